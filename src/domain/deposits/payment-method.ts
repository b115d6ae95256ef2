import type { deposits } from '../schema.ts'
import type { Settings } from '../settings/settings.ts'
import { type Transfer, USD } from '../settings/transfer.ts'
import { decimalsOf } from '../shared/currency.ts'
import { DomainError } from '../shared/errors.ts'
import { MICROS_PER_CENT } from '../shared/money.ts'

export type Deposit = typeof deposits.$inferSelect

/** In micro-USD: what the deposit put into the wallet or, until it is credited, the amount asked for. */
export function worthOf({ creditedMicros, amountMicros }: Deposit): number {
  return creditedMicros ?? amountMicros
}

export type PaymentRequest =
  /** The payer transfers the money and sends a receipt; an admin decides. `instructions`: empty if they are gone. */
  | { kind: 'transfer'; instructions: string }
  /** The bot sends an invoice whose payload is the deposit's reference. */
  | { kind: 'invoice'; currency: 'XTR'; price: number }
  /** The payer pays on a page of the payment service, which is made when it is first shown. */
  | { kind: 'link' }

export type ReceivedPayment = {
  /** What the payment says it is for: normally the deposit's reference. */
  reference: string
  paymentId: string
  /** In the method's smallest unit. */
  price: number
  /** Who paid. */
  telegramId: number
}

/** A page at a payment service where one deposit is paid. */
export type NewInvoice = { paymentId: string; url: string; expiresAt: Date }

export type InvoiceEnd = { paymentId: string } & (
  | { status: 'paid'; payment: PaidInvoice }
  | { status: 'expired' }
)

export type PaidInvoice = {
  paymentId: string
  /** What the invoice says it is for: normally the deposit's reference. */
  reference: string
  /** What came, in micro-USD; null if that is unknown. */
  amountMicros: number | null
  /** What the payer paid, and the fee, in words of the service. For the audit log. */
  paidIn: string | null
}

/** A payment service at which each deposit has a page where it is paid. */
export interface InvoiceService {
  /**
   * Makes the page for a deposit.
   * @param description what the payer reads there.
   */
  create(deposit: Deposit, description: string, now: Date): Promise<NewInvoice>
  /** How these invoices ended. Leaves out those that can still be paid or that it does not know. */
  ended(paymentIds: readonly string[]): Promise<InvoiceEnd[]>
  /** A page of the service's paid invoices, those made last first. */
  paid(offset: number): Promise<{ payments: PaidInvoice[]; hasMore: boolean }>
}

/** How far a service's list of payments was read: `offset` payments, the last one with `lastId`. */
export type PaymentCursor = { offset: number; lastId: string }

export type ReceivedPage = {
  payments: ReceivedPayment[]
  /** The ids of payments that went back to their payers. */
  paidBack: string[]
  /** Where the next page begins; unchanged if there was nothing new. */
  cursor: PaymentCursor | null
}

/** The method whose payments are proved by receipts. For all others, a payment service reports them. */
export const MANUAL = 'manual'

/** A way to pay that holders choose: a method or, where `transfer` is set, one of the operator's own. */
export type WayToPay = {
  /** On buttons. */
  key: string
  method: PaymentMethod
  transfer: Transfer | null
}

/** What holders may choose now. */
export function waysToPay(methods: Iterable<PaymentMethod>, settings: Settings): WayToPay[] {
  const transfers = settings.transfers.methods.filter(({ on }) => on)
  return [...methods].flatMap((method): WayToPay[] => {
    if (method.name === MANUAL)
      return transfers.map((transfer) => ({ key: `${MANUAL}-${transfer.id}`, method, transfer }))
    return method.offered(settings) ? [{ key: method.name, method, transfer: null }] : []
  })
}

/** @throws DomainError METHOD_NOT_OFFERED */
export function wayNamed(
  methods: Iterable<PaymentMethod>,
  key: string,
  settings: Settings,
): WayToPay {
  const way = waysToPay(methods, settings).find((one) => one.key === key)
  if (!way) throw new DomainError('METHOD_NOT_OFFERED')
  return way
}

/** The least and the largest amount of one top-up, in micro-USD. */
export function limitsOf({ transfer }: Pick<WayToPay, 'transfer'>, { topUps }: Settings) {
  return {
    minMicros: transfer?.minMicros ?? topUps.minMicros,
    maxMicros: transfer?.maxMicros ?? topUps.maxMicros,
  }
}

