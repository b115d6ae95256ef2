import type { Html } from '../../../html.ts'
import { html } from '../../../html.ts'
import { counted } from '../words.ts'

/** What an owner wants to know in the morning. */
export const digest = {
  title: (day: string) => `☀️ Yesterday, ${day}`,
  weekBefore: (amount: string) => `a week before: ${amount}`,
  low: 'Codes that run out',
  balances: 'Left at the suppliers',
  lasts: (days: number) =>
    days === 0 ? 'less than a day' : `about ${counted(days, { one: 'day', other: 'days' })}`,
  backupFailed: '⚠️ The last backup failed:',
  comesAt: (time: string, zone: string) =>
    `It comes every day at ${time} (${zone}). Days are UTC days.`,
  isOff: 'It does not come by itself: turn it on below.',
  turnOn: '☀️ Every morning',
  turnOff: '🔕 Stop sending it',
  setTime: '🕘 Time',
  askTime: 'When should it come?',
  aboutTime: (example: Html) =>
    html`Type a time and a time zone, such as ${example}. The name of the zone is that of the nearest big city.`,
  usage: 'Write /digest to see it, /digest off, or when it should come: /digest 09:00 Asia/Dhaka.',
}
