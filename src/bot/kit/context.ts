import type { Api, Context, InputFile } from 'grammy'
import type { InlineKeyboardButton } from 'grammy/types'
import type { Reader, Store, Tx } from '../../db/store.ts'
import type { Account } from '../../domain/accounts/accounts.ts'
import type { ReadTable } from '../../domain/bulk/table.ts'
import type { RouteFinder } from '../../domain/catalog/catalog.ts'
import type { ListingCache } from '../../domain/catalog/view.ts'
import type { PaymentMethod } from '../../domain/deposits/payment-method.ts'
import type { ReceiptFile } from '../../domain/deposits/receipts.ts'
import type { Fulfilment } from '../../domain/fulfilment/fulfilment.ts'
import type { GatheredKind, Notice, NoticeKind } from '../../domain/notices/notice.ts'
import type { WaitingKind } from '../../domain/reports/waiting.ts'
import type { Press } from '../../domain/settings/confirmations.ts'
import type { Log } from '../../domain/shared/log.ts'
import type { Meter } from '../../domain/shared/meter.ts'
import type { Shelf } from '../../domain/shop/shelf.ts'
import type { Supplier } from '../../domain/suppliers/supplier.ts'
import type { Right, Role } from '../../domain/team/team.ts'
import type { Texts } from '../../locales/languages.ts'
import type { CountedId } from '../../locales/translate.ts'
import type { SendGate } from '../sending/send-gate.ts'
import type { TelegramLink } from '../sending/telegram.ts'
import type { Button, Screen } from './button.ts'

export type BotDeps = {
  store: Store
  clock: () => Date
  log: Log
  meter: Meter
  /** Telegram ids of the admins. */
  adminIds: ReadonlySet<number>
  /** Finds the supplier that fulfils orders of a product. */
  routeOf: RouteFinder
  /** Products as they can be ordered now. */
  listings: ListingCache
  /** What is for sale. */
  shelf: Shelf
  /** Places orders and lookups. */
  fulfilment: Pick<Fulfilment, 'submitOrder' | 'submitLookup' | 'offersLookups'>
  /** By name. */
  suppliers: ReadonlyMap<string, Supplier>
  /** By name. */
  paymentMethods: ReadonlyMap<string, PaymentMethod>
  /** Reads tables of orders that people send. */
  readTable: ReadTable
  link: TelegramLink
  /** Limits the rate of everything that is sent. */
  gate: SendGate
  /** Whether webhooks may be http URLs and lead to addresses that are not public. */
  webhookAllowPrivate: boolean
  /** The public URL of the API, such as `https://shop.example`; null if unknown. */
  apiUrl: () => string | null
  /** The same where Telegram opens the panel as a Mini App: at an https address; null elsewhere. */
  miniAppUrl: () => string | null
}

/** A question by the name of its handler, with what the handler gets beside the answer. */
export type Question = { name: string; args: string[] }

