import { join } from 'node:path'
import type { Random } from '../random.ts'
import { HAS_POSTGRES, type Server, startPostgres } from './postgres.ts'
import { HAS_REDIS, startRedis } from './redis.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** Where the service keeps everything, and what can be done to it. */
export type Database = {
  /** What the processes of the service get. */
  env: Record<string, string>
  /** What commands get instead: they reach a server without the proxy. */
  directEnv: Record<string, string>
  /** The SQLite file; null for PostgreSQL. */
  file: string | null
  postgres: { server: Server; proxy: TcpProxy } | null
  redis: { server: Server; proxy: TcpProxy } | null
  close(): Promise<void>
}

/** @throws where what it needs is not installed. */
export async function openDatabase(
  engine: 'sqlite' | 'postgres',
  folder: string,
  random: Random,
): Promise<Database> {
  if (engine === 'sqlite') return openFile(folder)
  if (!HAS_POSTGRES || !HAS_REDIS)
    throw new Error('Install PostgreSQL and Redis (Debian: postgresql, redis-server).')
  const server = await startPostgres(folder)
  const redis = await startRedis(folder)
  const before = (name: string, { port }: Server) =>
    startTcpProxy({ host: '127.0.0.1', port }, random.fork(name))
  const proxies = {
    postgres: await before('postgres', server),
    redis: await before('redis', redis),
  }
  const urls = (postgres: number, redis: number) => ({
    DATABASE_URL: `postgres://postgres@127.0.0.1:${postgres}/gamewallet`,
    REDIS_URL: `redis://127.0.0.1:${redis}`,
  })
  return {
    env: urls(proxies.postgres.port, proxies.redis.port),
    directEnv: urls(server.port, redis.port),
    file: null,
    postgres: { server, proxy: proxies.postgres },
    redis: { server: redis, proxy: proxies.redis },
    async close() {
      await proxies.postgres.close()
      await proxies.redis.close()
      await server.stop('SIGQUIT')
      await redis.stop('SIGKILL')
    },
  }
}

function openFile(folder: string): Database {
  const file = join(folder, 'gamewallet.db')
  const env = { DATABASE_URL: file }
  return { env, directEnv: {}, file, postgres: null, redis: null, close: async () => undefined }
}
