import type { Texts } from '../../en.ts'

export const notes: Texts['people']['notes'] = {
  button: '📝 নোট',
  title: (name) => `${name}-এর নোট`,
  none: 'এখনো কোনো নোট নেই।',
  add: '➕ নোট',
  ask: (whom) => `${whom} সম্পর্কে কী লিখবেন?`,
  about: 'শুধু দল এটি দেখে। সর্বোচ্চ 500 অক্ষর।',
  removed: 'নোটটি মুছে গেছে।',
}
