import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const suppliers: Texts['service']['suppliers'] = {
  title: '🚚 সাপ্লায়ার',
  notSetUp: 'এখানে সেট করা নেই',
  works: 'ঠিক আছে',
  stopped: (calls: string, time: string) => `🔴 থামানো আছে, ${time} পরে আবার চেষ্টা: ${calls}`,
  trying: (calls: string) => `🟠 কয়েকটি পাঠিয়ে দেখছি: ${calls}`,
  balance: 'ব্যালেন্স',
  balanceUnknown: 'জানা নেই',
  openOrders: 'চলমান অর্ডার',
  lastDay: 'গত 24 ঘণ্টা',
  calls: (count: number) => counted(count, 'রিকোয়েস্ট'),
  faults: (count: string) => `${count}টি ব্যর্থ`,
  mean: (ms: string) => `গড়ে ${ms} ms`,
  noCalls: 'কোনো রিকোয়েস্ট নেই',
  back: '‹ সাপ্লায়ার',
  stuck: '⏳ যা আটকে আছে',
}
