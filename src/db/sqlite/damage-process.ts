import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

// Runs in a separate process, because only ending the process stops SQLite in the middle of a check. The
// check runs in a thread of it, so that the main thread notices when the service has gone.

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Both signals reach all processes of a group. This one ignores them: the service ends the check.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

const worker = new Worker(new URL('./damage-worker.ts', import.meta.url), {
  workerData: process.argv[2],
})
try {
  // Rejects with the thread's error.
  const [damage] = await once(worker, 'message')
  process.send?.({ damage })
} catch (error) {
  process.send?.({ error: String(error) })
}
