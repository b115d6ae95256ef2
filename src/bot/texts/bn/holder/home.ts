import { type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { operator } from '../words.ts'

export const home: Texts['home'] = {
  hello: (name: Html) => html`👋 স্বাগতম, ${name}`,
  nameless: 'বন্ধু',
  intro: 'ওয়ালেটে ব্যালেন্স যোগ করুন, তারপর শপ থেকে কিনুন। API অ্যাক্সেস থাকলে আপনার প্রোগ্রামও অর্ডার করতে পারবে।',
  closed: {
    maintenance: '🛠 রক্ষণাবেক্ষণের কাজে কেনাকাটা থামানো আছে। আপনার ব্যালেন্স ও অর্ডার নিরাপদ আছে।',
    shop: '🛍 শপ এই মুহূর্তে বন্ধ। আপনার ব্যালেন্স ও অর্ডার নিরাপদ আছে।',
    apiOrders: '🔌 API দিয়ে নতুন অর্ডার এই মুহূর্তে থামানো আছে। আপনার ব্যালেন্স ও অর্ডার নিরাপদ আছে।',
  },
  meanwhile: {
    maintenance: 'এর মধ্যে ব্যালেন্স যোগ করতে, অর্ডার দেখতে আর দাম দেখতে পারবেন। কিনতে একটু পরে আবার আসুন।',
    shop: 'এর মধ্যে ব্যালেন্স যোগ করতে আর অর্ডার দেখতে পারবেন। কিনতে একটু পরে আবার আসুন।',
    apiOrders: 'এর মধ্যে শপ থেকে কিনতে, ব্যালেন্স যোগ করতে আর অর্ডার দেখতে পারবেন।',
  },
  wallet: '👛 ওয়ালেট',
  topUp: '➕ ব্যালেন্স যোগ',
  api: '🔑 API অ্যাক্সেস',
  orders: '📦 অর্ডার',
  help: '❔ সাহায্য',
  admin: '🛡 অ্যাডমিন',
  language: '🌐 ভাষা',
  standing: 'অ্যাকাউন্ট',
  standings: { active: '🟢 চালু', restricted: '🟠 সীমিত', banned: '⛔ নিষিদ্ধ' },
  banned: 'আপনার অ্যাকাউন্ট নিষিদ্ধ করা হয়েছে।',
  restricted: 'আপনার অ্যাকাউন্ট সীমিত করা হয়েছে।',
  restrictedUntil: (time: string) => `আপনার অ্যাকাউন্ট ${time} পর্যন্ত সীমিত করা হয়েছে।`,
  reason: (reason: string) => `কারণ: ${reason}।`,
  keepsBalance: (support: string) =>
    `আপনার ব্যালেন্স ঠিকই থাকবে। বিস্তারিত জানাবেন ${operator(support)}। পেমেন্টে সাহায্য লাগলে /paysupport পাঠান।`,

  helpTitle: 'আমি যা যা করতে পারি',
  firstOrder: 'আপনার প্রথম অর্ডার',
  firstOrderSteps:
    '1. ওয়ালেটে ব্যালেন্স যোগ করুন। 2. /api থেকে অ্যাক্সেস চালু করে একটি API কী তৈরি করুন। 3. সেই কী দিয়ে অর্ডার পাঠান।',
  tryFirst: 'টাকা খরচ না করে আগে চেষ্টা করতে চাইলে একটি টেস্ট কী নিন: /api, তারপর “টেস্ট কী”।',
  apiIsAt: (url: Html, reference: string) =>
    html`API-এর ঠিকানা ${url}, আর পুরো বিবরণ এখানে: ${reference}`,
  questions: (support: string) => `কিছু জানতে চান? ${operator(support, 'কে')} লিখুন।`,

  chooseLanguage: 'আমি কোন ভাষায় কথা বলব?',
  languageChosen: 'এখন থেকে আমি বাংলায় কথা বলব।',

  commands: {
    start: 'মেনু',
    shop: 'টপ-আপ, গেম কী বা কার্ড কিনুন',
    wallet: 'ব্যালেন্স, রিচার্জ, লেনদেন, স্টেটমেন্ট',
    api: 'API অ্যাক্সেস, কী, ঠিকানা, webhook',
    orders: 'আপনার অর্ডার ও কোড',
    bulk: 'CSV ফাইল থেকে একসঙ্গে অনেক কিনুন',
    language: 'আমি যে ভাষায় কথা বলি',
    help: 'এই বট যা যা পারে',
    paysupport: 'পেমেন্টে সাহায্য',
    terms: 'এই সার্ভিসের শর্ত',
    cancel: 'চলতি প্রশ্ন বন্ধ করুন',
  },
}
