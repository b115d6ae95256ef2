import type { Texts } from '../../en.ts'

export const files: Texts['service']['files'] = {
  tooLarge: (megabytes) =>
    `Filenya terlalu besar: di sini paling besar ${megabytes} MB. Untuk file lebih besar pakai baris perintah.`,
  notUtf8: 'File ini bukan teks UTF-8. Simpan sebagai UTF-8 lalu kirim lagi.',
  gone: 'Telegram tidak memberikan file ini. Kirim lagi, atau kirim yang lebih kecil.',
}
