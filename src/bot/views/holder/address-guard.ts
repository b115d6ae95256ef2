import type { disownCall, KeyAddress } from '../../../domain/access/address-guard.ts'
import { rootOf } from '../../../domain/access/api-keys.ts'
import { bold, code, type Html, html, lines, untappable } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

/** A message holds 4,096 characters. */
export const SHOWN = 20

export type NamedAddress = KeyAddress & { keyName: string }

type Disowned = NonNullable<Awaited<ReturnType<typeof disownCall>>>

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

export function named(
  { format }: Texts,
  { name, prefix }: { name: string; prefix: string | null },
): Html {
  const shown = prefix ? html` (${code(`${prefix}…`)})` : ''
  return format.apart(html`${bold(untappable(name))}${shown}`)
}
