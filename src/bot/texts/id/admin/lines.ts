import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const lines: Texts['service']['lines'] = {
  title: '🎮 Lini',
  none: 'Katalognya kosong. Impor file dulu.',
  choose: 'Ketuk lini untuk melihat produknya.',
  labels: {
    status: 'Status',
    kind: 'Jenis',
    suppliers: 'Pemasok',
    products: 'Produk',
    line: 'Lini',
    price: 'Harga',
    cost: 'Modal',
    inStock: 'Di stok',
  },
  status: {
    active: '🟢 dijual',
    paused: '⏸ dijeda',
    hidden: '🙈 disembunyikan',
    removed: '✕ dihapus',
    archived: '🗄 diarsipkan',
  },
  kind: { topup: 'top-up', gamekey: 'kunci game', giftcard: 'kartu hadiah' },
  fromStock: 'dijual dari stok',
  missing: (suppliers) => `⚠️ Tidak diatur di sini: ${suppliers}. Lihat SUPPLIERS di .env.example.`,
  notSold: (field, problem) =>
    html`⚠️ Tidak dijual: pola ${field} ${problem}. Perbaiki di file katalog lalu impor lagi.`,
  lineNotActive: (status) => `⚠️ Tidak bisa dipesan, karena status lininya: ${status}.`,
  noPrice: 'belum ada harga',
  noCost: 'tidak diketahui',
  profitEach: (profit) => `${profit} per buah`,
  commandsFor: 'Id-nya terlalu panjang untuk tombol. Pakai perintah ini:',
  verbs: {
    resume: '🟢 Lanjutkan',
    pause: '⏸ Jeda',
    hide: '🙈 Sembunyikan',
    archive: '🗄 Arsipkan',
  },
  editPrice: '💲 Harga',
  askPrice: 'Berapa harganya?',
  priceNow: (price) => `Harga sekarang: ${price}.`,
  aboutPrice: (example) =>
    html`Ketik harga baru per buah dalam USD, misalnya ${example}. Berlaku mulai pesanan berikutnya.`,
  priced: (pid, price) => `${pid} sekarang ${price}.`,
  editCost: '🏷 Modal',
  askCost: 'Berapa modalnya bagi Anda?',
  costNow: (cost) => `Modal sekarang: ${cost}.`,
  aboutCost: (example) =>
    html`Ketik berapa yang Anda bayar ke pemasok pertamanya untuk satu unit, dalam USD, misalnya ${example}. Dengan itu saya tunjukkan laba Anda; pemilik akun tidak pernah melihatnya.`,
  costSet: (pid, cost, supplier) => `Modal ${pid} di ${supplier}: ${cost}.`,
  isNow: (name, status) => `${name}: sekarang ${status}.`,
  isAlready: (name, status) => `${name}: memang sudah ${status}.`,
  lineUsage:
    'Tulis /line untuk daftar lini, atau /line dan slug untuk melihat satu. Untuk mengubahnya tambahkan pause, resume, atau hide, misalnya /line gamea pause.',
  productUsage:
    'Tulis /product dan id produk untuk melihatnya. Untuk mengubahnya tambahkan pause, resume, archive, atau price atau cost dan jumlah, misalnya /product GWP-1 price 4.99.',
  back: '‹ Daftar lini',
  backToLine: '‹ Lini',
}
