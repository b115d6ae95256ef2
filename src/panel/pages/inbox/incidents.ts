import {
  cancelUnsent,
  holdersToNotify,
  moveUnsentTo,
  openOrdersAt,
  targetsOf,
  tellDelayed,
} from '../../../domain/fulfilment/incident-orders.ts'
import { incidentById, openIncidents } from '../../../domain/suppliers/incidents.ts'
import { incidentSaid } from '../../../locales/decided/incident.ts'
import { bold } from '../../../locales/html.ts'
import type { Ask, Sent } from '../../ask.ts'
import { factsPart } from '../../kit/facts.ts'
import { choice } from '../../kit/fields.ts'
import { html, markup, sentence } from '../../kit/html.ts'
import { plainly } from '../../kit/words.ts'
import { type Card, decision, decisionButton, type Kind } from './kind.ts'

/** Suppliers that keep failing, and what to do with their orders. */
export const incidents: Kind = {
  name: 'incident',
  right: 'orders',
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
      async fields({ read, deps, t }, { id }) {
        const targets = await targetsOf(read, await incidentById(read, Number(id)), deps)
        const choices = targets.map(
          ({ supplier, orders }) => [supplier, `${supplier} (${orders})`] as const,
        )
        const hint = t(
          targets.length === 0 ? 'admin-incidents-nowhere' : 'admin-incidents-about-targets',
        )
        return { supplier: choice(t('panel-inbox-to'), choices, { hint }) }
      },
      async run(sent, { id }, { supplier }) {
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
      async preview({ read, t }, { id }) {
        const { supplier } = await incidentById(read, Number(id))
        const { notSent: count } = await openOrdersAt(read, supplier)
        const question = t('admin-incidents-confirm-cancel', { count, who: bold(supplier) })
        return html`<p>${markup(question)}</p>`
      },
      async run(sent, { id }) {
        await useUp(sent)
        const { store, clock } = sent.deps
        const count = await cancelUnsent(store, Number(id), sent.actor, clock)
        return { said: sent.t('admin-incidents-cancelled', { count }) }
      },
      stays: true,
    }),
    tell: decision({
      title: ({ t }) => t('panel-inbox-tell'),
      async preview({ read, t }, { id }) {
        const { supplier } = await incidentById(read, Number(id))
        const count = await holdersToNotify(read, supplier)
        return html`<p><strong>${t('admin-incidents-confirm-tell', { count })}</strong></p><blockquote>${t('notices-orders-delayed')}</blockquote>`
      },
      async run({ change, actor, now, t }, { id }) {
        const count = await change((tx) => tellDelayed(tx, Number(id), actor, now))
        return { said: t('admin-incidents-notified', { count }) }
      },
    }),
  },
}

async function card(ask: Ask, id: string): Promise<Card> {
  const said = await incidentSaid(ask.read, ask.texts, Number(id))
  const { title, reason, facts, told, next, notSent, waiting } = said
  const button = (name: string, letter: string) =>
    decisionButton(ask, incidents, id, name, { letter })
  return {
    title: plainly(title),
    body: html`<blockquote>${reason}</blockquote>
${factsPart(ask, facts)}
${sentence(told)}
<p class="quiet">${next}</p>`,
    buttons: [
      notSent > 0 && [button('move', 'm'), button('cancel', 'x')],
      waiting > 0 && button('tell', 't'),
    ],
  }
}

/** What follows takes many transactions, each safe to repeat. */
function useUp({ change }: Sent): Promise<void> {
  return change(async () => {})
}
