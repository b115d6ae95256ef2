import pg from 'pg'
import { DatabaseProblem, DatabaseUnavailable } from '../store.ts'

// Sorts the errors of PostgreSQL, and of the connection to it, by what the service must do.

/** The operating system's codes for a failed socket. */
const NETWORK = /^E(?!RR_)[A-Z_]+$/
/** The messages, without a code, with which pg reports a connection that is gone or was never made. */
const GONE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout ex)/i

/** The server has done nothing. A retry may succeed in a moment, or on another server. */
const NOT_NOW = /^(08|53|58|57014|57P|55P03|25006|25P03)/
const FATAL = ['FATAL', 'PANIC']

/** Whether the error means that the connection is lost, or was never made. */
export function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError)
    return FATAL.includes(error.severity ?? '') || /^(08|57P)/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  return NETWORK.test(codeOf(error)) || GONE.test(error.message)
}

/** Whether a retry may succeed at once: the work clashed with other work and was rolled back. */
export function isClash(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ['40001', '40P01'].includes(error.code ?? '')
}

/**
 * Whether the server refuses writes. After a failover a connection may lead to a read-only server, and would
 * stay there.
 */
export function isReadOnly(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '25006'
}

/** Converts an error to the one that the rest of the service knows. */
export function toStoreError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error
  const notNow = error instanceof pg.DatabaseError && NOT_NOW.test(error.code ?? '')
  return notNow || isLost(error) || isClash(error)
    ? new DatabaseUnavailable('not done', error)
    : error
}

/** Explains to the operator why the database cannot be opened. @param name the database's name. */
export function startProblem(error: unknown, name: string): DatabaseProblem {
  if (error instanceof DatabaseProblem) return error
  const { message } = error instanceof Error ? error : new Error(String(error))
  return new DatabaseProblem(wordsFor(codeOf(error), message, name), { cause: error })
}

function wordsFor(code: string, message: string, name: string): string {
  if (code.startsWith('28') || message.startsWith('SASL'))
    return `${name} refuses the user: check the name and the password in DATABASE_URL (${message}).`
  if (code === '3D000')
    return `${name}: ${message}. Create it first, for example with createdb, and make the user its owner.`
  if (code === '53300')
    return `${name} has no connection left (${message}): lower DATABASE_POOL, or raise its max_connections.`
  if (code === '57P03') return `${name} is not ready (${message}): start again in a moment.`
  if (code === '42501')
    return `The user may not create tables in ${name} (${message}): make it the owner of the database.`
  if (NETWORK.test(code) || GONE.test(message))
    return `${name} cannot be reached (${message || code}): is PostgreSQL running there, and is DATABASE_URL right?`
  return `${name} cannot be opened: ${message}`
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}
