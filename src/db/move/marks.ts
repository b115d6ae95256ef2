// What a move notes in both databases, among the settings, so that nobody works on either of them before
// it is complete, and on the file never again.

export const MARKS = 'move:'
/** In the file: where it went. */
export const AWAY = 'move:away'
/** In PostgreSQL, until all is there. */
export const BEGUN = 'move:begun'

export type AwayMark = {
  /** Of this move: a file that is given back and moved again has another. */
  id: string
  /** The target's name, without its password. */
  to: string
  at: string
  complete: boolean
}

export type BegunMark = {
  id: string
  from: string
  /** By table, the number of the last row that is over. */
  after: Record<string, number>
}

/** A move that is not carried out, and why, in words for the operator. */
export class MoveError extends Error {
  override name = 'MoveError'
}
