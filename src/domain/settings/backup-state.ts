import type { Reader, Tx } from '../../db/store.ts'
import { readState, writeState } from './state.ts'

const STATE = 'backup:state'

/** How the last backup went. */
export type BackupState = { problem: string | null; atMs: number }

/** @returns null if none was made yet. */
export async function readBackupState(db: Reader): Promise<BackupState | null> {
  const state = (await readState(db, STATE)) as BackupState | undefined
  return state ?? null
}

/** @param problem null if the backup was written. */
export function keepBackupState(tx: Tx, problem: string | null, now: Date): Promise<void> {
  return writeState(tx, STATE, { problem, atMs: now.getTime() } satisfies BackupState)
}
