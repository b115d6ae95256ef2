import {
  removeCodes,
  type UnsoldCode,
  unsoldCode,
  unsoldCodes,
} from '../../domain/stock/removal.ts'
import { code, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../context.ts'
import {
  FIRST_PAGE,
  type ListPage,
  listPageArg,
  listPageIn,
  listTurner,
  pageTitle,
} from '../list-page.ts'
import { button, buttonIfFits, fitsButton, idIn, type Screen, show } from '../screen.ts'
import { pidOf, productLine } from '../views/admin/stock.ts'
import { levelOf } from './stock-add.ts'

const CODES_PER_PAGE = 8

/** Lists the unsold codes of a product, masked, and removes them one by one. */
export const stockCodes: Feature = {
  right: 'stock',
  buttons: {
    'a.stock-codes': (ctx, [pid = '', page]) => codesScreen(ctx, pid, listPageIn(page)),
    'a.stock-code': async (ctx, [id]) => askToRemove(ctx, await unsoldCode(ctx.read, idIn(id))),
    'a.stock-remove': remove,
  },
  decides: {
    'a.stock-remove': 'a.stock-code',
  },
}

async function codesScreen(ctx: BotContext, pid: string, page: ListPage): Promise<Screen> {
  const { t } = ctx
  const level = await levelOf(ctx, pid)
  const bounds = { limit: CODES_PER_PAGE, cursor: page.cursor }
  const found = await unsoldCodes(ctx.read, pid, bounds, 'newest')
  const idOf = ({ id }: UnsoldCode) => id
  const arg = listPageArg(page)
  return {
    text: lines(
      pageTitle(ctx.texts, t('admin-stock-codes-title'), page.number),
      productLine(ctx.texts, level),
      '',
      found.rows.length === 0 ? t('admin-stock-no-unsold') : t('admin-stock-choose-code'),
    ),
    buttons: [
      ...found.rows.map((one) => [button(unsoldCodeRow(ctx.texts, one), 'a.stock-code', one.id)]),
      fitsButton('a.stock-codes', pid, arg) &&
        listTurner(ctx.texts, page, found, idOf, 'a.stock-codes', pid),
      [
        ...buttonIfFits(t('common-back'), 'a.stock-of', pid),
        ...buttonIfFits(t('common-refresh'), 'a.stock-codes', pid, arg),
      ],
    ],
  }
}

async function askToRemove(ctx: BotContext, one: UnsoldCode): Promise<void> {
  const { t, format } = ctx
  const { id, pid, masked, addedAt } = one
  await show(ctx, {
    text: lines(
      t('admin-stock-ask-remove', {
        id: format.apart(code(`#${id}`)),
        pid: pidOf(ctx.texts, { pid }),
      }),
      format.field(t('admin-stock-code'), code(masked)),
      format.field(t('admin-stock-added-at'), format.time(addedAt)),
      '',
      t('admin-stock-about-remove'),
    ),
    buttons: [
      [button(t('admin-stock-remove'), 'a.stock-remove', one.id)],
      buttonIfFits(t('common-back'), 'a.stock-codes', one.pid, '0'),
    ],
  })
}

async function remove(ctx: BotContext, [id]: string[]): Promise<void> {
  const one = await unsoldCode(ctx.read, idIn(id))
  const input = { ids: [one.id], actor: ctx.adminActor }
  const removed = await ctx.act((tx) => removeCodes(tx, one.pid, input, ctx.now))
  if (removed.length === 0) ctx.say(ctx.t('admin-stock-sold-meanwhile'), 'alert')
  else ctx.say(ctx.t('admin-stock-removed', { id: ctx.format.apart(`#${one.id}`) }))
  await show(ctx, await codesScreen(ctx, one.pid, FIRST_PAGE))
}

function unsoldCodeRow({ format }: Texts, { id, masked, addedAt }: UnsoldCode): string {
  return `${format.apart(`#${id}`)} · ${format.apart(masked)} · ${format.day(addedAt)}`
}
