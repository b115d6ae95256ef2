import { listingOf } from '../../src/domain/catalog/catalog.ts'
import { setMargin } from '../../src/domain/catalog/margins.ts'
import { ADMIN_ID, testBot } from './bot.ts'
import { PIDS } from './factories.ts'
import { panelOf } from './panel.ts'
import { setCost, setPricing } from './prices.ts'

const actor = 'operator' as const
const PID = PIDS.userId

/** A shop with its owner at the panel. Costs, margins and modes are set besides it. */
export async function goodsShop() {
  const bot = await testBot()
  const panel = await panelOf(bot, ADMIN_ID)
  const { store, clock } = bot
  const product = async (pid: string = PID) => (await listingOf(store.read, pid))?.product
  return {
    ...{ ...bot, panel, product },
    price: async (pid: string = PID) => (await product(pid))?.priceMicros,
    cost: (costMicros: number, pid: string = PID) =>
      store.transaction((tx) => setCost(tx, pid, { costMicros, actor }, clock.now)),
    margin: (marginBp: number) =>
      store.transaction((tx) =>
        setMargin(tx, { slug: null, tierId: null, marginBp, actor }, clock.now),
      ),
    byMargin: (pid: string = PID) =>
      store.transaction((tx) =>
        setPricing(tx, pid, { changes: { pricing: 'margin' }, actor }, clock.now),
      ),
    undo: async (html: string) => {
      const [, id = ''] = /name="id" value="(\d+)"/.exec(html) ?? []
      const [, at = ''] = /name="at" value="(\/panel[^"]*)"/.exec(html) ?? []
      return panel.send('/panel/undo', { id, at: at.replaceAll('&amp;', '&') })
    },
  }
}
