import type { Action } from './audit-log.ts'

// What acts in the audit log are about, to find them again.

export const LOG_KINDS = ['money', 'orders', 'goods', 'people', 'service'] as const
export type LogKind = (typeof LOG_KINDS)[number]

type Noun = Action extends `${infer Part}.${string}` ? Part : never

/** What acts on each noun are about. Acts on an account that move money are about that. */
const KIND_OF: Record<Noun, LogKind> = {
  account: 'people',
  allowlist: 'people',
  api: 'people',
  approval: 'money',
  broadcast: 'people',
  catalog: 'goods',
  claim: 'orders',
  codes: 'service',
  deposit: 'money',
  guard: 'people',
  incident: 'orders',
  key: 'people',
  line: 'goods',
  order: 'orders',
  payment: 'money',
  pricing: 'goods',
  product: 'goods',
  service: 'service',
  settings: 'service',
  shop: 'people',
  stock: 'goods',
  supplier: 'goods',
  team: 'service',
  test: 'people',
  tier: 'goods',
  transfer: 'service',
  webhook: 'people',
}
const MONEY: Action[] = ['account.credit', 'account.debit']

/** The actions of a kind: those on these nouns with these, without those. */
export function actionsOf(kind: LogKind): { nouns: string[]; also: Action[]; without: Action[] } {
  const nouns = Object.entries(KIND_OF).flatMap(([noun, of]) => (of === kind ? [noun] : []))
  return {
    nouns,
    also: kind === 'money' ? MONEY : [],
    without: kind === 'people' ? MONEY : [],
  }
}
