// Codes of which nobody knows whether they were used wait until a person decides about them.
import { expect, test } from 'vitest'
import { formsOf } from '../../../src/domain/stock/code-text.ts'
import { numberedCodes } from '../../../src/domain/stock/import.ts'
import { endQuarantine, quarantineCodes } from '../../../src/domain/stock/quarantine.ts'
import { stockLevels, tryTakeCodes } from '../../../src/domain/stock/stock.ts'
import { addTestStock, PIDS, START } from '../../helpers/factories.ts'
import { codesInQuarantine } from '../../helpers/quarantine.ts'
import { testShop } from '../../helpers/store.ts'

test('some are written off by what a list says, and the rest go back on sale, each once', async () => {
  const store = await testShop()
  const [first = '', second = '', third = ''] = await addTestStock(store, PIDS.gamekey, 3)
  const orderId = 'ORDER-1'
  await store.transaction(async (tx) => {
    await tryTakeCodes(tx, { pid: PIDS.gamekey, orderId, quantity: 3 }, START)
    await quarantineCodes(tx, orderId, START)
  })
  expect(await codesInQuarantine(store.read, orderId)).toEqual([first, second, third])
  const { codes: listed } = await numberedCodes(`${first}\n  ${third} \nOF-NOBODY\n`)
  const end = (decision: 'release' | 'discard', codes?: string[]) =>
    store.transaction((tx) =>
      endQuarantine(tx, orderId, { decision, codes, actor: 'operator' }, START),
    )
  expect(await end('discard', listed.flatMap(formsOf))).toBe(2)
  expect(await codesInQuarantine(store.read, orderId)).toEqual([second])
  expect(await end('release')).toBe(1)
  await expect(end('discard')).rejects.toMatchObject({ code: 'QUARANTINE_ENDED' })
  const levels = await stockLevels(store.read)
  expect(levels.find(({ pid }) => pid === PIDS.gamekey)?.available).toBe(1)
})
