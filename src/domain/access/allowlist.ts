import { isIPv4, isIPv6 } from 'node:net'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/store.ts'
import { lockAccount } from '../accounts/accounts.ts'
import { accessChanged } from '../accounts/standing.ts'
import type { Actor } from '../audit/audit-log.ts'
import { allowlistEntries } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { visibleText } from '../shared/typed-text.ts'

const MAX_ENTRIES = 100
const ADDRESS_BITS = 32
/** The size of a /8. An account that needs more than that can leave its list empty. */
const MAX_ADDRESSES = 2 ** 24

export type AddressRange = { firstAddress: number; lastAddress: number }

/** An IPv4 address as a number, or null for anything else. */
export function addressNumber(address: string): number | null {
  if (!isIPv4(address)) return null
  return address.split('.').reduce((number, byte) => number * 256 + Number(byte), 0)
}

/**
 * Parses an IPv4 address or CIDR block. A block is stored with its first address: `10.1.2.3/8` becomes
 * `10.0.0.0/8`.
 * @throws DomainError NOT_AN_ADDRESS
 */
export function parseRange(text: string): AddressRange & { cidr: string } {
  const [address = '', prefix = '32', ...more] = visibleText(text).trim().split('/')
  const number = addressNumber(address)
  if (number === null || more.length > 0 || !/^(?:[1-9]|[12]\d|3[0-2])$/.test(prefix))
    throw new DomainError('NOT_AN_ADDRESS', { text })
  const size = 2 ** (ADDRESS_BITS - Number(prefix))
  const firstAddress = number - (number % size)
  const first = [24, 16, 8, 0].map((shift) => (firstAddress >>> shift) & 255).join('.')
  return {
    cidr: size === 1 ? first : `${first}/${prefix}`,
    firstAddress,
    lastAddress: firstAddress + size - 1,
  }
}

/** Whether one of the ranges contains the address; false unless it is IPv4. */
export function isListed(ranges: readonly AddressRange[], address: string): boolean {
  const number = addressNumber(address)
  if (number === null) return false
  return ranges.some((range) => range.firstAddress <= number && number <= range.lastAddress)
}

/**
 * Adds addresses and blocks; those already listed stay as they are.
 * @throws DomainError NOT_AN_ADDRESS, BLOCK_TOO_WIDE (wider than a /8), TOO_MANY_ADDRESSES (above 100);
 *   nothing is added then.
 */
export async function allowAddresses(
  tx: Tx,
  accountId: number,
  input: { texts: string[]; actor: Actor },
  now: Date,
): Promise<void> {
  const ranges = input.texts.map(parseRange)
  const wide = ranges.find((range) => range.lastAddress - range.firstAddress >= MAX_ADDRESSES)
  if (wide) throw new DomainError('BLOCK_TOO_WIDE', { cidr: wide.cidr })
  // Without the lock, entries added at the same moment would not be counted.
  await lockAccount(tx, accountId)
  for (const range of ranges)
    await tx
      .insert(allowlistEntries)
      .values({ accountId, ...range, createdAt: now })
      .onConflictDoNothing()
  const size = await tx.$count(allowlistEntries, eq(allowlistEntries.accountId, accountId))
  if (size > MAX_ENTRIES) throw new DomainError('TOO_MANY_ADDRESSES', { size, max: MAX_ENTRIES })
  const detail = { added: ranges.map((range) => range.cidr) }
  const act = { action: 'allowlist.add', actor: input.actor, detail } as const
  await accessChanged(tx, accountId, 'allowlist_changed', act, now)
}

/** Removes addresses and blocks; those not listed are ignored. */
export async function removeAddresses(
  tx: Tx,
  accountId: number,
  input: { texts: string[]; actor: Actor },
  now: Date,
): Promise<void> {
  const removed = input.texts.map((text) => parseRange(text).cidr)
  await lockAccount(tx, accountId)
  await tx
    .delete(allowlistEntries)
    .where(and(eq(allowlistEntries.accountId, accountId), inArray(allowlistEntries.cidr, removed)))
  const act = { action: 'allowlist.remove', actor: input.actor, detail: { removed } } as const
  await accessChanged(tx, accountId, 'allowlist_changed', act, now)
}

/** Empties the allowlist: any address may call again, unless the service requires a list. */
export async function clearAllowlist(tx: Tx, accountId: number, actor: Actor, now: Date) {
  await lockAccount(tx, accountId)
  await tx.delete(allowlistEntries).where(eq(allowlistEntries.accountId, accountId))
  const act = { action: 'allowlist.clear', actor } as const
  await accessChanged(tx, accountId, 'allowlist_changed', act, now)
}

const NETWORK_GROUPS = 4
const ALL_GROUPS = 8

/**
 * What counts as one address: an IPv4 address as it is, or the /64 network of an IPv6 address, in which a
 * machine changes its address at will.
 * @param address in the form that node:net gives it.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const zeros = tail === undefined ? 0 : ALL_GROUPS - before.length - after.length
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** The groups of 16 bits; an IPv4 address at the end counts as two. */
function groupsOf(text: string): string[] {
  return text === ''
    ? []
    : text.split(':').flatMap((group) => (group.includes('.') ? [group, ''] : [group]))
}
