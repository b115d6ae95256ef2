import { accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { accountNamed } from '../../domain/accounts/holders.ts'
import { actJustRecorded } from '../../domain/audit/audit-log.ts'
import { walletOf } from '../../domain/ledger/ledger.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { amountAndRest, typedUsd } from '../../domain/shared/typed-amount.ts'
import { balanceAfter } from '../../locales/decided/decision.ts'
import { bold, html, lines } from '../../locales/html.ts'
import { askedScreen, carryOutOrAsk } from '../approvals/asking.ts'
import { Refused, wordsOf } from '../kit/answers.ts'
import { confirmation } from '../kit/confirmation.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { person } from '../kit/person.ts'
import { askText, button, type Screen } from '../kit/screen.ts'
import { confirmMoneyView, type Verb, walletLines } from './view.ts'

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
    'a.money': (ctx, [who = '', verb]) => ask(ctx, who, verbIn(verb)),
    'a.money-yes': (ctx, [token = '']) => adjust(ctx, token),
  },
  answers: {
    'a.money': (ctx, [who = '', verb, micros], text) => take(ctx, who, verbIn(verb), text, micros),
  },
} satisfies Feature

function verbIn(text: string | undefined): Verb {
  return text === 'debit' ? 'debit' : 'credit'
}

/** `@ada 25 Goodwill`. An amount and a note that are missing are asked for. */
async function command(ctx: BotContext, verb: Verb, text: string) {
  const [who, ...rest] = wordsOf(text)
  if (who === undefined) return ctx.say(ctx.t(`admin-money-usage-${verb}`))
  return rest.length === 0 ? ask(ctx, who, verb) : take(ctx, who, verb, rest.join(' '))
}

async function ask(ctx: BotContext, who: string, verb: Verb): Promise<undefined> {
  const { t, texts, read } = ctx
  const account = await accountNamed(read, who)
  const { telegramId } = account
  const text = lines(
    html`${bold(t(`admin-money-how-much-${verb}`))} ${person(texts, account)}`,
    '',
    ...walletLines(texts, await walletOf(read, account.id)),
    '',
    t(`admin-money-ask-amount-${verb}`),
  )
  await askText(ctx, text, ['a.account', telegramId], 'a.money', telegramId, verb)
}

/**
 * Takes a text such as `25 Goodwill`, or only the note where the amount was typed before. Shows what booking it
 * would do, and asks for confirmation.
 */
async function take(
  ctx: BotContext,
  who: string,
  verb: Verb,
  text: string,
  micros?: string,
): Promise<Screen | undefined> {
  const { texts, format, t, read } = ctx
  const typed = micros === undefined ? amountAndRest(text) : { amount: null, rest: text }
  const amountMicros = typed.amount === null ? Number(micros) : typedUsd(typed.amount)
  const { rest: note } = typed
  const account = await accountNamed(read, who)
  const { id: accountId, telegramId } = account
  const amount = format.usd(amountMicros)
  if (note === '') {
    const name = bold(person(texts, account))
    const asked = t(`admin-money-confirm-${verb}`, { amount: bold(amount), name })
    const back = ['a.account', telegramId] as [string, number]
    const answer = ['a.money', telegramId, verb, amountMicros] as const
    return askText(ctx, lines(asked, '', t('admin-money-ask-note')), back, ...answer)
  }
  if (note.length > MAX_NOTE_LENGTH)
    throw new Refused(t('admin-money-note-too-long', { max: format.number(MAX_NOTE_LENGTH) }))
  const { balanceMicros } = await walletOf(read, accountId)
  if (verb === 'debit' && balanceMicros < amountMicros)
    throw new Refused(
      t('admin-money-not-covered', {
        ...{ name: person(texts, account), amount },
        balance: format.usd(balanceMicros),
      }),
    )
  const wanted: Adjustment = { accountId, telegramId, verb, amountMicros, note }
  const token = await adjustment.ask(ctx, wanted)
  const signedMicros = verb === 'credit' ? amountMicros : -amountMicros
  const changes = await balanceAfter(ctx, accountId, signedMicros)
  return {
    text: confirmMoneyView(texts, account, wanted, changes),
    buttons: [
      [button(t(`admin-money-yes-${verb}`, { amount }), 'a.money-yes', token)],
      [button.cancel(t, 'a.account', telegramId)],
    ],
  }
}

/** Books the confirmed adjustment, once. */
async function adjust(ctx: BotContext, token: string): Promise<Screen> {
  const { t, texts, format, adminActor: actor } = ctx
  const done = await adjustment.act(ctx, token, async (tx, wanted) => {
    const { accountId, telegramId, verb } = wanted
    const account = await accountByTelegramId(tx, telegramId)
    // It has moved to another person since.
    if (account.id !== accountId) throw new DomainError('CONFIRMATION_OVER')
    const decision = { kind: 'adjustment', ...wanted } as const
    const asked = await carryOutOrAsk(ctx, tx, decision)
    if (asked !== null) return asked
    const act = await actJustRecorded(tx, { actor, action: `account.${verb}`, accountId })
    return { account, wanted, act, wallet: await walletOf(tx, accountId) }
  })
  if (typeof done === 'number') return askedScreen(ctx, done)
  const { account, wanted, act, wallet } = done
  const { verb, amountMicros, note } = wanted
  return {
    text: lines(
      t(`admin-money-done-${verb}`, {
        amount: bold(format.usd(amountMicros)),
        name: person(texts, account),
      }),
      ...walletLines(texts, wallet),
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
