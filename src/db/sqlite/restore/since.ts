import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import type SQLite from 'better-sqlite3'
import { SINCE_LISTS, type SinceList } from './since-lists.ts'
import { CARRY_MOVES } from './since-moves.ts'
import { WITHDRAWN } from './withdrawn.ts'

/** What happened after a backup was made, according to the database that it replaces. */
export type Since = {
  /** The file with the lists; null if all of them are empty. */
  file: string | null
  /** How many rows each list has. */
  lists: Record<SinceList, number>
  /** The amount charged for the orders that the restored database does not know, in micro-USD. */
  ordersMicros: number
  /** Codes that were delivered since, and codes that may or may not have been used. */
  codes: { writtenOff: number; quarantined: number }
  /** Keys that were ended or issued since, and accounts that were shut out. They stay as they are now. */
  access: { keysEnded: number; keysIssued: number; accountsShut: number }
}

/** The column by which a code is recognized in both databases. They must have the same key, or none. */
const CODE = 'code'

/** Whether the order certainly used its code, or somebody has seen it: it is then useless to anybody else. */
const USED = `(p.discarded_at IS NOT NULL OR o.status = 'completed')`
const QUARANTINED_AT = `CASE WHEN ${USED} THEN NULL ELSE @now END`
const DISCARDED_AT = `CASE WHEN ${USED} THEN coalesce(p.discarded_at, @now) END`
const TAKEN = 'main.stock_codes p LEFT JOIN main.orders o ON o.id = p.order_id'

const WITHDRAW_CODES = `
  UPDATE restored.stock_codes AS r SET
    order_id = '${WITHDRAWN}' || p.order_id, taken_at = p.taken_at,
    quarantined_at = ${QUARANTINED_AT}, discarded_at = ${DISCARDED_AT}
  FROM ${TAKEN}
  WHERE r.${CODE} = p.${CODE} AND r.order_id IS NULL AND p.order_id IS NOT NULL
  RETURNING discarded_at AS discardedAt`

const TAKEN_PIDS = 'SELECT pid FROM main.stock_codes WHERE order_id IS NOT NULL'
const LINE = `slug, position, product_name, game_name, kind, stock_based, fields, server_options,
  region_options, suppliers, order_code`
const PRODUCT = 'pid, slug, position, name, price_micros, supplier_ref, suppliers'

/** Adds new lines and products of taken codes, because a code needs its product. They are not for sale. */
const ADD_LINES = `
  INSERT OR IGNORE INTO restored.lines (${LINE}, status)
  SELECT ${LINE}, 'removed' FROM main.lines
  WHERE slug IN (SELECT slug FROM main.products WHERE pid IN (${TAKEN_PIDS}))`
const ADD_PRODUCTS = `
  INSERT OR IGNORE INTO restored.products (${PRODUCT}, status)
  SELECT ${PRODUCT}, 'archived' FROM main.products WHERE pid IN (${TAKEN_PIDS})`

/**
 * Adds taken codes that came since, so that they are not sold when their file is added again. Leaves out
 * codes of an order that is open again: its supplier delivers them once more.
 */
const ADD_WITHDRAWN_CODES = `
  INSERT INTO restored.stock_codes
    (pid, code, sealed, added_at, order_id, taken_at, quarantined_at, discarded_at)
  SELECT p.pid, p.code, p.sealed, p.added_at, '${WITHDRAWN}' || p.order_id, p.taken_at, ${QUARANTINED_AT}, ${DISCARDED_AT}
  FROM ${TAKEN}
  WHERE p.order_id IS NOT NULL
    AND p.${CODE} NOT IN (SELECT ${CODE} FROM restored.stock_codes)
    AND p.order_id NOT IN (SELECT id FROM restored.orders)
  RETURNING discarded_at AS discardedAt`

/** Removes codes that were taken out of stock since, by their ids in the audit log. */
const REMOVE_CODES = `
  DELETE FROM restored.stock_codes
  WHERE order_id IS NULL
    AND ${CODE} NOT IN (SELECT ${CODE} FROM main.stock_codes)
    AND id IN (
      SELECT removed.value FROM main.audit_log a, json_each(a.detail, '$.ids') removed
      WHERE a.action = 'stock.remove')`

