import { once } from 'node:events'
import { appendFileSync, existsSync } from 'node:fs'
import { openRecorder } from '../conformance/recorder.ts'
import { reachOf } from '../suppliers/adapter/adapter.ts'
import { createTransport } from '../suppliers/adapter/transport.ts'
import { counted } from './answer.ts'
import type { Command } from './command.ts'
import { fileError } from './files.ts'
import { whole } from './input.ts'
import { CliError } from './session.ts'
import { adapterIn, settingsOf } from './supplier-try.ts'

type Options = { name: string; port: number; to: string; upstream?: string }

const port = whole('Give a number from 0 to 65535.', { min: 0, max: 65_535 })

export function addSupplierRecord(supplier: Command): void {
  const { interruptible, supplierEnv, io } = supplier.session

  supplier
    .add(
      'record',
      'pass real calls on to a supplier, and write them down as examples, until Ctrl+C',
    )
    .argument('<file>', 'such as suppliers/north.yaml')
    .requiredOption('--name <name>', 'whose SUPPLIER_<NAME>_… settings to use')
    .requiredOption('--to <file>', 'where the examples are added, such as examples.yaml')
    .option('--port <number>', 'where it listens on 127.0.0.1', port, 8090)
    .option(
      '--upstream <url>',
      "the supplier's own address, if the settings have that of this proxy",
    )
    .answers((_, path: string, options: Options) =>
      interruptible((signal) => record(path, options, signal)),
    )

  async function record(path: string, { name, port, to, upstream }: Options, signal: AbortSignal) {
    const file = adapterIn(path)
    const own = settingsOf(file, name, supplierEnv, { mayLack: false })
    if (!own) throw new CliError('Set the SUPPLIER_<NAME>_… variables first.')
    const address = upstream ?? addressOf(file.baseUrl.toString(), own.settings)
    if (address.replace('localhost', '127.0.0.1').startsWith(`http://127.0.0.1:${port}`))
      throw new CliError(
        "The supplier's address is that of this proxy: give its own with --upstream.",
      )
    const used = upstream === undefined ? file : { ...file, privateHost: true }
    let [recorded, skipped] = [0, 0]
    append(to, existsSync(to) ? '' : HEADING)
    const recorder = await openRecorder({
      ...{ file, values: own, rate: own.rate, upstream: address, port },
      transport: createTransport(reachOf(used)),
      onExample(text, example) {
        append(to, text)
        recorded++
        io.err(`${example.name}\n`)
      },
      onSkipped(why) {
        skipped++
        io.err(`not written down: ${why}\n`)
      },
    })
    try {
      io.err(`${hint(name, file.baseUrl.toString(), recorder.url)} Ctrl+C ends this.\n`)
      if (!signal.aborted) await once(signal, 'abort')
    } finally {
      recorder.close()
    }
    return {
      json: { recorded, skipped, to },
      text: `Wrote ${counted(recorded, 'example')} to ${to}. Secrets and codes are masked; the ids of players are not: read them before you pass the file on.`,
    }
  }
}

const HEADING =
  '# Recorded calls, for examples: of an adapter file. Secrets and codes are masked.\n'

/** The base URL of the file, with what the operator has set. */
function addressOf(baseUrl: string, settings: Record<string, string>): string {
  return baseUrl.replace(/\$\{setting\.(\w+)\}/g, (_, name) => settings[name] ?? '')
}

/** How the service is led here. */
function hint(name: string, baseUrl: string, url: string): string {
  const [, setting = 'BASE_URL'] = /^\$\{setting\.(\w+)\}/.exec(baseUrl) ?? []
  const rest = baseUrl.replace(/^\$\{setting\.\w+\}/, '')
  const isWhole = setting === 'BASE_URL' || rest === ''
  const variable = `SUPPLIER_${name.toUpperCase().replaceAll('-', '_')}_${isWhole ? setting : 'BASE_URL'}`
  return `Listening on ${url}. Start the service with ${variable}=${url}.`
}

/** @throws CliError */
function append(file: string, text: string): void {
  try {
    appendFileSync(file, text, { mode: 0o600 })
  } catch (error) {
    throw fileError(error, file, 'written')
  }
}
