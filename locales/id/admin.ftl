## admin

# dd60dcc1
admin-title = 🛡 Admin
# 5dde9b77
admin-tasks-wait = 🙋 { $count } pesanan menunggu dikerjakan manual.
# edd1b44b
admin-stuck-wait = ⏳ { $count } pesanan terlalu lama menunggu.
# c65e041b
admin-nothing-waits = Tidak ada yang menunggu.
# 21b763d2
admin-closed-since = Sejak { $time }, oleh { $who }.
# 4c366b9d
admin-products-paused = ⏸ { $count } produk dijeda manual.
# 26f475a9
admin-aside-wait = 🚧 { $count } kode disisihkan: sudah terpakai? Lihat Barang di panel
# cf2d2356
admin-top-ups-wait = { $count } isi saldo menunggu keputusan.
# 135cf11a
admin-also-commands = Perintah: /help
# 6f266a27
admin-back = ‹ Admin
# ec0ea5d2
admin-help = Untuk admin
# f1cd90f7
admin-about-who = “siapa” adalah id Telegram, misalnya { $id }, atau { $name }.
# 662a6710
admin-they-are-notified = Orang mendapat pesan tentang blokir, batasan, penambahan, atau pengurangan, dengan alasan atau catatan Anda.
# f62092ca
admin-commands-admin = Menu admin: semua ini dengan tombol
# 8eaa2e22
admin-commands-account = Semua tentang sebuah akun
# 79e98bd2
admin-commands-ban = Blokir seseorang
# 311c8a48
admin-commands-unban = Buka blokir
# 1bc3500e
admin-commands-restrict = Batasi seseorang untuk sementara
# fc7999cf
admin-commands-unrestrict = Hapus batasan
# 1855f43d
admin-commands-apioff = Matikan akses API seseorang
# c6784119
admin-commands-apion = Izinkan lagi akses API seseorang
# 46f795d1
admin-commands-shopoff = Larang seseorang membeli di chat
# 4ad47dbc
admin-commands-shopon = Izinkan lagi seseorang membeli di chat
# 57a861d1
admin-commands-credit = Tambah saldo dompet
# c4c39ff7
admin-commands-debit = Kurangi saldo dompet
# d0692251
admin-commands-order = Satu pesanan: rincian, batalkan, selesaikan, kembalikan dana
# 8cb82091
admin-commands-stock = Isi stok; tambah kode
# 0a8e0119
admin-commands-digest = Yang ingin diketahui pemilik di pagi hari
# a8a454bc
admin-commands-backup = Basis data sebagai file
# fb31aae2
admin-arguments-account = siapa
# f906dad6
admin-arguments-ban = siapa alasan
# fb31aae2
admin-arguments-unban = siapa
# 629db79f
admin-arguments-restrict = siapa 2h alasan
# fb31aae2
admin-arguments-unrestrict = siapa
# f906dad6
admin-arguments-apioff = siapa alasan
# fb31aae2
admin-arguments-apion = siapa
# f906dad6
admin-arguments-shopoff = siapa alasan
# fb31aae2
admin-arguments-shopon = siapa
# 90e9abeb
admin-arguments-credit = siapa 25 catatan
# 90e9abeb
admin-arguments-debit = siapa 25 catatan
# 5be53abe
admin-arguments-order = id
# c7870885
admin-arguments-stock = pid
# 15a72ba5
admin-arguments-digest = off

## adminClaims

# 794bad4a
admin-claims-opened = ⚠️ Ada masalah pesanan
# 9dfab251
admin-claims-reminder = ⏰ Keluhan ini masih menunggu jawaban
# e6e0e1f9
admin-claims-picture-of = 🖼 Tangkapan layar untuk { $reference }
# a6ce59d2
admin-claims-many = ⚠️ { $count } keluhan menunggu jawaban.
# ac85a23e
admin-claims-show = Lihat
# feb6c7df
admin-claims-reason-not_received = belum ada yang diterima
# 98726ff8
admin-claims-reason-wrong_goods = yang diterima salah
# 136afcca
admin-claims-reason-code_invalid = kode tidak berlaku
# 2f2c3a9f
admin-claims-reason-code_used = kode sudah terpakai
# 56de50c8
admin-claims-reason-other = masalah lain
# 0a099ddc
admin-claims-reason-by_operator = kami perbaiki sendiri
# 70263ce6
admin-claims-state-open = 🔎 terbuka
# 0ab75782
admin-claims-state-replaced = 🎟 kode diganti
# 6cda1de2
admin-claims-state-refunded = ↩️ dana dikembalikan
# 9c72f406
admin-claims-state-refused = ❌ ditolak
# 2889fc30
admin-claims-state-withdrawn = 🚪 ditarik pemilik akun
# d3a5fd69
admin-claims-claim = Keluhan
# cef971ec
admin-claims-what = Masalah
# d6b94b9f
admin-claims-opened-at = Dibuka
# ae22af5f
admin-claims-status = Status
# b71ccd11
admin-claims-ended-at = Berakhir
# e11fd026
admin-claims-decided-by = Diputuskan oleh
# 3953b252
admin-claims-answer = Jawaban
# 7f53e279
admin-claims-paid-back = Dikembalikan
# 8428f957
admin-claims-wrote = Pemilik akun menulis:
# aada44d0
admin-claims-wrote-nothing = Pemilik akun tidak menulis apa-apa.
# 0ceeaa74
admin-claims-has-picture = 🖼 Dengan tangkapan layar.
# 4d17e316
admin-claims-the-order = Pesanannya
# 5bcb5906
admin-claims-order = Pesanan
# bdc1e180
admin-claims-account = Akun
# d89879e6
admin-claims-product = Produk
# ff89d4b3
admin-claims-amount = Jumlah
# 815c45cf
admin-claims-left = Masih bisa dikembalikan
# 1e04c9a0
admin-claims-supplier = Pemasok
# e75d359a
admin-claims-placed = Dibuat
# b71ccd11
admin-claims-order-ended = Selesai
# 78a85e7b
admin-claims-codes = Kode
# 5ce725ea
admin-claims-more = dan { $count } lagi
# 1b62ef9a
admin-claims-replaced-before = Sudah diganti
# b7c78745
admin-claims-in-stock = Di stok
# 3314bbaf
admin-claims-others = Keluhannya yang lain
# 2bc18114
admin-claims-no-others = Belum pernah ada keluhan lain darinya.
# 078a0b05
admin-claims-replace = 🎟 Ganti (stok { $inStock })
# e70c6dba
admin-claims-refund = ↩️ Kembalikan dana
# 461ec3d8
admin-claims-refuse = ❌ Tolak
# c5a65bff
admin-claims-picture = 🖼 Tangkapan layar
# e844c965
admin-claims-picture-gone = Gambar ini sudah tidak ada di Telegram.
# aea9c436
admin-claims-show-order = 📦 Pesanan
# c5325549
admin-claims-show-account = 👤 Akun
# dbe04735
admin-claims-confirm-replace = Ganti { $count } kode? Yang diganti masuk karantina dan tidak pernah dijual lagi. Pemilik akun mendapat sebanyak itu dari stok, yang berisi { $inStock }, dan sebuah pesan.
# 15c84623
admin-claims-replace-now = ✅ Ya, ganti
# 27dc74b5
admin-claims-replaced = Diganti. Pemilik akun sudah mendapat pesan.
# a36fb8db
admin-claims-confirm-refund = Kembalikan { $amount } ke dompet? Pesanannya tetap selesai, dan pemilik akun mendapat pesan. Ini tidak bisa dibatalkan.
# efc7fe2d
admin-claims-refund-now = ✅ Ya, kembalikan
# 764f5ddb
admin-claims-refunded = { $amount } kembali ke dompet.
# adbf9c0e
admin-claims-ask-reason = Mengapa ditolak? Ketik alasannya. Pemilik akun menerimanya kata demi kata.
# 75e11c87
admin-claims-refused = Ditolak. Pemilik akun sudah menerima alasan Anda.
# 2d5df422
admin-claims-replaced-title =
    <b>Diganti karena keluhan</b>
    
    Pembeli { $order } mengirim keluhan dan mendapat kode lain. Kode ini sudah dilihatnya, jadi tidak pernah dijual lagi. Minta uang Anda dari yang menjualnya, lalu hapusbukukan.

## adminWords

# 9833fc40
admin-words-admin = menu panel dasbor
# ce9664e6
admin-words-account = akun pengguna pelanggan orang profil cari saldo dompet
# 57dbc780
admin-words-ban = blokir larang penipu
# a2a729fb
admin-words-unban = buka blokir
# 4eaf2222
admin-words-restrict = batasi tangguhkan bekukan
# 51dbd5ba
admin-words-unrestrict = lepas batasan
# be1fd8ac
admin-words-apioff = akses matikan
# 9402c3f9
admin-words-apion = akses nyalakan izinkan
# fd407806
admin-words-shopoff = toko belanja matikan
# d70c5eac
admin-words-shopon = toko belanja nyalakan
# 74c29a02
admin-words-credit = tambah uang saldo bonus pengembalian refund kredit
# 09d4bbab
admin-words-debit = kurangi potong uang saldo tarik
# d802dabf
admin-words-order = pesanan pengembalian refund batalkan selesaikan
# 5cf4d507
admin-words-stock = stok kode kunci kartu persediaan tambah unggah
# b615b003
admin-words-digest = ringkasan laporan harian pagi
# 6970c466
admin-words-backup = cadangan salinan basis data simpan

## account

# a6afa101
admin-account-whose =
    <b>👤 Akun siapa?</b>
    
    Kirim id Telegram berupa angka, misalnya <code>123456789</code>, atau @nama.
