import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const books: Texts['service']['books'] = {
  title: (month) => `📒 Pembukuan, ${month}`,
  opening: 'Dompet di awal',
  closing: 'Dompet di akhir',
  addsUp: '✅ Cocok dengan buku besar sampai angka terakhir.',
  wrong: (amount) => `⚠️ Selisih ${amount}. Jalankan audit: npm run cli -- audit`,
  none: 'Tidak ada pergerakan pada bulan ini.',
  kind: {
    deposit: 'Isi saldo',
    deposit_refund: 'Isi saldo dikembalikan',
    deposit_refund_reversal: 'Pengembalian isi saldo yang gagal',
    chargeback: 'Ditarik layanan pembayaran',
    debt: 'Utang baru',
    debt_payment: 'Utang dibayar',
    credit: 'Ditambah manual',
    debit: 'Dipotong manual',
    charge: 'Ditagih untuk pesanan',
    refund: 'Pesanan dikembalikan',
    claim_refund: 'Dikembalikan setelah masalah',
    fee: 'Biaya pengecekan',
    fee_refund: 'Biaya dikembalikan',
  },
  sold: 'Terjual',
  cost: 'Modal',
  now: 'Sekarang',
  atSupplier: (supplier) => `Di ${supplier}`,
  stock: 'Kode yang dijual',
  inStock: (count) => counted(count, 'kode'),
  costUnknown: (count) => `${counted(count, 'kode')} tanpa modal yang diketahui`,
  debts: 'Utang setelah chargeback',
  about:
    'Hanya akun asli. Bulan dimulai pukul 00:00 UTC pada hari pertamanya. Penjualan dan laba menghitung pesanan saat berakhir, buku besar saat ditagih.',
  usage: 'Tulis /books, atau /books dan bulan, misalnya /books 2026-01.',
}
