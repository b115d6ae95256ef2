import type { Texts } from '../../en.ts'

export const routing: Texts['service']['routing'] = {
  words: {
    chosen: { listed: 'তালিকার প্রথম', healthy: 'প্রথম যেটি কাজ করছে', by_hand: 'হাতে দেওয়া' },
    cheapest: (cost, others) => `সবচেয়ে সস্তা (${cost}${others === '' ? '' : `; ${others}`})`,
    costUnknown: 'খরচ জানা নেই',
    next: {
      declined: (after) => `পরেরটি, কারণ ${after} অর্ডার নেয়নি`,
      unavailable: (after) => `পরেরটি, কারণ ${after}-কে পাওয়া যায়নি`,
      breaker_open: (after) => `পরেরটি, কারণ ${after} সমস্যার জন্য থামানো`,
    },
    skipped: {
      breaker_open: 'বাদ, সমস্যার জন্য থামানো',
      day_limit: 'বাদ, দিনের সীমা শেষ',
      full: 'বাদ, খোলা অর্ডার সর্বোচ্চ সংখ্যায়',
      no_codes: 'বাদ, যথেষ্ট কোড নেই',
    },
    by: {
      listed: 'তালিকার ক্রমে',
      cheapest: 'সবচেয়ে সস্তা আগে',
      healthy: 'প্রথম যেটি কাজ করছে',
    },
  },
  why: 'কেন সেখানে',
  title: '🔀 সাপ্লায়ার বাছাই',
  row: 'সাপ্লায়ার বাছাই',
  about: 'কোন সাপ্লায়ারকে আগে বলা হবে? পরের অর্ডার থেকে চালু; বাকিরা বিকল্প থাকে।',
  isSet: (how) => `পরের অর্ডার থেকে: ${how}।`,
  back: '‹ লাইন',
}

export const limits: Texts['service']['limits'] = {
  title: '⚖️ সীমা',
  about:
    'দিনে আর না আঁটলে অর্ডার পরের সাপ্লায়ারের কাছে যায়, কেউ না থাকলে ফিরিয়ে দেওয়া হয়। বেশি খোলা থাকলে পরেরটির কাছে যায় বা অপেক্ষা করে।',
  day: 'দিনে সর্বোচ্চ',
  atOnce: 'একসঙ্গে খোলা অর্ডার',
  none: 'সীমা নেই',
  bought: (spent) => `আজ ${spent}`,
  editDay: '📅 দিনের সীমা',
  editAtOnce: '🔢 একসঙ্গে খোলা',
  offDay: '✖️ দিনের সীমা নেই',
  offAtOnce: '✖️ যত খুশি খোলা',
  askDay: 'সেখানে দিনে কত USD পর্যন্ত কেনা যাবে? দিন শুরু 00:00 UTC-তে।',
  askAtOnce: 'সেখানে একসঙ্গে কয়টি অর্ডার খোলা থাকতে পারে? একটি পূর্ণ সংখ্যা লিখুন।',
  changed: 'সীমা বদলেছে।',
  notNumber: 'শূন্যের বেশি একটি পূর্ণ সংখ্যা লিখুন।',
  back: '‹ সাপ্লায়ার',
}
