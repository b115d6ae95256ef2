import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const adminClaims: Texts['adminClaims'] = {
  title: '⚠️ Keluhan',
  none: 'Tidak ada yang menunggu jawaban.',
  menu: '⚠️ Keluhan',
  back: '‹ Keluhan',

  opened: '⚠️ Ada masalah pesanan',
  reminder: '⏰ Keluhan ini masih menunggu jawaban',
  endedMeanwhile: 'Keluhan ini sudah berakhir.',
  pictureOf: (reference) => `🖼 Tangkapan layar untuk ${reference}`,
  many: (count) => `⚠️ ${counted(count, 'keluhan')} menunggu jawaban.`,
  show: 'Lihat',

  reason: {
    not_received: 'belum ada yang diterima',
    wrong_goods: 'yang diterima salah',
    code_invalid: 'kode tidak berlaku',
    code_used: 'kode sudah terpakai',
    other: 'masalah lain',
    by_operator: 'kami perbaiki sendiri',
  },
  state: {
    open: '🔎 terbuka',
    replaced: '🎟 kode diganti',
    refunded: '↩️ dana dikembalikan',
    refused: '❌ ditolak',
    withdrawn: '🚪 ditarik pemilik akun',
  },

  claim: 'Keluhan',
  what: 'Masalah',
  openedAt: 'Dibuka',
  status: 'Status',
  endedAt: 'Berakhir',
  decidedBy: 'Diputuskan oleh',
  answer: 'Jawaban',
  paidBack: 'Dikembalikan',
  wrote: 'Pemilik akun menulis:',
  wroteNothing: 'Pemilik akun tidak menulis apa-apa.',
  hasPicture: '🖼 Dengan tangkapan layar.',

  theOrder: 'Pesanannya',
  order: 'Pesanan',
  account: 'Akun',
  product: 'Produk',
  amount: 'Jumlah',
  left: 'Masih bisa dikembalikan',
  supplier: 'Pemasok',
  verified: 'Nama terverifikasi',
  placed: 'Dibuat',
  orderEnded: 'Selesai',
  codes: 'Kode',
  more: (count) => `dan ${count} lagi`,
  replacedBefore: 'Sudah diganti',
  inStock: 'Di stok',
  calls: 'Panggilan ke pemasok (UTC)',
  others: 'Keluhannya yang lain',
  noOthers: 'Belum pernah ada keluhan lain darinya.',

  replace: (inStock) => `🎟 Ganti (stok ${inStock})`,
  refund: '↩️ Kembalikan dana',
  refuse: '❌ Tolak',
  picture: '🖼 Tangkapan layar',
  pictureGone: 'Gambar ini sudah tidak ada di Telegram.',
  history: '🕘 Riwayat pesan',
  showOrder: '📦 Pesanan',
  showAccount: '👤 Akun',

  choose: 'Kode mana yang diganti? Ketuk, lalu Lanjutkan.',
  onlyFirst: (count) =>
    `Di sini hanya ${count} yang pertama bisa dipilih. Perintah claim replace bisa semuanya.`,
  all: (count) => `Semua (${count})`,
  next: 'Lanjutkan',
  chooseOne: 'Ketuk dulu paling sedikit satu kode.',
  noStock: 'Kode di stok tidak cukup. Tambah dulu, atau kembalikan dananya.',
  confirmReplace: (count, inStock) =>
    `Ganti ${counted(count, 'kode')}? Yang diganti masuk karantina dan tidak pernah dijual lagi. Pemilik akun mendapat sebanyak itu dari stok, yang berisi ${inStock}, dan sebuah pesan.`,
  replaceNow: '✅ Ya, ganti',
  replaced: 'Diganti. Pemilik akun sudah mendapat pesan.',

  howMuch: 'Berapa yang kembali ke dompet?',
  whole: (amount) => `Semuanya: ${amount}`,
  half: (amount) => `Setengah: ${amount}`,
  other: '✏️ Jumlah lain',
  askAmount: (max) => `Ketik jumlah, paling banyak ${max}.`,
  confirmRefund: (amount) =>
    `Kembalikan ${amount} ke dompet? Pesanannya tetap selesai, dan pemilik akun mendapat pesan. Ini tidak bisa dibatalkan.`,
  refundNow: '✅ Ya, kembalikan',
  refunded: (amount) => `${amount} kembali ke dompet.`,

  addNote: '✏️ Tambah catatan',
  askNote: 'Apa yang perlu dibaca pemilik akun? Ketik di sini. Ia menerimanya kata demi kata.',

  askReason: 'Mengapa ditolak? Ketik alasannya. Pemilik akun menerimanya kata demi kata.',
  refused: 'Ditolak. Pemilik akun sudah menerima alasan Anda.',
  keep: 'Biarkan terbuka',

  replacedTitle: 'Diganti karena keluhan',
  replacedAbout: (order) =>
    html`Pembeli ${order} mengirim keluhan dan mendapat kode lain. Kode ini sudah dilihatnya, jadi tidak pernah dijual lagi. Minta uang Anda dari yang menjualnya, lalu hapusbukukan.`,

  historyTitle: '🕘 Keluhannya, dan jawaban Anda',
  holderSaid: 'Pemilik akun:',
  youSaid: 'Jawaban:',
}
