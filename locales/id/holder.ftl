## addressGuard

# c9053665
address-guard-open = 🛡 Alamat baru
# 0601ef67
address-guard-is-on = Nyala. Sebelum kunci membayar dari alamat yang belum pernah dipakainya, saya bertanya dulu. Paling banyak lima kali per jam.
# 15642931
address-guard-is-off = Mati. Kunci Anda bisa membayar dari alamat mana pun yang boleh memanggil. Kalau dinyalakan, saya bertanya dulu sebelum kunci membayar dari alamat yang belum pernah dipakainya.
# c707f4f5
address-guard-about = Membaca selalu bisa. Alamat tunggal di daftar alamat yang diizinkan dianggap dikenal.
# ee48496d
address-guard-known = Alamat yang dikenal
# f9982de4
address-guard-none-yet = Belum ada.
# 10d009a3
address-guard-turn-on = 🛡 Nyalakan
# fb2c34ac
address-guard-turn-off = ⚪️ Matikan
# e6ff92d7
address-guard-turned-on = Saya akan bertanya sebelum kunci membayar dari alamat baru.
# 615655e6
address-guard-turned-off = Saya tidak bertanya lagi. Kunci Anda bisa membayar dari alamat mana pun yang boleh memanggil.
# 4267b011
address-guard-forget = ➖ Hapus
# 4201f4be
address-guard-choose-forget =
    <b>{ address-guard-forget }</b>
    
    Ketuk alamat untuk menghapusnya. Selama penjagaan ini menyala, saya bertanya lagi sebelum kunci membayar dari sana.
# 08ba9faa
address-guard-forgotten = { $address } dihapus.
# 954b2df7
address-guard-question = 🛡 Ada yang mau membayar dengan kunci Anda dari alamat baru
# b50bd35c
address-guard-key = Kunci
# e2046f29
address-guard-address = Alamat
# 5eb97c5e
address-guard-ask-yours = Panggilannya saya tolak, karena kunci ini belum pernah dipakai dari sana. Tidak ada yang ditagih. Apakah alamat ini milik Anda?
# d9d06f37
address-guard-allow = ✅ Izinkan
# a972b80b
address-guard-allow-and-list = ✅ Izinkan dan masukkan ke daftar
# 4b2f0dcf
address-guard-ask-list =
    <b>Mulai daftar alamat yang diizinkan dengan { $address }?</b>
    
    Daftar Anda kosong, jadi alamat mana pun boleh memanggil. Begitu ada isinya, semua yang lain ditolak.
# 54e0da04
address-guard-adds-others = Jadi saya juga menambahkan alamat tempat kunci Anda dipakai:
# 79ae5f2b
address-guard-no-others = Saya tidak tahu alamat lain tempat kunci Anda dipakai.
# 09e99d96
address-guard-list-now = ✅ Ya, mulai daftarnya
# c258a8f3
address-guard-listed = Ditambahkan ke daftar alamat yang diizinkan: { $count }.
# 44624936
address-guard-not-me = 🚫 Bukan saya – cabut kuncinya
# d7efb101
address-guard-freeze = 🧊 Matikan seluruh API
# 362ab658
address-guard-allowed = ✅ Kunci { $key } boleh membayar dari { $address }.
# 5087e6a6
address-guard-send-again = Kirim lagi panggilan yang tadi ditolak.
# 38a318f5
address-guard-over = Pertanyaan ini sudah ditutup: sudah Anda jawab, atau kuncinya sudah berakhir.

## allowlist

# 31a71c23
allowlist-title = 🌐 Alamat yang diizinkan
# f6bb0e50
allowlist-only-these = Hanya alamat ini yang bisa memakai kunci Anda ({ $count }):
# ae7481c6
allowlist-empty-but-required = Daftarnya kosong, padahal layanan ini mewajibkannya, jadi panggilan Anda ditolak sampai ada alamat.
# a32a8542
allowlist-empty = Daftarnya kosong: kunci Anda berlaku dari alamat mana pun. Tambahkan alamat server Anda, supaya kunci yang hilang tidak bisa dipakai orang lain.
# 2b73a633
allowlist-last-call = Panggilan terakhir datang dari { $address }.
# 9e5b3b3c
allowlist-add = ➕ Tambah
# f37a51e3
allowlist-add-last = ➕ Tambah { $address }
# 7e1713d8
allowlist-ask-add =
    <b>Alamat mana yang boleh memakai kunci Anda?</b>
    
    Kirim satu atau beberapa alamat atau blok IPv4, dipisah spasi, koma, atau baris baru:
# a83896ba
allowlist-added = Ditambahkan: { $count } alamat.
# d8187859
allowlist-tap = Ketuk alamat untuk menghapusnya. Dari sana kunci Anda tidak bisa dipakai lagi.
# 1c4708c4
allowlist-removed = { $cidr } dihapus.

## api

# a75f2ba7
api-title = 🔑 Akses API
# bc932d43
api-access = Akses
# cf6aefab
api-state-on = 🟢 nyala
# 4754314e
api-state-off = ⚪️ mati
# b50bd35c
api-key = Kunci
# be5c9dda
api-no-key = tidak ada
# 56c8b07b
api-other-keys = Kunci lain
# a39429a8
api-older-key = Kunci lama
# 7b950d24
api-valid-until = berlaku sampai { $time }
# 0a89daf3
api-address-list = Alamat
# 066ac824
api-any-address = semua
# a490124a
api-allowed = { $count } diizinkan
# 5eef92aa
api-asks-about-new = Saya bertanya tentang alamat baru
# fdff2287
api-base-url = URL dasar
# 6529111d
api-accepted-one = ✅ Panggilan dengan kunci Anda diterima.
# 796afbe9
api-accepted-many = ✅ Panggilan dengan kunci-kunci Anda diterima.
# ce4ba35a
api-refused = API menolak panggilan Anda saat ini:
# 6cf2b7f1
api-last-refused = 🚫 Panggilan terakhir yang ditolak: { $ago }, { $from }: { $why }.
# 0c437ece
api-from = dari { $address }
# 51ad296f
api-from-unknown = dari alamat yang tidak diketahui
# eba45b0c
api-refused-for-replaced = kuncinya sudah diganti dengan yang baru
# 88bd5ea7
api-refused-for-expired = kuncinya sudah kedaluwarsa
# 8cd396c5
api-refused-for-revoked = kuncinya sudah dicabut
# d96fd220
api-refused-for-API_DISABLED = akses API sedang mati
# 3c6a21f2
api-refused-for-API_DISABLED_BY_ADMIN = operator mematikan akses API
# 40502c46
api-refused-for-API_NOT_ELIGIBLE = akun belum boleh memakai API
# f8c4829f
api-refused-for-ACCOUNT_BANNED = akun diblokir
# 64909352
api-refused-for-ACCOUNT_RESTRICTED = akun dibatasi
# 7e8838fe
api-refused-for-IP_ALLOWLIST_REQUIRED = belum ada daftar alamat yang diizinkan
# 00e2b589
api-refused-for-IP_NOT_ALLOWED = alamatnya tidak ada di daftar Anda
# 947a0eed
api-refused-for-KEY_SCOPE = kuncinya bukan untuk panggilan seperti itu
# 3175c38f
api-allow-refused = ✅ Izinkan { $address }
# 967f157c
api-ask-allow = Izinkan panggilan dari alamat ini?
# ea85c480
api-what-allow-means = Program di alamat ini lalu bisa memakai API dengan kunci Anda. Izinkan hanya kalau alamat ini milik Anda.
# 617f96fa
api-allow-now = ✅ Ya, izinkan
# fee396b4
api-turn-on = 🟢 Nyalakan
# fb2c34ac
api-turn-off = ⚪️ Matikan
# 58a6da2d
api-turned-on = Akses API menyala.
# 35349142
api-turned-off = Akses API mati. Semua panggilan ditolak sampai Anda menyalakannya lagi.
# 97424261
api-ask-off = Matikan akses API?
# e8150a55
api-what-off-means = Semua panggilan dari program Anda langsung ditolak. Pesanan yang diproses tetap berjalan, dan kunci Anda tetap sama.
# 7cc7d352
api-create-key = 🔑 Buat kunci
# 0ea244d1
api-rotate-key = 🔁 Ganti kunci
# 07d9bf39
api-addresses = 🌐 Alamat
# aaf70c62
api-try-it = ▶️ Panggilan pertama
# 9da327fc
api-replace = 🔁 Ganti kunci
# 31e38270
api-choose-grace = Anda langsung mendapat kunci baru, dengan batas dan masa berlaku yang sama. Berapa lama kunci lama tetap berlaku, supaya Anda sempat mengganti program?
# 97f9ed52
api-grace-none = Langsung mati
# a0e917fa
api-grace-hour = 1 jam
# 0b723a21
api-grace-day = 24 jam
# 6768ebe3
api-new-key = Kunci API Anda
# 39a703bd
api-shown-once = Hanya saya tampilkan sekali dan tidak saya simpan. Simpan di tempat yang bisa dibaca program Anda, lalu hapus pesan ini.
# c28455c2
api-send-as = Kirim di setiap panggilan, sebagai header <code>X-API-Key: …</code>.
# 25f1fe8c
api-copy-key = 📋 Salin kunci
# d8ef9a2d
api-delete-message = 🗑 Sudah disimpan – hapus pesan ini
# 92b6bdec
api-key-not-shown = Kunci baru sudah dibuat, tetapi pesan saya tidak sampai, dan saya tidak menyimpannya. Silakan buat kunci lain.
# 1cb3006a
api-refusal-MISSING_API_KEY = Anda belum punya kunci yang berlaku. Buat satu di bawah.
# af72015a
api-refusal-ACCOUNT_BANNED = { $support ->
        [none] Akun Anda diblokir. Silakan tanya operator.
       *[other] Akun Anda diblokir. Silakan tanya operator ({ $support }).
    }