/** What an amount costs, in the smallest unit of what is paid; null if it is the amount in USD. */
export function priceOf(
  { method, transfer }: Pick<WayToPay, 'method' | 'transfer'>,
  amountMicros: number,
  settings: Settings,
): number | null {
  return transfer ? unitsFor(amountMicros, transfer) : method.price(amountMicros, settings)
}

/** A way to pay in. It is created with access to the service that it needs. */
export interface PaymentMethod {
  /** Stored with each deposit, so it never changes. */
  readonly name: string
  /** How long an unpaid deposit stays open. */
  readonly lifetimeMs: number
  /** The largest price of one payment, in the method's smallest unit; null for no limit. */
  readonly maxPrice: number | null
  /** Whether holders may choose it now. */
  offered(settings: Settings): boolean
  /** What an amount costs in the method's smallest unit; null if the method takes USD. */
  price(amountMicros: number, settings: Settings): number | null
  request(deposit: Deposit, settings: Settings): PaymentRequest
  /**
   * Pays a deposit back to its payer. Resolves if the money certainly went back, now or earlier, so a
   * repeated call does no harm.
   * @throws PaymentFault; any other error counts as an unknown outcome.
   */
  refund?(payment: Pick<Deposit, 'reference' | 'paymentId'>, payerTelegramId: number): Promise<void>
  /** The next page of received payments, oldest first, from the cursor of the page before. */
  received?(cursor: PaymentCursor | null): Promise<ReceivedPage>
  /** Where deposits are paid, if the method asks to pay by a link. */
  readonly invoices?: InvoiceService
}

/** `refused`: the money certainly did not move. `unknown`: it may have. */
export class PaymentFault extends Error {
  override name = 'PaymentFault'
  readonly kind: 'refused' | 'unknown'

  constructor(kind: 'refused' | 'unknown', message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

// What a top-up costs in the payer's currency, and what an amount in it is worth. Rounded against the payer by less
// than one unit when they pay, and by less than a cent when another amount arrived.

/** rateMicros: millionths of the currency for one USD. feeBp: in hundredths of a percent; below zero: a bonus. */
export type Terms = { currency: string; rateMicros: number; feeBp: number }

const MICROS = 1_000_000n
const WHOLE_BP = 10_000n

/**
 * What the payer pays for an amount in the wallet: a fee is added to it, and a bonus is what they need not pay.
 * @returns smallest units of the currency; null if that is the amount itself
 */
export function unitsFor(amountMicros: number, terms: Terms): number | null {
  const { currency, rateMicros, feeBp } = terms
  if (currency === USD && feeBp === 0) return null
  const [times, by] = fee(feeBp)
  const above = BigInt(amountMicros) * BigInt(rateMicros) * times * unitsOf(currency)
  const below = by * MICROS * MICROS
  return Number((above + below - 1n) / below)
}

/** What an amount that the payer has paid puts into the wallet, in micro-USD: whole cents. */
export function worthOfUnits(units: number, terms: Terms): number {
  const { currency, rateMicros, feeBp } = terms
  const [times, by] = fee(feeBp)
  const below = BigInt(rateMicros) * times * unitsOf(currency)
  const micros = (BigInt(units) * MICROS * MICROS * by) / below
  return Number(micros - (micros % BigInt(MICROS_PER_CENT)))
}

/** What a payer was asked for, in millionths, and its currency. XTR are Telegram Stars. */
export function amountToPay({
  price,
  currency,
  amountMicros,
}: Pick<typeof deposits.$inferSelect, 'price' | 'currency' | 'amountMicros'>): [number, string] {
  if (price === null) return [amountMicros, USD]
  if (currency === null) return [price * 1_000_000, 'XTR']
  return [price * 10 ** (6 - decimalsOf(currency)), currency]
}

/** What is paid for one, as a fraction: 102/100 with a fee of 2 %, 100/105 with a bonus of 5 %. */
function fee(feeBp: number): [times: bigint, by: bigint] {
  const bp = BigInt(feeBp)
  return bp >= 0n ? [WHOLE_BP + bp, WHOLE_BP] : [WHOLE_BP, WHOLE_BP - bp]
}

function unitsOf(currency: string): bigint {
  return 10n ** BigInt(decimalsOf(currency))
}
