import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, format } from '../words.ts'

export const incidents: Texts['service']['incidents'] = {
  title: '🚨 গোলযোগ',
  none: 'কোনো সাপ্লায়ার বারবার ব্যর্থ হয়নি।',
  worked: (who) => html`🟢 সাপ্লায়ার ${who} আবার কাজ করছে।`,
  quiet: (who) => html`⚪ ${who}-এর গোলযোগ শেষ।`,
  since: 'শুরু',
  lasts: 'কতক্ষণ',
  open: 'চলমান অর্ডার',
  notSent: '▫️ নিশ্চিতভাবে পাঠানো হয়নি',
  unknown: '▫️ ফল অজানা',
  atWork: '▫️ কাজ চলছে',
  worth: 'মোট মূল্য',
  toldAt: (at) => `গ্রাহকদের জানানো হয়েছে (${at})।`,
  triedAgain:
    'কয়েক সেকেন্ড পরপর আবার চেষ্টা করা হয়। যেসব অর্ডারের ফল অজানা, ফল না জানা পর্যন্ত সেগুলোর খোঁজ নেওয়া হয়; এখান থেকে সেগুলো বদলানো যায় না।',
  triedNext: 'পরের অর্ডারে আবার চেষ্টা হবে।',
  over: 'যা এখনো চলমান, তা নিজে থেকেই এগোবে।',
  overQuiet: (span) =>
    `সেখানে কোনো চলমান অর্ডার নেই, আর গত ${span} কিছুই ব্যর্থ হয়নি। আবার কাজ করছে কি না, পরের অর্ডারে বোঝা যাবে।`,
  cancel: (count) => `↩️ না-পাঠানো ${format.number(count)}টি বাতিল`,
  cancelYes: '↩️ হ্যাঁ, বাতিল করে টাকা ফেরত দিন',
  confirmCancel: (count, who) =>
    html`${who}-এর কাছে নিশ্চিতভাবে পৌঁছায়নি এমন ${counted(count, 'অর্ডার')} বাতিল করে টাকা ফেরত দেবেন?`,
  onlySafe: 'প্রতিটি আবার দেখা হয়। এর মধ্যে কোনোটি পাঠানো হয়ে গেলে সেটি যেমন আছে তেমনই থাকে।',
  cancelled: (count) => `${counted(count, 'অর্ডার')} বাতিল করে টাকা ফেরত দেওয়া হয়েছে।`,
  move: '➡️ অন্য কোথাও পাঠান',
  whereTo: (count) => `${counted(count, 'অর্ডার')} কোথায় যাবে?`,
  nowhere: 'এসব পণ্যের আর কোনো সাপ্লায়ার নেই, বা যে দাম পাওয়া গেছে তার কমে কেউ দেয় না।',
  aboutTargets: 'নামের পাশে লেখা, লোকসান ছাড়া কতটি নিতে পারে।',
  to: (supplier, count) => `➡️ ${supplier} (${format.number(count)})`,
  moved: (count, supplier) => `${counted(count, 'অর্ডার')} ${supplier}-এর কাছে পাঠানো হয়েছে।`,
  tell: (count) => `📣 গ্রাহকদের জানান (${format.number(count)})`,
  tellYes: '📣 হ্যাঁ, জানান',
  confirmTell: (count) =>
    `সেখানে যাঁদের চলমান অর্ডারের কথা এখনো জানানো হয়নি, এমন ${format.number(count)} জনকে এটি পাঠাবেন?`,
  told: (count) => `${format.number(count)} জনকে জানানো হয়েছে।`,
  waits: (count) => `${counted(count, 'সাপ্লায়ার')} বারবার ব্যর্থ হচ্ছে: /incidents দেখুন`,
  back: '‹ গোলযোগ',
}
