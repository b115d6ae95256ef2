## panel

# 82f33140
panel-title = gamewallet
# 91643b8a
panel-skip = মূল অংশে যান
# 5fb67f0e
panel-menu = প্যানেলের পাতা
# bba6a9db
panel-today = আজ
# 842269d1
panel-inbox = ইনবক্স
# 2bd8641e
panel-orders = অর্ডার
# fa4b14cd
panel-customers = গ্রাহক
# d96afe1d
panel-goods = পণ্য
# e5e2e841
panel-suppliers = সাপ্লায়ার
# 1e29ac02
panel-money = টাকা
# 58ccfa7c
panel-news = খবর
# 11820c1f
panel-service = সার্ভিস
# 311898d0
panel-leave = লগ আউট
# 80fa41b7
panel-undo = ফিরিয়ে নিন
# 1d2e2b0e
panel-undone = ফিরিয়ে নেওয়া হয়েছে।
# f69545e5
panel-next = এগিয়ে যান
# ce432383
panel-yes = হ্যাঁ, করুন
# fe62c359
panel-change = বদলান
# cbb48603
panel-more = আরও
# e933ff0a
panel-first = শুরুতে ফিরুন
# 35f49beb
panel-csv = CSV ডাউনলোড
# 90f0bf1e
panel-search = খুঁজুন
# 6a8f6a84
panel-problem = কাজটি হয়নি
# 5e6a7eb5
panel-not-found = এমন কোনো পাতা নেই।
# 20aee806
panel-not-yours = আপনার ভূমিকায় এটি করা যায় না।
# 8fc87da5
panel-sent-before = এটি আগেই করা হয়েছে; এখন কিছুই বদলায়নি।
# bd2882c2
panel-asked-second = এটি অন্য একজনকে নিশ্চিত করতে হবে। ইনবক্সে রাখা আছে।
# 34ee54e6
panel-failed = আমাদের দিকে একটি সমস্যা হয়েছে। কিছুই বদলায়নি। আবার চেষ্টা করুন; তবু না হলে সার্ভিসের লগ দেখুন।
# 10f88ff3
panel-too-large = এটি { $max } MB-এর বেশি।
# 857bbb84
panel-opening = প্যানেল খোলা হচ্ছে…
# 7219d952
panel-open-without-script = Telegram-এর তথ্য পড়তে এই পাতায় JavaScript লাগে। না চাইলে বটকে /panel পাঠিয়ে লিংক নিন।
# 750c7363
panel-enter = প্যানেল খুলুন
# 7b64ec9b
panel-how-to-enter = আপনি এখানে লগ ইন করেননি। বটকে /panel পাঠান, অথবা সার্ভারে “npm run cli -- panel link” চালান। একটি লিংক 60 সেকেন্ডের মধ্যে একবারই কাজ করে।
# 32f423e0
panel-other-host = এটি প্যানেলের ঠিকানা নয়। PUBLIC_URL-এর ঠিকানায় খুলুন।
# a5cd0a28
panel-other-origin = এটি প্যানেলের কোনো পাতা থেকে পাঠানো হয়নি, তাই কিছু করা হয়নি। পাতাটি আবার খুলুন।

## panel-sessions

# b5f64976
panel-sessions = সেশন
# c4f77cea
panel-sessions-who = কে
# a0c5296f
panel-sessions-since = কখন থেকে
# e2046f29
panel-sessions-address = ঠিকানা
# 23add852
panel-sessions-browser = ব্রাউজার
# ab88dd79
panel-sessions-this = এটিই
# 8317843f
panel-sessions-end = শেষ করুন
# a51d9abe
panel-sessions-end-all = বাকি সব শেষ করুন
# 4379d899
panel-sessions-ended = সেশন শেষ হয়েছে।

# 8a3cdd47
admin-log-action-session =
    .open = প্যানেল খোলা হয়েছে
    .end = প্যানেলের সেশন শেষ

## panel-today-page

# aa81a385
panel-today-paused = থামানো আছে: { $names }
# 8bae8a3a
panel-today-products-paused = { $count }টি পণ্য হাতে থামানো আছে
# bfdc6fad
panel-today-supplier-fails = { $supplier } বারবার ব্যর্থ হচ্ছে
# a9d346b9
panel-today-begin = এখান থেকে শুরু করুন
# aa4415df
panel-today-step-done = হয়ে গেছে
# f2df3414
panel-today-step-open = বাকি
# 47f3e367
panel-today-add-goods = যা বিক্রি করবেন যোগ করুন: একটি লাইন ও তার প্রথম পণ্য
# bce1e69a
panel-today-add-way = টাকা দেওয়ার একটি মাধ্যম যোগ করুন, যাতে গ্রাহকরা রিচার্জ করতে পারেন
# cb697620
panel-today-invite = প্রথম গ্রাহকদের বটের লিংক পাঠান: বটকে মেসেজ দিলেই অ্যাকাউন্ট খুলে যায়
# c32bb69d
panel-today-completed = সম্পন্ন
# aa20e93c
panel-today-yesterday = গতকাল { $figure }
# da5dfd69
panel-today-low = (কম)
# c3c85ee5
panel-today-waits = যা অপেক্ষায় আছে
# 5659e4a9
panel-today-waits-pending = দেখার বাকি রসিদ
# 69d3bb8a
panel-today-waits-unmatched = রিচার্জ ছাড়া পেমেন্ট
# 18cf3784
panel-today-waits-claims = অর্ডারের সমস্যা
# 1681d8d4
panel-today-waits-tasks = হাতে করার অর্ডার
# 8dc895f3
panel-today-waits-approvals = দ্বিতীয় ব্যক্তির সিদ্ধান্ত
# a19e7adc
panel-today-waits-incidents = বারবার ব্যর্থ সাপ্লায়ার
# d99ddde4
panel-today-waits-stuck = অনেকক্ষণ আটকে থাকা অর্ডার
# 60d132b3
panel-today-waits-moves = স্থানান্তরের অপেক্ষায় অ্যাকাউন্ট
# 8d26765b
panel-today-waits-aside = আলাদা রাখা কোড: ব্যবহার হয়েছে কি?
# 74d2b374
panel-today-waits-held = নিজে থেকে থামা পণ্য
# 2bd8641e
panel-chart-orders = অর্ডার
# d02efcfd
panel-chart-day = দিন
# ee40e247
panel-chart-table = টেবিলে দেখুন

## panel-inbox-page

