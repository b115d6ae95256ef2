import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Format } from './format.ts'
import { escaped, type Html } from './html.ts'
import type { Language } from './language.ts'
import type { Arguments, MarkupId, MessageId } from './messages.ts'

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
   * @param args null chooses the variant `none`; a list is joined with commas
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

  /** Which messages have tags, by their ids. */
  const tagged = new Map<string, boolean>()

  function say(id: string, args: Readonly<Record<string, Value>> = {}): string | Html {
    const pattern = find(id)
    if (pattern === null) throw new Error(`There is no message ${id} in ${locale}.`)
    let isMarkup = tagged.get(id) ?? TAG.test(JSON.stringify(pattern))
    tagged.set(id, isMarkup)
    isMarkup ||= Object.values(args).some(isHtml)
    const given = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, argument(value, isMarkup)]),
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
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'number') return value
    if (typeof value === 'string') return isMarkup ? escaped(value) : value
    return isHtml(value) ? value.html : argument(format.list(value, 'plain'), isMarkup)
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

function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replace(NO_TAG, '&lt;')
}

function isHtml(value: Value): value is Html {
  return typeof value === 'object' && value !== null && 'html' in value
}
