import { buyer } from './buyer.ts'
import { canceller } from './canceller.ts'
import { capped } from './capped.ts'
import { bulkBuyer, claimer, paster, payer, shopper, transferrer } from './chats.ts'
import type { Client } from './client.ts'
import { follower } from './follower.ts'
import { hooked } from './hooked.ts'
import { hurrier } from './hurrier.ts'
import { keyBuyer } from './key-buyer.ts'
import { looker } from './looker.ts'
import { decider, guard, shopkeeper, treasurer } from './operator.ts'
import { racer } from './racer.ts'
import { reader } from './reader.ts'
import { replayer } from './replayer.ts'
import { stranger } from './stranger.ts'
import { tester } from './tester.ts'

/** Those that need a chat of their own come first: there are not more of them than accounts. */
export const CLIENTS: readonly Client[] = [
  ...[payer, transferrer, shopper, bulkBuyer, paster, claimer, hooked],
  ...[
    buyer,
    keyBuyer,
    looker,
    replayer,
    racer,
    follower,
    reader,
    tester,
    hurrier,
    stranger,
    capped,
  ],
  ...[treasurer, decider, guard, shopkeeper, canceller],
]
