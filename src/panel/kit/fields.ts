import { DomainError } from '../../domain/shared/errors.ts'
import { parsePositiveDuration } from '../../domain/shared/time.ts'
import { typedCount, typedPercent, typedUsd } from '../../domain/shared/typed-amount.ts'
import { html, type Part } from './html.ts'

/** A field of a form. Its text is read as it is where people type it in the chat. */
export type Field<Value> = {
  label: string
  hint?: string
  as: 'text' | 'area' | 'choice' | 'check' | 'hidden'
  /** Of a choice: what is sent, and what is read. */
  choices?: readonly (readonly [value: string, label: string])[]
  /** Texts that are offered. */
  offers?: readonly string[]
  value?: string
  optional?: boolean
  /** Digits are typed. */
  isNumber?: boolean
  /** Whether its text may come from a file. */
  file?: string
  /** @throws DomainError for a text that it does not take */
  read: (text: string) => Value
}
// biome-ignore lint/suspicious/noExplicitAny: each field has its own type
export type Fields = Record<string, Field<any>>
export type InputOf<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never
}
type More = Partial<Pick<Field<unknown>, 'hint' | 'value' | 'offers' | 'file'>>

/** A line of text. */
export function text(label: string, more: More = {}): Field<string> {
  return { label, as: 'text', ...more, read: (typed) => typed.trim() }
}

/** Several lines. Browsers end each with two characters. */
export function area(label: string, more: More = {}): Field<string> {
  return { label, as: 'area', ...more, read: (typed) => typed.replaceAll('\r\n', '\n').trim() }
}

/** The same field, which may be left empty. */
export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return {
    ...field,
    optional: true,
    read: (typed) => (typed === '' ? undefined : field.read(typed)),
  }
}

/** An amount in USD, above zero, read as micro-USD. */
export function usd(label: string, more: More = {}): Field<number> {
  return { ...text(label, more), isNumber: true, read: typedUsd }
}

/** A whole number. */
export function count(label: string, more: More = {}): Field<number> {
  const read = (typed: string) => {
    const number = typedCount(typed)
    if (number === null) throw new DomainError('NOT_A_COUNT', { text: typed })
    return number
  }
  return { ...text(label, more), isNumber: true, read }
}

/** A percentage up to this, read as hundredths of a percent. */
export function percent(label: string, max: number, more: More = {}): Field<number> {
  return { ...text(label, more), isNumber: true, read: (typed) => typedPercent(typed, max) }
}

/** A length of time such as `2h`, read as milliseconds. */
export function duration(label: string, more: More = {}): Field<number> {
  return { label, as: 'text', ...more, read: parsePositiveDuration }
}

/** One of these. */
export function choice<Value extends string>(
  label: string,
  choices: readonly (readonly [value: Value, label: string])[],
  more: More = {},
): Field<Value> {
  const read = (typed: string) => {
    const chosen = choices.find(([value]) => value === typed)
    if (!chosen) throw new DomainError('FORM_OUTDATED')
    return chosen[0]
  }
  return { label, as: 'choice', choices, ...more, read }
}

/** On or off. */
export function check(label: string, isOn: boolean, more: More = {}): Field<boolean> {
  const value = isOn ? 'on' : ''
  return { label, as: 'check', optional: true, value, ...more, read: (typed) => typed === 'on' }
}

/** What the form carries unseen, such as what its reader saw. */
export function hidden(value: string): Field<string> {
  return { label: '', as: 'hidden', optional: true, value, read: (typed) => typed }
}

/**
 * What a form changes, as it is: what somebody else has changed since it was opened is not decided about with it.
 * @throws DomainError FORM_OUTDATED as it is read
 */
export function unchanged(present: unknown): Field<undefined> {
  const value = JSON.stringify(present)
  const read = (opened: string): undefined => {
    if (opened !== value) throw new DomainError('FORM_OUTDATED')
  }
  return { ...hidden(value), read }
}

/** Reads a form. @throws DomainError for the first text that its field does not take */
export function readFields<F extends Fields>(fields: F, typed: Record<string, string>): InputOf<F> {
  const read = Object.entries(fields).map(([name, field]) => {
    const text = typed[name]?.trim() ?? ''
    if (text === '' && !field.optional)
      throw new DomainError('FIELD_MISSING', { field: field.label })
    return [name, field.read(text)]
  })
  return Object.fromEntries(read) as InputOf<F>
}

/** A field with what was typed, or what it has at first. */
export function fieldPart(name: string, field: Field<unknown>, typed: string | undefined): Part {
  const { label, hint, as, optional: mayLack, isNumber } = field
  const value = typed ?? field.value ?? ''
  if (as === 'hidden') return hiddenPart(name, value)
  const id = `field-${name}`
  const help = hint !== undefined && html`<small id="${id}-hint">${hint}</small>`
  const described = hint === undefined ? '' : html` aria-describedby="${id}-hint"`
  if (as === 'check')
    return html`<label class="check"><input type="checkbox" name="${name}" value="on"${value === 'on' ? html` checked` : ''}${described}> ${label}</label>${help}`
  const required = mayLack ? '' : html` required`
  const offers =
    field.offers &&
    html`<datalist id="${id}-offers">${field.offers.map((one) => html`<option value="${one}"></option>`)}</datalist>`
  const list = offers ? html` list="${id}-offers"` : ''
  const control =
    as === 'area'
      ? html`<textarea id="${id}" name="${name}" rows="6"${field.file ? '' : required}${described}>${value}</textarea>`
      : as === 'choice'
        ? html`<select id="${id}" name="${name}"${described}>${field.choices?.map(([one, said]) => html`<option value="${one}"${one === value ? html` selected` : ''}>${said}</option>`)}</select>`
        : html`<input id="${id}" name="${name}" value="${value}" autocomplete="off"${isNumber ? html` inputmode="decimal" class="number"` : ''}${list}${required}${described}>`
  const file =
    field.file !== undefined &&
    html`<label class="file">${field.file} <input type="file" name="${name}-file" accept=".txt,.csv,.json,text/*,application/json"></label>`
  return html`<div class="field"><label for="${id}">${label}</label>${control}${offers}${file}${help}</div>`
}

export function hiddenPart(name: string, value: string): Part {
  return html`<input type="hidden" name="${name}" value="${value}">`
}
