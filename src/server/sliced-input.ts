import type { Socket } from 'node:net'

/** Some 40 of the shortest requests. */
const SLICE_BYTES = 1024

/**
 * Gives what arrives on a connection to Node's parser in slices, until the connection is cut off. By itself the
 * parser makes objects of all requests in 64 KiB first: thousands for each connection, which fill the memory
 * before any of those connections is gone.
 *
 * To be called once the server has taken the connection.
 */
export function sliceInput(socket: Socket): void {
  for (const parse of socket.listeners('data') as ((bytes: Buffer) => void)[]) {
    socket.off('data', parse)
    socket.on('data', (bytes: Buffer) => {
      for (let at = 0; at < bytes.length && !socket.destroyed; at += SLICE_BYTES) {
        // The parser takes no more until answers are read. This comes again when they are.
        if (socket.isPaused()) return void socket.unshift(bytes.subarray(at))
        parse(bytes.subarray(at, at + SLICE_BYTES))
      }
    })
  }
}
