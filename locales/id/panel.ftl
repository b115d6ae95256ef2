## panel

# 82f33140
panel-title = gamewallet
# 91643b8a
panel-skip = Langsung ke konten
# 5fb67f0e
panel-menu = Bagian panel
# bba6a9db
panel-today = Hari ini
# 842269d1
panel-inbox = Kotak masuk
# 2bd8641e
panel-orders = Pesanan
# fa4b14cd
panel-customers = Pelanggan
# d96afe1d
panel-goods = Barang
# e5e2e841
panel-suppliers = Pemasok
# 1e29ac02
panel-money = Keuangan
# 58ccfa7c
panel-news = Kabar
# 11820c1f
panel-service = Layanan
# 311898d0
panel-leave = Keluar
# 80fa41b7
panel-undo = Urungkan
# 1d2e2b0e
panel-undone = Sudah diurungkan.
# f69545e5
panel-next = Lanjutkan
# ce432383
panel-yes = Ya, lakukan
# fe62c359
panel-change = Ubah
# cbb48603
panel-more = Lainnya
# e933ff0a
panel-first = Kembali ke awal
# 35f49beb
panel-csv = Simpan sebagai CSV
# 90f0bf1e
panel-search = Cari
# 6a8f6a84
panel-problem = Tidak berhasil
# 5e6a7eb5
panel-not-found = Halaman ini tidak ada.
# 20aee806
panel-not-yours = Peran Anda tidak mengizinkan ini.
# 8fc87da5
panel-sent-before = Ini sudah dilakukan tadi; sekarang tidak ada yang berubah.
# bd2882c2
panel-asked-second = Ini perlu dikonfirmasi orang lain. Sudah ada di kotak masuk.
# 34ee54e6
panel-failed = Ada kesalahan di sisi kami. Tidak ada yang diubah. Coba lagi; kalau masih terjadi, lihat log layanan.
# 10f88ff3
panel-too-large = Ini lebih dari { $max } MB.
# 857bbb84
panel-opening = Membuka panel…
# 7219d952
panel-open-without-script = Halaman ini perlu JavaScript untuk membaca data dari Telegram. Sebagai gantinya, minta tautan ke bot dengan /panel.
# 750c7363
panel-enter = Buka panel
# 7b64ec9b
panel-how-to-enter = Anda belum masuk di sini. Kirim /panel ke bot, atau jalankan “npm run cli -- panel link” di server. Tautan hanya berlaku sekali, selama 60 detik.
# 32f423e0
panel-other-host = Ini bukan alamat panel. Buka panel di alamat yang ada di PUBLIC_URL.
# a5cd0a28
panel-other-origin = Ini tidak dikirim dari halaman panel, jadi tidak ada yang dilakukan. Buka lagi halamannya.

## panel-sessions

# b5f64976
panel-sessions = Sesi
# c4f77cea
panel-sessions-who = Siapa
# a0c5296f
panel-sessions-since = Dibuka
# e2046f29
panel-sessions-address = Alamat
# 23add852
panel-sessions-browser = Browser
# ab88dd79
panel-sessions-this = sesi ini
# 8317843f
panel-sessions-end = Akhiri
# a51d9abe
panel-sessions-end-all = Akhiri semua yang lain
# 4379d899
panel-sessions-ended = Sudah diakhiri.

# 8a3cdd47
admin-log-action-session =
    .open = Panel dibuka
    .end = Sesi panel diakhiri

## panel-today-page

# aa81a385
panel-today-paused = Dijeda: { $names }
# 8bae8a3a
panel-today-products-paused = { $count } produk dijeda manual
# bfdc6fad
panel-today-supplier-fails = { $supplier } terus gagal
# a9d346b9
panel-today-begin = Mulai dari sini
# aa4415df
panel-today-step-done = selesai
# f2df3414
panel-today-step-open = belum
# 47f3e367
panel-today-add-goods = Tambahkan yang Anda jual: satu lini dan produk pertamanya
# bce1e69a
panel-today-add-way = Tambahkan cara bayar, supaya pelanggan bisa isi saldo
# cb697620
panel-today-invite = Kirim tautan bot Anda ke pelanggan pertama: akun dibuka begitu mereka mengirim pesan ke bot
# c32bb69d
panel-today-completed = Berhasil
# aa20e93c
panel-today-yesterday = Kemarin { $figure }
# da5dfd69
panel-today-low = (rendah)
# c3c85ee5
panel-today-waits = Yang menunggu
# 5659e4a9
panel-today-waits-pending = Bukti yang perlu diperiksa
# 69d3bb8a
panel-today-waits-unmatched = Pembayaran tanpa isi saldo
# 18cf3784
panel-today-waits-claims = Keluhan pesanan
# 1681d8d4
panel-today-waits-tasks = Pesanan yang dikerjakan manual
# 8dc895f3
panel-today-waits-approvals = Keputusan yang perlu orang kedua
# a19e7adc
panel-today-waits-incidents = Pemasok yang terus gagal
# d99ddde4
panel-today-waits-stuck = Pesanan yang terlalu lama menunggu
# 60d132b3
panel-today-waits-moves = Akun yang akan dipindahkan
# 8d26765b
panel-today-waits-aside = Kode disisihkan: sudah terpakai?
# 74d2b374
panel-today-waits-held = Produk yang berhenti sendiri
# 2bd8641e
panel-chart-orders = Pesanan
# d02efcfd
panel-chart-day = Hari
# ee40e247
panel-chart-table = Tampilkan sebagai tabel

## panel-inbox-page

