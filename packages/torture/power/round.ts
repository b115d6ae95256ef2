import { join } from 'node:path'
import { type Caller, createApi } from '../doors/http.ts'
import { createHistory } from '../history.ts'
import type { Random } from '../random.ts'
import type { Shelf } from './disk.ts'
import { startLoad } from './load.ts'
import { type Moment, nextMoment } from './moments.ts'
import { serviceOn } from './process.ts'
import { type Span, type Told, toldBefore } from './told.ts'

export type Cut = { name: string; moment: Moment; told: Map<number, Told> }

export type Round = {
  cuts: Cut[]
  /** Orders answered with 200, in all and for each second. */
  acknowledged: number
  perSecond: number
}

/** The disk that every round begins with a copy of. */
export const SHOP = 'shop'

/**
 * Runs the service under load on a copy of the shop's disk, and cuts the power at random moments; the service
 * notices nothing of it.
 * @param folder for its logs. @param count how many cuts.
 */
export async function playRound(
  shelf: Shelf,
  given: {
    name: string
    count: number
    random: Random
    folder: string
    root: string
    accounts: readonly Caller[]
  },
): Promise<Round> {
  const { name, count, random, folder, root, accounts } = given
  const history = createHistory(join(folder, 'load.jsonl'))
  await shelf.copy(SHOP, name)
  const disk = await shelf.mount(name)
  const service = await serviceOn(disk.folder, { name, history, random, folder, root })
  try {
    await service.instance.start()
    const api = createApi(history, () => [service.instance.url])
    const load = startLoad({ random, round: name, api, cli: service.cli, accounts })
    const [taken, startedMs] = [
      [] as { name: string; moment: Moment; span: Span }[],
      history.nowMs(),
    ]
    try {
      while (taken.length < count) {
        const moment = await nextMoment(random, { answers: load.answers, file: service.file })
        const cut = `${name}-cut-${taken.length + 1}`
        const beganMs = history.nowMs()
        await disk.cut(cut)
        taken.push({ name: cut, moment, span: { beganMs, endedMs: history.nowMs() } })
      }
    } finally {
      await load.stop()
    }
    const orders = history.calls.filter(
      ({ action, status }) => action === 'POST /orders' && status === 200,
    )
    const lastMs = Math.max(startedMs, ...orders.map(({ endedMs }) => endedMs ?? 0))
    return {
      cuts: taken.map(({ span, ...cut }) => ({ ...cut, told: toldBefore(history.calls, span) })),
      acknowledged: orders.length,
      perSecond: Math.round((orders.length * 1000) / Math.max(1, lastMs - startedMs)),
    }
  } finally {
    await service.instance.stop()
    await disk.unmount()
    await shelf.remove(name)
    await history.close()
  }
}
