import type { Api } from 'grammy'
import type { BotCommand, LanguageCode } from 'grammy/types'
import { LANGUAGES, type Texts } from '../../locales/languages.ts'
import type { BotContext } from '../kit/context.ts'
import { adminCommands, adminCommandText } from './view.ts'

/** What admins are listed, in this order, and what of the holders' commands. */
const LISTED = 'admin find panel stock credit debit ban restrict maintenance digest backup'.split(
  ' ',
)
const ALSO = 'start shop wallet help'.split(' ')

/** The commands for everybody, in the order in which Telegram lists them. */
function commandsForHolders({ t }: Texts): BotCommand[] {
  return t
    .keys('home-commands-')
    .map((command) => ({ command, description: t(`home-commands-${command}`) }))
}

/** The commands listed to an admin who may run these: few enough to be read. The help has all. */
function commandsForAdmins(texts: Texts, mayRun: (command: string) => boolean): BotCommand[] {
  const own = adminCommands(texts)
    .filter((command) => LISTED.includes(command) && mayRun(command))
    .map((command) => ({ command, description: adminCommandText(texts, command) }))
    .sort((one, other) => LISTED.indexOf(one.command) - LISTED.indexOf(other.command))
  return [...own, ...commandsForHolders(texts).filter(({ command }) => ALSO.includes(command))]
}

/**
 * Lists the commands in the person's chat: an admin's, or those in the language that they chose, which may not be that
 * of their app. Everybody else, such as who was an admin, gets the list for all. If Telegram refuses, the list stays as it
 * was: what the person has been answered is not said again for that.
 */
export async function listCommands({ api, account, deps, texts, role, mayRun }: BotContext) {
  const scope = { type: 'chat', chat_id: account.telegramId } as const
  const commands = role ? commandsForAdmins(texts, mayRun) : commandsForHolders(texts)
  const isForAll = role === null && account.chosenLanguage === null
  try {
    if (isForAll) await api.deleteMyCommands({ scope })
    else await api.setMyCommands(commands, { scope })
  } catch (error) {
    deps.log.warn({ err: error }, 'the commands could not be listed in a chat')
  }
}

/** Registers the commands for everyone with Telegram, in each language. @throws if Telegram is unavailable */
export async function registerCommands(api: Api): Promise<void> {
  for (const [i, texts] of LANGUAGES.entries()) {
    // The first list is for apps in all other languages, too.
    const language = i === 0 ? {} : { language_code: texts.language.code as LanguageCode }
    const scope = { type: 'all_private_chats' } as const
    await api.setMyCommands(commandsForHolders(texts), { scope, ...language })
  }
}
