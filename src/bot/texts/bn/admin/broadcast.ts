import type { Texts } from '../../en.ts'
import { format } from '../words.ts'

export const broadcast: Texts['people']['broadcast'] = {
  title: '📣 খবর',
  none: 'এখনো সবাইকে কিছু পাঠানো হয়নি।',
  about: 'যা পাঠানো হয়েছে, নতুনগুলো আগে।',
  write: '✏️ খবর লিখুন',
  askWho: 'কারা পাবেন?',
  audience: {
    all: 'সবাই',
    balance: 'যাঁদের ব্যালেন্স আছে',
    tier: 'একটি স্তর',
    line: 'একটি লাইনের ক্রেতারা',
  },
  noTier: 'কোনো স্তরে নেই',
  askText: 'কী লেখা থাকবে?',
  aboutText: (max) =>
    `যেভাবে পড়া হবে, লেখাটি ঠিক সেভাবেই পাঠান, সর্বোচ্চ ${max} অক্ষর। কেউ পাওয়ার আগে আপনি দেখবেন।`,
  toWhom: 'যাঁদের কাছে',
  people: 'কতজন',
  aboutSending: 'বাকি সব আগে পাঠানো হয়। যে কেউ খবর বন্ধ করতে পারেন; যাঁরা বন্ধ করেছেন, তাঁরা খবর পান না।',
  tryOut: '🧪 আমাকে পাঠান',
  start: '📣 পাঠান',
  stop: '⏹ থামান',
  state: {
    draft: 'এখনো পাঠানো হয়নি',
    running: '📤 পাঠানো হচ্ছে',
    stopped: '⏹ থামানো হয়েছে',
    done: '✅ পাঠানো হয়েছে',
  },
  mark: { draft: '📝', running: '📤', stopped: '⏹', done: '✅' },
  sent: 'পাঠানো হয়েছে',
  unreached: 'পৌঁছানো যায়নি',
  sentOf: (sent, total) => `${format.number(total)}-এর মধ্যে ${format.number(sent)}`,
  written: 'লেখা হয়েছে',
  back: '‹ খবর',
}
