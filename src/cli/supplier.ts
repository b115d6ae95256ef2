import {
  breakerPosition,
  type SupplierOverview,
  suppliersOverview,
} from '../domain/reports/suppliers.ts'
import { readSettings } from '../domain/settings/settings.ts'
import { parsePositiveDuration } from '../domain/shared/time.ts'
import { changeSupplierSettings } from '../domain/suppliers/supplier-limits.ts'
import { given } from './answer.ts'
import type { Command } from './command.ts'
import { checked, type OrWord, orNull, orWord, positiveUsd, whole } from './input.ts'
import { actor, CliError } from './session.ts'
import { addSupplierCheck } from './supplier-check.ts'
import { addSupplierRecord } from './supplier-record.ts'
import { addSupplierTry } from './supplier-try.ts'

/** Its supplier is not set up in the environment. */
const SANDBOX = 'sandbox'

const usdOrOff = orWord('off', positiveUsd)
const timeOrOff = orWord('off', checked(parsePositiveDuration))
const countOrOff = orWord('off', whole('Give a whole number above zero, or off.'))

type Limits = { dayLimit?: OrWord; atOnce?: OrWord; syncEvery?: OrWord; lowBalance?: OrWord }

export function addSupplierCommands(program: Command): void {
  const { supplierKinds } = program.session
  const supplier = program.add('supplier', 'who fulfils orders')

  supplier
    .add('set <name>', 'limits of a supplier, and what is done or reported automatically')
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
    .changes(async ({ tx, now }, name: string, options: Limits) => {
      if (name !== SANDBOX && !supplierKinds.has(name))
        throw new CliError(`No supplier "${name}" is set up here.`)
      const changes = given({
        dayLimitMicros: orNull(options.dayLimit),
        atOnce: orNull(options.atOnce),
        syncEveryMs: orNull(options.syncEvery),
        lowBalanceMicros: orNull(options.lowBalance),
      })
      if (Object.keys(changes).length === 0) throw new CliError('Give at least one option.')
      const { before, after } = await changeSupplierSettings(tx, name, { ...changes, actor }, now)
      return { json: { supplier: name, before, after } }
    })

  supplier
    .add('list', 'the status of each supplier, and your balance there')
    .runs(async ({ read, now }) => {
      const { sandbox } = await readSettings(read)
      const own: [string, string][] = sandbox ? [[SANDBOX, SANDBOX]] : []
      const suppliers = await suppliersOverview(read, new Map([...own, ...supplierKinds]), now)
      return {
        json: { suppliers: suppliers.map((one) => supplierJson(one, now)) },
        columns: 'name kind state balanceUsd openOrders lastDay lastFailure',
        none: 'No supplier is set up. See SUPPLIERS in .env.example.',
      }
    })

  addSupplierCheck(supplier)
  addSupplierTry(supplier)
  addSupplierRecord(supplier)
}

function supplierJson(one: SupplierOverview, now: Date) {
  const { name, kind, state, breakers, lastDay, openOrders } = one
  const troubled = breakers.filter((breaker) => breakerPosition(breaker, now) !== 'closed')
  return {
    ...{ name, kind },
    state: kind === null ? 'not set up here' : troubled.length > 0 ? 'failing' : 'OK',
    lastFailure: troubled.map(({ failure }) => failure).find((text) => text !== null) ?? null,
    breakers: breakers.map((breaker) => ({
      calls: breaker.what,
      state: breakerPosition(breaker, now),
      openUntil: breaker.openUntil,
      telegramId: breaker.holder?.telegramId ?? null,
      lastFailure: breaker.failure,
      lastFailureAt: breaker.failedAt,
    })),
    balanceMicros: state?.balanceMicros ?? null,
    balanceAt: state?.balanceAt ?? null,
    balanceProblem: state?.balanceProblem ?? null,
    openOrders,
    lastDay: {
      calls: lastDay?.calls ?? 0,
      failed: lastDay?.faults ?? 0,
      meanMs: lastDay?.meanMs ?? null,
    },
  }
}
