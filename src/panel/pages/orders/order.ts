import { openApprovals } from '../../../domain/approvals/approvals.ts'
import { isTest } from '../../../domain/catalog/catalog.ts'
import { hasDelivered } from '../../../domain/orders/orders.ts'
import {
  codesIn,
  type OrderReport,
  reportOn,
  reportWithCodes,
} from '../../../domain/reports/order.ts'
import { timelineOf } from '../../../domain/reports/order-timeline.ts'
import { maskedCode } from '../../../domain/stock/code-text.ts'
import { reportFacts } from '../../../locales/decided/order.ts'
import type { Ask } from '../../ask.ts'
import { doButton, openButton, type Params } from '../../kit/acts.ts'
import { factsPart } from '../../kit/facts.ts'
import { html, type Part } from '../../kit/html.ts'
import type { Page } from '../../kit/page.ts'
import type { Screen } from '../../kit/screen.ts'
import { plainly } from '../../kit/words.ts'
import { orderAttempts } from './attempts.ts'
import { orderCorrections } from './corrections.ts'
import { orderEnds } from './ends.ts'
import { productText, statusTag } from './list.ts'
import { timelinePart } from './timeline.ts'

const PATH = '/panel/orders/:id'
/** More masked codes than anybody compares. */
const CODES_SHOWN = 20

/** An order or a paid lookup: what is known about it, what happened to it, and what can be done. */
export const order: Page = {
  right: 'orders',
  views: { [PATH]: view, [`${PATH}/codes`]: codesView },
  acts: { ...orderCorrections, ...orderAttempts, ...orderEnds },
}

async function view(ask: Ask, { id = '' }: Params): Promise<Screen> {
  const { read, t } = ask
  const report = await reportOn(read, id)
  const isOrder = report.kind === 'order'
  const title = isOrder
    ? productText(ask, report.order)
    : t('panel-orders-lookup', { path: `POST /${report.lookup.kind}` })
  const timeline = await timelineOf(read, report)
  return {
    title,
    body: html`<p><code>${id}</code> ${statusTag(ask, (isOrder ? report.order : report.lookup).status)}${report.test && html` <span class="tag">${t('panel-orders-test')}</span>`}</p>
${await secondPart(ask, id, timeline.references)}${isOrder && buttons(ask, report)}
<div class="halves"><section><h2>${t('panel-orders-timeline')}</h2>${timelinePart(ask, report, timeline)}</section>
<section><h2>${t('panel-orders-facts')}</h2><div class="card">${factsPart(ask, await reportFacts(read, ask.texts, report))}</div>
${codesPart(ask, id, report)}</section></div>`,
  }
}

function buttons(ask: Ask, report: OrderReport & { kind: 'order' }): Part {
  const { t, may } = ask
  const { order, profit, codes, job } = report
  if (isTest(order)) return null
  const path = `/panel/orders/${order.id}`
  const isOpen = order.status === 'processing'
  const isLeft = order.status === 'completed' && profit.paidBackMicros < order.amountMicros
  const mayCorrect = isLeft && may('claims')
  const shown = [
    mayCorrect && openButton(t('panel-orders-refund'), `${path}/refund`, { letter: 'r' }),
    mayCorrect &&
      hasDelivered(order) &&
      codes.length > 0 &&
      openButton(t('panel-orders-replace'), `${path}/replace`, { letter: 'c' }),
    isOpen && job && doButton(ask, t('panel-orders-ask'), `${path}/ask`, { letter: 'a' }),
    isOpen &&
      job?.sent === false &&
      Object.keys(order.player).length > 0 &&
      openButton(t('panel-orders-player-act'), `${path}/player`, { letter: 'p' }),
    isOpen && openButton(t('panel-orders-complete'), `${path}/complete`),
    isOpen && openButton(t('panel-orders-cancel'), `${path}/cancel`, { danger: true }),
  ].filter(Boolean)
  return shown.length > 0 && html`<div class="buttons">${shown}</div>`
}

/** A notice while a decision about the order waits for a second person. */
async function secondPart({ read, now, t }: Ask, id: string, references: string[]): Promise<Part> {
  const open = await openApprovals(read, now)
  const isAbout = (name: string) => name === id || references.includes(name)
  const waits = open.some(({ decision }) => {
    if (decision?.kind === 'order') return isAbout(decision.id)
    const isOfClaim = decision?.kind === 'claim' || decision?.kind === 'claim_codes'
    return isOfClaim && isAbout(decision.reference)
  })
  return (
    waits && html`<p class="problem"><a href="/panel/inbox">${t('panel-orders-second')}</a></p>`
  )
}

function codesPart(ask: Ask, id: string, report: OrderReport): Part {
  const { t, format } = ask
  const codes = codesIn(report)
  if (codes.length === 0) return null
  const more = codes.length - CODES_SHOWN
  const isVoucher = report.kind === 'order' && report.order.kind === 'topup'
  return html`<h2>${t('admin-order-labels-codes')}</h2>
<div class="card">${isVoucher && html`<p>${t('admin-order-codes-use-voucher')}</p>`}${codesList(ask, report, codes.slice(0, CODES_SHOWN), maskedCode)}
${more > 0 && html`<p class="quiet">${t('admin-claims-more', { count: format.number(more) })}</p>`}
<p class="buttons">${openButton(t('panel-orders-show-codes'), `/panel/orders/${id}/codes`)}</p></div>`
}

/** The codes, those that were replaced with a mark. @param said how a code is shown */
function codesList(
  { t }: Ask,
  report: OrderReport,
  codes: readonly string[],
  said: (code: string) => string = (code) => code,
): Part {
  const replaced = new Set(report.kind === 'order' ? report.replaced : [])
  const mark = html` <span class="tag warn">${plainly(t('admin-claims-state-replaced'))}</span>`
  return html`<ul class="line">${codes.map((code) => html`<li><span><code>${said(code)}</code>${replaced.has(code) && mark}</span></li>`)}</ul>`
}

/** The codes in clear. */
async function codesView(ask: Ask, { id = '' }: Params): Promise<Screen> {
  const { deps, actor, now, t } = ask
  const report = await deps.store.transaction((tx) => reportWithCodes(tx, id, actor, now))
  const codes = codesIn(report)
  const back = html`<p><a class="button" href="/panel/orders/${id}">${t('panel-orders-back')}</a></p>`
  return {
    title: t('admin-order-labels-codes'),
    body:
      codes.length === 0
        ? html`<p class="empty">${t('admin-order-no-codes')}</p>${back}`
        : html`<p>${t('admin-order-codes-of', { count: codes.length, id })}</p>
<div class="card">${codesList(ask, report, codes)}</div>${back}`,
  }
}