# 1b0707d7
panel-inbox-queue = Yang menunggu, terlama dulu
# bf02c2e9
panel-inbox-empty = Tidak ada yang menunggu Anda. Bukti, keluhan, dan pesanan manual muncul sendiri di sini.
# e380bc9e
panel-inbox-more = dan { $count } lagi, yang muncul setelah ini selesai
# 21e17265
panel-inbox-over = Ini sudah tidak menunggu lagi.
# 250ffdad
panel-inbox-receipt = Bukti
# 2bada104
panel-inbox-payment = Pembayaran
# cef971ec
panel-inbox-claim = Keluhan
# 5da0b681
panel-inbox-task = Manual
# 8c0eee35
panel-inbox-stuck = Macet
# 54ba0eb7
panel-inbox-approval = Orang kedua
# 1e04c9a0
panel-inbox-incident = Pemasok
# 5bab18e0
panel-inbox-reason = Alasan
# ac319c60
panel-inbox-worth = Nilai dalam USD
# c4129fa2
panel-inbox-worth-hint = Kosongkan untuk memakai nilai pembayarannya.
# 1049ad88
panel-inbox-whose = Milik siapa?
# 6f663943
panel-inbox-whose-hint = Nomor referensi isi saldo, id Telegram, atau @nama.
# a5a644a6
panel-inbox-replace = Ganti kode
# bbf1600b
panel-inbox-note = Catatan untuk pemilik akun
# 2586aa2f
panel-inbox-note-hint = Ia menerimanya kata demi kata.
# 86960b2f
panel-inbox-all-codes = Semua { $count } kode
# 78a85e7b
panel-inbox-codes = Kode
# 34f0d6cb
panel-inbox-codes-hint = Satu per baris.
# 49cf2a04
panel-inbox-asked-supplier = Saya sudah bertanya ke pemasok: belum dikerjakan dan tidak akan dikerjakan
# 1b340385
panel-inbox-cancel-unsent = Batalkan yang belum terkirim
# 3929547f
panel-inbox-tell = Beri tahu pemilik pesanan
# 3de50066
panel-inbox-role = Peran
# 70b7d5a6
panel-inbox-to = Kirim ke
# dee5f6ee
panel-inbox-no-picture = Ini bukan gambar atau PDF, jadi tidak ditampilkan di sini. Lihat di chat.

## panel-orders-page

# 943f49a4
panel-orders-search = Pesanan, trxid, pemain, akun, atau kode
# be5b1ab8
panel-orders-any-status = Semua status
# 43e07adf
panel-orders-any-line = Semua lini
# d5afe473
panel-orders-any-supplier = Semua pemasok
# b47d7b0d
panel-orders-of-account = @nama atau id
# ff78fc52
panel-orders-from = Dari
# 62c19d33
panel-orders-to = Sampai
# 92056e94
panel-orders-none-yet = Belum ada pesanan.
# d31f9bfa
panel-orders-none = Tidak ada yang ditemukan di sini. Untuk kode, ketik 4 karakter terakhirnya, atau bagian yang ditampilkan. Tombol “Lainnya”, kalau ada, mencari lebih jauh ke belakang.
# 5bcb5906
panel-orders-order = Pesanan
# 0c3625aa
panel-orders-time = Waktu
# 24aa0286
panel-orders-player = Pemain
# 6434dfa6
panel-orders-status =
    .processing = diproses
    .completed = selesai
    .cancelled = dibatalkan
# 703079ab
panel-orders-lookup = Pengecekan { $path }
# de3b20fc
panel-orders-test = uji coba
# 30724015
panel-orders-timeline = Riwayat
# f149aed1
panel-orders-facts = Rincian
# e75d359a
panel-orders-placed = Dibuat
# d87d313d
panel-orders-by-hand = Menunggu dikerjakan manual
# 55572fea
panel-orders-webhook = Webhook
# 3140f9fc
panel-orders-webhook-waiting = menunggu
# eeeaef08
panel-orders-webhook-delivered = terkirim
# 8ed91fbf
panel-orders-webhook-failed = gagal
# c5150202
panel-orders-second = Ada keputusan tentang pesanan ini yang menunggu orang kedua.
# 52af226f
panel-orders-back = Kembali ke pesanan
# 766a8523
panel-orders-show-codes = Lihat kode
# c119f3ac
panel-orders-refund = Kembalikan dana
# aff634f3
panel-orders-amount = Jumlah dalam USD
# 24f8f05e
panel-orders-at-most = Paling banyak { $amount }. Pesanannya tetap selesai.
# 038ec7f9
panel-orders-note = Catatan untuk pelanggan (opsional)
# a5a644a6
panel-orders-replace = Ganti kode
# a74cc2f5
panel-orders-ask = Tanya pemasok sekarang
# 6df5f6ab
panel-orders-asked = Pemasok sedang ditanya. Muat ulang halaman sebentar lagi.
# af6c7b3a
panel-orders-player-act = Perbaiki data pemain
# 065b90fe
panel-orders-player-about = Pesanan ini pasti belum ada di pemasok. Setelah diperbaiki langsung dikirim lagi.
# 96f10a65
panel-orders-player-done = Sudah diperbaiki. Pesanan dikirim sekarang.
# a04d65d8
panel-orders-complete = Selesaikan manual
# 32082c6f
panel-orders-codes-asked = { $count ->
        [1] Kodenya
       *[other] { $count } kode, satu per baris
    }
# e30466c6
panel-orders-codes-file = Atau file:
# c34fa7e7
panel-orders-deliver = { $count ->
        [1] Kirim kode ini? Ini tidak bisa dibatalkan.
       *[other] Kirim { $count } kode ini? Ini tidak bisa dibatalkan.
    }
# 1017279a
panel-orders-cancel = Batalkan, dana kembali
# 5bab18e0
panel-orders-reason = Alasan
# 50c0f3c8
panel-orders-reason-hint = Pelanggan membacanya, dan program menerimanya di “error”.

# c8ecf1e3
admin-log-action-attempt =
    .now = Pemasok langsung ditanya
    .player = Data pemain pesanan diperbaiki
# 49a88f3e
error-ORDER_NOT_WAITING =
    .ended = Pesanan ini sudah berakhir.
    .running = Pemasok sedang ditanya saat ini. Muat ulang halaman.
    .sent = Pesanan ini mungkin sudah ada di pemasok, jadi data pemainnya tidak diubah. Tanya pemasok, atau batalkan pesanan kalau sudah pasti tidak akan dikerjakan.
    .sent_since = Sementara itu pesanan ini mungkin sudah sampai di pemasok. Kembali ke pesanan dan periksa lagi.
# 233dcebd
error-INVALID_PLAYER_FIELDS = Ini tidak cocok: { $fields }.

## panel-customers-page

