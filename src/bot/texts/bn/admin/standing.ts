import { type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const standing: Texts['people']['standing'] = {
  usage: {
    ban: '/ban, একটি আইডি বা @name, আর চাইলে কারণ লিখুন: /ban @ada চুরি করা কার্ড',
    unban: '/unban ও একটি আইডি বা @name লিখুন, পরে আর কিছু নয়।',
    restrict:
      '/restrict, একটি আইডি বা @name, কত সময়, আর চাইলে কারণ লিখুন: /restrict @ada 2h বারবার টাকা ফিরিয়ে নেওয়া। সময় লিখুন এভাবে: 30m, 2h বা 7d।',
    unrestrict: '/unrestrict ও একটি আইডি বা @name লিখুন, পরে আর কিছু নয়।',
    apioff: '/apioff, একটি আইডি বা @name, আর চাইলে কারণ লিখুন: /apioff @ada অনেক ভুল রিকোয়েস্ট',
    apion: '/apion ও একটি আইডি বা @name লিখুন, পরে আর কিছু নয়।',
    shopoff: '/shopoff, একটি আইডি বা @name, আর চাইলে কারণ লিখুন: /shopoff @ada শুধু API',
    shopon: '/shopon ও একটি আইডি বা @name লিখুন, পরে আর কিছু নয়।',
  },
  notForAdmins: {
    ban: (name: string) =>
      `${name} একজন অ্যাডমিন, তাই নিষিদ্ধ করা যায় না: আগে /team থেকে তাঁর ভূমিকা তুলে নিন বা ADMIN_IDS থেকে সরান।`,
    restrict: (name: string) =>
      `${name} একজন অ্যাডমিন, তাই সীমিত করা যায় না: আগে /team থেকে তাঁর ভূমিকা তুলে নিন বা ADMIN_IDS থেকে সরান।`,
  },

  howLong: '🟠 কত সময়ের জন্য সীমিত করবেন?',
  askTime:
    'সেই সময় পর্যন্ত তিনি বট ও API ব্যবহার করতে পারবেন না; তারপর সীমা নিজে থেকেই উঠে যাবে। একটি সময়ে চাপুন, অথবা কারণসহ লিখুন, যেমন 2h বারবার টাকা ফিরিয়ে নেওয়া।',
  ask: {
    ban: '⛔ নিষিদ্ধ করবেন?',
    restrict: '🟠 সীমিত করবেন?',
    apioff: '⚪️ API বন্ধ করবেন?',
    shopoff: '⚪️ শপ বন্ধ করবেন?',
  },
  askRestrict: (time: string) => `🟠 ${time}-এর জন্য সীমিত করবেন?`,
  effect: {
    ban: 'আপনি নিষেধ না তোলা পর্যন্ত তিনি বট ও API ব্যবহার করতে পারবেন না।',
    restrict: 'সেই সময় পর্যন্ত তিনি বট ও API ব্যবহার করতে পারবেন না।',
    apioff: 'তাঁর প্রোগ্রামের রিকোয়েস্ট সঙ্গে সঙ্গে বন্ধ হবে, আর নিজে API চালু করতে পারবেন না।',
    shopoff: 'চ্যাট থেকে আর কিনতে পারবেন না। তাঁর API অ্যাক্সেস যেমন আছে থাকবে।',
  },
  ordersContinue: 'প্রক্রিয়াধীন অর্ডার চলতে থাকবে, ব্যালেন্সও ঠিক থাকবে।',
  askReason: 'কারণটি লিখুন, তিনি সেটি দেখবেন।',
  withoutReason: 'কারণ ছাড়াই',

  confirm: {
    ban: (name: string) => html`⛔ ${name}-কে নিষিদ্ধ করবেন?`,
    restrict: (name: string, until: Html) => html`🟠 ${name}-কে ${until} পর্যন্ত সীমিত করবেন?`,
    apioff: (name: string) => html`⚪️ ${name}-এর API বন্ধ করবেন?`,
    shopoff: (name: string) => html`⚪️ ${name}-এর জন্য চ্যাটের শপ বন্ধ করবেন?`,
  },
  reason: 'কারণ',
  noReason: 'নেই',
  balance: 'ব্যালেন্স',
  replaces: (until: Html) => html`⚠️ ${until} পর্যন্ত যে সীমা ছিল, এটি তার বদলে বসবে।`,
  getMessage: 'তাঁকে মেসেজ পাঠানো হবে।',
  getReason: 'কারণসহ তাঁকে মেসেজ পাঠানো হবে।',
  yes: {
    ban: '⛔ হ্যাঁ, নিষিদ্ধ করুন',
    restrict: '🟠 হ্যাঁ, সীমিত করুন',
    apioff: '⚪️ হ্যাঁ, বন্ধ করুন',
    shopoff: '⚪️ হ্যাঁ, বন্ধ করুন',
  },
  timeIsOver: 'কিছুই বদলায়নি: সেই সময় পেরিয়ে গেছে।',

  did: {
    ban: (name: string) => `⛔ ${name}-কে নিষিদ্ধ করা হয়েছে।`,
    unban: (name: string) => `🟢 ${name} আর নিষিদ্ধ নন।`,
    restrict: (name: string, until: string) => `🟠 ${name}-কে ${until} পর্যন্ত সীমিত করা হয়েছে।`,
    unrestrict: (name: string) => `🟢 ${name}-এর ওপর আর সীমা নেই।`,
    apioff: (name: string) => `⚪️ ${name}-এর API অ্যাক্সেস বন্ধ করা হয়েছে।`,
    apion: (name: string) => `🟢 ${name}-কে API অ্যাক্সেসের অনুমতি আবার দেওয়া হয়েছে।`,
    shopoff: (name: string) => `⚪️ ${name}-এর জন্য চ্যাটের শপ বন্ধ করা হয়েছে।`,
    shopon: (name: string) => `🟢 ${name} চ্যাট থেকে আবার কিনতে পারবেন।`,
  },
  because: (reason: string) => `কারণ: ${reason}`,
  hasBlocked: 'তিনি বটকে ব্লক করে রেখেছেন, তাই মেসেজ পাবেন না।',
  already: {
    ban: (name: string, since: string) => `কিছুই বদলায়নি: ${name} আগে থেকেই নিষিদ্ধ (${since} থেকে)।`,
    unban: (name: string) => `কিছুই বদলায়নি: ${name} নিষিদ্ধ নন।`,
    restrict: (name: string, until: string) =>
      `কিছুই বদলায়নি: ${name}-কে আগে থেকেই ${until} পর্যন্ত সীমিত করা আছে। বদলাতে অন্য সময় দিয়ে /restrict লিখুন।`,
    unrestrict: (name: string) => `কিছুই বদলায়নি: ${name}-এর ওপর কোনো সীমা নেই।`,
    apioff: (name: string) => `কিছুই বদলায়নি: ${name}-এর API অ্যাক্সেস আগে থেকেই বন্ধ।`,
    apion: (name: string) => `কিছুই বদলায়নি: কোনো অ্যাডমিন ${name}-এর API বন্ধ করেননি।`,
    shopoff: (name: string) => `কিছুই বদলায়নি: ${name}-এর জন্য শপ আগে থেকেই বন্ধ।`,
    shopon: (name: string) => `কিছুই বদলায়নি: ${name} আগে থেকেই চ্যাট থেকে কিনতে পারেন।`,
  },
  stillRestricted: (until: string) => `${until} পর্যন্ত সীমা থাকবে।`,
  stillBanned: 'তিনি নিষিদ্ধই থাকবেন।',
  stillOff: 'তবে মালিক নিজেই API বন্ধ রেখেছেন।',
}
