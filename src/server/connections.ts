import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionCut, Meter } from '../domain/shared/meter.ts'
import { MAX_HEADERS, refusalOf, refuse, refuseRest, statusOfError } from './refused-requests.ts'
import { keepDotSegments } from './request-head.ts'

export type ConnectionLimits = {
  /** A further connection closes the one that has been idle longest. If none is idle, it is closed itself. */
  maxConnections: number
  /** A connection without a request is closed after this long. The Keep-Alive header says a little less. */
  idleMs: number
  /** A request that has not arrived completely after this long is answered 408. */
  requestMs: number
  /** A client that reads nothing of its answer for this long is disconnected. */
  stalledMs: number
  /** The most bytes of answers that clients have not read yet, over all connections. */
  maxUnreadBytes: number
}

/** The most requests that may wait on one connection behind the current one. Hardly any client sends that many ahead. */
const MAX_WAITING = 10
/** The limit for all connections together, because each request may have 16 KiB of headers. */
const MAX_WAITING_IN_ALL = 1000
/** The part of `idleMs` that the Keep-Alive header names. One that uses its connection until then never meets its end. */
const TOLD_SHARE = 15 / 16
/** The most requests of a turn that are answered before the event loop turns to what else is due. */
const ANSWERED_AT_ONCE = 24
/** How long a request that was answered early may take to arrive. Cutting it off at once would lose the answer. */
const REST_MS = 400

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
/** `refusal`: the status with which Node wants the request refused. */
type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse; refusal?: number }

/**
 * What is known of a connection. Not in maps that change with each request: their former tables would keep answered
 * requests in memory, for V8 to move about.
 */
type Connection = {
  /** The request that is being answered, and those that wait behind it. */
  requests: Exchange[]
  /** The request that was answered last. The rest of it may still arrive. */
  answered: IncomingMessage | null
  /** The status to refuse it with if it received something invalid instead of a request. */
  invalid: number | null
  /** Which of all became idle earlier, and how many bytes it had received then. */
  idle: { turn: number; bytesRead: number }
}

type Parser = { onIncoming: () => number }
/** By Node's parser: no request follows on this connection. */
const UPGRADED = 2

/** Otherwise the parser first makes objects of all requests in 64 KiB: thousands for each connection that is cut off. */
function stopParser(socket: Socket): void {
  const { parser } = socket as Socket & { parser: Parser | null }
  if (parser) parser.onIncoming = () => UPGRADED
}

/**
 * Answers the server's requests within the limits, one at a time on each connection. So a connection has
 * at most a few requests and one answer in memory.
 */
