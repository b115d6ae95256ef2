import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, CODES, counted } from '../words.ts'

const CHANGES = {
  one: 'تغيير واحد',
  two: 'تغييران',
  few: 'تغييرات',
  many: 'تغييرًا',
  other: 'تغيير',
}
const CELLS = { one: 'خلية واحدة', two: 'خليتان', few: 'خلايا', many: 'خلية', other: 'خلية' }

export const sheets: Texts['service']['sheets'] = {
  title: '📄 جداول البيانات',
  about: (none) =>
    html`نزّل ملفًا، وغيّر خلاياه في برنامج الجداول، ثم أرسله إليّ. أعرض لك كل خلية تغيّرت قبل أن أغيّر أي شيء. ما تحذفه أو تتركه فارغًا يبقى كما هو؛ اكتب ${none} لتفريغ خلية.`,
  kind: { prices: '💲 الأسعار', products: '🎮 المنتجات', stock: '🎟 المخزون' },
  caption: {
    prices: 'يمكنك تغيير هذه الأعمدة:',
    products: 'يمكنك تغيير هذه الأعمدة:',
    stock:
      'اكتب الرموز الجديدة في هذه الأعمدة، رمزًا في كل صف. انسخ الصف لكل رمز إضافي. أحذف الرسالة التي فيها ملفك.',
  },
  put: '⬆️ إرسال ملف معدَّل',
  ask: `أرسل الملف كمستند، ${apart('XLSX')} أو ${apart('CSV')}.`,
  fileWanted: `أرسل الجدول كمستند من فضلك، ${apart('XLSX')} أو ${apart('CSV')}، أو ${apart('/cancel')}.`,
  nothing: 'لا يتغيّر شيء: في الملف القيم نفسها الموجودة هنا.',
  confirm: (count) => `📄 تنفيذ التغييرات؟ (${counted(count, CHANGES)})`,
  row: (row) => `الصف ${row}`,
  follows: 'ما ينتج عن ذلك:',
  unread: (columns) => `لا أعرف هذه الأعمدة: ${apart(columns)}.`,
  ignored: (column, count) =>
    `${apart(column)}: تختلف القيمة (${counted(count, CELLS)})، لكن هذا العمود لا يُغيَّر من هنا.`,
  yes: (count) => `✅ نعم، نفّذ (${counted(count, CHANGES)})`,
  done: (count) => `📄 تم: ${counted(count, CHANGES)}.`,
  wrong: (count) => `⚠️ خلايا فيها خطأ: ${counted(count, CELLS)}. لم يتغيّر شيء.`,
  correct: 'صحّح ذلك وأرسل الملف من جديد.',
  allOfThem: 'الأخطاء كلها، بصفوفها وأعمدتها.',
  changedSince: 'تغيّر شيء في هذه الأثناء. هذا ما سيغيّره الملف الآن.',
  ofProduct: (codes, product) => `${product}: ${codes}`,
  codes: (count) => counted(count, CODES),
  back: '‹ جداول البيانات',
}