# 1b0707d7
panel-inbox-queue = যা অপেক্ষায় আছে, পুরোনো আগে
# bf02c2e9
panel-inbox-empty = আপনার জন্য কিছু অপেক্ষা করছে না। রসিদ, সমস্যা আর হাতে করার অর্ডার নিজে থেকেই এখানে আসে।
# e380bc9e
panel-inbox-more = আরও { $count }টি আছে, এগুলো শেষ হলে আসবে
# 21e17265
panel-inbox-over = এটি আর অপেক্ষায় নেই।
# 250ffdad
panel-inbox-receipt = রসিদ
# 2bada104
panel-inbox-payment = পেমেন্ট
# cef971ec
panel-inbox-claim = সমস্যা
# 5da0b681
panel-inbox-task = হাতে করার
# 8c0eee35
panel-inbox-stuck = আটকে আছে
# 54ba0eb7
panel-inbox-approval = দ্বিতীয় ব্যক্তি
# 1e04c9a0
panel-inbox-incident = সাপ্লায়ার
# 5bab18e0
panel-inbox-reason = কারণ
# ac319c60
panel-inbox-worth = মূল্য, USD
# c4129fa2
panel-inbox-worth-hint = খালি রাখলে পেমেন্টের মূল্যই ধরা হবে।
# 1049ad88
panel-inbox-whose = কার টাকা?
# 6f663943
panel-inbox-whose-hint = রিচার্জের রেফারেন্স, Telegram আইডি বা @name।
# a5a644a6
panel-inbox-replace = কোড বদলান
# bbf1600b
panel-inbox-note = গ্রাহকের জন্য নোট
# 2586aa2f
panel-inbox-note-hint = তিনি হুবহু এটিই দেখবেন।
# 86960b2f
panel-inbox-all-codes = সব { $count }টি কোড
# 78a85e7b
panel-inbox-codes = কোড
# 34f0d6cb
panel-inbox-codes-hint = প্রতি লাইনে একটি।
# 49cf2a04
panel-inbox-asked-supplier = সাপ্লায়ারকে জিজ্ঞেস করেছি: এটি হয়নি, হবেও না
# 1b340385
panel-inbox-cancel-unsent = না-পাঠানোগুলো বাতিল করুন
# 3929547f
panel-inbox-tell = গ্রাহকদের জানান
# 3de50066
panel-inbox-role = ভূমিকা
# 70b7d5a6
panel-inbox-to = কোথায় পাঠাবেন
# dee5f6ee
panel-inbox-no-picture = এটি ছবি বা PDF নয়, তাই এখানে দেখানো যাচ্ছে না। চ্যাটে দেখুন।

## panel-orders-page

# 943f49a4
panel-orders-search = অর্ডার, trxid, প্লেয়ার, অ্যাকাউন্ট বা কোড
# be5b1ab8
panel-orders-any-status = সব অবস্থা
# 43e07adf
panel-orders-any-line = সব লাইন
# d5afe473
panel-orders-any-supplier = সব সাপ্লায়ার
# b47d7b0d
panel-orders-of-account = @name বা আইডি
# ff78fc52
panel-orders-from = থেকে
# 62c19d33
panel-orders-to = পর্যন্ত
# 92056e94
panel-orders-none-yet = এখনো কোনো অর্ডার নেই।
# d31f9bfa
panel-orders-none = এখানে কিছু পাওয়া যায়নি। কোড খুঁজতে শেষ 4টি অক্ষর, অথবা কোডের যেটুকু দেখানো হয় তা লিখুন। “আরও” থাকলে চাপুন, আরও পুরোনোগুলো খোঁজা হবে।
# 5bcb5906
panel-orders-order = অর্ডার
# 0c3625aa
panel-orders-time = সময়
# 24aa0286
panel-orders-player = প্লেয়ার
# 6434dfa6
panel-orders-status =
    .processing = প্রক্রিয়াধীন
    .completed = সম্পন্ন
    .cancelled = বাতিল
# 703079ab
panel-orders-lookup = যাচাই { $path }
# de3b20fc
panel-orders-test = টেস্ট
# 30724015
panel-orders-timeline = কী কী হয়েছে
# f149aed1
panel-orders-facts = বিস্তারিত
# e75d359a
panel-orders-placed = শুরু
# d87d313d
panel-orders-by-hand = হাতে করার অপেক্ষায়
# 55572fea
panel-orders-webhook = Webhook
# 3140f9fc
panel-orders-webhook-waiting = অপেক্ষায়
# eeeaef08
panel-orders-webhook-delivered = পৌঁছেছে
# 8ed91fbf
panel-orders-webhook-failed = ব্যর্থ
# c5150202
panel-orders-second = এই অর্ডারের একটি সিদ্ধান্ত দ্বিতীয় ব্যক্তির অপেক্ষায় আছে।
# 52af226f
panel-orders-back = অর্ডারে ফিরুন
# 766a8523
panel-orders-show-codes = কোড দেখুন
# c119f3ac
panel-orders-refund = টাকা ফেরত দিন
# aff634f3
panel-orders-amount = পরিমাণ, USD
# 24f8f05e
panel-orders-at-most = সর্বোচ্চ { $amount }। অর্ডারটি সম্পন্নই থাকবে।
# 038ec7f9
panel-orders-note = গ্রাহকের জন্য নোট (না লিখলেও চলে)
# a5a644a6
panel-orders-replace = কোড বদলান
# a74cc2f5
panel-orders-ask = সাপ্লায়ারকে এখনই জিজ্ঞেস করুন
# 6df5f6ab
panel-orders-asked = সাপ্লায়ারকে জিজ্ঞেস করা হচ্ছে। একটু পরে পাতাটি রিফ্রেশ করুন।
# af6c7b3a
panel-orders-player-act = প্লেয়ার ঠিক করুন
# 065b90fe
panel-orders-player-about = অর্ডারটি নিশ্চিতভাবেই এখনো সাপ্লায়ারের কাছে যায়নি। ঠিক করলেই আবার পাঠানো হবে।
# 96f10a65
panel-orders-player-done = ঠিক করা হয়েছে। অর্ডারটি এখন পাঠানো হচ্ছে।
# a04d65d8
panel-orders-complete = হাতে সম্পন্ন করুন
# 32082c6f
panel-orders-codes-asked = { $count ->
        [one] কোড
       *[other] { $count }টি কোড, প্রতি লাইনে একটি
    }
# e30466c6
panel-orders-codes-file = অথবা ফাইল:
# c34fa7e7
panel-orders-deliver = { $count ->
        [one] কোডটি পাঠাবেন? এটি আর ফেরানো যায় না।
       *[other] { $count }টি কোড পাঠাবেন? এটি আর ফেরানো যায় না।
    }
# 1017279a
panel-orders-cancel = বাতিল ও টাকা ফেরত
# 5bab18e0
panel-orders-reason = কারণ
# 50c0f3c8
panel-orders-reason-hint = গ্রাহক এটি দেখবেন, আর প্রোগ্রাম “error”-এ পাবে।

# c8ecf1e3
admin-log-action-attempt =
    .now = সাপ্লায়ারকে তখনই জিজ্ঞেস করা হয়েছে
    .player = অর্ডারের প্লেয়ার ঠিক করা হয়েছে
# 49a88f3e
error-ORDER_NOT_WAITING =
    .ended = এই অর্ডার শেষ হয়ে গেছে।
    .running = এই মুহূর্তে সাপ্লায়ারকে জিজ্ঞেস করা হচ্ছে। পাতাটি রিফ্রেশ করুন।
    .sent = অর্ডারটি সাপ্লায়ারের কাছে থাকতে পারে, তাই প্লেয়ার বদলানো যায় না। সাপ্লায়ারকে জিজ্ঞেস করুন, অথবা হবে না—এটা নিশ্চিত হলে অর্ডারটি বাতিল করুন।
    .sent_since = এর মধ্যে অর্ডারটি সাপ্লায়ারের কাছে গিয়ে থাকতে পারে। অর্ডারে ফিরে আবার দেখুন।
# 233dcebd
error-INVALID_PLAYER_FIELDS = এগুলো ঠিক নেই: { $fields }।

## panel-customers-page

