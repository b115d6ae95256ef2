// Walks through the bot from its commands by pressing whatever is shown: each button there is gets
// pressed, none of them fails, and none of them is refused by a Telegram that is strict.
import { expect, test } from 'vitest'
import { admin as adminFeatures, holder as holderFeatures } from '../../src/bot/features.ts'
import { routesOf } from '../../src/bot/kit/router.ts'
import { conversations } from '../../src/domain/schema.ts'
import { actsOf } from '../helpers/acts.ts'
import {
  busyShop,
  HOLDER_STARTS,
  leaveAdminScreens,
  leaveHolderScreens,
  leaveIncident,
  type Shop,
} from '../helpers/busy-shop.ts'
import { claimOrders } from '../helpers/claims.ts'
import { PIDS } from '../helpers/factories.ts'
import { adminStarts, leaveMove } from '../helpers/leave-moves.ts'
import type { TestPerson } from '../helpers/person.ts'
import { onPostgres } from '../helpers/store.ts'
import { Pressed, walk } from '../helpers/walker.ts'

/** Keeps the screens that ask something and lead home, which does not say that it ends the question. */
function homeWhileAsked({ store }: Shop, person: TestPerson, found: string[]) {
  let before = new Set<string>()
  return async () => {
    const all = (await person.messages()).map((one) => JSON.stringify(one))
    const open = await store.read.select().from(conversations)
    const isOpen = open.some(({ key }) => key === String(person.id))
    if (isOpen) found.push(...all.filter((one) => !before.has(one) && one.includes('‹ Home')))
    before = new Set(all)
  }
}

/** The buttons that decide and were shown without a token. */
function withoutToken(features: Parameters<typeof routesOf>[0], { known }: Pressed): string[] {
  const { decides } = routesOf(features)
  return [...known].filter((data) => decides.has(data.split(':')[0] ?? '') && !/:~/.test(data))
}

/** Those about incidents are pressed before the walk. */
const DECISIONS = [
  ...['a.deposit!approve', 'a.deposit!reject', 'a.approval!confirm', 'a.approval!decline'],
  ...['a.order!take', 'a.order!leave', 'a.order!complete', 'a.order!cancel'],
  ...['a.claim!replace', 'a.claim!refund'],
]

const HOUR_MS = 3_600_000

const errorsIn = (lines: string[]) => lines.filter((line) => /"level":(50|60)/.test(line))

test('each button of an account holder can be reached and does what it says', async () => {
  const shop = await busyShop()
  await leaveHolderScreens(shop)
  const friend = await leaveMove(shop)
  const pressed = new Pressed()
  const leads: string[] = []
  await walk(shop.holder, HOLDER_STARTS, pressed, homeWhileAsked(shop, shop.holder, leads))
  expect(leads).toEqual([])
  await walk(friend, ['/help'], pressed)
  const all = Object.keys(routesOf(holderFeatures).buttons)
  // One is only opened by a button that has expired.
  expect(all.filter((verb) => !pressed.has(verb))).toEqual(['move-show'])
  expect(withoutToken(holderFeatures, pressed)).toEqual([])
  expect(errorsIn(shop.logLines)).toEqual([])
})

test('each button of an admin can be reached and does what it says', async () => {
  const shop = await busyShop()
  const { holder } = shop
  const admin = await leaveAdminScreens(shop)
  for (const choices of [
    ['➡️ Send them elsewhere', /manual/],
    ['↻ Refresh', /Cancel \d+ order/, /^↩️ Yes/],
  ]) {
    await leaveIncident(shop)
    await shop.settled()
    for (const choice of choices) await admin.press(choice)
  }
  await leaveMove(shop)
  const pressed = new Pressed()
  const leads: string[] = []
  await walk(admin, adminStarts(holder), pressed, homeWhileAsked(shop, admin, leads))
  expect(leads).toEqual([])
  const byHand = new Set<string>()
  for (const verb of ['yes', 'no']) byHand.add(`a.stock-${verb}`)
  // Opened by a button that has expired.
  byHand.add('a.backup')
  for (const verb of ['cancel', 'to']) byHand.add(`a.incident-${verb}`)
  // For more receipts than one.
  byHand.add('a.receipts')
  for (const answer of ['✖️ No', '✅ Yes, add 1 code']) {
    await admin.write(`/stock ${PIDS.gamekey}`)
    await admin.write('A-CODE-FOR-EVERY-BUTTON')
    await admin.press(answer)
  }
  await walk(admin, ['/stock'], pressed)
  await claimOrders(shop, holder)
  await shop.settled()
  await walk(admin, ['/admin'], pressed)
  for (const command of [
    `/credit ${holder.id} 1 x`,
    // The presses may have left it banned already.
    `/unban ${holder.id}`,
    `/ban ${holder.id} x`,
    '/maintenance on',
  ]) {
    await admin.write(command)
    await walk(admin, [command], pressed)
  }
  await admin.go(`/apioff ${holder.id} x`, /Yes,/)
  await walk(admin, [`/account ${holder.id}`], pressed)
  // There the database is copied by tools of its own.
  if (onPostgres) byHand.add('a.backup-now')
  const all = Object.keys(routesOf(adminFeatures).buttons)
  expect(all.filter((verb) => !pressed.has(verb) && !byHand.has(verb))).toEqual([])
  for (const decided of DECISIONS) expect([...pressed.counts.keys()]).toContain(decided)
  expect(withoutToken(adminFeatures, pressed)).toEqual([])
  expect(errorsIn(shop.logLines)).toEqual([])
})

test.each([
  ['an account holder', 11],
  // One is the backup in the chat, which only SQLite has.
  ['an admin', onPostgres ? 13 : 14],
] as const)(
  'no button of %s decides after an hour: it shows what it is about',
  async (who, least) => {
    const shop = await busyShop()
    await leaveHolderScreens(shop)
    const isAdmin = who === 'an admin'
    const person = isAdmin ? await leaveAdminScreens(shop) : shop.holder
    const { decides } = routesOf(isAdmin ? adminFeatures : holderFeatures)
    const late: TestPerson = {
      ...person,
      async pressData(messageId, data) {
        const [verb = ''] = data.split(':')
        if (decides.has(verb) || /-yes$/.test(verb)) shop.clock.advance(HOUR_MS + 1)
        return person.pressData(messageId, data)
      },
    }
    const before = (await actsOf(shop.store)).length
    const pressed = new Pressed(1)
    await walk(late, isAdmin ? adminStarts(shop.holder) : HOLDER_STARTS, pressed)
    const as = isAdmin ? 'admin:' : 'holder:'
    const acts = (await actsOf(shop.store)).slice(before)
    // What is only looked at, taken up, or stopped at once; and the daily digest.
    const harmless = new Set(['order.show_codes', 'order.take', 'order.leave', 'service.export'])
    const decided = acts.filter(
      ({ actor, action, detail }) =>
        actor.startsWith(as) &&
        !harmless.has(action) &&
        action !== 'api.disable' &&
        detail?.digest === undefined,
    )
    expect(decided).toEqual([])
    const known = [...pressed.counts.keys()].filter((one) => decides.has(one.replace(/!.*/, '!')))
    expect(known.length).toBeGreaterThanOrEqual(least)
  },
)
