import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart } from '../words.ts'

export const moves: Texts['moves'] = {
  decline: '✖️ رفض',
  ordered: (who, time) => html`سينقل المشغّل حسابك إلى ${who} في ${time}.`,
  orderedAbout:
    'تنتقل معه محفظتك وطلباتك ومفاتيح API الخاصة بك، وتفقد الوصول إليها. إذا لم تطلب ذلك فأوقفه الآن.',
  stop: '🛑 أوقفه',
  orderedTo: (who, time) => html`سيسلّمك المشغّل حساب ${who} في ${time}.`,
  orderedToAbout: 'لا تستخدم حسابك الحالي حتى ذلك الحين من فضلك. إذا كان هذا خطأ فارفضه.',
  movedAway: (who) => html`انتقل حسابك إلى ${who}. لك هنا الآن حساب جديد فارغ.`,
  movedHere: (who) => html`حساب ${who} صار لك الآن.`,
  knownKeys: 'مفاتيح API التي تعرفها تبقى صالحة حتى يستبدلها صاحب الحساب الجديد.',
  checkKeys:
    'من يعرف مفاتيح API الخاصة به ما زال يستطيع استخدامها. استبدلها، وراجع العناوين المسموح بها وعناوين webhook.',
  ended: {
    declined: 'رُفض النقل. يبقى الحساب في مكانه.',
    stopped: 'أُوقف النقل. يبقى الحساب في مكانه.',
    cancelled: 'أُلغي النقل. يبقى الحساب في مكانه.',
    refused: 'لم يعد النقل ممكنًا. يبقى الحساب في مكانه.',
  },
}
