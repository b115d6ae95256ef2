import type { Product } from '../../../../domain/catalog/catalog.ts'
import type { Html } from '../../../html.ts'
import { html } from '../../../html.ts'
import { counted } from '../words.ts'

/** How prices come about, and tiers. */
export const pricing = {
  title: '💹 Prices',
  about:
    'The price of a product is fixed, or it follows from the cost: the cost plus your margin. Switch it on the page of the product.',
  marginAll: 'Margin for all lines',
  margin: 'Margin',
  forEverybody: 'Everybody',
  noMargin: 'none yet',
  sameAs: (margin: string) => `${margin}, from above`,
  rounding: 'Rounded up to',
  maxAge: 'Costs count for',
  days: (count: number) => counted(count, { one: 'day', other: 'days' }),
  forEver: 'any time',
  maxJump: 'A cost may change by',
  anyAmount: 'any amount',
  held: 'Paused by themselves',
  byLine: '🎮 Margins by line',
  limits: '⏸ When they pause',
  tiers: 'Tiers',
  ofLine: (line: string) => `💹 Margins of ${line}`,
  ofAll: '💹 Margins for all lines',
  aboutMargins:
    'A line without a margin of its own has that of all lines. A tier without one pays what everybody pays.',
  askMargin: (whom: string) => `Which margin for ${whom}?`,
  aboutPercent: (example: Html, none: Html) =>
    html`Type how many percent of the cost you add, such as ${example}, or ${none} for no margin of its own. I show you what changes first.`,
  askRounding: 'To what should prices be rounded up?',
  askLimits: 'When should a product pause itself?',
  aboutLimits: (example: Html) =>
    html`Type two numbers: after how many days a cost is too old, and by how many percent it may change, such as ${example}. 0 switches one off. I show you what changes first.`,
  wrongLimits: 'Please type two whole numbers, such as 30 30.',

  preview: '💹 Change these prices?',
  changedSince: 'Costs or prices have changed since this preview. Please begin again.',
  noChange: 'No price changes.',
  changed: 'Prices that change',
  willPause: 'Products that will pause themselves',
  andMore: (count: number) => `… and ${count} more.`,
  apply: '✅ Change them',
  save: '✅ Save',
  applied: 'Done. The new prices apply from the next order.',

  modes: { fixed: 'fixed', margin: 'follows the cost' } satisfies Record<
    Product['pricing'],
    string
  >,
  mode: 'Price is',
  toMargin: '💹 Follow the cost',
  toFixed: '📌 Fix the price',
  belowCost: '⚠️ May be sold below its cost.',
  allowBelow: 'Sell below cost',
  forbidBelow: 'Never below cost',
  accept: '✅ Accept the new cost',
  why: {
    no_margin: 'no margin is set for its line',
    cost_missing: 'its cost is not known',
    cost_zero: 'its cost is zero',
    cost_old: 'its cost is too old',
    cost_jump: 'its cost has changed too much',
    below_cost: 'it costs you more than its price',
  } satisfies Record<NonNullable<Product['heldFor']>, string>,
  heldFor: (why: string) => `⏸ It has paused itself: ${why}.`,
  heldTitle: '⏸ Paused by themselves',
  noneHeld: 'No product has paused itself.',
  aboutHeld:
    'Nobody can buy these until you set the cost or the price, or accept the new cost. Tap one.',
  noticed: (count: number) =>
    `⏸ ${counted(count, { one: 'product has paused itself', other: 'products have paused themselves' })}: the cost cannot be relied on, or is above the price.`,

  tiersTitle: '🏅 Tiers',
  aboutTiers: 'A tier is a group of accounts with prices of their own.',
  noTiers: 'There are no tiers yet: everybody pays the same.',
  addTier: '➕ Tier',
  askName: 'What should the tier be called?',
  aboutName: 'A short name that its accounts may see, such as Gold.',
  tierAdded: (name: string) => `The tier ${name} is ready. Set its discount or margins.`,
  discount: 'Less for fixed prices',
  accounts: 'Accounts',
  setDiscount: '➖ Discount',
  askDiscount: (name: string) => `How much less does ${name} pay for fixed prices?`,
  aboutDiscount: (example: Html) =>
    html`Type a number of percent, such as ${example}. I show you what changes first.`,
  rename: '✏️ Rename',
  renamed: (name: string) => `It is called ${name} now.`,
  remove: '🗑 Remove',
  askRemove: (name: string) =>
    `Remove the tier ${name}? Its accounts will pay what everybody pays.`,
  removed: (name: string) => `The tier ${name} is removed.`,
  tier: 'Tier',
  standard: 'standard',
  choose: (name: string) => `Which tier for ${name}?`,
  assigned: (name: string, tier: string) => `${name}: now ${tier}.`,
  marginUsage:
    'Write /margin, then all or a slug, a number of percent or none, and a tier if it is for one: /margin gamea 12.5 Gold.',
  tierUsage:
    'Write /tier, a Telegram id or @name, and the name of a tier or standard: /tier @name Gold.',
  back: '‹ Prices',
  backToTiers: '‹ Tiers',
}
