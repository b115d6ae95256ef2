import type { Texts } from '../../en.ts'

export const backup: Texts['service']['backup'] = {
  confirm: '💾 এখানে ব্যাকআপ পাঠাব?',
  about:
    'ফাইলটিতে সব আছে: অ্যাকাউন্ট, ব্যালেন্স, অর্ডার ও কোড। আপনার যেকোনো ডিভাইসে এই চ্যাট যিনি পড়তে পারেন, তিনি ফাইলটিও পড়তে পারবেন। নিরাপদে রাখুন, তারপর মেসেজটি মুছে ফেলুন।',
  encrypted: 'এর ভেতরের কোডগুলো এনক্রিপ্ট করা আছে।',
  unencrypted: 'এর ভেতরের কোডগুলো এনক্রিপ্ট করা নেই।',
  sendNow: '💾 হ্যাঁ, পাঠান',
  sent: '💾 ব্যাকআপ নিচে আছে।',
  notSent: 'Telegram ফাইলটি নেয়নি। /backup দিয়ে আবার চেষ্টা করুন।',
  caption: (time: string, size: string) => `💾 ${time}-এর পুরো ডেটাবেস, ${size}। নিরাপদে রাখুন।`,
  elsewhere:
    'ডেটাবেসটি PostgreSQL-এ আছে। তার নিজের টুল দিয়ে ব্যাকআপ নিন: pg_dump --format=custom --file=FILE DATABASE_URL',
  tooLarge: (size: string) =>
    `ব্যাকআপটি ${size}, কিন্তু বট সর্বোচ্চ 50 MB পাঠাতে পারে। সার্ভারে চালান: npm run -s cli -- backup FILE`,
}
