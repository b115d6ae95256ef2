import {
  type ClaimProblem,
  type DeliveryProblem,
  describe,
  type ProblemTexts,
  type TopUpProblem,
} from '../../../domain/shared/problems.ts'
import type { Texts } from '../en.ts'
import { deposits } from './holder/deposits.ts'
import { problems } from './problems.ts'
import { counted, format } from './words.ts'

const TOP_UP: ProblemTexts<TopUpProblem> = {
  limits: ({ minMicros, maxMicros }) =>
    `Isi saldo bisa dari ${format.usd(minMicros)} sampai ${format.usd(maxMicros)}.`,
  cents: () => 'Pakai sen bulat: paling banyak dua desimal.',
  price: ({ maxPrice, amountMicros, price }) =>
    `Cara bayar ini paling banyak ${maxPrice} sekali bayar, dan ${format.usd(amountMicros)} seharga ${price}. Pilih jumlah yang lebih kecil.`,
}

const CLAIM: ProblemTexts<ClaimProblem> = {
  processing: () =>
    'Pesanan ini masih diproses. Saya kabari kalau sudah selesai. Kalau tidak bisa dikerjakan, dananya kembali sendiri.',
  paid_back: () => 'Dana pesanan ini sudah kembali ke dompet Anda.',
  open: () => 'Pesanan ini sedang kami periksa. Keluhan Anda ada di halamannya.',
  too_many_of_order: ({ max }) =>
    `Pesanan ini sudah Anda keluhkan ${max} kali, dan itu batasnya. Silakan hubungi bantuan.`,
  too_many_open: ({ max }) =>
    `Anda punya ${counted(max, 'keluhan terbuka')}, dan itu batasnya. Tunggu jawaban, atau tarik salah satu.`,
  over: () => 'Keluhan ini sudah berakhir. Buka lagi untuk melihat hasilnya.',
}

const DELIVERY: ProblemTexts<DeliveryProblem> = {
  count: ({ given, ordered }) =>
    `Anda mengirim ${counted(given, 'kode')}, padahal pesanannya ${ordered}.`,
  length: () => 'Salah satu kode kosong atau terlalu panjang.',
  known: () => 'Salah satu kode ini sudah dikenal di sini. Tidak ada kode yang dikirim dua kali.',
}

const STANDINGS = { banned: 'diblokir', restricted: 'dibatasi' }

