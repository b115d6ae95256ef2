/** The state in a file's settings that says where it was moved, so that nobody works on the file ever again. */
export const AWAY = 'move:away'

export type MovedAway = {
  /** The target's name, without its password. */
  to: string
  at: string
}
