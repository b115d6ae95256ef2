import type { Socket } from 'node:net'

/** Room for about 40 of the shortest requests. */
const SLICE_BYTES = 1024

/**
 * Passes input to Node's parser in slices, until the connection is cut off. Otherwise the parser first makes
 * objects of all requests in 64 KiB: thousands per connection, which fill the memory before the limits close
 * any connection. Call this once the server has accepted the connection.
 */
export function sliceInput(socket: Socket): void {
  for (const parse of socket.listeners('data') as ((bytes: Buffer) => void)[]) {
    socket.off('data', parse)
    socket.on('data', (bytes: Buffer) => {
      for (let at = 0; at < bytes.length && !socket.destroyed; at += SLICE_BYTES) {
        // The parser takes no more until answers are read. Then the rest arrives again.
        if (socket.isPaused()) return void socket.unshift(bytes.subarray(at))
        parse(bytes.subarray(at, at + SLICE_BYTES))
      }
    })
  }
}
