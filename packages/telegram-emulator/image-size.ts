type Size = { width: number; height: number }

const PNG = '89504e470d0a1a0a'
/** JPEG's frame headers, which contain the size; the other markers in this range do not. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The size in pixels of a PNG, JPEG or GIF; null for any other format. */
export function imageSize(bytes: Uint8Array): Size | null {
  const image = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (image.length >= 24 && image.toString('hex', 0, 8) === PNG)
    return { width: image.readUInt32BE(16), height: image.readUInt32BE(20) }
  if (image.length >= 10 && /^GIF8[79]a$/.test(image.toString('latin1', 0, 6)))
    return { width: image.readUInt16LE(6), height: image.readUInt16LE(8) }
  if (image.length >= 4 && image.readUInt16BE(0) === 0xffd8) return jpegSize(image)
  return null
}

function jpegSize(image: Buffer): Size | null {
  let position = 2
  while (position + 9 <= image.length && image[position] === 0xff) {
    const marker = image[position + 1] ?? 0
    if (isFrame(marker))
      return { height: image.readUInt16BE(position + 5), width: image.readUInt16BE(position + 7) }
    position += 2 + image.readUInt16BE(position + 2)
  }
  return null
}
