import { languageOf } from '../../../domain/accounts/holders.ts'
import type { OrderReport } from '../../../domain/reports/order.ts'
import { commonReasons } from '../../../locales/decided/deposit.ts'
import type { Fact } from '../../../locales/decided/facts.ts'
import { reportFacts } from '../../../locales/decided/order.ts'
import { textsFor } from '../../../locales/languages.ts'
import type { Ask } from '../../ask.ts'
import { factsPart } from '../../kit/facts.ts'
import type { Part } from '../../kit/html.ts'

// What the kinds of the inbox share.

/** The order or lookup that somebody decides about. */
export async function orderPart(
  ask: Ask,
  report: OrderReport,
  more: readonly Fact[] = [],
): Promise<Part> {
  const { t, format, read, texts } = ask
  const { id, createdAt } = report.kind === 'order' ? report.order : report.lookup
  return factsPart(ask, [
    [t('admin-tasks-order'), { order: id }],
    [t('admin-tasks-placed'), format.time(createdAt)],
    ...more,
    ...(await reportFacts(read, texts, report)),
  ])
}

/** A common reason in the holder's language. */
export async function inTheirWords(
  { read, texts }: Ask,
  why: 'reject' | 'refund',
  reason: string,
  telegramId: number,
): Promise<string> {
  const theirs = commonReasons(textsFor(await languageOf(read, telegramId)), why)
  const [word = ''] =
    Object.entries(commonReasons(texts, why)).find(([, one]) => one === reason) ?? []
  return theirs[word] ?? reason
}
