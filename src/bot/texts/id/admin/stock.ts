import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const codes = (count: number) => counted(count, 'kode')

export const stock: Texts['service']['stock'] = {
  title: '🎟 Stok',
  none: 'Katalog tidak punya produk yang dijual dari stok.',
  choose: 'Ketuk produk untuk menambah kode atau melihat kodenya.',
  neverAlerts: 'Saya tidak memberi tahu kalau stok menipis. Untuk mengubahnya: /lowstock 10',
  alertsBelow: (count) =>
    `Saya beri tahu kalau sisa produk kurang dari ${codes(count)}. Untuk mengubahnya: /lowstock`,
  markUsage:
    'Tulis /lowstock dan sebuah angka. Saya beri tahu kalau sisa kode kurang dari itu; 0 mematikannya.',
  markedNever: 'Saya tidak akan memberi tahu lagi kalau stok menipis.',
  marked: (count) => `Saya beri tahu kalau sisa produk kurang dari ${codes(count)}.`,
  quarantine: '🚧 Karantina',
  inStock: (count) => `${count} di stok`,

  ask: 'Kirim kode yang mau ditambahkan, satu per baris, sebagai teks atau file .txt. Pesan Anda saya hapus, dan saya bertanya dulu sebelum menambahkan.',
  codesWanted: 'Kirim kodenya, satu per baris, sebagai teks atau file .txt, atau /cancel.',
  noCodes: 'Tidak ada kode di sini. Kirim file teks dengan satu kode per baris, atau /cancel.',
  tooMany: (max) =>
    `Paling banyak ${max} baris sekaligus. Kirim beberapa file, atau pakai baris perintah.`,
  tooLong:
    'Tidak ada yang ditambahkan: teks sepanjang ini mungkin dipotong Telegram di tengah kode. Kirim kodenya sebagai file .txt.',

  nothingNew: '🎟 Tidak ada yang ditambahkan: semua kode ini sudah dikenal',
  confirm: (count) => `🎟 Tambah ${codes(count)}?`,
  looksLikeCodes:
    'Ini tampaknya kode, jadi tidak ada yang saya simpan. Untuk menambahkannya, pilih produknya dulu.',
  deleted: 'Pesan Anda dengan kode itu sudah saya hapus.',
  notDeleted: '⚠️ Pesan Anda dengan kode itu tidak bisa saya hapus. Silakan hapus sendiri.',
  waits: 'Tidak ada yang ditambahkan sebelum Anda mengetuk Ya. Waktunya satu jam.',
  code: 'Kode',
  first: 'Pertama',
  last: 'terakhir',
  characters: (count) => counted(count, 'karakter'),
  charactersFrom: (least, most) => `${least} sampai ${counted(most, 'karakter')}`,
  withSpaces: (count) => `⚠️ ${counted(count, 'baris')} berisi spasi: apakah itu kode?`,
  unlike: (count) => `⚠️ ${counted(count, 'baris')} berbeda dari yang lain:`,
  line: (number) => `baris ${number}`,
  duplicates: (count) => `Tidak ditambahkan, karena duplikat: ${count}`,
  inStockAlready: 'sudah ada di stok',
  sameAs: (line) => `sama dengan baris ${line}`,
  yes: (count) => `✅ Ya, tambah ${codes(count)}`,
  no: '✖️ Tidak',
  setCost: '💲 Berapa modalnya?',
  askCost: 'Berapa modal setiap kode ini bagi Anda?',
  aboutCost: (example) => html`Ketik jumlahnya dalam USD, misalnya ${example}.`,
  eachCost: (cost) => `Modal masing-masing ${cost}.`,
  dropped: 'Tidak ada yang ditambahkan.',
  forgotten: 'Kode yang Anda kirim sudah tidak saya simpan.',
  addedBefore: 'Kode ini sudah ditambahkan.',
  interrupted: (count) =>
    `Terputus setelah ${codes(count)}. Ketuk Ya lagi untuk menambahkan sisanya.`,
  added: (count, pid) => html`🎟 ${codes(count)} ditambahkan ke ${pid}.`,
  noneLeft: (pid) => html`🎟 Kode ${pid} ini sudah tidak ada di stok.`,
  now: (level) => `Sekarang ${level}.`,

  undo: '↩️ Urungkan',
  askUndo: (count) => `↩️ Keluarkan ${codes(count)} dari stok?`,
  aboutUndo: (pid) =>
    html`Semuanya ditambahkan bersama ke ${pid} dan belum terjual. Di sini dihapus, tetapi bisa ditambahkan lagi.`,
  stayTaken: (count) =>
    `${codes(count)} di antaranya sudah terjual atau disisihkan, dan tetap begitu.`,
  undoNow: (count) => `↩️ Ya, keluarkan ${codes(count)}`,
  undone: (count, pid) => html`↩️ ${codes(count)} ${pid} dikeluarkan dari stok.`,
  noneUndone: (pid) =>
    html`↩️ Tidak ada yang dikeluarkan: kode ${pid} ini tidak ada lagi yang belum terjual.`,
  nothingToUndo: 'Kode ini tidak ada lagi yang belum terjual, jadi tidak ada yang dikeluarkan.',

  unsold: (count) => `📃 ${counted(count, 'kode belum terjual')}`,
  codesTitle: '📃 Kode belum terjual',
  noUnsold: 'Tidak ada kode yang belum terjual.',
  chooseCode: 'Yang terbaru dulu; yang terlama dijual dulu. Ketuk salah satu untuk menghapusnya.',
  askRemove: '🗑 Hapus kode ini dari stok?',
  ofProduct: (id, pid) => html`${id} dari ${pid}`,
  addedAt: 'Ditambahkan',
  aboutRemove: 'Belum terjual. Di sini dihapus, tetapi bisa ditambahkan lagi.',
  remove: '🗑 Ya, hapus',
  removed: (id) => `${id} dihapus.`,
  soldMeanwhile: 'Sementara itu sudah terjual atau dihapus.',
  addMore: '➕ Tambah kode',
  tryAgain: '↻ Coba lagi',
  back: '‹ Stok',
}
