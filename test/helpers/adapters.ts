import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import type { Supplier, SupplierOrder } from '../../src/domain/suppliers/supplier.ts'
import { createAdapterSupplier } from '../../src/suppliers/adapter/adapter.ts'
import { problemText, readAdapterFile } from '../../src/suppliers/adapter/file.ts'
import { START } from './factories.ts'

/** A small adapter file that is right. Parts of it can be replaced. */
export const SMALL = `format: 1
title: A small supplier
documentation: https://small.example/docs
tried: false
currency: USD
settings:
  URL: { about: its address, url: true }
  KEY: { about: the key, secret: true }
baseUrl: \${setting.URL}
headers:
  X-Key: \${secret.KEY}
place:
  idempotent: true
  request:
    method: POST
    path: /orders
    json: { ref: '\${ref}', item: '\${item}', player: '\${player.userId}' }
  answers:
    - if: status = 200 and body.state = "done"
      means: completed
      id: body.id
    - if: status = 400
      means: declined
      reason: body.why
`

/** The problems of a file as people read them. */
export function problemsIn(source: string): string[] {
  const read = readAdapterFile(source)
  return 'problems' in read ? read.problems.map((one) => problemText('small.yaml', one)) : []
}

/** A supplier of an adapter file. @throws Error with the problems of the file. */
export function supplierOf(
  source: string,
  given: Partial<Parameters<typeof createAdapterSupplier>[0]> = {},
): Supplier {
  const read = readAdapterFile(source)
  if ('problems' in read) throw new Error(problemsIn(source).join('\n'))
  return createAdapterSupplier({
    ...{ kind: 'small', file: read.file, rate: 1, allowLoss: false },
    ...{ settings: {}, secrets: { KEY: 'key-of-the-test' }, clock: () => START },
    ...given,
  })
}

export const anOrder: SupplierOrder = {
  ...{ ref: 'API-GMA-00000000-TESTED', supplierRef: 'a-60', supplierOrderId: null, quantity: 1 },
  ...{ wantsCodes: false, player: { userId: '5123456' }, voucher: null, wanted: true },
  ...{ paidMicros: 1_500_000, requestedAt: START },
}

export type Received = { what: string; headers: IncomingMessage['headers']; body: string }
type Respond = (request: Received, response: ServerResponse) => void

/** A server of a supplier, and what it was asked. */
export async function supplierServer(respond: Respond) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const one = { what: `${request.method} ${request.url}`, headers: request.headers, body }
    received.push(one)
    respond(one, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, port, received }
}

/** An answer in JSON. */
export const says =
  (status: number, body: unknown, headers: Record<string, string> = {}): Respond =>
  (_, response) =>
    void response.writeHead(status, headers).end(JSON.stringify(body))