export function answerWithin(
  server: Server,
  answer: Answer,
  limits: ConnectionLimits,
  meter: Pick<Meter, 'connectionCut'>,
): void {
  const open = new Map<Socket, Connection>()
  /** How many bytes of answers each client has not read yet, the slowest client first. */
  const unread = new Map<Socket, number>()
  let unreadBytes = 0
  let waiting = 0
  /** Counts how often a connection became idle. */
  let turns = 0
  /** The requests that were read and are not answered yet, at most one of each connection. */
  const arrived: Exchange[] = []

  function begin(exchange: Exchange, connection: Connection) {
    const { incoming, outgoing } = exchange
    // Emitted once the system has taken the whole answer, or the connection is gone.
    outgoing.once('close', () => {
      if (!incoming.complete) setTimeout(cutEndless, REST_MS, incoming).unref()
      connection.answered = incoming
      end(incoming.socket, connection)
    })
    if (arrived.length === 0) setImmediate(answerArrived)
    arrived.push(exchange)
  }

  /**
   * Answers some requests one after the other, once all that have arrived are read. Reading and answering in turns
   * costs the processor twice the time: each would throw the other's code out of its caches.
   */
  function answerArrived() {
    const exchanges = arrived.splice(0, ANSWERED_AT_ONCE)
    if (arrived.length > 0) setImmediate(answerArrived)
    for (const exchange of exchanges) if (!exchange.incoming.socket.destroyed) answerNow(exchange)
  }

  function answerNow(exchange: Exchange) {
    const { incoming, outgoing } = exchange
    const status = refusalOf(incoming) ?? exchange.refusal ?? null
    if (status !== null) return refuse(outgoing, status)
    keepDotSegments(incoming)
    void answer(incoming, outgoing).then(() => {
      if (!outgoing.closed) limitUnread(incoming.socket)
    })
  }

  function cut(socket: Socket, reason: ConnectionCut) {
    if (socket.destroyed) return
    meter.connectionCut(reason)
    open.delete(socket)
    socket.destroy()
  }

  /** Otherwise a client that holds all connections would keep everybody else out. */
  function makeRoomFor(socket: Socket) {
    let longest: Socket | undefined
    let since = turns
    for (const [one, { requests, idle }] of open)
      if (one !== socket && requests.length === 0 && idle.turn <= since) {
        longest = one
        since = idle.turn
      }
    if (longest) cut(longest, 'idle')
    else cut(socket, 'full')
  }

  function cutEndless({ complete, socket }: IncomingMessage) {
    if (!complete) cut(socket, 'endless')
  }

  function end(socket: Socket, connection: Connection) {
    release(socket)
    const { requests, invalid } = connection
    requests.shift()
    const [next] = requests
    // A request whose body broke off is refused like an invalid one.
    if (next && socket.writable && (invalid === null || next.incoming.complete)) {
      waiting--
      return begin(next, connection)
    }
    if (invalid !== null) endInvalid(socket, invalid)
    // The other requests are dropped: their answers could not be sent.
    waiting -= requests.length
    requests.length = 0
    connection.idle = { turn: ++turns, bytesRead: socket.bytesRead }
  }

  /** Refuses invalid input once all requests before it are answered. Status null: there is nobody to answer. */
  function refuseInvalid(status: number | null, socket: Socket) {
    if (status === null) return void socket.destroy()
    // Node counts a new connection as a late request. It is only idle.
    if (status === 408 && socket.bytesRead === 0) return
    const connection = open.get(socket)
    // Everything that arrives after it is invalid, too.
    if (!connection || connection.invalid !== null) return
    connection.invalid = status
    // A listener takes the input away from the parser.
    socket
      .on('data', () => {})
      .removeAllListeners('data')
      .resume()
    if (status === 408) meter.connectionCut('late')
    const [present] = connection.requests
    if (present?.incoming.complete) return
    // The rest of a request that was answered already: the client would take another answer for the next one's.
    const isRest = present ? present.outgoing.headersSent : connection.answered?.complete === false
    if (isRest) socket.destroy()
    else endInvalid(socket, status)
  }

  function endInvalid(socket: Socket, status: number) {
    if (!socket.writable) return void socket.destroy()
    refuseRest(socket, status)
    setTimeout(() => socket.destroy(), REST_MS).unref()
  }

  /** Counts the bytes that the client has not read, and cuts off the slowest clients if the sum is too large. */
  function limitUnread(socket: Socket) {
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

  function admit(exchange: Exchange) {
    const { socket } = exchange.incoming
    const connection = open.get(socket)
    if (!connection) return void socket.destroy()
    const { requests } = connection
    if (requests.length === 0) {
      // Node does so before each later request.
      if (!connection.answered) socket.setTimeout(server.timeout)
      requests.push(exchange)
      begin(exchange, connection)
    } else if (requests.length <= MAX_WAITING && waiting < MAX_WAITING_IN_ALL) {
      requests.push(exchange)
      waiting++
    } else {
      cut(socket, 'ahead')
      stopParser(socket)
    }
  }

  server.on('request', (incoming, outgoing) => admit({ incoming, outgoing }))
  // Without this, Node answers these requests itself, and keeps any number of such answers.
  server.on('checkExpectation', (incoming, outgoing) => admit({ incoming, outgoing, refusal: 417 }))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuseInvalid(statusOfError(error.code), socket as Socket),
  )
  server.on('connection', (socket: Socket) => {
    const idle = { turn: ++turns, bytesRead: 0 }
    open.set(socket, { requests: [], answered: null, invalid: null, idle })
    if (open.size > limits.maxConnections) makeRoomFor(socket)
    if (socket.destroyed) return
    socket.setTimeout(limits.idleMs)
    socket.once('close', () => open.delete(socket))
  })
  // Also called by close(). Node's own version also cuts off answers that clients have not read completely.
  server.closeIdleConnections = () => {
    for (const [socket, { requests, idle }] of open)
      if (requests.length === 0 && socket.bytesRead === idle.bytesRead) socket.destroy()
  }
  // Half the time, because a socket's timer checks whether bytes have left since its last check.
  server.setTimeout(limits.stalledMs / 2, (socket) => {
    if (socket.writableLength > 0) return cut(socket, 'stalled')
    const connection = open.get(socket)
    // The client rightly waits for its answer.
    if (connection && connection.requests.length > 0) return
    if (connection && socket.bytesRead > connection.idle.bytesRead) refuseInvalid(408, socket)
    else socket.destroy()
  })
  // Node sends the first as `Keep-Alive: timeout=…`, and closes idle connections after both.
  server.keepAliveTimeout = Math.floor(limits.idleMs * TOLD_SHARE)
  server.keepAliveTimeoutBuffer = limits.idleMs - server.keepAliveTimeout
  // Older versions of Node silently drop headers beyond this. One more is read, so that the request is refused.
  server.maxHeadersCount = MAX_HEADERS + 1
}
