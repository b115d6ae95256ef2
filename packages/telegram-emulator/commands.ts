import type { BotCommand, BotCommandScope } from 'grammy/types'

/** Lists by the key of their scope and language. */
export type KeptCommands = [string, BotCommand[]][]

/** The lists of commands that the bot set, by scope and language. */
export function createCommands() {
  const lists = new Map<string, readonly BotCommand[]>()

  const keyOf = (scope: BotCommandScope, language: string) =>
    JSON.stringify([scope.type, 'chat_id' in scope ? scope.chat_id : null, language])

  return {
    get: (scope: BotCommandScope, language: string): readonly BotCommand[] =>
      lists.get(keyOf(scope, language)) ?? [],

    set(scope: BotCommandScope, language: string, commands: readonly BotCommand[]): void {
      if (commands.length === 0) lists.delete(keyOf(scope, language))
      else lists.set(keyOf(scope, language), commands)
    },

    keep: (): KeptCommands => [...lists].map(([key, commands]) => [key, [...commands]]),

    restore(kept: KeptCommands): void {
      for (const [key, commands] of kept) lists.set(key, commands)
    },

    /** The commands of a private chat: the list with the narrowest scope, in the person's language if it exists. */
    shownTo(chatId: number, language: string | undefined): readonly BotCommand[] {
      const scopes: BotCommandScope[] = [
        { type: 'chat', chat_id: chatId },
        { type: 'all_private_chats' },
        { type: 'default' },
      ]
      for (const scope of scopes) {
        for (const tried of language === undefined ? [''] : [language.slice(0, 2), '']) {
          const commands = lists.get(keyOf(scope, tried))
          if (commands) return commands
        }
      }
      return []
    },
  }
}
