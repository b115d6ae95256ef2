import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart } from '../words.ts'

export const undo: Texts['people']['undo'] = {
  button: '↩️ تراجع',
  ask: 'التراجع عن هذا؟',
  owes: (amount) => `لم يتغيّر شيء: المحفظة فارغة، وعلى الحساب ${amount} لأن دفعة سُحبت.`,
  notCovered: `لم يتغيّر شيء: لم يعد في المحفظة هذا المبلغ. انظر في الحساب، واستخدم ${apart('/debit')} لخصم ما فيها.`,
  takenBack: (amount, name) => html`↩️ سُحب ${amount} من محفظة ${apart(name)}.`,
  givenBack: (amount, name) => html`↩️ أُعيد ${amount} إلى محفظة ${apart(name)}.`,
}
