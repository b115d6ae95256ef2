import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Raise it when files that were built before cannot be used any more. */
const FORMAT = 2

/** The key of an account that is driven, and one of its orders. */
export type Measured = { key: string; orderId: string }

/** What must be known of a built database to drive it. */
export type Manifest = {
  format: number
  accounts: number
  orders: number
  measured: Measured[]
  topUpPids: string[]
  keyPids: string[]
}

export function writeManifest(path: string, manifest: Omit<Manifest, 'format'>): void {
  writeFileSync(path, JSON.stringify({ format: FORMAT, ...manifest }))
}

/** Null if there is none that can be used. It is written last: if it is there, so is the whole database. */
export function readManifest(path: string): Manifest | null {
  if (!existsSync(path)) return null
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
  return manifest.format === FORMAT ? manifest : null
}
