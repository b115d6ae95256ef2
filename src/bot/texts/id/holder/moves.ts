import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const moves: Texts['moves'] = {
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
    refused: 'Pemindahan tidak bisa dilakukan lagi. Akun tetap di tempatnya.',
  },
}
