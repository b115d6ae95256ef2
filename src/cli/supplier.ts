import type { Command } from 'commander'
import {
  breakerPosition,
  type SupplierOverview,
  suppliersOverview,
} from '../domain/reports/suppliers.ts'
import { readSettings } from '../domain/service/settings.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { table } from './output.ts'
import type { CliDeps, Session } from './session.ts'
import { addSupplierCheck } from './supplier-check.ts'
import { addPriceListCommands } from './supplier-list.ts'
import { addSupplierRecord } from './supplier-record.ts'
import { addSupplierSetCommand } from './supplier-set.ts'
import { addSupplierTry } from './supplier-try.ts'

export function addSupplierCommands(
  program: Command,
  session: Session,
  deps: Pick<CliDeps, 'supplierKinds' | 'supplierEnv' | 'createSuppliers' | 'onInterrupt' | 'io'>,
): void {
  const kinds = deps.supplierKinds
  const supplier = program.command('supplier').description('who fulfils orders')
  addSupplierSetCommand(supplier, session, new Set(['sandbox', ...kinds.keys()]))

  supplier
    .command('list')
    .description('the status of each supplier, and your balance there')
    .action(() =>
      session.run(async (store, now) => {
        // The sandbox has its own supplier, which is not set up in the environment.
        const { sandbox } = await readSettings(store.read)
        const own: [string, string][] = sandbox ? [['sandbox', 'sandbox']] : []
        const suppliers = await suppliersOverview(store.read, new Map([...own, ...kinds]), now)
        const heading = [
          'NAME',
          'KIND',
          'STATE',
          'BALANCE',
          'OPEN',
          'CALLS 24 H',
          'FAILED',
          'MEAN MS',
          'LAST FAILURE',
        ]
        return {
          json: { suppliers: suppliers.map((one) => supplierJson(one, now)) },
          text: table(
            heading,
            suppliers.map((one) => row(one, now)),
            'No supplier is set up. See SUPPLIERS in .env.example.',
          ),
        }
      }),
    )

  addSupplierCheck(supplier, session)
  addPriceListCommands(supplier, session, deps.createSuppliers)
  addSupplierTry(supplier, session, deps.supplierEnv)
  addSupplierRecord(supplier, session, deps)
}

function supplierJson(
  { name, kind, state, breakers, lastDay, openOrders }: SupplierOverview,
  now: Date,
): Record<string, unknown> {
  return {
    name,
    kind,
    breakers: breakers.map((one) => ({
      calls: one.what,
      state: breakerPosition(one, now),
      openUntil: one.openUntil,
      telegramId: one.holder?.telegramId ?? null,
      lastFailure: one.failure,
      lastFailureAt: one.failedAt,
    })),
    balanceUsd: state?.balanceMicros == null ? null : toUsd(state.balanceMicros),
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

function row(
  { name, kind, state, breakers, lastDay, openOrders }: SupplierOverview,
  now: Date,
): string[] {
  const troubled = breakers.filter((one) => breakerPosition(one, now) !== 'closed')
  const health = troubled.map((one) => {
    const whose = one.holder === null ? '' : ` of ${one.holder.telegramId}`
    return `${one.what}${whose} ${breakerPosition(one, now)}`
  })
  return [
    name,
    kind ?? '-',
    kind === null ? 'not set up here' : health.join(', ') || 'OK',
    state?.balanceMicros == null ? '-' : formatUsd(state.balanceMicros),
    String(openOrders),
    String(lastDay?.calls ?? 0),
    String(lastDay?.faults ?? 0),
    lastDay?.meanMs == null ? '-' : String(Math.round(lastDay.meanMs)),
    troubled.flatMap(({ failure }) => failure ?? []).join('; '),
  ]
}
