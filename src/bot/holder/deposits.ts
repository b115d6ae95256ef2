import {
  type Deposit,
  depositByReference,
  depositsOf,
  submitReceipt,
} from '../../domain/deposits.ts'
import { DomainError } from '../../domain/errors.ts'
import { readSettings } from '../../domain/settings.ts'
import type { BotContext, Feature } from '../context.ts'
import { lines } from '../html.ts'
import { type ListPage, listPageArg, listPageIn, listTurner } from '../list-page.ts'
import { button, type Screen, send, show } from '../screen.ts'
import { paymentScreen } from './top-up.ts'

const DEPOSITS_PER_PAGE = 8

export const deposits: Feature = {
  buttons: {
    deposits: async (ctx, [page]) => show(ctx, await depositsScreen(ctx, listPageIn(page))),
    deposit: async (ctx, [reference = '']) => show(ctx, await depositScreen(ctx, reference)),
    receipt: (ctx, [reference = '']) => askReceipt(ctx, reference),
  },
  questions: { receipt: (ctx, [reference = '']) => receiptSent(ctx, reference) },
}

async function depositsScreen(ctx: BotContext, page: ListPage): Promise<Screen> {
  const { deposits, common } = ctx.texts
  const bounds = { limit: DEPOSITS_PER_PAGE, cursor: page.cursor }
  const found = await depositsOf(ctx.deps.store.read, ctx.account.id, bounds)
  return {
    text: found.rows.length > 0 ? deposits.title : lines(deposits.title, '', deposits.none),
    buttons: [
      ...found.rows.map((deposit) => [button(deposits.row(deposit), 'deposit', deposit.reference)]),
      listTurner(ctx.texts, page, found, ({ id }) => id, 'deposits'),
      [button(common.back, 'wallet'), button(common.refresh, 'deposits', listPageArg(page))],
    ],
  }
}

/** One of the account's own: what became of it, or, while it is open, how to pay it. */
async function depositScreen(ctx: BotContext, reference: string): Promise<Screen> {
  const { texts, deps, now } = ctx
  const deposit = await ownDeposit(ctx, reference)
  const method = deps.paymentMethods.get(deposit.method)
  const live = deposit.status === 'open' && deposit.expiresAt > now
  if (live && method) {
    const settings = await readSettings(deps.store.read)
    return paymentScreen(ctx, deposit, method, settings)
  }
  const replace = deposit.status === 'submitted'
  return {
    text: texts.deposits.page(deposit),
    buttons: [
      replace ? [button(texts.deposits.otherReceipt, 'receipt', reference)] : [],
      [button(texts.common.back, 'deposits'), button(texts.common.refresh, 'deposit', reference)],
    ],
  }
}

async function askReceipt(ctx: BotContext, reference: string): Promise<void> {
  await ownDeposit(ctx, reference)
  const { deposits, common } = ctx.texts
  const buttons = [[button(common.cancel, 'deposit', reference)]]
  await show(ctx, { text: deposits.askReceipt, buttons })
  ctx.ask('receipt', reference)
}

async function receiptSent(ctx: BotContext, reference: string): Promise<'done' | 'again'> {
  const receipt = receiptIn(ctx)
  if (!receipt) {
    ctx.say(ctx.texts.deposits.receiptWanted)
    return 'again'
  }
  await submit(ctx, reference, receipt)
  return 'done'
}

/** A photo or document that nobody asked for: the receipt of a transfer, where just one is open. */
export async function unaskedReceipt(ctx: BotContext): Promise<boolean> {
  const receipt = receiptIn(ctx)
  if (!receipt) return false
  const { rows } = await depositsOf(ctx.deps.store.read, ctx.account.id, {
    limit: 20,
    cursor: null,
  })
  const open = rows.filter((one) => one.status === 'open' && takesReceipt(ctx, one))
  const [deposit] = open
  if (!deposit) return false
  if (open.length > 1) ctx.say(ctx.texts.deposits.whichDeposit)
  else await submit(ctx, deposit.reference, receipt)
  return true
}

function takesReceipt({ deps, now }: BotContext, deposit: Deposit): boolean {
  return deps.paymentMethods.get(deposit.method)?.takesReceipts === true && deposit.expiresAt > now
}

type Receipt = { fileId: string; uniqueId: string; kind: 'photo' | 'document' }

async function submit(ctx: BotContext, reference: string, receipt: Receipt): Promise<void> {
  const { account, now } = ctx
  await ctx.act((tx) => submitReceipt(tx, account.id, { reference, ...receipt }, now))
  await send(ctx, {
    text: ctx.texts.deposits.received,
    buttons: [[button(ctx.texts.deposits.show, 'deposit', reference)]],
  })
}

/** The largest size of a photo, or the document. */
function receiptIn({ message }: BotContext): Receipt | null {
  const photo = message?.photo?.at(-1)
  if (photo) return { fileId: photo.file_id, uniqueId: photo.file_unique_id, kind: 'photo' }
  const document = message?.document
  if (!document) return null
  return { fileId: document.file_id, uniqueId: document.file_unique_id, kind: 'document' }
}

async function ownDeposit(ctx: BotContext, reference: string): Promise<Deposit> {
  const deposit = await depositByReference(ctx.deps.store.read, reference)
  if (deposit.accountId !== ctx.account.id)
    throw new DomainError('DEPOSIT_NOT_FOUND', ctx.texts.deposits.notFound)
  return deposit
}
