import { type Account, adjustBalance } from '../../domain/accounts.ts'
import { DomainError } from '../../domain/errors.ts'
import { accountNamed } from '../../domain/holders.ts'
import { balanceOf } from '../../domain/ledger.ts'
import { parsePositiveUsd } from '../../domain/money.ts'
import { takeText, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, show } from '../screen.ts'
import { sendAbout } from './account-card.ts'

type Verb = 'credit' | 'debit'

const MAX_NOTE_LENGTH = 200

/** Amounts are typed, never carried by a button: each message moves money once. */
export const money: Feature = {
  commands: {
    credit: (ctx, text) => command(ctx, 'credit', text),
    debit: (ctx, text) => command(ctx, 'debit', text),
  },
  buttons: { 'a.money': ask },
  questions: {
    'a.money': (ctx, [who = '', verb = '']) =>
      takeText(ctx, (text) => adjust(ctx, who, verb === 'debit' ? 'debit' : 'credit', text)),
  },
}

async function command(ctx: BotContext, verb: Verb, text: string): Promise<void> {
  const [who, ...rest] = wordsOf(text)
  if (who === undefined || rest.length === 0) return ctx.say(ctx.texts.people.money.usage(verb))
  await adjust(ctx, who, verb, rest.join(' '))
}

async function ask(ctx: BotContext, [who = '', verb = '']: string[]): Promise<void> {
  const { people, common } = ctx.texts
  if (verb !== 'credit' && verb !== 'debit') return ctx.say(common.oldButton, 'alert')
  const { read } = ctx.deps.store
  const account = await accountNamed(read, who)
  const { telegramId } = account
  await show(ctx, {
    text: people.money.ask(verb, account, await balanceOf(read, account.id)),
    buttons: [[button(common.cancel, 'a.account', telegramId)]],
  })
  ctx.ask('a.money', String(telegramId), verb)
}

/** Books `25 and a note`. */
async function adjust(ctx: BotContext, who: string, verb: Verb, text: string): Promise<void> {
  const { money } = ctx.texts.people
  const { amountMicros, note } = amountAndNote(ctx, text)
  const account = await accountNamed(ctx.deps.store.read, who)
  const actor = `admin:${ctx.account.telegramId}` as const
  const signed = verb === 'credit' ? amountMicros : -amountMicros
  try {
    const after = await ctx.act((tx) =>
      adjustBalance(tx, account.id, { amountMicros: signed, note, actor }, ctx.now),
    )
    const text = money.done(verb, account, amountMicros, after, note)
    await sendAbout(ctx, account.telegramId, text)
  } catch (error) {
    throw await inAdminsWords(ctx, error, account, amountMicros)
  }
}

/** @throws DomainError INVALID_INPUT for an amount that is none, or a note that lacks or is too long. */
function amountAndNote(ctx: BotContext, text: string): { amountMicros: number; note: string } {
  const { people } = ctx.texts
  const [amount = '', ...words] = wordsOf(text)
  const amountMicros = parsePositiveUsd(amount.replace(/^\$|\$$/g, ''))
  const note = words.join(' ')
  if (note === '') throw new DomainError('INVALID_INPUT', people.money.noteWanted)
  if (note.length > MAX_NOTE_LENGTH)
    throw new DomainError('INVALID_INPUT', people.tooLong('note', MAX_NOTE_LENGTH))
  return { amountMicros, note }
}

/** The ledger speaks to holders: an admin wants to know what is there. */
async function inAdminsWords(
  ctx: BotContext,
  error: unknown,
  account: Account,
  amountMicros: number,
): Promise<unknown> {
  if (!(error instanceof DomainError) || error.code !== 'INSUFFICIENT_BALANCE') return error
  const balanceMicros = await balanceOf(ctx.deps.store.read, account.id)
  const { notCovered } = ctx.texts.people.money
  return new DomainError('INVALID_INPUT', notCovered(account, amountMicros, balanceMicros))
}
