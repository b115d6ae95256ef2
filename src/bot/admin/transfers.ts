import { unitsFor } from '../../domain/deposits/payment-method.ts'
import {
  addTransfer,
  removeTransfer,
  type TransferChanges,
  transferById,
  transferNamed,
} from '../../domain/deposits/transfers.ts'
import { SETTINGS } from '../../domain/settings/all-settings.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import {
  MAX_FEE_BP,
  problemWithTransfer,
  type Transfer,
  USD,
  USD_RATE_MICROS,
} from '../../domain/settings/transfer.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { typedPercent, typedRate } from '../../domain/shared/typed-amount.ts'
import { plain } from '../../domain/shared/typed-number.ts'
import { bold, code, html, lines } from '../../locales/html.ts'
import { Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { askText, button, idIn, type Screen, send, show } from '../screen.ts'
import { confirmTransferView, type TransferPart, transferView } from '../views/admin/transfers.ts'
import { askedScreen, carriedOut, carryOutOrAsk } from './approvals.ts'
import { confirmation } from './confirmation.ts'
import { topUpsScreen, typedRange } from './top-up-settings.ts'

/** The amount in the wallet by which a change of the terms is shown. */
const EXAMPLE_MICROS = 10_000_000
/** The code of a currency before or behind a rate, or alone. */
const RATE = /^([a-z]{1,9})?([^a-z]*)([a-z]{1,9})?$/i

/** What an admin confirms: a change of how and what payers pay. */
const transferChange = confirmation<{ id: number; changes: TransferChanges }>('transfer')

/** How a typed text changes a way to pay, by what was asked for. */
const TYPED: Record<TransferPart, (ctx: BotContext, text: string) => TransferChanges> = {
  name: (_, name) => ({ name }),
  instructions: (_, instructions) => ({ instructions }),
  rate: rateIn,
  fee: (_, text) => ({ feeBp: typedFee(text) }),
  amounts: typedAmounts,
}

/** The operator's own ways to be paid. */
export const transfers = {
  right: SETTINGS.transfers.right,
  group: 'service',
  commands: { rate: rateCommand },
  buttons: {
    'a.transfer': (ctx, [id]) => transferScreen(ctx, idIn(id)),
    'a.transfer-add': (ctx) =>
      askText(ctx, html`${ctx.t('admin-transfers-ask-name')}`, ['a.topups'], 'a.transfer-add'),
    'a.transfer-set': async (ctx, [id, part = '']) => {
      if (!isPart(part)) return ctx.say(ctx.t('common-old-button'), 'alert')
      const transfer = transferById(await readSettings(ctx.read), idIn(id))
      const text = html`${ctx.t(`admin-transfers-ask-${part}`)}`
      await askText(ctx, text, ['a.transfer', transfer.id], 'a.transfer-set', transfer.id, part)
    },
    'a.transfer-turn': async (ctx, [id, to = '']) => {
      if (!['on', 'off'].includes(to)) return ctx.say(ctx.t('common-old-button'), 'alert')
      const changes = { on: to === 'on' }
      if (!(await carriedOut(ctx, { kind: 'transfer', id: idIn(id), changes }))) return
      await show(ctx, await transferScreen(ctx, idIn(id)))
    },
    'a.transfer-yes': async (ctx, [token = '']) => {
      const { id, asked } = await transferChange.act(ctx, token, async (tx, about) => ({
        id: about.id,
        asked: await carryOutOrAsk(ctx, tx, { kind: 'transfer', ...about }),
      }))
      if (asked !== null) return askedScreen(ctx, asked)
      ctx.say(ctx.t('admin-transfers-changed'))
      await show(ctx, await transferScreen(ctx, id))
    },
    'a.transfer-remove': askRemoval,
    'a.transfer-gone': remove,
  },
  decides: {
    'a.transfer-turn': 'a.transfer',
    'a.transfer-gone': 'a.transfer-remove',
  },
  answers: {
    'a.transfer-add': async (ctx, _, name) => {
      const input = { name, actor: ctx.adminActor }
      const transfer = await ctx.act((tx) => addTransfer(tx, input, ctx.now))
      ctx.say(ctx.t('admin-transfers-added', { name: transfer.name }))
      return transferScreen(ctx, transfer.id)
    },
    'a.transfer-set': async (ctx, [id, part = ''], text) => {
      if (!isPart(part)) return ctx.say(ctx.t('common-old-button'))
      await changeOrAsk(ctx, idIn(id), TYPED[part](ctx, text))
    },
  },
  approvals: {
    transfer: async ({ read, texts, now }, { id, changes }) => {
      const settings = await readSettings(read)
      const before = transferById(settings, id)
      const about = { topUps: settings.topUps, now }
      return confirmTransferView(texts, before, { ...before, ...changes }, about)
    },
  },
} satisfies Feature

/** `/rate bKash 121.5` */
async function rateCommand(ctx: BotContext, text: string): Promise<void> {
  const words = wordsOf(text)
  const settings = await readSettings(ctx.read)
  const all = settings.transfers.methods.filter(({ currency }) => currency !== USD)
  if (words.length < 2) {
    const names = all.map(({ name }) => html`• ${ctx.format.apart(code(name))}`)
    return send(ctx, { text: lines(ctx.t('admin-transfers-usage'), ...names), buttons: [] })
  }
  // A rate may have spaces: `16 200,00 IDR`, as the bot itself shows it.
  const begins = words.map((_, i) => words.slice(0, i + 1).join(' ')).slice(0, -1)
  const isName = (text: string) => all.some(({ name }) => name.toLowerCase() === text.toLowerCase())
  const name = begins.findLast(isName) ?? begins.at(-1) ?? ''
  const { id } = transferNamed(settings, name)
  await changeOrAsk(ctx, id, rateIn(ctx, words.join(' ').slice(name.length).trim()))
}

/** @throws DomainError TRANSFER_NOT_FOUND */
async function transferScreen(ctx: BotContext, id: number): Promise<Screen> {
  const { t } = ctx
  const settings = await readSettings(ctx.read)
  const transfer = transferById(settings, id)
  const edit = (part: TransferPart) =>
    button(t(`admin-transfers-edit-${part}`), 'a.transfer-set', id, part)
  const { on } = transfer
  return {
    text: transferView(ctx.texts, transfer, { topUps: settings.topUps, now: ctx.now }),
    buttons: [
      [
        button(
          t(`admin-transfers-turn-${on ? 'off' : 'on'}`),
          'a.transfer-turn',
          id,
          on ? 'off' : 'on',
        ),
      ],
      [edit('rate'), edit('fee')],
      [edit('amounts'), edit('instructions')],
      [edit('name'), button(t('admin-transfers-remove'), 'a.transfer-remove', id)],
      [button(t('admin-transfers-back'), 'a.topups')],
    ],
  }
}

/** Changes a way to pay, but asks first if payers are offered it. */
async function changeOrAsk(ctx: BotContext, id: number, changes: TransferChanges): Promise<void> {
  const settings = await readSettings(ctx.read)
  const { topUps, transfers } = settings
  const before = transferById(settings, id)
  const after: Transfer = { ...before, ...changes }
  const problem = problemWithTransfer(
    after,
    transfers.methods.filter((one) => one.id !== id),
    topUps,
  )
  if (problem !== null) throw new DomainError('INVALID_TRANSFER', problem)
  if (!before.on) {
    if (!(await carriedOut(ctx, { kind: 'transfer', id, changes }))) return
    ctx.say(ctx.t('admin-transfers-changed'))
    return send(ctx, await transferScreen(ctx, id))
  }
  const token = await transferChange.ask(ctx, { id, changes })
  const isTerms = changes.rateMicros !== undefined || changes.feeBp !== undefined
  const { texts, format, t, now } = ctx
  const paid = (transfer: Transfer) => {
    const units = unitsFor(EXAMPLE_MICROS, transfer)
    return units === null ? format.usd(EXAMPLE_MICROS) : format.units(units, transfer.currency)
  }
  await send(ctx, {
    text: isTerms
      ? lines(
          bold(t('admin-transfers-confirm', { name: before.name })),
          '',
          format.field(
            t('admin-transfers-pays', { amount: format.usd(EXAMPLE_MICROS) }),
            format.change(html`${paid(before)}`, bold(paid(after))),
          ),
          '',
          t('admin-transfers-about-confirm'),
        )
      : confirmTransferView(texts, before, after, { topUps, now }),
    buttons: [
      [button(t('admin-transfers-yes'), 'a.transfer-yes', token)],
      [button.cancel(t, 'a.transfer', id)],
    ],
  })
}

async function askRemoval(ctx: BotContext, [id]: string[]): Promise<void> {
  const { t } = ctx
  const transfer = transferById(await readSettings(ctx.read), idIn(id))
  const question = bold(t('admin-transfers-confirm-remove', { name: transfer.name }))
  await show(ctx, {
    text: lines(question, '', t('admin-transfers-about-remove')),
    buttons: [
      [button(t('admin-transfers-remove-now'), 'a.transfer-gone', transfer.id)],
      [button.cancel(t, 'a.transfer', transfer.id)],
    ],
  })
}

async function remove(ctx: BotContext, [id]: string[]): Promise<void> {
  const { name } = transferById(await readSettings(ctx.read), idIn(id))
  await ctx.act((tx) => removeTransfer(tx, idIn(id), { actor: ctx.adminActor }, ctx.now))
  ctx.say(ctx.t('admin-transfers-removed', { name }))
  await show(ctx, await topUpsScreen(ctx))
}

/** `BDT 121.5`, `121.5 BDT`, `USD`, or only the number. @throws Refused, DomainError AMOUNT_UNCLEAR */
function rateIn(ctx: BotContext, text: string): TransferChanges {
  const [, before, number = '', after] = RATE.exec(plain(text)) ?? []
  const currency = (before ?? after)?.toUpperCase()
  if (number === '' && currency === USD && after === undefined)
    return { currency: USD, rateMicros: USD_RATE_MICROS }
  const rateMicros = before !== undefined && after !== undefined ? null : typedRate(number)
  if (rateMicros === null) throw new Refused(ctx.t('admin-transfers-rate-wanted'))
  return { rateMicros, ...(currency === undefined ? {} : { currency }) }
}

/** `1.5` for a fee, `-2` for a bonus, in hundredths of a percent. @throws DomainError INVALID_PERCENT */
function typedFee(text: string): number {
  const [, minus = '', percent = ''] = /^([-−–+]?)(.*)$/su.exec(plain(text)) ?? []
  const bp = typedPercent(percent, MAX_FEE_BP / 100)
  return minus === '' || minus === '+' || bp === 0 ? bp : -bp
}

/** `5 200`, or `0` for the limits of all top-ups. @throws Refused */
function typedAmounts(ctx: BotContext, text: string): TransferChanges {
  if (plain(text) === '0') return { minMicros: null, maxMicros: null }
  return typedRange(text, ctx.t('admin-top-ups-two-amounts'))
}

function isPart(part: string): part is TransferPart {
  return Object.hasOwn(TYPED, part)
}
