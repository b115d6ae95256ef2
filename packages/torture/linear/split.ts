import type { Operation } from './model.ts'

type Interval = Pick<Operation, 'startedMs' | 'endedMs'>

/** Whether its caller got an answer; if not, it may have happened at any time since its start, or never. */
export const isAnswered = ({ endedMs }: Interval) => endedMs < Number.POSITIVE_INFINITY

/**
 * Cuts a history where no answered operation is open: all of a piece came before all of the next one. An
 * operation that was never answered belongs to the piece in which it started, but may happen in a later one.
 * @returns the pieces in order, each sorted by start; none is empty.
 */
export function split<Each extends Interval>(history: readonly Each[]): Each[][] {
  const pieces: Each[][] = []
  let piece: Each[] = []
  let lastEndMs: number | null = null
  for (const operation of history.toSorted((a, b) => a.startedMs - b.startedMs)) {
    // An end and a start at the same moment may have overlapped.
    if (lastEndMs !== null && operation.startedMs > lastEndMs) {
      pieces.push(piece)
      piece = []
      lastEndMs = null
    }
    piece.push(operation)
    if (isAnswered(operation))
      lastEndMs = Math.max(lastEndMs ?? operation.endedMs, operation.endedMs)
  }
  if (piece.length > 0) pieces.push(piece)
  return pieces
}
