// What a DATABASE_URL says, before anything is opened.

/** Whether the database is a PostgreSQL server; anything else is the path of a SQLite file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}

/**
 * The address of a PostgreSQL server, or null where it is none: what follows an @, / or # in a password
 * that is not in its %XX form would be taken for the server or the database, and told as such.
 */
export function postgresAddress(url: string): URL | null {
  const address = URL.parse(url)
  return address === null || address.hash !== '' || /[/:@]/.test(address.pathname.slice(1))
    ? null
    : address
}

/** What to call the database in messages and logs: never with its password. */
export function databaseName(url: string): string {
  if (!isPostgres(url)) return url
  const address = postgresAddress(url)
  if (!address) return 'PostgreSQL'
  const { username, host, pathname } = address
  return `postgres://${username === '' ? '' : `${username}@`}${host}${pathname}`
}
