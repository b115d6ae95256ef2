import { fork } from 'node:child_process'
import { once } from 'node:events'
import SQLite from 'better-sqlite3'

const MAX_MESSAGES = 100

/**
 * Looks for damage to the file itself, not for wrong data in its rows. Only reads the file.
 * @param full whether to compare every index with its table, too, which takes several times as long.
 * @returns SQLite's messages, at most a hundred; none if the file is sound.
 */
export function damageOf(file: string, { full }: { full: boolean }): string[] {
  const database = new SQLite(file, { readonly: true, fileMustExist: true })
  try {
    const check = full ? 'integrity_check' : 'quick_check'
    const rows = database.pragma(`${check}(${MAX_MESSAGES})`) as Record<string, string>[]
    return rows.flatMap((row) => Object.values(row)).filter((words) => words !== 'ok')
  } catch (error) {
    // The file is so damaged that it cannot be checked.
    const damaged = error instanceof SQLite.SqliteError && /CORRUPT|NOTADB/.test(error.code)
    if (damaged) return [error.message]
    throw error
  } finally {
    database.close()
  }
}

type CheckResult = { damage: string[] } | { error: string }

/**
 * Like damageOf, without the indexes, in another process, which is killed if the signal is aborted.
 * @throws AbortError if it is aborted; Error if the check did not finish.
 */
export async function damageBeside(file: string, signal: AbortSignal): Promise<string[]> {
  const checking = fork(new URL('./damage-process.ts', import.meta.url), [file], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // Rejects if the process could not be started.
  const ended = once(checking, 'exit')
  const broken = ended.then(([code, by]) => {
    throw new Error(`The check was ended by ${by ?? `exit code ${code}`}.`)
  })
  try {
    const [message] = await Promise.race([once(checking, 'message', { signal }), broken])
    const result: CheckResult = message
    if ('error' in result) throw new Error(result.error)
    return result.damage
  } finally {
    checking.kill('SIGKILL')
    // Waits, because the process has the file open, and the last one to close it cleans up.
    await ended.catch(() => undefined)
  }
}