# 6c46b114
panel-customers-find = নাম, @name বা Telegram আইডি
# 3ccc49fb
panel-customers-every-state = সবাই
# 00c92c1a
panel-customers-state-banned = নিষিদ্ধ
# c2b377de
panel-customers-state-restricted = সীমিত
# 5287019a
panel-customers-state-in_debt = দেনা আছে
# 90086fe5
panel-customers-state-moving = স্থানান্তরের অপেক্ষায়
# 34e675c2
panel-customers-every-tier = সব স্তর
# be7085e5
panel-customers-none = এমন কোনো অ্যাকাউন্ট নেই। বটকে প্রথমবার মেসেজ পাঠালে অ্যাকাউন্ট তৈরি হয়।
# 425fa28c
panel-customers-none-here = সবচেয়ে নতুন অ্যাকাউন্টগুলোর মধ্যে পাওয়া যায়নি। পুরোনোগুলো খুঁজতে “{ $more }” চাপুন।
# 0438ca20
panel-customers-name = নাম
# 7ff6427e
panel-customers-no-name = নাম নেই
# 427ebdad
panel-customers-id = Telegram আইডি
# 6cc3ed0e
panel-customers-last-order = শেষ অর্ডার
# 8fe429fb
panel-customers-never = কখনো নয়
# 16b84588
panel-customers-standing-active = চালু
# 53bcc3c5
panel-customers-standing-restricted = সীমিত
# 26133441
panel-customers-standing-banned = নিষিদ্ধ
# 73b3fa9f
panel-customers-chat = চ্যাট খুলুন
# bdc1e180
panel-customers-account = অ্যাকাউন্ট
# b2db17d3
panel-customers-entries = লেনদেন
# 00ced5b1
panel-customers-top-ups = রিচার্জ
# 262aaa4b
panel-customers-log = লগ
# e842b019
panel-customers-credit = ক্রেডিট
# 53e8a7c2
panel-customers-debit = ডেবিট
# f436f8a8
panel-customers-ban = নিষিদ্ধ করুন
# f6f26687
panel-customers-unban = নিষেধ তুলুন
# 7feaf550
panel-customers-restrict = সীমিত করুন
# 52cd942e
panel-customers-unrestrict = সীমা তুলুন
# a7dd4c3b
panel-customers-apioff = API বন্ধ
# f36851f3
panel-customers-apion = API চালু
# 6ace0f72
panel-customers-shopoff = শপ বন্ধ
# 6bb13535
panel-customers-shopon = শপ চালু
# 15817e8a
panel-customers-tier = স্তর বদলান
# 456dc91d
panel-customers-move = অ্যাকাউন্ট স্থানান্তর
# ff89d4b3
panel-customers-amount = পরিমাণ
# aff634f3
panel-customers-amount-usd = পরিমাণ, USD
# ba0c7fde
panel-customers-note = নোট
# 6a95b117
panel-customers-note-hint = নোটটি লেনদেনে লেখা থাকবে, আর গ্রাহককে মেসেজে জানানো হবে।
# ac066cdd
panel-customers-for = কত সময়ের জন্য
# 5790b5a1
panel-customers-for-hint = যেমন 2h, 7d বা 30d। সময় শেষে সীমা নিজে থেকেই উঠে যাবে।
# 5bab18e0
panel-customers-reason = কারণ
# 7569aa25
panel-customers-reason-hint = গ্রাহক এটি দেখবেন। খালি রাখা যায়।
# 9cfca7f2
panel-customers-api = API অ্যাক্সেস
# 0f450254
panel-customers-shop = চ্যাটের শপ
# ddd24eee
panel-customers-shop-allowed = খোলা
# 789f4e23
panel-customers-shop-forbidden = অ্যাডমিন বন্ধ করেছেন
# efdf6076
panel-customers-keys = API কী
# b50bd35c
panel-customers-key = API কী
# bb8ca1f7
panel-customers-key-replaced = বদলানো হয়েছে
# be38ed17
panel-customers-key-may = অনুমতি
# 8fc6b16f
panel-customers-key-used = শেষ ব্যবহার
# 91fb485e
panel-customers-no-keys = কোনো চালু কী নেই।
# 4e6096ff
panel-customers-revoke = বাতিল করুন
# d3bee339
panel-customers-revoke-all = সব কী বাতিল করুন
# 8f5207c4
panel-customers-revoke-means = এখন থেকে এটি দিয়ে কোনো রিকোয়েস্ট নেওয়া হবে না। এটি আর ফেরানো যায় না।
# eb0cf1bc
panel-customers-revoke-all-means = এখন থেকে তাঁর কোনো কী দিয়েই রিকোয়েস্ট নেওয়া হবে না, টেস্ট কী দিয়েও নয়। এটি আর ফেরানো যায় না।
# c4fbd40f
panel-customers-revoked-all = সব কী বাতিল হয়েছে।
# 15a72ba5
panel-customers-webhook-off = বন্ধ
# 938b1cb9
panel-customers-webhook-on = চালু
# be5c9dda
panel-customers-none-yet = নেই
# 87489c0c
panel-customers-test = টেস্ট অ্যাকাউন্ট
# 0868e9ef
panel-customers-notes = নোট
# 8313e551
panel-customers-notes-none = কোনো নোট নেই। নোট শুধু দল দেখতে পায়।
# 6f733724
panel-customers-note-add = নোট যোগ করুন
# 7755967f
panel-customers-note-remove = মুছুন
# 2f7a3aa2
panel-customers-note-what = কী লিখে রাখবেন?
# 8855a720
panel-customers-note-added = নোট যোগ হয়েছে।
# d7ceb39d
panel-customers-orders-newest = সাম্প্রতিক অর্ডার
# 37211f74
panel-customers-orders-all = সব অর্ডার
# 7028d9f4
panel-customers-orders-none = এখনো কোনো অর্ডার করেননি।
# 0c3625aa
panel-customers-time = সময়
# 5bcb5906
panel-customers-order = অর্ডার
# d89879e6
panel-customers-product = পণ্য
# ae22af5f
panel-customers-status = অবস্থা
# 2fdf4948
panel-customers-kind = ধরন
# 5a7f2ca0
panel-customers-every-kind = সব ধরন
# df79b726
panel-customers-about = বিষয়
# 4f98c786
panel-customers-balance-after = পরের ব্যালেন্স
# 4d97702f
panel-customers-entries-none = এমন কোনো লেনদেন নেই। অর্ডার, রিচার্জ ও সংশোধন এখানে লেখা হয়।
# 599ad93a
panel-customers-top-ups-none = এখনো কোনো রিচার্জ শুরু করেননি।
# 7d5cf680
panel-customers-reference = রেফারেন্স
# b5249f23
panel-customers-method = মাধ্যম
# d7243c4d
panel-customers-credited = জমা হয়েছে
# b71ccd11
panel-customers-ended = শেষ
# 5b6b7a98
panel-customers-what = কাজ
# c4f77cea
panel-customers-who = কে
# d6456249
panel-customers-details = বিস্তারিত
# 64947d29
panel-customers-moves = স্থানান্তর
# 96f65726
panel-customers-move-to = কে পাবেন
# c54840d1
panel-customers-move-to-hint = Telegram আইডি বা @name। তিনি বটকে মেসেজ দিয়েছেন, কিন্তু নিজের অ্যাকাউন্ট এখনো ব্যবহার করেননি—এমন হতে হবে।
# 183f7038
panel-customers-move-why = কেন
# 79b8da3a
panel-customers-move-why-hint = এখনকার মালিক এটি দেখবেন।
# 25ef11fb
panel-customers-move-holder = মালিক
# 0bfd19c8
panel-customers-move-cancel = স্থানান্তর বাতিল করুন
# 60a26532
panel-customers-move-cancelled = স্থানান্তর বাতিল হয়েছে। অ্যাকাউন্ট যেখানে ছিল সেখানেই আছে।

## panel-goods-page

