import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

// A process of its own, since nothing but its end stops SQLite in the midst of a check. The check runs in
// a thread of it, so that this one hears when the service has gone.

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Both are sent to a whole group of processes; the service says when the check is to end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

const worker = new Worker(new URL('./damage-worker.ts', import.meta.url), {
  workerData: process.argv[2],
})
try {
  // Rejects with what the thread throws.
  const [damage] = await once(worker, 'message')
  process.send?.({ damage })
} catch (error) {
  process.send?.({ error: String(error) })
}
