import { InvalidArgumentError } from 'commander'
import type { SupplierSettings } from '../domain/settings/settings.ts'
import { parsePositiveDuration } from '../domain/shared/durations.ts'
import { changeSupplierSettings } from '../domain/suppliers/supplier-settings.ts'
import type { Command } from './command.ts'
import { checked, positiveUsd, wholeNumber } from './input.ts'
import { usdOrNull } from './output.ts'
import { actor, CliError } from './session.ts'

const OFF = 'off'
/** An option cannot be null. */
type Limit = number | typeof OFF
type Options = { dayLimit?: Limit; atOnce?: Limit; syncEvery?: Limit; lowBalance?: Limit }
const timeOrOff = checked((text: string) => (text === OFF ? OFF : parsePositiveDuration(text)))
const usdOrOff = checked((text: string) => (text === OFF ? OFF : positiveUsd(text)))

/** @param names the suppliers that are set up. */
export function addSupplierSetCommand(supplier: Command, names: ReadonlySet<string>): void {
  supplier
    .command('set')
    .description('limits of a supplier, and what is done or told by itself')
    .argument('<name>')
    .option('--day-limit <usd>', 'the most to buy there in a day (UTC); off: no limit', usdOrOff)
    .option('--at-once <number>', 'the most orders open there at once; off: no limit', countOrOff)
    .option(
      '--sync-every <time>',
      'take its price list over, such as every 1h; off: never',
      timeOrOff,
    )
    .option(
      '--low-balance <usd>',
      'tell the admins when your balance is below; off: never',
      usdOrOff,
    )
    .runs(async ({ store, now }, name: string, options: Options) => {
      if (!names.has(name)) throw new CliError(`No supplier "${name}" is set up here.`)
      const changes: Partial<SupplierSettings> = {
        ...(options.dayLimit === undefined ? {} : { dayLimitMicros: limitOf(options.dayLimit) }),
        ...(options.atOnce === undefined ? {} : { atOnce: limitOf(options.atOnce) }),
        ...(options.syncEvery === undefined ? {} : { syncEveryMs: limitOf(options.syncEvery) }),
        ...(options.lowBalance === undefined
          ? {}
          : { lowBalanceMicros: limitOf(options.lowBalance) }),
      }
      if (Object.keys(changes).length === 0) throw new CliError('Give at least one option.')
      const { before, after } = await store.transaction((tx) =>
        changeSupplierSettings(tx, name, { ...changes, actor }, now),
      )
      return {
        json: { supplier: name, before: settingsJson(before), after: settingsJson(after) },
      }
    })
}

function limitOf(limit: Limit): number | null {
  return limit === OFF ? null : limit
}

function settingsJson({ dayLimitMicros, lowBalanceMicros, ...rest }: SupplierSettings) {
  return {
    dayLimitUsd: usdOrNull(dayLimitMicros),
    ...rest,
    lowBalanceUsd: usdOrNull(lowBalanceMicros),
  }
}

/** @throws InvalidArgumentError */
function countOrOff(text: string): Limit {
  if (text === OFF) return OFF
  const count = wholeNumber(text)
  if (count < 1) throw new InvalidArgumentError('Give a whole number above zero, or off.')
  return count
}
