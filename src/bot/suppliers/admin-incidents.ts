import {
  cancelUnsent,
  holdersToNotify,
  moveUnsentTo,
  type OpenOrders,
  openOrdersAt,
  targetsOf,
  tellDelayed,
} from '../../domain/fulfilment/incident-orders.ts'
import { type Holder, holderOf } from '../../domain/reports/order.ts'
import { type BreakerState, breakerStatesOf } from '../../domain/suppliers/health.ts'
import {
  type Incident,
  incidentById,
  incidentCardOf,
  QUIET_MS,
  storeIncidentCard,
} from '../../domain/suppliers/incidents.ts'
import { bold, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { changeMessage } from '../kit/change-message.ts'
import type { BotContext, Feature, NoticeContext, ScreenContext } from '../kit/context.ts'
import { holderLine, quoted } from '../kit/notice-text.ts'
import { button, buttonIfFits, idIn, type Screen, show } from '../kit/screen.ts'
import { leading } from './admin.ts'

/** Suppliers that keep failing, and what to do with their orders. */
export const incidents = {
  right: 'orders',
  waiting: { kind: 'incidents', said: 'panel-suppliers-wait' },
  buttons: {
    'a.incident': (ctx, [id]) => incidentScreen(ctx, idIn(id)),
    'a.incident-cancel': (ctx, [id]) => confirmCancel(ctx, idIn(id)),
    'a.incident-cancel-yes': async (ctx, [id]) => {
      const { store, clock } = ctx.deps
      const count = await cancelUnsent(store, idIn(id), ctx.adminActor, clock)
      await showDone(ctx, idIn(id), ctx.t('admin-incidents-cancelled', { count }))
    },
    'a.incident-move': (ctx, [id]) => chooseTarget(ctx, idIn(id)),
    'a.send-to': async (ctx, [id, supplier = '']) => {
      const { store, clock, routeOf, suppliers } = ctx.deps
      const to = { supplier, routeOf, suppliers, actor: ctx.adminActor }
      const count = await moveUnsentTo(store, idIn(id), to, clock)
      await showDone(ctx, idIn(id), ctx.t('admin-incidents-moved', { count, supplier }))
    },
    'a.incident-tell': (ctx, [id]) => confirmTell(ctx, idIn(id)),
    'a.incident-tell-yes': async (ctx, [id]) => {
      const count = await ctx.act((tx) => tellDelayed(tx, idIn(id), ctx.adminActor, ctx.now))
      await showDone(ctx, idIn(id), ctx.t('admin-incidents-notified', { count }))
    },
  },
  decides: {
    'a.incident-cancel-yes': 'a.incident-cancel',
    'a.send-to': 'a.incident-move',
    'a.incident-tell-yes': 'a.incident-tell',
  },
  notices: {
    incident: changeCard,
    supplier_recovered: (about, { supplier, what }) => {
      const { t } = about.texts
      const said = { supplier: bold(supplier), calls: t(`notices-calls-${what}`) }
      return leading(about, t('notices-supplier-recovered', said), supplier)
    },
  },
} satisfies Feature

/** An incident as it is now. @throws DomainError INCIDENT_NOT_FOUND */
async function incidentScreen({ read, texts, now }: ScreenContext, id: number): Promise<Screen> {
  const { t } = texts
  const incident = await incidentById(read, id)
  const { supplier, endedAt } = incident
  const open = await openOrdersAt(read, supplier)
  const failing = (await breakerStatesOf(read)).filter(
    (one) => one.supplier === supplier && one.openUntil !== null,
  )
  // Whose orders fail, if only this person's do.
  const accountIds = new Set(failing.map(({ accountId }) => accountId))
  const [only = null] = accountIds.size === 1 ? accountIds : []
  const holder = only === null ? null : await holderOf(read, only)
  const waiting = endedAt === null ? await holdersToNotify(read, supplier) : 0
  return {
    text: incidentView(texts, incident, { open, failing, holder }, now),
    buttons: [
      open.notSent > 0 && [
        button(t('admin-incidents-cancel', { count: open.notSent }), 'a.incident-cancel', id),
      ],
      open.notSent > 0 && [button(t('admin-incidents-move'), 'a.incident-move', id)],
      waiting > 0 && [button(t('admin-incidents-tell', { count: waiting }), 'a.incident-tell', id)],
      [button.refresh(t, 'a.incident', id)],
    ],
  }
}

async function confirmCancel(ctx: BotContext, id: number): Promise<void> {
  const { t } = ctx
  const { supplier } = await incidentById(ctx.read, id)
  const { notSent } = await openOrdersAt(ctx.read, supplier)
  await show(ctx, {
    text: lines(t('admin-incidents-confirm-cancel', { count: notSent, who: bold(supplier) })),
    buttons: [
      [button(t('admin-incidents-cancel-yes'), 'a.incident-cancel-yes', id)],
      [button.cancel(t, 'a.incident', id)],
    ],
  })
}

async function chooseTarget(ctx: BotContext, id: number): Promise<void> {
  const { deps, t, read } = ctx
  const incident = await incidentById(read, id)
  const targets = await targetsOf(read, incident, deps)
  const { notSent } = await openOrdersAt(read, incident.supplier)
  await show(ctx, {
    text: lines(
      bold(t('admin-incidents-where-to', { count: notSent })),
      '',
      targets.length === 0 ? t('admin-incidents-nowhere') : t('admin-incidents-about-targets'),
    ),
    buttons: [
      ...targets.map(({ supplier, orders }) =>
        buttonIfFits(
          t('admin-incidents-to', { supplier, count: orders }),
          'a.send-to',
          String(id),
          supplier,
        ),
      ),
      [button.cancel(t, 'a.incident', id)],
    ],
  })
}

async function confirmTell(ctx: BotContext, id: number): Promise<void> {
  const { t, read } = ctx
  const { supplier } = await incidentById(read, id)
  await show(ctx, {
    text: lines(
      bold(t('admin-incidents-confirm-tell', { count: await holdersToNotify(read, supplier) })),
      '',
      quoted(t('notices-orders-delayed')),
    ),
    buttons: [
      [button(t('admin-incidents-tell-yes'), 'a.incident-tell-yes', id)],
      [button.cancel(t, 'a.incident', id)],
    ],
  })
}

async function showDone(ctx: BotContext, id: number, sentence: string): Promise<void> {
  ctx.say(sentence)
  await show(ctx, await incidentScreen(ctx, id))
}

/** Shows an incident to an admin as it is now: in the message that shows it already, or else in a new one. */
async function changeCard(
  about: NoticeContext,
  { incidentId }: { incidentId: number },
): Promise<null> {
  const { api, store, telegramId } = about
  const screen = await incidentScreen(about, incidentId)
  const known = await incidentCardOf(store.read, incidentId, telegramId)
  const messageId = await changeMessage(api, telegramId, known, screen)
  if (messageId !== known)
    await store.transaction((tx) => storeIncidentCard(tx, { incidentId, telegramId, messageId }))
  return null
}

/** @param about failing: its supplier's open breakers. holder: whose orders fail; null: everybody's. */
function incidentView(
  texts: Texts,
  incident: Incident,
  {
    open,
    failing,
    holder,
  }: { open: OpenOrders; failing: readonly BreakerState[]; holder: Holder | null },
  now: Date,
): Html {
  const { format, t } = texts
  const { supplier, reason, openedAt, endedAt, endedQuietly, holdersToldAt } = incident
  const isOpen = endedAt === null
  const what = format.list(
    failing.map((one) => t(`notices-calls-${one.what}`)),
    'plain',
  )
  const { notSent, unknown, atWork, amountMicros } = open
  const all = notSent + unknown + atWork
  const goesOn = all > 0 ? t('admin-incidents-tried-again') : t('admin-incidents-tried-next')
  const ended = endedQuietly
    ? t('admin-incidents-quiet', { who: bold(supplier) })
    : t('admin-incidents-worked', { who: bold(supplier) })
  const over = endedQuietly
    ? t('admin-incidents-over-quiet', { span: format.duration(QUIET_MS) })
    : t('admin-incidents-over')
  return lines(
    isOpen ? t('notices-supplier-failing', { supplier: bold(supplier), calls: what }) : ended,
    isOpen ? holderLine(texts, holder) : null,
    quoted(reason),
    format.field(t('admin-incidents-since'), format.moment(openedAt)),
    // While it goes on, a length of time would be wrong a minute after the message changed.
    isOpen ? null : format.field(t('admin-incidents-lasts'), lasted(texts, incident, now)),
    '',
    format.field(t('admin-incidents-open'), bold(format.number(all))),
    all > 0 &&
      lines(
        format.field(t('admin-incidents-not-sent'), notSent),
        format.field(t('admin-incidents-unknown'), unknown),
        format.field(t('admin-incidents-at-work'), atWork),
        format.field(t('admin-incidents-worth'), format.usd(amountMicros)),
      ),
    '',
    holdersToldAt && t('admin-incidents-notified-at', { at: format.moment(holdersToldAt) }),
    html`<i>${isOpen ? goesOn : over}</i>`,
  )
}

function lasted({ format }: Texts, { openedAt, endedAt }: Incident, now: Date): string {
  return format.took((endedAt ?? now).getTime() - openedAt.getTime())
}
