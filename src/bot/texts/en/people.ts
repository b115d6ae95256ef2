import { account } from './people-account.ts'
import { deposits } from './people-deposits.ts'
import { money } from './people-money.ts'
import { standing } from './people-standing.ts'

/** What admins read about people and their money. */
export const people = {
  account,
  standing,
  money,
  deposits,
  tooLong: (what: string, max: number) =>
    `A ${what} has at most ${max} characters; write a shorter one.`,
}
