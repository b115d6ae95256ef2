// @ts-check

const SAMPLE = '🎮'
const PATIENCE_MS = 3000

/**
 * Loads the sandbox's own emoji where the machine has none. Must come before the first text with one: Chromium
 * keeps some of the boxes that it drew before a font arrived.
 */
export async function loadEmoji() {
  if (hasEmoji()) return
  const loaded = document.fonts.load('16px "Shipped Noto Color Emoji"', SAMPLE).catch(() => [])
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** Whether the machine draws an emoji in colour: the box that stands for a missing one has none. */
function hasEmoji() {
  const drawing = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!drawing) return true
  drawing.textBaseline = 'top'
  drawing.font = '24px sans-serif'
  drawing.fillText(SAMPLE, 0, 0)
  const { data } = drawing.getImageData(0, 0, 32, 32)
  return data.some((value, index) => index % 4 !== 3 && value > 0)
}
