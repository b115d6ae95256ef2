import { CommanderError } from 'commander'
import { DatabaseProblem, damageIn, unavailability, unwrapped } from '../db/store.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { VERSION } from '../version.ts'
import { addAccountCommands } from './account.ts'
import { addAuditCommand } from './audit.ts'
import { addBackupCommand } from './backup.ts'
import { addCatalogCommands } from './catalog.ts'
import { addCodesCommands } from './codes.ts'
import { Command } from './command.ts'
import { refusalText } from './errors.ts'
import { addMoveCommand } from './move.ts'
import { addPanelCommand } from './panel.ts'
import { addRestoreCommand } from './restore.ts'
import { type CliDeps, CliError, createSession, InterruptedError, type Io } from './session.ts'
import { addSettingsCommands } from './settings.ts'
import { addStockCommands } from './stock.ts'
import { addSupplierCommands } from './supplier.ts'
import { addTeamCommands } from './team.ts'
import { addWebhookCommands } from './webhook.ts'

/** In the order in which the help lists them. */
const CONCEPTS: readonly ((program: Command) => void)[] = [
  addAccountCommands,
  addPanelCommand,
  addSettingsCommands,
  addCatalogCommands,
  addTeamCommands,
  addStockCommands,
  addSupplierCommands,
  addWebhookCommands,
  addCodesCommands,
  addAuditCommand,
  addBackupCommand,
  addRestoreCommand,
  addMoveCommand,
]

/** The exit code that shells use for a command that Ctrl+C has ended. */
const INTERRUPTED = 130
const INTERNAL = 'INTERNAL'

/** Creates the operator's commands. Parsing runs them, and throws if a command was not carried out. */
export function createProgram(deps: CliDeps): Command {
  const session = createSession(deps, () => program.opts<{ json?: boolean }>().json === true)
  const program: Command = new Command('gamewallet', session)
    .description('Commands for the operator. They can be used while the service runs.')
    .version(`gamewallet ${VERSION}`, '--version', 'print the version of this program')
    .option('--json', 'print one JSON document, for scripts')
    // Set first, because commands copy these settings when they are added.
    .exitOverride()
    .configureOutput({
      writeOut: deps.io.out,
      writeErr: (text) => (wantsJson(program) ? undefined : deps.io.err(text)),
    })
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('Add --help to see the arguments and options.')
  for (const add of CONCEPTS) add(program)
  return program
}

/** Runs one command line (without node and the script) and returns the exit code. Never throws. */
export async function runProgram(program: Command, args: string[], io: Io): Promise<number> {
  try {
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    const failure = failureOf(error)
    if (wantsJson(program)) io.err(`${JSON.stringify(failure)}\n`)
    // A stack if it is a bug. Commander has printed its message already.
    else if (failure.error === INTERNAL) io.err(`${failure.message}\n`)
    else if (!(error instanceof CommanderError)) io.err(`error: ${failure.message}\n`)
    return error instanceof InterruptedError ? INTERRUPTED : 1
  }
}

/** Also before the options are parsed, where a wrong one is refused. */
function wantsJson(program: Command & { rawArgs?: string[] }): boolean {
  return program.rawArgs?.includes('--json') === true
}

/** What --json prints on standard error: a code that stays the same, and a message for people. */
type Failure = { error: string; message: string }

function failureOf(error: unknown): Failure {
  const refusal = refusalText(error)
  if (error instanceof DomainError && refusal !== null)
    return { error: error.code, message: refusal }
  if (error instanceof CommanderError)
    return { error: 'INVALID_ARGUMENTS', message: error.message.replace(/^error: /, '') }
  if (error instanceof InterruptedError) return { error: 'INTERRUPTED', message: error.message }
  if (error instanceof CliError) return { error: 'COMMAND_FAILED', message: error.message }
  if (error instanceof DatabaseProblem)
    return { error: 'DATABASE_UNUSABLE', message: error.message }
  const damage = damageIn(error)
  if (damage !== null)
    return {
      error: 'DATABASE_DAMAGED',
      message: `The database is damaged: ${damage}. Stop the service, keep the database as it is, and restore the newest undamaged backup.`,
    }
  const unavailable = unavailability(error)
  if (unavailable) return { error: 'DATABASE_UNAVAILABLE', message: unavailable.message }
  const fault = unwrapped(error)
  const message = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
  return { error: INTERNAL, message }
}