const input: Texts['errors']['input'] = {
  NOT_AN_AMOUNT: ({ text, currency = 'USD' }) =>
    currency === 'USD'
      ? `"${text}" bukan jumlah. Tulis USD dengan angka, misalnya 12 atau 0.50: di bawah sepuluh juta, paling banyak enam desimal.`
      : `"${text}" bukan jumlah dalam ${currency}. Tulis dengan angka, misalnya 1200.`,
  AMOUNT_UNCLEAR: ({ text, readings: [larger, smaller] }) =>
    `"${text}" bisa berarti dua jumlah. Tulis ${larger} atau ${smaller}.`,
  AMOUNT_NEGATIVE: ({ text }) => `"${text}" memakai tanda minus. Tulis jumlahnya tanpa minus.`,
  OTHER_CURRENCY: ({ text, currency }) =>
    `"${text}" memakai mata uang lain. Tulis jumlahnya dalam ${currency}.`,
  AMOUNT_IS_ZERO: () => 'Jumlahnya harus di atas nol.',
  NOT_A_DURATION: ({ text }) =>
    `"${text}" bukan lama waktu. Tulis bilangan bulat dan s, m, h, atau d, misalnya 30m, 2h, atau 7d.`,
  DURATION_IS_ZERO: () => 'Waktunya harus lebih dari nol.',
  INVALID_TELEGRAM_ID: () => 'Id Telegram adalah bilangan bulat di atas nol.',
  NAME_TOO_LONG: ({ max }) => `Nama paling banyak ${max} karakter.`,
  NOT_AN_ADDRESS: ({ text }) =>
    `"${text}" bukan alamat atau blok IPv4. Tulis seperti 203.0.113.7 atau 203.0.113.0/24.`,
  BLOCK_TOO_WIDE: ({ cidr }) =>
    `${cidr} terlalu lebar: blok terbesar adalah /8. Untuk mengizinkan semua alamat, kosongkan daftarnya.`,
  TOO_MANY_ADDRESSES: ({ size, max }) =>
    `Daftar paling banyak ${max} alamat, dan ini akan menjadi ${size}. Pakai blok, misalnya 203.0.113.0/24.`,
  INVALID_KEY_NAME: ({ max }) =>
    `Nama kunci 1 sampai ${max} karakter, tanpa spasi di awal dan akhir.`,
  KEY_NAME_TAKEN: ({ name }) => `Sudah ada kunci bernama "${name}".`,
  TOO_MANY_KEYS: ({ max }) => `Satu akun paling banyak ${max} kunci. Cabut satu dulu.`,
  SCOPE_MISSING: () => 'Kunci perlu paling sedikit satu hak: baca, pesan, atau cek.',
  INVALID_CAP: ({ maxMicros }) =>
    `Batas harus di atas nol dan paling banyak ${format.usd(maxMicros)}.`,
  INVALID_PRICE: ({ maxMicros }) =>
    `Harga harus di atas nol dan paling banyak ${format.usd(maxMicros)}.`,
  INVALID_COST: ({ maxMicros }) => `Modal mulai dari nol sampai ${format.usd(maxMicros)}.`,
  INVALID_PERCENT: ({ text, max }) =>
    `"${text}" bukan persentase. Tulis angka dari 0 sampai ${max}, paling banyak dua desimal, misalnya 12.5.`,
  NOTE_LENGTH: ({ max }) => `Catatan berisi 1 sampai ${max} karakter.`,
  TOO_MANY_APPROVALS: ({ max }) =>
    `${max} keputusan menunggu orang kedua. Konfirmasi atau tolak beberapa dulu.`,
  TOO_MANY_MOVES: ({ max }) => `Batas ${max} pemindahan sudah tercapai. Silakan coba lagi nanti.`,
  NEWS_LENGTH: ({ max }) => `Kabar berisi 1 sampai ${max} karakter.`,
  TOO_MANY_NOTES: ({ max }) => `Satu akun paling banyak punya ${max} catatan. Hapus satu dulu.`,
  INVALID_ROUNDING: () => 'Harga dibulatkan ke jumlah di atas nol dan paling banyak 10 USD.',
  INVALID_TIER_NAME: ({ max }) =>
    `Nama tingkat berisi 1 sampai ${max} huruf, angka, spasi, atau tanda hubung, dan bukan "standard".`,
  TIER_NAME_TAKEN: ({ name }) => `Sudah ada tingkat bernama "${name}".`,
  TOO_MANY_TIERS: ({ max }) => `Paling banyak ada ${max} tingkat. Hapus satu dulu.`,
  NOT_ITS_SUPPLIER: ({ pid, suppliers }) =>
    `${pid} tidak berasal dari pemasok itu. Pemasoknya: ${suppliers.join(', ')}.`,
  INVALID_SETTING: problems.setting,
  INVALID_TRANSFER: problems.transfer,
  CATALOG_NOT_JSON: ({ said }) => `Katalog ini bukan JSON: ${said}`,
  INVALID_CATALOG: problems.catalog,
  INVALID_SHEET: problems.sheet,
  DOCUMENT_REFUSED: ({ problem }) =>
    ({
      too_large:
        'Isi file ini terlalu banyak untuk dibaca di sini. Hapus yang tidak perlu, atau kirim sebagian-sebagian.',
      too_slow:
        'File ini terlalu lama dibaca. Simpan lagi dengan baris dan kolom lebih sedikit, atau kirim sebagian-sebagian.',
      busy: 'Terlalu banyak file yang menunggu. Tunggu semenit, lalu kirim lagi file ini.',
    })[problem],
  NOT_FROM_STOCK: ({ pid }) => `${pid} tidak dijual dari stok, jadi tidak punya kode.`,
  CODE_TOO_LONG: ({ line, max }) =>
    `Baris ${line} lebih dari ${max} karakter. Tulis satu kode per baris.`,
  TOO_MANY_CODES: ({ max }) => `Paling banyak ${max} kode bisa dihapus sekaligus.`,
  REASON_MISSING: () => 'Tulis alasannya. Pemilik akun akan melihatnya.',
  REASON_TOO_LONG: ({ max }) => `Alasan paling banyak ${max} karakter.`,
  INVALID_CREDIT: ({ maxMicros }) =>
    `Jumlah yang dimasukkan harus di atas nol dan di bawah ${format.usd(maxMicros)}.`,
  WORTH_UNKNOWN: () => 'Nilai pembayaran ini tidak diketahui. Sebutkan juga jumlahnya dalam USD.',
  INVALID_CLAIM_REFUND: ({ maxMicros }) =>
    maxMicros > 0
      ? `Jumlahnya harus di atas nol dan paling banyak ${format.usd(maxMicros)}, yaitu sisa harga pesanan.`
      : 'Tidak ada lagi yang bisa dikembalikan: seluruh harga pesanan ini sudah di dompet.',
  INVALID_WEBHOOK_URL: ({ problem }) => problems.webhookUrl[problem],
  UNKNOWN_EVENT_TYPE: ({ type, known }) =>
    `Tidak ada jenis kejadian "${type}". Jenisnya: ${known.join(', ')}.`,
  NOT_A_PERSON: ({ text }) =>
    `"${text}" bukan orang. Tulis id Telegram berupa angka, misalnya 123456789, atau @nama.`,
  INVALID_MARK: ({ maxMicros }) =>
    `Jumlahnya harus di atas nol dan paling banyak ${format.usd(maxMicros)}.`,
  INVALID_DELIVERY: (problem) => describe(DELIVERY, problem),
  METHOD_NOT_OFFERED: () => 'Cara bayar ini tidak tersedia lagi. Silakan pilih yang lain.',
  INVALID_TOP_UP: (problem) => describe(TOP_UP, problem),
  TABLE_EMPTY: () => 'Tidak ada baris di sini. Kirim satu baris untuk setiap pesanan.',
  TABLE_LACKS: ({ column, found }) =>
    `Kolom “${column}” tidak ditemukan.${found.length > 0 ? ` Yang ada: ${found.join(', ')}.` : ''} Tulis “${column}” di atas kolom itu, lalu kirim tabelnya lagi.`,
  TABLE_TOO_LONG: ({ max }) =>
    `Ini lebih dari ${counted(max, 'baris')}, batasnya. Bagi menjadi beberapa file.`,
  TOO_MANY_UNITS: ({ units, max }) =>
    `Ini meminta ${format.number(units)} kunci dan kartu, sedangkan batas satu file ${format.number(max)}. Bagi menjadi beberapa file.`,
  RECEIPT_NOT_NEEDED: () =>
    'Isi saldo ini tidak perlu bukti: uangnya masuk ke dompet ketika pembayaran Anda sampai.',
  TOO_MANY_RECEIPTS: ({ max }) =>
    `Anda sudah mengirim ${max} bukti untuk isi saldo ini, dan itu batasnya. Operator sedang memeriksanya; tunggu keputusannya.`,
}

