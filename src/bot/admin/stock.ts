import { listingOf, productNotFound } from '../../domain/catalog.ts'
import { DomainError } from '../../domain/errors.ts'
import { changeSettingsBy, readSettings } from '../../domain/settings.ts'
import { type StockLevel, stockLevels } from '../../domain/stock.ts'
import { addInBatches, type Duplicate, numberedCodes } from '../../domain/stock-import.ts'
import type { BotContext, Feature } from '../context.ts'
import { html, lines } from '../html.ts'
import { button, fitsButton, pageOf, refusedAs, type Screen, send, show } from '../screen.ts'
import { MAX_DOWNLOAD_BYTES, textOfFile } from './document.ts'
import { buttonIfFits, pageFrom, turner } from './pages.ts'

const PRODUCTS_PER_PAGE = 10
/** Telegram's apps cut a longer text in two, and perhaps a code with it. */
const MAX_TYPED_LENGTH = 4000
/** More take longer than one update may. */
const MAX_LINES = 100_000
/** Codes in one transaction: the API waits for no more than these. */
const BATCH_SIZE = 250

export const stock: Feature = {
  commands: {
    lowstock: changeMark,
    async stock(ctx, pid) {
      if (pid === '') await send(ctx, await levelsScreen(ctx, 0))
      else await askForCodes(ctx, pid, send)
    },
  },
  buttons: {
    'a.stock': async (ctx, [page]) => show(ctx, await levelsScreen(ctx, pageOf(page))),
    'a.stock-of': (ctx, [pid = '']) => askForCodes(ctx, pid, show),
  },
  questions: { 'a.codes': (ctx, [pid = '']) => codesSent(ctx, pid) },
}

async function levelsScreen(ctx: BotContext, asked: number): Promise<Screen> {
  const { stock } = ctx.texts.service
  const all = await stockLevels(ctx.deps.store.read)
  const part = pageFrom(all, asked, PRODUCTS_PER_PAGE)
  const byCommand = part.shown.filter(({ pid }) => !fitsButton('a.stock-of', pid))
  return {
    text: lines(
      stock.title(part.page),
      '',
      all.length === 0 ? stock.none : stock.choose,
      stock.mark((await readSettings(ctx.deps.store.read)).lowStock),
      ...byCommand.map(stock.byCommand),
    ),
    buttons: [
      ...part.shown.map((level) => buttonIfFits(stock.row(level), 'a.stock-of', level.pid)),
      turner(ctx, part, 'a.stock'),
      [button(stock.quarantine, 'a.quarantine', 0)],
      [
        button(ctx.texts.common.back, 'admin'),
        button(ctx.texts.common.refresh, 'a.stock', part.page),
      ],
    ],
  }
}

/** At how many codes the admins are told. */
async function changeMark(ctx: BotContext, text: string): Promise<void> {
  const { stock } = ctx.texts.service
  if (!/^\d{1,6}$/.test(text)) return ctx.say(stock.markUsage)
  const actor = `admin:${ctx.account.telegramId}` as const
  const change = { lowStock: Number(text) }
  const { lowStock } = await ctx.act((tx) => changeSettingsBy(tx, change, actor, ctx.now))
  ctx.say(stock.marked(lowStock))
}

async function askForCodes(ctx: BotContext, pid: string, tell: typeof show): Promise<void> {
  const { common, service } = ctx.texts
  const level = await levelOf(ctx, pid)
  const buttons = [[button(common.cancel, 'a.stock')]]
  await tell(ctx, { text: service.stock.ask(level), buttons })
  await ctx.ask('a.codes', pid)
}

/** Adds the codes of a text or a file. */
async function codesSent(ctx: BotContext, pid: string): Promise<'done' | 'again'> {
  const { stock } = ctx.texts.service
  let numbered: ReturnType<typeof numberedCodes>
  try {
    const text = await textSent(ctx)
    if (text === null) throw new DomainError('INVALID_INPUT', stock.codesWanted)
    if (text.split('\n', MAX_LINES + 2).length > MAX_LINES + 1)
      throw new DomainError('INVALID_INPUT', stock.tooMany(MAX_LINES))
    numbered = numberedCodes(text)
    if (numbered.codes.length === 0) throw new DomainError('INVALID_INPUT', stock.noCodes)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (ctx.message?.text === undefined) {
      ctx.say(error.message)
      return 'again'
    }
    // An open question would keep the codes, so this one ends.
    await send(ctx, {
      text: html`${error.message}`,
      buttons: [
        buttonIfFits(stock.tryAgain, 'a.stock-of', pid),
        [button(ctx.texts.common.back, 'a.stock')],
      ],
    })
    return 'done'
  }
  await add(ctx, pid, numbered)
  return 'done'
}

/** Null for what is neither a text nor a file. @throws DomainError INVALID_INPUT */
async function textSent(ctx: BotContext): Promise<string | null> {
  const { text, document } = ctx.message ?? {}
  if (text !== undefined && text.length >= MAX_TYPED_LENGTH)
    throw new DomainError('INVALID_INPUT', ctx.texts.service.stock.tooLong)
  if (!document) return text ?? null
  const { file_id: fileId, file_size: bytes } = document
  return textOfFile(ctx, { fileId, bytes }, MAX_DOWNLOAD_BYTES)
}

/** Not in one act: codes that an earlier handling has added are known, and not added again. */
async function add(
  ctx: BotContext,
  pid: string,
  { codes, repeated }: ReturnType<typeof numberedCodes>,
): Promise<void> {
  const actor = `admin:${ctx.account.telegramId}` as const
  let sofar = 0
  const onAdded = (count: number) => {
    sofar += count
  }
  try {
    const input = { codes, batchSize: BATCH_SIZE, actor, onAdded }
    const { added, known } = await addInBatches(ctx.deps.store, pid, input, ctx.now)
    const duplicates = [...repeated, ...known].sort((a, b) => a.line - b.line)
    await tellAdded(ctx, pid, added, duplicates)
  } catch (error) {
    if (sofar > 0) ctx.say(ctx.texts.service.stock.interrupted(sofar))
    throw error
  }
}

async function tellAdded(
  ctx: BotContext,
  pid: string,
  added: number,
  duplicates: Duplicate[],
): Promise<void> {
  const { stock } = ctx.texts.service
  const level = await levelOf(ctx, pid)
  const deleted = await deleteCodes(ctx)
  await send(ctx, {
    text: stock.added(level, added, duplicates, deleted),
    buttons: [
      buttonIfFits(stock.addMore, 'a.stock-of', pid),
      [button(stock.back, 'a.stock'), button(ctx.texts.common.back, 'admin')],
    ],
  })
}

/** Removes the message with the codes from the chat. False where Telegram does not let the bot. */
async function deleteCodes(ctx: BotContext): Promise<boolean> {
  try {
    await ctx.deleteMessage()
    return true
  } catch (error) {
    if (refusedAs(error, 'message to delete not found')) return true
    if (refusedAs(error, "can't be deleted")) return false
    throw error
  }
}

/** @throws DomainError PRODUCT_NOT_FOUND, or INVALID_INPUT where it is not sold from stock. */
async function levelOf({ deps, texts }: BotContext, pid: string): Promise<StockLevel> {
  const { read } = deps.store
  const level = (await stockLevels(read)).find((one) => one.pid === pid)
  if (level) return level
  if (!(await listingOf(read, pid))) throw productNotFound(pid)
  throw new DomainError('INVALID_INPUT', texts.service.stock.notFromStock(pid))
}