# 6c46b114
panel-customers-find = Nama, @nama, atau id Telegram
# 3ccc49fb
panel-customers-every-state = Semua orang
# 00c92c1a
panel-customers-state-banned = Diblokir
# c2b377de
panel-customers-state-restricted = Dibatasi
# 5287019a
panel-customers-state-in_debt = Berutang
# 90086fe5
panel-customers-state-moving = Akan dipindahkan
# 34e675c2
panel-customers-every-tier = Semua tingkat
# be7085e5
panel-customers-none = Tidak ada akun yang cocok. Akun dibuka saat orang pertama kali mengirim pesan ke bot.
# 425fa28c
panel-customers-none-here = Tidak ada yang cocok di antara akun terbaru. “{ $more }” mencari di akun yang lebih lama.
# 0438ca20
panel-customers-name = Nama
# 7ff6427e
panel-customers-no-name = Tanpa nama
# 427ebdad
panel-customers-id = Id Telegram
# 6cc3ed0e
panel-customers-last-order = Pesanan terakhir
# 8fe429fb
panel-customers-never = belum pernah
# 16b84588
panel-customers-standing-active = aktif
# 53bcc3c5
panel-customers-standing-restricted = dibatasi
# 26133441
panel-customers-standing-banned = diblokir
# 73b3fa9f
panel-customers-chat = Buka chat
# bdc1e180
panel-customers-account = Akun
# b2db17d3
panel-customers-entries = Mutasi
# 00ced5b1
panel-customers-top-ups = Isi saldo
# 262aaa4b
panel-customers-log = Log
# e842b019
panel-customers-credit = Tambah saldo
# 53e8a7c2
panel-customers-debit = Kurangi saldo
# f436f8a8
panel-customers-ban = Blokir
# f6f26687
panel-customers-unban = Buka blokir
# 7feaf550
panel-customers-restrict = Batasi
# 52cd942e
panel-customers-unrestrict = Hapus batasan
# a7dd4c3b
panel-customers-apioff = Matikan API
# f36851f3
panel-customers-apion = Nyalakan API
# 6ace0f72
panel-customers-shopoff = Matikan toko
# 6bb13535
panel-customers-shopon = Nyalakan toko
# 15817e8a
panel-customers-tier = Ubah tingkat
# 456dc91d
panel-customers-move = Pindahkan akun
# ff89d4b3
panel-customers-amount = Jumlah
# aff634f3
panel-customers-amount-usd = Jumlah dalam USD
# ba0c7fde
panel-customers-note = Catatan
# 6a95b117
panel-customers-note-hint = Catatan masuk ke buku besar, dan pemilik akun mendapat pesan berisi catatan itu.
# ac066cdd
panel-customers-for = Berapa lama
# 5790b5a1
panel-customers-for-hint = Misalnya 2h, 7d, atau 30d. Batasan berakhir sendiri.
# 5bab18e0
panel-customers-reason = Alasan
# 7569aa25
panel-customers-reason-hint = Ia akan melihatnya. Boleh dikosongkan.
# 9cfca7f2
panel-customers-api = Akses API
# 0f450254
panel-customers-shop = Toko di chat
# ddd24eee
panel-customers-shop-allowed = terbuka
# 789f4e23
panel-customers-shop-forbidden = dimatikan admin
# efdf6076
panel-customers-keys = Kunci
# b50bd35c
panel-customers-key = Kunci
# bb8ca1f7
panel-customers-key-replaced = sudah diganti
# be38ed17
panel-customers-key-may = Boleh
# 8fc6b16f
panel-customers-key-used = Terakhir dipakai
# 91fb485e
panel-customers-no-keys = Tidak ada kunci yang berlaku.
# 4e6096ff
panel-customers-revoke = Cabut
# d3bee339
panel-customers-revoke-all = Cabut semua kunci
# 8f5207c4
panel-customers-revoke-means = Semua panggilan dengan kunci ini langsung ditolak. Ini tidak bisa dibatalkan.
# eb0cf1bc
panel-customers-revoke-all-means = Semua panggilan dengan kunci mana pun miliknya langsung ditolak, juga dengan kunci uji coba. Ini tidak bisa dibatalkan.
# c4fbd40f
panel-customers-revoked-all = Semua kunci dicabut.
# 15a72ba5
panel-customers-webhook-off = mati
# 938b1cb9
panel-customers-webhook-on = nyala
# be5c9dda
panel-customers-none-yet = belum ada
# 87489c0c
panel-customers-test = Akun uji coba
# 0868e9ef
panel-customers-notes = Catatan
# 8313e551
panel-customers-notes-none = Belum ada catatan. Hanya tim yang melihat catatan.
# 6f733724
panel-customers-note-add = Tambah catatan
# 7755967f
panel-customers-note-remove = Hapus
# 2f7a3aa2
panel-customers-note-what = Apa yang perlu dicatat?
# 8855a720
panel-customers-note-added = Catatan ditambahkan.
# d7ceb39d
panel-customers-orders-newest = Pesanan terbaru
# 37211f74
panel-customers-orders-all = Semua pesanan
# 7028d9f4
panel-customers-orders-none = Belum pernah memesan.
# 0c3625aa
panel-customers-time = Waktu
# 5bcb5906
panel-customers-order = Pesanan
# d89879e6
panel-customers-product = Produk
# ae22af5f
panel-customers-status = Status
# 2fdf4948
panel-customers-kind = Jenis
# 5a7f2ca0
panel-customers-every-kind = Semua jenis
# df79b726
panel-customers-about = Tentang
# 4f98c786
panel-customers-balance-after = Saldo setelahnya
# 4d97702f
panel-customers-entries-none = Tidak ada mutasi yang cocok. Pesanan, isi saldo, dan koreksi dibukukan di sini.
# 599ad93a
panel-customers-top-ups-none = Belum pernah isi saldo.
# 7d5cf680
panel-customers-reference = Nomor referensi
# b5249f23
panel-customers-method = Cara bayar
# d7243c4d
panel-customers-credited = Masuk
# b71ccd11
panel-customers-ended = Selesai
# 5b6b7a98
panel-customers-what = Tindakan
# c4f77cea
panel-customers-who = Oleh
# d6456249
panel-customers-details = Rincian
# 64947d29
panel-customers-moves = Pemindahan akun
# 96f65726
panel-customers-move-to = Pemilik baru
# c54840d1
panel-customers-move-to-hint = Id Telegram atau @nama. Ia harus pernah mengirim pesan ke bot, tetapi belum memakai akunnya.
# 183f7038
panel-customers-move-why = Alasan
# 79b8da3a
panel-customers-move-why-hint = Pemilik sekarang membacanya.
# 25ef11fb
panel-customers-move-holder = Pemilik akun
# 0bfd19c8
panel-customers-move-cancel = Batalkan pemindahan
# 60a26532
panel-customers-move-cancelled = Pemindahan dibatalkan: akun tetap di tempatnya.

