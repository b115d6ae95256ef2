import { pino } from 'pino'

const BUFFER_BYTES = 16_384
const FLUSH_MS = 50
/** Of one UTF-16 code unit in UTF-8. */
const MAX_BYTES_A_UNIT = 3

export type LogOutput = { write(line: string): unknown }
type BytesOutput = { write(bytes: Uint8Array): unknown }

/**
 * Standard output for log lines: they are there within 50 ms, and whole at the end of the process.
 * Lines go into a buffer as they come. Kept as text until they are written, they would be copied by
 * each collection of garbage, and cost more than the requests that they tell of.
 */
export function createLogOutput(): LogOutput {
  let buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
  let used = 0
  const flush = () => {
    if (used === 0) return
    output.write(buffer.subarray(0, used))
    buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
    used = 0
  }
  process.once('exit', flush)
  // At once: a write that is under way in a thread when the process ends may be lost.
  const settings = { dest: 1, sync: true, contentMode: 'buffer' } as const
  // Its type does not know of the mode.
  const output = pino.destination(settings) as unknown as BytesOutput
  setInterval(flush, FLUSH_MS).unref()

  return {
    write(line) {
      const most = line.length * MAX_BYTES_A_UNIT
      if (used + most > BUFFER_BYTES) flush()
      if (most > BUFFER_BYTES) output.write(Buffer.from(line))
      else used += buffer.write(line, used)
    },
  }
}