# 7ff6427e
admin-account-no-name = Tanpa nama
# e23879a4
admin-account-is-admin = 🛡 admin
# d6446f26
admin-account-standing = Akun
# 818f9381
admin-account-standings-active = 🟢 aktif
# 752db6ec
admin-account-standings-restricted = 🟠 dibatasi
# 037cc956
admin-account-standings-banned = ⛔ diblokir
# bc826bdd
admin-account-banned-since = ⛔ diblokir sejak { $time }
# c352e0c7
admin-account-restricted-until = 🟠 dibatasi sampai { $time }
# f83bfd73
admin-account-also-restricted = Juga dibatasi sampai { $time }
# 5bab18e0
admin-account-reason = Alasan
# 53e4bdf9
admin-account-balance = Saldo
# 112f3a85
admin-account-owes = ⚠️ Berutang { $amount } karena sebuah pembayaran ditarik kembali. Pesanan ditolak sampai dilunasi isi saldo atau penambahan.
# 3e3b4db3
admin-account-paid-in = Total isi saldo
# 1b8eeaf2
admin-account-open-top-ups = Isi saldo belum selesai
# 2bd8641e
admin-account-order-count = Pesanan
# feefd5b6
admin-account-api = API
# 110f1acc
admin-account-api-is-on = dinyalakan pemilik akun
# 8b107e89
admin-account-api-is-off = dimatikan pemilik akun
# e3a53205
admin-account-api-is-on-but-forbidden = dinyalakan pemilik akun, dilarang admin
# eaa83467
admin-account-api-is-off-and-forbidden = dimatikan pemilik akun, dilarang admin
# e55e7759
admin-account-accepted = ✅ Panggilan diterima.
# 5730a2b2
admin-account-refused = ⚠️ Panggilan ditolak:
# 26133441
admin-account-refusal-ACCOUNT_BANNED = diblokir
# 53bcc3c5
admin-account-refusal-ACCOUNT_RESTRICTED = dibatasi
# 789f4e23
admin-account-refusal-API_DISABLED_BY_ADMIN = dilarang admin
# 8b107e89
admin-account-refusal-API_DISABLED = dimatikan pemilik akun
# e4530823
admin-account-refusal-API_NOT_ELIGIBLE = belum memenuhi syarat: lihat Layanan di panel
# e9f2ff6e
admin-account-refusal-MISSING_API_KEY = tidak ada kunci yang berlaku
# 802ba277
admin-account-refusal-IP_ALLOWLIST_REQUIRED = tidak ada alamat yang diizinkan, padahal layanan mewajibkannya
# 031f69b2
admin-account-refusal-IP_NOT_ALLOWED = panggilan terakhir datang dari alamat yang tidak diizinkan
# b8da4ff9
admin-account-shop = Toko
# af496e74
admin-account-shop-forbidden = ⚪️ dimatikan admin
# 6d3a2614
admin-account-valid-until = Berlaku sampai
# 0636eef9
admin-account-addresses = Alamat yang diizinkan
# 066ac824
admin-account-any-address = semua
# abf59016
admin-account-is-asked = Pemilik akun ditanya tentang alamat baru.
# 6086e1f0
admin-account-webhooks = Webhook
# 7d0b35bb
admin-account-test-account = no. { $number }, { $amount } uang uji coba, { $orders } pesanan
# d6b94b9f
admin-account-opened = Dibuka
# ccaeb1cc
admin-account-has-blocked = 🔇 Memblokir bot sejak { $time }, jadi tidak menerima pesan.
# b1c169aa
admin-account-ban = ⛔ Blokir
# 99431f27
admin-account-unban = 🟢 Buka blokir
# 8fb7b563
admin-account-restrict = 🟠 Batasi
# 8304d8a8
admin-account-unrestrict = 🟢 Hapus batasan
# 0b319dfc
admin-account-apioff = ⚪️ Matikan API
# 85ff15cc
admin-account-apion = 🟢 Nyalakan API
# ea60c897
admin-account-shopoff = ⚪️ Matikan toko
# 9c56187a
admin-account-shopon = 🟢 Nyalakan toko
# a5a58a4b
admin-account-credit = ➕ Tambah
# 705a437a
admin-account-debit = ➖ Kurangi
# c5325549
admin-account-show = 👤 Akun

## approvals

# d3771616
admin-approvals-title = 🔐 Orang kedua
# 96a0276f
admin-approvals-above = Kredit dan pengembalian dana di atas { $amount } perlu orang kedua. Kurs, cara bayar, dan peran yang menggerakkan uang selalu perlu.
# 2805060e
admin-approvals-any-amount = tanpa batas
# 2ba6e007
admin-approvals-never = Tidak ada jumlah yang perlu orang kedua.
# 2d6aa480
admin-approvals-kinds-adjustment = Penambahan atau pengurangan
# f2edeae4
admin-approvals-kinds-top_up = Isi saldo
# dd0bdbcb
admin-approvals-kinds-top_up_refund = Pengembalian isi saldo
# a6919ee9
admin-approvals-kinds-payment = Pembayaran tanpa isi saldo
# 7891b357
admin-approvals-kinds-claim = Pengembalian karena masalah
# 95b25c88
admin-approvals-kinds-order = Pembatalan pesanan
# 19e7d15a
admin-approvals-kinds-settings = Pengaturan isi saldo
# 8adf7383
admin-approvals-kinds-second_person = Jumlah untuk orang kedua
# 51fe1014
admin-approvals-kinds-transfer = Cara bayar
# b456ef51
admin-approvals-kinds-supplier = Batas pemasok
# 3de50066
admin-approvals-kinds-role = Peran
# 0a4227dc
admin-approvals-kinds-tier = Tingkat akun
# cb411644
admin-approvals-kinds-claim_codes = Penggantian kode
# 2df54363
admin-approvals-kinds-payment_return = Pengembalian pembayaran
# 3140f9fc
admin-approvals-state-open = menunggu
# 8338b7e7
admin-approvals-state-confirmed = dikonfirmasi
# 9626df90
admin-approvals-state-declined = ditolak
# 1b2a9c4d
admin-approvals-state-expired = kedaluwarsa
# ff89d4b3
admin-approvals-amount = Jumlah
# 188f16d6
admin-approvals-asked = Diputuskan oleh
# a77fee31
admin-approvals-ended = Diakhiri oleh
# 2f1bcdd8
admin-approvals-until = Sampai
# 5bab18e0
admin-approvals-reason = Alasan
# da0280ea
admin-approvals-confirm = ✅ Konfirmasi
# 6c7fa3be
admin-approvals-decline = ✖️ Tolak
# fb4c2a0d
admin-approvals-withdraw = ✖️ Tarik kembali
# 1cc2db69
admin-approvals-waits-for-other = Ini perlu orang kedua. Yang berwenang sudah diberi tahu dan punya waktu 24 jam.
# cac57f13
admin-approvals-done-confirmed = Dikonfirmasi dan dijalankan.
# 6c7b0415
admin-approvals-done-declined = Ditolak. Tidak ada yang berubah.
# 2bb821ac
admin-approvals-wanted = 🔐 { $who } perlu orang kedua: { $what }, { $amount }.
# ea5eeaf1
admin-approvals-ended-confirmed = ✅ { $who } mengonfirmasi: { $what }, { $amount }. Sudah dijalankan.
# d3ac1753
admin-approvals-ended-declined = ✖️ { $who } menolak: { $what }, { $amount }. Tidak ada yang berubah.
# 4ee18e4a
admin-approvals-show = Lihat
# 09db8d70
admin-approvals-waits = { $count } keputusan menunggu orang kedua: lihat { panel-inbox }

## broadcast

# 3ccc49fb
admin-broadcast-audience-all = Semua
# 4f9b8c06
admin-broadcast-audience-balance = Yang punya saldo
# 48271ce2
admin-broadcast-audience-tier = Satu tingkat
# 384a1bb8
admin-broadcast-audience-line = Pembeli satu lini
# 205ddbc6
admin-broadcast-no-tier = Tanpa tingkat
# 62c19d33
admin-broadcast-to-whom = Kepada
# 9d82151c
admin-broadcast-people = Jumlah orang
# 7fb32e74
admin-broadcast-about-sending = Pesan lain dikirim lebih dulu. Setiap orang bisa mematikan kabar, dan yang mematikannya tidak menerimanya.
# 8c81f974
admin-broadcast-state-draft = Belum dikirim
# e8d6b90c
admin-broadcast-state-running = 📤 Sedang dikirim
# f05be38f
admin-broadcast-state-stopped = ⏹ Dihentikan
# 454d5c14
admin-broadcast-sent = Terkirim
# 81206766
admin-broadcast-unreached = Tidak terjangkau
# ea8e9325
admin-broadcast-sent-of = { $sent } dari { $total }
# 85d28998
admin-broadcast-written = Ditulis

## deposits

