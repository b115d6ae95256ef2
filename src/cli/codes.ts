import { databaseName } from '../db/address.ts'
import { readKeyFile, writeNewKey } from '../db/key-file.ts'
import { MoveError } from '../db/move/marks.ts'
import { openExclusiveStore } from '../db/open.ts'
import { plainVault, type Vault } from '../db/vault.ts'
import { whyMoved } from '../domain/instances/moved.ts'
import { resealCodes } from '../domain/sealing/reseal.ts'
import { isRefusal } from '../domain/shared/errors.ts'
import type { Command } from './command.ts'
import { counted } from './counted.ts'
import { keyText, movedText } from './errors.ts'
import { fileError } from './input.ts'
import { stepText } from './progress.ts'
import {
  type Answer,
  actor,
  CliError,
  checkInterrupt,
  InterruptedError,
  type Session,
} from './session.ts'

const STEPS = {
  encrypting: 'Encrypting',
  rewriting: 'Rewriting the database, to remove old copies of codes',
}

export function addCodesCommands(program: Command, session: Session): void {
  const codes = program.command('codes').description('the key that codes are encrypted with')

  codes
    .command('new-key')
    .description('write a new key to a new file, for CODES_KEY_FILE')
    .argument('<file>')
    .action((file: string) =>
      session.answer(async () => {
        const keyId = newKey(file)
        return {
          json: { file, keyId },
          text: `Wrote the key ${keyId} to ${file}. Keep a copy of it, away from your backups: without the key the codes are lost, and anyone who has the key and a backup can read them.`,
        }
      }),
    )

  codes
    .command('encrypt')
    .description('encrypt all codes with the key in CODES_KEY_FILE; stop the service first')
    .action(() =>
      session.answer(async (now) => {
        const to = keyVault(session.codesKeyFile)
        return reseal(session, { from: plainVault, to }, now)
      }),
    )

  codes
    .command('rotate')
    .description('encrypt all codes with a new key; stop the service first')
    .requiredOption('--new-key-file <file>', 'the file that codes new-key wrote')
    .action(({ newKeyFile }: { newKeyFile: string }) =>
      session.answer(async (now) => {
        const vaults = { from: keyVault(session.codesKeyFile), to: readKeyFile(newKeyFile) }
        const answer = await reseal(session, vaults, now)
        return {
          ...answer,
          text: `${answer.text}\n\nNow set CODES_KEY_FILE to ${newKeyFile} and start the service. Keep the old key as long as you keep older backups.`,
        }
      }),
    )
}

function newKey(file: string): string | null {
  try {
    return writeNewKey(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CliError(`${file} exists already; name a new file.`)
    throw fileError(error, file, 'written')
  }
}

/** @throws CliError */
function keyVault(keyFile: string | null): Vault {
  if (keyFile !== null) return readKeyFile(keyFile)
  throw new CliError('Set CODES_KEY_FILE to the file with the key. codes new-key writes a new one.')
}

async function reseal(
  session: Session,
  vaults: { from: Vault; to: Vault },
  now: Date,
): Promise<Answer> {
  const { databaseUrl, progress } = session
  const database = databaseName(databaseUrl)
  try {
    const { rows, rewritten, broken } = await session.interruptible(async (signal) => {
      const db = await openExclusiveStore(databaseUrl)
      try {
        const moved = await whyMoved(db.read)
        if (moved !== null) throw new CliError(movedText(database, moved))
        const step = async (phase: keyof typeof STEPS, done?: number, total?: number) => {
          progress.show(stepText(STEPS[phase], done, total))
          await checkInterrupt(signal)
        }
        return await resealCodes(db, { ...vaults, actor, step }, now)
      } finally {
        await db.close()
      }
    })
    const { keyId } = vaults.to
    return {
      json: { database, keyId, rows, rewritten, broken },
      text: `All codes in ${database} are encrypted with the key ${keyId}: ${counted(rows, 'row')}, ${rewritten} of them by this run. Older backups still have the codes as they were.`,
      failure:
        broken === 0
          ? undefined
          : `The old key cannot decrypt ${counted(broken, 'row')}. They are unchanged; audit lists them.`,
    }
  } catch (error) {
    throw explained(error, database)
  }
}

/** Explains known errors to the operator. Other errors are returned unchanged. */
function explained(error: unknown, database: string): unknown {
  if (error instanceof InterruptedError)
    return new InterruptedError('Interrupted. Run the same command again to continue.')
  if (error instanceof MoveError) return new CliError(error.message, { cause: error })
  if (isRefusal(error, 'WRONG_KEY'))
    return new CliError(keyText(database, error.data), { cause: error })
  if (isFull(error))
    return new CliError(
      `The disk is full. Rewriting ${database} needs free space of twice its size, half of it for temporary files. Make room, then run the same command again to continue.`,
      { cause: error },
    )
  return error
}

/** Whether SQLite or PostgreSQL reports a full disk, perhaps as the cause of drizzle's error. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && ['SQLITE_FULL', '53100'].includes(String(error.code))) ||
    isFull(error.cause)
  )
}
