import type { Reader } from './store.ts'

type Query<Rows> = {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> }
}

/**
 * A query whose SQL is built once for each connection: for the few that every request runs.
 * A prepared query belongs to its connection, hence one for each handle it is called with.
 */
export function prepared<Db extends Reader, Values extends Record<string, unknown>, Rows>(
  name: string,
  build: (db: Db) => Query<Rows>,
): (db: Db, values: Values) => Promise<Rows> {
  const statements = new WeakMap<Db, ReturnType<Query<Rows>['prepare']>>()
  return (db, values) => {
    let statement = statements.get(db)
    if (!statement) {
      statement = build(db).prepare(name)
      statements.set(db, statement)
    }
    return statement.execute(values)
  }
}
