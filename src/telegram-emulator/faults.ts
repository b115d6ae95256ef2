import { z } from 'zod'

/** A failure that the next calls of a method, or the next updates, meet. */
export const faultSchema = z.strictObject({
  kind: z.enum(['retry_after', 'error', 'slow', 'cut', 'duplicate_updates']),
  method: z.string().optional(),
  count: z.int().min(1).max(1000).default(1),
  seconds: z.number().min(0).max(3600).default(1),
})

export type Fault = z.output<typeof faultSchema>

/** Made all the time, so that they are neither logged nor hit by a fault that names no method. */
export const LOOKS_FOR_UPDATES: ReadonlySet<string> = new Set(['getUpdates', 'getWebhookInfo'])

const MAX_FAULTS = 100

export function createFaults() {
  let faults: Fault[] = []

  function use(matches: (fault: Fault) => boolean): Fault | null {
    const fault = faults.find(matches)
    if (!fault) return null
    fault.count -= 1
    faults = faults.filter(({ count }) => count > 0)
    return fault
  }

  return {
    add(fault: Fault): void {
      faults = [...faults, { ...fault }].slice(-MAX_FAULTS)
    },
    clear(): void {
      faults = []
    },
    /** What this call is to suffer. Looking for updates is spared unless it is named. */
    forCall(method: string): Fault | null {
      return use(({ kind, method: only }) => {
        if (kind === 'duplicate_updates') return false
        if (only === undefined) return !LOOKS_FOR_UPDATES.has(method)
        return only.toLowerCase() === method.toLowerCase()
      })
    },
    /** How often the next update is delivered. */
    copiesOfUpdate: (): number => (use(({ kind }) => kind === 'duplicate_updates') ? 2 : 1),
  }
}
