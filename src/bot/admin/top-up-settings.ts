import type { Tx } from '../../db/store.ts'
import { type TopUpChanges, withTopUps } from '../../domain/approvals/decisions.ts'
import { SETTINGS } from '../../domain/settings/all-settings.ts'
import { readSettings, requireValid, type Settings } from '../../domain/settings/settings.ts'
import { type Transfer, USD } from '../../domain/settings/transfer.ts'
import { typedCount, typedRate, typedUsd } from '../../domain/shared/typed-amount.ts'
import { bold, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { settingText } from '../../locales/setting-text.ts'
import type { KeyOf } from '../../locales/translate.ts'
import { isOneOf, Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { askText, button, type Screen, send, show } from '../screen.ts'
import { askedScreen, carriedOut, carryOutOrAsk } from './approvals.ts'
import { confirmation } from './confirmation.ts'

type AskedFor = KeyOf<'admin-top-ups-ask-'>
/** How a typed text changes the settings, by the name in the button that asked for it. */
const TYPED: Record<AskedFor, (text: string, texts: Texts) => TopUpChanges> = {
  amounts: (text, { t }) => ({ topUps: typedRange(text, t('admin-top-ups-two-amounts')) }),
  open: (text) => ({ topUps: { maxOpen: typedCount(text) ?? Number.NaN } }),
  rate: (text) => ({ stars: { starsPerUsd: (typedRate(text) ?? Number.NaN) / 1_000_000 } }),
}
const EXAMPLES: Record<AskedFor, string> = { amounts: '1 1000', open: '3', rate: '50' }
const topUpChanges = confirmation<TopUpChanges>('topups')

/** Ways to pay that are only turned on and off. */
const WAYS = ['stars', 'cryptoPay'] as const

export const topUpSettings = {
  right: SETTINGS.topUps.right,
  group: 'service',
  commands: {
    topups: topUpsScreen,
  },
  buttons: {
    'a.topups': topUpsScreen,
    'a.topups-turn': async (ctx, [name = '', to = '']) => {
      if (!isOneOf(WAYS, name) || !['on', 'off'].includes(to))
        return ctx.say(ctx.t('common-old-button'), 'alert')
      const on = to === 'on'
      const changes = { [name]: { on } }
      if (!(await carriedOut(ctx, { kind: 'settings', changes }))) return
      ctx.say(settingText(ctx.texts, name, on ? 'turned-on' : 'turned-off'))
      await show(ctx, await topUpsScreen(ctx))
    },
    'a.topups-set': askFor,
    'a.topups-yes': async (ctx, [token = '']) => {
      const work = (tx: Tx, changes: TopUpChanges) =>
        carryOutOrAsk(ctx, tx, { kind: 'settings', changes })
      const asked = await topUpChanges.act(ctx, token, work)
      if (asked !== null) return askedScreen(ctx, asked)
      ctx.say(ctx.t('admin-top-ups-changed'))
      await show(ctx, await topUpsScreen(ctx))
    },
  },
  decides: {
    'a.topups-turn': 'a.topups',
  },
  answers: {
    'a.topups': (ctx, [what = ''], text) => change(ctx, what, text),
  },
  approvals: {
    settings: async ({ read, texts }, { changes }) =>
      confirmTopUpsView(texts, await readSettings(read), changes),
  },
} satisfies Feature

export async function topUpsScreen(ctx: BotContext): Promise<Screen> {
  const { texts, format, t } = ctx
  const settings = await readSettings(ctx.read)
  const { topUps, stars, cryptoPay } = settings
  const { methods } = settings.transfers
  const turning = (name: (typeof WAYS)[number]) => {
    const to = settings[name].on ? 'off' : 'on'
    const label = t(`admin-switches-turn-${to}`, { name: settingText(texts, name) })
    return button(label, 'a.topups-turn', name, to)
  }
  const lineOf = ({ name, on, currency, rateMicros }: Transfer) => {
    const rate = currency === USD ? USD : format.rate(rateMicros, currency)
    return html`${format.apart(name)} · ${rate} · ${offeredText(texts, on)}`
  }
  const takesCrypto = ctx.deps.paymentMethods.has('crypto_pay')
  return {
    text: lines(
      bold(t('admin-top-ups-title')),
      '',
      format.field(t('admin-top-ups-amount'), rangeText(texts, topUps)),
      format.field(
        t('admin-top-ups-open-at-once'),
        t('admin-top-ups-per-account', { count: format.number(topUps.maxOpen) }),
      ),
      '',
      bold(t('admin-transfers-heading')),
      ...(methods.length === 0 ? [t('admin-transfers-none')] : methods.map(lineOf)),
      '',
      html`${bold(settingText(texts, 'stars'))}  ${offeredText(texts, stars.on)}`,
      t('admin-top-ups-per-usd', { stars: format.number(stars.starsPerUsd) }),
      takesCrypto && '',
      takesCrypto &&
        html`${bold(settingText(texts, 'cryptoPay'))}  ${offeredText(texts, cryptoPay.on)}`,
    ),
    buttons: [
      [
        button(t('admin-top-ups-amounts'), 'a.topups-set', 'amounts'),
        button(t('admin-top-ups-open'), 'a.topups-set', 'open'),
      ],
      ...methods.map(({ id, name, on, currency }) => [
        button(`${on ? '🟢' : '⚪️'} ${format.apart(name)} · ${currency}`, 'a.transfer', id),
      ]),
      [button(ctx.t('admin-transfers-add'), 'a.transfer-add')],
      [turning('stars')],
      [button(t('admin-top-ups-rate'), 'a.topups-set', 'rate')],
      takesCrypto ? [turning('cryptoPay')] : [],
      [button.back(ctx.t, 'admin'), button.refresh(ctx.t, 'a.topups')],
    ],
  }
}

async function askFor(ctx: BotContext, [what = '']: string[]): Promise<void> {
  const { t, format } = ctx
  if (!isAskedFor(what)) return ctx.say(t('common-old-button'), 'alert')
  const example = format.apart(code(EXAMPLES[what]))
  await askText(ctx, t(`admin-top-ups-ask-${what}`, { example }), ['a.topups'], 'a.topups', what)
}

/** Shows what a typed text would change, and asks. @throws DomainError INVALID_SETTING; Refused */
async function change(ctx: BotContext, what: string, text: string): Promise<void> {
  if (!isAskedFor(what)) return ctx.say(ctx.t('common-old-button'))
  const { texts, deps } = ctx
  const changes = TYPED[what](text, texts)
  const before = await readSettings(deps.store.read)
  requireValid(withTopUps(before, changes))
  const token = await topUpChanges.ask(ctx, changes)
  await send(ctx, {
    text: confirmTopUpsView(texts, before, changes),
    buttons: [
      [button(texts.t('admin-transfers-yes'), 'a.topups-yes', token)],
      [button.cancel(texts.t, 'a.topups')],
    ],
  })
}

function isAskedFor(what: string): what is AskedFor {
  return Object.hasOwn(TYPED, what)
}

/** `5 200`. @throws Refused with these words */
export function typedRange(text: string, twoAmounts: string) {
  const [least, largest, ...rest] = wordsOf(text.replace(/\$|usd|,\s/gi, ' '))
  if (least === undefined || largest === undefined || rest.length > 0) throw new Refused(twoAmounts)
  return { minMicros: typedUsd(least), maxMicros: typedUsd(largest) }
}

/** What a typed text changes, before and after. */
function confirmTopUpsView(texts: Texts, before: Settings, changes: TopUpChanges): Html {
  const { format, t } = texts
  const after = withTopUps(before, changes)
  const rows: [name: string, said: (settings: Settings) => string][] = [
    [t('admin-top-ups-amount'), ({ topUps }) => rangeText(texts, topUps)],
    [
      t('admin-top-ups-open-at-once'),
      ({ topUps }) => t('admin-top-ups-per-account', { count: format.number(topUps.maxOpen) }),
    ],
    [
      settingText(texts, 'stars'),
      ({ stars }) => t('admin-top-ups-per-usd', { stars: format.number(stars.starsPerUsd) }),
    ],
    [settingText(texts, 'stars'), ({ stars }) => offeredText(texts, stars.on)],
    [settingText(texts, 'cryptoPay'), ({ cryptoPay }) => offeredText(texts, cryptoPay.on)],
  ]
  return lines(
    bold(t('admin-top-ups-confirm')),
    '',
    ...rows.map(
      ([name, said]) =>
        said(before) !== said(after) &&
        format.field(name, format.change(html`${said(before)}`, bold(said(after)))),
    ),
  )
}

function rangeText(
  { format, t }: Texts,
  { minMicros, maxMicros }: Pick<Settings['topUps'], 'minMicros' | 'maxMicros'>,
): string {
  return t('admin-top-ups-range', { least: format.usd(minMicros), most: format.usd(maxMicros) })
}

function offeredText({ t }: Texts, on: boolean): string {
  return on ? t('admin-top-ups-offered') : t('admin-top-ups-not-offered')
}
