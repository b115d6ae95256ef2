import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const undo: Texts['people']['undo'] = {
  button: '↩️ Urungkan',
  ask: 'Urungkan ini?',
  owes: (amount) =>
    `Tidak ada yang berubah: dompetnya kosong, dan akun ini berutang ${amount} karena sebuah pembayaran ditarik kembali.`,
  notCovered:
    'Tidak ada yang berubah: isi dompet sudah tidak sebanyak itu. Lihat akunnya, dan pakai /debit untuk mengambil yang ada.',
  takenBack: (amount, name) => html`↩️ ${amount} diambil kembali dari dompet ${name}.`,
  givenBack: (amount, name) => html`↩️ ${amount} dikembalikan ke dompet ${name}.`,
}
