import { bold, clip, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

/** A message holds 4,096 characters. */
const SHOWN = 50
const BAD_SHOWN = 10

export function allowlistView(
  texts: Texts,
  listed: readonly string[],
  { isRequired, lastAddress }: { isRequired: boolean; lastAddress: string | null },
): Html {
  const { format, t } = texts
  const empty = isRequired ? t('allowlist-empty-but-required') : t('allowlist-empty')
  return lines(
    bold(t('allowlist-title')),
    '',
    listed.length > 0 ? t('allowlist-only-these', { count: format.number(listed.length) }) : empty,
    ...bulletList(texts, listed, SHOWN),
    '',
    lastAddress ? t('allowlist-last-call', { address: code(lastAddress) }) : null,
  )
}

/** The first values of a list, and how many more there are. */
export function bulletList(
  { format, t }: Texts,
  values: readonly string[],
  limit: number,
): (Html | string)[] {
  const more = values.length - limit
  return [
    ...values.slice(0, limit).map((value) => html`• ${format.apart(code(value))}`),
    ...(more > 0 ? [t('common-and-more', { count: format.number(more) })] : []),
  ]
}

export function askAddView({ t }: Texts): Html {
  return lines(t('allowlist-ask-add'), code('203.0.113.7 198.51.100.0/24'))
}

/** @param known how many of those that were sent were on the list before. */
export function addedView({ format, t }: Texts, added: number, known: number): string {
  const also = known > 0 ? ` ${t('allowlist-known', { count: format.number(known) })}` : ''
  return `${t('allowlist-added', { count: added })}${also}`
}

export function notAddedView(texts: Texts, bad: readonly string[]): Html {
  const { t } = texts
  return lines(
    t('allowlist-not-added'),
    ...bulletList(
      texts,
      bad.map((text) => clip(text, 64)),
      BAD_SHOWN,
    ),
    '',
    t('allowlist-what-is-one', { address: code('203.0.113.7'), block: code('203.0.113.0/24') }),
  )
}
