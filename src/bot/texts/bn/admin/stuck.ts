import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const stuck: Texts['service']['stuck'] = {
  title: '⏳ যা আটকে আছে',
  none: 'দশ মিনিটের বেশি কিছু আটকে নেই।',
  choose: 'দশ মিনিটের বেশি চলমান, বা স্পষ্ট উত্তর নেই। পুরোনোগুলো আগে।',
  noSupplier: 'সাপ্লায়ার নেই',
  why: {
    unknown: 'কী হয়েছে জানা যায়নি',
    not_sent: 'এখনো কোনো সাপ্লায়ারের কাছে যায়নি',
    in_progress: 'সাপ্লায়ার কাজ করছে',
    person: 'একজনকে হাতে করতে হবে',
  },
  attempts: (count: number) => counted(count, 'চেষ্টা'),
  next: 'পরেরটি',
}
