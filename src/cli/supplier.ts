import {
  breakerPosition,
  type SupplierOverview,
  suppliersOverview,
} from '../domain/reports/suppliers.ts'
import { readSettings } from '../domain/settings/settings.ts'
import type { Command } from './command.ts'
import { usdOrNull } from './output.ts'
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
  addSupplierSetCommand(supplier, new Set(['sandbox', ...kinds.keys()]))

  supplier
    .command('list')
    .description('the status of each supplier, and your balance there')
    .runs(async ({ store, now }) => {
      // The sandbox has its own supplier, which is not set up in the environment.
      const { sandbox } = await readSettings(store.read)
      const own: [string, string][] = sandbox ? [['sandbox', 'sandbox']] : []
      const suppliers = await suppliersOverview(store.read, new Map([...own, ...kinds]), now)
      return {
        json: { suppliers: suppliers.map((one) => supplierJson(one, now)) },
        columns: ['name', 'kind', 'state', 'balanceUsd', 'openOrders', 'lastDay', 'lastFailure'],
        none: 'No supplier is set up. See SUPPLIERS in .env.example.',
      }
    })

  addSupplierCheck(supplier, session)
  addPriceListCommands(supplier, deps.createSuppliers)
  addSupplierTry(supplier, session, deps.supplierEnv)
  addSupplierRecord(supplier, session, deps)
}

function supplierJson(
  { name, kind, state, breakers, lastDay, openOrders }: SupplierOverview,
  now: Date,
): Record<string, unknown> {
  const troubled = breakers.filter((one) => breakerPosition(one, now) !== 'closed')
  return {
    name,
    kind,
    state: kind === null ? 'not set up here' : troubled.length > 0 ? 'failing' : 'OK',
    lastFailure: troubled.map(({ failure }) => failure).find((one) => one !== null) ?? null,
    breakers: breakers.map((one) => ({
      calls: one.what,
      state: breakerPosition(one, now),
      openUntil: one.openUntil,
      telegramId: one.holder?.telegramId ?? null,
      lastFailure: one.failure,
      lastFailureAt: one.failedAt,
    })),
    balanceUsd: usdOrNull(state?.balanceMicros ?? null),
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
