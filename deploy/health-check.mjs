// The health check of the image. Docker starts a container again when its service ends, but not when it only stops
// answering. So this ends a service whose event loop hangs: one that accepts a request and leaves it for 30 s.
import { appendFileSync, readFileSync } from 'node:fs'
import { get } from 'node:http'

const LIMIT_MS = 30_000
const READY_MS = 5000
const TIMED_OUT = 'timed out'

/** @returns the status of the answer, TIMED_OUT, or null if there is no connection: it starts, or stops */
function ask(path, ms) {
  const port = process.env.PORT || 3000
  return new Promise((resolve) => {
    // Waits by a clock that is paused while the machine sleeps.
    const timer = setTimeout(() => resolve(TIMED_OUT), ms)
    const answered = (status) => {
      clearTimeout(timer)
      resolve(status)
    }
    get({ host: '127.0.0.1', port, path, agent: false }, (answer) =>
      answered(answer.statusCode),
    ).on('error', () => answered(null))
  })
}

/** The services among the children of a process. */
function servicesOf(parent) {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').match(/\d+/g)
  return (children ?? []).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('src/main.ts'),
  )
}

// Other values are for tests.
const [limitMs = LIMIT_MS, parent = 1] = process.argv.slice(2).map(Number)
if ((await ask('/healthz', limitMs)) === TIMED_OUT)
  for (const pid of servicesOf(parent)) {
    const said = `The service hangs: no answer in ${limitMs / 1000} s. It is ended, to be started again.\n`
    try {
      // Into the log of the container, with which this process may end, too.
      appendFileSync(`/proc/${parent}/fd/2`, said)
    } finally {
      process.kill(Number(pid), 'SIGKILL')
    }
  }
process.exit((await ask('/readyz', READY_MS)) === 200 ? 0 : 1)
