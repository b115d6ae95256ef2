import { expect, test } from 'vitest'
import { rotateKey } from '../../src/domain/access/api-keys.ts'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { testBot } from '../helpers/bot.ts'
import { PIDS } from '../helpers/factories.ts'

const actor = 'operator' as const
const ID = 4_000_001
const NAME = '/ban_5 example.com @root https://a.example $USD'

test('a name is shown to admins whole, and nothing in it can be tapped', async () => {
  const person = { id: ID, first_name: NAME, role: 'Holder' }
  const { admin, person: personOf, store, clock, call, settled } = await testBot({}, {}, [person])
  const ada = admin()
  const holder = personOf(ID)
  await holder.write('/start')
  const { id } = await holder.account()
  const key = await store.transaction(async (tx) => {
    await adjustBalance(tx, id, { amountMicros: 50_000_000, note: undefined, actor }, clock.now)
    await setApiEnabled(tx, id, true, actor, clock.now)
    return rotateKey(tx, id, { graceMs: 0, mode: 'test', actor }, clock.now)
  })
  await settled()
  const body = { pid: PIDS.userId, userId: '5123456', trxid: 't' }
  const { orderId } = (await call('POST', '/orders', { key, body })).body

  for (const command of [
    `/account ${ID}`,
    `/order ${orderId}`,
    `/credit ${ID} 5 note`,
    `/ban ${ID} reason`,
    `/log ${ID}`,
  ])
    for (const { text = '', entities = [] } of await ada.write(command)) {
      expect(plain(text), command).toContain('/ban_5')
      const tappable = entities
        .filter(({ type }) => ['bot_command', 'mention', 'url'].includes(type))
        .map(({ offset, length }) => text.slice(offset, offset + length))
      expect(
        tappable.filter((part) => NAME.includes(part)),
        command,
      ).toEqual([])
    }
})

/** Without what cannot be seen. */
function plain(text: string): string {
  return text.replaceAll('\u2060', '')
}