/** Before the names are set: two keys could be in each other's way otherwise. */
const RETIRE_KEYS = `
  UPDATE restored.api_keys SET retired_at = coalesce(retired_at, created_at)
  WHERE hash IN (SELECT hash FROM main.api_keys)`

const END_KEYS = `
  UPDATE restored.api_keys AS r SET expires_at = p.expires_at
  FROM main.api_keys p
  WHERE p.hash = r.hash AND p.expires_at IS NOT NULL
    AND (r.expires_at IS NULL OR r.expires_at > p.expires_at)`

const SET_KEY_TERMS = `
  UPDATE restored.api_keys AS r SET name = p.name, scopes = p.scopes, retired_at = p.retired_at,
    daily_cap_micros = p.daily_cap_micros, order_cap_micros = p.order_cap_micros
  FROM main.api_keys p
  WHERE p.hash = r.hash`

const GUARD_ADDRESSES = `
  UPDATE restored.accounts AS r SET address_guard = 1
  FROM main.accounts p
  WHERE p.telegram_id = r.telegram_id AND p.address_guard = 1`

const ADD_KEYS = `
  INSERT OR IGNORE INTO restored.api_keys (account_id, name, hash, prefix, scopes,
    daily_cap_micros, order_cap_micros, created_at, expires_at, retired_at)
  SELECT ra.id, p.name, p.hash, p.prefix, p.scopes,
    p.daily_cap_micros, p.order_cap_micros, p.created_at, p.expires_at, p.retired_at
  FROM main.api_keys p JOIN main.accounts a ON a.id = p.account_id
  JOIN restored.accounts ra ON ra.telegram_id = a.telegram_id
  WHERE p.expires_at IS NULL OR p.expires_at > @now
  ORDER BY p.id`

/** The first restored key of each chain of rotations, by the id of the chain's first key in the present database. */
const CHAINS = `
  SELECT coalesce(p.root_id, p.id) AS present_root, min(r.id) AS root
  FROM main.api_keys p JOIN restored.api_keys r ON r.hash = p.hash GROUP BY 1`

/** Keys that were rotated share their caps, and are revoked together. */
const LINK_KEYS = `
  UPDATE restored.api_keys AS r SET root_id = nullif(chains.root, r.id)
  FROM main.api_keys p JOIN (${CHAINS}) chains ON chains.present_root = coalesce(p.root_id, p.id)
  WHERE p.hash = r.hash`

/** Otherwise a key could spend its daily cap twice. */
const KEEP_SPENDS = `
  INSERT INTO restored.key_spends (day, key_id, spent_micros)
  SELECT p.day, chains.root, p.spent_micros
  FROM main.key_spends p JOIN (${CHAINS}) chains ON chains.present_root = p.key_id
  WHERE true
  ON CONFLICT (day, key_id) DO UPDATE SET spent_micros = max(spent_micros, excluded.spent_micros)`

/** The suppliers have done what was bought since: otherwise their day limits could be used twice. */
const KEEP_DAYS = `
  INSERT INTO restored.supplier_days (day, supplier, bought_micros, reached)
  SELECT day, supplier, bought_micros, reached FROM main.supplier_days
  WHERE true
  ON CONFLICT (day, supplier) DO UPDATE SET bought_micros = max(bought_micros, excluded.bought_micros)`

/** Addresses that a guarded account's holder has removed since must be allowed again. */
const FORGET_ADDRESSES = `
  DELETE FROM restored.key_addresses AS r
  WHERE r.account_id IN (
    SELECT ra.id FROM restored.accounts ra JOIN main.accounts p ON p.telegram_id = ra.telegram_id
    WHERE p.address_guard = 1)
  AND NOT EXISTS (
    SELECT 1 FROM main.key_addresses p JOIN (${CHAINS}) chains ON chains.present_root = p.key_id
    WHERE chains.root = r.key_id AND p.address = r.address)`

