import './process/private-files.ts'
import './process/environment.ts'
import './process/cli-target.ts'
import { existsSync } from 'node:fs'
import { createProgram, runProgram } from './cli/program.ts'
import { CliError, type Io } from './cli/session.ts'
import { ConfigError, readConfig } from './config.ts'
import { databaseName, isPostgres } from './db/address.ts'
import { readKeyFile } from './db/key-file.ts'
import { openStore } from './db/open.ts'
import { noDatabase } from './db/schema-version.ts'
import { DatabaseProblem, type Store } from './db/store.ts'

const io: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  terminal: process.stderr.isTTY === true,
}

// A reader such as `head` may close the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

// Sets the exit code instead of exiting, so that all output still reaches a pipe.
process.exitCode = await main()

async function main(): Promise<number> {
  try {
    const { databaseUrl, codesKeyFile, suppliers, webhookAllowPrivate } = readConfig(process.env)
    const program = createProgram({
      openStore: ({ create }) => open(databaseUrl, codesKeyFile, create),
      databaseUrl,
      codesKeyFile,
      io,
      now: () => new Date(),
      webhookAllowPrivate,
      supplierEnv: process.env,
      supplierKinds: new Map(suppliers.map(({ name, kind }) => [name, kind])),
      onInterrupt,
    })
    return await runProgram(program, process.argv.slice(2), io)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const { message } = error
    const asJson = process.argv.includes('--json')
    const failure = JSON.stringify({ error: 'INVALID_SETTINGS', message })
    io.err(asJson ? `${failure}\n` : `error: ${message}\n`)
    return 1
  }
}

function onInterrupt(act: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, act)
  return () => {
    for (const signal of signals) process.off(signal, act)
  }
}

async function open(url: string, keyFile: string | null, create: boolean): Promise<Store> {
  try {
    // Opening would create the file, and an audit of a new, empty file would prove nothing.
    if (!create && !isPostgres(url) && !existsSync(url)) throw noDatabase(url)
    const vault = readKeyFile(keyFile)
    // Commands never migrate, since the running service may be older. They have no statement timeout,
    // because an audit of millions of rows takes long.
    const schema = create ? 'create' : 'require'
    return await openStore(url, { vault, schema, statementTimeoutMs: 0 })
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new CliError(`The database ${databaseName(url)} cannot be opened: ${reason}`, {
      cause: error,
    })
  }
}
