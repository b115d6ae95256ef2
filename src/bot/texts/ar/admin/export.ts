import type { Texts } from '../../en.ts'
import { apart, counted } from '../words.ts'

export const exports: Texts['service']['exports'] = {
  title: '⬇️ ملفات لجداول البيانات',
  about:
    'اختر ما تريده كملف CSV يفتحه Excel وغيره من برامج الجداول. أسماء الأعمدة بالإنجليزية في كل اللغات. المنتجات والحسابات كما هي الآن، مهما كانت الأيام.',
  button: '⬇️ تصدير',
  kind: {
    orders: '📦 الطلبات',
    ledger: '📒 دفتر القيود',
    deposits: '🧾 عمليات الشحن',
    products: '🎮 المنتجات',
    accounts: '👤 الحسابات',
    summary: '📈 ملخص',
  },
  rows: (count) =>
    counted(count, { one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' }),
  tooLarge: `هذا الملف أكبر مما يقبله تيليغرام. اختر أيامًا أقل أو استخدم سطر الأوامر: ${apart('npm run cli -- export')}`,
}
