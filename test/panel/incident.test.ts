// A supplier that keeps failing: what the panel does with its orders.
import { expect, test } from 'vitest'
import { actsOf } from '../helpers/acts.ts'
import { type Goods, shopWithAdmins } from '../helpers/admins.ts'
import { ADMIN_ID } from '../helpers/bot.ts'
import { panelOf } from '../helpers/panel.ts'

const NORTH: Goods = { suppliers: ['north'] }
const PATH = '/panel/inbox/incident/1'

/** Ten orders that `north` certainly has not got, one that it works on, and one whose outcome is unknown. */
async function failing() {
  const times = <Step>(step: Step) => Array.from({ length: 50 }, () => step)
  const place = ['accept', 'unknown', ...times('not-sent' as const)] as const
  const shop = await shopWithAdmins(NORTH, { place, check: times('keep' as const) })
  const ids: string[] = []
  for (let i = 0; i < 12; i++) ids.push((await shop.order()).orderId)
  return { ...shop, ids, panel: await panelOf(shop, ADMIN_ID) }
}

test('the orders that were not sent are cancelled and refunded once, and no others', async () => {
  const { panel, ids, present, balance, proven, store } = await failing()
  const before = Number(await balance())
  expect((await panel.open('/panel/suppliers')).html).toContain(`href="${PATH}"`)
  const page = await panel.open(PATH)
  expect(page.text).toMatch(/north keeps failing: new orders/)
  expect(page.text).toMatch(/Certainly not sent\s+10\s+Unknown\s+1\s+Being worked on\s+1/)
  const asked = await panel.send(`${PATH}/cancel`, {}, { yes: false })
  expect(asked.text).toMatch(/Cancel and refund 10 orders that north certainly has not got/)
  const form = crypto.randomUUID()
  expect((await panel.send(`${PATH}/cancel`, {}, { form })).said).toMatch(/^10 orders cancelled/)
  const again = await panel.send(`${PATH}/cancel`, { yes: '1' }, { form })
  expect(again.said).toMatch(/was done before/)
  const states = await Promise.all(ids.map(async (id) => (await present(id)).status))
  expect(states.filter((state) => state === 'cancelled')).toHaveLength(10)
  expect(states.slice(0, 2)).toEqual(['processing', 'processing'])
  expect(await balance()).toBe(before + 10 * 2)
  expect(await actsOf(store, 'incident.cancel')).toMatchObject([
    { actor: `admin:${ADMIN_ID}`, detail: { count: 10 } },
  ])
  await proven()
})

test('those of the team who may not see orders see no incident', async () => {
  const { panel, newcomer, giveRole, app, store, clock } = await failing()
  const finn = await newcomer()
  await giveRole(finn, 'finance')
  const own = await panelOf({ app, store, clock }, finn.id)
  for (const path of [PATH, `${PATH}/cancel`]) expect((await own.open(path)).status).toBe(403)
  expect((await panel.open('/panel/inbox/incident/99')).status).toBe(404)
})