## panel-goods-page

# c08c31dd
panel-goods-products = Produk
# 0454b304
panel-goods-prices = Harga
# 8610a62b
panel-goods-stock = Stok
# 79b36b73
panel-goods-tiers = Tingkat
# 49f27fca
panel-goods-file = File katalog
# d89879e6
panel-goods-product = Produk
# 4b2da834
panel-goods-id = Id
# 0438ca20
panel-goods-name = Nama
# 5ec17879
panel-goods-sold = Terjual (30 hari)
# 01633749
panel-goods-search = Produk, id, atau lini
# 5449ddaf
panel-goods-all-lines = Semua lini
# 5582ea6e
panel-goods-all = Semua yang bisa dijual
# 94f16d97
panel-goods-only =
    .paused = Dijeda
    .held = Berhenti sendiri
    .low = Stok menipis
    .archived = Diarsipkan
# 2952a172
panel-goods-status =
    .active = dijual
    .paused = dijeda
    .hidden = disembunyikan
    .archived = diarsipkan
    .removed = dihapus
    .held = berhenti sendiri
# 1e5e769e
panel-goods-by-line = karena lininya
# 99f31a2b
panel-goods-none = Tidak ada produk seperti ini. Ganti filter, tambah lini, atau impor file katalog.
# 2d465bed
panel-goods-show = Lihat
# 8af0ca77
panel-goods-or-more = { $count } atau lebih
# 5e828a15
panel-goods-new-line = Lini baru
# bf941bd4
panel-goods-new-product = Produk baru
# d00890c6
panel-goods-edit = Edit
# 664a3707
panel-goods-edit-prices = Edit harga
# e72d65f0
panel-goods-change-price = Ubah harga
# 81cdfc55
panel-goods-accept = Terima modal baru
# e4f37e7c
panel-goods-still-right = Modal masih sesuai
# aab42f66
panel-goods-verbs =
    .resume = Jual
    .pause = Jeda
    .hide = Sembunyikan
    .archive = Arsipkan
# 8cfdb2f9
panel-goods-decide =
    .release = Belum terpakai: jual lagi
    .discard = Terpakai: hapusbukukan
# 1d38d3d7
panel-goods-changed = { $count ->
        [0] Tidak ada harga yang berubah.
       *[other] { $count } harga berubah.
    }
# 453459c5
panel-goods-will-pause = Akan berhenti sendiri: { $why }.
# c00a1468
panel-goods-below-cost = Ini di bawah modal.
# 6ac9c8ef
panel-goods-back = Dijual lagi.
# c3610a27
panel-goods-below = Boleh dijual di bawah modal
# f2a94753
panel-goods-costs = Modal
# 629e5a0f
panel-goods-gone = sekarang tidak bisa dibeli di sana
# 9e4f2098
panel-goods-since = Sejak
# d6456249
panel-goods-more = Rincian
# 23d77225
panel-goods-margin-hint = Berapa persen yang ditambahkan ke modal, misalnya 12.5. Kosong: tanpa margin sendiri.
# d934d729
panel-goods-max-age = Modal dianggap usang setelah berapa hari (0: tidak pernah)
# bb5fe30d
panel-goods-max-jump = Modal boleh berubah berapa persen (0: berapa pun)
# 2cbda080
panel-goods-new-tier = Tingkat baru
# 7755967f
panel-goods-remove = Hapus
# 10435106
panel-goods-slug = Nama pendek (slug)
# b92eb302
panel-goods-slug-hint = 2 sampai 40 huruf kecil atau angka, seperti yang dikirim reseller. Tidak bisa diubah lagi.
# 12561798
panel-goods-pid-hint = Huruf, angka, - atau _, seperti yang dikirim reseller. Tidak bisa diubah lagi.
# 621ce628
panel-goods-cost-hint = Harga beli satu buah di pemasok pertama.
# 43dbd916
panel-goods-line-name = Nama lini
# 48efed86
panel-goods-game-name = Game
# cc9e8319
panel-goods-order-code = Kode di id pesanan
# 72e60553
panel-goods-order-code-hint = 2 sampai 6 huruf besar atau angka.
# 166b3e4e
panel-goods-suppliers-hint = Sesuai urutan ditanya, dipisah koma. Yang ada: { $names }
# 8582f917
panel-goods-own-suppliers = Pemasok sendiri
# 2b941a29
panel-goods-own-suppliers-hint = Kosong: sama dengan lininya.
# 3830bbf3
panel-goods-ref = Nama di pemasok
# 08be6cec
panel-goods-ref-at = Namanya di { $supplier }
# eaef7b6c
panel-goods-vouchers = Setiap pesanan mengambil kode dari stok, yang ditukarkan pemasok
# df4a17ad
panel-goods-player-label = { $field }: pertanyaan
# b0ace765
panel-goods-player-hint = Kosong: tidak ditanyakan ke pemain.
# c0b26b55
panel-goods-stored = Tersimpan.
# b6bf02ca
panel-goods-import = Impor file
# 67d4f422
panel-goods-import-about = Lini dan produk di file ditambahkan atau diubah; yang lain tetap. Perubahannya ditampilkan dulu.
# c95edef1
panel-goods-or-file = atau file:
# 4b69250c
panel-goods-file-about = Seluruh katalog sebagai JSON: simpan, ubah, lalu impor lagi.
# 178a1af6
panel-goods-download = Simpan file
# 78a85e7b
panel-goods-codes = Kode
# 1cc23fcf
panel-goods-add = Tambah kode
# b458203c
panel-goods-codes-hint = Satu kode per baris. Hasil bacanya ditampilkan dulu sebelum ada yang ditambahkan.
# cf3c0ca9
panel-goods-code-cost = Modal per kode, USD
# 98009b2e
panel-goods-code-cost-hint = Kosong: modal produknya.
# d860d4ac
panel-goods-nothing-new = { $count ->
        [0] Tidak ada kode di sini.
       *[other] Tidak ada yang ditambahkan: semua kode ini sudah dikenal.
    }
