import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const catalog: Texts['service']['catalog'] = {
  title: '🗂 ক্যাটালগ',
  lineCount: (count: number) => counted(count, 'লাইন'),
  productCount: (count: number) => counted(count, 'পণ্য'),
  lines: '🎮 লাইন',
  stock: '🎟 স্টক',
  get: '⬇️ ফাইল নিন',
  put: '⬆️ ফাইল ইমপোর্ট',
  caption: 'পুরো ক্যাটালগ। বদলে নিয়ে “⬆️ ফাইল ইমপোর্ট” দিয়ে ফেরত পাঠান।',
  about:
    'ক্যাটালগটি .json ফাইল হিসেবে পাঠান। ফাইলে থাকা লাইন ও পণ্য যোগ হবে বা বদলাবে; বাকিগুলো যেমন আছে থাকবে। ইমপোর্টের আগে কী কী বদলাবে দেখাব।',
  fileWanted: 'একটি .json ফাইল ডকুমেন্ট হিসেবে পাঠান, অথবা /cancel লিখুন।',
  confirm: 'ফাইলটি ইমপোর্ট করবেন?',
  lineSummary: (added: string, known: string) => `লাইন: নতুন ${added}টি, আগে থেকে আছে ${known}টি`,
  productSummary: (added: string, known: string) => `পণ্য: নতুন ${added}টি, আগে থেকে আছে ${known}টি`,
  stillArchived: (pids: string) =>
    `আগে আর্কাইভ করা হয়েছিল, তাই বিক্রি হবে না: ${pids}। ফাইলে "status": "active" দিন, অথবা এখানে আবার চালু করুন।`,
  moreOf: (some: string, more: string) => `${some} এবং আরও ${more}টি`,
  noChange: 'আগের কোনো পণ্য বদলাবে না।',
  changes: (count: number) => `${counted(count, 'পণ্য')} বদলাবে:`,
  itsPlace: 'তালিকায় এর জায়গা',
  none: 'নেই',
  ofItsLine: 'এর লাইনেরগুলো',
  importNow: '⬆️ হ্যাঁ, ইমপোর্ট করুন',
  importedToast: 'ইমপোর্ট হয়েছে।',
  imported: '⬆️ ইমপোর্ট হয়েছে',
}
