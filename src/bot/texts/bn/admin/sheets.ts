import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const sheets: Texts['service']['sheets'] = {
  title: '📄 স্প্রেডশিট',
  about: (none) =>
    html`ফাইল নিন, আপনার স্প্রেডশিট প্রোগ্রামে সেল বদলান, তারপর ফেরত পাঠান। কিছু বদলানোর আগে প্রতিটি বদলানো সেল দেখাব। যা মুছবেন বা খালি রাখবেন তা আগের মতোই থাকবে; সেল খালি করতে ${none} লিখুন।`,
  kind: { prices: '💲 দাম', products: '🎮 পণ্য', stock: '🎟 স্টক' },
  caption: {
    prices: 'এই কলামগুলো বদলানো যায়:',
    products: 'এই কলামগুলো বদলানো যায়:',
    stock:
      'নতুন কোড এই কলামগুলোতে লিখুন, প্রতি সারিতে একটি। পরের প্রতিটি কোডের জন্য সারিটি কপি করুন। আপনার ফাইলের মেসেজটি মুছে দেব।',
  },
  put: '⬆️ বদলানো ফাইল পাঠান',
  ask: 'ফাইলটি ডকুমেন্ট হিসেবে পাঠান, XLSX বা CSV।',
  fileWanted: 'স্প্রেডশিটটি ডকুমেন্ট হিসেবে পাঠান, XLSX বা CSV, অথবা /cancel লিখুন।',
  nothing: 'কিছুই বদলাবে না: ফাইলে যা আছে, এখানেও তা-ই আছে।',
  confirm: (count) => `📄 ${counted(count, 'বদল')} করবেন?`,
  row: (row) => `সারি ${row}`,
  follows: 'এর ফলে যা হবে:',
  unread: (columns) => `এই কলামগুলো চিনি না: ${columns}।`,
  ignored: (column, count) =>
    `${column}: ${counted(count, 'সেল')} আলাদা, কিন্তু এই কলাম এখানে বদলানো যায় না।`,
  yes: (count) => `✅ হ্যাঁ, ${counted(count, 'বদল')} করুন`,
  done: (count) => `📄 হয়ে গেছে: ${counted(count, 'বদল')}।`,
  wrong: (count) => `⚠️ ${counted(count, 'সেলে')} ভুল আছে। কিছুই বদলায়নি।`,
  correct: 'ঠিক করে ফাইলটি আবার পাঠান।',
  allOfThem: 'সব ভুল, সারি ও কলামসহ।',
  changedSince: 'এর মধ্যে কিছু বদলেছে। ফাইলটি এখন যা বদলাবে তা এই।',
  ofProduct: (codes, product) => `${product}: ${codes}`,
  codes: (count) => counted(count, 'কোড'),
  back: '‹ স্প্রেডশিট',
}
