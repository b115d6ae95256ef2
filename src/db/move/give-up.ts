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
    if (!away) throw new MoveError(`There is no move of ${from} to give up.`)
    if (away.complete && !force)
      throw new MoveError(
        `The move of ${from} to ${away.to} is complete. The file lacks everything that was ordered and paid in there since, and only one of the two may be used. Stop the services on ${away.to}, then add --force.`,
      )
    writeAwayMark(source, null)
    return away.to
  } catch (error) {
    throw asMoveError(error, from)
  } finally {
    source.close()
  }
}
