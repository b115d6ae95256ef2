import { isIPv6 } from 'node:net'

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
