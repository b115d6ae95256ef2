import { accountMeant, type DecisionOf } from '../../domain/approvals/decisions.ts'
import {
  addTier,
  MAX_DISCOUNT_BP,
  removeTier,
  renameTier,
  tierById,
  tiersWithAccounts,
} from '../../domain/catalog/tiers.ts'
import { typedPercent } from '../../domain/shared/typed-amount.ts'
import { bold, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature, ScreenContext } from '../context.ts'
import { askText, button, idIn, type Screen, show } from '../screen.ts'
import { person } from '../views/admin/person.ts'
import { askView, percent } from '../views/admin/pricing.ts'
import { previewScreen } from './price-preview.ts'

/** Groups of accounts with prices of their own. */
export const tiers = {
  right: 'catalog',
  group: 'goods',
  commands: {
    tiers: tiersScreen,
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
  },
  decides: {
    'a.tier-gone': 'a.tier-remove',
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

function tiersView({ t }: Texts, isEmpty: boolean): Html {
  return lines(
    bold(t('admin-pricing-tiers-title')),
    '',
    isEmpty ? t('admin-pricing-no-tiers') : t('admin-pricing-about-tiers'),
  )
}
