## language

# 32499cd6
language-name = Bahasa Indonesia
# 39590ba7
language-locale = id

## common

# e9527c28
common-back = ‹ Kembali
# 80690038
common-home = ‹ Beranda
# 8639457a
common-cancel = Batal
# 4f1e2501
common-refresh = ↻ Segarkan
# 74f2cc3a
common-previous = ‹ Sebelumnya
# 041d6918
common-next = Berikutnya ›
# 7576d5b2
common-newer = ‹ Lebih baru
# 623c187b
common-older = Lebih lama ›
# 94f38e16
common-and-more = … dan { $count } lagi
# a7b0c287
common-page = halaman { $number }
# d8962491
common-paused = ⏸ Dijeda: { $names }
# 91de2899
common-forwarded-command = Saya tidak menjalankan perintah yang diteruskan. Silakan ketik sendiri.
# b0076419
common-old-button = Tombol ini sudah tidak berlaku. Yang ditampilkan sekarang adalah keadaan terbaru; /start membuka menu.
# be0c3b22
common-nothing-to-cancel = Tidak ada yang bisa dibatalkan.
# 3f4629d7
common-cancelled = Dibatalkan. Tidak ada yang berubah.
# 44e6710f
common-formatted = Telegram mengubah sebagian pesan Anda menjadi format, jadi tanda seperti * _ ~ | mungkin hilang. Kirim sebagai file .txt, atau kirim lagi tanpa format.
# 67e76d9c
common-type-text = Jawab dengan pesan teks, atau kirim /cancel.
# e9da86ad
common-done-before = Ini sudah selesai, tetapi jawaban saya tidak sampai. Kirim /start untuk melihat keadaan terbaru.
# 78d15595
common-too-late = Terlalu lama, jadi tidak dikerjakan. Silakan coba lagi.
# 614220e6
common-failed = Maaf, ada yang salah. Rinciannya tercatat di operator. Tidak ada yang hilang; silakan coba lagi.
# 9feec387
common-failed-again = { $support ->
        [none] Kalau terjadi lagi, hubungi operator.
       *[other] Kalau terjadi lagi, hubungi operator ({ $support }).
    }
# b5fd43e0
common-copy-code = 📋 Salin kode { NUMBER($number, useGrouping: 0) }
# 2e9cbdf8
common-removed-deleted = Dihapus.
# efaf9ff9
common-removed-emptied = Telegram tidak mengizinkan bot menghapus pesan yang lebih dari 48 jam, jadi isinya saya kosongkan.
# 68d11012
common-removed-kept = ⚠️ Telegram tidak mengizinkan saya menghapus atau mengubah pesan ini. Silakan hapus sendiri.
# 47303bd3
common-too-old = Isinya saya hapus. Pesan ini terlalu lama untuk saya hapus, tetapi Anda bisa.

## errors

# c2cf4440
error-NOT_AN_AMOUNT = { $currency ->
        [USD] "{ $text }" bukan jumlah. Tulis USD dengan angka, misalnya 12 atau 0.50: di bawah sepuluh juta, paling banyak enam desimal.
       *[other] "{ $text }" bukan jumlah dalam { $currency }. Tulis dengan angka, misalnya 1200.
    }
