import type { Reader } from '../../db/store.ts'
import {
  addressesOf,
  addressOf,
  allowAddress,
  disownCall,
  forgetAddress,
  type KeyAddress,
  setAddressGuard,
} from '../../domain/access/address-guard.ts'
import { currentKeys, keyById, rootOf } from '../../domain/access/api-keys.ts'
import { setApiEnabled } from '../../domain/accounts/standing.ts'
import { bold, code, type Html, html, lines, untappable } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { firstLines, pageFrom } from '../kit/list-page.ts'
import { type Button, button, idIn, pageOf, pageTurner, type Screen, show } from '../kit/screen.ts'
import { named } from './view.ts'

const FORGET_PER_PAGE = 10
/** A message holds 4,096 characters. */
const SHOWN = 20

type NamedAddress = KeyAddress & { keyName: string }

/** The guard's switch and what it knows, and the answers to its questions. */
export const addressGuard = {
  reads: ['guard'],
  buttons: {
    guard: guardScreen,
    'guard-on': (ctx) => turn(ctx, true),
    'guard-off': (ctx) => turn(ctx, false),
    'guard-pick': (ctx, [page]) => forgetScreen(ctx, pageOf(page)),
    'guard-forget': (ctx, [id, ...address]) => forget(ctx, idIn(id), address.join(':')),
    // An IPv6 network has colons, as a button's arguments have between them.
    'guard-ask': (ctx, [id, ...address]) => ask(ctx, idIn(id), address.join(':')),
    'guard-ok': (ctx, [id, ...address]) => allow(ctx, idIn(id), address.join(':')),
    'guard-revoke': (ctx, [id, ...address]) => disown(ctx, idIn(id), address.join(':')),
    'guard-freeze': freeze,
  },
  decides: {
    'guard-on': 'guard',
    'guard-off': 'guard',
    'guard-forget': 'guard',
    'guard-ok': 'guard-ask',
    'guard-revoke': 'guard-ask',
  },
  notices: { address_refused: ({ read, texts }, asked) => addressQuestion(read, texts, asked) },
} satisfies Feature

/** The question about an address; null once it is answered. */
async function addressQuestion(
  db: Reader,
  texts: Texts,
  { keyId, address }: { keyId: number; address: string },
): Promise<Screen | null> {
  const row = await addressOf(db, { keyId, address })
  if (row?.state !== 'asked') return null
  const key = await keyById(db, row.askedKeyId ?? keyId)
  if (!key) return null
  const { t, format } = texts
  return {
    text: lines(
      bold(t('address-guard-question')),
      '',
      format.field(t('address-guard-key'), named(texts, key)),
      format.field(t('address-guard-address'), code(address)),
      '',
      t('address-guard-ask-yours'),
    ),
    buttons: [
      [button(t('address-guard-allow'), 'guard-ok', keyId, address)],
      [button(t('address-guard-not-me'), 'guard-revoke', key.id, address)],
      [button(t('address-guard-freeze'), 'guard-freeze')],
    ],
  }
}

async function guardScreen(ctx: BotContext): Promise<Screen> {
  const { account, texts, now, t } = ctx
  const named = await namedAddresses(ctx)
  const known = named.filter(({ state }) => state === 'known')
  const asked = named.filter(({ state }) => state === 'asked')
  return {
    text: lines(
      bold(t('address-guard-open')),
      '',
      account.addressGuard ? t('address-guard-is-on') : t('address-guard-is-off'),
      t('address-guard-about'),
      ...(asked.length > 0 ? ['', bold(t('address-guard-waiting'))] : []),
      ...addressLines(texts, asked, now),
      '',
      bold(t('address-guard-known')),
      ...(known.length > 0 ? addressLines(texts, known, now) : [t('address-guard-none-yet')]),
    ),
    buttons: [
      [
        account.addressGuard
          ? button(t('address-guard-turn-off'), 'guard-off')
          : button(t('address-guard-turn-on'), 'guard-on'),
        ...(known.length > 0 ? [button(t('address-guard-forget'), 'guard-pick', 0)] : []),
      ],
      ...asked
        .slice(0, FORGET_PER_PAGE)
        .map((one) => [button(addressRow('❓', one), 'guard-ask', one.keyId, one.address)]),
      [button.back(t, 'api'), button.refresh(t, 'guard')],
    ],
  }
}

async function namedAddresses({ account, now, read }: BotContext): Promise<NamedAddress[]> {
  const keys = await currentKeys(read, account.id, now)
  const names = new Map(keys.map((key) => [rootOf(key), key.name]))
  const rows = await addressesOf(read, account.id)
  // Those of keys that have ended are swept later.
  return rows.flatMap((row) => {
    const keyName = names.get(row.keyId)
    return keyName === undefined ? [] : [{ ...row, keyName }]
  })
}

async function ownAddress(ctx: BotContext, keyId: number, address: string) {
  const all = await namedAddresses(ctx)
  return all.find((one) => one.keyId === keyId && one.address === address)
}

async function turn(ctx: BotContext, on: boolean): Promise<void> {
  const { account, holderActor, now, t } = ctx
  if (account.addressGuard !== on)
    ctx.account = await ctx.act((tx) => setAddressGuard(tx, account.id, on, holderActor, now))
  ctx.say(on ? t('address-guard-turned-on') : t('address-guard-turned-off'))
  await show(ctx, await guardScreen(ctx))
}

