import { z } from 'zod'

/** The address of Redis. The password must not be logged or stored. */
export type RedisServer = {
  host: string
  port: number
  username: string | null
  password: string | null
  /** One of the server's numbered databases. */
  database: number
  tls: boolean
}

export type RedisSettings = RedisServer & {
  /** The prefix of this installation's keys; each installation on the same Redis needs its own. */
  prefix: string
}

const DEFAULT_PORT = 6379
const SHAPE = 'must be an address such as redis://:password@127.0.0.1:6379/0, or rediss:// for TLS'

/** Parses REDIS_URL. Its errors quote nothing of it, because it contains the password. */
export function parseRedisUrl(text: string, context: z.RefinementCtx): RedisServer {
  const server = serverOf(text)
  if (typeof server !== 'string') return server
  context.addIssue({ code: 'custom', message: server })
  return z.NEVER
}

/** The server, or the text of the error. */
function serverOf(text: string): RedisServer | string {
  const url = URL.parse(text)
  if (!url || !/^rediss?:$/.test(url.protocol) || !url.hostname || url.search || url.hash)
    return SHAPE
  const [, database] = /^\/?(\d{0,4})$/.exec(url.pathname) ?? []
  if (database === undefined)
    return 'must end with the number of a database, such as /0, or without one'
  const [username, password] = [decoded(url.username), decoded(url.password)]
  if (username === null || password === null)
    return 'must write special characters in the user or password in their %XX form, % itself as %25'
  if (username !== '' && password === '')
    return 'must have a password after the user; without a user write redis://:password@host'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? DEFAULT_PORT : Number(url.port),
    username: username || null,
    password: password || null,
    database: Number(database),
    tls: url.protocol === 'rediss:',
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
