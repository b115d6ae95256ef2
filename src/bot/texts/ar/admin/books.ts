import type { Texts } from '../../en.ts'
import { apart, CODES, counted } from '../words.ts'

export const books: Texts['service']['books'] = {
  title: (month) => `📒 الحسابات المالية، ${month}`,
  opening: 'المحافظ في البداية',
  closing: 'المحافظ في النهاية',
  addsUp: '✅ الأرقام مطابقة لدفتر القيود حتى آخر رقم.',
  wrong: (amount) => `⚠️ هناك فرق قدره ${amount}. شغّل التدقيق: ${apart('npm run cli -- audit')}`,
  none: 'لا حركة في هذا الشهر.',
  kind: {
    deposit: 'عمليات الشحن',
    deposit_refund: 'شحن أُعيد',
    deposit_refund_reversal: 'استردادات شحن لم تتم',
    chargeback: 'سحبته خدمات الدفع',
    debt: 'ديون جديدة',
    debt_payment: 'ديون سُدّدت',
    credit: 'أُضيف يدويًا',
    debit: 'خُصم يدويًا',
    charge: 'خُصم مقابل الطلبات',
    refund: 'استرداد طلبات',
    claim_refund: 'أُعيد بعد مشكلات',
    fee: 'رسوم عمليات التحقق',
    fee_refund: 'رسوم أُعيدت',
  },
  sold: 'المباع',
  cost: 'التكلفة',
  now: 'الآن',
  atSupplier: (supplier) => `لدى ${supplier}`,
  stock: 'رموز معروضة للبيع',
  inStock: (count) => counted(count, CODES),
  costUnknown: (count) => `بلا تكلفة معروفة: ${counted(count, CODES)}`,
  debts: 'ديون بعد ردّ المدفوعات',
  about:
    'الحسابات الحقيقية فقط. يبدأ الشهر الساعة 00:00 بتوقيت UTC في أول أيامه. تحسب المبيعات والأرباح الطلب عند انتهائه، ودفتر القيود عند خصمه.',
  usage: `اكتب ${apart('/books')}، أو ${apart('/books')} ثم شهرًا، مثل ${apart('/books 2026-01')}.`,
}
