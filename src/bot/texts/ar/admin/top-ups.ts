import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const topUps: Texts['service']['topUps'] = {
  title: '➕ الشحن',
  amount: 'المبلغ',
  range: (least, most) => `من ${least} إلى ${most}`,
  openAtOnce: 'المفتوح معًا',
  perAccount: (count) => `${count} لكل حساب`,
  offered: '🟢 متاح',
  notOffered: 'غير متاح',
  perUsd: (stars) => `⭐️${stars} لكل USD`,
  amounts: '✏️ المبالغ',
  open: '✏️ المفتوح معًا',
  rate: '✏️ Stars لكل USD',
  ask: {
    amounts: (example) => html`أرسل أصغر مبلغ للشحن وأكبره بالـ USD، مثل ${example}.`,
    open: (example) =>
      html`كم عملية شحن غير مدفوعة يمكن أن تكون للحساب معًا؟ أرسل عددًا، مثل ${example}.`,
    rate: (example) => html`كم Stars تساوي 1 USD؟ أرسل عددًا، مثل ${example}.`,
  },
  twoAmounts: 'اكتب مبلغين من فضلك: الأصغر ثم الأكبر.',
  confirm: 'أتريد تغيير هذا؟',
  changed: 'تم التغيير. يسري على الشحن الجديد.',
}
