import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const orders: Texts['orders'] = {
  list: '📦 Pesanan Anda',
  testList: '🧪 Pesanan uji coba Anda',
  none: 'Belum ada pesanan. Beli sesuatu di toko, atau biarkan program Anda memesan lewat API.',
  noneLikeThis: 'Tidak ada pesanan seperti ini.',
  noTests: 'Belum ada pesanan dari kunci uji coba.',
  howToOpen: 'Ketuk nomor untuk melihat pesanannya.',

  filterAll: 'Semua',
  filter: {
    processing: '⏳ Diproses',
    completed: '✅ Selesai',
    cancelled: '↩️ Dibatalkan',
  },
  filterGame: '🎮 Game',
  chooseGame: 'Pesanan game yang mana?',
  allGames: 'Semua game',

  mark: { processing: '⏳', completed: '✅', cancelled: '↩️' },
  status: {
    processing: '⏳ diproses',
    completed: '✅ selesai',
    cancelled: '↩️ dibatalkan',
  },
  refunded: '↩️ dibatalkan, dana kembali',
  willTellYou: 'Saya kabari kalau sudah selesai. Kalau tidak bisa, uangnya kembali ke dompet Anda.',
  isTest: '🧪 Pesanan uji coba: dibayar dengan uang uji coba',
  labels: {
    order: 'Pesanan',
    game: 'Game',
    trxid: 'trxid',
    bought: 'Dibeli',
    key: 'Kunci',
    status: 'Status',
    reason: 'Alasan',
    amount: 'Jumlah',
    placed: 'Dibuat',
    ended: 'Selesai',
  },
  inChat: 'di chat ini',
  amountFor: (amount, pieces) => `${amount} untuk ${counted(pieces, 'buah')}`,
  reason: {
    'INVALID PLAYER': 'Game tidak mengenal pemain ini.',
    'OUT OF STOCK': 'Pemasok kehabisan produk ini.',
    'REGION NOT SUPPORTED': 'Tidak bisa dikirim ke region pemain ini.',
  },

  codes: 'Kode (ketuk untuk melihat):',
  tooManyCodes: (count) =>
    `${counted(count, 'kode')}: terlalu banyak untuk ditampilkan. Ambil sebagai file di bawah.`,
  codesFile: '⬇️ Kode sebagai file',
  codesCaption: (count, id) => html`${counted(count, 'kode')} dari ${id}`,

  back: '‹ Pesanan',
  showTests: '🧪 Pesanan uji coba',
  showLive: '📦 Pesanan Anda',

  newsOff: '🔕 Matikan kabar toko',
  newsOn: '🔔 Kabar dari toko',
  newsAreOff: 'Anda tidak akan menerima kabar dari toko lagi.',
  newsAreOn: 'Anda kembali menerima kabar dari toko.',
  notices: '🔔 Pemberitahuan',
  askNotices: 'Kapan saya kabari tentang pesanan yang tadinya masih diproses?',
  notice: {
    each: 'Setiap ada yang selesai',
    hourly: 'Ringkasan setiap jam',
    failures: 'Hanya kalau dibatalkan',
    none: 'Tidak pernah',
  },
  noticesSet: {
    each: 'Saya kabari setiap kali pesanan yang diproses selesai.',
    hourly: 'Saya kirim ringkasan setiap jam.',
    failures: 'Saya kabari hanya kalau ada pesanan yang dibatalkan.',
    none: 'Saya tidak mengirim kabar tentang pesanan lagi.',
  },
}