# 826be896
panel-goods-batch-of = Batch { $id }
# 1b47c22b
panel-goods-batches = Batch
# e11fd026
panel-goods-by = Oleh
# 9837c8d0
panel-goods-still-unsold = Belum terjual
# bab93515
panel-goods-taken = Terjual atau disisihkan
# 4deb3102
panel-goods-new = Kode baru
# 48f19484
panel-goods-known = Ada di stok atau pernah terjual
# dcbb3603
panel-goods-last = Terakhir
# c1d7956d
panel-goods-length = Panjang
# 635bb685
panel-goods-take-out = Keluarkan dari stok
# 4304b668
panel-goods-threshold-at = Beri tahu kalau kode kurang dari
# 63cbbcd0
panel-goods-threshold-hint = 0 mematikannya.
# bb31ba8f
panel-goods-quarantine = Karantina
# 5bcb5906
panel-goods-order = Pesanan

# 2051ab93
admin-log-action-prices =
    .edit = Beberapa harga diubah sekaligus

## panel-suppliers-page

# fd80ef6c
panel-suppliers-wait = { $count } pemasok terus gagal: lihat Pemasok di panel
# cce6f8f2
panel-suppliers-none = Belum ada pemasok yang diatur. Tulis satu di SUPPLIERS, lalu mulai ulang layanan.
# 1e04c9a0
panel-suppliers-name = Pemasok
# 2fdf4948
panel-suppliers-kind = Jenis
# ae22af5f
panel-suppliers-status = Status
# 3a2f5136
panel-suppliers-works = Berjalan
# 57d5f215
panel-suppliers-fails = Kebanyakan panggilan gagal
# 64a9d390
panel-suppliers-stopped = Dihentikan
# 36ad77e6
panel-suppliers-stopped-for = Dihentikan, dicoba lagi dalam { $time }
# d638373a
panel-suppliers-trying = Mencoba beberapa panggilan
# 7add7a54
panel-suppliers-failing = { $supplier } terus gagal sejak { $since }: lihat apa yang bisa dilakukan dengan pesanannya.
# 5d44795c
panel-suppliers-last-hour = Satu jam terakhir
# 2087bad1
panel-suppliers-answered = { $count } jawaban
# 2ec7bf20
panel-suppliers-today = Batas harian
# 14131374
panel-suppliers-of-limit = { $spent } dari { $limit }
# 48353afd
panel-suppliers-price-list = Daftar harga
# 2fb90ec3
panel-suppliers-overview = Ringkasan
# b9cb5d73
panel-suppliers-lines = Lini
# 175b4089
panel-suppliers-items = Barang
# 2cb1988d
panel-suppliers-health = Kondisi
# 63b03357
panel-suppliers-balance-at = Saldo dibaca
# 2e00278b
panel-suppliers-balance-problem = Saldo tidak bisa dibaca
# 7a47affc
panel-suppliers-limits = Batas dan peringatan
# 83335f01
panel-suppliers-settings = Batas dan peringatan { $supplier }
# 6ca00d97
panel-suppliers-empty-none = Dalam USD. Kosong: tanpa batas.
# e9f0ba3e
panel-suppliers-at-once-hint = Kosong: tanpa batas. Dengan 0, pemasok dijeda.
# 2f9d3e4f
panel-suppliers-resume = Lanjutkan
# a5c8dfc5
panel-suppliers-day-limit = Belanja maksimal di sana per hari (mulai 00:00 UTC)
# 037bb7b8
panel-suppliers-sync-every = Terapkan daftar harganya setiap
# 1b11efca
panel-suppliers-sync-hint = Misalnya 1h atau 6h. Kosong: hanya manual. Yang mencurigakan selalu menunggu Anda.
# 482ad3bd
panel-suppliers-low-balance = Beri tahu saya kalau saldo di sana di bawah
# fed5b283
panel-suppliers-newest-calls = Panggilan
# 34bb76b5
panel-suppliers-no-calls = Tidak ada panggilan ke sana di antara yang terbaru.
# f82ea067
panel-suppliers-when = Waktu
# 42f53118
panel-suppliers-call = Panggilan
# df79b726
panel-suppliers-about = Tentang
# 3953b252
panel-suppliers-answer = Jawaban
# 51e84fab
panel-suppliers-unanswered = tidak ada jawaban
# 3e80bfc9
panel-suppliers-took = Lamanya
# d89879e6
panel-suppliers-product = Produk
# 40eac413
panel-suppliers-list-of = Daftar harga { $supplier }
# 530b56fd
panel-suppliers-pick = Terapkan
# d670200e
panel-suppliers-apply = Lihat yang akan berubah
# 0324e05c
panel-suppliers-remember = Ingat daftarnya
# 66228ce0
panel-suppliers-only-remember = Tidak ada produk yang berubah. Isi daftar ini diingat dan dibandingkan dengan daftar berikutnya.
# 27a9d09c
panel-suppliers-apply-list = Terapkan daftar harga { $supplier }
# eae996a6
panel-suppliers-unmapped = Barang yang belum dihubungkan ke produk
# dc757c53
panel-suppliers-items-of = Barang { $supplier }
# b285fedd
panel-suppliers-no-items = Tidak ada barang. Terapkan dulu daftar harganya, atau cari dengan lebih sedikit kata.
# 4f4fbf3e
panel-suppliers-search-items = Cari barang dan nama
# 96a3281d
panel-suppliers-item = Barang
# 334f9a12
panel-suppliers-item-name = Namanya di sana
# 266203e1
panel-suppliers-item-hint = Seperti di daftar harganya. Kosong: tidak dibeli lagi di sana.
# 3f3fbb3c
panel-suppliers-pid = Id produk
# aa93863d
panel-suppliers-map = Hubungkan
# c6fa2d30
panel-suppliers-map-product = Hubungkan produk
# b1a464f4
panel-suppliers-map-at = Hubungkan produk ke barang { $supplier }
# fcbc18aa
panel-suppliers-about-map = Mulai sekarang produk dibeli di sana sebagai barang ini. Modalnya tetap sampai daftar harga diterapkan lagi.
# 09174a3c
panel-suppliers-mapped = Sudah dihubungkan. Terapkan daftar harga untuk mendapat modalnya.
# 5bab18e0
panel-incident-reason = Alasan

# 9723ea7f
error-SUPPLIER_NOT_FOUND = Tidak ada pemasok “{ $name }” di sini.

## panel-money-page

