## panel

## panel-words

panel-words-customers = pindah pindahkan ganti telegram tingkat diskon grup tingkatan

panel-words-orders = pesanan daftar penjualan pembelian tunggu menunggu macet lambat antrean

panel-words-suppliers = pemasok penyedia gangguan insiden gagal

panel-words-goods = karantina disisihkan katalog impor produk berkas lini game jeda sembunyikan kategori harga paket modal keuntungan persen untung margin aturan pengaturan setelan peringatan stok batas

panel-words-money = pengaturan setelan metode bayar bank kripto bintang batas kurs nilai tukar mata uang dolar ekspor unduh berkas pembukuan akuntansi laba

panel-words-news = siaran pesan pengumuman berita semua

panel-words-service = peran tim izin staf manajer admin pengaturan setelan dukungan kontak ketentuan riwayat catatan tindakan audit

panel-words-today = statistik penjualan laporan pendapatan grafik
