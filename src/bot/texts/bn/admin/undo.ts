import { type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const undo: Texts['people']['undo'] = {
  button: '↩️ ফিরিয়ে নিন',
  ask: 'এটি ফিরিয়ে নেবেন?',
  owes: (amount: string) =>
    `কিছুই বদলায়নি: ওয়ালেট খালি, আর একটি পেমেন্ট ফিরিয়ে নেওয়ায় অ্যাকাউন্টের ${amount} দেনা আছে।`,
  notCovered: 'কিছুই বদলায়নি: ওয়ালেটে আর এত টাকা নেই। অ্যাকাউন্টটি দেখুন, আর যা আছে তা /debit দিয়ে কাটুন।',
  takenBack: (amount: Html, name: string) =>
    html`↩️ ${name}-এর ওয়ালেট থেকে ${amount} ফিরিয়ে নেওয়া হয়েছে।`,
  givenBack: (amount: Html, name: string) => html`↩️ ${name}-এর ওয়ালেটে ${amount} ফিরিয়ে দেওয়া হয়েছে।`,
}
