import { type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, format } from '../words.ts'

export const orders: Texts['orders'] = {
  list: '📦 আপনার অর্ডার',
  testList: '🧪 আপনার টেস্ট অর্ডার',
  none: 'আপনার এখনো কোনো অর্ডার নেই। শপ থেকে কিছু কিনুন, অথবা আপনার প্রোগ্রাম দিয়ে API-তে অর্ডার করুন।',
  noneLikeThis: 'এমন কোনো অর্ডার আপনার নেই।',
  noTests: 'কোনো টেস্ট কী দিয়ে এখনো অর্ডার করা হয়নি।',
  howToOpen: 'অর্ডার দেখতে নম্বরে চাপুন।',

  filterAll: 'সব',
  filter: {
    processing: '⏳ প্রক্রিয়াধীন',
    completed: '✅ সম্পন্ন',
    cancelled: '↩️ বাতিল',
  },
  filterGame: '🎮 গেম',
  chooseGame: 'কোন গেমের অর্ডার দেখবেন?',
  allGames: 'সব গেম',

  mark: { processing: '⏳', completed: '✅', cancelled: '↩️' },
  status: {
    processing: '⏳ প্রক্রিয়াধীন',
    completed: '✅ সম্পন্ন',
    cancelled: '↩️ বাতিল',
  },
  refunded: '↩️ বাতিল, টাকা ফেরত',
  willTellYou: 'শেষ হলেই আপনাকে জানাব। করা না গেলে টাকা আপনার ওয়ালেটে ফেরত যাবে।',
  isTest: '🧪 টেস্ট অর্ডার: টেস্ট ব্যালেন্স দিয়ে কেনা',
  labels: {
    order: 'অর্ডার',
    game: 'গেম',
    trxid: 'trxid',
    bought: 'কেনা হয়েছে',
    key: 'API কী',
    status: 'অবস্থা',
    reason: 'কারণ',
    amount: 'দাম',
    placed: 'শুরু',
    ended: 'শেষ',
  },
  inChat: 'এই চ্যাটে',
  amountFor: (amount: string, pieces: number) => `${amount} (${format.number(pieces)}টি)`,
  reason: {
    'INVALID PLAYER': 'গেমে এই প্লেয়ারকে পাওয়া যায়নি।',
    'OUT OF STOCK': 'সাপ্লায়ারের কাছে এটি শেষ হয়ে গেছে।',
    'REGION NOT SUPPORTED': 'এই প্লেয়ারের রিজিয়নে এটি পাঠানো যায় না।',
  },

  codes: 'কোড (দেখতে চাপুন):',
  tooManyCodes: (count: number) =>
    `${counted(count, 'কোড')}: এখানে দেখানোর জন্য বেশি। নিচের বোতামে ফাইল হিসেবে নিন।`,
  codesFile: '⬇️ কোডের ফাইল নিন',
  codesCaption: (count: number, id: Html) => html`${id} অর্ডারের ${counted(count, 'কোড')}`,

  back: '‹ অর্ডার',
  showTests: '🧪 টেস্ট অর্ডার',
  showLive: '📦 আপনার অর্ডার',

  newsOff: '🔕 শপের খবর বন্ধ করুন',
  newsOn: '🔔 শপের খবর',
  newsAreOff: 'শপের খবর আর আসবে না।',
  newsAreOn: 'শপের খবর আবার আসবে।',
  notices: '🔔 নোটিশ',
  askNotices: 'প্রক্রিয়াধীন অর্ডারের খবর কখন জানাব?',
  notice: {
    each: 'প্রতিটি শেষ হলে',
    hourly: 'প্রতি ঘণ্টায় একসঙ্গে',
    failures: 'শুধু বাতিল হলে',
    none: 'কখনো নয়',
  },
  noticesSet: {
    each: 'প্রক্রিয়াধীন কোনো অর্ডার শেষ হলেই আপনাকে জানাব।',
    hourly: 'ঘণ্টায় একবার সব খবর একসঙ্গে জানাব।',
    failures: 'শুধু কোনো অর্ডার বাতিল হলে আপনাকে জানাব।',
    none: 'অর্ডারের খবর আর পাঠাব না।',
  },
}
