import type SQLite from 'better-sqlite3'
import type { CommitHooks } from '../commit-hooks.ts'
import { DatabaseUnavailable, type Tx, unavailability } from '../store.ts'

/** One transaction that waits for its turn, and whom it answers. */
type Job = {
  work: (tx: Tx) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
}

/** So long a group may take before it is committed, so that requests are not held up behind it. */
const GROUP_MS = 3

export interface GroupCommit {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Resolves once nothing waits and nothing is under way. */
  idle(): Promise<void>
}

/**
 * Runs transactions one after the other on the only connection that writes. All that wait when it is
 * free share one COMMIT, and so one wait for the disk; each is undone alone where it fails, and none is
 * answered before the COMMIT. Where that fails, SQLite has rolled all of them back, for now: see `failed`.
 * @param whenFree runs BEGIN, again while another process holds the file.
 * @param requireFile throws where what is committed would be lost: then nobody may be answered.
 * @param committed is told after each COMMIT, before anybody is answered, how many shared it.
 * @param hooks those that transactions add; they run after the COMMIT, before anybody is answered.
 */
export function createGroupCommit(
  writer: SQLite.Database,
  tx: Tx,
  {
    whenFree,
    requireFile,
    committed,
    hooks,
  }: {
    whenFree: (attempt: () => unknown) => Promise<unknown>
    requireFile: () => void
    committed: (transactions: number) => void
    hooks: CommitHooks
  },
): GroupCommit {
  const begin = writer.prepare('BEGIN IMMEDIATE')
  const commit = writer.prepare('COMMIT')
  const rollback = writer.prepare('ROLLBACK')
  const save = writer.prepare('SAVEPOINT one')
  const undo = writer.prepare('ROLLBACK TO one')
  const release = writer.prepare('RELEASE one')
  const waiting: Job[] = []
  let draining: Promise<void> | null = null

  async function drain(): Promise<void> {
    try {
      while (waiting.length > 0) {
        // Lets the requests come in that are there already: they share the group.
        await new Promise((resolve) => setImmediate(resolve))
        await runGroup()
      }
    } finally {
      draining = null
    }
  }

  async function runGroup(): Promise<void> {
    const group: Job[] = []
    let answers: (() => void)[] = []
    let committing = false
    try {
      await whenFree(() => begin.run())
      requireFile()
      const endsAt = performance.now() + GROUP_MS
      const alone = waiting.length === 1
      do {
        const job = waiting.shift()
        if (!job) break
        group.push(job)
        answers.push(alone ? await runAlone(job) : await runWithin(job))
      } while (!alone && performance.now() < endsAt)
      committing = true
      commit.run()
      requireFile()
      hooks.run()
      committed(group.length)
    } catch (thrown) {
      const error = undone(failed(thrown, committing))
      answers = (group.length > 0 ? group : waiting.splice(0)).map(
        ({ reject }) =>
          () =>
            reject(error),
      )
    }
    for (const answer of answers) answer()
  }

  /** Ends the transaction after an error. Returns it, with another one where that fails, too. */
  function undone(error: unknown): unknown {
    hooks.keepFirst(0)
    try {
      if (writer.inTransaction) rollback.run()
      return error
    } catch (again) {
      return new AggregateError([error, again], 'A transaction failed and could not be undone.')
    }
  }

  /** @throws what the work throws: the whole transaction is its own. */
  async function runAlone({ work, resolve }: Job): Promise<() => void> {
    const value = await withinTheTick(work)
    return () => resolve(value)
  }

  /** @throws where the error has ended the transaction, which then nobody in the group has had. */
  async function runWithin({ work, resolve, reject }: Job): Promise<() => void> {
    save.run()
    const before = hooks.count()
    try {
      const value = await withinTheTick(work)
      release.run()
      return () => resolve(value)
    } catch (error) {
      if (!writer.inTransaction) throw error
      undo.run()
      release.run()
      hooks.keepFirst(before)
      return () => reject(failed(error, false))
    }
  }

  /**
   * Queries here resolve as microtasks, so that work which only awaits `tx` ends before the next tick.
   * Work that does not is holding every other writer up.
   */
  async function withinTheTick(work: Job['work']): Promise<unknown> {
    let state: 'running' | 'left' | 'ended' = 'running'
    process.nextTick(() => {
      if (state === 'running') state = 'left'
    })
    const leftTheTick = () => state === 'left'
    try {
      const value = await work(tx)
      if (leftTheTick()) throw new Error('A transaction awaited something other than its queries.')
      return value
    } finally {
      state = 'ended'
    }
  }

  return {
    transaction<T>(work: (tx: Tx) => Promise<T>) {
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Job['resolve'], reject })
        draining ??= drain()
      })
    },
    async idle() {
      while (draining !== null) await draining
    },
  }
}

/**
 * The error as the rest of the service knows it.
 *
 * A COMMIT that the disk refused is of unknown outcome. SQLite shows its rows to nobody, and the next
 * transaction writes over what it left in the log. But it may have left everything there, its end mark
 * included: then fsync failed, or the last write was reported as failed and was not. A process that dies
 * before that next transaction leaves such a log to the next one, whose recovery finds a whole transaction
 * and takes it for committed. So nobody may say that it has not happened. Sent again, its trxid decides:
 * either it is new, and what it writes replaces the remains, or the recovered order is replayed. What
 * depends on a commit (a call to a supplier) begins only after it, so that nothing has acted on either.
 */
function failed(error: unknown, committing: boolean): unknown {
  const unavailable = unavailability(error)
  if (!unavailable) return error
  return committing ? new DatabaseUnavailable('unknown', unavailable.cause) : unavailable
}
