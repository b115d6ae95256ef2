import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { awakeFor } from '../../src/db/postgres/awake.ts'

test('what arrived while the process stood still is looked at before it counts as late', async () => {
  // From here on timers are looked at before anything else is.
  await nextTurn()
  const late = awakeFor(40).then(() => 'late')
  const looked = nextTurn('looked')
  const standsStillUntil = performance.now() + 100
  while (performance.now() < standsStillUntil);
  expect(await Promise.race([late, looked])).toBe('looked')
  expect(await late).toBe('late')
})
