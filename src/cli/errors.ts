import type { MovedAway } from '../db/move/state.ts'
import { isRefusal } from '../domain/shared/errors.ts'
import { describe, type KeyProblem, type ProblemTexts } from '../domain/shared/problems.ts'
import { english } from '../locales/languages.ts'
import { refusalIn } from '../locales/refusals.ts'

// The texts of errors for the operator: of commands, and of a service that does not start.

const CLI = 'npm run -s cli --'
const KEY: ProblemTexts<KeyProblem & { name: string }> = {
  sandbox: ({ name }) => `${name} is a database of the sandbox, whose codes are not real.`,
  same_key: ({ name }) => `The codes in ${name} are already encrypted with the new key.`,
  not_encrypted: ({ name }) =>
    `CODES_KEY_FILE is set, but the codes in ${name} are not encrypted yet. Stop the service and run ${CLI} codes encrypt, or unset CODES_KEY_FILE.`,
  encrypting: ({ name, keyId }) =>
    `Some codes in ${name} are not encrypted yet. Set CODES_KEY_FILE to the file with the key ${keyId}, and run ${CLI} codes encrypt until it reports that all are encrypted.`,
  rotating: ({ name, keyId, from }) =>
    `Some codes in ${name} are not encrypted with the new key ${keyId} yet. Leave CODES_KEY_FILE as it was (the key ${from}), and run ${CLI} codes rotate again until it reports that all are encrypted.`,
  key_missing: ({ name, keyId }) =>
    `The codes in ${name} are encrypted. Set CODES_KEY_FILE to the file with their key, ${keyId}.`,
  encrypted: ({ name, keyId }) =>
    `The codes in ${name} are already encrypted, with the key ${keyId}. To change the key, use codes rotate.`,
  other_key: ({ name, keyId, given }) =>
    `The codes in ${name} are encrypted with the key ${keyId}, but the file in CODES_KEY_FILE has the key ${given}. Set CODES_KEY_FILE to the right file.`,
}

/** The text for an error; null if it is not a refusal that a command can get. */
export function refusalText(error: unknown): string | null {
  return namedText(error) ?? refusalIn(english, error)
}

/** A command names what it was given. In the bot, these are about a button. */
function namedText(error: unknown): string | null {
  if (isRefusal(error, 'KEY_NOT_FOUND'))
    return `The account has no key "${error.data.key}". Perhaps it was revoked, or has expired.`
  if (isRefusal(error, 'WEBHOOK_NOT_FOUND')) return `There is no webhook ${error.data.id}.`
  const isOff = isRefusal(error, 'WEBHOOK_OFF')
  return isOff ? `Webhook ${error.data.id} is off. Turn it on first.` : null
}

/** Why this process cannot use the database with its key. */
export function keyText(name: string, problem: KeyProblem): string {
  return describe(KEY, { ...problem, name })
}

export function movedText(name: string, { to }: MovedAway): string {
  return `${name} was moved to ${to}. Set DATABASE_URL to that. To use this file again instead: ${CLI} move --from ${name} --give-up`
}
