import { Worker } from 'node:worker_threads'

export type CheckpointTask = { file: string }

/** About a thousand pages, which is SQLite's own default. */
const EVERY_TRANSACTIONS = 200

/** Copies committed data from SQLite's log into the file, in another thread than the one that commits. */
export interface Checkpoints {
  /** Records that this many more transactions are in the log. */
  committed(transactions: number): void
  /** Empties the log if nobody is reading from it or writing to it. */
  cut(): void
  /** Resolves once the thread has closed the file. */
  stop(): Promise<void>
}

/** @param file a database in WAL mode. The thread starts with the first copy: a command needs none. */
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
    // Like SQLite itself, ignores the error: the log has all data, and the next copy starts a new thread.
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
      // Nothing else may keep the process alive until then.
      worker.ref()
      worker.postMessage('close')
      await ended
    },
  }
}
