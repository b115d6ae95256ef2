## language

# 32499cd6
language-name = বাংলা
# 39590ba7
language-locale = bn

## common

# e9527c28
common-back = ‹ ফিরে যান
# 80690038
common-home = ‹ হোম
# 8639457a
common-cancel = না, থাক
# 4f1e2501
common-refresh = ↻ রিফ্রেশ
# 74f2cc3a
common-previous = ‹ আগের
# 041d6918
common-next = পরের ›
# 7576d5b2
common-newer = ‹ নতুন
# 623c187b
common-older = পুরোনো ›
# 94f38e16
common-and-more = … আরও { $count }টি
# a7b0c287
common-page = পাতা { $number }
# d8962491
common-paused = ⏸ থামানো আছে: { $names }
# 91de2899
common-forwarded-command = ফরোয়ার্ড করা কমান্ড আমি চালাই না। কমান্ডটি নিজে লিখে পাঠান।
# b0076419
common-old-button = এই বোতামটি পুরোনো। এখন বর্তমান অবস্থা দেখছেন; মেনু খুলতে /start পাঠান।
# be0c3b22
common-nothing-to-cancel = বন্ধ করার মতো কিছু চলছে না।
# 3f4629d7
common-cancelled = বন্ধ করেছি। কিছুই বদলায়নি।
# 44e6710f
common-formatted = Telegram আপনার বার্তার কিছু অংশ ফরম্যাট করে ফেলেছে, তাই * _ ~ | এর মতো চিহ্ন হারিয়ে থাকতে পারে। এটি .txt ফাইল হিসেবে পাঠান, অথবা ফরম্যাটিং ছাড়া আবার পাঠান।
# 67e76d9c
common-type-text = উত্তরটি লিখে পাঠান, অথবা /cancel লিখুন।
# e9da86ad
common-done-before = কাজটি আগেই হয়ে গেছে, কিন্তু আমার উত্তর আপনার কাছে পৌঁছায়নি। বর্তমান অবস্থা দেখতে /start পাঠান।
# 78d15595
common-too-late = বেশি সময় লেগে যাওয়ায় কাজটি হয়নি। আবার চেষ্টা করুন।
# 614220e6
common-failed = দুঃখিত, একটি সমস্যা হয়েছে। বিস্তারিত অপারেটরের লগে আছে। কিছুই হারায়নি; আবার চেষ্টা করুন।
# 9feec387
common-failed-again = { $support ->
        [none] আবার এমন হলে অপারেটরকে লিখুন।
       *[other] আবার এমন হলে অপারেটরকে ({ $support }) লিখুন।
    }
# b5fd43e0
common-copy-code = 📋 { NUMBER($number, useGrouping: 0) } নং কোড কপি করুন
# 2e9cbdf8
common-removed-deleted = মুছে দিয়েছি।
# efaf9ff9
common-removed-emptied = 48 ঘণ্টা পর Telegram বটকে মেসেজ মুছতে দেয় না, তাই ভেতরের লেখাটুকু সরিয়ে দিয়েছি।
# 68d11012
common-removed-kept = ⚠️ Telegram আমাকে এই মেসেজ মুছতে বা বদলাতে দিচ্ছে না। আপনি নিজে মুছে ফেলুন।
# 47303bd3
common-too-old = ভেতরের লেখা সরিয়ে দিয়েছি। মেসেজটি এত পুরোনো যে আমি মুছতে পারি না, তবে আপনি পারেন।

## errors

# c2cf4440
error-NOT_AN_AMOUNT = { $currency ->
        [USD] “{ $text }” টাকার পরিমাণ নয়। USD অঙ্কে লিখুন, যেমন 12 বা 0.50: এক কোটির কম, দশমিকের পর সর্বোচ্চ ছয় ঘর।
       *[other] “{ $text }” { $currency }-এর পরিমাণ নয়। অঙ্কে লিখুন, যেমন 1200।
    }
