import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const priceLists: Texts['service']['priceLists'] = {
  title: (supplier) => `📋 ${supplier}-এর মূল্যতালিকা`,
  readBefore: 'শেষবার নেওয়া',
  never: 'কখনো নয়',
  list: 'তালিকা',
  fresh: (count) => `নতুন ${count}টি`,
  gone: (count) => `নেই ${count}টি`,
  back: (count) => `ফিরেছে ${count}টি`,
  changed: (count) => `বদলেছে ${count}টি`,
  nothing: 'আপনার পণ্যগুলোর কিছুই বদলায় না।',
  changes: 'আপনার পণ্যগুলোর জন্য:',
  prices: 'এর ফলে যে দামগুলো বদলাবে:',
  isGone: 'নেই, সেখানে বিক্রি বন্ধ',
  isBack: 'আবার আছে',
  noCost: 'খরচ জানা নেই',
  apply: (count) => `✅ ${counted(count, 'পরিবর্তন')} করুন`,
  remember: '✅ তালিকাটি মনে রাখুন',
  applied: 'হয়ে গেছে। নতুন দাম পরের অর্ডার থেকে।',
  changedSince: 'এর মধ্যে তালিকা বা ক্যাটালগ বদলেছে। এখন এমন আছে।',

  waiting: (count) => `⚠️ আপনার অপেক্ষায়: ${count}টি`,
  waitingOf: (count, all) => `⚠️ আপনার অপেক্ষায়: ${all}টির মধ্যে ${count}`,
  noneWaits: 'আপনার অপেক্ষায় কিছু নেই।',
  reason: {
    cost_zero: 'এখন এর কোনো দাম নেই।',
    cost_jump: 'এর খরচ আপনার সীমার চেয়ে বেশি বদলায়।',
    renamed: 'এর নাম অন্য: হয়তো এখন এটি অন্য কিছু।',
    many_gone: 'সেখানে আপনার অর্ধেকের বেশি আইটেম একসঙ্গে নেই।',
    empty_list: 'তালিকাটি খালি।',
  },
  agree: '✅ রাজি',
  agreed: 'হয়ে গেছে।',

  jumped: (supplier, count) =>
    `⚠️ ${supplier}: ${counted(count, 'পরিবর্তন')} আপনার অপেক্ষায়, যেমন হঠাৎ বদলানো দাম।`,
  unreadable: (supplier, time) =>
    `⚠️ ${time} ধরে ${supplier}-এর মূল্যতালিকা পড়া যাচ্ছে না। খরচ ও কী আছে, তা পুরোনো হতে পারে।`,
  lowBalance: (supplier, amount) =>
    `🪫 ${supplier}-এ আপনার ব্যালেন্স ${amount}। অর্ডার ব্যর্থ হওয়ার আগে টাকা যোগ করুন।`,
  problem: 'মূল্যতালিকা পড়া যাচ্ছে না',
  show: '📋 মূল্যতালিকা',
  goneThere: (supplier) => `📭 ${supplier}-এ এখন বিক্রি হয় না।`,

  settings: '⏱ সময়সূচি ও সতর্কতা',
  every: 'নিজে থেকে নেওয়া',
  everyTime: (time) => `প্রতি ${time}`,
  neverBySelf: '✖️ নিজে থেকে নয়',
  off: 'বন্ধ',
  aboutEvery: 'সন্দেহজনক কিছু সবসময় আপনার অপেক্ষায় থাকে।',
  lowMark: 'এর নিচে জানাও',
  setLowMark: '🪫 কম ব্যালেন্সের সতর্কতা',
  askLowMark: (supplier) => `${supplier}-এ আপনার ব্যালেন্স কত হলে জানাব:`,
  aboutLowMark: (example, off) => html`USD-তে একটি পরিমাণ লিখুন, যেমন ${example}, অথবা ${off}।`,
  saved: 'সংরক্ষিত হয়েছে।',
}
