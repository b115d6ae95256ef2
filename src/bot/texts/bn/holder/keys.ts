import { code, type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const keys: Texts['keys'] = {
  open: '🗝 API কী',
  about:
    'প্রতিটি প্রোগ্রামকে আলাদা API কী দিন। কোনটি দিয়ে কোন কাজ করা যাবে ঠিক করে দিতে পারেন, আর বাকিগুলো চালু রেখে যেকোনো একটি বাতিল করতে পারেন।',
  none: 'আপনার কোনো চালু API কী নেই।',
  full: (count: number) =>
    `আপনার ${counted(count, 'API কী')} আছে, এর বেশি রাখা যায় না। জায়গা করতে একটি বাতিল করুন।`,
  expired: 'মেয়াদ শেষ',
  add: '➕ নতুন API কী',
  newKey: '➕ নতুন API কী',
  whatScopesMean: 'দেখা: পণ্য, অর্ডার ও আপনার ব্যালেন্স দেখা। অর্ডার: কেনা। যাচাই: প্লেয়ার যাচাই করা বা কোড রিডিম করা।',
  chooseThenName: 'কী-টি দিয়ে কোন কোন কাজ করা যাবে বেছে নিন। তারপর একটি নাম দিন, আমি তৈরি করে দেব।',
  next: 'এরপর: নাম ›',
  askName:
    'কী-টির নাম কী হবে? একটি নাম পাঠান, যেমন যে প্রোগ্রাম এটি ব্যবহার করবে তার নাম। এরপর আমি কী-টি তৈরি করে আপনাকে দেখাব।',
  askRename: 'কী-টির নতুন নাম পাঠান।',
  key: 'API কী',
  can: 'অনুমতি',
  scope: { read: 'দেখা', order: 'অর্ডার', lookup: 'যাচাই' },
  aDay: (amount: string) => `দিনে ${amount}`,
  anOrder: (amount: string) => `অর্ডারে ${amount}`,
  untilDay: (day: string) => `${day} পর্যন্ত`,
  noCap: 'নেই',
  dailyCapIs: 'দৈনিক সীমা',
  orderCapIs: 'প্রতি অর্ডারে সীমা',
  works: 'মেয়াদ',
  worksUntil: (time: Html) => html`${time} পর্যন্ত`,
  worksForEver: 'সব সময়',
  spentToday: 'আজকের খরচ',
  created: 'তৈরি',
  lastUsed: 'শেষ ব্যবহার',
  usedFrom: (ago: string, address: Html) => html`${ago}, ${address} থেকে`,
  unused: 'এখনো ব্যবহার হয়নি',
  lastScope: 'অন্তত একটি অনুমতি রাখতে হবে।',
  dailyCap: '💵 দৈনিক সীমা',
  orderCap: '💵 অর্ডারের সীমা',
  expiry: '⏳ মেয়াদ',
  rename: '✏️ নাম বদলান',
  rotate: '🔁 কী বদলান',
  revoke: '🗑 বাতিল করুন',
  back: '‹ API কী',
  askCap: {
    daily:
      'এই কী দিয়ে দিনে সর্বোচ্চ কত USD খরচ করা যাবে? দিন শুরু হয় 00:00 UTC-তে। ফেরত আসা টাকা খরচে ধরা হয় না।',
    order: 'একটি অর্ডার বা ফি-সহ যাচাইয়ে সর্বোচ্চ কত USD খরচ করা যাবে?',
  },
  howToCap: html`একটি পরিমাণ পাঠান, যেমন ${code('50')}; সীমা না চাইলে ${code('none')} লিখুন।`,
  chooseExpiry: 'এখন থেকে কী-টি কত দিন চলবে?',
  forEver: 'সব সময়',
  changed: 'কী-টি বদলানো হয়েছে।',
  askRevoke: 'এই API কী বাতিল করবেন?',
  whatRevokeMeans: 'এটি দিয়ে আর কোনো রিকোয়েস্ট গ্রহণ করা হবে না। বাতিল করলে আর ফেরানো যায় না।',
  revokeNow: '🗑 হ্যাঁ, বাতিল করুন',
  revoked: (name: string) => `${name} কী বাতিল করা হয়েছে।`,
}
