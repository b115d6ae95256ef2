import { code, type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const wallet: Texts['wallet'] = {
  title: '👛 ওয়ালেট',
  balance: 'ব্যালেন্স',
  openTopUps: 'চলমান রিচার্জ',
  owed: (amount: Html) =>
    html`⚠️ আপনার ${amount} দেনা আছে, কারণ খরচ করে ফেলার পর একটি পেমেন্ট ফিরিয়ে নেওয়া হয়েছে। এটি শোধ না হওয়া পর্যন্ত অর্ডার ও ফি-সহ যাচাই করা যাবে না। পরের রিচার্জ থেকে আগে এটি শোধ হবে।`,
  lowBalance: '🔔 কম ব্যালেন্স',
  noMark: 'ব্যালেন্স কমে গেলে এখন আপনাকে জানাই না।',
  mark: (amount: Html) => html`ব্যালেন্স ${amount}-এর নিচে নামলে আপনাকে জানাই।`,
  setMark: '✏️ পরিমাণ ঠিক করুন',
  markOff: '🔕 বন্ধ করুন',
  askMark: 'ব্যালেন্স কোন অঙ্কের নিচে নামলে জানাব?',
  howToType: html`USD-তে একটি পরিমাণ লিখুন, যেমন ${code('50')}।`,
  markOffToast: 'ব্যালেন্স কমলে আর জানাব না।',

  entries: '📒 লেনদেন',
  noEntries: 'এখনো কোনো লেনদেন নেই। প্রথমবার ব্যালেন্স যোগ করলে এখানে দেখা যাবে।',
  balanceThen: (amount: string) => `ব্যালেন্স ${amount}`,
  kind: {
    deposit: 'রিচার্জ',
    deposit_refund: 'রিচার্জের টাকা ফেরত',
    deposit_refund_reversal: 'রিচার্জের ফেরত বাতিল',
    credit: 'ক্রেডিট',
    debit: 'ডেবিট',
    charge: 'অর্ডার',
    refund: 'অর্ডারের রিফান্ড',
    claim_refund: 'সমস্যার জন্য রিফান্ড',
    fee: 'যাচাই',
    fee_refund: 'যাচাইয়ের ফি ফেরত',
    chargeback: 'রিচার্জ ফিরিয়ে নেওয়া',
    debt: 'ফিরিয়ে নেওয়া রিচার্জের দেনা',
    debt_payment: 'দেনা শোধ',
  },

  statement: '⬇️ স্টেটমেন্ট (CSV)',
  statementCaption: (count: string) =>
    `আপনার ওয়ালেটের সব লেনদেন, পুরোনো থেকে নতুন: ${count}টি। সময় UTC-তে, পরিমাণ USD-তে।`,
  statementPart: (part: string) => `আপনার স্টেটমেন্টের ${part} নম্বর অংশ, পরের লেনদেনসহ।`,
}
