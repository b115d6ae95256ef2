import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** For machines without such letters, which would show boxes. A machine's own fonts come first. */
const SHEETS = [
  { font: 'noto-color-emoji', sheet: 'emoji-400.css' },
  { font: 'noto-sans-bengali', sheet: 'bengali-400.css' },
  { font: 'noto-sans-bengali', sheet: 'bengali-700.css' },
]
const FILE = /^[a-z0-9-]+\.woff2$/

/** The style sheet that names the fonts; those that are not installed, as in production, are left out. */
export async function fontSheet(): Promise<string> {
  const sheets = await Promise.all(SHEETS.map(({ font, sheet }) => readPart(font, sheet)))
  return sheets
    .map((sheet) => sheet?.toString('utf8') ?? '')
    .join('\n')
    .replaceAll("font-family: '", "font-family: 'Shipped ")
    .replaceAll(
      /url\(\.\/files\/([\w-]+\.woff2)\) format\('woff2'\)[^;]*/g,
      "url(/page/$1) format('woff2')",
    )
}

/** The bytes of a font's file; null if there is no such file. */
export async function fontFile(name: string): Promise<Buffer<ArrayBuffer> | null> {
  const known = FILE.test(name) && SHEETS.find(({ font }) => name.startsWith(font))
  return known ? readPart(known.font, `files/${name}`) : null
}

async function readPart(font: string, path: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${font}/${path}`)))
  } catch {
    return null
  }
}
