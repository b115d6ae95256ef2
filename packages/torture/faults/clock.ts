import { CAN_MOVE_CLOCK } from '../world/preload.ts'
import { type Fault, lasts } from './fault.ts'

const JUMPS_MS = [1000, 5000, 30_000, 110_000, 600_000, 3_600_000]
const WRONG_MS = { min: 2000, max: 15_000 }

/** Moves the clock of a machine, and back. Processes with one SQLite file are on one machine. */
export const clock: Fault = {
  name: 'clock',
  weight: 1,
  missing: () => (CAN_MOVE_CLOCK ? null : 'Install libfaketime (Debian: libfaketime).'),
  async inject({ engine, service, history }, random, over) {
    const offsetMs = random.pick(JUMPS_MS) * random.pick([1, -1])
    const isOne = engine === 'postgres' && random.chance(0.7)
    const moved = isOne ? [random.pick(service.instances)] : service.instances
    const names = moved.map(({ name }) => name).join(', ')
    const done = history.incident('clock', `${names}: ${offsetMs / 1000} s`)
    try {
      for (const { preload } of moved) preload.setClock(offsetMs)
      await lasts(random, WRONG_MS, over)
    } finally {
      for (const { preload } of moved) preload.setClock(0)
      done()
    }
  },
}