# c08c31dd
panel-goods-products = পণ্য
# 0454b304
panel-goods-prices = দাম
# 8610a62b
panel-goods-stock = স্টক
# 79b36b73
panel-goods-tiers = স্তর
# 49f27fca
panel-goods-file = ক্যাটালগ ফাইল
# d89879e6
panel-goods-product = পণ্য
# 4b2da834
panel-goods-id = আইডি
# 0438ca20
panel-goods-name = নাম
# 5ec17879
panel-goods-sold = 30 দিনে বিক্রি
# 01633749
panel-goods-search = পণ্য, আইডি বা লাইন
# 5449ddaf
panel-goods-all-lines = সব লাইন
# 5582ea6e
panel-goods-all = বিক্রির সব পণ্য
# 94f16d97
panel-goods-only =
    .paused = থামানো
    .held = নিজে থেকে থামা
    .low = স্টক কম
    .archived = আর্কাইভ করা
# 2952a172
panel-goods-status =
    .active = বিক্রি চলছে
    .paused = থামানো
    .hidden = লুকানো
    .archived = আর্কাইভ করা
    .removed = সরানো
    .held = নিজে থেকে থেমেছে
# 1e5e769e
panel-goods-by-line = লাইনের কারণে
# 99f31a2b
panel-goods-none = এমন কোনো পণ্য নেই। অন্য ফিল্টার বাছুন, একটি লাইন যোগ করুন, অথবা ক্যাটালগ ফাইল ইমপোর্ট করুন।
# 2d465bed
panel-goods-show = দেখুন
# 8af0ca77
panel-goods-or-more = { $count } বা তার বেশি
# 5e828a15
panel-goods-new-line = নতুন লাইন
# bf941bd4
panel-goods-new-product = নতুন পণ্য
# d00890c6
panel-goods-edit = সম্পাদনা
# 664a3707
panel-goods-edit-prices = দাম সম্পাদনা
# e72d65f0
panel-goods-change-price = দাম বদলান
# 81cdfc55
panel-goods-accept = নতুন খরচ মেনে নিন
# e4f37e7c
panel-goods-still-right = খরচ এখনো ঠিক আছে
# aab42f66
panel-goods-verbs =
    .resume = বিক্রি চালু করুন
    .pause = থামান
    .hide = লুকান
    .archive = আর্কাইভ করুন
# 8cfdb2f9
panel-goods-decide =
    .release = ব্যবহার হয়নি: আবার বিক্রিতে
    .discard = ব্যবহার হয়েছে: হিসাব থেকে বাদ
# 1d38d3d7
panel-goods-changed = { $count ->
        [0] কোনো দাম বদলাবে না।
       *[other] { $count }টি দাম বদলাবে।
    }
# 453459c5
panel-goods-will-pause = এটি নিজে থেকে থামবে: { $why }।
# c00a1468
panel-goods-below-cost = এটি খরচের চেয়ে কম।
# 6ac9c8ef
panel-goods-back = এটি আবার বিক্রি হবে।
# c3610a27
panel-goods-below = খরচের কমেও বিক্রি হতে পারে
# f2a94753
panel-goods-costs = খরচ
# 629e5a0f
panel-goods-gone = সেখানে এখন কেনা যায় না
# 9e4f2098
panel-goods-since = কবে থেকে
# d6456249
panel-goods-more = বিস্তারিত
# 23d77225
panel-goods-margin-hint = খরচের ওপর কত শতাংশ যোগ হবে, যেমন 12.5। খালি: নিজস্ব মার্জিন নেই।
# d934d729
panel-goods-max-age = কত দিন পরে খরচ পুরোনো ধরা হবে (0: কখনো নয়)
# bb5fe30d
panel-goods-max-jump = খরচ সর্বোচ্চ কত শতাংশ বদলাতে পারে (0: যত খুশি)
# 2cbda080
panel-goods-new-tier = নতুন স্তর
# 7755967f
panel-goods-remove = মুছুন
# 10435106
panel-goods-slug = ছোট নাম (slug)
# b92eb302
panel-goods-slug-hint = রিসেলাররা যেভাবে পাঠাবেন: 2 থেকে 40টি ছোট হাতের ইংরেজি অক্ষর বা অঙ্ক। পরে আর বদলানো যায় না।
# 12561798
panel-goods-pid-hint = রিসেলাররা যেভাবে পাঠাবেন: ইংরেজি অক্ষর, অঙ্ক, - বা _। পরে আর বদলানো যায় না।
# 621ce628
panel-goods-cost-hint = প্রথম সাপ্লায়ারের কাছে একটির জন্য আপনার খরচ।
# 43dbd916
panel-goods-line-name = লাইনের নাম
# 48efed86
panel-goods-game-name = গেম
# cc9e8319
panel-goods-order-code = অর্ডার আইডির কোড
# 72e60553
panel-goods-order-code-hint = 2 থেকে 6টি বড় হাতের ইংরেজি অক্ষর বা অঙ্ক।
# 166b3e4e
panel-goods-suppliers-hint = যে ক্রমে পাঠানো হবে সেই ক্রমে, কমা দিয়ে। যেগুলো আছে: { $names }
# 8582f917
panel-goods-own-suppliers = নিজস্ব সাপ্লায়ার
# 2b941a29
panel-goods-own-suppliers-hint = খালি: লাইনের সাপ্লায়ার।
# 3830bbf3
panel-goods-ref = সাপ্লায়ারের কাছে নাম
# 08be6cec
panel-goods-ref-at = { $supplier }-এ নাম
# eaef7b6c
panel-goods-vouchers = প্রতিটি অর্ডারে স্টক থেকে একটি কোড যায়, সাপ্লায়ার সেটি রিডিম করে
# df4a17ad
panel-goods-player-label = { $field }: প্রশ্ন
# b0ace765
panel-goods-player-hint = খালি: প্লেয়ারের কাছে এটি চাওয়া হবে না।
# c0b26b55
panel-goods-stored = সংরক্ষিত হয়েছে।
# b6bf02ca
panel-goods-import = ফাইল ইমপোর্ট
# 67d4f422
panel-goods-import-about = ফাইলের লাইন ও পণ্যগুলো যোগ হবে বা বদলাবে; বাকি সব আগের মতো থাকবে। কী বদলাবে, আগে দেখে নেবেন।
# c95edef1
panel-goods-or-file = অথবা ফাইল:
# 4b69250c
panel-goods-file-about = পুরো ক্যাটালগ JSON হিসেবে: ডাউনলোড করে বদলান, তারপর আবার ইমপোর্ট করুন।
# 178a1af6
panel-goods-download = ফাইল ডাউনলোড
# 78a85e7b
panel-goods-codes = কোড
# 1cc23fcf
panel-goods-add = কোড যোগ করুন
# b458203c
panel-goods-codes-hint = প্রতি লাইনে একটি কোড। যোগ করার আগে কী পড়া হয়েছে দেখে নেবেন।
# cf3c0ca9
panel-goods-code-cost = প্রতিটির খরচ, USD
# 98009b2e
panel-goods-code-cost-hint = খালি: পণ্যের খরচই ধরা হবে।
# d860d4ac
panel-goods-nothing-new = { $count ->
        [0] এতে কোনো কোড নেই।
       *[other] যোগ করার কিছু নেই: সব কোড আগে থেকেই আছে।
    }
# 826be896
panel-goods-batch-of = ব্যাচ { $id }
# 1b47c22b
panel-goods-batches = ব্যাচ
# e11fd026
panel-goods-by = কে
# 9837c8d0
panel-goods-still-unsold = অবিক্রীত
# bab93515
panel-goods-taken = বিক্রি বা আলাদা রাখা
# 4deb3102
panel-goods-new = নতুন কোড
# 48f19484
panel-goods-known = স্টকে আছে বা আগে বিক্রি হয়েছে
# dcbb3603
panel-goods-last = শেষটি
# c1d7956d
panel-goods-length = দৈর্ঘ্য
# 635bb685
panel-goods-take-out = স্টক থেকে তুলে নিন
# 4304b668
panel-goods-threshold-at = কতটি কোডের কম থাকলে জানানো হবে
# 63cbbcd0
panel-goods-threshold-hint = 0 দিলে বন্ধ।
# bb31ba8f
panel-goods-quarantine = কোয়ারেন্টাইন
# 5bcb5906
panel-goods-order = অর্ডার

