import { Argument } from 'commander'
import { setRole } from '../domain/accounts/accounts.ts'
import { accountNamed } from '../domain/accounts/holders.ts'
import { type GivenRole, ROLES, teamMembers } from '../domain/team/team.ts'
import { pick } from './answer.ts'
import type { Command } from './command.ts'
import { actor } from './session.ts'

/** Who helps the owners, who are those in ADMIN_IDS. */
export function addTeamCommands(program: Command): void {
  const team = program.add('team', 'who helps the owners, and with what role')

  team.add('list', 'everybody with a role; the owners are in ADMIN_IDS').runs(async ({ read }) => ({
    json: (await teamMembers(read)).map((one) => pick(one, 'telegramId role')),
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
      return { json: { telegramId, role } }
    })
}