# 0adc0cb1
api-refusal-ACCOUNT_RESTRICTED = { $support ->
        [none] Akun Anda dibatasi sementara. Tunggu sampai berakhir, atau tanya operator.
       *[other] Akun Anda dibatasi sementara. Tunggu sampai berakhir, atau tanya operator ({ $support }).
    }
# 81363cb2
api-refusal-API_DISABLED_BY_ADMIN = { $support ->
        [none] Operator mematikan akses API Anda. Silakan tanya operator.
       *[other] Operator mematikan akses API Anda. Silakan tanya operator ({ $support }).
    }
# d542cca1
api-refusal-API_DISABLED = Akses API mati. Nyalakan di bawah.
# 175f59d8
api-refusal-API_NOT_ELIGIBLE = Anda belum bisa memakai API. Syaratnya: { $rules }.
# 9b5679f6
api-refusal-IP_ALLOWLIST_REQUIRED = Layanan ini mewajibkan daftar alamat yang diizinkan. Tambahkan alamat Anda di Alamat.
# ff08decc
api-refusal-IP_NOT_ALLOWED = Panggilan terakhir datang dari alamat yang tidak ada di daftar Anda. Tambahkan di Alamat.
# 45ea5807
api-eligible-by-deposited = total isi saldo paling sedikit { $amount }
# e2f4b8af
api-eligible-by-age = umur akun { $age }
# cbfbf096
api-maintenance = Layanan sedang dalam perbaikan: pesanan baru ditolak untuk sementara.
# a5ed3cdd
api-orders-paused = Pesanan lewat API sedang dijeda. Yang lain tetap berjalan.

## bulk

# 305133d9
bulk-open = 📋 Banyak sekaligus
# 305133d9
bulk-title = 📋 Banyak sekaligus
# 1b7e6bb5
bulk-how-to = Kirim file CSV, atau salin baris dari spreadsheet dan tempel di sini.
# 24d28536
bulk-columns = Satu baris untuk satu pesanan: produk, pemain, jumlah, dan catatan Anda sendiri kalau mau.
# 606cc789
bulk-limits = Paling banyak { $rows } baris, dalam file paling besar { $kilobytes } KB. Totalnya saya tunjukkan dulu; tidak ada yang dibeli sebelum Anda setuju.
# 2f3cbbe1
bulk-template = ⬇️ Templat (CSV)
# fdbf6967
bulk-template-caption = Isi file ini lalu kirim kembali ke saya. Satu baris untuk satu pesanan.
# 5fd90420
bulk-yours = File Anda
# a8314154
bulk-wanted = Kirim file CSV, atau tempel barisnya. Bentuknya ada di templat.
# a71597c8
bulk-too-large = File ini terlalu besar: batasnya { $kilobytes } KB. Bagi menjadi beberapa file.
# f7814ae2
bulk-not-text = File ini tidak bisa saya baca. Di spreadsheet pilih "Simpan sebagai" lalu "CSV UTF-8", dan kirim file itu.
# 78a32892
bulk-split = Teks ini sangat panjang dan mungkin dipotong Telegram. Kirim barisnya sebagai file.
# bb1cd8ef
bulk-can-buy = ✅ { $count } baris bisa dibeli: { $amount }
# 0b33de58
bulk-cannot-buy = { $count } baris salah dan tidak akan dibeli:
# 34aa8952
bulk-more-products = … dan { $count } produk lagi
# 7dedc9b4
bulk-more-problems = … dan { $count } baris lagi. Semuanya ada di file.
# 4f98c786
bulk-balance-after = Saldo setelahnya
# 504e9586
bulk-short = ⚠️ Saldo Anda kurang { $amount }. Isi saldo dulu; kalau tidak, saya berhenti ketika uangnya habis.
# 908b86b3
bulk-repeated = ⚠️ { $count } baris sama dengan baris sebelumnya dan tetap akan dibeli: { $numbers }
# 2381a7d1
bulk-same-before = ⚠️ Tabel yang sama sudah pernah Anda beli: { $time }
# 9f65032d
bulk-buy = ✅ Beli { $count } baris · { $amount }
# efd8e461
bulk-started-before = Ini sudah saya mulai.
# 0611582e
bulk-problems-file = ⬇️ Baris yang salah (CSV)
# 1c6e9b64
bulk-row-number = Baris { $row }
# ea788684
bulk-bought = Dibeli
# 56aa3ec6
bulk-processing = Masih diproses
# 09dbbd3b
bulk-cancelled = Dibatalkan, dana kembali
# 48ec6a00
bulk-refused = Tidak dibeli
# 81056e19
bulk-invalid = Salah
# 9f610ef4
bulk-spent = Terpakai
# ba536de7
bulk-of = { $done } dari { $all }
# 53b733ca
bulk-running = Pesanan Anda sedang saya buat. ↻ menunjukkan sampai di mana; hasilnya menyusul sendiri.
# 32f0ce9d
bulk-finishing = Semua pesanan sudah dibuat. Saya menunggu yang terakhir selesai, lalu mengirim hasilnya.
# da9a7eda
bulk-over = Sudah selesai. Hasilnya memuat setiap pesanan beserta kodenya.
# ce736213
bulk-holds-holder = ⏹ Anda menghentikannya. Yang sudah dibeli tetap dibeli.
# a8b6d727
bulk-holds-balance = 💸 Saldo tidak cukup untuk pesanan berikutnya, jadi saya berhenti. Isi saldo, lalu ketuk Lanjutkan.
# ee80a70e
bulk-holds-standing = ⛔ Saya berhenti, karena akun Anda dibatasi atau diblokir.
# 0c20c25c
bulk-holds-not_allowed = ⚪️ Saya berhenti, karena operator mematikan toko untuk Anda.
# fb299375
bulk-holds-failed = { $support ->
        [none] ⚠️ Saya berhenti, karena ada yang salah di sini. Ketuk Lanjutkan. Kalau terjadi lagi, hubungi operator.
       *[other] ⚠️ Saya berhenti, karena ada yang salah di sini. Ketuk Lanjutkan. Kalau terjadi lagi, hubungi operator ({ $support }).
    }
# d87de4ee
bulk-holds-maintenance = 🛠 Layanan sedang dalam perbaikan. Nanti saya lanjutkan sendiri.
# b093a46d
bulk-holds-shop_off = 🛍 Toko sedang tutup. Saya lanjutkan sendiri kalau sudah buka.
# 8ffecc0e
bulk-stop = ⏹ Hentikan
# 03807098
bulk-go-on = ▶️ Lanjutkan
# 6a8ecd32
bulk-top-up = ➕ Isi saldo
# 4a69280d
bulk-results = ⬇️ Hasil (CSV)
# 0718b6e2
bulk-show = 📋 Lihat
# 2baa40cb
bulk-results-ready = 📋 File Anda sudah selesai
# e0a9c8b2
bulk-states-reading = sedang dibaca
# f8d7a0f9
bulk-states-draft = belum disetujui
# b7258434
bulk-states-running = berjalan
# 5462c103
bulk-states-stopped = berhenti
# 906ccaaf
bulk-states-done = selesai
# 01700996
bulk-problem-no_pid = Produknya belum diisi.
# 0b02876e
bulk-problem-unknown_pid = Tidak ada produk seperti ini.
# c4bcbc34
bulk-problem-not_sold = Produk ini tidak dijual lagi.
# 01e8d58c
bulk-problem-paused = Produk ini sedang dijeda.
# a7189b9b
bulk-problem-fields_differ = Region dan server tidak cocok.
# 28e5bee9
bulk-problem-one_each = Top-up dibeli satu per satu. Kirim satu baris untuk masing-masing.
# dff82869
bulk-problem-out_of_stock = Kode di stok tidak cukup.
# f5ccf0b6
bulk-problem-trxid_taken = Baris ini tidak bisa dipesan. Kirim lagi dalam file baru.
# 326eae0e
bulk-problem-restored = Layanan dipulihkan dari cadangan, jadi saya tidak tahu apakah ini sudah dibeli. Tanya operator sebelum memesan lagi.
# 3b7913f2
bulk-bad-quantity = Jumlah harus bilangan bulat dari 1 sampai { $max }.
# 512b935f
bulk-extra-cells = Selnya terlalu banyak. Produk ini hanya punya kolom: { $columns }.
# 649bacee
bulk-cell-too-long = Ada sel yang lebih dari { $max } karakter.
# e224efc7
bulk-rounded = Spreadsheet Anda membulatkan angka: { $number }. Ubah format kolom itu menjadi teks, lalu isi lagi.
# 5cfd97bd
bulk-price-changed = Sekarang harganya { $amount }. Tidak ada yang ditagih.
# 86cd2d1b
bulk-missing = Belum diisi: { $field }.
# 3076ce9b
bulk-misfit = Sepertinya salah: { $field }.
# 4ec5b563
bulk-no-option = { $field } harus salah satu dari: { $options }.

## claims

