import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { operator } from '../words.ts'

export const home: Texts['home'] = {
  hello: (name) => html`👋 Halo, ${name}`,
  nameless: 'kawan',
  intro:
    'Isi saldo dompet Anda, lalu belanja di toko. Dengan akses API, program Anda juga bisa memesan.',
  closed: {
    maintenance: '🛠 Pembelian sedang dijeda karena perbaikan. Saldo dan pesanan Anda aman.',
    shop: '🛍 Toko sedang tutup. Saldo dan pesanan Anda aman.',
    apiOrders: '🔌 Pesanan baru lewat API sedang dijeda. Saldo dan pesanan Anda aman.',
  },
  meanwhile: {
    maintenance:
      'Sementara itu Anda bisa isi saldo, melihat pesanan, dan melihat harga. Silakan kembali nanti untuk membeli.',
    shop: 'Sementara itu Anda bisa isi saldo dan melihat pesanan. Silakan kembali nanti untuk membeli.',
    apiOrders: 'Sementara itu Anda bisa belanja di toko, isi saldo, dan melihat pesanan.',
  },
  wallet: '👛 Dompet',
  topUp: '➕ Isi saldo',
  api: '🔑 Akses API',
  orders: '📦 Pesanan',
  help: '❔ Bantuan',
  admin: '🛡 Admin',
  language: '🌐 Bahasa',
  standing: 'Akun',
  standings: { active: '🟢 aktif', restricted: '🟠 dibatasi', banned: '⛔ diblokir' },
  banned: 'Akun Anda diblokir.',
  restricted: 'Akun Anda dibatasi.',
  restrictedUntil: (time) => `Akun Anda dibatasi sampai ${time}.`,
  reason: (reason) => `Alasan: ${reason}.`,
  keepsBalance: (support) =>
    `Saldo Anda tetap ada; silakan tanya ${operator(support)}. Untuk bantuan pembayaran, kirim /paysupport.`,

  helpTitle: 'Yang bisa saya lakukan',
  firstOrder: 'Pesanan pertama Anda',
  firstOrderSteps:
    '1. Isi saldo dompet. 2. Di /api, nyalakan akses dan buat kunci. 3. Kirim pesanan dengan kunci itu.',
  tryFirst: 'Mau coba dulu tanpa membayar? Ambil kunci uji coba: /api, lalu Kunci uji coba.',
  apiIsAt: (url, reference) => html`API ada di ${url}, dan dokumentasinya di ${reference}`,
  questions: (support) => `Ada pertanyaan? Tanya ${operator(support)}.`,

  chooseLanguage: 'Mau pakai bahasa apa?',
  languageChosen: 'Mulai sekarang saya berbahasa Indonesia.',

  commands: {
    start: 'Menu',
    shop: 'Beli top-up, kunci game, atau kartu',
    wallet: 'Saldo, isi saldo, mutasi, laporan',
    api: 'Akses API, kunci, alamat, webhook',
    orders: 'Pesanan Anda dan kodenya',
    bulk: 'Beli banyak sekaligus, dari file CSV',
    language: 'Bahasa yang saya pakai',
    help: 'Yang bisa dilakukan bot ini',
    paysupport: 'Bantuan pembayaran',
    terms: 'Ketentuan layanan ini',
    cancel: 'Hentikan pertanyaan ini',
  },
}
