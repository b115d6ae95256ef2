import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { isMalformed } from './request-head.ts'

// What is refused before any route sees it, in the form of the API's errors. Each such answer is the last
// one on its connection: what comes after it cannot be told from the rest of what was refused.

/** Each takes memory many times its size while the request is there. Clients and proxies send some 40. */
export const MAX_HEADERS = 100

/** What an engineer does about it. */
const DETAILS: Record<number, string> = {
  400: 'This is not a valid HTTP/1.1 request: it needs a valid path, one Host header and one way to tell where its body ends.',
  408: 'The request did not arrive in time.',
  413: 'The chunks of the body have too many extensions.',
  417: 'Leave the header Expect out.',
  431: `A request has at most ${MAX_HEADERS} headers, of 16 KiB together.`,
  505: 'Send HTTP/1.1, and end each line of the headers with CRLF.',
}

/** Those that the API has a name of its own for. */
const NAMES: Record<number, string> = { 413: 'INVALID BODY', 500: 'INTERNAL ERROR' }

const STATUS_OF_ERROR: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_INVALID_VERSION: 505,
}

/** The status for an error of Node's parser; null for one of the connection, which takes no answer. */
export function statusOfError(code = ''): number | null {
  return STATUS_OF_ERROR[code] ?? (code.startsWith('HPE_') ? 400 : null)
}

/** The status of a request that is not read; null for one that is. */
export function refusalOf(incoming: IncomingMessage): number | null {
  if (incoming.rawHeaders.length > 2 * MAX_HEADERS) return 431
  return isMalformed(incoming) ? 400 : null
}

export function refuse(outgoing: ServerResponse, status: number): void {
  const { headers, body } = refusal(status)
  outgoing.writeHead(status, headers).end(body)
}

/** Writes the answer where there is no request that it could belong to, and sends no more. */
export function refuseRest(socket: Socket, status: number): void {
  const { headers, body } = refusal(status)
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`)
}

/** As refuse, where the adapter is to send it. */
export function refusedResponse(status: number): Response {
  const { headers, body } = refusal(status)
  return new Response(body, { status, headers })
}

function refusal(status: number) {
  const error = NAMES[status] ?? (STATUS_CODES[status] ?? '').toUpperCase()
  const code = error.replaceAll(' ', '_')
  const body = JSON.stringify({ success: false, code, error, detail: DETAILS[status] })
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  }
  return { headers, body }
}
