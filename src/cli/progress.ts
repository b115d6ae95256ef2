import { counted } from './output.ts'

/** Where progress is shown. */
export type Screen = {
  err(text: string): void
  /** Whether `err` writes to a terminal, where a person sees it at once. */
  terminal: boolean
}

/** Shows how far a long command is, on one line that is overwritten and removed at the end. */
export type Progress = {
  show(text: string): void
  clear(): void
}

const CLEAR_LINE = '\r\u{1b}[K'

/** @param silent returns true if the output is for a script. */
export function createProgress(screen: Screen, silent: () => boolean): Progress {
  let shown = ''
  function write(text: string) {
    if (text === shown || !screen.terminal || silent()) return
    shown = text
    screen.err(CLEAR_LINE + text)
  }
  return { show: write, clear: () => write('') }
}

/** `Comparing orders: 43 % of 1200 rows`; only the step's name if it counts no rows. */
export function stepText(what: string, done?: number, total?: number): string {
  if (done === undefined || total === undefined) return what
  return `${what}: ${perCent(done, total)} of ${counted(total, 'row')}`
}

/** `43 %` */
export function perCent(done: number, total: number): string {
  return `${total > 0 ? Math.floor((done / total) * 100) : 0} %`
}
