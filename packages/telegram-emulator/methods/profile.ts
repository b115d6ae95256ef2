import { z } from 'zod'
import { badRequest } from '../errors.ts'
import { chatId, type Methods, read } from '../params.ts'
import type { World } from '../world.ts'

const getChat = z.object({ chat_id: chatId })

/** The bot's and people's profiles. What the bot sets about itself is accepted, but not shown. */
export function profileMethods(world: World): Methods {
  const accept = () => true
  return {
    getMe: () => world.state.bot,
    setMyDescription: accept,
    setMyShortDescription: accept,
    setChatMenuButton: accept,

    getChat(call) {
      const { chat_id: id } = read(getChat, call)
      const conversation = typeof id === 'number' ? world.state.chat(id) : undefined
      if (!conversation?.seen) throw badRequest('chat not found')
      return { ...conversation.chat, accent_color_id: 0, max_reaction_count: 11 }
    },
  }
}
