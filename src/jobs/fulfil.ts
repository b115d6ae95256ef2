import type { Fulfilment } from '../domain/fulfilment/fulfilment.ts'
import { FAILED, type Job } from './loop.ts'

const EVERY_MS = 500

/**
 * Attempts the orders and lookups that are due, among them those that were open at a crash. Any number of
 * processes may run this: each claims its own jobs.
 */
export function fulfilJob(fulfilment: Fulfilment): Job {
  return {
    name: 'fulfil',
    everyMs: EVERY_MS,
    overlaps: true,
    async runOnce() {
      const { attempts, hadError } = await fulfilment.runDue()
      return hadError ? FAILED : attempts
    },
  }
}

/**
 * For a process that places orders and does not run fulfilJob: releases jobs that it claimed and is no
 * longer working on, since no other process takes a job whose claimant is alive. Its successes, too, bring forward
 * what waits for a supplier that works again.
 */
export function giveBackJob(fulfilment: Fulfilment): Job {
  return {
    name: 'give-back',
    everyMs: EVERY_MS,
    runOnce: () => fulfilment.releaseForgotten(),
  }
}
