import { panelAddress } from '../domain/sessions/address.ts'
import { LINK_MS, makeLink } from '../domain/sessions/sessions.ts'
import type { Command } from './command.ts'
import { telegramId } from './input.ts'
import { CliError } from './session.ts'

type Whose = { telegramId: number }

export function addPanelCommand(program: Command): void {
  const panel = program.add('panel', "the operator's panel")
  panel
    .add('link', 'a link that opens the panel for somebody of the team, once')
    // Not of an account: an owner may not have written to the bot yet.
    .requiredOption('--telegram-id <id>', 'their numeric Telegram id', telegramId)
    .changes(async ({ tx, now }, whose: Whose) => {
      const address = await panelAddress(tx)
      if (address === null)
        throw new CliError('Start the service first: its address is not known yet.')
      const url = `${address}/panel/link/${await makeLink(tx, whose.telegramId, now)}`
      return { json: { url }, next: [`It works once, for ${LINK_MS / 1000} seconds.`] }
    })
}
