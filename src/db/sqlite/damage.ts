import { fork } from 'node:child_process'
import { once } from 'node:events'
import SQLite from 'better-sqlite3'

const MOST_TOLD = 100

/**
 * What is wrong with the file itself, whatever its rows say; it is only read.
 * @param full also holds every index against its table, which takes several times as long.
 * @returns SQLite's words, a hundred at most; none where the file is whole.
 */
export function damageOf(file: string, { full }: { full: boolean }): string[] {
  const database = new SQLite(file, { readonly: true, fileMustExist: true })
  try {
    const check = full ? 'integrity_check' : 'quick_check'
    const rows = database.pragma(`${check}(${MOST_TOLD})`) as Record<string, string>[]
    return rows.flatMap((row) => Object.values(row)).filter((words) => words !== 'ok')
  } catch (error) {
    // Damaged so much that it cannot be checked.
    const damaged = error instanceof SQLite.SqliteError && /CORRUPT|NOTADB/.test(error.code)
    if (damaged) return [error.message]
    throw error
  } finally {
    database.close()
  }
}

type Told = { damage: string[] } | { error: string }

/**
 * As damageOf, without the indexes, in another process, which is killed where the signal is aborted.
 * @throws AbortError where it is; Error where the check did not come to its end.
 */
export async function damageBeside(file: string, signal: AbortSignal): Promise<string[]> {
  const checking = fork(new URL('./damage-process.ts', import.meta.url), [file], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // Rejects where it could not be started.
  const ended = once(checking, 'exit')
  const broken = ended.then(([code, by]) => {
    throw new Error(`The check was ended by ${by ?? `exit code ${code}`}.`)
  })
  try {
    const [message] = await Promise.race([once(checking, 'message', { signal }), broken])
    const told: Told = message
    if ('error' in told) throw new Error(told.error)
    return told.damage
  } finally {
    checking.kill('SIGKILL')
    // It reads the file: whoever closes it last tidies up.
    await ended.catch(() => undefined)
  }
}
