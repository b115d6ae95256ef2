import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const keys: Texts['keys'] = {
  open: '🗝 Kunci',
  about:
    'Beri setiap program kuncinya sendiri. Anda bisa membatasi kunci, dan mencabut satu tanpa mengganggu yang lain.',
  none: 'Anda belum punya kunci yang berlaku.',
  full: (count) =>
    `Anda punya ${counted(count, 'kunci')}, dan itu batasnya. Cabut satu supaya ada tempat.`,
  expired: 'Kedaluwarsa',
  add: '➕ Kunci baru',
  newKey: '➕ Kunci baru',
  whatScopesMean:
    'Baca: melihat produk, pesanan, dan saldo. Pesan: membeli. Cek: mengecek pemain atau menukar kode.',
  chooseThenName: 'Pilih apa saja yang boleh dilakukan. Lalu beri nama, dan saya buatkan.',
  next: 'Lanjut: nama ›',
  askName:
    'Apa namanya? Kirim nama, misalnya nama program yang akan memakainya. Lalu kuncinya saya buat dan tampilkan.',
  askRename: 'Kirim nama baru kunci ini.',
  key: 'Kunci',
  can: 'Boleh',
  scope: { read: 'Baca', order: 'Pesan', lookup: 'Cek' },
  aDay: (amount) => `${amount} per hari`,
  anOrder: (amount) => `${amount} per pesanan`,
  untilDay: (day) => `sampai ${day}`,
  noCap: 'tidak ada',
  dailyCapIs: 'Batas harian',
  orderCapIs: 'Batas per pesanan',
  works: 'Berlaku',
  worksUntil: (time) => html`sampai ${time}`,
  worksForEver: 'selamanya',
  spentToday: 'Terpakai hari ini',
  created: 'Dibuat',
  lastUsed: 'Terakhir dipakai',
  usedFrom: (ago, address) => html`${ago} dari ${address}`,
  unused: 'Belum dipakai',
  lastScope: 'Kunci perlu paling sedikit satu dari ini.',
  dailyCap: '💵 Batas harian',
  orderCap: '💵 Batas per pesanan',
  expiry: '⏳ Masa berlaku',
  rename: '✏️ Ganti nama',
  rotate: '🔁 Ganti',
  revoke: '🗑 Cabut',
  back: '‹ Kunci',
  askCap: {
    daily:
      'Berapa paling banyak yang boleh dibelanjakan kunci ini dalam sehari, dalam USD? Hari dimulai pukul 00:00 UTC. Yang dikembalikan tidak dihitung.',
    order: 'Berapa paling mahal satu pesanan atau pengecekan berbayar, dalam USD?',
  },
  howToCap: html`Kirim jumlah, misalnya ${code('50')}, atau ${code('none')} untuk tanpa batas.`,
  chooseExpiry: 'Berapa lama kunci ini berlaku, mulai sekarang?',
  forEver: 'Selamanya',
  changed: 'Kuncinya diubah.',
  askRevoke: 'Cabut kunci ini?',
  whatRevokeMeans: 'Semua panggilan dengan kunci ini langsung ditolak. Ini tidak bisa dibatalkan.',
  revokeNow: '🗑 Ya, cabut',
  revoked: (name) => `Kunci ${name} dicabut.`,
}