# 3d1980f0
claims-button = ⚠️ Ada masalah?
# 221168cc
claims-report-again = ⚠️ Ada masalah lain
# f5da6dd2
claims-what-is-wrong = Apa masalah pesanan ini?
# 6a230415
claims-reason-not_received = Belum ada yang diterima
# ec4f4385
claims-reason-wrong_goods = Yang diterima salah
# 19873ca7
claims-reason-code_invalid = Kode tidak berlaku
# 335f2958
claims-reason-code_used = Kode sudah terpakai
# d8263ae5
claims-reason-other = Masalah lain
# 1e8331da
claims-reason-by_operator = Kami perbaiki sendiri
# 8d1dfc5b
claims-ask-text = Ceritakan apa yang terjadi, dalam satu pesan. Tangkapan layar dengan sedikit teks juga boleh.
# 4d1a46e7
claims-ask-text-hint = Misalnya: apa yang ditampilkan game atau toko ketika Anda mencoba kodenya.
# 45816288
claims-send-without-text = Kirim tanpa teks
# d8a7f964
claims-text-wanted = Kirim teks, foto, atau file gambar.
# de867bb1
claims-received = Terima kasih! Operator memeriksanya, dan jawabannya akan saya kirim.
# 9170041d
claims-ask-picture = Kirim tangkapan layarnya sekarang, sebagai foto atau file gambar.
# 809263ae
claims-add-picture = 🖼 Tambah tangkapan layar
# d52be329
claims-no-picture = Tanpa tangkapan layar
# 8b2c7072
claims-picture-added = Operator sekarang bisa melihat tangkapan layar Anda.
# 0d2ca561
claims-picture-before = Anda sudah mengirim tangkapan layar. Satu saja cukup.
# 794bad4a
claims-title = ⚠️ Masalah pesanan
# 4d34d12d
claims-state-open = 🔎 Sedang kami periksa
# 2cc95f66
claims-state-replaced = ✅ Anda mendapat kode baru
# 1ab8e1f8
claims-state-refunded = ✅ Dana dikembalikan
# f72d6e08
claims-state-refused = ❌ Tidak diterima
# 06f32c92
claims-state-withdrawn = ↩️ Anda tarik kembali
# ae22af5f
claims-status = Status
# 7f53e279
claims-amount-back = Dikembalikan
# d11d8c3a
claims-report = Keluhan
# 5bcb5906
claims-order = Pesanan
# cef971ec
claims-what = Masalah
# 454d5c14
claims-sent-at = Dikirim
# 2b7da4e5
claims-ended-at = Dijawab
# 5ed4bbca
claims-you-wrote = Anda menulis:
# 68e75955
claims-with-picture = 🖼 Dengan tangkapan layar Anda.
# 8965c669
claims-answer = Jawabannya:
# 03324901
claims-new-codes = Kode baru ada di halaman pesanan. Kode lama tidak boleh dipakai lagi.
# 8c6a96a8
claims-into-wallet = Uangnya sudah di dompet Anda.
# 8a9762c2
claims-disagree = Tidak setuju? Tulis ke { $support }, dengan nomor keluhan ini.
# 58f15d27
claims-show-order = 📦 Pesanannya
# 0e05c0c5
claims-withdraw = ↩️ Tarik kembali
# 7e8f40ba
claims-confirm-withdraw = Masalahnya sudah beres? Operator tidak akan memeriksanya lagi.
# 4e902d10
claims-withdraw-now = ✅ Ya, tarik kembali
# d2adcc55
claims-keep = Tidak, biarkan
# d95b234e
claims-withdrawn = Ditarik kembali.
# c85d1963
claims-list = ⚠️ Keluhan Anda
# bb400e04
claims-to-list = ‹ Keluhan Anda
# ee70c11d
claims-none = Anda belum pernah mengirim keluhan. Untuk mengirim, buka pesanannya dan ketuk “Ada masalah?”.
# 753de7e7
claims-decided-replaced = ✅ Anda mendapat kode baru untuk pesanan Anda.
# 9bf5a9e0
claims-decided-refunded = ✅ Dana pesanan Anda kami kembalikan.
# ed2b34c7
claims-decided-refused = ❌ Operator tidak menerima keluhan Anda.
# ac85a23e
claims-show = Lihat

## deposits

# 6a8ecd32
deposits-top-up = ➕ Isi saldo
# 6fd3107e
deposits-method-manual = 🏦 Transfer bank
# d3679a02
deposits-method-stars = ⭐️ Telegram Stars
# 0a509a70
deposits-method-crypto_pay = 🪙 Kripto (@CryptoBot)
# bdf3695a
deposits-choose-method = Mau bayar dengan apa?
# ba10b527
deposits-no-method = Isi saldo belum dibuka saat ini.
# 892b0ff8
deposits-choose-amount = Berapa? Dari { $least } sampai { $largest }.
# 2a6d4af3
deposits-other-amount = ✏️ Jumlah lain
# c790b5f7
deposits-how-much = Berapa, dalam USD?
# bb6bf918
deposits-ask-amount = Ketik jumlah dari { $least } sampai { $largest }, misalnya <code>25</code> atau <code>12.50</code>.
# 55b8bc79
deposits-ask-amount-in = Ketik jumlah dalam USD dari { $least } sampai { $largest }, misalnya <code>25</code>, atau yang ingin Anda bayar, misalnya { $own }.
# 1ad1ca4e
deposits-rate = Kurs
# 0a3d19c8
deposits-rate-of = { $rate }, per { $at }
# 1e574ae2
deposits-fee = Biaya
# d17b5ee7
deposits-bonus = Bonus
# 2622883a
deposits-transfer = Transfer { $amount }
# b0b5b635
deposits-in-wallet = Masuk ke dompet
# 6dc2b6f1
deposits-closed-way = Cara bayar ini sudah ditutup. Kalau Anda sudah membayar, kirim buktinya. Kalau belum, batalkan isi saldo ini.
# 7d5cf680
deposits-reference = Berita transfer
# c3e5b6f9
deposits-transfer-steps = Tulis berita ini di transfer Anda. Setelah membayar, kirim buktinya ke sini sebagai foto, file gambar, atau PDF.
# 66fbd26e
deposits-open-until = Berlaku sampai { $time }.
# bfd91649
deposits-pay = Bayar { $amount }
# df818d67
deposits-pay-on-page = Bayar di halaman @CryptoBot dengan tombol di bawah. Uangnya masuk ke dompet Anda dalam satu menit.
# 9d668af9
deposits-pay-now = 🪙 Bayar
# 9b1a99ac
deposits-no-page = Halaman pembayaran belum bisa dibuat dan tidak ada yang ditagih. Tekan Coba lagi.
# 75032bfe
deposits-try-again = 🔄 Coba lagi
# 95f602fa
deposits-top-up-of = Isi saldo { $amount }
# 500c5a15
deposits-invoice-below = Bayar dengan tombol pada tagihan di bawah. Uangnya langsung masuk ke dompet Anda.
# 90b88877
deposits-invoice-again = ⭐️ Kirim ulang tagihan
# 2f434c57
deposits-invoice-title = Isi saldo dompet
# 2ab9e7e3
deposits-invoice-description = { $amount } untuk dompet Anda. Nomor { $reference }.
# 27c8a5e3
deposits-cancel = ✕ Batalkan isi saldo ini
# 64acab5c
deposits-send-receipt = 📎 Kirim bukti
# 45c12c7c
deposits-add-receipt = 📎 Tambah bukti
# f447a6cf
deposits-ask-receipt = Kirim bukti pembayaran sekarang, sebagai foto, file gambar, atau PDF.
# e54f1145
deposits-receipt-wanted = Kirim bukti pembayaran sebagai foto, file gambar, atau PDF, atau /cancel.
# b7270f80
deposits-received = 🔎 Terima kasih. { $receipts } bukti Anda sudah di operator. Saya kabari kalau sudah diputuskan.
# 6b875539
deposits-received-before = 🔎 File ini sudah saya terima, operator juga. Saya kabari kalau sudah diputuskan.
# d308a9cd
deposits-which-deposit = Ada beberapa isi saldo yang belum selesai. Bukti ini untuk yang mana?
# 4ac5348f
deposits-file-gone = File itu sudah tidak bisa saya lihat. Kirim buktinya sekali lagi.
# 6b30da50
deposits-show = 🧾 Lihat isi saldo
# f7896bd7
deposits-list = 🧾 Pembayaran
# 603d9d72
deposits-none = Anda belum pernah isi saldo.
# ae22af5f
deposits-status-label = Status
# 5db19e8e
deposits-status-open = 🕓 menunggu pembayaran
# 363b74c0
deposits-status-submitted = 🔎 bukti sedang diperiksa
# f01e98bb
deposits-status-credited = ✅ sudah di dompet
# 2b380356
deposits-status-rejected = ❌ ditolak
# 587aea53
deposits-status-cancelled = ✕ dibatalkan
# 477b463d
deposits-status-expired = ⌛ kedaluwarsa
# 7bf89dae
deposits-status-refunding = ↩️ sedang dikembalikan
# a220f0b6
deposits-status-refunded = ↩️ dikembalikan
# b6773116
deposits-status-charged_back = ↩️ ditarik layanan pembayaran
# 0b65962e
deposits-status-is = Status isi saldo ini: { $status }.
# d7243c4d
deposits-credited = Masuk
# 18f69d1b
deposits-that-arrived = { $amount }, jumlah yang diterima
# 0cf9e0e9
deposits-receipts = Bukti
# 5bab18e0
deposits-reason = Alasan
# 5e173294
deposits-paid-by = Cara bayar
# f19fa33d
deposits-started = Dimulai
# b71ccd11
deposits-ended = Selesai
# 39b05175
deposits-checkout-refused-unknown = Isi saldo ini tidak saya kenal. Silakan mulai yang baru.
# e9aab6dc
deposits-checkout-refused-ended = Isi saldo ini sudah ditutup. Silakan mulai yang baru.
# 6748f9f5
deposits-checkout-refused-expired = Isi saldo ini sudah kedaluwarsa. Silakan mulai yang baru.
# 24a859cb
deposits-checkout-refused-other-person = Tagihan ini untuk orang lain.
# 2ce6af4f
deposits-checkout-refused-other-amount = Jumlahnya tidak cocok. Silakan mulai isi saldo baru.
# 7a4612a6
deposits-checkout-refused-banned = Akun Anda tidak bisa diisi saat ini. Kirim /paysupport untuk melihat siapa yang bisa membantu.
# 1ea4312f
deposits-unmatched = Pembayaran Anda sudah sampai, tetapi tidak ada isi saldo yang cocok. Operator sudah tahu dan akan memeriksanya. Kirim /paysupport untuk melihat cara bertanya.

