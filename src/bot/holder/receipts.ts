import { type Deposit, depositsOf, ownDeposit } from '../../domain/deposits/deposits.ts'
import { depositOfAlbum, type NewReceipt, submitReceipt } from '../../domain/deposits/receipts.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, send, show } from '../screen.ts'

/** How many deposits are searched: more than an account can have open. */
const MAX_SEARCHED = 100

/** What banking apps and scanners produce. SVG is refused because it can contain scripts. */
const ACCEPTED_TYPE = /^(image\/(?!svg)[\w.+-]+|application\/pdf)$/i
/** Used if the client does not name the type. */
const ACCEPTED_NAME = /\.(pdf|jpe?g|png|webp|heic|heif|gif|bmp|tiff?)$/i
const UNKNOWN_TYPE = 'application/octet-stream'

export const receipts: Feature = {
  buttons: { receipt: (ctx, [reference = '']) => askReceipt(ctx, reference) },
  questions: { receipt: (ctx, [reference = '']) => receiptSent(ctx, reference) },
}

async function askReceipt(ctx: BotContext, reference: string): Promise<void> {
  await ownDeposit(ctx.deps.store.read, ctx.account.id, reference)
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

/**
 * Takes a file sent without a question. The rest of an album goes to the album's deposit. Other files go to
 * the only open transfer, or, if none is open, to the only one being checked.
 * @returns false if there is no file, or no deposit for it
 */
export async function unaskedReceipt(ctx: BotContext): Promise<boolean> {
  const { deps, account, message, texts } = ctx
  const receipt = receiptIn(ctx)
  if (!receipt && !message?.document && !message?.video) return false
  const { read } = deps.store
  const album = receipt?.albumId ? await depositOfAlbum(read, account.id, receipt.albumId) : null
  const { rows } = await depositsOf(read, account.id, { limit: MAX_SEARCHED, cursor: null })
  const candidates = album ? [album] : awaiting(ctx, rows)
  const [deposit] = candidates
  if (!deposit) return false
  if (!receipt) ctx.say(texts.deposits.receiptWanted)
  else if (candidates.length > 1) ctx.say(texts.deposits.whichDeposit)
  else await submit(ctx, deposit.reference, receipt, { quietly: album !== null })
  return true
}

function awaiting({ deps, now }: BotContext, rows: Deposit[]): Deposit[] {
  const takers = rows.filter(({ method }) => deps.paymentMethods.get(method)?.takesReceipts)
  const open = takers.filter(({ status, expiresAt }) => status === 'open' && expiresAt > now)
  return open.length > 0 ? open : takers.filter(({ status }) => status === 'submitted')
}

/** @param quietly sends no answer: the files of an album get one answer together */
async function submit(
  ctx: BotContext,
  reference: string,
  receipt: NewReceipt,
  { quietly = false } = {},
): Promise<void> {
  const { account, now, texts } = ctx
  const { isNew, deposit } = await ctx.act((tx) =>
    submitReceipt(tx, account.id, { reference, ...receipt }, now),
  )
  if (quietly) return
  await send(ctx, {
    text: isNew ? texts.deposits.received(deposit) : texts.deposits.receivedBefore,
    buttons: [[button(texts.deposits.show, 'deposit', reference)]],
  })
}

/** The receipt in a message: a photo in its largest size, or a document that is an image or a PDF. */
function receiptIn({ message }: BotContext): NewReceipt | null {
  const albumId = message?.media_group_id ?? null
  const photo = message?.photo?.at(-1)
  if (photo)
    return { fileId: photo.file_id, uniqueId: photo.file_unique_id, kind: 'photo', albumId }
  const document = message?.document
  if (!document) return null
  const { mime_type: type = UNKNOWN_TYPE, file_name: name = '' } = document
  if (!ACCEPTED_TYPE.test(type) && !(type === UNKNOWN_TYPE && ACCEPTED_NAME.test(name))) return null
  return { fileId: document.file_id, uniqueId: document.file_unique_id, kind: 'document', albumId }
}
