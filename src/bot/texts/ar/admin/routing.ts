import type { Texts } from '../../en.ts'

export const routing: Texts['service']['routing'] = {
  words: {
    chosen: { listed: 'الأول في القائمة', healthy: 'أول من يعمل', by_hand: 'أُسند يدويًا' },
    cheapest: (cost, others) => `الأرخص (${cost}${others === '' ? '' : `; ${others}`})`,
    costUnknown: 'التكلفة غير معروفة',
    next: {
      declined: (after) => `التالي، لأن ${after} رفض الطلب`,
      unavailable: (after) => `التالي، لأن ${after} لم يستجب`,
      breaker_open: (after) => `التالي، لأن ${after} موقوف بسبب أعطاله`,
    },
    skipped: {
      breaker_open: 'تُخطّي، موقوف بسبب أعطاله',
      day_limit: 'تُخطّي، بلغ حدّه اليومي',
      full: 'تُخطّي، لديه أقصى عدد من الطلبات المفتوحة',
      no_codes: 'تُخطّي، الأكواد لا تكفي',
    },
    by: {
      listed: 'حسب ترتيب القائمة',
      cheapest: 'الأرخص أولًا',
      healthy: 'أول من يعمل',
    },
  },
  why: 'سبب الاختيار',
  title: '🔀 اختيار المورّد',
  row: 'يُختار المورّد',
  about: 'أي مورّد يُسأل أولًا؟ يسري من الطلب القادم، ويبقى الآخرون احتياطيين.',
  isSet: (how) => `من الطلب القادم: ${how}.`,
  back: '‹ الخط',
}

export const limits: Texts['service']['limits'] = {
  title: '⚖️ الحدود',
  about:
    'الطلبات التي لا يتسع لها اليوم تذهب إلى المورّد التالي، وإن لم يوجد تُرفض. وإذا كثرت المفتوحة تذهب إلى التالي أو تنتظر.',
  day: 'الحد الأقصى في اليوم',
  atOnce: 'الطلبات المفتوحة معًا',
  none: 'بلا حد',
  bought: (spent) => `اليوم ${spent}`,
  editDay: '📅 حد اليوم',
  editAtOnce: '🔢 المفتوحة معًا',
  offDay: '✖️ بلا حد يومي',
  offAtOnce: '✖️ أي عدد مفتوح',
  askDay: 'كم يمكن الشراء منه في اليوم بالدولار USD؟ يبدأ اليوم عند 00:00 UTC.',
  askAtOnce: 'كم طلبًا يمكن أن يكون مفتوحًا لديه معًا؟ اكتب عددًا صحيحًا.',
  changed: 'تغيّرت الحدود.',
  notNumber: 'اكتب عددًا صحيحًا أكبر من صفر.',
  back: '‹ المورّدون',
}
