import { html } from '../../html.ts'
import type { Texts } from '../en.ts'
import { counted, operator } from './words.ts'

const orders = (count: number) => counted(count, 'pesanan')

export const notices: Texts['notices'] = {
  questions: (support) => `Ada pertanyaan? Tanya ${operator(support)}.`,
  paidDebt: (amount) => `${amount} di antaranya melunasi utang Anda.`,

  orderCompleted: (pack, id) => html`✅ ${pack} sudah selesai. ${id}`,
  orderCancelled: (pack, id) => html`↩️ ${pack} tidak bisa dikerjakan. ${id}`,
  moneyBack: (amount) => `${amount} sudah kembali ke dompet Anda.`,
  ordersCompleted: (count) => `🕐 Selesai dalam satu jam terakhir: ${orders(count)}.`,
  ordersCancelled: (count) => `Dibatalkan, dana kembali: ${orders(count)}.`,
  showOrder: 'Lihat pesanan',

  credited: (amount) => html`✅ Isi saldo ${amount} sudah masuk ke dompet Anda.`,
  creditedOther: (credited, asked, reference) =>
    html`✅ ${credited} sudah masuk ke dompet Anda. Itu jumlah yang diterima untuk isi saldo ${asked} (${reference}).`,
  chargedBack: (amount, reference) =>
    html`↩️ Pembayaran isi saldo ${amount} (${reference}) ditarik kembali oleh layanan pembayaran.`,
  takenFromWallet: (amount) => `${amount} diambil dari dompet Anda.`,
  spentBefore: (amount) => `${amount} di antaranya sudah terpakai.`,
  rejected: (amount, reference) => html`❌ Isi saldo ${amount} (${reference}) ditolak.`,
  refunded: (amount, reference) =>
    html`↩️ Isi saldo ${amount} (${reference}) sudah dikembalikan kepada Anda.`,

  standing: {
    banned: '⛔ Akun Anda diblokir.',
    unbanned: '🟢 Akun Anda tidak diblokir lagi.',
    restricted: '🟠 Akun Anda dibatasi.',
    unrestricted: '🟢 Akun Anda tidak dibatasi lagi.',
    api_off: '⚪️ Operator mematikan akses API Anda.',
    api_on: '🟢 Operator mengizinkan akses API Anda lagi.',
    shop_off: '⚪️ Operator mematikan toko di chat ini untuk Anda.',
    shop_on: '🟢 Anda bisa membeli di chat ini lagi.',
  },
  restrictedUntil: (time) => html`🟠 Akun Anda dibatasi sampai ${time}.`,
  added: (amount) => html`➕ ${amount} ditambahkan ke dompet Anda.`,
  taken: (amount) => html`➖ ${amount} diambil dari dompet Anda.`,
  balanceLow: (amount) =>
    html`👛 Saldo Anda tinggal ${amount}, di bawah jumlah yang Anda atur. Pesanan yang lebih mahal ditolak.`,
  toWallet: '👛 Dompet',
  topUp: '➕ Isi saldo',

  webhookGone: (url) =>
    html`⚪️ Webhook ${url} saya matikan: server Anda menjawab 410, artinya tidak mau menerima kejadian lagi.`,
  webhookFailing: (url) =>
    html`⚪️ Webhook ${url} saya matikan: lima hari tidak ada panggilan yang berhasil. Perbaiki servernya lalu nyalakan webhook lagi. Yang terlewat bisa dikirim di Pengiriman.`,
  showWebhook: '🪝 Lihat webhook',
  keyEndsSoon: (key, time) =>
    html`⏳ Kunci ${key} berlaku sampai ${time}. Setelah itu panggilannya ditolak. Buka kuncinya untuk memperpanjang, atau beri program Anda kunci lain.`,
  keyExpired: (key, time) =>
    html`⌛️ Kunci ${key} kedaluwarsa ${time}. Panggilannya sekarang ditolak. Buat kunci baru untuk program Anda.`,
  keyRevoked: (key) => html`🚫 Operator mencabut kunci ${key}. Panggilannya sekarang ditolak.`,
  keysRevoked: '🚫 Operator mencabut kunci-kunci API Anda. Panggilannya sekarang ditolak.',
  slowDown:
    '🐢 Pesan Anda lebih banyak dari yang sanggup saya tangani, jadi yang terakhir saya lewati. Tunggu sebentar lalu kirim lagi.',

  paidBackElsewhere: (reference) =>
    html`⚠️ Pembayaran ${reference} kembali ke pembayar, tetapi tidak lewat layanan ini.`,
  account: 'Akun',
  partTaken: (taken, amount) => `Dari ${amount}, ${taken} diambil dari dompet.`,
  stillThere: (amount) =>
    `${amount} masih di dompet. Pakai “Kembalikan” di sini untuk mengeluarkannya.`,
  spent: (amount) => html`${amount} sudah terpakai.`,
  nowOwes: (amount) =>
    html`Akun ini sekarang berutang ${amount}. Pesanan ditolak sampai dilunasi isi saldo atau /credit.`,
  owedSince: 'Akun ini sempat berutang sebesar itu, dan sudah melunasinya.',
  refundRefused: (reference, amount) =>
    html`⚠️ Layanan pembayaran menolak mengembalikan ${reference}. ${amount} ada di dompet lagi.`,
  unmatched: 'Sebuah pembayaran tidak bisa dicocokkan; tidak ada yang dimasukkan.',
  payment: 'Pembayaran',
  for: 'Untuk',
  paid: 'Dibayar',
  findPayer: 'Cari tahu milik siapa. Lalu masukkan ke dompetnya atau kembalikan di /payments.',
  outcomeUnknown: (id) =>
    html`⚠️ Belum diketahui apakah ${id} sudah dikerjakan: pemasok tidak memberi jawaban jelas.`,
  keepsAsking: 'Saya terus bertanya ke pemasok. Tidak ada dana yang kembali hanya karena dugaan.',
  orderWaits: (id) => html`⚠️ ${id} gagal beberapa kali dan pasti belum dikerjakan.`,
  triesAgain:
    'Saya coba lagi setiap sepuluh menit selama sehari, lalu dananya kembali. Anda bisa membatalkannya sebelum itu.',
  doneAfterCancel: (id) =>
    html`⚠️ Pemasok mengerjakan ${id} setelah dibatalkan dan dananya kembali, jadi terkirim tanpa dibayar. Minta pemasok menariknya, atau /debit akunnya.`,
  failedAfterCompletion: (id) =>
    html`⚠️ Pemasok menyatakan ${id} tidak dikerjakan, padahal pesanan ini diselesaikan manual. Tidak ada uang yang berpindah. Tanya pemasok, dan /credit akunnya kalau pemain tidak menerimanya.`,
  soldAtLoss: (id, price, cost) =>
    html`⚠️ ${id} dijual ${price} padahal modalnya ${cost}. Naikkan harganya dengan /product.`,
  codeQuarantined: (id) =>
    html`🚧 ${id} dibatalkan, tetapi vouchernya mungkin sudah terpakai. Voucher disisihkan sampai Anda memutuskan.`,
  decide: 'Putuskan',
  ordersDelayed:
    '⏳ Beberapa pesanan Anda lebih lama dari biasanya karena ada gangguan di pemasok kami. Pesanan akan selesai atau dananya kembali. Tidak perlu memesan lagi.',
  supplierFailing: (supplier, calls) => html`🔴 Pemasok ${supplier} terus gagal: ${calls}.`,
  supplierRecovered: (supplier, calls) => html`🟢 Pemasok ${supplier} berjalan lagi: ${calls}.`,
  calls: {
    place: 'pesanan baru',
    check: 'pengecekan pesanan berjalan',
    lookup: 'pengecekan pemain dan penukaran kode',
    checkLookup: 'pengecekan penukaran kode',
  },
  ordersGoOn:
    'Pesanan dialihkan ke pemasok berikutnya, atau menunggu. Saya mencobanya dengan beberapa panggilan paling lambat setiap 30 detik.',
  isTested: 'Saya mencobanya dengan beberapa panggilan paling lambat setiap 30 detik.',
  suppliers: '🚚 Pemasok',
  stockLow: (pid, left) => html`🎟 ${pid} hampir habis: sisa ${left}.`,
  dayLimit: (supplier) =>
    html`📈 Batas harian ${supplier} tercapai: pesanan hari ini tidak muat lagi di sana. Pesanan masuk ke pemasok berikutnya, atau ditolak bila tidak ada. Hari berakhir pukul 00.00 UTC.`,
  stockOut: (pid) =>
    html`🔴 ${pid} habis: kode terakhirnya baru terjual. Tambahkan kode untuk menjual lagi.`,
  addCodes: '➕ Tambah kode',
  stock: '🎟 Stok',
  backupFailed: '⚠️ Cadangan terjadwal gagal. Saya coba lagi.',
  databaseDamaged:
    '🔴 File basis data rusak: ini ditemukan pemeriksaan setelah gangguan. Hentikan layanan, simpan filenya, periksa disk dan memori mesin, lalu pulihkan cadangan terbaru yang tidak rusak.',
  showForAdmin: 'Lihat',

  gathered: {
    ordersEnded: (count) => `📦 ${orders(count)} Anda sudah berakhir. Hasilnya ada di daftar.`,
    manualOrders: (count) => `🙋 ${orders(count)} menunggu dikerjakan manual.`,
    receipts: (count) => `🔔 ${counted(count, 'bukti pembayaran')} menunggu Anda.`,
    outcomeUnknown: (count) =>
      `⚠️ Belum diketahui apakah ${orders(count)} sudah dikerjakan: pemasok tidak memberi jawaban jelas.`,
    orderWaits: (count) => `⚠️ ${orders(count)} gagal beberapa kali dan pasti belum dikerjakan.`,
    triesAgain:
      'Saya coba lagi setiap sepuluh menit selama sehari, lalu dananya kembali. Anda bisa membatalkannya sebelum itu.',
    quarantined: (count) =>
      `🚧 ${orders(count)} dibatalkan, tetapi vouchernya mungkin sudah terpakai. Voucher disisihkan sampai Anda memutuskan.`,
    soldAtLoss: (count, id) =>
      html`⚠️ ${orders(count)}, misalnya ${id}, dijual di bawah modal. Naikkan harganya dengan /product.`,
    stockLow: (count) => `🎟 ${counted(count, 'produk')} hampir habis. Lihat di daftar.`,
    stockOut: (count) => `🔴 ${counted(count, 'produk')} habis. Lihat di daftar.`,
  },
}
