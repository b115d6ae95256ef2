import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const payments: Texts['people']['payments'] = {
  title: '❓ রিচার্জ ছাড়া পেমেন্ট',
  none: 'সব পেমেন্ট ওয়ালেটে গেছে বা ফেরত দেওয়া হয়েছে।',
  waits: (count) => `${counted(count, 'পেমেন্টের')} কোনো রিচার্জ নেই: /payments দেখুন`,
  one: '❓ রিচার্জ ছাড়া একটি পেমেন্ট',
  worth: 'মূল্য',
  paid: 'দেওয়া হয়েছে',
  unknown: 'জানা নেই',
  for: 'কীসের জন্য',
  payer: 'দিয়েছেন',
  payment: 'পেমেন্ট',
  arrived: 'এসেছে',
  statusLabel: 'অবস্থা',
  decidedBy: 'সিদ্ধান্ত নিয়েছেন',
  reason: 'কারণ',
  status: {
    open: '🔎 সিদ্ধান্তের অপেক্ষায়',
    assigned: '✅ জমা হয়েছে',
    returning: '↩️ ফেরত যাচ্ছে',
    returned: '↩️ ফেরত দেওয়া হয়েছে',
  },
  find: 'কার টাকা খুঁজে বের করে জমা করুন, অথবা ফেরত দিন।',
  twice: (reference) => html`${reference} রিচার্জ আগেই জমা হয়েছে: এটি দ্বিতীয় পেমেন্ট।`,
  assignTo: (reference) => `✅ ${reference}-এ`,
  assign: '✅ জমা করুন',
  giveBack: '↩️ ফেরত দিন',
  askWhom: (reference, withAmount) =>
    html`এটি কার? রিচার্জের রেফারেন্স পাঠান, যেমন ${reference}, অথবা কে পাবেন আর কত USD: ${withAmount}।`,
  sayAmount: 'এই পেমেন্টের মূল্য জানা নেই। কে পাবেন আর কত USD, তা পাঠান।',
  confirm: (amount, name) => `${name}-এর ওয়ালেটে ${amount} জমা করবেন?`,
  about: 'টাকা ওয়ালেটে যাবে, আর তাঁকে মেসেজ পাঠানো হবে।',
  yes: '✅ হ্যাঁ, জমা করুন',
  done: (amount, name) => `✅ ${name}-এর ওয়ালেটে ${amount} জমা হয়েছে।`,
  byService: 'পেমেন্ট সার্ভিস টাকা প্রেরককে ফেরত দেবে। কারণটি লিখুন।',
  byHand: 'আগে পেমেন্ট সার্ভিসে টাকা ফেরত দিন। তারপর এখানে কারণ লিখুন, পেমেন্টটি ফেরত হিসেবে চিহ্নিত হবে।',
  gone: '↩️ পেমেন্টটি ফেরত দেওয়া হয়েছে।',
  notYet: '↩️ পেমেন্ট সার্ভিস এখনো নিশ্চিত করেনি। পরে আবার “ফেরত দিন” চাপুন।',
  back: '‹ পেমেন্ট',
  decide: '❓ সিদ্ধান্ত নিন',
}
