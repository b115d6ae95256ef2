import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

/** A message holds 4,096 characters. */
const SHOWN = 50
const BAD_SHOWN = 10

export function allowlistView(
  texts: Texts,
  listed: readonly string[],
  { isRequired, lastAddress }: { isRequired: boolean; lastAddress: string | null },
): Html {
  const { allowlist, format } = texts
  const empty = isRequired ? allowlist.emptyButRequired : allowlist.empty
  return lines(
    bold(allowlist.title),
    '',
    listed.length > 0 ? allowlist.onlyThese(format.number(listed.length)) : empty,
    ...bulletList(texts, listed, SHOWN),
    '',
    lastAddress ? allowlist.lastCall(code(lastAddress)) : null,
  )
}

/** The first values of a list, and how many more there are. */
export function bulletList(
  { common, format }: Texts,
  values: readonly string[],
  limit: number,
): (Html | string)[] {
  const more = values.length - limit
  return [
    ...values.slice(0, limit).map((value) => html`• ${format.apart(code(value))}`),
    ...(more > 0 ? [common.andMore(format.number(more))] : []),
  ]
}

export function askAddView({ allowlist }: Texts): Html {
  return lines(bold(allowlist.askAdd), '', allowlist.howToAdd, code('203.0.113.7 198.51.100.0/24'))
}

/** @param known how many of those that were sent were on the list before. */
export function addedView({ allowlist, format }: Texts, added: number, known: number): string {
  const also = known > 0 ? ` ${allowlist.known(format.number(known))}` : ''
  return `${allowlist.added(added)}${also}`
}

export function notAddedView(texts: Texts, bad: readonly string[]): Html {
  const { allowlist } = texts
  return lines(
    allowlist.notAdded,
    ...bulletList(
      texts,
      bad.map((text) => clip(text, 64)),
      BAD_SHOWN,
    ),
    '',
    allowlist.whatIsOne(code('203.0.113.7'), code('203.0.113.0/24')),
  )
}
