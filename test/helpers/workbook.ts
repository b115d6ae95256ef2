import { strFromU8, unzipSync } from 'fflate'

export type Sheet = { name: string; rows: string[][] }

/** The sheets of an XLSX file, each cell as its stored text. Reads what the service writes, and no more. */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  const files = unzipSync(bytes)
  const textOf = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const names = [...textOf('xl/workbook.xml').matchAll(/<sheet name="([^"]*)"/g)]
  return names.map(([, name = ''], i) => {
    const xml = textOf(`xl/worksheets/sheet${i + 1}.xml`)
    const rows = [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<c[^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, cell = '']) =>
        unescaped(/<(?:t|v)[^>]*>(.*)<\/(?:t|v)>/s.exec(cell)?.[1] ?? ''),
      ),
    )
    return { name: unescaped(name), rows }
  })
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#13;', '\r')
    .replaceAll('&amp;', '&')
}
