import { once } from 'node:events'
import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'

type Says = { refusal: { code: string; message: string } } | { row: Record<string, string> }

/** A server that speaks PostgreSQL's protocol and says one thing, whatever it is asked. Returns its port. */
export async function fakePostgres(says: Says): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      if ('refusal' in says) return void socket.end(refusal(says.refusal))
      const ready = message('Z', Buffer.from('I'))
      socket.write(Buffer.concat([message('R', int32(0)), ready]))
      socket.on('data', () => socket.write(Buffer.concat([...rows(says.row), ready])))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as { port: number }).port
}

function refusal({ code, message: text }: { code: string; message: string }): Buffer {
  const fields = { S: 'FATAL', V: 'FATAL', C: code, M: text }
  const body = Object.entries(fields).map(([name, value]) => `${name}${value}\0`)
  return message('E', Buffer.from(`${body.join('')}\0`))
}

function rows(row: Record<string, string>): Buffer[] {
  const TEXT = 25
  const columns = Object.keys(row).map((name) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      ...[int32(0), int16(0), int32(TEXT), int16(-1), int32(-1), int16(0)],
    ]),
  )
  const values = Object.values(row).map((value) =>
    Buffer.concat([int32(value.length), Buffer.from(value)]),
  )
  return [
    message('T', Buffer.concat([int16(columns.length), ...columns])),
    message('D', Buffer.concat([int16(values.length), ...values])),
    message('C', Buffer.from('SELECT 1\0')),
  ]
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}
