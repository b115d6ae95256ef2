import type { Texts } from '../../en.ts'

export const files: Texts['service']['files'] = {
  tooLarge: (megabytes: string) =>
    `ফাইলটি বেশি বড়: এখানে সর্বোচ্চ ${megabytes} MB নিতে পারি। বড় ফাইলের জন্য কমান্ড লাইন ব্যবহার করুন।`,
  notUtf8: 'ফাইলটি UTF-8 লেখা নয়। UTF-8 হিসেবে সেভ করে আবার পাঠান।',
  gone: 'Telegram আমাকে ফাইলটি দিচ্ছে না। আবার পাঠান, অথবা ছোট একটি পাঠান।',
}
