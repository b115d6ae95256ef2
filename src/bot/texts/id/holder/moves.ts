import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const moves: Texts['moves'] = {
  button: '📲 Pindahkan akun saya',
  title: '📲 Pemindahan akun',
  about:
    'Serahkan akun ini ke akun Telegram lain, misalnya karena Anda ganti nomor. Orang itu harus mengirim /start ke bot ini dulu. Akunnya di sini harus baru, dan ia harus setuju.',
  ask: 'Siapa yang menerimanya? Kirim @nama atau id Telegram-nya.',
  confirmTitle: (who) => html`Pindahkan akun ini ke ${who}?`,
  balance: 'Saldo',
  owed: 'Utang',
  orders: 'Pesanan',
  keys: 'Kunci API',
  thenYou:
    'Semua ini ikut pindah. Begitu ia setuju, Anda tidak bisa memakai akun ini lagi dan mendapat akun baru yang kosong.',
  keysGoOn: 'Kunci API tetap berlaku bagi siapa pun yang tahu, sampai pemilik baru menggantinya.',
  confirm: '📲 Tanyakan',
  notPossible:
    'Orang ini sekarang tidak bisa menerima akun Anda. Minta ia mengirim /start ke bot ini. Akunnya harus baru, tanpa isi saldo, pesanan, atau kunci.',
  waiting: (who, time) => html`Saya sudah bertanya ke ${who}. Ia bisa setuju sampai ${time}.`,
  withdraw: '✖️ Tarik kembali',
  offer: (who, time) =>
    html`${who} ingin menyerahkan akunnya di bot ini kepada Anda. Anda bisa setuju sampai ${time}.`,
  offerAbout:
    'Jika Anda setuju, dompet, pesanan, dan kunci API-nya langsung menjadi milik Anda, dan akun Anda yang sekarang menjadi miliknya. Setujui hanya jika Anda mengenalnya.',
  accept: '✅ Setuju',
  decline: '✖️ Tolak',
  ordered: (who, time) => html`Operator akan memindahkan akun Anda ke ${who} pada ${time}.`,
  orderedAbout:
    'Dompet, pesanan, dan kunci API ikut pindah, dan Anda kehilangan aksesnya. Jika Anda tidak memintanya, hentikan sekarang.',
  stop: '🛑 Hentikan',
  orderedTo: (who, time) => html`Operator akan menyerahkan akun ${who} kepada Anda pada ${time}.`,
  orderedToAbout:
    'Mohon jangan pakai akun Anda yang sekarang sampai saat itu. Jika ini keliru, tolak.',
  movedAway: (who) =>
    html`Akun Anda sudah pindah ke ${who}. Anda punya akun baru yang kosong di sini.`,
  movedHere: (who) => html`Akun ${who} sekarang milik Anda.`,
  knownKeys: 'Kunci API yang Anda tahu tetap berlaku sampai pemilik baru menggantinya.',
  checkKeys:
    'Siapa pun yang tahu kunci API-nya masih bisa memakainya. Ganti kuncinya, dan periksa alamat yang diizinkan serta webhook.',
  ended: {
    declined: 'Pemindahan ditolak. Akun tetap di tempatnya.',
    stopped: 'Pemindahan dihentikan. Akun tetap di tempatnya.',
    cancelled: 'Pemindahan dibatalkan. Akun tetap di tempatnya.',
    expired: 'Tidak ada yang setuju tepat waktu. Akun tetap di tempatnya.',
    refused: 'Pemindahan tidak bisa dilakukan lagi. Akun tetap di tempatnya.',
  },
}
