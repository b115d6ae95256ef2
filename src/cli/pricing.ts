import { Argument } from 'commander'
import type { Reader, Tx } from '../db/store.ts'
import {
  allMargins,
  MAX_MARGIN_BP,
  setMargin,
  setPricingLimits,
  setRounding,
} from '../domain/catalog/margins.ts'
import { NO_TIER } from '../domain/catalog/pricing.ts'
import { acceptCost, heldProducts, setPricing } from '../domain/catalog/products.ts'
import { type PriceChange, previewPrices } from '../domain/catalog/reprice.ts'
import { allTiers, tierByName } from '../domain/catalog/tiers.ts'
import { readSettings } from '../domain/settings/settings.ts'
import { parsePercent, toUsd } from '../domain/shared/money.ts'
import { asItIs, pick } from './answer.ts'
import type { Command } from './command.ts'
import { checked, type OrWord, onOrOff, orNull, orWord, positiveUsd, wholeNumber } from './input.ts'
import { actor } from './session.ts'

const MAX_HELD = 10_000
const margin = checked((text) => parsePercent(text, MAX_MARGIN_BP / 100))

/** How prices follow from costs. */
export function addPricingCommands(program: Command): void {
  const pricing = program.add('pricing', 'margins, and products that paused')

  pricing
    .add('show', 'margins, limits, and the products that have paused themselves')
    .runs(async ({ read }) => {
      const names = await tierNames(read)
      const { pricing } = await readSettings(read)
      return {
        json: {
          maxCostAgeDays: pricing.maxCostAgeDays,
          maxJumpBp: pricing.maxJumpBp,
          margins: (await allMargins(read)).map(({ slug, tierId, marginBp }) => ({
            slug: slug || null,
            tier: tierId === NO_TIER ? null : (names[tierId] ?? String(tierId)),
            percent: marginBp / 100,
          })),
          held: (await heldProducts(read, MAX_HELD)).map((one) => pick(one, 'pid name heldFor')),
        },
      }
    })

  changesPrices(
    pricing
      .add('margin', 'set what is added to the cost of products')
      .argument('<slug>', 'a line, or all')
      .argument(
        '<percent>',
        'of the cost, or none for no margin of its own',
        orWord('none', margin),
      )
      .option('--tier <name>', 'for the accounts of this tier only'),
    async (tx, now, slug: string, percent: OrWord, { tier }: { tier?: string }) => {
      const found = tier === undefined ? null : await tierByName(tx, tier)
      const where = { slug: slug === 'all' ? null : slug, tierId: found?.id ?? null }
      return setMargin(tx, { ...where, marginBp: orNull(percent), actor }, now)
    },
  )

  changesPrices(
    pricing
      .add('rounding', 'set to what the prices of a line are rounded up')
      .argument('<slug>')
      .argument('<usd>', 'such as 0.05', positiveUsd),
    (tx, now, slug: string, roundToMicros: number) =>
      setRounding(tx, slug, { roundToMicros, actor }, now),
  )

  changesPrices(
    pricing
      .add('limits', 'set when products pause themselves')
      .requiredOption('--age <days>', 'a cost is too old after so many days; 0: never', wholeNumber)
      .requiredOption(
        '--jump <percent>',
        'a cost may change by so much; 0: by anything',
        wholeNumber,
      ),
    (tx, now, { age, jump }: { age: number; jump: number }) =>
      setPricingLimits(tx, { limits: { maxCostAgeDays: age, maxJumpBp: jump * 100 }, actor }, now),
  )

  changesPrices(
    pricing
      .add('mode', 'let the price of a product follow its cost, or fix it')
      .argument('<pid>')
      .addArgument(new Argument('<mode>').choices(['margin', 'fixed'])),
    (tx, now, pid: string, mode: 'fixed' | 'margin') =>
      setPricing(tx, pid, { changes: { pricing: mode }, actor }, now),
  )

  changesPrices(
    pricing
      .add('below-cost', 'allow or forbid that a product is sold for less than it costs')
      .argument('<pid>')
      .addArgument(onOrOff('on allows it')),
    (tx, now, pid: string, to: 'on' | 'off') =>
      setPricing(tx, pid, { changes: { belowCost: to === 'on' }, actor }, now),
  )

  changesPrices(
    pricing
      .add('accept', 'agree to a cost that has changed by more than the limit')
      .argument('<pid>'),
    (tx, now, pid: string) => acceptCost(tx, pid, { actor }, now),
  )
}

/** Makes the command change prices, or with --dry-run only find out what it would change. */
export function changesPrices<Args extends unknown[]>(
  command: Command,
  make: (tx: Tx, now: Date, ...args: Args) => Promise<PriceChange[]>,
): void {
  command
    .option('--dry-run', 'only show what would change')
    .runs<Args>(async ({ store, read, now }, ...args) => {
      const { dryRun = false } = command.opts<{ dryRun?: boolean }>()
      const work = (tx: Tx) => make(tx, now, ...args)
      const changes = await (dryRun ? previewPrices(store, work) : store.transaction(work))
      return {
        json: { dryRun, changes: await pricesJson(read, changes) },
        none: 'No price changes.',
        next: dryRun ? ['Nothing was changed. Leave out --dry-run to change it.'] : [],
      }
    })
}

/** What changes of prices answer: the prices of tiers by the names of the tiers. */
export async function pricesJson(db: Reader, changes: readonly PriceChange[]) {
  const names = await tierNames(db)
  const priced = ({ priceMicros, tierPrices, heldFor }: PriceChange['after']) => ({
    priceMicros,
    tiers: asItIs(
      Object.fromEntries(
        Object.entries(tierPrices ?? {}).map(([id, micros]) => [
          names[Number(id)] ?? id,
          toUsd(micros),
        ]),
      ),
    ),
    heldFor,
  })
  return changes.map(({ pid, name, before, after }) => ({
    ...{ pid, name, before: priced(before), after: priced(after) },
  }))
}

async function tierNames(db: Reader): Promise<Record<number, string>> {
  return Object.fromEntries((await allTiers(db)).map(({ id, name }) => [id, name]))
}
