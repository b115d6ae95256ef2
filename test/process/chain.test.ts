// Three businesses in a chain: a sandbox that sells, one that buys from it by the shipped adapter file and from
// a made-up supplier by one of its own, everything between them breaking and both killed again and again.
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { CatalogJson } from '../../src/domain/catalog/file.ts'
import { HOLDER } from '../../src/sandbox/demo.ts'
import { createRandom } from '../../src/sandbox/random.ts'
import { chaosProxy } from '../helpers/chaos-proxy.ts'
import { FROSTBYTE, frostbyte } from '../helpers/frostbyte.ts'
import { ownPort } from '../helpers/ports.ts'
import { runNode, startSandbox } from '../helpers/process.ts'
import { testFolder } from '../helpers/store.ts'

const ADAPTERS = join(import.meta.dirname, '../fixtures/adapters')
const SEED = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 1e9))
const ORDERS = 60
const KILLS = 5
/** 200 calls a minute are allowed. */
const RATE_MS = 350
/** An order that may still be on its way is left alone for two minutes. */
const PATIENCE_MS = 9 * 60_000

const fields = [{ name: 'userId' as const, label: 'Player ID' }]
const CATALOG: CatalogJson = {
  lines: [
    {
      ...{ slug: 'far', productName: 'UC', gameName: 'Far', orderCode: 'FAR', kind: 'topup' },
      ...{ suppliers: ['up'], fields },
      products: [{ pid: 'FAR-60', name: '60 UC', priceUsd: 2, supplierRef: 'GWA-UC-60' }],
    },
    {
      ...{ slug: 'ice', productName: 'Crystals', gameName: 'Ice', orderCode: 'ICE', kind: 'topup' },
      ...{ suppliers: ['ice'], fields },
      products: [{ pid: 'ICE-60', name: '60 crystals', priceUsd: 2, supplierRef: 'FA-60' }],
    },
    {
      ...{ slug: 'two', productName: 'Either', gameName: 'Two', orderCode: 'TWO', kind: 'topup' },
      ...{ suppliers: ['ice', 'up'], fields },
      products: [
        {
          ...{ pid: 'TWO-60', name: '60 of either', priceUsd: 2 },
          supplierRef: { ice: 'FA-OLD', up: 'GWA-UC-60' },
        },
      ],
    },
    {
      ...{ slug: 'keys', productName: 'Keys', gameName: 'Ice', orderCode: 'KEY', kind: 'gamekey' },
      suppliers: ['ice'],
      products: [{ pid: 'KEY-1', name: 'Frost key', priceUsd: 9, supplierRef: 'FK-10' }],
    },
  ],
}

type Row = Record<string, unknown>

