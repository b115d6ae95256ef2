import {
  cancelUnsent,
  holdersToNotify,
  moveUnsentTo,
  openOrdersAt,
  targetsOf,
  tellDelayed,
} from '../../domain/fulfilment/incident-orders.ts'
import { holderOf } from '../../domain/reports/order.ts'
import { breakerStatesOf } from '../../domain/suppliers/health.ts'
import { type Incident, incidentById, QUIET_MS } from '../../domain/suppliers/incidents.ts'
import type { Ask } from '../ask.ts'
import { act, doButton, openButton } from '../kit/acts.ts'
import { choice } from '../kit/fields.ts'
import { html, markup, type Part, paragraph } from '../kit/html.ts'
import { type Column, facts } from '../kit/list.ts'
import type { Page } from '../kit/page.ts'
import { agoPart, SUPPLIERS, supplierPath } from './supplier-parts.ts'

const PATH = `${SUPPLIERS}/incidents/:id`
const back = ({ id = '' }: Readonly<Record<string, string>>) => incidentPath({ id })

/** A time in which a supplier kept failing, and what is done with its orders. */
export const incident: Page = {
  right: 'orders',
  views: { [PATH]: (ask, { id }) => view(ask, Number(id)) },
  acts: {
    [`${PATH}/cancel`]: act({
      right: 'orders',
      title: ({ t }) => t('panel-incident-cancel'),
      async preview({ read, t }, { id }) {
        const { supplier } = await incidentById(read, Number(id))
        const { notSent } = await openOrdersAt(read, supplier)
        return paragraph(t('admin-incidents-confirm-cancel', { count: notSent, who: supplier }))
      },
      async run(sent, { id }) {
        const { deps, actor, t } = sent
        // The orders have transactions of their own, which a form that comes again must not begin.
        await sent.change(async () => undefined)
        const count = await cancelUnsent(deps.store, Number(id), actor, deps.clock)
        return { said: t('admin-incidents-cancelled', { count }) }
      },
      back,
    }),
    [`${PATH}/move`]: act({
      right: 'orders',
      title: ({ t }) => t('panel-incident-move'),
      async about({ read, t, deps }, { id }) {
        const one = await incidentById(read, Number(id))
        const isPossible = (await targetsOf(read, one, deps)).length > 0
        return html`<p>${t(isPossible ? 'admin-incidents-about-targets' : 'admin-incidents-nowhere')}</p>`
      },
      async fields({ read, t, deps }, { id }) {
        const one = await incidentById(read, Number(id))
        const { notSent } = await openOrdersAt(read, one.supplier)
        const targets = (await targetsOf(read, one, deps)).map(
          ({ supplier, orders }) => [supplier, `${supplier} (${orders})`] as const,
        )
        return { to: choice(t('admin-incidents-where-to', { count: notSent }), targets) }
      },
      async run(sent, { id }, { to: supplier }) {
        const { deps, actor, t } = sent
        // As above.
        await sent.change(async () => undefined)
        const { store, clock, routeOf, suppliers } = deps
        const to = { supplier, routeOf, suppliers, actor }
        const count = await moveUnsentTo(store, Number(id), to, clock)
        return { said: t('admin-incidents-moved', { count, supplier }) }
      },
      back,
    }),
    [`${PATH}/tell`]: act({
      right: 'orders',
      title: ({ t }) => t('panel-incident-tell'),
      async preview({ read, t }, { id }) {
        const { supplier } = await incidentById(read, Number(id))
        const count = await holdersToNotify(read, supplier)
        return html`<p>${t('admin-incidents-confirm-tell', { count })}</p><blockquote>${t('notices-orders-delayed')}</blockquote>`
      },
      async run(sent, { id }) {
        const { actor, now, t } = sent
        const count = await sent.change((tx) => tellDelayed(tx, Number(id), actor, now))
        return { said: t('admin-incidents-notified', { count }) }
      },
      back,
    }),
  },
}

export function incidentPath({ id }: { id: number | string }): string {
  return `${SUPPLIERS}/incidents/${id}`
}

