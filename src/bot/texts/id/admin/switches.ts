import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const switches: Texts['service']['switches'] = {
  title: '🎛 Sakelar',
  names: {
    maintenance: '🛠 Perbaikan',
    apiorders: '📦 Pesanan lewat API',
    shop: '🛍 Toko di chat',
    allowlist: '🌐 Alamat wajib',
    statuspage: '📡 Halaman status',
    eligibility: '🎓 Syarat API',
    stars: '⭐️ Telegram Stars',
    crypto: '🪙 Kripto (@CryptoBot)',
  },
  on: 'nyala',
  off: 'mati',
  effect: {
    maintenance: 'nyala: pesanan dan pengecekan baru ditolak',
    apiorders: 'mati: pesanan baru ditolak',
    shop: 'mati: tidak ada yang bisa membeli di chat',
  },
  turn: {
    on: (name) => `${name}: nyalakan`,
    off: (name) => `${name}: matikan`,
  },
  yes: { on: 'Ya, nyalakan', off: 'Ya, matikan' },
  turned: {
    maintenance: {
      on: 'Perbaikan menyala: pesanan dan pengecekan baru ditolak sampai Anda mematikannya.',
      off: 'Perbaikan mati: API dibuka lagi.',
    },
    apiorders: {
      on: 'Pesanan lewat API menyala.',
      off: 'Pesanan lewat API mati: pesanan baru ditolak.',
    },
    shop: {
      on: 'Toko buka: orang bisa membeli di chat.',
      off: 'Toko tutup: tidak ada yang bisa membeli di chat.',
    },
    statuspage: {
      on: 'Halaman status terbuka untuk umum.',
      off: 'Halaman status disembunyikan.',
    },
    allowlist: {
      on: 'Daftar alamat diwajibkan: akun tanpa daftar ditolak.',
      off: 'Daftar alamat tidak diwajibkan lagi.',
    },
    eligibility: {
      on: 'Syarat API berlaku mulai sekarang.',
      off: 'Syarat API tidak berlaku lagi.',
    },
    stars: { on: 'Telegram Stars tersedia.', off: 'Telegram Stars tidak tersedia lagi.' },
    crypto: { on: 'Kripto ditawarkan.', off: 'Kripto tidak ditawarkan lagi.' },
  },
  usage: (command) => `Tulis ${command} on atau ${command} off.`,
  eligibilityUsage:
    'Tulis /eligibility on atau /eligibility off. Anda bisa menambahkan berapa total isi saldo dan berapa umur akunnya: /eligibility on 50 7d.',
  confirm: {
    maintenance: 'Nyalakan mode perbaikan?',
    apiorders: 'Matikan pesanan lewat API?',
    shop: 'Tutup toko di chat?',
    allowlist: 'Wajibkan daftar alamat?',
    eligibility: 'Nyalakan syarat API?',
  },
  about: {
    maintenance:
      'Semua pesanan dan pengecekan baru dari semua reseller langsung ditolak, sampai Anda mematikannya. Pesanan berjalan tetap berlanjut, dan reseller tetap bisa membaca semuanya.',
    apiorders:
      'Semua pesanan baru dari semua reseller langsung ditolak, sampai Anda menyalakannya lagi. Pengecekan dan pesanan berjalan tetap berlanjut.',
    shop: 'Tidak ada yang bisa membeli di chat sampai Anda membukanya lagi. Pesanan lewat API dan pesanan berjalan tetap berlanjut.',
    allowlist:
      'API langsung menolak semua akun tanpa daftar, sampai ada daftarnya atau Anda mematikan ini.',
    eligibility: 'API langsung menolak semua akun yang tidak memenuhinya.',
  },
  all: '‹ Sakelar',
  editRules: '✏️ Syarat API',
  topUps: '➕ Isi saldo',
  askRules: 'Siapa yang boleh memakai API?',
  aboutRules: (both, none) =>
    html`Kirim berapa total isi saldo (dalam USD), berapa umur akunnya, atau keduanya, misalnya ${both}. ${none} berarti tanpa syarat.`,
  rules: (amount, age) => `total isi saldo paling sedikit ${amount}, umur akun ${age}`,
  confirmRules: 'Pakai syarat ini?',
  aboutNewRules: (rules) => `Syaratnya: ${rules}. API langsung menolak semua akun lain.`,
  rulesOn: (rules) => `Syarat API menyala: ${rules}.`,
  rulesOff: (rules) => `Syarat API mati: ${rules}.`,
}
