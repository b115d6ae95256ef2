import type { Texts } from '../../en.ts'
import { CALLS, counted } from '../words.ts'

export const suppliers: Texts['service']['suppliers'] = {
  title: '🚚 المورّدون',
  notSetUp: 'غير مُعدّ هنا',
  works: 'يعمل',
  stopped: (calls, time) => `🔴 متوقف، محاولة جديدة خلال ${time}: ${calls}`,
  trying: (calls) => `🟠 تجربة بضعة استدعاءات: ${calls}`,
  balance: 'الرصيد',
  balanceUnknown: 'غير معروف',
  openOrders: 'الطلبات المفتوحة',
  lastDay: 'آخر 24 ساعة',
  calls: (count) => counted(count, CALLS),
  faults: (count) => `فشل ${count}`,
  mean: (ms) => `${ms} م.ث في المتوسط`,
  noCalls: 'لا استدعاءات',
  back: '‹ المورّدون',
  stuck: '⏳ ما ينتظر',
}
