import { carryOut, type DecisionOf } from '../../domain/approvals/decisions.ts'
import { previewPrices } from '../../domain/catalog/reprice.ts'
import { listed } from '../../domain/price-lists/list.ts'
import { SETTINGS } from '../../domain/settings/all-settings.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import type { SupplierSettings } from '../../domain/settings/supplier.ts'
import { typedCount, typedUsd } from '../../domain/shared/typed-amount.ts'
import { boughtToday, supplierSettings } from '../../domain/suppliers/supplier-limits.ts'
import { bold, type Html, html, lines } from '../../locales/html.ts'
import { isOneOf, Refused } from '../answers.ts'
import type { BotContext, Feature, ScreenContext } from '../context.ts'
import { askText, button, type Screen, send, show } from '../screen.ts'
import { askedScreen, carriedOut, carryOutOrAsk } from './approvals.ts'
import { confirmation } from './confirmation.ts'

const PARTS = ['day', 'at-once'] as const
type Part = (typeof PARTS)[number]
/** What an admin confirms. */
const limitChange = confirmation<DecisionOf<'supplier'>>('limit')

/** How much may be bought at a supplier in a day, and how many orders may be open there. */
export const supplierLimits = {
  right: SETTINGS.suppliers.right,
  buttons: {
    'a.supplier': async (ctx, [name = '']) => {
      if (!ctx.deps.suppliers.has(name)) return ctx.say(ctx.t('common-old-button'), 'alert')
      return limitsScreen(ctx, name)
    },
    'a.limit': async (ctx, [name = '', part = '']) => {
      if (!ctx.deps.suppliers.has(name) || !isOneOf(PARTS, part))
        return ctx.say(ctx.t('common-old-button'), 'alert')
      const { t } = ctx
      const text = lines(part === 'day' ? t('admin-limits-ask-day') : t('admin-limits-ask-at-once'))
      await askText(ctx, text, ['a.supplier', name], 'a.limit', name, part)
    },
    'a.limit-yes': async (ctx, [token = '']) => {
      const { supplier, asked } = await limitChange.act(ctx, token, async (tx, about) => ({
        supplier: about.supplier,
        asked: await carryOutOrAsk(ctx, tx, about),
      }))
      if (asked !== null) return askedScreen(ctx, asked)
      ctx.say(ctx.t('admin-limits-changed'))
      await show(ctx, await limitsScreen(ctx, supplier))
    },
    'a.unlimit': async (ctx, [name = '', part = '']) => {
      if (!ctx.deps.suppliers.has(name) || !isOneOf(PARTS, part))
        return ctx.say(ctx.t('common-old-button'), 'alert')
      const changes = changeOf(part, null)
      if (!(await carriedOut(ctx, { kind: 'supplier', supplier: name, changes }))) return
      ctx.say(ctx.t('admin-limits-changed'))
      await show(ctx, await limitsScreen(ctx, name))
    },
  },
  decides: {
    'a.unlimit': 'a.supplier',
  },
  answers: {
    'a.limit': async (ctx, [name = '', part = ''], text) => {
      if (!ctx.deps.suppliers.has(name) || !isOneOf(PARTS, part))
        return ctx.say(ctx.t('common-old-button'))
      const changes = changeOf(part, part === 'day' ? typedUsd(text) : countIn(ctx, text))
      const decision = { kind: 'supplier', supplier: name, changes } as const
      const { deps, adminActor, now, t } = ctx
      await previewPrices(deps.store, (tx) => carryOut(tx, decision, adminActor, now))
      const token = await limitChange.ask(ctx, decision)
      await send(ctx, {
        text: await changesView(ctx, decision),
        buttons: [
          [button(t('admin-transfers-yes'), 'a.limit-yes', token)],
          [button.cancel(t, 'a.supplier', name)],
        ],
      })
    },
  },
  approvals: { supplier: changesView },
} satisfies Feature

/** What is set for the supplier and would be others, before and after. */
async function changesView(
  { read, texts: { format, t } }: ScreenContext,
  { supplier, changes }: DecisionOf<'supplier'>,
): Promise<Html> {
  const before = supplierSettings(await readSettings(read), supplier)
  const after = { ...before, ...changes }
  const usd = (micros: number | null) =>
    micros === null ? t('admin-limits-none') : format.usd(micros)
  const rows: [label: string, said: (settings: SupplierSettings) => string][] = [
    [t('admin-limits-day'), ({ dayLimitMicros }) => usd(dayLimitMicros)],
    [
      t('admin-limits-at-once'),
      ({ atOnce }) => (atOnce === null ? t('admin-limits-none') : format.number(atOnce)),
    ],
    [
      t('admin-price-lists-title', { supplier: '' }),
      ({ syncEveryMs }) =>
        syncEveryMs === null
          ? t('admin-price-lists-never-by-self')
          : t('admin-price-lists-every-time', { time: format.duration(syncEveryMs) }),
    ],
  ]
  return lines(
    html`${bold(t('admin-limits-title'))}: ${format.apart(bold(supplier))}`,
    '',
    ...rows.map(
      ([label, said]) =>
        said(before) !== said(after) &&
        format.field(label, format.change(html`${said(before)}`, bold(said(after)))),
    ),
  )
}

function changeOf(part: Part, value: number | null): Partial<SupplierSettings> {
  return part === 'day' ? { dayLimitMicros: value } : { atOnce: value }
}

/** @throws Refused */
function countIn({ t }: BotContext, text: string): number {
  const count = typedCount(text)
  if (count === null || count === 0) throw new Refused(t('admin-limits-not-number'))
  return count
}

async function limitsScreen(
  { deps, now, t, read, format }: BotContext,
  name: string,
): Promise<Screen> {
  const { dayLimitMicros, atOnce } = supplierSettings(await readSettings(read), name)
  // As far as it counts.
  const spent = format.usd(await boughtToday(read, name, now))
  return {
    text: lines(
      html`${bold(t('admin-limits-title'))}: ${format.apart(bold(name))}`,
      '',
      format.field(
        t('admin-limits-day'),
        dayLimitMicros === null
          ? t('admin-limits-none')
          : `${format.usd(dayLimitMicros)} (${t('admin-limits-bought', { spent })})`,
      ),
      format.field(
        t('admin-limits-at-once'),
        atOnce === null ? t('admin-limits-none') : format.number(atOnce),
      ),
      '',
      t('admin-limits-about'),
    ),
    buttons: [
      [
        button(t('admin-limits-edit-day'), 'a.limit', name, 'day'),
        button(t('admin-limits-edit-at-once'), 'a.limit', name, 'at-once'),
      ],
      [
        dayLimitMicros !== null && button(t('admin-limits-off-day'), 'a.unlimit', name, 'day'),
        atOnce !== null && button(t('admin-limits-off-at-once'), 'a.unlimit', name, 'at-once'),
      ],
      listed(deps.suppliers).includes(name) && [
        button(t('admin-price-lists-title', { supplier: format.apart(name) }), 'a.list', name, 0),
      ],
      [button(t('admin-limits-back'), 'a.suppliers'), button.refresh(t, 'a.supplier', name)],
    ],
  }
}
