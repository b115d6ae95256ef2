import { type Command, InvalidArgumentError } from 'commander'
import { formatUsd, parsePositiveUsd, toUsd } from '../domain/shared/money.ts'
import {
  changeSupplierSettings,
  type SupplierSettings,
} from '../domain/suppliers/supplier-settings.ts'
import { checked, wholeNumber } from './input.ts'
import { actor, CliError, type Session } from './session.ts'

const OFF = 'off'
/** An option cannot be null. */
type Limit = number | typeof OFF
const usdOrOff = checked((text: string) => (text === OFF ? OFF : parsePositiveUsd(text)))

/** @param names the suppliers that are set up. */
export function addSupplierSetCommand(
  supplier: Command,
  session: Session,
  names: ReadonlySet<string>,
): void {
  supplier
    .command('set')
    .description('limits of a supplier')
    .argument('<name>')
    .option('--day-limit <usd>', 'the most to buy there in a day (UTC); off: no limit', usdOrOff)
    .option('--at-once <number>', 'the most orders open there at once; off: no limit', countOrOff)
    .action((name: string, options: { dayLimit?: Limit; atOnce?: Limit }) =>
      session.run(async (store, now) => {
        if (!names.has(name)) throw new CliError(`No supplier "${name}" is set up here.`)
        const changes: Partial<SupplierSettings> = {
          ...(options.dayLimit === undefined ? {} : { dayLimitMicros: limitOf(options.dayLimit) }),
          ...(options.atOnce === undefined ? {} : { atOnce: limitOf(options.atOnce) }),
        }
        const keys = Object.keys(changes) as (keyof SupplierSettings)[]
        if (keys.length === 0) throw new CliError('Give at least one option.')
        const { before, after } = await store.transaction((tx) =>
          changeSupplierSettings(tx, name, { ...changes, actor }, now),
        )
        return {
          json: { supplier: name, before: settingsJson(before), after: settingsJson(after) },
          text: keys
            .map((key) => `${name}: ${LABELS[key]} ${shown(key, before)} -> ${shown(key, after)}`)
            .join('\n'),
        }
      }),
    )
}

function limitOf(limit: Limit): number | null {
  return limit === OFF ? null : limit
}

const LABELS: Record<keyof SupplierSettings, string> = {
  dayLimitMicros: 'most in a day',
  atOnce: 'open at once',
  syncEveryMs: 'price list every',
  lowBalanceMicros: 'low balance',
}

function shown(key: keyof SupplierSettings, settings: SupplierSettings): string {
  const value = settings[key]
  if (value === null) return OFF
  if (key.endsWith('Micros')) return formatUsd(value)
  return key.endsWith('Ms') ? `${value / 60_000} min` : String(value)
}

function settingsJson({ dayLimitMicros, lowBalanceMicros, ...rest }: SupplierSettings) {
  return {
    dayLimitUsd: dayLimitMicros === null ? null : toUsd(dayLimitMicros),
    ...rest,
    lowBalanceUsd: lowBalanceMicros === null ? null : toUsd(lowBalanceMicros),
  }
}

/** @throws InvalidArgumentError */
function countOrOff(text: string): Limit {
  if (text === OFF) return OFF
  const count = wholeNumber(text)
  if (count < 1) throw new InvalidArgumentError('Give a whole number above zero, or off.')
  return count
}
