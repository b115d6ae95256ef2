import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, counted, RECEIPTS } from '../words.ts'

export const deposits: Texts['deposits'] = {
  topUp: '➕ شحن الرصيد',
  method: {
    manual: '🏦 تحويل بنكي',
    stars: '⭐️ Telegram Stars',
    crypto_pay: '🪙 عملات رقمية (@CryptoBot)',
  },
  chooseMethod: 'كيف تفضّل الدفع؟',
  noMethod: 'شحن الرصيد غير متاح حاليًا.',
  chooseAmount: (least, largest) => `كم المبلغ؟ من ${least} إلى ${largest}.`,
  otherAmount: '✏️ مبلغ آخر',
  howMuch: 'كم المبلغ بالـ USD؟',
  askAmount: (least, largest) =>
    html`اكتب مبلغًا من ${least} إلى ${largest}، مثل ${code('25')} أو ${code('12.50')}.`,
  askAmountIn: (least, largest, own) =>
    html`اكتب مبلغًا بالـ USD من ${least} إلى ${largest}، مثل ${code('25')}، أو ما تريد دفعه، مثل ${apart(own)}.`,
  rate: 'سعر الصرف',
  rateOf: (rate, at) => `${rate}، بتاريخ ${at}`,
  fee: 'الرسوم',
  bonus: 'المكافأة',

  transfer: (amount) => `حوّل ${amount}`,
  inWallet: 'إلى محفظتك',
  closedWay: 'أُغلقت طريقة الدفع هذه. إن كنت قد دفعت فأرسل الإيصال، وإلا فألغِ هذا الشحن.',
  reference: 'رقم المرجع',
  transferSteps:
    'اكتب رقم المرجع هذا في التحويل. وبعد الدفع أرسل الإيصال هنا: صورة أو ملف صورة أو PDF.',
  openUntil: (time) => html`مفتوحة حتى ${time}.`,
  pay: (amount) => `ادفع ${amount}`,
  payOnPage: `ادفع في صفحة ${apart('@CryptoBot')} بالزر أدناه، فيصل المبلغ إلى محفظتك خلال دقيقة.`,
  payNow: '🪙 ادفع',
  noPage: 'تعذّر إنشاء صفحة الدفع الآن ولم يُخصم شيء. اضغط «حاول مجددًا».',
  tryAgain: '🔄 حاول مجددًا',
  topUpOf: (amount) => `شحن ${amount}`,
  invoiceBelow: 'ادفع بالزر الذي على الفاتورة أدناه، فيصل المبلغ إلى محفظتك فورًا.',
  invoiceAgain: '⭐️ إرسال الفاتورة مجددًا',
  invoiceTitle: 'شحن المحفظة',
  invoiceDescription: (amount, reference) => `${amount} لمحفظتك. رقم المرجع ${apart(reference)}.`,
  cancel: '✕ إلغاء هذا الشحن',

  sendReceipt: '📎 إرسال الإيصال',
  addReceipt: '📎 إضافة إيصال',
  askReceipt: 'أرسل الإيصال الآن: صورة أو ملف صورة أو PDF.',
  receiptWanted: `أرسل الإيصال من فضلك، صورة أو ملف صورة أو PDF، أو أرسل ${apart('/cancel')}.`,
  received: (receipts) =>
    receipts === 1
      ? '🔎 شكرًا لك. وصل إيصالك إلى المشغّل. سأراسلك عند صدور القرار.'
      : `🔎 شكرًا لك. ما وصل إلى المشغّل منك: ${counted(receipts, RECEIPTS)}. سأراسلك عند صدور القرار.`,
  receivedBefore: '🔎 هذا الملف عندي من قبل، وعند المشغّل أيضًا. سأراسلك عند صدور القرار.',
  whichDeposit: 'لديك عدة عمليات شحن مفتوحة. لأي منها هذا الإيصال؟',
  fileGone: 'لم أعد أرى هذا الملف. أرسل الإيصال مرة أخرى من فضلك.',

  show: '🧾 عرض الشحن',
  list: '🧾 المدفوعات',
  none: 'لا توجد عمليات شحن بعد.',
  statusLabel: 'الحالة',
  status: {
    open: '🕓 بانتظار الدفع',
    submitted: '🔎 الإيصال قيد المراجعة',
    credited: '✅ في محفظتك',
    rejected: '❌ مرفوض',
    cancelled: '✕ ملغى',
    expired: '⌛ منتهي المهلة',
    refunding: '↩️ قيد الاسترداد',
    refunded: '↩️ مُسترد',
    charged_back: '↩️ سحبته خدمة الدفع',
  },
  statusIs: (status) => `حالة هذا الشحن: ${status}.`,
  credited: 'أُضيف',
  thatArrived: (amount) => html`${amount}، وهو المبلغ الذي وصل`,
  receipts: 'الإيصالات',
  reason: 'السبب',
  paidBy: 'طريقة الدفع',
  started: 'البداية',
  ended: 'النهاية',

  checkoutRefused: {
    unknown: 'لا أعرف هذا الشحن. ابدأ شحنًا جديدًا من فضلك.',
    ended: 'لم يعد هذا الشحن مفتوحًا. ابدأ شحنًا جديدًا من فضلك.',
    expired: 'انتهت مهلة هذا الشحن. ابدأ شحنًا جديدًا من فضلك.',
    'other-person': 'هذه الفاتورة لشخص آخر.',
    'other-amount': 'المبلغ غير مطابق. ابدأ شحنًا جديدًا من فضلك.',
    banned: 'لا يمكن شحن حسابك حاليًا. أرسل /paysupport لمعرفة من يساعدك.',
  },
  unmatched: `وصلت دفعتك، لكني لم أجد لها عملية شحن لك. المشغّل على علم بها وسيتحقق منها. أرسل ${apart('/paysupport')} لمعرفة كيف تسأل.`,
}
