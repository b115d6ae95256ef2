import { type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const tasks: Texts['service']['tasks'] = {
  title: '🙋 হাতে করার কাজ',
  choose: 'পুরোনোগুলো আগে। নিতে চাইলে চাপুন।',
  none: 'হাতে করার মতো কোনো অর্ডার নেই।',
  stillToDo: '⏰ এখনো হাতে করা বাকি',
  ended: (status: string) => `এই অর্ডার শেষ হয়েছে: ${status}`,
  item: 'পণ্য',
  order: 'অর্ডার',
  paid: 'দাম',
  by: 'ক্রেতা',
  placed: 'শুরু',
  takenBy: 'নিয়েছেন',
  you: 'আপনি',
  since: 'যখন থেকে',

  take: '🙋 আমি নিচ্ছি',
  done: '✅ হয়ে গেছে',
  failed: '↩️ হলো না',
  leave: 'ছেড়ে দিন',
  showOrder: '📦 অর্ডার',
  back: '‹ হাতে করার কাজ',
  taken: 'অর্ডারটি এখন আপনার। অন্য অ্যাডমিনরা তা দেখতে পাচ্ছেন।',
  left: 'এখন যেকোনো অ্যাডমিন অর্ডারটি নিতে পারেন।',

  confirmDone: 'প্লেয়ার কি পেয়ে গেছেন?',
  aboutDone: (pack: string, id: Html, amount: string) =>
    html`${pack}, ${id}: অর্ডারটি সম্পন্ন হবে, আর এর ${amount} কাটাই থাকবে।`,
  doneNow: '✅ হ্যাঁ, হয়ে গেছে',
  confirmFailed: 'কাজটি কি করা গেল না?',
  aboutFailed: (id: Html, amount: string) =>
    html`${id}: অর্ডারটি বাতিল হবে, আর ${amount} ওয়ালেটে ফেরত যাবে।`,
  whyNot: (error: Html) => html`কেন হলো না? আপনার উত্তর রিসেলার ${error}-এ পাবেন।`,
  takenByOther: '⚠️ অর্ডারটি অন্য একজন অ্যাডমিন নিয়েছেন। আগে তাঁকে জিজ্ঞেস করুন।',
  keep: 'যেমন আছে থাক',
}

export const delivery: Texts['service']['delivery'] = {
  ask: (count: number) => `${counted(count, 'কোড')} পাঠান`,
  about: (pack: string, id: Html) =>
    html`${pack}, ${id}। প্রতি লাইনে একটি কোড পাঠান, লেখা বা .txt ফাইল হিসেবে। পাঠালেই অর্ডার সম্পন্ন হবে, আর রিসেলার সঙ্গে সঙ্গে কোড পাবেন।`,
  keep: 'যেমন আছে থাক',
  wanted: 'কোডগুলো পাঠান, প্রতি লাইনে একটি করে, লেখা বা .txt ফাইল হিসেবে।',
  repeated: 'একই কোড দুবার আছে।',
  tooLong: 'এত বড় লেখা Telegram হয়তো কেটে ভাগ করেছে। কোডগুলো .txt ফাইল হিসেবে পাঠান।',
  nothingDone: 'কিছুই পাঠানো হয়নি।',
  tryAgain: '↻ আবার চেষ্টা করুন',
}
