// What a DATABASE_URL says, before anything is opened.

/** Whether the database is a PostgreSQL server; anything else is the path of a SQLite file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}

/** What to call the database in messages and logs: never with its password. */
export function databaseName(url: string): string {
  if (!isPostgres(url)) return url
  if (!URL.canParse(url)) return 'PostgreSQL'
  const { username, host, pathname } = new URL(url)
  return `postgres://${username === '' ? '' : `${username}@`}${host}${pathname}`
}