test(
  `every order ends, once, in both books (TEST_SEED=${SEED})`,
  async () => {
    const random = createRandom(SEED)
    const folder = testFolder()
    const upDatabase = join(folder, 'up.db')
    const downDatabase = join(folder, 'down.db')
    const upEnv = { PORT: String(await ownPort()) }
    let up = await startSandbox(upDatabase, upEnv)
    const ice = await frostbyte()
    const share = 0.35
    const toUp = await chaosProxy(up.url, { random: random.next, share })
    const toIce = await chaosProxy(ice.url, { random: random.next, share })
    cpSync(ADAPTERS, join(folder, 'adapters'), { recursive: true })
    const downEnv = {
      PORT: String(await ownPort()),
      SUPPLIERS: 'up:reseller,ice:frostbyte',
      SUPPLIER_FILES: join(folder, 'adapters'),
      SUPPLIER_UP_URL: toUp.url,
      SUPPLIER_UP_KEY: up.key,
      SUPPLIER_ICE_URL: toIce.url,
      SUPPLIER_ICE_PARTNER: FROSTBYTE.partner,
      SUPPLIER_ICE_SECRET: FROSTBYTE.secret,
      SUPPLIER_ICE_RATE: '0.9',
      SUPPLIER_TIMEOUT_MS: '1000',
      INSTANT_WAIT_MS: '500',
    }
    let down = await startSandbox(downDatabase, downEnv)
    const file = join(folder, 'catalog.json')
    writeFileSync(file, JSON.stringify(CATALOG))
    const credit = ['account', 'credit', '--telegram-id', String(HOLDER.id), '1000']
    for (const [database, args] of [
      [downDatabase, ['catalog', 'import', file]],
      [downDatabase, credit],
      [upDatabase, credit],
    ] as const) {
      const done = await runNode(['src/cli.ts', ...args], { DATABASE_URL: database })
      expect(done).toMatchObject({ exitCode: 0 })
    }
    await expect
      .poll(async () => JSON.stringify((await down.ask('/products')).body), { timeout: 20_000 })
      .toContain('KEY-1')
    const before = {
      up: Number((await up.ask('/balance')).body.balanceUsd),
      down: Number((await down.ask('/balance')).body.balanceUsd),
      ice: ice.purse(),
    }

    /** What the client was told, by trxid, the latest last. */
    const told = new Map<string, Row[]>()
    const refusals = new Map<string, unknown>()
    async function submit(trxid: string, body: object) {
      const said = await down.ask('/orders', { ...body, trxid }).catch(() => null)
      if (said?.body.orderId === undefined) refusals.set(trxid, said?.body)
      else told.set(trxid, [...(told.get(trxid) ?? []), said.body])
    }
    const bodies = Array.from({ length: ORDERS }, (_, i) => {
      const pid = random.pick(['FAR-60', 'ICE-60', 'TWO-60', 'KEY-1'])
      const ending = random.pick(['01', '02', '03', '55', '55'])
      const own = pid === 'KEY-1' ? { quantity: random.whole(1, 3) } : { userId: `51234${ending}` }
      return [`chain-${i}`, { pid, ...own }] as const
    })
    const load = async () => {
      for (const [trxid, body] of bodies) {
        await submit(trxid, body)
        await sleep(random.whole(50, 400))
      }
    }
    const killing = async () => {
      for (let i = 0; i < KILLS; i++) {
        await sleep(random.whole(500, 2500))
        await down.end('SIGKILL')
        down = await startSandbox(downDatabase, downEnv)
        await sleep(random.whole(200, 1500))
        await up.end('SIGKILL')
        await sleep(random.whole(0, 500))
        up = await startSandbox(upDatabase, upEnv)
      }
    }
    await Promise.all([load(), killing()])
    toUp.calm()
    toIce.calm()
    // What never got an answer is sent again, as a client does, within its rate limit.
    const unheard = () => bodies.filter(([trxid]) => !told.has(trxid))
    await expect
      .poll(
        async () => {
          for (const [trxid, body] of unheard()) {
            await submit(trxid, body)
            await sleep(RATE_MS)
          }
          return unheard().map(([trxid]) => refusals.get(trxid))
        },
        { timeout: 120_000, interval: 3000 },
      )
      .toEqual([])
    for (const [trxid, body] of bodies) {
      await submit(trxid, body)
      await sleep(RATE_MS)
    }

    const query = (some: readonly string[], by: string) =>
      some.map((one) => `${by}=${encodeURIComponent(one)}`).join('&')
    const trxids = bodies.map(([trxid]) => trxid)
    const present = async () =>
      (await down.ask(`/orders?${query(trxids, 'trxid')}`)).body.orders as Row[]
    await expect
      .poll(async () => (await present()).filter(({ status }) => status === 'processing'), {
        ...{ timeout: PATIENCE_MS - 90_000, interval: 1000 },
      })
      .toEqual([])
    const orders = await present()

    // A client is never told another end.
    for (const order of orders)
      for (const { status } of told.get(String(order.trxid)) ?? [])
        expect(['processing', order.status]).toContain(status)

    const ids = orders.map(({ orderId }) => String(orderId))
    const found = (await up.ask(`/orders?${query(ids, 'trxid')}`)).body.orders as Row[]
    const theirs = new Map(found.map((order) => [String(order.trxid), order]))
    const tickets = new Map(ice.tickets().map((ticket) => [ticket.client_ref, ticket]))
    for (const { orderId, status, pid, codes } of orders) {
      const id = String(orderId)
      const done = [
        theirs.get(id)?.status === 'completed',
        tickets.get(id)?.phase === 'DELIVERED',
      ].filter(Boolean)
      expect({ id, pid, status, done: done.length }).toEqual({
        ...{ id, pid, status },
        done: status === 'completed' ? 1 : 0,
      })
      if (pid === 'KEY-1' && status === 'completed')
        expect(codes).toEqual(tickets.get(id)?.goods.split('\n'))
    }
    expect(new Set(ids).size).toBe(ORDERS)

    const sum = (rows: Row[], name: string) =>
      rows.reduce((total, row) => total + Number(row[name]), 0)
    const completed = (rows: Row[]) => rows.filter(({ status }) => status === 'completed')
    const after = {
      up: Number((await up.ask('/balance')).body.balanceUsd),
      down: Number((await down.ask('/balance')).body.balanceUsd),
    }
    expect(before.down - after.down).toBeCloseTo(sum(completed(orders), 'amountUsd'), 6)
    expect(before.up - after.up).toBeCloseTo(sum(completed(found), 'amountUsd'), 6)
    expect(before.ice - ice.purse()).toBe(
      sum(
        [...tickets.values()].filter(({ phase }) => phase !== 'REJECTED'),
        'cents',
      ),
    )
    for (const database of [upDatabase, downDatabase]) {
      const audit = await runNode(['src/cli.ts', 'audit'], { DATABASE_URL: database })
      expect(audit).toMatchObject({ exitCode: 0 })
    }
    expect([toUp.faults().length, toIce.faults().length].every((count) => count > 0)).toBe(true)
    // Neither log has a secret.
    expect(down.stdout() + down.stderr()).not.toContain(FROSTBYTE.secret)
  },
  PATIENCE_MS,
)
