import { mapProduct } from '../../domain/price-lists/mapping.ts'
import { rankUnmapped } from '../../domain/price-lists/proposals.ts'
import type { BotContext, Feature } from '../context.ts'
import { clip, html } from '../html.ts'
import { button, idIn, pageOf, pageTurner, type Screen, show } from '../screen.ts'
import { unmappedView } from '../views/admin/price-lists.ts'
import { actConfirmed, keepQuestion } from './confirmation.ts'
import { pageFrom } from './pages.ts'
import { comparedNow } from './price-lists.ts'

// Items of a price list that no product is bought as, each with the products that it may be.

/** What an admin chooses from: the products that an item may be. */
type Kept = { supplier: string; item: string; pids: string[]; page: number }

const NAME_SHOWN = 40

export const priceListItems: Feature = {
  right: 'catalog',
  buttons: {
    'a.list-free': async (ctx, [name = '', page]) =>
      show(ctx, await unmappedScreen(ctx, name, pageOf(page))),
    'a.list-map': (ctx, [token = '', choice]) => mapConfirmed(ctx, token, idIn(choice)),
  },
}

async function unmappedScreen(ctx: BotContext, supplier: string, asked: number): Promise<Screen> {
  const { texts } = ctx
  const { priceLists: words } = texts.service
  const all = await rankUnmapped(await comparedNow(ctx, supplier))
  const part = pageFrom(all, asked, 1)
  const [shown] = part.shown
  const back = [button(words.show, 'a.list', supplier, 0)]
  if (!shown) return { text: html`${words.noneUnmapped}`, buttons: [back] }
  const { item, proposals } = shown
  const pids = proposals.map(({ pid }) => pid)
  const kept: Kept = { supplier, item: item.item, pids, page: part.page }
  const token = await keepQuestion(ctx, 'map', kept)
  return {
    text: unmappedView(texts, item, { number: part.page + 1, all: all.length }, proposals),
    buttons: [
      ...proposals.map(({ name, pid }, i) => [
        button(words.buyAs(clip(`${name} · ${pid}`, NAME_SHOWN)), 'a.list-map', token, i),
      ]),
      pageTurner(texts.common, part, 'a.list-free', supplier),
      back,
    ],
  }
}

async function mapConfirmed(ctx: BotContext, token: string, choice: number): Promise<void> {
  const { texts, adminActor: actor, now } = ctx
  const { supplier, page, name } = await actConfirmed(ctx, 'map', token, async (tx, kept: Kept) => {
    const { supplier, item, page } = kept
    const pid = kept.pids[choice] ?? ''
    return { supplier, page, ...(await mapProduct(tx, pid, { supplier, item, actor }, now)) }
  })
  ctx.say(texts.service.priceLists.mapped(name))
  await show(ctx, await unmappedScreen(ctx, supplier, page))
}
