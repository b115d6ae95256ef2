import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const quarantine: Texts['service']['quarantine'] = {
  title: '🚧 Kode di karantina',
  choose:
    'Kode ini mungkin sudah terpakai: pesanannya dibatalkan, atau cadangan dipulihkan. Cari tahu dulu, lalu jual lagi atau hapusbukukan.',
  none: 'Tidak ada kode di karantina.',
  wasUsed: (count) =>
    count === 1
      ? 'Apakah kode ini sudah terpakai?'
      : `Apakah ${counted(count, 'kode')} ini sudah terpakai?`,
  ofRestore: (product, order) =>
    html`${product}: cadangan dipulihkan. Yang ada di sini mungkin sudah terjual setelah cadangan itu dibuat (${order}).`,
  forAll: (command) =>
    html`Pilihan Anda berlaku untuk semuanya. Untuk memilih sebagian, pakai baris perintah: ${command}`,
  ofOrder: (order) => html`Ini voucher dari ${order}. Periksa di tempat Anda membelinya.`,
  release: '🎟 Belum terpakai: jual lagi',
  discard: '🗑 Terpakai: hapusbukukan',
  order: '📦 Pesanan',
  decided: { release: 'Dijual lagi.', discard: 'Dihapusbukukan.' },
}
