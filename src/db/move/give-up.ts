import { MoveError } from './marks.ts'
import { holdSource, inWords, keepAway, readAway } from './source.ts'

/**
 * Has a file that was moved, or was to be, be used again.
 * @param force whether also where the move is complete.
 * @returns where it was moved to.
 * @throws MoveError where there is nothing to give up.
 */
export function giveUpMove(from: string, force: boolean): string {
  const source = holdSource(from)
  try {
    const away = readAway(source)
    if (!away) throw new MoveError(`${from} was not moved anywhere.`)
    if (away.complete && !force)
      throw new MoveError(
        `${from} was moved to ${away.to} completely. What was ordered and paid in there since is not in it, and nobody may go on with both: stop the services there, then add --force.`,
      )
    keepAway(source, null)
    return away.to
  } catch (error) {
    throw inWords(error, from)
  } finally {
    source.close()
  }
}
