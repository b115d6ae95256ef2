import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionCut, Meter } from '../domain/shared/meter.ts'
import { MAX_HEADERS, refusalOf, refuse, refuseRest, statusOfError } from './refused-requests.ts'
import { keepDotSegments } from './request-head.ts'
import { sliceInput } from './sliced-input.ts'

export type ConnectionLimits = {
  /** A further one takes the place of the one that has been idle longest; where none is idle it is closed. */
  maxConnections: number
  /** A request that has not arrived in full after this long is answered 408. */
  requestMs: number
  /** A client that reads nothing of its answer for this long is cut off. */
  stalledMs: number
  /** The most bytes of answers that clients have not read yet, over all connections. */
  maxUnreadBytes: number
}

/** Requests on one connection behind the one that is being answered. Hardly a client sends any. */
const MAX_WAITING = 10
/** And on all connections together: each may have 16 KiB of headers. */
const MAX_WAITING_IN_ALL = 1000
/** A request that was answered before it ended gets this long to end. The answer is lost if it is cut at once. */
const REST_MS = 400

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
/** `refusal`: the status with which Node would have it refused. */
type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse; refusal?: number }

/**
 * Answers the server's requests, one at a time on each connection, within the limits. So a
 * connection holds a few requests and one answer in memory, and no more.
 */
export function answerWithin(
  server: Server,
  answer: Answer,
  limits: ConnectionLimits,
  meter: Pick<Meter, 'connectionCut'>,
): void {
  /** On each busy connection: the request that is being answered, and those behind it. */
  const underWay = new Map<Socket, Exchange[]>()
  /** Bytes that each connection has not taken yet, the slowest connection first. */
  const unread = new Map<Socket, number>()
  let unreadBytes = 0
  let waiting = 0
  const open = new Set<Socket>()
  /** Connections without a request, the longest idle first, and how many bytes had come by then. */
  const idle = new Map<Socket, number>()
  /** Connections on which something came that is no request, and the status that it is refused with. */
  const broken = new WeakMap<Socket, number>()
  /** What was answered last on each connection; the rest of it may still be on its way. */
  const answered = new WeakMap<Socket, IncomingMessage>()

  function begin(exchange: Exchange) {
    const { incoming, outgoing } = exchange
    const { socket } = incoming
    // Called once the system has taken the whole answer, or the connection is gone.
    outgoing.once('close', () => {
      if (!incoming.complete) setTimeout(cutEndless, REST_MS, incoming).unref()
      answered.set(socket, incoming)
      end(socket)
    })
    const status = refusalOf(incoming) ?? exchange.refusal ?? null
    if (status !== null) return refuse(outgoing, status)
    keepDotSegments(incoming)
    void answer(incoming, outgoing).then(() => {
      if (underWay.get(socket)?.[0] === exchange) bound(socket)
    })
  }

  function cut(socket: Socket, reason: ConnectionCut) {
    if (socket.destroyed) return
    meter.connectionCut(reason)
    open.delete(socket)
    socket.destroy()
  }

  /** Else whoever holds all connections would keep everybody else out. */
  function makeRoomFor(socket: Socket) {
    const [longest] = idle.keys()
    if (!longest) return cut(socket, 'full')
    idle.delete(longest)
    cut(longest, 'idle')
  }

  function cutEndless({ complete, socket }: IncomingMessage) {
    if (!complete) cut(socket, 'endless')
  }

  function end(socket: Socket) {
    release(socket)
    const exchanges = underWay.get(socket)
    exchanges?.shift()
    const next = exchanges?.[0]
    const status = broken.get(socket)
    // One whose body broke off is refused like what is no request at all.
    if (next && socket.writable && (status === undefined || next.incoming.complete)) {
      waiting--
      return begin(next)
    }
    if (status !== undefined) endBroken(socket, status)
    // Nobody would get the other answers.
    waiting -= exchanges?.length ?? 0
    underWay.delete(socket)
    if (!socket.destroyed) idle.set(socket, socket.bytesRead)
  }

  /** Refuses what is no request, once all requests before it have their answers. */
  function breakOff(status: number | null, socket: Socket) {
    if (status === null) return void socket.destroy()
    // Whatever else arrives is no request, either.
    if (broken.has(socket)) return
    broken.set(socket, status)
    socket.removeAllListeners('data').resume()
    if (status === 408) meter.connectionCut('late')
    const present = underWay.get(socket)?.[0]
    if (present?.incoming.complete) return
    // It is the rest of a request that has its answer: a second one would be taken for that of the next.
    const isRest = present ? present.outgoing.headersSent : answered.get(socket)?.complete === false
    if (isRest) socket.destroy()
    else endBroken(socket, status)
  }

  function endBroken(socket: Socket, status: number) {
    if (!socket.writable) return void socket.destroy()
    refuseRest(socket, status)
    setTimeout(() => socket.destroy(), REST_MS).unref()
  }

  /** Counts what the connection has not taken, and cuts off the slowest if the sum is too much. */
  function bound(socket: Socket) {
    if (socket.writableLength === 0) return
    unread.set(socket, socket.writableLength)
    unreadBytes += socket.writableLength
    for (const slowest of unread.keys()) {
      if (unreadBytes <= limits.maxUnreadBytes || slowest === socket) return
      release(slowest)
      cut(slowest, 'unread')
    }
  }

  function release(socket: Socket) {
    unreadBytes -= unread.get(socket) ?? 0
    unread.delete(socket)
  }

  function take(exchange: Exchange) {
    const { socket } = exchange.incoming
    const before = underWay.get(socket)
    if (!before) {
      idle.delete(socket)
      underWay.set(socket, [exchange])
      begin(exchange)
    } else if (before.length <= MAX_WAITING && waiting < MAX_WAITING_IN_ALL) {
      before.push(exchange)
      waiting++
    } else cut(socket, 'ahead')
  }

  server.on('request', (incoming, outgoing) => take({ incoming, outgoing }))
  // Left alone, Node answers these by itself, and keeps any number of such answers.
  server.on('checkExpectation', (incoming, outgoing) => take({ incoming, outgoing, refusal: 417 }))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    breakOff(statusOfError(error.code), socket as Socket),
  )
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    if (open.size > limits.maxConnections) makeRoomFor(socket)
    if (socket.destroyed) return
    sliceInput(socket)
    idle.set(socket, 0)
    socket.once('close', () => {
      open.delete(socket)
      idle.delete(socket)
    })
  })
  // Called by close(), too. Node's own also cuts off answers that clients have not taken to their end.
  server.closeIdleConnections = () => {
    for (const [socket, bytesRead] of idle) if (socket.bytesRead === bytesRead) socket.destroy()
  }
  // Half the time: a socket's timer looks whether bytes have left since it looked last.
  server.setTimeout(limits.stalledMs / 2, (socket) => {
    if (socket.writableLength > 0) return cut(socket, 'stalled')
    // A client that waits while its answer is being worked out does nothing wrong.
    if (underWay.has(socket)) return
    if (socket.bytesRead > (idle.get(socket) ?? 0)) breakOff(408, socket)
    else socket.destroy()
  })
  // Older versions of Node drop further ones in silence: one more is read, and the request then refused.
  server.maxHeadersCount = MAX_HEADERS + 1
}
