import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const moves: Texts['people']['moves'] = {
  title: '📲 অ্যাকাউন্ট স্থানান্তর',
  button: '📲 স্থানান্তর',
  none: 'কোনো অ্যাকাউন্ট স্থানান্তরের অপেক্ষায় নেই।',
  usage: 'লিখুন /move, কার অ্যাকাউন্ট, কে পাবেন, আর কেন: /move 123456789 @name ফোন হারিয়েছেন',
  waits: (count) => `📲 ${counted(count, 'অ্যাকাউন্ট')} স্থানান্তরের অপেক্ষায়: /move দেখুন`,
  ask: (whom) => `${whom}-এর অ্যাকাউন্ট কাকে দেবেন, আর কেন?`,
  about:
    'Telegram আইডি বা @name পাঠান, তারপর কারণ; কারণটি এখনকার মালিক পড়বেন। নতুন মালিককে আগে বটে লিখতে হবে, তবে তিনি যেন নিজের অ্যাকাউন্ট ব্যবহার না করে থাকেন।',
  confirm: (from, to) => `${from}-এর অ্যাকাউন্ট ${to}-কে দেবেন?`,
  wait: 'এটি 24 ঘণ্টা পরে হবে। এখনকার মালিক এখনই মেসেজ পাবেন, আর থামাতে পারবেন।',
  yes: '📲 24 ঘণ্টা পরে স্থানান্তর',
  done: '24 ঘণ্টা পরে স্থানান্তর হবে। দুজনেই মেসেজ পাবেন।',
  cancel: '🛑 স্থানান্তর বাতিল করুন',
  state: {
    open: 'অপেক্ষায়',
    moved: 'হয়ে গেছে',
    declined: 'নতুন মালিক রাজি হননি',
    stopped: 'মালিক থামিয়েছেন',
    cancelled: 'বাতিল',
    expired: 'সময়মতো কেউ রাজি হননি',
    refused: 'আর সম্ভব নয়',
  },
  status: 'অবস্থা',
  from: 'কার কাছ থেকে',
  to: 'কার কাছে',
  at: 'কখন',
  reason: 'কারণ',
  asked: 'কে ঠিক করেছেন',
  ended: 'কে শেষ করেছেন',
  why: 'কেন',
  back: '‹ স্থানান্তর',
  show: 'দেখুন',
  movedFrom: (id, time) => html`${time}-এ স্থানান্তর হয়েছে, আগে Telegram আইডি ${id}-এর ছিল`,
  movedTo: (id, time) => html`এই ব্যক্তির আগের অ্যাকাউন্ট ${time}-এ Telegram আইডি ${id}-এর কাছে গেছে`,
  coming: (id, time) => html`${time}-এ Telegram আইডি ${id}-এর কাছে যাবে`,
  offered: (who, time) => html`${who}-কে ${time} পর্যন্ত দিতে চাওয়া হয়েছে`,
}
