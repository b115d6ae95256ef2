import { checkNotBlocked } from './acts.ts'
import { DoorError } from './errors.ts'
import {
  type InvoiceTerms,
  type KnownPerson,
  type StoredMessage,
  userOf,
  withPaid,
} from './state.ts'
import type { World } from './world.ts'

export type Paid = { ok: true; charge_id: string } | { ok: false; error: string }

/**
 * Pays an invoice with Stars: the bot is asked first, then the Stars are taken and it is told, unless
 * that update is to be lost. @throws DoorError where there is no such invoice.
 */
export async function pay(
  world: World,
  person: KnownPerson,
  given: {
    message_id?: number | undefined
    link?: string | undefined
    lose_update?: boolean | undefined
  },
): Promise<Paid> {
  const conversation = world.state.privateChat(person)
  checkNotBlocked(conversation)
  const stored =
    given.message_id === undefined ? undefined : conversation.messages.get(given.message_id)
  const terms = stored?.invoice ?? world.stars.linked(given.link ?? '')
  if (!terms) throw new DoorError(400, 'There is no such invoice; give its message_id.')

  const refusal = whyNot(person, terms, stored) ?? (await askBot(world, person, terms))
  // Another payment may have been made while the bot was asked.
  const problem = refusal ?? whyNot(person, terms, stored)
  if (problem !== null) return { ok: false, error: problem }

  const charge = world.stars.charge(userOf(person), terms, world.state.now())
  world.changeStars(person, -terms.amount)
  if (stored) {
    stored.paid = true
    world.events.publish(person.id, { type: 'paid', message: withPaid(stored) })
  }
  conversation.started = true
  conversation.seen = true
  const { message } = world.add(conversation, userOf(person), {
    successful_payment: {
      currency: 'XTR',
      total_amount: terms.amount,
      invoice_payload: terms.payload,
      telegram_payment_charge_id: charge.id,
      provider_payment_charge_id: `${person.id}_${charge.number}`,
    },
  })
  if (!given.lose_update) world.updates.push({ message })
  return { ok: true, charge_id: charge.id }
}

/**
 * Takes the Stars of a payment back without the bot's asking, as Telegram does where the person was
 * given the money for them back. The bot finds it among its transactions, and is told only with `tell`.
 * @throws TelegramError where there is no such payment, or it was paid back already.
 */
export function takeBack(
  world: World,
  person: KnownPerson,
  given: { charge_id: string; tell?: boolean | undefined },
): void {
  const { terms } = world.stars.refund(given.charge_id, person.id, world.state.now())
  if (given.tell) tellOfRefund(world, person, given.charge_id, terms)
}

/** Shows in the chat that a payment was paid back, which the bot is told of. */
export function tellOfRefund(
  world: World,
  person: KnownPerson,
  chargeId: string,
  terms: InvoiceTerms,
): void {
  const { message } = world.add(world.state.privateChat(person), userOf(person), {
    refunded_payment: {
      currency: 'XTR',
      total_amount: terms.amount,
      invoice_payload: terms.payload,
      telegram_payment_charge_id: chargeId,
    },
  })
  world.updates.push({ message })
}

function whyNot(
  person: KnownPerson,
  terms: InvoiceTerms,
  stored: StoredMessage | undefined,
): string | null {
  if (stored?.paid) return 'This invoice is already paid.'
  if (person.stars < terms.amount)
    return `Not enough Stars: ${terms.amount} needed, ${person.stars} there.`
  return null
}

/** What the bot says against the payment, or null. Its answer must come in time. */
async function askBot(
  world: World,
  person: KnownPerson,
  terms: InvoiceTerms,
): Promise<string | null> {
  const { id, answer } = world.checkouts.ask(null, world.checkoutWaitMs)
  world.updates.push({
    pre_checkout_query: {
      id,
      from: userOf(person),
      currency: 'XTR',
      total_amount: terms.amount,
      invoice_payload: terms.payload,
    },
  })
  const said = await answer
  world.checkouts.close(id)
  if (said === null) return 'The bot did not answer in time; nothing was paid.'
  return said.ok ? null : said.error
}
