import type { Reader, Tx } from '../../db/store.ts'
import { readState, writeState } from '../settings/state.ts'

const STATE = 'panel:address'

/** Keeps where the panel can be opened, for commands. @param url such as `https://shop.example` */
export async function keepAddress(tx: Tx, url: string): Promise<void> {
  if ((await panelAddress(tx)) !== url) await writeState(tx, STATE, url)
}

/** Where the panel was last served; null if it never was. */
export async function panelAddress(db: Reader): Promise<string | null> {
  const url = await readState(db, STATE)
  return typeof url === 'string' ? url : null
}
