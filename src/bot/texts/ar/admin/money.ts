import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart } from '../words.ts'

export const money: Texts['people']['money'] = {
  usage: {
    credit: `اكتب ${apart('/credit')} ثم معرّفًا أو ${apart('@name')}، ثم المبلغ بالـ USD، ثم ملاحظة. مثال: ${apart('/credit @ada 25 Goodwill')}`,
    debit: `اكتب ${apart('/debit')} ثم معرّفًا أو ${apart('@name')}، ثم المبلغ بالـ USD، ثم ملاحظة. مثال: ${apart('/debit @ada 25 Paid twice')}`,
  },
  howMuch: { credit: '➕ كم يُضاف؟', debit: '➖ كم يُخصم؟' },
  askAmount: {
    credit: html`اكتب المبلغ بالـ USD ثم ملاحظة، مثل ${code('25 هدية')}. تُسجَّل الملاحظة في الحركات، وتصل إلى صاحب الحساب في رسالة. أسألك قبل التنفيذ.`,
    debit: html`اكتب المبلغ بالـ USD ثم ملاحظة، مثل ${code('25 دُفع مرتين')}. تُسجَّل الملاحظة في الحركات، وتصل إلى صاحب الحساب في رسالة. أسألك قبل التنفيذ.`,
  },
  balance: 'الرصيد',
  owes: 'عليه',
  note: 'الملاحظة',
  addingPaysFirst: (amount) => html`${amount}: ما تضيفه يسدّده أولًا`,
  thisPaysFirst: (amount) => html`${amount}: هذا يسدّده أولًا`,

  confirm: {
    credit: (amount, name) => html`➕ إضافة ${amount} إلى محفظة ${apart(name)}؟`,
    debit: (amount, name) => html`➖ خصم ${amount} من محفظة ${apart(name)}؟`,
  },
  getMessage: 'تصل رسالة إلى صاحب الحساب ومعها الملاحظة.',
  yes: {
    credit: (amount) => `➕ نعم، أضِف ${amount}`,
    debit: (amount) => `➖ نعم، اخصم ${amount}`,
  },
  askNote: 'ما السبب؟ اكتب ملاحظة: تُسجَّل في الحركات، وتصل إلى صاحب الحساب في رسالة.',
  noteTooLong: (max) => `طول الملاحظة ${max} حرف على الأكثر. اكتب ملاحظة أقصر من فضلك.`,

  done: {
    credit: (amount, name) => html`➕ أُضيف ${amount} إلى محفظة ${apart(name)}.`,
    debit: (amount, name) => html`➖ خُصم ${amount} من محفظة ${apart(name)}.`,
  },
  paidDebt: (amount) => `منها ${amount} سدّدت دين الحساب.`,
  paidPartOfDebt: (amount, rest) => html`منها ${amount} سدّدت من دين الحساب، وبقي عليه ${rest}.`,
  notCovered: (name, balance, amount) =>
    `لم يتغيّر شيء: في محفظة ${apart(name)} ${balance}، وهذا أقل من ${amount}.`,
}
