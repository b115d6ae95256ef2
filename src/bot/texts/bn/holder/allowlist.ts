import { type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const allowlist: Texts['allowlist'] = {
  title: '🌐 অনুমোদিত ঠিকানা',
  onlyThese: (count: string) => `শুধু এই ${count}টি ঠিকানা থেকে আপনার API কী ব্যবহার করা যাবে:`,
  emptyButRequired:
    'তালিকাটি খালি। এই সার্ভিসে তালিকা থাকতেই হয়, তাই অন্তত একটি ঠিকানা যোগ না করা পর্যন্ত আপনার রিকোয়েস্ট গ্রহণ করা হবে না।',
  empty:
    'তালিকাটি খালি: আপনার API কী যেকোনো ঠিকানা থেকে কাজ করে। আপনার সার্ভারের ঠিকানা যোগ করুন, তাহলে API কী হারিয়ে গেলেও অন্য কেউ ব্যবহার করতে পারবে না।',
  lastCall: (address: Html) => html`আপনার শেষ রিকোয়েস্ট এসেছে ${address} থেকে।`,
  add: '➕ যোগ করুন',
  addLast: (address: string) => `➕ ${address} যোগ করুন`,
  remove: '➖ সরান',
  clear: '🗑 সব মুছুন',
  askAdd: 'কোন কোন ঠিকানা থেকে আপনার API কী ব্যবহার করা যাবে?',
  howToAdd: 'এক বা একাধিক IPv4 ঠিকানা বা ব্লক পাঠান। মাঝে স্পেস, কমা বা নতুন লাইন দিন:',
  added: (count: number) => `${counted(count, 'ঠিকানা')} যোগ হয়েছে।`,
  known: (count: string) => `আগে থেকেই তালিকায় আছে: ${count}টি।`,
  notAdded: 'কিছুই যোগ হয়নি। এগুলো IPv4 ঠিকানা বা ব্লক নয়:',
  whatIsOne: (address: Html, block: Html) =>
    html`ঠিকানা দেখতে এমন: ${address}, আর ব্লক এমন: ${block}। পুরো তালিকাটি আবার পাঠান, অথবা /cancel লিখুন।`,
  chooseRemove: 'যে ঠিকানা সরাতে চান, সেটিতে চাপুন। সেখান থেকে আপনার API কী আর ব্যবহার করা যাবে না।',
  removed: (cidr: string) => `${cidr} সরানো হয়েছে।`,
  wasNotThere: 'এই ঠিকানা আগেই সরানো হয়েছে।',
  askClear: 'পুরো তালিকা মুছবেন?',
  whatClearMeans:
    'সব ঠিকানা মুছে যাবে। এরপর আপনার API কী যেকোনো জায়গা থেকে কাজ করবে। তবে এই সার্ভিসে তালিকা বাধ্যতামূলক হলে কোনো জায়গা থেকেই কাজ করবে না।',
  clearNow: '🗑 হ্যাঁ, সব মুছুন',
  cleared: 'তালিকাটি এখন খালি।',
  noLastAddress: 'আপনার বর্তমান API কী দিয়ে এখনো কোনো রিকোয়েস্ট আসেনি, অথবা সেটি IPv4 ঠিকানা থেকে আসেনি।',
}
