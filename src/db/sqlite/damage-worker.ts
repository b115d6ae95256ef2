import { parentPort, workerData } from 'node:worker_threads'
import { damageOf } from './damage.ts'

// A thread of its own: the whole file is read, and requests go on meanwhile.

parentPort?.postMessage(damageOf(workerData as string, { full: false }))
