/** Where progress is shown. */
export type Screen = {
  err(text: string): void
  /** Whether `err` is seen by a person at once. */
  terminal: boolean
}

/** How far a long command is, for people: one line that is written over and is gone at the end. */
export type Progress = {
  show(text: string): void
  clear(): void
}

const CLEAR_LINE = '\r\u{1b}[K'

/** @param silent true where the output is for a script. */
export function createProgress(screen: Screen, silent: () => boolean): Progress {
  let shown = ''
  function write(text: string) {
    if (text === shown || !screen.terminal || silent()) return
    shown = text
    screen.err(CLEAR_LINE + text)
  }
  return { show: write, clear: () => write('') }
}

/** `43 %` */
export function perCent(done: number, total: number): string {
  return `${total > 0 ? Math.floor((done / total) * 100) : 0} %`
}
