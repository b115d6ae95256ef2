// `kill -9` of the service in the middle of calls to webhooks, and its next starts.
import { asc, eq, ne } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { cursorOf, eventId } from '../../src/domain/events/log.ts'
import { recordEvent } from '../../src/domain/events/record.ts'
import { events, webhookDeliveries } from '../../src/domain/schema.ts'
import { startNode } from '../helpers/process.ts'
import { openTestStore, testDatabase } from '../helpers/store.ts'
import { webhookReceiver } from '../helpers/webhook-receiver.ts'
import { account, endpoint } from '../helpers/webhooks.ts'

const PATIENCE_MS = 120_000
const RECEIVERS = 3
const EVENTS = 40
/** Calls that each life of the service makes before it is killed in the middle of the next ones. */
const BEFORE_KILL = 15
const KILLS = 3

test(
  'a service that is killed during calls to webhooks loses no event and makes none up',
  async () => {
    const database = await testDatabase()
    const store = await openTestStore(database)
    let answered = 0
    let isSilent = false
    let unanswered = 0
    const receivers = await Promise.all(
      Array.from({ length: RECEIVERS }, async () => {
        const { received, url } = await webhookReceiver((_, response) => {
          if (isSilent) {
            unanswered++
            return
          }
          response.writeHead(204).end()
          if (++answered % BEFORE_KILL === 0 && answered <= KILLS * BEFORE_KILL) isSilent = true
        })
        const { id } = await account(store)
        const { endpoint: one, secret } = await endpoint(store, id, null, new Date(), url)
        return { accountId: id, received, endpointId: one.id, secret }
      }),
    )
    const happens = async (count: number) => {
      for (let i = 0; i < count; i++)
        for (const { accountId } of receivers) {
          const data = { balanceMicros: accountId * 1_000_000 + i, lowBelowMicros: 0 }
          const event = { type: 'wallet.low', data } as const
          await store.transaction(async (tx) => recordEvent(tx, accountId, event, new Date()))
        }
    }
    const start = async () => {
      const env = {
        DATABASE_URL: database,
        PORT: '0',
        ROLES: 'jobs',
        WEBHOOK_ALLOW_PRIVATE: 'true',
      }
      const running = startNode(['src/main.ts'], env)
      await running.says(/"msg":"started"/)
      return running
    }

    await happens(EVENTS / 2)
    for (let life = 0; life < KILLS; life++) {
      const running = await start()
      await expect.poll(() => unanswered).toBeGreaterThan(0)
      await running.end('SIGKILL')
      unanswered = 0
      isSilent = false
    }
    await happens(EVENTS / 2)
    const last = await start()
    const open = () =>
      store.read.$count(webhookDeliveries, ne(webhookDeliveries.status, 'delivered'))
    await expect.poll(() => store.read.$count(webhookDeliveries)).toBe(RECEIVERS * EVENTS)
    await expect.poll(open).toBe(0)
    expect(await last.end('SIGTERM')).toBe(0)

    for (const { accountId, received, secret } of receivers) {
      const happened = await store.read
        .select()
        .from(events)
        .where(eq(events.accountId, accountId))
        .orderBy(asc(events.number))
      const ids = happened.map((row) => eventId(accountId, cursorOf(row)))
      expect(ids).toHaveLength(EVENTS)
      expect([...new Set(received.map(({ headers }) => headers['webhook-id']))].toSorted()).toEqual(
        ids,
      )
      // Those that were being sent at a kill came twice; with up to 4 calls at a time.
      expect(received.length).toBeLessThanOrEqual(EVENTS + KILLS * 4)
      for (const { headers, body } of received) {
        const event = new Webhook(secret).verify(body, headers) as { id: string; data: object }
        const at = ids.indexOf(event.id)
        expect(event).toMatchObject({
          id: headers['webhook-id'],
          type: 'wallet.low',
          data: { balanceUsd: accountId + (at % (EVENTS / 2)) / 1_000_000 },
        })
      }
    }
    const repeated = receivers.map(({ received }) => received.length - EVENTS)
    expect(repeated.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(KILLS)
  },
  PATIENCE_MS,
)
