import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const account: Texts['people']['account'] = {
  whose: '👤 Akun siapa?',
  askWho: html`Kirim id Telegram berupa angka, misalnya ${code('123456789')}, atau @nama.`,
  orNewest: 'Atau ketuk salah satu yang terbaru:',

  noName: 'Tanpa nama',
  isAdmin: '🛡 admin',
  standing: 'Akun',
  standings: { active: '🟢 aktif', restricted: '🟠 dibatasi', banned: '⛔ diblokir' },
  bannedSince: (time) => html`⛔ diblokir sejak ${time}`,
  restrictedUntil: (time) => html`🟠 dibatasi sampai ${time}`,
  alsoRestricted: (time) => html`Juga dibatasi sampai ${time}`,
  reason: 'Alasan',
  balance: 'Saldo',
  owes: (amount) =>
    html`⚠️ Berutang ${amount} karena sebuah pembayaran ditarik kembali. Pesanan ditolak sampai dilunasi isi saldo atau penambahan.`,
  paidIn: 'Total isi saldo',
  openTopUps: 'Isi saldo belum selesai',
  orderCount: 'Pesanan',

  api: 'API',
  apiIs: {
    on: 'dinyalakan pemilik akun',
    off: 'dimatikan pemilik akun',
    onButForbidden: 'dinyalakan pemilik akun, dilarang admin',
    offAndForbidden: 'dimatikan pemilik akun, dilarang admin',
  },
  accepted: '✅ Panggilan diterima.',
  refused: '⚠️ Panggilan ditolak:',
  refusal: {
    ACCOUNT_BANNED: 'diblokir',
    ACCOUNT_RESTRICTED: 'dibatasi',
    API_DISABLED_BY_ADMIN: 'dilarang admin',
    API_DISABLED: 'dimatikan pemilik akun',
    API_NOT_ELIGIBLE: 'belum memenuhi syarat: lihat /eligibility',
    MISSING_API_KEY: 'tidak ada kunci yang berlaku',
    IP_ALLOWLIST_REQUIRED: 'tidak ada alamat yang diizinkan, padahal layanan mewajibkannya',
    IP_NOT_ALLOWED: 'panggilan terakhir datang dari alamat yang tidak diizinkan',
  },
  shop: 'Toko',
  shopForbidden: '⚪️ dimatikan admin',

  key: 'Kunci',
  noKey: 'tidak ada',
  otherKeys: 'Kunci lain',
  olderKey: 'Kunci lama',
  validUntil: 'Berlaku sampai',
  moreOlderKeys: (count) => `… dan ${counted(count, 'kunci lama')} lagi`,
  keyNeverUsed: (created) => html`dibuat ${created}, belum dipakai`,
  keyUsed: (created, ago) => html`dibuat ${created}, terakhir dipakai ${ago}`,
  keyUsedFrom: (created, ago, address) =>
    html`dibuat ${created}, terakhir dipakai ${ago} dari ${address}`,

  addresses: 'Alamat yang diizinkan',
  anyAddress: 'semua',
  isAsked: 'Pemilik akun ditanya tentang alamat baru.',
  webhooks: 'Webhook',
  webhooksOff: (count) => `${count} mati`,
  test: '🧪 Akun uji coba',
  testAccount: (number, amount, orders) =>
    `no. ${number}, ${amount} uang uji coba, ${counted(orders, 'pesanan')}`,
  opened: 'Dibuka',
  hasBlocked: (time) => html`🔇 Memblokir bot sejak ${time}, jadi tidak menerima pesan.`,

  ban: '⛔ Blokir',
  unban: '🟢 Buka blokir',
  restrict: '🟠 Batasi',
  unrestrict: '🟢 Hapus batasan',
  apioff: '⚪️ Matikan API',
  apion: '🟢 Nyalakan API',
  shopoff: '⚪️ Matikan toko',
  shopon: '🟢 Nyalakan toko',
  credit: '➕ Tambah',
  debit: '➖ Kurangi',
  orders: '📦 Pesanan',
  deposits: '🧾 Isi saldo',
  entries: '📒 Mutasi',
  log: '📜 Log',
  show: '👤 Akun',
  back: '‹ Akun',

  entriesOf: (name) => `📒 Mutasi ${name}`,
  noEntries: 'Belum ada mutasi.',
}