# db06cf97
error-AMOUNT_UNCLEAR = "{ $text }" bisa berarti dua jumlah. Tulis { $larger } atau { $smaller }.
# dbdb8874
error-AMOUNT_NEGATIVE = "{ $text }" memakai tanda minus. Tulis jumlahnya tanpa minus.
# 0050ee36
error-OTHER_CURRENCY = "{ $text }" memakai mata uang lain. Tulis jumlahnya dalam { $currency }.
# 483fdefe
error-AMOUNT_IS_ZERO = Jumlahnya harus di atas nol.
# 1e891a06
error-NOT_A_DURATION = "{ $text }" bukan lama waktu. Tulis bilangan bulat dan s, m, h, atau d, misalnya 30m, 2h, atau 7d.
# 0f1da1f9
error-DURATION_IS_ZERO = Waktunya harus lebih dari nol.
# 1c82addc
error-INVALID_TELEGRAM_ID = Id Telegram adalah bilangan bulat di atas nol.
# 824433a9
error-NAME_TOO_LONG = Nama paling banyak { $max } karakter.
# 5325c1f1
error-NOT_AN_ADDRESS = "{ $text }" bukan alamat atau blok IPv4. Tulis seperti 203.0.113.7 atau 203.0.113.0/24.
# 0312c08d
error-BLOCK_TOO_WIDE = { $cidr } terlalu lebar: blok terbesar adalah /8. Untuk mengizinkan semua alamat, kosongkan daftarnya.
# ee5044fa
error-TOO_MANY_ADDRESSES = Daftar paling banyak { $max } alamat, dan ini akan menjadi { $size }. Pakai blok, misalnya 203.0.113.0/24.
# dc8409b7
error-INVALID_KEY_NAME = Nama kunci 1 sampai { $max } karakter, tanpa spasi di awal dan akhir.
# 2bfe9388
error-KEY_NAME_TAKEN = Sudah ada kunci bernama "{ $name }".
# 2e2a34a5
error-TOO_MANY_KEYS = Satu akun paling banyak { $max } kunci. Cabut satu dulu.
# 7ecbd6ac
error-SCOPE_MISSING = Kunci perlu paling sedikit satu hak: baca, pesan, atau cek.
# c160fbff
error-INVALID_CAP = Batas harus di atas nol dan paling banyak { USD($maxMicros) }.
# 2489d639
error-INVALID_PRICE = Harga harus di atas nol dan paling banyak { USD($maxMicros) }.
# 4489fa05
error-INVALID_COST = Modal mulai dari nol sampai { USD($maxMicros) }.
# 112b5e23
error-INVALID_PERCENT = "{ $text }" bukan persentase. Tulis angka dari 0 sampai { $max }, paling banyak dua desimal, misalnya 12.5.
# a011fc93
error-NOTE_LENGTH = Catatan berisi 1 sampai { $max } karakter.
# 77bac8c6
error-TOO_MANY_NOTES = Satu akun paling banyak punya { $max } catatan. Hapus satu dulu.
# 46984bcc
error-NEWS_LENGTH = Kabar berisi 1 sampai { $max } karakter.
# a7f49487
error-TOO_MANY_MOVES = Batas { $max } pemindahan sudah tercapai. Silakan coba lagi nanti.
# 96ae2789
error-TOO_MANY_APPROVALS = { $max } keputusan menunggu orang kedua. Konfirmasi atau tolak beberapa dulu.
# 7672c781
error-INVALID_TIER_NAME = Nama tingkat berisi 1 sampai { $max } huruf, angka, spasi, atau tanda hubung, dan bukan "standard".
# cc0d4cb1
error-TIER_NAME_TAKEN = Sudah ada tingkat bernama "{ $name }".
# 434839c2
error-TOO_MANY_TIERS = Paling banyak ada { $max } tingkat. Hapus satu dulu.
# 7b42dcc2
error-NOT_ITS_SUPPLIER = { $pid } tidak berasal dari pemasok itu. Pemasoknya: { $suppliers }.
# dc86dedb
error-INVALID_SETTING =
    .suppliers = Paling banyak { $max } pemasok yang bisa punya setelan.
    .low_stock = Batas stok rendah adalah bilangan bulat dari 0 (mati) sampai { $max }.
    .terms = Ketentuan paling banyak { $max } karakter.
    .open_deposits = Satu akun bisa punya 1 sampai { $max } isi saldo yang belum selesai.
    .at_once = Pesanan terbuka bersamaan: 0 sampai { $max }.
    .sync_every = Daftar harga bisa diambil setiap 5 menit sampai 30 hari.
    .cost_jump = Perubahan modal terbesar adalah 0 (mati) sampai { $max } persen.
    .cost_age = Modal berlaku 0 (selalu) sampai { $max } hari.
    .support = "{ $text }" bukan kontak. Tulis @nama Telegram, alamat email, atau alamat https:// paling banyak { $maxUrlLength } karakter.
    .digest_time = Waktu ringkasan seperti 09:00, dari 00:00 sampai 23:59.
    .time_zone = Tidak ada zona waktu "{ $text }". Tulis kota besar terdekat, misalnya Asia/Dhaka, atau UTC.
    .least_is_zero = Isi saldo terkecil harus di atas nol.
    .least_above_largest = Isi saldo terkecil tidak boleh di atas yang terbesar. Keduanya bisa diubah sekaligus.
    .stars_rate = Stars per USD adalah angka di atas 0, paling banyak { $max }, dengan paling banyak { $decimals } desimal.
