import { ASKED, type LeaseDeps, pause, RENEWED, releaseLease, takeLease } from './leases.ts'

/** What a process has for as long as it lives. */
export interface HeldLease {
  /** Renews it no more, and gives it back at once where it is this process's alone. */
  release(): Promise<void>
}

/** What a process that died has left of its lease, and time to ask once more after that. */
const WAITED = 1 + 2 * ASKED

/**
 * Takes a lease for the life of this process, and again where it was lost meanwhile. One that another
 * has is waited for until it must have run out, in case that its process has died.
 * @param options shared: whether several processes hold it by the same name. giveUp: ends the wait.
 * @returns null where another has it all the same.
 */
export async function holdLease(
  deps: LeaseDeps,
  name: string,
  { shared, giveUp }: { shared: boolean; giveUp: AbortSignal },
): Promise<HeldLease | null> {
  const { store, clock, log, holder, leaseMs } = deps
  const ask = () => store.transaction((tx) => takeLease(tx, { name, holder, leaseMs }, clock()))

  const waitUntilMs = performance.now() + leaseMs * WAITED
  for (let waits = false; !(await ask()); waits = true) {
    if (giveUp.aborted || performance.now() > waitUntilMs) return null
    if (!waits)
      log.warn({ lease: name, leaseMs }, 'another process has the lease: waiting for its end')
    await pause(leaseMs * ASKED, giveUp)
  }

  const released = new AbortController()
  let [failing, lost] = [false, false]

  async function renew(): Promise<void> {
    for (;;) {
      await pause(leaseMs * RENEWED, released.signal)
      if (released.signal.aborted) return
      try {
        const taken = await ask()
        // After a time in which it could not be renewed. The work goes on all the same: who came later
        // may be the one that is set up wrongly.
        if (!taken && !lost) log.error({ lease: name }, 'a lease is another process’s by now')
        lost = !taken
        failing = false
      } catch (error) {
        if (!failing) log.error({ lease: name, err: error }, 'a lease could not be renewed')
        failing = true
      }
    }
  }

  const renewing = renew()
  return {
    async release() {
      released.abort()
      await renewing
      if (shared) return
      try {
        await store.transaction((tx) => releaseLease(tx, { name, holder }))
      } catch (error) {
        // It runs out by itself.
        log.error({ lease: name, err: error }, 'a lease could not be given back')
      }
    },
  }
}
