import { testAccountOf } from '../../domain/accounts/test-account.ts'
import { type Find, findOwn } from '../../domain/reports/find.ts'
import { findAny } from '../../domain/reports/find-any.ts'
import { holderOf } from '../../domain/reports/order.ts'
import { nearest } from '../../domain/shared/nearest.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { bulkTakes } from '../bulk/holder.ts'
import { unaskedReceipt } from '../deposits/holder-receipts.ts'
import { depositOfRow } from '../deposits/view-admin.ts'
import { type Meant, placesMeant } from '../home/command-words.ts'
import { listCommands } from '../home/commands.ts'
import { commandLine } from '../home/view.ts'
import type { BotContext } from '../kit/context.ts'
import { shownText } from '../kit/message-text.ts'
import { pageButton } from '../kit/panel-button.ts'
import { person } from '../kit/person.ts'
import { type Button, button, fitsButton, isGone, send } from '../kit/screen.ts'
import { listingsOf } from '../orders/holder.ts'
import type { Listings } from '../orders/view.ts'
import { listedOrder } from '../orders/view-admin.ts'
import { shopFinds } from '../shop/holder.ts'
import { refuseCodes } from '../stock/admin-add.ts'
import { type FoundOf, foundRow } from './view-found.ts'

// What people send without a question: an id to look up, a file, or plain words. The first of TAKERS that
// knows what to do with it answers; if none does, they see what the bot can do.

const TAKERS: readonly ((ctx: BotContext) => Promise<boolean>)[] = [
  bulkTakes,
  codesUnasked,
  unaskedReceipt,
  (ctx) => takeKnown(ctx),
  (ctx) => takeCommandWords(ctx, 'named'),
  (ctx) => shopFinds(ctx, shownText(ctx.message) ?? ''),
  (ctx) => takeCommandWords(ctx, 'described'),
]

export async function takePasted(ctx: BotContext): Promise<void> {
  for (const take of TAKERS) if (await take(ctx)) return
  // Nothing was found by what is shown; perhaps signs are missing.
  const text = ctx.typed()
  await send(ctx, {
    text: lines(text === undefined ? ctx.t('pasted-help-with-file') : ctx.t('pasted-help')),
    buttons: ways(ctx),
  })
}

/** Shows what a text is, or says that nothing is found. */
export async function lookUp(ctx: BotContext, text: string): Promise<void> {
  if (await takeKnown(ctx, text)) return
  ctx.say(ctx.t('pasted-nothing-found'))
}

/** Answers an unknown command with the most similar one. */
export async function unknownCommand(
  ctx: BotContext,
  written: string,
  names: readonly string[],
): Promise<void> {
  const near = nearest(written.toLowerCase(), names, MAX_TYPOS)
  const meant = meantBy(ctx, written)
  await send(ctx, {
    text: lines(
      ctx.t('pasted-no-such-command', { command: code(`/${written}`) }),
      near === null ? null : ctx.t('pasted-did-you-mean', { command: `/${near}` }),
      ...(meant.length > 0 ? ['', ...commandsIn(ctx, meant)] : []),
    ),
    buttons: [...pagesIn(ctx, meant), ...ways(ctx)],
  })
  // It may be in a list of before, such as that of who was an admin.
  await listCommands(ctx)
}

function ways({ role, t }: BotContext): Button[][] {
  return [
    [button(t('shop-open'), 'shop')],
    [button(t('home-orders'), 'orders'), button(t('home-wallet'), 'wallet')],
    [button(t('deposits-top-up'), 'topup'), button(t('home-api'), 'api')],
    [button(t('support-button'), 'support'), button(t('home-help'), 'help')],
    role ? [button(t('home-admin'), 'admin')] : [],
  ]
}

