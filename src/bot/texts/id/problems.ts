import {
  type CatalogFault,
  type CatalogPlace,
  type CatalogProblem,
  type ClaimState,
  type DepositState,
  describe,
  type PatternProblem,
  type ProblemTexts,
  type SettingProblem,
  type TransferProblem,
} from '../../../domain/shared/problems.ts'
import type { Texts } from '../en.ts'
import { cellFaults, sheetFaults } from './sheet-problems.ts'
import { format } from './words.ts'

const PATTERN: ProblemTexts<PatternProblem> = {
  pattern_too_long: ({ max }) => `tidak boleh lebih dari ${max} karakter`,
  pattern_invalid: () => 'harus berupa regular expression',
  pattern_too_large: () =>
    'harus lebih kecil: setiap pengulangan dihitung sebanyak ia bisa berulang',
  pattern_looks_around: ({ token }) => `tidak boleh melihat ke depan atau belakang: "${token}"`,
  pattern_refers_back: ({ token }) => `tidak boleh merujuk kembali ke grup: "${token}"`,
  pattern_unsupported: ({ said }) => `hanya boleh memakai yang didukung RE2: ${said}`,
}

const CATALOG: ProblemTexts<CatalogFault> = {
  ...PATTERN,
  decimals: () => 'paling banyak enam angka desimal',
  number: () => 'harus angka yang lebih kecil, dengan semua digitnya dan tanpa eksponen',
  supplier_name: () => 'harus 1-32 huruf kecil, angka, atau -',
  supplier_twice: () => 'setiap pemasok hanya boleh sekali',
  pid: () => 'harus 1-64 huruf, angka, - atau _',
  slug: () => 'harus 2-40 huruf kecil atau angka',
  order_code: () => 'harus 2-6 huruf besar atau angka',
  example: () => 'harus cocok dengan polanya',
  field_twice: () => 'setiap kolom isian hanya boleh sekali',
  region_and_server: () => 'tidak boleh meminta region dan serverId sekaligus',
  region_options: () => 'harus diisi kalau lini ini meminta region, dan hanya kalau begitu',
  server_options: () => 'hanya boleh diisi kalau lini ini meminta serverId',
  option_twice: () =>
    'setiap nilai dan singkatan hanya boleh sekali; huruf besar dan kecil dianggap sama',
  unknown_supplier: ({ name }) => `menyebut "${name}", yang bukan pemasoknya`,
  used_twice: ({ name }) => `dipakai dua kali: "${name}"`,
  no_supplier: () => 'harus menyebut pemasok, karena ini lini top-up',
  no_fields: () => 'harus menyebut yang diperlukan top-up, misalnya userId',
  stock_supplier: () =>
    'tidak boleh menyebut "stock" di lini top-up; "stockBased": true memberi setiap pesanan kode yang ditukar pemasok',
  stock_based: () => 'tidak boleh diisi: kunci game dan kartu menyebut "stock" di suppliers',
  fields_of_code: () => 'tidak boleh diisi: kunci game dan kartu tidak perlu pemain',
  other_line: ({ slug }) =>
    `milik lini "${slug}"; produk tidak bisa pindah lini, jadi pakai pid baru`,
  schema: ({ said }) => said,
}

const SETTINGS: ProblemTexts<SettingProblem> = {
  low_stock: ({ max }) => `Batas stok rendah adalah bilangan bulat dari 0 (mati) sampai ${max}.`,
  digest_time: () => 'Waktu ringkasan seperti 09:00, dari 00:00 sampai 23:59.',
  time_zone: ({ text }) =>
    `Tidak ada zona waktu "${text}". Tulis kota besar terdekat, misalnya Asia/Dhaka, atau UTC.`,
  suppliers: ({ max }) => `Paling banyak ${max} pemasok yang bisa punya setelan.`,
  at_once: ({ max }) => `Pesanan terbuka bersamaan: 1 sampai ${max}.`,
  sync_every: () => 'Daftar harga bisa diambil setiap 5 menit sampai 30 hari.',
  cost_age: ({ max }) => `Modal berlaku 0 (selalu) sampai ${max} hari.`,
  cost_jump: ({ max }) => `Perubahan modal terbesar adalah 0 (mati) sampai ${max} persen.`,
  terms: ({ max }) => `Ketentuan paling banyak ${max} karakter.`,
  support: ({ text, maxUrlLength }) =>
    `"${text}" bukan kontak. Tulis @nama Telegram, alamat email, atau alamat https:// paling banyak ${maxUrlLength} karakter.`,
  least_is_zero: () => 'Isi saldo terkecil harus di atas nol.',
  least_above_largest: () =>
    'Isi saldo terkecil tidak boleh di atas yang terbesar. Keduanya bisa diubah sekaligus.',
  open_deposits: ({ max }) => `Satu akun bisa punya 1 sampai ${max} isi saldo yang belum selesai.`,
  stars_rate: ({ max, decimals }) =>
    `Stars per USD adalah angka di atas 0, paling banyak ${max}, dengan paling banyak ${decimals} desimal.`,
}