# c6346525
panel-money-books = Pembukuan
# 1db2dd96
panel-money-sales = Penjualan
# 00ced5b1
panel-money-top-ups = Isi saldo
# 889a967a
panel-money-ways = Cara bayar
# d96174a0
panel-money-exports = Ekspor
# ff78fc52
panel-money-from = Dari
# 62c19d33
panel-money-to = Sampai
# ac85a23e
panel-money-show = Tampilkan
# 5b6b7a98
panel-money-item = Jenis
# 3cd36938
panel-money-entries = Mutasi
# c832786e
panel-money-moved = Total mutasi
# 16120809
panel-money-nothing-moved = Tidak ada mutasi pada periode ini
# a1372a0e
panel-money-adding-up = Buku besarnya panjang. Sedang dijumlahkan…
# 23030ea2
panel-money-adds-up = Cocok dengan buku besar, sampai digit terakhir.
# 6fba26c8
panel-money-about-books = Akun uji coba tidak dihitung. Hari dimulai pukul 00:00 UTC. Penjualan dan laba menghitung pesanan saat berakhir, buku besar saat ditagih.
# e1bfefe5
panel-money-without-cost = { $count } pesanan senilai { $amount } tidak masuk laba, karena modalnya tidak diketahui. Atur modal di Barang.
# 9b8ccf99
panel-money-before = Periode sebelumnya: { $amount }
# 79f5f278
panel-money-total = Total
# 766b8ade
panel-money-by-line = Per lini
# bbbfdc3a
panel-money-by-product = Per produk
# dbb3e054
panel-money-by-supplier = Per pemasok
# ffe192e8
panel-money-by-account = Pelanggan terbaik
# 55cf0d68
panel-money-of-line = Lini
# d89879e6
panel-money-of-product = Produk
# 1e04c9a0
panel-money-of-supplier = Pemasok
# ce5caec1
panel-money-of-account = Pelanggan
# 298ac654
panel-money-margin = Margin
# c51d2a04
panel-money-search-top-ups = Cari: referensi, pembayaran, nama, @nama, atau id Telegram
# e6d01614
panel-money-none-found = Tidak ada isi saldo yang cocok. Cari dengan nomor referensi atau id pembayaran yang lengkap, atau pelanggannya.
# f82ea067
panel-money-credited-at = Waktu
# 5bab18e0
panel-money-reason = Alasan
# 3303fbe4
panel-money-about-reason = Pelanggan membacanya.
# 266f3e04
panel-money-wallet-of = Dompet { $name }
# 51fe1014
panel-money-way = Cara bayar
# 7c285ae5
panel-money-add-way = Tambah cara bayar
# f9014e3d
panel-money-no-ways = Belum ada cara transfer. Tambahkan rekening bank atau dompet digital: pembayar mengirim bukti, dan Anda memutuskan.
# fe37dd6b
panel-money-no-change = Tidak ada yang akan berubah.
# 742eca19
panel-money-rated = Kurs ditetapkan
# 2a6cea9a
panel-money-least = Isi saldo terkecil, dalam USD
# a2465bd5
panel-money-most = Isi saldo terbesar, dalam USD
# 526308c0
panel-money-stars-per-usd = Stars untuk satu USD
# 0438ca20
panel-money-way-name = Nama
# 05cfd753
panel-money-way-about-name = Pembayar memilihnya dengan nama ini, misalnya bKash.
# f80b57f8
panel-money-way-on = Tersedia
# 8a5932a0
panel-money-way-offer = Tawarkan ke pembayar
# 92fc64b9
panel-money-way-currency = Mata uang
# 0ec295b2
panel-money-way-rate = Nilai satu USD dalam mata uang ini
# b56effd3
panel-money-way-rate-checked = Kurs sudah saya periksa hari ini: perbarui tanggalnya
# d63c50dc
panel-money-way-fee = Biaya, dalam persen
# 6e677123
panel-money-way-about-fee = Ditambahkan ke jumlah yang dibayar. Dengan tanda minus menjadi bonus, yaitu potongan.
# ba8ab567
panel-money-way-about-limits = Kosong: seperti semua isi saldo.
# 51c16a94
panel-money-way-instructions = Petunjuk untuk pembayar
# 7755967f
panel-money-way-remove = Hapus
# 2bd8641e
panel-money-exports-orders = Pesanan
# fc396c98
panel-money-exports-about-orders = dibuat pada periode ini, dengan modal, laba, dan pemasok
# b2db17d3
panel-money-exports-ledger = Buku besar
# a8acaf6b
panel-money-exports-about-ledger = semua mutasi pada periode ini
# 00ced5b1
panel-money-exports-deposits = Isi saldo
# 12e4060b
panel-money-exports-about-deposits = dimulai pada periode ini, dengan kurs, biaya, dan siapa yang memutuskan

## panel-news-page

# ef1aa59e
panel-news-none = Belum ada yang dikirim. Tulis kabar, lihat tampilannya di Telegram, dan kirim ke banyak pemilik akun sekaligus.
# cbbcb54b
panel-news-write = Tulis kabar
# dfbfbcb8
panel-news-text = Teks
# 69912391
panel-news-text-hint = Persis seperti yang akan dibaca, paling banyak { $max } karakter. Tidak ada yang menerimanya sebelum Anda melihatnya.
# 49de635d
panel-news-drafted = Begini tampilannya. Belum ada yang menerimanya.
# aa82d247
panel-news-try = Kirim ke saya
# f0a0155d
panel-news-tried = Sedang dikirim ke chat Anda dengan bot.
# 49f4d153
panel-news-start = Kirim ke semua
# db63121a
panel-news-stop = Hentikan
# 7b7e3ca9
panel-news-again = Tulis ulang
# dda61246
panel-news-all = Semua kabar
# 851299e0
panel-news-people-found = dihitung saat dikirim
# b71ccd11
panel-news-ended = Selesai
# a12d81bb
panel-news-state = Status
# 7e15cadb
panel-news-state-draft = belum dikirim
# ae353194
panel-news-state-running = sedang dikirim
# 5462c103
panel-news-state-stopped = dihentikan
# 2aadc95b
panel-news-state-done = terkirim

## panel-service-page