# db06cf97
error-AMOUNT_UNCLEAR = “{ $text }” দিয়ে দুটি আলাদা পরিমাণ বোঝাতে পারে। { $larger } অথবা { $smaller } লিখুন।
# dbdb8874
error-AMOUNT_NEGATIVE = “{ $text }”-এ বিয়োগ চিহ্ন আছে। সেটি ছাড়া পরিমাণ লিখুন।
# 0050ee36
error-OTHER_CURRENCY = “{ $text }” অন্য মুদ্রায় লেখা। পরিমাণটি { $currency }-এ লিখুন।
# 483fdefe
error-AMOUNT_IS_ZERO = পরিমাণ শূন্যের বেশি হতে হবে।
# 1e891a06
error-NOT_A_DURATION = “{ $text }” সময়ের পরিমাণ নয়। একটি পূর্ণ সংখ্যার পরে s, m, h বা d লিখুন, যেমন 30m, 2h বা 7d।
# 0f1da1f9
error-DURATION_IS_ZERO = সময় শূন্যের বেশি হতে হবে।
# 1c82addc
error-INVALID_TELEGRAM_ID = Telegram আইডি শূন্যের বেশি একটি পূর্ণ সংখ্যা।
# 824433a9
error-NAME_TOO_LONG = নাম সর্বোচ্চ { $max } অক্ষরের হতে পারে।
# 5325c1f1
error-NOT_AN_ADDRESS = “{ $text }” কোনো IPv4 ঠিকানা বা ব্লক নয়। এভাবে লিখুন: 203.0.113.7 বা 203.0.113.0/24।
# 0312c08d
error-BLOCK_TOO_WIDE = { $cidr } বেশি বড়: সবচেয়ে বড় ব্লক হতে পারে /8। সব ঠিকানাকে অনুমতি দিতে চাইলে তালিকা খালি রাখুন।
# ee5044fa
error-TOO_MANY_ADDRESSES = তালিকায় সর্বোচ্চ { $max }টি ঠিকানা রাখা যায়, এতে হয়ে যাবে { $size }টি। ব্লক ব্যবহার করুন, যেমন 203.0.113.0/24।
# dc8409b7
error-INVALID_KEY_NAME = API কী-র নাম 1 থেকে { $max } অক্ষরের হতে হবে, শুরুতে বা শেষে স্পেস থাকা যাবে না।
# 2bfe9388
error-KEY_NAME_TAKEN = “{ $name }” নামে একটি API কী আগে থেকেই আছে।
# 2e2a34a5
error-TOO_MANY_KEYS = একটি অ্যাকাউন্টে সর্বোচ্চ { $max }টি API কী রাখা যায়। আগে একটি বাতিল করুন।
# 7ecbd6ac
error-SCOPE_MISSING = API কী-র অন্তত একটি অনুমতি লাগে: দেখা, অর্ডার বা যাচাই।
# c160fbff
error-INVALID_CAP = সীমা শূন্যের বেশি আর সর্বোচ্চ { USD($maxMicros) } হতে পারে।
# 2489d639
error-INVALID_PRICE = দাম শূন্যের বেশি আর সর্বোচ্চ { USD($maxMicros) } হতে পারে।
# 4489fa05
error-INVALID_COST = খরচ শূন্য থেকে { USD($maxMicros) } পর্যন্ত হতে পারে।
# 112b5e23
error-INVALID_PERCENT = "{ $text }" শতাংশ নয়। 0 থেকে { $max } পর্যন্ত একটি সংখ্যা লিখুন, দশমিকের পরে সর্বোচ্চ দুই ঘর, যেমন 12.5।
# a011fc93
error-NOTE_LENGTH = নোটে ১ থেকে { $max } অক্ষর থাকে।
# 77bac8c6
error-TOO_MANY_NOTES = একটি অ্যাকাউন্টে সর্বোচ্চ { $max }টি নোট থাকতে পারে। আগে একটি মুছুন।
# 46984bcc
error-NEWS_LENGTH = খবরে 1 থেকে { $max } অক্ষর থাকে।
# a7f49487
error-TOO_MANY_MOVES = স্থানান্তরের সীমা { $max }টি, তা পূর্ণ হয়ে গেছে। পরে আবার চেষ্টা করুন।
# 96ae2789
error-TOO_MANY_APPROVALS = { $max }টি সিদ্ধান্ত দ্বিতীয় ব্যক্তির অপেক্ষায়। আগে কিছু নিশ্চিত বা নাকচ করুন।
# 7672c781
error-INVALID_TIER_NAME = স্তরের নামে ১ থেকে { $max }টি অক্ষর, অঙ্ক, ফাঁক বা হাইফেন থাকে, আর তা "standard" নয়।
# cc0d4cb1
error-TIER_NAME_TAKEN = "{ $name }" নামে একটি স্তর আছে।
# 434839c2
error-TOO_MANY_TIERS = সর্বোচ্চ { $max }টি স্তর থাকতে পারে। আগে একটি মুছুন।
# 7b42dcc2
error-NOT_ITS_SUPPLIER = { $pid } ওই সরবরাহকারীর কাছ থেকে আসে না। এর সরবরাহকারী: { $suppliers }।
# dc86dedb
error-INVALID_SETTING =
    .suppliers = সর্বোচ্চ { $max } সরবরাহকারীর সেটিং থাকতে পারে।
    .low_stock = কম স্টকের সীমা 0 (বন্ধ) থেকে { $max } পর্যন্ত একটি পূর্ণ সংখ্যা হতে হবে।
    .terms = শর্তগুলো সর্বোচ্চ { $max } অক্ষরের হতে পারে।
    .open_deposits = একটি অ্যাকাউন্টে 1 থেকে { $max }টি চলমান রিচার্জ থাকতে পারে।
    .at_once = একসঙ্গে খোলা অর্ডার: 0 থেকে { $max }।
    .sync_every = মূল্যতালিকা 5 মিনিট থেকে 30 দিন পরপর নেওয়া যায়।
    .cost_jump = খরচের সর্বোচ্চ বদল 0 (বন্ধ) থেকে { $max } শতাংশ পর্যন্ত।
    .cost_age = খরচ 0 (সব সময়) থেকে { $max } দিন পর্যন্ত ঠিক ধরা যায়।
    .support = “{ $text }” যোগাযোগের ঠিকানা নয়। Telegram-এর @name, ইমেইল, অথবা সর্বোচ্চ { $maxUrlLength } অক্ষরের https:// ঠিকানা লিখুন।
    .digest_time = সারাংশের সময় 09:00-এর মতো, 00:00 থেকে 23:59।
    .time_zone = "{ $text }" নামে কোনো সময় অঞ্চল নেই। কাছের বড় শহর লিখুন, যেমন Asia/Dhaka, অথবা UTC।
    .least_is_zero = সবচেয়ে ছোট রিচার্জ শূন্যের বেশি হতে হবে।
    .least_above_largest = সবচেয়ে ছোট রিচার্জ সবচেয়ে বড়টির চেয়ে বেশি হতে পারে না। দুটি একসঙ্গে বদলাতে পারেন।
    .stars_rate = প্রতি USD-তে Stars-এর সংখ্যা 0-এর বেশি, সর্বোচ্চ { $max }, আর দশমিকের পর সর্বোচ্চ { $decimals } ঘর হতে পারে।
