import type { Reader } from '../db/store.ts'
import { accountNamed } from '../domain/accounts/holders.ts'
import {
  addTier,
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
import { DomainError } from '../domain/shared/errors.ts'
import { parsePercent } from '../domain/shared/percent.ts'
import type { Command } from './command.ts'
import { checked } from './input.ts'
import { change, withPreview } from './pricing.ts'
import { actor } from './session.ts'

const discount = checked((text: string) => parsePercent(text, MAX_DISCOUNT_BP / 100))

/** Groups of accounts with prices of their own. */
export function addTierCommands(program: Command): void {
  const tier = program.command('tier').description('groups of accounts with prices of their own')

  tier
    .command('list')
    .description('all tiers')
    .runs(async ({ store }) => {
      const all = await tiersWithAccounts(store.read)
      return {
        json: all.map(({ name, discountBp, accounts }) => ({
          ...{ name, discountPercent: discountBp / 100, accounts },
        })),
        none: 'There are no tiers.',
      }
    })

  tier
    .command('add')
    .description('add a tier')
    .argument('<name>')
    .runs(async ({ store, now }, name: string) => {
      const added = await store.transaction((tx) => addTier(tx, { name, actor }, now))
      return { json: { name: added.name }, text: `The tier ${added.name} is added.` }
    })

  tier
    .command('rename')
    .description('rename a tier')
    .argument('<name>')
    .argument('<new name>')
    .runs(async ({ store, now }, before: string, name: string) => {
      const { id } = await named(store.read, before)
      const tier = await store.transaction((tx) => renameTier(tx, id, { name, actor }, now))
      return { json: { name: tier.name }, text: `The tier is called ${tier.name} now.` }
    })

  withPreview(tier.command('discount'))
    .description('set what a tier pays less for products with fixed prices')
    .argument('<name>')
    .argument('<percent>', 'such as 3', discount)
    .runs(async ({ store, now }, name: string, discountBp: number, how: { dryRun?: boolean }) => {
      const { id } = await named(store.read, name)
      return change(store, how, (tx) => setDiscount(tx, id, { discountBp, actor }, now))
    })

  tier
    .command('remove')
    .description('remove a tier; its accounts pay what everybody pays')
    .argument('<name>')
    .runs(async ({ store, now }, name: string) => {
      const found = await named(store.read, name)
      const accounts = await store.transaction((tx) => removeTier(tx, found.id, { actor }, now))
      return {
        json: { name: found.name, accounts },
        text: `The tier ${found.name} is removed.`,
      }
    })

  tier
    .command('assign')
    .description('put an account into a tier')
    .argument('<who>', "the holder's @name, Telegram id or account id")
    .argument('<name>', `a tier, or ${STANDARD} for none`)
    .runs(async ({ store, now }, who: string, name: string) => {
      const { id, telegramId } = await accountNamed(store.read, who)
      const found = await tierByName(store.read, name)
      const input = { tierId: found?.id ?? null, actor }
      await store.transaction((tx) => setAccountTier(tx, id, input, now))
      const tier = found?.name ?? STANDARD
      return { json: { telegramId, tier }, text: `The account's tier is ${tier}.` }
    })
}

/** @throws DomainError TIER_NOT_FOUND, also for `standard` */
async function named(read: Reader, name: string): Promise<Tier> {
  const tier = await tierByName(read, name)
  if (!tier) throw new DomainError('TIER_NOT_FOUND', { name })
  return tier
}
