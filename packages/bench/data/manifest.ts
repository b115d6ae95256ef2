import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Raised where files built before are of no use any more. */
const FORMAT = 2

/** An account that is driven: its key, and one of its orders. */
export type Measured = { key: string; orderId: string }

/** What a built database holds, for those who are to drive it. */
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

/** Null where there is none that can be used. It is written last: what it describes is complete. */
export function readManifest(path: string): Manifest | null {
  if (!existsSync(path)) return null
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
  return manifest.format === FORMAT ? manifest : null
}
