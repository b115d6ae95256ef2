import { type Adjustment, adjusting, noteIn } from '../../decisions/accounts.ts'
import { accountOf } from '../../domain/accounts/accounts.ts'
import { accountNamed } from '../../domain/accounts/holders.ts'
import { walletOf } from '../../domain/ledger/ledger.ts'
import { amountAndRest, typedUsd } from '../../domain/shared/typed-amount.ts'
import { bold, html, lines } from '../../locales/html.ts'
import { askedScreen } from '../approvals/asking.ts'
import { questionLines } from '../approvals/deciding.ts'
import { wordsOf } from '../kit/answers.ts'
import { confirmed } from '../kit/confirmation.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { person } from '../kit/person.ts'
import { askText, button, type Screen } from '../kit/screen.ts'
import { doing } from '../kit/viewing.ts'
import { walletLines } from './view.ts'

type Verb = Adjustment['verb']

/** What an admin confirms. */
type Asked = Omit<Adjustment, 'account'> & { accountId: number; telegramId: number }

/** Amounts are typed and stored until they are confirmed. No button carries one. */
export const money = {
  right: 'money',
  commands: {
    credit: (ctx, text) => command(ctx, 'credit', text),
    debit: (ctx, text) => command(ctx, 'debit', text),
  },
  buttons: {
    'a.money': (ctx, [who = '', verb]) => ask(ctx, who, verbIn(verb)),
    'a.money-yes': adjust,
  },
  decides: { 'a.money-yes': 'a.account' },
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
  const wanted: Asked = { accountId, telegramId, verb, amountMicros, note: noteIn(note) }
  const question = await adjusting.question(doing(ctx), '', { ...wanted, account })
  return {
    text: lines(
      ...questionLines(texts, question),
      '',
      html`<i>${t('admin-money-get-message')}</i>`,
    ),
    buttons: [
      [button(t(`admin-money-yes-${verb}`, { amount }), 'a.money-yes', telegramId)],
      [button.cancel(t, 'a.account', telegramId)],
    ],
    keeps: wanted,
  }
}

/** Books the confirmed adjustment, once. */
async function adjust(ctx: BotContext): Promise<Screen> {
  const { t, texts, format, read } = ctx
  const { about, by } = await confirmed<Asked>(ctx)
  const account = await accountOf(read, about.accountId)
  const done = await adjusting.run(by, '', { ...about, account })
  if ('asked' in done) return askedScreen(ctx, done.asked)
  const show = button(t('admin-account-show'), 'a.account', account.telegramId)
  return {
    text: lines(
      done.said,
      ...walletLines(texts, await walletOf(read, account.id)),
      format.field(t('admin-money-note'), about.note),
    ),
    buttons: [
      [done.undo !== undefined && button(t('admin-undo-button'), 'a.undo', done.undo), show],
    ],
  }
}
