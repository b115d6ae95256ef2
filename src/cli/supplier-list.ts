import type { Store } from '../db/store.ts'
import { allTiers } from '../domain/catalog/tiers.ts'
import type { MappedChange, ProductEffect } from '../domain/price-lists/difference.ts'
import { itemsOf } from '../domain/price-lists/items.ts'
import { requireList } from '../domain/price-lists/list.ts'
import { mapProduct } from '../domain/price-lists/mapping.ts'
import { listStateOf } from '../domain/price-lists/state.ts'
import { type Compared, suspicious } from '../domain/price-lists/sync.ts'
import { previewSync, syncNow } from '../domain/price-lists/syncing.ts'
import { toUsd } from '../domain/shared/money.ts'
import type { Supplier, SupplierItem } from '../domain/suppliers/supplier.ts'
import type { Command } from './command.ts'
import { counted } from './counted.ts'
import { limit } from './input.ts'
import { usdOrNull } from './output.ts'
import { changeJson } from './pricing.ts'
import { type Answer, actor, CliError } from './session.ts'

export type CreateSuppliers = (store: Store) => ReadonlyMap<string, Supplier>

const UNMAPPED_SHOWN = 20

const SHOWN = [
  ...['item', 'pid', 'name', 'products', 'reasons', 'accepted', 'costUsd'],
  ...['before', 'after'],
]

/** What suppliers sell, and as what products are bought there. */
export function addPriceListCommands(supplier: Command, createSuppliers: CreateSuppliers): void {
  supplier
    .command('sync')
    .description('show what the price list of a supplier changes; with --yes also change it')
    .argument('<name>')
    .option('--yes', 'make the changes that nobody must agree to')
    .option('--accept <item...>', 'also make the changes of these items, which wait for a person')
    .runs(
      (
        { store, now },
        name: string,
        { yes = false, accept = [] }: { yes?: boolean; accept?: string[] },
      ) => sync(store, createSuppliers(store), { name, yes, accepted: new Set(accept) }, now),
    )

  supplier
    .command('items')
    .description('what a supplier sells, as of the last sync')
    .argument('<name>')
    .argument('[text...]', 'only items with these words')
    .option('--limit <rows>', 'how many at most', limit, 50)
    .runs(({ store }, name: string, words: string[], options: { limit: number }) =>
      items(store, createSuppliers(store), { name, text: words.join(' '), ...options }),
    )

  supplier
    .command('map')
    .description('buy a product at a supplier as this item of its list')
    .argument('<name>')
    .argument('<pid>')
    .argument('[item]')
    .option('--off', 'buy it there no more')
    .runs(
      async (
        { store, now },
        name: string,
        pid: string,
        item: string | undefined,
        { off = false },
      ) => {
        if ((item === undefined) !== off) throw new CliError('Name an item, or write --off.')
        const to = { supplier: name, item: item ?? null, actor }
        const { before } = await store.transaction((tx) => mapProduct(tx, pid, to, now))
        return {
          json: { supplier: name, pid, item: to.item, before },
          text:
            to.item === null
              ? `${pid} is not bought at ${name} any more.`
              : `${pid} is bought at ${name} as ${to.item}. Run supplier sync ${name} for its cost.`,
        }
      },
    )
}

async function sync(
  store: Store,
  suppliers: ReadonlyMap<string, Supplier>,
  { name, yes, accepted }: { name: string; yes: boolean; accepted: ReadonlySet<string> },
  now: Date,
): Promise<Answer> {
  const preview = await previewSync(store, { suppliers, supplier: name }, { accepted, actor }, now)
  const { compared, chosen } = preview
  const waiting = suspicious(compared)
  const unknown = [...accepted].find((item) => !waiting.some((one) => one.item === item))
  if (unknown !== undefined)
    throw new CliError(`${unknown} does not wait for anybody: see supplier sync ${name}.`)
  const prices = yes ? await syncNow(store, preview, actor, now) : preview.prices
  const tiers = await allTiers(store.read)
  const names = new Map(tiers.map(({ id, name }) => [String(id), name]))
  const unmapped = compared.unmapped.slice(0, UNMAPPED_SHOWN)
  const left = waiting.filter(({ item }) => !accepted.has(item))
  const more = compared.unmapped.length - unmapped.length
  return {
    json: {
      ...{ supplier: name, applied: yes, list: countsOf(compared) },
      changes: compared.mapped.map((change) => changeOfItemJson(change, accepted)),
      prices: prices.map((one) => changeJson(one, names)),
      unmapped: unmapped.map(itemJson),
      moreUnmapped: more,
    },
    columns: SHOWN,
    none: 'Nothing changes for the products that are bought there.',
    next: [
      ...(more > 0 ? [`and ${more} more that no product is bought as: see supplier items`] : []),
      ...(left.length > 0
        ? [`${counted(left.length, 'item')} must be accepted by name: add --accept and the items.`]
        : []),
      closing(yes, chosen.changes.length),
    ],
  }
}

function closing(isMade: boolean, changes: number): string {
  if (isMade) return `Applied ${counted(changes, 'change')}.`
  return changes === 0
    ? 'Nothing was changed. Add --yes to remember the list.'
    : `Nothing was changed. Add --yes to apply ${counted(changes, 'change')}.`
}

function countsOf({ items }: Compared) {
  const count = (kind: string) => items.filter((one) => one.kind === kind).length
  return {
    ...{ new: count('new'), gone: count('gone') },
    ...{ back: count('back'), changed: count('changed') },
  }
}

function changeOfItemJson(
  { item, names, after, products, reasons }: MappedChange,
  accepted: ReadonlySet<string>,
) {
  const side = ({ costMicros, isGone }: ProductEffect['before']) => ({
    costUsd: usdOrNull(costMicros),
    gone: isGone,
  })
  return {
    ...{ item, name: names.after ?? names.before, nameBefore: names.before },
    available: after?.available ?? null,
    products: products.map(({ pid, name, before, after }) => ({
      ...{ pid, name, before: side(before), after: side(after) },
    })),
    ...{ reasons, accepted: accepted.has(item) },
  }
}

function itemJson({ item, name, costMicros, available }: SupplierItem) {
  return { item, name, costUsd: toUsd(costMicros), available }
}

async function items(
  store: Store,
  suppliers: ReadonlyMap<string, Supplier>,
  { name, text, limit: most }: { name: string; text: string; limit: number },
): Promise<Answer> {
  requireList(suppliers, name)
  const { rows, count } = await itemsOf(store.read, name, { text, limit: most })
  const state = await listStateOf(store.read, name)
  const none = state?.listAt
    ? 'No item has these words.'
    : `No list was taken over yet: see supplier sync ${name}.`
  const more = count - rows.length
  return {
    json: {
      ...{ supplier: name, readAt: state?.listAt ?? null, count },
      items: rows.map(({ goneAt, ...row }) => ({ ...itemJson(row), goneAt })),
    },
    next: [
      ...(rows.length === 0 ? [none] : []),
      ...(more > 0 ? [`and ${more} more: name a word, or raise --limit`] : []),
    ],
  }
}
