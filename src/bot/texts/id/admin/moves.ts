import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const moves: Texts['people']['moves'] = {
  title: '📲 Pemindahan akun',
  button: '📲 Pindahkan',
  none: 'Tidak ada akun yang menunggu pemindahan.',
  usage:
    'Tulis /move, siapa pemiliknya, siapa yang menerima, dan alasannya: /move 123456789 @name ponselnya hilang',
  waits: (count) => `📲 ${counted(count, 'akun')} menunggu pemindahan: lihat /move`,
  ask: (whom) => `Ke siapa akun ${whom} dipindahkan, dan mengapa?`,
  about:
    'Kirim id Telegram atau @nama, lalu alasannya, yang akan dibaca pemilik sekarang. Pemilik baru harus sudah menulis ke bot dan belum memakai akunnya.',
  confirm: (from, to) => `Pindahkan akun ${from} ke ${to}?`,
  wait: 'Baru terjadi setelah 24 jam. Pemilik sekarang langsung diberi tahu dan bisa menghentikannya.',
  yes: '📲 Pindahkan setelah 24 jam',
  done: 'Akun pindah setelah 24 jam. Kedua orang itu diberi tahu.',
  cancel: '🛑 Batalkan pemindahan',
  state: {
    open: 'menunggu',
    moved: 'sudah pindah',
    declined: 'ditolak pemilik baru',
    stopped: 'dihentikan pemilik',
    cancelled: 'dibatalkan',
    refused: 'tidak bisa lagi',
  },
  status: 'Status',
  from: 'Dari',
  to: 'Ke',
  at: 'Waktu',
  reason: 'Alasan',
  asked: 'Diputuskan oleh',
  ended: 'Diakhiri oleh',
  why: 'Mengapa',
  back: '‹ Pemindahan',
  show: 'Lihat',
  movedFrom: (id, time) => html`Pindah pada ${time}, sebelumnya id Telegram ${id}`,
  movedTo: (id, time) => html`Akun lama orang ini pindah pada ${time} ke id Telegram ${id}`,
  coming: (id, time) => html`Akan pindah pada ${time} ke id Telegram ${id}`,
}
