import { createServer } from 'node:net'

/** Below those that the system gives to connections: a process that is started again finds its port free. */
const FIRST = 21_000
const LAST = 31_000
let next = FIRST + (process.pid % (LAST - FIRST))

/** A port of this machine that nothing listens on, and that is given out once. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < LAST - FIRST; tried++) {
    const port = next
    next = next === LAST ? FIRST : next + 1
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${FIRST} to ${LAST} is free.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
