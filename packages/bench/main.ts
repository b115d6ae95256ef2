// `npm run bench` measures how fast the service is on this machine, beside bare Hono and bare SQLite. It
// builds its data in a temporary folder, which it removes at the end, and reaches no network.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HELP, type Options, readOptions } from './options.ts'
import { asMarkdown, withResults } from './print.ts'
import { createProcesses } from './processes.ts'
import { runBench } from './run.ts'
import { Void } from './void.ts'

const PAGE = join(import.meta.dirname, '../../docs/performance.md')
const PARENT_CHECK_MS = 500

const options = optionsOf(process.argv.slice(2))
if (options) process.exitCode = await bench(options)

async function bench(options: Options): Promise<number> {
  const ending = new AbortController()
  const stop = () => ending.abort(new Void('Stopped.'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // npm does not pass a signal on through its shell.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid === parent || stop(), PARENT_CHECK_MS)
  const processes = createProcesses(ending.signal)
  const folder = mkdtempSync(join(tmpdir(), 'gamewallet-bench-'))
  try {
    const { signal } = ending
    const report = await runBench({ options, processes, folder, signal, say: console.error })
    console.log(options.json ? JSON.stringify(report, null, 2) : asMarkdown(report))
    if (options.write && report.void === null)
      writeFileSync(PAGE, withResults(readFileSync(PAGE, 'utf8'), report))
    return report.void === null ? 0 : 1
  } catch (error) {
    const reason: unknown = ending.signal.aborted ? ending.signal.reason : error
    console.error(reason instanceof Void ? `Void: ${reason.message}` : reason)
    return 1
  } finally {
    clearInterval(watch)
    await processes.endAll()
    rmSync(folder, { recursive: true, force: true })
  }
}

function optionsOf(args: string[]): Options | null {
  try {
    const read = readOptions(args)
    if (!read) console.log(HELP)
    return read
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`)
    process.exitCode = 1
    return null
  }
}
