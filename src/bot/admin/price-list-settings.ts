import { requireList } from '../../domain/price-lists/list.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { type SupplierSettings, supplierSettings } from '../../domain/settings/supplier.ts'
import { typedUsd } from '../../domain/shared/typed-amount.ts'
import { changeSupplierSettings } from '../../domain/suppliers/supplier-settings.ts'
import { code } from '../../locales/html.ts'
import { takeText } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, idIn, type Screen, send, show } from '../screen.ts'
import { askLowMarkView, listSettingsView } from '../views/admin/price-lists.ts'

// How often a price list is taken over by itself, and which balance is low.

const HOUR_MS = 60 * 60_000
const CHOICES_MS = [HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS]
const OFF = 'off'

export const priceListSettings: Feature = {
  right: 'catalog',
  buttons: {
    'a.list-set': async (ctx, [name = '']) => show(ctx, await settingsScreen(ctx, name)),
    'a.sync': async (ctx, [name = '', ms]) => {
      await change(ctx, name, { syncEveryMs: idIn(ms) || null })
      ctx.say(ctx.t('admin-price-lists-saved'))
      await show(ctx, await settingsScreen(ctx, name))
    },
    'a.list-low': askLowMark,
  },
  decides: {
    'a.sync': 'a.list-set',
  },
  questions: {
    'a.list-low': (ctx, [name = '']) =>
      takeText(ctx, async (text) => {
        const lowBalanceMicros = text.toLowerCase() === OFF ? null : typedUsd(text)
        await change(ctx, name, { lowBalanceMicros })
        await send(ctx, await settingsScreen(ctx, name))
      }),
  },
}

/** @throws DomainError NO_PRICE_LIST, INVALID_SETTING */
async function change(
  ctx: BotContext,
  supplier: string,
  changes: Partial<SupplierSettings>,
): Promise<void> {
  const { deps, adminActor: actor, now } = ctx
  requireList(deps.suppliers, supplier)
  await ctx.act((tx) => changeSupplierSettings(tx, supplier, { ...changes, actor }, now))
}

async function settingsScreen(
  { texts, deps, t, format, read }: BotContext,
  supplier: string,
): Promise<Screen> {
  requireList(deps.suppliers, supplier)
  const settings = supplierSettings(await readSettings(read), supplier)
  const { syncEveryMs } = settings
  return {
    text: listSettingsView(texts, supplier, settings),
    buttons: [
      CHOICES_MS.filter((ms) => ms !== syncEveryMs).map((ms) =>
        button(
          t('admin-price-lists-every-time', { time: format.duration(ms) }),
          'a.sync',
          supplier,
          ms,
        ),
      ),
      syncEveryMs === null
        ? []
        : [button(t('admin-price-lists-never-by-self'), 'a.sync', supplier, 0)],
      [button(t('admin-price-lists-set-low-mark'), 'a.list-low', supplier)],
      [button(t('admin-price-lists-show'), 'a.list', supplier, 0)],
    ],
  }
}

async function askLowMark(ctx: BotContext, [supplier = '']: string[]): Promise<void> {
  const { texts, deps, t } = ctx
  requireList(deps.suppliers, supplier)
  await show(ctx, {
    text: askLowMarkView(texts, supplier, { example: code('50'), off: code(OFF) }),
    buttons: [[button(t('common-cancel'), 'a.list-set', supplier)]],
  })
  ctx.ask('a.list-low', supplier)
}
