import type { Reader } from '../../db/store.ts'
import { accountMeant, type Decision, withTopUps } from '../../domain/approvals/decisions.ts'
import { tierById } from '../../domain/catalog/tiers.ts'
import { transferById } from '../../domain/deposits/transfers.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import type { SupplierSettings } from '../../domain/settings/supplier.ts'
import type { Transfer } from '../../domain/settings/transfer.ts'
import { supplierSettings } from '../../domain/suppliers/supplier-limits.ts'
import type { Texts } from '../languages.ts'
import { type Change, changesIn, type Fact, topUpFacts, transferFacts } from '../payment-terms.ts'

// What a second person reads of a decision that changes what is set.

export type ChangeKind = 'settings' | 'transfer' | 'supplier' | 'second_person' | 'tier'
type About = { read: Reader; texts: Texts; now: Date }

/**
 * Each value that would be another, before and after. `about`: of what, or of whom; null if the values say it.
 * @throws DomainError for what is not there any more
 */
export async function changesDecided(
  { read, texts, now }: About,
  decision: Extract<Decision, { kind: ChangeKind }>,
): Promise<{ about: string | null; rows: readonly Change[] }> {
  const { format, t } = texts
  const settings = await readSettings(read)
  switch (decision.kind) {
    case 'settings': {
      const after = topUpFacts(texts, withTopUps(settings, decision.changes))
      return {
        about: t('admin-top-ups-confirm'),
        rows: changesIn(topUpFacts(texts, settings), after),
      }
    }
    case 'transfer': {
      const before = transferById(settings, decision.id)
      const facts = (one: Transfer) => transferFacts(texts, one, { ...settings, now })
      const after = facts({ ...before, ...decision.changes })
      return { about: before.name, rows: changesIn(facts(before), after) }
    }
    case 'supplier': {
      const before = supplierSettings(settings, decision.supplier)
      const after = supplierFacts(texts, { ...before, ...decision.changes })
      return { about: decision.supplier, rows: changesIn(supplierFacts(texts, before), after) }
    }
    case 'second_person': {
      const said = (micros: number) =>
        micros === 0 ? t('admin-approvals-never') : format.usd(micros)
      const [from, to] = [settings.secondPerson.aboveMicros, decision.aboveMicros].map(said)
      return { about: null, rows: [[t('panel-service-name-secondPerson'), from ?? '', to ?? '']] }
    }
    case 'tier': {
      const { name, telegramId, tierId } = await accountMeant(read, decision)
      const nameOf = async (id: number | null) =>
        id === null ? t('admin-pricing-standard') : (await tierById(read, id)).name
      const [from, to] = [await nameOf(tierId), await nameOf(decision.tierId)]
      return {
        about: format.apart(name ? `${name} (${telegramId})` : String(telegramId)),
        rows: [[t('admin-pricing-tier'), from, to]],
      }
    }
  }
}

/** How much may be bought at a supplier, and what is done or reported by itself. */
export function supplierFacts(
  { t, format }: Texts,
  { dayLimitMicros, atOnce, syncEveryMs, lowBalanceMicros }: SupplierSettings,
): Fact[] {
  const none = t('admin-limits-none')
  const off = t('admin-price-lists-off')
  const every = syncEveryMs === null ? null : { time: format.duration(syncEveryMs) }
  return [
    [t('admin-limits-day'), dayLimitMicros === null ? none : format.usd(dayLimitMicros)],
    [t('admin-limits-at-once'), atOnce === null ? none : format.number(atOnce)],
    [t('admin-price-lists-every'), every === null ? off : t('admin-price-lists-every-time', every)],
    [
      t('admin-price-lists-threshold'),
      lowBalanceMicros === null ? off : format.usd(lowBalanceMicros),
    ],
  ]
}
