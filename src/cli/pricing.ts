import type { Store, Tx } from '../db/store.ts'
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
import { toUsd } from '../domain/shared/money.ts'
import { parsePercent } from '../domain/shared/percent.ts'
import type { Command } from './command.ts'
import { checked, positiveUsd, wholeNumber } from './input.ts'
import { usdOrNull } from './output.ts'
import { actor, CliError } from './session.ts'

type DryRun = { dryRun?: boolean }

const MAX_HELD = 10_000
const marginOrNone = (text: string) =>
  text === 'none' ? null : checked((one: string) => parsePercent(one, MAX_MARGIN_BP / 100))(text)

/** How prices follow from costs. */
export function addPricingCommands(program: Command): void {
  const pricing = program.command('pricing').description('margins, and products that paused')

  pricing
    .command('show')
    .description('margins, limits, and the products that have paused themselves')
    .runs(async ({ store }) => {
      return { json: await readPricing(store) }
    })

  withPreview(pricing.command('margin'))
    .description('set what is added to the cost of products')
    .argument('<slug>', 'a line, or all')
    .argument('<percent>', 'of the cost, or none for no margin of its own', marginOrNone)
    .option('--tier <name>', 'for the accounts of this tier only')
    .runs(
      async (
        { store, now },
        slug: string,
        marginBp: number | null,
        { tier, ...how }: DryRun & { tier?: string },
      ) => {
        const found = tier === undefined ? null : await tierByName(store.read, tier)
        const where = { slug: slug === 'all' ? null : slug, tierId: found?.id ?? null }
        return change(store, how, (tx) => setMargin(tx, { ...where, marginBp, actor }, now))
      },
    )

  withPreview(pricing.command('rounding'))
    .description('set to what the prices of a line are rounded up')
    .argument('<slug>')
    .argument('<usd>', 'such as 0.05', positiveUsd)
    .runs(({ store, now }, slug: string, roundToMicros: number, how: DryRun) =>
      change(store, how, (tx) => setRounding(tx, slug, { roundToMicros, actor }, now)),
    )

  withPreview(pricing.command('limits'))
    .description('set when products pause themselves')
    .requiredOption('--age <days>', 'a cost is too old after so many days; 0: never', wholeNumber)
    .requiredOption('--jump <percent>', 'a cost may change by so much; 0: by anything', wholeNumber)
    .runs(({ store, now }, { age, jump, ...how }: DryRun & { age: number; jump: number }) => {
      const limits = { maxCostAgeDays: age, maxJumpBp: jump * 100 }
      return change(store, how, (tx) => setPricingLimits(tx, { limits, actor }, now))
    })

  withPreview(pricing.command('mode'))
    .description('let the price of a product follow its cost, or fix it')
    .argument('<pid>')
    .argument('<mode>', 'margin or fixed', modeOf)
    .runs(({ store, now }, pid: string, mode: 'fixed' | 'margin', how: DryRun) =>
      change(store, how, (tx) => setPricing(tx, pid, { changes: { pricing: mode }, actor }, now)),
    )

  withPreview(pricing.command('below-cost'))
    .description('allow or forbid that a product is sold for less than it costs')
    .argument('<pid>')
    .argument('<on|off>', 'on allows it', onOrOff)
    .runs(({ store, now }, pid: string, belowCost: boolean, how: DryRun) =>
      change(store, how, (tx) => setPricing(tx, pid, { changes: { belowCost }, actor }, now)),
    )

  withPreview(pricing.command('accept'))
    .description('agree to a cost that has changed by more than the limit')
    .argument('<pid>')
    .runs(({ store, now }, pid: string, how: DryRun) =>
      change(store, how, (tx) => acceptCost(tx, pid, { actor }, now)),
    )
}

export function withPreview(command: Command): Command {
  return command.option('--dry-run', 'only show what would change')
}

/** Makes a change, or with `dryRun` only finds out what it would do. */
export async function change(
  store: Store,
  { dryRun = false }: DryRun,
  make: (tx: Tx) => Promise<PriceChange[]>,
) {
  const changes = dryRun ? await previewPrices(store, make) : await store.transaction(make)
  const tiers = await allTiers(store.read)
  const names = new Map(tiers.map(({ id, name }) => [String(id), name]))
  return {
    json: { dryRun, changes: changes.map((one) => changeJson(one, names)) },
    none: 'No price changes.',
    ...(dryRun ? { next: ['Nothing was changed. Leave out --dry-run to change it.'] } : {}),
  }
}

export function changeJson({ pid, name, before, after }: PriceChange, tiers: Map<string, string>) {
  const priced = ({ priceMicros, tierPrices, heldFor }: PriceChange['after']) => ({
    priceUsd: usdOrNull(priceMicros),
    tiers: Object.fromEntries(
      Object.entries(tierPrices ?? {}).map(([id, micros]) => [tiers.get(id) ?? id, toUsd(micros)]),
    ),
    heldFor,
  })
  return { pid, name, before: priced(before), after: priced(after) }
}

async function readPricing({ read }: Store) {
  const names = new Map((await allTiers(read)).map(({ id, name }) => [id, name]))
  const { pricing } = await readSettings(read)
  return {
    maxCostAgeDays: pricing.maxCostAgeDays,
    maxJumpPercent: pricing.maxJumpBp / 100,
    margins: (await allMargins(read)).map(({ slug, tierId, marginBp }) => ({
      slug: slug || null,
      tier: tierId === NO_TIER ? null : (names.get(tierId) ?? String(tierId)),
      percent: marginBp / 100,
    })),
    held: (await heldProducts(read, MAX_HELD)).map(({ pid, name, heldFor }) => ({
      ...{ pid, name, heldFor },
    })),
  }
}

function modeOf(text: string): 'fixed' | 'margin' {
  if (text === 'fixed' || text === 'margin') return text
  throw new CliError('The mode is margin or fixed.')
}

function onOrOff(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new CliError('Write on or off.')
}