# 02be959b
error-INVALID_TRANSFER =
    .name = নাম 1 থেকে { $max } অক্ষরের হতে হবে।
    .instructions_too_long = নির্দেশনা সর্বোচ্চ { $max } অক্ষরের হতে পারে।
    .too_many = ট্রান্সফারের মাধ্যম সর্বোচ্চ { $max }টি হতে পারে। আগে একটি সরান।
    .name_taken = "{ $name }" নামে টাকা দেওয়ার মাধ্যম আগে থেকেই আছে।
    .instructions_missing = এর জন্য আগে নির্দেশনা লাগবে: কোথায় টাকা পাঠাতে হবে, তা সেখানে লেখা থাকে।
    .rate_of_usd = এক USD-র দাম এক USD। বদলে ফি বা বোনাস দিন।
    .least_is_zero = সবচেয়ে ছোট রিচার্জ শূন্যের বেশি হতে হবে।
    .least_above_largest = সবচেয়ে ছোট রিচার্জ সবচেয়ে বড়টির চেয়ে বেশি হতে পারে না। দুটি একসঙ্গে বদলাতে পারেন।
    .currency = "{ $text }" কোনো মুদ্রা নয়। তিন থেকে পাঁচটি ইংরেজি অক্ষর লিখুন, যেমন BDT বা USDT।
    .rate = { $currency }-তে এক USD-র দাম এটি হতে পারে না। 121.5-এর মতো একটি সংখ্যা লিখুন, দশমিকের পর সর্বোচ্চ 6 ঘর।
    .fee = ফি বা বোনাস সর্বোচ্চ { $max } %, দশমিকের পর সর্বোচ্চ দুই ঘর।
# 51e11c10
error-CATALOG_NOT_JSON = ক্যাটালগটি JSON নয়: { $said }
# 6b4d5cc2
error-DOCUMENT_REFUSED =
    .too_large = ফাইলটিতে এত কিছু আছে যে এখানে পড়া যাচ্ছে না। অপ্রয়োজনীয় অংশ সরান, অথবা ভাগ করে পাঠান।
    .too_slow = ফাইলটি পড়তে খুব বেশি সময় লাগছে। কম সারি ও কলামে আবার সেভ করুন, অথবা ভাগ করে পাঠান।
    .busy = অনেক ফাইল অপেক্ষায় আছে। এক মিনিট পরে ফাইলটি আবার পাঠান।
# e703930d
error-NOT_FROM_STOCK = { $pid } স্টক থেকে বিক্রি হয় না, তাই এর কোনো কোড নেই।
# 4677a12c
error-CODE_TOO_LONG = { NUMBER($line, useGrouping: 0) } নং লাইনে { $max } অক্ষরের বেশি আছে। প্রতি লাইনে একটি কোড লিখুন।
# 47358dd8
error-REASON_MISSING = একটি কারণ লিখুন। অ্যাকাউন্টের মালিক সেটি দেখবেন।
# e9723d64
error-REASON_TOO_LONG = কারণ সর্বোচ্চ { $max } অক্ষরের হতে পারে।
# c1497549
error-INVALID_CREDIT = ক্রেডিটের পরিমাণ শূন্যের বেশি আর { USD($maxMicros) }-এর কম হতে হবে।
# 3700a838
error-WORTH_UNKNOWN = এই পেমেন্টের মূল্য জানা নেই। USD-তে পরিমাণও লিখুন।
# e3c46549
error-INVALID_CLAIM_REFUND = { $maxMicros ->
        [0] ফেরত দেওয়ার মতো কিছু বাকি নেই: এই অর্ডারের পুরো টাকাই ওয়ালেটে ফেরত গেছে।
       *[other] পরিমাণ শূন্যের বেশি আর সর্বোচ্চ { USD($maxMicros) } হতে পারে। অর্ডারের দামের এটুকুই আর ফেরত দেওয়া যায়।
    }
# 8e8ef9af
error-INVALID_WEBHOOK_URL =
    .not_a_url = এটি URL নয়। এভাবে লিখুন: https://shop.example/webhooks, সর্বোচ্চ 500 অক্ষর।
    .not_https = URL-টি https:// দিয়ে শুরু হতে হবে, যাতে যা পাঠাই তা কেউ পড়তে বা বদলাতে না পারে।
    .has_password = URL-এ ইউজারনেম বা পাসওয়ার্ড রাখা যাবে না। এর বদলে প্রতিটি বার্তার স্বাক্ষর যাচাই করুন।
    .port = পোর্ট 443, অথবা 1024 বা তার বেশি হতে হবে।
    .not_public = URL-টি ইন্টারনেটে সবার জন্য খোলা কোনো সার্ভারের হতে হবে।
