import type { Reader, Store, Tx } from '../db/store.ts'
import type { RouteFinder } from '../domain/catalog/catalog.ts'
import type { ListingCache } from '../domain/catalog/view.ts'
import type { PaymentMethod } from '../domain/deposits/payment-method.ts'
import type { ReceiptFile } from '../domain/deposits/receipts.ts'
import type { Fulfilment } from '../domain/fulfilment/fulfilment.ts'
import type { Session } from '../domain/sessions/sessions.ts'
import type { Log } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import type { Right, Role } from '../domain/team/team.ts'
import type { ApiContext } from '../http/context.ts'
import type { Texts } from '../locales/languages.ts'

/** What the panel needs of the service. */
export type PanelDeps = {
  store: Store
  clock: () => Date
  log: Log
  meter: Meter
  /** Those in ADMIN_IDS. */
  owners: ReadonlySet<number>
  /** The bot's token, with which Telegram signs who opens a Mini App; null: there is no bot. */
  token: string | null
  /** The public address, such as `https://shop.example`; null if it is not known. */
  publicUrl: string | null
  /** Origins that may show the panel in a frame, besides Telegram's. */
  frames: readonly string[]
  /** The address of whoever asks; null if nobody knows. */
  addressOf: (c: ApiContext) => string | null
  routeOf: RouteFinder
  listings: ListingCache
  fulfilment: Fulfilment
  /** By name. */
  suppliers: ReadonlyMap<string, Supplier>
  /** By name. */
  methods: ReadonlyMap<string, PaymentMethod>
  /** Reads a receipt from Telegram; null if it is not there any more. */
  receipt: (file: ReceiptFile) => Promise<Buffer | null>
  /** Whether Telegram refuses the bot's token, as far as this process knows. */
  isTokenRefused: () => boolean
  /** How often backups are made, and where; null if none are. */
  backups: { folder: string; everyMs: number; keep: number } | null
}

/** A request of somebody who is let in. */
export type Ask = {
  deps: PanelDeps
  c: ApiContext
  url: URL
  now: Date
  read: Reader
  session: Session
  telegramId: number
  role: Role
  may: (right: Right) => boolean
  /** The person in the audit log. */
  actor: `admin:${number}`
  /** In the person's language; times are in their zone. */
  texts: Texts
  t: Texts['t']
  format: Texts['format']
  /** What every form carries besides its fields. */
  formKey: string
}

/** A form that was sent. */
export type Sent = Ask & {
  /** Runs the transaction that carries the form out, which counts once. @throws DomainError FORM_SENT */
  change<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Uses the form up in a transaction of the domain's. @throws DomainError FORM_SENT */
  once(tx: Tx): Promise<void>
}
