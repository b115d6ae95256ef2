import {
  allMargins,
  MAX_MARGIN_BP,
  type Margin,
  type PricingChange,
} from '../../domain/catalog/margins.ts'
import { NO_TIER } from '../../domain/catalog/pricing.ts'
import { heldCount } from '../../domain/catalog/products.ts'
import { allTiers, tierById, tierByName } from '../../domain/catalog/tiers.ts'
import { allLines, lineBySlug } from '../../domain/catalog/view.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { typedCount, typedPercent } from '../../domain/shared/typed-amount.ts'
import { plain } from '../../domain/shared/typed-number.ts'
import { bold, clip, code, html, lines } from '../../locales/html.ts'
import { isOneOf, Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { pageFrom } from '../list-page.ts'
import { askText, button, idIn, pageOf, pageTurner, type Screen } from '../screen.ts'
import { lineRow } from '../views/admin/lines.ts'
import { askView, NAME_SHOWN, percent } from '../views/admin/pricing.ts'
import { productScreen } from './lines.ts'
import { ALL, isOfProduct, makeConfirmed, previewScreen, saySet } from './price-preview.ts'

const ROWS_PER_PAGE = 10
/** In micro-USD. */
const ROUNDINGS = [10_000, 50_000, 100_000, 500_000, 1_000_000]

export const pricing: Feature = {
  right: 'catalog',
  group: 'goods',
  commands: {
    pricing: pricingScreen,
    margin: marginCommand,
  },
  buttons: {
    'a.pricing': pricingScreen,
    'a.margin-lines': (ctx, [page]) => linesScreen(ctx, pageOf(page)),
    'a.margins': (ctx, [slug = ALL]) => marginsScreen(ctx, slug),
    'a.margin': askMargin,
    'a.rounding': askRounding,
    'a.round': (ctx, [slug = '', micros = '']) =>
      previewScreen(ctx, { change: 'rounding', slug, roundToMicros: Number(micros) }),
    'a.limits': askLimits,
    'a.mode': async (ctx, [pid = '', to = '']) => {
      if (!isOneOf(['fixed', 'margin'] as const, to)) return ctx.say(ctx.t('common-old-button'))
      return previewScreen(ctx, { change: 'mode', pid, pricing: to })
    },
    'a.below': (ctx, [pid = '', to = '']) =>
      previewScreen(ctx, { change: 'below', pid, belowCost: to === 'on' }),
    'a.accept': (ctx, [pid = '']) => previewScreen(ctx, { change: 'accept', pid }),
    'a.pricing-yes': async (ctx, [token = '']) => {
      const { change, act } = await makeConfirmed(ctx, token)
      if (!isOfProduct(change)) {
        ctx.say(ctx.t('admin-pricing-applied'))
        return screenAfter(ctx, change)
      }
      const { text, buttons } = await productScreen(ctx, change.pid)
      await saySet(ctx, change)
      const undo = act === null ? [] : [button(ctx.t('admin-undo-button'), 'a.undo', act)]
      return { text, buttons: [undo, ...buttons] }
    },
  },
  answers: {
    'a.margin': async (ctx, [slug = ALL, tier = '0'], text) => {
      const about = { slug: slugOf(slug), tierId: idIn(tier) || null }
      return previewScreen(ctx, { change: 'margin', ...about, marginBp: typedMargin(text) })
    },
    'a.limits': async (ctx, _, text) => {
      const [days, jump, ...more] = wordsOf(text).map(typedCount)
      if (days == null || jump == null || more.length > 0)
        throw new Refused(ctx.t('admin-pricing-wrong-limits'))
      const limits = { maxCostAgeDays: days, maxJumpBp: jump * 100 }
      return previewScreen(ctx, { change: 'limits', limits })
    },
  },
}

async function marginCommand(ctx: BotContext, text: string): Promise<Screen> {
  const [where, margin, ...tierWords] = wordsOf(text)
  if (where === undefined) return marginsScreen(ctx, ALL)
  const slug = where.toLowerCase() === 'all' ? ALL : where.toLowerCase()
  if (margin === undefined) return marginsScreen(ctx, slug)
  if (!/^(none|\d)/i.test(plain(margin))) throw new Refused(ctx.t('admin-pricing-margin-usage'))
  const { read } = ctx
  const tier = tierWords.length === 0 ? null : await tierByName(read, tierWords.join(' '))
  const about = { slug: slugOf(slug), tierId: tier?.id ?? null }
  return previewScreen(ctx, { change: 'margin', ...about, marginBp: typedMargin(margin) })
}

/** Null if the margin is to be removed. @throws DomainError INVALID_PERCENT */
function typedMargin(text: string): number | null {
  if (text.trim().toLowerCase() === 'none') return null
  return typedPercent(text, MAX_MARGIN_BP / 100)
}

function slugOf(slug: string): string | null {
  return slug === ALL ? null : slug
}

async function pricingScreen(ctx: BotContext): Promise<Screen> {
  const { texts, format, t, read } = ctx
  const margins = await allMargins(read)
  const standard = margins.find(({ slug, tierId }) => slug === '' && tierId === NO_TIER)
  const { maxCostAgeDays, maxJumpBp } = (await readSettings(read)).pricing
  const tiers = (await allTiers(read)).length
  const held = await heldCount(read)
  return {
    text: lines(
      t('admin-pricing-about'),
      '',
      format.field(
        t('admin-pricing-margin-all'),
        standard ? percent(texts, standard.marginBp) : t('admin-pricing-no-margin'),
      ),
      format.field(
        t('admin-pricing-max-age'),
        maxCostAgeDays === 0
          ? t('admin-pricing-for-ever')
          : t('admin-pricing-days', { count: maxCostAgeDays }),
      ),
      format.field(
        t('admin-pricing-max-jump'),
        maxJumpBp === 0 ? t('admin-pricing-any-amount') : format.percent(maxJumpBp / 10_000),
      ),
      format.field(t('admin-pricing-tiers'), tiers),
      format.field(t('admin-pricing-held'), held),
    ),
    buttons: [
      [
        button(t('admin-pricing-margin-all'), 'a.margins', ALL),
        button(t('admin-pricing-by-line'), 'a.margin-lines', 0),
      ],
      [button(t('admin-pricing-tiers'), 'a.tiers'), button(t('admin-pricing-limits'), 'a.limits')],
      held > 0 ? [button(t('admin-pricing-held-title'), 'a.held', 0)] : [],
      [button.back(t, 'a.catalog'), button.refresh(t, 'a.pricing')],
    ],
  }
}

async function linesScreen({ texts, t, read }: BotContext, asked: number): Promise<Screen> {
  const part = pageFrom(await allLines(read), asked, ROWS_PER_PAGE)
  return {
    text: html`${t('admin-pricing-margin')}`,
    buttons: [
      ...part.shown.map((line) => [button(lineRow(texts, line), 'a.margins', line.slug)]),
      pageTurner(texts, part, 'a.margin-lines'),
      [button(t('admin-pricing-back'), 'a.pricing')],
    ],
  }
}

/** @throws DomainError LINE_NOT_FOUND */
async function marginsScreen(
  { texts, t, read, format }: BotContext,
  where: string,
): Promise<Screen> {
  const slug = slugOf(where)
  const line = slug === null ? null : await lineBySlug(read, slug)
  const margins = await allMargins(read)
  const tiers = await allTiers(read)
  const own = margins.filter((one) => one.slug === (slug ?? ''))
  const ofAll = margins.filter((one) => one.slug === '')
  const bpOf = (rows: Margin[], id: number) => rows.find(({ tierId }) => tierId === id)?.marginBp
  const said = (id: number) => {
    const bp = bpOf(own, id)
    if (bp !== undefined) return percent(texts, bp)
    const other = bpOf(ofAll, id) ?? bpOf(own, NO_TIER) ?? bpOf(ofAll, NO_TIER)
    return other === undefined
      ? t('admin-pricing-no-margin')
      : t('admin-pricing-same-as', { margin: percent(texts, other) })
  }
  return {
    text: lines(
      bold(
        line
          ? t('admin-pricing-of-line', { line: format.apart(clip(line.productName, NAME_SHOWN)) })
          : t('admin-pricing-of-all'),
      ),
      '',
      format.field(t('admin-pricing-for-everybody'), said(NO_TIER)),
      ...tiers.map(({ id, name }) => format.field(format.apart(name), said(id))),
      line ? format.field(t('admin-pricing-rounding'), format.usd(line.roundToMicros)) : null,
      '',
      html`<i>${t('admin-pricing-about-margins')}</i>`,
    ),
    buttons: [
      [button(`💹 ${t('admin-pricing-for-everybody')}`, 'a.margin', where, NO_TIER)],
      ...tiers.map(({ id, name }) => [button(`🏅 ${name}`, 'a.margin', where, id)]),
      line ? [button(t('admin-pricing-rounding'), 'a.rounding', where)] : [],
      [
        button(t('admin-pricing-back'), 'a.pricing'),
        ...(line ? [button(t('admin-lines-back-to-line'), 'a.line', where, 0)] : []),
      ],
    ],
  }
}

async function askMargin(ctx: BotContext, [where = ALL, id]: string[]): Promise<void> {
  const { t, format, read } = ctx
  const tierId = idIn(id)
  const tier = tierId === NO_TIER ? null : await tierById(read, tierId)
  const whom = [where === ALL ? null : where, tier?.name ?? t('admin-pricing-for-everybody')]
  const said = format.apart(whom.filter((one) => one !== null).join(' · '))
  const [example, none] = [format.apart(code('12.5')), format.apart(code('none'))]
  const about = t('admin-pricing-about-percent', { example, none })
  const text = askView(t('admin-pricing-ask-margin', { whom: said }), about)
  await askText(ctx, text, ['a.margins', where], 'a.margin', where, tierId)
}

async function askRounding(ctx: BotContext, [slug = '']: string[]): Promise<Screen> {
  const { t, format } = ctx
  const line = await lineBySlug(ctx.read, slug)
  const choices = ROUNDINGS.map((micros) => [button(format.usd(micros), 'a.round', slug, micros)])
  return {
    text: askView(t('admin-pricing-ask-rounding'), format.apart(line.productName)),
    buttons: [...choices, [button.cancel(t, 'a.margins', slug)]],
  }
}

async function askLimits(ctx: BotContext): Promise<void> {
  const { t, format } = ctx
  const about = t('admin-pricing-about-limits', { example: format.apart(code('30 30')) })
  await askText(ctx, askView(t('admin-pricing-ask-limits'), about), ['a.pricing'], 'a.limits')
}

/** Where a change was made, as it is now. */
async function screenAfter(ctx: BotContext, change: PricingChange): Promise<Screen> {
  if ('slug' in change) return marginsScreen(ctx, change.slug ?? ALL)
  if (!('pid' in change)) return pricingScreen(ctx)
  return productScreen(ctx, change.pid)
}
