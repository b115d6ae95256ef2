import { parseArgs } from 'node:util'
import { PARTS, type Part } from './rows.ts'

export type Options = {
  large: boolean
  json: boolean
  write: boolean
  /** The folder where the large file is kept between runs; null: it is not kept. */
  data: string | null
  /** An empty PostgreSQL database to measure as well; null for none. */
  postgres: string | null
  parts: ReadonlySet<Part>
  rounds: number
  seconds: number
  loadSeconds: number
  /** Goes on although the generator may be the limit. */
  anyway: boolean
  /** How many accounts the large file has. */
  accounts: number
}

export const HELP = `npm run bench -- [options]

  --large             also measure a file with 1,000,000 accounts and 5,000,000 orders
  --accounts N        accounts of the large file, instead of 1,000,000
  --data FOLDER       keep the large file in this folder, and use it again in the next run
  --postgres URL      also measure this PostgreSQL database, which must be empty
  --only PART,PART    measure only some of: ${PARTS.join(', ')}
  --rounds N          how many times each is driven (3)
  --seconds N         how long each time (2)
  --load-seconds N    how long the load lasts that memory and event loop are measured under (30)
  --anyway            go on although the generator may be the limit; the run stays void
  --json              print one JSON document (with npm run -s)
  --write             also put the results into docs/performance.md, unless the run is void

It prints a table in Markdown and takes 4 to 5 minutes. It exits 0 even if a limit is missed, and 1
if the run proves nothing: an answer is not a 200, the generator is the limit, the ledger has findings.`

/** @returns null if help is asked for. @throws if an option makes no sense; the message says why. */
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
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '2' },
      'load-seconds': { type: 'string', default: '30' },
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
    if (!part) throw new Error(`--only takes ${PARTS.join(', ')}, not "${name}".`)
    parts.add(part)
  }
  return parts
}

function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${option} must be a whole number above zero.`)
  return Number(text)
}
