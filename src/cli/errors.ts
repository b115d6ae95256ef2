import type { Moved } from '../domain/service/moved.ts'
import { wordsFor } from '../domain/shared/errors.ts'
import { describe, type KeyProblem, type ProblemTexts } from '../domain/shared/problems.ts'
import { errors } from '../texts/en/errors.ts'

// The texts of errors for the operator: of commands, and of a service that does not start.

const CLI = 'npm run -s cli --'
const KEY: ProblemTexts<KeyProblem & { name: string }> = {
  sandbox: ({ name }) => `${name} is a database of the sandbox, whose codes are not real.`,
  same_key: ({ name }) => `The codes in ${name} are already encrypted with the new key.`,
  not_encrypted: ({ name }) =>
    `CODES_KEY_FILE is set, and the codes in ${name} are not encrypted yet. Stop the service and run ${CLI} codes encrypt, or unset CODES_KEY_FILE.`,
  encrypting: ({ name, keyId }) =>
    `Not all codes in ${name} are encrypted yet: run ${CLI} codes encrypt again, with the file of the key ${keyId}, until it says that all are.`,
  rotating: ({ name, keyId, from }) =>
    `Not all codes in ${name} are encrypted with the new key ${keyId} yet: run ${CLI} codes rotate again until it says that all are, with CODES_KEY_FILE as it was (the key ${from}).`,
  key_missing: ({ name, keyId }) =>
    `The codes in ${name} are encrypted: set CODES_KEY_FILE to the file that has their key, ${keyId}.`,
  encrypted: ({ name, keyId }) =>
    `The codes in ${name} are encrypted already, with the key ${keyId}; codes rotate changes the key.`,
  other_key: ({ name, keyId, given }) =>
    `The codes in ${name} are encrypted with the key ${keyId}, but the file in CODES_KEY_FILE has another one, ${given}. Set it to the right file.`,
}

const MOVED: ProblemTexts<Moved & { name: string }> = {
  away: ({ name, to, complete }) =>
    `${name} ${complete ? 'was moved' : 'is being moved'} to ${to}: set DATABASE_URL to that${complete ? '' : ' once the move is complete'}. To go on with this file instead: npm run cli -- move --from ${name} --give-up`,
  begun: ({ name, from }) =>
    `Not all of ${from} has been moved to ${name} yet: run npm run cli -- move again until it says that the move is complete.`,
}

/** The text for an error; null if it is not a refusal that a command can get. */
export function refusalText(error: unknown): string | null {
  return wordsFor({ ...errors.input, ...errors.state }, error)
}

/** Why the database of that name cannot be used with this key. */
export function keyText(name: string, problem: KeyProblem): string {
  return describe(KEY, { ...problem, name })
}

export function movedText(name: string, moved: Moved): string {
  return describe(MOVED, { ...moved, name })
}
