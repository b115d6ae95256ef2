import { parentPort, workerData } from 'node:worker_threads'
import { damageOf } from './damage.ts'

parentPort?.postMessage(damageOf(workerData as string, { full: false }))
