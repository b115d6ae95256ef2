import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const stats: Texts['service']['stats'] = {
  title: '📈 পরিসংখ্যান',
  period: {
    today: 'আজ (UTC)',
    week: 'গত 7 দিন',
    month: 'গত 30 দিন',
  },
  open: 'চলমান অর্ডার',
  accounts: 'অ্যাকাউন্ট',
  owed: 'টাকা ফিরিয়ে নেওয়ার দেনা',
  sales: 'বিক্রি',
  orders: (count: number) => counted(count, 'অর্ডার'),
  claims: 'সমস্যার জন্য রিফান্ড',
  topUps: 'রিচার্জ',
  newAccounts: 'নতুন অ্যাকাউন্ট',
  about: 'দিন শুরু হয় 00:00 UTC-তে, আজকের দিনও ধরা হয়। বিক্রি থেকে রিফান্ড বাদ দেওয়া আছে।',
  openOrders: '⏳ চলমান অর্ডার',
}
