import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { Redis } from 'ioredis'
import { expect, onTestFinished } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createLog } from '../../src/log/log.ts'
import { openRedisRateLimiter } from '../../src/redis/rate-limit.ts'
import type { RedisSettings } from '../../src/redis/settings.ts'
import { ownPort } from './ports.ts'
import { testFolder } from './store.ts'

const SERVER = 'redis-server'
/** Debian's server needs the package that it is in. */
const CLIENT = 'redis-cli'
/** The Redis that tests share; empty where there is none. */
export const TEST_REDIS_URL = process.env.TEST_REDIS_URL ?? ''
/** Whether tests can start a Redis of their own. */
export const HAS_REDIS_SERVER = spawnSync(SERVER, ['--version']).status === 0

export function redisSettings(url: string, prefix = 'gamewallet:'): RedisSettings {
  const { redis } = readConfig({ REDIS_URL: url, REDIS_PREFIX: prefix })
  if (!redis) throw new Error('There is no address of a Redis.')
  return redis
}

/** A client for looking at the shared Redis, and a prefix whose keys are gone after the test. */
export function sharedRedis() {
  const prefix = `test-${crypto.randomUUID()}:`
  const client = new Redis(TEST_REDIS_URL, { enableAutoPipelining: true })
  onTestFinished(async () => {
    const keys = await client.keys(`${prefix}*`)
    if (keys.length > 0) await client.del(keys)
    await client.quit()
  })
  return { client, prefix, settings: redisSettings(TEST_REDIS_URL, prefix) }
}

/** For calls that are to be answered: Redis, too, can stand still for seconds on a busy machine. */
const PATIENT_MS = 60_000

/** A limiter that is closed after the test, and what it logged, a line for each event. */
export async function openLimiter(settings: RedisSettings, answerWithinMs = PATIENT_MS) {
  const logLines: string[] = []
  const log = createLog('debug', { write: (line) => void logLines.push(line) })
  const limiter = await openRedisRateLimiter(settings, log, answerWithinMs)
  onTestFinished(() => limiter.close())
  return { limiter, log, logLines }
}

/** A Redis of the test's own on a port of its own, which can be killed and started again. */
export async function ownRedis(...options: string[]) {
  const port = await ownPort()
  const dir = testFolder()
  const start = async () => {
    const fixed = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir]
    const child = spawn(SERVER, [...fixed, ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'close')
    onTestFinished(async () => {
      child.kill('SIGKILL')
      await ended
    })
    for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false }))
      if (String(text).includes('Ready to accept connections')) break
    child.stdout.resume()
    return {
      /** Such as SIGSTOP, after which it says nothing. */
      signal: (signal: NodeJS.Signals) => void child.kill(signal),
      async kill() {
        child.kill('SIGKILL')
        await ended
      },
    }
  }
  /** Stands still until the server has done all that it was sent before. */
  const hasAnswered = () =>
    expect(spawnSync(CLIENT, ['-p', String(port), 'PING'], { encoding: 'utf8' }).stdout).toBe(
      'PONG\n',
    )
  return { url: `redis://127.0.0.1:${port}`, start, hasAnswered }
}

/** A server that does with each piece of what arrives as it is told. */
export async function strangeServer(answer: (socket: Socket, text: string) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.setEncoding('utf8')
    socket.on('data', (text) => answer(socket, String(text)))
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  const port = await listening(server)
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `redis://127.0.0.1:${port}` }
}

async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It has no port.')
  return address.port
}