# 2446fd40
panel-service-tab-settings = Pengaturan
# 2b8da2f6
panel-service-tab-team = Tim
# 262aaa4b
panel-service-tab-log = Log
# ae22af5f
panel-service-tab-status = Status
# f0651ef4
panel-service-no-settings = Peran Anda tidak bisa mengubah pengaturan. Sesi Anda sendiri ada di tab berikutnya.
# 0e27617e
panel-service-switches = Sakelar
# d1ed7c50
panel-service-values = Aturan dan teks
# 36da6bc4
panel-service-elsewhere = Cara bayar dan batas isi saldo ada di Keuangan, batas pemasok ada di Pemasok:
# d48baa71
panel-service-setting = Pengaturan
# 96ce8f1a
panel-service-now = Sekarang
# 8eafb99a
panel-service-turn-on = Nyalakan
# 82365532
panel-service-turn-off = Matikan
# 12162d8f
panel-service-changed = Sudah diubah.
# 8fe429fb
panel-service-never = tidak pernah
# be5c9dda
panel-service-none = tidak ada
# 9e12be05
panel-service-zero-never = 0: tidak pernah
# 17ac52a9
panel-service-name-eligibility = Aturan syarat API
# 1af002bc
panel-service-name-secondPerson = Orang kedua di atas
# 08755436
panel-service-name-lowStock = Stok menipis di bawah
# 3d62c37f
panel-service-name-pricing = Batas modal
# 17aea420
panel-service-name-digest = Ringkasan harian
# 8131b7cd
panel-service-name-support = Kontak bantuan
# 45e5e777
panel-service-name-terms = Ketentuan
# a1db6639
panel-service-about-eligibility = Total isi saldo dan umur akun yang diperlukan untuk memakai API. Berlaku selama Syarat API menyala.
# 4ef3465c
panel-service-about-secondPerson = Penambahan saldo dan pengembalian dana di atas jumlah ini menunggu konfirmasi anggota tim lain. Kurs, cara bayar, peran yang menggerakkan uang, dan kenaikan jumlah ini selalu menunggu.
# 39a3ded9
panel-service-about-lowStock = Tim diberi tahu kalau sisa kode suatu produk kurang dari ini, dan kalau sudah habis.
# a79db5da
panel-service-about-pricing = Produk yang harganya mengikuti modal berhenti sendiri kalau modalnya terlalu lama, atau berubah terlalu banyak sekaligus.
# 709e1073
panel-service-about-digest = Ringkasan untuk tim, tiap pagi di chat.
# d13afa31
panel-service-about-support = Bot menunjukkannya ke siapa pun yang minta bantuan.
# 8bcad2df
panel-service-about-terms = Jawaban bot untuk /terms.
# f41faa75
panel-service-paid-in = Total isi saldo, paling sedikit (USD)
# 587d70a3
panel-service-age = Umur akun, paling sedikit
# 0da2d2e2
panel-service-age-hint = Misalnya 7d, 12h, atau 0d
# e8bbc29d
panel-service-above = Jumlah (USD)
# 7c455954
panel-service-digest-at = setiap hari pukul { $time } ({ $zone })
# 4ed3fe04
panel-service-digest-on = Kirim tiap pagi
# 0c3625aa
panel-service-digest-time = Jam
# 57286188
panel-service-digest-zone = Zona waktu
# 53b167d1
panel-service-digest-zone-hint = Nama kota besar terdekat, misalnya Asia/Dhaka, atau UTC
# c568c094
panel-service-contact = Kontak
# f121bee0
panel-service-contact-hint = @nama Telegram, alamat email, atau alamat https://. Kosong: tidak ditampilkan.
# dfbfbcb8
panel-service-terms-text = Teks
# 3b9a3906
panel-service-terms-hint = Kosong: teks pendek bawaan bot.
# 52fc0f36
panel-service-short-terms = teks pendek bawaan bot
# d65dda5b
panel-service-team-give = Beri peran
# c4f77cea
panel-service-team-who = Siapa
# 56fb3933
panel-service-team-who-hint = Id Telegram atau @nama. Ia harus pernah mengirim pesan ke bot.
# 3de50066
panel-service-team-role = Peran
# 1781f4b4
panel-service-team-owner = Pemilik
# 9e4f2098
panel-service-team-since = Sejak
# ae762ffd
panel-service-team-take = Cabut peran
# fe1e6e3a
panel-service-team-did = Riwayat tindakan
# fd088c95
panel-service-team-owners = Pemilik tercantum di ADMIN_IDS dan boleh melakukan semuanya.
# 1f0e34f5
panel-service-team-rights = Hak setiap peran
# 1e6c86c6
panel-service-team-right = Hak
# 038d7886
panel-service-log-account = Akun: id atau @nama
# 59a646ff
panel-service-log-kind = Semua jenis
# 04584d97
panel-service-log-by = Semua pelaku
# ff78fc52
panel-service-log-from = Dari
# 62c19d33
panel-service-log-to = Sampai
# 2e00a330
panel-service-log-none = Tidak ditemukan di antara { $count } tindakan terakhir. Ganti filter, atau cari lebih jauh kalau ada tombol “Lainnya”.
# f82ea067
panel-service-log-when = Waktu
# 5b6b7a98
panel-service-log-what = Tindakan
# bdc1e180
panel-service-log-about = Akun
# 697c477f
panel-service-log-detail = Rincian
# 4d70bd56
panel-service-backup-scheduled = Cadangan terjadwal
# 498aabac
panel-service-backup-none = Belum aktif. Atur BACKUP_DIR di konfigurasi supaya basis data disalin secara otomatis.
# 37bed0cb
panel-service-backup-failed = Cadangan terakhir gagal: { $reason }
# dcbb3603
panel-service-backup-last = Terakhir
# 937439b6
panel-service-backup-not-yet = belum ada
# 0233a03f
panel-service-backup-size = Ukuran
# 571dd526
panel-service-backup-every = Setiap
# df001ef0
panel-service-backup-kept = Disimpan
# 251cf477
panel-service-backup-folder = Folder
# a7cd9602
panel-service-backup-download = Unduh cadangan sekarang
# 42c6339c
panel-service-backup-about = File ini memuat semuanya: akun, saldo, pesanan, dan kode. Simpan di tempat yang hanya bisa dibaca Anda. Log mencatat bahwa Anda mengunduhnya.
# 11820c1f
panel-service-status-service = Layanan
# a7fdf152
panel-service-status-version = Versi
# 930f6bea
panel-service-status-processes = Berjalan sejak
# 01d1a239
panel-service-status-address = Alamat publik
# 481c9581
panel-service-status-bot = Bot
# c85451dd
panel-service-status-token = Telegram menolak token bot. Masukkan token dari @BotFather ke konfigurasi, lalu mulai ulang layanan.
# 671a2d4b
panel-service-status-database = Basis data
# 2fdf4948
panel-service-status-kind = Jenis
# f41c2be1
panel-service-status-free = Sisa ruang disk
# 78a85e7b
panel-service-status-codes = Kode
# b070db78
panel-service-status-open = tidak terenkripsi
# a0459555
panel-service-status-encrypted = terenkripsi
# 2a2a1ac2
panel-service-status-docs = Dokumentasi API

