import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Reply, readReply } from './reply.ts'

/** Bytes to send, and how long to wait before them. */
export type Part = { bytes: Buffer; afterMs?: number }

/** What came of sending something. */
export type Talk = {
  replies: Reply[]
  /** Whether the service closed or broke the connection, or nothing ended it in time. */
  end: 'replied' | 'closed' | 'reset' | 'silence'
  /** Why what came is no HTTP; null if it is. */
  nonsense: string | null
  tookMs: number
}

/** A connection that is used for one request after the other, as a client's pool does. */
export type Lane = {
  /** Sends one whole request and reads its answer. Opens the connection anew where it has been closed. */
  send(bytes: Buffer, method: string, timeoutMs: number): Promise<Talk>
  close(): void
}

/** Nobody is asked again on a connection that may be about to be closed. */
const OPEN_MS = 5000

export function createLane(port: number): Lane {
  let socket: Socket | null = null
  return {
    async send(bytes, method, timeoutMs) {
      const used = socket
      if (!used || used.destroyed || used.readableEnded) socket = await open(port)
      const current = socket
      if (!current) throw new Error('There is no connection.')
      const talk = await listen(current, [{ bytes }], { methods: [method], timeoutMs })
      const last = talk.replies.at(-1)
      const isLast = (last?.headers.connection ?? '').toLowerCase() === 'close'
      if (talk.end !== 'replied' || isLast) {
        current.destroy()
        socket = null
      }
      return talk
    },
    close: () => void socket?.destroy(),
  }
}

/**
 * Sends the parts on a connection of their own and reads answers until as many have come as there are
 * methods, the service closes the connection, or the time is over.
 * @param given.halfClose ends the sending side after the last part.
 */
export async function talk(
  port: number,
  parts: readonly Part[],
  given: { methods: readonly string[]; timeoutMs: number; halfClose?: boolean },
): Promise<Talk> {
  const socket = await open(port)
  try {
    return await listen(socket, parts, given)
  } finally {
    socket.destroy()
  }
}

/** @throws if the service accepts no connection. */
export async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const timer = setTimeout(() => socket.destroy(new Error('No connection in time.')), OPEN_MS)
  socket.once('connect', () => resolve(socket))
  socket.once('error', reject)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    // Later errors are noticed by 'close'; without a listener they would end the process.
    socket.off('error', reject).on('error', () => {})
  }
}

function listen(
  socket: Socket,
  parts: readonly Part[],
  given: { methods: readonly string[]; timeoutMs: number; halfClose?: boolean },
): Promise<Talk> {
  const { methods, timeoutMs, halfClose = false } = given
  const startedAt = performance.now()
  const replies: Reply[] = []
  let chunks: Buffer[] = []
  let isBroken = false
  return new Promise((resolve) => {
    const finish = (end: Talk['end'], nonsense: string | null = null) => {
      clearTimeout(timer)
      socket.off('data', onData).off('close', onClose).off('end', onEnd).off('error', onError)
      resolve({ replies, end, nonsense, tookMs: performance.now() - startedAt })
    }
    const read = (ended: boolean): boolean => {
      let bytes: Buffer = Buffer.concat(chunks)
      for (;;) {
        const reading = readReply(bytes, methods[finals(replies)] ?? 'GET', ended)
        if (reading.kind === 'nonsense') {
          finish('replied', reading.why)
          return true
        }
        if (reading.kind === 'more') break
        replies.push(reading.reply)
        bytes = reading.rest
      }
      chunks = bytes.length > 0 ? [bytes] : []
      return false
    }
    const onData = (chunk: Buffer) => {
      chunks.push(chunk)
      if (!read(false) && finals(replies) >= methods.length) finish('replied')
    }
    const onEnd = () => onClose()
    const onError = () => {
      isBroken = true
    }
    const onClose = () => {
      if (read(true)) return
      const half = chunks.reduce((sum, { length }) => sum + length, 0)
      finish(
        isBroken ? 'reset' : 'closed',
        half > 0 && !isBroken ? `half an answer of ${half} bytes` : null,
      )
    }
    const timer = setTimeout(() => finish('silence'), timeoutMs)
    socket.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onError)
    if (socket.destroyed) return onClose()
    void write(socket, parts, halfClose)
  })
}

/** Answers but for 1xx, which announce another. */
const finals = (replies: readonly Reply[]) => replies.filter(({ status }) => status >= 200).length

async function write(socket: Socket, parts: readonly Part[], halfClose: boolean): Promise<void> {
  for (const { bytes, afterMs = 0 } of parts) {
    if (afterMs > 0) await sleep(afterMs)
    if (!socket.writable) return
    socket.write(bytes)
  }
  if (halfClose && socket.writable) socket.end()
}
