import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const lines: Texts['service']['lines'] = {
  title: '🎮 লাইন',
  none: 'ক্যাটালগ খালি। আগে একটি ফাইল ইমপোর্ট করুন।',
  choose: 'পণ্য দেখতে লাইনে চাপুন।',
  labels: {
    status: 'অবস্থা',
    kind: 'ধরন',
    suppliers: 'সাপ্লায়ার',
    products: 'পণ্য',
    line: 'লাইন',
    price: 'দাম',
    cost: 'খরচ',
    inStock: 'স্টকে আছে',
  },
  status: {
    active: '🟢 চালু',
    paused: '⏸ থামানো',
    hidden: '🙈 লুকানো',
    removed: '✕ সরানো',
    archived: '🗄 আর্কাইভ করা',
  },
  kind: {
    topup: 'টপ-আপ',
    gamekey: 'গেম কী',
    giftcard: 'গিফট কার্ড',
  },
  fromStock: 'স্টক থেকে বিক্রি',
  missing: (suppliers) => `⚠️ এখানে সেট করা নেই: ${suppliers}। .env.example-এ SUPPLIERS দেখুন।`,
  notSold: (field, problem) =>
    html`⚠️ বিক্রি হচ্ছে না, কারণ ${field}-এর প্যাটার্নে সমস্যা: ${problem}। ক্যাটালগ ফাইলে ঠিক করে আবার ইমপোর্ট করুন।`,
  lineNotActive: (status) => `⚠️ অর্ডার করা যায় না, কারণ এর লাইনের অবস্থা: ${status}।`,
  noPrice: 'দাম নেই',
  noCost: 'জানা নেই',
  profitEach: (profit) => `প্রতিটিতে ${profit}`,
  commandsFor: 'আইডিটি বোতামের জন্য বেশি লম্বা। এই কমান্ডগুলো ব্যবহার করুন:',
  verbs: {
    resume: '🟢 চালু করুন',
    pause: '⏸ থামান',
    hide: '🙈 লুকান',
    archive: '🗄 আর্কাইভ করুন',
  },
  editPrice: '💲 দাম',
  askPrice: 'দাম কত হবে?',
  priceNow: (price) => `এখনকার দাম: ${price}।`,
  aboutPrice: (example) =>
    html`একটির নতুন দাম USD-তে লিখুন, যেমন ${example}। পরের অর্ডার থেকে এই দাম চলবে।`,
  priced: (pid, price) => `${pid}-এর দাম এখন ${price}।`,
  editCost: '🏷 খরচ',
  askCost: 'এটির জন্য আপনার কত খরচ হয়?',
  costNow: (cost) => `এখনকার খরচ: ${cost}।`,
  aboutCost: (example) =>
    html`প্রথম সরবরাহকারীকে একটির জন্য কত দেন, USD-তে লিখুন, যেমন ${example}। এটি দিয়ে আমি আপনার লাভ দেখাই; গ্রাহকেরা এটি কখনো দেখেন না।`,
  costSet: (pid, cost, supplier) => `${pid}: ${supplier}-এ আপনার খরচ ${cost}।`,
  isNow: (name, status) => `${name}: এখন ${status}।`,
  isAlready: (name, status) => `${name}: আগে থেকেই ${status}।`,
  lineUsage:
    'সব লাইন দেখতে /line লিখুন, একটি দেখতে /line ও তার slug। বদলাতে শেষে pause, resume বা hide লিখুন, যেমন /line gamea pause',
  productUsage:
    'পণ্য দেখতে /product ও তার আইডি লিখুন। বদলাতে শেষে pause, resume, archive, অথবা price বা cost ও পরিমাণ লিখুন, যেমন /product GWP-1 price 4.99',
  back: '‹ সব লাইন',
  backToLine: '‹ এই লাইন',
}
