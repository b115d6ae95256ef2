import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const testKeys: Texts['testKeys'] = {
  open: '🧪 Kunci uji coba',
  about:
    'Coba program Anda tanpa membayar: alamat, katalog, dan harga sama, tetapi uang dan pesanannya uji coba. Tidak ada yang dikirim, dan dompet, pesanan, serta batas Anda tidak tersentuh.',
  wallet: 'Dompet uji coba',
  none: 'Anda belum punya kunci uji coba. Yang baru mendapat 100 USD uang uji coba.',
  endingsDecide: 'Akhiran id pemain menentukan hasil pesanan uji coba:',
  endings: {
    '01': 'selesai setelah 3 detik',
    '02': 'langsung dibatalkan, dana kembali',
    '03': 'dibatalkan setelah 3 detik, dana kembali',
    '04': 'tanpa jawaban selama semenit, lalu selesai',
    '05': 'gagal sekali, lalu selesai',
  },
  otherEndings: (testCode) =>
    html`Yang lain langsung selesai. Kunci game dan kartu memberi kode ${testCode}.`,
  create: '🔑 Kunci uji coba baru',
  refill: '💵 Isi sampai $100',
  refilled: 'Dompet uji coba Anda berisi 100 USD lagi.',
  orders: '📦 Pesanan uji coba',
  revoke: (name) => `🗑 Cabut ${name}`,
  askRevoke: (name) => `Cabut kunci uji coba ${name}?`,
  whatRevokeMeans:
    'Panggilan dengan kunci ini langsung ditolak. Pesanan dan uang uji coba Anda tetap ada.',
  revokeNow: '🗑 Ya, cabut',
  revoked: 'Kunci uji coba dicabut.',
  newKey: 'Kunci uji coba Anda',
  shownOnce: html`Hanya saya tampilkan sekali dan tidak saya simpan. Kirim di setiap panggilan, sebagai header ${code('X-API-Key: …')}.`,
  worksAtOnce: 'Langsung berlaku, juga ketika akses API Anda mati.',
}
