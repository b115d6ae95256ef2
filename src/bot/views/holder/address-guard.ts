import type { KeyAddress } from '../../../domain/access/address-guard.ts'
import { bold, code, type Html, html, untappable } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

/** A message holds 4,096 characters. */
export const SHOWN = 20

export type NamedAddress = KeyAddress & { keyName: string }

export function named(
  { format }: Texts,
  { name, prefix }: { name: string; prefix: string | null },
): Html {
  const shown = prefix ? html` (${code(`${prefix}…`)})` : ''
  return format.apart(html`${bold(untappable(name))}${shown}`)
}
