// The states that a move writes to the settings of both databases, so that nobody works on either of them
// before the move is complete, or on the file ever again.

export const STATES = 'move:'
/** In the file: where it went. */
export const AWAY = 'move:away'
/** In PostgreSQL, until the move is complete. */
export const BEGUN = 'move:begun'

export type MovedAway = {
  /** Identifies this move: a file that is given up and moved again gets another id. */
  id: string
  /** The target's name, without its password. */
  to: string
  at: string
  complete: boolean
}

export type MoveBegun = {
  id: string
  from: string
  /** By table, the number of the last row that has been moved. */
  after: Record<string, number>
}

/** A move that was refused or has failed. The message tells the operator why. */
export class MoveError extends Error {
  override name = 'MoveError'
}
