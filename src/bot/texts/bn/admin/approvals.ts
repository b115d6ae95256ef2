import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const approvals: Texts['people']['approvals'] = {
  title: '🔐 দ্বিতীয় ব্যক্তি',
  none: 'কিছুই দ্বিতীয় ব্যক্তির অপেক্ষায় নেই।',
  above: (amount) => `${amount}-এর বেশি জমা, ফেরত ও দামে দ্বিতীয় ব্যক্তি লাগে।`,
  never: 'কোনো পরিমাণেই দ্বিতীয় ব্যক্তি লাগে না।',
  kinds: {
    adjustment: 'জমা বা কাটা',
    top_up: 'রিচার্জ',
    top_up_refund: 'রিচার্জের ফেরত',
    payment: 'রিচার্জ ছাড়া পেমেন্ট',
    claim: 'সমস্যার জন্য ফেরত',
    price: 'দাম',
    pricing: 'দামগুলো',
    catalog: 'ক্যাটালগ',
  },
  state: {
    open: 'অপেক্ষায়',
    confirmed: 'নিশ্চিত',
    declined: 'বাতিল',
    expired: 'সময় শেষ',
  },
  amount: 'পরিমাণ',
  asked: 'সিদ্ধান্ত নিয়েছেন',
  ended: 'শেষ করেছেন',
  until: 'পর্যন্ত',
  reason: 'কারণ',
  confirm: '✅ নিশ্চিত করুন',
  decline: '✖️ বাতিল করুন',
  withdraw: '✖️ তুলে নিন',
  waitsForOther: 'এতে দ্বিতীয় ব্যক্তি লাগবে। জানানো হয়েছে, সময় 24 ঘণ্টা।',
  done: { confirmed: 'নিশ্চিত ও সম্পন্ন।', declined: 'বাতিল। কিছুই বদলায়নি।' },
  wanted: (who, what, amount) => `🔐 ${who} দ্বিতীয় ব্যক্তি চান: ${what}, ${amount}।`,
  told: {
    confirmed: (who, what, amount) => `✅ ${who} নিশ্চিত করেছেন: ${what}, ${amount}। কাজ হয়ে গেছে।`,
    declined: (who, what, amount) => `✖️ ${who} বাতিল করেছেন: ${what}, ${amount}। কিছুই বদলায়নি।`,
  },
  show: 'দেখুন',
  waits: (count) => `${counted(count, 'সিদ্ধান্ত')} দ্বিতীয় ব্যক্তির অপেক্ষায়: /approvals দেখুন`,
  setting: (amount) => `🔐 ${amount}-এর বেশি হলে দ্বিতীয় ব্যক্তি`,
  settingNever: '🔐 দ্বিতীয় ব্যক্তি: কখনো না',
  ask: 'কত ডলারের বেশি হলে দুজন লাগবে?',
  about:
    'এই পরিমাণের বেশি জমা, ফেরত ও দামের পরিবর্তন দলের আরেকজন নিশ্চিত না করা পর্যন্ত অপেক্ষা করে। কখনো না চাইলে 0 পাঠান।',
  back: '‹ দ্বিতীয় ব্যক্তি',
}
