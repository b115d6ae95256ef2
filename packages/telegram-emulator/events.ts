import type { BotCommand, Message } from 'grammy/types'

export type ChatEvent =
  | { type: 'message' | 'edit' | 'paid'; message: Message }
  | { type: 'delete'; message_id: number }
  | { type: 'answer'; callback_query_id: string; text?: string; show_alert?: boolean }
  | { type: 'action'; action: string }
  | { type: 'blocked'; blocked: boolean }
  | { type: 'language'; language: string }
  | { type: 'commands'; commands: readonly BotCommand[] }
  | { type: 'stars'; stars: number }

const KEEP_OPEN_MS = 15_000
const MAX_STREAMS = 200
/** A page with this many unread events has stopped reading. */
const MAX_UNREAD = 1000

type Reader = { chatId: number; write(text: string): void; end(): void }

/** Streams the events of a chat to the pages that show it. */
export function createEvents() {
  const readers = new Set<Reader>()

  return {
    publish(chatId: number, event: ChatEvent): void {
      const text = `data: ${JSON.stringify(event)}\n\n`
      for (const reader of [...readers]) if (reader.chatId === chatId) reader.write(text)
    },

    /** The events of a chat as server-sent events; null if there are too many streams. */
    stream(chatId: number, signal: AbortSignal): Response | null {
      if (readers.size >= MAX_STREAMS) return null
      let leave = () => false
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const encoder = new TextEncoder()
          const reader: Reader = {
            chatId,
            write(text) {
              if ((controller.desiredSize ?? 0) < -MAX_UNREAD) reader.end()
              else controller.enqueue(encoder.encode(text))
            },
            end() {
              if (leave()) controller.close()
            },
          }
          leave = () => {
            clearInterval(keepOpen)
            signal.removeEventListener('abort', reader.end)
            return readers.delete(reader)
          }
          const keepOpen = setInterval(() => reader.write(': still here\n\n'), KEEP_OPEN_MS)
          readers.add(reader)
          signal.addEventListener('abort', reader.end)
          reader.write(': here\n\n')
        },
        cancel: () => void leave(),
      })
      return new Response(body, {
        headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
      })
    },

    stop(): void {
      for (const reader of [...readers]) reader.end()
    },
  }
}
