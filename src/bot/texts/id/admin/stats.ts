import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const stats: Texts['service']['stats'] = {
  title: '📈 Statistik',
  period: {
    today: 'Hari ini',
    yesterday: 'Kemarin',
    week: '7 hari terakhir',
    month: '30 hari terakhir',
    quarter: '90 hari terakhir',
  },
  short: {
    today: 'Hari ini',
    yesterday: 'Kemarin',
    week: '7 hari',
    month: '30 hari',
    quarter: '90 hari',
  },
  range: (first, last) => `${first} sampai ${last}`,
  otherDays: '📅 Hari lain',
  pictures: '🖼 Grafik',
  salesAndProfit: 'Penjualan dan laba per hari',
  salesByLine: 'Penjualan per lini',
  successByLine: 'Pesanan berhasil per lini',
  aboutSuccess: 'Bagian dari pesanan yang berakhir, serta waktu separuhnya dan 95 dari 100',
  askDays: 'Hari apa saja?',
  aboutAsk: (example) =>
    html`Ketik hari pertama dan terakhir, misalnya ${example}. Paling banyak satu tahun.`,
  badDays:
    'Saya perlu dua tanggal, misalnya 2026-01-01 2026-01-31: yang lebih awal dulu, paling banyak satu tahun.',
  none: 'Tidak ada yang terjual pada hari-hari itu.',
  sales: 'Penjualan',
  orders: (count) => counted(count, 'pesanan'),
  more: (share) => `${share} lebih banyak daripada hari sebanyak itu sebelumnya`,
  less: (share) => `${share} lebih sedikit daripada hari sebanyak itu sebelumnya`,
  moreThanDay: (share) => `${share} lebih banyak daripada hari sebelumnya`,
  lessThanDay: (share) => `${share} lebih sedikit daripada hari sebelumnya`,
  profit: 'Laba',
  margin: (share) => `${share} dari penjualan`,
  withoutCost: (orders, amount) =>
    `Tidak termasuk laba: ${orders} senilai ${amount}, karena modalnya tidak diketahui. Atur modal dengan /product.`,
  ended: 'Pesanan selesai',
  completed: 'berhasil',
  times: (half, most) => `Separuhnya dalam ${half}, 95 dari 100 dalam ${most}`,
  claims: 'Dikembalikan setelah masalah',
  topUps: 'Isi saldo',
  newAccounts: 'Akun baru',
  byLine: 'Per lini',
  bySupplier: 'Per pemasok',
  topProducts: 'Terlaris',
  topAccounts: 'Pelanggan terbaik',
  open: 'Pesanan terbuka',
  accounts: 'Akun',
  owed: 'Utang setelah chargeback',
  about:
    'Hari dimulai pukul 00:00 UTC. Pesanan dihitung pada hari berakhirnya, dan penjualan sudah dikurangi pengembalian.',
  openOrders: '⏳ Pesanan terbuka',
}
