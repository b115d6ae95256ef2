// No regular expression of the code takes more than linear time, whatever it is given.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { LONG_RUN, longTest } from './helpers/process.ts'

const ROOT = join(import.meta.dirname, '..')
const LENGTH = 16_384
const SHORTER = LENGTH / 4
/** Quadratic time is a thousand times the linear one at the shorter length, most constants far less. */
const FACTOR = 150
/** For four times the length: linear time grows 4 times, quadratic 16 times. */
const GROWTH = 8
const TRIES = 3
/** The processor's time is told in steps of some milliseconds. */
const ENOUGH_MS = 40
/** Also what an expression escapes. */
const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
/** What may be repeated to hurt, besides what the expression itself names. */
const PUMPS = [
  ...(LONG_RUN ? ASCII : ['0', 'a', 'A', ' ', '\n', '.', '-', '<']),
  'é',
  '\u{1f600}',
  '0a',
  'a ',
  ' a',
  '\\"',
  'a,',
  'a-',
  ',a=\\"',
]

/** Ends what was repeated without a match, also where lines or spaces were. */
const SPOILER = '\n\ue000\n'

type Found = { where: string; regex: RegExp }

/** Every literal in the sources, by parsing them, and the places where one is made from text. */
function findAll() {
  const found: Found[] = []
  const made: string[] = []
  for (const file of globSync('{src,packages/telegram-emulator}/**/*.{ts,js}', { cwd: ROOT })) {
    const source = readFileSync(join(ROOT, file), 'utf8')
    const make = ({ start, end }: { start: number; end: number }) => {
      if (source.slice(start, end) === 'RegExp') made.push(file)
    }
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const line = source.slice(0, node.start).split('\n').length
        const { pattern, flags } = node.regex
        found.push({ where: `${file}:${line}`, regex: new RegExp(pattern, withGlobal(flags)) })
      },
      NewExpression: ({ callee }) => make(callee),
      CallExpression: ({ callee }) => make(callee),
    }).visit(parseSync(file, source).program)
  }
  return { found, made }
}

/** To look at the whole text, as a search for every match does. */
function withGlobal(flags: string): string {
  return `${flags.replaceAll(/[gy]/g, '')}g`
}

/** Makes a text of about so many characters. */
type Maker = (length: number) => string

/** Beginnings of what it matches, each followed by one thing many times, and then by what spoils it. */
function* hostile(regex: RegExp): Generator<Maker> {
  const pumps = new Set(
    [...PUMPS, ...regex.source.matchAll(/\w{2,}|[^\\^$()[\]{}|?*+]/g)].map(String),
  )
  const beginnings = starts(regex)
  for (const start of beginnings) {
    if (start !== '') yield (length) => `${start.repeat(length / start.length)}${SPOILER}`
    for (const pump of pumps)
      yield (length) => `${start}${pump.repeat(length / pump.length)}${SPOILER}`
  }
}

function starts(regex: RegExp): Set<string> {
  const all = new Set([''])
  let samples: string[]
  try {
    samples = fc.sample(fc.stringMatching(new RegExp(regex.source, regex.flags.replace('g', ''))), {
      numRuns: LONG_RUN ? 2 : 1,
      seed: 1,
    })
  } catch {
    // It looks around, which cannot be made by chance.
    return all
  }
  for (const sample of samples)
    for (let end = 1; end <= Math.min(sample.length, 8); end++) all.add(sample.slice(0, end))
  return all
}

/** The least time of some tries, in milliseconds. */
function least(work: () => unknown, tries: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < tries; i++) {
    const start = performance.now()
    work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

/**
 * How long the processor works on it, in milliseconds: what takes longer than one turn at a busy processor
 * takes several times as long by the clock, and what is shorter may not.
 */
function processorMs(work: () => unknown): number {
  const start = process.cpuUsage()
  for (let times = 1; ; times++) {
    work()
    const { user, system } = process.cpuUsage(start)
    const ms = (user + system) / 1000
    if (ms >= ENOUGH_MS) return ms / times
  }
}

/** Looks at each character once. */
const linear = (text: string) => text.replace(/[^\ue000]*/, '')

/** Many times as slow as looking at each character once, and the slower the longer the text is. */
function isSlow(regex: RegExp, make: Maker): boolean {
  const short = make(SHORTER)
  const search = (of: string) => () => of.replace(regex, '')
  const isFar = (tries: number) =>
    least(search(short), tries) > FACTOR * least(() => linear(short), tries)
  const grows = () => processorMs(search(make(LENGTH))) > GROWTH * processorMs(search(short))
  // Looked at again before it is believed: something else may have had the processor.
  return isFar(1) && isFar(TRIES) && grows() && grows()
}

function slowOn(regex: RegExp): string | null {
  for (const make of hostile(regex)) if (isSlow(regex, make)) return make(20)
  return null
}

const { found, made } = findAll()

test('takes no more than linear time, whatever it is given', () => {
  expect(found.length).toBeGreaterThan(100)
  const slow = found.flatMap(({ where, regex }) => {
    const text = slowOn(regex)
    return text === null ? [] : [`${where} ${regex} on ${JSON.stringify(text)}, longer`]
  })
  expect(slow).toEqual([])
})

/**
 * The simulated supplier, which runs on its own in a command, makes patterns of the short texts of a file. A
 * mask makes them of the operator's secrets, without anything that repeats.
 */
const MAKES_OWN =
  /^src\/(domain\/catalog\/pattern|conformance\/(fill|requests)|suppliers\/adapter\/mask)\.ts$/

test('is written as a literal, which the test above finds', () => {
  // It translates a catalog's pattern, whose length is bounded, for an engine of its own.
  expect(made.filter((file) => !MAKES_OWN.test(file))).toEqual([])
})

longTest('would find an expression that takes quadratic time', () => {
  for (const regex of [
    /\d{3,}:[\w-]{20,}/g,
    /\s+$/g,
    /^bearer\s+(.+)$/g,
    /<b>.*<.b>/g,
    /\[[^\]]*\]/g,
  ])
    expect(slowOn(regex), String(regex)).not.toBeNull()
})
