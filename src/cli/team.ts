import { Argument } from 'commander'
import { accountNamed } from '../domain/accounts/holders.ts'
import { setRole } from '../domain/accounts/roles.ts'
import { type GivenRole, ROLES, teamMembers } from '../domain/team/team.ts'
import type { Command } from './command.ts'
import { actor } from './session.ts'

/** Who helps the owners, who are those in ADMIN_IDS. */
export function addTeamCommands(program: Command): void {
  const team = program.command('team').description('who helps the owners, and with what role')

  team
    .command('list')
    .description('everybody with a role; the owners are in ADMIN_IDS')
    .runs(async ({ store }) => {
      const members = await teamMembers(store.read)
      return {
        json: members.map((one) => ({ telegramId: one.telegramId, role: one.role })),
        none: 'Nobody has a role but the owners.',
      }
    })

  team
    .command('set')
    .description('give somebody who has written to the bot a role, or none')
    .argument('<who>', 'their @name, Telegram id or account id')
    .addArgument(new Argument('<role>').choices([...ROLES, 'none']))
    .runs(async ({ store, now }, who: string, word: GivenRole | 'none') => {
      const role = word === 'none' ? null : word
      const account = await accountNamed(store.read, who)
      await store.transaction((tx) => setRole(tx, account, { role, actor }, now))
      const { telegramId } = account
      return { json: { telegramId, role }, text: `${telegramId} has the role ${word} now.` }
    })
}