# 62ee5833
error-UNKNOWN_EVENT_TYPE = “{ $type }” ধরনের কোনো ইভেন্ট নেই। ধরনগুলো হলো: { $known }।
# 32ac30f6
error-NOT_A_PERSON = “{ $text }” দিয়ে কাউকে চেনা যায় না। Telegram আইডি, যেমন 123456789, @name অথবা অ্যাকাউন্টের নম্বর লিখুন।
# bfbe0e48
error-INVALID_MARK = পরিমাণ শূন্যের বেশি আর সর্বোচ্চ { USD($maxMicros) } হতে পারে।
# d13eed11
error-INVALID_DELIVERY =
    .count = আপনি { $given }টি কোড পাঠিয়েছেন, কিন্তু অর্ডার { $ordered }টির।
    .length = একটি কোড খালি, অথবা কোড হওয়ার জন্য বেশি লম্বা।
    .known = একটি কোড আগে থেকেই এখানে আছে। কোনো কোড দুবার দেওয়া হয় না।
# 235fc5c9
error-METHOD_NOT_OFFERED = এই মাধ্যমে এখন আর টাকা নেওয়া হয় না। অন্য একটি বেছে নিন।
# e0e63e62
error-INVALID_TOP_UP =
    .limits = একবারে { USD($minMicros) } থেকে { USD($maxMicros) } পর্যন্ত যোগ করা যায়।
    .cents = দশমিকের পর সর্বোচ্চ দুই ঘর লিখুন।
    .price = এই মাধ্যমে একবারে সর্বোচ্চ { $maxPrice } দেওয়া যায়, আর { USD($amountMicros) }-এর জন্য লাগে { $price }। কম পরিমাণ বেছে নিন।
# 2368ec26
error-RECEIPT_NOT_NEEDED = এই রিচার্জে রসিদ লাগে না: আপনার পেমেন্ট এলেই টাকা ওয়ালেটে যোগ হবে।
# 775da7f2
error-TOO_MANY_RECEIPTS = এই রিচার্জের জন্য আপনি { $max }টি রসিদ পাঠিয়েছেন, এর বেশি নেওয়া যায় না। অপারেটর দেখছেন; সিদ্ধান্তের অপেক্ষা করুন।
# 03e94e43
error-TABLE_EMPTY = এতে কোনো সারি পাইনি। প্রতিটি অর্ডারের জন্য একটি সারি পাঠান।
# 6a8b5919
error-TABLE_TOO_LONG = একবারে সর্বোচ্চ { $max }টি সারি নেওয়া যায়, এতে তার বেশি আছে। কয়েকটি ফাইলে ভাগ করে পাঠান।
# a9d6c3d7
error-TOO_MANY_UNITS = এতে { $units }টি গেম কী ও কার্ড চাওয়া হয়েছে, এক ফাইলে সর্বোচ্চ { $max }টি নেওয়া যায়। কয়েকটি ফাইলে ভাগ করে পাঠান।
# b937612c
error-INSUFFICIENT_STOCK = স্টকে এই পণ্যের যথেষ্ট কোড নেই।
# f404f06f
error-INSUFFICIENT_BALANCE = { $debtMicros ->
        [0] এতে { USD($neededMicros) } লাগে, ওয়ালেটে তত নেই।
       *[other] অ্যাকাউন্টের { USD($debtMicros) } দেনা আছে, কারণ খরচ হওয়ার পর একটি পেমেন্ট ফিরিয়ে নেওয়া হয়েছিল। পরের রিচার্জ থেকে আগে এটি শোধ হবে।
    }
# 6fb149ea
error-ORDER_NOT_FOUND = { $id } আইডির কোনো অর্ডার বা যাচাই নেই।
# ed0ce61e
error-ACCOUNT_NOT_FOUND = { $who }-এর কোনো অ্যাকাউন্ট পাওয়া যায়নি। বটকে প্রথমবার মেসেজ পাঠালে অ্যাকাউন্ট তৈরি হয়।
# 35f27f5f
error-ACCOUNT_EXISTS = Telegram আইডি { NUMBER($telegramId, useGrouping: 0) }-এর অ্যাকাউন্ট আগে থেকেই আছে।
# c83a25e3
error-KEY_NOT_FOUND = এই API কী আর চালু নেই: মেয়াদ শেষ হয়েছে, বদলানো হয়েছে বা বাতিল করা হয়েছে।
# e1d887c9
error-LINE_NOT_FOUND = ক্যাটালগে “{ $slug }” নামে কোনো লাইন নেই।
# 35e555d6
error-PRODUCT_NOT_FOUND = ক্যাটালগে “{ $pid }” নামে কোনো পণ্য নেই।
# 956443ec
error-NO_PRICE_LIST = { $others ->
        [none] { $supplier }-এর এমন কোনো মূল্যতালিকা নেই যা পড়া যায়।
       *[other] { $supplier }-এর এমন কোনো মূল্যতালিকা নেই যা পড়া যায়। যাদের আছে: { $others }।
    }
# b58994c1
error-LIST_UNREADABLE = { $supplier }-এর মূল্যতালিকা পড়া যাচ্ছে না: { $why }
# 9d961414
error-LIST_TOO_LONG = { $supplier }-এর মূল্যতালিকায় { $max }টির বেশি আইটেম আছে, তাই পড়া হয়নি।
# 6d1778b4
error-LIST_STALE = { $more ->
        [0] এর মধ্যে এই পণ্যগুলো বদলেছে: { $pids }। মূল্যতালিকাটি আবার দেখুন।
       *[other] এর মধ্যে এই পণ্যগুলো বদলেছে: { $pids } +{ $more }। মূল্যতালিকাটি আবার দেখুন।
    }
