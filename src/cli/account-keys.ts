import type { Reader } from '../db/store.ts'
import { setAddressGuard } from '../domain/access/address-guard.ts'
import {
  type ApiKey,
  changeKey,
  createKey,
  currentKeys,
  keyNamed,
  keyToChange,
  revokeKey,
  rotateKey,
} from '../domain/access/api-keys.ts'
import { spentToday } from '../domain/access/key-spend.ts'
import { KEY_SCOPES, type KeyScope, type KeyTerms } from '../domain/access/key-terms.ts'
import type { Account } from '../domain/accounts/accounts.ts'
import { accountNamed } from '../domain/accounts/holders.ts'
import { ensureTestAccount, testAccountOf } from '../domain/accounts/test-account.ts'
import { isRefusal } from '../domain/shared/errors.ts'
import { toUsd } from '../domain/shared/money.ts'
import { actOn, keyNotice } from './account.ts'
import type { Command } from './command.ts'
import {
  aboutAccount,
  duration,
  onOrOff,
  positiveDuration,
  positiveUsd,
  scopes,
  type Target,
} from './input.ts'
import { actor, CliError, type Session } from './session.ts'

type TermOptions = {
  name?: string
  scope?: KeyScope[]
  dailyCap?: number | 'none'
  orderCap?: number | 'none'
  expires?: number | 'none'
}

/** Adds the commands about an account's API keys. */
export function addKeyCommands(account: Command, session: Session): void {
  const key = account.command('key').description('the API keys of an account')

  withTerms(aboutAccount(key, 'create'))
    .description('create an API key and print it')
    .option('--test', 'a test key: its orders cost test money and move nothing')
    .action((options: Target & TermOptions & { test?: boolean }) => create(session, options))

  aboutAccount(key, 'list')
    .description('the keys of an account, and what each may do')
    .action((options: Target) => list(session, options))

  withTerms(aboutAccount(key, 'change').argument('<key>', 'its name or id'))
    .description('change what a key may do')
    .action((text: string, options: Target & TermOptions) => change(session, text, options))

  aboutAccount(key, 'rotate')
    .argument('<key>', 'its name or id')
    .description('replace a key by a new one that may do the same, and print it')
    .option('--grace <time>', 'how long the old key stays valid, such as 1h', duration, 0)
    .action((text: string, options: Target & { grace: number }) => rotate(session, text, options))

  aboutAccount(key, 'revoke')
    .argument('<key>', 'its name or id')
    .description('end a key at once')
    .action((text: string, options: Target) => revoke(session, text, options))

  aboutAccount(account, 'guard')
    .addArgument(onOrOff())
    .description('ask the holder before a key pays from an address that it was never used from')
    .action((to: 'on' | 'off', options: Target) =>
      actOn(session, options, async (tx, { id }, now) => {
        await setAddressGuard(tx, id, to === 'on', actor, now)
        return { text: `The new-address guard is ${to}.` }
      }),
    )
}

function withTerms(command: Command): Command {
  const orNone = (parse: (text: string) => number) => (text: string) =>
    text === 'none' ? text : parse(text)
  return command
    .option('--name <name>', 'what the key is called')
    .option('--scope <list>', `what it may do: ${KEY_SCOPES.join(', ')} (default all)`, scopes)
    .option('--daily-cap <usd>', 'the most that it may spend in a UTC day', orNone(positiveUsd))
    .option('--order-cap <usd>', 'the most that one order may cost', orNone(positiveUsd))
    .option(
      '--expires <time>',
      'how long it works from now on, such as 30d',
      orNone(positiveDuration),
    )
}

/** The terms that the options name, and no others. */
function termsIn(options: TermOptions, now: Date): Partial<KeyTerms> {
  const { name, scope, dailyCap, orderCap, expires } = options
  const expiresAt = typeof expires === 'number' ? new Date(now.getTime() + expires) : null
  return {
    ...(name === undefined ? {} : { name }),
    ...(scope === undefined ? {} : { scopes: scope }),
    ...(dailyCap === undefined ? {} : { dailyCapMicros: dailyCap === 'none' ? null : dailyCap }),
    ...(orderCap === undefined ? {} : { orderCapMicros: orderCap === 'none' ? null : orderCap }),
    ...(expires === undefined ? {} : { expiresAt }),
  }
}

