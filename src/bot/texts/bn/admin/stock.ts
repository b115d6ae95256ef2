import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const codes = (count: number) => counted(count, 'কোড')

export const stock: Texts['service']['stock'] = {
  title: '🎟 স্টক',
  none: 'ক্যাটালগে স্টক থেকে বিক্রির কোনো পণ্য নেই।',
  choose: 'কোড যোগ করতে বা দেখতে পণ্যে চাপুন।',
  neverAlerts: 'পণ্য কমে গেলে এখন জানাই না। বদলাতে লিখুন: /lowstock 10',
  alertsBelow: (count) => `কোনো পণ্যে ${counted(count, 'কোডের')} কম থাকলে জানাই। বদলাতে লিখুন: /lowstock`,
  markUsage: '/lowstock ও একটি সংখ্যা লিখুন। কোনো পণ্যে এর চেয়ে কম কোড থাকলে জানাব; 0 দিলে আর জানাব না।',
  markedNever: 'পণ্য কমে গেলে আর জানাব না।',
  marked: (count) => `কোনো পণ্যে ${counted(count, 'কোডের')} কম থাকলে জানাব।`,
  quarantine: '🚧 কোয়ারেন্টাইন',
  inStock: (count) => `স্টকে ${count}টি`,

  ask: 'যোগ করার কোডগুলো পাঠান, প্রতি লাইনে একটি করে, লেখা বা .txt ফাইল হিসেবে। আপনার মেসেজটি মুছে দেব, আর যোগ করার আগে জিজ্ঞেস করব।',
  codesWanted: 'কোডগুলো পাঠান, প্রতি লাইনে একটি করে, লেখা বা .txt ফাইল হিসেবে, অথবা /cancel লিখুন।',
  noCodes: 'এতে কোনো কোড পাইনি। প্রতি লাইনে একটি কোডসহ একটি ফাইল পাঠান, অথবা /cancel লিখুন।',
  tooMany: (max) => `একবারে সর্বোচ্চ ${max}টি লাইন নিতে পারি। কয়েকটি ফাইল পাঠান, অথবা কমান্ড লাইন ব্যবহার করুন।`,
  tooLong:
    'কিছুই যোগ হয়নি: এত বড় লেখা Telegram হয়তো একটি কোডের মাঝখানে কেটে ভাগ করেছে। কোডগুলো .txt ফাইল হিসেবে পাঠান।',

  nothingNew: '🎟 যোগ করার কিছু নেই: সব কোড আগে থেকেই আছে',
  confirm: (count) => `🎟 ${codes(count)} যোগ করবেন?`,
  looksLikeCodes: 'এগুলো কোড বলে মনে হচ্ছে, তাই আমি কোনোটিই রাখিনি। যোগ করতে আগে পণ্য বেছে নিন।',
  deleted: 'কোডসহ আপনার মেসেজটি মুছে দিয়েছি।',
  notDeleted: '⚠️ কোডসহ আপনার মেসেজটি মুছতে পারিনি। আপনি নিজে মুছে ফেলুন।',
  waits: '“হ্যাঁ” না চাপলে কিছুই যোগ হবে না। এক ঘণ্টা সময় আছে।',
  code: 'কোড',
  first: 'প্রথম',
  last: 'শেষ',
  characters: (count) => counted(count, 'অক্ষর'),
  charactersFrom: (least, most) => `${least} থেকে ${counted(most, 'অক্ষর')}`,
  withSpaces: (count) => `⚠️ ${counted(count, 'লাইনে')} স্পেস আছে: এটি কি কোড?`,
  unlike: (count) => `⚠️ ${counted(count, 'লাইন')} অন্যগুলোর মতো দেখতে নয়:`,
  line: (number) => `লাইন ${number}`,
  duplicates: (count) => `একই কোড আগে থেকে আছে বলে যোগ হয়নি: ${count}টি`,
  inStockAlready: 'আগে থেকেই আছে',
  sameAs: (line) => `লাইন ${line}-এর মতোই`,
  yes: (count) => `✅ হ্যাঁ, ${codes(count)} যোগ করুন`,
  no: '✖️ না',
  setCost: '💲 কত খরচ হয়েছে?',
  askCost: 'এই কোডগুলোর প্রতিটির জন্য আপনার কত খরচ হয়েছে?',
  aboutCost: (example) => html`USD-তে পরিমাণ লিখুন, যেমন ${example}।`,
  eachCost: (cost) => `প্রতিটিতে আপনার খরচ ${cost}।`,
  dropped: 'কিছুই যোগ হয়নি।',
  forgotten: 'আপনার পাঠানো কোডগুলো আমার কাছে আর নেই।',
  addedBefore: 'এই কোডগুলো আগেই যোগ হয়েছে।',
  interrupted: (count) =>
    `${codes(count)} যোগ করার পর কাজ থেমে গিয়েছিল। বাকিগুলো যোগ করতে আবার “হ্যাঁ” চাপুন।`,
  added: (count, pid) => html`🎟 ${pid}-এ ${codes(count)} যোগ হয়েছে।`,
  noneLeft: (pid) => html`🎟 ${pid}-এর এই কোডগুলোর একটিও আর স্টকে নেই।`,
  now: (level) => `এখন ${level}।`,

  undo: '↩️ ফিরিয়ে নিন',
  askUndo: (count) => `↩️ স্টক থেকে ${codes(count)} তুলে নেবেন?`,
  aboutUndo: (pid) =>
    html`${pid}-এ একসঙ্গে যোগ করা হয়েছিল, এখনো বিক্রি হয়নি। এখান থেকে মুছে যাবে, তবে আবার যোগ করতে পারবেন।`,
  stayTaken: (count) =>
    `এর মধ্যে ${codes(count)} আগেই বিক্রি হয়েছে বা আলাদা রাখা হয়েছে, সেগুলো তেমনই থাকবে।`,
  undoNow: (count) => `↩️ হ্যাঁ, ${codes(count)} তুলে নিন`,
  undone: (count, pid) => html`↩️ ${pid}-এর ${codes(count)} স্টক থেকে তুলে নেওয়া হয়েছে।`,
  noneUndone: (pid) => html`↩️ কিছুই তুলে নেওয়া হয়নি: ${pid}-এর এই কোডগুলোর একটিও আর অবিক্রীত নেই।`,
  nothingToUndo: 'এই কোডগুলোর একটিও আর অবিক্রীত নেই, তাই তুলে নেওয়ার কিছু নেই।',

  unsold: (count) => `📃 অবিক্রীত ${codes(count)}`,
  codesTitle: '📃 অবিক্রীত কোড',
  noUnsold: 'কোনো অবিক্রীত কোড নেই।',
  chooseCode: 'নতুনগুলো আগে; পুরোনোগুলো আগে বিক্রি হয়। সরাতে একটিতে চাপুন।',
  askRemove: '🗑 কোডটি স্টক থেকে সরাবেন?',
  ofProduct: (id, pid) => html`${pid}-এর ${id}`,
  addedAt: 'যোগ হয়েছে',
  aboutRemove: 'এটি এখনো বিক্রি হয়নি। এখান থেকে মুছে যাবে, তবে আবার যোগ করতে পারবেন।',
  remove: '🗑 হ্যাঁ, সরান',
  removed: (id) => `${id} সরানো হয়েছে।`,
  soldMeanwhile: 'এর মধ্যে এটি বিক্রি হয়েছে বা সরানো হয়েছে।',
  addMore: '➕ কোড যোগ করুন',
  tryAgain: '↻ আবার চেষ্টা করুন',
  back: '‹ স্টক',
}
