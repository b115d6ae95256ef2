import type { Texts } from '../../en.ts'

export const claims: Texts['claims'] = {
  button: '⚠️ Ada masalah?',
  reportAgain: '⚠️ Ada masalah lain',
  whatIsWrong: 'Apa masalah pesanan ini?',
  reason: {
    not_received: 'Belum ada yang diterima',
    wrong_goods: 'Yang diterima salah',
    code_invalid: 'Kode tidak berlaku',
    code_used: 'Kode sudah terpakai',
    other: 'Masalah lain',
    by_operator: 'Kami perbaiki sendiri',
  },

  askText:
    'Ceritakan apa yang terjadi, dalam satu pesan. Tangkapan layar dengan sedikit teks juga boleh.',
  askTextHint: 'Misalnya: apa yang ditampilkan game atau toko ketika Anda mencoba kodenya.',
  sendWithoutText: 'Kirim tanpa teks',
  textWanted: 'Kirim teks, foto, atau file gambar.',

  received: 'Terima kasih! Operator memeriksanya, dan jawabannya akan saya kirim.',
  askPicture: 'Kirim tangkapan layarnya sekarang, sebagai foto atau file gambar.',
  addPicture: '🖼 Tambah tangkapan layar',
  noPicture: 'Tanpa tangkapan layar',
  pictureAdded: 'Operator sekarang bisa melihat tangkapan layar Anda.',
  pictureBefore: 'Anda sudah mengirim tangkapan layar. Satu saja cukup.',

  title: '⚠️ Masalah pesanan',
  state: {
    open: '🔎 Sedang kami periksa',
    replaced: '✅ Anda mendapat kode baru',
    refunded: '✅ Dana dikembalikan',
    refused: '❌ Tidak diterima',
    withdrawn: '↩️ Anda tarik kembali',
  },
  status: 'Status',
  amountBack: 'Dikembalikan',
  report: 'Keluhan',
  order: 'Pesanan',
  what: 'Masalah',
  sentAt: 'Dikirim',
  endedAt: 'Dijawab',
  youWrote: 'Anda menulis:',
  withPicture: '🖼 Dengan tangkapan layar Anda.',
  answer: 'Jawabannya:',
  newCodes: 'Kode baru ada di halaman pesanan. Kode lama tidak boleh dipakai lagi.',
  intoWallet: 'Uangnya sudah di dompet Anda.',
  disagree: (support) => `Tidak setuju? Tulis ke ${support}, dengan nomor keluhan ini.`,

  showOrder: '📦 Pesanannya',
  withdraw: '↩️ Tarik kembali',
  confirmWithdraw: 'Masalahnya sudah beres? Operator tidak akan memeriksanya lagi.',
  withdrawNow: '✅ Ya, tarik kembali',
  keep: 'Tidak, biarkan',
  withdrawn: 'Ditarik kembali.',

  list: '⚠️ Keluhan Anda',
  toList: '‹ Keluhan Anda',
  none: 'Anda belum pernah mengirim keluhan. Untuk mengirim, buka pesanannya dan ketuk “Ada masalah?”.',

  decided: {
    replaced: '✅ Anda mendapat kode baru untuk pesanan Anda.',
    refunded: '✅ Dana pesanan Anda kami kembalikan.',
    refused: '❌ Operator tidak menerima keluhan Anda.',
  },
  show: 'Lihat',
}