# d9f94053
error-ITEM_NOT_LISTED = { $supplier }-এর মূল্যতালিকায় { $item } নামে কিছু নেই। তালিকা থেকে কপি করুন, অথবা আগে তালিকা আপডেট করুন।
# 8f33fda7
error-APPROVAL_NOT_FOUND = এই অনুরোধটি পাওয়া যায়নি।
# 15a93a42
error-APPROVAL_OVER = এটির সিদ্ধান্ত আগেই হয়েছে, অথবা 24 ঘণ্টা পার হয়ে গেছে।
# a4af3a40
error-APPROVAL_OWN = এই সিদ্ধান্ত আপনার নিজের। অন্য কাউকে নিশ্চিত করতে হবে।
# 6c6123e7
error-OWN_ACCOUNT = এটি আপনার নিজের অ্যাকাউন্টের জন্য। দলের অন্য কাউকে সিদ্ধান্ত নিতে হবে।
# aac90215
error-APPROVAL_NOT_YOURS = আপনার ভূমিকায় এর সিদ্ধান্ত নেওয়া যায় না। একজন মালিককে বলুন।
# 063fb8dc
error-NO_SECOND_PERSON = আর কেউ এটি নিশ্চিত করতে পারেন না। এর জন্য কারও ভূমিকা দরকার: প্যানেলে “সার্ভিস” দেখুন। এখনো কারও না থাকলে শেলে দেওয়া যায়: gamewallet team set।
# 355c128b
error-INCIDENT_NOT_FOUND = এই গোলযোগ পাওয়া যায়নি।
# 5743816f
error-INCIDENT_TOLD = গ্রাহকদের আগেই জানানো হয়েছে।
# 652bfdbc
error-BROADCAST_NOT_FOUND = এই খবরটি পাওয়া যায়নি।
# 5d514e46
error-BROADCAST_OVER = এটি আগেই পাঠানো বা থামানো হয়েছে।
# 7a128369
error-BROADCAST_RUNNING = আরেকটি খবর এখনো পাঠানো হচ্ছে। অপেক্ষা করুন বা সেটি থামান।
# 2b5366c2
error-NOTE_GONE = এই নোটটি আগেই মুছে গেছে।
# 70838bcd
error-MOVE_OVER = এই স্থানান্তর শেষ হয়ে গেছে, অথবা এটি অন্য কারও।
# d4a77871
error-MOVE_REFUSED =
    .same = এটি একই অ্যাকাউন্ট।
    .moving = এই অ্যাকাউন্ট আগে থেকেই আরেকটি স্থানান্তরের অপেক্ষায় আছে।
    .of_team = নতুন মালিক দলের সদস্য।
    .target_shut = নতুন মালিক নিষিদ্ধ বা সীমিত, বা তাঁর API বা শপ বন্ধ।
    .used = নতুন মালিক আগেই নিজের অ্যাকাউন্ট ব্যবহার করেছেন। সেটি নতুন হতে হবে: লেনদেন, অর্ডার, কী, ঠিকানা, ওয়েবহুক, নোট বা স্তর ছাড়া।
    .target_moving = নতুন মালিক আরেকটি স্থানান্তরে আছেন।
# 602adaeb
error-TIER_NOT_FOUND = "{ $name }" নামে কোনো স্তর নেই।
# a4ca4fd4
error-TRANSFER_NOT_FOUND = "{ $name }" নামে টাকা দেওয়ার কোনো মাধ্যম নেই।
# af33279b
error-BATCH_GONE = এই কোডগুলো আমার কাছে আর নেই: আপনি উত্তর দিয়ে ফেলেছেন, এরপর অন্য কোড পাঠিয়েছেন, অথবা এক ঘণ্টা পেরিয়ে গেছে। আবার পাঠান।
# 9102c4d9
error-QUARANTINE_ENDED = { $orderId }-এর এমন কোনো কোড কোয়ারেন্টাইনে নেই।
# 96650241
error-CODES_SEEN = { $orderId }-এর ক্রেতা এই কোড দেখে ফেলেছেন, তাই এটি আর বিক্রি করা যাবে না। হিসাব থেকে বাদ দিন।
# d4577440
error-CLAIM_NOT_FOUND = এমন কোনো অভিযোগ নেই।
# acb9b30a
error-NOTHING_TO_REPLACE = অর্ডারটিতে এই কোড নেই, বা আর নেই। টাকা ফেরত দিতে পারেন, অথবা অভিযোগটি ফিরিয়ে দিতে পারেন।
# 9c84f796
error-DEPOSIT_NOT_FOUND = এমন কোনো রিচার্জ নেই।
# e66b7057
error-PAYMENT_NOT_FOUND = এমন কোনো পেমেন্ট নেই।
# dc89c35c
error-PAYMENT_DECIDED = এই পেমেন্ট আগেই জমা বা ফেরত হয়ে গেছে।
# 401aa960
error-TOO_MANY_WEBHOOKS = একটি অ্যাকাউন্টে সর্বোচ্চ { $max }টি webhook রাখা যায়। নতুন যোগ করার আগে একটি সরান।
# 3c73e3a5
error-WEBHOOK_NOT_FOUND = এমন কোনো webhook নেই। হয়তো সরানো হয়েছে।
# 8b9a1ed4
error-WEBHOOK_OFF = Webhook-টি বন্ধ আছে। আগে চালু করুন।
# a223b168
error-SHOP_DISABLED = শপ আপাতত বন্ধ। পরে আবার চেষ্টা করুন। আগের অর্ডারগুলো চলতে থাকবে।
# 3c485a3f
error-SHOP_NOT_ALLOWED = অপারেটর আপনার জন্য শপ বন্ধ করেছেন। কারণ জানতে অপারেটরকে লিখুন।
# e543df01
error-HOLDER_CHANGED = এই অ্যাকাউন্ট অন্য Telegram অ্যাকাউন্টে গেছে। নিজেরটি দেখতে /start পাঠান।
# a20f4f82
error-DRAFT_GONE = এই কেনাকাটা অনেক পুরোনো হয়ে গেছে। নতুন করে শুরু করুন: /shop
# 49e20890
error-ACCOUNT_SHUT = { $standing ->
        [restricted] আপনার অ্যাকাউন্ট সীমিত করা হয়েছে, তাই কিনতে পারবেন না। অপারেটরকে লিখুন।
       *[banned] আপনার অ্যাকাউন্ট নিষিদ্ধ করা হয়েছে, তাই কিনতে পারবেন না। অপারেটরকে লিখুন।
    }