# 17356241
admin-deposits-pending-title = 🧾 Isi saldo yang menunggu Anda
# e7f4c1b3
admin-deposits-none-pending = Tidak ada isi saldo yang menunggu keputusan.
# 61097027
admin-deposits-credited-title = ✅ Isi saldo yang sudah masuk
# c9b05447
admin-deposits-none-credited = Belum ada isi saldo yang masuk.
# a66fbbb8
admin-deposits-of-title = 🧾 Isi saldo { $name }
# 09159223
admin-deposits-none-of = Belum ada isi saldo.
# 781252ea
admin-deposits-pending = 🔎 Menunggu
# 915bf165
admin-deposits-credited = ✅ Sudah masuk
# 95f602fa
admin-deposits-top-up-of = Isi saldo { $amount }
# ae22af5f
admin-deposits-status-label = Status
# 5db19e8e
admin-deposits-status-open = 🕓 menunggu pembayaran
# 44bd3375
admin-deposits-status-submitted = 🔎 menunggu keputusan
# d1d9745f
admin-deposits-status-credited = ✅ sudah masuk
# 2b380356
admin-deposits-status-rejected = ❌ ditolak
# ef30285b
admin-deposits-status-cancelled = ✕ dibatalkan pemilik akun
# 477b463d
admin-deposits-status-expired = ⌛ kedaluwarsa
# 7bf89dae
admin-deposits-status-refunding = ↩️ sedang dikembalikan
# a220f0b6
admin-deposits-status-refunded = ↩️ dikembalikan
# b6773116
admin-deposits-status-charged_back = ↩️ ditarik layanan pembayaran
# d7243c4d
admin-deposits-credited-label = Masuk
# 188f16d6
admin-deposits-decided-by = Diputuskan oleh
# 5bab18e0
admin-deposits-reason = Alasan
# bdc1e180
admin-deposits-account-label = Akun
# b5249f23
admin-deposits-method = Cara bayar
# 7d5cf680
admin-deposits-reference = Nomor referensi
# 2bada104
admin-deposits-payment = Pembayaran
# 1ccaac18
admin-deposits-to-pay = Harus dibayar
# 1ad1ca4e
admin-deposits-rate = Kurs
# 3e3b4db3
admin-deposits-paid-in = Dibayar dengan
# 0cf9e0e9
admin-deposits-receipts = Bukti
# f19fa33d
admin-deposits-started = Dimulai
# b71ccd11
admin-deposits-ended = Selesai
# 4881224f
admin-deposits-is-without-receipt = Tidak ada bukti pembayaran.
# 1ed93974
admin-deposits-same-receipt = Bukti yang sama dikirim untuk { $count } isi saldo lain:
# fb0019a7
admin-deposits-same-receipt-elsewhere = Bukti yang sama dikirim untuk { $count } isi saldo lain (dari akun lain: { $ofOthers }):
# 3f9d001d
admin-deposits-submitted = 🔔 Ada bukti pembayaran menunggu Anda
# eca0bcb7
admin-deposits-decided-meanwhile = 🔔 Ada bukti baru, tetapi isi saldonya sudah diputuskan
# aa2ecd99
admin-deposits-one-receipt = 📎 Bukti
# ab18cdb0
admin-deposits-all-receipts = 📎 Semua { $count } bukti
# e9c2bf17
admin-deposits-receipt-number = Bukti { $number } dari { $count }
# b77c0fbd
admin-deposits-no-receipt = Isi saldo ini tidak punya bukti pembayaran.
# 16072d72
admin-deposits-receipt-gone = File ini sudah tidak ada di Telegram. Minta pemilik akun mengirimnya lagi.
# 6b30da50
admin-deposits-show = 🧾 Lihat isi saldo
# c5325549
admin-deposits-account = 👤 Akun
# d71b63f6
admin-deposits-back = ‹ Isi saldo
# 82d71ff4
admin-deposits-approve = ✅ Terima
# 2a6d4af3
admin-deposits-other-amount = ✏️ Jumlah lain
# cfda6f6d
admin-deposits-reject = ❌ Tolak
# 94f47a94
admin-deposits-refund = ↩️ Kembalikan
# d651b68b
admin-deposits-confirm-approve = Masukkan { $amount }?
# d3108169
admin-deposits-approves = Uangnya masuk ke dompet { $name }, dan ia mendapat pesan. Lakukan hanya kalau uang dengan nomor { $reference } sudah Anda terima.
# 80394d76
admin-deposits-approve-now = ✅ Ya, masukkan
# 103efb4a
admin-deposits-how-much-arrived = Berapa uang yang diterima, dalam { $currency }?
# e8eea08d
admin-deposits-wanted-to-pay = { $name } mau membayar { $amount }.
# 78f1e365
admin-deposits-ask-arrived = Ketik jumlahnya, misalnya { $example }. Saya bertanya sekali lagi sebelum memasukkannya.
# 82ea4e8f
admin-deposits-confirm-other = Masukkan { $amount }, bukan { $claimed }?
# 03dbe0c4
admin-deposits-approves-other = Uangnya masuk ke dompet { $name }, dan ia mendapat pesan dengan kedua jumlah. Lakukan hanya kalau jumlah itu dengan nomor { $reference } sudah Anda terima.
# 17a5cf49
admin-deposits-far-off = ⚠️ Kedua jumlah sangat berbeda: apakah ada angka yang lebih atau kurang?
# 1c820ff0
admin-deposits-approved = ✅ { $amount } dimasukkan untuk { $name }.
# f775037d
admin-deposits-approved-other = ✅ { $amount } dimasukkan untuk { $name }, bukan { $claimed }.
# 3709e354
admin-deposits-why-rejected = Mengapa isi saldo { $amount } ditolak?
# dd41f9e3
admin-deposits-ask-reason = Ketuk atau ketik alasannya. Pemilik akun akan melihatnya.
# c565cc65
admin-deposits-rejected = ❌ Isi saldo { $amount } dari { $name } ditolak.
# 8795bd0f
admin-deposits-because = Alasan: { $reason }
# bfb17015
admin-deposits-confirm-refund = Kembalikan { $amount }?
# 526bd69d
admin-deposits-refunds = Jumlahnya diambil dari dompet, yang harus cukup. Ini tidak bisa dibatalkan.
# 45605331
admin-deposits-refunds-stars = Jumlahnya diambil dari dompet, yang harus cukup, dan { $stars } kembali ke pembayar. Ini tidak bisa dibatalkan.
# 0be8a404
admin-deposits-charged-back = ↩️ Layanan pembayaran sudah menarik pembayaran { $name }, jadi { $amount } diambil dari dompet. Kalau sebagian sudah terpakai, bagian itu menjadi utang akun.
# 4b4045d6
admin-deposits-refunded = ↩️ { $amount } dikembalikan kepada { $name }.
# d2802be5
admin-deposits-refunding = ↩️ { $amount } diambil dari dompet { $name }. Layanan pembayaran belum memastikan pengembaliannya; saya terus bertanya.
# 06f1bbe7
admin-deposits-cannot-refund = Isi saldo ini tidak bisa dikembalikan dari sini, atau sudah tidak bisa. Yang ditampilkan adalah keadaan terbaru.
# 5d67333e
admin-deposits-not-pending = Isi saldo ini tidak menunggu keputusan lagi. Yang ditampilkan adalah keadaan terbaru.
# 41a9bdbe
admin-deposits-reject-reasons-absent = Uang belum diterima
# 4e03d53f
admin-deposits-reject-reasons-amount = Jumlahnya salah
# 8957ad3d
admin-deposits-reject-reasons-unreadable = Bukti tidak terbaca
# 52a76f98
admin-deposits-refund-reasons-asked = Sesuai permintaan Anda
# 3d3f3f5a
admin-deposits-refund-reasons-twice = Dibayar dua kali

## log

# aa73330e
admin-log-kinds-all = semua
# e1c5f015
admin-log-kinds-money = uang
# ccf3c337
admin-log-kinds-orders = pesanan
# d9cebd30
admin-log-kinds-goods = barang
# 3bf6da2d
admin-log-kinds-people = orang
# 53e6471c
admin-log-kinds-service = layanan
# edc72ae0
admin-log-actor-admin = admin { $who }
# 3fe4edce
admin-log-actor-holder = pemilik akun { $who }
# bfe15b66
admin-log-actor-operator = operator
# 7316aeea
admin-log-actor-service = layanan
# df310cff
admin-log-action-account =
    .open = Akun dibuka
    .credit = Saldo ditambah
    .debit = Saldo dikurangi
    .ban = Akun diblokir
    .unban = Blokir dibuka
    .restrict = Akun dibatasi
    .unrestrict = Batasan dihapus
    .note = Catatan ditambahkan
    .note_removed = Catatan dihapus
    .move_order = Pemindahan akun diputuskan
    .moved = Akun dipindahkan
    .move_declined = Pemindahan akun ditolak
    .move_stopped = Pemindahan akun dihentikan
    .move_cancelled = Pemindahan akun dibatalkan
    .move_refused = Pemindahan akun tidak bisa dilakukan
# 450b0e32
admin-log-action-allowlist =
    .add = Alamat diizinkan
    .remove = Alamat tidak diizinkan lagi
    .clear = Semua alamat diizinkan
# b04d3c95
admin-log-action-api =
    .enable = API dinyalakan
    .disable = API dimatikan
    .allow = Akses API diizinkan
    .forbid = Akses API dilarang
# 200bb4e1
admin-log-action-approval =
    .ask = Orang kedua diminta
    .confirm = Dikonfirmasi sebagai orang kedua
    .decline = Yang perlu orang kedua ditolak
# 50560cac
admin-log-action-broadcast =
    .start = Kabar dikirim
    .stop = Pengiriman kabar dihentikan
# 43138b13
admin-log-action-catalog =
    .import = Katalog diimpor
    .routing = Pemilihan pemasok diubah
    .sheet = Spreadsheet diimpor
# 2426e1d0
admin-log-action-claim =
    .open = Keluhan dikirim
    .withdraw = Keluhan ditarik
    .replace = Kode diganti
    .refund = Dana keluhan dikembalikan
    .refuse = Keluhan ditolak
# c0780f1e
admin-log-action-codes =
    .encrypt = Kode dienkripsi
    .rotate = Kode dienkripsi dengan kunci baru
# 00b86ad4
admin-log-action-deposit =
    .approve = Isi saldo diterima
    .reject = Isi saldo ditolak
    .credit = Isi saldo dimasukkan
    .charge_back = Isi saldo ditarik
    .paid_back = Isi saldo dikembalikan layanan pembayaran
    .refund = Pengembalian isi saldo dimulai
    .refund_done = Isi saldo dikembalikan
    .refund_refused = Pengembalian isi saldo ditolak
# d75f0e87
admin-log-action-guard =
    .on = Pertanyaan alamat baru dinyalakan
    .off = Pertanyaan alamat baru dimatikan
    .allow = Alamat baru diizinkan
    .forget = Alamat dihapus
# 229ac9dc
admin-log-action-incident =
    .cancel = Pesanan yang belum terkirim dibatalkan
    .move = Pesanan dikirim ke pemasok lain
    .tell = Pemilik pesanan diberi tahu soal keterlambatan
# 4555d9e5
admin-log-action-key =
    .create = Kunci dibuat
    .rotate = Kunci diganti
    .change = Kunci diubah
    .revoke = Kunci dicabut
# 231e195e
admin-log-action-line =
    .status = Status lini diubah
# d5aebbd3
admin-log-action-order =
    .complete = Pesanan diselesaikan
    .cancel = Pesanan dibatalkan
    .take = Pesanan diambil untuk dikerjakan
    .leave = Pesanan dilepas
    .show_codes = Kode pesanan dilihat
# edd5fb12
admin-log-action-payment =
    .unmatched = Pembayaran tanpa isi saldo
    .assign = Pembayaran dimasukkan
    .return = Pembayaran dikembalikan
# a5567057
admin-log-action-pricing =
    .accept = Modal baru diterima
    .margin = Margin diubah
    .mode = Jenis harga produk diubah
    .reprice = Harga dihitung ulang
    .rounding = Pembulatan harga diubah
# ba9f0af3
admin-log-action-product =
    .change = Produk diubah
    .cost = Modal produk diubah
# bf57141c
admin-log-action-service =
    .backup = Cadangan dibuat
    .export = Data diekspor
    .restore = Cadangan dipulihkan
    .move = Basis data dipindahkan
# 06c55e50
admin-log-action-settings =
    .change = Pengaturan diubah
# 700f1b60
admin-log-action-shop =
    .allow = Toko diizinkan
    .forbid = Toko dimatikan
# 7f8b0f88
admin-log-action-stock =
    .add = Kode ditambahkan
    .remove = Kode dihapus
    .release = Kode dijual lagi
    .discard = Kode dihapusbukukan
# bdc9b4e8
admin-log-action-supplier =
    .set = Setelan pemasok diubah
    .map = Produk dihubungkan ke barang pemasok
    .sync = Daftar harga pemasok diterapkan
# 62a4dcef
admin-log-action-team =
    .role = Peran diubah
# 6a613de8
admin-log-action-test =
    .open = Akun uji coba dibuka
# 759c9fff
admin-log-action-tier =
    .add = Tingkat ditambahkan
    .assign = Tingkat akun diubah
    .discount = Diskon tingkat diubah
    .remove = Tingkat dihapus
    .rename = Tingkat diganti nama
# d360b008
admin-log-action-transfer =
    .add = Cara bayar ditambahkan
    .change = Cara bayar diubah
    .remove = Cara bayar dihapus
# d293aeb5
admin-log-action-webhook =
    .add = Webhook ditambahkan
    .remove = Webhook dihapus
    .rotate = Rahasia webhook diganti
    .on = Webhook dinyalakan
    .off = Webhook dimatikan
    .types = Kejadian webhook diubah
    .resend = Kejadian dikirim lagi

## money

