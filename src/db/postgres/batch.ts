import pg from 'pg'

export type Statement = { name: string; text: string; values: unknown[] }

type Base = {
  /** The result of the statement that is running or has just ended. */
  readonly _result: pg.QueryResult
  /** An error that a row could not be read because of. */
  readonly _canceledDueToError: unknown
  handleCommandComplete(message: unknown, connection: pg.Connection): void
  handleError(error: unknown, connection: pg.Connection): void
}
/** The driver accepts only its own class, whose types do not show what it calls. */
const Query = pg.Query as unknown as new (config: object) => Base

/** The names of the statements that a connection has prepared. */
const preparedOn = new WeakMap<pg.Connection, Set<string>>()

/** Statements that go to the server in one packet and are answered in one. After one that fails, no other is run. */
class Batch extends Query {
  readonly #statements: readonly Statement[]
  /** Of the statements that have ended, up to the first that failed. */
  readonly results: pg.QueryResult[] = []

  constructor(statements: readonly Statement[], callback: (error: unknown) => void) {
    super({ text: '', queryMode: 'extended', rowMode: 'array', types: TYPES, callback })
    this.#statements = statements
  }

  /** The driver calls it to send the query. */
  prepare(connection: pg.Connection): void {
    const prepared = preparedOn.get(connection) ?? new Set()
    preparedOn.set(connection, prepared)
    for (const { name, text, values } of this.#statements) {
      if (!prepared.has(name)) {
        // After an error it may be there.
        connection.close({ type: 'S', name }, true)
        connection.parse({ name, text, types: [] }, true)
        prepared.add(name)
      }
      connection.bind({ statement: name, values: values.map(asText) }, true)
      connection.describe({ type: 'P' }, true)
      connection.execute({}, true)
    }
    connection.sync()
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    super.handleCommandComplete(message, connection)
    if (!this._canceledDueToError) this.results.push(this._result)
  }

  override handleError(error: unknown, connection: pg.Connection): void {
    // Of those behind the one that failed, none was prepared.
    preparedOn.delete(connection)
    super.handleError(error, connection)
  }
}

/**
 * Sends the statements behind those that were sent before.
 * @returns what each of them gave, up to the first that failed, and its error.
 */
export function sendBatch(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<{ results: pg.QueryResult[]; error: unknown }> {
  return new Promise((resolve) => {
    const batch: Batch = new Batch(statements, (error) =>
      resolve({ results: batch.results, error }),
    )
    client.query(batch as unknown as pg.Submittable)
  })
}

/** A column of moments reads its text by itself. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.TIMESTAMPTZ ? String : pg.types.getTypeParser(type, format),
}

function asText(value: unknown): string | null {
  return value === null ? null : withoutZero(String(value))
}

/** Replaces the character 0, which PostgreSQL's texts cannot contain and nobody means to send, with U+FFFD. */
export function withoutZero(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text
}
