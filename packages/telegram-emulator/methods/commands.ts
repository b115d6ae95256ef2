import type { BotCommand } from 'grammy/types'
import { z } from 'zod'
import { badRequest } from '../errors.ts'
import { chatId, json, type Methods, read } from '../params.ts'
import type { World } from '../world.ts'

const MAX_COMMANDS = 100
const MAX_DESCRIPTION = 256

const scope = json(
  z.union(
    [
      z.object({
        type: z.enum(['default', 'all_private_chats']),
      }),
      z.object({ type: z.literal('chat'), chat_id: chatId }),
    ],
    { error: 'unsupported type specified' },
  ),
  "can't parse BotCommandScope JSON object",
).default({ type: 'default' })

const place = {
  scope,
  language_code: z
    .string()
    .regex(/^([a-z]{2})?$/, 'invalid language code specified')
    .default(''),
}

const commands = json(
  z.array(z.object({ command: z.string(), description: z.string() }), {
    error: 'expected an Array of BotCommand',
  }),
  "can't parse commands JSON object",
)

const setCommands = z.object({ ...place, commands })
const atPlace = z.object(place)

export function commandMethods(world: World): Methods {
  type Scope = z.output<typeof scope>

  /** A list for one chat needs a chat that the bot knows. */
  function checkScope(given: Scope): Scope {
    if ('chat_id' in given) world.openChat(given.chat_id)
    return given
  }

  function change(given: z.output<typeof atPlace>, list: readonly BotCommand[]): true {
    world.commands.set(checkScope(given.scope), given.language_code, list)
    for (const [id, { language_code }] of world.state.people)
      world.events.publish(id, {
        type: 'commands',
        commands: world.commands.shownTo(id, language_code),
      })
    return true
  }

  return {
    setMyCommands(call) {
      const given = read(setCommands, call)
      if (given.commands.length > MAX_COMMANDS) throw badRequest('BOT_COMMANDS_TOO_MUCH')
      return change(given, given.commands.map(checkCommand))
    },
    deleteMyCommands: (call) => change(read(atPlace, call), []),
    getMyCommands(call) {
      const given = read(atPlace, call)
      return world.commands.get(checkScope(given.scope), given.language_code)
    },
  }
}

function checkCommand({ command, description }: BotCommand): BotCommand {
  const name = command.trim().replace(/^\//, '')
  if (!/^[a-z0-9_]{1,32}$/.test(name)) throw badRequest('BOT_COMMAND_INVALID')
  const text = description.trim()
  if (text.length < 1 || text.length > MAX_DESCRIPTION)
    throw badRequest('BOT_COMMAND_DESCRIPTION_INVALID')
  return { command: name, description: text }
}
