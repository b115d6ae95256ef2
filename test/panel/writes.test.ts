// All that people can do in the panel, done in a browser: the button, the form, the question, and what is said.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openClaims } from '../../src/domain/claims/claims.ts'
import { pendingDeposits } from '../../src/domain/deposits/deposits.ts'
import { waitingPayments } from '../../src/domain/deposits/unmatched.ts'
import { openTasks } from '../../src/domain/orders/manual-tasks.ts'
import { auditLog, deposits, orders } from '../../src/domain/schema.ts'
import { makeLink } from '../../src/domain/sessions/sessions.ts'
import { PAGES } from '../../src/panel/pages/all.ts'
import { createManualTransfer } from '../../src/payments/methods.ts'
import { ADMIN_ID, serveApp } from '../helpers/bot.ts'
import { hasChromium, withBrowser } from '../helpers/browser.ts'
import { busyShop, leaveAdminScreens, leaveIncident } from '../helpers/busy-shop.ts'
import { claimOrders } from '../helpers/claims.ts'
import { open, submit } from '../helpers/deposits.ts'
import { issueTestKey, PIDS } from '../helpers/factories.ts'
import { panelOf } from '../helpers/panel.ts'
import { carryOut, rowsOf } from '../helpers/written-rows.ts'

const ACTS = PAGES.flatMap(({ acts = {} }) => Object.keys(acts))
const PATIENCE_MS = 10_000
const MAX_MS = 300_000

type Shop = Awaited<ReturnType<typeof busyShop>>
/** What must be there first, by the words that rows say it with. */
const FIRST: Record<string, (shop: Shop) => Promise<unknown>> = {
  incident: leaveIncident,
  alone: ({ set }) => set({ secondPerson: { aboveMicros: 0 } }),
  key: async ({ store, holder }) => issueTestKey(store, (await holder.account()).id),
  session: (shop) => panelOf(shop, ADMIN_ID),
}

