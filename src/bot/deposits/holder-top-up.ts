import {
  cancelDeposit,
  type Deposit,
  openDeposit,
  ownDeposit,
  recordInvoice,
} from '../../domain/deposits/deposits.ts'
import { invoiceUrl } from '../../domain/deposits/invoices.ts'
import {
  limitsOf,
  type PaymentMethod,
  type PaymentRequest,
  priceOf,
  type WayToPay,
  wayNamed,
  waysToPay,
  worthOfUnits,
} from '../../domain/deposits/payment-method.ts'
import { readSettings, type Settings } from '../../domain/settings/settings.ts'
import { type Transfer, USD } from '../../domain/settings/transfer.ts'
import { DomainError, isRefusal } from '../../domain/shared/errors.ts'
import { isTypedIn, typedUnits, typedUsd } from '../../domain/shared/typed-amount.ts'
import { priceSaid } from '../../locales/decided/deposit.ts'
import { bold, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { askText, type Button, button, isGone, type Screen, send, show } from '../kit/screen.ts'
import { keepCard } from './card.ts'
import {
  askAmountView,
  copyTransferButtons,
  feeField,
  paymentView,
  statusSaid,
  wayName,
} from './view.ts'

/** Common amounts; those outside the service's limits are not offered. */
const PRESETS_USD = [5, 10, 20, 50, 100, 200]

const MICROS_PER_USD = 1_000_000

const PRESETS_PER_ROW = 3

export const topUp: Feature = {
  commands: { topup: chooseMethod },
  buttons: {
    topup: chooseMethod,
    'topup-by': (ctx, [way = '']) => chooseAmount(ctx, way),
    'topup-type': (ctx, [way = '']) => askAmount(ctx, way),
    'topup-go': (ctx, [way = '', micros = '']) =>
      begin(ctx, way, { amountMicros: Number(micros) }, show),
    'topup-invoice': (ctx, [reference = '']) => invoiceAgain(ctx, reference),
    'topup-cancel': (ctx, [reference = '']) => cancel(ctx, reference),
  },
  decides: {
    'topup-go': 'topup-by',
    'topup-cancel': 'deposit',
  },
  answers: {
    amount: async (ctx, [key = ''], text) => {
      const settings = await readSettings(ctx.read)
      const typed = typedAmount(text, namedWay(ctx, key, settings))
      await begin(ctx, key, typed, send)
    },
  },
}

export async function chooseMethod(ctx: BotContext): Promise<Screen> {
  const { t } = ctx
  const settings = await readSettings(ctx.read)
  const offered = waysToPay(ctx.deps.paymentMethods.values(), settings)
  const offersAny = offered.length > 0
  return {
    text: lines(
      bold(t('deposits-top-up')),
      '',
      offersAny ? t('deposits-choose-method') : t('deposits-no-method'),
      offersAny || ctx.support === '' ? null : t('home-questions', { support: ctx.support }),
    ),
    buttons: [
      ...offered.map((way) => [button(wayName(ctx.texts, way), 'topup-by', way.key)]),
      [button.back(t, 'wallet')],
    ],
  }
}

async function chooseAmount(ctx: BotContext, key: string): Promise<Screen> {
  const { t, read, format } = ctx
  const settings = await readSettings(read)
  const way = namedWay(ctx, key, settings)
  const limits = limitsOf(way, settings)
  const priceFor = (micros: number) => priceOf(way, micros, settings)
  const presets = PRESETS_USD.map((usd) => usd * MICROS_PER_USD)
    .filter((micros) => micros >= limits.minMicros && micros <= limits.maxMicros)
    .filter((micros) => (priceFor(micros) ?? 0) <= (way.method.maxPrice ?? Infinity))
    .map((micros) => {
      const price = { price: priceFor(micros), currency: way.transfer?.currency ?? null }
      const said = priceSaid(ctx.texts, price)
      const usd = format.apart(`$${micros / MICROS_PER_USD}`)
      return button(said === null ? usd : `${usd} · ${said}`, 'topup-go', key, micros)
    })
  const perRow = way.transfer && priceFor(limits.minMicros) !== null ? 2 : PRESETS_PER_ROW
  const rows = []
  for (let i = 0; i < presets.length; i += perRow) rows.push(presets.slice(i, i + perRow))
  const { transfer } = way
  const fee = feeField(ctx.texts, transfer?.feeBp ?? null)
  const rate = transfer ? rateSaid(ctx.texts, transfer) : null
  return {
    text: lines(
      html`${bold(t('deposits-top-up'))} · ${wayName(ctx.texts, way)}`,
      '',
      t('deposits-choose-amount', {
        least: format.usd(limits.minMicros),
        largest: format.usd(limits.maxMicros),
      }),
      rate || fee ? '' : null,
      rate === null ? null : format.field(t('deposits-rate'), rate),
      fee,
    ),
    buttons: [
      ...rows,
      [button(t('deposits-other-amount'), 'topup-type', key)],
      [button.back(t, 'topup')],
    ],
  }
}

async function askAmount(ctx: BotContext, key: string): Promise<void> {
  const settings = await readSettings(ctx.read)
  const way = namedWay(ctx, key, settings)
  const text = askAmountView(ctx.texts, way, limitsOf(way, settings))
  await askText(ctx, text, ['topup-by', key], 'amount', key)
}

/** An amount in USD or, if the person names it, in the currency that they pay in. */
function typedAmount(
  text: string,
  { transfer }: WayToPay,
): { amountMicros: number; units?: number } {
  if (!transfer || transfer.currency === USD) return { amountMicros: typedUsd(text) }
  if (!isTypedIn(text, transfer.currency)) {
    try {
      return { amountMicros: typedUsd(text) }
    } catch (error) {
      if (!isRefusal(error, 'AMOUNT_UNCLEAR')) throw error
      // Thousands are rather meant in the currency that the person pays in.
      const [larger, smaller] = error.data.readings
      const readings = [larger.replace(USD, transfer.currency), smaller] as const
      throw new DomainError('AMOUNT_UNCLEAR', { text, readings })
    }
  }
  const units = typedUnits(text, transfer.currency)
  return { amountMicros: worthOfUnits(units, transfer), units }
}

/** Opens a deposit and shows how to pay it. */
async function begin(
  ctx: BotContext,
  key: string,
  input: { amountMicros: number; units?: number },
  display: typeof show,
): Promise<void> {
  const { account, now, read } = ctx
  const settings = await readSettings(read)
  const { method, transfer } = namedWay(ctx, key, settings)
  const choice = { method, ...(transfer ? { transferId: transfer.id } : {}) }
  const deposit = await ctx.act((tx) => openDeposit(tx, account.id, { ...choice, ...input }, now))
  await display(ctx, await paymentScreen(ctx, deposit, method, settings))
  await keepCard(ctx, deposit)
  await sendInvoice(ctx, deposit, method, settings)
}

/** How to pay an open deposit. */
export async function paymentScreen(
  ctx: BotContext,
  deposit: Deposit,
  method: PaymentMethod,
  settings: Settings,
): Promise<Screen> {
  const { texts, t } = ctx
  const request = method.request(deposit, settings)
  const { reference } = deposit
  const url = await pageOf(ctx, deposit, method)
  const again = button(
    url === null ? t('deposits-try-again') : t('common-refresh'),
    'deposit',
    reference,
  )
  const first: Record<PaymentRequest['kind'], Button[]> = {
    transfer: [button(t('deposits-send-receipt'), 'receipt', reference)],
    invoice: [button(t('deposits-invoice-again'), 'topup-invoice', reference)],
    link: [...(url === null ? [] : [{ text: t('deposits-pay-now'), url }]), again],
  }
  return {
    text: paymentView(texts, deposit, request, url !== null),
    buttons: [
      ...(request.kind === 'transfer'
        ? copyTransferButtons(texts, deposit, request.instructions)
        : []),
      first[request.kind],
      [button(t('deposits-cancel'), 'topup-cancel', reference), button.back(t, 'wallet')],
    ],
  }
}

/** The page where the deposit is paid, if its method has such pages; null if the service does not make it now. */
async function pageOf(
  { deps, t, format }: BotContext,
  deposit: Deposit,
  { invoices, name }: PaymentMethod,
): Promise<string | null> {
  if (!invoices) return null
  const { reference, amountMicros } = deposit
  const amount = format.usd(amountMicros)
  try {
    const description = t('deposits-invoice-description', { amount, reference })
    return await invoiceUrl(deps, invoices, deposit, description)
  } catch (error) {
    deps.log.warn({ reference, method: name, err: error }, 'could not make a page to pay on')
    return null
  }
}

/** Sends Telegram's invoice, if the method is paid within Telegram, in the place of the one sent before. */
async function sendInvoice(
  ctx: BotContext,
  deposit: Deposit,
  method: PaymentMethod,
  settings: Settings,
): Promise<void> {
  const request = method.request(deposit, settings)
  if (request.kind !== 'invoice') return
  await removeInvoice(ctx, deposit)
  const { format, t } = ctx
  const { reference, amountMicros } = deposit
  const { message_id: messageId } = await ctx.replyWithInvoice(
    t('deposits-invoice-title'),
    t('deposits-invoice-description', { amount: format.usd(amountMicros), reference }),
    reference,
    request.currency,
    [{ label: t('deposits-invoice-title'), amount: request.price }],
  )
  await ctx.deps.store.transaction((tx) => recordInvoice(tx, reference, messageId))
}

/** Removes an invoice, so that nobody tries to pay it. Whether it is paid is decided elsewhere. */
async function removeInvoice(ctx: BotContext, { invoiceMessageId }: Deposit): Promise<void> {
  if (invoiceMessageId === null) return
  // It may be too old to be deleted.
  await isGone(ctx.api.deleteMessage(ctx.account.telegramId, invoiceMessageId))
}

/** Sends the invoice again, for people who cannot find it. */
async function invoiceAgain(ctx: BotContext, reference: string): Promise<void> {
  const { account, deps, texts, now, read } = ctx
  const deposit = await ownDeposit(read, account.id, reference)
  const method = deps.paymentMethods.get(deposit.method)
  const live = deposit.status === 'open' && deposit.expiresAt > now
  if (live && method) await sendInvoice(ctx, deposit, method, await readSettings(read))
  else ctx.say(statusSaid(texts, deposit.status), 'alert')
}

async function cancel(ctx: BotContext, reference: string): Promise<Screen> {
  const { account, texts, now, read } = ctx
  const { status } = await ownDeposit(read, account.id, reference)
  if (status === 'open') await ctx.act((tx) => cancelDeposit(tx, account.id, reference, now))
  const present = await ownDeposit(read, account.id, reference)
  if (present.status === 'cancelled') await removeInvoice(ctx, present)
  ctx.say(statusSaid(texts, present.status))
  return chooseMethod(ctx)
}

/** @throws DomainError METHOD_NOT_OFFERED */
function namedWay({ deps }: BotContext, key: string, settings: Settings): WayToPay {
  return wayNamed(deps.paymentMethods.values(), key, settings)
}

function rateSaid(
  { format, t }: Texts,
  { currency, rateMicros, ratedMs }: Transfer,
): string | null {
  if (ratedMs === null) return null
  return t('deposits-rate-of', {
    rate: format.rate(rateMicros, currency),
    at: format.day(new Date(ratedMs)),
  })
}
