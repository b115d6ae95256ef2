/** A row that contradicts a rule of the ledger, and what is wrong with it. */
export type Finding = {
  rule: string
  accountId: number | null
  reference: string | null
  problem: string
}