/** All that is done, in this order, with the ids of what waits there. */
async function tableFor({ store, holder, newcomer }: Shop): Promise<string> {
  const { read } = store
  const { id: accountId } = await holder.account()
  await submit(store, await open(store, accountId, createManualTransfer()))
  const [{ id: other }, { id: helper }] = [await newcomer(), await newcomer()]
  const all = await read.select().from(orders)
  const placed = (trxid: string) => all.find((one) => one.trxid === trxid)?.id
  const unsent = all.find((one) => one.trxid?.length === crypto.randomUUID().length)?.id
  const [task1, task2, task3, task4] = (await openTasks(read, 9)).map(({ order }) => order.id)
  const [claim1, claim2, claim3] = (await openClaims(read, 9)).map((one) => one.reference)
  const [dep1, dep2, dep3] = (await pendingDeposits(read, 9)).map((one) => one.reference)
  const [stars] = await read.select().from(deposits).where(eq(deposits.method, 'stars'))
  const dep4 = stars?.reference
  const [payment1, payment2] = (await waitingPayments(read, 9)).map(({ id }) => id)
  const who = `customers/${holder.id}`
  const [cards, crystals] = ['goods?line=giftcards', `goods/products/${PIDS.serverId}`]
  const line = 'Short name (slug) = newline; Kind = game key; Name of the line = New; Game = N'
  const asked = 'I have asked the supplier: it was not done and will not be = ✓'
  return `
inbox/deposit/${dep1} approve | | Credit 20.00 USD? … → | 20.00 USD was credited
inbox/deposit/${dep2} amount | How much money arrived, in BDT? = 1233 | instead of 20.00 USD? | was credited
inbox/deposit/${dep3} reject | Reason = Not received | | is rejected
inbox/deposit/${dep4} /money/top-ups/${dep4}/refund | Reason = As you asked | Pay 10.00 USD back? … → | was paid back
inbox/claim/${claim1} replace | – | Replace 1 code? | Replaced.
inbox/claim/${claim2} refund | Amount in USD = 2.50 | → | 2.50 USD went back
inbox/claim/${claim3} refuse | Reason = It works. | | Refused.
inbox/task/${task1} take | | | Taken by you
inbox/task/${task1} leave | | | Every admin can take this order again.
inbox/task/${task1} complete | | Has the player received it? | Completed by hand.
inbox/task/${task2} cancel | Reason = TOO LATE; ${asked} | → | 1.00 USD went back
inbox/task/${unsent} ask | | | The supplier is asked now
orders/${task3} complete | | Has the player received it? | Completed by hand.
inbox/stuck/${task4} take | | | Taken by you
inbox/stuck/${task4} leave | | | Every admin can take this order again.
orders/${task4} cancel | Reason = GONE; ${asked} | → | 1.00 USD went back
orders/${unsent} player | Player ID = 5123456777 | 5123456701 → 5123456777 | Corrected.
orders/${unsent} ask | | | The supplier is asked now
inbox/stuck/${unsent} ask | | | The supplier is asked now
inbox/stuck/${unsent} complete | | certain that the player has received it | Completed by hand.
inbox/stuck/${placed('slower')} cancel | Reason = GONE; ${asked} | → | 0.99 USD went back
inbox/incident/1 tell | | take longer than usual | 1 person notified | incident
inbox/incident/1 cancel | | Cancel and refund 1 order | 1 order cancelled
inbox/incident/1 move | Send them to = manual (1) | | 1 order sent | incident
inbox/payment/${payment1} assign | Whose is it? = ${holder.id} | Credit 5.00 USD … → | 5.00 USD was credited
inbox/payment/${payment2} return | Reason = By hand | | The payment is returned.
${who} credit | Amount in USD = 500; Note = a gift | → | Somebody else has to confirm this
inbox/approval/3 withdraw | | | Declined.
inbox/approval/2 decline | | | Declined.
inbox/approval/1 confirm | | | Confirmed and done.
orders/${placed('key-0')} refund | Amount in USD = 1 | → | 1.00 USD went back | alone
orders/${placed('key-0')} replace | – | Replace 1 code? | Replaced.
${who} credit | Amount in USD = 5; Note = a gift | → | 5.00 USD was added | undo plain
${who} debit | Amount in USD = 5; Note = too much | → | 5.00 USD was taken
service/log */undo | | Wallet debited | It is undone.
${who} tier | Tier = Gold | standard → Gold | now Gold.
${who} ban | Reason = Stolen card | | is banned
${who} unban | | | is no longer banned
${who} restrict | For how long = 2h | | is restricted until
${who} unrestrict | | | is no longer restricted
${who} apioff | Reason = Bad calls | | API access is switched off
${who} apion | | | API access is allowed again
${who} shopoff | – | | shop in the chat is switched off
${who} shopon | | | can buy in the chat again
${who} note | What should be noted? = Pays late. | | The note is added. … Pays late.
${who} note-remove | | | The note is removed. … Nothing is noted.
${who} move | Who gets it = ${other}; Why = A new phone | → Person ${other} | It will move in 24 hours.
${who} move-cancel | | | The move is cancelled
${who} revoke | | default | is revoked.
${who} revoke-all | – | | All keys are revoked. … They have no valid key. | key
${cards} /goods/lines/giftcards/pause | | | Gift cards: now paused.
${cards} /goods/lines/giftcards/hide | | | Gift cards: now hidden.
${cards} /goods/lines/giftcards/resume | | | Gift cards: now on sale.
${cards} /goods/lines/giftcards/edit | Game = Shop D | Shop C → Shop D | It is stored. … Shop D
${cards} /goods/lines/giftcards/new-product | Id = NEW-1; Name = A new one; Price, USD = 3 | 1 new | It is stored. … A new one
goods new-line | ${line}; Code in order ids = NEW | 1 new | It is stored.
goods/prices | 🔍 60 UC; Price, USD: 60 UC = 1.20 | 0.99 USD → 1.20 USD | Done. | undo
goods/prices | 🔍 60 UC; Price, USD: 60 UC = 1.30 | 0.99 USD → 1.30 USD | Done. | undo plain
${crystals} accept | | → | Done.
${crystals} pause | | | 60 Crystals: now paused.
${crystals} resume | | | 60 Crystals: now on sale.
${crystals} edit | Name = 61 Crystals | 60 Crystals → 61 Crystals | It is stored. … 61 Crystals
${crystals} archive | | | 61 Crystals: now archived.
goods/tiers /goods/margins/- | Everybody, % = 12.5 | 9.90 USD → 10.13 USD | 12.5%
goods/tiers new/edit | Name = Silver; Less for fixed prices, % = 3 | prices change. … New tier: 0.99 USD → 0.97 USD | Silver 0 3%
goods/tiers 2/remove | | Remove the tier Silver? | The tier Silver is removed.
goods/quarantine ${placed('voucher-1')}/release | | used? | Back on sale.
goods/quarantine ${placed('voucher-2')}/discard | | used? | Written off.
goods/codes/${PIDS.gamekey} add | Codes = AAAA-BBBB-1 | New codes 1 | Added 1 code
goods/batches/1 take-out | | Take 1 code out | 1 code of GWP-K1: out of stock again.
goods/file import | or a file: = 📎 | 61 Crystals → 60 Crystals | Imported.
suppliers/sandbox settings | Orders open at once = 20 | no limit → 20 | Saved.
suppliers/sandbox pause | | 20 → paused | Saved.
suppliers/sandbox resume | | paused (20) → 20 | Saved.
suppliers/sandbox/list apply | | → 1.00 USD | Done. New prices apply
suppliers/sandbox/items map | Product ID = ${PIDS.userId}; Item = x-1 | a-60 → x-1 | It is mapped.
money/ways top-ups | Largest top-up, in USD = 250 | 1,000.00 USD → from 1.00 USD to 250.00 USD | Changed.
money/ways add | Name = Nagad | | Nagad is added.
money/ways/2 remove | – | | Nagad is removed.
money/ways 1 | How much of the currency one USD costs = 122 | 121.50 BDT … → 1 USD = 122.00 BDT | Changed.
news write | Text = New: gift cards. | | This is how it looks. … New: gift cards. | unlogged
news/1 try | | | It is on its way | unlogged
news/1 start | | New: gift cards. … Everybody | Being sent
news/1 stop | | | Stopped
service maintenance/on | | off → on | Maintenance is on
service maintenance/off | | | Maintenance is off
service shop/off | | on → off | The shop is closed
service shop/on | | | The shop is open
service apiOrders/off | | on → off | Orders by API are off
service apiOrders/on | | | Orders by API are on
service requireAllowlist/on | | off → on | An allowlist is required
service requireAllowlist/off | | | no longer required
service statusPage/on | | | The status page is public.
service statusPage/off | | | The status page is hidden.
service eligibility/on | | off → on | rules apply from now on
service eligibility/off | | | rules no longer apply
service eligibility | Paid in, at least (USD) = 50 | | at least 50.00 USD
service secondPerson | Amount (USD) = 300 | never → 300.00 USD | It is changed.
service pricing | A cost is too old after so many days (0: never) = 10 | 30 days … → … 10 days | 10 days
service lowStock | Alert below so many codes = 7 | | It is changed.
service digest | Time = 7:30 | | every day at 07:30
service support | Contact = @ada_help | | @ada_help
service terms | Text = Be kind. | | Be kind.
service/team give | Who = ${helper}; Role = Stock | – → Stock | Person ${helper} (${helper}) Stock
service/team ${helper}/take | | | has no role any more
service/sessions */end | | | It is ended. | session
service/sessions end-all | | | It is ended. | session
service/status backup | | | gamewallet.db
inbox /leave | | | You are not signed in here.`
}

