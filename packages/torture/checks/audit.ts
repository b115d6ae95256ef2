import type { Check } from './check.ts'

export const audit: Check = {
  name: 'audit',
  promise: 'The ledger proves itself: `audit --full` finds nothing.',
  find({ audit }) {
    if (audit.status === 0) return []
    return [{ what: `\`audit --full\` exits ${audit.status}.`, evidence: [audit.body] }]
  },
}
