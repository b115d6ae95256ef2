import type { Reader } from '../../db/store.ts'
import {
  addressesOf,
  addressesToList,
  addressOf,
  allowAddress,
  forgetAddress,
  type KeyAddress,
  setAddressGuard,
} from '../../domain/access/address-guard.ts'
import { addressNumber } from '../../domain/access/allowlist.ts'
import { type ApiKey, currentKeys, keyById, rootOf } from '../../domain/access/api-keys.ts'
import { allowlistOf } from '../../domain/accounts/standing.ts'
import { bold, code, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { firstLines, pageFrom } from '../kit/list-page.ts'
import { button, idIn, pageOf, pageTurner, type Screen } from '../kit/screen.ts'
import { named } from './view.ts'

const PER_PAGE = 10

/** The guard's switch, its questions, and the addresses that it knows. */
export const addressGuard = {
  reads: ['guard'],
  buttons: {
    // In the place of a button that decides no more, it gets that one's arguments.
    guard: (ctx, [page, ...others]) => guardScreen(ctx, others.length > 0 ? 0 : pageOf(page)),
    'guard-on': (ctx) => turn(ctx, true),
    'guard-off': (ctx) => turn(ctx, false),
    // An IPv6 network has colons, as a button's arguments have between them.
    'guard-forget': (ctx, [id, ...address]) => forget(ctx, idIn(id), address.join(':')),
    'guard-ok': (ctx, [id, ...address]) => allow(ctx, idIn(id), address.join(':'), false),
    'guard-list': (ctx, [id, address = '']) => askToList(ctx, idIn(id), address),
    'guard-list-now': (ctx, [id, address = '']) => allow(ctx, idIn(id), address, true),
  },
  decides: {
    'guard-on': 'guard',
    'guard-off': 'guard',
    'guard-forget': 'guard',
    'guard-ok': 'guard',
    'guard-list': 'guard',
    'guard-list-now': 'guard',
  },
  notices: { address_refused: ({ read, texts, now }, asked) => question(read, texts, asked, now) },
} satisfies Feature

/** The question about an address; null once it is answered, or the key and those that replaced it have ended. */
async function question(
  db: Reader,
  texts: Texts,
  { keyId, address }: { keyId: number; address: string },
  now: Date,
): Promise<Screen | null> {
  const row = await addressOf(db, { keyId, address })
  if (row?.state !== 'asked') return null
  const asked = await keyById(db, row.askedKeyId ?? keyId)
  const current = (await currentKeys(db, row.accountId, now)).find((one) => rootOf(one) === keyId)
  if (!asked || !current) return null
  const { t, format } = texts
  return {
    text: lines(
      bold(t('address-guard-question')),
      '',
      format.field(t('address-guard-key'), named(texts, asked)),
      format.field(t('address-guard-address'), code(address)),
      '',
      t('address-guard-ask-yours'),
    ),
    buttons: [
      [button(t('address-guard-allow'), 'guard-ok', keyId, address)],
      // An IPv6 address cannot be on the list.
      addressNumber(address) !== null && [
        button(t('address-guard-allow-and-list'), 'guard-list', keyId, address),
      ],
      // Revoking a key ends those that it replaced, too.
      [button(t('address-guard-not-me'), 'key-revoke-now', current.id)],
      [button(t('address-guard-freeze'), 'api-freeze')],
    ],
  }
}

/** Open questions come first. */
async function guardScreen(ctx: BotContext, page: number): Promise<Screen> {
  const { account, texts, now, read, t } = ctx
  const keys = new Map<number, ApiKey>()
  for (const key of await currentKeys(read, account.id, now)) keys.set(rootOf(key), key)
  // Those of keys that have ended are swept later.
  const all = (await addressesOf(read, account.id)).filter(({ keyId }) => keys.has(keyId))
  const part = pageFrom(all, page, PER_PAGE)
  const row = ({ keyId, address, state }: KeyAddress) => {
    const name = `${address} · ${keys.get(keyId)?.name}`
    return state === 'asked'
      ? button(`${t('address-guard-allow')} ${name}`, 'guard-ok', keyId, address)
      : button(`✕ ${name}`, 'guard-forget', keyId, address)
  }
  return {
    text: lines(
      bold(t('address-guard-open')),
      '',
      account.addressGuard ? t('address-guard-is-on') : t('address-guard-is-off'),
      t('address-guard-about'),
      '',
      ...(all.length > 0
        ? [t('address-guard-choose-forget')]
        : [bold(t('address-guard-known')), t('address-guard-none-yet')]),
    ),
    buttons: [
      [
        account.addressGuard
          ? button(t('address-guard-turn-off'), 'guard-off')
          : button(t('address-guard-turn-on'), 'guard-on'),
      ],
      ...part.shown.map((one) => [row(one)]),
      pageTurner(texts, part, 'guard'),
      [button.back(t, 'api'), button.refresh(t, 'guard')],
    ],
  }
}

async function turn(ctx: BotContext, on: boolean): Promise<Screen> {
  const { account, holderActor, now, t } = ctx
  if (account.addressGuard !== on)
    ctx.account = await ctx.act((tx) => setAddressGuard(tx, account.id, on, holderActor, now))
  ctx.say(on ? t('address-guard-turned-on') : t('address-guard-turned-off'))
  return guardScreen(ctx, 0)
}

async function forget(ctx: BotContext, keyId: number, address: string): Promise<Screen> {
  const { account, holderActor: actor, now, t } = ctx
  await ctx.act((tx) => forgetAddress(tx, account.id, { keyId, address, actor }, now))
  ctx.say(t('address-guard-forgotten', { address }))
  return guardScreen(ctx, 0)
}

/** The first entry of the allowlist shuts out all other addresses, so that is asked first. */
async function askToList(ctx: BotContext, keyId: number, address: string): Promise<Screen> {
  const { account, texts, read, t, format } = ctx
  if ((await allowlistOf(read, account.id)).length > 0) return allow(ctx, keyId, address, true)
  const all = await addressesToList(read, account.id, address)
  const others = all.filter((one) => one !== address)
  return {
    text: lines(
      t('address-guard-ask-list', { address: format.apart(address) }),
      '',
      others.length > 0 ? t('address-guard-adds-others') : t('address-guard-no-others'),
      ...firstLines(texts, others, PER_PAGE, (one) => html`• ${format.apart(code(one))}`),
    ),
    buttons: [
      [button(t('address-guard-list-now'), 'guard-list-now', keyId, address)],
      [button(t('address-guard-allow'), 'guard-ok', keyId, address)],
      [button.cancel(t, 'guard')],
    ],
  }
}

async function allow(
  ctx: BotContext,
  keyId: number,
  address: string,
  list: boolean,
): Promise<Screen> {
  const { account, holderActor: actor, now, read, t, format } = ctx
  const done = await ctx.act((tx) =>
    allowAddress(tx, account.id, { keyId, address, list, actor }, now),
  )
  if (!done) {
    ctx.say(t('address-guard-over'), 'alert')
    return guardScreen(ctx, 0)
  }
  const key = (await keyById(read, keyId))?.name ?? ''
  ctx.say(
    [
      t('address-guard-allowed', { key, address }),
      ...(done.listed > 0
        ? [t('address-guard-listed', { count: format.number(done.listed) })]
        : []),
      t('address-guard-send-again'),
    ].join(' '),
  )
  return guardScreen(ctx, 0)
}