const TRANSFERS: ProblemTexts<TransferProblem> = {
  name: ({ max }) => `Nama cara bayar 1 sampai ${max} karakter.`,
  name_taken: ({ name }) => `Cara bayar bernama "${name}" sudah ada.`,
  too_many: ({ max }) => `Cara transfer paling banyak ${max}. Hapus satu dulu.`,
  instructions_too_long: ({ max }) => `Petunjuk paling banyak ${max} karakter.`,
  instructions_missing: () =>
    'Cara bayar ini perlu petunjuk dulu: ke mana orang harus mengirim uangnya.',
  currency: ({ text }) =>
    `"${text}" bukan mata uang. Tulis tiga sampai lima huruf, misalnya BDT atau USDT.`,
  rate: ({ currency }) =>
    `Harga satu USD dalam ${currency} tidak mungkin sebesar itu. Tulis angka seperti 121.5, paling banyak 6 desimal.`,
  rate_of_usd: () => 'Harga satu USD adalah satu USD. Pakai biaya atau bonus saja.',
  fee: ({ max }) => `Biaya atau bonus paling banyak ${max} %, dengan paling banyak dua desimal.`,
  least_is_zero: () => 'Isi saldo terkecil harus di atas nol.',
  least_above_largest: () =>
    'Isi saldo terkecil tidak boleh di atas yang terbesar. Keduanya bisa diubah sekaligus.',
}

const DEPOSIT_STATUS: Record<DepositState['status'], string> = {
  open: 'belum dibayar',
  submitted: 'menunggu keputusan tentang buktinya',
  credited: 'sudah dimasukkan',
  rejected: 'ditolak',
  cancelled: 'dibatalkan pemilik akun',
  expired: 'kedaluwarsa',
  refunding: 'sedang dikembalikan',
  refunded: 'sudah dikembalikan',
  charged_back: 'ditarik layanan pembayaran',
}

const CLAIM_STATE: Record<ClaimState['state'], string> = {
  open: 'masih terbuka',
  replaced: 'selesai dengan penggantian',
  refunded: 'selesai dengan pengembalian dana',
  refused: 'ditolak',
  withdrawn: 'ditarik pemilik akun',
}

export const problems: Texts['problems'] = {
  move: {
    same: 'Ini akun yang sama.',
    moving: 'Akun ini sudah menunggu pemindahan lain.',
    of_team: 'Pemilik baru adalah anggota tim.',
    target_shut: 'Pemilik baru diblokir atau dibatasi, atau tidak boleh memakai API atau toko.',
    used: 'Pemilik baru sudah memakai akunnya. Akunnya harus baru, tanpa mutasi, pesanan, kunci, alamat, webhook, catatan, atau tingkat.',
    target_moving: 'Pemilik baru ikut dalam pemindahan lain.',
  },
  webhookUrl: {
    not_a_url:
      'Ini bukan URL. Tulis seperti https://shop.example/webhooks, paling banyak 500 karakter.',
    not_https:
      'URL harus diawali https://, supaya tidak ada yang bisa membaca atau mengubah kirimannya.',
    has_password:
      'URL tidak boleh memuat nama pengguna atau kata sandi. Periksa tanda tangan setiap panggilan.',
    port: 'Port harus 443, atau 1024 ke atas.',
    not_public: 'URL harus menuju server di internet publik.',
  },
  pattern: (problem) => describe(PATTERN, problem),
  setting: (problem) => describe(SETTINGS, problem),
  transfer: (problem) => describe(TRANSFERS, problem),
  sheet: (problem) => describe(sheetFaults, problem),
  cell: (problem) => describe(cellFaults, problem),
  catalog: ({ problems, more }) =>
    [
      'Katalog tidak diimpor; tidak ada yang berubah. Perbaiki dulu ini:',
      ...problems.map(catalogText),
      ...(more > 0 ? [`… dan ${more} lagi`] : []),
    ].join('\n  '),
  claimState: ({ reference, state, decidedBy, answer, refundedMicros }) =>
    stateText(reference, CLAIM_STATE[state], [
      refundedMicros > 0 ? format.usd(refundedMicros) : null,
      state === 'withdrawn' ? null : actorText(decidedBy),
      answer,
    ]),
  depositState: ({ reference, status, decidedBy, reason, amountMicros, creditedMicros }) =>
    stateText(reference, DEPOSIT_STATUS[status], [
      status !== 'credited' || creditedMicros === null || creditedMicros === amountMicros
        ? null
        : `${format.usd(creditedMicros)}, bukan ${format.usd(amountMicros)}`,
      actorText(decidedBy),
      reason,
    ]),
}

const ROLES: Readonly<Record<string, string>> = {
  admin: 'admin',
  holder: 'pemilik akun',
  operator: 'operator',
  service: 'layanan',
}

/** `admin 42` for the actor `admin:42`. */
function actorText(actor: string | null): string | null {
  if (actor === null) return null
  const [role = '', ...id] = actor.split(':')
  return [ROLES[role] ?? role, ...id].join(' ')
}

function stateText(reference: string, state: string, details: (string | null)[]): string {
  const known = details.filter((detail) => detail !== null)
  return `${reference}: ${state}${known.length > 0 ? ` (${known.join(', ')})` : ''}.`
}

function catalogText(problem: CatalogProblem): string {
  return `${problem.at.map(placeText).join(', ') || 'file'}: ${describe(CATALOG, problem)}`
}

const ROWS = { line: 'lini', product: 'produk', row: 'baris' }

function placeText(place: CatalogPlace): string {
  if ('field' in place) return place.field
  return `${ROWS[place.row]} ${place.number}${place.name === null ? '' : ` (${place.name})`}`
}
