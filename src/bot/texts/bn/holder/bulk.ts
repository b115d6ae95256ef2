import { type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, operator } from '../words.ts'

const rows = (count: number) => counted(count, 'সারি')

export const bulk: Texts['bulk'] = {
  open: '📋 একসঙ্গে অনেক',
  title: '📋 একসঙ্গে অনেক অর্ডার',
  howTo: 'আমাকে একটি CSV ফাইল পাঠান, অথবা স্প্রেডশিট থেকে সারিগুলো কপি করে এখানে পেস্ট করুন।',
  columns: html`প্রতিটি অর্ডারের জন্য একটি সারি: পণ্য, প্লেয়ার, পরিমাণ, আর চাইলে আপনার নিজের রেফারেন্স।`,
  limits: (rows: string, kilobytes: string) =>
    `সর্বোচ্চ ${rows}টি সারি, আর ফাইল সর্বোচ্চ ${kilobytes} KB। আগে মোট কত লাগবে দেখাব; আপনি নিশ্চিত না করলে কিছুই কেনা হবে না।`,
  template: '⬇️ নমুনা ফাইল (CSV)',
  templateCaption: 'ফাইলটি পূরণ করে আমাকে ফেরত পাঠান। প্রতিটি অর্ডারের জন্য একটি সারি।',
  yours: 'আপনার ফাইল',
  rows,

  // What is wrong with a message or a file
  wanted: 'একটি CSV ফাইল পাঠান, অথবা সারিগুলো পেস্ট করুন। কেমন হতে হবে, নমুনা ফাইলে দেখুন।',
  tooLarge: (kilobytes: string) =>
    `ফাইলটি বেশি বড়: সর্বোচ্চ ${kilobytes} KB নেওয়া যায়। কয়েকটি ফাইলে ভাগ করে পাঠান।`,
  notText:
    'ফাইলটি পড়তে পারছি না। স্প্রেডশিটে “Save as” থেকে “CSV UTF-8” বেছে নিন, তারপর সেই ফাইলটি আমাকে পাঠান।',
  split: 'লেখাটি এত বড় যে Telegram হয়তো ভাগ করে ফেলেছে। সারিগুলো ফাইল হিসেবে পাঠান।',

  // The preview
  canBuy: (amount: Html, count: number) => html`✅ ${rows(count)} কেনা যাবে: ${amount}`,
  cannotBuy: (count: number) => `${counted(count, 'সারিতে')} ভুল আছে, কেনা হবে না:`,
  moreProducts: (count: number) => `… আরও ${counted(count, 'পণ্য')}`,
  moreProblems: (count: number) => `… আরও ${rows(count)}। সবগুলো ফাইলে আছে।`,
  outOfStock: 'স্টকে যথেষ্ট নেই',
  balanceAfter: 'কেনার পর ব্যালেন্স',
  short: (amount: Html) =>
    html`⚠️ আপনার ব্যালেন্সে ${amount} কম আছে। আগে ব্যালেন্স যোগ করুন; না হলে টাকা শেষ হলেই আমি থেমে যাব।`,
  repeated: (count: number, numbers: string) =>
    `⚠️ ${rows(count)} আগের কোনো সারির সঙ্গে হুবহু মিলে যায়, তবু কেনা হবে: ${numbers}`,
  sameBefore: (time: Html) => html`⚠️ এই একই তালিকা আপনি আগেও কিনেছেন: ${time}`,
  buy: (count: number, amount: string) => `✅ ${rows(count)} কিনুন · ${amount}`,
  correct: '📎 ঠিক করা ফাইল দিন',
  drop: '🗑 বাদ দিন',
  dropped: 'বাদ দেওয়া হয়েছে। কিছুই কেনা হয়নি।',
  startedBefore: 'এর কাজ আমি আগেই শুরু করে দিয়েছি।',
  problemsFile: '⬇️ ভুল সারি (CSV)',
  problemsCaption: (count: number) => `ভুল আছে ${counted(count, 'সারিতে')}`,
  rowNumber: (row: string) => `সারি ${row}`,

  // The progress
  bought: 'কেনা হয়েছে',
  processing: 'প্রক্রিয়াধীন',
  cancelled: 'বাতিল, টাকা ফেরত',
  refused: 'কেনা হয়নি',
  invalid: 'ভুল আছে',
  waiting: 'অপেক্ষায়',
  spent: 'খরচ',
  of: (done: string, all: string) => `${all}টির মধ্যে ${done}টি`,
  running: 'আপনার অর্ডারগুলো দিচ্ছি। কতদূর হলো, এই মেসেজেই দেখতে পাবেন।',
  finishing: 'সব অর্ডার দেওয়া হয়েছে। শেষগুলো সম্পন্ন হলেই আপনাকে ফলাফল পাঠাব।',
  over: 'কাজ শেষ। ফলাফলে সব অর্ডার ও কোড পাবেন।',
  holds: {
    holder: '⏹ আপনি থামিয়েছেন। যা কেনা হয়ে গেছে, তা কেনাই থাকবে।',
    balance: '💸 পরের অর্ডারের জন্য ব্যালেন্স যথেষ্ট নয়, তাই থেমেছি। ব্যালেন্স যোগ করে “চালিয়ে যান” চাপুন।',
    standing: '⛔ আপনার অ্যাকাউন্ট সীমিত বা নিষিদ্ধ করা হয়েছে, তাই থেমেছি।',
    not_allowed: '⚪️ অপারেটর আপনার জন্য শপ বন্ধ করেছেন, তাই থেমেছি।',
    failed: (support: string) =>
      `⚠️ আমাদের এখানে একটি সমস্যা হয়েছে, তাই থেমেছি। “চালিয়ে যান” চাপুন। আবার এমন হলে ${operator(support, 'কে')} লিখুন।`,
    maintenance: '🛠 রক্ষণাবেক্ষণের কাজে সার্ভিস থামানো আছে। আবার চালু হলে আমি নিজে থেকেই এগিয়ে যাব।',
    shop_off: '🛍 শপ আপাতত বন্ধ। আবার খুললে আমি নিজে থেকেই এগিয়ে যাব।',
  },
  stop: '⏹ থামান',
  goOn: '▶️ চালিয়ে যান',
  topUp: '➕ ব্যালেন্স যোগ',
  results: '⬇️ ফলাফল (CSV)',
  show: '📋 দেখুন',
  resultsReady: '📋 আপনার ফাইলের কাজ শেষ',

  states: {
    reading: 'পড়া হচ্ছে',
    draft: 'এখনো নিশ্চিত করেননি',
    running: 'চলছে',
    stopped: 'থেমে আছে',
    done: 'শেষ',
  },

  problem: {
    no_pid: 'পণ্যের নাম নেই।',
    unknown_pid: 'এমন কোনো পণ্য নেই।',
    not_sold: 'এই পণ্য আর বিক্রি হয় না।',
    paused: 'এই পণ্যের বিক্রি আপাতত থামানো আছে।',
    fields_differ: 'রিজিয়ন ও সার্ভার একটির সঙ্গে অন্যটি মেলে না।',
    one_each: 'টপ-আপ একবারে একটি করে কেনা যায়। প্রতিটির জন্য আলাদা সারি দিন।',
    out_of_stock: 'স্টকে যথেষ্ট কোড নেই।',
    trxid_taken: 'এই সারির অর্ডার দেওয়া যায়নি। নতুন ফাইলে আবার পাঠান।',
    restored:
      'সার্ভিসটি ব্যাকআপ থেকে ফেরানো হয়েছে, তাই এটি কেনা হয়েছিল কি না আমি জানি না। আবার অর্ডার করার আগে অপারেটরকে জিজ্ঞেস করুন।',
  },
  badQuantity: (max: string) => `পরিমাণ 1 থেকে ${max} পর্যন্ত একটি পূর্ণ সংখ্যা হতে হবে।`,
  extraCells: (columns: string) => `ঘর বেশি হয়ে গেছে। এই পণ্যের কলাম মাত্র ${columns}টি।`,
  cellTooLong: (max: string) => `একটি ঘরে ${max}টির বেশি অক্ষর আছে।`,
  rounded: (number: string) =>
    `আপনার স্প্রেডশিট একটি সংখ্যা বদলে ফেলেছে: ${number}। কলামটির ফরম্যাট “Text” করে সংখ্যাটি আবার লিখুন।`,
  priceChanged: (amount: string) => `এখন দাম ${amount}। কোনো টাকা কাটা হয়নি।`,
  missing: (field: string) => `এটি নেই: ${field}।`,
  misfit: (field: string) => `এটি ঠিক মনে হচ্ছে না: ${field}।`,
  noOption: (field: string, options: string) => `${field} এগুলোর একটি হতে হবে: ${options}।`,
}
