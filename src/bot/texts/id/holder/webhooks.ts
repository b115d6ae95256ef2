import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const webhooks: Texts['webhooks'] = {
  open: '🪝 Daftar webhook',
  ofTestKeys: '🪝 Webhook kunci uji coba',
  one: '🪝 Webhook',
  oneOfTestKeys: '🪝 Webhook kunci uji coba',
  about:
    'Saya mengirim kejadian, misalnya pesanan selesai, ke URL ini. Ketuk salah satu untuk melihat apa yang dikirim.',
  whatFor:
    'Saya bisa mengirim kejadian, misalnya pesanan selesai, ke URL Anda, supaya program Anda tidak perlu bertanya terus. Setiap panggilan ditandatangani.',
  full: (count) => `Anda punya ${count}, dan itu batasnya. Hapus satu untuk menambah yang lain.`,
  add: '➕ Tambah webhook',
  world: { live: '🪝 Webhook kunci asli', test: '🧪 Webhook kunci uji coba' },

  state: 'Keadaan',
  on: '🟢 nyala',
  failing: (time) => html`🟠 nyala, tetapi gagal sejak ${time}`,
  off: {
    switched_off: '⚪️ mati',
    failing: '⚪️ mati, karena lima hari tidak ada panggilan yang berhasil',
    gone: '⚪️ mati, karena server Anda menjawab 410 (gone)',
  },
  events: 'Kejadian',
  allEvents: 'semua',
  waiting: 'Menunggu',
  calls: (count) => counted(count, 'panggilan'),
  lastTest: 'Tes terakhir',
  testOnItsWay: '🕓 sedang dikirim – ketuk Segarkan',
  id: 'Id',
  added: 'Ditambahkan',

  sendTest: '📨 Kirim kejadian tes',
  testSent: 'Kejadian tes sedang dikirim. Ketuk Segarkan untuk melihat jawabannya.',
  deliveries: '📜 Pengiriman',
  chooseTypes: '🗂 Pilih kejadian',
  rotate: '🔁 Ganti rahasia',
  turnOn: '🟢 Nyalakan',
  turnOff: '⚪️ Matikan',
  turnedOn:
    'Webhook menyala. Webhook menerima kejadian mulai sekarang. Yang terlewat bisa dikirim di Pengiriman.',
  turnedOff: 'Webhook mati.',
  remove: '🗑 Hapus',
  removed: 'Webhook dihapus.',
  whichEvents: '🗂 Kejadian apa saja?',
  askTypes:
    'Ketuk kejadian untuk memilih atau melepasnya. Kalau semua dipilih, jenis baru juga dikirim.',
  next: 'Lanjut: URL ›',
  save: '💾 Simpan',
  typesSaved: 'Disimpan.',
  whereTo: '🪝 Kejadian dikirim ke mana?',
  askUrl: html`Kirim URL server Anda, misalnya ${code('https://shop.example/webhooks')}. Lalu saya kirim kejadian tes yang ditandatangani, dan menampilkan rahasia penandatangannya.`,
  didYouMean: (url) => html`Maksud Anda ${url}?`,
  offerUrl: (url) =>
    html`Kirim kejadian akun Anda ke ${url}? Lalu saya kirim kejadian tes yang ditandatangani, dan menampilkan rahasia penandatangannya.`,

  secret: 'Rahasia webhook Anda',
  to: (url) => html`ke ${url}`,
  secretShownOnce: html`Hanya saya tampilkan sekali. Server Anda memerlukannya untuk memeriksa header ${code('webhook-signature')} di setiap panggilan: pustaka Standard Webhooks apa pun bisa.`,
  copySecret: '📋 Salin rahasia',
  secretNotShown:
    'Selesai, tetapi pesan saya dengan rahasianya tidak sampai, dan tidak bisa saya tampilkan lagi. Buka webhook itu dan ambil rahasia baru.',
  newSecretNotShown:
    'Selesai, tetapi pesan saya dengan rahasia baru tidak sampai, dan tidak bisa saya tampilkan lagi. Ambil yang lain. Rahasia yang dipakai server Anda lalu berakhir, jadi bersiaplah menggantinya.',
  rotatedBefore: 'Webhook ini sudah mendapat rahasia baru sejak tombol ini ditampilkan.',
  ask: {
    rotate: 'Ganti rahasia?',
    off: 'Matikan webhook?',
    remove: 'Hapus webhook?',
  },
  whatItMeans: {
    rotate: (url) =>
      html`Anda langsung mendapat rahasia baru untuk ${url}. Selama 24 jam setiap panggilan juga ditandatangani dengan yang lama, supaya Anda sempat mengganti server. Kalau rahasia baru terakhir diambil kurang dari 24 jam lalu, yang sebelumnya berakhir sekarang.`,
    off: (url) =>
      html`Tidak ada yang dikirim ke ${url} sampai Anda menyalakannya lagi. Yang terjadi selama itu hanya dikirim kalau Anda minta nanti, di Pengiriman.`,
    remove: (url) => html`Tidak ada yang dikirim lagi ke ${url}, dan rahasianya hilang.`,
  },
  confirmed: {
    rotate: '🔁 Ya, ganti',
    off: '⚪️ Ya, matikan',
    remove: '🗑 Ya, hapus',
  },

  noDeliveries: 'Belum ada yang dikirim.',
  legend:
    'Setiap baris berisi kejadian, status jawaban server Anda, lamanya, dan nomor percobaannya.',
  notSentYet: 'belum dikirim',
  event: 'Kejadian',
  notKept: 'sudah tidak disimpan',
  subject: 'Tentang',
  queued: 'Masuk antrean',
  attempts: 'Percobaan',
  lastAttempt: 'Percobaan terakhir',
  answer: 'Jawaban',
  answered: (status, ms) => `${status} dalam ${ms} ms`,
  noAnswer: (problem, ms) => `${problem} setelah ${ms} ms`,
  nextAttempt: 'Percobaan berikutnya',
  givenUp: 'Tidak dicoba lagi. Anda bisa mengirimnya ulang.',
  sendAgain: '📨 Kirim lagi',
  sentAgain: 'Sedang dikirim lagi.',
  deliveryGone: 'Pengiriman ini sudah diulang sejak itu, atau sudah tidak disimpan.',
  resend: '📨 Kirim semua sejak …',
  askSince: html`Semua kejadian sejak itu dikirim lagi, juga yang sudah diterima server Anda. Ketuk waktunya, atau kirim tanggal seperti ${code('2026-01-15')} atau ${code('2026-01-15 12:00')} (UTC).`,
  notADate:
    'Ini bukan tanggal di masa lalu. Tulis seperti 2026-01-15 atau 2026-01-15 12:00 (UTC), atau kirim /cancel.',
  nothingSince: (time) => html`Tidak ada kejadian jenis itu sejak ${time}.`,
  askResend: (count) => `Kirim ${counted(count, 'kejadian')} lagi?`,
  everythingSince: (time) =>
    html`Itu semua sejak ${time}. Server Anda menerima masing-masing dengan id yang sama seperti dulu.`,
  resendNow: (count) => `📨 Ya, kirim ${count}`,
  resending: 'Sedang dikirim.',
}
