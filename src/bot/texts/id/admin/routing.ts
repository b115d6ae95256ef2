import type { Texts } from '../../en.ts'

export const routing: Texts['service']['routing'] = {
  words: {
    chosen: {
      listed: 'pertama di daftar',
      healthy: 'pertama yang lancar',
      by_hand: 'diberikan manual',
    },
    cheapest: (cost, others) => `termurah (${cost}${others === '' ? '' : `; ${others}`})`,
    costUnknown: 'biaya tidak diketahui',
    next: {
      declined: (after) => `berikutnya, karena ${after} menolak`,
      unavailable: (after) => `berikutnya, karena ${after} tidak terjangkau`,
      breaker_open: (after) => `berikutnya, karena ${after} dihentikan akibat gangguan`,
    },
    skipped: {
      breaker_open: 'dilewati, dihentikan akibat gangguan',
      day_limit: 'dilewati, batas hariannya tercapai',
      full: 'dilewati, pesanan terbukanya sudah maksimal',
      no_codes: 'dilewati, kode kurang',
    },
    by: {
      listed: 'urutan daftar',
      cheapest: 'termurah dulu',
      healthy: 'pertama yang lancar',
    },
  },
  why: 'Alasan',
  title: '🔀 Pemilihan pemasok',
  row: 'Pemasok dipilih',
  about:
    'Pemasok mana yang ditanya dulu? Berlaku sejak pesanan berikutnya; yang lain jadi cadangan.',
  isSet: (how) => `Sejak pesanan berikutnya: ${how}.`,
  back: '‹ Lini',
}

export const limits: Texts['service']['limits'] = {
  title: '⚖️ Batas',
  about:
    'Pesanan yang tidak muat lagi hari itu masuk ke pemasok berikutnya, atau ditolak bila tidak ada. Jika terlalu banyak yang terbuka, pesanan masuk ke yang berikutnya atau menunggu.',
  day: 'Maksimal per hari',
  atOnce: 'Pesanan terbuka sekaligus',
  none: 'tanpa batas',
  bought: (spent) => `hari ini ${spent}`,
  editDay: '📅 Batas harian',
  editAtOnce: '🔢 Terbuka sekaligus',
  offDay: '✖️ Tanpa batas harian',
  offAtOnce: '✖️ Terbuka bebas',
  askDay: 'Berapa USD yang boleh dibeli di sana per hari? Hari dimulai pukul 00.00 UTC.',
  askAtOnce: 'Berapa pesanan yang boleh terbuka di sana sekaligus? Ketik bilangan bulat.',
  changed: 'Batas diubah.',
  notNumber: 'Ketik bilangan bulat di atas nol.',
  back: '‹ Pemasok',
}
