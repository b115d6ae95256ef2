import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart } from '../words.ts'

export const pasted: Texts['pasted'] = {
  found: 'هذا ما وجدته:',
  order: '📦 الطلب',
  lookup: '🔎 الاستعلام',
  deposit: '🧾 الشحن',
  fee: 'الرسوم',
  feeReturned: 'عادت الرسوم إلى محفظتك.',
  key: (name) => html`🔑 هذا مفتاح API الخاص بك ${name}. لا ترسل مفتاحًا إلى أحد أبدًا، ولا حتى إليّ.`,
  keyRemoved: 'حذفتُ رسالتك.',
  keys: '🗝 المفاتيح',
  help: 'أنا بوت ولا أعرف ماذا أفعل بهذا. إليك ما أستطيعه. ويمكنك أيضًا أن ترسل اسم لعبة أو رقم طلب أو trxid أو معرّف لاعب أو رمزًا، فأبحث لك عنه.',
  helpWithFile: 'لا أعرف ماذا أفعل بهذا. إليك ما أستطيعه:',
  noSuchCommand: (command) => html`لا أعرف الأمر ${apart(command)}.`,
  didYouMean: (command) => `هل تقصد ${apart(command)}؟`,
}
