import { Worker } from 'node:worker_threads'

export type CheckpointTask = { file: string }

/** About a thousand pages, which is SQLite's own habit. */
const EVERY_TRANSACTIONS = 200

/** Copies what was committed out of SQLite's log into the file, beside the thread that commits. */
export interface Checkpoints {
  /** Notes that so many transactions are in the log. */
  committed(transactions: number): void
  /** Empties the log where nobody reads in it or writes to it. */
  cut(): void
  /** Resolves once the file is no longer open here. */
  stop(): Promise<void>
}

/** @param file a database in WAL mode. Its thread begins with the first copy: a command needs none. */
export function createCheckpoints(file: string): Checkpoints {
  let worker: Worker | null = null
  let waiting = 0
  let copying = false

  function start(): Worker {
    const task: CheckpointTask = { file }
    const started = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), {
      workerData: task,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 },
    })
    started.unref()
    const free = () => {
      copying = false
    }
    started.on('message', free)
    // As SQLite itself does: all is in the log, and another thread begins with the next copy.
    started.on('error', () => {
      worker = null
      free()
    })
    return started
  }

  function order(what: 'copy' | 'cut'): void {
    if (copying) return
    waiting = 0
    copying = true
    worker ??= start()
    worker.postMessage(what)
  }

  return {
    committed(transactions) {
      waiting += transactions
      if (waiting >= EVERY_TRANSACTIONS) order('copy')
    },
    cut: () => order('cut'),
    async stop() {
      if (!worker) return
      const { promise: ended, resolve } = Promise.withResolvers<void>()
      worker.once('exit', () => resolve())
      // Nothing else may keep the process until then.
      worker.ref()
      worker.postMessage('close')
      await ended
    },
  }
}
