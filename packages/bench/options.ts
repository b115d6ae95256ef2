import { parseArgs } from 'node:util'
import { PARTS, type Part } from './rows.ts'

export type Options = {
  large: boolean
  json: boolean
  write: boolean
  /** Where the large file is kept between runs; null for nowhere. */
  data: string | null
  /** An empty PostgreSQL database to measure besides; null for none. */
  postgres: string | null
  parts: ReadonlySet<Part>
  rounds: number
  seconds: number
  loadSeconds: number
  /** Measures on where the generator may be the limit. */
  anyway: boolean
  /** How many accounts the large file has. */
  accounts: number
}

export const HELP = `npm run bench -- [options]

  --large             also a file with 1,000,000 accounts and 5,000,000 orders
  --data FOLDER       keep the large file there, and take the one that is there
  --postgres URL      also on this PostgreSQL database, which must be empty
  --only PART,PART    some of: ${PARTS.join(', ')}
  --rounds N          how often each is driven in turn (5)
  --seconds N         for how long each time (3)
  --load-seconds N    how long the load on memory and event loop lasts (60)
  --accounts N        of the large file, in place of 1,000,000
  --anyway            measure on where the generator may be the limit; the run stays void
  --json              one JSON document on standard output (with npm run -s)
  --write             write docs/performance.md, unless the run is void

A missed target is told and no failure. The exit code is 1 where nothing can be said: an answer
that is not a 200, a generator that is the limit, a ledger that does not add up.`

/** @returns null where help is asked for. @throws for options that make no sense, in words. */
export function readOptions(args: string[]): Options | null {
  const { values } = parseArgs({
    args,
    options: {
      large: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      anyway: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      data: { type: 'string' },
      postgres: { type: 'string' },
      only: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      'load-seconds': { type: 'string', default: '60' },
      accounts: { type: 'string', default: '1000000' },
    },
  })
  if (values.help) return null
  const { large, json, write, anyway, data, postgres, only } = values
  return {
    large,
    json,
    write,
    anyway,
    data: data ?? null,
    postgres: postgres ?? null,
    parts: only === undefined ? new Set(PARTS) : parseParts(only),
    rounds: wholeNumber('--rounds', values.rounds),
    seconds: wholeNumber('--seconds', values.seconds),
    loadSeconds: wholeNumber('--load-seconds', values['load-seconds']),
    accounts: wholeNumber('--accounts', values.accounts),
  }
}

function parseParts(text: string): Set<Part> {
  const parts = new Set<Part>()
  for (const name of text.split(',')) {
    const part = PARTS.find((one) => one === name)
    if (!part) throw new Error(`--only knows no "${name}": it takes ${PARTS.join(', ')}.`)
    parts.add(part)
  }
  return parts
}

function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${option} must be a whole number above zero.`)
  return Number(text)
}