# 2051ab93
admin-log-action-prices =
    .edit = একসঙ্গে অনেক দাম বদল

## panel-suppliers-page

# fd80ef6c
panel-suppliers-wait = { $count }টি সাপ্লায়ার বারবার ব্যর্থ হচ্ছে: প্যানেলে “সাপ্লায়ার” দেখুন
# cce6f8f2
panel-suppliers-none = কোনো সাপ্লায়ার সেট করা নেই। SUPPLIERS-এ একটির নাম দিয়ে সার্ভিস আবার চালু করুন।
# 1e04c9a0
panel-suppliers-name = সাপ্লায়ার
# 2fdf4948
panel-suppliers-kind = ধরন
# ae22af5f
panel-suppliers-status = অবস্থা
# 3a2f5136
panel-suppliers-works = কাজ করছে
# 57d5f215
panel-suppliers-fails = বেশির ভাগ রিকোয়েস্ট ব্যর্থ
# 64a9d390
panel-suppliers-stopped = থামানো
# 36ad77e6
panel-suppliers-stopped-for = থামানো, { $time } পরে আবার চেষ্টা
# d638373a
panel-suppliers-trying = কয়েকটি দিয়ে পরীক্ষা চলছে
# 7add7a54
panel-suppliers-failing = { $supplier } বারবার ব্যর্থ হচ্ছে ({ $since } থেকে): এর অর্ডারগুলো কী করবেন, দেখুন।
# 5d44795c
panel-suppliers-last-hour = গত এক ঘণ্টা
# 2087bad1
panel-suppliers-answered = { $count }টি উত্তর
# 2ec7bf20
panel-suppliers-today = দিনের সীমা
# 14131374
panel-suppliers-of-limit = { $limit }-এর মধ্যে { $spent }
# 48353afd
panel-suppliers-price-list = মূল্যতালিকা
# 2fb90ec3
panel-suppliers-overview = এক নজরে
# b9cb5d73
panel-suppliers-lines = লাইন
# 175b4089
panel-suppliers-items = আইটেম
# 2cb1988d
panel-suppliers-health = কেমন চলছে
# 63b03357
panel-suppliers-balance-at = ব্যালেন্স দেখা হয়েছে
# 2e00278b
panel-suppliers-balance-problem = ব্যালেন্স দেখা যাচ্ছে না
# 7a47affc
panel-suppliers-limits = সীমা ও সতর্কতা
# 83335f01
panel-suppliers-settings = { $supplier }-এর সীমা ও সতর্কতা
# 6ca00d97
panel-suppliers-empty-none = USD-তে। না চাইলে খালি রাখুন।
# e9f0ba3e
panel-suppliers-at-once-hint = সীমা না চাইলে খালি রাখুন। 0 দিলে সাপ্লায়ার থেমে থাকে।
# 2f9d3e4f
panel-suppliers-resume = আবার চালু করুন
# a5c8dfc5
panel-suppliers-day-limit = দিনে সর্বোচ্চ কেনা (00:00 UTC থেকে)
# 037bb7b8
panel-suppliers-sync-every = মূল্যতালিকা কত সময় পরপর নেওয়া হবে
# 1b11efca
panel-suppliers-sync-hint = যেমন 1h বা 6h। খালি: শুধু হাতে। সন্দেহজনক কিছু সবসময় আপনার অপেক্ষায় থাকে।
# 482ad3bd
panel-suppliers-low-balance = সেখানে ব্যালেন্স এর নিচে নামলে জানান
# fed5b283
panel-suppliers-newest-calls = রিকোয়েস্ট
# 34bb76b5
panel-suppliers-no-calls = সাম্প্রতিক রিকোয়েস্টের কোনোটিই এর কাছে যায়নি।
# f82ea067
panel-suppliers-when = কখন
# 42f53118
panel-suppliers-call = রিকোয়েস্ট
# df79b726
panel-suppliers-about = বিষয়
# 3953b252
panel-suppliers-answer = উত্তর
# 51e84fab
panel-suppliers-unanswered = উত্তর নেই
# 3e80bfc9
panel-suppliers-took = সময় লেগেছে
# d89879e6
panel-suppliers-product = পণ্য
# 40eac413
panel-suppliers-list-of = { $supplier }-এর মূল্যতালিকা
# 530b56fd
panel-suppliers-pick = নিন
# d670200e
panel-suppliers-apply = কী বদলাবে দেখুন
# 0324e05c
panel-suppliers-remember = তালিকাটি মনে রাখুন
# 66228ce0
panel-suppliers-only-remember = কোনো পণ্য বদলাবে না। তালিকাটি মনে রাখা হবে, পরেরটির সঙ্গে মিলিয়ে দেখার জন্য।
# 27a9d09c
panel-suppliers-apply-list = { $supplier }-এর মূল্যতালিকা নিন
# eae996a6
panel-suppliers-unmapped = যেসব আইটেমের সঙ্গে কোনো পণ্য মেলানো নেই
# dc757c53
panel-suppliers-items-of = { $supplier }-এর আইটেম
# b285fedd
panel-suppliers-no-items = কোনো আইটেম নেই। আগে মূল্যতালিকা নিন, অথবা কম শব্দে খুঁজুন।
# 4f4fbf3e
panel-suppliers-search-items = আইটেম বা নাম খুঁজুন
# 96a3281d
panel-suppliers-item = আইটেম
# 334f9a12
panel-suppliers-item-name = সেখানে নাম
# 266203e1
panel-suppliers-item-hint = মূল্যতালিকায় যেমন আছে। খালি: আর সেখান থেকে কেনা হবে না।
# 3f3fbb3c
panel-suppliers-pid = পণ্যের আইডি
# aa93863d
panel-suppliers-map = মেলান
# c6fa2d30
panel-suppliers-map-product = পণ্য মেলান
# b1a464f4
panel-suppliers-map-at = { $supplier }-এর আইটেমের সঙ্গে পণ্য মেলান
# fcbc18aa
panel-suppliers-about-map = এখন থেকে পণ্যটি সেখানে এই আইটেম হিসেবে কেনা হবে। মূল্যতালিকা আবার না নেওয়া পর্যন্ত খরচ আগের মতোই থাকবে।
# 09174a3c
panel-suppliers-mapped = মেলানো হয়েছে। এর খরচ পেতে মূল্যতালিকা নিন।
# 5bab18e0
panel-incident-reason = কারণ

# 9723ea7f
error-SUPPLIER_NOT_FOUND = এখানে “{ $name }” নামে কোনো সাপ্লায়ার নেই।

## panel-money-page