# 7cddd2ae
error-CONFIRMATION_OVER = কাজটি আগেই হয়ে গেছে, অথবা এরপর আপনাকে আবার জিজ্ঞেস করা হয়েছে।
# 67f5780c
error-BULK_GONE = এই সারিগুলো আমার কাছে আর নেই: এরপর আপনি অন্য সারি পাঠিয়েছেন, অথবা এক দিন পেরিয়ে গেছে। আবার পাঠান।
# e75e213c
error-BULK_RUNNING = আপনার আরেকটি ফাইলের কেনাকাটা চলছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন, অথবা আগে সেটি থামান।
# c5e7127b
error-UNDO_TOO_LATE = কাজটি এক দিনের বেশি আগের, তাই আর ফেরানো যায় না।
# c0e2faf5
error-UNDONE_BEFORE = এটি আগেই ফিরিয়ে নেওয়া হয়েছে।
# e66bcd23
error-UNDO_TAKES_TWO = এটি ফেরাতে দ্বিতীয় একজন লাগে। উল্টো কমান্ডটি ব্যবহার করুন: সেটি নিশ্চিতকরণের অপেক্ষায় থাকবে।
# 1e45f25c
error-CHANGED_SINCE = এটি আর ফেরানো যায় না: এরপর কিছু বদলে গেছে।
# 73fa56ad
error-CREDIT_PAID_DEBT = কিছুই বদলায়নি: এই ক্রেডিটের { USD($paidOffMicros) } দিয়ে অ্যাকাউন্টের দেনা শোধ হয়েছে, তাই যতটা ফেরত নিতে চান ওয়ালেটে ততটা নেই। যা আছে তা ডেবিট করতে পারেন।
# 6dc2cf4e
error-CODE_GONE = এই কোড আর বিক্রির জন্য নেই: বিক্রি হয়ে গেছে বা সরানো হয়েছে।
# c931eb56
error-IS_TEST_ORDER = এটি টেস্ট অর্ডার। এটি নিজে থেকেই শেষ হয়।
# f79dea69
error-TOO_MANY_REFILLS = টেস্ট ওয়ালেট আজ { $max } বার ভরা হয়েছে, এর বেশি ভরা যায় না। কাল আবার চেষ্টা করুন।
# 1cc8245d
error-TASK_TAKEN = এর মধ্যে অন্য একজন অ্যাডমিন এই অর্ডার নিয়েছেন।
# 9dd60e3b
error-TASK_ENDED = এর মধ্যে এই অর্ডার শেষ হয়ে গেছে।
# af07fb3d
error-TASK_NOT_YOURS = এই অর্ডার আর আপনার হাতে নেই।
# 0ad7b350
error-CLAIM_NOT_POSSIBLE =
    .processing = এই অর্ডারের কাজ এখনো চলছে। শেষ হলে আপনাকে জানাব। করা না গেলে টাকা নিজে থেকেই ফেরত আসবে।
    .paid_back = এই অর্ডারের টাকা আগেই আপনার ওয়ালেটে ফেরত এসেছে।
    .open = এই অর্ডারের সমস্যাটি আমরা এখন দেখছি। অর্ডারের পাতায় আপনার অভিযোগ আছে।
    .too_many_of_order = এই অর্ডার নিয়ে আপনি { $max } বার অভিযোগ করেছেন, এর বেশি করা যায় না। সাপোর্টে লিখুন।
    .too_many_open = আপনার { $max }টি অভিযোগ চলমান আছে, এর বেশি রাখা যায় না। উত্তরের অপেক্ষা করুন, অথবা একটি তুলে নিন।
    .over = এই অভিযোগ আগেই শেষ হয়ে গেছে। কী হয়েছে জানতে আবার খুলুন।
