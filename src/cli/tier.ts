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
import { parsePercent } from '../domain/shared/money.ts'
import { pick } from './answer.ts'
import type { Command } from './command.ts'
import { checked } from './input.ts'
import { changesPrices } from './pricing.ts'
import { actor } from './session.ts'

const discount = checked((text) => parsePercent(text, MAX_DISCOUNT_BP / 100))

/** Groups of accounts with prices of their own. */
export function addTierCommands(program: Command): void {
  const tier = program.add('tier', 'groups of accounts with prices of their own')

  tier.add('list', 'all tiers').runs(async ({ read }) => ({
    json: (await tiersWithAccounts(read)).map((one) => pick(one, 'name discountBp accounts')),
    none: 'There are no tiers.',
  }))

  tier
    .add('add', 'add a tier')
    .argument('<name>')
    .changes(async ({ tx, now }, text: string) => {
      const { name } = await addTier(tx, { name: text, actor }, now)
      return { json: { name }, text: `The tier ${name} is added.` }
    })

  tier
    .add('rename', 'rename a tier')
    .argument('<name>')
    .argument('<new name>')
    .changes(async ({ tx, now }, before: string, text: string) => {
      const { id } = await tierNamed(tx, before)
      const { name } = await renameTier(tx, id, { name: text, actor }, now)
      return { json: { name }, text: `The tier is called ${name} now.` }
    })

  changesPrices(
    tier
      .add('discount', 'set what a tier pays less for products with fixed prices')
      .argument('<name>')
      .argument('<percent>', 'such as 3', discount),
    async (tx, now, text: string, discountBp: number) => {
      const { id } = await tierNamed(tx, text)
      return setDiscount(tx, id, { discountBp, actor }, now)
    },
  )

  tier
    .add('remove', 'remove a tier; its accounts pay what everybody pays')
    .argument('<name>')
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
