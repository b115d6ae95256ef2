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
  none: 'لا ينتظر أي حساب النقل.',
  usage: `اكتب ${apart('/move')} ثم صاحب الحساب ومن يستلمه والسبب: ${apart('/move 123456789 @name')} فقد هاتفه`,
  waits: (count) => `📲 بانتظار النقل: ${counted(count, ACCOUNTS)}، انظر ${apart('/move')}`,
  ask: (whom) => `إلى من يُنقل حساب ${whom}، ولماذا؟`,
  about:
    'أرسل معرّف تيليجرام أو @name ثم السبب، ويقرؤه صاحب الحساب الحالي. يجب أن يكون الشخص الجديد قد كتب إلى البوت ولم يستخدم حسابه.',
  confirm: (from, to) => `هل تنقل حساب ${from} إلى ${to}؟`,
  wait: 'يحدث ذلك بعد 24 ساعة. يُبلَّغ صاحب الحساب الحالي الآن ويستطيع إيقافه.',
  yes: '📲 انقله بعد 24 ساعة',
  done: 'سيُنقل بعد 24 ساعة. أُبلغ الاثنان.',
  cancel: '🛑 ألغِ النقل',
  state: {
    open: 'ينتظر',
    moved: 'نُقل',
    declined: 'رفضه الشخص الجديد',
    stopped: 'أوقفه صاحب الحساب',
    cancelled: 'أُلغي',
    expired: 'لم يُقبل في الوقت',
    refused: 'لم يعد ممكنًا',
  },
  status: 'الحالة',
  from: 'من',
  to: 'إلى',
  at: 'في',
  reason: 'السبب',
  asked: 'أمر به',
  ended: 'أنهاه',
  why: 'لماذا',
  back: '‹ النقل',
  show: 'اعرضه',
  movedFrom: (id, time) => html`نُقل في ${time}، وكان قبل ذلك لمعرّف تيليجرام ${id}`,
  movedTo: (id, time) => html`الحساب السابق لهذا الشخص نُقل في ${time} إلى معرّف تيليجرام ${id}`,
  coming: (id, time) => html`يُنقل في ${time} إلى معرّف تيليجرام ${id}`,
  offered: (who, time) => html`معروض على ${who} حتى ${time}`,
}
