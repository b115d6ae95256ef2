import type { OrderReport } from '../../../domain/reports/order.ts'
import type { Happening, timelineOf } from '../../../domain/reports/order-timeline.ts'
import type { SupplierCall } from '../../../domain/suppliers/call-log.ts'
import { actorSaid } from '../../../locales/people.ts'
import type { Ask } from '../../ask.ts'
import { html, markup, type Part } from '../../kit/html.ts'

type Told = Awaited<ReturnType<typeof timelineOf>>
/** A happening in words, with details. `is`: its colour. */
type Said = { text: string; more?: Part; is?: 'good' | 'bad' | 'warn' }

/** The time line of an order or a lookup, oldest first. */
export function timelinePart(ask: Ask, report: OrderReport, { happened, names }: Told): Part {
  const { format } = ask
  return html`<div class="card"><ol class="line">${happened.map((one) => {
    const { text, more, is } = saidOf(ask, report, one, names)
    return html`<li><span class="quiet">${markup(format.time(one.at))}</span><div><span class="${is}">${text}</span>${more && html`<br><small>${more}</small>`}</div></li>`
  })}</ol></div>`
}

function saidOf(ask: Ask, report: OrderReport, one: Happening, names: Told['names']): Said {
  const { t, format } = ask
  const who = (actor: string) => actorSaid(ask.texts, actor, names.get(actor))
  switch (one.what) {
    case 'placed':
      return { text: t('panel-orders-placed') }
    case 'ended': {
      const { status, error } = report.kind === 'order' ? report.order : report.lookup
      const is = status === 'completed' ? 'good' : 'bad'
      return { text: t(`panel-orders-status.${status}`), more: error, is }
    }
    case 'call':
      return callSaid(ask, one.call)
    case 'entry': {
      const { kind, amountMicros, balanceAfterMicros, note } = one.entry
      const then = t('wallet-balance-then', { amount: format.usd(balanceAfterMicros) })
      return {
        text: `${t(`wallet-kind-${kind}`)} ${format.signedUsd(amountMicros)}`,
        more: note === null ? then : `${then} · ${note}`,
      }
    }
    case 'claimed': {
      const { reason, description } = one.claim
      const text = `${t('admin-claims-what')}: ${t(`admin-claims-reason-${reason}`)}`
      return { text, more: description, is: 'warn' }
    }
    case 'decided': {
      const { state, answer, decidedBy } = one.claim
      const more = [decidedBy && who(decidedBy), answer].filter(Boolean).join(' · ')
      return { text: t(`admin-claims-state-${state}`), more }
    }
    case 'task': {
      const { takenBy } = one.task
      const text = t('panel-orders-by-hand')
      return takenBy === null ? { text, is: 'warn' } : { text, more: who(`admin:${takenBy}`) }
    }
    case 'delivery': {
      const { type, status, url, httpStatus, problem, attempts } = one.delivery
      const text = `${t('panel-orders-webhook')}: ${type}, ${t(`panel-orders-webhook-${status}`)}`
      const tried = t('admin-stuck-attempts', { count: attempts })
      const more = [new URL(url).host, httpStatus, problem, tried].filter(Boolean).join(' · ')
      return { text, more, ...(status === 'delivered' ? {} : { is: 'warn' }) }
    }
    case 'act': {
      const { action, actor } = one.act
      return { text: t.find(`admin-log-action-${action}`) ?? action, more: who(actor) }
    }
  }
}

/** The colours of what suppliers answered; absent for what says little. */
const COLOURS: Partial<Record<NonNullable<SupplierCall['outcome']>, NonNullable<Said['is']>>> = {
  completed: 'good',
  failed: 'bad',
  declined: 'bad',
  not_sent: 'warn',
  unknown: 'warn',
}

function callSaid({ t, format }: Ask, call: SupplierCall): Said {
  const { what, supplier, outcome, reason, ms } = call
  const said = outcome === null ? t('admin-calls-no-answer') : t(`admin-calls-outcome-${outcome}`)
  const is = outcome === null ? undefined : COLOURS[outcome]
  const took = ms === null ? null : format.apart(`${ms} ms`)
  return {
    text: `${supplier} · ${t(`admin-calls-what-${what}`)}: ${said}`,
    more: [took, reason].filter(Boolean).join(' · '),
    ...(is ? { is } : {}),
  }
}
