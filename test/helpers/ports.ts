import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Below those that systems give to connections and to who asks for any port, and above 10080, the last of
 * those that fetch refuses to ask.
 */
const FIRST = 10_100
const COUNT = 5000

/**
 * A port of 127.0.0.1 that a test can give to a process, and to the next one after it, until it has
 * finished. Who else asks here does not get it: the same port of UDP is held meanwhile, which is free
 * again however this process ends.
 */
export async function ownPort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    const held = createSocket('udp4')
    const isHeld = await had(held, () => held.bind(port, '127.0.0.1'))
    const server = createServer()
    const isFree = isHeld && (await had(server, () => server.listen(port, '127.0.0.1')))
    if (isFree) {
      server.close()
      await once(server, 'close')
      onTestFinished(() => void held.close())
      return port
    }
    if (isHeld) held.close()
  }
}

/** Whether it listens after `begin`. */
function had(socket: NodeJS.EventEmitter, begin: () => void): Promise<boolean> {
  const listening = once(socket, 'listening').then(
    () => true,
    () => false,
  )
  begin()
  return listening
}
