import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, CODES, counted } from '../words.ts'

export const quarantine: Texts['service']['quarantine'] = {
  title: '🚧 رموز في الحجر',
  choose:
    'ربما استُخدمت هذه الرموز: أُلغي طلبها، أو استُعيدت نسخة احتياطية. تحقق منها، ثم أعدها إلى البيع أو اشطبها.',
  none: 'لا رموز في الحجر.',
  wasUsed: (count) =>
    count === 1 ? 'هل استُخدم هذا الرمز؟' : `هل استُخدمت هذه الرموز؟ (${counted(count, CODES)})`,
  ofRestore: (product, order) =>
    html`${apart(product)}: استُعيدت نسخة احتياطية. ما هنا ربما بيع بعد أخذ تلك النسخة (${apart(order)}).`,
  forAll: (command) =>
    html`اختيارك يشملها كلها. لاختيار بعضها فقط، استخدم سطر الأوامر: ${apart(command)}`,
  ofOrder: (order) => html`كان قسيمة الطلب ${apart(order)}. تحقق منه حيث اشتريته.`,
  release: '🎟 لم يُستخدم: إلى البيع',
  discard: '🗑 مستخدم: شطب',
  order: '📦 الطلب',
  decided: { release: 'عاد إلى البيع.', discard: 'تم الشطب.' },
}
