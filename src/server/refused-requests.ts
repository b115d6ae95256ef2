import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { isMalformed } from './request-head.ts'

// Requests that are refused before a route sees them, in the form of the API's errors. Each such answer is
// the last on its connection: what follows cannot be distinguished from the rest of the refused request.

/** During a request, each header takes many times its size in memory. Clients and proxies send about 40. */
export const MAX_HEADERS = 100

/** What the engineer can do about a refusal. */
const DETAILS: Record<number, string> = {
  400: 'This is not a valid HTTP/1.1 request: it needs a valid path, one Host header and one way to tell where its body ends.',
  408: 'The request did not arrive in time.',
  413: 'The chunks of the body have too many extensions.',
  417: 'Leave the header Expect out.',
  431: `A request has at most ${MAX_HEADERS} headers, of 16 KiB together.`,
  505: 'Send HTTP/1.1, and end each line of the headers with CRLF.',
}

/** The `code` of each refusal. Its `error` is the same with spaces, but for 500. */
const CODES: Record<number, string> = {
  400: 'BAD_REQUEST',
  408: 'REQUEST_TIMEOUT',
  413: 'INVALID_BODY',
  417: 'EXPECTATION_FAILED',
  431: 'REQUEST_HEADER_FIELDS_TOO_LARGE',
  500: 'INTERNAL',
  505: 'HTTP_VERSION_NOT_SUPPORTED',
}

const STATUS_OF_ERROR: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_INVALID_VERSION: 505,
}

/** The status for an error of Node's parser; null for an error of the connection, which gets no answer. */
export function statusOfError(code = ''): number | null {
  return STATUS_OF_ERROR[code] ?? (code.startsWith('HPE_') ? 400 : null)
}

/** The status that refuses a request; null if it is accepted. */
export function refusalOf(incoming: IncomingMessage): number | null {
  if (incoming.rawHeaders.length > 2 * MAX_HEADERS) return 431
  return isMalformed(incoming) ? 400 : null
}

export function refuse(outgoing: ServerResponse, status: number): void {
  const { headers, body } = refusal(status)
  outgoing.writeHead(status, headers).end(body)
}

/** Writes the refusal of input that is not a request, and closes the connection for writing. */
export function refuseRest(socket: Socket, status: number): void {
  const { headers, body } = refusal(status)
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`)
}

/** The same refusal as a Response, for the adapter to send. */
export function refusedResponse(status: number): Response {
  const { headers, body } = refusal(status)
  return new Response(body, { status, headers })
}

function refusal(status: number) {
  const code = CODES[status] ?? 'BAD_REQUEST'
  const error = code === 'INTERNAL' ? 'INTERNAL ERROR' : code.replaceAll('_', ' ')
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
