import { type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const topUps: Texts['service']['topUps'] = {
  title: '➕ রিচার্জ',
  amount: 'পরিমাণ',
  range: (least: string, most: string) => `${least} থেকে ${most}`,
  openAtOnce: 'একসঙ্গে চলমান',
  perAccount: (count: string) => `প্রতি অ্যাকাউন্টে ${count}টি`,
  offered: '🟢 চালু',
  notOffered: 'বন্ধ',
  perUsd: (stars: string) => `প্রতি USD ⭐️${stars}`,
  amounts: '✏️ পরিমাণ',
  open: '✏️ একসঙ্গে চলমান',
  rate: '✏️ প্রতি USD-তে Stars',
  ask: {
    amounts: (example: Html) => html`রিচার্জের সর্বনিম্ন ও সর্বোচ্চ পরিমাণ USD-তে পাঠান, যেমন ${example}।`,
    open: (example: Html) =>
      html`একটি অ্যাকাউন্টে টাকা না দেওয়া কয়টি রিচার্জ একসঙ্গে থাকতে পারে? একটি সংখ্যা পাঠান, যেমন ${example}।`,
    rate: (example: Html) => html`এক USD-তে কয়টি Stars? একটি সংখ্যা পাঠান, যেমন ${example}।`,
  },
  twoAmounts: 'দুটি পরিমাণ লিখুন: সর্বনিম্ন ও সর্বোচ্চ।',
  confirm: 'এটি বদলাবেন?',
  changed: 'বদলানো হয়েছে। নতুন রিচার্জে এটি চলবে।',
}
