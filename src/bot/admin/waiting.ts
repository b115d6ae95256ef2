import type { Waiting } from '../../domain/reports/waiting.ts'
import type { Right } from '../../domain/team/team.ts'
import type { Line } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { Feature } from '../context.ts'
import { type Button, button } from '../screen.ts'
import { counting } from '../views/admin/menu.ts'

// What waits for a decision, and the buttons to it, as the features declare it.

type Features = readonly Feature[]
type Placed = { button: Button; isAlone?: boolean }

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

/** The buttons that are in the menu only while something waits behind them, or the others. */
export function menuButtons(
  { texts, features }: { texts: Texts; features: Features },
  counts: Waiting,
  fits: (one: { isRare: boolean; count: number }) => boolean,
): Placed[] {
  return features.flatMap(({ menu, waiting }) => {
    const count = waiting ? counts[waiting.kind] : 0
    if (!menu || !fits({ isRare: menu.isRare ?? false, count })) return []
    const label = counting(texts, texts.t(menu.label), count)
    return [{ isAlone: menu.isAlone === true, button: button(label, ...menu.to) }]
  })
}

/** Two in a row, but those alone that are. */
export function inPairs(buttons: readonly Placed[]): Button[][] {
  const rows: Button[][] = []
  let open: Button[] | null = null
  for (const { isAlone, button } of buttons) {
    if (open && !isAlone) open.push(button)
    else rows.push([button])
    open = open || isAlone ? null : (rows.at(-1) ?? null)
  }
  return rows
}
