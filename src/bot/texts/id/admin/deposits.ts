import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const deposits: Texts['people']['deposits'] = {
  pendingTitle: '🧾 Isi saldo yang menunggu Anda',
  nonePending: 'Tidak ada isi saldo yang menunggu keputusan.',
  creditedTitle: '✅ Isi saldo yang sudah masuk',
  noneCredited: 'Belum ada isi saldo yang masuk.',
  ofTitle: (name) => `🧾 Isi saldo ${name}`,
  noneOf: 'Belum ada isi saldo.',
  pending: '🔎 Menunggu',
  credited: '✅ Sudah masuk',

  topUpOf: (amount) => `Isi saldo ${amount}`,
  statusLabel: 'Status',
  status: {
    open: '🕓 menunggu pembayaran',
    submitted: '🔎 menunggu keputusan',
    credited: '✅ sudah masuk',
    rejected: '❌ ditolak',
    cancelled: '✕ dibatalkan pemilik akun',
    expired: '⌛ kedaluwarsa',
    refunding: '↩️ sedang dikembalikan',
    refunded: '↩️ dikembalikan',
    charged_back: '↩️ ditarik layanan pembayaran',
  },
  creditedLabel: 'Masuk',
  decidedBy: 'Diputuskan oleh',
  reason: 'Alasan',
  accountLabel: 'Akun',
  method: 'Cara bayar',
  reference: 'Nomor referensi',
  payment: 'Pembayaran',
  toPay: 'Harus dibayar',
  rate: 'Kurs',
  paidIn: 'Dibayar dengan',
  receipts: 'Bukti',
  started: 'Dimulai',
  ended: 'Selesai',
  isWithoutReceipt: 'Tidak ada bukti pembayaran.',
  sameReceipt: (count) => `Bukti yang sama dikirim untuk ${counted(count, 'isi saldo lain')}:`,
  sameReceiptElsewhere: (count, ofOthers) =>
    `Bukti yang sama dikirim untuk ${counted(count, 'isi saldo lain')} (dari akun lain: ${ofOthers}):`,

  submitted: '🔔 Ada bukti pembayaran menunggu Anda',
  decidedMeanwhile: '🔔 Ada bukti baru, tetapi isi saldonya sudah diputuskan',
  oneReceipt: '📎 Bukti',
  allReceipts: (count) => `📎 Semua ${counted(count, 'bukti')}`,
  receiptNumber: (number, count) => `Bukti ${number} dari ${count}`,
  noReceipt: 'Isi saldo ini tidak punya bukti pembayaran.',
  receiptGone: 'File ini sudah tidak ada di Telegram. Minta pemilik akun mengirimnya lagi.',
  show: '🧾 Lihat isi saldo',
  account: '👤 Akun',
  back: '‹ Isi saldo',
  approve: '✅ Terima',
  otherAmount: '✏️ Jumlah lain',
  reject: '❌ Tolak',
  refund: '↩️ Kembalikan',

  confirmApprove: (amount) => `Masukkan ${amount}?`,
  approves: (name, reference) =>
    html`Uangnya masuk ke dompet ${name}, dan ia mendapat pesan. Lakukan hanya kalau uang dengan nomor ${reference} sudah Anda terima.`,
  approveNow: '✅ Ya, masukkan',
  howMuchArrived: (currency) => `Berapa uang yang diterima, dalam ${currency}?`,
  wantedToPay: (name, amount) => `${name} mau membayar ${amount}.`,
  askArrived: (example) =>
    html`Ketik jumlahnya, misalnya ${example}. Saya bertanya sekali lagi sebelum memasukkannya.`,
  confirmOther: (amount, claimed) => `Masukkan ${amount}, bukan ${claimed}?`,
  approvesOther: (name, reference) =>
    html`Uangnya masuk ke dompet ${name}, dan ia mendapat pesan dengan kedua jumlah. Lakukan hanya kalau jumlah itu dengan nomor ${reference} sudah Anda terima.`,
  farOff: '⚠️ Kedua jumlah sangat berbeda: apakah ada angka yang lebih atau kurang?',
  approved: (amount, name) => `✅ ${amount} dimasukkan untuk ${name}.`,
  approvedOther: (amount, name, claimed) =>
    `✅ ${amount} dimasukkan untuk ${name}, bukan ${claimed}.`,

  whyRejected: (amount) => `Mengapa isi saldo ${amount} ditolak?`,
  askReason: 'Ketuk atau ketik alasannya. Pemilik akun akan melihatnya.',
  rejected: (amount, name) => `❌ Isi saldo ${amount} dari ${name} ditolak.`,
  because: (reason) => `Alasan: ${reason}`,
  confirmRefund: (amount) => `Kembalikan ${amount}?`,
  refunds: 'Jumlahnya diambil dari dompet, yang harus cukup. Ini tidak bisa dibatalkan.',
  refundsStars: (stars) =>
    `Jumlahnya diambil dari dompet, yang harus cukup, dan ${stars} kembali ke pembayar. Ini tidak bisa dibatalkan.`,
  chargedBack: (amount, name) =>
    `↩️ Layanan pembayaran sudah menarik pembayaran ${name}, jadi ${amount} diambil dari dompet. Kalau sebagian sudah terpakai, bagian itu menjadi utang akun.`,
  refunded: (amount, name) => `↩️ ${amount} dikembalikan kepada ${name}.`,
  refunding: (amount, name) =>
    `↩️ ${amount} diambil dari dompet ${name}. Layanan pembayaran belum memastikan pengembaliannya; saya terus bertanya.`,
  cannotRefund:
    'Isi saldo ini tidak bisa dikembalikan dari sini, atau sudah tidak bisa. Yang ditampilkan adalah keadaan terbaru.',
  notPending:
    'Isi saldo ini tidak menunggu keputusan lagi. Yang ditampilkan adalah keadaan terbaru.',
  rejectReasons: {
    absent: 'Uang belum diterima',
    amount: 'Jumlahnya salah',
    unreadable: 'Bukti tidak terbaca',
  },
  refundReasons: { asked: 'Sesuai permintaan Anda', twice: 'Dibayar dua kali' },
}
