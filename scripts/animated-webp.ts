// Joins pictures into one animated WebP, whose container is a list of chunks (RIFF): a name, a length, and the data.

export type Frame = { webp: Buffer; ms: number }

const ANIMATED = 0b10
/** Each frame covers the whole picture, so frames are not blended. */
const NO_BLENDING = 0b10

/** @param frames lossy WebP pictures, all of this size. */
export function animatedWebp(frames: readonly Frame[], width: number, height: number): Buffer {
  const size = Buffer.concat([uint24(width - 1), uint24(height - 1)])
  const header = chunk('VP8X', Buffer.from([ANIMATED, 0, 0, 0]), size)
  // The background's colour, and the number of loops: 0 means without end.
  const animation = chunk('ANIM', Buffer.alloc(6))
  const pictures = frames.map(({ webp, ms }) =>
    chunk('ANMF', Buffer.alloc(6), size, uint24(ms), Buffer.from([NO_BLENDING]), pictureOf(webp)),
  )
  return chunk('RIFF', Buffer.from('WEBP'), header, animation, ...pictures)
}

/** The chunk of a WebP file that holds its picture. */
function pictureOf(webp: Buffer): Buffer {
  let at = 'RIFF....WEBP'.length
  while (webp.toString('latin1', at, at + 4) !== 'VP8 ') {
    if (at >= webp.length) throw new Error('The picture is not a lossy WebP.')
    at += 8 + padded(webp.readUInt32LE(at + 4))
  }
  return webp.subarray(at, at + 8 + padded(webp.readUInt32LE(at + 4)))
}

function chunk(name: string, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(name), length, data], 8 + padded(data.length))
}

/** Chunks begin at even offsets. */
function padded(length: number): number {
  return length + (length % 2)
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3)
  bytes.writeUIntLE(value, 0, 3)
  return bytes
}
