import { type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const quarantine: Texts['service']['quarantine'] = {
  title: '🚧 কোয়ারেন্টাইনে থাকা কোড',
  choose:
    'এই কোডগুলো হয়তো ব্যবহার হয়ে গেছে: এগুলোর অর্ডার বাতিল হয়েছে, অথবা ব্যাকআপ থেকে ফেরানো হয়েছে। খোঁজ নিয়ে আবার বিক্রিতে দিন, অথবা হিসাব থেকে বাদ দিন।',
  none: 'কোয়ারেন্টাইনে কোনো কোড নেই।',
  wasUsed: (count: number) =>
    count === 1 ? 'কোডটি কি ব্যবহার হয়েছে?' : `এই ${counted(count, 'কোড')} কি ব্যবহার হয়েছে?`,
  ofRestore: (product: string, order: Html) =>
    html`${product}: ব্যাকআপ থেকে ফেরানো হয়েছে। এই কোডগুলো সেই ব্যাকআপের পরে বিক্রি হয়ে থাকতে পারে (${order})।`,
  forAll: (command: Html) =>
    html`আপনার সিদ্ধান্ত সবগুলোর জন্য। শুধু কয়েকটি বাছতে কমান্ড লাইন ব্যবহার করুন: ${command}`,
  ofOrder: (order: Html) => html`এটি ${order} অর্ডারের ভাউচার ছিল। যেখানে কিনেছেন সেখানে খোঁজ নিন।`,
  release: '🎟 অব্যবহৃত: বিক্রিতে দিন',
  discard: '🗑 ব্যবহৃত: বাদ দিন',
  order: '📦 অর্ডার',
  decided: { release: 'আবার বিক্রিতে দেওয়া হয়েছে।', discard: 'হিসাব থেকে বাদ দেওয়া হয়েছে।' },
}
