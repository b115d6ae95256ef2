import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, counted } from '../words.ts'

const ADDED = {
  one: 'أُضيف عنوان واحد.',
  two: 'أُضيف عنوانان.',
  few: 'عناوين أُضيفت.',
  many: 'عنوانًا أُضيف.',
  other: 'عنوان أُضيف.',
}

export const allowlist: Texts['allowlist'] = {
  title: '🌐 العناوين المسموح بها',
  onlyThese: (count) => `هذه العناوين فقط تستطيع استخدام مفاتيحك (${count}):`,
  emptyButRequired: 'القائمة فارغة. هذه الخدمة تشترط قائمة، فتُرفض استدعاءاتك حتى تضيف عنوانًا.',
  empty:
    'القائمة فارغة: مفاتيحك تعمل من أي عنوان. أضف عناوين خوادمك حتى لا يستخدم غيرك مفتاحًا ضائعًا.',
  lastCall: (address) => html`آخر استدعاء لك جاء من ${address}.`,
  add: '➕ إضافة',
  addLast: (address) => `➕ إضافة ${apart(address)}`,
  remove: '➖ إزالة',
  clear: '🗑 إفراغ',
  askAdd: 'أي عناوين تستطيع استخدام مفاتيحك؟',
  howToAdd: 'أرسل عنوان IPv4 أو نطاقًا، واحدًا أو أكثر، مع مسافات أو فواصل أو أسطر جديدة بينها:',
  added: (count) => counted(count, ADDED),
  known: (count) => `موجود في القائمة من قبل: ${count}.`,
  notAdded: 'لم يُضف شيء. هذه ليست عناوين IPv4 ولا نطاقات:',
  whatIsOne: (address, block) =>
    html`العنوان يشبه ${apart(address)} والنطاق يشبه ${apart(block)}. أرسل القائمة كلها مجددًا من فضلك، أو ${apart('/cancel')}.`,
  chooseRemove: 'اضغط على عنوان لإزالته. بعدها لا يستطيع استخدام مفاتيحك.',
  removed: (cidr) => `تمت إزالة ${apart(cidr)}.`,
  wasNotThere: 'أُزيل هذا العنوان من قبل.',
  askClear: 'إفراغ القائمة؟',
  whatClearMeans:
    'هذا يزيل كل العناوين، فتعمل مفاتيحك من أي مكان. وإن كانت هذه الخدمة تشترط قائمة، فلن تعمل من أي مكان.',
  clearNow: '🗑 نعم، أفرغها',
  cleared: 'القائمة فارغة.',
  noLastAddress: 'لم أرَ بعد استدعاءً بمفتاحك الحالي، أو لم يأتِ من عنوان IPv4.',
}
