import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const priceLists: Texts['service']['priceLists'] = {
  title: (supplier) => `📋 Daftar harga ${supplier}`,
  readBefore: 'Diterapkan',
  never: 'belum pernah',
  list: 'Daftarnya',
  fresh: (count) => `${count} baru`,
  gone: (count) => `${count} hilang`,
  back: (count) => `${count} ada lagi`,
  changed: (count) => `${count} berubah`,
  nothing: 'Tidak ada yang berubah untuk produk Anda.',
  changes: 'Untuk produk Anda:',
  prices: 'Harga yang ikut berubah:',
  isGone: 'hilang, tidak dijual di sana',
  isBack: 'ada lagi',
  noCost: 'modal belum diketahui',
  apply: (count) => `✅ Terapkan ${counted(count, 'perubahan')}`,
  remember: '✅ Ingat daftarnya',
  applied: 'Selesai. Harga baru berlaku mulai pesanan berikutnya.',
  changedSince: 'Daftar atau katalog sudah berubah. Begini keadaannya sekarang.',

  waiting: (count) => `⚠️ Menunggu Anda: ${count}`,
  waitingOf: (count, all) => `⚠️ Menunggu Anda: ${count} dari ${all}`,
  noneWaits: 'Tidak ada yang menunggu Anda.',
  reason: {
    cost_zero: 'Sekarang modalnya nol.',
    cost_jump: 'Modalnya berubah melebihi batas Anda.',
    renamed: 'Namanya lain: mungkin sekarang barang yang berbeda.',
    many_gone: 'Lebih dari separuh barang Anda di sana hilang sekaligus.',
    empty_list: 'Daftarnya kosong.',
  },
  agree: '✅ Setuju',
  agreed: 'Selesai.',

  jumped: (supplier, count) =>
    `⚠️ ${supplier}: ${counted(count, 'perubahan')} menunggu Anda, misalnya harga yang melonjak.`,
  unreadable: (supplier, time) =>
    `⚠️ Sudah ${time} daftar harga ${supplier} tidak bisa dibaca. Modal dan barang yang dijual mungkin sudah usang.`,
  lowBalance: (supplier, amount) =>
    `🪫 Saldo Anda di ${supplier} ${amount}. Isi ulang sebelum pesanan gagal.`,
  problem: 'Daftar harga tidak bisa dibaca',
  show: '📋 Daftar harga',
  goneThere: (supplier) => `📭 Sekarang tidak dijual di ${supplier}.`,

  settings: '⏱ Jadwal dan peringatan',
  every: 'Diterapkan otomatis',
  everyTime: (time) => `tiap ${time}`,
  neverBySelf: '✖️ Jangan otomatis',
  off: 'tidak',
  aboutEvery: 'Yang mencurigakan selalu menunggu Anda.',
  lowMark: 'Peringatkan di bawah',
  setLowMark: '🪫 Peringatan saldo rendah',
  askLowMark: (supplier) => `Beri tahu bila saldo Anda di ${supplier} di bawah:`,
  aboutLowMark: (example, off) => html`Ketik jumlah dalam USD, misalnya ${example}, atau ${off}.`,
  saved: 'Tersimpan.',
}
