import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, operator } from '../words.ts'

const rows = (count: number) => counted(count, 'baris')

export const bulk: Texts['bulk'] = {
  open: '📋 Banyak sekaligus',
  title: '📋 Banyak sekaligus',
  howTo: 'Kirim file CSV, atau salin baris dari spreadsheet dan tempel di sini.',
  columns: html`Satu baris untuk satu pesanan: produk, pemain, jumlah, dan catatan Anda sendiri kalau mau.`,
  limits: (rows, kilobytes) =>
    `Paling banyak ${rows} baris, dalam file paling besar ${kilobytes} KB. Totalnya saya tunjukkan dulu; tidak ada yang dibeli sebelum Anda setuju.`,
  template: '⬇️ Templat (CSV)',
  templateCaption: 'Isi file ini lalu kirim kembali ke saya. Satu baris untuk satu pesanan.',
  yours: 'File Anda',
  rows,

  wanted: 'Kirim file CSV, atau tempel barisnya. Bentuknya ada di templat.',
  tooLarge: (kilobytes) =>
    `File ini terlalu besar: batasnya ${kilobytes} KB. Bagi menjadi beberapa file.`,
  notText:
    'File ini tidak bisa saya baca. Di spreadsheet pilih "Simpan sebagai" lalu "CSV UTF-8", dan kirim file itu.',
  split: 'Teks ini sangat panjang dan mungkin dipotong Telegram. Kirim barisnya sebagai file.',

  canBuy: (amount, count) => html`✅ ${rows(count)} bisa dibeli: ${amount}`,
  cannotBuy: (count) => `${rows(count)} salah dan tidak akan dibeli:`,
  moreProducts: (count) => `… dan ${counted(count, 'produk')} lagi`,
  moreProblems: (count) => `… dan ${rows(count)} lagi. Semuanya ada di file.`,
  outOfStock: 'stok tidak cukup',
  balanceAfter: 'Saldo setelahnya',
  short: (amount) =>
    html`⚠️ Saldo Anda kurang ${amount}. Isi saldo dulu; kalau tidak, saya berhenti ketika uangnya habis.`,
  repeated: (count, numbers) =>
    `⚠️ ${rows(count)} sama dengan baris sebelumnya dan tetap akan dibeli: ${numbers}`,
  sameBefore: (time) => html`⚠️ Tabel yang sama sudah pernah Anda beli: ${time}`,
  buy: (count, amount) => `✅ Beli ${rows(count)} · ${amount}`,
  correct: '📎 Kirim file perbaikan',
  drop: '🗑 Buang',
  dropped: 'Dibuang. Tidak ada yang dibeli.',
  startedBefore: 'Ini sudah saya mulai.',
  problemsFile: '⬇️ Baris yang salah (CSV)',
  problemsCaption: (count) => `${rows(count)} yang salah`,
  rowNumber: (row) => `Baris ${row}`,

  bought: 'Dibeli',
  processing: 'Masih diproses',
  cancelled: 'Dibatalkan, dana kembali',
  refused: 'Tidak dibeli',
  invalid: 'Salah',
  waiting: 'Menunggu',
  spent: 'Terpakai',
  of: (done, all) => `${done} dari ${all}`,
  running: 'Pesanan Anda sedang saya buat. Pesan ini menunjukkan sampai di mana.',
  finishing:
    'Semua pesanan sudah dibuat. Saya menunggu yang terakhir selesai, lalu mengirim hasilnya.',
  over: 'Sudah selesai. Hasilnya memuat setiap pesanan beserta kodenya.',
  holds: {
    holder: '⏹ Anda menghentikannya. Yang sudah dibeli tetap dibeli.',
    balance:
      '💸 Saldo tidak cukup untuk pesanan berikutnya, jadi saya berhenti. Isi saldo, lalu ketuk Lanjutkan.',
    standing: '⛔ Saya berhenti, karena akun Anda dibatasi atau diblokir.',
    not_allowed: '⚪️ Saya berhenti, karena operator mematikan toko untuk Anda.',
    failed: (support) =>
      `⚠️ Saya berhenti, karena ada yang salah di sini. Ketuk Lanjutkan. Kalau terjadi lagi, hubungi ${operator(support)}.`,
    maintenance: '🛠 Layanan sedang dalam perbaikan. Nanti saya lanjutkan sendiri.',
    shop_off: '🛍 Toko sedang tutup. Saya lanjutkan sendiri kalau sudah buka.',
  },
  stop: '⏹ Hentikan',
  goOn: '▶️ Lanjutkan',
  topUp: '➕ Isi saldo',
  results: '⬇️ Hasil (CSV)',
  show: '📋 Lihat',
  resultsReady: '📋 File Anda sudah selesai',

  states: {
    reading: 'sedang dibaca',
    draft: 'belum disetujui',
    running: 'berjalan',
    stopped: 'berhenti',
    done: 'selesai',
  },

  problem: {
    no_pid: 'Produknya belum diisi.',
    unknown_pid: 'Tidak ada produk seperti ini.',
    not_sold: 'Produk ini tidak dijual lagi.',
    paused: 'Produk ini sedang dijeda.',
    fields_differ: 'Region dan server tidak cocok.',
    one_each: 'Top-up dibeli satu per satu. Kirim satu baris untuk masing-masing.',
    out_of_stock: 'Kode di stok tidak cukup.',
    trxid_taken: 'Baris ini tidak bisa dipesan. Kirim lagi dalam file baru.',
    restored:
      'Layanan dipulihkan dari cadangan, jadi saya tidak tahu apakah ini sudah dibeli. Tanya operator sebelum memesan lagi.',
  },
  badQuantity: (max) => `Jumlah harus bilangan bulat dari 1 sampai ${max}.`,
  extraCells: (columns) => `Selnya terlalu banyak. Produk ini hanya punya kolom: ${columns}.`,
  cellTooLong: (max) => `Ada sel yang lebih dari ${max} karakter.`,
  rounded: (number) =>
    `Spreadsheet Anda membulatkan angka: ${number}. Ubah format kolom itu menjadi teks, lalu isi lagi.`,
  priceChanged: (amount) => `Sekarang harganya ${amount}. Tidak ada yang ditagih.`,
  missing: (field) => `Belum diisi: ${field}.`,
  misfit: (field) => `Sepertinya salah: ${field}.`,
  noOption: (field, options) => `${field} harus salah satu dari: ${options}.`,
}
