import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, format } from '../words.ts'

export const incidents: Texts['service']['incidents'] = {
  title: '🚨 Gangguan',
  none: 'Tidak ada pemasok yang terus gagal.',
  worked: (who) => html`🟢 Pemasok ${who} berjalan lagi.`,
  since: 'Sejak',
  lasts: 'Berlangsung',
  open: 'Pesanan terbuka',
  notSent: '▫️ Pasti belum terkirim',
  unknown: '▫️ Tidak diketahui',
  atWork: '▫️ Sedang dikerjakan',
  worth: 'Senilai',
  toldAt: (at) => `Pemilik pesanan diberi tahu, ${at}.`,
  triedAgain:
    'Dicoba lagi setiap beberapa detik. Pesanan yang tidak diketahui ditanyakan sampai hasilnya jelas; dari sini tidak bisa disentuh.',
  triedNext: 'Dicoba lagi dengan pesanan berikutnya.',
  over: 'Yang masih terbuka berjalan terus sendiri.',
  cancel: (count) => `↩️ Batalkan yang belum terkirim: ${format.number(count)}`,
  cancelYes: '↩️ Ya, batalkan dan kembalikan',
  confirmCancel: (count, who) =>
    html`Batalkan dan kembalikan ${counted(count, 'pesanan')} yang pasti belum ada di ${who}?`,
  onlySafe: 'Masing-masing diperiksa lagi. Yang terkirim sementara itu dibiarkan.',
  cancelled: (count) => `${counted(count, 'pesanan')} dibatalkan dan dikembalikan.`,
  move: '➡️ Kirim ke tempat lain',
  whereTo: (count) => `Ke mana ${counted(count, 'pesanan')} ini?`,
  nowhere:
    'Tidak ada pemasok lain untuk produk ini, atau tidak ada yang di bawah harga yang dibayar.',
  aboutTargets: 'Di samping nama ada jumlah yang bisa diambil tanpa rugi.',
  to: (supplier, count) => `➡️ ${supplier} (${format.number(count)})`,
  moved: (count, supplier) => `${counted(count, 'pesanan')} dikirim ke ${supplier}.`,
  tell: '📣 Beri tahu pemilik pesanan',
  tellYes: '📣 Ya, beri tahu',
  confirmTell: 'Kirim ini kepada semua yang punya pesanan terbuka di sana?',
  told: (count) => `${format.number(count)} orang diberi tahu.`,
  waits: (count) => `${counted(count, 'pemasok')} terus gagal: lihat /incidents`,
  back: '‹ Gangguan',
}
