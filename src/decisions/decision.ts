import type { Reader, Tx } from '../db/store.ts'
import { takesSecondPerson } from '../domain/accounts/second-person.ts'
import { askIfLarge } from '../domain/approvals/approvals.ts'
import {
  carryOut,
  type Decision as Decided,
  effectOf,
  type OneStep,
} from '../domain/approvals/decisions.ts'
import type { RouteFinder } from '../domain/catalog/catalog.ts'
import type { RefundContext } from '../domain/deposits/refunds.ts'
import { DomainError } from '../domain/shared/errors.ts'
import type { Meter } from '../domain/shared/meter.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import { decidedSaid, secondSaid } from '../locales/decided/decision.ts'
import type { Fact } from '../locales/decided/facts.ts'
import { type Line, untappable } from '../locales/html.ts'
import type { Texts } from '../locales/languages.ts'
import type { Change } from '../locales/payment-terms.ts'
import { personSaid } from '../locales/people.ts'

// What a person of the team decides, once for the chat and the panel: what they read before, what it does, and what
// they read afterwards. The chat makes buttons and questions of it, the panel forms.

/** Whoever thinks about a decision. */
export type Asking = { read: Reader; texts: Texts; now: Date; telegramId: number }
/** Whoever decides, and what it takes. */
export type Deciding = Asking & {
  actor: `admin:${number}`
  deps: RefundContext & {
    /** Those in ADMIN_IDS. */
    owners: ReadonlySet<number>
    meter: Meter
    routeOf: RouteFinder
    suppliers: ReadonlyMap<string, Supplier>
  }
  /** Runs the transaction that decides, once for the button or form. */
  change<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Uses the form up, beside work in transactions of the domain's, which are safe to repeat. */
  once(tx: Tx): Promise<void>
}

/** What a person reads before they say Yes. */
export type Question = {
  says: readonly Line[]
  warn?: string | null | false
  facts?: readonly Fact[]
  changes?: readonly Change[]
  /** That it takes a second person. */
  second?: string | null
  /** What it rests on. If that has changed when it is answered, it is asked again. */
  seen?: unknown
}

/** What there is to say, or the request under which it waits for a second person. */
export type Outcome = { said: string; undo?: number } | { asked: number }

/** `key`: what it is about, as in addresses and buttons. */
export type Decision<Input = unknown> = {
  /** @throws DomainError if it cannot be decided, or not so */
  question: (about: Asking, key: string, input: Input) => Promise<Question>
  /** @throws DomainError likewise */
  run: (by: Deciding, key: string, input: Input) => Promise<Outcome>
}
/** One without a question. */
export type Act<Input = unknown> = Pick<Decision<Input>, 'run'>

/** @returns the id of the request; null if it may be carried out. @throws DomainError those of askIfLarge */
export function askSecond(by: Deciding, tx: Tx, decision: Decided): Promise<number | null> {
  const { actor, telegramId, deps, now } = by
  return askIfLarge(tx, decision, { actor, telegramId, owners: deps.owners }, now)
}

/**
 * Carries a decision out, or asks for a second person if it makes too much possible.
 * @param done what there is to say
 * @throws DomainError those of askIfLarge and carryOut
 */
export function carryOutOrAsk(
  by: Deciding,
  decision: OneStep,
  done: (tx: Tx) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  return by.change(async (tx) => {
    const asked = await askSecond(by, tx, decision)
    if (asked !== null) return { asked }
    await carryOut(tx, decision, by.actor, by.now)
    return done(tx)
  })
}

/**
 * Asks for a second person where one is wanted now. Nothing is committed before a refund begins.
 * @throws DomainError FORM_OUTDATED if the owner wants none any more, from this moment on; those of askIfLarge
 */
export async function secondForRefund(by: Deciding, decision: Decided): Promise<number | null> {
  if (!(await takesSecondPerson(by.read, await effectOf(by.read, decision)))) return null
  return by.change(async (tx) => {
    const asked = await askSecond(by, tx, decision)
    if (asked === null) throw new DomainError('FORM_OUTDATED')
    return asked
  })
}

/** What a decision would change, and that it takes a second person. @throws DomainError for what is not there any more */
export async function effectSaid(about: Asking, decision: Decided) {
  const { changes = [] } = await decidedSaid(about, decision)
  return { changes, second: await secondSaid(about, await effectOf(about.read, decision)) }
}

/** A person, as named in a sentence of the chat, too. */
export function named(texts: Texts, who: { name: string | null; telegramId: number }): string {
  return untappable(personSaid(texts, who))
}
