import type { deposits } from '../../db/schema.ts'
import type { Settings } from '../service/settings.ts'

export type Deposit = typeof deposits.$inferSelect

/** What the deposit put into the wallet, or would put there as it is, in micro-USD. */
export function worthOf({ creditedMicros, amountMicros }: Deposit): number {
  return creditedMicros ?? amountMicros
}

/** How the payer is asked to pay. */
export type PaymentRequest =
  /** By a transfer of their own; they then send a receipt, and an admin decides. */
  | { kind: 'transfer'; instructions: string }
  /** By an invoice that the bot sends, whose payload is the deposit's reference. */
  | { kind: 'invoice'; currency: 'XTR'; price: number }
  | { kind: 'link'; url: string }

export type ReceivedPayment = {
  /** What the payment says it is for: the deposit's reference, if all is well. */
  reference: string
  /** The payment service's own id of it. */
  paymentId: string
  /** In the method's own smallest unit. */
  price: number
  /** Who paid. */
  telegramId: number
}

/** How far a service's list of payments was read: so many of them, the last of which has this id. */
export type PaymentCursor = { offset: number; lastId: string }

export type ReceivedPage = {
  payments: ReceivedPayment[]
  /** The ids of payments that went back to who had paid. */
  paidBack: string[]
  /** Where the next page begins: the same as before where there was nothing new. */
  cursor: PaymentCursor | null
}

/** The method that is paid outside and proved by a receipt; all others tell what was paid. */
export const MANUAL = 'manual'

/** A way to pay in. What it needs of another service is handed to it when it is created. */
export interface PaymentMethod {
  /** Stored with each deposit, so it never changes. */
  readonly name: string
  /** Whether the payer proves the payment by a receipt, upon which an admin decides. */
  readonly takesReceipts: boolean
  /** How long an unpaid deposit stays open. */
  readonly lifetimeMs: number
  /** The most that one payment can be, in the method's own unit; null for no limit. */
  readonly maxPrice: number | null
  /** Whether holders may choose it now. */
  offered(settings: Settings): boolean
  /** What an amount costs in the method's own smallest unit; null where it takes USD. */
  price(amountMicros: number, settings: Settings): number | null
  request(deposit: Deposit, settings: Settings): PaymentRequest
  /**
   * Pays a deposit back to who paid it. Resolves where the money certainly went back, also where it
   * had before, so that it may be asked again.
   * @throws PaymentFault; any other error counts as an unknown outcome.
   */
  refund?(deposit: Deposit, payerTelegramId: number): Promise<void>
  /** The next page of what the service received, oldest first, from a cursor that it gave. */
  received?(cursor: PaymentCursor | null): Promise<ReceivedPage>
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
