import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProgram, runProgram } from '../../src/cli/program.ts'
import type { Io } from '../../src/cli/session.ts'
import { readKeyFile } from '../../src/db/key-file.ts'
import { openStore } from '../../src/db/open.ts'
import type { Store } from '../../src/db/store.ts'
import { START } from './factories.ts'
import { openTestStore, testDatabase, testFolder } from './store.ts'

export type CliResult = { exitCode: number; out: string; err: string }

export type TestCli = {
  /** The database of every command; it is there from the beginning. */
  store: Store
  databaseUrl: string
  clock: { now: Date }
  /** CODES_KEY_FILE of the next command. */
  codesKey: { file: string | null }
  /** Whether what is written on standard error is seen at once, and who sees it. */
  terminal: { isOne: boolean; sees?: (text: string) => void }
  /** The settings of suppliers. */
  supplierEnv: Record<string, string | undefined>
  /** Presses Ctrl+C; nothing where no command listens for it. */
  interrupt(): void
  /** Runs a command line and captures what it writes. */
  run(...args: (string | number)[]): Promise<CliResult>
  /** Runs a command line with --json, which must succeed, and returns the document. */
  json(...args: (string | number)[]): Promise<Record<string, unknown>>
  /** Runs a command line, which must exit 1 without an answer, and returns what it says. */
  refusal(...args: (string | number)[]): Promise<string>
  /** Writes a backup and returns its path. */
  backup(): Promise<string>
  /** Restores a backup, after the store is closed, and opens the database again. */
  restored(file: string, ...options: string[]): Promise<{ store: Store; out: string }>
  /** Writes a file of the test's own and returns its path. */
  file(name: string, content: string | Uint8Array): string
}

/** The operator's program in this process, on a database that a running service has open, too. */
export async function testCli(given?: string): Promise<TestCli> {
  const folder = testFolder()
  const databaseUrl = given ?? (await testDatabase())
  const store = await openTestStore(databaseUrl)
  const clock = { now: START }
  const codesKey: TestCli['codesKey'] = { file: null }
  const terminal: TestCli['terminal'] = { isOne: false }
  const supplierEnv: TestCli['supplierEnv'] = {}
  const interrupted = new Set<() => void>()

  async function run(...args: (string | number)[]): Promise<CliResult> {
    const written = { out: '', err: '' }
    let left = 0
    const io: Io = {
      out(text) {
        written.out += text
      },
      err(text) {
        written.err += text
        terminal.sees?.(text)
      },
      terminal: terminal.isOne,
    }
    const program = createProgram({
      async openStore({ create }) {
        const schema = create ? 'create' : 'require'
        const vault = readKeyFile(codesKey.file)
        const opened = await openStore(databaseUrl, { schema, vault })
        left += 1
        return {
          ...opened,
          close() {
            left -= 1
            return opened.close()
          },
        }
      },
      databaseUrl,
      codesKeyFile: codesKey.file,
      io,
      now: () => clock.now,
      webhookAllowPrivate: false,
      supplierEnv,
      supplierKinds: new Map([
        ['manual', 'manual'],
        ['north', 'reseller'],
      ]),
      onInterrupt(act) {
        interrupted.add(act)
        return () => void interrupted.delete(act)
      },
    })
    const exitCode = await runProgram(program, args.map(String), io)
    if (left !== 0) throw new Error(`${args.join(' ')} left the store open.`)
    return { exitCode, ...written }
  }

  async function json(...args: (string | number)[]): Promise<Record<string, unknown>> {
    const { exitCode, out, err } = await run(...args, '--json')
    if (exitCode !== 0 || err !== '') throw new Error(`${args.join(' ')} failed: ${err}`)
    return JSON.parse(out)
  }

  return {
    store,
    databaseUrl,
    clock,
    codesKey,
    terminal,
    supplierEnv,
    interrupt() {
      for (const act of interrupted) act()
    },
    run,
    json,
    async refusal(...args) {
      const { exitCode, out, err } = await run(...args)
      if (exitCode !== 1 || out !== '') throw new Error(`${args.join(' ')} was not refused: ${out}`)
      return err
    },
    async backup() {
      const file = join(testFolder(), 'backup.db')
      await json('backup', file)
      return file
    },
    async restored(file, ...options) {
      await store.close()
      const { exitCode, out, err } = await run('restore', file, ...options)
      if (exitCode !== 0) throw new Error(`${file} was not restored: ${err}`)
      return { store: await openTestStore(databaseUrl), out }
    },
    file(name, content) {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
  }
}

/** The texts that took each other's place on the terminal's line. */
export function linesShown(err: string): string[] {
  return err.split('\r\u{1b}[K').slice(1)
}
