import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const exports: Texts['service']['exports'] = {
  title: '⬇️ স্প্রেডশিটের ফাইল',
  about:
    'CSV ফাইল হিসেবে কী চান বেছে নিন; Excel ও অন্য স্প্রেডশিট তা খোলে। কলামের নাম সব ভাষায় ইংরেজি। পণ্য ও অ্যাকাউন্ট এখন যেমন আছে তেমনই, দিন যা-ই হোক।',
  button: '⬇️ এক্সপোর্ট',
  kind: {
    orders: '📦 অর্ডার',
    ledger: '📒 লেজার',
    deposits: '🧾 টপ-আপ',
    products: '🎮 পণ্য',
    accounts: '👤 অ্যাকাউন্ট',
    summary: '📈 সারাংশ',
  },
  rows: (count) => counted(count, 'সারি'),
  tooLarge:
    'ফাইলটি টেলিগ্রামের জন্য খুব বড়। কম দিন বেছে নিন, অথবা কমান্ড লাইন ব্যবহার করুন: npm run cli -- export',
}
