import { onTestFinished } from 'vitest'
import { createDispatcher, type DispatcherDeps } from '../../src/bot/inbox/dispatcher.ts'
import { noMeter } from '../../src/domain/shared/meter.ts'
import { createLog } from '../../src/log/log.ts'
import { ADMIN_ID } from './bot.ts'
import { START } from './factories.ts'
import { testStore } from './store.ts'

/** Longer than any test: nothing is over because the machine is slow. */
export const PATIENCE_MS = 120_000

/** A dispatcher on a store of its own, which notes what it is given to handle. */
export async function withDispatcher(overrides: Partial<DispatcherDeps> = {}) {
  const store = overrides.store ?? (await testStore())
  const handled: number[] = []
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  const dispatcher = createDispatcher({
    ...{ store, log, meter: noMeter, clock: () => START },
    ...{ adminIds: new Set([ADMIN_ID]), deadlineMs: PATIENCE_MS, retryMs: 1 },
    handle: async ({ update_id }) => void handled.push(update_id),
    ...overrides,
  })
  onTestFinished(() => dispatcher.stop())
  return { store, log, dispatcher, handled, logLines }
}