function create(session: Session, options: Target & TermOptions & { test?: boolean }) {
  const { account, test = false } = options
  return session.run(async (store, now) => {
    const { apiKey, ...made } = await store.transaction(async (tx) => {
      const holder = await accountNamed(tx, account)
      const owner = test ? await ensureTestAccount(tx, holder, actor, now) : holder
      const mode = test ? 'test' : session.keyMode
      const issued = await createKey(tx, owner.id, { ...termsIn(options, now), mode, actor }, now)
      const key = await keyToChange(tx, owner.id, issued.id, now)
      return { key, apiKey: issued.apiKey, usable: test || owner.apiEnabled }
    })
    const json = { apiKey, ...(await keyJson(store.read, made.key, test, now)) }
    const hint = made.usable ? '' : '\nAPI access is off. Turn it on with account api-on.'
    return { json, text: keyNotice(apiKey) + hint }
  })
}

function list(session: Session, { account }: Target): Promise<void> {
  return session.run(async ({ read }, now) => {
    const holder = await accountNamed(read, account)
    const found = await keysOf(read, holder, now)
    const keys = await Promise.all(found.map(({ key, test }) => keyJson(read, key, test, now)))
    const columns = [
      ...['keyId', 'name', 'prefix', 'test', 'scopes', 'dailyCapUsd', 'orderCapUsd'],
      ...['expiresAt', 'lastUsedAt'],
    ]
    return { json: { keys }, columns, none: 'The account has no valid key.' }
  })
}

function change(session: Session, text: string, options: Target & TermOptions): Promise<void> {
  return session.run(async (store, now) => {
    const changes = termsIn(options, now)
    if (Object.keys(changes).length === 0)
      throw new CliError('Say what to change, such as --daily-cap 50.')
    const { key, test } = await store.transaction(async (tx) => {
      const { key, test } = await keyMeant(tx, options, text, now)
      await changeKey(tx, key.accountId, { keyId: key.id, changes, actor }, now)
      return { key: await keyToChange(tx, key.accountId, key.id, now), test }
    })
    return { json: await keyJson(store.read, key, test, now) }
  })
}

function rotate(session: Session, text: string, options: Target & { grace: number }) {
  return session.run(async (store, now) => {
    const issued = await store.transaction(async (tx) => {
      const { key, test } = await keyMeant(tx, options, text, now)
      const mode = test ? 'test' : session.keyMode
      const input = { keyId: key.id, graceMs: options.grace, mode, actor } as const
      const apiKey = await rotateKey(tx, key.accountId, input, now)
      return { apiKey, test, key: await keyNamed(tx, key.accountId, key.name, now) }
    })
    const { apiKey, key, test } = issued
    return {
      json: { apiKey, ...(await keyJson(store.read, key, test, now)) },
      text: keyNotice(apiKey),
    }
  })
}

function revoke(session: Session, text: string, options: Target): Promise<void> {
  return session.run(async (store, now) => {
    const key = await store.transaction(async (tx) => {
      const { key } = await keyMeant(tx, options, text, now)
      return revokeKey(tx, key.accountId, { keyId: key.id, actor }, now)
    })
    const json = { keyId: key.id, name: key.name, revoked: true }
    return { json, text: `The key ${key.name} is revoked. No call with it is accepted any more.` }
  })
}

/** The account's keys and then its test keys. */
async function keysOf(db: Reader, holder: Account, now: Date) {
  const own = (await currentKeys(db, holder.id, now)).map((key) => ({ key, test: false }))
  const test = await testAccountOf(db, holder.id)
  if (!test) return own
  const tests = await currentKeys(db, test.id, now)
  return [...own, ...tests.map((key) => ({ key, test: true }))]
}

/** The key, or else the test key, that somebody names by its name or id. */
async function keyMeant(db: Reader, { account }: Target, text: string, now: Date) {
  const holder = await accountNamed(db, account)
  try {
    return { key: await keyNamed(db, holder.id, text, now), test: false }
  } catch (error) {
    const test = await testAccountOf(db, holder.id)
    if (!test || !isRefusal(error, 'KEY_NOT_FOUND')) throw error
    return { key: await keyNamed(db, test.id, text, now), test: true }
  }
}

async function keyJson(db: Reader, key: ApiKey, test: boolean, now: Date) {
  const { dailyCapMicros, orderCapMicros } = key
  return {
    keyId: key.id,
    name: key.name,
    prefix: key.prefix,
    test,
    scopes: key.scopes,
    dailyCapUsd: dailyCapMicros === null ? null : toUsd(dailyCapMicros),
    spentTodayUsd: dailyCapMicros === null ? null : toUsd(await spentToday(db, key, now)),
    orderCapUsd: orderCapMicros === null ? null : toUsd(orderCapMicros),
    createdAt: key.createdAt,
    expiresAt: key.expiresAt,
    lastUsedAt: key.lastUsedAt,
    lastUsedAddress: key.lastUsedAddress,
  }
}