const SHUT_ACCOUNTS = `
  UPDATE restored.accounts AS r SET
    banned_at = coalesce(r.banned_at, p.banned_at),
    ban_reason = CASE WHEN r.banned_at IS NULL THEN p.ban_reason ELSE r.ban_reason END,
    restricted_until = nullif(max(coalesce(r.restricted_until, 0), coalesce(p.restricted_until, 0)), 0),
    restriction_reason = coalesce(p.restriction_reason, r.restriction_reason),
    api_enabled = min(r.api_enabled, p.api_enabled),
    api_disabled_by_admin = max(r.api_disabled_by_admin, p.api_disabled_by_admin),
    shop_allowed = min(r.shop_allowed, p.shop_allowed)
  FROM main.accounts p
  WHERE p.telegram_id = r.telegram_id AND (
    (p.banned_at IS NOT NULL AND r.banned_at IS NULL)
    OR (p.restricted_until > @now AND p.restricted_until > coalesce(r.restricted_until, 0))
    OR p.api_enabled < r.api_enabled OR p.api_disabled_by_admin > r.api_disabled_by_admin
    OR p.shop_allowed < r.shop_allowed)`

/**
 * Reports what happened since the backup, and removes from the restored database what must not be used
 * again: codes that were taken since, keys that were ended, and access that was taken away.
 * @param present the database that is replaced; it is only read.
 * @param restored the file that replaces it, which nobody has open.
 * @param list the file for the lists, as one JSON document.
 * @throws SqliteError if the two cannot be compared. The restored database is unchanged then.
 */
export function carryOver(
  present: SQLite.Database,
  { restored, list }: { restored: string; list: string },
  now: Date,
): Since {
  present.prepare('ATTACH ? AS restored').run(restored)
  try {
    return present.transaction(() => {
      for (const statement of CARRY_MOVES) present.prepare(statement).run()
      const codes = withdrawCodes(present, now)
      const access = keepAccess(present, now)
      const { lists, ordersMicros } = writeLists(present, list)
      const listed = Object.values(lists).some((rows) => rows > 0)
      return { file: listed ? list : null, lists, ordersMicros, codes, access }
    })()
  } finally {
    present.exec('DETACH restored')
  }
}

function withdrawCodes(database: SQLite.Database, now: Date): Since['codes'] {
  const codes = { writtenOff: 0, quarantined: 0 }
  for (const statement of [REMOVE_CODES, ADD_LINES, ADD_PRODUCTS]) database.prepare(statement).run()
  for (const statement of [WITHDRAW_CODES, ADD_WITHDRAWN_CODES])
    for (const row of database.prepare(statement).all({ now: now.getTime() }))
      codes[(row as { discardedAt: number | null }).discardedAt ? 'writtenOff' : 'quarantined'] += 1
  return codes
}

function keepAccess(database: SQLite.Database, now: Date): Since['access'] {
  const change = (statement: string) =>
    database.prepare(statement).run({ now: now.getTime() }).changes
  change(RETIRE_KEYS)
  change(SET_KEY_TERMS)
  change(GUARD_ADDRESSES)
  const access = {
    keysEnded: change(END_KEYS),
    keysIssued: change(ADD_KEYS),
    accountsShut: change(SHUT_ACCOUNTS),
  }
  for (const statement of [LINK_KEYS, KEEP_SPENDS, KEEP_DAYS, FORGET_ADDRESSES]) change(statement)
  return access
}

/** Writes row by row, because a busy day has many. */
function writeLists(
  database: SQLite.Database,
  path: string,
): Pick<Since, 'lists' | 'ordersMicros'> {
  const lists = Object.fromEntries(
    Object.keys(SINCE_LISTS).map((name) => [name, 0]),
  ) as Since['lists']
  let ordersMicros = 0
  const file = openSync(path, 'wx', 0o600)
  try {
    let before = '{'
    for (const [name, select] of Object.entries(SINCE_LISTS) as [SinceList, string][]) {
      writeSync(file, `${before}\n${JSON.stringify(name)}: [`)
      for (const row of database.prepare(select).iterate() as Iterable<Record<string, unknown>>) {
        writeSync(file, `${lists[name] === 0 ? '' : ','}\n  ${JSON.stringify(row, asWritten)}`)
        lists[name] += 1
        if (name === 'orders') ordersMicros += Math.round(Number(row.amountUsd) * 1e6)
      }
      writeSync(file, ']')
      before = ','
    }
    writeSync(file, '\n}\n')
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  return { lists, ordersMicros }
}

function asWritten(key: string, value: unknown): unknown {
  return key.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value
}