/** Looks up what was pasted: a holder finds what is theirs, an admin also what is anybody's. */
async function takeKnown(ctx: BotContext, text = shownText(ctx.message)): Promise<boolean> {
  if (text === undefined) return false
  const { read, format, t } = ctx
  const test = await testAccountOf(read, ctx.account.id)
  const own = await findOwn(read, [ctx.account.id, ...(test ? [test.id] : [])], text)
  const others = ctx.may('accounts') && own.length === 0 ? await findAny(read, text, ctx.now) : []
  const found = [...own, ...others]
  if (found.length === 0) return false
  if (others.length > 0) return showOthers(ctx, others)
  const [first] = found
  if (first?.kind === 'key') return takeKey(ctx, first)
  if (first?.kind === 'lookup' && found.length === 1 && own.length > 0) {
    await send(ctx, {
      text: lines(
        bold(t('pasted-lookup')),
        '',
        format.field(t('orders-labels-order'), code(first.lookup.id)),
        first.lookup.trxid
          ? format.field(t('orders-labels-trxid'), code(clip(first.lookup.trxid, 128)))
          : null,
        format.field(t('orders-labels-status'), t(`orders-status-${first.lookup.status}`)),
        format.field(t('pasted-fee'), format.usd(first.lookup.feeMicros)),
        first.lookup.feeReturned ? t('pasted-fee-returned') : null,
        format.field(t('orders-labels-placed'), format.time(first.lookup.createdAt)),
      ),
      buttons: [[button.home(ctx.t)]],
    })
    return true
  }
  if (first && found.length === 1) {
    const [verb, ...args] = targetOf(first, false)
    return ctx.open(verb, args)
  }
  const rows = found.flatMap((find) => (find.kind === 'order' ? [find.order] : []))
  const listings = await listingsOf(ctx, rows)
  await send(ctx, {
    text: lines(bold(ctx.t('pasted-found'))),
    buttons: [
      ...found.map((find) => [
        button(foundRow(ctx.texts, find, listings), ...targetOf(find, false)),
      ]),
      [button.home(ctx.t)],
    ],
  })
  return true
}

/** An admin sees whose it is. */
async function showOthers(ctx: BotContext, found: readonly Find[]): Promise<boolean> {
  const { texts, t, read } = ctx
  const withHolders: FoundOf[] = []
  for (const find of found) withHolders.push({ find, holder: await holderOf(read, find.accountId) })
  const [only] = withHolders
  // A word may be a part of somebody's name, too.
  const areNames = found.every(({ kind }) => kind === 'account')
  if (areNames && (await takeCommandWords(ctx, 'named', withHolders))) return true
  if (only && found.length === 1) {
    const [verb, ...args] = toOthers(ctx, only)
    return ctx.open(verb, args)
  }
  const rows = found.flatMap((find) => (find.kind === 'order' ? [find.order] : []))
  const listings = await listingsOf(ctx, rows)
  await send(ctx, {
    text: lines(
      bold(t('pasted-found')),
      ...withHolders.flatMap((one, i) => ['', foundLines(texts, i + 1, one, listings)]),
    ),
    buttons: [
      ...withHolders.map((one) => [
        button(foundButton(texts, one, listings), ...toOthers(ctx, one)),
      ]),
      [button.home(t)],
    ],
  })
  return true
}

/** What an admin may mean by words, as far as their role lets them. */
function meantBy(ctx: BotContext, text: string): Meant[] {
  if (ctx.role === null) return []
  return placesMeant(ctx.texts, text, (place) =>
    'page' in place ? pageButton(ctx, place.page).length > 0 : ctx.mayRun(place.command),
  )
}

function commandsIn({ texts }: BotContext, meant: readonly Meant[]): Html[] {
  return meant.flatMap(({ place }) =>
    'command' in place ? [commandLine(texts, place.command)] : [],
  )
}

function pagesIn(ctx: BotContext, meant: readonly Meant[]): Button[][] {
  return meant.flatMap(({ place }) => ('page' in place ? [pageButton(ctx, place.page)] : []))
}

