// What a picture shows. Plain data, because it goes to another process; every text in it is finished.

type Frame = {
  title: string
  /** Such as the days that it is about. */
  subtitle: string
  /** Shown instead if there is nothing to draw. */
  empty: string
}

/** Amounts of days, one after the other: the first series as columns, the second as a line. */
export type Timeline = Frame & {
  kind: 'timeline'
  labels: string[]
  series: { name: string; values: number[] }[]
  /** The language of the numbers on the axis, and their unit. */
  locale: string
  unit: string
}

/** A ranking: one bar for each row, the first row on top. */
export type Ranking = Frame & {
  kind: 'ranking'
  rows: { name: string; value: number; text: string }[]
  /** The value of a full bar; null: the largest one. */
  full: number | null
}

export type Chart = Timeline | Ranking

export interface Charts {
  /**
   * Draws a picture, as PNG.
   * @throws if too many wait, or if it could not be drawn in time.
   */
  draw(chart: Chart): Promise<Uint8Array>
}
