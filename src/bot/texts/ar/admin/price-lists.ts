import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const CHANGES = {
  one: 'تغيير واحد',
  two: 'تغييران',
  few: 'تغييرات',
  many: 'تغييرًا',
  other: 'تغيير',
}

export const priceLists: Texts['service']['priceLists'] = {
  title: (supplier) => `📋 قائمة أسعار ${supplier}`,
  readBefore: 'طُبّقت',
  never: 'لم تُطبّق بعد',
  list: 'القائمة',
  fresh: (count) => `جديد ${count}`,
  gone: (count) => `غاب ${count}`,
  back: (count) => `عاد ${count}`,
  changed: (count) => `تغيّر ${count}`,
  nothing: 'لا شيء يتغيّر لمنتجاتك.',
  changes: 'لمنتجاتك:',
  prices: 'الأسعار التي تتغيّر تبعًا لذلك:',
  isGone: 'غاب، ولا يُباع هناك',
  isBack: 'عاد',
  noCost: 'بلا تكلفة',
  apply: (count) => `✅ تطبيق: ${counted(count, CHANGES)}`,
  remember: '✅ احفظ القائمة',
  applied: 'تم. تسري الأسعار الجديدة من الطلب التالي.',
  changedSince: 'تغيّرت القائمة أو الكتالوج في هذه الأثناء. هكذا هي الآن.',

  waiting: (count) => `⚠️ بانتظارك: ${count}`,
  waitingOf: (count, all) => `⚠️ بانتظارك: ${count} من ${all}`,
  noneWaits: 'لا شيء بانتظارك.',
  reason: {
    cost_zero: 'تكلفته الآن صفر.',
    cost_jump: 'تكلفته تتغيّر أكثر من حدّك.',
    renamed: 'له اسم آخر: ربما صار شيئًا آخر.',
    many_gone: 'غاب أكثر من نصف أصنافك هناك دفعة واحدة.',
    empty_list: 'القائمة فارغة.',
  },
  agree: '✅ موافق',
  agreed: 'تم.',

  jumped: (supplier, count) =>
    `⚠️ ${supplier}، بانتظارك: ${counted(count, CHANGES)}، مثل أسعار قفزت.`,
  unreadable: (supplier, time) =>
    `⚠️ تعذّرت قراءة قائمة أسعار ${supplier} منذ ${time}. قد تكون التكاليف وما يُباع هناك قديمة.`,
  lowBalance: (supplier, amount) =>
    `🪫 رصيدك لدى ${supplier} هو ${amount}. اشحنه قبل أن تفشل الطلبات.`,
  problem: 'تعذّرت قراءة قائمة الأسعار',
  show: '📋 قائمة الأسعار',
  goneThere: (supplier) => `📭 لا يُباع الآن لدى ${supplier}.`,

  settings: '⏱ الجدول والتنبيهات',
  every: 'تُطبّق من تلقاء نفسها',
  everyTime: (time) => `كل ${time}`,
  neverBySelf: '✖️ ليس من تلقاء نفسها',
  off: 'لا',
  aboutEvery: 'ما يثير الشك ينتظرك دائمًا.',
  lowMark: 'نبّهني تحت',
  setLowMark: '🪫 تنبيه عند انخفاض الرصيد',
  askLowMark: (supplier) => `نبّهني عندما يقل رصيدي لدى ${supplier} عن:`,
  aboutLowMark: (example, off) => html`اكتب مبلغًا بالدولار، مثل ${example}، أو ${off}.`,
  saved: 'حُفظ.',
}