# f705da5c
admin-money-usage-credit = Tulis /credit, id atau @nama, jumlah dalam USD, dan catatan: /credit @ada 25 Bonus.
# 500d786e
admin-money-usage-debit = Tulis /debit, id atau @nama, jumlah dalam USD, dan catatan: /debit @ada 25 Dibayar dua kali.
# 952db1b7
admin-money-how-much-credit = ➕ Ditambah berapa?
# 7004f7cf
admin-money-how-much-debit = ➖ Dikurangi berapa?
# 7a2508d4
admin-money-ask-amount-credit = Ketik jumlah dalam USD dan catatan, misalnya <code>25 Bonus</code>. Catatan masuk ke buku besar, dan pemilik akun mendapat pesan berisi catatan itu. Saya bertanya dulu sebelum membukukan.
# 8658152f
admin-money-ask-amount-debit = Ketik jumlah dalam USD dan catatan, misalnya <code>25 Dibayar dua kali</code>. Catatan masuk ke buku besar, dan pemilik akun mendapat pesan berisi catatan itu. Saya bertanya dulu sebelum membukukan.
# 53e4bdf9
admin-money-balance = Saldo
# c40f6617
admin-money-owes = Utang
# ba0c7fde
admin-money-note = Catatan
# dbb90df2
admin-money-confirm-credit = ➕ Tambah { $amount } ke dompet { $name }?
# 67a6fea9
admin-money-confirm-debit = ➖ Kurangi { $amount } dari dompet { $name }?
# 90eca312
admin-money-get-message = Pemilik akun mendapat pesan dengan catatannya.
# f3bee521
admin-money-yes-credit = ➕ Ya, tambah { $amount }
# ec622e7d
admin-money-yes-debit = ➖ Ya, kurangi { $amount }
# 83e80363
admin-money-ask-note = Untuk apa? Tulis catatan: catatan ini masuk ke buku besar, dan pemilik akun mendapat pesan berisi catatan itu.
# eca2f3f6
admin-money-done-credit = ➕ { $amount } ditambahkan ke dompet { $name }.
# 793e6c92
admin-money-done-debit = ➖ { $amount } diambil dari dompet { $name }.

## moves

# ce9c2883
admin-moves-title = 📲 Pemindahan akun
# 674e442b
admin-moves-waits = 📲 { $count } akun menunggu pemindahan: lihat Pelanggan di panel
# 4529a4cb
admin-moves-wait = Baru terjadi setelah 24 jam. Pemilik sekarang langsung diberi tahu dan bisa menghentikannya.
# 1a967d31
admin-moves-done = Akun pindah setelah 24 jam. Kedua orang itu diberi tahu.
# 3140f9fc
admin-moves-state-open = menunggu
# 0af8f639
admin-moves-state-moved = sudah pindah
# 920a87f6
admin-moves-state-declined = ditolak pemilik baru
# 79de8a98
admin-moves-state-stopped = dihentikan pemilik
# 8b9496d9
admin-moves-state-cancelled = dibatalkan
# 804fb921
admin-moves-state-refused = tidak bisa lagi
# ae22af5f
admin-moves-status = Status
# ff78fc52
admin-moves-from = Dari
# 62c19d33
admin-moves-to = Ke
# 747ef23b
admin-moves-at = Waktu
# 5bab18e0
admin-moves-reason = Alasan
# b3781c9e
admin-moves-asked = Diputuskan oleh
# 183f7038
admin-moves-why = Mengapa
# e5d0d7ca
admin-moves-moved-from = Pindah pada { $time }, sebelumnya id Telegram { $id }
# aeec6ae4
admin-moves-moved-to = Akun lama orang ini pindah pada { $time } ke id Telegram { $id }

## notes

# a96dc151
admin-notes-removed = Catatan dihapus.

## payments

# 56284d4e
admin-payments-waits = { $count } pembayaran tanpa isi saldo: lihat { panel-inbox }
# eca334c6
admin-payments-one = ❓ Pembayaran tanpa isi saldo
# e6ae1c87
admin-payments-paid = Dibayar
# 8129fffb
admin-payments-unknown = tidak diketahui
# 795f61b6
admin-payments-for = Untuk
# 5e173294
admin-payments-payer = Dibayar oleh
# 2bada104
admin-payments-payment = Pembayaran
# 3726c2e6
admin-payments-arrived = Diterima
# ae22af5f
admin-payments-status-label = Status
# 188f16d6
admin-payments-decided-by = Diputuskan oleh
# 5bab18e0
admin-payments-reason = Alasan
# 44bd3375
admin-payments-status-open = 🔎 menunggu keputusan
# d1d9745f
admin-payments-status-assigned = ✅ sudah masuk
# 4b3a54a4
admin-payments-status-returning = ↩️ sedang dikembalikan
# a2f6d494
admin-payments-status-returned = ↩️ dikembalikan
# be1455ed
admin-payments-find = Cari tahu milik siapa lalu masukkan, atau kembalikan.
# 731e52d7
admin-payments-twice = Isi saldo { $reference } sudah masuk: ini pembayaran kedua.
# f74c0327
admin-payments-assign-to = ✅ Ke { $reference }
# 4ae7b458
admin-payments-assign = ✅ Masukkan
# 65328967
admin-payments-give-back = ↩️ Kembalikan
# 4aa5002e
admin-payments-confirm =
    <b>Masukkan { $amount } untuk { $name }?</b>
    
    Uangnya masuk ke dompetnya, dan ia mendapat pesan.
# 80394d76
admin-payments-yes = ✅ Ya, masukkan
# 1c820ff0
admin-payments-done = ✅ { $amount } dimasukkan untuk { $name }.
# 04e107c1
admin-payments-by-service = Layanan pembayaran mengembalikannya kepada pembayar. Ketik alasannya.
# 4376850d
admin-payments-by-hand = Kembalikan dulu di layanan pembayaran. Lalu ketik alasannya di sini, dan pembayaran ditandai dikembalikan.
# 969f07f0
admin-payments-gone = ↩️ Pembayaran dikembalikan.
# 425b86ed
admin-payments-not-yet = ↩️ Layanan pembayaran belum memastikannya. Tekan “Kembalikan” lagi nanti.

## standing

# 30b358f2
admin-standing-usage-ban = Tulis /ban, id atau @nama, dan alasan kalau mau: /ban @ada Kartu curian.
# 1e452cda
admin-standing-usage-unban = Tulis /unban dan id atau @nama, tanpa tambahan.
# 68109c0c
admin-standing-usage-restrict = Tulis /restrict, id atau @nama, lamanya, dan alasan kalau mau: /restrict @ada 2h Terlalu banyak penarikan pembayaran. Tulis waktu seperti 30m, 2h, atau 7d.
# 65925cb6
admin-standing-usage-unrestrict = Tulis /unrestrict dan id atau @nama, tanpa tambahan.
# 34920a01
admin-standing-usage-apioff = Tulis /apioff, id atau @nama, dan alasan kalau mau: /apioff @ada Terlalu banyak panggilan salah.
# 3b359189
admin-standing-usage-apion = Tulis /apion dan id atau @nama, tanpa tambahan.
# e641e59b
admin-standing-usage-shopoff = Tulis /shopoff, id atau @nama, dan alasan kalau mau: /shopoff @ada Hanya API.
# 00f38b28
admin-standing-usage-shopon = Tulis /shopon dan id atau @nama, tanpa tambahan.
# a91727ad
admin-standing-not-for-admins-ban = { $name } adalah admin dan tidak bisa diblokir: cabut dulu perannya di panel (Layanan) atau hapus dari ADMIN_IDS.
# 72468b4a
admin-standing-not-for-admins-restrict = { $name } adalah admin dan tidak bisa dibatasi: cabut dulu perannya di panel (Layanan) atau hapus dari ADMIN_IDS.
# 81c34cb4
admin-standing-how-long = 🟠 Dibatasi berapa lama?
# fca28b0e
admin-standing-ask-time = Bot dan API menolaknya sampai saat itu, dan batasan berakhir sendiri. Ketuk waktunya, atau ketik sendiri dengan alasan, misalnya 2h Terlalu banyak penarikan pembayaran.
# 84950242
admin-standing-effect-ban = Bot dan API menolaknya sampai blokirnya dibuka.
# 1a38894c
admin-standing-effect-restrict = Bot dan API menolaknya sampai saat itu.
# 171c355c
admin-standing-effect-apioff = Panggilan programnya langsung ditolak, dan ia tidak bisa menyalakan API sendiri.
# bc2c5830
admin-standing-effect-shopoff = Ia tidak bisa membeli di chat lagi. Akses API-nya tetap seperti semula.
# 4b39f86c
admin-standing-orders-continue = Pesanan yang diproses tetap berjalan, dan saldonya tetap ada.
# e6b1cfff
admin-standing-ask-reason = Ketik alasannya. Ia akan melihatnya.
# d0486412
admin-standing-confirm-ban = ⛔ Blokir { $name }?
# e856d509
admin-standing-confirm-restrict = 🟠 Batasi { $name } sampai { $until }?
# 1a8c287b
admin-standing-confirm-apioff = ⚪️ Matikan API untuk { $name }?
# 697398f5
admin-standing-confirm-shopoff = ⚪️ Matikan toko di chat untuk { $name }?
# 5bab18e0
admin-standing-reason = Alasan
# be5c9dda
admin-standing-no-reason = tidak ada
# 53e4bdf9
admin-standing-balance = Saldo
# 712a0fd1
admin-standing-replaces = ⚠️ Ini menggantikan batasan sampai { $until }.
# f19a596d
admin-standing-get-message = Ia mendapat pesan.
# 368e909c
admin-standing-get-reason = Ia mendapat pesan dengan alasannya.
# 0eca0847
admin-standing-yes-ban = ⛔ Ya, blokir
# 0f031eb7
admin-standing-yes-restrict = 🟠 Ya, batasi
# ce40e9b7
admin-standing-yes-apioff = ⚪️ Ya, matikan
# ce40e9b7
admin-standing-yes-shopoff = ⚪️ Ya, matikan
# b5d031b0
admin-standing-time-is-over = Tidak ada yang berubah: waktu itu sudah lewat.
# 920dc4a3
admin-standing-did-ban = ⛔ { $name } diblokir.
# e3f7f7ad
admin-standing-did-unban = 🟢 { $name } tidak diblokir lagi.
# 54a9c178
admin-standing-did-restrict = 🟠 { $name } dibatasi sampai { $until }.
# 05a25527
admin-standing-did-unrestrict = 🟢 { $name } tidak dibatasi lagi.
# 9c26615c
admin-standing-did-apioff = ⚪️ Akses API dimatikan untuk { $name }.
# b0ff74a5
admin-standing-did-apion = 🟢 Akses API diizinkan lagi untuk { $name }.
# 1a1c8a5b
admin-standing-did-shopoff = ⚪️ Toko di chat dimatikan untuk { $name }.
# 0880a171
admin-standing-did-shopon = 🟢 { $name } bisa membeli di chat lagi.
# 8795bd0f
admin-standing-because = Alasan: { $reason }
# a89306a1
admin-standing-has-blocked = Ia memblokir bot, jadi tidak menerima pesan.
# f6d1b957
admin-standing-already-ban = Tidak ada yang berubah: { $name } sudah diblokir sejak { $since }.
# d1fbea72
admin-standing-already-unban = Tidak ada yang berubah: { $name } tidak diblokir.
# 4733a819
admin-standing-already-restrict = Tidak ada yang berubah: { $name } sudah dibatasi sampai { $until }. /restrict dengan waktu lain mengubahnya.
# df45bec5
admin-standing-already-unrestrict = Tidak ada yang berubah: { $name } tidak dibatasi.
# 399cd625
admin-standing-already-apioff = Tidak ada yang berubah: akses API sudah dimatikan untuk { $name }.
# 6baf89ed
admin-standing-already-apion = Tidak ada yang berubah: tidak ada admin yang mematikan API untuk { $name }.
# fb56ae50
admin-standing-already-shopoff = Tidak ada yang berubah: toko sudah dimatikan untuk { $name }.
# 25aeefe9
admin-standing-already-shopon = Tidak ada yang berubah: { $name } sudah bisa membeli di chat.
# eb6e0380
admin-standing-still-restricted = Batasan sampai { $until } tetap berlaku.
# 4a9b14c8
admin-standing-still-banned = Blokirnya tetap berlaku.
# 8b4ae5e7
admin-standing-still-off = Tetapi pemilik akun sendiri mematikannya.

