import type { Texts } from '../../en.ts'

export const notes: Texts['people']['notes'] = {
  button: '📝 Notas',
  title: (name) => `Notas sobre ${name}`,
  none: 'Aún no hay notas.',
  add: '➕ Nota',
  ask: (whom) => `¿Qué hay que anotar sobre ${whom}?`,
  about: 'Solo la ve el equipo. 500 caracteres como máximo.',
  removed: 'La nota se ha quitado.',
}