test.skipIf(!hasChromium)(
  'each act is begun, typed, confirmed and heard of in a browser',
  async () => {
    const shop = await busyShop()
    await leaveAdminScreens(shop)
    await claimOrders(shop, shop.holder)
    const rows = rowsOf(await tableFor(shop))
    const { app, store, clock } = shop
    const url = await serveApp(app)
    const link = await store.transaction((tx) => makeLink(tx, ADMIN_ID, clock.now))
    const logged = () => store.read.$count(auditLog, eq(auditLog.actor, `admin:${ADMIN_ID}`))
    const faults: string[] = []
    const done = new Set<string>()
    await withBrowser({ width: 1280, height: 860 }, async (page, context) => {
      page.setDefaultTimeout(PATIENCE_MS)
      page.on('response', (response) => {
        const isFile = 'content-disposition' in response.headers()
        if (response.request().method() === 'POST' && (response.status() === 303 || isFile))
          done.add(actAt(new URL(response.url()).pathname))
      })
      const scripts = await context.newCDPSession(page)
      await page.goto(`${url}/panel/link/${link}`)
      await page.waitForURL(`${url}/panel`)
      for (const row of rows) {
        const act = actAt(row.to.replace('*', '1'))
        const before = await logged()
        done.delete(act)
        try {
          for (const word of row.how) await FIRST[word]?.(shop)
          const value = row.how.includes('plain')
          await scripts.send('Emulation.setScriptExecutionDisabled', { value })
          if (page.url() !== url + row.at || FIRST[row.how[0] ?? '']) await page.goto(url + row.at)
          await carryOut(page, row)
          expect(done).toContain(act)
          if (!row.how.includes('unlogged')) expect(await logged()).toBeGreaterThan(before)
        } catch (error) {
          faults.push(`${row.to}: ${error}\n${await page.innerText('main')}`)
        }
      }
    })
    // A new act needs a row.
    const without = ACTS.filter((act) => !done.has(act))
    expect({ faults, without }).toEqual({ faults: [], without: [] })
    await shop.proven()
  },
  MAX_MS,
)

/** The act at an address. As in the panel, one without a name in it comes first. */
function actAt(path: string): string {
  const isAt = (act: string) => new RegExp(`^${act.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
  return ACTS.find((act) => act === path) ?? ACTS.find(isAt) ?? path
}
