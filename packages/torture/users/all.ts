import { buyer } from './buyer.ts'
import { canceller } from './canceller.ts'
import { bulkBuyer, claimer, payer, shopper } from './chats.ts'
import { follower } from './follower.ts'
import { hooked } from './hooked.ts'
import { keyBuyer } from './key-buyer.ts'
import { decider, guard, shopkeeper, treasurer } from './operator.ts'
import { racer } from './racer.ts'
import { reader } from './reader.ts'
import { replayer } from './replayer.ts'
import { stranger } from './stranger.ts'
import { tester } from './tester.ts'
import type { User } from './user.ts'

/** Those that need a chat of their own come first: there are not more of them than accounts. */
export const USERS: readonly User[] = [
  ...[payer, shopper, bulkBuyer, claimer, hooked],
  ...[buyer, keyBuyer, replayer, racer, follower, reader, tester, stranger],
  ...[treasurer, decider, guard, shopkeeper, canceller],
]
