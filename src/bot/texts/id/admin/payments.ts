import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const payments: Texts['people']['payments'] = {
  title: '❓ Pembayaran tanpa isi saldo',
  none: 'Semua pembayaran sudah di dompet atau dikembalikan.',
  waits: (count) => `${counted(count, 'pembayaran')} tanpa isi saldo: lihat /payments`,
  one: '❓ Pembayaran tanpa isi saldo',
  worth: 'Nilai',
  paid: 'Dibayar',
  unknown: 'tidak diketahui',
  for: 'Untuk',
  payer: 'Dibayar oleh',
  payment: 'Pembayaran',
  arrived: 'Diterima',
  statusLabel: 'Status',
  decidedBy: 'Diputuskan oleh',
  reason: 'Alasan',
  status: {
    open: '🔎 menunggu keputusan',
    assigned: '✅ sudah masuk',
    returning: '↩️ sedang dikembalikan',
    returned: '↩️ dikembalikan',
  },
  find: 'Cari tahu milik siapa lalu masukkan, atau kembalikan.',
  twice: (reference) => html`Isi saldo ${reference} sudah masuk: ini pembayaran kedua.`,
  assignTo: (reference) => `✅ Ke ${reference}`,
  assign: '✅ Masukkan',
  giveBack: '↩️ Kembalikan',
  askWhom: (reference, withAmount) =>
    html`Milik siapa? Kirim nomor referensi isi saldo, misalnya ${reference}, atau penerima dan jumlah dalam USD: ${withAmount}.`,
  sayAmount: 'Nilai pembayaran ini tidak diketahui. Kirim penerima dan jumlah dalam USD.',
  confirm: (amount, name) => `Masukkan ${amount} untuk ${name}?`,
  about: 'Uangnya masuk ke dompetnya, dan ia mendapat pesan.',
  yes: '✅ Ya, masukkan',
  done: (amount, name) => `✅ ${amount} dimasukkan untuk ${name}.`,
  byService: 'Layanan pembayaran mengembalikannya kepada pembayar. Ketik alasannya.',
  byHand:
    'Kembalikan dulu di layanan pembayaran. Lalu ketik alasannya di sini, dan pembayaran ditandai dikembalikan.',
  gone: '↩️ Pembayaran dikembalikan.',
  notYet: '↩️ Layanan pembayaran belum memastikannya. Tekan “Kembalikan” lagi nanti.',
  back: '‹ Pembayaran',
  decide: '❓ Putuskan',
}