## home

# a5589660
home-hello = 👋 Halo, { $name }
# 4d878195
home-nameless = kawan
# d2d8afde
home-intro = Isi saldo dompet Anda, lalu belanja di toko. Dengan akses API, program Anda juga bisa memesan.
# 254783d1
home-wallet = 👛 Dompet
# 6a8ecd32
home-top-up = ➕ Isi saldo
# a75f2ba7
home-api = 🔑 Akses API
# dc54fe03
home-orders = 📦 Pesanan
# 2022aed6
home-help = ❔ Bantuan
# dd60dcc1
home-admin = 🛡 Admin
# 5a69afe5
home-language = 🌐 Bahasa
# d6446f26
home-standing = Akun
# 818f9381
home-standings-active = 🟢 aktif
# 752db6ec
home-standings-restricted = 🟠 dibatasi
# 037cc956
home-standings-banned = ⛔ diblokir
# fec077b7
home-banned = Akun Anda diblokir.
# 0a779e48
home-restricted = Akun Anda dibatasi.
# 7546ccc2
home-restricted-until = Akun Anda dibatasi sampai { $time }.
# 60ecbec7
home-reason = Alasan: { $reason }.
# 925d3fd9
home-keeps-balance = { $support ->
        [none] Saldo Anda tetap ada; silakan tanya operator. Untuk bantuan pembayaran, kirim /paysupport.
       *[other] Saldo Anda tetap ada; silakan tanya operator ({ $support }). Untuk bantuan pembayaran, kirim /paysupport.
    }
# c4b8eb29
home-help-title = Yang bisa saya lakukan
# bd4dab41
home-first-order = Pesanan pertama Anda
# d3fb97a6
home-first-order-steps = 1. Isi saldo dompet. 2. Di /api, nyalakan akses dan buat kunci. 3. Kirim pesanan dengan kunci itu.
# 16def08e
home-try-first = Mau coba dulu tanpa membayar? Ambil kunci uji coba: /api, lalu Kunci uji coba.
# ca061fe9
home-api-is-at = API ada di { $url }, dan dokumentasinya di { $reference }
# b490f09e
home-questions = { $support ->
        [none] Ada pertanyaan? Tanya operator.
       *[other] Ada pertanyaan? Tanya operator ({ $support }).
    }
# 545efc03
home-choose-language =
    <b>{ home-language }</b>
    
    Mau pakai bahasa apa?
# fe5e85cc
home-language-chosen = Mulai sekarang saya berbahasa Indonesia.
# 74bfab88
home-commands-start = Menu
# 96d7df32
home-commands-shop = Beli top-up, kunci game, atau kartu
# 26e89e34
home-commands-wallet = Saldo, isi saldo, mutasi, laporan
# a48dacb2
home-commands-api = Akses API, kunci, alamat, webhook
# 0ac92477
home-commands-orders = Pesanan Anda dan kodenya
# 25e1b800
home-commands-bulk = Beli banyak sekaligus, dari file CSV
# fe30bc39
home-commands-language = Bahasa yang saya pakai
# f741d9f8
home-commands-help = Yang bisa dilakukan bot ini
# 11844190
home-commands-paysupport = Bantuan pembayaran
# d339e5e4
home-commands-terms = Ketentuan layanan ini
# 0cbf3e34
home-commands-cancel = Hentikan pertanyaan ini

## keys

# a0320de5
keys-open = 🗝 Kunci
# b725b015
keys-about =
    <b>{ keys-open }</b>
    
    Beri setiap program kuncinya sendiri. Anda bisa membatasi kunci, dan mencabut satu tanpa mengganggu yang lain.
# 7805a299
keys-none = Anda belum punya kunci yang berlaku.
# 87e5b063
keys-full = Anda punya { $count } kunci, dan itu batasnya. Cabut satu supaya ada tempat.
# 9ad95d16
keys-add = ➕ Kunci baru
# 7b1e41ea
keys-ask-name =
    <b>{ keys-add }</b>
    
    Apa namanya? Kirim nama, misalnya nama program yang akan memakainya. Lalu kuncinya saya buat dan tampilkan.
# b50bd35c
keys-key = Kunci
# 7e4efdc8
keys-can = Boleh
# bf4f4cdc
keys-scope-read = Baca
# 5bcb5906
keys-scope-order = Pesan
# 1e2f292a
keys-scope-lookup = Cek
# 1f9d867b
keys-a-day = { $amount } per hari
# ffe3dcce
keys-an-order = { $amount } per pesanan
# da2c7544
keys-until-day = sampai { $day }
# be5c9dda
keys-no-cap = tidak ada
# 13180565
keys-daily-cap-is = Batas harian
# 2eea5905
keys-order-cap-is = Batas per pesanan
# 3a2f5136
keys-works = Berlaku
# b074cba4
keys-works-until = sampai { $time }
# 7c380f8b
keys-works-for-ever = selamanya
# 6d43fa5f
keys-spent-today = Terpakai hari ini
# 0bb295a0
keys-created = Dibuat
# 8fc6b16f
keys-last-used = Terakhir dipakai
# 8425ab1e
keys-used-from = { $ago } dari { $address }
# 6c90c165
keys-unused = Belum dipakai
# 023ae8aa
keys-last-scope = Kunci perlu paling sedikit satu dari ini.
# d5c14ae8
keys-limit-daily = 💵 Batas harian
# cba43db3
keys-limit-order = 💵 Batas per pesanan
# de62642b
keys-limit-expiry = ⏳ Masa berlaku
# bd4eefb8
keys-rotate = 🔁 Ganti
# d784b44a
keys-revoke = 🗑 Cabut
# cc5b016f
keys-back = ‹ Kunci
# a4d1e1eb
keys-ask-daily = Berapa paling banyak yang boleh dibelanjakan kunci ini dalam sehari, dalam USD? Hari dimulai pukul 00:00 UTC. Yang dikembalikan tidak dihitung. { keys-how-to-cap }
# db132565
keys-ask-order = Berapa paling mahal satu pesanan atau pengecekan berbayar, dalam USD? { keys-how-to-cap }
# e6a27014
keys-how-to-cap = Kirim jumlah, misalnya <code>50</code>, atau <code>none</code> untuk tanpa batas.
# 229b050c
keys-ask-expiry = Berapa lama kunci ini berlaku, mulai sekarang? Kirim jumlah hari, misalnya <code>30</code>, atau <code>none</code> untuk selamanya.
# 34f67e32
keys-changed = Kuncinya diubah.
# 381dfce8
keys-ask-revoke = Cabut kunci ini?
# 1a093a0c
keys-what-revoke-means = Semua panggilan dengan kunci ini langsung ditolak. Ini tidak bisa dibatalkan.
# 9f3aff3d
keys-revoke-now = 🗑 Ya, cabut
# d5dfc44f
keys-revoked = Kunci { $name } dicabut.

## moves

# 6c7fa3be
moves-decline = ✖️ Tolak
# d8540d26
moves-ordered = Operator akan memindahkan akun Anda ke { $who } pada { $time }.
# 5c21e4b0
moves-ordered-about = Dompet, pesanan, dan kunci API ikut pindah, dan Anda kehilangan aksesnya. Jika Anda tidak memintanya, hentikan sekarang.
# 018adb88
moves-stop = 🛑 Hentikan
# f3f3d347
moves-ordered-to =
    Operator akan menyerahkan akun { $who } kepada Anda pada { $time }.
    
    Mohon jangan pakai akun Anda yang sekarang sampai saat itu. Jika ini keliru, tolak.
# 500667fe
moves-moved-away =
    Akun Anda sudah pindah ke { $who }. Anda punya akun baru yang kosong di sini.
    
    Kunci API yang Anda tahu tetap berlaku sampai pemilik baru menggantinya.
# 675c32a8
moves-moved-here =
    Akun { $who } sekarang milik Anda.
    
    Siapa pun yang tahu kunci API-nya masih bisa memakainya. Ganti kuncinya, dan periksa alamat yang diizinkan serta webhook.
# b7206f19
moves-ended-declined = Pemindahan ditolak. Akun tetap di tempatnya.
# cf3c9673
moves-ended-stopped = Pemindahan dihentikan. Akun tetap di tempatnya.
# f5652092
moves-ended-cancelled = Pemindahan dibatalkan. Akun tetap di tempatnya.
# d4d7ba50
moves-ended-refused = Pemindahan tidak bisa dilakukan lagi. Akun tetap di tempatnya.

## notices

# b490f09e
notices-questions = { $support ->
        [none] Ada pertanyaan? Tanya operator.
       *[other] Ada pertanyaan? Tanya operator ({ $support }).
    }
