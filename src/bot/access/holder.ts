import { addressNumber, isListed, parseRange } from '../../domain/access/allowlist.ts'
import {
  type ApiReadiness,
  apiReadiness,
  type LastRefusal,
  lastRefusalOf,
} from '../../domain/access/readiness.ts'
import { allowlistOf, setApiEnabled } from '../../domain/accounts/standing.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { bold, code, type Html, html, lines, untappable } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { firstLines } from '../kit/list-page.ts'
import { button, type Screen, show } from '../kit/screen.ts'
import { addToList } from './holder-allowlist.ts'

/** An older refusal says nothing about the programs of today. */
const SHOWN_FOR_MS = 30 * 86_400_000
/** A message holds 4,096 characters. */
const OLDER_SHOWN = 3

export const api: Feature = {
  reads: ['api'],
  commands: {
    api: apiScreen,
  },
  buttons: {
    api: apiScreen,
    'api-on': (ctx) => turn(ctx, true),
    'api-off': (ctx) =>
      show(ctx, {
        text: lines(bold(ctx.t('api-ask-off')), '', ctx.t('api-what-off-means')),
        buttons: [[button(ctx.t('api-turn-off'), 'api-off-now'), button.cancel(ctx.t, 'api')]],
      }),
    'api-off-now': (ctx) => turn(ctx, false),
    // In every warning, however old: it takes one tap.
    'api-freeze': (ctx) => turn(ctx, false),
    'ip-refused': (ctx, [address = '']) => askToAllow(ctx, address),
    'ip-refused-yes': (ctx, [address = '']) => allow(ctx, address),
  },
  decides: {
    'api-on': 'api',
    'api-off-now': 'api-off',
    'ip-refused-yes': 'ip-refused',
  },
}

/** Shows the state of API access and the reasons why calls would be refused. */
export async function apiScreen(ctx: BotContext): Promise<Screen> {
  const { account, texts, deps, now, format, t, read } = ctx
  const readiness = await apiReadiness(read, account, now)
  const lastRefusal = await recentRefusal(ctx)
  const toAllow = refusedAddress(lastRefusal, readiness)
  const { key, keyCount, olderKeys, allowlist } = readiness
  const apiUrl = deps.apiUrl()
  const others = Math.max(keyCount - 1, 0)
  const refusals = refusalLines(texts, readiness)
  const addresses =
    allowlist.length === 0 ? t('api-any-address') : t('api-allowed', { count: allowlist.length })
  return {
    text: lines(
      bold(t('api-title')),
      '',
      format.field(t('api-access'), t(`api-state-${account.apiEnabled ? 'on' : 'off'}`)),
      format.field(t('api-key'), key ? untappable(key.name) : t('api-no-key')),
      others > 0 && format.field(t('api-other-keys'), others),
      ...firstLines(texts, olderKeys, OLDER_SHOWN, ({ expiresAt }) => {
        const until = t('api-valid-until', { time: format.time(expiresAt ?? now) })
        return format.field(t('api-older-key'), until)
      }),
      format.field(
        t('api-address-list'),
        account.addressGuard
          ? format.list([addresses, t('api-asks-about-new')], 'plain')
          : addresses,
      ),
      apiUrl ? format.field(t('api-base-url'), code(apiUrl)) : null,
      '',
      refusals.length === 0
        ? t(`api-accepted-${others > 0 ? 'many' : 'one'}`)
        : html`⚠️ ${bold(t('api-refused'))}`,
      ...refusals.map((refusal) => html`• ${refusal}`),
      ...(lastRefusal ? ['', refusedLine(texts, lastRefusal, now)] : []),
    ),
    buttons: [
      toAllow !== null && [
        button(t('api-allow-refused', { address: toAllow }), 'ip-refused', toAllow),
      ],
      [
        account.apiEnabled
          ? button(t('api-turn-off'), 'api-off')
          : button(t('api-turn-on'), 'api-on'),
        key
          ? button(t('api-rotate-key'), 'key-replace', key.id)
          : button(t('api-create-key'), 'key-new', 0, 0),
      ],
      [button(t('keys-open'), 'keys'), button(t('test-keys-open'), 'test-keys')],
      [button(t('api-addresses'), 'ips'), button(t('address-guard-open'), 'guard')],
      [
        button(t('webhooks-open'), 'hooks', 'live'),
        apiUrl !== null && { text: t('api-try-it'), url: `${apiUrl}/docs` },
      ],
      [button.home(t), button.refresh(t, 'api')],
    ],
  }
}