## panel-refusals

# 20a4b9fc
error-NOT_LET_IN =
    .link_over = Tautan ini sudah dipakai, atau sudah lebih dari 60 detik. Kirim /panel ke bot untuk mendapat yang baru.
    .not_signed = Ini tidak ditandatangani Telegram untuk bot kami. Buka panel dari chat bot.
    .too_old = Ini dibuka lebih dari lima menit yang lalu. Buka lagi panel dari chat bot.
    .used_before = Ini sudah pernah dibuka. Buka lagi panel dari chat bot.
    .no_role = Hanya tim yang bisa membuka panel, dan Anda tidak (lagi) punya peran di tim.
# e46108e6
error-FORM_OUTDATED = Ini sudah berubah sejak Anda membuka formulir, jadi tidak ada yang dilakukan. Buka lagi formulirnya.
# b4eb5a74
error-IS_OWNER = Pemilik diatur dengan ADMIN_IDS di konfigurasi. Perannya tidak bisa diubah di sini.
# 8fc87da5
error-FORM_SENT = Ini sudah dilakukan tadi; sekarang tidak ada yang berubah.
# 43fc0b18
error-PRODUCTS_CHANGED = { $pids ->
        [none] Modal atau harga sudah berubah sejak pratinjau ini, jadi tidak ada yang dilakukan. Silakan periksa lagi.
       *[other] { $more ->
            [0] Produk ini sudah berubah sementara itu, jadi tidak ada yang dilakukan: { $pids }.
           *[other] Produk ini sudah berubah sementara itu, jadi tidak ada yang dilakukan: { $pids } +{ $more }.
        }
    }
# a60ead72
error-NOTHING_CHANGED = Tidak ada yang diubah di formulir.
# e76405bb
error-IS_THERE = Sudah ada “{ $name }”.
# e648e4c4
error-CATALOG_TOO_LARGE = File katalog di sini paling besar { $maxKb } KB. Impor yang lebih besar dengan “npm run cli -- catalog import”.
# a2c993dc
error-NOT_A_TEXT = File ini bukan teks UTF-8 atau UTF-16, jadi tidak ada yang dibaca. Simpan sebagai UTF-8.
# ac778490
error-TOO_MANY_LINES = Ini lebih dari { $max } baris. Tambahkan dalam beberapa bagian, atau dengan “npm run cli -- stock add”.
# 273b1851
error-FIELD_MISSING = “{ $field }” belum diisi.
# f1765ce8
error-NOT_A_COUNT = “{ $text }” bukan bilangan bulat.

## admin-panel

# 3cc27068
admin-panel-about = Panel menampilkan semuanya di satu layar. Tautannya hanya berlaku sekali, selama { $time }.
# 750c7363
admin-panel-open = Buka panel
# 4942fc6b
admin-panel-browser = Buka di browser
# 4c8d8d6c
admin-panel-again = Tautan baru
# 2b6d3023
admin-panel-no-address = Panel belum punya alamat. Isi PUBLIC_URL dengan alamat layanan ini, atau jalankan “npm run cli -- panel link” di server.
# 750c7363
admin-commands-panel = Buka panel
# 67026599
admin-words-panel = panel layar dasbor browser peramban web halaman situs komputer laptop

## panel-words

# bf27ed0f
panel-words-today = dasbor ringkasan statistik penjualan laporan pendapatan omzet angka grafik laba untung hari ini
# 96f8fca5
panel-words-inbox = kotak masuk tugas kerjaan menunggu tertunda antrean keputusan bukti persetujuan setujui isi saldo topup tolak pengembalian refund pembayaran bayar tidak dikenal keluhan komplain masalah sengketa ganti manual kerjakan konfirmasi kedua
# 2989792d
panel-words-orders = pesanan order daftar penjualan pembelian riwayat cari pengembalian refund trxid tunggu menunggu tertunda macet lambat terlambat antrean
# c7208be4
panel-words-customers = pelanggan klien pembeli pengguna orang akun tingkat tingkatan level catatan pindah pindahkan transfer migrasi telegram id ganti ubah hilang nomor hp grup kelompok vip diskon harga reseller
# cd510237
panel-words-goods = barang karantina disisihkan katalog ekspor impor json file berkas produk lini game jeda lanjutkan sembunyikan kategori ganti nama item harga paket modal biaya keuntungan persen komisi untung margin tingkat pemilihan aturan pengaturan setelan peringatan pemberitahuan stok kode terpakai ragu voucher batas
# 7ba0cc88
panel-words-suppliers = pemasok supplier penyedia vendor daftar harga batas pemilihan urutan status saldo koneksi gangguan insiden gagal mati rusak
# 579e523f
panel-words-money = uang keuangan pengaturan setelan metode cara bayar pembayaran bank kripto bintang stars batas minimal maksimal kurs nilai tukar mata uang harga dolar usd ekspor csv unduh excel file berkas laporan pesanan data pembukuan buku besar akuntansi laba pendapatan omzet neraca bulan
# 1dca7eab
panel-words-news = kabar siaran broadcast pesan pengumuman umumkan berita buletin semua kirim beri tahu
# 8d1fb205
panel-words-service = layanan peran tim izin hak staf manajer admin pemilik pengaturan setelan dukungan bantuan kontak ketentuan teks sakelar versi status cadangan sesi username email siapa riwayat catatan log tindakan aktivitas perubahan audit

## admin-find

# aa65adc6
admin-commands-find = Cari pesanan, akun, isi saldo, atau kode
# 2a44bced
admin-arguments-find = apa
# 40782c20
admin-words-find = cari temukan lihat pesanan akun pelanggan pemain kode id trxid profil pengguna
# eaf3d6fa
admin-find-ask = Apa yang dicari?
# 6be59aeb
admin-find-what = Id atau trxid pesanan, pemain, @nama atau id Telegram, isi saldo, atau bagian akhir kode.
# 7ff24dc4
pasted-nothing-found = Tidak ditemukan. Periksa apakah ada huruf yang kurang, atau cari di panel.
