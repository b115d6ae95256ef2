import { writeFileSync } from 'node:fs'
import type { Manifest } from './data/manifest.ts'
import { ACCOUNTS, type Row } from './rows.ts'

// Writes the requests of a row as they go over the wire, one for each account, into a file for wrk.

/** Marks the place of the trxid in a request; separates two requests. */
const TRXID_MARK = '\u0002'
const SEPARATOR = '\u0001'
/** A trxid is a prefix and 8 digits that the generator counts up. */
const PREFIX_LENGTH = 12
const TRXID_LENGTH = PREFIX_LENGTH + 8

/**
 * Writes the requests of one set of accounts, or of all of them if `group` is null.
 * @param rows the accounts take them in turn.
 */
export function writePlan(
  file: string,
  rows: readonly Row[],
  manifest: Manifest,
  group: number | null,
): void {
  const from = group === null ? 0 : group * ACCOUNTS
  const to = group === null ? manifest.measured.length : from + ACCOUNTS
  const requests = manifest.measured.slice(from, to).map((account, i) => {
    const row = rows[i % rows.length]
    if (!row) throw new Error('There are no rows.')
    const { method, path, body } = row.ask(account, i, manifest)
    return wire(method, path, account.key, body)
  })
  writeFileSync(file, requests.join(SEPARATOR))
}

/** The beginning of a drive's trxids. No two drives send the same trxid, in one run or in two. */
export function trxidPrefix(run: string, drive: number): string {
  return `${run}-${String(drive).padStart(PREFIX_LENGTH - run.length - 2, '0')}-`
}

function wire(method: string, path: string, key: string, body?: Record<string, string>): string {
  const head = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', `X-API-Key: ${key}`]
  if (!body) return `${head.join('\r\n')}\r\n\r\n`
  const json = JSON.stringify({ ...body, trxid: TRXID_MARK }).replace('\\u0002', TRXID_MARK)
  const length = Buffer.byteLength(json) - 1 + TRXID_LENGTH
  head.push('Content-Type: application/json', `Content-Length: ${length}`)
  return `${head.join('\r\n')}\r\n\r\n${json}`
}
