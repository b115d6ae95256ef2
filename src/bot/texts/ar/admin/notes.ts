import type { Texts } from '../../en.ts'

export const notes: Texts['people']['notes'] = {
  button: '📝 ملاحظات',
  title: (name) => `ملاحظات عن ${name}`,
  none: 'لا ملاحظات بعد.',
  add: '➕ ملاحظة',
  ask: (whom) => `ماذا تدوّن عن ${whom}؟`,
  about: 'لا يراها إلا الفريق. 500 حرف على الأكثر.',
  removed: 'أزيلت الملاحظة.',
}
