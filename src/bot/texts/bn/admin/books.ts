import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const books: Texts['service']['books'] = {
  title: (month) => `📒 হিসাব, ${month}`,
  opening: 'শুরুতে ওয়ালেটে',
  closing: 'শেষে ওয়ালেটে',
  addsUp: '✅ লেজারের সঙ্গে শেষ অঙ্ক পর্যন্ত মিলে যায়।',
  wrong: (amount) => `⚠️ ${amount} মিলছে না। যাচাই চালান: npm run cli -- audit`,
  none: 'এই মাসে কিছু নড়েনি।',
  kind: {
    deposit: 'টপ-আপ',
    deposit_refund: 'ফেরত দেওয়া টপ-আপ',
    deposit_refund_reversal: 'ব্যর্থ টপ-আপ ফেরত',
    chargeback: 'পেমেন্ট সেবা ফিরিয়ে নিয়েছে',
    debt: 'নতুন বকেয়া',
    debt_payment: 'শোধ করা বকেয়া',
    credit: 'হাতে যোগ করা',
    debit: 'হাতে কাটা',
    charge: 'অর্ডারের জন্য কাটা',
    refund: 'অর্ডারের ফেরত',
    claim_refund: 'সমস্যার পর ফেরত',
    fee: 'যাচাইয়ের ফি',
    fee_refund: 'ফেরত দেওয়া ফি',
  },
  sold: 'বিক্রি হয়েছে',
  cost: 'খরচ',
  now: 'এখন',
  atSupplier: (supplier) => `${supplier}-এ`,
  stock: 'বিক্রির জন্য কোড',
  inStock: (count) => counted(count, 'কোড'),
  costUnknown: (count) => `${counted(count, 'কোড')}-এর খরচ জানা নেই`,
  debts: 'চার্জব্যাকের পর বকেয়া',
  about:
    'শুধু আসল অ্যাকাউন্ট। মাস শুরু হয় প্রথম দিনের 00:00 UTC-তে। বিক্রি ও লাভে অর্ডার গোনা হয় শেষ হলে, লেজারে টাকা কাটা হলে।',
  usage: '/books লিখুন, অথবা /books ও একটি মাস, যেমন /books 2026-01।',
}