# 874b3426
error-TOO_MANY_DEPOSITS = আপনার { $max }টি রিচার্জ চলমান আছে, এর বেশি রাখা যায় না। আগে একটির টাকা দিন বা বাতিল করুন।
# bde33532
error-DEPOSIT_OVER = { $act ->
        [receipt] এই রিচার্জের অবস্থা: { $status }। টাকা পাঠিয়ে থাকলে একই পরিমাণের নতুন রিচার্জ শুরু করে সেখানে রসিদ পাঠান।
       *[cancel] এই রিচার্জ আর বাতিল করা যায় না। এই রিচার্জের অবস্থা: { $status }।
    }
# 9a2ca88e
error-RECEIPT_SENT_SINCE = এরপর একটি নতুন রসিদ এসেছে। আগে সেটি দেখুন।
# 1814cc18
error-REFUND_NOT_POSSIBLE = { $reference }-এর টাকা এখান থেকে ফেরত দেওয়া যায় না। অ্যাকাউন্ট ডেবিট করে টাকা নিজে পাঠিয়ে দিন।
# dbe73bbd
error-REFUND_NOT_COVERED = { $reference }-এর টাকা ফেরত দেওয়া যায় না: ওয়ালেটে { USD($amountMicros) } আর নেই।
# ff3d70eb
error-REFUND_REFUSED = পেমেন্ট সার্ভিস { $reference }-এর টাকা ফেরত দিতে রাজি হয়নি ({ $why })। টাকা আবার ওয়ালেটে আছে।

## problems

