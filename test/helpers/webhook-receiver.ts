import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { TlsOptions } from 'node:tls'
import { onTestFinished } from 'vitest'

export type Received = { headers: Record<string, string>; body: string }

/** A server of an account holder's: keeps what it gets and answers as it is told. Closed after the test. */
export async function webhookReceiver(
  answer: RequestListener = (_request, response) => void response.writeHead(204).end(),
  tls?: TlsOptions,
) {
  const received: Received[] = []
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      received.push({ headers, body: Buffer.concat(chunks).toString() })
      answer(request, response)
    })
  }
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  // What is cut off on purpose.
  server.on('clientError', (_error, socket) => void socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { received, port, url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}/hook` }
}
