import { expect, it } from 'vitest'
import { CODES, counted } from '../../src/bot/texts/ar/words.ts'

it('writes an Arabic count in each of its forms, and one and two without digits', () => {
  const written = [1, 2, 5, 11, 100, 103, 0].map((count) => counted(count, CODES))
  expect(written).toEqual([
    'رمز واحد',
    'رمزان',
    '5 رموز',
    '11 رمزًا',
    '100 رمز',
    '103 رموز',
    '0 رمز',
  ])
})
