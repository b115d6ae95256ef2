import type { Holder } from '../../domain/reports/order.ts'
import { clip, code, type Html, html, type Line, untappable } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { button, withButton } from './screen.ts'

// Lines and buttons that notices share.

/** A longer reason would not leave room for the rest of the message. */
const MAX_REASON_LENGTH = 500

/** Whose orders are concerned; null if everybody's are. */
export function holderLine({ format, t }: Texts, holder: Holder | null): Line {
  if (holder === null) return null
  const name = format.apart(untappable(clip(holder.name, 64)))
  return format.field(t('notices-account'), html`${name} (${code(holder.telegramId)})`)
}

/** The words of somebody else, in italics. */
export function quoted(text: string): Html {
  return html`<i>${clip(text, MAX_REASON_LENGTH)}</i>`
}

/** Whom to ask; null if the operator has set no contact. */
export function questions({ t }: Texts, support: string): Line {
  return support === '' ? null : t('notices-questions', { support })
}

export function because({ format, t }: Texts, reason: string | null): Line {
  return reason ? format.field(t('deposits-reason'), clip(reason, MAX_REASON_LENGTH)) : null
}

export function paidDebt({ format, t }: Texts, paidOffMicros: number): Line {
  return paidOffMicros > 0 ? t('notices-paid-debt', { amount: format.usd(paidOffMicros) }) : null
}

export function withWallet({ t }: Texts, text: Html) {
  return withButton(text, t('notices-to-wallet'), 'wallet')
}

export function withTopUp({ t }: Texts, text: Html) {
  const buttons = [button(t('notices-top-up'), 'topup'), button(t('notices-to-wallet'), 'wallet')]
  return { text, buttons: [buttons] }
}
