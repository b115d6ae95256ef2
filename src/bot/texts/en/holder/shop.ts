import { type Html, html } from '../../../html.ts'
import { counted, operator } from '../words.ts'

export const shop = {
  open: '🛍 Shop',
  title: '🛍 Shop',
  intro: 'Tap what you want to buy, or type a game, a pack or a product id.',
  nothing: 'There is nothing for sale at the moment. Please look again later.',
  previous: '‹ Previous',
  next: 'Next ›',
  backToShop: '‹ Shop',
  backToPacks: '‹ Packs',
  choosePack: 'Which one would you like?',
  left: (count: string) => `${count} left`,
  manyLeft: (count: string) => `more than ${count} left`,
  soldOut: 'sold out',

  found: (text: Html) => html`🔎 What I found for ${text}`,
  foundMore: 'There is more. Type more words to find it.',

  howMany: 'How many would you like?',
  each: (price: string) => `${price} each`,
  otherQuantity: '✏️ Another number',
  askQuantity: (max: number) => `Type how many you want: a whole number from 1 to ${max}.`,
  wrongQuantity: (max: number) => `Please type a whole number from 1 to ${max}, in digits.`,

  forWhom: 'Who is it for?',
  anotherPlayer: '✏️ Another player',
  forget: '🗑',
  askForget: (player: Html) =>
    html`Forget ${player}? I will no longer offer this player. Your orders stay as they are.`,
  yesForget: '🗑 Yes, forget',
  forgotten: 'Forgotten.',
  askField: (label: Html) => html`Please send the ${label}.`,
  chooseOption: (label: Html) => html`Please choose: ${label}.`,
  example: (example: Html) => html`For example: ${example}`,
  wrongField: (label: string) =>
    `This is not a valid ${label}. Please check it in the game and send it again.`,
  wrongFieldExample: (label: string, example: string) =>
    `This is not a valid ${label}. It looks like this: ${example}. Please check it in the game and send it again.`,
  tooLong: 'This is too long. Please send only what the game shows.',

  offerName: 'Shall I look up the name of this player first?',
  nameCosts: (fee: Html) => html`It costs ${fee}, also if there is no such player.`,
  nameIsFree: (count: number) =>
    `It is free: you have ${counted(count, { one: 'free check', other: 'free checks' })} left today.`,
  showName: '👤 Show the name',
  showNameFor: (fee: string) => `👤 Show the name · ${fee}`,
  skipName: 'Skip ›',
  nameAbsent: '⚠️ The game knows no such player. Please check the id.',
  continueAnyway: 'Continue anyway ›',
  nameUnknown: 'The name cannot be found out at the moment. You can buy without it.',
  nameNotPaid: 'Your balance does not cover looking up the name.',

  check: '🧾 Please check',
  player: 'Player',
  quantity: 'Quantity',
  price: 'Price',
  balanceAfter: 'Balance after',
  missing: 'You need',
  missingMore: (amount: Html) => html`${amount} more`,
  topUpFirst: 'Top up first. Then come back here and tap “Check again”.',
  owes: (amount: Html) =>
    html`You owe ${amount}, because a payment was taken back. Your next top-up pays it first, then you can buy.`,
  buy: (price: string) => `✅ Buy for ${price}`,
  topUp: '➕ Top up',
  checkAgain: '↻ Check again',
  otherPlayer: '👤 Other player',
  savedPlayers: '👤 Saved players',
  changeQuantity: '🔢 Other quantity',
  priceChanged: (before: string, after: string) =>
    `⚠️ The price has changed from ${before} to ${after}. Nothing was bought. Do you want it at the new price?`,

  done: '✅ Done',
  processing: '⏳ In progress',
  cancelled: '↩️ It did not work',
  waits: 'I change this message when it is done. You need not wait here.',
  moneyIsBack: (amount: Html) => html`${amount} is back in your wallet.`,
  reason: (reason: string) => `Reason: ${reason}`,
  paid: 'Paid',
  balance: 'Balance',
  order: 'Order',
  codesBelow: 'Your codes are in the message below.',
  codes: (count: number) => `🔑 ${counted(count, { one: 'code', other: 'codes' })}`,
  codesOf: (pack: string) => `🔑 Your codes: ${pack}`,
  tapToShow: 'Tap a code to show it.',
  codesInFile: (count: number) =>
    `All ${counted(count, { one: 'code', other: 'codes' })} are in the file below.`,
  showCodes: '🔑 Show the codes',
  again: '🔁 Again',
  tryAgain: '🔁 Try again',
  toOrder: '📦 Order',
  toOrders: '📦 Orders',

  /** Why something cannot be bought, and what to do. */
  refused: {
    SHOP_DISABLED:
      'The shop is closed for the moment. What you have ordered continues. Please come back later.',
    MAINTENANCE:
      'The service is paused for maintenance. What you have ordered continues. Please come back later.',
    UNKNOWN_PID: 'This product is no longer sold. Please choose another one.',
    INVALID_PRODUCT: 'This product is no longer sold. Please choose another one.',
    PRODUCT_DISABLED: 'This product is paused for the moment. Please choose another one.',
    GAME_DISABLED: 'This game is paused for the moment. Please choose another one.',
    INVALID_PACK: 'This product has no price at the moment. Please choose another one.',
    INSUFFICIENT_STOCK: 'There are fewer left than you want. Please choose a smaller number.',
    INVALID_FIELDS: 'The details of the player are no longer right. Please enter them again.',
    FIELDS_DIFFER: 'The details of the player are no longer right. Please enter them again.',
    QUANTITY_NOT_ALLOWED: 'This product is sold one at a time.',
    QUANTITY_EXCEEDS_MAX: 'This is more than fits into one order. Please choose a smaller number.',
    DUPLICATE_IN_FLIGHT: 'This order is just being placed. Please look at your orders in a moment.',
    DRAFT_GONE: 'This purchase is too old to continue. Please start it again.',
    ORDER_NOT_FOUND: 'I cannot find this order. Please start in the shop.',
    TRXID_TAKEN: 'This purchase cannot be continued. Please start it again.',
    TRXID_USED_ELSEWHERE: 'This purchase cannot be continued. Please start it again.',
  },
  soldOutNow: 'This is sold out at the moment. Please choose another one, or come back later.',
  notAllowed: (support: string) =>
    `The shop is switched off for your account. Please ask ${operator(support)}.`,
  accountShut: (support: string) =>
    `Your account cannot buy at the moment. Please ask ${operator(support)}.`,
  priceIsNow: (price: string) => `The price has changed. It now costs ${price}.`,
  notCovered: (price: string) => `Your balance does not cover ${price}. Please top up first.`,
}