## undo

# 9f071b85
admin-undo-button = ↩️ Urungkan
# 8d642d45
admin-undo-ask = Urungkan ini?
# 293d159e
admin-undo-taken-back = ↩️ { $amount } diambil kembali dari dompet { $name }.
# 306af361
admin-undo-given-back = ↩️ { $amount } dikembalikan ke dompet { $name }.

## team

# 7b30731d
admin-team-roles-manager = Manajer
# 15e0dccb
admin-team-roles-finance = Keuangan
# d7242338
admin-team-roles-support = Dukungan
# 8610a62b
admin-team-roles-stock = Stok
# 9591492b
admin-team-rights-accounts = mencari akun
# 0c02bd78
admin-team-rights-standing = larangan dan pembatasan
# a8fa3e5a
admin-team-rights-money = menambah dan mengurangi saldo
# 81e57ee9
admin-team-rights-deposits = isi saldo dan pembayaran
# 8ce8ba6d
admin-team-rights-orders = semua pesanan dan pemasok
# 9355371f
admin-team-rights-claims = masalah pesanan
# cc52a992
admin-team-rights-stock = kode
# 066820a5
admin-team-rights-broadcast = kabar untuk banyak orang
# e7cbfb1b
admin-team-rights-approvals = konfirmasi sebagai orang kedua
# 55c6987b
admin-team-rights-catalog = katalog dan harga
# c7cff957
admin-team-rights-reports = penjualan, pembukuan, dan ekspor
# ef5d8bbf
admin-team-rights-settings = sakelar dan cara bayar
# b55898c7
admin-team-rights-log = log
# 4f9e8347
admin-team-rights-backup = cadangan
# 56ed5392
admin-team-rights-move = pemindahan akun
# 2c48bcde
admin-team-rights-team = tim
# d4ccdbfb
admin-team-removed = { $name } tidak punya peran lagi.
# dd2fbdfb
admin-team-not-yours = Peran Anda tidak mengizinkan ini. Tanyakan kepada pemilik.
# 228b982a
admin-team-your-role = Anda sekarang di tim: { $role }. Anda boleh memakai: { $rights }.
# 66e55dd1
admin-team-your-role-ended = Anda tidak lagi di tim.

## orders

# c5325549
admin-orders-account = 👤 Akun

## order

# 8fadfee2
admin-order-usage = Tulis /order dan id, misalnya /order API-GMA-7Q2M9XK4-0T8ZPD. Kalau tidak tahu idnya, cari dengan /find.
# 3bfeb44e
admin-order-is-test = 🧪 Uji coba: dibayar dengan uang uji coba, dan tidak ada pemasok yang dipanggil.
# aee47289
admin-order-lookup-title = 🔎 Pengecekan: { $path }
# ae22af5f
admin-order-labels-status = Status
# 5bab18e0
admin-order-labels-reason = Alasan
# bdc1e180
admin-order-labels-account = Akun
# b50bd35c
admin-order-labels-key = Kunci
# 95c7ae9d
admin-order-labels-idempotency-key = Kunci idempotensi
# d89879e6
admin-order-labels-product = Produk
# ff89d4b3
admin-order-labels-amount = Jumlah
# 5d5df79a
admin-order-labels-cost = Modal
# 7f53e279
admin-order-labels-paid-back = Dikembalikan
# e59f36ff
admin-order-labels-profit = Laba
# 1e574ae2
admin-order-labels-fee = Biaya
# 1e04c9a0
admin-order-labels-supplier = Pemasok
# aa033950
admin-order-labels-item = Barang di sana
# 3f9d2a4f
admin-order-labels-their-order = Pesanan di sana
# fb6d8032
admin-order-labels-next = Pemasok berikutnya
# 78a85e7b
admin-order-labels-codes = Kode
# 31cc833b
admin-order-labels-attempts = Percobaan
# e7816fed
admin-order-labels-next-attempt = Percobaan berikutnya
# 1ccb853e
admin-order-labels-known = Diketahui pemasok
# e3b8ecaf
admin-order-labels-result = Hasil
# d063ae9d
admin-order-fee-returned = dikembalikan
# db144410
admin-order-amount-for = { $amount } untuk { $pieces } buah
# 1482b487
admin-order-codes-use-voucher = voucher untuk pemasok
# a2fe98af
admin-order-perhaps-known = mungkin
# e5565875
admin-order-not-known = tidak
# 3158e3a1
admin-order-complete = ✅ Selesaikan manual
# 37122509
admin-order-cancel = ↩️ Batalkan, dana kembali
# 9f85c75c
admin-order-refund = ↩️ Kembalikan dana…
# 23e2b579
admin-order-replace-codes = 🎟 Ganti kode…
# 51bf5e43
admin-order-no-codes = Tidak ada kode.
# 4c2c0863
admin-order-codes-of = { $count } kode dari { $id }. Log mencatat bahwa Anda melihatnya.
# 03a78758
admin-order-confirm-cancel =
    <b>Batalkan pesanan ini dan kembalikan dananya?</b>
    
    { $id }: { $amount } kembali ke dompet.
# e367cd02
admin-order-voucher-back = Vouchernya kembali ke stok.
# 19b0466f
admin-order-voucher-aside = Vouchernya disisihkan sampai Anda tahu sudah terpakai atau belum.
# 24db8c5e
admin-order-only-if-certain = Lakukan hanya kalau pasti pesanan ini tidak dan tidak akan dikerjakan.
# c2d50302
admin-order-supplier-may-have = ⚠️ Pesanan ini mungkin ada di pemasok. Tanya dulu.
# 0cd7e877
admin-order-why-cancel = Mengapa dibatalkan? Reseller menerima jawaban Anda di { $error }.
# ca0c1ce2
admin-order-type-reason = ✏️ Alasan lain
# a0aa97cd
admin-order-ask-reason = Mengapa dibatalkan?
# d331e412
admin-order-about-reason = Ketik alasannya. Reseller akan melihatnya. Lalu pesanan dibatalkan dan dananya kembali.
# 08d12806
admin-order-confirm-complete =
    <b>Selesaikan pesanan ini secara manual?</b>
    
    { $id }: lakukan hanya kalau pasti pemain sudah menerimanya. Pesanan tetap terbayar. Kalau pemasok mungkin punya pesanan ini dan tidak setuju, saya kabari Anda.
# 7640f354
admin-order-complete-now = ✅ Ya, selesaikan
# 120fc29b
admin-order-cancelled = Dibatalkan, dan { $amount } kembali ke dompet.
# 66a18308
admin-order-completed = Diselesaikan manual.

## calls

# 60e10dc6
admin-calls-what-place = pesan
# cafbf6a1
admin-calls-what-check = tanya
# 327393aa
admin-calls-what-lookup = pengecekan
# 065bd443
admin-calls-what-checkLookup = tanya pengecekan
# 0a694b23
admin-calls-outcome-completed = selesai
# df1be0a2
admin-calls-outcome-processing = diproses
# 8ed91fbf
admin-calls-outcome-failed = gagal
# 9626df90
admin-calls-outcome-declined = ditolak
# f69bad17
admin-calls-outcome-absent = tidak ada
# 7e15cadb
admin-calls-outcome-not_sent = tidak terkirim
# e0b446b6
admin-calls-outcome-unknown = tidak diketahui
# 326954cd
admin-calls-no-answer = belum ada jawaban

## tasks

# 45a5f8fa
admin-tasks-title = 🙋 Dikerjakan manual
# 619a0643
admin-tasks-still-to-do = ⏰ Masih menunggu dikerjakan manual
# 5bcb5906
admin-tasks-order = Pesanan
# e75d359a
admin-tasks-placed = Dibuat
# 1e1626ea
admin-tasks-taken-by = Diambil oleh
# e6791d25
admin-tasks-you = Anda
# 9e4f2098
admin-tasks-since = Sejak
# 55b1654e
admin-tasks-take = 🙋 Ambil
# f96237be
admin-tasks-done = ✅ Selesai
# 21777ed0
admin-tasks-failed = ↩️ Gagal
# 15f6b4b1
admin-tasks-leave = Lepaskan
# 7786672e
admin-tasks-taken = Pesanan ini sekarang tugas Anda. Admin lain bisa melihatnya.
# f9eb38d3
admin-tasks-left = Pesanan ini bisa diambil admin mana pun lagi.
# 00aaf26c
admin-tasks-confirm-done =
    <b>Apakah pemain sudah menerimanya?</b>
    
    { $pack }, { $id }: pesanan menjadi selesai, dan { $amount } tetap terbayar.
# 51b92184
admin-tasks-done-now = ✅ Ya, selesai
# f5db8cb3
admin-tasks-taken-by-other = ⚠️ Admin lain sudah mengambil pesanan ini. Tanya dulu.

## delivery

# da1ab830
admin-delivery-ask =
    <b>Kirim { $count } kode</b>
    
    { $pack }, { $id }. Kirim satu kode per baris, sebagai teks atau file .txt. Pesanan menjadi selesai, dan reseller langsung menerima kodenya.
# 5fe2bcea
admin-delivery-wanted = Kirim kodenya, satu per baris, sebagai teks atau file .txt.
# 5ba81b70
admin-delivery-too-long = Teks sepanjang ini mungkin dipotong Telegram menjadi dua. Kirim kodenya sebagai file .txt.

