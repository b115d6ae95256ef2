import { setImmediate as nextLoop } from 'node:timers/promises'
import type SQLite from 'better-sqlite3'
import { type AfterRollback, inOne, type Pending } from '../pending.ts'
import { DatabaseUnavailable, type Tx, unavailability } from '../store.ts'

/** A transaction that waits for its turn, and the functions that answer its caller. */
type Job = {
  work: (tx: Tx) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
}

/** What the caller of a transaction is answered after the COMMIT. */
type Answer = [settle: Job['resolve' | 'reject'], value: unknown]

/** A group is committed after this time, so that requests are not held up behind it. */
const GROUP_MS = 3

/**
 * Runs transactions one after the other on the only connection that writes. All transactions that wait
 * when it is free share one COMMIT, and so one wait for the disk. If one of them fails, only that one is
 * rolled back. None is answered before the COMMIT. If the COMMIT fails, SQLite rolls back all of
 * them, and their outcome is unknown: see `toStoreError`.
 * @param whenFree runs BEGIN, and repeats it while another process holds the file.
 * @param lost aborted once the open file is not the database any more: nothing is written from then on.
 * @param requireFile notices that. It runs after each COMMIT: if it throws, nobody may be answered.
 * @param pending what the transactions want done when they end.
 * @param failed called with each error before it is thrown.
 */
export function createGroupCommit(
  writer: SQLite.Database,
  tx: Tx,
  {
    whenFree,
    lost,
    requireFile,
    pending,
    failed,
  }: {
    whenFree: (attempt: () => unknown) => Promise<unknown>
    lost: AbortSignal
    requireFile: () => void
    pending: Pending
    failed: (error: unknown) => void
  },
) {
  const begin = writer.prepare('BEGIN IMMEDIATE')
  const commit = writer.prepare('COMMIT')
  const rollback = writer.prepare('ROLLBACK')
  const save = writer.prepare('SAVEPOINT one')
  const undo = writer.prepare('ROLLBACK TO one')
  const release = writer.prepare('RELEASE one')
  const waiting: Job[] = []
  let draining: Promise<void> | null = null
  let tickEnded = true

  async function drain(): Promise<void> {
    try {
      while (waiting.length > 0) {
        // Lets requests in that have already arrived, so that they share the group.
        await nextLoop()
        await runGroup()
      }
    } finally {
      draining = null
    }
  }

  async function runGroup(): Promise<void> {
    const group: Job[] = []
    let answers: Answer[] = []
    let committing = false
    let alone = false
    try {
      if (lost.aborted) throw new DatabaseUnavailable('not done', lost.reason)
      await whenFree(() => begin.run())
      const endsAt = performance.now() + GROUP_MS
      alone = waiting.length === 1
      do {
        const job = waiting.shift()
        if (!job) break
        group.push(job)
        answers.push(await run(job, alone))
      } while (!alone && performance.now() < endsAt)
      pending.writeSums(tx)
      committing = true
      commit.run()
      requireFile()
      pending.committed()
    } catch (thrown) {
      const after = pending.undo()
      const error = undone(toStoreError(thrown, committing))
      const failed = group.length > 0 ? group : waiting.splice(0)
      const isOwnError = alone && !committing
      answers = failed.map((job) => [rejecting(job, isOwnError ? after : []), error])
    }
    for (const [settle, value] of answers) settle(value)
  }

  /**
   * Runs one transaction of a group, in a savepoint unless it is alone. Queries here resolve as
   * microtasks, so work that awaits only `tx` ends before the next tick. Work that awaits anything else
   * would hold up every other writer.
   * @throws the error of a transaction that is alone, or that made SQLite roll back the whole group.
   */
  async function run(job: Job, alone: boolean): Promise<Answer> {
    if (tickEnded) process.nextTick(endTick)
    tickEnded = false
    if (!alone) save.run()
    const mark = pending.begin()
    try {
      const value = await job.work(tx)
      if (tickEnded) throw new Error('A transaction awaited something other than its queries.')
      if (!alone) release.run()
      return [job.resolve, value]
    } catch (error) {
      if (alone || !writer.inTransaction) throw error
      undo.run()
      release.run()
      return [rejecting(job, pending.undo(mark)), toStoreError(error, false)]
    }
  }

  /** Rejects the caller, once what is to run after the rollback has run in a transaction of its own. */
  function rejecting({ reject }: Job, after: AfterRollback[]): Job['reject'] {
    return (error) => {
      failed(error)
      if (after.length === 0) reject(error)
      else void transaction(inOne(after)).then(() => reject(error), reject)
    }
  }

  function endTick(): void {
    tickEnded = true
  }

  /** Rolls back after an error. Returns the error, together with the rollback's if that fails, too. */
  function undone(error: unknown): unknown {
    try {
      if (writer.inTransaction) rollback.run()
      return error
    } catch (again) {
      return new AggregateError([error, again], 'A transaction failed and could not be undone.')
    }
  }

  function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    waiting.push({ work, resolve: resolve as Job['resolve'], reject })
    draining ??= drain()
    return promise
  }

  return {
    transaction,
    /** Resolves once no transaction is waiting or running. */
    async idle() {
      while (draining !== null) await draining
    },
  }
}

/**
 * Converts an error to the one that the rest of the service knows.
 *
 * If the disk refuses a COMMIT, its outcome is unknown. SQLite has rolled it back, and the next transaction
 * overwrites what it wrote to the log. But the log may contain all of it: if only fsync failed, or if the
 * last write succeeded and was reported as failed. If the process dies before the next transaction, the
 * next process recovers it as committed. So no answer may say that it did not happen. If the caller sends
 * the trxid again, the order is either new, or was recovered and is replayed. Calls to suppliers begin only
 * after a commit, so nothing has acted on either outcome.
 */
function toStoreError(error: unknown, committing: boolean): unknown {
  const unavailable = unavailability(error)
  if (!unavailable) return error
  return committing ? new DatabaseUnavailable('unknown', unavailable.cause) : unavailable
}
