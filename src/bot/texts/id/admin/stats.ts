import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const stats: Texts['service']['stats'] = {
  title: '📈 Statistik',
  period: { today: 'Hari ini (UTC)', week: '7 hari terakhir', month: '30 hari terakhir' },
  open: 'Pesanan berjalan',
  accounts: 'Akun',
  owed: 'Utang dari pembayaran yang ditarik',
  sales: 'Penjualan',
  orders: (count) => counted(count, 'pesanan'),
  claims: 'Dikembalikan karena keluhan',
  topUps: 'Isi saldo',
  newAccounts: 'Akun baru',
  about:
    'Hari dimulai pukul 00:00 UTC, dan hari ini ikut dihitung. Penjualan sudah dikurangi pengembalian dana.',
  openOrders: '⏳ Pesanan berjalan',
}
