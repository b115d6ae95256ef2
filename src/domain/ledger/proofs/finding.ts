/** One row that contradicts the ledger's rules: which rule, whose, and what is wrong with it. */
export type Finding = {
  rule: string
  accountId: number | null
  reference: string | null
  problem: string
}
