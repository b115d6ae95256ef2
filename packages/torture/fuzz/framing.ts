import type { Random } from '../random.ts'
import type { Part } from './connection.ts'

/** Bytes that break, bend or stretch the rules of HTTP/1.1, and what must not come of them. */
export type FramingCase = {
  parts: readonly Part[]
  /** Methods of the requests in it, as many as may be answered. */
  methods: readonly string[]
  /** Trxids that may have been carried out. */
  open: readonly string[]
  /** Trxids of orders that may not be carried out: they stand where one reader sees a body, another a request. */
  hidden: readonly string[]
  /** More of the request is awaited, so that no answer is no fault; it is given up after a moment. */
  unfinished?: boolean
}

export type Words = {
  key: string
  /** A trxid of its own for each name. */
  trxid(name: string): string
  random: Random
}

export type Make = (words: Words) => FramingCase

const PID = 'KEY-1'
export const bodyFor = (trxid: string) => JSON.stringify({ pid: PID, trxid })

/** The lines of a request before its body, those of a valid order and these. */
export function head(
  words: Words,
  lines: readonly string[],
  first = 'POST /orders HTTP/1.1',
): string {
  const usual = ['Host: 127.0.0.1', `X-API-Key: ${words.key}`, 'Content-Type: application/json']
  return `${[first, ...usual, ...lines].join('\r\n')}\r\n\r\n`
}

/** A whole, valid order. */
export function order(words: Words, trxid: string): string {
  const body = bodyFor(trxid)
  return `${head(words, [`Content-Length: ${body.length}`])}${body}`
}

/** Each character is one byte. */
export const bytes = (text: string): Part => ({ bytes: Buffer.from(text, 'latin1') })
export const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

/** One request, whose order may be carried out. */
export function single(words: Words, make: (body: string, trxid: string) => string): FramingCase {
  const trxid = words.trxid('a')
  return {
    parts: [bytes(make(bodyFor(trxid), trxid))],
    methods: ['POST'],
    open: [trxid],
    hidden: [],
  }
}
