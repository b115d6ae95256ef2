import type { ErrorTexts, InputErrors, StateErrors } from '../../domain/shared/errors.ts'
import { formatUsd } from '../../domain/shared/money.ts'
import { problems } from './problems.ts'

// The texts of refusals that both the bot and the commands can get.

/** What somebody typed or sent is invalid. They can try again. */
const input: ErrorTexts<keyof InputErrors> = {
  NOT_AN_AMOUNT: ({ text, currency = 'USD' }) =>
    currency === 'USD'
      ? `"${text}" is not an amount. Write USD in digits, such as 12 or 0.50: less than ten million, with at most six decimals.`
      : `"${text}" is not an amount in ${currency}. Write it in digits, such as 1200.`,
  AMOUNT_UNCLEAR: ({ text, readings: [larger, smaller] }) =>
    `"${text}" can mean two amounts. Type ${larger} or ${smaller}.`,
  AMOUNT_NEGATIVE: ({ text }) => `"${text}" is not an amount: it has a minus. Write it without.`,
  OTHER_CURRENCY: ({ text, currency }) =>
    `"${text}" names another currency. Write the amount in ${currency}.`,
  AMOUNT_IS_ZERO: () => 'The amount must be above zero.',
  NOT_A_DURATION: ({ text }) =>
    `"${text}" is not a length of time. Write a whole number and s, m, h or d, such as 30m, 2h or 7d.`,
  DURATION_IS_ZERO: () => 'The time must be longer than zero.',
  INVALID_TELEGRAM_ID: () => 'A Telegram id is a whole number above zero.',
  NAME_TOO_LONG: ({ max }) => `A name can have at most ${max} characters.`,
  NOT_AN_ADDRESS: ({ text }) =>
    `"${text}" is not an IPv4 address or block. Write it like 203.0.113.7 or 203.0.113.0/24.`,
  BLOCK_TOO_WIDE: ({ cidr }) =>
    `${cidr} is too wide: the largest block is a /8. To allow every address, leave the list empty.`,
  TOO_MANY_ADDRESSES: ({ size, max }) =>
    `An allowlist can have at most ${max} entries, and this would make ${size}. Use blocks, such as 203.0.113.0/24.`,
  INVALID_KEY_NAME: ({ max }) =>
    `The name of a key has 1 to ${max} printable characters, and neither begins nor ends with a space.`,
  KEY_NAME_TAKEN: ({ name }) => `There is already a key with the name "${name}".`,
  TOO_MANY_KEYS: ({ max }) => `An account can have at most ${max} keys. Revoke one first.`,
  SCOPE_MISSING: () => 'A key needs at least one of the scopes read, order and lookup.',
  INVALID_CAP: ({ maxMicros }) => `A cap must be above zero and at most ${formatUsd(maxMicros)}.`,
  INVALID_PRICE: ({ maxMicros }) =>
    `A price must be above zero and at most ${formatUsd(maxMicros)}.`,
  INVALID_COST: ({ maxMicros }) => `A cost must be from zero to ${formatUsd(maxMicros)}.`,
  INVALID_PERCENT: ({ text, max }) =>
    `"${text}" is not a percentage. Write a number from 0 to ${max}, with at most two decimals, such as 12.5.`,
  NOTE_LENGTH: ({ max }) => `A note has 1 to ${max} characters.`,
  TOO_MANY_APPROVALS: ({ max }) =>
    `${max} decisions wait for a second person. Confirm or decline some first.`,
  TOO_MANY_MOVES: ({ max }) => `The limit of ${max} moves is reached. Please try again later.`,
  NEWS_LENGTH: ({ max }) => `News have 1 to ${max} characters.`,
  TOO_MANY_NOTES: ({ max }) => `An account can have at most ${max} notes. Remove one first.`,
  INVALID_ROUNDING: () => 'Prices are rounded to an amount above zero and at most 10 USD.',
  INVALID_TIER_NAME: ({ max }) =>
    `The name of a tier has 1 to ${max} letters, digits, spaces or hyphens, and is not "standard".`,
  TIER_NAME_TAKEN: ({ name }) => `There is already a tier with the name "${name}".`,
  TOO_MANY_TIERS: ({ max }) => `There can be at most ${max} tiers. Remove one first.`,
  NOT_ITS_SUPPLIER: ({ pid, suppliers }) =>
    `${pid} does not come from that supplier. Its suppliers: ${suppliers.join(', ')}.`,
  INVALID_SETTING: problems.setting,
  INVALID_TRANSFER: problems.transfer,
  CATALOG_NOT_JSON: ({ said }) => `The catalog is not JSON: ${said}`,
  INVALID_CATALOG: problems.catalog,
  INVALID_SHEET: problems.sheet,
  DOCUMENT_REFUSED: ({ problem }) =>
    ({
      too_large:
        'This file has too much in it to be read here. Remove what is not needed, or send it in parts.',
      too_slow:
        'This file takes too long to read. Save it again with fewer rows and columns, or send it in parts.',
      busy: 'Too many files are waiting. Wait a minute, and send this one again.',
    })[problem],
  NOT_FROM_STOCK: ({ pid }) => `${pid} is not sold from stock, so it has no codes.`,
  CODE_TOO_LONG: ({ line, max }) =>
    `Line ${line} is longer than ${max} characters. Write one code per line.`,
  TOO_MANY_CODES: ({ max }) => `You can remove at most ${max} codes at once.`,
  REASON_MISSING: () => 'Give a reason. The account holder will see it.',
  REASON_TOO_LONG: ({ max }) => `A reason can have at most ${max} characters.`,
  INVALID_CREDIT: ({ maxMicros }) =>
    `The amount to credit must be above zero and below ${formatUsd(maxMicros)}.`,
  WORTH_UNKNOWN: () => 'Nobody knows what this payment is worth. Say the amount in USD, too.',
  INVALID_CLAIM_REFUND: ({ maxMicros }) =>
    maxMicros > 0
      ? `The amount must be above zero and at most ${formatUsd(maxMicros)}, which is what is left of the order’s price.`
      : 'Nothing is left to pay back: the whole price of this order is back in the wallet.',
  INVALID_WEBHOOK_URL: ({ problem }) => problems.webhookUrl[problem],
  UNKNOWN_EVENT_TYPE: ({ type, known }) =>
    `There is no event type "${type}". The types are ${known.join(', ')}.`,
}

