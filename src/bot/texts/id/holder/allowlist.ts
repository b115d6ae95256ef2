import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const allowlist: Texts['allowlist'] = {
  title: '🌐 Alamat yang diizinkan',
  onlyThese: (count) => `Hanya alamat ini yang bisa memakai kunci Anda (${count}):`,
  emptyButRequired:
    'Daftarnya kosong, padahal layanan ini mewajibkannya, jadi panggilan Anda ditolak sampai ada alamat.',
  empty:
    'Daftarnya kosong: kunci Anda berlaku dari alamat mana pun. Tambahkan alamat server Anda, supaya kunci yang hilang tidak bisa dipakai orang lain.',
  lastCall: (address) => html`Panggilan terakhir datang dari ${address}.`,
  add: '➕ Tambah',
  addLast: (address) => `➕ Tambah ${address}`,
  remove: '➖ Hapus',
  clear: '🗑 Kosongkan',
  askAdd: 'Alamat mana yang boleh memakai kunci Anda?',
  howToAdd: 'Kirim satu atau beberapa alamat atau blok IPv4, dipisah spasi, koma, atau baris baru:',
  added: (count) => `Ditambahkan: ${counted(count, 'alamat')}.`,
  known: (count) => `Sudah ada di daftar: ${count}.`,
  notAdded: 'Tidak ada yang ditambahkan. Ini bukan alamat atau blok IPv4:',
  whatIsOne: (address, block) =>
    html`Alamat bentuknya seperti ${address} dan blok seperti ${block}. Kirim lagi seluruh daftarnya, atau /cancel.`,
  chooseRemove: 'Ketuk alamat untuk menghapusnya. Dari sana kunci Anda tidak bisa dipakai lagi.',
  removed: (cidr) => `${cidr} dihapus.`,
  wasNotThere: 'Alamat ini sudah dihapus.',
  askClear: 'Kosongkan daftar?',
  whatClearMeans:
    'Semua alamat dihapus. Kunci Anda lalu berlaku dari mana saja. Kalau layanan ini mewajibkan daftar, kunci tidak berlaku dari mana pun.',
  clearNow: '🗑 Ya, kosongkan',
  cleared: 'Daftarnya kosong.',
  noLastAddress:
    'Belum ada panggilan dengan kunci Anda yang sekarang, atau datangnya bukan dari alamat IPv4.',
}