## stuck

# 6a6ade37
admin-stuck-why-unknown = hasilnya tidak diketahui
# a46179aa
admin-stuck-why-not_sent = belum ada pemasok yang menerimanya
# 14ff3bb6
admin-stuck-why-in_progress = sedang dikerjakan pemasok
# 611ba6fc
admin-stuck-why-person = harus dikerjakan orang
# 3d5a9971
admin-stuck-attempts = { $count } percobaan

## incidents

# a0083bb3
admin-incidents-worked = 🟢 Pemasok { $who } berjalan lagi.
# be6cd8c3
admin-incidents-quiet = ⚪ Gangguan di { $who } sudah berakhir.
# 9e4f2098
admin-incidents-since = Sejak
# 847b167b
admin-incidents-lasts = Lamanya
# 6ac7e158
admin-incidents-open = Pesanan berjalan
# 95282d1f
admin-incidents-not-sent = ▫️ Pasti belum terkirim
# 97668593
admin-incidents-unknown = ▫️ Hasil tidak diketahui
# 990d38e6
admin-incidents-at-work = ▫️ Sedang dikerjakan
# b0f8d14f
admin-incidents-worth = Senilai
# 856b75e5
admin-incidents-notified-at = Pemilik pesanan diberi tahu { $at }.
# 117ac5d7
admin-incidents-tried-again = Dicoba lagi setiap beberapa detik. Pesanan yang hasilnya tidak diketahui ditanyakan sampai jelas; dari sini tidak bisa diubah.
# cbd987f9
admin-incidents-tried-next = Dicoba lagi dengan pesanan berikutnya.
# 6d64ba4e
admin-incidents-over = Yang belum selesai akan berlanjut sendiri.
# 7d59c51a
admin-incidents-over-quiet = Tidak ada pesanan berjalan di sana, dan tidak ada yang gagal selama { $span }. Pesanan berikutnya akan menunjukkan apakah sudah berjalan lagi.
# 349126b0
admin-incidents-cancel = ↩️ Batalkan yang belum terkirim: { $count }
# 27579e67
admin-incidents-cancel-yes = ↩️ Ya, batalkan, dana kembali
# 19e27bc1
admin-incidents-confirm-cancel =
    Batalkan { $count } pesanan yang pasti belum ada di { $who } dan kembalikan dananya?
    
    Masing-masing diperiksa lagi. Yang sudah terkirim sementara itu dibiarkan.
# c301f361
admin-incidents-cancelled = { $count } pesanan dibatalkan dan dananya dikembalikan.
# 06f8769d
admin-incidents-move = ➡️ Kirim ke pemasok lain
# 2742c866
admin-incidents-where-to = Ke mana { $count } pesanan ini dikirim?
# 8526eb06
admin-incidents-nowhere = Tidak ada pemasok lain untuk produk ini, atau tidak ada yang di bawah harga yang dibayar.
# 79a1df16
admin-incidents-about-targets = Di samping nama tertulis berapa yang bisa diambil tanpa rugi.
# 7a88b2d6
admin-incidents-to = ➡️ { $supplier } ({ $count })
# f72f6537
admin-incidents-moved = { $count } pesanan dikirim ke { $supplier }.
# 57b11d42
admin-incidents-tell = 📣 Beri tahu pemilik pesanan ({ $count })
# f1188a9a
admin-incidents-tell-yes = 📣 Ya, beri tahu
# fd1d1427
admin-incidents-confirm-tell = Kirim ini kepada { $count } orang yang belum diberi tahu tentang pesanan mereka di sana?
# 771f8fad
admin-incidents-notified = { $count } orang diberi tahu.

## suppliers

# 4c19d692
admin-suppliers-not-set-up = tidak diatur di sini
# 53e4bdf9
admin-suppliers-balance = Saldo
# 8129fffb
admin-suppliers-balance-unknown = tidak diketahui
# 6ac7e158
admin-suppliers-open-orders = Pesanan berjalan
# 58d6c6de
admin-suppliers-faults = { $count } gagal
# 5287ee86
admin-suppliers-no-calls = tidak ada panggilan

## stock

# e50bffc3
admin-stock-title = 🎟 Stok
# d595cf58
admin-stock-none = Katalog tidak punya produk yang dijual dari stok.
# 71c91eaf
admin-stock-choose = Ketuk produk untuk menambah kode atau melihat kodenya.
# 9dd0d2e9
admin-stock-in-stock = { $count } di stok
# bfc2fa3b
admin-stock-ask = Kirim kode yang mau ditambahkan, satu per baris, sebagai teks atau file .txt. Pesan Anda saya hapus, dan saya bertanya dulu sebelum menambahkan.
# dd5859f2
admin-stock-no-codes = Tidak ada kode di sini. Kirim file teks dengan satu kode per baris, atau /cancel.
# bb849e5f
admin-stock-too-many = Paling banyak { $max } baris sekaligus. Kirim beberapa file, atau pakai baris perintah.
# 0118ddb9
admin-stock-nothing-new = 🎟 Tidak ada yang ditambahkan: semua kode ini sudah dikenal
# b9a17b4d
admin-stock-confirm = 🎟 Tambah { $count } kode?
# a82620d0
admin-stock-looks-like-codes = Ini tampaknya kode, jadi tidak ada yang saya simpan. Untuk menambahkannya, pilih produknya dulu.
# dbede246
admin-stock-deleted = Pesan Anda dengan kode itu sudah saya hapus.
# 900adae6
admin-stock-not-deleted = ⚠️ Pesan Anda dengan kode itu tidak bisa saya hapus. Silakan hapus sendiri.
# 2cc33e05
admin-stock-waits = Tidak ada yang ditambahkan sebelum Anda mengetuk Ya. Waktunya satu jam.
# 7ede9b4b
admin-stock-code = Kode
# c0bf7f5f
admin-stock-first = Pertama
# 26f1bb05
admin-stock-last = terakhir
# 52398f7b
admin-stock-characters = { $count } karakter
# 8fa25934
admin-stock-characters-from = { $least } sampai { $most } karakter
# 0474cef3
admin-stock-with-spaces = ⚠️ { $count } baris berisi spasi: apakah itu kode?
# f548bfa9
admin-stock-unlike = ⚠️ { $count } baris berbeda dari yang lain:
# ca51656f
admin-stock-line = baris { $number }
# 5b905e2a
admin-stock-duplicates = Tidak ditambahkan, karena duplikat: { $count }
# 78f45987
admin-stock-in-stock-already = sudah ada di stok
# 493597f4
admin-stock-same-as = sama dengan baris { $line }
# e064fc69
admin-stock-yes = ✅ Ya, tambah { $count } kode
# 14a6eef4
admin-stock-no = ✖️ Tidak
# d429ffdf
admin-stock-dropped =
    <b>Tidak ada yang ditambahkan.</b>
    Kode yang Anda kirim sudah tidak saya simpan.
# 82cc6472
admin-stock-added-before = Kode ini sudah ditambahkan.
# f6490add
admin-stock-interrupted = Terputus setelah { $count } kode. Ketuk Ya lagi untuk menambahkan sisanya.
# f35871e4
admin-stock-added = 🎟 { $count } kode ditambahkan ke { $pid }.
# c3fe0779
admin-stock-none-left = 🎟 Kode { $pid } ini sudah tidak ada di stok.
# 9d3d22af
admin-stock-now = Sekarang { $level }.
# 6570d285
admin-stock-ask-undo =
    <b>↩️ Keluarkan { $count } kode dari stok?</b>
    Semuanya ditambahkan bersama ke { $pid } dan belum terjual. Di sini dihapus, tetapi bisa ditambahkan lagi.
# 12a5617b
admin-stock-stay-taken = { $count } kode di antaranya sudah terjual atau disisihkan, dan tetap begitu.
# 36bab2a0
admin-stock-undone = ↩️ { $count } kode { $pid } dikeluarkan dari stok.
# 1d7ba137
admin-stock-nothing-to-undo = Kode ini tidak ada lagi yang belum terjual, jadi tidak ada yang dikeluarkan.
# afa2c5e0
admin-stock-no-unsold = Tidak ada kode yang belum terjual.
# 92c37007
admin-stock-added-at = Ditambahkan
# 407858f5
admin-stock-add-more = ➕ Tambah kode
# 67b80472
admin-stock-back = ‹ Stok

## quarantine

# 6a49c9c9
admin-quarantine-choose = Kode ini mungkin sudah terpakai: pesanannya dibatalkan, atau cadangan dipulihkan. Cari tahu dulu, lalu jual lagi atau hapusbukukan.
# 46800500
admin-quarantine-none = Tidak ada kode di karantina.
# 3c821df4
admin-quarantine-was-used = Apakah { $count } kode ini sudah terpakai?
# 96d7aa9a
admin-quarantine-of-restore = { $product }: cadangan dipulihkan. Yang ada di sini mungkin sudah terjual setelah cadangan itu dibuat ({ $order }).
# 7165abfc
admin-quarantine-of-order = Ini voucher dari { $order }. Periksa di tempat Anda membelinya.
# 32b2551f
admin-quarantine-decided-release = Dijual lagi.
# 71b57c84
admin-quarantine-decided-discard = Dihapusbukukan.

## catalog

# e4f6e125
admin-catalog-line-summary = Lini: { $added } baru, { $known } dikenal
# 90e4c6e3
admin-catalog-product-summary = Produk: { $added } baru, { $known } dikenal
# 132eb09a
admin-catalog-still-archived = Tidak dijual, karena sebelumnya diarsipkan: { $pids }. Beri "status": "active" di file, atau lanjutkan di sini.
# 46d3b2bb
admin-catalog-no-change = Tidak ada produk lama yang berubah.
# be5c9dda
admin-catalog-none = tidak ada
# 52725868
admin-catalog-of-its-line = sesuai lininya
# 51d03b04
admin-catalog-imported-toast = Diimpor.

## lines

# ae22af5f
admin-lines-labels-status = Status
# 2fdf4948
admin-lines-labels-kind = Jenis
# e5e2e841
admin-lines-labels-suppliers = Pemasok
# 55cf0d68
admin-lines-labels-line = Lini
# 1df13cbc
admin-lines-labels-price = Harga
# 5d5df79a
admin-lines-labels-cost = Modal
# b7c78745
admin-lines-labels-in-stock = Di stok
# 9f90b764
admin-lines-kind-topup = top-up
# f68d532e
admin-lines-kind-gamekey = kunci game
# fe5a578e
admin-lines-kind-giftcard = kartu hadiah
# 822d2545
admin-lines-missing = ⚠️ Tidak diatur di sini: { $suppliers }. Lihat SUPPLIERS di .env.example.
# 4b93132d
admin-lines-not-sold = ⚠️ Tidak dijual: pola { $field } { $problem }. Perbaiki di file katalog lalu impor lagi.
# 20d9b581
admin-lines-no-price = belum ada harga
# 8129fffb
admin-lines-no-cost = tidak diketahui
# f8fefafc
admin-lines-is-now = { $name }: sekarang { $status }.

