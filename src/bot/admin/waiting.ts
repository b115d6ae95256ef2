import type { Waiting } from '../../domain/reports/waiting.ts'
import type { Right } from '../../domain/team/team.ts'
import type { Line } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { Feature } from '../context.ts'

// What waits for a decision, as the features declare it.

type Features = readonly Feature[]

/** A line for each kind that waits. */
export function waitingLines(
  { t }: Texts,
  features: Features,
  counts: Waiting,
  may: (right: Right) => boolean,
): Line[] {
  return features.flatMap(({ right, waiting }) => {
    const count = waiting ? counts[waiting.kind] : 0
    return waiting && right && may(right) && count > 0 ? [t(waiting.said, { count })] : []
  })
}
