import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const stuck: Texts['service']['stuck'] = {
  title: '⏳ Yang menunggu',
  none: 'Tidak ada yang menunggu lebih dari sepuluh menit.',
  choose: 'Terbuka lebih dari sepuluh menit, atau tanpa jawaban jelas. Yang terlama dulu.',
  noSupplier: 'tanpa pemasok',
  why: {
    unknown: 'hasilnya tidak diketahui',
    not_sent: 'belum ada pemasok yang menerimanya',
    in_progress: 'sedang dikerjakan pemasok',
    person: 'harus dikerjakan orang',
  },
  attempts: (count) => counted(count, 'percobaan'),
  next: 'Berikutnya',
}