async function recentRefusal({ account, now, read }: BotContext): Promise<LastRefusal | null> {
  const last = await lastRefusalOf(read, account.id)
  return last !== null && now.getTime() - last.atMs <= SHOWN_FOR_MS ? last : null
}

/** The address that is asked about in a button: the allowlist refused a call from it, and would again. */
function refusedAddress(
  refusal: LastRefusal | null,
  { allowlist, settings }: ApiReadiness,
): string | null {
  if (refusal?.reason !== 'IP_NOT_ALLOWED' && refusal?.reason !== 'IP_ALLOWLIST_REQUIRED')
    return null
  // With an empty list that nobody requires, one address on it would shut out all others.
  if (allowlist.length === 0 && !settings.requireAllowlist) return null
  const { address } = refusal
  if (address === null || addressNumber(address) === null) return null
  return isListed(allowlist.map(parseRange), address) ? null : address
}

/** Allowing an address changes who may call, so it is asked first. The first one on the list shuts out all others. */
async function askToAllow({ account, format, read, t }: BotContext, address: string) {
  const isFirst = (await allowlistOf(read, account.id)).length === 0
  const only = isFirst && t('allowlist-only-these', { count: format.number(1) })
  const shown = format.apart(code(address))
  return {
    text: lines(bold(t('api-ask-allow')), '', only, shown, '', t('api-what-allow-means')),
    buttons: [[button(t('api-allow-now'), 'ip-refused-yes', address), button.cancel(t, 'api')]],
  }
}

async function allow(ctx: BotContext, address: string): Promise<Screen> {
  await addToList(ctx, [address])
  return apiScreen(ctx)
}

async function turn(ctx: BotContext, on: boolean): Promise<void> {
  const { account, t } = ctx
  if (account.apiEnabled !== on) {
    ctx.account = await ctx.act((tx) => setApiEnabled(tx, account.id, on, ctx.holderActor, ctx.now))
  }
  ctx.say(on ? t('api-turned-on') : t('api-turned-off'))
  await show(ctx, await apiScreen(ctx))
}

/** What the answer to the last refused call said, for a holder whose program does not show it. */
function refusedLine({ format, t }: Texts, refusal: LastRefusal, now: Date): Html {
  const { address, atMs, reason } = refusal
  const from =
    address === null
      ? t('api-from-unknown')
      : t('api-from', { address: format.apart(code(address)) })
  return t('api-last-refused', {
    ago: format.ago(new Date(atMs), now),
    from,
    why: t(`api-refused-for-${reason}`),
  })
}

function refusalLines(texts: Texts, { refusals, settings }: ApiReadiness): string[] {
  const { t } = texts
  const about = { rules: eligibility(texts, settings), support: settings.support }
  const said = refusals.map((refusal) => t(`api-refusal-${refusal}`, about))
  if (settings.maintenance) return [...said, t('api-maintenance')]
  return settings.apiOrders ? said : [...said, t('api-orders-paused')]
}

function eligibility({ format, t }: Texts, { eligibility }: Settings): string {
  const { minDepositedMicros, minAgeMs } = eligibility
  return format.list([
    ...(minDepositedMicros > 0
      ? [t('api-eligible-by-deposited', { amount: format.usd(minDepositedMicros) })]
      : []),
    ...(minAgeMs > 0 ? [t('api-eligible-by-age', { age: format.duration(minAgeMs) })] : []),
  ])
}
