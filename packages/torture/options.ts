import { parseArgs } from 'node:util'
import type { EngineName } from './world/world.ts'

export type Options = {
  /** For everything, the start of the service and the settling included. */
  minutes: number
  seed: string
  engine: EngineName
  /** Names of parts, users or faults, or of planted bugs; null for all. */
  only: readonly string[] | null
  /** Plants bugs into a copy of the service, and looks whether they are found. */
  bugs: boolean
  /** The folder that gets the report. */
  report: string
}

const USAGE = `Usage: npm run torture -- [options]

  --minutes N      how long it takes in all (5)
  --seed TEXT      the same seed makes the same choices again (a new one each time)
  --engine NAME    sqlite or postgres (sqlite)
  --only A,B       only these parts (history, soak, fuzz), users or faults; with --bugs only these bugs
  --bugs           plants one bug after the other into a copy of the service, and says which are found
  --report FOLDER  where the report is written (torture-report)
  --help           shows this`

/** The options cannot be used. The message says why. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * Reads the command line.
 * @param names what --only may list: of a run, and with --bugs.
 * @throws UsageError
 */
export function readOptions(
  args: readonly string[],
  names: { run: readonly string[]; bugs: readonly string[] },
): Options {
  const { values } = parse(args)
  if (values.help) throw new UsageError(USAGE)
  const minutes = Number(values.minutes)
  if (!(minutes > 0 && minutes <= 24 * 60))
    throw new UsageError('--minutes must be a number above 0, and at most 1440.')
  const { engine } = values
  if (engine !== 'sqlite' && engine !== 'postgres')
    throw new UsageError('--engine must be sqlite or postgres.')
  const only = values.only?.split(',').map((name) => name.trim()) ?? null
  const known = values.bugs ? names.bugs : names.run
  for (const name of only ?? [])
    if (!known.includes(name))
      throw new UsageError(`--only does not know "${name}". It knows: ${known.join(', ')}.`)
  return {
    ...{ minutes, engine, only, bugs: values.bugs, report: values.report },
    seed: values.seed ?? crypto.randomUUID().slice(0, 8),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        minutes: { type: 'string', default: '5' },
        seed: { type: 'string' },
        engine: { type: 'string', default: 'sqlite' },
        only: { type: 'string' },
        bugs: { type: 'boolean', default: false },
        report: { type: 'string', default: 'torture-report' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}
