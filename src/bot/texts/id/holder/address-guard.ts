import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const addressGuard: Texts['addressGuard'] = {
  open: '🛡 Alamat baru',
  isOn: 'Nyala. Sebelum kunci membayar dari alamat yang belum pernah dipakainya, saya bertanya dulu. Paling banyak lima kali per jam.',
  isOff:
    'Mati. Kunci Anda bisa membayar dari alamat mana pun yang boleh memanggil. Kalau dinyalakan, saya bertanya dulu sebelum kunci membayar dari alamat yang belum pernah dipakainya.',
  about: 'Membaca selalu bisa. Alamat tunggal di daftar alamat yang diizinkan dianggap dikenal.',
  waiting: 'Menunggu jawaban Anda',
  known: 'Alamat yang dikenal',
  noneYet: 'Belum ada.',
  turnOn: '🛡 Nyalakan',
  turnOff: '⚪️ Matikan',
  turnedOn: 'Saya akan bertanya sebelum kunci membayar dari alamat baru.',
  turnedOff:
    'Saya tidak bertanya lagi. Kunci Anda bisa membayar dari alamat mana pun yang boleh memanggil.',
  forget: '➖ Hapus',
  chooseForget:
    'Ketuk alamat untuk menghapusnya. Selama penjagaan ini menyala, saya bertanya lagi sebelum kunci membayar dari sana.',
  forgotten: (address) => `${address} dihapus.`,

  question: '🛡 Ada yang mau membayar dengan kunci Anda dari alamat baru',
  key: 'Kunci',
  address: 'Alamat',
  askYours:
    'Panggilannya saya tolak, karena kunci ini belum pernah dipakai dari sana. Tidak ada yang ditagih. Apakah alamat ini milik Anda?',
  allow: '✅ Izinkan',
  allowAndList: '✅ Izinkan dan masukkan ke daftar',
  notMe: '🚫 Bukan saya – cabut kuncinya',
  freeze: '🧊 Matikan seluruh API',
  askList: (address) => `Mulai daftar alamat yang diizinkan dengan ${address}?`,
  listIsEmpty:
    'Daftar Anda kosong, jadi alamat mana pun boleh memanggil. Begitu ada isinya, semua yang lain ditolak.',
  addsOthers: 'Jadi saya juga menambahkan alamat tempat kunci Anda dipakai:',
  noOthers: 'Saya tidak tahu alamat lain tempat kunci Anda dipakai.',
  listNow: '✅ Ya, mulai daftarnya',
  allowed: (key, address) => html`✅ Kunci ${key} boleh membayar dari ${address}.`,
  listed: (count) => `Ditambahkan ke daftar alamat yang diizinkan: ${count}.`,
  sendAgain: 'Kirim lagi panggilan yang tadi ditolak.',
  revoked: (key) => html`🚫 Kunci ${key} dicabut: tidak ada yang bisa memakainya lagi.`,
  endedBefore: (key) =>
    html`🚫 Kunci ${key} memang sudah berakhir: tidak ada yang bisa memakainya.`,
  afterRevoking: {
    replaced: 'Kunci penggantinya tetap berlaku.',
    others: 'Kunci Anda yang lain tetap berlaku.',
    none: 'Anda tidak punya kunci lain. Buat yang baru untuk program Anda.',
  },
  lookWhere:
    'Ada yang tahu kunci itu, jadi periksa tempat menyimpannya. Kalau kunci lain mungkin juga bocor, matikan seluruh API.',
  frozen: 'API mati untuk akun Anda.',
  whatFrozenMeans: 'Semua panggilan ditolak. Pesanan yang diproses tetap berjalan.',
  afterFreezing:
    'Cabut kunci yang mungkin diketahui orang lain. Lalu nyalakan API lagi, di Akses API.',
  noLongerOpen: 'Pertanyaan ini sudah ditutup.',
  over: 'Pertanyaan ini sudah ditutup: sudah Anda jawab, atau kuncinya sudah berakhir.',
  apiAccess: '🔑 Akses API',
}
