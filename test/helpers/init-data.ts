import { createHmac } from 'node:crypto'
import { ADMIN_ID, BOT_TOKEN } from './bot.ts'

/** The tests' own clock stands still at the time that this is signed. */
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)

/** What Telegram gives a Mini App: see core.telegram.org/bots/webapps. */
export function initData(
  at: Date,
  { id = ADMIN_ID, token = BOT_TOKEN, query = crypto.randomUUID() as string } = {},
): string {
  const fields = new URLSearchParams({
    query_id: query,
    user: JSON.stringify({ id, first_name: 'Ada' }),
    auth_date: String(secondsOf(at)),
  })
  const text = [...fields].map(([name, value]) => `${name}=${value}`).sort()
  const key = createHmac('sha256', 'WebAppData').update(token).digest()
  fields.set('hash', createHmac('sha256', key).update(text.join('\n')).digest('hex'))
  return fields.toString()
}
