import {
  cancelUnsent,
  holdersToNotify,
  moveUnsentTo,
  openOrdersAt,
  targetsOf,
  tellDelayed,
} from '../../../domain/fulfilment/incident-orders.ts'
import { breakerStatesOf } from '../../../domain/suppliers/health.ts'
import { incidentById, openIncidents, QUIET_MS } from '../../../domain/suppliers/incidents.ts'
import { bold } from '../../../locales/html.ts'
import type { Ask, Sent } from '../../ask.ts'
import { choice } from '../../kit/fields.ts'
import { html, markup } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import { plainly } from '../../kit/words.ts'
import { type Card, decision, decisionButton, type Kind } from './kind.ts'

/** Suppliers that keep failing, and what to do with their orders. */
export const incidents: Kind = {
  name: 'incident',
  right: 'orders',
  waits: 'incidents',
  label: 'panel-inbox-incident',
  async load({ read }, limit) {
    const open = await openIncidents(read)
    return open.slice(0, limit).map(({ id, openedAt: at, supplier: what, reason: who }) => ({
      key: String(id),
      at,
      what,
      who,
    }))
  },
  card,
  decisions: {
    move: decision({
      title: ({ t }) => plainly(t('admin-incidents-move')),
      async fields({ read, deps, t }, id) {
        const targets = await targetsOf(read, await incidentById(read, Number(id)), deps)
        const choices = targets.map(
          ({ supplier, orders }) => [supplier, `${supplier} (${orders})`] as const,
        )
        const hint = t(
          targets.length === 0 ? 'admin-incidents-nowhere' : 'admin-incidents-about-targets',
        )
        return { supplier: choice(t('panel-inbox-to'), choices, { hint }) }
      },
      async run(sent, id, { supplier }) {
        const { actor, deps, t } = sent
        await useUp(sent)
        const { store, routeOf, suppliers, clock } = deps
        const count = await moveUnsentTo(
          store,
          Number(id),
          { supplier, routeOf, suppliers, actor },
          clock,
        )
        return { said: t('admin-incidents-moved', { count, supplier }) }
      },
      stays: true,
    }),
    cancel: decision({
      title: ({ t }) => t('panel-inbox-cancel-unsent'),
      async preview({ read, t }, id) {
        const { supplier } = await incidentById(read, Number(id))
        const { notSent: count } = await openOrdersAt(read, supplier)
        const question = t('admin-incidents-confirm-cancel', { count, who: bold(supplier) })
        return html`<p>${markup(question)}</p>`
      },
      async run(sent, id) {
        await useUp(sent)
        const { store, clock } = sent.deps
        const count = await cancelUnsent(store, Number(id), sent.actor, clock)
        return { said: sent.t('admin-incidents-cancelled', { count }) }
      },
      stays: true,
    }),
    tell: decision({
      title: ({ t }) => t('panel-inbox-tell'),
      async preview({ read, t }, id) {
        const { supplier } = await incidentById(read, Number(id))
        const count = await holdersToNotify(read, supplier)
        return html`<p><strong>${t('admin-incidents-confirm-tell', { count })}</strong></p><blockquote>${t('notices-orders-delayed')}</blockquote>`
      },
      async run({ change, actor, now, t }, id) {
        const count = await change((tx) => tellDelayed(tx, Number(id), actor, now))
        return { said: t('admin-incidents-notified', { count }) }
      },
    }),
  },
}

async function card(ask: Ask, id: string): Promise<Card> {
  const { read, t, format } = ask
  const incident = await incidentById(read, Number(id))
  const { supplier, endedAt, endedQuietly, reason, openedAt, holdersToldAt } = incident
  const open = await openOrdersAt(read, supplier)
  const failing = (await breakerStatesOf(read)).filter(
    (one) => one.supplier === supplier && one.openUntil !== null,
  )
  const waiting = endedAt === null ? await holdersToNotify(read, supplier) : 0
  const calls = format.list(
    failing.map(({ what }) => t(`notices-calls-${what}`)),
    'plain',
  )
  const over = endedQuietly
    ? t('admin-incidents-quiet', { who: supplier })
    : t('admin-incidents-worked', { who: supplier })
  const all = open.notSent + open.unknown + open.atWork
  const goesOn = t(all > 0 ? 'admin-incidents-tried-again' : 'admin-incidents-tried-next')
  const ended = endedQuietly
    ? t('admin-incidents-over-quiet', { span: format.duration(QUIET_MS) })
    : t('admin-incidents-over')
  const button = (name: string, letter: string) =>
    decisionButton(ask, incidents, id, name, { letter })
  return {
    title: plainly(endedAt === null ? t('notices-supplier-failing', { supplier, calls }) : over),
    body: html`<blockquote>${reason}</blockquote>
${facts([
  [t('admin-incidents-since'), markup(format.time(openedAt))],
  endedAt !== null && [
    t('admin-incidents-lasts'),
    format.took(endedAt.getTime() - openedAt.getTime()),
  ],
  [t('admin-incidents-open'), html`<strong>${format.number(all)}</strong>`],
  [plainly(t('admin-incidents-not-sent')), format.number(open.notSent)],
  [plainly(t('admin-incidents-unknown')), format.number(open.unknown)],
  [plainly(t('admin-incidents-at-work')), format.number(open.atWork)],
  [t('admin-incidents-worth'), format.usd(open.amountMicros)],
])}
${holdersToldAt !== null && html`<p>${t('admin-incidents-notified-at', { at: format.moment(holdersToldAt) })}</p>`}
<p class="quiet">${endedAt === null ? goesOn : ended}</p>`,
    buttons: [
      open.notSent > 0 && button('move', 'm'),
      open.notSent > 0 && button('cancel', 'x'),
      waiting > 0 && button('tell', 't'),
    ],
  }
}

/** What follows takes many transactions, each safe to repeat. */
function useUp({ change }: Sent): Promise<void> {
  return change(async () => {})
}
