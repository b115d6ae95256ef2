import { counted } from '../words.ts'

export const suppliers = {
  title: '🚚 Suppliers',
  notSetUp: 'not set up here',
  works: 'OK',
  stopped: (calls: string, time: string) => `🔴 Stopped, tried again in ${time}: ${calls}`,
  trying: (calls: string) => `🟠 Trying a few calls: ${calls}`,
  balance: 'Balance',
  balanceUnknown: 'not known',
  openOrders: 'Open orders',
  lastDay: 'Last 24 h',
  calls: (count: number) => counted(count, { one: 'call', other: 'calls' }),
  faults: (count: string) => `${count} failed`,
  mean: (ms: string) => `${ms} ms on average`,
  noCalls: 'no calls',
  back: '‹ Suppliers',
  stuck: '⏳ What waits',
}