# c6346525
panel-money-books = হিসাব
# 1db2dd96
panel-money-sales = বিক্রি
# 00ced5b1
panel-money-top-ups = রিচার্জ
# 889a967a
panel-money-ways = টাকা দেওয়ার মাধ্যম
# d96174a0
panel-money-exports = এক্সপোর্ট
# ff78fc52
panel-money-from = থেকে
# 62c19d33
panel-money-to = পর্যন্ত
# ac85a23e
panel-money-show = দেখুন
# 5b6b7a98
panel-money-item = খাত
# 3cd36938
panel-money-entries = লেনদেন
# c832786e
panel-money-moved = মোট লেনদেন
# 16120809
panel-money-nothing-moved = এই দিনগুলোতে কোনো লেনদেন নেই
# a1372a0e
panel-money-adding-up = লেনদেন অনেক। যোগ করা হচ্ছে…
# 23030ea2
panel-money-adds-up = লেনদেনের সঙ্গে পাই-পয়সা পর্যন্ত মিলেছে।
# 6fba26c8
panel-money-about-books = শুধু আসল অ্যাকাউন্ট, টেস্ট নয়। দিন শুরু হয় 00:00 UTC-তে। বিক্রি ও লাভে অর্ডার ধরা হয় শেষ হওয়ার দিনে, লেনদেনে টাকা কাটার দিনে।
# e1bfefe5
panel-money-without-cost = { $amount }-এর { $count }টি অর্ডার লাভে ধরা হয়নি, কারণ খরচ জানা নেই। “পণ্য” পাতায় খরচ দিন।
# 9b8ccf99
panel-money-before = আগের একই সংখ্যক দিনে: { $amount }
# 79f5f278
panel-money-total = মোট
# 766b8ade
panel-money-by-line = লাইন অনুযায়ী
# bbbfdc3a
panel-money-by-product = পণ্য অনুযায়ী
# dbb3e054
panel-money-by-supplier = সাপ্লায়ার অনুযায়ী
# ffe192e8
panel-money-by-account = সেরা গ্রাহক
# 55cf0d68
panel-money-of-line = লাইন
# d89879e6
panel-money-of-product = পণ্য
# 1e04c9a0
panel-money-of-supplier = সাপ্লায়ার
# ce5caec1
panel-money-of-account = গ্রাহক
# 298ac654
panel-money-margin = মার্জিন
# c51d2a04
panel-money-search-top-ups = খুঁজুন: রেফারেন্স, পেমেন্ট, নাম, @name বা Telegram আইডি
# e6d01614
panel-money-none-found = এমন কোনো রিচার্জ নেই। পুরো রেফারেন্স বা পেমেন্ট আইডি, অথবা গ্রাহক দিয়ে খুঁজুন।
# f82ea067
panel-money-credited-at = কখন
# 5bab18e0
panel-money-reason = কারণ
# 3303fbe4
panel-money-about-reason = গ্রাহক এটি দেখবেন।
# 266f3e04
panel-money-wallet-of = { $name }-এর ওয়ালেট
# 51fe1014
panel-money-way = টাকা দেওয়ার মাধ্যম
# 7c285ae5
panel-money-add-way = মাধ্যম যোগ করুন
# f9014e3d
panel-money-no-ways = টাকা পাঠানোর কোনো মাধ্যম এখনো নেই। একটি ব্যাংক অ্যাকাউন্ট বা মোবাইল ওয়ালেট যোগ করুন: গ্রাহক রসিদ পাঠাবেন, সিদ্ধান্ত আপনার।
# fe37dd6b
panel-money-no-change = কিছুই বদলাবে না।
# 742eca19
panel-money-rated = রেটের তারিখ
# 2a6cea9a
panel-money-least = সবচেয়ে ছোট রিচার্জ, USD
# a2465bd5
panel-money-most = সবচেয়ে বড় রিচার্জ, USD
# 526308c0
panel-money-stars-per-usd = প্রতি USD-তে Stars
# 0438ca20
panel-money-way-name = নাম
# 05cfd753
panel-money-way-about-name = গ্রাহক এই নাম দেখে বেছে নেন, যেমন bKash।
# f80b57f8
panel-money-way-on = অবস্থা
# 8a5932a0
panel-money-way-offer = গ্রাহকদের জন্য চালু রাখুন
# 92fc64b9
panel-money-way-currency = মুদ্রা
# 0ec295b2
panel-money-way-rate = এই মুদ্রায় এক USD-র দাম
# b56effd3
panel-money-way-rate-checked = আজ রেট মিলিয়ে দেখেছি: আজকের তারিখ দিন
# d63c50dc
panel-money-way-fee = ফি, শতাংশ
# 6e677123
panel-money-way-about-fee = গ্রাহক যা দেন তার সঙ্গে যোগ হয়। বিয়োগ চিহ্ন দিলে এটি বোনাস, অর্থাৎ কম দিতে হয়।
# ba8ab567
panel-money-way-about-limits = খালি: সব রিচার্জের মতো।
# 51c16a94
panel-money-way-instructions = গ্রাহকের জন্য নির্দেশনা
# 7755967f
panel-money-way-remove = সরান
# 2bd8641e
panel-money-exports-orders = অর্ডার
# fc396c98
panel-money-exports-about-orders = এই দিনগুলোতে করা, খরচ, লাভ ও সাপ্লায়ারসহ
# b2db17d3
panel-money-exports-ledger = লেনদেন
# a8acaf6b
panel-money-exports-about-ledger = এই দিনগুলোর প্রতিটি লেনদেন
# 00ced5b1
panel-money-exports-deposits = রিচার্জ
# 12e4060b
panel-money-exports-about-deposits = এই দিনগুলোতে শুরু, রেট, ফি ও কে সিদ্ধান্ত নিয়েছেন তা-সহ

## panel-news-page

# ef1aa59e
panel-news-none = এখনো কিছু পাঠানো হয়নি। খবর লিখুন, Telegram-এ কেমন দেখাবে দেখে নিন, তারপর একসঙ্গে অনেক গ্রাহককে পাঠান।
# cbbcb54b
panel-news-write = খবর লিখুন
# dfbfbcb8
panel-news-text = লেখা
# 69912391
panel-news-text-hint = যেভাবে পড়াতে চান, সর্বোচ্চ { $max } অক্ষর। আপনি দেখে নেওয়ার আগে কারও কাছে যাবে না।
# 49de635d
panel-news-drafted = এমন দেখাবে। এখনো কেউ পাননি।
# aa82d247
panel-news-try = আমাকে পাঠান
# f0a0155d
panel-news-tried = বটের সঙ্গে আপনার চ্যাটে পাঠানো হচ্ছে।
# 49f4d153
panel-news-start = সবাইকে পাঠান
# db63121a
panel-news-stop = থামান
# 7b7e3ca9
panel-news-again = আবার লিখুন
# dda61246
panel-news-all = সব খবর
# 851299e0
panel-news-people-found = পাঠানোর সময় জানা যাবে
# b71ccd11
panel-news-ended = শেষ
# a12d81bb
panel-news-state = অবস্থা
# 7e15cadb
panel-news-state-draft = পাঠানো হয়নি
# ae353194
panel-news-state-running = পাঠানো হচ্ছে
# 5462c103
panel-news-state-stopped = থামানো
# 2aadc95b
panel-news-state-done = পাঠানো হয়েছে

## panel-service-page

