import type { Store } from '../db/store.ts'
import { adjustBalance, openAccount } from '../domain/accounts/accounts.ts'
import { type CatalogJson, parseCatalog } from '../domain/catalog/file.ts'
import { importCatalog } from '../domain/catalog/import.ts'
import type { OrderFieldName } from '../domain/schema.ts'
import { toUsd } from '../domain/shared/money.ts'
import { addStock } from '../domain/stock/stock.ts'
import type { Scenario } from './scenario.ts'

// What the service sells while a file is tried: a line with one product for each scenario, from its own supplier.

export const NEXT_SUPPLIER = 'next'
export const supplierName = ({ number }: Pick<Scenario, 'number'>) => `s${number}`
export const pidOf = ({ number }: Pick<Scenario, 'number'>) => `CHECK-${number}`

const PLENTY_MICROS = 90_000_000_000

/** Fills an empty database, and gives an account money for every order. */
export async function fillShop(
  store: Store,
  scenarios: readonly Scenario[],
  { priceMicros, now }: { priceMicros: number; now: Date },
): Promise<number> {
  const ordered = scenarios.filter(({ history }) => history.goods !== 'redemption')
  const lines = ordered.map((one) => lineOf(one, priceMicros))
  const file = parseCatalog(JSON.stringify({ lines }))
  return store.transaction(async (tx) => {
    const actor = 'operator'
    await importCatalog(tx, { file, replace: false, actor }, now)
    for (const one of scenarios)
      if (one.history.goods === 'voucher')
        await addStock(tx, pidOf(one), { codes: [voucherOf(one)], actor }, now)
    const { id } = await openAccount(tx, { telegramId: 1, name: 'Buyer', actor }, now)
    for (let credited = 0; credited < scenarios.length * 2 * priceMicros; credited += PLENTY_MICROS)
      await adjustBalance(tx, id, { amountMicros: PLENTY_MICROS, note: undefined, actor }, now)
    return id
  })
}

export function voucherOf({ number }: Pick<Scenario, 'number'>): string {
  return `VOUCHER-${number}-SECRETCODE`
}

function lineOf(scenario: Scenario, priceMicros: number): CatalogJson['lines'][number] {
  const { number, history, order } = scenario
  const names = { productName: 'Checked', gameName: 'Checked', orderCode: 'CHK' }
  const suppliers = [supplierName(scenario), ...(scenario.hasNext ? [NEXT_SUPPLIER] : [])]
  const product = {
    ...{ pid: pidOf(scenario), name: 'Checked', priceUsd: toUsd(priceMicros), suppliers },
    supplierRef: Object.fromEntries(suppliers.map((name) => [name, order.item])),
  }
  const line = { slug: `line${number}`, ...names, suppliers: [NEXT_SUPPLIER], products: [product] }
  if (history.goods === 'codes') return { ...line, kind: 'gamekey' }
  const { region } = order.fields
  return {
    ...{ ...line, kind: 'topup' },
    fields: fieldsOf(scenario).map((name) => ({ name, label: name })),
    ...(region === undefined ? {} : { regionOptions: [{ value: region, label: region }] }),
    ...(history.goods === 'voucher' ? { stockBased: true } : {}),
  }
}

const NAMES: readonly string[] = ['userId', 'zoneId', 'serverId', 'region', 'moreId']

function fieldsOf({ order }: Scenario): OrderFieldName[] {
  const own = Object.keys(order.fields).filter((name) => NAMES.includes(name)) as OrderFieldName[]
  return own.length > 0 ? own : ['userId']
}

/** The player of a scenario's order. */
export function playerOf(scenario: Scenario): Partial<Record<OrderFieldName, string>> {
  const { fields } = scenario.order
  const { playerId = '5123456' } = fields
  if (scenario.history.goods === 'codes') return {}
  return Object.fromEntries(fieldsOf(scenario).map((name) => [name, fields[name] ?? playerId]))
}
