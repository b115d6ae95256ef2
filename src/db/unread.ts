// Statements of a transaction whose answers nobody reads.

const sent = new WeakMap<object, Promise<unknown>[]>()

type Statement = PromiseLike<unknown> & { sync?(): unknown }

/**
 * Runs a statement whose answer is not read. SQLite runs it at once and throws what it throws. PostgreSQL
 * is sent it without a wait for its answer, ahead of whatever follows; where it fails, so do all after it,
 * and the transaction with them.
 */
export function runUnread(tx: object, statement: Statement): void {
  if (statement.sync) return void statement.sync()
  const answer = Promise.resolve(statement)
  // Told by failureOf.
  answer.catch(() => undefined)
  const others = sent.get(tx)
  if (others) others.push(answer)
  else sent.set(tx, [answer])
}

/** Waits for those of the transaction, and resolves to the error of the first that failed; else undefined. */
export async function failureOf(tx: object): Promise<unknown> {
  const answers = sent.get(tx) ?? []
  sent.delete(tx)
  const ended = await Promise.allSettled(answers)
  return ended.find((one) => one.status === 'rejected')?.reason
}
