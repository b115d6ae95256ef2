import type { Store } from '../../src/db/store.ts'
import { fileOf, openFile } from './direct.ts'

const ROWS = 10_000
const BYTES = 3000

/** Makes a store's file so large, about 40 MB, that a copy of it takes many steps. */
export async function fill(store: Store): Promise<void> {
  const connection = openFile(await fileOf(store))
  connection.pragma('synchronous = OFF')
  const insert = connection.prepare('INSERT INTO settings (name, value) VALUES (?, ?)')
  const value = JSON.stringify('x'.repeat(BYTES))
  connection.transaction(() => {
    for (let row = 0; row < ROWS; row++) insert.run(`filling ${row}`, value)
  })()
  connection.close()
}
