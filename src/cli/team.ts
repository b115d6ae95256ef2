import { Argument } from 'commander'
import { setRole } from '../domain/accounts/accounts.ts'
import { accountNamed } from '../domain/accounts/holders.ts'
import { declineApproval, openApprovals } from '../domain/approvals/approvals.ts'
import { type GivenRole, ROLES, teamMembers } from '../domain/team/team.ts'
import { asItIs, pick } from './answer.ts'
import type { Command } from './command.ts'
import { wholeNumber } from './input.ts'
import { actor } from './session.ts'

/** Who helps the owners, who are those in ADMIN_IDS. */
export function addTeamCommands(program: Command): void {
  const team = program.add('team', 'who helps the owners, and with what role')

  team.add('list', 'everybody with a role; the owners are in ADMIN_IDS').runs(async ({ read }) => ({
    json: (await teamMembers(read)).map((one) => pick(one, 'telegramId role')),
    none: 'Nobody has a role but the owners.',
  }))

  team
    .add('set', 'give somebody who has written to the bot a role, or none')
    .argument('<who>', 'their @name, Telegram id or account id')
    .addArgument(new Argument('<role>').choices([...ROLES, 'none']))
    .changes(async ({ tx, now }, who: string, word: GivenRole | 'none') => {
      const role = word === 'none' ? null : word
      const account = await accountNamed(tx, who)
      await setRole(tx, account, { role, actor }, now)
      const { telegramId } = account
      return { json: { telegramId, role }, text: `${telegramId} has the role ${word} now.` }
    })

  addApprovalCommands(program)
}

/** Decisions of admins that wait for a second person. The operator needs none. */
function addApprovalCommands(program: Command): void {
  const approval = program.add('approval', 'decisions of admins that wait for a second person')

  approval.add('list', 'what waits, oldest first').runs(async ({ read, now }) => {
    const open = await openApprovals(read, now)
    return {
      json: open.map((one) => ({
        ...pick(one, 'id kind'),
        amountMicros: one.amountMicros === 0 ? null : one.amountMicros,
        ...pick(one, 'askedBy askedByName createdAt expiresAt'),
        decision: asItIs(one.decision),
      })),
      columns: 'id kind amountUsd askedBy askedByName expiresAt',
      none: 'Nothing waits for a second person.',
    }
  })

  approval
    .add('decline', 'end one without carrying it out')
    .argument('<id>', 'as in approval list', wholeNumber)
    .changes(async ({ tx, now }, id: number) => {
      await declineApproval(tx, id, { actor, telegramId: 0, owners: new Set<number>() }, now)
      return { json: { id, state: 'declined' }, text: `Request ${id} is declined.` }
    })
}
