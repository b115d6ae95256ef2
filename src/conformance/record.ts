import type { Log } from '../domain/shared/log.ts'

export type WrittenLog = ReturnType<typeof createRecord>

/** A log that keeps its lines, with all that is in their errors. */
export function createRecord() {
  const lines: string[] = []
  const write = (fields: object, message: string) =>
    void lines.push(JSON.stringify([message, fields], (_, value) => plain(value)))
  const log: Log = { info: write, warn: write, error: write }
  return {
    log,
    about: (orderId: string) => lines.filter((line) => orderId !== '' && line.includes(orderId)),
    all: () => lines.join('\n'),
  }
}

function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const { message, stack, cause } = value
  return { ...value, message, stack, ...(cause === undefined ? {} : { cause }) }
}
