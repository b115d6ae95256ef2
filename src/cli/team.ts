import { Argument, type Command } from 'commander'
import { accountByTelegramId } from '../domain/accounts/accounts.ts'
import { setRole } from '../domain/accounts/roles.ts'
import { type GivenRole, ROLES, teamMembers } from '../domain/service/team.ts'
import { telegramId } from './input.ts'
import { table } from './output.ts'
import { actor, type Session } from './session.ts'

/** Who helps the owners, who are those in ADMIN_IDS. */
export function addTeamCommands(program: Command, session: Session): void {
  const team = program.command('team').description('who helps the owners, and with what role')

  team
    .command('list')
    .description('everybody with a role; the owners are in ADMIN_IDS')
    .action(() =>
      session.run(async (store) => {
        const members = await teamMembers(store.read)
        return {
          json: members.map((one) => ({ telegramId: one.telegramId, role: one.role })),
          text: table(
            ['TELEGRAM ID', 'ROLE'],
            members.map((one) => [String(one.telegramId), one.role]),
            'Nobody has a role but the owners.',
          ),
        }
      }),
    )

  team
    .command('set')
    .description('give somebody who has written to the bot a role, or none')
    .argument('<telegram-id>', 'their Telegram id', telegramId)
    .addArgument(new Argument('<role>').choices([...ROLES, 'none']))
    .action((id: number, word: GivenRole | 'none') =>
      session.run(async (store, now) => {
        const role = word === 'none' ? null : word
        const account = await accountByTelegramId(store.read, id)
        await store.transaction((tx) => setRole(tx, account, { role, actor }, now))
        return { json: { telegramId: id, role }, text: `${id} has the role ${word} now.` }
      }),
    )
}
