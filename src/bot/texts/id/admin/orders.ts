import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const orders: Texts['service']['orders'] = {
  title: '📦 Pesanan',
  ofHolder: (name) => `📦 Pesanan ${name}`,
  none: 'Tidak ada pesanan seperti itu.',
  all: 'Semua',
  account: '👤 Akun',
  usage: 'Tulis /orders, atau /orders processing, /orders completed, atau /orders cancelled.',
}

export const order: Texts['service']['order'] = {
  usage: 'Tulis /order dan id, misalnya /order API-GMA-7Q2M9XK4-0T8ZPD. Daftarnya di /orders.',
  isTest: '🧪 Uji coba: dibayar dengan uang uji coba, dan tidak ada pemasok yang dipanggil.',
  lookupTitle: (path) => `🔎 Pengecekan: ${path}`,
  labels: {
    order: 'Pesanan',
    lookup: 'Pengecekan',
    status: 'Status',
    reason: 'Alasan',
    account: 'Akun',
    key: 'Kunci',
    idempotencyKey: 'Kunci idempotensi',
    product: 'Produk',
    amount: 'Jumlah',
    cost: 'Modal',
    paidBack: 'Dikembalikan',
    profit: 'Laba',
    fee: 'Biaya',
    supplier: 'Pemasok',
    item: 'Barang di sana',
    theirOrder: 'Pesanan di sana',
    next: 'Pemasok berikutnya',
    codes: 'Kode',
    placed: 'Dibuat',
    ended: 'Selesai',
    attempts: 'Percobaan',
    nextAttempt: 'Percobaan berikutnya',
    known: 'Diketahui pemasok',
    result: 'Hasil',
  },
  feeReturned: 'dikembalikan',
  amountFor: (amount, pieces) => `${amount} untuk ${counted(pieces, 'buah')}`,
  codesUse: { voucher: 'voucher untuk pemasok', delivered: 'sudah dikirim' },
  perhapsKnown: 'mungkin',
  notKnown: 'tidak',
  watched: (time) => html`Pemasok ditanya sampai ${time} apakah setuju.`,
  calls: 'Panggilan (UTC)',
  entries: 'Mutasi',
  complete: '✅ Selesaikan manual',
  cancel: '↩️ Batalkan, dana kembali',
  refund: '↩️ Kembalikan dana…',
  replaceCodes: '🎟 Ganti kode…',
  showCodes: (count) => `👁 Lihat ${counted(count, 'kode')}`,
  noCodes: 'Tidak ada kode.',
  codesOf: (count, id) =>
    html`${counted(count, 'kode')} dari ${id}. Log mencatat bahwa Anda melihatnya.`,
  deleteCodes: '🗑 Hapus pesan ini',
  back: '‹ Pesanan',
  keep: 'Biarkan',

  confirmCancel: 'Batalkan pesanan ini dan kembalikan dananya?',
  aboutCancel: (id, amount) => html`${id}: ${amount} kembali ke dompet.`,
  voucherBack: 'Vouchernya kembali ke stok.',
  voucherAside: 'Vouchernya disisihkan sampai Anda tahu sudah terpakai atau belum.',
  onlyIfCertain: 'Lakukan hanya kalau pasti pesanan ini tidak dan tidak akan dikerjakan.',
  supplierMayHave: '⚠️ Pesanan ini mungkin ada di pemasok. Tanya dulu.',
  whyCancel: (error) => html`Mengapa dibatalkan? Reseller menerima jawaban Anda di ${error}.`,
  typeReason: '✏️ Alasan lain',
  askReason: 'Mengapa dibatalkan?',
  aboutReason:
    'Ketik alasannya. Reseller akan melihatnya. Lalu pesanan dibatalkan dan dananya kembali.',

  confirmComplete: 'Selesaikan pesanan ini secara manual?',
  aboutComplete: (id) =>
    html`${id}: lakukan hanya kalau pasti pemain sudah menerimanya. Pesanan tetap terbayar. Kalau pemasok mungkin punya pesanan ini dan tidak setuju, saya kabari Anda.`,
  completeNow: '✅ Ya, selesaikan',
  cancelled: (amount) => `Dibatalkan, dan ${amount} kembali ke dompet.`,
  completed: 'Diselesaikan manual.',
  endedBefore: (status, time) =>
    `Tidak ada yang berubah: pesanan ini sudah berakhir ${time}. Status: ${status}.`,
}

export const calls: Texts['service']['calls'] = {
  what: {
    place: 'pesan',
    check: 'tanya',
    lookup: 'pengecekan',
    checkLookup: 'tanya pengecekan',
  },
  outcome: {
    completed: 'selesai',
    processing: 'diproses',
    failed: 'gagal',
    declined: 'ditolak',
    absent: 'tidak ada',
    not_sent: 'tidak terkirim',
    unknown: 'tidak diketahui',
  },
  noAnswer: 'belum ada jawaban',
}
