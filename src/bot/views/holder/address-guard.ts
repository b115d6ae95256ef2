import type { disownCall, KeyAddress } from '../../../domain/access/address-guard.ts'
import { rootOf } from '../../../domain/access/api-keys.ts'
import { bold, code, type Html, html, lines, untappable } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { bulletList } from './allowlist.ts'

/** A message holds 4,096 characters. */
const SHOWN = 20

export type NamedAddress = KeyAddress & { keyName: string }
type Disowned = NonNullable<Awaited<ReturnType<typeof disownCall>>>

export function guardView(
  texts: Texts,
  view: {
    isOn: boolean
    known: readonly NamedAddress[]
    asked: readonly NamedAddress[]
    now: Date
  },
): Html {
  const { addressGuard } = texts
  const { isOn, known, asked, now } = view
  return lines(
    bold(addressGuard.open),
    '',
    isOn ? addressGuard.isOn : addressGuard.isOff,
    addressGuard.about,
    ...(asked.length > 0 ? ['', bold(addressGuard.waiting)] : []),
    ...addressLines(texts, asked, now),
    '',
    bold(addressGuard.known),
    ...(known.length > 0 ? addressLines(texts, known, now) : [addressGuard.noneYet]),
  )
}

function addressLines({ common, format }: Texts, all: readonly NamedAddress[], now: Date) {
  const more = all.length - SHOWN
  return [
    ...all
      .slice(0, SHOWN)
      .map(
        ({ address, keyName, at }) =>
          html`• ${format.apart(code(address))}  ${format.apart(untappable(keyName))}, ${format.ago(at, now)}`,
      ),
    ...(more > 0 ? [common.andMore(format.number(more))] : []),
  ]
}

/** An address and its key, on a button. */
export function addressRow(mark: string, { address, keyName }: NamedAddress): string {
  return `${mark} ${address} · ${keyName}`
}

/** The question that the holder gets. */
export function questionView(
  texts: Texts,
  key: { name: string; prefix: string | null },
  address: string,
): Html {
  const { addressGuard, format } = texts
  return lines(
    bold(addressGuard.question),
    '',
    format.field(addressGuard.key, named(texts, key)),
    format.field(addressGuard.address, code(address)),
    '',
    addressGuard.askYours,
  )
}

/** @param others the addresses that would be on the list as well. */
export function askListView(texts: Texts, address: string, others: readonly string[]): Html {
  const { addressGuard, format } = texts
  return lines(
    bold(addressGuard.askList(format.apart(address))),
    '',
    addressGuard.listIsEmpty,
    others.length > 0 ? addressGuard.addsOthers : addressGuard.noOthers,
    ...bulletList(texts, others, SHOWN),
  )
}

/** @param listed how many were put on the allowlist. */
export function allowedView(
  { addressGuard, format }: Texts,
  { keyName, address }: { keyName: string; address: string },
  listed: number,
): Html {
  return lines(
    addressGuard.allowed(format.apart(bold(untappable(keyName))), format.apart(code(address))),
    listed > 0 ? addressGuard.listed(format.number(listed)) : null,
    addressGuard.sendAgain,
  )
}

export function disownedView(texts: Texts, { key, wasValid, current }: Disowned): Html {
  const { addressGuard } = texts
  const { replaced, others, none } = addressGuard.afterRevoking
  const wasReplaced = current.some((one) => rootOf(one) === rootOf(key))
  const name = named(texts, key)
  return lines(
    wasValid ? addressGuard.revoked(name) : addressGuard.endedBefore(name),
    wasReplaced ? replaced : current.length > 0 ? others : none,
    '',
    addressGuard.lookWhere,
  )
}

export function frozenView({ addressGuard }: Texts): Html {
  return lines(
    html`🧊 ${bold(addressGuard.frozen)} ${addressGuard.whatFrozenMeans}`,
    '',
    addressGuard.afterFreezing,
  )
}

function named({ format }: Texts, { name, prefix }: { name: string; prefix: string | null }): Html {
  const shown = prefix ? html` (${code(`${prefix}…`)})` : ''
  return format.apart(html`${bold(untappable(name))}${shown}`)
}
