/** A moment for people everywhere: `21 Nov 2026, 06:05 UTC`. */
export function moment(at: Date): string {
  const [, day, month, year, time] =
    /^\w+, (\d+) (\w+) (\d+) (\d+:\d+)/.exec(at.toUTCString()) ?? []
  return `${Number(day)} ${month} ${year}, ${time} UTC`
}

/** The day alone, in UTC, for where there is little room. */
export function day(at: Date): string {
  return moment(at).replace(/,.*/, '')
}

/** How long ago, roughly: `3 min ago`. */
export function ago(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return `${hours} h ago`
  return `${Math.floor(hours / 24)} days ago`
}

/** Whom people talk to, with how they are reached where that is known. */
export function operator(support: string): string {
  return support === '' ? 'the operator' : `the operator (${support})`
}
