import { html } from '../../html.ts'
import type { Texts } from '../en.ts'
import { operator } from './words.ts'

export const common: Texts['common'] = {
  back: '‹ Kembali',
  home: '‹ Beranda',
  cancel: 'Batal',
  refresh: '↻ Segarkan',
  previous: '‹ Sebelumnya',
  next: 'Berikutnya ›',
  newer: '‹ Lebih baru',
  older: 'Lebih lama ›',
  andMore: (count) => `… dan ${count} lagi`,
  page: (number) => `halaman ${number}`,
  paused: (names) => `⏸ Dijeda: ${names}`,
  forwardedCommand: 'Saya tidak menjalankan perintah yang diteruskan. Silakan ketik sendiri.',
  oldButton:
    'Tombol ini sudah tidak berlaku. Yang ditampilkan sekarang adalah keadaan terbaru; /start membuka menu.',
  nothingToCancel: 'Tidak ada yang bisa dibatalkan.',
  cancelled: 'Dibatalkan. Tidak ada yang berubah.',
  stoppedAsking:
    'Jawaban tadi tidak ada yang bisa dipakai, jadi saya berhenti bertanya. Tidak ada yang berubah; Anda bisa mulai lagi kapan saja.',
  formatted:
    'Telegram mengubah sebagian pesan Anda menjadi format, jadi tanda seperti * _ ~ | mungkin hilang. Kirim sebagai file .txt, atau kirim lagi tanpa format.',
  typeText: 'Jawab dengan pesan teks, atau kirim /cancel.',
  doneBefore:
    'Ini sudah selesai, tetapi jawaban saya tidak sampai. Kirim /start untuk melihat keadaan terbaru.',
  tooLate: 'Terlalu lama, jadi tidak dikerjakan. Silakan coba lagi.',
  failed:
    'Maaf, ada yang salah. Rinciannya tercatat di operator. Tidak ada yang hilang; silakan coba lagi.',
  failedAgain: (support) => `Kalau terjadi lagi, hubungi ${operator(support)}.`,
  copyCode: (number) => `📋 Salin kode ${number}`,
  removed: {
    deleted: 'Dihapus.',
    emptied:
      'Telegram tidak mengizinkan bot menghapus pesan yang lebih dari 48 jam, jadi isinya saya kosongkan.',
    kept: '⚠️ Telegram tidak mengizinkan saya menghapus atau mengubah pesan ini. Silakan hapus sendiri.',
  },
  tooOld: html`Isinya saya hapus. Pesan ini terlalu lama untuk saya hapus, tetapi Anda bisa.`,
}
