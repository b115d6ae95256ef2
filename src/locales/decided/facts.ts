import type { Holder } from '../../domain/reports/order.ts'
import { bold, clip, code, type Html, html, type Line, untappable } from '../html.ts'
import type { Texts } from '../languages.ts'
import type { Change } from '../payment-terms.ts'
import { personSaid } from '../people.ts'

// What people read of a thing that they decide about, in the chat and in the panel.

/** What has a page of its own in the panel, or is copied. */
export type Thing = 'code' | 'order' | 'deposit' | 'product' | 'supplier'
/** `state`: a word, in the chat with its picture. `bad`: red where there are colours. */
export type Value =
  | string
  | number
  | Html
  | { person: Holder }
  | { [Kind in Thing | 'state' | 'bad']: { readonly [Name in Kind]: string } }[
      | Thing
      | 'state'
      | 'bad']
export type Fact = readonly [label: string, value: Value] | null | false

const MAX_SHOWN = 200
const MAX_ID_SHOWN = 128

/** What would be another, as lines of a message. */
export function changeLines({ format }: Texts, changes: readonly Change[]): Line[] {
  return changes.map(([label, from, to]) =>
    format.field(label, format.change(html`${from}`, bold(to))),
  )
}

/** The facts as lines of a message, in which long texts are cut. */
export function factLines(texts: Texts, facts: readonly Fact[]): Line[] {
  return facts.map((fact) => fact && texts.format.field(fact[0], lineOf(texts, fact[1])))
}

function lineOf(texts: Texts, value: Value): string | number | Html {
  if (typeof value === 'string') return clip(value, MAX_SHOWN)
  if (typeof value === 'number' || 'html' in value) return value
  if ('person' in value) return untappable(personSaid(texts, value.person))
  const [[kind, said] = ['', '']] = Object.entries(value)
  const isWord = kind === 'state' || kind === 'bad' || kind === 'supplier'
  return isWord ? said : code(clip(said, MAX_ID_SHOWN))
}
