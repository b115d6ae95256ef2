import { expect, test } from 'vitest'
import { setApiEnabled } from '../../../src/domain/accounts/standing.ts'
import { testBot } from '../../helpers/bot.ts'
import { issueTestKey, PIDS, START } from '../../helpers/factories.ts'

const ID = 4_000_001
const NAME = '/ban_5 example.com @root https://a.example $USD'

test('a name is shown to admins whole, and nothing in it can be tapped', async () => {
  const person = { id: ID, first_name: NAME, role: 'Holder' }
  const { admin, person: personOf, store, call, credit } = await testBot({}, {}, [person])
  const ada = admin()
  const holder = personOf(ID)
  await holder.write('/start')
  await credit(holder, 50)
  const { id } = await holder.account()
  await store.transaction((tx) => setApiEnabled(tx, id, true, 'operator', START))
  const key = await issueTestKey(store, id)
  const body = { pid: PIDS.userId, userId: '5123456', trxid: 't' }
  const { orderId } = (await call('POST', '/orders', { key, body })).body

  for (const command of [
    `/account ${ID}`,
    `/order ${orderId}`,
    `/credit ${ID} 5 note`,
    `/ban ${ID} reason`,
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
