import type { BotCommand } from 'grammy/types'
import { en } from './texts/en.ts'

/** What Telegram lists to everyone in a private chat with the bot. */
export function commandsForHolders(): BotCommand[] {
  return en.home.commands
}

/** What it lists to an admin. Where a name is in both, admins get theirs. */
export function commandsForAdmins(): BotCommand[] {
  const own = en.admin.commands
  const names = new Set(own.map(({ command }) => command))
  return [...en.home.commands.filter(({ command }) => !names.has(command)), ...own]
}
