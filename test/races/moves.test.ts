// A move of an account, and what its people do at the same moment, in two processes.
import { expect, test } from 'vitest'
import { meetHolder } from '../../src/domain/accounts/holders.ts'
import { endMove, runDueMoves } from '../../src/domain/accounts/moves/ending.ts'
import { moveById } from '../../src/domain/accounts/moves/moves.ts'
import { orderMove } from '../../src/domain/accounts/moves/ordering.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { later, START } from '../helpers/factories.ts'
import { DAY_MS, movingPeople, operator } from '../helpers/moves.ts'
import { openTestStore } from '../helpers/store.ts'

const ROUNDS = 8
const owners = new Set<number>()

async function twoProcesses() {
  const people = await movingPeople()
  return { ...people, other: await openTestStore((await connectDirectly(people.store)).url) }
}

test('a move is due in both processes and stopped, while both people write to the bot', async () => {
  const { store, other, person, personWithMoney, order, run, holdersOf } = await twoProcesses()
  for (let round = 0; round < ROUNDS; round++) {
    const [from, to] = [await personWithMoney('From'), await person('To')]
    const { id } = await order(from, to)
    await run(0)
    const { telegramId } = from
    const by = { as: 'from', telegramId, actor: `holder:${telegramId}` } as const
    const meet = (telegramId: number) =>
      meetHolder(
        other,
        { telegramId, name: `New ${round}`, username: `new_${telegramId}`, language: 'es' },
        later(DAY_MS),
      )
    const done = await Promise.allSettled([
      meet(telegramId),
      runDueMoves(store, owners, later(DAY_MS)),
      runDueMoves(other, owners, later(DAY_MS)),
      meet(to.telegramId),
      ...(round % 2 === 0 ? [other.transaction((tx) => endMove(tx, id, by, later(DAY_MS)))] : []),
    ])
    expect(done.slice(0, 4).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
    const { state } = await moveById(store.read, id)
    expect(round % 2 === 0 ? ['moved', 'stopped'] : ['moved']).toContain(state)
    const people = state === 'moved' ? [to, from] : [from, to]
    expect(await holdersOf(from, to)).toEqual(people.map((one) => one.telegramId))
  }
})

test('of two moves that cross each other, one begins', async () => {
  const { store, other, person } = await twoProcesses()
  for (let round = 0; round < ROUNDS; round++) {
    const [one, two] = [await person('One'), await person('Two')]
    const begin = (at: typeof store, from: typeof one, to: typeof one) =>
      at.transaction((tx) =>
        orderMove(tx, { from, to, reason: 'x', actor: operator, owners }, START),
      )
    const begun = await Promise.allSettled([begin(store, one, two), begin(other, two, one)])
    expect(begun.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
})
