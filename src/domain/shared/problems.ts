import type { claims, deposits } from '../schema.ts'

// Problems with input, as data. The texts for them belong to the transports (bot, HTTP, CLI).

export type {
  BulkProblem,
  FieldFault,
  FieldProblem,
  PlainBulkProblem,
} from '../schema.ts'

/** Why a pattern of the catalog cannot be used. */
export type PatternProblem =
  | { problem: 'pattern_too_long'; max: number }
  | { problem: 'pattern_invalid' }
  | { problem: 'pattern_too_large' }
  | { problem: 'pattern_looks_around' | 'pattern_refers_back'; token: string }
  /** `said`: the message of the regular expression engine. */
  | { problem: 'pattern_unsupported'; said: string }

/** A step of the path to a problem in a catalog file, from the outside in. */
export type CatalogPlace =
  | { row: 'line' | 'product' | 'row'; number: number; name: string | null }
  | { field: string }

export type CatalogFault =
  | PatternProblem
  | { problem: 'unknown_supplier'; name: string }
  | { problem: 'decimals' | 'number' }
  | { problem: 'supplier_name' | 'supplier_twice' | 'pid' | 'slug' | 'order_code' }
  | {
      problem: 'example' | 'field_twice' | 'region_and_server' | 'region_options' | 'server_options'
    }
  | { problem: 'option_twice' }
  | { problem: 'used_twice'; name: string }
  | { problem: 'no_supplier' | 'no_fields' | 'stock_supplier' }
  | { problem: 'stock_based' | 'fields_of_code' }
  /** The product already belongs to the line `slug`. */
  | { problem: 'other_line'; slug: string }
  /** `said`: the schema's message. */
  | { problem: 'schema'; said: string }

export type CatalogProblem = { at: CatalogPlace[] } & CatalogFault

export type SettingProblem =
  | { problem: 'low_stock' | 'terms' | 'open_deposits' | 'suppliers' | 'at_once'; max: number }
  | { problem: 'sync_every' }
  /** In days, and in percent. */
  | { problem: 'cost_age' | 'cost_jump'; max: number }
  | { problem: 'support'; text: string; maxUrlLength: number }
  | { problem: 'digest_time' }
  | { problem: 'time_zone'; text: string }
  | { problem: 'least_is_zero' | 'least_above_largest' }
  | { problem: 'stars_rate'; max: number; decimals: number }

/** A problem with one of the operator's own ways to be paid. */
export type TransferProblem =
  | { problem: 'name' | 'instructions_too_long' | 'too_many'; max: number }
  | { problem: 'name_taken'; name: string }
  | { problem: 'instructions_missing' | 'rate_of_usd' }
  | { problem: 'least_is_zero' | 'least_above_largest' }
  | { problem: 'currency'; text: string }
  /** `currency`: that of the rate. */
  | { problem: 'rate'; currency: string }
  /** In percent. */
  | { problem: 'fee'; max: number }

export type TopUpProblem =
  | { problem: 'limits'; minMicros: number; maxMicros: number }
  | { problem: 'cents' }
  /** `price` and `maxPrice` are in the payment method's own unit. */
  | { problem: 'price'; amountMicros: number; price: number; maxPrice: number }

/** Why an account cannot move to a person. used: their own account is not new. */
export type MoveProblem = 'same' | 'moving' | 'of_team' | 'target_shut' | 'used' | 'target_moving'

/** A problem with the codes that were to be delivered for an order. */
export type DeliveryProblem =
  | { problem: 'count'; given: number; ordered: number }
  | { problem: 'length' | 'known' }

/** Why codes cannot be read or changed with a key. Keys are named by their ids. */
export type KeyProblem =
  | { problem: 'sandbox' | 'same_key' | 'not_encrypted' }
  | { problem: 'encrypting' | 'key_missing' | 'encrypted'; keyId: string }
  | { problem: 'rotating'; keyId: string; from: string }
  | { problem: 'other_key'; keyId: string; given: string }

/** Why a URL cannot be a webhook's. */
export type WebhookUrlProblem = 'not_a_url' | 'not_https' | 'has_password' | 'port' | 'not_public'

/** The part of a deposit that says what has happened to it. */
export type DepositState = Pick<
  typeof deposits.$inferSelect,
  'reference' | 'status' | 'decidedBy' | 'reason' | 'amountMicros' | 'creditedMicros'
>

/** Why a holder cannot open a claim, or end it. */
export type ClaimProblem =
  /** The order has not ended, or its money is back. */
  | { problem: 'processing' | 'paid_back' }
  /** The order has an open claim. */
  | { problem: 'open'; reference: string }
  | { problem: 'too_many_of_order' | 'too_many_open'; max: number }
  | { problem: 'over'; state: ClaimState['state'] }

/** The part of a claim that says how it ended. */
export type ClaimState = Pick<
  typeof claims.$inferSelect,
  'reference' | 'state' | 'decidedBy' | 'answer' | 'refundedMicros'
>

/** A text for each problem of a kind. */
export type ProblemTexts<P extends { problem: string }> = {
  [Name in P['problem']]: (problem: Extract<P, { problem: Name }>) => string
}

export function describe<P extends { problem: string }>(
  texts: ProblemTexts<P>,
  problem: P,
): string {
  // Each function in `texts` takes the problem that it is named after.
  const name = problem.problem as P['problem']
  return texts[name](problem as Extract<P, { problem: typeof name }>)
}
