import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const catalog: Texts['service']['catalog'] = {
  title: '🗂 Katalog',
  lineCount: (count) => counted(count, 'lini'),
  productCount: (count) => counted(count, 'produk'),
  lines: '🎮 Lini',
  stock: '🎟 Stok',
  get: '⬇️ Ambil file',
  put: '⬆️ Impor file',
  caption: 'Seluruh katalog. Ubah lalu kirim kembali dengan ⬆️ Impor file.',
  about:
    'Kirim katalog sebagai file .json. Lini dan produk di file ditambahkan atau diubah; yang lain tetap. Perubahannya saya tunjukkan dulu sebelum diimpor.',
  fileWanted: 'Kirim file .json sebagai dokumen, atau /cancel.',
  confirm: 'Impor file ini?',
  lineSummary: (added, known) => `Lini: ${added} baru, ${known} dikenal`,
  productSummary: (added, known) => `Produk: ${added} baru, ${known} dikenal`,
  stillArchived: (pids) =>
    `Tidak dijual, karena sebelumnya diarsipkan: ${pids}. Beri "status": "active" di file, atau lanjutkan di sini.`,
  moreOf: (some, more) => `${some} dan ${more} lagi`,
  noChange: 'Tidak ada produk lama yang berubah.',
  changes: (count) => `${counted(count, 'produk')} akan berubah:`,
  itsPlace: 'urutannya di daftar',
  none: 'tidak ada',
  ofItsLine: 'sesuai lininya',
  importNow: '⬆️ Ya, impor',
  importedToast: 'Diimpor.',
  imported: '⬆️ Sudah diimpor',
}