# 02be959b
error-INVALID_TRANSFER =
    .name = Nama cara bayar 1 sampai { $max } karakter.
    .instructions_too_long = Petunjuk paling banyak { $max } karakter.
    .too_many = Cara transfer paling banyak { $max }. Hapus satu dulu.
    .name_taken = Cara bayar bernama "{ $name }" sudah ada.
    .instructions_missing = Cara bayar ini perlu petunjuk dulu: ke mana orang harus mengirim uangnya.
    .rate_of_usd = Harga satu USD adalah satu USD. Pakai biaya atau bonus saja.
    .least_is_zero = Isi saldo terkecil harus di atas nol.
    .least_above_largest = Isi saldo terkecil tidak boleh di atas yang terbesar. Keduanya bisa diubah sekaligus.
    .currency = "{ $text }" bukan mata uang. Tulis tiga sampai lima huruf, misalnya BDT atau USDT.
    .rate = Harga satu USD dalam { $currency } tidak mungkin sebesar itu. Tulis angka seperti 121.5, paling banyak 6 desimal.
    .fee = Biaya atau bonus paling banyak { $max } %, dengan paling banyak dua desimal.
# 51e11c10
error-CATALOG_NOT_JSON = Katalog ini bukan JSON: { $said }
# 6b4d5cc2
error-DOCUMENT_REFUSED =
    .too_large = Isi file ini terlalu banyak untuk dibaca di sini. Hapus yang tidak perlu, atau kirim sebagian-sebagian.
    .too_slow = File ini terlalu lama dibaca. Simpan lagi dengan baris dan kolom lebih sedikit, atau kirim sebagian-sebagian.
    .busy = Terlalu banyak file yang menunggu. Tunggu semenit, lalu kirim lagi file ini.
# e703930d
error-NOT_FROM_STOCK = { $pid } tidak dijual dari stok, jadi tidak punya kode.
# 4677a12c
error-CODE_TOO_LONG = Baris { NUMBER($line, useGrouping: 0) } lebih dari { $max } karakter. Tulis satu kode per baris.
# 47358dd8
error-REASON_MISSING = Tulis alasannya. Pemilik akun akan melihatnya.
# e9723d64
error-REASON_TOO_LONG = Alasan paling banyak { $max } karakter.
# c1497549
error-INVALID_CREDIT = Jumlah yang dimasukkan harus di atas nol dan di bawah { USD($maxMicros) }.
# 3700a838
error-WORTH_UNKNOWN = Nilai pembayaran ini tidak diketahui. Sebutkan juga jumlahnya dalam USD.
# e3c46549
error-INVALID_CLAIM_REFUND = { $maxMicros ->
        [0] Tidak ada lagi yang bisa dikembalikan: seluruh harga pesanan ini sudah di dompet.
       *[other] Jumlahnya harus di atas nol dan paling banyak { USD($maxMicros) }, yaitu sisa harga pesanan.
    }
# 8e8ef9af
error-INVALID_WEBHOOK_URL =
    .not_a_url = Ini bukan URL. Tulis seperti https://shop.example/webhooks, paling banyak 500 karakter.
    .not_https = URL harus diawali https://, supaya tidak ada yang bisa membaca atau mengubah kirimannya.
    .has_password = URL tidak boleh memuat nama pengguna atau kata sandi. Periksa tanda tangan setiap panggilan.
    .port = Port harus 443, atau 1024 ke atas.
    .not_public = URL harus menuju server di internet publik.
