import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const tasks: Texts['service']['tasks'] = {
  title: '🙋 Dikerjakan manual',
  choose: 'Yang terlama dulu. Ketuk untuk mengambilnya.',
  none: 'Tidak ada pesanan yang menunggu dikerjakan manual.',
  stillToDo: '⏰ Masih menunggu dikerjakan manual',
  ended: (status) => `Pesanan ini sudah berakhir: ${status}`,
  item: 'Barang',
  order: 'Pesanan',
  paid: 'Dibayar',
  by: 'Oleh',
  placed: 'Dibuat',
  takenBy: 'Diambil oleh',
  you: 'Anda',
  since: 'Sejak',

  take: '🙋 Ambil',
  done: '✅ Selesai',
  failed: '↩️ Gagal',
  leave: 'Lepaskan',
  showOrder: '📦 Pesanan',
  back: '‹ Dikerjakan manual',
  taken: 'Pesanan ini sekarang tugas Anda. Admin lain bisa melihatnya.',
  left: 'Pesanan ini bisa diambil admin mana pun lagi.',

  confirmDone: 'Apakah pemain sudah menerimanya?',
  aboutDone: (pack, id, amount) =>
    html`${pack}, ${id}: pesanan menjadi selesai, dan ${amount} tetap terbayar.`,
  doneNow: '✅ Ya, selesai',
  confirmFailed: 'Tidak bisa dikerjakan?',
  aboutFailed: (id, amount) => html`${id}: pesanan dibatalkan, dan ${amount} kembali ke dompet.`,
  whyNot: (error) => html`Mengapa? Reseller menerima jawaban Anda di ${error}.`,
  takenByOther: '⚠️ Admin lain sudah mengambil pesanan ini. Tanya dulu.',
  keep: 'Biarkan',
}

export const delivery: Texts['service']['delivery'] = {
  ask: (count) => `Kirim ${counted(count, 'kode')}`,
  about: (pack, id) =>
    html`${pack}, ${id}. Kirim satu kode per baris, sebagai teks atau file .txt. Pesanan menjadi selesai, dan reseller langsung menerima kodenya.`,
  keep: 'Biarkan',
  wanted: 'Kirim kodenya, satu per baris, sebagai teks atau file .txt.',
  repeated: 'Ada kode yang sama dua kali.',
  tooLong:
    'Teks sepanjang ini mungkin dipotong Telegram menjadi dua. Kirim kodenya sebagai file .txt.',
  nothingDone: 'Tidak ada yang dikirim.',
  tryAgain: '↻ Coba lagi',
}