/** Shows a question of the holder's again, with a way back. */
async function ask(ctx: BotContext, keyId: number, address: string): Promise<void> {
  const { texts, t, read } = ctx
  const isOwn = await ownAddress(ctx, keyId, address)
  const question = isOwn ? await addressQuestion(read, texts, { keyId, address }) : null
  if (!question) return showAnswered(ctx, isOwn)
  const back = [button.back(t, 'guard')]
  await show(ctx, { ...question, buttons: [...question.buttons, back] })
}

async function forgetScreen(ctx: BotContext, page: number): Promise<Screen> {
  const { t } = ctx
  const known = (await namedAddresses(ctx)).filter(({ state }) => state === 'known')
  const part = pageFrom(known, page, FORGET_PER_PAGE)
  return {
    text: t('address-guard-choose-forget'),
    buttons: [
      ...part.shown.map((one) => [
        button(addressRow('✕', one), 'guard-forget', one.keyId, one.address),
      ]),
      pageTurner(ctx.texts, part, 'guard-pick'),
      [button.back(t, 'guard')],
    ],
  }
}

async function forget(ctx: BotContext, keyId: number, address: string): Promise<void> {
  const { account, holderActor: actor, texts, now } = ctx
  await ctx.act((tx) => forgetAddress(tx, account.id, { keyId, address, actor }, now))
  ctx.say(texts.t('address-guard-forgotten', { address }))
  await show(ctx, await guardScreen(ctx))
}

async function allow(ctx: BotContext, keyId: number, address: string): Promise<void> {
  const { account, holderActor: actor, texts, now } = ctx
  const row = await ownAddress(ctx, keyId, address)
  if (row?.state !== 'asked') return showAnswered(ctx, row)
  await ctx.act((tx) => allowAddress(tx, account.id, { keyId, address, actor }, now))
  await show(ctx, { text: allowedView(texts, row), buttons: waysOn(ctx) })
}

/** Replaces a question that is no longer open by what the answer was. */
async function showAnswered(ctx: BotContext, row: NamedAddress | undefined): Promise<void> {
  ctx.say(ctx.t('address-guard-no-longer-open'), 'alert')
  const text = row ? allowedView(ctx.texts, row) : lines(ctx.t('address-guard-over'))
  await show(ctx, { text, buttons: waysOn(ctx) })
}

function waysOn({ t }: BotContext): Button[][] {
  return [[button(t('address-guard-open'), 'guard'), button(t('address-guard-api-access'), 'api')]]
}

/** Ends the key that made the call. One that has replaced it since goes on working. */
async function disown(ctx: BotContext, keyId: number, address: string): Promise<void> {
  const { account, holderActor: actor, texts, t, now } = ctx
  const ended = await ctx.act((tx) => disownCall(tx, account.id, { keyId, address, actor }, now))
  if (!ended) return showAnswered(ctx, undefined)
  const about = { key: named(texts, ended.key) }
  const wasReplaced = ended.current.some((one) => rootOf(one) === rootOf(ended.key))
  const others = ended.current.length > 0 ? 'others' : 'none'
  await show(ctx, {
    text: lines(
      t(ended.wasValid ? 'address-guard-revoked' : 'address-guard-ended-before', about),
      t(`address-guard-after-revoking-${wasReplaced ? 'replaced' : others}`),
      '',
      t('address-guard-look-where'),
    ),
    buttons: [
      [button(t('address-guard-freeze'), 'guard-freeze')],
      [button(t('keys-open'), 'keys'), button(t('address-guard-api-access'), 'api')],
    ],
  })
}

/** Turns the API off without a question: every second counts, and the holder can turn it on again. */
async function freeze(ctx: BotContext): Promise<void> {
  const { account, holderActor, now, t } = ctx
  if (account.apiEnabled)
    ctx.account = await ctx.act((tx) => setApiEnabled(tx, account.id, false, holderActor, now))
  await show(ctx, {
    text: lines(
      html`🧊 ${bold(t('address-guard-frozen'))} ${t('address-guard-what-frozen-means')}`,
      '',
      t('address-guard-after-freezing'),
    ),
    buttons: [[button(t('keys-open'), 'keys'), button(t('address-guard-api-access'), 'api')]],
  })
}

function addressLines(texts: Texts, all: readonly NamedAddress[], now: Date) {
  const { format } = texts
  return firstLines(
    texts,
    all,
    SHOWN,
    ({ address, keyName, at }) =>
      html`• ${format.apart(code(address))}  ${format.apart(untappable(keyName))}, ${format.ago(at, now)}`,
  )
}

/** An address and its key, on a button. */
function addressRow(icon: string, { address, keyName }: NamedAddress): string {
  return `${icon} ${address} · ${keyName}`
}

function allowedView({ format, t }: Texts, { keyName, address }: NamedAddress): Html {
  return lines(
    t('address-guard-allowed', {
      key: format.apart(bold(untappable(keyName))),
      address: format.apart(code(address)),
    }),
    t('address-guard-send-again'),
  )
}
