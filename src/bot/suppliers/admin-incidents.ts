import {
  cancelUnsent,
  holdersToNotify,
  moveUnsentTo,
  openOrdersAt,
  targetsOf,
  tellDelayed,
} from '../../domain/fulfilment/incident-orders.ts'
import { incidentById } from '../../domain/suppliers/incidents.ts'
import { factLines } from '../../locales/decided/facts.ts'
import { incidentSaid } from '../../locales/decided/incident.ts'
import { bold, html, lines } from '../../locales/html.ts'
import { type Asked, deciding } from '../approvals/deciding.ts'
import type { BotContext, Feature, NoticeScreen } from '../kit/context.ts'
import { quoted } from '../kit/notice-text.ts'
import { withPage } from '../kit/panel-button.ts'
import { button, idIn } from '../kit/screen.ts'
import type { Viewing } from '../kit/viewing.ts'

/** Suppliers that keep failing, and what to do with their orders. */
export const incidents = {
  right: 'orders',
  waiting: { kind: 'incidents', said: 'panel-suppliers-wait' },
  ...deciding({
    name: 'incident',
    card: incidentCard,
    asks: { cancel: askToCancel, to: askWhere, tell: askToTell },
  }),
  notices: {
    incident: (about, { incidentId }) => incidentCard(about, String(incidentId)),
    supplier_recovered: (about, { supplier, what }) => {
      const { t } = about.texts
      const said = { supplier: bold(supplier), calls: t(`notices-calls-${what}`) }
      return withPage(about, t('notices-supplier-recovered', said), 'suppliers', `/${supplier}`)
    },
  },
} satisfies Feature

/** An incident as it is now. @throws DomainError INCIDENT_NOT_FOUND */
async function incidentCard({ read, texts }: Viewing, key: string): Promise<NoticeScreen> {
  const { t } = texts
  const id = idIn(key)
  const { title, reason, facts, told, next, notSent, waiting } = await incidentSaid(read, texts, id)
  return {
    text: lines(
      bold(title),
      quoted(reason),
      ...factLines(texts, facts),
      '',
      told,
      html`<i>${next}</i>`,
    ),
    buttons: [
      notSent > 0 && [
        button(t('admin-incidents-cancel', { count: notSent }), 'a.incident-cancel', id),
      ],
      notSent > 0 && [button(t('admin-incidents-move'), 'a.incident-to', id)],
      waiting > 0 && [button(t('admin-incidents-tell', { count: waiting }), 'a.incident-tell', id)],
      [button.refresh(t, 'a.incident', id)],
    ],
  }
}

async function askToCancel({ t, read, deps, adminActor }: BotContext, id: string): Promise<Asked> {
  const { supplier } = await incidentById(read, idIn(id))
  const { notSent } = await openOrdersAt(read, supplier)
  return {
    text: lines(t('admin-incidents-confirm-cancel', { count: notSent, who: bold(supplier) })),
    choices: [['', t('admin-incidents-cancel-yes')]],
    async run() {
      const count = await cancelUnsent(deps.store, idIn(id), adminActor, deps.clock)
      return { said: t('admin-incidents-cancelled', { count }) }
    },
  }
}

async function askWhere({ t, read, deps, adminActor: actor }: BotContext, id: string) {
  const incident = await incidentById(read, idIn(id))
  const targets = await targetsOf(read, incident, deps)
  const { notSent } = await openOrdersAt(read, incident.supplier)
  return {
    text: lines(
      bold(t('admin-incidents-where-to', { count: notSent })),
      '',
      t(targets.length === 0 ? 'admin-incidents-nowhere' : 'admin-incidents-about-targets'),
    ),
    choices: targets.map(
      ({ supplier, orders }) =>
        [supplier, t('admin-incidents-to', { supplier, count: orders })] as const,
    ),
    async run({ choice: supplier }) {
      const { store, clock, routeOf, suppliers } = deps
      const to = { supplier, routeOf, suppliers, actor }
      const count = await moveUnsentTo(store, idIn(id), to, clock)
      return { said: t('admin-incidents-moved', { count, supplier }) }
    },
  } satisfies Asked
}

async function askToTell(ctx: BotContext, id: string): Promise<Asked> {
  const { t, read, adminActor, now } = ctx
  const { supplier } = await incidentById(read, idIn(id))
  return {
    text: lines(
      bold(t('admin-incidents-confirm-tell', { count: await holdersToNotify(read, supplier) })),
      '',
      quoted(t('notices-orders-delayed')),
    ),
    choices: [['', t('admin-incidents-tell-yes')]],
    async run() {
      const count = await ctx.act((tx) => tellDelayed(tx, idIn(id), adminActor, now))
      return { said: t('admin-incidents-notified', { count }) }
    },
  }
}
