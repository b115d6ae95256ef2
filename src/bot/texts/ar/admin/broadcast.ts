import type { Texts } from '../../en.ts'
import { format } from '../words.ts'

export const broadcast: Texts['people']['broadcast'] = {
  title: '📣 الأخبار',
  none: 'لم يُرسل شيء إلى الجميع بعد.',
  about: 'ما أُرسل، الأحدث أولًا.',
  write: '✏️ كتابة خبر',
  askWho: 'من يستلمه؟',
  audience: {
    all: 'الجميع',
    balance: 'من لديهم رصيد',
    tier: 'فئة',
    line: 'مشترو خط',
  },
  noTier: 'بلا فئة',
  askText: 'ماذا يقول الخبر؟',
  aboutText: (max) => `أرسل النص كما سيُقرأ، ${max} حرف على الأكثر. تراه قبل أن يستلمه أحد.`,
  toWhom: 'إلى',
  people: 'الأشخاص',
  aboutSending: 'كل ما عداه يُرسل قبله. يستطيع كل شخص إيقاف الأخبار، ومن أوقفها لا يستلم شيئًا.',
  tryOut: '🧪 أرسله إليّ',
  start: '📣 إرسال',
  stop: '⏹ إيقاف',
  state: {
    draft: 'لم يُرسل بعد',
    running: '📤 قيد الإرسال',
    stopped: '⏹ أُوقف',
    done: '✅ أُرسل',
  },
  mark: { draft: '📝', running: '📤', stopped: '⏹', done: '✅' },
  sent: 'أُرسل',
  sentOf: (sent, total) => `${format.number(sent)} من ${format.number(total)}`,
  written: 'كُتب',
  back: '‹ الأخبار',
}