/** Shows an admin the commands and pages that their words may mean. Nothing is done by words alone. */
async function takeCommandWords(
  ctx: BotContext,
  by: 'named' | 'described',
  people: readonly FoundOf[] = [],
): Promise<boolean> {
  const { texts, t } = ctx
  const text = shownText(ctx.message)?.trim() ?? ''
  const found = text.startsWith('@') ? [] : meantBy(ctx, text)
  if (!found.some((one) => by === 'described' || one.isNamed)) return false
  await send(ctx, {
    text: lines(bold(t('pasted-found')), '', ...commandsIn(ctx, found)),
    buttons: [
      ...pagesIn(ctx, found),
      ...people.map((one) => [button(foundButton(texts, one, new Map()), ...toOthers(ctx, one))]),
      // The same word may be in the name of something for sale.
      fitsButton('find', text, 0) ? [button(t('shop-open'), 'find', text, 0)] : [],
      [button(t('home-admin'), 'admin'), button(t('home-help'), 'help')],
    ],
  })
  return true
}

/** A line that is one code: a word with a number in it, such as `AB12-CD34` or `user|pass1|mail`. */
const CODE = /^(?=\D*\d)\S{6,}$/

/** Takes codes that somebody who adds codes has sent without saying of which product: nothing of them is stored. */
async function codesUnasked(ctx: BotContext): Promise<boolean> {
  const text = shownText(ctx.message, 'caption') ?? ''
  if (!ctx.may('stock') || !areCodes(text)) return false
  await refuseCodes(ctx)
  return true
}

function areCodes(text: string): boolean {
  const rows = text.split('\n').flatMap((row) => row.trim() || [])
  return rows.length > 1 && rows.every((row) => CODE.test(row))
}

/** A key does not belong into a chat, so the message is deleted. */
async function takeKey(ctx: BotContext, { key }: Find & { kind: 'key' }): Promise<boolean> {
  const isRemoved = await isGone(ctx.deleteMessage())
  await send(ctx, {
    text: lines(
      ctx.t('pasted-key', { name: ctx.format.apart(bold(untappable(key.name))) }),
      isRemoved ? ctx.t('pasted-key-removed') : null,
    ),
    buttons: [[button(ctx.t('pasted-keys'), 'keys'), button.home(ctx.t)]],
  })
  return true
}

/** The verbs that show it: to its holder, and to an admin. */
const VERBS = {
  order: ['order-new', 'a.order'],
  lookup: ['entries', 'a.order'],
  deposit: ['deposit', 'a.deposit-new'],
  claim: ['claim-new', 'a.claim-new'],
  key: ['keys', 'keys'],
  account: ['a.account', 'a.account'],
} as const satisfies Record<Find['kind'], readonly string[]>

function targetOf(find: Find, forAdmin: boolean): [verb: string, ...args: string[]] {
  const verb = VERBS[find.kind][forAdmin ? 1 : 0]
  if (verb === 'keys' || verb === 'entries') return [verb]
  return [verb, find.kind === 'account' ? String(find.account.telegramId) : find.id]
}

/** What an admin's role does not let them open leads to whose it is. */
function toOthers(ctx: BotContext, { find, holder }: FoundOf): ReturnType<typeof targetOf> {
  const target = targetOf(find, true)
  return ctx.mayPress(target[0]) ? target : ['a.account', String(holder.telegramId)]
}

const MAX_TYPOS = 2

/** What an admin found, with whose it is. */
function foundLines(texts: Texts, number: number, one: FoundOf, listings: Listings): Html {
  const { format } = texts
  const { find, holder } = one
  if (find.kind === 'order') {
    return listedOrder(texts, number, { ...find.order, holder }, listings)
  }
  const title = html`${format.number(number)}. ${foundButton(texts, one, listings)}`
  if (find.kind === 'account') {
    const { username } = find.account
    return lines(title, username === null ? null : format.apart(`@${username}`))
  }
  const at = find.kind === 'key' ? '' : html` · ${format.time(find.at)}`
  return lines(title, html`${person(texts, holder)}${at}`)
}

/** The same on a button. */
function foundButton(texts: Texts, { find }: FoundOf, listings: Listings): string {
  return find.kind === 'deposit'
    ? `${texts.t('pasted-deposit')} · ${depositOfRow(texts, find.deposit)}`
    : foundRow(texts, find, listings)
}
