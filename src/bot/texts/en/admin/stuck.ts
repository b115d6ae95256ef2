import type { StuckItem } from '../../../../domain/reports/stuck.ts'
import { counted } from '../words.ts'

export const stuck = {
  title: '⏳ What waits',
  none: 'Nothing has waited for more than ten minutes.',
  choose: 'Open for more than ten minutes, or without a clear answer. Oldest first.',
  noSupplier: 'no supplier',
  why: {
    unknown: 'the outcome is unknown',
    not_sent: 'no supplier has it yet',
    in_progress: 'the supplier is working on it',
    person: 'a person has to do it',
  } satisfies Record<StuckItem['why'], string>,
  attempts: (count: number) => counted(count, { one: 'attempt', other: 'attempts' }),
  next: 'Next',
}