/** @param isNamed whether they are of several suppliers */
export function incidentColumns(
  { t, format, now }: Pick<Ask, 't' | 'format' | 'now'>,
  isNamed: boolean,
): Column<Incident>[] {
  return [
    {
      head: t('admin-incidents-since'),
      cell: ({ openedAt }) => markup(format.time(openedAt)),
      file: ['opened_at', 'instant', ({ openedAt }) => openedAt],
    },
    ...(isNamed
      ? [{ head: t('panel-suppliers-name'), cell: ({ supplier }: Incident) => supplier }]
      : []),
    {
      head: t('panel-suppliers-status'),
      cell: ({ endedAt }) =>
        endedAt === null
          ? html`<span class="tag bad">${t('panel-incident-open')}</span>`
          : html`<span class="tag">${t('panel-incident-over')}</span>`,
      file: ['ended_at', 'instant', ({ endedAt }) => endedAt],
    },
    {
      head: t('admin-incidents-lasts'),
      cell: ({ openedAt, endedAt }) => format.took((endedAt ?? now).getTime() - openedAt.getTime()),
      is: 'number',
    },
    {
      head: t('panel-incident-reason'),
      cell: ({ reason }) => reason,
      file: ['reason', 'text', ({ reason }) => reason],
      is: 'minor',
    },
  ]
}

async function view(ask: Ask, id: number) {
  const { read, t, format, now } = ask
  const one = await incidentById(read, id)
  const { supplier, reason, openedAt, endedAt, endedQuietly, holdersToldAt } = one
  const isOpen = endedAt === null
  const open = await openOrdersAt(read, supplier)
  const all = open.notSent + open.unknown + open.atWork
  const untold = isOpen ? await holdersToNotify(read, supplier) : 0
  const next = all > 0 ? t('admin-incidents-tried-again') : t('admin-incidents-tried-next')
  const over = endedQuietly
    ? t('admin-incidents-over-quiet', { span: format.duration(QUIET_MS) })
    : t('admin-incidents-over')
  const path = incidentPath(one)
  const body = html`${isOpen && html`<p class="alarm" role="alert">${t('panel-incident-failing', { supplier, calls: await callsFailing(ask, supplier) })}</p>`}
<div class="halves"><section class="card">${facts([
    [t('panel-suppliers-name'), html`<a href="${supplierPath(supplier)}">${supplier}</a>`],
    ...(isOpen ? await holderFact(ask, supplier) : []),
    [t('panel-incident-reason'), reason],
    [t('admin-incidents-since'), markup(format.time(openedAt))],
    [t('admin-incidents-lasts'), format.took((endedAt ?? now).getTime() - openedAt.getTime())],
    holdersToldAt !== null && [t('panel-incident-told'), agoPart(ask, holdersToldAt)],
  ])}</section>
<section class="card">${facts([
    [t('admin-incidents-open'), html`<strong>${format.number(all)}</strong>`],
    [t('panel-incident-not-sent'), format.number(open.notSent)],
    [t('panel-incident-unknown'), format.number(open.unknown)],
    [t('panel-incident-at-work'), format.number(open.atWork)],
    [t('admin-incidents-worth'), format.usd(open.amountMicros)],
  ])}
<p>${isOpen ? next : over}</p>
<div class="buttons">${open.notSent > 0 && openButton(t('panel-incident-move'), `${path}/move`)}
${open.notSent > 0 && doButton(ask, t('panel-incident-cancel'), `${path}/cancel`, { danger: true })}
${untold > 0 && doButton(ask, t('panel-incident-tell'), `${path}/tell`)}</div></section></div>`
  return { title: t('panel-incident', { supplier }), body }
}

async function failingAt({ read }: Ask, supplier: string) {
  const states = await breakerStatesOf(read)
  return states.filter((one) => one.supplier === supplier && one.openUntil !== null)
}

async function callsFailing(ask: Ask, supplier: string): Promise<string> {
  const failing = await failingAt(ask, supplier)
  const names = failing.map(({ what }) => ask.t(`notices-calls-${what}`))
  return ask.format.list(names, 'plain')
}

/** Whose orders fail, if only this person's do. */
async function holderFact(ask: Ask, supplier: string): Promise<[string, Part][]> {
  const accountIds = new Set((await failingAt(ask, supplier)).map(({ accountId }) => accountId))
  const [only = null] = accountIds.size === 1 ? accountIds : []
  if (only === null) return []
  const { name, telegramId } = await holderOf(ask.read, only)
  return [[ask.t('notices-account'), `${name} (${telegramId})`]]
}
