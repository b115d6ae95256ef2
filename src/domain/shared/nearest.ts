/** The known name with the fewest typing errors; null if all have more than `most`. */
export function nearest(typed: string, known: readonly string[], most: number): string | null {
  const [best] = known
    .map((name) => ({ name, typos: distance(typed, name) }))
    .sort((one, other) => one.typos - other.typos)
  return best && best.typos <= most ? best.name : null
}

/** How many characters must be added, removed or replaced (Levenshtein's distance). */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, its] of [...other].entries())
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + (letter === its ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** Short names are nearly those that other programs read. */
const LONG_NAME = 8

/** Names that nothing knows, and that are one error away from a known one which is not given. */
export function misspelt(
  given: readonly string[],
  known: readonly string[],
): { name: string; meant: string }[] {
  const missing = known.filter((name) => name.length >= LONG_NAME && !given.includes(name))
  return given.flatMap((name) => {
    // Comparing a whole environment takes as long as loading a hundred files.
    const similar = missing.filter(({ length }) => Math.abs(length - name.length) <= 1)
    const meant = known.includes(name) ? null : nearest(name.toUpperCase(), similar, 1)
    return meant === null ? [] : [{ name, meant }]
  })
}
