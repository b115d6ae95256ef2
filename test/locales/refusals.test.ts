import { expect, it } from 'vitest'
import { DomainError } from '../../src/domain/shared/errors.ts'
import { LANGUAGES, textsFor } from '../../src/locales/languages.ts'
import { refusalIn } from '../../src/locales/refusals.ts'

it('leaves out what an empty list would say', () => {
  const en = textsFor('en')
  const alone = new DomainError('NO_PRICE_LIST', { supplier: 'north', others: [] })
  expect(refusalIn(en, alone)).toBe('north has no price list that can be read.')
})

it.each(LANGUAGES)(
  'escapes what people typed in a message with markup: $language.code',
  ({ t }) => {
    const said = t('wallet-threshold', { amount: { html: '<b>5</b>' } })
    expect(said.html).toContain('<b>5</b>')
    const { html } = t('notices-webhook-gone', { url: { html: '&lt;i&gt;' } })
    expect(html).toContain('&lt;i&gt;')
    const both = t('notices-sold-at-loss', {
      id: { html: '<code>x</code>' },
      price: '<b>',
      cost: '&',
    })
    expect(both.html).toMatch(/<code>x<\/code>.*&lt;b&gt;.*&amp;/s)
  },
)