# f4dd162d
notices-paid-debt = { $amount } di antaranya melunasi utang Anda.
# 6f06dbb5
notices-order-completed = ✅ { $pack } sudah selesai. { $id }
# 484d2a13
notices-order-cancelled = ↩️ { $pack } tidak bisa dikerjakan. { $id }
# fe343767
notices-money-back = { $amount } sudah kembali ke dompet Anda.
# d9956f49
notices-orders-completed = 🕐 Selesai dalam satu jam terakhir: { $count } pesanan.
# 9795b069
notices-orders-cancelled = Dibatalkan, dana kembali: { $count } pesanan.
# bbea5b7e
notices-show-order = Lihat pesanan
# a1095b95
notices-credited = ✅ Isi saldo { $amount } sudah masuk ke dompet Anda.
# ce228043
notices-credited-other = ✅ { $credited } sudah masuk ke dompet Anda. Itu jumlah yang diterima untuk isi saldo { $asked } ({ $reference }).
# 04628b1c
notices-charged-back = ↩️ Pembayaran isi saldo { $amount } ({ $reference }) ditarik kembali oleh layanan pembayaran.
# 3c3d20a4
notices-taken-from-wallet = { $amount } diambil dari dompet Anda.
# c751ed48
notices-spent-before = { $amount } di antaranya sudah terpakai.
# e6e9ac60
notices-rejected = ❌ Isi saldo { $amount } ({ $reference }) ditolak.
# 2de8b04f
notices-refunded = ↩️ Isi saldo { $amount } ({ $reference }) sudah dikembalikan kepada Anda.
# ee04d311
notices-standing-banned = ⛔ Akun Anda diblokir.
# f298c6eb
notices-standing-unbanned = 🟢 Akun Anda tidak diblokir lagi.
# 6f98ffcc
notices-standing-restricted = 🟠 Akun Anda dibatasi.
# 151c1cf7
notices-standing-unrestricted = 🟢 Akun Anda tidak dibatasi lagi.
# 82ec1f24
notices-standing-api_off = ⚪️ Operator mematikan akses API Anda.
# 40cadeaa
notices-standing-api_on = 🟢 Operator mengizinkan akses API Anda lagi.
# 2aab8195
notices-standing-shop_off = ⚪️ Operator mematikan toko di chat ini untuk Anda.
# 447d85b0
notices-standing-shop_on = 🟢 Anda bisa membeli di chat ini lagi.
# 8f01822a
notices-restricted-until = 🟠 Akun Anda dibatasi sampai { $time }.
# 199d5097
notices-added = ➕ { $amount } ditambahkan ke dompet Anda.
# e71b7876
notices-taken = ➖ { $amount } diambil dari dompet Anda.
# 057bb406
notices-balance-low = 👛 Saldo Anda tinggal { $amount }, di bawah jumlah yang Anda atur. Pesanan yang lebih mahal ditolak.
# 254783d1
notices-to-wallet = 👛 Dompet
# 6a8ecd32
notices-top-up = ➕ Isi saldo
# 53445424
notices-webhook-gone = ⚪️ Webhook { $url } saya matikan: server Anda menjawab 410, artinya tidak mau menerima kejadian lagi.
# 1f538bf6
notices-webhook-failing = ⚪️ Webhook { $url } saya matikan: lima hari tidak ada panggilan yang berhasil. Perbaiki servernya lalu nyalakan webhook lagi. Yang terlewat bisa dikirim di Pengiriman.
# 7c93504e
notices-show-webhook = 🪝 Lihat webhook
# 40812bc6
notices-key-ends-soon = ⏳ Kunci { $key } berlaku sampai { $time }. Setelah itu panggilannya ditolak. Buka kuncinya untuk memperpanjang, atau beri program Anda kunci lain.
# 0bc85171
notices-key-expired = ⌛️ Kunci { $key } kedaluwarsa { $time }. Panggilannya sekarang ditolak. Buat kunci baru untuk program Anda.
# 9d471575
notices-key-revoked = 🚫 Operator mencabut kunci { $key }. Panggilannya sekarang ditolak.
# 47d4e90a
notices-keys-revoked = 🚫 Operator mencabut kunci-kunci API Anda. Panggilannya sekarang ditolak.
# b864a2a9
notices-slow-down = 🐢 Pesan Anda lebih banyak dari yang sanggup saya tangani, jadi yang terakhir saya lewati. Tunggu sebentar lalu kirim lagi.
# e7cb3de5
notices-paid-back-elsewhere = ⚠️ Pembayaran { $reference } kembali ke pembayar, tetapi tidak lewat layanan ini.
# bdc1e180
notices-account = Akun
# 49612b7d
notices-part-taken = Dari { $amount }, { $taken } diambil dari dompet.
# 87af932d
notices-still-there = { $amount } masih di dompet. Pakai “Kembalikan” di sini untuk mengeluarkannya.
# becff0d5
notices-spent = { $amount } sudah terpakai.
# 2ab66fd9
notices-now-owes = Akun ini sekarang berutang { $amount }. Pesanan ditolak sampai dilunasi isi saldo atau /credit.
# 0a48f8f8
notices-owed-since = Akun ini sempat berutang sebesar itu, dan sudah melunasinya.
# 7c546cf0
notices-refund-refused = ⚠️ Layanan pembayaran menolak mengembalikan { $reference }. { $amount } ada di dompet lagi.
# 1206fdf8
notices-unmatched = Sebuah pembayaran tidak bisa dicocokkan; tidak ada yang dimasukkan.
# 4188b1c9
notices-outcome-unknown = ⚠️ Belum diketahui apakah { $id } sudah dikerjakan: pemasok tidak memberi jawaban jelas.
# 60025f16
notices-keeps-asking = Saya terus bertanya ke pemasok. Tidak ada dana yang kembali hanya karena dugaan.
# 0775ac1e
notices-order-waits = ⚠️ { $id } gagal beberapa kali dan pasti belum dikerjakan.
# 0930d1f5
notices-tries-again = Saya coba lagi setiap sepuluh menit selama sehari, lalu dananya kembali. Anda bisa membatalkannya sebelum itu.
# 7c133f1f
notices-done-after-cancel = ⚠️ Pemasok mengerjakan { $id } setelah dibatalkan dan dananya kembali, jadi terkirim tanpa dibayar. Minta pemasok menariknya, atau /debit akunnya.
# 02301625
notices-failed-after-completion = ⚠️ Pemasok menyatakan { $id } tidak dikerjakan, padahal pesanan ini diselesaikan manual. Tidak ada uang yang berpindah. Tanya pemasok, dan /credit akunnya kalau pemain tidak menerimanya.
# b2902c71
notices-sold-at-loss = ⚠️ { $id } dijual { $price } padahal modalnya { $cost }. Naikkan harganya di panel.
# a76c5809
notices-code-quarantined = 🚧 { $id } dibatalkan, tetapi vouchernya mungkin sudah terpakai. Voucher disisihkan sampai Anda memutuskan.
# 6c3ea2f9
notices-orders-delayed = ⏳ Beberapa pesanan Anda lebih lama dari biasanya karena ada gangguan di pemasok kami. Pesanan akan selesai atau dananya kembali. Tidak perlu memesan lagi.
# cad7232e
notices-supplier-failing = 🔴 Pemasok { $supplier } terus gagal: { $calls }.
# df28977e
notices-supplier-recovered = 🟢 Pemasok { $supplier } berjalan lagi: { $calls }.
# 7bb40327
notices-calls-place = pesanan baru
# ddf5f658
notices-calls-check = pengecekan pesanan berjalan
# fbd092c8
notices-calls-lookup = pengecekan pemain dan penukaran kode
# 89fc404c
notices-calls-checkLookup = pengecekan penukaran kode
# cf65facb
notices-stock-low = 🎟 { $pid } hampir habis: sisa { $left }.
# 8a00d730
notices-day-limit = 📈 Batas harian { $supplier } tercapai: pesanan hari ini tidak muat lagi di sana. Pesanan masuk ke pemasok berikutnya, atau ditolak bila tidak ada. Hari berakhir pukul 00.00 UTC.
# cf245e34
notices-stock-out = 🔴 { $pid } habis: kode terakhirnya baru terjual. Tambahkan kode untuk menjual lagi.
# 407858f5
notices-add-codes = ➕ Tambah kode
# e50bffc3
notices-stock = 🎟 Stok
# 77dddd53
notices-backup-failed = ⚠️ Cadangan terjadwal gagal. Saya coba lagi.
# 56d026d8
notices-database-damaged = 🔴 File basis data rusak: ini ditemukan pemeriksaan setelah gangguan. Hentikan layanan, simpan filenya, periksa disk dan memori mesin, lalu pulihkan cadangan terbaru yang tidak rusak.
# ac85a23e
notices-show-for-admin = Lihat
# 4722ba60
notices-gathered-orders-ended = 📦 { $count } pesanan Anda sudah berakhir. Hasilnya ada di daftar.
# 873c48f4
notices-gathered-manual-orders = 🙋 { $count } pesanan menunggu dikerjakan manual.
# 05298eb5
notices-gathered-receipts = 🔔 { $count } bukti pembayaran menunggu Anda.
# 827324a2
notices-gathered-outcome-unknown = ⚠️ Belum diketahui apakah { $count } pesanan sudah dikerjakan: pemasok tidak memberi jawaban jelas.
# 9b3bcd1a
notices-gathered-order-waits = ⚠️ { $count } pesanan gagal beberapa kali dan pasti belum dikerjakan.
# c6d1602d
notices-gathered-tries-again = Saya coba lagi setiap sepuluh menit selama sehari, lalu dananya kembali. Anda bisa membatalkannya sebelum itu.
# 825af966
notices-gathered-quarantined = 🚧 { $count } pesanan dibatalkan, tetapi vouchernya mungkin sudah terpakai. Voucher disisihkan sampai Anda memutuskan.
# 6311b03d
notices-gathered-sold-at-loss = ⚠️ { $count } pesanan, misalnya { $id }, dijual di bawah modal. Naikkan harganya di panel.
# fd491faf
notices-gathered-stock-low = 🎟 { $count } produk hampir habis. Lihat di daftar.
# 2dea60f6
notices-gathered-stock-out = 🔴 { $count } produk habis. Lihat di daftar.

## orderLink

