import { createTimeSlices } from '../shared/time-slices.ts'
import type { SupplierItem } from '../suppliers/supplier.ts'
import { type NameParts, partsOf, sharedWords } from './words.ts'

// Which product an item of a supplier's list may be. A person decides: nothing here is applied by itself.

/** A product that could be bought as the item. `text`: its name and those of its line. */
export type Candidate = { pid: string; name: string; text: string }
/** Why it is proposed: the numbers that both names have, and the words. */
export type Proposal = Pick<Candidate, 'pid' | 'name'> & { numbers: string[]; words: string[] }

const MAX_PROPOSALS = 3
/** More items than anybody looks through at once. */
const MAX_RANKED = 300
/** Of the words of both names, at least so large a part must be in both. */
const LEAST_SCORE = 0.25
/** How many products are looked at before other work may run. */
const LOOKED_AT_ONCE = 200

type Proposer = (item: { item: string; name: string | null }) => Promise<Proposal[]>

/** Returns a function that proposes the products whose names are the most alike, the best one first. */
export function createProposer(candidates: readonly Candidate[]): Proposer {
  const known = candidates.map((one) => ({
    ...one,
    own: partsOf(one.name),
    all: partsOf(one.text),
  }))
  const slice = createTimeSlices()

  return async ({ item, name }) => {
    const asked = partsOf(name ?? item)
    const found: (Proposal & { score: number })[] = []
    for (const [i, one] of known.entries()) {
      if (i % LOOKED_AT_ONCE === 0) await slice()
      const score = scoreOf(asked, one)
      if (score < LEAST_SCORE) continue
      const { pid, name } = one
      const words = sharedWords(asked, one.all)
      found.push({ ...{ pid, name, words, score }, numbers: [...asked.numbers] })
    }
    found.sort((one, other) => other.score - one.score || (one.pid < other.pid ? -1 : 1))
    return found.slice(0, MAX_PROPOSALS).map(({ score: _, ...proposal }) => proposal)
  }
}

/** The first items that no product is bought as, those with a proposal first. */
export async function rankUnmapped({
  unmapped,
  candidates,
}: {
  unmapped: readonly SupplierItem[]
  candidates: readonly Candidate[]
}): Promise<{ item: SupplierItem; proposals: Proposal[] }[]> {
  const propose = createProposer(candidates)
  const all: { item: SupplierItem; proposals: Proposal[] }[] = []
  for (const item of unmapped.slice(0, MAX_RANKED))
    all.push({ item, proposals: await propose(item) })
  const rank = ({ proposals }: (typeof all)[number]) => (proposals.length > 0 ? 0 : 1)
  return all.sort((one, other) => rank(one) - rank(other))
}

/**
 * From 0 to 1: how many of the words both have. 0 unless the item has the numbers of the product's name, and no
 * other than those of its line.
 */
function scoreOf(asked: NameParts, { own, all }: { own: NameParts; all: NameParts }): number {
  if (!own.numbers.isSubsetOf(asked.numbers) || !asked.numbers.isSubsetOf(all.numbers)) return 0
  // A short name of an item is that of the product, a long one also has words of the line.
  return Math.max(likeness(asked, own), likeness(asked, all))
}

function likeness(one: NameParts, other: NameParts): number {
  const shared = sharedWords(one, other).length
  return shared === 0 ? 0 : shared / (one.words.size + other.words.size - shared)
}