const state: Texts['errors']['state'] = {
  INSUFFICIENT_BALANCE: ({ neededMicros, debtMicros }) =>
    debtMicros > 0
      ? `Akun ini berutang ${format.usd(debtMicros)}, karena sebuah pembayaran ditarik kembali setelah uangnya terpakai. Isi saldo berikutnya melunasinya dulu.`
      : `Isi dompet kurang dari ${format.usd(neededMicros)} yang diperlukan.`,
  INSUFFICIENT_STOCK: () => 'Kode produk ini di stok tidak cukup.',
  ORDER_NOT_FOUND: ({ id }) => `Tidak ada pesanan atau pengecekan ${id}.`,
  ACCOUNT_NOT_FOUND: ({ who }) =>
    `Tidak ada akun untuk ${who}. Orang mendapat akun ketika pertama kali menulis ke bot.`,
  ACCOUNT_EXISTS: ({ telegramId }) => `Id Telegram ${telegramId} sudah punya akun.`,
  LINE_NOT_FOUND: ({ slug }) => `Katalog tidak punya lini "${slug}".`,
  SHEET_STALE: ({ pids, more }) =>
    `Sementara itu produk ini sudah berubah: ${pids.join(', ')}${more > 0 ? ` +${more}` : ''}. Kirim lagi filenya.`,
  NO_PRICE_LIST: ({ supplier, others }) =>
    others.length === 0
      ? `${supplier} tidak punya daftar harga yang bisa dibaca.`
      : `${supplier} tidak punya daftar harga yang bisa dibaca. Yang punya: ${others.join(', ')}.`,
  LIST_UNREADABLE: ({ supplier, why }) => `Daftar harga ${supplier} tidak bisa dibaca: ${why}`,
  LIST_TOO_LONG: ({ supplier, max }) =>
    `Daftar harga ${supplier} berisi lebih dari ${max} barang, jadi tidak dibaca.`,
  LIST_STALE: ({ pids, more }) =>
    `Sementara itu produk ini sudah berubah: ${pids.join(', ')}${more > 0 ? ` +${more}` : ''}. Lihat lagi daftar harganya.`,
  ITEM_NOT_LISTED: ({ supplier, item }) =>
    `Daftar harga ${supplier} tidak punya barang ${item}. Salin dari daftarnya, atau perbarui dulu.`,
  APPROVAL_NOT_FOUND: () => 'Permintaan ini tidak ada.',
  APPROVAL_OVER: () => 'Ini sudah diputuskan, atau 24 jam sudah lewat.',
  APPROVAL_OWN: () => 'Ini keputusan Anda sendiri. Orang lain yang harus mengonfirmasi.',
  APPROVAL_NOT_YOURS: () => 'Peran Anda tidak mengizinkan keputusan ini. Tanyakan kepada pemilik.',
  NO_SECOND_PERSON: () =>
    'Tidak ada orang lain yang boleh mengonfirmasi ini. Seseorang perlu peran untuk ini, lihat /team. Jika belum ada, perannya diberi lewat shell: gamewallet team set.',
  INCIDENT_NOT_FOUND: () => 'Gangguan ini tidak ada.',
  INCIDENT_TOLD: () => 'Pemilik pesanan sudah diberi tahu.',
  BROADCAST_NOT_FOUND: () => 'Kabar ini tidak ditemukan.',
  BROADCAST_OVER: () => 'Ini sudah dikirim atau dihentikan.',
  BROADCAST_RUNNING: () => 'Kabar lain masih dikirim. Tunggu atau hentikan dulu.',
  NOTE_GONE: () => 'Catatan ini sudah dihapus.',
  MOVE_OVER: () => 'Pemindahan ini sudah berakhir, atau milik orang lain.',
  MOVE_REFUSED: ({ problem }) => problems.move[problem],
  TIER_NOT_FOUND: ({ name }) => `Tidak ada tingkat "${name}".`,
  TRANSFER_NOT_FOUND: ({ name }) => `Tidak ada cara bayar bernama "${name}".`,
  PRODUCT_NOT_FOUND: ({ pid }) => `Katalog tidak punya produk "${pid}".`,
  BATCH_GONE: () =>
    'Kode ini sudah tidak ada pada saya: sudah Anda jawab, ada kiriman lain, atau sudah lewat satu jam. Silakan kirim lagi.',
  QUARANTINE_ENDED: ({ orderId }) => `Tidak ada kode ${orderId} seperti itu di karantina.`,
  CODES_SEEN: ({ orderId }) =>
    `Pembeli ${orderId} sudah melihat kode ini, jadi tidak bisa dijual lagi. Hapusbukukan saja.`,
  CLAIM_NOT_FOUND: () => 'Tidak ada keluhan seperti ini.',
  CLAIM_DECIDED: problems.claimState,
  NOTHING_TO_REPLACE: () =>
    'Pesanan ini tidak punya kode itu, atau sudah tidak lagi. Anda bisa mengembalikan dana atau menolak keluhannya.',
  DEPOSIT_NOT_FOUND: () => 'Tidak ada isi saldo seperti ini.',
  DEPOSIT_DECIDED: problems.depositState,
  PAYMENT_NOT_FOUND: () => 'Tidak ada pembayaran seperti ini.',
  PAYMENT_DECIDED: () => 'Pembayaran ini sudah dimasukkan atau dikembalikan.',
  TOO_MANY_WEBHOOKS: ({ max }) =>
    `Satu akun paling banyak ${max} webhook. Hapus satu sebelum menambah yang lain.`,
  SHOP_DISABLED: () => 'Toko sedang tutup. Coba lagi nanti. Pesanan Anda tetap berjalan.',
  SHOP_NOT_ALLOWED: () => 'Operator mematikan toko untuk Anda. Silakan tanya alasannya.',
  HOLDER_CHANGED: () =>
    'Akun ini sudah pindah ke akun Telegram lain. Kirim /start untuk melihat akun Anda.',
  DRAFT_GONE: () => 'Pembelian ini sudah terlalu lama. Silakan mulai lagi: /shop.',
  ACCOUNT_SHUT: ({ standing }) =>
    `Akun Anda ${STANDINGS[standing]}, jadi tidak bisa membeli. Silakan tanya operator.`,
  BULK_GONE: () =>
    'Baris ini sudah tidak ada pada saya: ada kiriman lain sejak itu, atau sudah lewat sehari. Silakan kirim lagi.',
  BULK_RUNNING: () =>
    'File Anda yang lain sedang dibeli. Tunggu sampai selesai, atau hentikan dulu.',
  UNDO_TOO_LATE: () => 'Sudah terlambat untuk diurungkan: sudah lebih dari sehari.',
  UNDONE_BEFORE: () => 'Ini sudah diurungkan.',
  UNDO_TAKES_TWO: () =>
    'Mengurungkan ini butuh orang kedua. Pakai perintah kebalikannya: perintah itu menunggu konfirmasi.',
  CHANGED_SINCE: () => 'Ini tidak bisa diurungkan lagi: ada yang berubah sejak itu.',
  CREDIT_PAID_DEBT: ({ paidOffMicros }) =>
    `Tidak ada yang berubah: ${format.usd(paidOffMicros)} dari penambahan ini melunasi utang akun, jadi isi dompet kurang dari yang mau Anda ambil. Sisanya bisa dikurangi.`,
  OFFER_OVER: () => 'Ini sudah dikerjakan, atau Anda sudah ditanya lagi sejak itu.',
  OFFER_EXPIRED: () =>
    'Pertanyaan ini sudah lebih dari satu jam, jadi tidak ada yang berubah. Tulis perintahnya lagi.',
  KEY_NOT_FOUND: () => 'Kunci ini sudah berakhir: kedaluwarsa, diganti, atau dicabut.',
  WEBHOOK_NOT_FOUND: () => 'Tidak ada webhook seperti ini. Mungkin sudah dihapus.',
  WEBHOOK_OFF: () => 'Webhook ini mati. Nyalakan dulu.',
  IS_TEST_ORDER: () => 'Ini pesanan uji coba. Berakhir sendiri.',
  TOO_MANY_REFILLS: ({ max }) =>
    `Dompet uji coba hari ini sudah diisi ${max} kali, dan itu batasnya. Coba lagi besok.`,
  CODE_GONE: () => 'Kode ini tidak dijual lagi: sudah terjual atau dihapus.',
  TASK_TAKEN: () => 'Pesanan ini sudah diambil admin lain.',
  TASK_ENDED: () => 'Pesanan ini sudah berakhir.',
  TASK_NOT_YOURS: () => 'Pesanan ini bukan tugas Anda lagi.',
  CLAIM_NOT_POSSIBLE: (problem) => describe(CLAIM, problem),
  TOP_UP_BEGUN_SINCE: () => 'Anda sudah memulai isi saldo lain sejak ini ditampilkan.',
  TOO_MANY_DEPOSITS: ({ max }) =>
    `Anda punya ${counted(max, 'isi saldo yang belum selesai')}, dan itu batasnya. Bayar atau batalkan satu dulu.`,
  DEPOSIT_OVER: ({ act, status }) =>
    act === 'cancel'
      ? `Isi saldo ini tidak bisa dibatalkan lagi. ${deposits.statusIs(deposits.status[status])}`
      : `${deposits.statusIs(deposits.status[status])} Kalau sudah membayar, mulai isi saldo baru dengan jumlah yang sama dan kirim buktinya untuk yang itu.`,
  RECEIPT_SENT_SINCE: () => 'Ada bukti baru sejak itu. Lihat yang baru dulu.',
  REFUND_NOT_POSSIBLE: ({ reference }) =>
    `${reference} tidak bisa dikembalikan dari sini. Kurangi saldo akunnya lalu kirim uangnya sendiri.`,
  REFUND_NOT_COVERED: ({ reference, amountMicros }) =>
    `${reference} tidak bisa dikembalikan: dompetnya tidak lagi berisi ${format.usd(amountMicros)}.`,
  REFUND_REFUSED: ({ reference, why }) =>
    `Layanan pembayaran menolak mengembalikan ${reference} (${why}). Uangnya ada di dompet lagi.`,
}

export const errors: Texts['errors'] = { input, state }
