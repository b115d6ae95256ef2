import type { Client } from './client.ts'
import { submit } from './submit.ts'

/** Verifies players and redeems codes; every fifth player or code is one that fails. */
export const looker: Client = {
  name: 'looker',
  count: 2,
  async play(stage) {
    const { random } = stage
    while (stage.goesOn()) {
      const account = random.pick(stage.holders)
      const end = random.chance(0.2) ? '02' : '55'
      const player = `5${random.whole(100_000, 999_999)}${end}`
      const trxid = stage.fresh()
      const [path, body] = random.pick([
        ['/gameavvfy', { playerId: player, trxid }],
        ['/gamebvfy', { userId: player, zoneId: '2001', trxid }],
        ['/rdmgamea', { playerId: player, code: `UC-${trxid}-${end}`, trxid }],
      ] as const)
      await submit(stage, { account, path, body })
      await stage.pause(300, 2000)
    }
  },
}
