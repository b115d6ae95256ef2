import type { Page } from '../kit/page.ts'
import { accountPage } from './customers/account.ts'
import { CUSTOMERS, OF_ACCOUNT } from './customers/account-act.ts'
import { entriesPage } from './customers/entries.ts'
import { keyActs } from './customers/keys.ts'
import { customerList } from './customers/list.ts'
import { moneyActs } from './customers/money.ts'
import { moveActs } from './customers/moves.ts'
import { noteActs } from './customers/notes.ts'
import { standingActs } from './customers/standing.ts'

/** The accounts, and everything about one. */
export const customers: Page = {
  right: 'accounts',
  views: {
    [CUSTOMERS]: customerList,
    [OF_ACCOUNT]: accountPage,
    [`${OF_ACCOUNT}/entries`]: entriesPage,
  },
  acts: { ...moneyActs, ...standingActs, ...keyActs, ...noteActs, ...moveActs },
}
