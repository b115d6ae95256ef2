import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const orderLink: Texts['orderLink'] = {
  button: '🔗 Tautan untuk pembeli',
  title: '🔗 Tautan untuk pembeli',
  what: 'Siapa pun yang punya tautan ini melihat produk, sebagian data pemain, waktu, dan status pesanan ini. Harga, kode, dan data Anda tidak ditampilkan.',
  make: '🔗 Buat tautan',
  link: (url) => html`Tautannya: ${url}`,
  copy: '📋 Salin tautan',
  open: '↗️ Buka',
  revoke: '🗑 Cabut tautan',
  askRevoke: 'Cabut tautan?',
  whatRevokeMeans:
    'Yang memilikinya tidak bisa melihat apa-apa lagi. Anda bisa membuat yang lain nanti.',
  revokeNow: '🗑 Ya, cabut',
  revoked: 'Tautan dicabut.',
  noAddress: 'Tautan perlu alamat di internet, dan operator belum mengaturnya untuk layanan ini.',
}
