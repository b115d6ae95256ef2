// Reads a DATABASE_URL without opening the database.

/** Whether the database is a PostgreSQL server; anything else is the path of a SQLite file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}

/** Why a DATABASE_URL can be neither; null if it can. What looks like a URL would make a folder of that name. */
export function problemWithDatabase(url: string): string | null {
  if (/^\s|\s$|^["'`]|["'`]$/.test(url))
    return 'must be written without spaces or quotation marks around it'
  const [first = ''] = url.split(/[/\\]/, 1)
  const hasPassword = first.slice(0, first.lastIndexOf('@') + 1).includes(':')
  // A single letter before a colon is a disk of Windows.
  const isUrl = /^postgres(ql)?([:/@]|$)|^[a-z][a-z0-9+.-]+:|:\/\//i.test(url) || hasPassword
  return isUrl && !isPostgres(url)
    ? 'must be the path of a SQLite file, such as data/gamewallet.db, or begin with postgres://, such as postgres://user:password@host/database'
    : null
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
