import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const approvals: Texts['people']['approvals'] = {
  title: '🔐 Orang kedua',
  none: 'Tidak ada yang menunggu orang kedua.',
  above: (amount) =>
    `Kredit dan pengembalian dana di atas ${amount} perlu orang kedua. Kurs, cara bayar, dan peran yang menggerakkan uang selalu perlu.`,
  anyAmount: 'tanpa batas',
  never: 'Tidak ada jumlah yang perlu orang kedua.',
  kinds: {
    adjustment: 'Penambahan atau pengurangan',
    top_up: 'Isi saldo',
    top_up_refund: 'Pengembalian isi saldo',
    payment: 'Pembayaran tanpa isi saldo',
    claim: 'Pengembalian karena masalah',
    order: 'Pembatalan pesanan',
    settings: 'Pengaturan isi saldo',
    second_person: 'Jumlah untuk orang kedua',
    transfer: 'Cara bayar',
    supplier: 'Batas pemasok',
    role: 'Peran',
    tier: 'Tingkat akun',
    claim_codes: 'Penggantian kode',
    payment_return: 'Pengembalian pembayaran',
  },
  state: {
    open: 'menunggu',
    confirmed: 'dikonfirmasi',
    declined: 'ditolak',
    expired: 'kedaluwarsa',
  },
  amount: 'Jumlah',
  asked: 'Diputuskan oleh',
  ended: 'Diakhiri oleh',
  until: 'Sampai',
  reason: 'Alasan',
  confirm: '✅ Konfirmasi',
  decline: '✖️ Tolak',
  withdraw: '✖️ Tarik kembali',
  waitsForOther: 'Ini perlu orang kedua. Yang berwenang sudah diberi tahu dan punya waktu 24 jam.',
  done: { confirmed: 'Dikonfirmasi dan dijalankan.', declined: 'Ditolak. Tidak ada yang berubah.' },
  wanted: (who, what, amount) => `🔐 ${who} perlu orang kedua: ${what}, ${amount}.`,
  told: {
    confirmed: (who, what, amount) =>
      `✅ ${who} mengonfirmasi: ${what}, ${amount}. Sudah dijalankan.`,
    declined: (who, what, amount) =>
      `✖️ ${who} menolak: ${what}, ${amount}. Tidak ada yang berubah.`,
  },
  show: 'Lihat',
  waits: (count) => `${counted(count, 'keputusan')} menunggu orang kedua: lihat /approvals`,
  setting: (amount) => `🔐 Orang kedua: di atas ${amount}`,
  settingNever: '🔐 Orang kedua: tidak pernah',
  ask: 'Di atas berapa USD perlu dua orang?',
  about:
    'Kredit dan pengembalian dana di atas jumlah ini menunggu sampai anggota tim lain mengonfirmasinya. Kurs, cara bayar, peran yang menggerakkan uang, dan menaikkan jumlah ini lalu selalu menunggu. Kirim 0 untuk tidak pernah.',
  back: '‹ Orang kedua',
}
