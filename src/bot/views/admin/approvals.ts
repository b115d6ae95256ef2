import type { Approval } from '../../../domain/approvals/approvals.ts'
import { bold, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

export function approvalRow(texts: Texts, approval: Approval): string {
  const what = kindSaid(texts, approval)
  return `${what} · ${amountOf(texts, approval)} · ${askerOf(texts, approval)}`
}

/** @param about what would be done; null once it has ended. */
export function approvalView(texts: Texts, approval: Approval, about: Html | null): Html {
  const { format, t } = texts
  const { state, expiresAt, askedByName, askerId } = approval
  const { endedBy, endedByName } = approval
  return lines(
    bold(html`${t('admin-approvals-title')}: ${t(`admin-approvals-state-${state}`)}`),
    '',
    about ?? bold(kindSaid(texts, approval)),
    '',
    format.field(t('admin-approvals-amount'), amountOf(texts, approval)),
    format.field(t('admin-approvals-asked'), askedByName ?? String(askerId)),
    endedBy === null ? null : format.field(t('admin-approvals-ended'), endedByName ?? endedBy),
    state === 'open' ? format.field(t('admin-approvals-until'), format.moment(expiresAt)) : null,
  )
}

export function approvalWantedText(texts: Texts, approval: Approval): string {
  const what = kindSaid(texts, approval)
  return texts.t('admin-approvals-wanted', {
    who: askerOf(texts, approval),
    what,
    amount: amountOf(texts, approval),
  })
}

export function approvalEndedText(texts: Texts, approval: Approval): string {
  const { state, endedBy, endedByName } = approval
  const who = texts.format.apart(endedByName ?? endedBy ?? '')
  return texts.t(`admin-approvals-ended-${state === 'confirmed' ? 'confirmed' : 'declined'}`, {
    who,
    what: kindSaid(texts, approval),
    amount: amountOf(texts, approval),
  })
}

/** A kind of an earlier version is shown as it is stored. */
function kindSaid({ t }: Texts, { kind }: Approval): string {
  return t.find(`admin-approvals-kinds-${kind}`) ?? kind
}

/** An amount of 0 stands for none that it ends at. */
function amountOf({ format, t }: Texts, { amountMicros }: Approval): string {
  return amountMicros === 0 ? t('admin-approvals-any-amount') : format.usd(amountMicros)
}

function askerOf({ format }: Texts, { askedByName, askerId }: Approval): string {
  return format.apart(askedByName ?? String(askerId))
}

export function reasonLine({ format, t }: Texts, reason: string): Html {
  return format.field(t('admin-approvals-reason'), reason)
}

/** @param aboveMicros 0 if no amount needs a second person. */
export function secondButton({ format, t }: Texts, aboveMicros: number): string {
  return aboveMicros === 0
    ? t('admin-approvals-setting-never')
    : t('admin-approvals-setting', { amount: format.usd(aboveMicros) })
}
