import type { Reader } from '../../db/store.ts'
import { holdersToNotify, openOrdersAt } from '../../domain/fulfilment/incident-orders.ts'
import { holderOf } from '../../domain/reports/order.ts'
import { breakerStatesOf } from '../../domain/suppliers/health.ts'
import { incidentById, QUIET_MS } from '../../domain/suppliers/incidents.ts'
import { bold } from '../html.ts'
import type { Texts } from '../languages.ts'
import type { Fact } from './facts.ts'

/**
 * What is read about a supplier that keeps failing. `next`: what happens next. `notSent`: how many orders can be
 * cancelled or sent elsewhere. `waiting`: how many holders can be told.
 * @throws DomainError INCIDENT_NOT_FOUND
 */
export async function incidentSaid(read: Reader, texts: Texts, id: number) {
  const { format, t } = texts
  const incident = await incidentById(read, id)
  const { supplier, reason, openedAt, endedAt, endedQuietly, holdersToldAt } = incident
  const open = await openOrdersAt(read, supplier)
  const { notSent, unknown, atWork, amountMicros } = open
  const all = notSent + unknown + atWork
  const failing = (await breakerStatesOf(read)).filter(
    (one) => one.supplier === supplier && one.openUntil !== null,
  )
  // Whose orders fail, if only this person's do.
  const accountIds = new Set(failing.map(({ accountId }) => accountId))
  const [only = null] = accountIds.size === 1 ? accountIds : []
  const isOpen = endedAt === null
  const what = failing.map((one) => t(`notices-calls-${one.what}`))
  const ended = t(endedQuietly ? 'admin-incidents-quiet' : 'admin-incidents-worked', {
    who: supplier,
  })
  const over = endedQuietly
    ? t('admin-incidents-over-quiet', { span: format.duration(QUIET_MS) })
    : t('admin-incidents-over')
  const goesOn = t(all > 0 ? 'admin-incidents-tried-again' : 'admin-incidents-tried-next')
  const facts: Fact[] = [
    isOpen && only !== null && [t('notices-account'), { person: await holderOf(read, only) }],
    [t('admin-incidents-since'), format.time(openedAt)],
    // While it goes on, a length of time would be wrong a minute later.
    !isOpen && [t('admin-incidents-lasts'), format.took(endedAt.getTime() - openedAt.getTime())],
    [t('admin-incidents-open'), bold(format.number(all))],
    all > 0 && [t('admin-incidents-not-sent'), notSent],
    all > 0 && [t('admin-incidents-unknown'), unknown],
    all > 0 && [t('admin-incidents-at-work'), atWork],
    all > 0 && [t('admin-incidents-worth'), format.usd(amountMicros)],
  ]
  return {
    title: isOpen
      ? t('notices-supplier-failing', { supplier, calls: format.list(what, 'plain') })
      : ended,
    ...{ reason, facts, next: isOpen ? goesOn : over, notSent },
    told: holdersToldAt && t('admin-incidents-notified-at', { at: format.moment(holdersToldAt) }),
    waiting: isOpen ? await holdersToNotify(read, supplier) : 0,
  }
}