## pricing

# 045451be
admin-pricing-margin-all = Margin semua lini
# 298ac654
admin-pricing-margin = Margin
# 3ccc49fb
admin-pricing-for-everybody = Semua orang
# 937439b6
admin-pricing-no-margin = belum ada
# 8e3b8e52
admin-pricing-same-as = { $margin }, seperti di atas
# 22ea3e2d
admin-pricing-rounding = Dibulatkan ke atas ke
# 11be2d4f
admin-pricing-max-age = Modal berlaku
# 95149ff1
admin-pricing-days = { $count } hari
# 3339d704
admin-pricing-for-ever = selamanya
# 5d512608
admin-pricing-max-jump = Modal boleh berubah
# dafb6a1e
admin-pricing-any-amount = berapa pun
# 79b36b73
admin-pricing-tiers = Tingkat
# fda2fae5
admin-pricing-about-margins = Lini tanpa margin sendiri memakai margin semua lini. Tingkat tanpa margin membayar sama seperti semua orang.
# d84da476
admin-pricing-and-more = … dan { $count } lagi.
# a0a5be54
admin-pricing-applied = Selesai. Harga baru berlaku mulai pesanan berikutnya.
# fb5f4a7f
admin-pricing-modes-fixed = tetap
# 9c6bb451
admin-pricing-modes-margin = mengikuti modal
# 52b904b5
admin-pricing-mode = Harga
# b7c9822f
admin-pricing-why-no_margin = lininya belum punya margin
# 6475c2e0
admin-pricing-why-cost_missing = modalnya belum diketahui
# 73435677
admin-pricing-why-cost_zero = modalnya nol
# a4c758e8
admin-pricing-why-cost_old = modalnya terlalu lama
# bde7d228
admin-pricing-why-cost_jump = modalnya berubah terlalu banyak
# 44e20485
admin-pricing-why-below_cost = modalnya di atas harganya
# f0efb6c8
admin-pricing-held-for = ⏸ Produk ini berhenti sendiri: { $why }.
# 8bb3dd55
admin-pricing-noticed = ⏸ { $count } produk berhenti sendiri, karena modalnya tidak bisa dipercaya atau di atas harganya.
# 4cc087c2
admin-pricing-about-tiers = Tingkat adalah kelompok akun dengan harga sendiri.
# a1a79e5c
admin-pricing-no-tiers = Belum ada tingkat: semua orang membayar sama.
# 8e7024ef
admin-pricing-about-name = Nama pendek yang mungkin dilihat akunnya, misalnya Gold.
# e873574e
admin-pricing-discount = Potongan harga tetap
# 57fabcef
admin-pricing-accounts = Akun
# c1001915
admin-pricing-ask-remove = Hapus tingkat { $name }? Akunnya akan membayar sama seperti semua orang.
# e3536dab
admin-pricing-removed = Tingkat { $name } dihapus.
# 08a54b5b
admin-pricing-tier = Tingkat
# c08887b5
admin-pricing-standard = biasa
# bbb3ac34
admin-pricing-assigned = { $name }: sekarang { $tier }.

## routing

# ac8a6a3f
admin-routing-words-chosen-listed = pertama di daftar
# 97915713
admin-routing-words-chosen-healthy = pertama yang lancar
# 659dbd93
admin-routing-words-chosen-by_hand = diberikan manual
# b617c2db
admin-routing-words-cheapest = { $others ->
        [none] termurah ({ $cost })
       *[other] termurah ({ $cost }; { $others })
    }
# b3c6e28a
admin-routing-words-cost-unknown = biaya tidak diketahui
# 5271099f
admin-routing-words-next-declined = berikutnya, karena { $after } menolak
# 15dfb6b8
admin-routing-words-next-unavailable = berikutnya, karena { $after } tidak terjangkau
# 7be76064
admin-routing-words-next-breaker_open = berikutnya, karena { $after } dihentikan akibat gangguan
# 9b04f511
admin-routing-words-skipped-day_limit = dilewati, batas hariannya tercapai
# 05fce058
admin-routing-words-skipped-no_codes = dilewati, kode kurang
# 1cf257d4
admin-routing-words-skipped-breaker_open = dilewati, dihentikan akibat gangguan
# 4908dff0
admin-routing-words-skipped-full = dilewati, pesanan terbukanya sudah maksimal
# ee5ecf1c
admin-routing-words-by-listed = urutan daftar
# 0bd320e4
admin-routing-words-by-healthy = pertama yang lancar
# 3535ba58
admin-routing-words-by-cheapest = termurah dulu
# e4a2b5ad
admin-routing-why = Alasan
# 39bacea6
admin-routing-row = Pemasok dipilih

## limits

# 8aee37b6
admin-limits-about = Pesanan yang tidak muat lagi hari itu masuk ke pemasok berikutnya, atau ditolak bila tidak ada. Jika terlalu banyak yang terbuka, pesanan masuk ke yang berikutnya atau menunggu.
# d3d833e5
admin-limits-day = Maksimal per hari
# 9ffb5edf
admin-limits-at-once = Pesanan terbuka sekaligus
# 2805060e
admin-limits-none = tanpa batas

## sheets


## priceLists

# 5b861dd0
admin-price-lists-title = 📋 Daftar harga { $supplier }
# da6c7732
admin-price-lists-read-before = Diterapkan
# 8fe429fb
admin-price-lists-never = belum pernah
# cd6fdf80
admin-price-lists-list = Daftarnya
# 49e75b20
admin-price-lists-fresh = { $count } baru
# c57dd070
admin-price-lists-gone = { $count } hilang
# 037aab2a
admin-price-lists-back = { $count } ada lagi
# e1300276
admin-price-lists-changed = { $count } berubah
# 7cfe4fee
admin-price-lists-nothing = Tidak ada yang berubah untuk produk Anda.
# e7429ff4
admin-price-lists-changes = Untuk produk Anda:
# fd9024b1
admin-price-lists-prices = Harga yang ikut berubah:
# 37d67058
admin-price-lists-is-gone = hilang, tidak dijual di sana
# f1a8c3a9
admin-price-lists-is-back = ada lagi
# dabd43a9
admin-price-lists-no-cost = modal belum diketahui
# 90ee0c8b
admin-price-lists-apply = ✅ Terapkan { $count } perubahan
# 59d1bd6d
admin-price-lists-remember = ✅ Ingat daftarnya
# 0a13618c
admin-price-lists-applied = Selesai. Harga baru berlaku mulai pesanan berikutnya.
# 07698773
admin-price-lists-changed-since = Daftar atau katalog sudah berubah. Begini keadaannya sekarang.
# 08d28343
admin-price-lists-waiting = ⚠️ Menunggu Anda: { $count }
# e6c2ddb5
admin-price-lists-waiting-of = ⚠️ Menunggu Anda: { $count } dari { $all }
# c65e041b
admin-price-lists-none-waits = Tidak ada yang menunggu Anda.
# 97c4633b
admin-price-lists-reason-cost_zero = Sekarang modalnya nol.
# 338d6b09
admin-price-lists-reason-cost_jump = Modalnya berubah melebihi batas Anda.
# 07866cdd
admin-price-lists-reason-renamed = Namanya lain: mungkin sekarang barang yang berbeda.
# 532dca3b
admin-price-lists-reason-many_gone = Lebih dari separuh barang Anda di sana hilang sekaligus.
# bf734b01
admin-price-lists-reason-empty_list = Daftarnya kosong.
# 9370d84c
admin-price-lists-agree = ✅ Setuju
# 4bb2916f
admin-price-lists-agreed = Selesai.
# cc76e192
admin-price-lists-jumped = ⚠️ { $supplier }: { $count } perubahan menunggu Anda, misalnya harga yang melonjak.
# 7b845452
admin-price-lists-unreadable = ⚠️ Sudah { $time } daftar harga { $supplier } tidak bisa dibaca. Modal dan barang yang dijual mungkin sudah usang.
# d5e305f0
admin-price-lists-low-balance = 🪫 Saldo Anda di { $supplier } { $amount }. Isi ulang sebelum pesanan gagal.
# 9ce11351
admin-price-lists-problem = Daftar harga tidak bisa dibaca
# dcbc87c4
admin-price-lists-show = 📋 Daftar harga
# a2ea13c7
admin-price-lists-gone-there = 📭 Sekarang tidak dijual di { $supplier }.
# 939a5c0e
admin-price-lists-settings = ⏱ Jadwal dan peringatan
# 60cc373e
admin-price-lists-every = Diterapkan otomatis
# 80832fc2
admin-price-lists-every-time = tiap { $time }
# 864ececf
admin-price-lists-never-by-self = ✖️ Jangan otomatis
# 15a72ba5
admin-price-lists-off = tidak
# ac380f15
admin-price-lists-about-every = Yang mencurigakan selalu menunggu Anda.
# 05364bc5
admin-price-lists-threshold = Peringatkan di bawah
# 6322be82
admin-price-lists-set-threshold = 🪫 Peringatan saldo rendah
# 6d619782
admin-price-lists-ask-threshold = Beri tahu bila saldo Anda di { $supplier } di bawah:
# 86591773
admin-price-lists-about-threshold = Ketik jumlah dalam USD, misalnya { $example }, atau { $off }.
# 1cc5ef42
admin-price-lists-saved = Tersimpan.

## settings

# 1e9560dc
setting-maintenance = 🛠 Perbaikan
    .turned-on = Perbaikan menyala: pesanan dan pengecekan baru ditolak sampai Anda mematikannya.
    .turned-off = Perbaikan mati: API dibuka lagi.
    .effect = nyala: pesanan dan pengecekan baru ditolak
    .ask = Nyalakan mode perbaikan?
    .about = Semua pesanan dan pengecekan baru dari semua reseller langsung ditolak, sampai Anda mematikannya. Pesanan berjalan tetap berlanjut, dan reseller tetap bisa membaca semuanya.
    .closed = 🛠 Pembelian sedang dijeda karena perbaikan. Saldo dan pesanan Anda aman.
    .meanwhile = Sementara itu Anda bisa isi saldo, melihat pesanan, dan melihat harga. Silakan kembali nanti untuk membeli.
    .command = Jeda layanan; off membukanya lagi
    .words = pengaturan setelan perbaikan jeda hentikan sakelar
