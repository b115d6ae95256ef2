import { eq } from 'drizzle-orm'
import type { AppDeps } from '../../src/app.ts'
import type { Store } from '../../src/db/store.ts'
import { startBulk } from '../../src/domain/bulk/bulk.ts'
import { checkTable } from '../../src/domain/bulk/check.ts'
import { draftBulk } from '../../src/domain/bulk/drafts.ts'
import { readTable } from '../../src/domain/bulk/table.ts'
import { listingOf, orderable } from '../../src/domain/catalog/catalog.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { orders } from '../../src/domain/schema.ts'
import { testBot } from './bot.ts'
import { openTestAccount, PIDS, START } from './factories.ts'
import type { TestPerson } from './person.ts'

/** A person with money who buys many at once, and the work that follows. */
export async function bulkShop(usd = 100, overrides: Partial<AppDeps> = {}) {
  const bot = await testBot(overrides)
  const buyer = await bot.newcomer()
  const { id: accountId } = await buyer.account()
  const { store, app, clock } = bot
  const credit = async (usd: number) => {
    await bot.credit(buyer, usd)
    await bot.settled()
  }
  if (usd > 0) await credit(usd)
  return {
    ...bot,
    ...{ buyer, accountId, credit },
    /** Until nothing more can be placed now; then what that led to is told. */
    async work() {
      await app.jobs.bulk.runOnce()
      clock.advance(3000)
      await bot.settled()
    },
    placed: () => store.read.$count(orders, eq(orders.accountId, accountId)),
    balance: () => balanceOf(store.read, accountId),
  }
}

const routeOf = () => [{ supplier: 'sandbox', supplierRef: 'x' }] as [never]
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => `${PIDS.userId},51${String(i).padStart(5, '0')}1,1,r${i}`)

/** An account with money and a draft of so many rows. */
export async function bulkDraft(
  store: Store,
  count: number,
  balanceMicros = 10_000_000_000,
  now = START,
) {
  const { id: accountId } = await openTestAccount(store, { balanceMicros })
  const table = await checkTable(readTable(rowsOf(count).join('\n')), async (pid) => {
    const listing = await listingOf(store.read, pid)
    return listing && orderable(listing, routeOf)
  })
  const id = await draftBulk(store, accountId, table, now)
  const start = () => store.transaction((tx) => startBulk(tx, accountId, id, now))
  return { accountId, id, start }
}

/** The newest file that the bot sent, by its rows. */
export async function newestFile({ chatUrl, buyer }: { chatUrl: string; buyer: TestPerson }) {
  const sent = (await buyer.messages()).filter((one) => one.from?.is_bot && one.document).at(-1)
  const response = await fetch(`${chatUrl}/chats/${buyer.id}/files/${sent?.document?.file_id}`)
  const lines = (await response.text()).trim().split('\r\n')
  return { caption: sent?.caption ?? '', rows: lines.map((line) => line.split(',')) }
}

/** Leaves a bulk order that has ended, one that is stopped, and a draft with a mistake. */
export async function leaveBulkOrders({
  holder,
  app,
  settled,
}: Pick<Awaited<ReturnType<typeof testBot>>, 'app' | 'settled'> & { holder: TestPerson }) {
  // More than there are in stock, and more than the balance covers: nothing is bought.
  const row = `${PIDS.gamekey},500`
  for (const reference of ['done', 'stopped']) {
    await holder.write(`${row},${reference}\n${row}`)
    await holder.press(/^✅ Buy/)
    if (reference === 'done') await app.jobs.bulk.runOnce()
    else await holder.press('⏹ Stop')
    await settled()
  }
  await holder.write(`${row}\nNO-SUCH,1`)
}
