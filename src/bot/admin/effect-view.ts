import type { Reader } from '../../db/store.ts'
import { accountMeant } from '../../domain/approvals/decisions.ts'
import type { Effect } from '../../domain/approvals/effects.ts'
import { tierById } from '../../domain/catalog/tiers.ts'
import { transferById } from '../../domain/deposits/transfers.ts'
import { unmatchedById } from '../../domain/deposits/unmatched.ts'
import { storyAbout } from '../../domain/reports/claim.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import type { SupplierSettings } from '../../domain/settings/supplier.ts'
import { supplierSettings } from '../../domain/settings/supplier.ts'
import { bold, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { secondButton } from '../views/admin/approvals.ts'
import { aboutClaimView } from '../views/admin/claims.ts'
import { paymentCardView } from '../views/admin/payments.ts'
import { person } from '../views/admin/person.ts'
import { askGiveView } from '../views/admin/team.ts'
import { confirmTopUpsView } from '../views/admin/top-ups.ts'
import { confirmTransferView } from '../views/admin/transfers.ts'

/** What a decision would change, as it is now and as it would be. */
export async function effectView(
  read: Reader,
  texts: Texts,
  decision: Effect,
  now: Date,
): Promise<Html> {
  const { format, t } = texts
  const settings = await readSettings(read)
  switch (decision.kind) {
    case 'settings':
      return confirmTopUpsView(texts, settings, decision.changes)
    case 'second_person': {
      const [before, after] = [settings.secondPerson.aboveMicros, decision.aboveMicros]
      return lines(bold(secondButton(texts, before)), html`⬇️`, bold(secondButton(texts, after)))
    }
    case 'transfer': {
      const before = transferById(settings, decision.id)
      const about = { topUps: settings.topUps, now }
      return confirmTransferView(texts, before, { ...before, ...decision.changes }, about)
    }
    case 'supplier': {
      const { supplier, changes } = decision
      return supplierChangesView(texts, supplier, supplierSettings(settings, supplier), changes)
    }
    case 'role': {
      const account = await accountMeant(read, decision)
      const { role } = decision
      return role === null ? lines(person(texts, account)) : askGiveView(texts, account, role)
    }
    case 'tier': {
      const account = await accountMeant(read, decision)
      const nameOf = async (id: number | null) =>
        id === null ? t('admin-pricing-standard') : (await tierById(read, id)).name
      const [before, after] = [await nameOf(account.tierId), await nameOf(decision.tierId)]
      return lines(
        bold(person(texts, account)),
        format.field(t('admin-pricing-tier'), format.change(html`${before}`, bold(after))),
      )
    }
    case 'claim_codes': {
      const { reference, codeIds, answer } = decision
      const story = await storyAbout(read, reference)
      const inStock = format.number(story.inStock)
      const asked = t('admin-claims-confirm-replace', { count: codeIds.length, inStock })
      const noted = answer === undefined ? null : format.field(t('admin-claims-answer'), answer)
      return aboutClaimView(texts, story, asked, noted)
    }
    case 'payment_return': {
      const payment = await unmatchedById(read, decision.id)
      const details = { payment, deposit: null, decidedByName: null }
      const reason = format.field(t('admin-approvals-reason'), decision.reason)
      return lines(bold(t('admin-payments-give-back')), reason, '', paymentCardView(texts, details))
    }
  }
}

/** What is set for a supplier and would be others, before and after. */
function supplierChangesView(
  { format, t }: Texts,
  name: string,
  before: SupplierSettings,
  changes: Partial<SupplierSettings>,
): Html {
  const after = { ...before, ...changes }
  const usd = (micros: number | null) =>
    micros === null ? t('admin-limits-none') : format.usd(micros)
  const rows: [label: string, said: (settings: SupplierSettings) => string][] = [
    [t('admin-limits-day'), ({ dayLimitMicros }) => usd(dayLimitMicros)],
    [
      t('admin-limits-at-once'),
      ({ atOnce }) => (atOnce === null ? t('admin-limits-none') : format.number(atOnce)),
    ],
    [
      t('admin-price-lists-title', { supplier: '' }),
      ({ syncEveryMs }) =>
        syncEveryMs === null
          ? t('admin-price-lists-never-by-self')
          : t('admin-price-lists-every-time', { time: format.duration(syncEveryMs) }),
    ],
  ]
  return lines(
    html`${bold(t('admin-limits-title'))}: ${format.apart(bold(name))}`,
    '',
    ...rows.flatMap(([label, said]) =>
      said(before) === said(after)
        ? []
        : [format.field(label, format.change(html`${said(before)}`, bold(said(after))))],
    ),
  )
}
