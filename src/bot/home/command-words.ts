import { PANEL_PAGES, type PanelPage } from '../../domain/sessions/pages.ts'
import { distance } from '../../domain/shared/nearest.ts'
import { folded } from '../../domain/shop/search.ts'
import { LANGUAGES, type Texts } from '../../locales/languages.ts'
import { type AdminCommand, adminCommands, commandTexts } from './view.ts'

// Which commands and pages an admin may mean who types plain words, such as "refund".

/** Longer texts are something else. */
const MAX_LENGTH = 64
const MAX_WORDS = 8
const MAX_FOUND = 8
/** Shorter words become other words by one letter. */
const LEAST_MISTYPED = 5
/** For a word that is the same, one of which only the ending differs, and one with a letter wrong. */
const [SAME, ENDING, MISTYPED] = [3, 2, 1] as const
const MAX_ENDING = 3
/** What words of a kind begin with alike: `ban` and `bank` are two words. */
const LEAST_SHARED = 4
const LATIN = /^[\x20-\x7e]*$/
/** The Arabic article, which is written as a part of the word. */
const ARTICLE = /^ال(?=...)/u

export type Place = { command: AdminCommand } | { page: PanelPage }
type Known = { place: Place; words: ReadonlySet<string> }

const known = new WeakMap<Texts, Known[]>()

/**
 * What fits best, the best first; empty if nothing fits. Every language of the bot is understood, whichever
 * it speaks: admins type the word that they know.
 */
export function placesMeant(texts: Texts, text: string, mayGo: (place: Place) => boolean): Place[] {
  const typed = text.length > MAX_LENGTH ? [] : wordsIn(text)
  if (typed.length > MAX_WORDS) return []
  const scored = knownIn(texts)
    .filter(({ place }) => mayGo(place))
    .map(({ place, words }) => ({
      place,
      score: typed.reduce((sum, word) => sum + closest(word, words), 0),
    }))
    .sort((one, other) => other.score - one.score)
  const best = scored[0]?.score ?? 0
  return scored
    .filter(({ score }) => score > 0 && score * 2 >= best)
    .slice(0, MAX_FOUND)
    .map(({ place }) => place)
}

function closest(word: string, own: Iterable<string>): number {
  return Math.max(0, ...Array.from(own, (one) => likeness(word, one)))
}

function likeness(typed: string, own: string): number {
  if (typed === own) return SAME
  const [short, long] = typed.length < own.length ? [typed, own] : [own, typed]
  const isLonger = long.startsWith(short) && long.length - short.length <= MAX_ENDING
  if (isLonger && (short.length >= LEAST_SHARED || long === `${short}s`)) return ENDING
  // Other alphabets have endings that replace a letter, such as `цену` for `цена`.
  const isInflected = typed.length >= 4 && !LATIN.test(typed) && typed.length === own.length
  if (isInflected && typed.slice(0, -1) === own.slice(0, -1)) return ENDING
  return typed.length >= LEAST_MISTYPED && distance(typed, own) === 1 ? MISTYPED : 0
}

function knownIn(texts: Texts): Known[] {
  const before = known.get(texts)
  if (before) return before
  const understood = [...new Set([texts, ...LANGUAGES])]
  const knownAs = (place: Place, name: string, said: (one: Texts) => string): Known => ({
    place,
    words: new Set([name, ...understood.flatMap((one) => wordsIn(said(one)))]),
  })
  const now = [
    ...adminCommands(texts).map((command) =>
      knownAs({ command }, command, (one) => commandTexts(one, command).words),
    ),
    ...PANEL_PAGES.map(({ name: page }) =>
      knownAs({ page }, page, ({ t }) => t(`panel-words-${page}`)),
    ),
  ]
  known.set(texts, now)
  return now
}

function wordsIn(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.replace(ARTICLE, '')))]
}
