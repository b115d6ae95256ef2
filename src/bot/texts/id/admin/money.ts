import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const money: Texts['people']['money'] = {
  usage: {
    credit: 'Tulis /credit, id atau @nama, jumlah dalam USD, dan catatan: /credit @ada 25 Bonus.',
    debit:
      'Tulis /debit, id atau @nama, jumlah dalam USD, dan catatan: /debit @ada 25 Dibayar dua kali.',
  },
  howMuch: { credit: '➕ Ditambah berapa?', debit: '➖ Dikurangi berapa?' },
  askAmount: {
    credit: html`Ketik jumlah dalam USD dan catatan, misalnya ${code('25 Bonus')}. Catatan masuk ke buku besar, dan pemilik akun mendapat pesan berisi catatan itu. Saya bertanya dulu sebelum membukukan.`,
    debit: html`Ketik jumlah dalam USD dan catatan, misalnya ${code('25 Dibayar dua kali')}. Catatan masuk ke buku besar, dan pemilik akun mendapat pesan berisi catatan itu. Saya bertanya dulu sebelum membukukan.`,
  },
  balance: 'Saldo',
  owes: 'Utang',
  note: 'Catatan',
  addingPaysFirst: (amount) => html`${amount}: penambahan ini melunasinya dulu`,
  thisPaysFirst: (amount) => html`${amount}: ini melunasinya dulu`,

  confirm: {
    credit: (amount, name) => html`➕ Tambah ${amount} ke dompet ${name}?`,
    debit: (amount, name) => html`➖ Kurangi ${amount} dari dompet ${name}?`,
  },
  getMessage: 'Pemilik akun mendapat pesan dengan catatannya.',
  yes: {
    credit: (amount) => `➕ Ya, tambah ${amount}`,
    debit: (amount) => `➖ Ya, kurangi ${amount}`,
  },
  askNote:
    'Untuk apa? Tulis catatan: catatan ini masuk ke buku besar, dan pemilik akun mendapat pesan berisi catatan itu.',
  noteTooLong: (max) => `Catatan paling banyak ${max} karakter. Tulis yang lebih pendek.`,

  done: {
    credit: (amount, name) => html`➕ ${amount} ditambahkan ke dompet ${name}.`,
    debit: (amount, name) => html`➖ ${amount} diambil dari dompet ${name}.`,
  },
  paidDebt: (amount) => `${amount} di antaranya melunasi utang akun.`,
  paidPartOfDebt: (amount, rest) =>
    html`${amount} di antaranya mengurangi utang akun; sisanya ${rest}.`,
  notCovered: (name, balance, amount) =>
    `Tidak ada yang berubah: dompet ${name} berisi ${balance}, kurang dari ${amount}.`,
}
