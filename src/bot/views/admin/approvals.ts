import type { Approval } from '../../../domain/approvals/approvals.ts'
import { bold, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

/** @param aboveMicros 0 if no amount needs a second person. */
export function approvalsView(texts: Texts, aboveMicros: number, open: number): Html {
  const { people, format } = texts
  const { approvals } = people
  return lines(
    bold(approvals.title),
    '',
    open === 0 ? approvals.none : null,
    html`<i>${aboveMicros === 0 ? approvals.never : approvals.above(format.usd(aboveMicros))}</i>`,
  )
}

export function approvalRow(texts: Texts, approval: Approval): string {
  const what = kindSaid(texts, approval)
  return `${what} · ${amountOf(texts, approval)} · ${askerOf(texts, approval)}`
}

/** @param about what would be done; null once it has ended. */
export function approvalView(texts: Texts, approval: Approval, about: Html | null): Html {
  const { people, format } = texts
  const { approvals } = people
  const { state, expiresAt, askedByName, askerId } = approval
  const { endedBy, endedByName } = approval
  return lines(
    bold(html`${approvals.title}: ${approvals.state[state]}`),
    '',
    about ?? bold(kindSaid(texts, approval)),
    '',
    format.field(approvals.amount, amountOf(texts, approval)),
    format.field(approvals.asked, askedByName ?? String(askerId)),
    endedBy === null ? null : format.field(approvals.ended, endedByName ?? endedBy),
    state === 'open' ? format.field(approvals.until, format.moment(expiresAt)) : null,
  )
}

export function approvalWantedText(texts: Texts, approval: Approval): string {
  const { approvals } = texts.people
  const what = kindSaid(texts, approval)
  return approvals.wanted(askerOf(texts, approval), what, amountOf(texts, approval))
}

export function approvalEndedText(texts: Texts, approval: Approval): string {
  const { people, format } = texts
  const { approvals } = people
  const { state, endedBy, endedByName } = approval
  const told = approvals.told[state === 'confirmed' ? 'confirmed' : 'declined']
  const who = format.apart(endedByName ?? endedBy ?? '')
  return told(who, kindSaid(texts, approval), amountOf(texts, approval))
}

/** A kind of an earlier version is shown as it is stored. */
function kindSaid({ people }: Texts, { kind }: Approval): string {
  const kinds: Readonly<Record<string, string>> = people.approvals.kinds
  return kinds[kind] ?? kind
}

/** An amount of 0 stands for none that it ends at. */
function amountOf({ people, format }: Texts, { amountMicros }: Approval): string {
  return amountMicros === 0 ? people.approvals.anyAmount : format.usd(amountMicros)
}

function askerOf({ format }: Texts, { askedByName, askerId }: Approval): string {
  return format.apart(askedByName ?? String(askerId))
}

export function askSecondView({ people }: Texts): Html {
  return lines(bold(people.approvals.ask), '', people.approvals.about)
}

/** @param aboveMicros 0 if no amount needs a second person. */
export function secondButton({ people, format }: Texts, aboveMicros: number): string {
  const { setting, settingNever } = people.approvals
  return aboveMicros === 0 ? settingNever : setting(format.usd(aboveMicros))
}
