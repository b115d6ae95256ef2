import { html } from '../../html.ts'
import type { Texts } from '../en.ts'
import { operator } from './words.ts'

export const common: Texts['common'] = {
  back: '‹ ফিরে যান',
  home: '‹ হোম',
  cancel: 'না, থাক',
  refresh: '↻ রিফ্রেশ',
  previous: '‹ আগের',
  next: 'পরের ›',
  newer: '‹ নতুন',
  older: 'পুরোনো ›',
  andMore: (count: string) => `… আরও ${count}টি`,
  page: (number: string) => `পাতা ${number}`,
  paused: (names) => `⏸ থামানো আছে: ${names}`,
  forwardedCommand: 'ফরোয়ার্ড করা কমান্ড আমি চালাই না। কমান্ডটি নিজে লিখে পাঠান।',
  oldButton: 'এই বোতামটি পুরোনো। এখন বর্তমান অবস্থা দেখছেন; মেনু খুলতে /start পাঠান।',
  nothingToCancel: 'বন্ধ করার মতো কিছু চলছে না।',
  cancelled: 'বন্ধ করেছি। কিছুই বদলায়নি।',
  stoppedAsking:
    'আপনার কোনো উত্তর কাজে লাগাতে পারিনি, তাই আর জিজ্ঞেস করছি না। কিছুই বদলায়নি; যেকোনো সময় আবার শুরু করতে পারেন।',
  typeText: 'উত্তরটি লিখে পাঠান, অথবা /cancel লিখুন।',
  doneBefore: 'কাজটি আগেই হয়ে গেছে, কিন্তু আমার উত্তর আপনার কাছে পৌঁছায়নি। বর্তমান অবস্থা দেখতে /start পাঠান।',
  tooLate: 'বেশি সময় লেগে যাওয়ায় কাজটি হয়নি। আবার চেষ্টা করুন।',
  failed: 'দুঃখিত, একটি সমস্যা হয়েছে। বিস্তারিত অপারেটরের লগে আছে। কিছুই হারায়নি; আবার চেষ্টা করুন।',
  failedAgain: (support: string) => `আবার এমন হলে ${operator(support, 'কে')} লিখুন।`,
  copyCode: (number: number) => `📋 ${number} নং কোড কপি করুন`,
  removed: {
    deleted: 'মুছে দিয়েছি।',
    emptied: '48 ঘণ্টা পর Telegram বটকে মেসেজ মুছতে দেয় না, তাই ভেতরের লেখাটুকু সরিয়ে দিয়েছি।',
    kept: '⚠️ Telegram আমাকে এই মেসেজ মুছতে বা বদলাতে দিচ্ছে না। আপনি নিজে মুছে ফেলুন।',
  },
  tooOld: html`ভেতরের লেখা সরিয়ে দিয়েছি। মেসেজটি এত পুরোনো যে আমি মুছতে পারি না, তবে আপনি পারেন।`,
}
