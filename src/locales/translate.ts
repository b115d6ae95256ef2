import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from '@fluent/bundle'
import type { Format, Language } from './format.ts'
import { escaped, type Html } from './html.ts'
import type { Arguments, MarkupId, MessageId } from './messages.ts'

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

/** What a message may have of Telegram's markup. Any other `<` in it is a character. */
const TAG = /<\/?(?:b|i|u|code|pre)>/
const NO_TAG = /<(?!\/?(?:b|i|u|code|pre)>)/g

type Value = string | number | Html | readonly string[] | null | undefined

/** Markup if the message has tags, or one of its arguments is markup. */
type Said<Id extends MessageId, Args> = Id extends MarkupId
  ? Html
  : [Extract<Args[keyof Args], Html>] extends [never]
    ? string
    : Html

export type Translate = {
  /**
   * Says a message: plain text, or markup, in which arguments that are no markup are escaped.
   * @param args a list is joined with commas; null, an empty text and an empty list choose the variant `none`
   */
  <Id extends MessageId, const Args extends Id extends keyof Arguments ? Arguments[Id] : unknown>(
    id: Id,
    ...args: Id extends keyof Arguments ? [args: Args] : []
  ): Said<Id, Args>
  /** A message without arguments; null if there is none, for codes that another version may have stored. */
  find(id: string): string | null
  has(id: string): boolean
  /** What follows the prefix in the ids of messages, in their order. */
  keys<Prefix extends string>(prefix: Prefix): KeyOf<Prefix>[]
}

export type KeyOf<Prefix extends string> = MessageId extends infer Id
  ? Id extends `${Prefix}${infer Key}`
    ? Key
    : never
  : never

/** Plain text without arguments. */
export type PlainId = Exclude<MessageId, keyof Arguments | MarkupId>
/** A message about a number of things. */
export type CountedId = {
  [Id in keyof Arguments]: { count: number } extends Arguments[Id] ? Id : never
}[keyof Arguments]

/** @param format writes the amounts for `USD($micros)` */
export function createTranslate(
  resources: readonly FluentResource[],
  { locale, rightToLeft }: Language,
  format: Format,
): Translate {
  const options = {
    // Left-to-right text needs no marks, and people copy it.
    useIsolating: rightToLeft,
    functions: { USD: ([micros]: FluentVariable[]) => format.usd(Number(micros)) },
  }
  const plain = new FluentBundle(locale, options)
  const markup = new FluentBundle(locale, { ...options, transform: escapedText })
  for (const resource of resources) {
    plain.addResource(resource)
    markup.addResource(resource)
  }

  const shapes = new Map<string, Shape>()

  function say(id: string, args: Readonly<Record<string, Value>> = {}): string | Html {
    const pattern = find(id)
    if (pattern === null) throw new Error(`There is no message ${id} in ${locale}.`)
    const shape = shapes.get(id) ?? shapeOf(pattern)
    shapes.set(id, shape)
    const isMarkup = shape.hasTags || Object.values(args).some(isHtml)
    const given = Object.fromEntries(
      Object.entries(args).map(([name, value]) => {
        const nothing = shape.mayLack.has(name) ? 'none' : ''
        return [name, argument(value, isMarkup) || nothing]
      }),
    )
    const errors: Error[] = []
    const text = (isMarkup ? markup : plain).formatPattern(pattern, given, errors)
    if (errors[0] !== undefined) throw new Error(`${id} in ${locale}`, { cause: errors[0] })
    return isMarkup ? { html: text } : text
  }

  function find(id: string) {
    const [name = '', attribute] = id.split('.')
    const message = plain.getMessage(name)
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null
  }

  function argument(value: Value, isMarkup: boolean): FluentVariable {
    if (typeof value === 'number') return new FluentNumber(value)
    if (typeof value === 'string') return isMarkup ? escaped(value) : value
    if (isHtml(value)) return value.html
    return Array.isArray(value) ? argument(format.list(value, 'plain'), isMarkup) : ''
  }

  const ids = resources.flatMap(({ body }) => body.map(({ id }) => id))
  return Object.assign(say as unknown as Translate, {
    has: (id: string) => find(id) !== null,
    find: (id: string) => (find(id) === null ? null : (say(id) as string)),
    keys: <Prefix extends string>(prefix: Prefix) =>
      ids.flatMap((id) =>
        id.startsWith(prefix) ? [id.slice(prefix.length)] : [],
      ) as KeyOf<Prefix>[],
  })
}

/** `mayLack`: the arguments that the message has a variant `none` for. */
type Shape = { hasTags: boolean; mayLack: ReadonlySet<string> }

function shapeOf(pattern: Pattern): Shape {
  const mayLack = new Set<string>()
  const visit = (part: Pattern): void => {
    for (const element of typeof part === 'string' ? [] : part) {
      if (typeof element === 'string' || element.type !== 'select') continue
      const { selector, variants } = element
      const hasNone = variants.some(({ key }) => key.value === 'none')
      if (hasNone && selector.type === 'var') mayLack.add(selector.name)
      for (const { value } of variants) visit(value)
    }
  }
  visit(pattern)
  return { hasTags: TAG.test(JSON.stringify(pattern)), mayLack }
}

function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replace(NO_TAG, '&lt;')
}

function isHtml(value: Value): value is Html {
  return typeof value === 'object' && value !== null && 'html' in value
}
