import type { Texts } from '../../en.ts'

export const notes: Texts['people']['notes'] = {
  button: '📝 Catatan',
  title: (name) => `Catatan tentang ${name}`,
  none: 'Belum ada catatan.',
  add: '➕ Catatan',
  ask: (whom) => `Apa yang dicatat tentang ${whom}?`,
  about: 'Hanya tim yang melihatnya. Paling banyak 500 karakter.',
  removed: 'Catatan dihapus.',
}
