/** A bug that is planted on purpose, to prove that the torture finds such bugs. */
export type Bug = {
  name: string
  /** What it is. */
  what: string
  changes: readonly Change[]
  /** Who and what provokes it, as --only names them. */
  users: readonly string[]
  faults: readonly string[]
}

/** Each place in the file where `search` stands gets `replacement` instead. */
export type Change = { file: string; search: string; replacement: string }

export const BUGS: readonly Bug[] = [
  {
    name: 'wallet-overdrawn',
    what: 'an order is charged even if the wallet has too little: the rest becomes a debt',
    changes: [
      {
        file: 'src/domain/ledger/ledger.ts',
        search: "kind === 'chargeback' ? takeRegardless",
        replacement: "kind === 'chargeback' || kind === 'charge' ? takeRegardless",
      },
    ],
    ...{ users: ['racer', 'key-buyer'], faults: [] },
  },
  {
    name: 'code-sold-twice',
    what: 'one code is taken again and again although it was sold',
    changes: [
      {
        file: 'src/domain/stock/stock.ts',
        search: 'isNull(stockCodes.orderId)',
        replacement: 'or(isNull(stockCodes.orderId), eq(stockCodes.id, 5))',
      },
      {
        file: 'src/domain/stock/stock.ts',
        search: 'import { and, asc,',
        replacement: 'import { and, asc, or,',
      },
    ],
    ...{ users: ['key-buyer', 'racer'], faults: [] },
  },
  {
    name: 'trxid-of-anybody',
    what: "another account that sends a used trxid gets its owner's order",
    changes: [
      {
        file: 'src/domain/orders/submissions.ts',
        search:
          "  if (same && same.accountId !== accountId) throw new DomainError('TRXID_TAKEN')\n",
        replacement: '',
      },
    ],
    ...{ users: ['buyer', 'key-buyer', 'replayer'], faults: [] },
  },
  {
    name: 'cached-for-anybody',
    what: 'the cached answer of an order that has ended is given to every account',
    changes: [
      {
        file: 'src/http/json/order-answers.ts',
        search: 'if (cached && cached.accountId !== accountId)',
        replacement: 'if (cached && cached.accountId < 0)',
      },
    ],
    ...{ users: ['buyer', 'stranger'], faults: [] },
  },
  {
    name: 'access-remembered',
    what: 'the process that serves the API does not forget what it has cached of an account that is switched off',
    changes: [
      {
        file: 'src/domain/accounts/standing.ts',
        search: '  await invalidateAccount(tx, accountId, now)\n  await recordAct',
        replacement:
          "  if (change !== 'api_forbidden') await invalidateAccount(tx, accountId, now)\n  await recordAct",
      },
      {
        file: 'src/domain/shared/cache/invalidation-feed.ts',
        search: 'if (version !== versionSeen) publish(EVERYTHING)',
        replacement: "if (version !== versionSeen) publish('catalog')",
      },
    ],
    ...{ users: ['guard', 'reader'], faults: [] },
  },
  {
    name: 'webhook-old-secret',
    what: 'after a rotation only the old secret of a webhook signs',
    changes: [
      {
        file: 'src/domain/webhooks/endpoints.ts',
        search: '? [current, previous] : [current]',
        replacement: '? [previous] : [current]',
      },
    ],
    ...{ users: ['hooked', 'key-buyer'], faults: [] },
  },
  {
    name: 'refund-on-timeout',
    what: 'an order whose supplier gave no certain answer goes to the next one, or is refunded',
    changes: [
      {
        file: 'src/domain/fulfilment/order-handler.ts',
        search: 'const isTooOld = now',
        replacement: 'const isTooOld = sent || now',
      },
      {
        file: 'src/domain/fulfilment/order-handler.ts',
        search: 'if (!sent && !context.stopping.aborted) {',
        replacement: 'if (!context.stopping.aborted) {',
      },
    ],
    ...{ users: ['buyer', 'key-buyer'], faults: ['supplier-trouble', 'supplier-lies'] },
  },
  {
    name: 'commit-error-ignored',
    what: 'a COMMIT that fails counts as done',
    changes: [
      {
        file: 'src/db/sqlite/group-commit.ts',
        search: '      commit.run()\n',
        replacement: '      try {\n        commit.run()\n      } catch {}\n',
      },
      {
        file: 'src/db/postgres/postgres.ts',
        search: '    return { error, reusable: false, after: [] }\n',
        replacement: '    return { result }\n',
      },
    ],
    users: ['buyer', 'key-buyer', 'racer'],
    faults: ['failing-fsync', 'failing-write', 'postgres-cut', 'postgres-restart'],
  },
]
