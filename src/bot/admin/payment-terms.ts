import { withTopUps } from '../../domain/approvals/decisions.ts'
import { transferById } from '../../domain/deposits/transfers.ts'
import { SETTINGS } from '../../domain/settings/all-settings.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import type { Transfer } from '../../domain/settings/transfer.ts'
import { bold, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { type Change, changesIn, topUpFacts, transferFacts } from '../../locales/payment-terms.ts'
import type { Feature } from '../context.ts'

/** Changes of how payers may pay, as the second person reads them. They are asked for in the panel. */
export const paymentTerms = {
  right: SETTINGS.transfers.right,
  approvals: {
    transfer: async ({ read, texts, now }, { id, changes }) => {
      const settings = await readSettings(read)
      const before = transferById(settings, id)
      const about = { topUps: settings.topUps, now }
      const factsOf = (one: Transfer) => transferFacts(texts, one, about)
      const rows = changesIn(factsOf(before), factsOf({ ...before, ...changes }))
      const title = texts.t('admin-transfers-confirm-change', {
        name: texts.format.apart(before.name),
      })
      return changesView(texts, title, rows)
    },
    settings: async ({ read, texts }, { changes }) => {
      const before = await readSettings(read)
      const after = withTopUps(before, changes)
      const rows = changesIn(topUpFacts(texts, before), topUpFacts(texts, after))
      return changesView(texts, texts.t('admin-top-ups-confirm'), rows)
    },
  },
} satisfies Feature

function changesView({ format }: Texts, title: string, changes: readonly Change[]): Html {
  return lines(
    bold(title),
    '',
    ...changes.map(([label, from, to]) =>
      format.field(label, format.change(html`${from}`, bold(to))),
    ),
  )
}
