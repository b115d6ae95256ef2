import { type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const pasted: Texts['pasted'] = {
  found: 'যা খুঁজে পেলাম:',
  order: '📦 অর্ডার',
  lookup: '🔎 যাচাই',
  deposit: '🧾 রিচার্জ',
  fee: 'ফি',
  feeReturned: 'ফি আপনার ওয়ালেটে ফেরত গেছে।',
  key: (name: Html) => html`🔑 এটি আপনার API কী ${name}। কী কখনো কাউকে পাঠাবেন না, আমাকেও নয়।`,
  keyRemoved: 'আপনার মেসেজটি মুছে দিয়েছি।',
  keys: '🗝 API কী',
  help: 'আমি একটি বট, আপনার কথাটি বুঝতে পারিনি। আমি যা যা করতে পারি, নিচে দেখুন। কোনো গেমের নাম, অর্ডার আইডি, trxid, প্লেয়ার আইডি বা কোড পাঠালেও আমি খুঁজে দেব।',
  helpWithFile: 'এটি দিয়ে কী করব বুঝতে পারছি না। আমি যা যা করতে পারি:',
  noSuchCommand: (command: Html) => html`${command} নামে কোনো কমান্ড আমার জানা নেই।`,
  didYouMean: (command: string) => `আপনি কি ${command} বলতে চেয়েছেন?`,
}
