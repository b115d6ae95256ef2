import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A request as it arrives. `path`: after the address of the supplier, with its query. `headers`: by their
 * names in small letters.
 */
export type ReceivedRequest = {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
  isForm: boolean
}

/** @throws Error if the body is too long. */
export async function received(
  request: IncomingMessage,
  path: string,
  maxBytes: number,
): Promise<ReceivedRequest> {
  const { method = 'GET', headers } = request
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk
    if (body.length > maxBytes) throw new Error('A request was too long.')
  }
  return { method, path, headers, body, isForm: (headers['content-type'] ?? '').includes('form') }
}

/** Listens on this machine alone. @param port 0: any that is free. */
export async function listenLocally(server: Server, port: number) {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
