import { latinDigits, visibleText } from '../../domain/shared/typed-text.ts'

// Where a transfer goes, found in what the operator wrote about it. What is copied wrongly pays somebody else, so
// what is not clearly one account gets no button.

const URL_LIKE = /\b(?:https?:\/\/|www\.|t\.me\/)\S+/gi
/**
 * E-mail addresses and such as `shop@upi`, without the dot behind them; IBANs, perhaps with words behind them, which
 * {@link ibanIn} leaves out; wallets and other long keys with digits; numbers of phones, accounts and cards.
 */
const FOUND =
  /(?<![\w@+]|\d[.,/:])(?:(?<mail>[\w.+-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?(?:\.[a-z0-9-]{1,62}[a-z0-9]){0,8})|(?<iban>[a-z]{2}\d{2}(?: ?[a-z0-9]{1,4}){3,8})|(?<wallet>(?=[\w-]{0,110}\d)[a-z0-9][\w-]{24,110}[a-z0-9])|(?<number>\+\d(?:[ ()-]{0,2}\d){7,14}|\d(?:[ -]?\d){7,29}))(?![\w@]|[.,/:]\d|-\w)/gi
const DAY =
  /^(?:\d{4}([ -])\d\d?\1\d\d?|\d\d?([ -])\d\d?\2\d{4}|(?:19|20)\d\d ?- ?(?:19|20)\d\d|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/
/** `10 000 000`: an amount, if its currency stands beside it. */
const THOUSANDS = /^\d{1,3}(?: \d{3})+$/
const CURRENCY = /^ ?(?:[A-Z]{3}\b|\p{Sc})/u
const CURRENCY_BEFORE = /(?:\b[A-Z]{3}|\p{Sc}) ?$/u
const MAX_ACCOUNTS = 3

/** @returns what is shown and what is copied, the first few, in the order of the text. */
export function accountsIn(instructions: string): { shown: string; copied: string }[] {
  const text = latinDigits(visibleText(instructions)).replace(URL_LIKE, '\n')
  const found = new Map<string, string>()
  for (const match of text.matchAll(FOUND)) {
    const { mail, iban, wallet, number } = match.groups ?? {}
    const shown = iban === undefined ? (mail ?? wallet ?? number ?? '') : ibanIn(iban)
    if (shown === '') continue
    if (number !== undefined && isNoAccount(text, match.index, number)) continue
    found.set(
      number === undefined && iban === undefined ? shown : shown.replace(/[ ()-]/g, ''),
      shown,
    )
  }
  return [...found].slice(0, MAX_ACCOUNTS).map(([copied, shown]) => ({ shown, copied }))
}

function isNoAccount(text: string, at: number, number: string): boolean {
  if (DAY.test(number)) return true
  const end = at + number.length
  const hasCurrency =
    CURRENCY.test(text.slice(end, end + 5)) || CURRENCY_BEFORE.test(text.slice(at - 5, at))
  return THOUSANDS.test(number) && hasCurrency
}

/** The IBAN at the beginning, by its check digits, without the words behind it; empty if there is none. */
function ibanIn(text: string): string {
  for (let shown = text; shown !== ''; shown = shown.replace(/ ?[^ ]*$/, '')) {
    const all = shown.replaceAll(' ', '').toUpperCase()
    if (all.length < 15 || all.length > 34) continue
    const digits = [...all.slice(4), ...all.slice(0, 4)].map((one) => Number.parseInt(one, 36))
    if (BigInt(digits.join('')) % 97n === 1n) return shown
  }
  return ''
}