# ece4700b
setting-shop = 🛍 Toko di chat
    .turned-on = Toko buka: orang bisa membeli di chat.
    .turned-off = Toko tutup: tidak ada yang bisa membeli di chat.
    .effect = mati: tidak ada yang bisa membeli di chat
    .ask = Tutup toko di chat?
    .about = Tidak ada yang bisa membeli di chat sampai Anda membukanya lagi. Pesanan lewat API dan pesanan berjalan tetap berlanjut.
    .closed = 🛍 Toko sedang tutup. Saldo dan pesanan Anda aman.
    .meanwhile = Sementara itu Anda bisa isi saldo dan melihat pesanan. Silakan kembali nanti untuk membeli.
    .command = Tutup toko di chat; on membukanya lagi
    .words = pengaturan setelan toko tutup buka
# c67343b0
setting-apiOrders = 📦 Pesanan lewat API
    .turned-on = Pesanan lewat API menyala.
    .turned-off = Pesanan lewat API mati: pesanan baru ditolak.
    .effect = mati: pesanan baru ditolak
    .ask = Matikan pesanan lewat API?
    .about = Semua pesanan baru dari semua reseller langsung ditolak, sampai Anda menyalakannya lagi. Pengecekan dan pesanan berjalan tetap berlanjut.
    .closed = 🔌 Pesanan baru lewat API sedang dijeda. Saldo dan pesanan Anda aman.
    .meanwhile = Sementara itu Anda bisa belanja di toko, isi saldo, dan melihat pesanan.
    .command = Tolak pesanan baru lewat API; on menerimanya lagi
    .words = pengaturan setelan pesanan hentikan
# ba6005bd
setting-requireAllowlist = 🌐 Alamat wajib
    .turned-on = Daftar alamat diwajibkan: akun tanpa daftar ditolak.
    .turned-off = Daftar alamat tidak diwajibkan lagi.
    .ask = Wajibkan daftar alamat?
    .about = API langsung menolak semua akun tanpa daftar, sampai ada daftarnya atau Anda mematikan ini.
    .command = Wajibkan alamat yang diizinkan untuk semua akun
    .words = pengaturan setelan alamat daftar izin
# 5cf4e4e9
setting-statusPage = 📡 Halaman status
    .turned-on = Halaman status terbuka untuk umum.
    .turned-off = Halaman status disembunyikan.
    .command = Tunjukkan ke semua orang secepat apa pesanan
    .words = halaman status
# 7ae0fcc8
setting-eligibility = 🎓 Syarat API
    .turned-on = Syarat API berlaku mulai sekarang.
    .turned-off = Syarat API tidak berlaku lagi.
    .ask = Nyalakan syarat API?
    .about = API langsung menolak semua akun yang tidak memenuhinya.
    .command = Siapa yang boleh memakai API
    .words = pengaturan setelan syarat aturan
# 44234e53
setting-stars = ⭐️ Telegram Stars
    .turned-on = Telegram Stars tersedia.
    .turned-off = Telegram Stars tidak tersedia lagi.
# 610b6a3f
setting-cryptoPay = 🪙 Kripto (@CryptoBot)
    .turned-on = Kripto ditawarkan.
    .turned-off = Kripto tidak ditawarkan lagi.

## switches

# 938b1cb9
admin-switches-on = nyala
# 15a72ba5
admin-switches-off = mati
# fa51abe2
admin-switches-turn-on = { $name }: nyalakan
# cc81c5c9
admin-switches-turn-off = { $name }: matikan
# be9fe562
admin-switches-yes-on = Ya, nyalakan
# b7e49e48
admin-switches-usage = Tulis { $command } on atau { $command } off.
# f8240e72
admin-switches-rules = total isi saldo paling sedikit { $amount }, umur akun { $age }

## topUps

# ff89d4b3
admin-top-ups-amount = Jumlah
# 53a021c4
admin-top-ups-range = dari { $least } sampai { $most }
# 21c6876a
admin-top-ups-open-at-once = Terbuka sekaligus
# 2dd302a5
admin-top-ups-per-account = { $count } per akun
# 2f229b72
admin-top-ups-offered = 🟢 tersedia
# dcae7dec
admin-top-ups-not-offered = tidak tersedia
# 43a6c532
admin-top-ups-per-usd = ⭐️{ $stars } per USD
# 81baf695
admin-top-ups-changed = Diubah. Berlaku untuk isi saldo baru.

## transfers

# 1ad1ca4e
admin-transfers-rate = Kurs
# 9c59f7db
admin-transfers-rate-set = { $rate }, ditetapkan { $ago }
# fd8ad029
admin-transfers-amounts-of-all = { $range }, seperti semua isi saldo
# 1e574ae2
admin-transfers-fee = Biaya
# be5c9dda
admin-transfers-no-fee = tidak ada
# a01aad8e
admin-transfers-no-instructions = Belum ada petunjuk.
# 0829abe9
admin-transfers-about-confirm = Berlaku untuk isi saldo baru. Yang terbuka tetap seperti yang sudah ditampilkan.
# 4bf290b8
admin-transfers-pays = Untuk { $amount }
# f2f06f40
admin-transfers-confirm-remove = Hapus { $name }?
# 28f6bf86
admin-transfers-about-remove = Tidak ada yang bisa memilihnya lagi. Isi saldo yang terbuka berlanjut, tetapi tanpa petunjuknya.
# 4368deb4
admin-transfers-added = { $name } ditambahkan. Tulis petunjuknya, lalu tawarkan.
# 81baf695
admin-transfers-changed = Diubah. Berlaku untuk isi saldo baru.
# f2c146dd
admin-transfers-removed = { $name } dihapus.

## stats

# 3729c9ef
admin-stats-period-month = 30 hari terakhir
# bba6a9db
admin-stats-short-today = Hari ini
# 03b86ec1
admin-stats-short-yesterday = Kemarin
# 7adc86f4
admin-stats-short-week = 7 hari
# 7df450ea
admin-stats-short-month = 30 hari
# 05625054
admin-stats-short-quarter = 90 hari
# 9f2cadcf
admin-stats-range = { $first } sampai { $last }
# 961fd8ad
admin-stats-bad-days = Saya perlu dua tanggal, misalnya 2026-01-01 2026-01-31: yang lebih awal dulu, paling banyak satu tahun.
# 7244ca10
admin-stats-none = Tidak ada yang terjual pada hari-hari itu.
# 1db2dd96
admin-stats-sales = Penjualan
# e59f36ff
admin-stats-profit = Laba
# 88544309
admin-stats-margin = { $share } dari penjualan
# be548591
admin-stats-ended = Pesanan selesai
# 0a694b23
admin-stats-completed = berhasil
# b2445b03
admin-stats-times = Separuhnya dalam { $half }, 95 dari 100 dalam { $most }
# 85cc75ea
admin-stats-about = Hari dimulai pukul 00:00 UTC. Pesanan dihitung pada hari berakhirnya, dan penjualan sudah dikurangi pengembalian.

## digest

# 91136522
admin-digest-title = ☀️ Kemarin, { $day }
# 4229cbdc
admin-digest-week-before = seminggu sebelumnya: { $amount }
# e7840223
admin-digest-low = Kode yang hampir habis
# 79270126
admin-digest-balances = Sisa di pemasok
# 644f75fe
admin-digest-lasts = { $days ->
        [0] kurang dari sehari
       *[other] sekitar { $days } hari
    }
# 6de155b9
admin-digest-backup-failed = ⚠️ Cadangan terakhir gagal:
# 2ee45c61
admin-digest-set-time = 🕘 Waktu

## exports


## books

# 1c2cbdb3
admin-books-opening = Dompet di awal
# 77176784
admin-books-closing = Dompet di akhir
# e652e5b1
admin-books-wrong = ⚠️ Selisih { $amount }. Jalankan audit: npm run cli -- audit
# 00ced5b1
admin-books-kind-deposit = Isi saldo
# 82372364
admin-books-kind-deposit_refund = Isi saldo dikembalikan
# a57167bc
admin-books-kind-deposit_refund_reversal = Pengembalian isi saldo yang gagal
# 6c1232f2
admin-books-kind-chargeback = Ditarik layanan pembayaran
# c104f9ea
admin-books-kind-debt = Utang baru
# 8bc704af
admin-books-kind-debt_payment = Utang dibayar
# 3e0c2e7d
admin-books-kind-credit = Ditambah manual
# eb46399a
admin-books-kind-debit = Dipotong manual
# da821c07
admin-books-kind-charge = Ditagih untuk pesanan
# 1bcffa92
admin-books-kind-refund = Pesanan dikembalikan
# b86043f2
admin-books-kind-claim_refund = Dikembalikan setelah masalah
# a3b51dfe
admin-books-kind-fee = Biaya pengecekan
# c3b45116
admin-books-kind-fee_refund = Biaya dikembalikan
# bc68b750
admin-books-sold = Terjual
# 5d5df79a
admin-books-cost = Modal
# 96ce8f1a
admin-books-now = Sekarang
# 2f49aaa2
admin-books-at-supplier = Di { $supplier }
# 69dcf27c
admin-books-stock = Kode yang dijual
# 62be004e
admin-books-in-stock = { $count } kode
# e3119047
admin-books-cost-unknown = { $count } kode tanpa modal yang diketahui
# 0d5a8a96
admin-books-debts = Utang setelah chargeback

## backup

# 220b25bc
admin-backup-confirm =
    <b>💾 Kirim cadangan ke sini?</b>
    
    File ini memuat semuanya: akun, saldo, pesanan, dan kode. Siapa pun yang bisa membaca chat ini, di perangkat Anda yang mana pun, bisa membaca filenya. Simpan baik-baik, dan hapus pesannya setelah itu.
# 2d24d6bb
admin-backup-encrypted = Kode di dalamnya terenkripsi.
# dfffce82
admin-backup-unencrypted = Kode di dalamnya tidak terenkripsi.
# 26b0df19
admin-backup-send-now = 💾 Ya, kirim
# c7104463
admin-backup-sent = 💾 Cadangannya di bawah.
# e73b0415
admin-backup-not-sent = Telegram tidak menerima filenya. Coba /backup lagi.
# 6de982b0
admin-backup-caption = 💾 Seluruh basis data per { $time }, { $size }. Simpan baik-baik.
# c3418752
admin-backup-elsewhere = Basis datanya di PostgreSQL. Cadangkan dengan alatnya sendiri: pg_dump --format=custom --file=FILE DATABASE_URL
# 4f7ef34b
admin-backup-too-large = Cadangannya { $size }, padahal bot hanya bisa mengirim 50 MB. Di server, jalankan: npm run -s cli -- backup FILE

## files

# 61430053
admin-files-too-large = Filenya terlalu besar: di sini paling besar { $megabytes } MB. Untuk file lebih besar pakai baris perintah.
# 3a744fc7
admin-files-not-utf8 = File ini bukan teks UTF-8. Simpan sebagai UTF-8 lalu kirim lagi.
# 697b896e
admin-files-gone = Telegram tidak memberikan file ini. Kirim lagi, atau kirim yang lebih kecil.