/** Something does not exist, has ended, or has changed since. Some of these are also answers of the API. */
const state: ErrorTexts<
  keyof StateErrors | 'INSUFFICIENT_BALANCE' | 'INSUFFICIENT_STOCK' | 'ORDER_NOT_FOUND'
> = {
  INSUFFICIENT_BALANCE: ({ neededMicros, debtMicros }) =>
    debtMicros > 0
      ? `The account owes ${formatUsd(debtMicros)}, because a payment was taken back after it had been spent. The next top-up pays this debt first.`
      : `The wallet has less than the ${formatUsd(neededMicros)} that this needs.`,
  INSUFFICIENT_STOCK: () => 'There are not enough codes of this product in stock.',
  ORDER_NOT_FOUND: ({ id }) => `There is no order or lookup ${id}.`,
  ACCOUNT_NOT_FOUND: ({ who }) =>
    `No account was found for ${who}. People get an account when they first write to the bot.`,
  ACCOUNT_EXISTS: ({ telegramId }) => `Telegram id ${telegramId} already has an account.`,
  KEY_NOT_FOUND: ({ key }) =>
    `The account has no key "${key}". Perhaps it was revoked, or has expired.`,
  LINE_NOT_FOUND: ({ slug }) => `The catalog has no line "${slug}".`,
  PRODUCT_NOT_FOUND: ({ pid }) => `The catalog has no product "${pid}".`,
  SHEET_STALE: ({ pids, more }) =>
    `These products have changed in the meantime: ${pids.join(', ')}${more > 0 ? ` +${more}` : ''}. Send the file again.`,
  NO_PRICE_LIST: ({ supplier, others }) =>
    others.length === 0
      ? `${supplier} has no price list that can be read.`
      : `${supplier} has no price list that can be read. These have one: ${others.join(', ')}.`,
  LIST_UNREADABLE: ({ supplier, why }) => `The price list of ${supplier} cannot be read: ${why}`,
  LIST_TOO_LONG: ({ supplier, max }) =>
    `The price list of ${supplier} has more than ${max} items, so it was not read.`,
  LIST_STALE: ({ pids, more }) =>
    `These products have changed in the meantime: ${pids.join(', ')}${more > 0 ? ` +${more}` : ''}. Look at the price list again.`,
  ITEM_NOT_LISTED: ({ supplier, item }) =>
    `The price list of ${supplier} has no item ${item}. Copy it from the list, or sync first.`,
  APPROVAL_NOT_FOUND: () => 'This request was not found.',
  APPROVAL_OVER: () => 'This was decided before, or its 24 hours are over.',
  APPROVAL_OWN: () => 'You decided this yourself. Somebody else must confirm it.',
  APPROVAL_NOT_YOURS: () => 'Your role does not let you decide about this. Ask an owner.',
  NO_SECOND_PERSON: () =>
    'Nobody else may confirm this. Somebody needs a role for it, see /team. If nobody has one yet, it is given in a shell: gamewallet team set.',
  INCIDENT_NOT_FOUND: () => 'This incident was not found.',
  INCIDENT_TOLD: () => 'The holders were told before.',
  BROADCAST_NOT_FOUND: () => 'This was not found.',
  BROADCAST_OVER: () => 'It was sent or stopped before.',
  BROADCAST_RUNNING: () => 'Other news is still being sent. Wait for it, or stop it.',
  NOTE_GONE: () => 'This note was removed.',
  MOVE_OVER: () => 'This move has ended, or belongs to another person.',
  MOVE_REFUSED: ({ problem }) => problems.move[problem],
  TIER_NOT_FOUND: ({ name }) => `There is no tier "${name}".`,
  TRANSFER_NOT_FOUND: ({ name }) => `There is no way to pay called "${name}".`,
  BATCH_GONE: () => 'There is no such batch of codes.',
  QUARANTINE_ENDED: ({ orderId }) => `There is no such code of ${orderId} in quarantine.`,
  CODES_SEEN: ({ orderId }) =>
    `The buyer of ${orderId} has seen this code, so it cannot go back on sale. Write it off.`,
  CLAIM_NOT_FOUND: () => 'There is no such claim.',
  CLAIM_DECIDED: problems.claimState,
  NOTHING_TO_REPLACE: () =>
    'The order does not have this code, or not any more. You can refund or refuse the claim.',
  DEPOSIT_NOT_FOUND: () => 'There is no such top-up.',
  DEPOSIT_DECIDED: problems.depositState,
  PAYMENT_NOT_FOUND: () => 'There is no such payment.',
  PAYMENT_DECIDED: () => 'This payment was assigned or returned before.',
  TOO_MANY_WEBHOOKS: ({ max }) =>
    `An account can have at most ${max} webhooks. Remove one before you add another.`,
  WEBHOOK_NOT_FOUND: ({ id }) => `There is no webhook ${id}.`,
  WEBHOOK_OFF: ({ id }) => `Webhook ${id} is off. Turn it on first.`,
}

export const errors = { input, state }
