import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const ATTEMPTS = {
  one: 'محاولة واحدة',
  two: 'محاولتان',
  few: 'محاولات',
  many: 'محاولة',
  other: 'محاولة',
}

export const stuck: Texts['service']['stuck'] = {
  title: '⏳ ما ينتظر',
  none: 'لا شيء ينتظر منذ أكثر من عشر دقائق.',
  choose: 'مفتوحة منذ أكثر من عشر دقائق، أو دون جواب واضح. الأقدم أولًا.',
  noSupplier: 'دون مورّد',
  why: {
    unknown: 'النتيجة غير معروفة',
    not_sent: 'لم يصل إلى أي مورّد بعد',
    in_progress: 'المورّد يعمل عليه',
    person: 'يحتاج إلى تنفيذ يدوي',
  },
  attempts: (count) => counted(count, ATTEMPTS),
  next: 'التالي',
}
