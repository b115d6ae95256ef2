import type { Line } from '../../src/domain/catalog/catalog.ts'
import { type PlayerInput, readPlayer } from '../../src/domain/catalog/player.ts'
import { DomainError } from '../../src/domain/shared/errors.ts'

/** The player that an order of the line gets. Throws the order's refusal if a field is missing or invalid. */
export function playerFor(line: Line, input: PlayerInput) {
  const { player, problems } = readPlayer(line, input)
  if (problems.length > 0) throw new DomainError('INVALID_FIELDS', { problems })
  return player
}
