import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const standing: Texts['people']['standing'] = {
  usage: {
    ban: 'Tulis /ban, id atau @nama, dan alasan kalau mau: /ban @ada Kartu curian.',
    unban: 'Tulis /unban dan id atau @nama, tanpa tambahan.',
    restrict:
      'Tulis /restrict, id atau @nama, lamanya, dan alasan kalau mau: /restrict @ada 2h Terlalu banyak penarikan pembayaran. Tulis waktu seperti 30m, 2h, atau 7d.',
    unrestrict: 'Tulis /unrestrict dan id atau @nama, tanpa tambahan.',
    apioff:
      'Tulis /apioff, id atau @nama, dan alasan kalau mau: /apioff @ada Terlalu banyak panggilan salah.',
    apion: 'Tulis /apion dan id atau @nama, tanpa tambahan.',
    shopoff: 'Tulis /shopoff, id atau @nama, dan alasan kalau mau: /shopoff @ada Hanya API.',
    shopon: 'Tulis /shopon dan id atau @nama, tanpa tambahan.',
  },
  notForAdmins: {
    ban: (name) =>
      `${name} adalah admin dan tidak bisa diblokir: cabut dulu perannya di /team atau hapus dari ADMIN_IDS.`,
    restrict: (name) =>
      `${name} adalah admin dan tidak bisa dibatasi: cabut dulu perannya di /team atau hapus dari ADMIN_IDS.`,
  },

  howLong: '🟠 Dibatasi berapa lama?',
  askTime:
    'Bot dan API menolaknya sampai saat itu, dan batasan berakhir sendiri. Ketuk waktunya, atau ketik sendiri dengan alasan, misalnya 2h Terlalu banyak penarikan pembayaran.',
  ask: {
    ban: '⛔ Blokir?',
    restrict: '🟠 Batasi?',
    apioff: '⚪️ Matikan API?',
    shopoff: '⚪️ Matikan toko?',
  },
  askRestrict: (time) => `🟠 Batasi selama ${time}?`,
  effect: {
    ban: 'Bot dan API menolaknya sampai blokirnya dibuka.',
    restrict: 'Bot dan API menolaknya sampai saat itu.',
    apioff: 'Panggilan programnya langsung ditolak, dan ia tidak bisa menyalakan API sendiri.',
    shopoff: 'Ia tidak bisa membeli di chat lagi. Akses API-nya tetap seperti semula.',
  },
  ordersContinue: 'Pesanan yang diproses tetap berjalan, dan saldonya tetap ada.',
  askReason: 'Ketik alasannya. Ia akan melihatnya.',
  withoutReason: 'Tanpa alasan',

  confirm: {
    ban: (name) => html`⛔ Blokir ${name}?`,
    restrict: (name, until) => html`🟠 Batasi ${name} sampai ${until}?`,
    apioff: (name) => html`⚪️ Matikan API untuk ${name}?`,
    shopoff: (name) => html`⚪️ Matikan toko di chat untuk ${name}?`,
  },
  reason: 'Alasan',
  noReason: 'tidak ada',
  balance: 'Saldo',
  replaces: (until) => html`⚠️ Ini menggantikan batasan sampai ${until}.`,
  getMessage: 'Ia mendapat pesan.',
  getReason: 'Ia mendapat pesan dengan alasannya.',
  yes: {
    ban: '⛔ Ya, blokir',
    restrict: '🟠 Ya, batasi',
    apioff: '⚪️ Ya, matikan',
    shopoff: '⚪️ Ya, matikan',
  },
  timeIsOver: 'Tidak ada yang berubah: waktu itu sudah lewat.',

  did: {
    ban: (name) => `⛔ ${name} diblokir.`,
    unban: (name) => `🟢 ${name} tidak diblokir lagi.`,
    restrict: (name, until) => `🟠 ${name} dibatasi sampai ${until}.`,
    unrestrict: (name) => `🟢 ${name} tidak dibatasi lagi.`,
    apioff: (name) => `⚪️ Akses API dimatikan untuk ${name}.`,
    apion: (name) => `🟢 Akses API diizinkan lagi untuk ${name}.`,
    shopoff: (name) => `⚪️ Toko di chat dimatikan untuk ${name}.`,
    shopon: (name) => `🟢 ${name} bisa membeli di chat lagi.`,
  },
  because: (reason) => `Alasan: ${reason}`,
  hasBlocked: 'Ia memblokir bot, jadi tidak menerima pesan.',
  already: {
    ban: (name, since) => `Tidak ada yang berubah: ${name} sudah diblokir sejak ${since}.`,
    unban: (name) => `Tidak ada yang berubah: ${name} tidak diblokir.`,
    restrict: (name, until) =>
      `Tidak ada yang berubah: ${name} sudah dibatasi sampai ${until}. /restrict dengan waktu lain mengubahnya.`,
    unrestrict: (name) => `Tidak ada yang berubah: ${name} tidak dibatasi.`,
    apioff: (name) => `Tidak ada yang berubah: akses API sudah dimatikan untuk ${name}.`,
    apion: (name) => `Tidak ada yang berubah: tidak ada admin yang mematikan API untuk ${name}.`,
    shopoff: (name) => `Tidak ada yang berubah: toko sudah dimatikan untuk ${name}.`,
    shopon: (name) => `Tidak ada yang berubah: ${name} sudah bisa membeli di chat.`,
  },
  stillRestricted: (until) => `Batasan sampai ${until} tetap berlaku.`,
  stillBanned: 'Blokirnya tetap berlaku.',
  stillOff: 'Tetapi pemilik akun sendiri mematikannya.',
}
