// Statements of a transaction whose results nobody reads.

const sent = new WeakMap<object, Promise<unknown>[]>()

type Statement = PromiseLike<unknown> & { sync?(): unknown }

/**
 * Runs a statement whose result is not read. SQLite runs it at once and throws its error. PostgreSQL gets
 * it before all later statements, and nobody waits for the answer. If it fails, all later statements and
 * the transaction fail, too.
 */
export function runUnread(tx: object, statement: Statement): void {
  if (statement.sync) return void statement.sync()
  const answer = Promise.resolve(statement)
  // failureOf reports it.
  answer.catch(() => undefined)
  const others = sent.get(tx)
  if (others) others.push(answer)
  else sent.set(tx, [answer])
}

/** Waits for the transaction's unread statements. Resolves to the first one's error, else undefined. */
export async function failureOf(tx: object): Promise<unknown> {
  const answers = sent.get(tx) ?? []
  sent.delete(tx)
  const ended = await Promise.allSettled(answers)
  return ended.find((one) => one.status === 'rejected')?.reason
}
