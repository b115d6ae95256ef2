import type { Texts } from '../../en.ts'

export const notes: Texts['people']['notes'] = {
  button: '📝 Заметки',
  title: (name) => `Заметки: ${name}`,
  none: 'Заметок пока нет.',
  add: '➕ Заметка',
  ask: (whom) => `Что записать? ${whom}`,
  about: 'Видит только команда. Не больше 500 символов.',
  removed: 'Заметка удалена.',
}
