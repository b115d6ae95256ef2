import { Argument } from 'commander'
import type { Reader, Tx } from '../db/store.ts'
import { accountNamed } from '../domain/accounts/holders.ts'
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
import {
  addTier,
  allTiers,
  MAX_DISCOUNT_BP,
  removeTier,
  renameTier,
  STANDARD,
  setAccountTier,
  setDiscount,
  type Tier,
  tierByName,
  tiersWithAccounts,
} from '../domain/catalog/tiers.ts'
import { readSettings } from '../domain/settings/settings.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { parsePercent, toUsd } from '../domain/shared/money.ts'
import { asItIs, pick } from './answer.ts'
import type { Command } from './command.ts'
import { checked, type OrWord, onOrOff, orNull, orWord, positiveUsd, wholeNumber } from './input.ts'
import { actor } from './session.ts'

const MAX_HELD = 10_000
const margin = checked((text) => parsePercent(text, MAX_MARGIN_BP / 100))
const discount = checked((text) => parsePercent(text, MAX_DISCOUNT_BP / 100))

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
      .add('rounding <slug>', 'set to what the prices of a line are rounded up')
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
      .add('mode <pid>', 'let the price of a product follow its cost, or fix it')
      .addArgument(new Argument('<mode>').choices(['margin', 'fixed'])),
    (tx, now, pid: string, mode: 'fixed' | 'margin') =>
      setPricing(tx, pid, { changes: { pricing: mode }, actor }, now),
  )

  changesPrices(
    pricing
      .add('below-cost <pid>', 'allow or forbid that a product is sold for less than it costs')
      .addArgument(onOrOff('on allows it')),
    (tx, now, pid: string, to: 'on' | 'off') =>
      setPricing(tx, pid, { changes: { belowCost: to === 'on' }, actor }, now),
  )

  changesPrices(
    pricing.add('accept <pid>', 'agree to a cost that has changed by more than the limit'),
    (tx, now, pid: string) => acceptCost(tx, pid, { actor }, now),
  )
}

/** Makes the command change prices, or with --dry-run only find out what it would change. */
function changesPrices<Args extends unknown[]>(
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
  const priced = ({ priceMicros, tierPrices, heldFor }: PriceChange['after']) => {
    const nameOf = (id: string) => names[Number(id)] ?? id
    const tiers = Object.entries(tierPrices ?? {}).map(([id, micros]) => [
      nameOf(id),
      toUsd(micros),
    ])
    return { priceMicros, tiers: asItIs(Object.fromEntries(tiers)), heldFor }
  }
  return changes.map(({ pid, name, before, after }) => ({
    ...{ pid, name, before: priced(before), after: priced(after) },
  }))
}

async function tierNames(db: Reader): Promise<Record<number, string>> {
  return Object.fromEntries((await allTiers(db)).map(({ id, name }) => [id, name]))
}

/** Groups of accounts with prices of their own. */
export function addTierCommands(program: Command): void {
  const tier = program.add('tier', 'groups of accounts with prices of their own')

  tier.add('list', 'all tiers').runs(async ({ read }) => ({
    json: (await tiersWithAccounts(read)).map((one) => pick(one, 'name discountBp accounts')),
    none: 'There are no tiers.',
  }))

  tier.add('add <name>', 'add a tier').changes(async ({ tx, now }, text: string) => {
    const { name } = await addTier(tx, { name: text, actor }, now)
    return { json: { name }, text: `The tier ${name} is added.` }
  })

  tier
    .add('rename <name>', 'rename a tier')
    .argument('<new name>')
    .changes(async ({ tx, now }, before: string, text: string) => {
      const { id } = await tierNamed(tx, before)
      const { name } = await renameTier(tx, id, { name: text, actor }, now)
      return { json: { name }, text: `The tier is called ${name} now.` }
    })

  changesPrices(
    tier
      .add('discount <name>', 'set what a tier pays less for products with fixed prices')
      .argument('<percent>', 'such as 3', discount),
    async (tx, now, text: string, discountBp: number) => {
      const { id } = await tierNamed(tx, text)
      return setDiscount(tx, id, { discountBp, actor }, now)
    },
  )

  tier
    .add('remove <name>', 'remove a tier; its accounts pay what everybody pays')
    .changes(async ({ tx, now }, text: string) => {
      const { id, name } = await tierNamed(tx, text)
      const accounts = await removeTier(tx, id, { actor }, now)
      return { json: { name, accounts }, text: `The tier ${name} is removed.` }
    })

  tier
    .add('assign', 'put an account into a tier')
    .argument('<who>', "the holder's @name, Telegram id or account id")
    .argument('<name>', `a tier, or ${STANDARD} for none`)
    .changes(async ({ tx, now }, who: string, name: string) => {
      const { id, telegramId } = await accountNamed(tx, who)
      const found = await tierByName(tx, name)
      await setAccountTier(tx, id, { tierId: found?.id ?? null, actor }, now)
      const tier = found?.name ?? STANDARD
      return { json: { telegramId, tier }, text: `The account's tier is ${tier}.` }
    })
}

/** @throws DomainError TIER_NOT_FOUND, also for `standard` */
async function tierNamed(db: Reader, name: string): Promise<Tier> {
  const tier = await tierByName(db, name)
  if (!tier) throw new DomainError('TIER_NOT_FOUND', { name })
  return tier
}
