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
 * Pays an invoice with Stars: asks the bot first, then takes the Stars and sends the bot an update, unless
 * a fault loses it. @throws DoorError if there is no such invoice.
 */
export async function pay(
  world: World,
  person: KnownPerson,
  given: { message_id: number; lose_update?: boolean | undefined },
): Promise<Paid> {
  const conversation = world.state.privateChat(person)
  checkNotBlocked(conversation)
  const stored = conversation.messages.get(given.message_id)
  const terms = stored?.invoice
  if (!terms) throw new DoorError(400, 'There is no such invoice. Give its message_id.')

  const refusal = whyNot(person, terms, stored) ?? (await askBot(world, person, terms))
  // Another payment may have been made while the bot was asked.
  const problem = refusal ?? whyNot(person, terms, stored)
  if (problem !== null) return { ok: false, error: problem }

  const charge = world.stars.charge(userOf(person), terms, world.state.now())
  world.changeStars(person, -terms.amount)
  stored.paid = true
  world.events.publish(person.id, { type: 'paid', message: withPaid(stored) })
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
 * Takes the Stars of a payment back although the bot has not asked for it, as Telegram does when the person
 * got the money for the Stars back. It is among the bot's transactions; the bot gets an update only with `tell`.
 * @throws TelegramError if there is no such payment, or it was paid back already.
 */
export function takeBack(
  world: World,
  person: KnownPerson,
  given: { charge_id: string; tell?: boolean | undefined },
): void {
  const { terms } = world.stars.refund(given.charge_id, person.id, world.state.now())
  if (given.tell) tellOfRefund(world, person, given.charge_id, terms)
}

/** Shows in the chat that a payment was paid back, and sends the bot an update. */
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

function whyNot(person: KnownPerson, terms: InvoiceTerms, stored: StoredMessage): string | null {
  if (stored.paid) return 'This invoice is already paid.'
  if (person.stars < terms.amount)
    return `Not enough Stars: this needs ${terms.amount}, and you have ${person.stars}.`
  return null
}

/** Why the bot refuses the payment; null if it accepts. It must answer in time. */
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
  if (said === null) return 'The bot did not answer in time. Nothing was paid.'
  return said.ok ? null : said.error
}
