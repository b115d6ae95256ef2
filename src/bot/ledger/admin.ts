import { type Account, accountByTelegramId, adjustBalance } from '../../domain/accounts/accounts.ts'
import { accountNamed } from '../../domain/accounts/holders.ts'
import { accountMeant } from '../../domain/approvals/decisions.ts'
import { actJustRecorded } from '../../domain/audit/audit-log.ts'
import { walletOf } from '../../domain/ledger/ledger.ts'
import { DomainError, isRefusal } from '../../domain/shared/errors.ts'
import { amountAndRest, typedUsd } from '../../domain/shared/typed-amount.ts'
import { bold, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { askedScreen, askSecond } from '../approvals/admin.ts'
import { Refused, wordsOf } from '../kit/answers.ts'
import { confirmation } from '../kit/confirmation.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { person } from '../kit/person.ts'
import { askText, button, type Screen, send } from '../kit/screen.ts'
import { bookedLines, confirmMoneyView, type Verb } from './view.ts'

/** What an admin confirms. */
type Adjustment = {
  accountId: number
  telegramId: number
  verb: Verb
  amountMicros: number
  note: string
}
const adjustment = confirmation<Adjustment>('money')

const MAX_NOTE_LENGTH = 200

/** Amounts are typed and stored until they are confirmed. No button carries one. */
export const money = {
  right: 'money',
  commands: {
    credit: (ctx, text) => command(ctx, 'credit', text),
    debit: (ctx, text) => command(ctx, 'debit', text),
  },
  buttons: {
    'a.money': ask,
    'a.money-yes': (ctx, [token = '']) => adjust(ctx, token),
  },
  answers: {
    'a.money': (ctx, [who = '', verb = '', micros], text) =>
      take(ctx, who, verbIn(verb), text, micros),
    'a.money-who': (ctx, [verb = '', micros = ''], who) =>
      askNote(ctx, who, verbIn(verb), Number(micros)),
  },
  approvals: {
    adjustment: async ({ read, texts }, decision) => {
      const account = await accountMeant(read, decision)
      const wallet = await walletOf(read, account.id)
      return confirmMoneyView(texts, account, { ...decision, ...wallet })
    },
  },
} satisfies Feature

function verbIn(text: string): Verb {
  return text === 'debit' ? 'debit' : 'credit'
}

/** `@ada 25 Goodwill`. What is missing is asked for. */
async function command(ctx: BotContext, verb: Verb, text: string): Promise<void> {
  const [who, ...rest] = wordsOf(text)
  if (who === undefined) return ctx.say(ctx.t(`admin-money-usage-${verb}`))
  if (rest.length > 0) return take(ctx, who, verb, rest.join(' '))
  if (await isSomebody(ctx, who)) return ask(ctx, [who, verb])
  const amountMicros = typedUsd(who)
  await askText(
    ctx,
    lines(ctx.t('admin-account-whose')),
    ['admin'],
    'a.money-who',
    verb,
    amountMicros,
  )
}

/** Whether the text names an account. An amount has the form of an id, but belongs to nobody. */
async function isSomebody(ctx: BotContext, text: string): Promise<boolean> {
  try {
    await accountNamed(ctx.read, text)
    return true
  } catch (error) {
    const isAmount = !text.startsWith('@')
    if (isAmount && (isRefusal(error, 'ACCOUNT_NOT_FOUND') || isRefusal(error, 'NOT_A_PERSON')))
      return false
    throw error
  }
}

async function ask(ctx: BotContext, [who = '', verb = '']: string[]): Promise<void> {
  const { t, format } = ctx
  if (verb !== 'credit' && verb !== 'debit') return ctx.say(t('common-old-button'), 'alert')
  const { read } = ctx
  const account = await accountNamed(read, who)
  const { telegramId } = account
  const { balanceMicros, debtMicros } = await walletOf(read, account.id)
  const debt = bold(format.usd(debtMicros))
  const text = lines(
    html`${bold(t(`admin-money-how-much-${verb}`))} ${person(ctx.texts, account)}`,
    '',
    format.field(t('admin-money-balance'), bold(format.usd(balanceMicros))),
    debtMicros > 0 &&
      format.field(
        t('admin-money-owes'),
        verb === 'credit' ? t('admin-money-adding-pays-first', { amount: debt }) : debt,
      ),
    '',
    t(`admin-money-ask-amount-${verb}`),
  )
  await askText(ctx, text, ['a.account', telegramId], 'a.money', telegramId, verb)
}

/** Asks what the amount is for. */
async function askNote(
  ctx: BotContext,
  who: string,
  verb: Verb,
  amountMicros: number,
): Promise<void> {
  const { texts, t, read, format } = ctx
  const account = await accountNamed(read, who)
  const amount = bold(format.usd(amountMicros))
  await send(ctx, {
    text: lines(
      t(`admin-money-confirm-${verb}`, { amount, name: bold(person(texts, account)) }),
      '',
      t('admin-money-ask-note'),
    ),
    buttons: [[button.cancel(t, 'a.account', account.telegramId)]],
  })
  ctx.ask('a.money', String(account.telegramId), verb, String(amountMicros))
}

/** Takes a text such as `25 Goodwill`, or only the note where the amount was typed before. */
async function take(
  ctx: BotContext,
  who: string,
  verb: Verb,
  text: string,
  micros?: string,
): Promise<void> {
  const typed = micros === undefined ? amountAndRest(text) : { amount: null, rest: text }
  const amountMicros = typed.amount === null ? Number(micros) : typedUsd(typed.amount)
  const { rest: note } = typed
  if (note === '') return askNote(ctx, who, verb, amountMicros)
  await confirm(ctx, who, verb, amountMicros, note)
}

/** Shows what booking the amount would do, and asks for confirmation. */
async function confirm(
  ctx: BotContext,
  who: string,
  verb: Verb,
  amountMicros: number,
  note: string,
): Promise<void> {
  const { texts, format, t, read } = ctx
  if (note.length > MAX_NOTE_LENGTH)
    throw new Refused(t('admin-money-note-too-long', { max: format.number(MAX_NOTE_LENGTH) }))
  const account = await accountNamed(read, who)
  const { telegramId } = account
  const { balanceMicros, debtMicros } = await walletOf(read, account.id)
  if (verb === 'debit' && balanceMicros < amountMicros)
    throw new Refused(notCoveredSaid(texts, account, amountMicros, balanceMicros))
  const wanted: Adjustment = { accountId: account.id, telegramId, verb, amountMicros, note }
  const token = await adjustment.ask(ctx, wanted)
  await send(ctx, {
    text: confirmMoneyView(texts, account, { ...wanted, balanceMicros, debtMicros }),
    buttons: [
      [
        button(
          t(`admin-money-yes-${verb}`, { amount: format.usd(amountMicros) }),
          'a.money-yes',
          token,
        ),
      ],
      [button.cancel(t, 'a.account', telegramId)],
    ],
  })
}

/** Books the confirmed adjustment, once. */
async function adjust(ctx: BotContext, token: string): Promise<Screen> {
  const { t, format } = ctx
  const actor = ctx.adminActor
  const outcome = await adjustment.act(ctx, token, async (tx, wanted) => {
    const { verb, amountMicros, note } = wanted
    const account = await accountByTelegramId(tx, wanted.telegramId)
    // It has moved to another person since.
    if (account.id !== wanted.accountId) throw new DomainError('CONFIRMATION_OVER')
    const asked = await askSecond(ctx, tx, { kind: 'adjustment', ...wanted })
    if (asked !== null) return { asked }
    const signed = verb === 'credit' ? amountMicros : -amountMicros
    try {
      const input = { amountMicros: signed, note, actor }
      const after = await adjustBalance(tx, account.id, input, ctx.now)
      const action = `account.${verb}` as const
      const act = await actJustRecorded(tx, { actor, action, accountId: account.id })
      return { asked: null, account, wanted, after, act }
    } catch (error) {
      if (!isRefusal(error, 'INSUFFICIENT_BALANCE')) throw error
      const { balanceMicros } = error.data
      throw new Refused(notCoveredSaid(ctx.texts, account, amountMicros, balanceMicros))
    }
  })
  if (outcome.asked !== null) return askedScreen(ctx, outcome.asked)
  const { account, wanted, after, act } = outcome
  const { verb, amountMicros, note } = wanted
  return {
    text: lines(
      t(`admin-money-done-${verb}`, {
        amount: bold(format.usd(amountMicros)),
        name: person(ctx.texts, account),
      }),
      ...bookedLines(ctx.texts, verb, amountMicros, after),
      format.field(t('admin-money-note'), note),
    ),
    buttons: [
      [
        button(t('admin-undo-button'), 'a.undo', act),
        button(t('admin-account-show'), 'a.account', account.telegramId),
      ],
    ],
  }
}

function notCoveredSaid(
  texts: Texts,
  who: Account,
  amountMicros: number,
  balanceMicros: number,
): string {
  const { format, t } = texts
  return t('admin-money-not-covered', {
    name: person(texts, who),
    balance: format.usd(balanceMicros),
    amount: format.usd(amountMicros),
  })
}
