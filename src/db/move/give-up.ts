import { MoveError } from './marks.ts'
import { asMoveError, holdSource, readAwayMark, writeAwayMark } from './source.ts'

/**
 * Gives up a complete or unfinished move, so that the file can be used again.
 * @param force whether to give up a complete move, too.
 * @returns where the file was moved to.
 * @throws MoveError if there is nothing to give up.
 */
export function giveUpMove(from: string, force: boolean): string {
  const source = holdSource(from)
  try {
    const away = readAwayMark(source)
    if (!away) throw new MoveError(`${from} was not moved anywhere.`)
    if (away.complete && !force)
      throw new MoveError(
        `${from} was moved to ${away.to} completely. What was ordered and paid in there since is not in it, and nobody may go on with both: stop the services there, then add --force.`,
      )
    writeAwayMark(source, null)
    return away.to
  } catch (error) {
    throw asMoveError(error, from)
  } finally {
    source.close()
  }
}
