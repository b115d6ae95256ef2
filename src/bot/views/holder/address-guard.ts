import type { disownCall, KeyAddress } from '../../../domain/access/address-guard.ts'
import { rootOf } from '../../../domain/access/api-keys.ts'
import { bold, code, type Html, html, lines, untappable } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { bulletList } from '../../holder/allowlist.ts'

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
  const { t } = texts
  const { isOn, known, asked, now } = view
  return lines(
    bold(t('address-guard-open')),
    '',
    isOn ? t('address-guard-is-on') : t('address-guard-is-off'),
    t('address-guard-about'),
    ...(asked.length > 0 ? ['', bold(t('address-guard-waiting'))] : []),
    ...addressLines(texts, asked, now),
    '',
    bold(t('address-guard-known')),
    ...(known.length > 0 ? addressLines(texts, known, now) : [t('address-guard-none-yet')]),
  )
}

function addressLines({ format, t }: Texts, all: readonly NamedAddress[], now: Date) {
  const more = all.length - SHOWN
  return [
    ...all
      .slice(0, SHOWN)
      .map(
        ({ address, keyName, at }) =>
          html`• ${format.apart(code(address))}  ${format.apart(untappable(keyName))}, ${format.ago(at, now)}`,
      ),
    ...(more > 0 ? [t('common-and-more', { count: format.number(more) })] : []),
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
  const { format, t } = texts
  return lines(
    bold(t('address-guard-question')),
    '',
    format.field(t('address-guard-key'), named(texts, key)),
    format.field(t('address-guard-address'), code(address)),
    '',
    t('address-guard-ask-yours'),
  )
}

/** @param others the addresses that would be on the list as well. */
export function askListView(texts: Texts, address: string, others: readonly string[]): Html {
  const { format, t } = texts
  return lines(
    t('address-guard-ask-list', { address: format.apart(address) }),
    others.length > 0 ? t('address-guard-adds-others') : t('address-guard-no-others'),
    ...bulletList(texts, others, SHOWN),
  )
}

/** @param listed how many were put on the allowlist. */
export function allowedView(
  { format, t }: Texts,
  { keyName, address }: { keyName: string; address: string },
  listed: number,
): Html {
  return lines(
    t('address-guard-allowed', {
      key: format.apart(bold(untappable(keyName))),
      address: format.apart(code(address)),
    }),
    listed > 0 ? t('address-guard-listed', { count: format.number(listed) }) : null,
    t('address-guard-send-again'),
  )
}

export function disownedView(texts: Texts, { key, wasValid, current }: Disowned): Html {
  const { t } = texts
  const wasReplaced = current.some((one) => rootOf(one) === rootOf(key))
  const name = named(texts, key)
  return lines(
    wasValid
      ? t('address-guard-revoked', { key: name })
      : t('address-guard-ended-before', { key: name }),
    wasReplaced
      ? t('address-guard-after-revoking-replaced')
      : current.length > 0
        ? t('address-guard-after-revoking-others')
        : t('address-guard-after-revoking-none'),
    '',
    t('address-guard-look-where'),
  )
}

export function frozenView({ t }: Texts): Html {
  return lines(
    html`🧊 ${bold(t('address-guard-frozen'))} ${t('address-guard-what-frozen-means')}`,
    '',
    t('address-guard-after-freezing'),
  )
}

function named({ format }: Texts, { name, prefix }: { name: string; prefix: string | null }): Html {
  const shown = prefix ? html` (${code(`${prefix}…`)})` : ''
  return format.apart(html`${bold(untappable(name))}${shown}`)
}
