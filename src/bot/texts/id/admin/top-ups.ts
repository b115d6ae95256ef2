import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const topUps: Texts['service']['topUps'] = {
  title: '➕ Isi saldo',
  amount: 'Jumlah',
  range: (least, most) => `dari ${least} sampai ${most}`,
  openAtOnce: 'Terbuka sekaligus',
  perAccount: (count) => `${count} per akun`,
  offered: '🟢 tersedia',
  notOffered: 'tidak tersedia',
  perUsd: (stars) => `⭐️${stars} per USD`,
  amounts: '✏️ Jumlah',
  open: '✏️ Terbuka sekaligus',
  rate: '✏️ Stars per USD',
  ask: {
    amounts: (example) =>
      html`Kirim jumlah terkecil dan terbesar isi saldo dalam USD, misalnya ${example}.`,
    open: (example) =>
      html`Berapa isi saldo belum dibayar yang boleh dimiliki satu akun sekaligus? Kirim angka, misalnya ${example}.`,
    rate: (example) => html`Satu USD berapa Stars? Kirim angka, misalnya ${example}.`,
  },
  twoAmounts: 'Tulis dua jumlah: yang terkecil dan yang terbesar.',
  confirm: 'Ubah ini?',
  changed: 'Diubah. Berlaku untuk isi saldo baru.',
}
