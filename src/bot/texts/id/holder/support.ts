import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { operator } from '../words.ts'

export const support: Texts['support'] = {
  title: '💬 Bantuan pembayaran',
  button: '💬 Bantuan',
  include: (support) =>
    `Ada masalah dengan isi saldo atau pesanan? Tulis ke ${operator(support)} dan sertakan:`,
  yourId: 'id Anda:',
  theReference: 'nomor isi saldo, atau id pesanan',
  whatHappened: 'kapan dan bagaimana Anda membayar, dan apa yang terjadi',
  newestTopUps: 'Isi saldo terakhir Anda',
  notTelegram: 'Bantuan Telegram sendiri tidak bisa membantu pembayaran ke bot ini.',

  terms: '📄 Ketentuan',
  defaultTerms: (support) => [
    'Isi saldo masuk ke dompet Anda di sini dan dipakai membayar pesanan. Saldo tidak bisa ditarik.',
    'Kalau sebuah pesanan pasti tidak bisa dikerjakan, dananya kembali ke dompet. Yang sudah dikirim bersifat final, termasuk kode yang sudah ditampilkan.',
    'Anda bertanggung jawab atas id dan nama tujuan pesanan, dan atas kunci API Anda.',
    'Kalau menipu, memakai pembayaran curian, atau menarik kembali pembayaran, akses Anda dicabut.',
    'Telegram bukan pihak dalam perjanjian ini, dan bantuannya tidak bisa menangani pembayaran.',
    `Pertanyaan dan keluhan: ${operator(support)}. /paysupport menunjukkan apa yang perlu disertakan.`,
  ],

  settings: '💬 Bantuan dan ketentuan',
  contact: (contact) => `Orang melihat kontak ini: ${contact}`,
  noContact: 'Belum ada kontak. Orang membaca “operator”.',
  ownTerms: '/terms menampilkan:',
  shortTerms: '/terms menampilkan teks singkat bawaan.',
  change: { support: '✏️ Bantuan', terms: '✏️ Ketentuan' },
  remove: { support: '🗑 Hapus', terms: '🗑 Pakai teks singkat' },
  ask: {
    support: html`Orang harus minta bantuan kepada siapa? Kirim ${code('@nama')} Telegram, alamat email, atau alamat ${code('https://')}.`,
    terms: html`Kirim teks untuk /terms, paling banyak 3500 karakter.`,
  },
  changed: {
    support: 'Diubah. Orang melihatnya mulai sekarang.',
    terms: 'Diubah. /terms menampilkannya.',
  },
  removed: {
    support: 'Dihapus. Orang sekarang membaca “operator”.',
    terms: 'Dihapus. /terms kembali menampilkan teks singkat bawaan.',
  },
}
