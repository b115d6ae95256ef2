import { declineApproval, openApprovals } from '../domain/approvals/approvals.ts'
import { toUsd } from '../domain/shared/money.ts'
import type { Command } from './command.ts'
import { wholeNumber } from './input.ts'
import { actor } from './session.ts'

/** Decisions of admins that wait for a second person. The operator needs none. */
export function addApprovalCommands(program: Command): void {
  const approval = program
    .command('approval')
    .description('decisions of admins that wait for a second person')

  approval
    .command('list')
    .description('what waits, oldest first')
    .runs(async ({ store, now }) => {
      const open = await openApprovals(store.read, now)
      return {
        json: open.map(({ id, kind, amountMicros, askedBy, askedByName, ...rest }) => ({
          ...{ id, kind, amountUsd: amountMicros === 0 ? null : toUsd(amountMicros) },
          ...{ askedBy, askedByName, createdAt: rest.createdAt, expiresAt: rest.expiresAt },
          decision: rest.decision,
        })),
        columns: ['id', 'kind', 'amountUsd', 'askedBy', 'askedByName', 'expiresAt'],
        none: 'Nothing waits for a second person.',
      }
    })

  approval
    .command('decline')
    .description('end one without carrying it out')
    .argument('<id>', 'as in approval list', wholeNumber)
    .runs(async ({ store, now }, id: number) => {
      const by = { actor, telegramId: 0, owners: new Set<number>() }
      await store.transaction((tx) => declineApproval(tx, id, by, now))
      return { json: { id, state: 'declined' }, text: `Request ${id} is declined.` }
    })
}
