import { databaseName } from '../db/address.ts'
import { readKeyFile, writeNewKey } from '../db/key-file.ts'
import { openExclusiveStore } from '../db/open.ts'
import { plainVault, type Vault } from '../db/vault.ts'
import { whyMoved } from '../domain/instances/database-summary.ts'
import { resealCodes } from '../domain/sealing/reseal.ts'
import { isRefusal } from '../domain/shared/errors.ts'
import { type Answer, counted } from './answer.ts'
import type { Command } from './command.ts'
import { keyText, movedText } from './errors.ts'
import { writeNew } from './files.ts'
import { actor, CliError, checkInterrupt, RUN_AGAIN, type Session, stepText } from './session.ts'

const STEPS = {
  encrypting: 'Encrypting',
  rewriting: 'Rewriting the database, to remove old copies of codes',
}

export function addCodesCommands(program: Command): void {
  const { session } = program
  const codes = program.add('codes', 'the key that codes are encrypted with')

  codes
    .add('new-key <file>', 'write a new key to a new file, for CODES_KEY_FILE')
    .answers(async (_, file: string) => {
      const keyId = writeNew(file, 'name a new file.', () => writeNewKey(file))
      return {
        json: { file, keyId },
        next: [
          `Keep a copy of it, away from your backups: without the key the codes are lost, and anyone who has the key and a backup can read them.`,
        ],
      }
    })

  codes
    .add('encrypt', 'encrypt all codes with the key in CODES_KEY_FILE; stop the service first')
    .answers((now) => reseal(session, { from: plainVault, to: keyVault(session) }, now))

  codes
    .add('rotate', 'encrypt all codes with a new key; stop the service first')
    .requiredOption('--new-key-file <file>', 'the file that codes new-key wrote')
    .answers(async (now, { newKeyFile }: { newKeyFile: string }) => {
      const vaults = { from: keyVault(session), to: readKeyFile(newKeyFile) }
      const answer = await reseal(session, vaults, now)
      return {
        ...answer,
        next: [
          ...(answer.next ?? []),
          `Now set CODES_KEY_FILE to ${newKeyFile} and start the service. Keep the old key as long as you keep older backups.`,
        ],
      }
    })
}

/** @throws CliError */
function keyVault({ codesKeyFile }: Session): Vault {
  if (codesKeyFile !== null) return readKeyFile(codesKeyFile)
  throw new CliError('Set CODES_KEY_FILE to the file with the key. codes new-key writes a new one.')
}

async function reseal(
  { databaseUrl, progress, interruptible }: Session,
  vaults: { from: Vault; to: Vault },
  now: Date,
): Promise<Answer> {
  const database = databaseName(databaseUrl)
  try {
    const { rows, rewritten, broken } = await interruptible(async (signal) => {
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
    }, RUN_AGAIN)
    const { keyId } = vaults.to
    const lost = `The old key cannot decrypt ${counted(broken, 'row')}. They are unchanged; audit lists them.`
    return {
      json: { database, keyId, rows, rewritten, broken },
      next: [
        `All codes are encrypted with the key ${keyId}. Older backups have them as they were.`,
      ],
      failure: broken === 0 ? undefined : lost,
    }
  } catch (error) {
    throw explained(error, database)
  }
}

/** Explains known errors to the operator. Other errors are returned unchanged. */
function explained(error: unknown, database: string): unknown {
  if (isRefusal(error, 'WRONG_KEY'))
    return new CliError(keyText(database, error.data), { cause: error })
  return error
}
