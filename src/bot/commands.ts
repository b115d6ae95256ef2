import { type Api, GrammyError } from 'grammy'
import type { BotCommand } from 'grammy/types'
import { keepMark, readMark } from '../domain/service/marks.ts'
import type { Log } from '../domain/shared/log.ts'
import type { BotDeps } from './context.ts'
import { isBlocked, isTransient } from './sending/telegram.ts'
import { en } from './texts/en.ts'

/** Who may have the admins' list in their chat. */
const MARK = 'bot:admin-commands'
/** Beyond it, those who stopped being admins longest ago are forgotten. */
const MAX_REMEMBERED = 1000

/** What Telegram lists to everyone in a private chat with the bot. */
function commandsForHolders(): BotCommand[] {
  return en.home.commands
}

/** What it lists to an admin. Where a name is in both, admins get theirs. */
export function commandsForAdmins(): BotCommand[] {
  const own = en.admin.commands
  const names = new Set(own.map(({ command }) => command))
  return [...en.home.commands.filter(({ command }) => !names.has(command)), ...own]
}

/**
 * Has Telegram list the commands: to everyone, to each admin theirs, and to who is no admin any more
 * those of everyone again. Telegram keeps a list until it is deleted, so who has one is remembered.
 * @throws where Telegram is away or has had too many calls: nothing is forgotten then.
 */
export async function tellCommands(
  api: Api,
  { store, log, adminIds }: Pick<BotDeps, 'store' | 'log' | 'adminIds'>,
  signal: AbortSignal,
): Promise<void> {
  await api.setMyCommands(commandsForHolders(), { scope: { type: 'all_private_chats' } })
  const before = idsIn(await readMark(store.read, MARK))
  const former = before.filter((id) => !adminIds.has(id))
  // Before Telegram is told: a crash must not forget who has a list.
  await remember(store, before, [...former, ...adminIds])
  const left: number[] = []
  for (const chat_id of former) {
    if (signal.aborted) return
    if (!(await forgetAdmin(api, chat_id, log))) left.push(chat_id)
  }
  for (const chat_id of adminIds) {
    if (signal.aborted) return
    try {
      await api.setMyCommands(commandsForAdmins(), { scope: { type: 'chat', chat_id } })
    } catch (error) {
      if (!isRefusal(error)) throw error
      // Told again when they first write /start.
      log.info({ adminId: chat_id }, 'an admin has not written to the bot yet')
    }
  }
  await remember(store, [...former, ...adminIds], [...left, ...adminIds])
}

/** Takes the admins' list away. False where it may still be there, to be tried at the next start. */
async function forgetAdmin(api: Api, chat_id: number, log: Log): Promise<boolean> {
  try {
    await api.deleteMyCommands({ scope: { type: 'chat', chat_id } })
    log.info({ formerAdminId: chat_id }, 'a former admin has the commands of everyone again')
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    return !isBlocked(error)
  }
}

/** Whether Telegram refused for good what concerns this one chat. */
function isRefusal(error: unknown): error is GrammyError {
  return error instanceof GrammyError && !isTransient(error)
}

function idsIn(mark: unknown): number[] {
  return Array.isArray(mark) ? mark.filter((id) => Number.isSafeInteger(id)) : []
}

async function remember(
  store: BotDeps['store'],
  before: readonly number[],
  ids: readonly number[],
): Promise<void> {
  const kept = ids.slice(-MAX_REMEMBERED)
  if (before.join() === kept.join()) return
  await store.transaction((tx) => keepMark(tx, MARK, kept))
}