# 2446fd40
panel-service-tab-settings = সেটিংস
# 2b8da2f6
panel-service-tab-team = দল
# 262aaa4b
panel-service-tab-log = লগ
# ae22af5f
panel-service-tab-status = অবস্থা
# f0651ef4
panel-service-no-settings = আপনার ভূমিকায় কোনো সেটিং বদলানো যায় না। আপনার সেশনগুলো পরের ট্যাবে।
# 0e27617e
panel-service-switches = সুইচ
# d1ed7c50
panel-service-values = নিয়ম ও লেখা
# 36da6bc4
panel-service-elsewhere = টাকা দেওয়ার মাধ্যম ও রিচার্জের সীমা “টাকা” পাতায়, সাপ্লায়ারের সীমা “সাপ্লায়ার” পাতায়:
# d48baa71
panel-service-setting = সেটিং
# 96ce8f1a
panel-service-now = এখন
# 8eafb99a
panel-service-turn-on = চালু করুন
# 82365532
panel-service-turn-off = বন্ধ করুন
# 12162d8f
panel-service-changed = বদলানো হয়েছে।
# 8fe429fb
panel-service-never = কখনো নয়
# be5c9dda
panel-service-none = নেই
# 9e12be05
panel-service-zero-never = 0: কখনো নয়
# 17ac52a9
panel-service-name-eligibility = যোগ্যতার নিয়ম
# 1af002bc
panel-service-name-secondPerson = দ্বিতীয় ব্যক্তির সীমা
# 08755436
panel-service-name-lowStock = কম স্টকের সীমা
# 3d62c37f
panel-service-name-pricing = খরচের সীমা
# 17aea420
panel-service-name-digest = দৈনিক সারাংশ
# 8131b7cd
panel-service-name-support = সাহায্যের যোগাযোগ
# 45e5e777
panel-service-name-terms = শর্ত
# a1db6639
panel-service-about-eligibility = API ব্যবহার করতে অ্যাকাউন্টে মোট কত জমা আর বয়স কত হতে হবে। যোগ্যতার নিয়ম চালু থাকলেই এগুলো চলে।
# 4ef3465c
panel-service-about-secondPerson = এর বেশি ক্রেডিট ও ফেরত দলের আরেকজন নিশ্চিত না করা পর্যন্ত অপেক্ষায় থাকে। রেট, টাকা দেওয়ার মাধ্যম, টাকা নাড়াচাড়ার ভূমিকা আর এই সীমা বাড়ানো সবসময়ই অপেক্ষায় থাকে।
# 39a3ded9
panel-service-about-lowStock = কোনো পণ্যে এর চেয়ে কম কোড থাকলে, আর একটিও না থাকলে দলকে জানানো হয়।
# a79db5da
panel-service-about-pricing = যে পণ্যের দাম খরচ অনুযায়ী চলে, তার খরচ বেশি পুরোনো হলে বা একবারে বেশি বদলালে পণ্যটি নিজে থেকে থেমে যায়।
# 709e1073
panel-service-about-digest = দলের জন্য প্রতিদিন সকালে চ্যাটে আগের দিনের হিসাব।
# d13afa31
panel-service-about-support = কেউ সাহায্য চাইলে বট এটি দেখায়।
# 8bcad2df
panel-service-about-terms = /terms লিখলে বট যা দেখায়।
# f41faa75
panel-service-paid-in = মোট জমা কমপক্ষে (USD)
# 587d70a3
panel-service-age = অ্যাকাউন্টের বয়স কমপক্ষে
# 0da2d2e2
panel-service-age-hint = যেমন 7d, 12h বা 0d
# e8bbc29d
panel-service-above = পরিমাণ (USD)
# 7c455954
panel-service-digest-at = প্রতিদিন { $time }-এ ({ $zone })
# 4ed3fe04
panel-service-digest-on = প্রতিদিন সকালে পাঠান
# 0c3625aa
panel-service-digest-time = সময়
# 57286188
panel-service-digest-zone = সময় অঞ্চল
# 53b167d1
panel-service-digest-zone-hint = কাছের বড় শহরের নামে, যেমন Asia/Dhaka, অথবা UTC
# c568c094
panel-service-contact = যোগাযোগ
# f121bee0
panel-service-contact-hint = Telegram-এর @name, ইমেইল বা https:// ঠিকানা। খালি: কিছু দেখানো হবে না।
# dfbfbcb8
panel-service-terms-text = লেখা
# 3b9a3906
panel-service-terms-hint = খালি: বটের নিজের ছোট লেখা।
# 52fc0f36
panel-service-short-terms = বটের নিজের ছোট লেখা
# d65dda5b
panel-service-team-give = ভূমিকা দিন
# c4f77cea
panel-service-team-who = কাকে
# 56fb3933
panel-service-team-who-hint = তাঁর Telegram আইডি বা @name। আগে বটকে মেসেজ পাঠিয়ে থাকতে হবে।
# 3de50066
panel-service-team-role = ভূমিকা
# 1781f4b4
panel-service-team-owner = মালিক
# 9e4f2098
panel-service-team-since = কবে থেকে
# ae762ffd
panel-service-team-take = ভূমিকা তুলে নিন
# fe1e6e3a
panel-service-team-did = কী কী করেছেন
# fd088c95
panel-service-team-owners = মালিকদের আইডি ADMIN_IDS-এ থাকে, তাঁরা সব করতে পারেন।
# 1f0e34f5
panel-service-team-rights = কোন ভূমিকায় কী করা যায়
# 1e6c86c6
panel-service-team-right = অনুমতি
# 038d7886
panel-service-log-account = অ্যাকাউন্ট: আইডি বা @name
# 59a646ff
panel-service-log-kind = সব বিষয়
# 04584d97
panel-service-log-by = সবার কাজ
# ff78fc52
panel-service-log-from = থেকে
# 62c19d33
panel-service-log-to = পর্যন্ত
# 2e00a330
panel-service-log-none = শেষ { $count }টি কাজের মধ্যে কিছু পাওয়া যায়নি। ফিল্টার বদলান, অথবা “আরও” থাকলে চেপে পুরোনোগুলো দেখুন।
# f82ea067
panel-service-log-when = কখন
# 5b6b7a98
panel-service-log-what = কাজ
# bdc1e180
panel-service-log-about = অ্যাকাউন্ট
# 697c477f
panel-service-log-detail = বিস্তারিত
# 4d70bd56
panel-service-backup-scheduled = নির্ধারিত ব্যাকআপ
# 498aabac
panel-service-backup-none = কোনো ব্যাকআপ নেওয়া হয় না। ডেটাবেসের কপি নিজে থেকে নিতে কনফিগারেশনে BACKUP_DIR দিন।
# 37bed0cb
panel-service-backup-failed = শেষ ব্যাকআপ ব্যর্থ হয়েছে: { $reason }
# dcbb3603
panel-service-backup-last = শেষবার
# 937439b6
panel-service-backup-not-yet = এখনো নেই
# 0233a03f
panel-service-backup-size = আকার
# 571dd526
panel-service-backup-every = কত পরপর
# df001ef0
panel-service-backup-kept = রাখা আছে
# 251cf477
panel-service-backup-folder = ফোল্ডার
# a7cd9602
panel-service-backup-download = এখনই ডাউনলোড করুন
# 42c6339c
panel-service-backup-about = ফাইলটিতে সব আছে: অ্যাকাউন্ট, ব্যালেন্স, অর্ডার ও কোড। এমন জায়গায় রাখুন, যেখানে শুধু আপনিই পড়তে পারেন। আপনি নিয়েছেন, তা লগে লেখা থাকবে।
# 11820c1f
panel-service-status-service = সার্ভিস
# a7fdf152
panel-service-status-version = সংস্করণ
# 930f6bea
panel-service-status-processes = কখন থেকে চলছে
# 01d1a239
panel-service-status-address = পাবলিক ঠিকানা
# 481c9581
panel-service-status-bot = বট
# c85451dd
panel-service-status-token = Telegram বটের টোকেন নিচ্ছে না। @BotFather-এর দেওয়া টোকেন কনফিগারেশনে বসিয়ে সার্ভিস আবার চালু করুন।
# 671a2d4b
panel-service-status-database = ডেটাবেস
# 2fdf4948
panel-service-status-kind = ধরন
# f41c2be1
panel-service-status-free = ডিস্কে খালি
# 78a85e7b
panel-service-status-codes = কোড
# b070db78
panel-service-status-open = এনক্রিপ্ট করা নেই
# a0459555
panel-service-status-encrypted = এনক্রিপ্ট করা
# 2a2a1ac2
panel-service-status-docs = API-র ডকুমেন্টেশন

