import type { RefusedFor } from '../../../../domain/access/last-refusal.ts'
import { code, type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, operator } from '../words.ts'

export const api: Texts['api'] = {
  title: '🔑 Akses API',
  access: 'Akses',
  state: { on: '🟢 nyala', off: '⚪️ mati' },
  key: 'Kunci',
  noKey: 'tidak ada',
  keyCreated: (time) => html`dibuat ${time}`,
  keyUsed: (ago) => `terakhir dipakai ${ago}`,
  keyUsedFrom: (ago, address) => html`terakhir dipakai ${ago} dari ${address}`,
  keyUnused: 'belum dipakai',
  otherKeys: 'Kunci lain',
  olderKey: 'Kunci lama',
  validUntil: (time) => html`berlaku sampai ${time}`,
  moreOlderKeys: (count) => `… dan ${counted(count, 'kunci lama')} lagi`,
  addressList: 'Alamat',
  anyAddress: 'semua',
  allowed: (count) => counted(count, 'diizinkan'),
  asksAboutNew: 'Saya bertanya tentang alamat baru',
  baseUrl: 'URL dasar',
  accepted: {
    one: '✅ Panggilan dengan kunci Anda diterima.',
    many: '✅ Panggilan dengan kunci-kunci Anda diterima.',
  },
  refused: 'API menolak panggilan Anda saat ini:',

  lastRefused: (ago: string, from: Html, why: string) =>
    html`🚫 Panggilan terakhir yang ditolak: ${ago}, ${from}: ${why}.`,
  from: (address: Html) => html`dari ${address}`,
  fromUnknown: html`dari alamat yang tidak diketahui`,
  /** Why the last refused call was refused, to put at the end of a sentence. */
  refusedFor: {
    replaced: 'kuncinya sudah diganti dengan yang baru',
    expired: 'kuncinya sudah kedaluwarsa',
    revoked: 'kuncinya sudah dicabut',
    API_DISABLED: 'akses API sedang mati',
    API_DISABLED_BY_ADMIN: 'operator mematikan akses API',
    API_NOT_ELIGIBLE: 'akun belum boleh memakai API',
    ACCOUNT_BANNED: 'akun diblokir',
    ACCOUNT_RESTRICTED: 'akun dibatasi',
    IP_ALLOWLIST_REQUIRED: 'belum ada daftar alamat yang diizinkan',
    IP_NOT_ALLOWED: 'alamatnya tidak ada di daftar Anda',
    KEY_SCOPE: 'kuncinya bukan untuk panggilan seperti itu',
  } satisfies Record<RefusedFor, string>,
  allowRefused: (address: string) => `✅ Izinkan ${address}`,
  askAllow: 'Izinkan panggilan dari alamat ini?',
  whatAllowMeans:
    'Program di alamat ini lalu bisa memakai API dengan kunci Anda. Izinkan hanya kalau alamat ini milik Anda.',
  allowNow: '✅ Ya, izinkan',

  turnOn: '🟢 Nyalakan',
  turnOff: '⚪️ Matikan',
  turnedOn: 'Akses API menyala.',
  turnedOff: 'Akses API mati. Semua panggilan ditolak sampai Anda menyalakannya lagi.',
  askOff: 'Matikan akses API?',
  whatOffMeans:
    'Semua panggilan dari program Anda langsung ditolak. Pesanan yang diproses tetap berjalan, dan kunci Anda tetap sama.',
  createKey: '🔑 Buat kunci',
  rotateKey: '🔁 Ganti kunci',
  addresses: '🌐 Alamat',
  tryIt: '▶️ Panggilan pertama',

  replace: '🔁 Ganti kunci',
  chooseGrace:
    'Anda langsung mendapat kunci baru, dengan batas dan masa berlaku yang sama. Berapa lama kunci lama tetap berlaku, supaya Anda sempat mengganti program?',
  grace: { none: 'Langsung mati', hour: '1 jam', day: '24 jam' },
  askReplace: 'Ganti kunci ini?',
  afterReplacing: {
    none: 'Kunci lama langsung tidak berlaku.',
    hour: 'Kunci lama masih berlaku 1 jam.',
    day: 'Kunci lama masih berlaku 24 jam.',
  },
  rotateNow: '🔁 Ya, ganti',
  newKey: 'Kunci API Anda',
  shownOnce:
    'Hanya saya tampilkan sekali dan tidak saya simpan. Simpan di tempat yang bisa dibaca program Anda, lalu hapus pesan ini.',
  sendAs: html`Kirim di setiap panggilan, sebagai header ${code('X-API-Key: …')}.`,
  copyKey: '📋 Salin kunci',
  deleteMessage: '🗑 Sudah disimpan – hapus pesan ini',
  keyNotShown:
    'Kunci baru sudah dibuat, tetapi pesan saya tidak sampai, dan saya tidak menyimpannya. Silakan buat kunci lain.',
  keyOutOfDate: 'Kuncinya sudah berubah sejak tombol ini ditampilkan.',

  runThese:
    'Jalankan perintah ini di terminal (ketuk untuk menyalin). Isi dulu kunci Anda setelah KEY=',
  forSale: 'Lihat yang dijual:',
  orderOne: (product, price) =>
    `Satu pesanan: ${product} seharga ${price} dari dompet Anda, langsung dikirim:`,
  orderAny: 'Satu pesanan, dibayar dari dompet Anda:',
  aboutTrxid:
    'trxid adalah id pesanan buatan Anda sendiri. Pakai yang baru untuk setiap pesanan, misalnya UUID, karena dua pelanggan tidak bisa memakai yang sama. Kalau pesanan dikirim lagi dengan trxid yang sama, Anda tidak ditagih dua kali.',
  reference: (url) => `Dokumentasi lengkap: ${url}`,

  refusal: {
    MISSING_API_KEY: 'Anda belum punya kunci yang berlaku. Buat satu di bawah.',
    ACCOUNT_BANNED: (support) => `Akun Anda diblokir. Silakan tanya ${operator(support)}.`,
    ACCOUNT_RESTRICTED: (support) =>
      `Akun Anda dibatasi sementara. Tunggu sampai berakhir, atau tanya ${operator(support)}.`,
    API_DISABLED_BY_ADMIN: (support) =>
      `Operator mematikan akses API Anda. Silakan tanya ${operator(support)}.`,
    API_DISABLED: 'Akses API mati. Nyalakan di bawah.',
    API_NOT_ELIGIBLE: (rules) => `Anda belum bisa memakai API. Syaratnya: ${rules}.`,
    IP_ALLOWLIST_REQUIRED:
      'Layanan ini mewajibkan daftar alamat yang diizinkan. Tambahkan alamat Anda di Alamat.',
    IP_NOT_ALLOWED:
      'Panggilan terakhir datang dari alamat yang tidak ada di daftar Anda. Tambahkan di Alamat.',
  },
  eligibleBy: {
    deposited: (amount) => `total isi saldo paling sedikit ${amount}`,
    age: (age) => `umur akun ${age}`,
  },
  maintenance: 'Layanan sedang dalam perbaikan: pesanan baru ditolak untuk sementara.',
  ordersPaused: 'Pesanan lewat API sedang dijeda. Yang lain tetap berjalan.',
}