# 62ee5833
error-UNKNOWN_EVENT_TYPE = Tidak ada jenis kejadian "{ $type }". Jenisnya: { $known }.
# 32ac30f6
error-NOT_A_PERSON = "{ $text }" bukan orang. Tulis id Telegram berupa angka, misalnya 123456789, @nama, atau nomor akun.
# bfbe0e48
error-INVALID_MARK = Jumlahnya harus di atas nol dan paling banyak { USD($maxMicros) }.
# d13eed11
error-INVALID_DELIVERY =
    .count = Anda mengirim { $given } kode, padahal pesanannya { $ordered }.
    .length = Salah satu kode kosong atau terlalu panjang.
    .known = Salah satu kode ini sudah dikenal di sini. Tidak ada kode yang dikirim dua kali.
# 235fc5c9
error-METHOD_NOT_OFFERED = Cara bayar ini tidak tersedia lagi. Silakan pilih yang lain.
# e0e63e62
error-INVALID_TOP_UP =
    .limits = Isi saldo bisa dari { USD($minMicros) } sampai { USD($maxMicros) }.
    .cents = Pakai sen bulat: paling banyak dua desimal.
    .price = Cara bayar ini paling banyak { $maxPrice } sekali bayar, dan { USD($amountMicros) } seharga { $price }. Pilih jumlah yang lebih kecil.
# 2368ec26
error-RECEIPT_NOT_NEEDED = Isi saldo ini tidak perlu bukti: uangnya masuk ke dompet ketika pembayaran Anda sampai.
# 775da7f2
error-TOO_MANY_RECEIPTS = Anda sudah mengirim { $max } bukti untuk isi saldo ini, dan itu batasnya. Operator sedang memeriksanya; tunggu keputusannya.
# 03e94e43
error-TABLE_EMPTY = Tidak ada baris di sini. Kirim satu baris untuk setiap pesanan.
# 6a8b5919
error-TABLE_TOO_LONG = Ini lebih dari { $max } baris, batasnya. Bagi menjadi beberapa file.
# a9d6c3d7
error-TOO_MANY_UNITS = Ini meminta { $units } kunci dan kartu, sedangkan batas satu file { $max }. Bagi menjadi beberapa file.
# b937612c
error-INSUFFICIENT_STOCK = Kode produk ini di stok tidak cukup.
# f404f06f
error-INSUFFICIENT_BALANCE = { $debtMicros ->
        [0] Isi dompet kurang dari { USD($neededMicros) } yang diperlukan.
       *[other] Akun ini berutang { USD($debtMicros) }, karena sebuah pembayaran ditarik kembali setelah uangnya terpakai. Isi saldo berikutnya melunasinya dulu.
    }
# 6fb149ea
error-ORDER_NOT_FOUND = Tidak ada pesanan atau pengecekan { $id }.
# ed0ce61e
error-ACCOUNT_NOT_FOUND = Tidak ada akun untuk { $who }. Orang mendapat akun ketika pertama kali menulis ke bot.
# 35f27f5f
error-ACCOUNT_EXISTS = Id Telegram { NUMBER($telegramId, useGrouping: 0) } sudah punya akun.
# c83a25e3
error-KEY_NOT_FOUND = Kunci ini sudah berakhir: kedaluwarsa, diganti, atau dicabut.
# e1d887c9
error-LINE_NOT_FOUND = Katalog tidak punya lini "{ $slug }".
# 35e555d6
error-PRODUCT_NOT_FOUND = Katalog tidak punya produk "{ $pid }".
# 956443ec
error-NO_PRICE_LIST = { $others ->
        [none] { $supplier } tidak punya daftar harga yang bisa dibaca.
       *[other] { $supplier } tidak punya daftar harga yang bisa dibaca. Yang punya: { $others }.
    }
