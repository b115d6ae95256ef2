import type { Texts } from '../../en.ts'

export const backup: Texts['service']['backup'] = {
  confirm: '💾 Kirim cadangan ke sini?',
  about:
    'File ini memuat semuanya: akun, saldo, pesanan, dan kode. Siapa pun yang bisa membaca chat ini, di perangkat Anda yang mana pun, bisa membaca filenya. Simpan baik-baik, dan hapus pesannya setelah itu.',
  encrypted: 'Kode di dalamnya terenkripsi.',
  unencrypted: 'Kode di dalamnya tidak terenkripsi.',
  sendNow: '💾 Ya, kirim',
  sent: '💾 Cadangannya di bawah.',
  notSent: 'Telegram tidak menerima filenya. Coba /backup lagi.',
  caption: (time, size) => `💾 Seluruh basis data per ${time}, ${size}. Simpan baik-baik.`,
  elsewhere:
    'Basis datanya di PostgreSQL. Cadangkan dengan alatnya sendiri: pg_dump --format=custom --file=FILE DATABASE_URL',
  tooLarge: (size) =>
    `Cadangannya ${size}, padahal bot hanya bisa mengirim 50 MB. Di server, jalankan: npm run -s cli -- backup FILE`,
}
