// The messages of all languages: their types, and what a translation lacks.
//   npm run locales                   writes src/locales/messages.ts, and lists what is missing or out of date
//   npm run locales -- accept ID…     says that the translations of these messages fit the English of today
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Message, type Pattern, parse, type SelectExpression } from '@fluent/syntax'

const LOCALES = join(import.meta.dirname, '../locales')
export const TYPES = join(import.meta.dirname, '../src/locales/messages.ts')
const FILES = ['common', 'holder', 'admin', 'panel']
const TAG = /<\/?(?:b|i|u|code|pre)>/g
/** Typed by the table of settings: see src/locales/setting-text.ts. */
const OF_SETTING = /^setting-/
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other']
const WIDTH = 100
/** So many messages make a group of those that begin alike. */
const SHARED_BY = 3

/** How a message uses an argument: as a number, or not; `choices` are the variants that it chooses between. */
type Argument = { isNumber: boolean; choices: Set<string> }
type Contents = { args: Map<string, Argument>; tags: string[] }
/** `said`: the message's text and its attributes, by their ids, which are `message` and `message.attribute`. */
type Entry = {
  file: string
  line: number
  said: Map<string, Contents>
  hash: string
  madeFrom: string
}

/** The messages of a language by their ids. */
function readLanguage(code: string): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const name of FILES) {
    const file = join(LOCALES, code, `${name}.ftl`)
    const source = readFileSync(file, 'utf8')
    for (const entry of parse(source, {}).body) {
      if (entry.type === 'Junk') throw new Error(`${file} cannot be read: ${entry.content}`)
      if (entry.type !== 'Message') continue
      const id = entry.id.name
      if (entries.has(id)) throw new Error(`${file} has ${id}, which was there before`)
      entries.set(id, {
        file,
        line: source.slice(0, entry.id.span?.start).split('\n').length,
        said: contentsOf(entry),
        hash: hashOf(entry),
        madeFrom: entry.comment?.content ?? '',
      })
    }
  }
  return entries
}

function contentsOf({ id, value, attributes }: Message): Map<string, Contents> {
  const said = new Map<string, Contents>()
  if (value !== null) said.set(id.name, contents(value))
  for (const one of attributes) said.set(`${id.name}.${one.id.name}`, contents(one.value))
  return said
}

function contents(pattern: Pattern): Contents {
  const args = new Map<string, Argument>()
  const tags: string[] = []
  const uses = (name: string, isNumber: boolean, choices: readonly string[] = []) => {
    const before = args.get(name) ?? { isNumber: false, choices: new Set() }
    for (const choice of choices) before.choices.add(choice)
    args.set(name, { ...before, isNumber: before.isNumber || isNumber })
  }
  const visit = ({ elements }: Pattern): void => {
    for (const element of elements) {
      if (element.type === 'TextElement') tags.push(...(element.value.match(TAG) ?? []))
      else if (element.expression.type === 'VariableReference')
        uses(element.expression.id.name, false)
      else if (element.expression.type === 'FunctionReference') {
        for (const one of element.expression.arguments.positional)
          if (one.type === 'VariableReference') uses(one.id.name, true)
      } else if (element.expression.type === 'SelectExpression') {
        const { name, keys } = choiceOf(element.expression)
        const isPlural = keys.every((key) => PLURALS.includes(key) || /^\d+$/.test(key))
        uses(name, isPlural && keys.length > 1, keys)
        for (const variant of element.expression.variants) visit(variant.value)
      }
    }
  }
  visit(pattern)
  return { args, tags: [...new Set(tags)].sort() }
}

function choiceOf({ selector, variants }: SelectExpression): { name: string; keys: string[] } {
  if (selector.type !== 'VariableReference') throw new Error('Only arguments choose variants.')
  return {
    name: selector.id.name,
    keys: variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value)),
  }
}

/** Changes with the words of a message, not with its place or its comment. */
function hashOf({ value, attributes }: Message): string {
  const words = JSON.stringify([value, attributes], (key, part) =>
    key === 'span' ? undefined : part,
  )
  return createHash('sha256').update(words).digest('hex').slice(0, 8)
}

/** The types of all messages and of their arguments, from the English ones. */
export function messageTypes(): string {
  const markup: string[] = []
  const without: string[] = []
  /** By what they are given. */
  const withArguments = new Map<string, string[]>()
  for (const { said } of readLanguage('en').values())
    for (const [id, { args, tags }] of said) {
      if (OF_SETTING.test(id)) continue
      if (tags.length > 0) markup.push(id)
      const given = [...args].map(([name, argument]) => `${name}: ${typeOf(argument)}`).sort()
      const others = given.length === 0 ? without : (withArguments.get(given.join('; ')) ?? [])
      others.push(id)
      if (given.length > 0) withArguments.set(given.join('; '), others)
    }
  const [alone, alike] = [[], []] as [string[], string[]]
  for (const [given, ids] of withArguments)
    if (ids.length === 1) alone.push(`'${ids[0]}': { ${given} }`)
    else alike.push(`${packed([`Given<{ ${given} },`, ...union(ids)], ' ')}>`)
  return `// Written by \`npm run locales\` from locales/en. Do not edit.
import type { Html } from './html.ts'

type Text = string | number | Html | readonly string[]
type Choice = string | null | undefined
type Given<Args, Id extends string> = Record<Id, Args>

/** What each message is given: those that are given the same, and then the others. */
export interface Arguments extends
${alike.join(',\n')} {
${packed(alone, '; ')}
}

/** Messages that have tags. */
export type MarkupId =
${packed(union(markup), ' ')}

export type MessageId =
  | keyof Arguments
${packed(union(without), ' ')}
`
}

