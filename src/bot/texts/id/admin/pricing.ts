import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const pricing: Texts['service']['pricing'] = {
  title: '💹 Harga',
  about:
    'Harga produk tetap, atau mengikuti modal: modal ditambah margin Anda. Ubah di halaman produknya.',
  marginAll: 'Margin semua lini',
  margin: 'Margin',
  forEverybody: 'Semua orang',
  noMargin: 'belum ada',
  sameAs: (margin) => `${margin}, seperti di atas`,
  rounding: 'Dibulatkan ke atas ke',
  maxAge: 'Modal berlaku',
  days: (count) => counted(count, 'hari'),
  forEver: 'selamanya',
  maxJump: 'Modal boleh berubah',
  anyAmount: 'berapa pun',
  held: 'Berhenti sendiri',
  byLine: '🎮 Margin per lini',
  limits: '⏸ Kapan berhenti',
  tiers: 'Tingkat',
  ofLine: (line) => `💹 Margin ${line}`,
  ofAll: '💹 Margin semua lini',
  aboutMargins:
    'Lini tanpa margin sendiri memakai margin semua lini. Tingkat tanpa margin membayar sama seperti semua orang.',
  askMargin: (whom) => `Margin berapa? ${whom}`,
  aboutPercent: (example, none) =>
    html`Tulis berapa persen dari modal yang ditambahkan, misalnya ${example}, atau ${none} untuk menghapus margin sendiri. Saya tunjukkan dulu apa yang berubah.`,
  askRounding: 'Harga dibulatkan ke atas ke berapa?',
  askLimits: 'Kapan produk berhenti sendiri?',
  aboutLimits: (example) =>
    html`Tulis dua angka: setelah berapa hari modal terlalu lama, dan berapa persen boleh berubah, misalnya ${example}. 0 mematikannya. Saya tunjukkan dulu apa yang berubah.`,
  wrongLimits: 'Tulis dua bilangan bulat, misalnya 30 30.',

  preview: '💹 Ubah harga ini?',
  changedSince: 'Modal atau harga sudah berubah sejak pratinjau ini. Mulai lagi.',
  noChange: 'Tidak ada harga yang berubah.',
  changed: 'Harga yang berubah',
  willPause: 'Produk yang akan berhenti',
  andMore: (count) => `… dan ${count} lagi.`,
  apply: '✅ Ubah',
  save: '✅ Simpan',
  applied: 'Selesai. Harga baru berlaku mulai pesanan berikutnya.',

  modes: { fixed: 'tetap', margin: 'mengikuti modal' },
  mode: 'Harga',
  toMargin: '💹 Ikuti modal',
  toFixed: '📌 Harga tetap',
  belowCost: '⚠️ Boleh dijual di bawah modal.',
  allowBelow: 'Jual di bawah modal',
  forbidBelow: 'Jangan di bawah modal',
  accept: '✅ Terima modal baru',
  why: {
    no_margin: 'lininya belum punya margin',
    cost_missing: 'modalnya belum diketahui',
    cost_zero: 'modalnya nol',
    cost_old: 'modalnya terlalu lama',
    cost_jump: 'modalnya berubah terlalu banyak',
    below_cost: 'modalnya di atas harganya',
  },
  heldFor: (why) => `⏸ Produk ini berhenti sendiri: ${why}.`,
  heldTitle: '⏸ Berhenti sendiri',
  noneHeld: 'Tidak ada produk yang berhenti sendiri.',
  aboutHeld:
    'Ini tidak bisa dibeli sampai Anda mengisi modal atau harga, atau menerima modal baru. Ketuk salah satu.',
  noticed: (count) =>
    `⏸ ${counted(count, 'produk')} berhenti sendiri, karena modalnya tidak bisa dipercaya atau di atas harganya.`,

  tiersTitle: '🏅 Tingkat',
  aboutTiers: 'Tingkat adalah kelompok akun dengan harga sendiri.',
  noTiers: 'Belum ada tingkat: semua orang membayar sama.',
  addTier: '➕ Tingkat',
  askName: 'Apa nama tingkatnya?',
  aboutName: 'Nama pendek yang mungkin dilihat akunnya, misalnya Gold.',
  tierAdded: (name) => `Tingkat ${name} siap. Atur diskon atau marginnya.`,
  discount: 'Potongan harga tetap',
  accounts: 'Akun',
  setDiscount: '➖ Diskon',
  askDiscount: (name) => `Berapa potongan ${name} untuk harga tetap?`,
  aboutDiscount: (example) =>
    html`Tulis angka persen, misalnya ${example}. Saya tunjukkan dulu apa yang berubah.`,
  rename: '✏️ Ganti nama',
  renamed: (name) => `Namanya sekarang ${name}.`,
  remove: '🗑 Hapus',
  askRemove: (name) => `Hapus tingkat ${name}? Akunnya akan membayar sama seperti semua orang.`,
  removed: (name) => `Tingkat ${name} dihapus.`,
  tier: 'Tingkat',
  standard: 'biasa',
  choose: (name) => `Tingkat mana untuk ${name}?`,
  assigned: (name, tier) => `${name}: sekarang ${tier}.`,
  marginUsage:
    'Tulis /margin, lalu all atau slug, angka persen atau none, dan tingkat bila perlu: /margin gamea 12.5 Gold.',
  tierUsage:
    'Tulis /tier, id Telegram atau @nama, dan nama tingkat atau standard: /tier @name Gold.',
  back: '‹ Harga',
  backToTiers: '‹ Tingkat',
}
