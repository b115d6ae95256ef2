import { requireList } from '../../domain/price-lists/list.ts'
import { SETTINGS } from '../../domain/settings/all-settings.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import type { SupplierSettings } from '../../domain/settings/supplier.ts'
import { typedUsd } from '../../domain/shared/typed-amount.ts'
import { changeSupplierSettings, supplierSettings } from '../../domain/suppliers/supplier-limits.ts'
import { bold, code, html, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../context.ts'
import { askText, button, idIn, type Screen } from '../screen.ts'

// How often a price list is taken over by itself, and which balance is low.

const HOUR_MS = 60 * 60_000
const CHOICES_MS = [HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS]
const OFF = 'off'

export const priceListSettings: Feature = {
  right: SETTINGS.suppliers.right,
  buttons: {
    'a.list-set': (ctx, [name = '']) => settingsScreen(ctx, name),
    'a.sync': async (ctx, [name = '', ms]) => {
      await change(ctx, name, { syncEveryMs: idIn(ms) || null })
      ctx.say(ctx.t('admin-price-lists-saved'))
      return settingsScreen(ctx, name)
    },
    'a.list-low': askThreshold,
  },
  decides: {
    'a.sync': 'a.list-set',
  },
  answers: {
    'a.list-low': async (ctx, [name = ''], text) => {
      const lowBalanceMicros = text.toLowerCase() === OFF ? null : typedUsd(text)
      await change(ctx, name, { lowBalanceMicros })
      return settingsScreen(ctx, name)
    },
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
  { deps, t, format, read }: BotContext,
  supplier: string,
): Promise<Screen> {
  requireList(deps.suppliers, supplier)
  const settings = supplierSettings(await readSettings(read), supplier)
  const { syncEveryMs, lowBalanceMicros } = settings
  const every =
    syncEveryMs === null
      ? t('admin-price-lists-off')
      : t('admin-price-lists-every-time', { time: format.duration(syncEveryMs) })
  return {
    text: lines(
      bold(t('admin-price-lists-title', { supplier: format.apart(supplier) })),
      '',
      format.field(t('admin-price-lists-every'), every),
      format.field(
        t('admin-price-lists-threshold'),
        lowBalanceMicros === null ? t('admin-price-lists-off') : format.usd(lowBalanceMicros),
      ),
      '',
      html`<i>${t('admin-price-lists-about-every')}</i>`,
    ),
    buttons: [
      CHOICES_MS.filter((ms) => ms !== syncEveryMs).map((ms) =>
        button(
          t('admin-price-lists-every-time', { time: format.duration(ms) }),
          'a.sync',
          supplier,
          ms,
        ),
      ),
      syncEveryMs !== null && [button(t('admin-price-lists-never-by-self'), 'a.sync', supplier, 0)],
      [button(t('admin-price-lists-set-threshold'), 'a.list-low', supplier)],
      [button(t('admin-price-lists-show'), 'a.list', supplier, 0)],
    ],
  }
}

async function askThreshold(ctx: BotContext, [supplier = '']: string[]): Promise<void> {
  const { deps, t, format } = ctx
  requireList(deps.suppliers, supplier)
  const [example, off] = [format.apart(code('50')), format.apart(code(OFF))]
  const text = lines(
    bold(t('admin-price-lists-ask-threshold', { supplier: format.apart(supplier) })),
    '',
    t('admin-price-lists-about-threshold', { example, off }),
  )
  await askText(ctx, text, ['a.list-set', supplier], 'a.list-low', supplier)
}
