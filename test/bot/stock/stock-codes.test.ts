// Codes that admins add in the bot: shown before they are added.
import { describe, expect, test } from 'vitest'
import { conversations, stagedCodes, stockBatches, stockCodes } from '../../../src/domain/schema.ts'
import { addStaged } from '../../../src/domain/stock/batches.ts'
import { addStock, stockLevels } from '../../../src/domain/stock/stock.ts'
import { sweepJob } from '../../../src/jobs/sweep.ts'
import { type Goods, shopWithAdmins } from '../../helpers/admins.ts'
import { ADMIN_ID } from '../../helpers/bot.ts'
import { addTestStock } from '../../helpers/factories.ts'

const HOUR_MS = 60 * 60 * 1000
const PID = 'GOODS-1'
const KEYS: Goods = { kind: 'gamekey', suppliers: ['stock'] }
const CODES = ['AAAA-BBBB-CCCC-0001', 'AAAA-BBBB-CCCC-0002', 'AAAA-BBBB-CCCC-0003']

async function shop() {
  const at = await shopWithAdmins(KEYS)
  const { store } = at
  return {
    ...at,
    async send(who: typeof at.ada, text: string) {
      await who.write(`/stock ${PID}`)
      await who.write(text)
      return who.sees()
    },
    async available() {
      const levels = await stockLevels(store.read)
      return levels.find(({ pid }) => pid === PID)?.available
    },
    staged: () => store.read.$count(stagedCodes),
  }
}

