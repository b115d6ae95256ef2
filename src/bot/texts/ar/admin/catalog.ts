import type { Texts } from '../../en.ts'
import { apart, counted, PRODUCTS } from '../words.ts'

const LINES = { one: 'خط واحد', two: 'خطان', few: 'خطوط', many: 'خطًا', other: 'خط' }

export const catalog: Texts['service']['catalog'] = {
  title: '🗂 الكتالوج',
  lineCount: (count) => counted(count, LINES),
  productCount: (count) => counted(count, PRODUCTS),
  lines: '🎮 خطوط المنتجات',
  stock: '🎟 المخزون',
  get: '⬇️ تنزيل الملف',
  put: '⬆️ استيراد ملف',
  caption: 'الكتالوج كاملًا. عدّله ثم أعِد إرساله بزر «⬆️ استيراد ملف».',
  about: `أرسل الكتالوج في ملف ${apart('.json')}. ما في الملف من خطوط ومنتجات يُضاف أو يُعدَّل، ويبقى ما سواه. أعرض لك التغييرات قبل الاستيراد.`,
  fileWanted: `أرسل ملف ${apart('.json')} كمستند من فضلك، أو ${apart('/cancel')}.`,
  confirm: 'استيراد هذا الملف؟',
  lineSummary: (added, known) => `الخطوط: ${added} جديدة، ${known} معروفة`,
  productSummary: (added, known) => `المنتجات: ${added} جديدة، ${known} معروفة`,
  stillArchived: (pids) =>
    `ليست للبيع، لأنها أُرشفت من قبل: ${apart(pids)}. اكتب لها ${apart('"status": "active"')} في الملف، أو استأنفها هنا.`,
  moreOf: (some, more) => `${some} و${more} أخرى`,
  noChange: 'لن يتغيّر أي منتج موجود.',
  changes: (count) => `سيتغيّر: ${counted(count, PRODUCTS)}`,
  itsPlace: 'مكانه في القائمة',
  none: 'لا شيء',
  ofItsLine: 'ما لخطه',
  importNow: '⬆️ نعم، استورده',
  importedToast: 'تم الاستيراد.',
  imported: '⬆️ تم الاستيراد',
}
