import { addressNumber, allowAddresses, removeAddresses } from '../../domain/access/allowlist.ts'
import { apiReadiness } from '../../domain/access/readiness.ts'
import { allowlistOf } from '../../domain/accounts/standing.ts'
import { bold, code, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pageFrom } from '../kit/list-page.ts'
import { askText, button, pageOf, pageTurner, type Screen } from '../kit/screen.ts'

const PER_PAGE = 10

export const allowlist: Feature = {
  reads: ['ips'],
  buttons: {
    ips: (ctx, [page]) => listScreen(ctx, pageOf(page)),
    'ip-add': (ctx) => {
      const text = lines(ctx.t('allowlist-ask-add'), code('203.0.113.7 198.51.100.0/24'))
      return askText(ctx, text, ['ips'], 'addresses')
    },
    'ip-out': (ctx, [cidr = '']) => remove(ctx, cidr),
  },
  decides: { 'ip-out': 'ips' },
  answers: {
    async addresses(ctx, _, text) {
      const all = text.split(/[\s,;]+/).filter((one) => one !== '')
      await addToList(ctx, all)
      return listScreen(ctx, 0)
    },
  },
}

async function listScreen(ctx: BotContext, page: number): Promise<Screen> {
  const { t, format } = ctx
  const readiness = await apiReadiness(ctx.read, ctx.account, ctx.now)
  const { allowlist: listed, lastAddress, settings, refusals } = readiness
  const unlisted = listed.length === 0 || refusals.includes('IP_NOT_ALLOWED')
  const empty = settings.requireAllowlist ? t('allowlist-empty-but-required') : t('allowlist-empty')
  const part = pageFrom(listed, page, PER_PAGE)
  return {
    text: lines(
      bold(t('allowlist-title')),
      '',
      ...(listed.length > 0
        ? [t('allowlist-only-these', { count: format.number(listed.length) }), t('allowlist-tap')]
        : [empty]),
      lastAddress && lines('', t('allowlist-last-call', { address: code(lastAddress) })),
    ),
    buttons: [
      lastAddress !== null &&
        unlisted &&
        addressNumber(lastAddress) !== null && [
          button(t('allowlist-add-last', { address: lastAddress }), 'ip-refused', lastAddress),
        ],
      ...part.shown.map((cidr) => [button(`✕ ${cidr}`, 'ip-out', cidr)]),
      pageTurner(ctx.texts, part, 'ips'),
      [button(t('allowlist-add'), 'ip-add')],
      [button.back(t, 'api'), button.refresh(t, 'ips')],
    ],
  }
}

/** Adds all of them or, if one is invalid, none. @throws DomainError NOT_AN_ADDRESS */
export async function addToList(ctx: BotContext, texts: string[]): Promise<void> {
  const { account, now, t } = ctx
  const added = await ctx.act(async (tx) => {
    const before = await allowlistOf(tx, account.id)
    await allowAddresses(tx, account.id, { texts, actor: ctx.holderActor }, now)
    return (await allowlistOf(tx, account.id)).length - before.length
  })
  ctx.say(t('allowlist-added', { count: added }))
}

async function remove(ctx: BotContext, cidr: string): Promise<Screen> {
  const { account, now, t, holderActor: actor } = ctx
  await ctx.act((tx) => removeAddresses(tx, account.id, { texts: [cidr], actor }, now))
  ctx.say(t('allowlist-removed', { cidr }))
  return listScreen(ctx, 0)
}
