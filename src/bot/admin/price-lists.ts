import type { PriceChange } from '../../domain/catalog/reprice.ts'
import { allTiers, type Tier } from '../../domain/catalog/tiers.ts'
import type { ProductEffect } from '../../domain/price-lists/difference.ts'
import { readList, recordListRead, requireList } from '../../domain/price-lists/list.ts'
import {
  applyChanges,
  type Compared,
  chosenFrom,
  compare,
  digestOf,
  type ListChanges,
  onlyItem,
  partsOf,
  saveList,
  suspicious,
} from '../../domain/price-lists/sync.ts'
import { applyParts, previewChanges, previewSync } from '../../domain/price-lists/syncing.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import { supplierStateOf } from '../../domain/suppliers/health.ts'
import { bold, clip, code, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../context.ts'
import { firstLines, pageFrom, pageTitle } from '../list-page.ts'
import { button, pageOf, pageTurner, type Screen, show, withButton } from '../screen.ts'
import { changeLines } from '../views/admin/pricing.ts'
import { confirmation } from './confirmation.ts'

// The price list of a supplier: what it changes is shown, and made once an admin confirms it.

/** What an admin confirms. `item`: only its change, which waited for a person. `seen`: what they have been shown. */
const listChanges = confirmation<{ supplier: string; item: string | null; seen: string }>('list')

export const priceLists = {
  right: 'catalog',
  buttons: {
    'a.list': (ctx, [name = '', page]) => listScreen(ctx, name, pageOf(page)),
    'a.list-yes': (ctx, [token = '']) => applyConfirmed(ctx, token),
    'a.list-odd': (ctx, [name = '', page]) => waitingScreen(ctx, name, pageOf(page)),
  },
  notices: {
    list_waits: ({ texts: { format, t } }, { supplier, count }) => {
      const text = lines(t('admin-price-lists-jumped', { supplier: format.apart(supplier), count }))
      return withButton(text, t('admin-price-lists-show'), 'a.list', supplier, 0)
    },
    list_unreadable: ({ texts: { format, t } }, { supplier, failsMs, problem }) => {
      const about = { supplier: format.apart(supplier), time: format.duration(failsMs) }
      const text = lines(bold(t('admin-price-lists-unreadable', about)), html`<i>${problem}</i>`)
      return withButton(text, t('admin-price-lists-show'), 'a.list', supplier, 0)
    },
  },
} satisfies Feature

async function listScreen(ctx: BotContext, supplier: string, asked: number): Promise<Screen> {
  const { suppliers, store } = ctx.deps
  const by = { accepted: new Set<string>(), actor: ctx.adminActor }
  const preview = await previewSync(store, { suppliers, supplier }, by, ctx.now)
  const { texts, t, format, read } = ctx
  const { compared, chosen, prices } = preview
  const effects = chosen.changes.flatMap(({ products }) => products)
  const part = pageFrom(effects, asked, CHANGES_PER_PAGE)
  const seen = seenOf(chosen, prices)
  const token = await listChanges.ask(ctx, { supplier, item: null, seen })
  const takenOverAt = (await supplierStateOf(read, supplier))?.listAt ?? null
  const tiers = await allTiers(read)
  const waiting = suspicious(compared).length
  const isNews = effects.length > 0 || compared.items.length > 0 || !takenOverAt
  const title = t('admin-price-lists-title', { supplier: format.apart(supplier) })
  const isFirst = part.page === 0
  const parts = (['new', 'gone', 'back', 'changed'] as const).flatMap((kind) => {
    const count = compared.items.filter((change) => change.kind === kind).length
    const said = kind === 'new' ? 'fresh' : kind
    return count > 0 ? [t(`admin-price-lists-${said}`, { count: format.number(count) })] : []
  })
  return {
    text: lines(
      pageTitle(texts, title, part.page),
      '',
      isFirst &&
        format.field(
          t('admin-price-lists-read-before'),
          takenOverAt ? format.time(takenOverAt) : t('admin-price-lists-never'),
        ),
      isFirst &&
        parts.length > 0 &&
        format.field(t('admin-price-lists-list'), format.list(parts, 'plain')),
      waiting > 0 && t('admin-price-lists-waiting', { count: format.number(waiting) }),
      '',
      ...changesLines(texts, part.shown, { prices: isFirst ? prices : [], tiers }),
    ),
    buttons: [
      pageTurner(texts, part, 'a.list', supplier),
      isNews && [
        button(
          effects.length > 0
            ? t('admin-price-lists-apply', { count: effects.length })
            : t('admin-price-lists-remember'),
          'a.list-yes',
          token,
        ),
      ],
      waiting > 0 && [
        button(
          t('admin-price-lists-waiting', { count: format.number(waiting) }),
          'a.list-odd',
          supplier,
          0,
        ),
      ],
      [button(t('admin-price-lists-settings'), 'a.list-set', supplier)],
      [button(t('admin-suppliers-back'), 'a.suppliers'), button.refresh(t, 'a.list', supplier, 0)],
    ],
  }
}

/** The same for the same changes of the same products and prices. */
function seenOf({ changes }: ListChanges, prices: readonly PriceChange[]): string {
  return digestOf([changes, prices])
}

/** A change that waits for a person, with all that it does. */
async function waitingScreen(ctx: BotContext, supplier: string, asked: number): Promise<Screen> {
  const { texts, deps, adminActor, now, format, t, read } = ctx
  const compared = await comparedNow(ctx, supplier)
  const all = suspicious(compared)
  const part = pageFrom(all, asked, 1)
  const [change] = part.shown
  const back = [button(t('admin-price-lists-show'), 'a.list', supplier, 0)]
  if (!change) return { text: html`${t('admin-price-lists-none-waits')}`, buttons: [back] }
  const chosen = { supplier, changes: [change], confirmed: [] }
  const prices = await previewChanges(deps.store, chosen, adminActor, now)
  const seen = seenOf(chosen, prices)
  const token = await listChanges.ask(ctx, { supplier, item: change.item, seen })
  const tiers = await allTiers(read)
  const { names, item, products, reasons } = change
  const [number, count] = [format.number(part.page + 1), format.number(all.length)]
  const more = products.length - CHANGES_PER_PAGE
  const name = (text: string | null) => clip(text ?? '–', ITEM_SHOWN)
  return {
    text: lines(
      bold(t('admin-price-lists-waiting-of', { count: number, all: count })),
      '',
      reasons.includes('renamed')
        ? format.change(bold(name(names.before)), bold(name(names.after)))
        : bold(name(names.after ?? names.before ?? item)),
      format.apart(code(clip(item, ITEM_SHOWN))),
      '',
      ...reasons.map((reason) => html`⚠️ ${t(`admin-price-lists-reason-${reason}`)}`),
      '',
      ...(products.length === 0
        ? []
        : changesLines(texts, products.slice(0, CHANGES_PER_PAGE), { prices, tiers })),
      more > 0 && t('common-and-more', { count: format.number(more) }),
    ),
    buttons: [
      [button(t('admin-price-lists-agree'), 'a.list-yes', token)],
      pageTurner(texts, part, 'a.list-odd', supplier),
      back,
    ],
  }
}

/** @throws DomainError those of readList */
async function comparedNow(ctx: BotContext, supplier: string): Promise<Compared> {
  const { suppliers, store } = ctx.deps
  requireList(suppliers, supplier)
  return compare(store, supplier, await readList(suppliers, supplier), ctx.now)
}

/** Makes what was shown, if the list and the catalog still say the same. */
async function applyConfirmed(ctx: BotContext, token: string): Promise<void> {
  const { deps, adminActor: actor, now, t } = ctx
  const { store } = deps
  const { supplier, item, seen } = await listChanges.read(ctx, token)
  const compared = await comparedNow(ctx, supplier)
  const chosen = item === null ? chosenFrom(compared, new Set()) : onlyItem(compared, item)
  try {
    const prices = chosen && (await previewChanges(store, chosen, actor, now))
    if (!prices || seenOf(chosen, prices) !== seen) return await showChanged(ctx, supplier, item)
    const [first, ...others] = partsOf(chosen)
    await listChanges.act(ctx, token, async (tx) => {
      await applyChanges(tx, first, { actor }, now)
      if (item === null) await recordListRead(tx, supplier, now)
    })
    await applyParts(store, others, actor, now)
  } catch (error) {
    // It changed after it was read for the last time.
    if (!isRefusal(error, 'LIST_STALE')) throw error
    return showChanged(ctx, supplier, item)
  }
  if (item === null) await saveList(store, compared, now)
  ctx.say(item === null ? t('admin-price-lists-applied') : t('admin-price-lists-agreed'))
  await showAgain(ctx, supplier, item)
}

async function showChanged(ctx: BotContext, supplier: string, item: string | null): Promise<void> {
  ctx.say(ctx.t('admin-price-lists-changed-since'), 'alert')
  await showAgain(ctx, supplier, item)
}

async function showAgain(ctx: BotContext, supplier: string, item: string | null): Promise<void> {
  const screen = item === null ? listScreen : waitingScreen
  await show(ctx, await screen(ctx, supplier, 0))
}

const ITEM_SHOWN = 64

const PRICES_SHOWN = 8

const NAME_SHOWN = 32

function changesLines(
  texts: Texts,
  effects: readonly ProductEffect[],
  { prices, tiers }: { prices: readonly PriceChange[]; tiers: readonly Tier[] },
): Line[] {
  const { t } = texts
  const rows = prices.flatMap((change) => changeLines(texts, change, tiers))
  return [
    effects.length === 0 ? t('admin-price-lists-nothing') : bold(t('admin-price-lists-changes')),
    ...effects.map((effect) => effectLine(texts, effect)),
    ...(rows.length > 0 ? ['', bold(t('admin-price-lists-prices'))] : []),
    ...firstLines(texts, rows, PRICES_SHOWN, (row) => row),
  ]
}

/** Such as `• 60 UC (GWP-A60): 0.50 USD → 0.55 USD`. */
function effectLine(texts: Texts, { pid, name, before, after }: ProductEffect): Html {
  const { format, t } = texts
  const usd = (micros: number | null) =>
    micros === null ? t('admin-price-lists-no-cost') : format.usd(micros)
  const costs =
    before.costMicros === after.costMicros
      ? null
      : format.change(usd(before.costMicros), usd(after.costMicros))
  const sold =
    before.isGone === after.isGone
      ? null
      : after.isGone
        ? `📭 ${t('admin-price-lists-is-gone')}`
        : t('admin-price-lists-is-back')
  const said = [costs, sold].filter((one) => one !== null).join(', ')
  return html`• ${format.apart(clip(name, NAME_SHOWN))} (${format.apart(code(clip(pid, NAME_SHOWN)))}): ${said}`
}

/** With so many a message is never too long. */
const CHANGES_PER_PAGE = 12
