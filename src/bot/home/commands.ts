import { type Api, GrammyError } from 'grammy'
import type { BotCommand, LanguageCode } from 'grammy/types'
import { languageOf } from '../../domain/accounts/holders.ts'
import { readState, writeState } from '../../domain/settings/state.ts'
import type { Log } from '../../domain/shared/log.ts'
import { type Role, teamMembers } from '../../domain/team/team.ts'
import { LANGUAGES, type Texts, textsFor } from '../../locales/languages.ts'
import type { BotContext, BotDeps } from '../kit/context.ts'
import { isBlocked, isTransient } from '../sending/telegram.ts'
import { adminCommands, adminCommandText } from './view.ts'

/** The setting with the ids of people who may have the admins' command list in their chat. */
const STATE = 'bot:admin-commands'
/** With more, those who stopped being admins first are forgotten. */
const MAX_REMEMBERED = 1000

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

/** Lists the commands in the person's chat in the language that they chose, which may not be that of their app. */
export async function listCommands(ctx: BotContext): Promise<void> {
  const { api, account, texts, role } = ctx
  const commands = role ? commandsForAdmins(texts, ctx.mayRun) : commandsForHolders(texts)
  await api.setMyCommands(commands, { scope: { type: 'chat', chat_id: account.telegramId } })
}

/**
 * Registers the command lists with Telegram: one for everyone in each language, one in each admin's chat, and deletes the list
 * of former admins. Telegram keeps a list until it is deleted, so this records who has one.
 * @throws if Telegram is unavailable or answers 429; the record then still has all who may have a list
 */
export async function registerCommands(
  api: Api,
  { store, log, adminIds: owners }: Pick<BotDeps, 'store' | 'log' | 'adminIds'>,
  mayRun: (role: Role, command: string) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const helpers = await teamMembers(store.read)
  const roles = new Map<number, Role>(helpers.map(({ telegramId, role }) => [telegramId, role]))
  for (const id of owners) roles.set(id, 'owner')
  const adminIds = [...roles.keys()]
  for (const [i, texts] of LANGUAGES.entries()) {
    // The first list is for apps in all other languages, too.
    const language = i === 0 ? {} : { language_code: texts.language.code as LanguageCode }
    const scope = { type: 'all_private_chats' } as const
    await api.setMyCommands(commandsForHolders(texts), { scope, ...language })
  }
  const before = idsIn(await readState(store.read, STATE))
  const former = before.filter((id) => !roles.has(id))
  // Written before the calls to Telegram, so that a crash does not lose who has a list.
  await remember(store, before, [...former, ...adminIds])
  const remaining: number[] = []
  for (const chat_id of former) {
    if (signal.aborted) return
    if (!(await deleteAdminCommands(api, chat_id, log))) remaining.push(chat_id)
  }
  for (const [chat_id, role] of roles) {
    if (signal.aborted) return
    try {
      const texts = textsFor(await languageOf(store.read, chat_id))
      const commands = commandsForAdmins(texts, (command) => mayRun(role, command))
      await api.setMyCommands(commands, { scope: { type: 'chat', chat_id } })
    } catch (error) {
      if (!isRefusal(error)) throw error
      // When they send /start, they get the list.
      log.info({ adminId: chat_id }, 'an admin has not written to the bot yet')
    }
  }
  await remember(store, [...former, ...adminIds], [...remaining, ...adminIds])
}

/** Deletes a former admin's list. @returns false if it may still be there; the next start tries again. */
async function deleteAdminCommands(api: Api, chat_id: number, log: Log): Promise<boolean> {
  try {
    await api.deleteMyCommands({ scope: { type: 'chat', chat_id } })
    log.info({ formerAdminId: chat_id }, "removed a former admin's list of commands")
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    return !isBlocked(error)
  }
}

/** Whether Telegram refused the call because of this one chat, so that a retry would not help. */
function isRefusal(error: unknown): error is GrammyError {
  return error instanceof GrammyError && !isTransient(error)
}

function idsIn(state: unknown): number[] {
  return Array.isArray(state) ? state.filter((id) => Number.isSafeInteger(id)) : []
}

async function remember(
  store: BotDeps['store'],
  before: readonly number[],
  ids: readonly number[],
): Promise<void> {
  const kept = ids.slice(-MAX_REMEMBERED)
  if (before.join() === kept.join()) return
  await store.transaction((tx) => writeState(tx, STATE, kept))
}
