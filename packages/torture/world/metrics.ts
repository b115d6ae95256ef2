import { exchange } from '../clients/http.ts'

const ASK_MS = 2000

/** The metrics of a process; null from one that is being killed or is suspended. */
export async function readMetrics(url: string): Promise<string | null> {
  const page = await exchange(url, { method: 'GET', timeoutMs: ASK_MS }).catch(() => null)
  return typeof page?.body === 'string' ? page.body : null
}

/** The value of the one line that begins so; null if there is none. */
export function gaugeOf(page: string, start: string): number | null {
  const line = page.split('\n').find((one) => one.startsWith(start))
  return line === undefined ? null : Number(line.slice(line.lastIndexOf(' ')))
}

/** 0 where there is no such line: a gauge by supplier has one only for those that have orders. */
export function sumOf(page: string, start: string): number {
  const lines = page.split('\n').filter((one) => one.startsWith(start))
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}
