import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const wallet: Texts['wallet'] = {
  title: '👛 Dompet',
  balance: 'Saldo',
  openTopUps: 'Isi saldo belum selesai',
  owed: (amount) =>
    html`⚠️ Anda berutang ${amount}, karena sebuah pembayaran ditarik kembali setelah uangnya terpakai. Pesanan dan pengecekan berbayar ditolak sampai utang ini lunas. Isi saldo berikutnya melunasinya dulu.`,
  lowBalance: '🔔 Saldo rendah',
  noMark: 'Saya tidak memberi tahu kalau saldo Anda rendah.',
  mark: (amount) => html`Saya beri tahu kalau saldo Anda di bawah ${amount}.`,
  setMark: '✏️ Atur jumlah',
  markOff: '🔕 Matikan',
  askMark: 'Beri tahu saya kalau saldo di bawah:',
  howToType: html`Ketik jumlah dalam USD, misalnya ${code('50')}.`,
  markOffToast: 'Saya tidak akan memberi tahu lagi.',

  entries: '📒 Mutasi',
  noEntries: 'Belum ada mutasi. Isi saldo pertama akan muncul di sini.',
  balanceThen: (amount) => `saldo ${amount}`,
  kind: {
    deposit: 'Isi saldo',
    deposit_refund: 'Isi saldo dikembalikan',
    deposit_refund_reversal: 'Pengembalian isi saldo dibatalkan',
    credit: 'Penambahan',
    debit: 'Pengurangan',
    charge: 'Pesanan',
    refund: 'Pengembalian dana pesanan',
    claim_refund: 'Pengembalian dana keluhan',
    fee: 'Pengecekan',
    fee_refund: 'Biaya pengecekan dikembalikan',
    chargeback: 'Isi saldo ditarik',
    debt: 'Utang isi saldo yang ditarik',
    debt_payment: 'Pelunasan utang',
  },

  statement: '⬇️ Laporan (CSV)',
  statementCaption: (count) =>
    `Semua mutasi dompet Anda, dari yang terlama: ${count}. Waktu dalam UTC, jumlah dalam USD.`,
  statementPart: (part) => `Bagian ${part} dari laporan Anda, dengan mutasi berikutnya.`,
}
