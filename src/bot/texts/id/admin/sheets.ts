import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const sheets: Texts['service']['sheets'] = {
  title: '📄 Spreadsheet',
  about: (none) =>
    html`Ambil file, ubah sel di program spreadsheet Anda, lalu kirim kembali. Setiap sel yang berubah saya tunjukkan dulu sebelum ada yang diubah. Yang Anda hapus atau kosongkan tetap seperti semula; tulis ${none} untuk mengosongkan sel.`,
  kind: { prices: '💲 Harga', products: '🎮 Produk', stock: '🎟 Stok' },
  caption: {
    prices: 'Kolom yang bisa diubah:',
    products: 'Kolom yang bisa diubah:',
    stock:
      'Tulis kode baru di kolom ini, satu per baris. Salin barisnya untuk setiap kode berikutnya. Pesan dengan file Anda saya hapus.',
  },
  put: '⬆️ Kirim kembali file',
  ask: 'Kirim filenya sebagai dokumen, XLSX atau CSV.',
  fileWanted: 'Kirim spreadsheet-nya sebagai dokumen, XLSX atau CSV, atau ketik /cancel.',
  nothing: 'Tidak ada yang berubah: isi filenya sama dengan yang ada di sini.',
  confirm: (count) => `📄 Lakukan ${counted(count, 'perubahan')}?`,
  row: (row) => `Baris ${row}`,
  follows: 'Akibatnya:',
  unread: (columns) => `Kolom ini tidak saya kenal: ${columns}.`,
  ignored: (column, count) =>
    `${column}: ${counted(count, 'sel')} berbeda, tetapi kolom ini tidak bisa diubah di sini.`,
  yes: (count) => `✅ Ya, lakukan ${counted(count, 'perubahan')}`,
  done: (count) => `📄 Selesai: ${counted(count, 'perubahan')}.`,
  wrong: (count) => `⚠️ ${counted(count, 'sel')} salah. Tidak ada yang berubah.`,
  correct: 'Perbaiki lalu kirim lagi filenya.',
  allOfThem: 'Semua kesalahan, dengan baris dan kolomnya.',
  changedSince: 'Sementara itu ada yang berubah. Inilah yang akan diubah file itu sekarang.',
  ofProduct: (codes, product) => `${product}: ${codes}`,
  codes: (count) => counted(count, 'kode'),
  back: '‹ Spreadsheet',
}
