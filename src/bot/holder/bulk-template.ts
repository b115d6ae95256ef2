import type { InputFile } from 'grammy'
import type { Line } from '../../domain/catalog/catalog.ts'
import type { PlayerInput } from '../../domain/catalog/player.ts'
import { ordersOf } from '../../domain/orders/orders.ts'
import { onSale } from '../../domain/stock/on-sale.ts'
import type { BotContext } from '../context.ts'
import { csvFile } from './bulk-files.ts'

const ROWS = 20
const ORDERS_SEARCHED = 100

type Row = { pid: string; line: Line; player: PlayerInput }

/** A table to fill in: what the person bought last, for the same players, or else the first products. */
export async function templateFile(ctx: BotContext): Promise<InputFile> {
  const bought = await boughtBefore(ctx)
  const rows = bought.length > 0 ? bought : await firstProducts(ctx)
  const asked = new Set(rows.flatMap(({ line }) => line.fields.map(({ name }) => name)))
  const fields = (['userId', 'zoneId', 'serverId', 'region', 'moreId'] as const).filter((name) =>
    asked.has(name),
  )
  return csvFile('template.csv', [
    ['pid', ...fields, 'quantity', 'reference'],
    ...rows.map(({ pid, player }) => [pid, ...fields.map((name) => player[name] ?? ''), '1', '']),
  ])
}

async function boughtBefore({ deps, account, now, read }: BotContext): Promise<Row[]> {
  const page = { limit: ORDERS_SEARCHED, cursor: null }
  const { rows: orders } = await ordersOf(read, account.id, page)
  const rows = new Map<string, Row>()
  for (const { pid, player } of orders) {
    const key = JSON.stringify([pid, player])
    if (rows.has(key)) continue
    const product = await deps.listings.get(pid, now)
    if (product === null || typeof product === 'string') continue
    rows.set(key, { pid, line: product.line, player })
    if (rows.size === ROWS) break
  }
  return [...rows.values()]
}

async function firstProducts({ deps, read }: BotContext): Promise<Row[]> {
  const rows: Row[] = []
  for await (const { line, offers } of onSale(read, deps.routeOf)) {
    const [offer] = offers
    // One of each game shows which columns there are. Without players: an example's could be somebody's.
    if (offer && !rows.some((row) => row.line.slug === line.slug))
      rows.push({ pid: offer.pid, line, player: {} })
    if (rows.length === ROWS) break
  }
  return rows
}
