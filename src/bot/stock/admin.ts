import { readSettings } from '../../domain/settings/settings.ts'
import { fieldText } from '../../domain/shared/typed-text.ts'
import { type StockLevel, stockLevels } from '../../domain/stock/stock.ts'
import { clip, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pageFrom, pageTitle } from '../kit/list-page.ts'
import {
  button,
  buttonIfFits,
  fitsButton,
  pageOf,
  pageTurner,
  type Screen,
  send,
  withButton,
} from '../kit/screen.ts'
import { askForCodes } from './admin-add.ts'

const PRODUCTS_PER_PAGE = 10

export const stock = {
  right: 'stock',
  commands: {
    async stock(ctx, pid) {
      if (pid === '') await send(ctx, await levelsScreen(ctx, 0))
      else await askForCodes(ctx, fieldText(pid))
    },
  },
  buttons: {
    'a.stock': (ctx, [page]) => levelsScreen(ctx, pageOf(page)),
  },
  notices: {
    stock_low: ({ texts: { format, t } }, { pid, left }) =>
      stockScreen(t, pid, t('notices-stock-low', { pid: code(pid), left: format.number(left) })),
    stock_out: ({ texts: { t } }, { pid }) =>
      stockScreen(t, pid, t('notices-stock-out', { pid: code(pid) })),
  },
  gathered: {
    stock_low: ({ texts: { t } }, count) =>
      withButton(lines(t('notices-gathered-stock-low', { count })), t('notices-stock'), 'a.stock'),
    stock_out: ({ texts: { t } }, count) =>
      withButton(lines(t('notices-gathered-stock-out', { count })), t('notices-stock'), 'a.stock'),
  },
} satisfies Feature

async function levelsScreen(ctx: BotContext, asked: number): Promise<Screen> {
  const { t } = ctx
  const all = await stockLevels(ctx.read)
  const part = pageFrom(all, asked, PRODUCTS_PER_PAGE)
  const byCommand = part.shown.filter(({ pid }) => !fitsButton('a.stock-of', pid))
  const { lowStock } = await readSettings(ctx.read)
  return {
    text: lines(
      pageTitle(ctx.texts, t('admin-stock-title'), part.page),
      '',
      all.length === 0 ? t('admin-stock-none') : t('admin-stock-choose'),
      html`<i>${lowStock === 0 ? t('admin-stock-never-alerts') : t('admin-stock-alerts-below', { count: lowStock })}</i>`,
      ...byCommand.map(
        ({ pid, available }) =>
          html`${code(`/stock ${pid}`)} (${t('admin-stock-in-stock', { count: ctx.texts.format.number(available) })})`,
      ),
    ),
    buttons: [
      ...part.shown.map((level) =>
        buttonIfFits(levelRow(ctx.texts, level), 'a.stock-of', level.pid),
      ),
      pageTurner(ctx.texts, part, 'a.stock'),
      [button.back(ctx.t, 'admin'), button.refresh(ctx.t, 'a.stock', part.page)],
    ],
  }
}

function stockScreen(t: Texts['t'], pid: string, text: Html): Screen {
  const addCodes = buttonIfFits(t('notices-add-codes'), 'a.stock-of', pid)
  return { text, buttons: [addCodes, [button(t('notices-stock'), 'a.stock')]] }
}

function levelRow({ format }: Texts, { available, name, pid }: StockLevel): string {
  const icon = available === 0 ? '⚠️' : '🎟'
  return `${icon} ${format.number(available)} · ${clip(name, 30)} · ${format.apart(clip(pid, 20))}`
}

/** Codes of cancelled orders or of a restore that may have been used: the panel decides about them. */
export const quarantine = {
  right: 'stock',
  waiting: { kind: 'aside', said: 'admin-aside-wait' },
  notices: {
    code_quarantined: ({ texts: { t } }, { orderId }) => ({
      text: t('notices-code-quarantined', { id: code(orderId) }),
      buttons: [],
    }),
  },
  gathered: {
    code_quarantined: ({ texts: { t } }, count) => ({
      text: lines(t('notices-gathered-quarantined', { count })),
      buttons: [],
    }),
  },
} satisfies Feature
