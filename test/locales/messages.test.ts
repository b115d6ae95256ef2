import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faultsOfTranslations, messageTypes, TYPES } from '../../scripts/locales.ts'

it('has types that fit the English messages: run npm run locales', () => {
  expect(readFileSync(TYPES, 'utf8')).toBe(messageTypes())
})

it('says everything in every language, with the same arguments and all plural forms', () => {
  expect(faultsOfTranslations()).toEqual([])
})
