import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const exports: Texts['service']['exports'] = {
  title: '⬇️ Berkas untuk lembar kerja',
  about:
    'Pilih yang Anda inginkan sebagai berkas CSV, yang dapat dibuka Excel dan program lembar kerja lain. Nama kolom berbahasa Inggris di semua bahasa. Produk dan akun sesuai keadaan sekarang, apa pun harinya.',
  button: '⬇️ Ekspor',
  kind: {
    orders: '📦 Pesanan',
    ledger: '📒 Buku besar',
    deposits: '🧾 Isi saldo',
    products: '🎮 Produk',
    accounts: '👤 Akun',
    summary: '📈 Ringkasan',
  },
  rows: (count) => counted(count, 'baris'),
  tooLarge:
    'Berkas ini terlalu besar untuk Telegram. Pilih lebih sedikit hari, atau pakai baris perintah: npm run cli -- export',
}
