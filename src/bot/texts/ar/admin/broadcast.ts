import type { Texts } from '../../en.ts'
import { format } from '../words.ts'

export const broadcast: Texts['people']['broadcast'] = {
  title: '📣 الأخبار',
  none: 'لم يُرسل شيء إلى الجميع بعد.',
  about: 'ما أُرسل، الأحدث أولًا.',
  write: '✏️ كتابة خبر',
  askWho: 'لمن يُرسل؟',
  audience: {
    all: 'الجميع',
    balance: 'من لديهم رصيد',
    tier: 'مستوى',
    line: 'مشترو أحد الخطوط',
  },
  noTier: 'بلا مستوى',
  askText: 'ما نص الخبر؟',
  aboutText: (max) => `أرسل النص كما سيُقرأ، ${max} حرف على الأكثر. تراه قبل أن يستلمه أحد.`,
  toWhom: 'إلى',
  people: 'عدد الأشخاص',
  aboutSending: 'تُرسل كل الرسائل الأخرى أولًا. يمكن لأي شخص إيقاف الأخبار، ومن أوقفها لا تصله.',
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
  unreached: 'تعذّر الوصول إليهم',
  sentOf: (sent, total) => `${format.number(sent)} من ${format.number(total)}`,
  written: 'كُتب',
  back: '‹ الأخبار',
}
