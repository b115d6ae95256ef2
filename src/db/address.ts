// Reads a DATABASE_URL without opening the database.

/** Whether the database is a PostgreSQL server; anything else is the path of a SQLite file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}

/**
 * Parses the address of a PostgreSQL server. Returns null if it is not one, or if its password has an @, /
 * or # that is not written as %XX: the rest of the password would be taken, and shown, as server or database.
 */
export function postgresAddress(url: string): URL | null {
  const address = URL.parse(url)
  return address === null || address.hash !== '' || /[/:@]/.test(address.pathname.slice(1))
    ? null
    : address
}

/** The database's name for messages and logs, without its password. */
export function databaseName(url: string): string {
  if (!isPostgres(url)) return url
  const address = postgresAddress(url)
  if (!address) return 'PostgreSQL'
  const { username, host, pathname } = address
  return `postgres://${username === '' ? '' : `${username}@`}${host}${pathname}`
}
