import { languageOf } from '../../../domain/accounts/holders.ts'
import type { Deposit } from '../../../domain/deposits/deposits.ts'
import type { OrderReport } from '../../../domain/reports/order.ts'
import { type Texts, textsFor } from '../../../locales/languages.ts'
import type { Ask } from '../../ask.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { plainly } from '../../kit/words.ts'
import { type Fact, orderFacts } from '../orders/facts.ts'
import { productText } from '../orders/list.ts'

// What the kinds of the inbox share.

export function orderLink(id: string): Part {
  return html`<a href="/panel/orders/${id}"><code>${id}</code></a>`
}

/** The order that somebody decides about. */
export function orderPart(
  ask: Ask,
  report: OrderReport & { kind: 'order' },
  more: readonly Fact[],
): Promise<Part> {
  const { t, format } = ask
  const { order } = report
  return orderFacts(ask, report, [
    [t('admin-tasks-order'), orderLink(order.id)],
    [t('admin-claims-product'), productText(ask, order)],
    [t('admin-tasks-placed'), markup(format.time(order.createdAt))],
    ...more,
  ])
}

/** What is to be paid, if it is not an amount in USD: Stars, or another currency. */
export function priceSaid(
  { format }: Texts,
  { price, currency }: Pick<Deposit, 'price' | 'currency'>,
): string | null {
  if (price === null) return null
  return currency === null ? `⭐️${format.number(price)}` : format.units(price, currency)
}

export function methodName(
  { format, t }: Texts,
  { method, transferName }: { method: string; transferName?: string | null },
): string {
  if (transferName) return format.apart(transferName)
  return plainly(t.find(`deposits-method-${method}`) ?? method)
}

/** The common reasons to reject a top-up, or to pay it back. */
export function commonReasons({ t }: Texts, why: 'reject' | 'refund'): string[] {
  const prefix = `admin-deposits-${why}-reasons-`
  return t.keys(prefix).map((key) => t.find(`${prefix}${key}`) ?? '')
}

/** A common reason in the holder's language. */
export async function inTheirWords(
  { read, texts }: Ask,
  why: 'reject' | 'refund',
  reason: string,
  telegramId: number,
): Promise<string> {
  const theirs = textsFor(await languageOf(read, telegramId))
  return commonReasons(theirs, why)[commonReasons(texts, why).indexOf(reason)] ?? reason
}
