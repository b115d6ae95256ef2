import type { CellFault, ProblemTexts, SheetFault } from '../../../domain/shared/problems.ts'
import { format } from './words.ts'

const AMOUNT = 'bukan jumlah dalam USD. Tulis seperti 1.50, paling banyak enam desimal'

export const sheetFaults: ProblemTexts<SheetFault> = {
  not_a_sheet: () => 'Ini bukan spreadsheet. Simpan sebagai .xlsx, atau sebagai CSV UTF-8.',
  old_format: () =>
    'Ini file .xls lama, atau memakai kata sandi. Simpan sebagai .xlsx tanpa kata sandi.',
  damaged: () =>
    'Berkas ini rusak atau tidak lengkap. Buka di program Anda lalu simpan lagi sebagai .xlsx.',
  unpacked: () =>
    'Buku kerja ini terlalu besar. Hapus lembar dan gambar lainnya, atau simpan lembarnya sebagai CSV.',
  no_heading: ({ found }) =>
    `Kolom “pid” tidak ditemukan.${found.length > 0 ? ` Yang ada: ${found.join(', ')}.` : ''} Tulis pid di atas kolom produk, atau ambil file baru dan jangan ubah judul kolomnya.`,
  no_columns: ({ found }) =>
    `Selain “pid”, tidak ada kolom yang saya kenal.${found.length > 0 ? ` Yang ada: ${found.join(', ')}.` : ''} Kode baru ditulis di kolom “code”; untuk yang lain, ambil file baru dan jangan ubah judul kolomnya.`,
  no_rows: () => 'Tidak ada baris di bawah judul kolom.',
  no_codes: () => 'Tidak ada kode di kolom “code”.',
  several: ({ names }) =>
    `Beberapa lembar punya kolom “pid”: ${names.join(', ')}. Sisakan satu saja.`,
  heading_twice: ({ name }) => `Dua kolom bernama “${name}”. Sisakan satu saja.`,
  too_many_cells: ({ max }) =>
    `Satu file paling banyak ${max} sel (baris kali kolom). Simpan lagi dengan kolom lebih sedikit.`,
  too_many_rows: ({ max }) => `Satu file paling banyak ${max} baris. Kirim sebagian-sebagian.`,
  too_many_changes: ({ max }) =>
    `Satu file paling banyak ${max} perubahan. Kirim sebagian-sebagian.`,
  too_many_codes: ({ max }) =>
    `Satu file paling banyak berisi ${max} kode. Kirim sebagian-sebagian.`,
  too_many_products: ({ max }) =>
    `Satu file paling banyak berisi kode untuk ${max} produk. Kirim sebagian-sebagian.`,
}

export const cellFaults: ProblemTexts<CellFault> = {
  amount: ({ said }) => (said === '' ? '' : `“${said}” `) + AMOUNT,
  unclear: ({ said, as: [larger, smaller] }) =>
    `“${said}” bisa berarti dua jumlah: tulis ${larger} atau ${smaller}`,
  pricing: ({ said }) => `“${said}”: tulis fixed atau margin`,
  yes_no: ({ said }) => `“${said}”: tulis yes atau no`,
  status: ({ said }) => `“${said}”: tulis active, paused, atau archived`,
  suppliers: ({ said }) =>
    `“${said}”: tulis nama pemasok dipisah koma, masing-masing sekali, atau none untuk mengikuti lininya`,
  percent: () => 'ini persentase. Tulis jumlah dalam USD, misalnya 1.50',
  date: () =>
    'ini tanggal: program Anda mengubah yang Anda ketik. Jadikan format sel teks lalu tulis lagi',
  error: () => 'rumus tanpa hasil. Tulis nilainya langsung',
  rounded: () =>
    'angka ini dibulatkan atau diberi pemisah oleh program Anda. Jadikan format sel teks lalu tulis lagi',
  price_range: ({ maxMicros }) =>
    `harga harus di atas 0 dan paling banyak ${format.usd(maxMicros)}`,
  cost_range: ({ maxMicros }) => `modal paling banyak ${format.usd(maxMicros)}`,
  follows_cost: () => 'harga ini mengikuti modal. Untuk menetapkannya, tulis fixed di pricing',
  no_price: () => 'harga tidak bisa dihapus. Untuk berhenti menjual, tulis paused di status',
  stock_supplier: () => 'top-up tidak bisa dari stok. Sebut pemasok lain',
  name: ({ max }) => `nama paling banyak ${max} karakter`,
  ref: ({ max }) =>
    `tulis referensi paling banyak ${max} karakter, atau satu per pemasok: one=a-60; other=4711`,
  code_too_long: ({ max }) => `kode paling banyak ${max} karakter`,
  unknown_supplier: ({ name, suppliers }) =>
    `“${name}” bukan pemasok produk ini. Pemasoknya: ${suppliers.join(', ')}`,
  pid_missing: () => 'pid kosong. Salin dari file yang Anda ambil',
  unknown_pid: () => 'tidak ada produk dengan pid ini. Produk baru ditambahkan lewat file katalog',
  not_from_stock: () => 'produk ini tidak dijual dari stok, jadi tidak punya kode',
  pid_twice: ({ first }) => `produk ini sudah ada di baris ${first}. Sisakan satu baris per produk`,
  code_elsewhere: ({ first }) => `baris ${first} punya kode yang sama untuk produk lain`,
  twice: ({ column }) => `kolom ${column} isinya berbeda`,
}
