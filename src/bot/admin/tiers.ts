import { accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { accountNamed } from '../../domain/accounts/holders.ts'
import { accountMeant, type DecisionOf } from '../../domain/approvals/decisions.ts'
import {
  addTier,
  allTiers,
  MAX_DISCOUNT_BP,
  removeTier,
  renameTier,
  tierById,
  tierByName,
  tiersWithAccounts,
} from '../../domain/catalog/tiers.ts'
import { typedPercent } from '../../domain/shared/typed-amount.ts'
import { bold, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature, ScreenContext } from '../context.ts'
import { askText, button, idIn, type Screen, send, show } from '../screen.ts'
import { person } from '../views/admin/person.ts'
import { askView, percent } from '../views/admin/pricing.ts'
import { reportChange } from './account-card.ts'
import { carriedOut } from './approvals.ts'
import { previewScreen } from './price-preview.ts'

/** Groups of accounts with prices of their own. */
export const tiers = {
  right: 'catalog',
  group: 'goods',
  commands: {
    tiers: tiersScreen,
    tier: tierCommand,
  },
  buttons: {
    'a.tiers': tiersScreen,
    'a.tier': (ctx, [id]) => tierScreen(ctx, idIn(id)),
    'a.tier-add': (ctx) => askText(ctx, askNameView(ctx.texts), ['a.tiers'], 'a.tier-add'),
    'a.tier-name': async (ctx, [text]) => {
      const { id } = await tierById(ctx.read, idIn(text))
      await askText(ctx, askNameView(ctx.texts), ['a.tier', id], 'a.tier-name', id)
    },
    'a.discount': async (ctx, [id]) => {
      const { format, t } = ctx
      const tier = await tierById(ctx.read, idIn(id))
      const about = t('admin-pricing-about-discount', { example: format.apart(code('3')) })
      const question = t('admin-pricing-ask-discount', { name: tier.name })
      await askText(ctx, askView(question, about), ['a.tier', tier.id], 'a.discount', tier.id)
    },
    'a.tier-remove': askRemove,
    'a.tier-gone': remove,
    'a.tier-of': askTier,
    'a.tier-set': async (ctx, [telegramId, id]) => {
      const account = await accountByTelegramId(ctx.read, idIn(telegramId))
      await assign(ctx, account, idIn(id) || null)
    },
  },
  decides: {
    'a.tier-gone': 'a.tier-remove',
    'a.tier-set': 'a.tier-of',
  },
  answers: {
    'a.tier-add': async (ctx, _, name) => {
      const tier = await ctx.act((tx) => addTier(tx, { name, actor: ctx.adminActor }, ctx.now))
      ctx.say(ctx.t('admin-pricing-tier-added', { name: tier.name }))
      return tierScreen(ctx, tier.id)
    },
    'a.tier-name': async (ctx, [id], name) => {
      const input = { name, actor: ctx.adminActor }
      const tier = await ctx.act((tx) => renameTier(tx, idIn(id), input, ctx.now))
      ctx.say(ctx.t('admin-pricing-renamed', { name: tier.name }))
      return tierScreen(ctx, tier.id)
    },
    'a.discount': async (ctx, [id], text) => {
      const discountBp = typedPercent(text, MAX_DISCOUNT_BP / 100)
      const change = { change: 'discount', tierId: idIn(id), discountBp } as const
      return previewScreen(ctx, change)
    },
  },
  approvals: { tier: changeView },
} satisfies Feature

/** The tier that the account is in, and the one that it would be in. */
async function changeView(
  { read, texts }: ScreenContext,
  decision: DecisionOf<'tier'>,
): Promise<Html> {
  const { format, t } = texts
  const account = await accountMeant(read, decision)
  const nameOf = async (id: number | null) =>
    id === null ? t('admin-pricing-standard') : (await tierById(read, id)).name
  const [before, after] = [await nameOf(account.tierId), await nameOf(decision.tierId)]
  return lines(
    bold(person(texts, account)),
    format.field(t('admin-pricing-tier'), format.change(html`${before}`, bold(after))),
  )
}

/** `/tier @name Gold` */
async function tierCommand(ctx: BotContext, text: string): Promise<void> {
  const [who, ...name] = wordsOf(text)
  if (who === undefined || name.length === 0) throw new Refused(ctx.t('admin-pricing-tier-usage'))
  const { read } = ctx
  const account = await accountNamed(read, who)
  const tier = await tierByName(read, name.join(' '))
  const { id: accountId, telegramId } = account
  const tierId = tier?.id ?? null
  const decision = { kind: 'tier', accountId, telegramId, tierId } as const
  const { t } = ctx
  await send(ctx, {
    text: await changeView(ctx, decision),
    buttons: [
      [button(t('admin-transfers-yes'), 'a.tier-set', telegramId, tierId ?? 0)],
      [button.cancel(t, 'a.account', telegramId)],
    ],
  })
}

async function tiersScreen({ texts, t, format, read }: BotContext): Promise<Screen> {
  const all = await tiersWithAccounts(read)
  return {
    text: tiersView(texts, all.length === 0),
    buttons: [
      ...all.map((tier) => {
        const less = tier.discountBp > 0 ? ` · ${percent(texts, -tier.discountBp)}` : ''
        const label = `🏅 ${tier.name} · ${format.number(tier.accounts)} 👤${less}`
        return [button(label, 'a.tier', tier.id)]
      }),
      [button(t('admin-pricing-add-tier'), 'a.tier-add')],
      [button(t('admin-pricing-back'), 'a.pricing')],
    ],
  }
}

/** @throws DomainError TIER_NOT_FOUND */
async function tierScreen({ texts, t, read, format }: BotContext, id: number): Promise<Screen> {
  await tierById(read, id)
  const all = await tiersWithAccounts(read)
  const tier = all.find((one) => one.id === id)
  return {
    text: tier
      ? lines(
          html`🏅 ${format.apart(bold(tier.name))}`,
          '',
          format.field(t('admin-pricing-discount'), percent(texts, tier.discountBp)),
          format.field(t('admin-pricing-accounts'), tier.accounts),
        )
      : tiersView(texts, true),
    buttons: [
      [
        button(t('admin-pricing-set-discount'), 'a.discount', id),
        button(t('admin-pricing-rename'), 'a.tier-name', id),
      ],
      [button(t('admin-pricing-of-all'), 'a.margins', '*')],
      [button(t('admin-pricing-remove'), 'a.tier-remove', id)],
      [button(t('admin-pricing-back-to-tiers'), 'a.tiers')],
    ],
  }
}

function askNameView({ t }: Texts): Html {
  return askView(t('admin-pricing-ask-name'), t('admin-pricing-about-name'))
}

async function askRemove(ctx: BotContext, [id]: string[]): Promise<void> {
  const tier = await tierById(ctx.read, idIn(id))
  await show(ctx, {
    text: html`${ctx.t('admin-pricing-ask-remove', { name: ctx.format.apart(tier.name) })}`,
    buttons: [
      [button(ctx.t('admin-pricing-remove'), 'a.tier-gone', tier.id)],
      [button.cancel(ctx.t, 'a.tier', tier.id)],
    ],
  })
}

async function remove(ctx: BotContext, [id]: string[]): Promise<void> {
  const tier = await tierById(ctx.read, idIn(id))
  await ctx.act((tx) => removeTier(tx, tier.id, { actor: ctx.adminActor }, ctx.now))
  ctx.say(ctx.t('admin-pricing-removed', { name: tier.name }))
  await show(ctx, await tiersScreen(ctx))
}

async function askTier(ctx: BotContext, [telegramId]: string[]): Promise<void> {
  const { texts, t, read } = ctx
  const account = await accountByTelegramId(read, idIn(telegramId))
  const others = (await allTiers(read)).filter(({ id }) => id !== account.tierId)
  const to = (label: string, tierId: number) => [
    button(label, 'a.tier-set', account.telegramId, tierId),
  ]
  await show(ctx, {
    text: askView(
      t('admin-pricing-choose', { name: person(texts, account) }),
      t('admin-pricing-about-tiers'),
    ),
    buttons: [
      ...others.map(({ id, name }) => to(`🏅 ${name}`, id)),
      account.tierId === null ? [] : to(t('admin-pricing-standard'), 0),
      [button.back(t, 'a.account', account.telegramId)],
    ],
  })
}

async function assign(
  ctx: BotContext,
  account: { id: number; telegramId: number; name: string },
  tierId: number | null,
): Promise<void> {
  const { id: accountId, telegramId } = account
  if (!(await carriedOut(ctx, { kind: 'tier', accountId, telegramId, tierId }))) return
  const name =
    tierId === null ? ctx.t('admin-pricing-standard') : (await tierById(ctx.read, tierId)).name
  const said = ctx.t('admin-pricing-assigned', { name: person(ctx.texts, account), tier: name })
  await reportChange(ctx, account.telegramId, said)
}

function tiersView({ t }: Texts, isEmpty: boolean): Html {
  return lines(
    bold(t('admin-pricing-tiers-title')),
    '',
    isEmpty ? t('admin-pricing-no-tiers') : t('admin-pricing-about-tiers'),
  )
}
