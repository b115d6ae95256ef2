import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const deposits: Texts['deposits'] = {
  topUp: '➕ Isi saldo',
  method: {
    manual: '🏦 Transfer bank',
    stars: '⭐️ Telegram Stars',
    crypto_pay: '🪙 Kripto (@CryptoBot)',
  },
  chooseMethod: 'Mau bayar dengan apa?',
  noMethod: 'Isi saldo belum dibuka saat ini.',
  chooseAmount: (least, largest) => `Berapa? Dari ${least} sampai ${largest}.`,
  otherAmount: '✏️ Jumlah lain',
  howMuch: 'Berapa, dalam USD?',
  askAmount: (least, largest) =>
    html`Ketik jumlah dari ${least} sampai ${largest}, misalnya ${code('25')} atau ${code('12.50')}.`,
  askAmountIn: (least, largest, own) =>
    html`Ketik jumlah dalam USD dari ${least} sampai ${largest}, misalnya ${code('25')}, atau yang ingin Anda bayar, misalnya ${own}.`,
  rate: 'Kurs',
  rateOf: (rate, at) => `${rate}, per ${at}`,
  fee: 'Biaya',
  bonus: 'Bonus',

  transfer: (amount) => `Transfer ${amount}`,
  inWallet: 'Masuk ke dompet',
  closedWay:
    'Cara bayar ini sudah ditutup. Kalau Anda sudah membayar, kirim buktinya. Kalau belum, batalkan isi saldo ini.',
  reference: 'Berita transfer',
  transferSteps:
    'Tulis berita ini di transfer Anda. Setelah membayar, kirim buktinya ke sini sebagai foto, file gambar, atau PDF.',
  openUntil: (time) => html`Berlaku sampai ${time}.`,
  pay: (amount) => `Bayar ${amount}`,
  payOnPage:
    'Bayar di halaman @CryptoBot dengan tombol di bawah. Uangnya masuk ke dompet Anda dalam satu menit.',
  payNow: '🪙 Bayar',
  noPage: 'Halaman pembayaran belum bisa dibuat dan tidak ada yang ditagih. Tekan Coba lagi.',
  tryAgain: '🔄 Coba lagi',
  topUpOf: (amount) => `Isi saldo ${amount}`,
  invoiceBelow: 'Bayar dengan tombol pada tagihan di bawah. Uangnya langsung masuk ke dompet Anda.',
  invoiceAgain: '⭐️ Kirim ulang tagihan',
  invoiceTitle: 'Isi saldo dompet',
  invoiceDescription: (amount, reference) => `${amount} untuk dompet Anda. Nomor ${reference}.`,
  cancel: '✕ Batalkan isi saldo ini',

  sendReceipt: '📎 Kirim bukti',
  addReceipt: '📎 Tambah bukti',
  askReceipt: 'Kirim bukti pembayaran sekarang, sebagai foto, file gambar, atau PDF.',
  receiptWanted: 'Kirim bukti pembayaran sebagai foto, file gambar, atau PDF, atau /cancel.',
  received: (receipts) =>
    receipts === 1
      ? '🔎 Terima kasih. Bukti Anda sudah di operator. Saya kabari kalau sudah diputuskan.'
      : `🔎 Terima kasih. ${counted(receipts, 'bukti')} Anda sudah di operator. Saya kabari kalau sudah diputuskan.`,
  receivedBefore:
    '🔎 File ini sudah saya terima, operator juga. Saya kabari kalau sudah diputuskan.',
  whichDeposit: 'Ada beberapa isi saldo yang belum selesai. Bukti ini untuk yang mana?',
  fileGone: 'File itu sudah tidak bisa saya lihat. Kirim buktinya sekali lagi.',

  show: '🧾 Lihat isi saldo',
  list: '🧾 Pembayaran',
  none: 'Anda belum pernah isi saldo.',
  statusLabel: 'Status',
  status: {
    open: '🕓 menunggu pembayaran',
    submitted: '🔎 bukti sedang diperiksa',
    credited: '✅ sudah di dompet',
    rejected: '❌ ditolak',
    cancelled: '✕ dibatalkan',
    expired: '⌛ kedaluwarsa',
    refunding: '↩️ sedang dikembalikan',
    refunded: '↩️ dikembalikan',
    charged_back: '↩️ ditarik layanan pembayaran',
  },
  statusIs: (status) => `Status isi saldo ini: ${status}.`,
  credited: 'Masuk',
  thatArrived: (amount) => html`${amount}, jumlah yang diterima`,
  receipts: 'Bukti',
  reason: 'Alasan',
  paidBy: 'Cara bayar',
  started: 'Dimulai',
  ended: 'Selesai',

  checkoutRefused: {
    unknown: 'Isi saldo ini tidak saya kenal. Silakan mulai yang baru.',
    ended: 'Isi saldo ini sudah ditutup. Silakan mulai yang baru.',
    expired: 'Isi saldo ini sudah kedaluwarsa. Silakan mulai yang baru.',
    'other-person': 'Tagihan ini untuk orang lain.',
    'other-amount': 'Jumlahnya tidak cocok. Silakan mulai isi saldo baru.',
    banned:
      'Akun Anda tidak bisa diisi saat ini. Kirim /paysupport untuk melihat siapa yang bisa membantu.',
  },
  unmatched:
    'Pembayaran Anda sudah sampai, tetapi tidak ada isi saldo yang cocok. Operator sudah tahu dan akan memeriksanya. Kirim /paysupport untuk melihat cara bertanya.',
}