# b58994c1
error-LIST_UNREADABLE = Daftar harga { $supplier } tidak bisa dibaca: { $why }
# 9d961414
error-LIST_TOO_LONG = Daftar harga { $supplier } berisi lebih dari { $max } barang, jadi tidak dibaca.
# 6d1778b4
error-LIST_STALE = { $more ->
        [0] Sementara itu produk ini sudah berubah: { $pids }. Lihat lagi daftar harganya.
       *[other] Sementara itu produk ini sudah berubah: { $pids } +{ $more }. Lihat lagi daftar harganya.
    }
# d9f94053
error-ITEM_NOT_LISTED = Daftar harga { $supplier } tidak punya barang { $item }. Salin dari daftarnya, atau perbarui dulu.
# 8f33fda7
error-APPROVAL_NOT_FOUND = Permintaan ini tidak ada.
# 15a93a42
error-APPROVAL_OVER = Ini sudah diputuskan, atau 24 jam sudah lewat.
# a4af3a40
error-APPROVAL_OWN = Ini keputusan Anda sendiri. Orang lain yang harus mengonfirmasi.
# 6c6123e7
error-OWN_ACCOUNT = Ini untuk akun Anda sendiri. Orang lain di tim yang harus memutuskannya.
# aac90215
error-APPROVAL_NOT_YOURS = Peran Anda tidak mengizinkan keputusan ini. Tanyakan kepada pemilik.
# 063fb8dc
error-NO_SECOND_PERSON = Tidak ada orang lain yang boleh mengonfirmasi ini. Seseorang perlu peran untuk ini: Layanan di panel. Jika belum ada, perannya diberi lewat shell: gamewallet team set.
# 355c128b
error-INCIDENT_NOT_FOUND = Gangguan ini tidak ada.
# 5743816f
error-INCIDENT_TOLD = Pemilik pesanan sudah diberi tahu.
# 652bfdbc
error-BROADCAST_NOT_FOUND = Kabar ini tidak ditemukan.
# 5d514e46
error-BROADCAST_OVER = Ini sudah dikirim atau dihentikan.
# 7a128369
error-BROADCAST_RUNNING = Kabar lain masih dikirim. Tunggu atau hentikan dulu.
# 2b5366c2
error-NOTE_GONE = Catatan ini sudah dihapus.
# 70838bcd
error-MOVE_OVER = Pemindahan ini sudah berakhir, atau milik orang lain.
# d4a77871
error-MOVE_REFUSED =
    .same = Ini akun yang sama.
    .moving = Akun ini sudah menunggu pemindahan lain.
    .of_team = Pemilik baru adalah anggota tim.
    .target_shut = Pemilik baru diblokir atau dibatasi, atau tidak boleh memakai API atau toko.
    .used = Pemilik baru sudah memakai akunnya. Akunnya harus baru, tanpa mutasi, pesanan, kunci, alamat, webhook, catatan, atau tingkat.
    .target_moving = Pemilik baru ikut dalam pemindahan lain.
# 602adaeb
error-TIER_NOT_FOUND = Tidak ada tingkat "{ $name }".
# a4ca4fd4
error-TRANSFER_NOT_FOUND = Tidak ada cara bayar bernama "{ $name }".
# af33279b
error-BATCH_GONE = Kode ini sudah tidak ada pada saya: sudah Anda jawab, ada kiriman lain, atau sudah lewat satu jam. Silakan kirim lagi.
# 9102c4d9
error-QUARANTINE_ENDED = Tidak ada kode { $orderId } seperti itu di karantina.
# 96650241
error-CODES_SEEN = Pembeli { $orderId } sudah melihat kode ini, jadi tidak bisa dijual lagi. Hapusbukukan saja.
# d4577440
error-CLAIM_NOT_FOUND = Tidak ada keluhan seperti ini.
# acb9b30a
error-NOTHING_TO_REPLACE = Pesanan ini tidak punya kode itu, atau sudah tidak lagi. Anda bisa mengembalikan dana atau menolak keluhannya.
# 9c84f796
error-DEPOSIT_NOT_FOUND = Tidak ada isi saldo seperti ini.
# e66b7057
error-PAYMENT_NOT_FOUND = Tidak ada pembayaran seperti ini.
# dc89c35c
error-PAYMENT_DECIDED = Pembayaran ini sudah dimasukkan atau dikembalikan.
# 401aa960
error-TOO_MANY_WEBHOOKS = Satu akun paling banyak { $max } webhook. Hapus satu sebelum menambah yang lain.
# 3c73e3a5
error-WEBHOOK_NOT_FOUND = Tidak ada webhook seperti ini. Mungkin sudah dihapus.
# 8b9a1ed4
error-WEBHOOK_OFF = Webhook ini mati. Nyalakan dulu.
# a223b168
error-SHOP_DISABLED = Toko sedang tutup. Coba lagi nanti. Pesanan Anda tetap berjalan.
# 3c485a3f
error-SHOP_NOT_ALLOWED = Operator mematikan toko untuk Anda. Silakan tanya alasannya.
# e543df01
error-HOLDER_CHANGED = Akun ini sudah pindah ke akun Telegram lain. Kirim /start untuk melihat akun Anda.
# a20f4f82
error-DRAFT_GONE = Pembelian ini sudah terlalu lama. Silakan mulai lagi: /shop.
# 49e20890
error-ACCOUNT_SHUT = { $standing ->
        [restricted] Akun Anda dibatasi, jadi tidak bisa membeli. Silakan tanya operator.
       *[banned] Akun Anda diblokir, jadi tidak bisa membeli. Silakan tanya operator.
    }
