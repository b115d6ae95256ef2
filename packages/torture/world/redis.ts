import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './ports.ts'
import type { Server } from './postgres.ts'

const REDIS = '/usr/bin/redis-server'
const START_MS = 30_000

export const HAS_REDIS = existsSync(REDIS)

/** A Redis of its own, on 127.0.0.1. What it knows is gone when it ends, as where it is only a cache. */
export async function startRedis(folder: string): Promise<Server> {
  const port = await freePort()
  const log = openSync(join(folder, 'redis.log'), 'a')
  let child: ChildProcess | null = null
  const server: Server = {
    port,
    pid: () => child?.pid ?? null,
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
      child = spawn(REDIS, args, { stdio: ['ignore', log, log] })
      const giveUpAt = performance.now() + START_MS
      while (!(await answers(port))) {
        if (performance.now() > giveUpAt) throw new Error('Redis does not start.')
        await sleep(50)
      }
    },
    async stop(signal) {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
  await server.start()
  process.once('exit', () => child?.kill('SIGKILL'))
  return server
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.end('PING\r\n'))
    socket.once('data', () => resolve(true))
  })
}
