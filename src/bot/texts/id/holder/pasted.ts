import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const pasted: Texts['pasted'] = {
  found: 'Ini yang saya temukan:',
  order: '📦 Pesanan',
  lookup: '🔎 Pengecekan',
  deposit: '🧾 Isi saldo',
  fee: 'Biaya',
  feeReturned: 'Biayanya sudah kembali ke dompet Anda.',
  key: (name) =>
    html`🔑 Ini kunci API Anda ${name}. Jangan pernah mengirim kunci kepada siapa pun, juga saya.`,
  keyRemoved: 'Pesan Anda sudah saya hapus.',
  keys: '🗝 Kunci',
  help: 'Saya bot dan tidak mengerti maksudnya. Ini yang bisa saya lakukan. Anda juga bisa mengirim nama game, id pesanan, trxid, id pemain, atau kode, dan saya carikan.',
  helpWithFile: 'Saya tidak tahu ini untuk apa. Ini yang bisa saya lakukan:',
  noSuchCommand: (command) => html`Saya tidak mengenal perintah ${command}.`,
  didYouMean: (command) => `Maksud Anda ${command}?`,
}