# 7cddd2ae
error-CONFIRMATION_OVER = Ini sudah dikerjakan, atau Anda sudah ditanya lagi sejak itu.
# 67f5780c
error-BULK_GONE = Baris ini sudah tidak ada pada saya: ada kiriman lain sejak itu, atau sudah lewat sehari. Silakan kirim lagi.
# e75e213c
error-BULK_RUNNING = File Anda yang lain sedang dibeli. Tunggu sampai selesai, atau hentikan dulu.
# c5e7127b
error-UNDO_TOO_LATE = Sudah terlambat untuk diurungkan: sudah lebih dari sehari.
# c0e2faf5
error-UNDONE_BEFORE = Ini sudah diurungkan.
# e66bcd23
error-UNDO_TAKES_TWO = Mengurungkan ini butuh orang kedua. Pakai perintah kebalikannya: perintah itu menunggu konfirmasi.
# 1e45f25c
error-CHANGED_SINCE = Ini tidak bisa diurungkan lagi: ada yang berubah sejak itu.
# 73fa56ad
error-CREDIT_PAID_DEBT = Tidak ada yang berubah: { USD($paidOffMicros) } dari penambahan ini melunasi utang akun, jadi isi dompet kurang dari yang mau Anda ambil. Sisanya bisa dikurangi.
# 6dc2cf4e
error-CODE_GONE = Kode ini tidak dijual lagi: sudah terjual atau dihapus.
# c931eb56
error-IS_TEST_ORDER = Ini pesanan uji coba. Berakhir sendiri.
# f79dea69
error-TOO_MANY_REFILLS = Dompet uji coba hari ini sudah diisi { $max } kali, dan itu batasnya. Coba lagi besok.
# 1cc8245d
error-TASK_TAKEN = Pesanan ini sudah diambil admin lain.
# 9dd60e3b
error-TASK_ENDED = Pesanan ini sudah berakhir.
# af07fb3d
error-TASK_NOT_YOURS = Pesanan ini bukan tugas Anda lagi.
# 0ad7b350
error-CLAIM_NOT_POSSIBLE =
    .processing = Pesanan ini masih diproses. Saya kabari kalau sudah selesai. Kalau tidak bisa dikerjakan, dananya kembali sendiri.
    .paid_back = Dana pesanan ini sudah kembali ke dompet Anda.
    .open = Pesanan ini sedang kami periksa. Keluhan Anda ada di halamannya.
    .too_many_of_order = Pesanan ini sudah Anda keluhkan { $max } kali, dan itu batasnya. Silakan hubungi bantuan.
    .too_many_open = Anda punya { $max } keluhan terbuka, dan itu batasnya. Tunggu jawaban, atau tarik salah satu.
    .over = Keluhan ini sudah berakhir. Buka lagi untuk melihat hasilnya.
