import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { format } from '../words.ts'

export const digest: Texts['service']['digest'] = {
  title: (day) => `☀️ গতকাল, ${day}`,
  weekBefore: (amount) => `এক সপ্তাহ আগে: ${amount}`,
  low: 'যে কোডগুলো ফুরিয়ে আসছে',
  balances: 'সরবরাহকারীদের কাছে বাকি',
  lasts: (days) => (days === 0 ? 'এক দিনের কম' : `প্রায় ${format.number(days)} দিন`),
  backupFailed: '⚠️ শেষ ব্যাকআপ ব্যর্থ হয়েছে:',
  comesAt: (time, zone) => `প্রতিদিন ${time}-এ আসে (${zone})। দিনগুলো UTC অনুযায়ী।`,
  isOff: 'এটি নিজে থেকে আসে না: নিচে চালু করুন।',
  turnOn: '☀️ প্রতিদিন সকালে',
  turnOff: '🔕 আর পাঠাবেন না',
  setTime: '🕘 সময়',
  askTime: 'কখন আসবে?',
  aboutTime: (example) => html`সময় আর সময় অঞ্চল লিখুন, যেমন ${example}। অঞ্চলের নাম কাছের বড় শহরের নামে।`,
  usage: 'দেখতে /digest লিখুন, বন্ধ করতে /digest off, অথবা সময়: /digest 09:00 Asia/Dhaka।',
}
