// The service as a process of its own, whose Redis cannot be used.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startNode, startSandbox } from '../helpers/process.ts'
import { strangeServer } from '../helpers/redis.ts'
import { testFolder } from '../helpers/store.ts'

const PATIENCE_MS = 120_000

test(
  'the service starts and stops beside a Redis that says nothing',
  async () => {
    const redis = await strangeServer(() => {})
    const service = startNode(['src/main.ts'], {
      BOT_TOKEN: '7000001:the-token-of-a-bot-in-a-test',
      TELEGRAM_API_ROOT: 'http://127.0.0.1:9',
      DATABASE_URL: join(testFolder(), 'test.db'),
      PORT: '0',
      REDIS_URL: redis.url.replace('//', '//:Hush-4711!@'),
    })
    const [line] = await service.says(/.*"msg":"started".*/)
    expect(JSON.parse(line)).toMatchObject({ redis: `${redis.url}/0` })
    expect(await service.end('SIGTERM')).toBe(0)
    expect(service.stdout().match(/"msg":"Redis is not available/g)).toHaveLength(1)
    expect(service.stdout() + service.stderr()).not.toContain('Hush')
  },
  PATIENCE_MS,
)

test(
  'the sandbox leaves Redis alone, which is the real service’s',
  async () => {
    const seen: string[] = []
    const redis = await strangeServer((_, text) => seen.push(text))
    const sandbox = await startSandbox(join(testFolder(), 'sandbox.db'), { REDIS_URL: redis.url })
    expect((await sandbox.ask('/balance')).status).toBe(200)
    expect(seen).toEqual([])
  },
  PATIENCE_MS,
)
