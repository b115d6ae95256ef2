import type { deposits } from '../../db/schema.ts'

// What is wrong with something that was sent, as data: the words for it belong to who speaks to people.

/** A field of a reseller's request. Never its value: that may be a player's id or a code. */
export type FieldProblem = { field: string; label?: string | undefined } & FieldFault
export type FieldFault =
  | { problem: 'missing' }
  | { problem: 'pattern'; pattern: string }
  /** `more`: how many other values it may have. */
  | { problem: 'options'; options: string[]; more: number }

/** Why a pattern of the catalog cannot be used. */
export type PatternProblem =
  | { problem: 'pattern_too_long'; max: number }
  | { problem: 'pattern_invalid' }
  | { problem: 'pattern_too_large' }
  | { problem: 'pattern_looks_around' | 'pattern_refers_back'; token: string }
  /** `said`: by the engine of the patterns. */
  | { problem: 'pattern_unsupported'; said: string }

/** Where in a catalog file a problem is, from the outside in. */
export type CatalogPlace =
  | { row: 'line' | 'product' | 'row'; number: number; name: string | null }
  | { field: string }

export type CatalogFault =
  | PatternProblem
  | { problem: 'decimals' | 'number' }
  | { problem: 'supplier_name' | 'supplier_twice' | 'pid' | 'slug' | 'order_code' }
  | { problem: 'field_twice' | 'region_and_server' | 'region_options' | 'server_options' }
  | { problem: 'option_twice' }
  | { problem: 'unknown_supplier' | 'used_twice'; name: string }
  | { problem: 'no_supplier' | 'no_fields' | 'stock_supplier' }
  | { problem: 'stock_based' | 'fields_of_code' }
  /** The product belongs to the line `slug` already. */
  | { problem: 'other_line'; slug: string }
  /** `said`: by the file's schema. */
  | { problem: 'schema'; said: string }

export type CatalogProblem = { at: CatalogPlace[] } & CatalogFault

export type SettingProblem =
  | { problem: 'low_stock' | 'terms' | 'open_deposits' | 'instructions_too_long'; max: number }
  | { problem: 'support'; text: string; maxUrlLength: number }
  | { problem: 'least_is_zero' | 'least_above_largest' | 'instructions_missing' }
  | { problem: 'stars_rate'; max: number; decimals: number }

export type TopUpProblem =
  | { problem: 'limits'; minMicros: number; maxMicros: number }
  | { problem: 'cents' }
  /** `price` and `maxPrice` in the method's own unit. */
  | { problem: 'price'; amountMicros: number; price: number; maxPrice: number }

/** What is wrong with the codes that an order was to be given. */
export type DeliveryProblem =
  | { problem: 'count'; given: number; ordered: number }
  | { problem: 'length' | 'known' }

/** Why codes cannot be read or changed with a key. Keys are named by their ids. */
export type KeyProblem =
  | { problem: 'sandbox' | 'same_key' | 'not_encrypted' }
  | { problem: 'encrypting' | 'key_missing' | 'encrypted'; keyId: string }
  | { problem: 'rotating'; keyId: string; from: string }
  | { problem: 'other_key'; keyId: string; given: string }

/** The part of a deposit that says what has happened to it. */
export type DepositState = Pick<
  typeof deposits.$inferSelect,
  'reference' | 'status' | 'decidedBy' | 'reason' | 'amountMicros' | 'creditedMicros'
>

/** Words for each problem of a kind. */
export type ProblemTexts<P extends { problem: string }> = {
  [Name in P['problem']]: (problem: Extract<P, { problem: Name }>) => string
}

export function describe<P extends { problem: string }>(
  texts: ProblemTexts<P>,
  problem: P,
): string {
  // Each text takes the problem of its own name.
  const name = problem.problem as P['problem']
  return texts[name](problem as Extract<P, { problem: typeof name }>)
}
