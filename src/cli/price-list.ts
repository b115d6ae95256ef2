import type { Reader, Store } from '../db/store.ts'
import type { MappedChange } from '../domain/price-lists/difference.ts'
import { itemsOf } from '../domain/price-lists/items.ts'
import { requireList } from '../domain/price-lists/list.ts'
import { mapProduct } from '../domain/price-lists/mapping.ts'
import { type Compared, suspicious } from '../domain/price-lists/sync.ts'
import { previewSync, syncNow } from '../domain/price-lists/syncing.ts'
import { supplierStateOf } from '../domain/suppliers/health.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import { type Answer, counted, pick } from './answer.ts'
import type { Command } from './command.ts'
import { limit } from './input.ts'
import { pricesJson } from './pricing.ts'
import { actor, CliError } from './session.ts'

const UNMAPPED_SHOWN = 20
const ITEM = 'item name costMicros available'

type SyncOptions = { yes?: boolean; accept?: string[] }

/** What suppliers sell, and as what products are bought there. */
export function addPriceListCommands(supplier: Command): void {
  const { createSuppliers } = supplier.session

  supplier
    .add('sync <name>', 'show what the price list of a supplier changes; with --yes also change it')
    .option('--yes', 'make the changes that nobody must agree to')
    .option('--accept <item...>', 'also make the changes of these items, which wait for a person')
    .runs(async ({ store, now }, name: string, options: SyncOptions) =>
      sync(store, await createSuppliers(store), name, options, now),
    )

  supplier
    .add('items <name>', 'what a supplier sells, as of the last sync')
    .argument('[text...]', 'only items with these words')
    .option('--limit <rows>', 'how many at most', limit, 50)
    .runs(async ({ store, read }, name: string, words: string[], options: { limit: number }) => {
      requireList(await createSuppliers(store), name)
      return items(read, name, { text: words.join(' '), ...options })
    })

  supplier
    .add('map <name> <pid> [item]', 'buy a product at a supplier as this item of its list')
    .option('--off', 'buy it there no more')
    .changes(async ({ tx, now }, name: string, pid: string, to?: string, { off = false } = {}) => {
      const item = to ?? null
      if ((item === null) !== off) throw new CliError('Name an item, or write --off.')
      const { before } = await mapProduct(tx, pid, { supplier: name, item, actor }, now)
      return {
        json: { supplier: name, pid, item, before },
        text:
          item === null
            ? `${pid} is not bought at ${name} any more.`
            : `${pid} is bought at ${name} as ${item}. Run supplier sync ${name} for its cost.`,
      }
    })
}

async function sync(
  store: Store,
  suppliers: ReadonlyMap<string, Supplier>,
  name: string,
  { yes = false, accept = [] }: SyncOptions,
  now: Date,
): Promise<Answer> {
  const accepted = new Set(accept)
  const preview = await previewSync(store, { suppliers, supplier: name }, { accepted, actor }, now)
  const { compared, chosen } = preview
  const waiting = suspicious(compared)
  const unknown = accept.find((item) => !waiting.some((one) => one.item === item))
  if (unknown !== undefined)
    throw new CliError(`${unknown} does not wait for anybody: see supplier sync ${name}.`)
  const prices = yes ? await syncNow(store, preview, actor, now) : preview.prices
  const unmapped = compared.unmapped.slice(0, UNMAPPED_SHOWN)
  const left = waiting.filter(({ item }) => !accepted.has(item))
  const more = compared.unmapped.length - unmapped.length
  return {
    json: {
      ...{ supplier: name, applied: yes, list: countsOf(compared) },
      changes: compared.mapped.map((change) => changeJson(change, accepted)),
      prices: await pricesJson(store.read, prices),
      unmapped: unmapped.map((item) => pick(item, ITEM)),
      moreUnmapped: more,
    },
    columns: 'item pid name products reasons accepted costUsd before after',
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
  const [gone, back, changed] = [count('gone'), count('back'), count('changed')]
  return { new: count('new'), gone, back, changed }
}

function changeJson(change: MappedChange, accepted: ReadonlySet<string>) {
  const { item, names, after, products, reasons } = change
  const side = ({ costMicros, isGone }: (typeof products)[number]['after']) => ({
    ...{ costMicros, gone: isGone },
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

async function items(
  db: Reader,
  name: string,
  wanted: { text: string; limit: number },
): Promise<Answer> {
  const { rows, count } = await itemsOf(db, name, wanted)
  const state = await supplierStateOf(db, name)
  const none = state?.listAt
    ? 'No item has these words.'
    : `No list was taken over yet: see supplier sync ${name}.`
  const more = count - rows.length
  return {
    json: {
      ...{ supplier: name, readAt: state?.listAt ?? null, count },
      items: rows.map((row) => pick(row, `${ITEM} goneAt`)),
    },
    next: [
      ...(rows.length === 0 ? [none] : []),
      ...(more > 0 ? [`and ${more} more: name a word, or raise --limit`] : []),
    ],
  }
}
