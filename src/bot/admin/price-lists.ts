import type { PriceChange } from '../../domain/catalog/reprice.ts'
import { allTiers } from '../../domain/catalog/tiers.ts'
import { readList, requireList } from '../../domain/price-lists/list.ts'
import { listStateOf, noteListRead } from '../../domain/price-lists/state.ts'
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
import {
  applyParts,
  type Preview,
  previewChanges,
  previewSync,
} from '../../domain/price-lists/syncing.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import { bold, html, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, pageOf, pageTurner, type Screen, show, withButton } from '../screen.ts'
import { CHANGES_PER_PAGE, priceListView, waitingView } from '../views/admin/price-lists.ts'
import { actConfirmed, keepQuestion, readQuestion } from './confirmation.ts'
import { pageFrom } from './pages.ts'

// The price list of a supplier: what it changes is shown, and made once an admin confirms it.

/** What an admin confirms. `item`: only its change, which waited for a person. `seen`: what they have been shown. */
type Kept = { supplier: string; item: string | null; seen: string }

export const priceLists = {
  right: 'catalog',
  buttons: {
    'a.list': async (ctx, [name = '', page]) =>
      show(ctx, await listScreen(ctx, name, pageOf(page))),
    'a.list-yes': (ctx, [token = '']) => applyConfirmed(ctx, token),
    'a.list-odd': async (ctx, [name = '', page]) =>
      show(ctx, await waitingScreen(ctx, name, pageOf(page))),
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

async function listScreen(ctx: BotContext, supplier: string, page: number): Promise<Screen> {
  const { suppliers, store } = ctx.deps
  const by = { accepted: new Set<string>(), actor: ctx.adminActor }
  const preview = await previewSync(store, { suppliers, supplier }, by, ctx.now)
  return previewScreen(ctx, preview, page)
}

async function previewScreen(ctx: BotContext, preview: Preview, asked: number): Promise<Screen> {
  const { texts, t, format, read } = ctx
  const { compared, chosen, prices } = preview
  const { supplier } = compared
  const effects = chosen.changes.flatMap(({ products }) => products)
  const part = pageFrom(effects, asked, CHANGES_PER_PAGE)
  const kept: Kept = { supplier, item: null, seen: seenOf(chosen, prices) }
  const token = await keepQuestion(ctx, 'list', kept)
  const state = await listStateOf(read, supplier)
  const about = { compared, takenOverAt: state?.listAt ?? null }
  const tiers = await allTiers(read)
  const waiting = suspicious(compared).length
  const isNews = effects.length > 0 || compared.items.length > 0 || !about.takenOverAt
  return {
    text: priceListView(texts, about, part, { prices: part.page === 0 ? prices : [], tiers }),
    buttons: [
      pageTurner(texts, part, 'a.list', supplier),
      isNews
        ? [
            button(
              effects.length > 0
                ? t('admin-price-lists-apply', { count: effects.length })
                : t('admin-price-lists-remember'),
              'a.list-yes',
              token,
            ),
          ]
        : [],
      waiting > 0
        ? [
            button(
              t('admin-price-lists-waiting', { count: format.number(waiting) }),
              'a.list-odd',
              supplier,
              0,
            ),
          ]
        : [],
      [button(t('admin-price-lists-settings'), 'a.list-set', supplier)],
      [
        button(t('admin-suppliers-back'), 'a.suppliers'),
        button(t('common-refresh'), 'a.list', supplier, 0),
      ],
    ],
  }
}

/** The same for the same changes of the same products and prices. */
function seenOf({ changes }: ListChanges, prices: readonly PriceChange[]): string {
  return digestOf([changes, prices])
}

/** A change that waits for a person, with all that it does. */
async function waitingScreen(ctx: BotContext, supplier: string, asked: number): Promise<Screen> {
  const { texts, deps, adminActor, now, t, read } = ctx
  const compared = await comparedNow(ctx, supplier)
  const all = suspicious(compared)
  const part = pageFrom(all, asked, 1)
  const [change] = part.shown
  const back = [button(t('admin-price-lists-show'), 'a.list', supplier, 0)]
  if (!change) return { text: html`${t('admin-price-lists-none-waits')}`, buttons: [back] }
  const chosen = { supplier, changes: [change], confirmed: [] }
  const prices = await previewChanges(deps.store, chosen, adminActor, now)
  const kept: Kept = { supplier, item: change.item, seen: seenOf(chosen, prices) }
  const token = await keepQuestion(ctx, 'list', kept)
  const place = { number: part.page + 1, all: all.length }
  const tiers = await allTiers(read)
  return {
    text: waitingView(texts, change, place, { prices, tiers }),
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
  const { supplier, item, seen } = await readQuestion<Kept>(ctx, 'list', token)
  const compared = await comparedNow(ctx, supplier)
  const chosen = item === null ? chosenFrom(compared, new Set()) : onlyItem(compared, item)
  try {
    const prices = chosen && (await previewChanges(store, chosen, actor, now))
    if (!prices || seenOf(chosen, prices) !== seen) return await showChanged(ctx, supplier, item)
    const [first, ...others] = partsOf(chosen)
    await actConfirmed(ctx, 'list', token, async (tx) => {
      await applyChanges(tx, first, { actor }, now)
      if (item === null) await noteListRead(tx, supplier, now)
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
