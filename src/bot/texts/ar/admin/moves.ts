import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, counted } from '../words.ts'

const ACCOUNTS = {
  one: 'حساب واحد',
  two: 'حسابان',
  few: 'حسابات',
  many: 'حسابًا',
  other: 'حساب',
}

export const moves: Texts['people']['moves'] = {
  title: '📲 نقل الحسابات',
  button: '📲 نقل',
  none: 'لا حساب بانتظار النقل.',
  usage: `اكتب ${apart('/move')} ثم صاحب الحساب ومن يستلمه والسبب: ${apart('/move 123456789 @name')} فقد هاتفه`,
  waits: (count) => `📲 بانتظار النقل: ${counted(count, ACCOUNTS)}، انظر ${apart('/move')}`,
  ask: (whom) => `إلى من يُنقل حساب ${whom}، ولماذا؟`,
  about: `أرسل معرّف Telegram أو ${apart('@name')} ثم السبب، وسيقرؤه صاحب الحساب الحالي. يجب أن يكون المستلم قد كتب إلى البوت ولم يستخدم حسابه بعد.`,
  confirm: (from, to) => `هل تنقل حساب ${from} إلى ${to}؟`,
  wait: 'يحدث ذلك بعد 24 ساعة. تصل رسالة إلى صاحب الحساب الحالي الآن، ويستطيع إيقاف النقل.',
  yes: '📲 انقله بعد 24 ساعة',
  done: 'سيُنقل بعد 24 ساعة، وتصل رسالة إلى الطرفين.',
  cancel: '🛑 ألغِ النقل',
  state: {
    open: 'ينتظر',
    moved: 'نُقل',
    declined: 'رفضه المستلم',
    stopped: 'أوقفه صاحب الحساب',
    cancelled: 'أُلغي',
    refused: 'لم يعد ممكنًا',
  },
  status: 'الحالة',
  from: 'من',
  to: 'إلى',
  at: 'الموعد',
  reason: 'السبب',
  asked: 'قرّره',
  ended: 'أنهاه',
  why: 'لماذا',
  back: '‹ النقل',
  show: 'اعرضه',
  movedFrom: (id, time) => html`نُقل في ${time}، وكان قبل ذلك لمعرّف Telegram ${id}`,
  movedTo: (id, time) => html`الحساب السابق لهذا الشخص نُقل في ${time} إلى معرّف Telegram ${id}`,
  coming: (id, time) => html`يُنقل في ${time} إلى معرّف Telegram ${id}`,
}
