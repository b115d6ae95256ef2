import {
  changeLine,
  type Line,
  listingOf,
  type Product,
  patternProblems,
  productNotFound,
  STOCK_SUPPLIER,
} from '../../domain/catalog/catalog.ts'
import { changeProduct } from '../../domain/catalog/products.ts'
import { allTiers } from '../../domain/catalog/tiers.ts'
import { allLines, lineBySlug, productsOf } from '../../domain/catalog/view.ts'
import { typedUsd } from '../../domain/shared/typed-amount.ts'
import { stockLevels } from '../../domain/stock/stock.ts'
import { bold, clip, code, html, lines as textLines } from '../../locales/html.ts'
import { patternSaid } from '../../locales/refusals.ts'
import { isOneOf, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { TOKEN_ROOM } from '../decisions.ts'
import { pageFrom, pageTitle } from '../list-page.ts'
import { button, buttonIfFits, fitsButton, pageOf, pageTurner, type Screen } from '../screen.ts'
import {
  askCostView,
  askPriceView,
  lineRow,
  priceText,
  productRow,
  productView,
  routingField,
} from '../views/admin/lines.ts'
import { pricingLines } from '../views/admin/pricing.ts'
import { previewScreen } from './price-preview.ts'

const ROWS_PER_PAGE = 10

const LINE_VERBS = { resume: 'active', pause: 'paused', hide: 'hidden' } as const

/** A button carries the place of one here: the longest slug and a token leave room for one sign. */
const LINE_STATUSES = Object.values(LINE_VERBS)

const PRODUCT_VERBS = { resume: 'active', pause: 'paused', archive: 'archived' } as const

const QUESTIONS = { 'a.price': askPriceView, 'a.cost': askCostView } as const

export const lines: Feature = {
  right: 'catalog',
  group: 'goods',
  commands: {
    line: lineCommand,
    product: productCommand,
  },
  buttons: {
    'a.lines': (ctx, [page]) => linesScreen(ctx, pageOf(page)),
    'a.line': (ctx, [slug = '', page]) => lineScreen(ctx, slug, pageOf(page)),
    'a.status': async (ctx, [slug = '', at = '']) => {
      const to = LINE_STATUSES.find((_, i) => String(i) === at)
      if (to === undefined) return ctx.say(ctx.t('common-old-button'), 'alert')
      await setLine(ctx, slug, to)
      return lineScreen(ctx, slug, 0)
    },
    'a.product': (ctx, [pid = '']) => productScreen(ctx, pid),
    'a.turn': async (ctx, [pid = '', to = '']) => {
      if (!isOneOf(Object.values(PRODUCT_VERBS), to))
        return ctx.say(ctx.t('common-old-button'), 'alert')
      await setProduct(ctx, pid, to)
      return productScreen(ctx, pid)
    },
    'a.price': (ctx, [pid = '']) => askFor(ctx, pid, 'a.price'),
    'a.cost': (ctx, [pid = '']) => askFor(ctx, pid, 'a.cost'),
  },
  decides: {
    'a.status': ([slug = '']) => ['a.line', slug],
    'a.turn': 'a.product',
  },
  answers: {
    'a.price': (ctx, [pid = ''], text) =>
      previewScreen(ctx, { change: 'price', pid, priceMicros: typedUsd(text) }),
    'a.cost': (ctx, [pid = ''], text) =>
      previewScreen(ctx, { change: 'cost', pid, costMicros: typedUsd(text) }),
  },
}

async function lineCommand(ctx: BotContext, text: string): Promise<Screen | undefined> {
  const [slug, verb, ...rest] = wordsOf(text)
  if (slug === undefined) return linesScreen(ctx, 0)
  if (verb === undefined) return lineScreen(ctx, slug, 0)
  const to = verbIn(LINE_VERBS, verb)
  if (to === undefined || rest.length > 0) return ctx.say(ctx.t('admin-lines-line-usage'))
  await setLine(ctx, slug, to)
}

async function productCommand(ctx: BotContext, text: string): Promise<Screen | undefined> {
  const [pid, verb, ...rest] = wordsOf(text)
  if (pid === undefined) return linesScreen(ctx, 0)
  if (verb === undefined) return productScreen(ctx, pid)
  // `1 250,50 USD`, as the bot itself shows it.
  const price = rest.length > 0 ? rest.join(' ') : undefined
  if (verb.toLowerCase() === 'price' && price !== undefined)
    return previewScreen(ctx, { change: 'price', pid, priceMicros: typedUsd(price) })
  if (verb.toLowerCase() === 'cost' && price !== undefined)
    return previewScreen(ctx, { change: 'cost', pid, costMicros: typedUsd(price) })
  const to = verbIn(PRODUCT_VERBS, verb)
  if (to === undefined || price !== undefined) return ctx.say(ctx.t('admin-lines-product-usage'))
  await setProduct(ctx, pid, to)
}

async function linesScreen(ctx: BotContext, asked: number): Promise<Screen> {
  const all = await allLines(ctx.read)
  const part = pageFrom(all, asked, ROWS_PER_PAGE)
  return {
    text: textLines(
      pageTitle(ctx.texts, ctx.t('admin-lines-title'), part.page),
      '',
      all.length === 0 ? ctx.t('admin-lines-none') : ctx.t('admin-lines-choose'),
    ),
    buttons: [
      ...part.shown.map((line) => [button(lineRow(ctx.texts, line), 'a.line', line.slug, 0)]),
      pageTurner(ctx.texts, part, 'a.lines'),
      [button.back(ctx.t, 'a.catalog')],
    ],
  }
}

async function lineScreen(ctx: BotContext, slug: string, asked: number): Promise<Screen> {
  const { texts, format, t, read } = ctx
  const line = await lineBySlug(read, slug)
  const products = await productsOf(read, slug)
  const part = pageFrom(products, asked, ROWS_PER_PAGE)
  const byCommand = part.shown.filter(({ pid }) => !fitsButton('a.product', pid))
  const setUp = [STOCK_SUPPLIER, ...ctx.deps.suppliers.keys()]
  const missing = line.suppliers.filter((name) => !setUp.includes(name))
  const kind = t(`admin-lines-kind-${line.kind}`)
  return {
    text: textLines(
      html`${bold(`🎮 ${line.productName}`)} (${code(line.slug)})`,
      '',
      format.field(t('admin-lines-labels-status'), t(`admin-lines-status-${line.status}`)),
      format.field(
        t('admin-lines-labels-kind'),
        line.stockBased ? `${kind}, ${t('admin-lines-from-stock')}` : kind,
      ),
      format.field(t('admin-lines-labels-suppliers'), line.suppliers.join(', ')),
      routingField(texts, line),
      missing.length > 0 &&
        t('admin-lines-missing', { suppliers: format.apart(missing.join(', ')) }),
      ...patternProblems(line).map(({ field, problem }) =>
        t('admin-lines-not-sold', {
          field: format.apart(code(field)),
          problem: patternSaid(texts, problem),
        }),
      ),
      format.field(t('admin-lines-labels-products'), products.length),
      ...byCommand.map(
        ({ pid, priceMicros }) =>
          html`${format.apart(code(`/product ${pid}`))} · ${priceText(texts, priceMicros)}`,
      ),
    ),
    buttons: [
      ...part.shown.map((product) =>
        buttonIfFits(productRow(ctx.texts, product), 'a.product', product.pid),
      ),
      pageTurner(ctx.texts, part, 'a.line', slug),
      entriesOf(LINE_VERBS)
        .filter(([, status]) => status !== line.status)
        .map(([verb, status]) =>
          button(t(`admin-lines-verbs-${verb}`), 'a.status', slug, LINE_STATUSES.indexOf(status)),
        ),
      [button(ctx.t('admin-pricing-title'), 'a.margins', slug)],
      [
        button(t('admin-lines-back'), 'a.lines', 0),
        button.refresh(ctx.t, 'a.line', slug, part.page),
      ],
    ],
  }
}

export async function productScreen(ctx: BotContext, pid: string): Promise<Screen> {
  const { t, read, format } = ctx
  const listing = await listingOf(read, pid)
  if (!listing) throw productNotFound(pid)
  const { product, line } = listing
  const level = line?.stockBased ? (await stockLevels(read)).find((one) => one.pid === pid) : null
  const fits = fitsButton('a.turn', pid, 'archived', TOKEN_ROOM)
  return {
    text: textLines(
      productView(ctx.texts, product, line, level?.available ?? null),
      ...pricingLines(ctx.texts, product, await allTiers(read)),
      !fits &&
        textLines(
          '',
          t('admin-lines-commands-for'),
          ...['pause', 'resume', 'archive', 'price 1.99', 'cost 1.50'].map((verb) =>
            format.apart(code(`/product ${pid} ${verb}`)),
          ),
        ),
    ),
    buttons: [
      fits &&
        entriesOf(PRODUCT_VERBS)
          .filter(([, status]) => status !== product.status)
          .map(([verb, status]) => button(t(`admin-lines-verbs-${verb}`), 'a.turn', pid, status)),
      [
        ...buttonIfFits(t('admin-lines-edit-price'), 'a.price', pid),
        ...buttonIfFits(t('admin-lines-edit-cost'), 'a.cost', pid),
        ...(level ? buttonIfFits(t('admin-stock-add-more'), 'a.stock-of', pid) : []),
      ],
      [
        ...(product.pricing === 'fixed'
          ? buttonIfFits(t('admin-pricing-to-margin'), 'a.mode', pid, 'margin')
          : buttonIfFits(t('admin-pricing-to-fixed'), 'a.mode', pid, 'fixed')),
        ...(product.belowCost
          ? buttonIfFits(t('admin-pricing-forbid-below'), 'a.below', pid, 'off')
          : buttonIfFits(t('admin-pricing-allow-below'), 'a.below', pid, 'on')),
      ],
      product.heldFor === 'cost_jump' && buttonIfFits(t('admin-pricing-accept'), 'a.accept', pid),
      [
        button(t('admin-lines-back-to-line'), 'a.line', product.slug, 0),
        ...buttonIfFits(ctx.t('common-refresh'), 'a.product', pid),
      ],
    ],
  }
}

async function setLine(
  ctx: BotContext,
  slug: string,
  status: Exclude<Line['status'], 'removed'>,
): Promise<void> {
  const { t } = ctx
  const line = await lineBySlug(ctx.read, slug)
  const said = { name: clip(line.productName, 64), status: t(`admin-lines-status-${status}`) }
  if (line.status === status) return ctx.say(t('admin-lines-is-already', said))
  await ctx.act((tx) => changeLine(tx, slug, { status, actor: ctx.adminActor }, ctx.now))
  ctx.say(t('admin-lines-is-now', said))
}

async function setProduct(ctx: BotContext, pid: string, status: Product['status']): Promise<void> {
  const { t } = ctx
  const listing = await listingOf(ctx.read, pid)
  if (!listing) throw productNotFound(pid)
  const said = { name: clip(listing.product.name, 64), status: t(`admin-lines-status-${status}`) }
  if (listing.product.status === status) return ctx.say(t('admin-lines-is-already', said))
  const input = { changes: { status }, actor: ctx.adminActor }
  await ctx.act((tx) => changeProduct(tx, pid, input, ctx.now))
  ctx.say(t('admin-lines-is-now', said))
}

/** Asks for a new price or cost. */
async function askFor(ctx: BotContext, pid: string, what: keyof typeof QUESTIONS): Promise<Screen> {
  const listing = await listingOf(ctx.read, pid)
  if (!listing) throw productNotFound(pid)
  const buttons = [buttonIfFits(ctx.t('common-cancel'), 'a.product', pid)]
  ctx.ask(what, pid)
  return { text: QUESTIONS[what](ctx.texts, listing.product), buttons }
}

function entriesOf<Verb extends string, Status>(verbs: Record<Verb, Status>): [Verb, Status][] {
  return Object.entries(verbs) as [Verb, Status][]
}

function verbIn<Status>(verbs: Record<string, Status>, word: string): Status | undefined {
  const verb = word.toLowerCase()
  return Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
}
