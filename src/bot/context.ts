import type { ConversationFlavor } from '@grammyjs/conversations'
import type { Context } from 'grammy'
import type { Store, Tx } from '../db/store.ts'
import type { KeyMode } from '../domain/access/api-keys.ts'
import type { Account } from '../domain/accounts/accounts.ts'
import type { RouteFinder } from '../domain/catalog/catalog.ts'
import type { PaymentMethod } from '../domain/deposits/payment-method.ts'
import type { Log } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import type { SendGate } from './sending/send-gate.ts'
import type { TelegramLink } from './sending/telegram.ts'
import type { Texts } from './texts/texts.ts'

export type BotDeps = {
  store: Store
  clock: () => Date
  log: Log
  meter: Meter
  /** Who may use the admins' commands, by their number at Telegram. */
  adminIds: ReadonlySet<number>
  keyMode: KeyMode
  /** Who is set up here to do orders of a product. */
  routeOf: RouteFinder
  /** By their names. */
  suppliers: ReadonlyMap<string, Supplier>
  /** By their names. */
  paymentMethods: ReadonlyMap<string, PaymentMethod>
  link: TelegramLink
  /** Through which everything is sent. */
  gate: SendGate
  /** Where resellers' programs find the API, such as `https://shop.example`; null where unknown. */
  apiUrl: () => string | null
}

/** What every handler finds in its hands. */
export type Handling = {
  deps: BotDeps
  /** When the handling began. */
  now: Date
  /** Who wrote: their account is opened at their first word. */
  account: Account
  isAdmin: boolean
  /** Whom people ask for help; empty where the operator has not said. */
  support: string
  texts: Texts
  /** Whether a question was open when the update came. */
  wasAsked: boolean
  /**
   * The only way in which a handler changes anything: a transaction that is committed once for the
   * update, however often the update is handled.
   * @throws NothingLeftToDo
   */
  act<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Says a sentence: at the button that was pressed, or else as a message. Shown once handled. */
  say(text: string, how?: 'alert'): void
  /** Takes the next message as the answer to a question; `args` come back with it. */
  ask(question: string, ...args: string[]): void
  /** What was asked while this update was handled. */
  question: { name: string; args: string[] } | null
}

export type BotContext = ConversationFlavor<Context & Handling>
/**
 * What a part of the bot brings along. Commands get their arguments as `ctx.match`, buttons what they
 * carry after their verb; a question says whether the answer will do or has to be given again.
 */
export type Feature = {
  commands?: Record<string, (ctx: BotContext, text: string) => Promise<void>>
  buttons?: Record<string, (ctx: BotContext, args: string[]) => Promise<void>>
  questions?: Record<string, (ctx: BotContext, args: string[]) => Promise<'done' | 'again'>>
}