function typeOf({ isNumber, choices }: Argument): string {
  if (isNumber) return 'number'
  if (choices.size === 0) return 'Text'
  return choices.has('other') ? 'Text | null | undefined' : 'Choice'
}

/** A union of the ids. What several of them begin with is written once. */
function union(ids: readonly string[]): string[] {
  const byBeginning = Map.groupBy(ids, (id) => beginningOf(id, ids))
  return [...byBeginning].flatMap(([beginning, some]) => {
    if (beginning === '' || some.length === 1) return some.map((id) => `| '${id}'`)
    const ends = some.map((id) => `| '${id.slice(beginning.length)}'`)
    ends[0] = `| \`${beginning}\${${ends[0]?.slice(2)}`
    return [...ends.slice(0, -1), `${ends.at(-1)}}\``]
  })
}

/** The longest beginning that an id shares with enough others; empty if there is none. */
function beginningOf(id: string, ids: readonly string[]): string {
  const ends = [...id.matchAll(/[-.]/g)].map(({ index }) => index + 1)
  const beginnings = ends.map((end) => id.slice(0, end)).reverse()
  return (
    beginnings.find((one) => ids.filter((other) => other.startsWith(one)).length >= SHARED_BY) ?? ''
  )
}

/** As many as fit into a line. */
function packed(parts: readonly string[], between: string): string {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + between.length + part.length <= WIDTH)
      lines[lines.length - 1] += between + part
    else lines.push(`  ${part}`)
  }
  return lines.join('\n')
}

/** What is wrong with the translations, a line each; none if all is well. */
export function faultsOfTranslations(): string[] {
  const english = readLanguage('en')
  return languages().flatMap((code) => {
    const entries = readLanguage(code)
    const faults: string[] = []
    for (const [id, entry] of english) {
      const translated = entries.get(id)
      if (translated === undefined) faults.push(`${code}: ${id} is missing`)
      else faults.push(...faultsOf(code, id, entry, translated))
    }
    for (const id of entries.keys())
      if (!english.has(id)) faults.push(`${code}: ${id} is not in English`)
    return faults
  })
}

function faultsOf(code: string, id: string, english: Entry, translated: Entry): string[] {
  const faults: string[] = []
  const fault = (what: string, why: string) => faults.push(`${code}: ${what} ${why}`)
  if (translated.madeFrom !== english.hash)
    fault(id, `was translated from another English text; now it is ${english.hash}`)
  for (const [one, wanted] of english.said) {
    const has = translated.said.get(one)
    if (has === undefined) fault(one, 'is missing')
    else {
      const names = [...wanted.args.keys()].sort().join(', ')
      const named = [...has.args.keys()].sort().join(', ')
      if (named !== names)
        fault(one, `has the arguments ${named || 'none'} instead of ${names || 'none'}`)
      if (has.tags.join() !== wanted.tags.join())
        fault(one, `has other tags than ${wanted.tags.join()}`)
      for (const [name, argument] of has.args)
        for (const lacking of lacks(code, argument, wanted.args.get(name)))
          fault(one, `lacks the form [${lacking}] of ${name}`)
    }
  }
  return faults
}

/** The forms of whole numbers that a language has, or the choices that the English message has. */
function lacks(code: string, { choices }: Argument, english: Argument | undefined): string[] {
  if (choices.size === 0) return []
  const named = [...choices].some((choice) => choice !== 'other' && PLURALS.includes(choice))
  const exact = [...(english?.choices ?? [])].filter((choice) => !PLURALS.includes(choice))
  const needed = named ? [...exact, ...formsOf(code)] : exact
  return needed.filter((form) => !choices.has(form))
}

function formsOf(code: string): string[] {
  const rules = new Intl.PluralRules(code)
  // In Arabic a zero has the form of whatever else has none.
  const numbers = Array.from({ length: 200 }, (_, i) => i + 1)
  return [...new Set(numbers.map((number) => rules.select(number)))]
}

/** All but English. */
function languages(): string[] {
  return readdirSync(LOCALES).filter((code) => code !== 'en')
}

/** Notes at translations from which English text they were made. */
function accept(ids: readonly string[]): void {
  const english = readLanguage('en')
  for (const code of languages()) {
    const entries = [...readLanguage(code)].filter(([id]) => ids.includes(id)).reverse()
    for (const [id, { file, line, madeFrom }] of entries) {
      const lines = readFileSync(file, 'utf8').split('\n')
      lines.splice(
        line - (madeFrom === '' ? 1 : 2),
        madeFrom === '' ? 0 : 1,
        `# ${english.get(id)?.hash}`,
      )
      writeFileSync(file, lines.join('\n'))
    }
  }
}

if (import.meta.main) {
  const [command, ...ids] = process.argv.slice(2)
  if (command === 'accept') accept(ids[0] === 'all' ? [...readLanguage('en').keys()] : ids)
  writeFileSync(TYPES, messageTypes())
  const faults = faultsOfTranslations()
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