## panel-refusals

# 20a4b9fc
error-NOT_LET_IN =
    .link_over = এই লিংক ব্যবহার হয়ে গেছে, অথবা 60 সেকেন্ড পেরিয়ে গেছে। নতুন লিংকের জন্য বটকে /panel পাঠান।
    .not_signed = এটি আমাদের বটের জন্য Telegram-এর স্বাক্ষর করা নয়। বটের চ্যাট থেকে প্যানেল খুলুন।
    .too_old = এটি পাঁচ মিনিটেরও আগে খোলা হয়েছিল। বটের চ্যাট থেকে প্যানেল আবার খুলুন।
    .used_before = এটি আগেই একবার খোলা হয়েছে। বটের চ্যাট থেকে প্যানেল আবার খুলুন।
    .no_role = প্যানেল শুধু দলের জন্য, আর দলে আপনার কোনো ভূমিকা নেই (বা আর নেই)।
# e46108e6
error-FORM_OUTDATED = ফর্ম খোলার পরে এটি বদলে গেছে, তাই কিছু করা হয়নি। আবার খুলুন।
# b4eb5a74
error-IS_OWNER = মালিক ঠিক হয় কনফিগারেশনের ADMIN_IDS দিয়ে। তাঁদের ভূমিকা এখানে বদলানো যায় না।
# 8fc87da5
error-FORM_SENT = এটি আগেই করা হয়েছে; এখন কিছুই বদলায়নি।
# 43fc0b18
error-PRODUCTS_CHANGED = { $pids ->
        [none] এর মধ্যে খরচ বা দাম বদলে গেছে, তাই কিছু করা হয়নি। আবার দেখে নিন।
       *[other] { $more ->
            [0] এর মধ্যে এই পণ্যগুলো বদলে গেছে, তাই কিছু করা হয়নি: { $pids }।
           *[other] এর মধ্যে এই পণ্যগুলো বদলে গেছে, তাই কিছু করা হয়নি: { $pids } +{ $more }।
        }
    }
# a60ead72
error-NOTHING_CHANGED = ফর্মে কিছুই বদলানো হয়নি।
# e76405bb
error-IS_THERE = “{ $name }” আগে থেকেই আছে।
# e648e4c4
error-CATALOG_TOO_LARGE = ক্যাটালগ ফাইল এখানে সর্বোচ্চ { $maxKb } KB হতে পারে। বড় ফাইল ইমপোর্ট করতে চালান “npm run cli -- catalog import”।
# a2c993dc
error-NOT_A_TEXT = ফাইলটি UTF-8 বা UTF-16 লেখা নয়, তাই কিছু পড়া হয়নি। UTF-8 হিসেবে সেভ করুন।
# ac778490
error-TOO_MANY_LINES = এতে { $max }টির বেশি লাইন আছে। ভাগ করে যোগ করুন, অথবা চালান “npm run cli -- stock add”।
# 273b1851
error-FIELD_MISSING = “{ $field }” খালি আছে।
# f1765ce8
error-NOT_A_COUNT = “{ $text }” পূর্ণ সংখ্যা নয়।

## admin-panel

# 3cc27068
admin-panel-about = প্যানেলে সবকিছু এক স্ক্রিনে দেখা যায়। লিংকটি { $time }-এর মধ্যে একবার কাজ করে।
# 750c7363
admin-panel-open = প্যানেল খুলুন
# 4942fc6b
admin-panel-browser = ব্রাউজারে খুলুন
# 4c8d8d6c
admin-panel-again = নতুন লিংক
# 2b6d3023
admin-panel-no-address = প্যানেলের এখনো কোনো ঠিকানা নেই। PUBLIC_URL-এ এই সার্ভিসের ঠিকানা দিন, অথবা সার্ভারে “npm run cli -- panel link” চালান।
# 750c7363
admin-commands-panel = প্যানেল খুলুন
# 67026599
admin-words-panel = প্যানেল স্ক্রিন ড্যাশবোর্ড ব্রাউজার ওয়েব পাতা সাইট কম্পিউটার

## panel-words

# bf27ed0f
panel-words-today = ড্যাশবোর্ড আজ পরিসংখ্যান বিক্রি রিপোর্ট আয় সংখ্যা চার্ট লাভ
# 96f8fca5
panel-words-inbox = ইনবক্স কাজ অপেক্ষা বাকি সিদ্ধান্ত রসিদ অনুমোদন রিচার্জ বাতিল রিফান্ড ফেরত জমা পেমেন্ট অজানা অভিযোগ সমস্যা বদল হাতে নিশ্চিত দ্বিতীয়
# 2989792d
panel-words-orders = অর্ডার তালিকা বিক্রি কেনা ইতিহাস খোঁজা রিফান্ড ফেরত অপেক্ষা আটকে দেরি
# c7208be4
panel-words-customers = গ্রাহক কাস্টমার ইউজার ব্যবহারকারী মানুষ অ্যাকাউন্ট নোট সরানো স্থানান্তর বদল টেলিগ্রাম ফোন হারানো স্তর ছাড় গ্রুপ রিসেলার
# cd510237
panel-words-goods = আলাদা ক্যাটালগ ইমপোর্ট এক্সপোর্ট পণ্য লাইন ফাইল গেম কোড ভাউচার থামানো চালু লুকানো নাম দাম মূল্য প্যাক খরচ মার্জিন লাভ শতাংশ কমিশন নিয়ম সেটিংস সতর্কতা স্টক সীমা
# 7ba0cc88
panel-words-suppliers = সাপ্লায়ার সরবরাহকারী মূল্যতালিকা সীমা ব্যালেন্স সংযোগ অবস্থা ব্যর্থ গোলযোগ বিভ্রাট
# 579e523f
panel-words-money = সেটিংস পেমেন্ট পদ্ধতি মাধ্যম ব্যাংক ক্রিপ্টো স্টার সর্বনিম্ন সর্বোচ্চ সীমা রেট বিনিময় হার মুদ্রা ডলার এক্সপোর্ট ডাউনলোড ফাইল রিপোর্ট হিসাব লেনদেন লাভ আয় মাস টাকা
# 1dca7eab
panel-words-news = মেসেজ ঘোষণা খবর সবাই পাঠানো জানানো
# 8d1fb205
panel-words-service = ভূমিকা রোল টিম দল মালিক অ্যাডমিন অনুমতি ম্যানেজার সেটিংস সুইচ সহায়তা সাপোর্ট যোগাযোগ শর্ত সংস্করণ ব্যাকআপ সেশন লগ ইতিহাস কাজ বদল

## admin-find

# aa65adc6
admin-commands-find = অর্ডার, অ্যাকাউন্ট, রিচার্জ বা কোড খুঁজুন
# 2a44bced
admin-arguments-find = যা খুঁজছেন
# 40782c20
admin-words-find = খুঁজুন খোঁজা সার্চ অর্ডার অ্যাকাউন্ট গ্রাহক প্লেয়ার কোড আইডি প্রোফাইল ইউজার
# eaf3d6fa
admin-find-ask = কী খুঁজছেন?
# 6be59aeb
admin-find-what = অর্ডারের আইডি বা trxid, প্লেয়ার, @name বা Telegram আইডি, রিচার্জ, অথবা কোডের শেষটুকু।
# 7ff24dc4
pasted-nothing-found = এমন কিছু পাওয়া যায়নি। কোনো অক্ষর বাদ পড়েছে কি না দেখুন, অথবা প্যানেলে খুঁজুন।
