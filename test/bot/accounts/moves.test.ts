// What both persons can do with an account that moved, in the chat.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { validKeys } from '../../../src/domain/access/api-keys.ts'
import { runDueMoves } from '../../../src/domain/accounts/moves/ending.ts'
import { inbox } from '../../../src/domain/schema.ts'
import { later } from '../../helpers/factories.ts'
import { movingInChat } from '../../helpers/moving-in-chat.ts'
import { testShop } from '../../helpers/store.ts'

const DAY_MS = 86_400_000

test('old buttons of the former holder do nothing to the account', async () => {
  const { dana, emil, store, id, move, clock } = await movingInChat()
  await dana.write('/api')
  await move()
  const before = await emil.account()
  for (const data of [
    'api-off',
    'guard-on',
    'guard-ok:1:192.0.2.9',
    'key-new',
    'key-rotate:0',
    'keys',
  ])
    await dana.forge(data)
  expect(await emil.account()).toEqual(before)
  expect(await validKeys(store.read, id, clock.now)).toHaveLength(1)
})

test('a button that was pressed just before the move does nothing after it', async () => {
  const store = await testShop()
  /** What happens between the beginning of a handler and its transaction. */
  let meanwhile: (() => Promise<void>) | null = null
  const transaction: Store['transaction'] = async (work) => {
    const isHandled = (await store.read.$count(inbox, eq(inbox.status, 'handling'))) > 0
    const happens = isHandled ? meanwhile : null
    if (happens) meanwhile = null
    await happens?.()
    return store.transaction(work)
  }
  const { dana, emil, id, order } = await movingInChat({ store: { ...store, transaction } })
  await order()
  const off = await dana.asShown('api-off-now')
  meanwhile = () => runDueMoves(store, new Set(), later(DAY_MS))
  const answer = await dana.forge(off)
  expect(answer?.text).toMatch(/has moved to another Telegram account/)
  expect(await emil.account()).toMatchObject({ id, apiEnabled: true })
})

test('a move is for its two persons, whatever a button carries', async () => {
  const { dana, emil, newcomer, id, order } = await movingInChat()
  await order()
  const eve = await newcomer()
  for (const verb of ['move-no', 'move-stop', 'move-show'])
    expect((await eve.forge(`${verb}:1`))?.text).toMatch(/another person/)
  for (const verb of ['a.move-cancel', 'a.move-show'])
    expect((await eve.forge(`${verb}:1`))?.text).toMatch(/out of date/)
  expect(await emil.buttons()).toContain('✖️ Decline')
  expect((await dana.account()).id).toBe(id)
})