# 9d848989
order-link-button = 🔗 Tautan untuk pembeli
# 9d848989
order-link-title = 🔗 Tautan untuk pembeli
# fa2e0bce
order-link-what = Siapa pun yang punya tautan ini melihat produk, sebagian data pemain, waktu, dan status pesanan ini. Harga, kode, dan data Anda tidak ditampilkan.
# 024a42ea
order-link-make = 🔗 Buat tautan
# 90819006
order-link-link = Tautannya: { $url }
# d65d4ff5
order-link-copy = 📋 Salin tautan
# 5d6c0973
order-link-open = ↗️ Buka
# 894cb2d2
order-link-revoke = 🗑 Cabut tautan
# 86f323a1
order-link-ask-revoke = Cabut tautan?
# ffaf360f
order-link-what-revoke-means = Yang memilikinya tidak bisa melihat apa-apa lagi. Anda bisa membuat yang lain nanti.
# 9f3aff3d
order-link-revoke-now = 🗑 Ya, cabut
# 67d8a30f
order-link-revoked = Tautan dicabut.
# 47b866c1
order-link-no-address = Tautan perlu alamat di internet, dan operator belum mengaturnya untuk layanan ini.

## orders

# aeae567b
orders-list = 📦 Pesanan Anda
# b487304f
orders-test-list = 🧪 Pesanan uji coba Anda
# 206cdb8b
orders-none = Belum ada pesanan. Beli sesuatu di toko, atau biarkan program Anda memesan lewat API.
# 0a5c3c8a
orders-none-like-this = Tidak ada pesanan seperti ini.
# a7bd74f3
orders-no-tests = Belum ada pesanan dari kunci uji coba.
# 7e33ec66
orders-how-to-open = Ketuk nomor untuk melihat pesanannya.
# 07fffcc0
orders-filter-all = Semua
# 5ec24df0
orders-filter-processing = ⏳ Diproses
# d7dc9093
orders-filter-completed = ✅ Selesai
# 4bebb037
orders-filter-cancelled = ↩️ Dibatalkan
# dfa92590
orders-filter-game = 🎮 Game
# e7928cec
orders-choose-game =
    <b>{ orders-list }</b>
    
    Pesanan game yang mana?
# 6bf93efd
orders-all-games = Semua game
# a83987b4
orders-icon-processing = ⏳
# dd491db7
orders-icon-completed = ✅
# 9282ded6
orders-icon-cancelled = ↩️
# 21153944
orders-status-processing = ⏳ diproses
# e2b1e461
orders-status-completed = ✅ selesai
# d40bd8b0
orders-status-cancelled = ↩️ dibatalkan
# 35c82915
orders-refunded = ↩️ dibatalkan, dana kembali
# ac1c55e9
orders-will-tell-you = Saya kabari kalau sudah selesai. Kalau tidak bisa, uangnya kembali ke dompet Anda.
# f1fb7e63
orders-is-test = 🧪 Pesanan uji coba: dibayar dengan uang uji coba
# 5bcb5906
orders-labels-order = Pesanan
# 48efed86
orders-labels-game = Game
# 09233827
orders-labels-trxid = trxid
# ea788684
orders-labels-bought = Dibeli
# b50bd35c
orders-labels-key = Kunci
# ae22af5f
orders-labels-status = Status
# 5bab18e0
orders-labels-reason = Alasan
# ff89d4b3
orders-labels-amount = Jumlah
# e75d359a
orders-labels-placed = Dibuat
# b71ccd11
orders-labels-ended = Selesai
# e9786e19
orders-in-chat = di chat ini
# db144410
orders-amount-for = { $amount } untuk { $pieces } buah
# 325d8f98
orders-reason-INVALID_PLAYER = Game tidak mengenal pemain ini.
# 57353a40
orders-reason-OUT_OF_STOCK = Pemasok kehabisan produk ini.
# 67c168ee
orders-reason-REGION_NOT_SUPPORTED = Tidak bisa dikirim ke region pemain ini.
# f43bbac1
orders-codes = Kode (ketuk untuk melihat):
# 97b4abfd
orders-too-many-codes = { $count } kode: terlalu banyak untuk ditampilkan. Ambil sebagai file di bawah.
# 6e109b02
orders-codes-file = ⬇️ Kode sebagai file
# ccc13331
orders-codes-caption = { $count } kode dari { $id }
# 048fd1db
orders-back = ‹ Pesanan
# 90297b9f
orders-show-tests = 🧪 Pesanan uji coba
# aeae567b
orders-show-live = 📦 Pesanan Anda
# 4f049e44
orders-news-off = 🔕 Matikan kabar toko
# 866af317
orders-news-on = 🔔 Kabar dari toko
# 059036e6
orders-news-are-off = Anda tidak akan menerima kabar dari toko lagi.
# 999532b3
orders-news-are-on = Anda kembali menerima kabar dari toko.
# add957c3
orders-notices = 🔔 Pemberitahuan
# e4848c0d
orders-ask-notices =
    <b>{ orders-notices }</b>
    
    Kapan saya kabari tentang pesanan yang tadinya masih diproses?
# e5da5549
orders-notice-each = Setiap ada yang selesai
# 7e52ee94
orders-notice-hourly = Ringkasan setiap jam
# dc9a75ef
orders-notice-failures = Hanya kalau dibatalkan
# aa501230
orders-notice-none = Tidak pernah
# 002f1700
orders-notices-set-each = Saya kabari setiap kali pesanan yang diproses selesai.
# 5515ff31
orders-notices-set-hourly = Saya kirim ringkasan setiap jam.
# 8837accc
orders-notices-set-failures = Saya kabari hanya kalau ada pesanan yang dibatalkan.
# b15a0cb5
orders-notices-set-none = Saya tidak mengirim kabar tentang pesanan lagi.

## pasted

# 9b36d1a3
pasted-found = Ini yang saya temukan:
# 9069c111
pasted-lookup = 🔎 Pengecekan
# 96777b0e
pasted-deposit = 🧾 Isi saldo
# d5d666d1
pasted-key = 🔑 Ini kunci API Anda { $name }. Jangan pernah mengirim kunci kepada siapa pun, juga saya.
# 0392b304
pasted-key-removed = Pesan Anda sudah saya hapus.
# a0320de5
pasted-keys = 🗝 Kunci
# 3299e6f0
pasted-help = Saya bot dan tidak mengerti maksudnya. Ini yang bisa saya lakukan. Anda juga bisa mengirim nama game, id pesanan, trxid, id pemain, atau kode, dan saya carikan.
# 75b74dec
pasted-help-with-file = Saya tidak tahu ini untuk apa. Ini yang bisa saya lakukan:
# 5451f73f
pasted-no-such-command = Saya tidak mengenal perintah { $command }.
# a1af02ab
pasted-did-you-mean = Maksud Anda { $command }?

## shop

