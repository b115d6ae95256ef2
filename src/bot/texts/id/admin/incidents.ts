import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, format } from '../words.ts'

export const incidents: Texts['service']['incidents'] = {
  title: '🚨 Gangguan',
  none: 'Tidak ada pemasok yang terus gagal.',
  worked: (who) => html`🟢 Pemasok ${who} berjalan lagi.`,
  quiet: (who) => html`⚪ Gangguan di ${who} sudah berakhir.`,
  since: 'Sejak',
  lasts: 'Lamanya',
  open: 'Pesanan berjalan',
  notSent: '▫️ Pasti belum terkirim',
  unknown: '▫️ Hasil tidak diketahui',
  atWork: '▫️ Sedang dikerjakan',
  worth: 'Senilai',
  toldAt: (at) => `Pemilik pesanan diberi tahu ${at}.`,
  triedAgain:
    'Dicoba lagi setiap beberapa detik. Pesanan yang hasilnya tidak diketahui ditanyakan sampai jelas; dari sini tidak bisa diubah.',
  triedNext: 'Dicoba lagi dengan pesanan berikutnya.',
  over: 'Yang belum selesai akan berlanjut sendiri.',
  overQuiet: (span) =>
    `Tidak ada pesanan berjalan di sana, dan tidak ada yang gagal selama ${span}. Pesanan berikutnya akan menunjukkan apakah sudah berjalan lagi.`,
  cancel: (count) => `↩️ Batalkan yang belum terkirim: ${format.number(count)}`,
  cancelYes: '↩️ Ya, batalkan, dana kembali',
  confirmCancel: (count, who) =>
    html`Batalkan ${counted(count, 'pesanan')} yang pasti belum ada di ${who} dan kembalikan dananya?`,
  onlySafe: 'Masing-masing diperiksa lagi. Yang sudah terkirim sementara itu dibiarkan.',
  cancelled: (count) => `${counted(count, 'pesanan')} dibatalkan dan dananya dikembalikan.`,
  move: '➡️ Kirim ke pemasok lain',
  whereTo: (count) => `Ke mana ${counted(count, 'pesanan')} ini dikirim?`,
  nowhere:
    'Tidak ada pemasok lain untuk produk ini, atau tidak ada yang di bawah harga yang dibayar.',
  aboutTargets: 'Di samping nama tertulis berapa yang bisa diambil tanpa rugi.',
  to: (supplier, count) => `➡️ ${supplier} (${format.number(count)})`,
  moved: (count, supplier) => `${counted(count, 'pesanan')} dikirim ke ${supplier}.`,
  tell: (count) => `📣 Beri tahu pemilik pesanan (${format.number(count)})`,
  tellYes: '📣 Ya, beri tahu',
  confirmTell: (count) =>
    `Kirim ini kepada ${format.number(count)} orang yang belum diberi tahu tentang pesanan mereka di sana?`,
  told: (count) => `${format.number(count)} orang diberi tahu.`,
  waits: (count) => `${counted(count, 'pemasok')} terus gagal: lihat /incidents`,
  back: '‹ Gangguan',
}
