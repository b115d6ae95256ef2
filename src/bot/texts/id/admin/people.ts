import type { Texts } from '../../en.ts'
import { account } from './account.ts'
import { approvals } from './approvals.ts'
import { broadcast } from './broadcast.ts'
import { deposits } from './deposits.ts'
import { log } from './log.ts'
import { money } from './money.ts'
import { moves } from './moves.ts'
import { notes } from './notes.ts'
import { payments } from './payments.ts'
import { standing } from './standing.ts'
import { team } from './team.ts'
import { undo } from './undo.ts'

export const people: Texts['people'] = {
  account,
  approvals,
  broadcast,
  deposits,
  log,
  money,
  moves,
  notes,
  payments,
  standing,
  undo,
  team,
}
