import type { Reader } from '../db/store.ts'
import {
  type ApiKey,
  createKey,
  currentKeys,
  keyNamed,
  revokeKey,
  rotateKey,
} from '../domain/access/api-keys.ts'
import { spentToday } from '../domain/access/key-spend.ts'
import { KEY_SCOPES, type KeyScope } from '../domain/access/key-terms.ts'
import type { Account } from '../domain/accounts/accounts.ts'
import { ensureTestAccount, testAccountOf } from '../domain/accounts/test-account.ts'
import { isRefusal } from '../domain/shared/errors.ts'
import { parseDuration, parsePositiveDuration } from '../domain/shared/time.ts'
import { KEY_ONCE } from './account-view.ts'
import { given, pick } from './answer.ts'
import type { Command } from './command.ts'
import { positiveUsd, scopes } from './input.ts'
import { actor } from './session.ts'

type CreateOptions = {
  name?: string
  scope?: KeyScope[]
  dailyCap?: number
  orderCap?: number
  expires?: number
  test?: boolean
}

/** Adds the commands about an account's API keys. */
export function addKeyCommands(account: Command): void {
  const key = account.add('key', 'the API keys of an account')

  key
    .aboutAccount('create', 'create an API key and print it')
    .option('--name <name>', 'what the key is called')
    .option('--scope <list>', `what it may do: ${KEY_SCOPES.join(', ')} (default all)`, scopes)
    .option('--daily-cap <usd>', 'the most that it may spend in a UTC day', positiveUsd)
    .option('--order-cap <usd>', 'the most that one order may cost', positiveUsd)
    .option('--expires <time>', 'how long it works from now on, such as 30d', parsePositiveDuration)
    .option('--test', 'a test key: its orders cost test money and move nothing')
    .changes(async ({ tx, now, account }, options: CreateOptions) => {
      const { test = false, name, scope, dailyCap, orderCap, expires } = options
      const terms = given({
        name,
        scopes: scope,
        dailyCapMicros: dailyCap,
        orderCapMicros: orderCap,
        expiresAt: expires === undefined ? undefined : new Date(now.getTime() + expires),
      })
      const holder = await account()
      const owner = test ? await ensureTestAccount(tx, holder, actor, now) : holder
      const key = await createKey(tx, owner.id, { ...terms, actor }, now)
      const { apiKey } = key
      return {
        json: { apiKey, ...(await keyJson(tx, { key, test }, now)) },
        next: [KEY_ONCE],
      }
    })

  key
    .aboutAccount('list', 'the keys of an account, and what each may do')
    .runs(async ({ read, now, account }) => {
      const found = await keysOf(read, await account(), now)
      return {
        json: { keys: await Promise.all(found.map((one) => keyJson(read, one, now))) },
      }
    })

  key
    .aboutAccount('rotate', 'replace a key by a new one that may do the same, and print it')
    .argument('<key>', 'its name or id')
    .option('--grace <time>', 'how long the old key stays valid, such as 1h', parseDuration, 0)
    .changes(async ({ tx, now, account }, name: string, { grace }: { grace: number }) => {
      const { key, test } = await keyMeant(tx, await account(), name, now)
      const input = { keyId: key.id, graceMs: grace, actor } as const
      const apiKey = await rotateKey(tx, key.accountId, input, now)
      const rotated = { key: await keyNamed(tx, key.accountId, key.name, now), test }
      return { json: { apiKey, ...(await keyJson(tx, rotated, now)) }, next: [KEY_ONCE] }
    })

  key
    .aboutAccount('revoke', 'end a key at once')
    .argument('<key>', 'its name or id')
    .changes(async ({ tx, now, account }, named: string) => {
      const { key } = await keyMeant(tx, await account(), named, now)
      const { id, name } = await revokeKey(tx, key.accountId, { keyId: key.id, actor }, now)
      return { json: { keyId: id, name, revoked: true } }
    })
}

type Found = { key: ApiKey; test: boolean }

/** The account's keys and then its test keys. */
async function keysOf(db: Reader, holder: Account, now: Date): Promise<Found[]> {
  const own = (await currentKeys(db, holder.id, now)).map((key) => ({ key, test: false }))
  const test = await testAccountOf(db, holder.id)
  if (!test) return own
  const tests = await currentKeys(db, test.id, now)
  return [...own, ...tests.map((key) => ({ key, test: true }))]
}

/** The key, or else the test key, that somebody names by its name or id. */
async function keyMeant(db: Reader, holder: Account, name: string, now: Date): Promise<Found> {
  try {
    return { key: await keyNamed(db, holder.id, name, now), test: false }
  } catch (error) {
    const test = await testAccountOf(db, holder.id)
    if (!test || !isRefusal(error, 'KEY_NOT_FOUND')) throw error
    return { key: await keyNamed(db, test.id, name, now), test: true }
  }
}

async function keyJson(db: Reader, { key, test }: Found, now: Date) {
  return {
    keyId: key.id,
    ...pick(key, 'name prefix'),
    test,
    ...pick(key, 'scopes dailyCapMicros'),
    spentTodayMicros: key.dailyCapMicros === null ? null : await spentToday(db, key, now),
    ...pick(key, 'orderCapMicros createdAt expiresAt lastUsedAt lastUsedAddress'),
  }
}