# e21a75dc
shop-open = 🛍 Toko
# e21a75dc
shop-title = 🛍 Toko
# 2830a138
shop-intro = Ketuk yang ingin Anda beli, atau ketik nama game, paket, atau id produk.
# 84cffdf0
shop-nothing = Saat ini belum ada yang dijual. Silakan lihat lagi nanti.
# b972cdc6
shop-back-to-shop = ‹ Toko
# db074420
shop-back-to-packs = ‹ Paket
# eaa1579f
shop-choose-pack = Mau yang mana?
# 6c73bdc9
shop-left = sisa { $count }
# a6db370a
shop-sold-out = habis
# c47d3091
shop-found = 🔎 Hasil pencarian { $text }
# 2daf2f2e
shop-found-more = Masih ada lagi. Ketik lebih banyak kata untuk menemukannya.
# 3ea6a760
shop-how-many = Mau berapa?
# 576e0657
shop-each = { $price } per buah
# d34cec18
shop-other-quantity = ✏️ Jumlah lain
# 211098f4
shop-ask-quantity = Ketik jumlahnya: bilangan bulat dari 1 sampai { $max }.
# b00bb707
shop-wrong-quantity = Ketik bilangan bulat dari 1 sampai { $max }, dengan angka.
# 6b125c73
shop-for-whom = Untuk siapa?
# 272d7c10
shop-another-player = ✏️ Pemain lain
# 5c82e47a
shop-forget = 🗑 Lupakan satu
# 1adaba3e
shop-ask-whom = Pemain mana yang dilupakan?
# 1dcd4452
shop-forgotten = Sudah dilupakan.
# a0671cfc
shop-ask-field = Kirim { $label }.
# f8c76b22
shop-choose-option = Pilih { $label }.
# 6fef60a3
shop-example = Contoh: { $example }
# a01185b2
shop-wrong-field = { $label } ini tidak benar. Silakan periksa di dalam game.
# 6f078093
shop-too-long = Terlalu panjang. Kirim hanya yang ditampilkan game.
# f4ed4210
shop-offer-name = Mau saya cek dulu nama pemain ini?
# 7efbb1f5
shop-name-costs = Biayanya { $fee }, juga kalau pemainnya tidak ada.
# 0cd65fe2
shop-name-is-free = Gratis: hari ini Anda masih punya { $count } pengecekan gratis.
# a98bc5b7
shop-show-name = 👤 Tampilkan nama
# 009be9f0
shop-show-name-for = 👤 Tampilkan nama · { $fee }
# 535155b5
shop-skip-name = Lewati ›
# 13d06ccd
shop-name-absent = ⚠️ Game tidak mengenal pemain ini. Silakan periksa id-nya.
# d35a7e4f
shop-name-unknown = Namanya belum bisa dicek saat ini. Anda bisa membeli tanpa nama.
# cb83629d
shop-name-not-paid = Saldo Anda tidak cukup untuk mengecek nama.
# 6a8049d1
shop-check = 🧾 Periksa dulu
# 24aa0286
shop-player = Pemain
# 3cc0f355
shop-quantity = Jumlah
# 1df13cbc
shop-price = Harga
# 4f98c786
shop-balance-after = Saldo setelahnya
# bbc51680
shop-missing = Kurang
# a5704414
shop-missing-more = { $amount }
# e69f2a2a
shop-top-up-first = Isi saldo dulu. Lalu kembali ke sini dan ketuk “{ $button }”.
# 2aafae56
shop-owes = Anda berutang { $amount }, karena sebuah pembayaran ditarik kembali. Isi saldo berikutnya melunasinya dulu, baru Anda bisa membeli.
# 4c1f0dd4
shop-buy = ✅ Beli { $price }
# 6a8ecd32
shop-top-up = ➕ Isi saldo
# 2d7658d1
shop-check-again = ↻ Periksa lagi
# 573bf872
shop-other-player = 👤 Pemain lain
# bf22b5ba
shop-saved-players = 👤 Pemain tersimpan
# 45679d57
shop-change-quantity = 🔢 Ubah jumlah
# e9b4bcb5
shop-price-changed = ⚠️ Harga berubah dari { $before } menjadi { $after }. Belum ada yang dibeli. Mau dengan harga baru?
# f96237be
shop-done = ✅ Selesai
# 5ec24df0
shop-processing = ⏳ Diproses
# c21ec019
shop-cancelled = ↩️ Tidak berhasil
# b89ea2fc
shop-waits = Pesan ini berubah kalau sudah selesai. Anda tidak perlu menunggu di sini.
# 200c8863
shop-money-is-back = { $amount } sudah kembali ke dompet Anda.
# 8795bd0f
shop-reason = Alasan: { $reason }
# e6ae1c87
shop-paid = Dibayar
# 53e4bdf9
shop-balance = Saldo
# 5bcb5906
shop-order = Pesanan
# 57124c07
shop-codes-below = Kode Anda ada di pesan di bawah ini.
# d3ca7489
shop-codes-of = 🔑 Kode Anda: { $pack }
# f781246e
shop-tap-to-show = Ketuk kode untuk melihatnya.
# 7a874f8f
shop-codes-in-file = Semuanya ada di file di bawah: { $count } kode.
# 546532a2
shop-again = 🔁 Beli lagi
# 0ea2b5c9
shop-try-again = 🔁 Coba lagi
# aea9c436
shop-to-order = 📦 Pesanan
# dc54fe03
shop-to-orders = 📦 Daftar pesanan
# fd8604dc
shop-refused-SHOP_DISABLED = Toko sedang tutup. Pesanan Anda tetap berjalan. Silakan kembali nanti.
# 2057a14f
shop-refused-MAINTENANCE = Layanan sedang dalam perbaikan. Pesanan Anda tetap berjalan. Silakan kembali nanti.
# 3e51a5fc
shop-refused-UNKNOWN_PID = Produk ini tidak dijual lagi. Silakan pilih yang lain.
# 3e51a5fc
shop-refused-INVALID_PRODUCT = Produk ini tidak dijual lagi. Silakan pilih yang lain.
# 1b1ed258
shop-refused-PRODUCT_DISABLED = Produk ini sedang dijeda. Silakan pilih yang lain.
# 72d834e3
shop-refused-GAME_DISABLED = Game ini sedang dijeda. Silakan pilih yang lain.
# ee440d78
shop-refused-INVALID_PACK = Produk ini belum ada harganya. Silakan pilih yang lain.
# 64c41078
shop-refused-INSUFFICIENT_STOCK = Sisanya kurang dari yang Anda mau. Pilih jumlah yang lebih kecil.
# 577acb7c
shop-refused-INVALID_FIELDS = Data pemain sudah tidak cocok. Silakan isi lagi.
# 577acb7c
shop-refused-FIELDS_DIFFER = Data pemain sudah tidak cocok. Silakan isi lagi.
# cfecc48a
shop-refused-QUANTITY_NOT_ALLOWED = Produk ini dijual satu per satu.
# cceb4d28
shop-refused-QUANTITY_EXCEEDS_MAX = Terlalu banyak untuk satu pesanan. Pilih jumlah yang lebih kecil.
# a1eaf8cc
shop-refused-DUPLICATE_IN_FLIGHT = Pesanan ini sedang dibuat. Lihat daftar pesanan sebentar lagi.
# 7c641783
shop-refused-DRAFT_GONE = Pembelian ini sudah terlalu lama. Silakan mulai lagi.
# f9ec8c0e
shop-refused-ORDER_NOT_FOUND = Pesanan ini tidak ditemukan. Silakan mulai dari toko.
# 54796eaf
shop-refused-TRXID_TAKEN = Pembelian ini tidak bisa dilanjutkan. Silakan mulai lagi.
# 54796eaf
shop-refused-TRXID_USED_ELSEWHERE = Pembelian ini tidak bisa dilanjutkan. Silakan mulai lagi.
# fadd9be1
shop-sold-out-now = Ini sedang habis. Pilih yang lain, atau kembali nanti.
# f32eb282
shop-not-allowed = { $support ->
        [none] Toko dimatikan untuk akun Anda. Silakan tanya operator.
       *[other] Toko dimatikan untuk akun Anda. Silakan tanya operator ({ $support }).
    }
# 29f1df02
shop-account-shut = { $support ->
        [none] Akun Anda tidak bisa membeli saat ini. Silakan tanya operator.
       *[other] Akun Anda tidak bisa membeli saat ini. Silakan tanya operator ({ $support }).
    }
# a20d7931
shop-price-is-now = Harganya berubah. Sekarang { $price }.
# cfc335db
shop-not-covered = Saldo Anda tidak cukup untuk { $price }. Isi saldo dulu.

## support

# 72d5b4a6
support-title = 💬 Bantuan pembayaran
# 6d0054ce
support-button = 💬 Bantuan
# ef0ff5c3
support-include = { $support ->
        [none] Ada masalah dengan isi saldo atau pesanan? Tulis ke operator dan sertakan:
       *[other] Ada masalah dengan isi saldo atau pesanan? Tulis ke operator ({ $support }) dan sertakan:
    }
# 85026b0b
support-your-id = id Anda:
# 10cc6d70
support-the-reference = nomor isi saldo, atau id pesanan
# 4d057f39
support-what-happened = kapan dan bagaimana Anda membayar, dan apa yang terjadi
# 2286065a
support-newest-top-ups = Isi saldo terakhir Anda
# 6d8e5613
support-not-telegram = Bantuan Telegram sendiri tidak bisa membantu pembayaran ke bot ini.
# c349939b
support-terms = 📄 Ketentuan
# 5c2d62dd
support-default-terms = { $support ->
        [none]
            Isi saldo masuk ke dompet Anda di sini dan dipakai membayar pesanan. Saldo tidak bisa ditarik.
            Kalau sebuah pesanan pasti tidak bisa dikerjakan, dananya kembali ke dompet. Yang sudah dikirim bersifat final, termasuk kode yang sudah ditampilkan.
            Anda bertanggung jawab atas id dan nama tujuan pesanan, dan atas kunci API Anda.
            Kalau menipu, memakai pembayaran curian, atau menarik kembali pembayaran, akses Anda dicabut.
            Telegram bukan pihak dalam perjanjian ini, dan bantuannya tidak bisa menangani pembayaran.
            Pertanyaan dan keluhan: operator. /paysupport menunjukkan apa yang perlu disertakan.
       *[other]
            Isi saldo masuk ke dompet Anda di sini dan dipakai membayar pesanan. Saldo tidak bisa ditarik.
            Kalau sebuah pesanan pasti tidak bisa dikerjakan, dananya kembali ke dompet. Yang sudah dikirim bersifat final, termasuk kode yang sudah ditampilkan.
            Anda bertanggung jawab atas id dan nama tujuan pesanan, dan atas kunci API Anda.
            Kalau menipu, memakai pembayaran curian, atau menarik kembali pembayaran, akses Anda dicabut.
            Telegram bukan pihak dalam perjanjian ini, dan bantuannya tidak bisa menangani pembayaran.
            Pertanyaan dan keluhan: operator ({ $support }). /paysupport menunjukkan apa yang perlu disertakan.
    }

## testKeys

# 541515b9
test-keys-open = 🧪 Kunci uji coba
# 0115ce08
test-keys-about = Coba program Anda tanpa membayar: alamat, katalog, dan harga sama, tetapi uang dan pesanannya uji coba. Tidak ada yang dikirim, dan dompet, pesanan, serta batas Anda tidak tersentuh.
# 2ed0b08b
test-keys-wallet = Dompet uji coba
# 785fd863
test-keys-none = Anda belum punya kunci uji coba. Yang baru mendapat 100 USD uang uji coba.
# a26eaabf
test-keys-endings-decide = Akhiran id pemain menentukan hasil pesanan uji coba:
# 9b758193
test-keys-endings-01 = selesai setelah 3 detik
# 2e36bca1
test-keys-endings-02 = langsung dibatalkan, dana kembali
# 5e579a1f
test-keys-endings-03 = dibatalkan setelah 3 detik, dana kembali
# 6aa0734e
test-keys-endings-04 = tanpa jawaban selama semenit, lalu selesai
# 2dbac60e
test-keys-endings-05 = gagal sekali, lalu selesai
# ee291e7d
test-keys-other-endings = Yang lain langsung selesai. Kunci game dan kartu memberi kode { $testCode }.
# 43052a3e
test-keys-create = 🔑 Kunci uji coba baru
# 00469da7
test-keys-refill = 💵 Isi sampai $100
# 777ca80a
test-keys-refilled = Dompet uji coba Anda berisi 100 USD lagi.
# 28014a0e
test-keys-orders = 📦 Pesanan uji coba
# 3f0e34a2
test-keys-new-key = Kunci uji coba Anda
# 6a07df9f
test-keys-shown-once = Hanya saya tampilkan sekali dan tidak saya simpan. Kirim di setiap panggilan, sebagai header <code>X-API-Key: …</code>.
# dcfd7f39
test-keys-works-at-once = Langsung berlaku, juga ketika akses API Anda mati.

## wallet

