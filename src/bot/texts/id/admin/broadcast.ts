import type { Texts } from '../../en.ts'
import { format } from '../words.ts'

export const broadcast: Texts['people']['broadcast'] = {
  title: '📣 Kabar',
  none: 'Belum ada yang dikirim ke semua orang.',
  about: 'Yang sudah dikirim, terbaru dulu.',
  write: '✏️ Tulis kabar',
  askWho: 'Siapa yang menerima?',
  audience: {
    all: 'Semua',
    balance: 'Yang punya saldo',
    tier: 'Satu tingkat',
    line: 'Pembeli satu lini',
  },
  noTier: 'Tanpa tingkat',
  askText: 'Apa isinya?',
  aboutText: (max) =>
    `Kirim teks persis seperti yang akan dibaca, paling banyak ${max} karakter. Anda melihatnya sebelum orang lain.`,
  toWhom: 'Kepada',
  people: 'Jumlah orang',
  aboutSending:
    'Pesan lain dikirim lebih dulu. Setiap orang bisa mematikan kabar, dan yang mematikannya tidak menerimanya.',
  tryOut: '🧪 Kirim ke saya',
  start: '📣 Kirim',
  stop: '⏹ Hentikan',
  state: {
    draft: 'Belum dikirim',
    running: '📤 Sedang dikirim',
    stopped: '⏹ Dihentikan',
    done: '✅ Terkirim',
  },
  mark: { draft: '📝', running: '📤', stopped: '⏹', done: '✅' },
  sent: 'Terkirim',
  unreached: 'Tidak terjangkau',
  sentOf: (sent, total) => `${format.number(sent)} dari ${format.number(total)}`,
  written: 'Ditulis',
  back: '‹ Kabar',
}
