import type { Fulfilment } from '../domain/fulfilment/fulfilment.ts'
import { FAILED, type Job } from './loop.ts'

const EVERY_MS = 500

/**
 * Brings orders and lookups that are due to their end; what was open at a crash comes due, too. Any number
 * of processes do this side by side: each takes rows of its own, until the attempt has ended.
 */
export function fulfilJob(fulfilment: Fulfilment): Job {
  return {
    name: 'fulfil',
    everyMs: EVERY_MS,
    overlaps: true,
    async runOnce() {
      const { attempts, brokeOff } = await fulfilment.runDue()
      return brokeOff ? FAILED : attempts
    },
  }
}

/**
 * What fulfilJob does of itself, for a process that places orders and does not run it: nobody else takes
 * what a process has claimed that lives.
 */
export function giveBackJob(fulfilment: Fulfilment): Job {
  return {
    name: 'give-back',
    everyMs: EVERY_MS,
    overlaps: false,
    runOnce: () => fulfilment.giveBackForgotten(),
  }
}
