import type { TestPerson } from './bot.ts'
import type { Shop } from './busy-shop.ts'

/** Lets the holder offer their account to a new person, who is returned, withdraw that, and begin again. */
export async function leaveOffer({ holder, person }: Shop): Promise<TestPerson> {
  const friend = person()
  await friend.write('/start')
  for (const press of ['📲 Ask them', null]) {
    await holder.write('/moveaccount')
    await holder.write(String(friend.id))
    if (press === null) continue
    await holder.press(press)
    await holder.press('✖️ Withdraw')
  }
  return friend
}

/** Lets an owner order a move, and asks whether to order that of the holder's account. */
export async function leaveOrder({ holder, person }: Shop, admin: TestPerson): Promise<void> {
  const [from, to, friend] = [person(), person(), person()]
  for (const one of [from, to, friend]) await one.write('/start')
  await admin.write(`/move ${from.id} ${to.id} As you asked`)
  await admin.press('📲 Move it in 24 hours')
  await admin.write(`/move ${holder.id} ${friend.id} As you asked`)
}