describe('what an admin sends as codes', () => {
  test('is not sold when it was meant for somebody: it is shown, masked, and forgotten on No', async () => {
    const { ada, send, available, order, staged, store } = await shop()
    const seen = await send(ada, 'oops, where is Dana?')
    expect(seen).toMatch(/Add 1 code\?/)
    expect(seen).toMatch(/1 line has spaces: is that a code\?\n• line 1: oo…a\?, 20 characters/)
    expect(seen).not.toContain('Dana')
    expect(await available()).toBe(0)
    expect(await order({})).toMatchObject({ code: 'INSUFFICIENT_STOCK' })
    expect(JSON.stringify(await ada.messages())).not.toContain('Dana')
    expect(JSON.stringify(await store.read.select().from(conversations))).not.toContain('Dana')

    expect(await ada.see('✖️ No')).toMatch(/Nothing was added/)
    expect(await available()).toBe(0)
    expect(await staged()).toBe(0)
  })

  test('says which lines are unlike the others, twice there, or known', async () => {
    const { ada, send, available, store } = await shop()
    await addTestStock(store, PID, 1)
    const [known] = await store.read.select().from(stockCodes)
    const text = [...CODES, 'AAAA-BBBB-CC', CODES[0], 'two words', known?.code].join('\n')
    const seen = await send(ada, text)
    expect(seen).toMatch(/Add 5 codes\?/)
    expect(seen).toMatch(/First {2}AA…01 · last/)
    expect(seen).toMatch(/1 line has spaces: is that a code\?\n• line 6: t…s, 9 characters/)
    expect(seen).toMatch(/2 lines look different from the others:\n• line 4: A…C, 12 characters/)
    expect(seen).toMatch(/duplicates: 2\n• line 5: .+ \(the same as line 1\)\n• line 7: .+ already/)
    await ada.press('✅ Yes, add 5 codes')
    expect(await available()).toBe(6)
  })

  test('is no table of orders: a file with a column of codes is deleted, and says how to add them', async () => {
    const { ada, store } = await shop()
    await addTestStock(store, PID, 1)
    await ada.sendFile('document', 'stock.csv', `pid,in_stock,code\n${PID},1,${CODES[0]}`)
    expect(await ada.sees()).toMatch(/These look like codes.*\n.*I have deleted your message/)
    expect((await ada.messages()).filter((one) => one.document)).toEqual([])
    // Whoever adds codes may buy some, too.
    await ada.sendFile('document', 'orders.csv', `pid,quantity\n${PID},1`)
    expect(await ada.sees()).toMatch(/1 row can be bought/)
  })

  test('is known, too, if an earlier version stored it with what cannot be seen', async () => {
    const { ada, send, available, store, clock } = await shop()
    const input = { codes: ['AAAA-1\u200b'], actor: 'operator' as const }
    await store.transaction((tx) => addStock(tx, PID, input, clock.now))
    expect(await send(ada, 'AAAA-1\u200b\nAAAA-2\u200b')).toMatch(/Add 1 code\?/)
    await ada.press('✅ Yes, add 1 code')
    expect(await available()).toBe(2)
  })

  test('is added once, however often Yes is tapped', async () => {
    const { ada, send, available, staged } = await shop()
    await send(ada, CODES.join('\n'))
    const yes = await ada.button()
    const toasts = await Promise.all([1, 2, 3].map(() => ada.pressData(...yes)))
    expect(toasts.filter((toast) => /already done/.test(toast?.text ?? ''))).toHaveLength(2)
    expect(await ada.sees()).toMatch(/Added 3 codes to GOODS-1\.\nNow 3 in stock/)
    expect(await available()).toBe(3)
    expect(await staged()).toBe(0)
    // What has been added is not to be dropped by an old button.
    expect((await ada.forge(yes[1].replace('yes', 'no')))?.text).toMatch(
      /no longer have these codes/,
    )
    expect(await available()).toBe(3)
  })

  test('is forgotten after an hour, by the answer and by the sweep', async () => {
    const { ada, send, available, staged, clock, store } = await shop()
    await send(ada, CODES.join('\n'))
    clock.advance(HOUR_MS + 1)
    const yes = await ada.button(/Yes/)
    expect((await ada.pressData(...yes))?.text).toMatch(/out of date/)
    expect(await available()).toBe(0)
    expect(await staged()).toBe(1)
    await sweepJob(store, () => clock.now).runOnce()
    expect(await staged()).toBe(0)
    expect(await store.read.$count(stockBatches)).toBe(0)
    const again = await ada.asShown(yes[1].split(':~')[0] ?? '')
    expect((await ada.forge(again))?.text).toMatch(/no longer have these codes/)
  })

  test('belongs to whoever sent it, and only the newest waits for an answer', async () => {
    const { ada, ben, send, available, staged } = await shop()
    await send(ada, CODES[0] ?? '')
    await send(ben, CODES.join('\n'))
    const mine = await ada.button()
    const forged = await ben.asShown(mine[1].split(':~')[0] ?? '')
    expect((await ben.forge(forged))?.text).toMatch(/no longer have these codes/)
    await send(ben, CODES.join('\n'))
    await send(ada, CODES[1] ?? '')
    expect(await staged()).toBe(2)
    expect((await ada.pressData(...mine))?.text).toMatch(/sent others since/)
    await ada.press('✅ Yes, add 1 code')
    await ben.press('✅ Yes, add 3 codes')
    expect(await ben.sees()).toMatch(/Added 2 codes[\s\S]*duplicates: 1\n• line 2: .+ already/)
    expect(await available()).toBe(3)
  })

  test('is added to the end where that was broken off in the middle', async () => {
    const { ada, send, available, staged, store, clock } = await shop()
    const many = Array.from({ length: 600 }, (_, i) => `MANY-CODES-${String(i).padStart(4, '0')}`)
    await ada.write(`/stock ${PID}`)
    await ada.sendFile('document', 'codes.txt', many.join('\n'))
    expect(await ada.sees()).toMatch(/Add 600 codes\?/)
    const [batch] = await store.read.select().from(stockBatches)
    let parts = 0
    const broken = addStaged(
      store,
      batch?.id ?? 0,
      {
        actor: `admin:${ADMIN_ID}`,
        onAdded() {
          parts += 1
          if (parts === 2) throw new Error('killed here')
        },
      },
      clock.now,
    )
    await expect(broken).rejects.toThrow('killed here')
    expect(await available()).toBe(500)
    // What was answered with yes is not forgotten for the next file.
    await send(ada, CODES[0] ?? '')
    expect(await staged()).toBe(2)
    clock.advance(2 * HOUR_MS)
    // The button is too old by now. The batch's page in the panel goes on.
    await addStaged(store, batch?.id ?? 0, { actor: `admin:${ADMIN_ID}`, onAdded() {} }, clock.now)
    expect(await available()).toBe(600)
  })
})