# 254783d1
wallet-title = 👛 Dompet
# 53e4bdf9
wallet-balance = Saldo
# 1b8eeaf2
wallet-open-top-ups = Isi saldo belum selesai
# 2847ef41
wallet-owed = ⚠️ Anda berutang { $amount }, karena sebuah pembayaran ditarik kembali setelah uangnya terpakai. Pesanan dan pengecekan berbayar ditolak sampai utang ini lunas. Isi saldo berikutnya melunasinya dulu.
# 431a8a62
wallet-low-balance = 🔔 Saldo rendah
# 79d191cb
wallet-no-threshold = Saya tidak memberi tahu kalau saldo Anda rendah.
# 73a2d23d
wallet-threshold = Saya beri tahu kalau saldo Anda di bawah { $amount }.
# 8407eef4
wallet-set-threshold = ✏️ Atur jumlah
# 4fc789d5
wallet-threshold-off = 🔕 Matikan
# dba830c5
wallet-ask-threshold =
    <b>Beri tahu saya kalau saldo di bawah:</b>
    
    Ketik jumlah dalam USD, misalnya <code>50</code>.
# a2352a9c
wallet-threshold-off-toast = Saya tidak akan memberi tahu lagi.
# 6c0e0b80
wallet-entries = 📒 Mutasi
# 1ff2d457
wallet-no-entries = Belum ada mutasi. Isi saldo pertama akan muncul di sini.
# 80dedbc2
wallet-balance-then = saldo { $amount }
# f2edeae4
wallet-kind-deposit = Isi saldo
# e12e695b
wallet-kind-deposit_refund = Isi saldo dikembalikan
# 75ac1303
wallet-kind-deposit_refund_reversal = Pengembalian isi saldo dibatalkan
# e842b019
wallet-kind-credit = Penambahan
# 53e8a7c2
wallet-kind-debit = Pengurangan
# 5bcb5906
wallet-kind-charge = Pesanan
# efc588aa
wallet-kind-refund = Pengembalian dana pesanan
# dce09011
wallet-kind-claim_refund = Pengembalian dana keluhan
# 684b65c5
wallet-kind-fee = Pengecekan
# 090c80ee
wallet-kind-fee_refund = Biaya pengecekan dikembalikan
# 126506d2
wallet-kind-chargeback = Isi saldo ditarik
# 866309c4
wallet-kind-debt = Utang isi saldo yang ditarik
# 33a73f36
wallet-kind-debt_payment = Pelunasan utang
# c4fbad0e
wallet-statement = ⬇️ Laporan (CSV)
# 337511bc
wallet-statement-caption = Semua mutasi dompet Anda, dari yang terlama: { $count }. Waktu dalam UTC, jumlah dalam USD.
# ea3cb2f5
wallet-statement-part = Bagian { $part } dari laporan Anda, dengan mutasi berikutnya.

## webhooks

# fcac863e
webhooks-open = 🪝 Daftar webhook
# c646cb97
webhooks-of-test-keys = 🪝 Webhook kunci uji coba
# 89fca2ed
webhooks-one = 🪝 Webhook
# d486984e
webhooks-one-of-test-keys = 🪝 Webhook kunci uji coba
# c2c19594
webhooks-about = Saya mengirim kejadian, misalnya pesanan selesai, ke URL ini. Ketuk salah satu untuk melihat apa yang dikirim.
# 13b5122e
webhooks-what-for = Saya bisa mengirim kejadian, misalnya pesanan selesai, ke URL Anda, supaya program Anda tidak perlu bertanya terus. Setiap panggilan ditandatangani.
# 7f0c4f0d
webhooks-full = Anda punya { $count }, dan itu batasnya. Hapus satu untuk menambah yang lain.
# 8780eb6f
webhooks-add = ➕ Tambah webhook
# a12d81bb
webhooks-state = Keadaan
# cf6aefab
webhooks-on = 🟢 nyala
# 6feac65c
webhooks-failing = 🟠 nyala, tetapi gagal sejak { $time }
# 4754314e
webhooks-off-switched_off = ⚪️ mati
# 29c877a0
webhooks-off-failing = ⚪️ mati, karena lima hari tidak ada panggilan yang berhasil
# 11074853
webhooks-off-gone = ⚪️ mati, karena server Anda menjawab 410 (gone)
# 39b3f169
webhooks-events = Kejadian
# aa73330e
webhooks-all-events = semua
# ed5e6538
webhooks-waiting = Menunggu
# b568f443
webhooks-calls = { $count } panggilan
# 3d9d834e
webhooks-last-test = Tes terakhir
# 66bd30db
webhooks-test-on-its-way = 🕓 sedang dikirim – ketuk Segarkan
# 4b2da834
webhooks-id = Id
# 92c37007
webhooks-added = Ditambahkan
# 39c6b3f3
webhooks-send-test = 📨 Kirim kejadian tes
# ff48d370
webhooks-test-sent = Kejadian tes sedang dikirim. Ketuk Segarkan untuk melihat jawabannya.
# 9c341dfc
webhooks-deliveries = 📜 Pengiriman
# d40473b7
webhooks-choose-types = 🗂 Pilih kejadian
# e10aab01
webhooks-rotate = 🔁 Ganti rahasia
# fee396b4
webhooks-turn-on = 🟢 Nyalakan
# dca8f761
webhooks-turned-on = Webhook menyala. Webhook menerima kejadian mulai sekarang. Yang terlewat bisa dikirim di Pengiriman.
# bc385f9a
webhooks-remove = 🗑 Hapus
# d474900b
webhooks-removed = Webhook dihapus.
# a29908d7
webhooks-which-events = 🗂 Kejadian apa saja?
# 6332b1bd
webhooks-ask-types = Ketuk kejadian untuk memilih atau melepasnya. Kalau semua dipilih, jenis baru juga dikirim.
# 2acb2b0f
webhooks-where-to =
    <b>🪝 Kejadian dikirim ke mana?</b>
    
    { webhooks-ask-url }
# 20cd006f
webhooks-ask-url = Kirim URL server Anda, misalnya <code>https://shop.example/webhooks</code>. Lalu saya kirim kejadian tes yang ditandatangani, dan menampilkan rahasia penandatangannya.
# 22c6b333
webhooks-secret = Rahasia webhook Anda
# 55892be5
webhooks-to = ke { $url }
# 732d8c7e
webhooks-secret-shown-once = Hanya saya tampilkan sekali. Server Anda memerlukannya untuk memeriksa header <code>webhook-signature</code> di setiap panggilan: pustaka Standard Webhooks apa pun bisa.
# c5324f18
webhooks-copy-secret = 📋 Salin rahasia
# 77d49e61
webhooks-secret-not-shown = Selesai, tetapi pesan saya dengan rahasianya tidak sampai, dan tidak bisa saya tampilkan lagi. Buka webhook itu dan ambil rahasia baru.
# 60c99865
webhooks-new-secret-not-shown = Selesai, tetapi pesan saya dengan rahasia baru tidak sampai, dan tidak bisa saya tampilkan lagi. Ambil yang lain. Rahasia yang dipakai server Anda lalu berakhir, jadi bersiaplah menggantinya.
# 089ed60d
webhooks-ask-rotate = Ganti rahasia?
# 1f9cadf1
webhooks-ask-remove = Hapus webhook?
# 2a6a506b
webhooks-what-it-means-rotate = Anda langsung mendapat rahasia baru untuk { $url }. Selama 24 jam setiap panggilan juga ditandatangani dengan yang lama, supaya Anda sempat mengganti server. Kalau rahasia baru terakhir diambil kurang dari 24 jam lalu, yang sebelumnya berakhir sekarang.
# fc9389ae
webhooks-what-it-means-remove = Tidak ada yang dikirim lagi ke { $url }, dan rahasianya hilang.
# 5e6b30d8
webhooks-confirmed-rotate = 🔁 Ya, ganti
# 2fc06768
webhooks-confirmed-remove = 🗑 Ya, hapus
# 01b7dbfb
webhooks-no-deliveries = Belum ada yang dikirim.
# 654e6e32
webhooks-legend = Setiap baris berisi kejadian, status jawaban server Anda, lamanya, dan nomor percobaannya.
# 89ace831
webhooks-not-sent-yet = belum dikirim
# 7a7bd14a
webhooks-event = Kejadian
# 1c2bb252
webhooks-not-kept = sudah tidak disimpan
# 312f0d27
webhooks-queued = Masuk antrean
# 31cc833b
webhooks-attempts = Percobaan
# a06b2b00
webhooks-last-attempt = Percobaan terakhir
# 3953b252
webhooks-answer = Jawaban
# f583709b
webhooks-answered = { $status } dalam { $ms } ms
# aa30067b
webhooks-no-answer = { $problem } setelah { $ms } ms
# e7816fed
webhooks-next-attempt = Percobaan berikutnya
# 40255824
webhooks-given-up = Tidak dicoba lagi. Anda bisa mengirimnya ulang.
# 290ad42d
webhooks-send-again = 📨 Kirim lagi
# b9b08f25
webhooks-sent-again = Sedang dikirim lagi.
# b18b01fd
webhooks-delivery-gone = Pengiriman ini sudah diulang sejak itu, atau sudah tidak disimpan.
# 4c41cd23
webhooks-resend = 📨 Kirim semua sejak …
# d7e69d2b
webhooks-ask-since = Semua kejadian sejak itu dikirim lagi, juga yang sudah diterima server Anda. Kirim tanggal seperti <code>2026-01-15</code> atau <code>2026-01-15 12:00</code> (UTC).
# 98d3bacd
webhooks-not-a-date = Ini bukan tanggal di masa lalu. Tulis seperti 2026-01-15 atau 2026-01-15 12:00 (UTC), atau kirim /cancel.
# 65624980
webhooks-nothing-since = Tidak ada kejadian jenis itu sejak { $time }.
# 3d87754f
webhooks-resending = Sedang dikirim.
