import { writeFileSync } from 'node:fs'
import type { Manifest } from './data/manifest.ts'
import { ACCOUNTS, type Row } from './rows.ts'

// The requests of a row as they go over the wire, one for each account, in a file for the generator.

/** A trxid's place in a request, and what separates two requests. */
const TRXID_MARK = '\u0002'
const SEPARATOR = '\u0001'
/** A prefix of 12 characters, and 8 digits that the generator counts up. */
const PREFIX_LENGTH = 12
const TRXID_LENGTH = PREFIX_LENGTH + 8

/**
 * Writes the requests of one set of accounts, or, where `group` is null, of all of them.
 * @param rows each account's request is of the next of them.
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
    if (!row) throw new Error('There is nothing to ask.')
    const { method, path, body } = row.ask(account, i, manifest)
    return wire(method, path, account.key, body)
  })
  writeFileSync(file, requests.join(SEPARATOR))
}

/** Of a drive: no two drives of a run send the same trxid, nor do two runs. */
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
