import { testAccountOf } from '../../domain/accounts/test-account.ts'
import { type Find, findOwn } from '../../domain/reports/find.ts'
import { findAny } from '../../domain/reports/find-any.ts'
import { type Holder, holderOf } from '../../domain/reports/order.ts'
import { nearest } from '../../domain/shared/nearest.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { bulkTakes } from '../bulk/holder.ts'
import { claimRow } from '../claims/view.ts'
import { unaskedReceipt } from '../deposits/holder-receipts.ts'
import { depositRow } from '../deposits/view.ts'
import { type Place, placesMeant } from '../home/command-words.ts'
import { listCommands } from '../home/commands.ts'
import { commandLine } from '../home/view.ts'
import type { BotContext } from '../kit/context.ts'
import { shownText } from '../kit/message-text.ts'
import { pageButton } from '../kit/panel-button.ts'
import { person } from '../kit/person.ts'
import { type Button, button, fitsButton, isGone, send } from '../kit/screen.ts'
import { listingsOf } from '../orders/holder.ts'
import { type Listings, packName } from '../orders/view.ts'
import { shopFinds } from '../shop/holder.ts'
import { refuseCodes } from '../stock/admin.ts'

// What people send without a question: an id to look up, a file, or plain words. The first of TAKERS that
// knows what to do with it answers; if none does, they see what the bot can do.

type FoundOf = { find: Find; holder: Holder }

const TAKERS: readonly ((ctx: BotContext) => Promise<boolean>)[] = [
  bulkTakes,
  codesUnasked,
  unaskedReceipt,
  (ctx) => takeKnown(ctx),
  (ctx) => takeCommandWords(ctx),
  (ctx) => shopFinds(ctx, shownText(ctx.message) ?? ''),
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
  if (await takeCommandWords(ctx, text)) return
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
  const { read, texts, t } = ctx
  const test = await testAccountOf(read, ctx.account.id)
  const own = await findOwn(read, [ctx.account.id, ...(test ? [test.id] : [])], text)
  const isOwn = own.length > 0
  const all = isOwn || !ctx.may('accounts') ? own : await findAny(read, text, ctx.now)
  const found: FoundOf[] = []
  for (const find of all) found.push({ find, holder: await holderOf(read, find.accountId) })
  const [first] = found
  if (!first) return false
  if (isOwn && first.find.kind === 'key') return takeKey(ctx, first.find)
  // A word may be a part of somebody's name, too.
  const areNames = all.every(({ kind }) => kind === 'account')
  if (areNames && (await takeCommandWords(ctx, text, found))) return true
  const target = (one: FoundOf) => (isOwn ? targetOf(one.find, 'own') : toOthers(ctx, one))
  if (found.length === 1) {
    const [verb, ...args] = target(first)
    return ctx.open(verb, args)
  }
  const orders = all.flatMap((find) => (find.kind === 'order' ? [find.order] : []))
  const listings = await listingsOf(ctx, orders)
  const rows = found.map((one) => ({ one, row: foundRow(texts, one.find, listings) }))
  await send(ctx, {
    text: lines(
      bold(t('pasted-found')),
      ...(isOwn ? [] : rows.flatMap(({ one, row }, i) => ['', foundLines(texts, i + 1, row, one)])),
    ),
    buttons: [...rows.map(({ one, row }) => [button(row, ...target(one))]), [button.home(t)]],
  })
  return true
}

/** What an admin may mean by words, as far as their role lets them. */
function meantBy(ctx: BotContext, text: string): Place[] {
  if (ctx.role === null) return []
  return placesMeant(ctx.texts, text, (place) =>
    'page' in place ? pageButton(ctx, place.page).length > 0 : ctx.mayRun(place.command),
  )
}

function commandsIn({ texts }: BotContext, meant: readonly Place[]): Html[] {
  return meant.flatMap((one) => ('command' in one ? [commandLine(texts, one.command)] : []))
}

function pagesIn(ctx: BotContext, meant: readonly Place[]): Button[][] {
  return meant.flatMap((one) => ('page' in one ? [pageButton(ctx, one.page)] : []))
}

/** Shows an admin the commands and pages that their words may mean. Nothing is done by words alone. */
async function takeCommandWords(
  ctx: BotContext,
  given = shownText(ctx.message),
  people: readonly FoundOf[] = [],
): Promise<boolean> {
  const { texts, t } = ctx
  const text = given?.trim() ?? ''
  const found = text.startsWith('@') ? [] : meantBy(ctx, text)
  if (found.length === 0) return false
  await send(ctx, {
    text: lines(bold(t('pasted-found')), '', ...commandsIn(ctx, found)),
    buttons: [
      ...pagesIn(ctx, found),
      ...people.map((one) => [button(foundRow(texts, one.find, new Map()), ...toOthers(ctx, one))]),
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
  order: { own: 'order-new', any: 'a.order' },
  lookup: { own: 'entries', any: 'a.order' },
  deposit: { own: 'deposit', any: 'a.deposit' },
  claim: { own: 'claim-new', any: 'a.claim' },
  key: { own: 'keys', any: 'keys' },
  account: { own: 'a.account', any: 'a.account' },
} as const satisfies Record<Find['kind'], { own: string; any: string }>

function targetOf(find: Find, whose: 'own' | 'any'): [verb: string, ...args: string[]] {
  const verb = VERBS[find.kind][whose]
  if (verb === 'keys' || verb === 'entries') return [verb]
  return [verb, find.kind === 'account' ? String(find.account.telegramId) : find.id]
}

/** What an admin's role does not let them open leads to whose it is. */
function toOthers(ctx: BotContext, { find, holder }: FoundOf): ReturnType<typeof targetOf> {
  const target = targetOf(find, 'any')
  return ctx.mayPress(target[0]) ? target : ['a.account', String(holder.telegramId)]
}

const MAX_TYPOS = 2

/** What an admin found, with whose it is. */
function foundLines(texts: Texts, number: number, row: string, { find, holder }: FoundOf): Html {
  const { format } = texts
  const title = `${format.number(number)}. ${row}`
  if (find.kind !== 'account')
    return lines(title, html`${person(texts, holder)} · ${format.time(find.at)}`)
  const { username } = find.account
  return lines(title, username === null ? null : format.apart(`@${username}`))
}

/** One thing that was found, on a button. */
function foundRow(texts: Texts, find: Find, listings: Listings): string {
  const { format, t } = texts
  switch (find.kind) {
    case 'order': {
      const { order } = find
      const player = Object.values(order.player).join(' ')
      const pack = clip(packName(texts, order, listings), 30)
      return clip(
        [t(`orders-icon-${order.status}`), pack, player, format.day(order.createdAt)]
          .filter(Boolean)
          .join(' · '),
        60,
      )
    }
    case 'lookup':
      return `${t('pasted-lookup')} · ${find.lookup.id}`
    case 'deposit':
      return `${t('pasted-deposit')} · ${depositRow(texts, find.deposit)}`
    case 'claim':
      return claimRow(texts, find.claim)
    case 'key':
      return find.key.name
    case 'account':
      return `👤 ${person(texts, find.account, 32)}`
  }
}
