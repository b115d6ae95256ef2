import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Whether a link on the page at `path` leads to a file of this repository, and to a heading in it. */
export function resolves(path: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? path : relative(ROOT, join(ROOT, dirname(path), file))
  if (!existsSync(join(ROOT, target))) return false
  return anchor === undefined || anchorsOf(readFileSync(join(ROOT, target), 'utf8')).has(anchor)
}

/** As GitHub makes them of headings. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}
