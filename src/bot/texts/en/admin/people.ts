import type { Account } from '../../../../domain/accounts/accounts.ts'
import type { Posted } from '../../../../domain/ledger/ledger.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, type Html, html, lines } from '../../../html.ts'
import { log } from './log.ts'
import { account, person } from './people-account.ts'
import { deposits } from './people-deposits.ts'
import { booked, money } from './people-money.ts'
import { standing } from './people-standing.ts'

type UndoneMoney = { account: Account; amountMicros: number; posted: Posted }

/** What admins read about people and their money. */
export const people = {
  account,
  standing,
  money,
  deposits,
  log,
  undo: {
    button: '↩️ Undo',
    notCovered: (debtMicros: number) =>
      debtMicros > 0
        ? `Nothing has changed: the wallet is empty, and the account owes ${formatUsd(debtMicros)} because a payment was taken back.`
        : 'Nothing has changed: the wallet no longer has that much. Look at the account, and use /debit to take what is there.',
    money: ({ account, amountMicros, posted }: UndoneMoney): Html =>
      lines(
        amountMicros < 0
          ? html`↩️ ${bold(formatUsd(-amountMicros))} was taken back from the wallet of ${person(account)}.`
          : html`↩️ ${bold(formatUsd(amountMicros))} was given back to the wallet of ${person(account)}.`,
        booked(amountMicros < 0 ? 'debit' : 'credit', Math.abs(amountMicros), posted),
      ),
  },
  askedLongAgo:
    'This question is over an hour old, so nothing has changed. Please write the command again.',
}
