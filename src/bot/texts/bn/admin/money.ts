import { code, type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const money: Texts['people']['money'] = {
  usage: {
    credit: '/credit, একটি আইডি বা @name, USD-তে পরিমাণ ও একটি নোট লিখুন: /credit @ada 25 উপহার',
    debit: '/debit, একটি আইডি বা @name, USD-তে পরিমাণ ও একটি নোট লিখুন: /debit @ada 25 দুবার জমা হয়েছিল',
  },
  howMuch: {
    credit: '➕ কত যোগ করবেন?',
    debit: '➖ কত কাটবেন?',
  },
  askAmount: {
    credit: html`USD-তে পরিমাণ ও একটি নোট লিখুন, যেমন ${code('25 উপহার')}। নোটটি লেনদেনে লেখা থাকবে, আর তাঁকে মেসেজে জানানো হবে। কিছু করার আগে আপনাকে জিজ্ঞেস করব।`,
    debit: html`USD-তে পরিমাণ ও একটি নোট লিখুন, যেমন ${code('25 দুবার জমা হয়েছিল')}। নোটটি লেনদেনে লেখা থাকবে, আর তাঁকে মেসেজে জানানো হবে। কিছু করার আগে আপনাকে জিজ্ঞেস করব।`,
  },
  balance: 'ব্যালেন্স',
  owes: 'দেনা',
  note: 'নোট',
  addingPaysFirst: (amount: Html) => html`${amount}: যা যোগ করবেন তা থেকে আগে এটি শোধ হবে`,
  thisPaysFirst: (amount: Html) => html`${amount}: আগে এটি শোধ হবে`,

  confirm: {
    credit: (amount: Html, name: Html) => html`➕ ${name}-এর ওয়ালেটে ${amount} যোগ করবেন?`,
    debit: (amount: Html, name: Html) => html`➖ ${name}-এর ওয়ালেট থেকে ${amount} কাটবেন?`,
  },
  getMessage: 'নোটসহ তাঁকে মেসেজ পাঠানো হবে।',
  yes: {
    credit: (amount: string) => `➕ হ্যাঁ, ${amount} যোগ করুন`,
    debit: (amount: string) => `➖ হ্যাঁ, ${amount} কাটুন`,
  },
  askNote: 'কীসের জন্য? একটি নোট লিখুন: নোটটি লেনদেনে লেখা থাকবে, আর তাঁকে মেসেজে জানানো হবে।',
  noteTooLong: (max: string) => `নোট সর্বোচ্চ ${max} অক্ষরের হতে পারে। ছোট করে লিখুন।`,

  done: {
    credit: (amount: Html, name: string) => html`➕ ${name}-এর ওয়ালেটে ${amount} যোগ হয়েছে।`,
    debit: (amount: Html, name: string) => html`➖ ${name}-এর ওয়ালেট থেকে ${amount} কাটা হয়েছে।`,
  },
  paidDebt: (amount: string) => `এর মধ্যে ${amount} দিয়ে অ্যাকাউন্টের দেনা শোধ হয়েছে।`,
  paidPartOfDebt: (amount: string, rest: Html) =>
    html`এর মধ্যে ${amount} দিয়ে অ্যাকাউন্টের দেনার একাংশ শোধ হয়েছে; এখনো দেনা ${rest}।`,
  notCovered: (name: string, balance: string, amount: string) =>
    `কিছুই বদলায়নি: ${name}-এর ওয়ালেটে আছে ${balance}, যা ${amount}-এর কম।`,
}