/** What `handling` adds to the context of each update. */
export type HandlerContext = {
  deps: BotDeps
  /** When the handling began. */
  now: Date
  /** The sender's account; their first message opens it. */
  account: Account
  /** The sender's role in the team; null if they have none. */
  role: Role | null
  /** Whether the sender's role lets them do this. */
  may(right: Right): boolean
  /** Whether the sender's role lets them press a button with this verb. */
  mayPress(verb: string): boolean
  /** Whether the sender's role lets them use this command of the admins. */
  mayRun(command: string): boolean
  /** Of the admins, for lists of what all of them declare. */
  features: readonly Feature[]
  /** The sender in the audit log, for what they do as an admin. */
  adminActor: `admin:${number}`
  /** The sender in the audit log, for what they do to their own account. */
  holderActor: `holder:${number}`
  /** The support contact; empty if the operator has not set one. */
  support: string
  texts: Texts
  /** Says a message, and writes amounts and times, in the language of `texts`. */
  t: Texts['t']
  format: Texts['format']
  /** Reads the database. */
  read: Reader
  /** The data of the button that leads to where the question was asked that was open when the update came; null: none was. */
  askedAt: string | null
  /** The button below what is said last; null: the one to the home screen. */
  wayOn: InlineKeyboardButton.CallbackButton | null
  /** The buttons of the newest screen that this handler has shown. */
  shown: InlineKeyboardButton[][]
  /** The id of the message that has it; null: none was shown. */
  shownIn: number | null
  /**
   * Runs a transaction that is committed at most once for the update, even if the update is handled again.
   * @throws NothingLeftToDo
   */
  act<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Shows a sentence when the handler has ended: on the pressed button, or else as a message.
   * @param how 'unless-said': as an alert, if nothing else was said
   */
  say(text: string, how?: 'alert' | 'unless-said'): undefined
  /** Gives the buttons that decide their token; for every screen that is sent. */
  putUp(buttons: Button[][], keeps?: object): Promise<Button[][]>
  /** The button that decides and was pressed, until `act` has used it up. */
  press: Press | null
  /** Opens what a button opens that decides nothing. False if there is no such button for this person. */
  open(verb: string, args: string[]): Promise<boolean>
  /** Asks a question: its handler gets the person's next message, and `args`. */
  ask(question: string, ...args: string[]): void
  /** The question asked by this handler, if any. */
  question: Question | null
  /** The text of the message exactly as typed, as typedText reads it. @throws Refused */
  typed(or?: 'caption'): string | undefined
  /** The text that answers a question, also from a text file. @throws Refused */
  typedAnswer(): Promise<string | undefined>
}

export type BotContext = Context & HandlerContext
/** What the screen of a notice is made from. */
export type NoticeContext = {
  deps: Pick<BotDeps, 'miniAppUrl'>
  api: Api
  store: Store
  read: Reader
  texts: Texts
  /** Whom it is sent to, and their role in the team. */
  telegramId: number
  role: Role | null
  /** As in HandlerContext. */
  support: string
  features: readonly Feature[]
  now: Date
}

/** `picture`: a file stored at Telegram, shown above the text. `file`: one that is sent with it. */
export type NoticeScreen = Screen & { picture?: ReceiptFile | null | undefined; file?: InputFile }

/** The screen that a handler leads to, which is shown for it; none if it shows what there is to show itself. */
export type Handled = Screen | Promise<Screen | undefined> | Promise<void>

/**
 * The handlers of one part of the bot. Commands get the text after their name, buttons the arguments after
 * their verb. Answers are of questions that a text answers, and get it. Questions take whatever the person sends. Where
 * either refuses what was sent, another answer is asked for.
 */
export type Feature = {
  /** What an admin must be allowed to do to use it; `null`: every admin. Features for holders have none. */
  right?: Right | null
  /** What of it waits for a decision, and the sentence that says how much. */
  waiting?: { kind: WaitingKind; said: CountedId }
  commands?: Record<string, (ctx: BotContext, text: string) => Handled>
  buttons?: Record<string, (ctx: BotContext, args: string[]) => Handled>
  answers?: Record<string, (ctx: BotContext, args: string[], text: string) => Handled>
  questions?: Record<string, (ctx: BotContext, args: string[]) => Handled>
  /**
   * The buttons that decide, each with the verb of the one that opens its screen again, with the same arguments, once it
   * decides no more: see decisions.ts.
   */
  decides?: Record<string, string>
  /** The screens of the notices that it sends; null if there is nothing to say any more, or it has changed a message. */
  notices?: {
    [Kind in NoticeKind]?: (
      about: NoticeContext,
      notice: Notice & { kind: Kind },
    ) => NoticeScreen | null | Promise<NoticeScreen | null>
  }
  /** One screen for many notices of a kind. */
  gathered?: {
    [Kind in GatheredKind]?: (
      about: NoticeContext,
      count: number,
      last: Notice & { kind: Kind },
    ) => Screen
  }
  /** The commands and buttons that a restricted person may use, because they only show what is theirs. */
  reads?: readonly string[]
}
