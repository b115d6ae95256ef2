import { argsOf, asJson } from './checks/answers.ts'
import { objectsIn } from './checks/sightings.ts'
import type { Json } from './final.ts'
import { gaugeOf, readMetrics, sumOf } from './world/metrics.ts'
import type { Service } from './world/service.ts'
import type { World } from './world/world.ts'

/** What must be done before anything is compared, as the metrics count it. */
const COUNTED = [
  'gamewallet_orders_open_by_age{',
  'gamewallet_notices_waiting ',
  'gamewallet_webhook_deliveries_waiting ',
] as const
/**
 * What the service has still to do, such as `orders_open_by_age 3`; empty if nothing. The metrics leave out what is made with
 * test keys, which is no work for an operator.
 */
export async function whatWaits(world: World): Promise<string> {
  return (await counted(world)) || (await testOrders(world)) || (await testWebhooks(world))
}

async function counted({ service }: World): Promise<string> {
  const page = await metricsOf(service)
  if (page === null) return 'the metrics do not answer'
  // Where the database cannot be read, its lines are not there.
  if (gaugeOf(page, 'gamewallet_database_readable ') !== 1) return 'the metrics lack the database'
  return COUNTED.map((name) => ({ name, count: sumOf(page, name) }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name.slice('gamewallet_'.length, -1)} ${count}`)
    .join(', ')
}

/** All processes count the same database. */
async function metricsOf({ metricsUrls }: Service): Promise<string | null> {
  for (const url of Object.values(metricsUrls)) {
    const page = await readMetrics(url)
    if (page !== null) return page
  }
  return null
}

async function testOrders({ api, holders }: World): Promise<string> {
  const path = '/history?status=processing'
  const counts = await Promise.all(
    holders.map(async (account) => {
      const { status, body } = await api.ask({ user: 'settle', account, test: true, path })
      return status === 200 ? objectsIn(asJson(body)?.orders).length : Number.NaN
    }),
  )
  const count = counts.reduce((sum, one) => sum + one, 0)
  if (Number.isNaN(count)) return 'the test orders cannot be read'
  return count > 0 ? `test_orders_open ${count}` : ''
}

async function testWebhooks({ cli, history }: World): Promise<string> {
  let count = 0
  for (const call of history.calls) {
    const isOfTest = call.action === 'webhook add' && argsOf(call).includes('--test')
    if (!isOfTest || call.status !== 0) continue
    const id = String(asJson(call.body)?.endpointId)
    const { status, body } = await cli.run(['webhook', 'deliveries', id], { user: 'settle' })
    if (status !== 0) return 'the test webhooks cannot be read'
    const deliveries = objectsIn(asJson(body)?.deliveries)
    // What was called and answered with an error has arrived all the same.
    const isNew = (one: Json) => one.status === 'waiting' && one.attempts === 0
    count += deliveries.filter(isNew).length
  }
  return count > 0 ? `test_webhooks_waiting ${count}` : ''
}

/**
 * Has everybody write to the bot. What they wrote, pressed or paid before is done once it answers.
 * @returns how many got no answer within `mostMs`
 */
export async function untilChatsAnswer(
  { chat, adminId, holders }: World,
  mostMs: number,
): Promise<number> {
  const people = [adminId, ...holders.map(({ telegramId }) => telegramId)]
  const answers = await Promise.all(
    people.map((who) =>
      chat.answer(who, () => chat.write(who, '/shop', 'settle'), /🛍 Shop/, mostMs),
    ),
  )
  return answers.filter((answer) => answer === null).length
}