# a5ed37b9
problem-move-same = এটি একই অ্যাকাউন্ট।
# d82cf786
problem-move-moving = এই অ্যাকাউন্ট আগে থেকেই আরেকটি স্থানান্তরের অপেক্ষায় আছে।
# 0b18cdfd
problem-move-of_team = নতুন মালিক দলের সদস্য।
# 9d980c51
problem-move-target_shut = নতুন মালিক নিষিদ্ধ বা সীমিত, বা তাঁর API বা শপ বন্ধ।
# f2f3147c
problem-move-used = নতুন মালিক আগেই নিজের অ্যাকাউন্ট ব্যবহার করেছেন। সেটি নতুন হতে হবে: লেনদেন, অর্ডার, কী, ঠিকানা, ওয়েবহুক, নোট বা স্তর ছাড়া।
# 99363212
problem-move-target_moving = নতুন মালিক আরেকটি স্থানান্তরে আছেন।
# 7b7c25f7
error-INVALID_CATALOG = ক্যাটালগ ইমপোর্ট হয়নি; কিছুই বদলায়নি। আগে এগুলো ঠিক করুন:
# 9ca52fc4
problem-catalog-more = … আরও { $more }টি
# 4fdb4f40
problem-catalog-file = ফাইল
# 9a08b725
problem-catalog-line = { $name ->
        [none] লাইন { NUMBER($number, useGrouping: 0) }
       *[other] লাইন { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# 82d2848f
problem-catalog-product = { $name ->
        [none] পণ্য { NUMBER($number, useGrouping: 0) }
       *[other] পণ্য { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# 2ec7f88e
problem-catalog-row = { $name ->
        [none] সারি { NUMBER($number, useGrouping: 0) }
       *[other] সারি { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# f006ed2b
problem-catalog =
    .pattern_too_long = সর্বোচ্চ { $max } অক্ষর হতে পারে
    .pattern_invalid = একটি রেগুলার এক্সপ্রেশন হতে হবে
    .pattern_too_large = আরও ছোট হতে হবে: প্রতিটি পুনরাবৃত্তি যতবার হতে পারে ততবার গোনা হয়
    .pattern_looks_around = সামনে বা পেছনে তাকিয়ে মেলানো যায় না: “{ $token }”
    .pattern_refers_back = আগের গ্রুপের উল্লেখ করা যায় না: “{ $token }”
    .pattern_unsupported = শুধু RE2-তে যা চলে তা-ই ব্যবহার করা যায়: { $said }
    .decimals = দশমিকের পর সর্বোচ্চ ছয় ঘর থাকতে পারে
    .number = আরও ছোট সংখ্যা হতে হবে, সব অঙ্ক লিখে, সূচক (e) ছাড়া
    .supplier_name = 1-32টি ছোট হাতের ইংরেজি অক্ষর, অঙ্ক বা - হতে হবে
    .supplier_twice = প্রতিটি সাপ্লায়ারের নাম একবারই লেখা যায়
    .pid = 1-64টি ইংরেজি অক্ষর, অঙ্ক, - বা _ হতে হবে
    .slug = 2-40টি ছোট হাতের ইংরেজি অক্ষর বা অঙ্ক হতে হবে
    .order_code = 2-6টি বড় হাতের ইংরেজি অক্ষর বা অঙ্ক হতে হবে
    .example = প্যাটার্নের সঙ্গে মিলতে হবে
    .field_twice = প্রতিটি ফিল্ডের নাম একবারই লেখা যায়
    .region_and_server = region ও serverId দুটি একসঙ্গে চাওয়া যায় না
    .region_options = লাইনটি region চাইলে এটি দিতেই হবে, না চাইলে দেওয়া যাবে না
    .server_options = লাইনটি serverId চাইলে তবেই দেওয়া যায়
    .option_twice = প্রতিটি মান ও সংক্ষিপ্ত রূপ একবারই লেখা যায়; বড় ও ছোট হাতের অক্ষর একই ধরা হয়
    .unknown_supplier = “{ $name }” লেখা আছে, যা এর সাপ্লায়ারদের মধ্যে নেই
    .used_twice = দুবার ব্যবহার হয়েছে: “{ $name }”
    .no_supplier = একজন সাপ্লায়ারের নাম দিতে হবে, কারণ এটি টপ-আপের লাইন
    .no_fields = টপ-আপের জন্য কী কী লাগে লিখতে হবে, যেমন userId
    .stock_supplier = টপ-আপের লাইনে "stock" লেখা যায় না; "stockBased": true দিলে প্রতিটি অর্ডার একটি কোড পায়, যা সাপ্লায়ার রিডিম করে
    .stock_based = এটি দেওয়া যাবে না: গেম কী ও কার্ডে suppliers-এ "stock" লেখা হয়
    .fields_of_code = এটি দেওয়া যাবে না: গেম কী ও কার্ডে প্লেয়ার লাগে না
    .other_line = “{ $slug }” লাইনের পণ্য; পণ্যের লাইন বদলানো যায় না, তাই নতুন pid ব্যবহার করুন
    .schema = { $said }

## errors

# 33c82e7f
error-CLAIM_DECIDED =
    .open =
        { $reference }: চলমান{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }।
    .replaced =
        { $reference }: কোড বদলে শেষ করা হয়েছে{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }।
    .refunded =
        { $reference }: টাকা ফেরত দিয়ে শেষ করা হয়েছে{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }।
    .refused =
        { $reference }: গ্রহণ করা হয়নি{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }।
    .withdrawn =
        { $reference }: অ্যাকাউন্টের মালিক তুলে নিয়েছেন{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }।
# a06fe7db
error-DEPOSIT_DECIDED =
    .open =
        { $reference }: টাকা এখনো দেওয়া হয়নি{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }।
    .submitted =
        { $reference }: রসিদ নিয়ে সিদ্ধান্ত বাকি{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }।
    .credited =
        { $reference }: ওয়ালেটে জমা হয়েছে{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }।
    .rejected =
        { $reference }: গ্রহণ করা হয়নি{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }।
    .cancelled =
        { $reference }: অ্যাকাউন্টের মালিক বাতিল করেছেন{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }।
    .expired =
        { $reference }: মেয়াদ শেষ{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }।
    .refunding =
        { $reference }: টাকা ফেরত যাচ্ছে{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }।
    .refunded =
        { $reference }: টাকা ফেরত দেওয়া হয়েছে{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }।
    .charged_back =
        { $reference }: পেমেন্ট সার্ভিস টাকা ফিরিয়ে নিয়েছে{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }।

## order-page

# af589561
order-page-title = আপনার অর্ডার
# 970a34eb
order-page-status-processing = প্রক্রিয়াধীন
# c32bb69d
order-page-status-completed = সম্পন্ন
# 1aa43485
order-page-status-cancelled = বাতিল
# 0a6753f6
order-page-what-next-processing = কয়েক মিনিট পর আবার দেখুন।
# c84db33d
order-page-what-next-completed = অর্ডারটি সম্পন্ন হয়েছে।
# 14fc1e53
order-page-what-next-cancelled = অর্ডারটি সম্পন্ন করা যায়নি। যে দোকান থেকে কিনেছেন, তারা সাহায্য করতে পারবে।
# 5978bab3
order-page-look-again = আবার দেখুন
# d89879e6
order-page-product = পণ্য
# 48efed86
order-page-game = গেম
# 3cc0f355
order-page-quantity = পরিমাণ
# e75d359a
order-page-placed = শুরু
# b71ccd11
order-page-ended = শেষ
# e49cb10a
order-page-masked = প্লেয়ারের তথ্যের কিছু অংশ লুকানো আছে।
# 204207eb
order-page-gone = এমন কোনো পাতা নেই
# 3bfbd9d2
order-page-why-gone = লিংকটি অসম্পূর্ণ, অথবা আর চালু নেই। যে দোকান থেকে পেয়েছেন, তাদের কাছে নতুন লিংক চান।

## status-page

# ae22af5f
status-page-title = অবস্থা
# 468f3b6d
status-page-about = গত 30 দিনে অর্ডারগুলো কেমন চলেছে, অর্ডার থেকেই হিসাব করা।
# a570b5e0
status-page-as-json = JSON হিসেবে
# f38f4f4f
status-page-nothing = এখন কিছু বিক্রি হচ্ছে না।
# c4b5e62a
status-page-half = অর্ধেক শেষ হয়
# 67dee0ea
status-page-most = 100টির 95টি শেষ হয়
# c32bb69d
status-page-completed = সম্পন্ন
# c20e7dc8
status-page-last-trouble = শেষ সমস্যা
# 766540f0
status-page-no-trouble = 30 দিনে হয়নি
# df909d08
status-page-failing-today = ▲ আজ কিছু অর্ডার ব্যর্থ হচ্ছে
# 27ff82a9
status-page-no-orders = ○ সম্প্রতি কোনো অর্ডার নেই
# 0d6f1c88
status-page-failed = ▲ কিছু অর্ডার ব্যর্থ হয়েছে
# d65d5e0c
status-page-works = ● স্বাভাবিকভাবে চলছে
