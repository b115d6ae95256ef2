import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const suppliers: Texts['service']['suppliers'] = {
  title: '🚚 Pemasok',
  notSetUp: 'tidak diatur di sini',
  works: 'lancar',
  stopped: (calls, time) => `🔴 Dihentikan, dicoba lagi dalam ${time}: ${calls}`,
  trying: (calls) => `🟠 Mencoba beberapa panggilan: ${calls}`,
  balance: 'Saldo',
  balanceUnknown: 'tidak diketahui',
  openOrders: 'Pesanan berjalan',
  lastDay: '24 jam terakhir',
  calls: (count) => counted(count, 'panggilan'),
  faults: (count) => `${count} gagal`,
  mean: (ms) => `rata-rata ${ms} ms`,
  noCalls: 'tidak ada panggilan',
  back: '‹ Pemasok',
  stuck: '⏳ Yang menunggu',
}