# 874b3426
error-TOO_MANY_DEPOSITS = Anda punya { $max } isi saldo yang belum selesai, dan itu batasnya. Bayar atau batalkan satu dulu.
# bde33532
error-DEPOSIT_OVER = { $act ->
        [receipt] Status isi saldo ini: { $status }. Kalau sudah membayar, mulai isi saldo baru dengan jumlah yang sama dan kirim buktinya untuk yang itu.
       *[cancel] Isi saldo ini tidak bisa dibatalkan lagi. Status isi saldo ini: { $status }.
    }
# 9a2ca88e
error-RECEIPT_SENT_SINCE = Ada bukti baru sejak itu. Lihat yang baru dulu.
# 1814cc18
error-REFUND_NOT_POSSIBLE = { $reference } tidak bisa dikembalikan dari sini. Kurangi saldo akunnya lalu kirim uangnya sendiri.
# dbe73bbd
error-REFUND_NOT_COVERED = { $reference } tidak bisa dikembalikan: dompetnya tidak lagi berisi { USD($amountMicros) }.
# ff3d70eb
error-REFUND_REFUSED = Layanan pembayaran menolak mengembalikan { $reference } ({ $why }). Uangnya ada di dompet lagi.

## problems

# a5ed37b9
problem-move-same = Ini akun yang sama.
# d82cf786
problem-move-moving = Akun ini sudah menunggu pemindahan lain.
# 0b18cdfd
problem-move-of_team = Pemilik baru adalah anggota tim.
# 9d980c51
problem-move-target_shut = Pemilik baru diblokir atau dibatasi, atau tidak boleh memakai API atau toko.
# f2f3147c
problem-move-used = Pemilik baru sudah memakai akunnya. Akunnya harus baru, tanpa mutasi, pesanan, kunci, alamat, webhook, catatan, atau tingkat.
# 99363212
problem-move-target_moving = Pemilik baru ikut dalam pemindahan lain.
# 7b7c25f7
error-INVALID_CATALOG = Katalog tidak diimpor; tidak ada yang berubah. Perbaiki dulu ini:
# 9ca52fc4
problem-catalog-more = … dan { $more } lagi
# 4fdb4f40
problem-catalog-file = file
# 9a08b725
problem-catalog-line = { $name ->
        [none] lini { NUMBER($number, useGrouping: 0) }
       *[other] lini { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# 82d2848f
problem-catalog-product = { $name ->
        [none] produk { NUMBER($number, useGrouping: 0) }
       *[other] produk { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# 2ec7f88e
problem-catalog-row = { $name ->
        [none] baris { NUMBER($number, useGrouping: 0) }
       *[other] baris { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# f006ed2b
problem-catalog =
    .pattern_too_long = tidak boleh lebih dari { $max } karakter
    .pattern_invalid = harus berupa regular expression
    .pattern_too_large = harus lebih kecil: setiap pengulangan dihitung sebanyak ia bisa berulang
    .pattern_looks_around = tidak boleh melihat ke depan atau belakang: "{ $token }"
    .pattern_refers_back = tidak boleh merujuk kembali ke grup: "{ $token }"
    .pattern_unsupported = hanya boleh memakai yang didukung RE2: { $said }
    .decimals = paling banyak enam angka desimal
    .number = harus angka yang lebih kecil, dengan semua digitnya dan tanpa eksponen
    .supplier_name = harus 1-32 huruf kecil, angka, atau -
    .supplier_twice = setiap pemasok hanya boleh sekali
    .pid = harus 1-64 huruf, angka, - atau _
    .slug = harus 2-40 huruf kecil atau angka
    .order_code = harus 2-6 huruf besar atau angka
    .example = harus cocok dengan polanya
    .field_twice = setiap kolom isian hanya boleh sekali
    .region_and_server = tidak boleh meminta region dan serverId sekaligus
    .region_options = harus diisi kalau lini ini meminta region, dan hanya kalau begitu
    .server_options = hanya boleh diisi kalau lini ini meminta serverId
    .option_twice = setiap nilai dan singkatan hanya boleh sekali; huruf besar dan kecil dianggap sama
    .unknown_supplier = menyebut "{ $name }", yang bukan pemasoknya
    .used_twice = dipakai dua kali: "{ $name }"
    .no_supplier = harus menyebut pemasok, karena ini lini top-up
    .no_fields = harus menyebut yang diperlukan top-up, misalnya userId
    .stock_supplier = tidak boleh menyebut "stock" di lini top-up; "stockBased": true memberi setiap pesanan kode yang ditukar pemasok
    .stock_based = tidak boleh diisi: kunci game dan kartu menyebut "stock" di suppliers
    .fields_of_code = tidak boleh diisi: kunci game dan kartu tidak perlu pemain
    .other_line = milik lini "{ $slug }"; produk tidak bisa pindah lini, jadi pakai pid baru
    .schema = { $said }

## errors

# 33c82e7f
error-CLAIM_DECIDED =
    .open =
        { $reference }: masih terbuka{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .replaced =
        { $reference }: selesai dengan penggantian{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunded =
        { $reference }: selesai dengan pengembalian dana{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refused =
        { $reference }: ditolak{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .withdrawn =
        { $reference }: ditarik pemilik akun{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
# a06fe7db
error-DEPOSIT_DECIDED =
    .open =
        { $reference }: belum dibayar{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .submitted =
        { $reference }: menunggu keputusan tentang buktinya{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .credited =
        { $reference }: sudah dimasukkan{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .rejected =
        { $reference }: ditolak{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .cancelled =
        { $reference }: dibatalkan pemilik akun{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .expired =
        { $reference }: kedaluwarsa{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunding =
        { $reference }: sedang dikembalikan{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunded =
        { $reference }: sudah dikembalikan{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .charged_back =
        { $reference }: ditarik layanan pembayaran{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.

## order-page

# af589561
order-page-title = Pesanan Anda
# 970a34eb
order-page-status-processing = Diproses
# c32bb69d
order-page-status-completed = Selesai
# 1aa43485
order-page-status-cancelled = Dibatalkan
# 0a6753f6
order-page-what-next-processing = Silakan lihat lagi beberapa menit lagi.
# c84db33d
order-page-what-next-completed = Pesanan sudah selesai dikerjakan.
# 14fc1e53
order-page-what-next-cancelled = Pesanan tidak bisa dikerjakan. Toko tempat Anda membeli bisa membantu.
# 5978bab3
order-page-look-again = Lihat lagi
# d89879e6
order-page-product = Produk
# 48efed86
order-page-game = Game
# 3cc0f355
order-page-quantity = Jumlah
# e75d359a
order-page-placed = Dibuat
# b71ccd11
order-page-ended = Selesai
# e49cb10a
order-page-masked = Sebagian data pemain disembunyikan.
# 204207eb
order-page-gone = Halaman ini tidak ada
# 3bfbd9d2
order-page-why-gone = Tautannya tidak lengkap, atau sudah tidak berlaku. Minta yang baru dari toko yang memberikannya.

## status-page

# ae22af5f
status-page-title = Status
# 468f3b6d
status-page-about = Bagaimana pesanan berjalan dalam 30 hari terakhir, dihitung dari pesanan itu sendiri.
# a570b5e0
status-page-as-json = Sebagai JSON
# f38f4f4f
status-page-nothing = Saat ini tidak ada yang dijual.
# c4b5e62a
status-page-half = Separuh selesai dalam
# 67dee0ea
status-page-most = 95 dari 100 dalam
# c32bb69d
status-page-completed = Selesai
# c20e7dc8
status-page-last-trouble = Gangguan terakhir
# 766540f0
status-page-no-trouble = tidak ada dalam 30 hari
# df909d08
status-page-failing-today = ▲ Hari ini sebagian pesanan gagal
# 27ff82a9
status-page-no-orders = ○ Belum ada pesanan akhir-akhir ini
# 0d6f1c88
status-page-failed = ▲ Sebagian pesanan gagal
# d65d5e0c
status-page-works = ● Berjalan seperti biasa
