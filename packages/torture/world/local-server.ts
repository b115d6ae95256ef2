import { once } from 'node:events'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Server } from 'node:net'

/** Has a server listen on a free port of 127.0.0.1. @returns the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.')
  return address.port
}

/** Ends an HTTP server and every connection to it. */
export async function shut(server: HttpServer): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

/** The whole body; null where its sender left before the end, or sent more than `maxBytes`. */
export async function bodyOf(message: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > maxBytes) return null
      chunks.push(chunk)
    }
  } catch {
    // The connection broke: there is nobody left to tell.
    return null
  }
  return message.complete ? Buffer.concat(chunks) : null
}
