import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const digest: Texts['service']['digest'] = {
  title: (day) => `☀️ Kemarin, ${day}`,
  weekBefore: (amount) => `seminggu sebelumnya: ${amount}`,
  low: 'Kode yang hampir habis',
  balances: 'Sisa di pemasok',
  lasts: (days) => (days === 0 ? 'kurang dari sehari' : `sekitar ${counted(days, 'hari')}`),
  backupFailed: '⚠️ Cadangan terakhir gagal:',
  comesAt: (time, zone) => `Datang tiap hari pukul ${time} (${zone}). Harinya menurut UTC.`,
  isOff: 'Tidak datang sendiri: nyalakan di bawah.',
  turnOn: '☀️ Tiap pagi',
  turnOff: '🔕 Jangan kirim lagi',
  setTime: '🕘 Waktu',
  askTime: 'Kapan dikirim?',
  aboutTime: (example) =>
    html`Tulis jam dan zona waktu, misalnya ${example}. Nama zona adalah kota besar terdekat.`,
  usage:
    'Tulis /digest untuk melihatnya, /digest off, atau kapan dikirim: /digest 09:00 Asia/Dhaka.',
}
