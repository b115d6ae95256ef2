import {
  addressNumber,
  allowAddresses,
  clearAllowlist,
  parseRange,
  removeAddresses,
} from '../../domain/access/allowlist.ts'
import { apiReadiness } from '../../domain/access/readiness.ts'
import { allowlistOf } from '../../domain/accounts/standing.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { bold, clip, code, html, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { firstLines, pageFrom } from '../kit/list-page.ts'
import { askText, button, pageOf, pageTurner, type Screen, show } from '../kit/screen.ts'

const REMOVE_PER_PAGE = 10

export const allowlist: Feature = {
  reads: ['ips'],
  buttons: {
    ips: listScreen,
    'ip-add': askForAddresses,
    'ip-pick': (ctx, [page]) => removeScreen(ctx, pageOf(page)),
    'ip-out': (ctx, [cidr = '']) => remove(ctx, cidr),
    'ip-clear': (ctx) =>
      show(ctx, {
        text: ctx.t('allowlist-ask-clear'),
        buttons: [
          [button(ctx.t('allowlist-clear-now'), 'ip-clear-now'), button.cancel(ctx.t, 'ips')],
        ],
      }),
    'ip-clear-now': clear,
  },
  decides: {
    'ip-out': 'ips',
    'ip-clear-now': 'ip-clear',
  },
  answers: { addresses: (ctx, _, text) => addTyped(ctx, text) },
}

async function listScreen(ctx: BotContext): Promise<Screen> {
  const { t, format } = ctx
  const readiness = await apiReadiness(ctx.read, ctx.account, ctx.now)
  const { allowlist: listed, lastAddress, settings, refusals } = readiness
  const unlisted = listed.length === 0 || refusals.includes('IP_NOT_ALLOWED')
  const empty = settings.requireAllowlist ? t('allowlist-empty-but-required') : t('allowlist-empty')
  return {
    text: lines(
      bold(t('allowlist-title')),
      '',
      listed.length > 0
        ? t('allowlist-only-these', { count: format.number(listed.length) })
        : empty,
      ...firstLines(ctx.texts, listed, SHOWN, (cidr) => html`• ${format.apart(code(cidr))}`),
      '',
      lastAddress ? t('allowlist-last-call', { address: code(lastAddress) }) : null,
    ),
    buttons: [
      lastAddress !== null &&
        unlisted &&
        addressNumber(lastAddress) !== null && [
          button(t('allowlist-add-last', { address: lastAddress }), 'ip-refused', lastAddress),
        ],
      [
        button(t('allowlist-add'), 'ip-add'),
        ...(listed.length > 0
          ? [button(t('allowlist-remove'), 'ip-pick', 0), button(t('allowlist-clear'), 'ip-clear')]
          : []),
      ],
      [button.back(t, 'api'), button.refresh(t, 'ips')],
    ],
  }
}

async function removeScreen(ctx: BotContext, page: number): Promise<Screen> {
  const { t } = ctx
  const listed = await allowlistOf(ctx.read, ctx.account.id)
  const part = pageFrom(listed, page, REMOVE_PER_PAGE)
  return {
    text: t('allowlist-choose-remove'),
    buttons: [
      ...part.shown.map((cidr) => [button(`✕ ${cidr}`, 'ip-out', cidr)]),
      pageTurner(ctx.texts, part, 'ip-pick'),
      [button.back(t, 'ips')],
    ],
  }
}

async function askForAddresses(ctx: BotContext): Promise<void> {
  const text = lines(ctx.t('allowlist-ask-add'), code('203.0.113.7 198.51.100.0/24'))
  await askText(ctx, text, ['ips'], 'addresses')
}

/** Adds all typed addresses or, if some are invalid, none, and names those. */
async function addTyped(ctx: BotContext, text: string): Promise<Screen> {
  const all = text.split(/[\s,;]+/).filter((one) => one !== '')
  const bad = all.filter((one) => !isRange(one))
  if (bad.length > 0)
    throw new DomainError('NOT_AN_ADDRESS', { text: clip(bad.join(' '), MAX_NAMED) })
  await addToList(ctx, all)
  return listScreen(ctx)
}

export async function addToList(ctx: BotContext, texts: string[]): Promise<void> {
  const { account, now, format, t } = ctx
  const added = await ctx.act(async (tx) => {
    const before = await allowlistOf(tx, account.id)
    await allowAddresses(tx, account.id, { texts, actor: ctx.holderActor }, now)
    return (await allowlistOf(tx, account.id)).length - before.length
  })
  const distinct = new Set(texts.map((text) => parseRange(text).cidr)).size
  const known = distinct - added
  const also = known > 0 ? ` ${t('allowlist-known', { count: format.number(known) })}` : ''
  ctx.say(`${t('allowlist-added', { count: added })}${also}`)
}

async function remove(ctx: BotContext, cidr: string): Promise<void> {
  const { account, now, t, read } = ctx
  const listed = await allowlistOf(read, account.id)
  if (listed.includes(cidr)) {
    const input = { texts: [cidr], actor: ctx.holderActor }
    await ctx.act((tx) => removeAddresses(tx, account.id, input, now))
    ctx.say(t('allowlist-removed', { cidr }))
  } else ctx.say(t('allowlist-was-not-there'))
  await show(ctx, listed.length > 1 ? await removeScreen(ctx, 0) : await listScreen(ctx))
}

async function clear(ctx: BotContext): Promise<void> {
  const { account, now, t, read } = ctx
  if ((await allowlistOf(read, account.id)).length > 0)
    await ctx.act((tx) => clearAllowlist(tx, account.id, ctx.holderActor, now))
  ctx.say(t('allowlist-cleared'))
  await show(ctx, await listScreen(ctx))
}

function isRange(text: string): boolean {
  try {
    parseRange(text)
    return true
  } catch {
    return false
  }
}

/** A message holds 4,096 characters. */
const SHOWN = 50

/** How many characters of what is no address are named. */
const MAX_NAMED = 640
