## admin

# dd60dcc1
admin-title = 🛡 অ্যাডমিন
# 5dde9b77
admin-tasks-wait = 🙋 { $count }টি অর্ডার হাতে করার অপেক্ষায় আছে।
# edd1b44b
admin-stuck-wait = ⏳ { $count }টি অর্ডার অনেকক্ষণ আটকে আছে।
# c65e041b
admin-nothing-waits = আপনার জন্য কিছু অপেক্ষা করছে না।
# 21b763d2
admin-closed-since = { $time } থেকে; করেছেন { $who }।
# 4c366b9d
admin-products-paused = ⏸ { $count }টি পণ্য হাতে থামানো আছে।
# 26f475a9
admin-aside-wait = 🚧 { $count }টি কোড আলাদা রাখা আছে: ব্যবহার হয়েছে কি? প্যানেলে “পণ্য” দেখুন
# cf2d2356
admin-top-ups-wait = { $count }টি রিচার্জ সিদ্ধান্তের অপেক্ষায় আছে।
# 135cf11a
admin-also-commands = কমান্ড: /help
# 6f266a27
admin-back = ‹ অ্যাডমিন
# ec0ea5d2
admin-help = অ্যাডমিনদের জন্য
# f1cd90f7
admin-about-who = “ব্যক্তি” মানে একটি Telegram আইডি, যেমন { $id }, অথবা { $name }।
# 662a6710
admin-they-are-notified = কাউকে নিষিদ্ধ বা সীমিত করলে, কিংবা ক্রেডিট বা ডেবিট করলে আপনার লেখা কারণ বা নোটসহ তাঁকে মেসেজ পাঠানো হয়।
# f62092ca
admin-commands-admin = অ্যাডমিন মেনু: এই সবকিছু বোতামে
# 8eaa2e22
admin-commands-account = একটি অ্যাকাউন্টের সব তথ্য
# 79e98bd2
admin-commands-ban = কাউকে নিষিদ্ধ করুন
# 311c8a48
admin-commands-unban = নিষেধ তুলে নিন
# 1bc3500e
admin-commands-restrict = কাউকে কিছু সময়ের জন্য সীমিত করুন
# fc7999cf
admin-commands-unrestrict = সীমা তুলে নিন
# 1855f43d
admin-commands-apioff = কারও API অ্যাক্সেস বন্ধ করুন
# c6784119
admin-commands-apion = কারও API অ্যাক্সেসের অনুমতি আবার দিন
# 46f795d1
admin-commands-shopoff = কারও জন্য চ্যাটের শপ বন্ধ করুন
# 4ad47dbc
admin-commands-shopon = কাউকে চ্যাট থেকে আবার কিনতে দিন
# 57a861d1
admin-commands-credit = ওয়ালেটে টাকা যোগ করুন
# c4c39ff7
admin-commands-debit = ওয়ালেট থেকে টাকা কাটুন
# d0692251
admin-commands-order = একটি অর্ডার: বিস্তারিত, বাতিল, সম্পন্ন, রিফান্ড
# 8cb82091
admin-commands-stock = স্টকে কী আছে; কোড যোগ করুন
# 0a8e0119
admin-commands-digest = সকালে মালিক যা জানতে চান
# a8a454bc
admin-commands-backup = ডেটাবেস, ফাইল হিসেবে
# fb31aae2
admin-arguments-account = ব্যক্তি
# f906dad6
admin-arguments-ban = ব্যক্তি কারণ
# fb31aae2
admin-arguments-unban = ব্যক্তি
# 629db79f
admin-arguments-restrict = ব্যক্তি 2h কারণ
# fb31aae2
admin-arguments-unrestrict = ব্যক্তি
# f906dad6
admin-arguments-apioff = ব্যক্তি কারণ
# fb31aae2
admin-arguments-apion = ব্যক্তি
# f906dad6
admin-arguments-shopoff = ব্যক্তি কারণ
# fb31aae2
admin-arguments-shopon = ব্যক্তি
# 90e9abeb
admin-arguments-credit = ব্যক্তি 25 নোট
# 90e9abeb
admin-arguments-debit = ব্যক্তি 25 নোট
# 5be53abe
admin-arguments-order = id
# c7870885
admin-arguments-stock = pid
# 15a72ba5
admin-arguments-digest = off

## adminClaims

# 794bad4a
admin-claims-opened = ⚠️ অর্ডারে একটি সমস্যা
# 9dfab251
admin-claims-reminder = ⏰ এই সমস্যা এখনো উত্তরের অপেক্ষায়
# e6e0e1f9
admin-claims-picture-of = 🖼 { $reference }-এর স্ক্রিনশট
# a6ce59d2
admin-claims-many = ⚠️ অর্ডারের { $count }টি সমস্যা উত্তরের অপেক্ষায় আছে।
# ac85a23e
admin-claims-show = দেখুন
# feb6c7df
admin-claims-reason-not_received = কিছুই আসেনি
# 98726ff8
admin-claims-reason-wrong_goods = ভুল জিনিস এসেছে
# 136afcca
admin-claims-reason-code_invalid = কোডটি কাজ করে না
# 2f2c3a9f
admin-claims-reason-code_used = কোডটি আগেই ব্যবহার হয়েছে
# 56de50c8
admin-claims-reason-other = অন্য সমস্যা
# 0a099ddc
admin-claims-reason-by_operator = আমরা নিজেরাই ঠিক করেছি
# 70263ce6
admin-claims-state-open = 🔎 চলমান
# 0ab75782
admin-claims-state-replaced = 🎟 কোড বদলানো হয়েছে
# 6cda1de2
admin-claims-state-refunded = ↩️ টাকা ফেরত দেওয়া হয়েছে
# 9c72f406
admin-claims-state-refused = ❌ গ্রহণ করা হয়নি
# 2889fc30
admin-claims-state-withdrawn = 🚪 মালিক তুলে নিয়েছেন
# d3a5fd69
admin-claims-claim = অভিযোগ
# cef971ec
admin-claims-what = সমস্যা
# d6b94b9f
admin-claims-opened-at = শুরু
# ae22af5f
admin-claims-status = অবস্থা
# b71ccd11
admin-claims-ended-at = শেষ
# e11fd026
admin-claims-decided-by = সিদ্ধান্ত নিয়েছেন
# 3953b252
admin-claims-answer = উত্তর
# 7f53e279
admin-claims-paid-back = ফেরত
# 8428f957
admin-claims-wrote = মালিক লিখেছেন:
# aada44d0
admin-claims-wrote-nothing = মালিক কিছু লেখেননি।
# 0ceeaa74
admin-claims-has-picture = 🖼 সঙ্গে স্ক্রিনশট আছে।
# 4d17e316
admin-claims-the-order = অর্ডারের তথ্য
# 5bcb5906
admin-claims-order = অর্ডার
# bdc1e180
admin-claims-account = অ্যাকাউন্ট
# d89879e6
admin-claims-product = পণ্য
# ff89d4b3
admin-claims-amount = দাম
# 815c45cf
admin-claims-left = আর ফেরত দেওয়া যায়
# 1e04c9a0
admin-claims-supplier = সাপ্লায়ার
# e75d359a
admin-claims-placed = শুরু
# b71ccd11
admin-claims-order-ended = শেষ
# 78a85e7b
admin-claims-codes = কোড
# 5ce725ea
admin-claims-more = আরও { $count }টি
# 1b62ef9a
admin-claims-replaced-before = আগে বদলানো হয়েছে
# b7c78745
admin-claims-in-stock = স্টকে আছে
# 3314bbaf
admin-claims-others = তাঁর অন্য অভিযোগ
# 2bc18114
admin-claims-no-others = তিনি আর কোনো অভিযোগ করেননি।
# 078a0b05
admin-claims-replace = 🎟 বদলান (স্টকে { $inStock })
# e70c6dba
admin-claims-refund = ↩️ টাকা ফেরত দিন
# 461ec3d8
admin-claims-refuse = ❌ গ্রহণ করব না
# c5a65bff
admin-claims-picture = 🖼 স্ক্রিনশট
# e844c965
admin-claims-picture-gone = ছবিটি Telegram-এ আর নেই।
# aea9c436
admin-claims-show-order = 📦 অর্ডার
# c5325549
admin-claims-show-account = 👤 অ্যাকাউন্ট
# dbe04735
admin-claims-confirm-replace = { $count }টি কোড বদলাবেন? বদলানো কোড কোয়ারেন্টাইনে যাবে, আর কখনো বিক্রি হবে না। মালিক স্টক থেকে ততগুলোই নতুন কোড ও একটি মেসেজ পাবেন। স্টকে আছে { $inStock }টি।
# 15c84623
admin-claims-replace-now = ✅ হ্যাঁ, বদলান
# 27dc74b5
admin-claims-replaced = বদলানো হয়েছে। মালিককে মেসেজ পাঠানো হয়েছে।
# a36fb8db
admin-claims-confirm-refund = ওয়ালেটে { $amount } ফেরত দেবেন? অর্ডারটি সম্পন্নই থাকবে, আর মালিককে মেসেজ পাঠানো হবে। এটি আর ফেরানো যায় না।
# efc7fe2d
admin-claims-refund-now = ✅ হ্যাঁ, ফেরত দিন
# 764f5ddb
admin-claims-refunded = { $amount } ওয়ালেটে ফেরত গেছে।
# adbf9c0e
admin-claims-ask-reason = কেন গ্রহণ করছেন না? কারণটি লিখুন। মালিক হুবহু এটিই দেখবেন।
# 75e11c87
admin-claims-refused = গ্রহণ করা হয়নি। মালিককে আপনার কারণ জানানো হয়েছে।
# 2d5df422
admin-claims-replaced-title =
    <b>সমস্যার পর বদলানো</b>
    
    { $order } অর্ডারের ক্রেতা সমস্যা জানিয়ে অন্য কোড পেয়েছেন। এটি তিনি দেখে ফেলেছেন, তাই আর কখনো বিক্রি হবে না। যার কাছ থেকে কিনেছেন তার কাছে টাকা ফেরত চান, তারপর হিসাব থেকে বাদ দিন।

## adminWords

# 9833fc40
admin-words-admin = মেনু প্যানেল
# ce9664e6
admin-words-account = অ্যাকাউন্ট ইউজার ব্যবহারকারী গ্রাহক ব্যক্তি খুঁজুন ব্যালেন্স ওয়ালেট
# 57dbc780
admin-words-ban = ব্যান ব্লক নিষিদ্ধ প্রতারক
# a2a729fb
admin-words-unban = ব্যান আনব্যান আনব্লক
# 4eaf2222
admin-words-restrict = সীমাবদ্ধ স্থগিত
# 51dbd5ba
admin-words-unrestrict = সীমা তুলুন
# be1fd8ac
admin-words-apioff = অ্যাক্সেস বন্ধ
# 9402c3f9
admin-words-apion = অ্যাক্সেস চালু
# fd407806
admin-words-shopoff = শপ কেনা বন্ধ
# d70c5eac
admin-words-shopon = শপ কেনা চালু
# 74c29a02
admin-words-credit = টাকা যোগ ব্যালেন্স বোনাস রিফান্ড ফেরত
# 09d4bbab
admin-words-debit = টাকা কাটা কমানো ব্যালেন্স
# d802dabf
admin-words-order = অর্ডার রিফান্ড ফেরত বাতিল সম্পূর্ণ
# 5cf4d507
admin-words-stock = স্টক কোড কার্ড মজুদ যোগ
# b615b003
admin-words-digest = সারসংক্ষেপ রিপোর্ট দৈনিক সকাল
# 6970c466
admin-words-backup = ব্যাকআপ কপি ডাটাবেস সংরক্ষণ

## account

# a6afa101
admin-account-whose =
    <b>👤 কার অ্যাকাউন্ট?</b>
    
    Telegram আইডি পাঠান, যেমন <code>123456789</code>, অথবা @name।
# 7ff6427e
admin-account-no-name = নাম নেই
# e23879a4
admin-account-is-admin = 🛡 অ্যাডমিন
# d6446f26
admin-account-standing = অবস্থা
# 818f9381
admin-account-standings-active = 🟢 চালু
# 752db6ec
admin-account-standings-restricted = 🟠 সীমিত
# 037cc956
admin-account-standings-banned = ⛔ নিষিদ্ধ
# bc826bdd
admin-account-banned-since = ⛔ { $time } থেকে নিষিদ্ধ
# c352e0c7
admin-account-restricted-until = 🟠 { $time } পর্যন্ত সীমিত
# f83bfd73
admin-account-also-restricted = সেই সঙ্গে { $time } পর্যন্ত সীমিত
# 5bab18e0
admin-account-reason = কারণ
# 53e4bdf9
admin-account-balance = ব্যালেন্স
# 112f3a85
admin-account-owes = ⚠️ { $amount } দেনা আছে, কারণ একটি পেমেন্ট ফিরিয়ে নেওয়া হয়েছে। রিচার্জ বা ক্রেডিট দিয়ে শোধ না হওয়া পর্যন্ত অর্ডার নেওয়া হবে না।
# 3e3b4db3
admin-account-paid-in = মোট জমা
# 1b8eeaf2
admin-account-open-top-ups = চলমান রিচার্জ
# 2bd8641e
admin-account-order-count = অর্ডার
# feefd5b6
admin-account-api = API
# 110f1acc
admin-account-api-is-on = মালিক চালু রেখেছেন
# 8b107e89
admin-account-api-is-off = মালিক বন্ধ রেখেছেন
# e3a53205
admin-account-api-is-on-but-forbidden = মালিক চালু রেখেছেন, অ্যাডমিন বন্ধ করেছেন
# eaa83467
admin-account-api-is-off-and-forbidden = মালিক বন্ধ রেখেছেন, অ্যাডমিনও বন্ধ করেছেন
# e55e7759
admin-account-accepted = ✅ রিকোয়েস্ট গ্রহণ করা হচ্ছে।
# 5730a2b2
admin-account-refused = ⚠️ রিকোয়েস্ট গ্রহণ করা হচ্ছে না:
# 26133441
admin-account-refusal-ACCOUNT_BANNED = নিষিদ্ধ
# 53bcc3c5
admin-account-refusal-ACCOUNT_RESTRICTED = সীমিত
# 789f4e23
admin-account-refusal-API_DISABLED_BY_ADMIN = অ্যাডমিন বন্ধ করেছেন
# 8b107e89
admin-account-refusal-API_DISABLED = মালিক বন্ধ রেখেছেন
# e4530823
admin-account-refusal-API_NOT_ELIGIBLE = এখনো যোগ্য নয়: প্যানেলে “সার্ভিস” দেখুন
# e9f2ff6e
admin-account-refusal-MISSING_API_KEY = কোনো চালু API কী নেই
# 802ba277
admin-account-refusal-IP_ALLOWLIST_REQUIRED = অনুমোদিত ঠিকানা নেই, কিন্তু সার্ভিসে তা বাধ্যতামূলক
# 031f69b2
admin-account-refusal-IP_NOT_ALLOWED = শেষ রিকোয়েস্ট অনুমোদিত ঠিকানা থেকে আসেনি
# b8da4ff9
admin-account-shop = শপ
# af496e74
admin-account-shop-forbidden = ⚪️ অ্যাডমিন বন্ধ করেছেন
# 6d3a2614
admin-account-valid-until = মেয়াদ শেষ হবে
# 0636eef9
admin-account-addresses = অনুমোদিত ঠিকানা
# 066ac824
admin-account-any-address = যেকোনো
# abf59016
admin-account-is-asked = নতুন ঠিকানা হলে মালিককে জিজ্ঞেস করা হয়।
# 6086e1f0
admin-account-webhooks = Webhook
# 7d0b35bb
admin-account-test-account = নং { $number }, টেস্ট ব্যালেন্স { $amount }, { $orders }টি অর্ডার
# d6b94b9f
admin-account-opened = খোলা হয়েছে
# ccaeb1cc
admin-account-has-blocked = 🔇 { $time } থেকে বটকে ব্লক করে রেখেছেন, তাই কোনো মেসেজ পান না।
# b1c169aa
admin-account-ban = ⛔ নিষিদ্ধ
# 99431f27
admin-account-unban = 🟢 নিষেধ তুলুন
# 8fb7b563
admin-account-restrict = 🟠 সীমিত
# 8304d8a8
admin-account-unrestrict = 🟢 সীমা তুলুন
# 0b319dfc
admin-account-apioff = ⚪️ API বন্ধ
# 85ff15cc
admin-account-apion = 🟢 API চালু
# ea60c897
admin-account-shopoff = ⚪️ শপ বন্ধ
# 9c56187a
admin-account-shopon = 🟢 শপ চালু
# a5a58a4b
admin-account-credit = ➕ ক্রেডিট
# 705a437a
admin-account-debit = ➖ ডেবিট
# c5325549
admin-account-show = 👤 অ্যাকাউন্ট

## approvals

# d3771616
admin-approvals-title = 🔐 দ্বিতীয় ব্যক্তি
# 96a0276f
admin-approvals-above = { $amount }-এর বেশি ক্রেডিট ও রিফান্ডে দ্বিতীয় একজন লাগে। রেট, পেমেন্টের উপায় আর টাকা নাড়াচাড়ার ভূমিকায় সবসময় লাগে।
# 2805060e
admin-approvals-any-amount = সীমা নেই
# 2ba6e007
admin-approvals-never = কোনো পরিমাণেই দ্বিতীয় ব্যক্তি লাগে না।
# 2d6aa480
admin-approvals-kinds-adjustment = ক্রেডিট বা ডেবিট
# f2edeae4
admin-approvals-kinds-top_up = রিচার্জ
# dd0bdbcb
admin-approvals-kinds-top_up_refund = রিচার্জের ফেরত
# a6919ee9
admin-approvals-kinds-payment = রিচার্জ ছাড়া পেমেন্ট
# 7891b357
admin-approvals-kinds-claim = সমস্যার জন্য ফেরত
# 95b25c88
admin-approvals-kinds-order = অর্ডার বাতিল
# 19e7d15a
admin-approvals-kinds-settings = টপ-আপের সেটিংস
# 8adf7383
admin-approvals-kinds-second_person = দ্বিতীয় ব্যক্তির সীমা
# 51fe1014
admin-approvals-kinds-transfer = পেমেন্টের উপায়
# b456ef51
admin-approvals-kinds-supplier = সরবরাহকারীর সীমা
# 3de50066
admin-approvals-kinds-role = ভূমিকা
# 0a4227dc
admin-approvals-kinds-tier = অ্যাকাউন্টের স্তর
# cb411644
admin-approvals-kinds-claim_codes = কোড বদল
# 2df54363
admin-approvals-kinds-payment_return = পেমেন্ট ফেরত
# 3140f9fc
admin-approvals-state-open = অপেক্ষায়
# 8338b7e7
admin-approvals-state-confirmed = নিশ্চিত
# 9626df90
admin-approvals-state-declined = নাকচ
# 1b2a9c4d
admin-approvals-state-expired = মেয়াদ শেষ
# ff89d4b3
admin-approvals-amount = পরিমাণ
# 188f16d6
admin-approvals-asked = সিদ্ধান্ত নিয়েছেন
# a77fee31
admin-approvals-ended = শেষ করেছেন
# 2f1bcdd8
admin-approvals-until = সময়সীমা
# 5bab18e0
admin-approvals-reason = কারণ
# da0280ea
admin-approvals-confirm = ✅ নিশ্চিত করুন
# 6c7fa3be
admin-approvals-decline = ✖️ নাকচ করুন
# fb4c2a0d
admin-approvals-withdraw = ✖️ তুলে নিন
# 1cc2db69
admin-approvals-waits-for-other = এতে দ্বিতীয় ব্যক্তি লাগবে। জানানো হয়েছে, সময় 24 ঘণ্টা।
# cac57f13
admin-approvals-done-confirmed = নিশ্চিত করে কাজটি করা হয়েছে।
# 6c7b0415
admin-approvals-done-declined = নাকচ হয়েছে। কিছুই বদলায়নি।
# 2bb821ac
admin-approvals-wanted = 🔐 { $who } দ্বিতীয় ব্যক্তি চান: { $what }, { $amount }।
# ea5eeaf1
admin-approvals-ended-confirmed = ✅ { $who } নিশ্চিত করেছেন: { $what }, { $amount }। কাজ হয়ে গেছে।
# d3ac1753
admin-approvals-ended-declined = ✖️ { $who } নাকচ করেছেন: { $what }, { $amount }। কিছুই বদলায়নি।
# 4ee18e4a
admin-approvals-show = দেখুন
# 09db8d70
admin-approvals-waits = { $count }টি সিদ্ধান্ত দ্বিতীয় ব্যক্তির অপেক্ষায়: { panel-inbox } দেখুন

## broadcast

# 3ccc49fb
admin-broadcast-audience-all = সবাই
# 4f9b8c06
admin-broadcast-audience-balance = যাঁদের ব্যালেন্স আছে
# 48271ce2
admin-broadcast-audience-tier = একটি স্তর
# 384a1bb8
admin-broadcast-audience-line = একটি লাইনের ক্রেতারা
# 205ddbc6
admin-broadcast-no-tier = কোনো স্তরে নেই
# 62c19d33
admin-broadcast-to-whom = যাঁদের কাছে
# 9d82151c
admin-broadcast-people = কতজন
# 7fb32e74
admin-broadcast-about-sending = বাকি সব আগে পাঠানো হয়। যে কেউ খবর বন্ধ করতে পারেন; যাঁরা বন্ধ করেছেন, তাঁরা খবর পান না।
# 8c81f974
admin-broadcast-state-draft = এখনো পাঠানো হয়নি
# e8d6b90c
admin-broadcast-state-running = 📤 পাঠানো হচ্ছে
# f05be38f
admin-broadcast-state-stopped = ⏹ থামানো হয়েছে
# 454d5c14
admin-broadcast-sent = পাঠানো হয়েছে
# 81206766
admin-broadcast-unreached = পৌঁছানো যায়নি
# ea8e9325
admin-broadcast-sent-of = { $total }-এর মধ্যে { $sent }
# 85d28998
admin-broadcast-written = লেখা হয়েছে

## deposits

# 17356241
admin-deposits-pending-title = 🧾 আপনার অপেক্ষায় থাকা রিচার্জ
# e7f4c1b3
admin-deposits-none-pending = সিদ্ধান্তের অপেক্ষায় কোনো রিচার্জ নেই।
# 61097027
admin-deposits-credited-title = ✅ জমা হওয়া রিচার্জ
# c9b05447
admin-deposits-none-credited = এখনো কোনো রিচার্জ জমা হয়নি।
# a66fbbb8
admin-deposits-of-title = 🧾 { $name }-এর রিচার্জ
# 09159223
admin-deposits-none-of = এখনো কোনো রিচার্জ নেই।
# 781252ea
admin-deposits-pending = 🔎 অপেক্ষায়
# 915bf165
admin-deposits-credited = ✅ জমা হয়েছে
# 95f602fa
admin-deposits-top-up-of = { $amount } রিচার্জ
# ae22af5f
admin-deposits-status-label = অবস্থা
# 5db19e8e
admin-deposits-status-open = 🕓 টাকা দেওয়া বাকি
# 44bd3375
admin-deposits-status-submitted = 🔎 সিদ্ধান্তের অপেক্ষায়
# d1d9745f
admin-deposits-status-credited = ✅ জমা হয়েছে
# 2b380356
admin-deposits-status-rejected = ❌ গ্রহণ করা হয়নি
# ef30285b
admin-deposits-status-cancelled = ✕ মালিক বাতিল করেছেন
# 477b463d
admin-deposits-status-expired = ⌛ মেয়াদ শেষ
# 7bf89dae
admin-deposits-status-refunding = ↩️ টাকা ফেরত যাচ্ছে
# a220f0b6
admin-deposits-status-refunded = ↩️ টাকা ফেরত দেওয়া হয়েছে
# b6773116
admin-deposits-status-charged_back = ↩️ পেমেন্ট সার্ভিস টাকা ফিরিয়ে নিয়েছে
# d7243c4d
admin-deposits-credited-label = জমা হয়েছে
# 188f16d6
admin-deposits-decided-by = সিদ্ধান্ত নিয়েছেন
# 5bab18e0
admin-deposits-reason = কারণ
# bdc1e180
admin-deposits-account-label = অ্যাকাউন্ট
# b5249f23
admin-deposits-method = মাধ্যম
# 7d5cf680
admin-deposits-reference = রেফারেন্স
# 2bada104
admin-deposits-payment = পেমেন্ট
# 1ccaac18
admin-deposits-to-pay = দিতে হবে
# 1ad1ca4e
admin-deposits-rate = রেট
# 3e3b4db3
admin-deposits-paid-in = পরিশোধ হয়েছে
# 0cf9e0e9
admin-deposits-receipts = রসিদ
# f19fa33d
admin-deposits-started = শুরু
# b71ccd11
admin-deposits-ended = শেষ
# 4881224f
admin-deposits-is-without-receipt = কোনো রসিদ নেই।
# 1ed93974
admin-deposits-same-receipt = একই রসিদ আরও { $count }টি রিচার্জে পাঠানো হয়েছে:
# fb0019a7
admin-deposits-same-receipt-elsewhere = একই রসিদ আরও { $count }টি রিচার্জে পাঠানো হয়েছে (অন্য অ্যাকাউন্টের { $ofOthers }টি):
# 3f9d001d
admin-deposits-submitted = 🔔 একটি রসিদ আপনার অপেক্ষায় আছে
# eca0bcb7
admin-deposits-decided-meanwhile = 🔔 একটি রসিদ এসেছে, তবে রিচার্জটির সিদ্ধান্ত আগেই হয়ে গেছে
# aa2ecd99
admin-deposits-one-receipt = 📎 রসিদ
# ab18cdb0
admin-deposits-all-receipts = 📎 সব রসিদ ({ $count }টি)
# e9c2bf17
admin-deposits-receipt-number = রসিদ { $number }/{ $count }
# b77c0fbd
admin-deposits-no-receipt = এই রিচার্জের কোনো রসিদ নেই।
# 16072d72
admin-deposits-receipt-gone = ফাইলটি Telegram-এ আর নেই। অ্যাকাউন্টের মালিককে আবার পাঠাতে বলুন।
# 6b30da50
admin-deposits-show = 🧾 রিচার্জ দেখুন
# c5325549
admin-deposits-account = 👤 অ্যাকাউন্ট
# d71b63f6
admin-deposits-back = ‹ রিচার্জ
# 82d71ff4
admin-deposits-approve = ✅ জমা করুন
# 2a6d4af3
admin-deposits-other-amount = ✏️ অন্য পরিমাণ
# cfda6f6d
admin-deposits-reject = ❌ গ্রহণ করব না
# 94f47a94
admin-deposits-refund = ↩️ টাকা ফেরত দিন
# d651b68b
admin-deposits-confirm-approve = { $amount } জমা করবেন?
# d3108169
admin-deposits-approves = টাকা { $name }-এর ওয়ালেটে যাবে, আর তাঁকে মেসেজ পাঠানো হবে। { $reference } রেফারেন্সের টাকা সত্যিই পেয়ে থাকলে তবেই জমা করুন।
# 80394d76
admin-deposits-approve-now = ✅ হ্যাঁ, জমা করুন
# 103efb4a
admin-deposits-how-much-arrived = কত { $currency } এসেছে?
# e8eea08d
admin-deposits-wanted-to-pay = { $name } দিতে চেয়েছিলেন { $amount }।
# 78f1e365
admin-deposits-ask-arrived = পরিমাণটি লিখুন, যেমন { $example }। জমা করার আগে আরেকবার জিজ্ঞেস করব।
# 82ea4e8f
admin-deposits-confirm-other = { $claimed }-এর বদলে { $amount } জমা করবেন?
# 03dbe0c4
admin-deposits-approves-other = টাকা { $name }-এর ওয়ালেটে যাবে, আর দুটি পরিমাণই জানিয়ে তাঁকে মেসেজ পাঠানো হবে। { $reference } রেফারেন্সে এই পরিমাণ সত্যিই পেয়ে থাকলে তবেই জমা করুন।
# 17a5cf49
admin-deposits-far-off = ⚠️ দুটি পরিমাণে অনেক তফাত: একটি অঙ্ক বেশি বা কম লেখা হয়নি তো?
# 1c820ff0
admin-deposits-approved = ✅ { $name }-এর ওয়ালেটে { $amount } জমা হয়েছে।
# f775037d
admin-deposits-approved-other = ✅ { $name }-এর ওয়ালেটে { $claimed }-এর বদলে { $amount } জমা হয়েছে।
# 3709e354
admin-deposits-why-rejected = { $amount } রিচার্জ কেন গ্রহণ করছেন না?
# dd41f9e3
admin-deposits-ask-reason = কারণে চাপুন বা লিখুন। অ্যাকাউন্টের মালিক এটি দেখবেন।
# c565cc65
admin-deposits-rejected = ❌ { $name }-এর { $amount } রিচার্জ গ্রহণ করা হয়নি।
# 8795bd0f
admin-deposits-because = কারণ: { $reason }
# bfb17015
admin-deposits-confirm-refund = { $amount } ফেরত দেবেন?
# 526bd69d
admin-deposits-refunds = টাকা ওয়ালেট থেকে কাটা হবে, তাই সেখানে যথেষ্ট থাকতে হবে। এটি আর ফেরানো যায় না।
# 45605331
admin-deposits-refunds-stars = টাকা ওয়ালেট থেকে কাটা হবে, তাই সেখানে যথেষ্ট থাকতে হবে; আর { $stars } প্রেরকের কাছে ফেরত যাবে। এটি আর ফেরানো যায় না।
# 0be8a404
admin-deposits-charged-back = ↩️ পেমেন্ট সার্ভিস { $name }-এর টাকা আগেই ফিরিয়ে নিয়েছিল, তাই ওয়ালেট থেকে { $amount } কাটা হয়েছে। এর কিছু খরচ হয়ে থাকলে সেটুকু অ্যাকাউন্টের দেনা।
# 4b4045d6
admin-deposits-refunded = ↩️ { $name }-কে { $amount } ফেরত দেওয়া হয়েছে।
# d2802be5
admin-deposits-refunding = ↩️ { $name }-এর ওয়ালেট থেকে { $amount } কাটা হয়েছে। পেমেন্ট সার্ভিস এখনো ফেরত নিশ্চিত করেনি; আমি খোঁজ নিতে থাকব।
# 06f1bbe7
admin-deposits-cannot-refund = এই রিচার্জের টাকা এখান থেকে ফেরত দেওয়া যায় না, বা আর যায় না। এখন এর বর্তমান অবস্থা দেখছেন।
# 5d67333e
admin-deposits-not-pending = এই রিচার্জ আর সিদ্ধান্তের অপেক্ষায় নেই। এখন এর বর্তমান অবস্থা দেখছেন।
# 41a9bdbe
admin-deposits-reject-reasons-absent = টাকা আসেনি
# 4e03d53f
admin-deposits-reject-reasons-amount = পরিমাণ ভুল
# 8957ad3d
admin-deposits-reject-reasons-unreadable = রসিদ পড়া যাচ্ছে না
# 52a76f98
admin-deposits-refund-reasons-asked = আপনার অনুরোধে
# 3d3f3f5a
admin-deposits-refund-reasons-twice = দুবার টাকা দেওয়া হয়েছে

## log

# aa73330e
admin-log-kinds-all = সব
# e1c5f015
admin-log-kinds-money = টাকা
# ccf3c337
admin-log-kinds-orders = অর্ডার
# d9cebd30
admin-log-kinds-goods = পণ্য
# 3bf6da2d
admin-log-kinds-people = মানুষ
# 53e6471c
admin-log-kinds-service = সেবা
# edc72ae0
admin-log-actor-admin = অ্যাডমিন { $who }
# 3fe4edce
admin-log-actor-holder = মালিক { $who }
# bfe15b66
admin-log-actor-operator = অপারেটর
# 7316aeea
admin-log-actor-service = সার্ভিস
# df310cff
admin-log-action-account =
    .open = অ্যাকাউন্ট খোলা হয়েছে
    .credit = ওয়ালেটে ক্রেডিট
    .debit = ওয়ালেট থেকে ডেবিট
    .ban = অ্যাকাউন্ট নিষিদ্ধ
    .unban = নিষেধ তোলা হয়েছে
    .restrict = অ্যাকাউন্ট সীমিত
    .unrestrict = সীমা তোলা হয়েছে
    .note = নোট যোগ হয়েছে
    .note_removed = নোট মুছেছে
    .move_order = অ্যাকাউন্ট স্থানান্তর ঠিক করা হয়েছে
    .moved = অ্যাকাউন্ট স্থানান্তর হয়েছে
    .move_declined = অ্যাকাউন্ট স্থানান্তর নাকচ হয়েছে
    .move_stopped = অ্যাকাউন্ট স্থানান্তর থামানো হয়েছে
    .move_cancelled = অ্যাকাউন্ট স্থানান্তর বাতিল হয়েছে
    .move_refused = অ্যাকাউন্ট স্থানান্তর সম্ভব হয়নি
# 450b0e32
admin-log-action-allowlist =
    .add = ঠিকানার অনুমতি দেওয়া হয়েছে
    .remove = ঠিকানার অনুমতি সরানো হয়েছে
    .clear = সব ঠিকানার অনুমতি দেওয়া হয়েছে
# b04d3c95
admin-log-action-api =
    .enable = API চালু
    .disable = API বন্ধ
    .allow = API অ্যাক্সেসের অনুমতি দেওয়া হয়েছে
    .forbid = API অ্যাক্সেস বন্ধ করা হয়েছে
# 200bb4e1
admin-log-action-approval =
    .ask = দ্বিতীয় ব্যক্তি চাওয়া হয়েছে
    .confirm = দ্বিতীয় ব্যক্তি নিশ্চিত করেছেন
    .decline = যাতে দ্বিতীয় ব্যক্তি লাগত, তা নাকচ হয়েছে
# 50560cac
admin-log-action-broadcast =
    .start = খবর পাঠানো হয়েছে
    .stop = খবর পাঠানো থামানো হয়েছে
# 43138b13
admin-log-action-catalog =
    .import = ক্যাটালগ ইমপোর্ট
    .routing = সাপ্লায়ার বাছাই বদলেছে
    .sheet = স্প্রেডশিট ইমপোর্ট
# 2426e1d0
admin-log-action-claim =
    .open = সমস্যা জানানো হয়েছে
    .withdraw = অভিযোগ তুলে নেওয়া হয়েছে
    .replace = কোড বদলানো হয়েছে
    .refund = সমস্যার জন্য রিফান্ড
    .refuse = অভিযোগ গ্রহণ করা হয়নি
# c0780f1e
admin-log-action-codes =
    .encrypt = কোড এনক্রিপ্ট করা হয়েছে
    .rotate = নতুন কী দিয়ে কোড এনক্রিপ্ট
# 00b86ad4
admin-log-action-deposit =
    .approve = রিচার্জ অনুমোদন
    .reject = রিচার্জ গ্রহণ করা হয়নি
    .credit = রিচার্জ জমা হয়েছে
    .charge_back = রিচার্জের টাকা ফিরিয়ে নেওয়া হয়েছে
    .paid_back = পেমেন্ট সার্ভিস রিচার্জের টাকা ফেরত দিয়েছে
    .refund = রিচার্জের টাকা ফেরত শুরু
    .refund_done = রিচার্জের টাকা ফেরত হয়েছে
    .refund_refused = রিচার্জের টাকা ফেরত হয়নি
# d75f0e87
admin-log-action-guard =
    .on = নতুন ঠিকানার প্রশ্ন চালু
    .off = নতুন ঠিকানার প্রশ্ন বন্ধ
    .allow = নতুন ঠিকানার অনুমতি
    .forget = চেনা ঠিকানা সরানো হয়েছে
# 229ac9dc
admin-log-action-incident =
    .cancel = না-পাঠানো অর্ডার বাতিল
    .move = অর্ডার অন্য সাপ্লায়ারের কাছে পাঠানো
    .tell = গ্রাহকদের দেরির কথা জানানো
# 4555d9e5
admin-log-action-key =
    .create = API কী তৈরি
    .rotate = API কী বদল
    .change = API কী-র সেটিং বদল
    .revoke = API কী বাতিল
# 231e195e
admin-log-action-line =
    .status = লাইন থামানো বা চালু
# d5aebbd3
admin-log-action-order =
    .complete = অর্ডার সম্পন্ন
    .cancel = অর্ডার বাতিল
    .take = হাতে করার জন্য অর্ডার নেওয়া হয়েছে
    .leave = অর্ডার ছেড়ে দেওয়া হয়েছে
    .show_codes = অর্ডারের কোড দেখা হয়েছে
# edd5fb12
admin-log-action-payment =
    .unmatched = রিচার্জ ছাড়া পেমেন্ট
    .assign = পেমেন্ট জমা করা হয়েছে
    .return = পেমেন্ট ফেরত দেওয়া হয়েছে
# a5567057
admin-log-action-pricing =
    .accept = নতুন খরচ মানা হয়েছে
    .margin = মার্জিন বদলেছে
    .mode = পণ্যের দামের ধরন বদলেছে
    .reprice = দাম আবার হিসাব হয়েছে
    .rounding = দামের রাউন্ডিং বদলেছে
# ba9f0af3
admin-log-action-product =
    .change = পণ্য বদল
    .cost = পণ্যের খরচ বদল
# bf57141c
admin-log-action-service =
    .backup = ব্যাকআপ নেওয়া হয়েছে
    .export = তথ্য এক্সপোর্ট
    .restore = ব্যাকআপ থেকে ফেরানো হয়েছে
    .move = ডেটাবেস সরানো হয়েছে
# 06c55e50
admin-log-action-settings =
    .change = সেটিং বদল
# 700f1b60
admin-log-action-shop =
    .allow = শপের অনুমতি দেওয়া হয়েছে
    .forbid = শপ বন্ধ করা হয়েছে
# 7f8b0f88
admin-log-action-stock =
    .add = কোড যোগ
    .remove = কোড সরানো হয়েছে
    .release = কোড আবার বিক্রিতে
    .discard = কোড হিসাব থেকে বাদ
# bdc9b4e8
admin-log-action-supplier =
    .set = সরবরাহকারীর সেটিং বদলেছে
    .map = পণ্য সরবরাহকারীর আইটেমের সঙ্গে মেলানো হয়েছে
    .sync = সরবরাহকারীর মূল্যতালিকা নেওয়া হয়েছে
# 62a4dcef
admin-log-action-team =
    .role = ভূমিকা বদলেছে
# 6a613de8
admin-log-action-test =
    .open = টেস্ট অ্যাকাউন্ট খোলা হয়েছে
# 759c9fff
admin-log-action-tier =
    .add = স্তর যোগ হয়েছে
    .assign = অ্যাকাউন্টের স্তর বদলেছে
    .discount = স্তরের ছাড় বদলেছে
    .remove = স্তর মুছেছে
    .rename = স্তরের নাম বদলেছে
# d360b008
admin-log-action-transfer =
    .add = টাকা দেওয়ার মাধ্যম যোগ
    .change = টাকা দেওয়ার মাধ্যম বদল
    .remove = টাকা দেওয়ার মাধ্যম সরানো হয়েছে
# d293aeb5
admin-log-action-webhook =
    .add = Webhook যোগ
    .remove = Webhook সরানো হয়েছে
    .rotate = Webhook-এর সিক্রেট বদল
    .on = Webhook চালু
    .off = Webhook বন্ধ
    .types = Webhook-এর ইভেন্ট বদল
    .resend = ইভেন্ট আবার পাঠানো হয়েছে

## money

# f705da5c
admin-money-usage-credit = /credit, একটি আইডি বা @name, USD-তে পরিমাণ ও একটি নোট লিখুন: /credit @ada 25 উপহার
# 500d786e
admin-money-usage-debit = /debit, একটি আইডি বা @name, USD-তে পরিমাণ ও একটি নোট লিখুন: /debit @ada 25 দুবার জমা হয়েছিল
# 952db1b7
admin-money-how-much-credit = ➕ কত যোগ করবেন?
# 7004f7cf
admin-money-how-much-debit = ➖ কত কাটবেন?
# 7a2508d4
admin-money-ask-amount-credit = USD-তে পরিমাণ ও একটি নোট লিখুন, যেমন <code>25 উপহার</code>। নোটটি লেনদেনে লেখা থাকবে, আর তাঁকে মেসেজে জানানো হবে। কিছু করার আগে আপনাকে জিজ্ঞেস করব।
# 8658152f
admin-money-ask-amount-debit = USD-তে পরিমাণ ও একটি নোট লিখুন, যেমন <code>25 দুবার জমা হয়েছিল</code>। নোটটি লেনদেনে লেখা থাকবে, আর তাঁকে মেসেজে জানানো হবে। কিছু করার আগে আপনাকে জিজ্ঞেস করব।
# 53e4bdf9
admin-money-balance = ব্যালেন্স
# c40f6617
admin-money-owes = দেনা
# ba0c7fde
admin-money-note = নোট
# dbb90df2
admin-money-confirm-credit = ➕ { $name }-এর ওয়ালেটে { $amount } যোগ করবেন?
# 67a6fea9
admin-money-confirm-debit = ➖ { $name }-এর ওয়ালেট থেকে { $amount } কাটবেন?
# 90eca312
admin-money-get-message = নোটসহ তাঁকে মেসেজ পাঠানো হবে।
# f3bee521
admin-money-yes-credit = ➕ হ্যাঁ, { $amount } যোগ করুন
# ec622e7d
admin-money-yes-debit = ➖ হ্যাঁ, { $amount } কাটুন
# 83e80363
admin-money-ask-note = কীসের জন্য? একটি নোট লিখুন: নোটটি লেনদেনে লেখা থাকবে, আর তাঁকে মেসেজে জানানো হবে।
# eca2f3f6
admin-money-done-credit = ➕ { $name }-এর ওয়ালেটে { $amount } যোগ হয়েছে।
# 793e6c92
admin-money-done-debit = ➖ { $name }-এর ওয়ালেট থেকে { $amount } কাটা হয়েছে।

## moves

# ce9c2883
admin-moves-title = 📲 অ্যাকাউন্ট স্থানান্তর
# 674e442b
admin-moves-waits = 📲 { $count }টি অ্যাকাউন্ট স্থানান্তরের অপেক্ষায়: প্যানেলে “গ্রাহক” দেখুন
# 4529a4cb
admin-moves-wait = এটি 24 ঘণ্টা পরে হবে। এখনকার মালিক এখনই মেসেজ পাবেন, আর থামাতে পারবেন।
# 1a967d31
admin-moves-done = 24 ঘণ্টা পরে স্থানান্তর হবে। দুজনেই মেসেজ পাবেন।
# 3140f9fc
admin-moves-state-open = অপেক্ষায়
# 0af8f639
admin-moves-state-moved = হয়ে গেছে
# 920a87f6
admin-moves-state-declined = নতুন মালিক রাজি হননি
# 79de8a98
admin-moves-state-stopped = মালিক থামিয়েছেন
# 8b9496d9
admin-moves-state-cancelled = বাতিল
# 804fb921
admin-moves-state-refused = আর সম্ভব নয়
# ae22af5f
admin-moves-status = অবস্থা
# ff78fc52
admin-moves-from = কার কাছ থেকে
# 62c19d33
admin-moves-to = কার কাছে
# 747ef23b
admin-moves-at = কখন
# 5bab18e0
admin-moves-reason = কারণ
# b3781c9e
admin-moves-asked = কে ঠিক করেছেন
# 183f7038
admin-moves-why = কেন
# e5d0d7ca
admin-moves-moved-from = { $time }-এ স্থানান্তর হয়েছে, আগে Telegram আইডি { $id }-এর ছিল
# aeec6ae4
admin-moves-moved-to = এই ব্যক্তির আগের অ্যাকাউন্ট { $time }-এ Telegram আইডি { $id }-এর কাছে গেছে

## notes

# a96dc151
admin-notes-removed = নোটটি মুছে গেছে।

## payments

# 56284d4e
admin-payments-waits = { $count }টি পেমেন্টের কোনো রিচার্জ নেই: { panel-inbox } দেখুন
# eca334c6
admin-payments-one = ❓ রিচার্জ ছাড়া একটি পেমেন্ট
# e6ae1c87
admin-payments-paid = দেওয়া হয়েছে
# 8129fffb
admin-payments-unknown = জানা নেই
# 795f61b6
admin-payments-for = কীসের জন্য
# 5e173294
admin-payments-payer = দিয়েছেন
# 2bada104
admin-payments-payment = পেমেন্ট
# 3726c2e6
admin-payments-arrived = এসেছে
# ae22af5f
admin-payments-status-label = অবস্থা
# 188f16d6
admin-payments-decided-by = সিদ্ধান্ত নিয়েছেন
# 5bab18e0
admin-payments-reason = কারণ
# 44bd3375
admin-payments-status-open = 🔎 সিদ্ধান্তের অপেক্ষায়
# d1d9745f
admin-payments-status-assigned = ✅ জমা হয়েছে
# 4b3a54a4
admin-payments-status-returning = ↩️ ফেরত যাচ্ছে
# a2f6d494
admin-payments-status-returned = ↩️ ফেরত দেওয়া হয়েছে
# be1455ed
admin-payments-find = কার টাকা খুঁজে বের করে জমা করুন, অথবা ফেরত দিন।
# 731e52d7
admin-payments-twice = { $reference } রিচার্জ আগেই জমা হয়েছে: এটি দ্বিতীয় পেমেন্ট।
# f74c0327
admin-payments-assign-to = ✅ { $reference }-এ
# 4ae7b458
admin-payments-assign = ✅ জমা করুন
# 65328967
admin-payments-give-back = ↩️ ফেরত দিন
# 4aa5002e
admin-payments-confirm =
    <b>{ $name }-এর ওয়ালেটে { $amount } জমা করবেন?</b>
    
    টাকা ওয়ালেটে যাবে, আর তাঁকে মেসেজ পাঠানো হবে।
# 80394d76
admin-payments-yes = ✅ হ্যাঁ, জমা করুন
# 1c820ff0
admin-payments-done = ✅ { $name }-এর ওয়ালেটে { $amount } জমা হয়েছে।
# 04e107c1
admin-payments-by-service = পেমেন্ট সার্ভিস টাকা প্রেরককে ফেরত দেবে। কারণটি লিখুন।
# 4376850d
admin-payments-by-hand = আগে পেমেন্ট সার্ভিসে টাকা ফেরত দিন। তারপর এখানে কারণ লিখুন, পেমেন্টটি ফেরত হিসেবে চিহ্নিত হবে।
# 969f07f0
admin-payments-gone = ↩️ পেমেন্টটি ফেরত দেওয়া হয়েছে।
# 425b86ed
admin-payments-not-yet = ↩️ পেমেন্ট সার্ভিস এখনো নিশ্চিত করেনি। পরে আবার “ফেরত দিন” চাপুন।

## standing

# 30b358f2
admin-standing-usage-ban = /ban, একটি আইডি বা @name, আর চাইলে কারণ লিখুন: /ban @ada চুরি করা কার্ড
# 1e452cda
admin-standing-usage-unban = /unban ও একটি আইডি বা @name লিখুন, পরে আর কিছু নয়।
# 68109c0c
admin-standing-usage-restrict = /restrict, একটি আইডি বা @name, কত সময়, আর চাইলে কারণ লিখুন: /restrict @ada 2h বারবার টাকা ফিরিয়ে নেওয়া। সময় লিখুন এভাবে: 30m, 2h বা 7d।
# 65925cb6
admin-standing-usage-unrestrict = /unrestrict ও একটি আইডি বা @name লিখুন, পরে আর কিছু নয়।
# 34920a01
admin-standing-usage-apioff = /apioff, একটি আইডি বা @name, আর চাইলে কারণ লিখুন: /apioff @ada অনেক ভুল রিকোয়েস্ট
# 3b359189
admin-standing-usage-apion = /apion ও একটি আইডি বা @name লিখুন, পরে আর কিছু নয়।
# e641e59b
admin-standing-usage-shopoff = /shopoff, একটি আইডি বা @name, আর চাইলে কারণ লিখুন: /shopoff @ada শুধু API
# 00f38b28
admin-standing-usage-shopon = /shopon ও একটি আইডি বা @name লিখুন, পরে আর কিছু নয়।
# a91727ad
admin-standing-not-for-admins-ban = { $name } একজন অ্যাডমিন, তাই নিষিদ্ধ করা যায় না: আগে প্যানেলের “সার্ভিস” পাতায় তাঁর ভূমিকা তুলে নিন বা ADMIN_IDS থেকে সরান।
# 72468b4a
admin-standing-not-for-admins-restrict = { $name } একজন অ্যাডমিন, তাই সীমিত করা যায় না: আগে প্যানেলের “সার্ভিস” পাতায় তাঁর ভূমিকা তুলে নিন বা ADMIN_IDS থেকে সরান।
# 81c34cb4
admin-standing-how-long = 🟠 কত সময়ের জন্য সীমিত করবেন?
# fca28b0e
admin-standing-ask-time = সেই সময় পর্যন্ত তিনি বট ও API ব্যবহার করতে পারবেন না; তারপর সীমা নিজে থেকেই উঠে যাবে। একটি সময়ে চাপুন, অথবা কারণসহ লিখুন, যেমন 2h বারবার টাকা ফিরিয়ে নেওয়া।
# 84950242
admin-standing-effect-ban = আপনি নিষেধ না তোলা পর্যন্ত তিনি বট ও API ব্যবহার করতে পারবেন না।
# 1a38894c
admin-standing-effect-restrict = সেই সময় পর্যন্ত তিনি বট ও API ব্যবহার করতে পারবেন না।
# 171c355c
admin-standing-effect-apioff = তাঁর প্রোগ্রামের রিকোয়েস্ট সঙ্গে সঙ্গে বন্ধ হবে, আর নিজে API চালু করতে পারবেন না।
# bc2c5830
admin-standing-effect-shopoff = চ্যাট থেকে আর কিনতে পারবেন না। তাঁর API অ্যাক্সেস যেমন আছে থাকবে।
# 4b39f86c
admin-standing-orders-continue = প্রক্রিয়াধীন অর্ডার চলতে থাকবে, ব্যালেন্সও ঠিক থাকবে।
# e6b1cfff
admin-standing-ask-reason = কারণটি লিখুন, তিনি সেটি দেখবেন।
# d0486412
admin-standing-confirm-ban = ⛔ { $name }-কে নিষিদ্ধ করবেন?
# e856d509
admin-standing-confirm-restrict = 🟠 { $name }-কে { $until } পর্যন্ত সীমিত করবেন?
# 1a8c287b
admin-standing-confirm-apioff = ⚪️ { $name }-এর API বন্ধ করবেন?
# 697398f5
admin-standing-confirm-shopoff = ⚪️ { $name }-এর জন্য চ্যাটের শপ বন্ধ করবেন?
# 5bab18e0
admin-standing-reason = কারণ
# be5c9dda
admin-standing-no-reason = নেই
# 53e4bdf9
admin-standing-balance = ব্যালেন্স
# 712a0fd1
admin-standing-replaces = ⚠️ { $until } পর্যন্ত যে সীমা ছিল, এটি তার বদলে বসবে।
# f19a596d
admin-standing-get-message = তাঁকে মেসেজ পাঠানো হবে।
# 368e909c
admin-standing-get-reason = কারণসহ তাঁকে মেসেজ পাঠানো হবে।
# 0eca0847
admin-standing-yes-ban = ⛔ হ্যাঁ, নিষিদ্ধ করুন
# 0f031eb7
admin-standing-yes-restrict = 🟠 হ্যাঁ, সীমিত করুন
# ce40e9b7
admin-standing-yes-apioff = ⚪️ হ্যাঁ, বন্ধ করুন
# ce40e9b7
admin-standing-yes-shopoff = ⚪️ হ্যাঁ, বন্ধ করুন
# b5d031b0
admin-standing-time-is-over = কিছুই বদলায়নি: সেই সময় পেরিয়ে গেছে।
# 920dc4a3
admin-standing-did-ban = ⛔ { $name }-কে নিষিদ্ধ করা হয়েছে।
# e3f7f7ad
admin-standing-did-unban = 🟢 { $name } আর নিষিদ্ধ নন।
# 54a9c178
admin-standing-did-restrict = 🟠 { $name }-কে { $until } পর্যন্ত সীমিত করা হয়েছে।
# 05a25527
admin-standing-did-unrestrict = 🟢 { $name }-এর ওপর আর সীমা নেই।
# 9c26615c
admin-standing-did-apioff = ⚪️ { $name }-এর API অ্যাক্সেস বন্ধ করা হয়েছে।
# b0ff74a5
admin-standing-did-apion = 🟢 { $name }-কে API অ্যাক্সেসের অনুমতি আবার দেওয়া হয়েছে।
# 1a1c8a5b
admin-standing-did-shopoff = ⚪️ { $name }-এর জন্য চ্যাটের শপ বন্ধ করা হয়েছে।
# 0880a171
admin-standing-did-shopon = 🟢 { $name } চ্যাট থেকে আবার কিনতে পারবেন।
# 8795bd0f
admin-standing-because = কারণ: { $reason }
# a89306a1
admin-standing-has-blocked = তিনি বটকে ব্লক করে রেখেছেন, তাই মেসেজ পাবেন না।
# f6d1b957
admin-standing-already-ban = কিছুই বদলায়নি: { $name } আগে থেকেই নিষিদ্ধ ({ $since } থেকে)।
# d1fbea72
admin-standing-already-unban = কিছুই বদলায়নি: { $name } নিষিদ্ধ নন।
# 4733a819
admin-standing-already-restrict = কিছুই বদলায়নি: { $name }-কে আগে থেকেই { $until } পর্যন্ত সীমিত করা আছে। বদলাতে অন্য সময় দিয়ে /restrict লিখুন।
# df45bec5
admin-standing-already-unrestrict = কিছুই বদলায়নি: { $name }-এর ওপর কোনো সীমা নেই।
# 399cd625
admin-standing-already-apioff = কিছুই বদলায়নি: { $name }-এর API অ্যাক্সেস আগে থেকেই বন্ধ।
# 6baf89ed
admin-standing-already-apion = কিছুই বদলায়নি: কোনো অ্যাডমিন { $name }-এর API বন্ধ করেননি।
# fb56ae50
admin-standing-already-shopoff = কিছুই বদলায়নি: { $name }-এর জন্য শপ আগে থেকেই বন্ধ।
# 25aeefe9
admin-standing-already-shopon = কিছুই বদলায়নি: { $name } আগে থেকেই চ্যাট থেকে কিনতে পারেন।
# eb6e0380
admin-standing-still-restricted = { $until } পর্যন্ত সীমা থাকবে।
# 4a9b14c8
admin-standing-still-banned = তিনি নিষিদ্ধই থাকবেন।
# 8b4ae5e7
admin-standing-still-off = তবে মালিক নিজেই API বন্ধ রেখেছেন।

## undo

# 9f071b85
admin-undo-button = ↩️ ফিরিয়ে নিন
# 8d642d45
admin-undo-ask = এটি ফিরিয়ে নেবেন?
# 293d159e
admin-undo-taken-back = ↩️ { $name }-এর ওয়ালেট থেকে { $amount } ফিরিয়ে নেওয়া হয়েছে।
# 306af361
admin-undo-given-back = ↩️ { $name }-এর ওয়ালেটে { $amount } ফিরিয়ে দেওয়া হয়েছে।

## team

# 7b30731d
admin-team-roles-manager = ম্যানেজার
# 15e0dccb
admin-team-roles-finance = হিসাব
# d7242338
admin-team-roles-support = সহায়তা
# 8610a62b
admin-team-roles-stock = স্টক
# 9591492b
admin-team-rights-accounts = অ্যাকাউন্ট খোঁজা
# 0c02bd78
admin-team-rights-standing = নিষেধ ও সীমা
# a8fa3e5a
admin-team-rights-money = ওয়ালেটে যোগ ও বাদ
# 81e57ee9
admin-team-rights-deposits = টপ-আপ ও পেমেন্ট
# 8ce8ba6d
admin-team-rights-orders = সব অর্ডার ও সরবরাহকারী
# 9355371f
admin-team-rights-claims = অর্ডারের সমস্যা
# cc52a992
admin-team-rights-stock = কোড
# 066820a5
admin-team-rights-broadcast = অনেকের জন্য খবর
# e7cbfb1b
admin-team-rights-approvals = দ্বিতীয় ব্যক্তি হিসেবে নিশ্চিত করা
# 55c6987b
admin-team-rights-catalog = ক্যাটালগ ও দাম
# c7cff957
admin-team-rights-reports = বিক্রি, হিসাব ও এক্সপোর্ট
# ef5d8bbf
admin-team-rights-settings = সুইচ ও টাকা দেওয়ার মাধ্যম
# b55898c7
admin-team-rights-log = লগ
# 4f9e8347
admin-team-rights-backup = ব্যাকআপ
# 56ed5392
admin-team-rights-move = অ্যাকাউন্ট স্থানান্তর
# 2c48bcde
admin-team-rights-team = দল
# d4ccdbfb
admin-team-removed = { $name }-এর আর ভূমিকা নেই।
# dd2fbdfb
admin-team-not-yours = আপনার ভূমিকায় এটি করা যায় না। একজন মালিককে বলুন।
# 228b982a
admin-team-your-role = আপনি এখন দলে আছেন: { $role }। আপনি পারেন: { $rights }।
# 66e55dd1
admin-team-your-role-ended = আপনি আর দলে নেই।

## orders

# c5325549
admin-orders-account = 👤 অ্যাকাউন্ট

## order

# 8fadfee2
admin-order-usage = /order ও একটি আইডি লিখুন, যেমন /order API-GMA-7Q2M9XK4-0T8ZPD। অর্ডারের অন্য কিছু জানা থাকলে /find দিয়ে খুঁজুন।
# 3bfeb44e
admin-order-is-test = 🧪 টেস্ট: টেস্ট ব্যালেন্স দিয়ে কেনা, কোনো সাপ্লায়ারের কাছে যায় না।
# aee47289
admin-order-lookup-title = 🔎 যাচাই: { $path }
# ae22af5f
admin-order-labels-status = অবস্থা
# 5bab18e0
admin-order-labels-reason = কারণ
# bdc1e180
admin-order-labels-account = অ্যাকাউন্ট
# b50bd35c
admin-order-labels-key = API কী
# 95c7ae9d
admin-order-labels-idempotency-key = Idempotency কী
# d89879e6
admin-order-labels-product = পণ্য
# ff89d4b3
admin-order-labels-amount = দাম
# 5d5df79a
admin-order-labels-cost = খরচ
# 7f53e279
admin-order-labels-paid-back = ফেরত
# e59f36ff
admin-order-labels-profit = লাভ
# 1e574ae2
admin-order-labels-fee = ফি
# 1e04c9a0
admin-order-labels-supplier = সাপ্লায়ার
# aa033950
admin-order-labels-item = তাদের পণ্য
# 3f9d2a4f
admin-order-labels-their-order = তাদের অর্ডার
# fb6d8032
admin-order-labels-next = পরের সাপ্লায়ার
# 78a85e7b
admin-order-labels-codes = কোড
# 31cc833b
admin-order-labels-attempts = চেষ্টা
# e7816fed
admin-order-labels-next-attempt = পরের চেষ্টা
# 1ccb853e
admin-order-labels-known = সাপ্লায়ার জানে
# e3b8ecaf
admin-order-labels-result = ফলাফল
# d063ae9d
admin-order-fee-returned = ফেরত দেওয়া হয়েছে
# db144410
admin-order-amount-for = { $amount } ({ $pieces }টি)
# 1482b487
admin-order-codes-use-voucher = সাপ্লায়ারের জন্য ভাউচার
# a2fe98af
admin-order-perhaps-known = হয়তো
# e5565875
admin-order-not-known = না
# 3158e3a1
admin-order-complete = ✅ হাতে সম্পন্ন করুন
# 37122509
admin-order-cancel = ↩️ বাতিল ও টাকা ফেরত
# 9f85c75c
admin-order-refund = ↩️ টাকা ফেরত…
# 23e2b579
admin-order-replace-codes = 🎟 কোড বদলান…
# 51bf5e43
admin-order-no-codes = এতে কোনো কোড নেই।
# 4c2c0863
admin-order-codes-of = { $id } অর্ডারের { $count }টি কোড। আপনি দেখেছেন, তা লগে লেখা থাকবে।
# 03a78758
admin-order-confirm-cancel =
    <b>অর্ডারটি বাতিল করে টাকা ফেরত দেবেন?</b>
    
    { $id }: { $amount } ওয়ালেটে ফেরত যাবে।
# e367cd02
admin-order-voucher-back = এর ভাউচার স্টকে ফেরত যাবে।
# 19b0466f
admin-order-voucher-aside = ব্যবহার হয়েছে কি না না জানা পর্যন্ত এর ভাউচার আলাদা রাখা থাকবে।
# 24db8c5e
admin-order-only-if-certain = অর্ডারটি হয়নি এবং হবেও না—এটা নিশ্চিত হলে তবেই বাতিল করুন।
# c2d50302
admin-order-supplier-may-have = ⚠️ অর্ডারটি সাপ্লায়ারের কাছে থাকতে পারে। আগে তাদের জিজ্ঞেস করুন।
# 0cd7e877
admin-order-why-cancel = কেন বাতিল করছেন? আপনার উত্তর রিসেলার { $error }-এ পাবেন।
# ca0c1ce2
admin-order-type-reason = ✏️ অন্য কারণ
# a0aa97cd
admin-order-ask-reason = কেন বাতিল হচ্ছে?
# d331e412
admin-order-about-reason = কারণটি লিখুন, রিসেলার সেটি দেখবেন। এরপর অর্ডার বাতিল হয়ে টাকা ফেরত যাবে।
# 08d12806
admin-order-confirm-complete =
    <b>অর্ডারটি হাতে সম্পন্ন করবেন?</b>
    
    { $id }: প্লেয়ার পেয়ে গেছেন—এটা নিশ্চিত হলে তবেই করুন। অর্ডারের দাম কাটাই থাকবে। অর্ডারটি কোনো সাপ্লায়ারের কাছে থাকলে এবং তারা অন্য কথা বললে আপনাকে জানাব।
# 7640f354
admin-order-complete-now = ✅ হ্যাঁ, সম্পন্ন করুন
# 120fc29b
admin-order-cancelled = বাতিল হয়েছে, { $amount } ওয়ালেটে ফেরত গেছে।
# 66a18308
admin-order-completed = হাতে সম্পন্ন করা হয়েছে।

## calls

# 60e10dc6
admin-calls-what-place = অর্ডার
# cafbf6a1
admin-calls-what-check = খোঁজ
# 327393aa
admin-calls-what-lookup = যাচাই
# 065bd443
admin-calls-what-checkLookup = যাচাইয়ের খোঁজ
# 0a694b23
admin-calls-outcome-completed = সম্পন্ন
# df1be0a2
admin-calls-outcome-processing = প্রক্রিয়াধীন
# 8ed91fbf
admin-calls-outcome-failed = ব্যর্থ
# 9626df90
admin-calls-outcome-declined = নেয়নি
# f69bad17
admin-calls-outcome-absent = পাওয়া যায়নি
# 7e15cadb
admin-calls-outcome-not_sent = পাঠানো হয়নি
# e0b446b6
admin-calls-outcome-unknown = অজানা
# 326954cd
admin-calls-no-answer = এখনো উত্তর নেই

## tasks

# 45a5f8fa
admin-tasks-title = 🙋 হাতে করার কাজ
# 619a0643
admin-tasks-still-to-do = ⏰ এখনো হাতে করা বাকি
# 5bcb5906
admin-tasks-order = অর্ডার
# e75d359a
admin-tasks-placed = শুরু
# 1e1626ea
admin-tasks-taken-by = নিয়েছেন
# e6791d25
admin-tasks-you = আপনি
# 9e4f2098
admin-tasks-since = যখন থেকে
# 55b1654e
admin-tasks-take = 🙋 আমি নিচ্ছি
# f96237be
admin-tasks-done = ✅ হয়ে গেছে
# 21777ed0
admin-tasks-failed = ↩️ হলো না
# 15f6b4b1
admin-tasks-leave = ছেড়ে দিন
# 7786672e
admin-tasks-taken = অর্ডারটি এখন আপনার। অন্য অ্যাডমিনরা তা দেখতে পাচ্ছেন।
# f9eb38d3
admin-tasks-left = এখন যেকোনো অ্যাডমিন অর্ডারটি নিতে পারেন।
# 00aaf26c
admin-tasks-confirm-done =
    <b>প্লেয়ার কি পেয়ে গেছেন?</b>
    
    { $pack }, { $id }: অর্ডারটি সম্পন্ন হবে, আর এর { $amount } কাটাই থাকবে।
# 51b92184
admin-tasks-done-now = ✅ হ্যাঁ, হয়ে গেছে
# f5db8cb3
admin-tasks-taken-by-other = ⚠️ অর্ডারটি অন্য একজন অ্যাডমিন নিয়েছেন। আগে তাঁকে জিজ্ঞেস করুন।

## delivery

# da1ab830
admin-delivery-ask =
    <b>{ $count }টি কোড পাঠান</b>
    
    { $pack }, { $id }। প্রতি লাইনে একটি কোড পাঠান, লেখা বা .txt ফাইল হিসেবে। পাঠালেই অর্ডার সম্পন্ন হবে, আর রিসেলার সঙ্গে সঙ্গে কোড পাবেন।
# 5fe2bcea
admin-delivery-wanted = কোডগুলো পাঠান, প্রতি লাইনে একটি করে, লেখা বা .txt ফাইল হিসেবে।
# 5ba81b70
admin-delivery-too-long = এত বড় লেখা Telegram হয়তো কেটে ভাগ করেছে। কোডগুলো .txt ফাইল হিসেবে পাঠান।

## stuck

# 6a6ade37
admin-stuck-why-unknown = কী হয়েছে জানা যায়নি
# a46179aa
admin-stuck-why-not_sent = এখনো কোনো সাপ্লায়ারের কাছে যায়নি
# 14ff3bb6
admin-stuck-why-in_progress = সাপ্লায়ার কাজ করছে
# 611ba6fc
admin-stuck-why-person = একজনকে হাতে করতে হবে
# 3d5a9971
admin-stuck-attempts = { $count }টি চেষ্টা

## incidents

# a0083bb3
admin-incidents-worked = 🟢 সাপ্লায়ার { $who } আবার কাজ করছে।
# be6cd8c3
admin-incidents-quiet = ⚪ { $who }-এর গোলযোগ শেষ।
# 9e4f2098
admin-incidents-since = শুরু
# 847b167b
admin-incidents-lasts = কতক্ষণ
# 6ac7e158
admin-incidents-open = চলমান অর্ডার
# 95282d1f
admin-incidents-not-sent = ▫️ নিশ্চিতভাবে পাঠানো হয়নি
# 97668593
admin-incidents-unknown = ▫️ ফল অজানা
# 990d38e6
admin-incidents-at-work = ▫️ কাজ চলছে
# b0f8d14f
admin-incidents-worth = মোট মূল্য
# 856b75e5
admin-incidents-notified-at = গ্রাহকদের জানানো হয়েছে ({ $at })।
# 117ac5d7
admin-incidents-tried-again = কয়েক সেকেন্ড পরপর আবার চেষ্টা করা হয়। যেসব অর্ডারের ফল অজানা, ফল না জানা পর্যন্ত সেগুলোর খোঁজ নেওয়া হয়; এখান থেকে সেগুলো বদলানো যায় না।
# cbd987f9
admin-incidents-tried-next = পরের অর্ডারে আবার চেষ্টা হবে।
# 6d64ba4e
admin-incidents-over = যা এখনো চলমান, তা নিজে থেকেই এগোবে।
# 7d59c51a
admin-incidents-over-quiet = সেখানে কোনো চলমান অর্ডার নেই, আর গত { $span } কিছুই ব্যর্থ হয়নি। আবার কাজ করছে কি না, পরের অর্ডারে বোঝা যাবে।
# 349126b0
admin-incidents-cancel = ↩️ না-পাঠানো { $count }টি বাতিল
# 27579e67
admin-incidents-cancel-yes = ↩️ হ্যাঁ, বাতিল করে টাকা ফেরত দিন
# 19e27bc1
admin-incidents-confirm-cancel =
    { $who }-এর কাছে নিশ্চিতভাবে পৌঁছায়নি এমন { $count }টি অর্ডার বাতিল করে টাকা ফেরত দেবেন?
    
    প্রতিটি আবার দেখা হয়। এর মধ্যে কোনোটি পাঠানো হয়ে গেলে সেটি যেমন আছে তেমনই থাকে।
# c301f361
admin-incidents-cancelled = { $count }টি অর্ডার বাতিল করে টাকা ফেরত দেওয়া হয়েছে।
# 06f8769d
admin-incidents-move = ➡️ অন্য কোথাও পাঠান
# 2742c866
admin-incidents-where-to = { $count }টি অর্ডার কোথায় যাবে?
# 8526eb06
admin-incidents-nowhere = এসব পণ্যের আর কোনো সাপ্লায়ার নেই, বা যে দাম পাওয়া গেছে তার কমে কেউ দেয় না।
# 79a1df16
admin-incidents-about-targets = নামের পাশে লেখা, লোকসান ছাড়া কতটি নিতে পারে।
# 7a88b2d6
admin-incidents-to = ➡️ { $supplier } ({ $count })
# f72f6537
admin-incidents-moved = { $count }টি অর্ডার { $supplier }-এর কাছে পাঠানো হয়েছে।
# 57b11d42
admin-incidents-tell = 📣 গ্রাহকদের জানান ({ $count })
# f1188a9a
admin-incidents-tell-yes = 📣 হ্যাঁ, জানান
# fd1d1427
admin-incidents-confirm-tell = সেখানে যাঁদের চলমান অর্ডারের কথা এখনো জানানো হয়নি, এমন { $count } জনকে এটি পাঠাবেন?
# 771f8fad
admin-incidents-notified = { $count } জনকে জানানো হয়েছে।

## suppliers

# 4c19d692
admin-suppliers-not-set-up = এখানে সেট করা নেই
# 53e4bdf9
admin-suppliers-balance = ব্যালেন্স
# 8129fffb
admin-suppliers-balance-unknown = জানা নেই
# 6ac7e158
admin-suppliers-open-orders = চলমান অর্ডার
# 58d6c6de
admin-suppliers-faults = { $count }টি ব্যর্থ
# 5287ee86
admin-suppliers-no-calls = কোনো রিকোয়েস্ট নেই

## stock

# e50bffc3
admin-stock-title = 🎟 স্টক
# d595cf58
admin-stock-none = ক্যাটালগে স্টক থেকে বিক্রির কোনো পণ্য নেই।
# 71c91eaf
admin-stock-choose = কোড যোগ করতে বা দেখতে পণ্যে চাপুন।
# 9dd0d2e9
admin-stock-in-stock = স্টকে { $count }টি
# bfc2fa3b
admin-stock-ask = যোগ করার কোডগুলো পাঠান, প্রতি লাইনে একটি করে, লেখা বা .txt ফাইল হিসেবে। আপনার মেসেজটি মুছে দেব, আর যোগ করার আগে জিজ্ঞেস করব।
# dd5859f2
admin-stock-no-codes = এতে কোনো কোড পাইনি। প্রতি লাইনে একটি কোডসহ একটি ফাইল পাঠান, অথবা /cancel লিখুন।
# bb849e5f
admin-stock-too-many = একবারে সর্বোচ্চ { $max }টি লাইন নিতে পারি। কয়েকটি ফাইল পাঠান, অথবা কমান্ড লাইন ব্যবহার করুন।
# 0118ddb9
admin-stock-nothing-new = 🎟 যোগ করার কিছু নেই: সব কোড আগে থেকেই আছে
# b9a17b4d
admin-stock-confirm = 🎟 { $count }টি কোড যোগ করবেন?
# a82620d0
admin-stock-looks-like-codes = এগুলো কোড বলে মনে হচ্ছে, তাই আমি কোনোটিই রাখিনি। যোগ করতে আগে পণ্য বেছে নিন।
# dbede246
admin-stock-deleted = কোডসহ আপনার মেসেজটি মুছে দিয়েছি।
# 900adae6
admin-stock-not-deleted = ⚠️ কোডসহ আপনার মেসেজটি মুছতে পারিনি। আপনি নিজে মুছে ফেলুন।
# 2cc33e05
admin-stock-waits = “হ্যাঁ” না চাপলে কিছুই যোগ হবে না। এক ঘণ্টা সময় আছে।
# 7ede9b4b
admin-stock-code = কোড
# c0bf7f5f
admin-stock-first = প্রথম
# 26f1bb05
admin-stock-last = শেষ
# 52398f7b
admin-stock-characters = { $count }টি অক্ষর
# 8fa25934
admin-stock-characters-from = { $least } থেকে { $most }টি অক্ষর
# 0474cef3
admin-stock-with-spaces = ⚠️ { $count }টি লাইনে স্পেস আছে: এটি কি কোড?
# f548bfa9
admin-stock-unlike = ⚠️ { $count }টি লাইন অন্যগুলোর মতো দেখতে নয়:
# ca51656f
admin-stock-line = লাইন { $number }
# 5b905e2a
admin-stock-duplicates = একই কোড আগে থেকে আছে বলে যোগ হয়নি: { $count }টি
# 78f45987
admin-stock-in-stock-already = আগে থেকেই আছে
# 493597f4
admin-stock-same-as = লাইন { $line }-এর মতোই
# e064fc69
admin-stock-yes = ✅ হ্যাঁ, { $count }টি কোড যোগ করুন
# 14a6eef4
admin-stock-no = ✖️ না
# d429ffdf
admin-stock-dropped =
    <b>কিছুই যোগ হয়নি।</b>
    আপনার পাঠানো কোডগুলো আমার কাছে আর নেই।
# 82cc6472
admin-stock-added-before = এই কোডগুলো আগেই যোগ হয়েছে।
# f6490add
admin-stock-interrupted = { $count }টি কোড যোগ করার পর কাজ থেমে গিয়েছিল। বাকিগুলো যোগ করতে আবার “হ্যাঁ” চাপুন।
# f35871e4
admin-stock-added = 🎟 { $pid }-এ { $count }টি কোড যোগ হয়েছে।
# c3fe0779
admin-stock-none-left = 🎟 { $pid }-এর এই কোডগুলোর একটিও আর স্টকে নেই।
# 9d3d22af
admin-stock-now = এখন { $level }।
# 6570d285
admin-stock-ask-undo =
    <b>↩️ স্টক থেকে { $count }টি কোড তুলে নেবেন?</b>
    { $pid }-এ একসঙ্গে যোগ করা হয়েছিল, এখনো বিক্রি হয়নি। এখান থেকে মুছে যাবে, তবে আবার যোগ করতে পারবেন।
# 12a5617b
admin-stock-stay-taken = এর মধ্যে { $count }টি কোড আগেই বিক্রি হয়েছে বা আলাদা রাখা হয়েছে, সেগুলো তেমনই থাকবে।
# 36bab2a0
admin-stock-undone = ↩️ { $pid }-এর { $count }টি কোড স্টক থেকে তুলে নেওয়া হয়েছে।
# 1d7ba137
admin-stock-nothing-to-undo = এই কোডগুলোর একটিও আর অবিক্রীত নেই, তাই তুলে নেওয়ার কিছু নেই।
# afa2c5e0
admin-stock-no-unsold = কোনো অবিক্রীত কোড নেই।
# 92c37007
admin-stock-added-at = যোগ হয়েছে
# 407858f5
admin-stock-add-more = ➕ কোড যোগ করুন
# 67b80472
admin-stock-back = ‹ স্টক

## quarantine

# 6a49c9c9
admin-quarantine-choose = এই কোডগুলো হয়তো ব্যবহার হয়ে গেছে: এগুলোর অর্ডার বাতিল হয়েছে, অথবা ব্যাকআপ থেকে ফেরানো হয়েছে। খোঁজ নিয়ে আবার বিক্রিতে দিন, অথবা হিসাব থেকে বাদ দিন।
# 46800500
admin-quarantine-none = কোয়ারেন্টাইনে কোনো কোড নেই।
# 3c821df4
admin-quarantine-was-used = { $count ->
        [one] কোডটি কি ব্যবহার হয়েছে?
       *[other] এই { $count }টি কোড কি ব্যবহার হয়েছে?
    }
# 96d7aa9a
admin-quarantine-of-restore = { $product }: ব্যাকআপ থেকে ফেরানো হয়েছে। এই কোডগুলো সেই ব্যাকআপের পরে বিক্রি হয়ে থাকতে পারে ({ $order })।
# 7165abfc
admin-quarantine-of-order = এটি { $order } অর্ডারের ভাউচার ছিল। যেখানে কিনেছেন সেখানে খোঁজ নিন।
# 32b2551f
admin-quarantine-decided-release = আবার বিক্রিতে দেওয়া হয়েছে।
# 71b57c84
admin-quarantine-decided-discard = হিসাব থেকে বাদ দেওয়া হয়েছে।

## catalog

# e4f6e125
admin-catalog-line-summary = লাইন: নতুন { $added }টি, আগে থেকে আছে { $known }টি
# 90e4c6e3
admin-catalog-product-summary = পণ্য: নতুন { $added }টি, আগে থেকে আছে { $known }টি
# 132eb09a
admin-catalog-still-archived = আগে আর্কাইভ করা হয়েছিল, তাই বিক্রি হবে না: { $pids }। ফাইলে "status": "active" দিন, অথবা এখানে আবার চালু করুন।
# 46d3b2bb
admin-catalog-no-change = আগের কোনো পণ্য বদলাবে না।
# be5c9dda
admin-catalog-none = নেই
# 52725868
admin-catalog-of-its-line = এর লাইনেরগুলো
# 51d03b04
admin-catalog-imported-toast = ইমপোর্ট হয়েছে।

## lines

# ae22af5f
admin-lines-labels-status = অবস্থা
# 2fdf4948
admin-lines-labels-kind = ধরন
# e5e2e841
admin-lines-labels-suppliers = সাপ্লায়ার
# 55cf0d68
admin-lines-labels-line = লাইন
# 1df13cbc
admin-lines-labels-price = দাম
# 5d5df79a
admin-lines-labels-cost = খরচ
# b7c78745
admin-lines-labels-in-stock = স্টকে আছে
# 9f90b764
admin-lines-kind-topup = টপ-আপ
# f68d532e
admin-lines-kind-gamekey = গেম কী
# fe5a578e
admin-lines-kind-giftcard = গিফট কার্ড
# 822d2545
admin-lines-missing = ⚠️ এখানে সেট করা নেই: { $suppliers }। .env.example-এ SUPPLIERS দেখুন।
# 4b93132d
admin-lines-not-sold = ⚠️ বিক্রি হচ্ছে না, কারণ { $field }-এর প্যাটার্নে সমস্যা: { $problem }। ক্যাটালগ ফাইলে ঠিক করে আবার ইমপোর্ট করুন।
# 20d9b581
admin-lines-no-price = দাম নেই
# 8129fffb
admin-lines-no-cost = জানা নেই
# f8fefafc
admin-lines-is-now = { $name }: এখন { $status }।

## pricing

# 045451be
admin-pricing-margin-all = সব লাইনের মার্জিন
# 298ac654
admin-pricing-margin = মার্জিন
# 3ccc49fb
admin-pricing-for-everybody = সবার জন্য
# 937439b6
admin-pricing-no-margin = এখনো নেই
# 8e3b8e52
admin-pricing-same-as = { $margin }, উপরের মতো
# 22ea3e2d
admin-pricing-rounding = উপরের দিকে রাউন্ড
# 11be2d4f
admin-pricing-max-age = খরচ যতদিন ঠিক ধরা হয়
# 95149ff1
admin-pricing-days = { $count } দিন
# 3339d704
admin-pricing-for-ever = সব সময়
# 5d512608
admin-pricing-max-jump = খরচ বদলাতে পারে
# dafb6a1e
admin-pricing-any-amount = যত খুশি
# 79b36b73
admin-pricing-tiers = স্তর
# fda2fae5
admin-pricing-about-margins = যে লাইনের নিজের মার্জিন নেই, তার জন্য সব লাইনেরটি চলে। যে স্তরের মার্জিন নেই, সে সবার মতোই দাম দেয়।
# d84da476
admin-pricing-and-more = … এবং আরও { $count }টি।
# a0a5be54
admin-pricing-applied = হয়ে গেছে। পরের অর্ডার থেকে নতুন দাম চলবে।
# fb5f4a7f
admin-pricing-modes-fixed = স্থির
# 9c6bb451
admin-pricing-modes-margin = খরচ অনুযায়ী
# 52b904b5
admin-pricing-mode = দাম
# b7c9822f
admin-pricing-why-no_margin = এর লাইনের মার্জিন নেই
# 6475c2e0
admin-pricing-why-cost_missing = এর খরচ জানা নেই
# 73435677
admin-pricing-why-cost_zero = এর খরচ শূন্য
# a4c758e8
admin-pricing-why-cost_old = এর খরচ অনেক পুরোনো
# bde7d228
admin-pricing-why-cost_jump = এর খরচ অনেক বদলেছে
# 44e20485
admin-pricing-why-below_cost = এর খরচ দামের চেয়ে বেশি
# f0efb6c8
admin-pricing-held-for = ⏸ এটি নিজে থেকে থেমেছে: { $why }।
# 8bb3dd55
admin-pricing-noticed = ⏸ { $count }টি পণ্য নিজে থেকে থেমেছে: খরচের উপর ভরসা করা যায় না, বা তা দামের চেয়ে বেশি।
# 4cc087c2
admin-pricing-about-tiers = স্তর মানে নিজস্ব দামের একদল অ্যাকাউন্ট।
# a1a79e5c
admin-pricing-no-tiers = এখনো কোনো স্তর নেই: সবাই একই দাম দেয়।
# 8e7024ef
admin-pricing-about-name = ছোট একটি নাম, যা এর অ্যাকাউন্টগুলো দেখতে পারে, যেমন Gold।
# e873574e
admin-pricing-discount = স্থির দামে ছাড়
# 57fabcef
admin-pricing-accounts = অ্যাকাউন্ট
# c1001915
admin-pricing-ask-remove = { $name } স্তর মুছবেন? এর অ্যাকাউন্টগুলো সবার মতো দাম দেবে।
# e3536dab
admin-pricing-removed = { $name } স্তর মুছে গেছে।
# 08a54b5b
admin-pricing-tier = স্তর
# c08887b5
admin-pricing-standard = সাধারণ
# bbb3ac34
admin-pricing-assigned = { $name }: এখন { $tier }।

## routing

# ac8a6a3f
admin-routing-words-chosen-listed = তালিকার প্রথম
# 97915713
admin-routing-words-chosen-healthy = প্রথম যেটি কাজ করছে
# 659dbd93
admin-routing-words-chosen-by_hand = হাতে দেওয়া
# b617c2db
admin-routing-words-cheapest = { $others ->
        [none] সবচেয়ে সস্তা ({ $cost })
       *[other] সবচেয়ে সস্তা ({ $cost }; { $others })
    }
# b3c6e28a
admin-routing-words-cost-unknown = খরচ জানা নেই
# 5271099f
admin-routing-words-next-declined = পরেরটি, কারণ { $after } অর্ডার নেয়নি
# 15dfb6b8
admin-routing-words-next-unavailable = পরেরটি, কারণ { $after }-কে পাওয়া যায়নি
# 7be76064
admin-routing-words-next-breaker_open = পরেরটি, কারণ { $after } সমস্যার জন্য থামানো
# 9b04f511
admin-routing-words-skipped-day_limit = বাদ, দিনের সীমা শেষ
# 05fce058
admin-routing-words-skipped-no_codes = বাদ, যথেষ্ট কোড নেই
# 1cf257d4
admin-routing-words-skipped-breaker_open = বাদ, সমস্যার জন্য থামানো
# 4908dff0
admin-routing-words-skipped-full = বাদ, খোলা অর্ডার সর্বোচ্চ সংখ্যায়
# ee5ecf1c
admin-routing-words-by-listed = তালিকার ক্রমে
# 0bd320e4
admin-routing-words-by-healthy = প্রথম যেটি কাজ করছে
# 3535ba58
admin-routing-words-by-cheapest = সবচেয়ে সস্তা আগে
# e4a2b5ad
admin-routing-why = কেন সেখানে
# 39bacea6
admin-routing-row = সাপ্লায়ার বাছাই

## limits

# 8aee37b6
admin-limits-about = দিনে আর না আঁটলে অর্ডার পরের সাপ্লায়ারের কাছে যায়, কেউ না থাকলে ফিরিয়ে দেওয়া হয়। বেশি খোলা থাকলে পরেরটির কাছে যায় বা অপেক্ষা করে।
# d3d833e5
admin-limits-day = দিনে সর্বোচ্চ
# 9ffb5edf
admin-limits-at-once = একসঙ্গে খোলা অর্ডার
# 2805060e
admin-limits-none = সীমা নেই

## sheets


## priceLists

# 5b861dd0
admin-price-lists-title = 📋 { $supplier }-এর মূল্যতালিকা
# da6c7732
admin-price-lists-read-before = শেষবার নেওয়া
# 8fe429fb
admin-price-lists-never = কখনো নয়
# cd6fdf80
admin-price-lists-list = তালিকা
# 49e75b20
admin-price-lists-fresh = নতুন { $count }টি
# c57dd070
admin-price-lists-gone = নেই { $count }টি
# 037aab2a
admin-price-lists-back = ফিরেছে { $count }টি
# e1300276
admin-price-lists-changed = বদলেছে { $count }টি
# 7cfe4fee
admin-price-lists-nothing = আপনার পণ্যগুলোর কিছুই বদলায় না।
# e7429ff4
admin-price-lists-changes = আপনার পণ্যগুলোর জন্য:
# fd9024b1
admin-price-lists-prices = এর ফলে যে দামগুলো বদলাবে:
# 37d67058
admin-price-lists-is-gone = নেই, সেখানে বিক্রি বন্ধ
# f1a8c3a9
admin-price-lists-is-back = আবার আছে
# dabd43a9
admin-price-lists-no-cost = খরচ জানা নেই
# 90ee0c8b
admin-price-lists-apply = ✅ { $count }টি পরিবর্তন করুন
# 59d1bd6d
admin-price-lists-remember = ✅ তালিকাটি মনে রাখুন
# 0a13618c
admin-price-lists-applied = হয়ে গেছে। নতুন দাম পরের অর্ডার থেকে।
# 07698773
admin-price-lists-changed-since = এর মধ্যে তালিকা বা ক্যাটালগ বদলেছে। এখন এমন আছে।
# 08d28343
admin-price-lists-waiting = ⚠️ আপনার অপেক্ষায়: { $count }টি
# e6c2ddb5
admin-price-lists-waiting-of = ⚠️ আপনার অপেক্ষায়: { $all }টির মধ্যে { $count }
# c65e041b
admin-price-lists-none-waits = আপনার অপেক্ষায় কিছু নেই।
# 97c4633b
admin-price-lists-reason-cost_zero = এখন এর কোনো দাম নেই।
# 338d6b09
admin-price-lists-reason-cost_jump = এর খরচ আপনার সীমার চেয়ে বেশি বদলায়।
# 07866cdd
admin-price-lists-reason-renamed = এর নাম অন্য: হয়তো এখন এটি অন্য কিছু।
# 532dca3b
admin-price-lists-reason-many_gone = সেখানে আপনার অর্ধেকের বেশি আইটেম একসঙ্গে নেই।
# bf734b01
admin-price-lists-reason-empty_list = তালিকাটি খালি।
# 9370d84c
admin-price-lists-agree = ✅ রাজি
# 4bb2916f
admin-price-lists-agreed = হয়ে গেছে।
# cc76e192
admin-price-lists-jumped = ⚠️ { $supplier }: { $count }টি পরিবর্তন আপনার অপেক্ষায়, যেমন হঠাৎ বদলানো দাম।
# 7b845452
admin-price-lists-unreadable = ⚠️ { $time } ধরে { $supplier }-এর মূল্যতালিকা পড়া যাচ্ছে না। খরচ ও কী আছে, তা পুরোনো হতে পারে।
# d5e305f0
admin-price-lists-low-balance = 🪫 { $supplier }-এ আপনার ব্যালেন্স { $amount }। অর্ডার ব্যর্থ হওয়ার আগে টাকা যোগ করুন।
# 9ce11351
admin-price-lists-problem = মূল্যতালিকা পড়া যাচ্ছে না
# dcbc87c4
admin-price-lists-show = 📋 মূল্যতালিকা
# a2ea13c7
admin-price-lists-gone-there = 📭 { $supplier }-এ এখন বিক্রি হয় না।
# 939a5c0e
admin-price-lists-settings = ⏱ সময়সূচি ও সতর্কতা
# 60cc373e
admin-price-lists-every = নিজে থেকে নেওয়া
# 80832fc2
admin-price-lists-every-time = প্রতি { $time }
# 864ececf
admin-price-lists-never-by-self = ✖️ নিজে থেকে নয়
# 15a72ba5
admin-price-lists-off = বন্ধ
# ac380f15
admin-price-lists-about-every = সন্দেহজনক কিছু সবসময় আপনার অপেক্ষায় থাকে।
# 05364bc5
admin-price-lists-threshold = এর নিচে জানাও
# 6322be82
admin-price-lists-set-threshold = 🪫 কম ব্যালেন্সের সতর্কতা
# 6d619782
admin-price-lists-ask-threshold = { $supplier }-এ আপনার ব্যালেন্স কত হলে জানাব:
# 86591773
admin-price-lists-about-threshold = USD-তে একটি পরিমাণ লিখুন, যেমন { $example }, অথবা { $off }।
# 1cc5ef42
admin-price-lists-saved = সংরক্ষিত হয়েছে।

## settings

# 1e9560dc
setting-maintenance = 🛠 রক্ষণাবেক্ষণ
    .turned-on = রক্ষণাবেক্ষণ চালু: বন্ধ না করা পর্যন্ত নতুন অর্ডার ও যাচাই নেওয়া হবে না।
    .turned-off = রক্ষণাবেক্ষণ বন্ধ: API আবার চালু।
    .effect = চালু: নতুন অর্ডার ও যাচাই নেওয়া হচ্ছে না
    .ask = রক্ষণাবেক্ষণ চালু করবেন?
    .about = বন্ধ না করা পর্যন্ত সব রিসেলারের নতুন অর্ডার ও যাচাই সঙ্গে সঙ্গে বন্ধ থাকবে। চলমান অর্ডার চলতে থাকবে, আর রিসেলাররা সব তথ্য দেখতে পারবেন।
    .closed = 🛠 রক্ষণাবেক্ষণের কাজে কেনাকাটা থামানো আছে। আপনার ব্যালেন্স ও অর্ডার নিরাপদ আছে।
    .meanwhile = এর মধ্যে ব্যালেন্স যোগ করতে, অর্ডার দেখতে আর দাম দেখতে পারবেন। কিনতে একটু পরে আবার আসুন।
    .command = সার্ভিস থামান; off লিখলে আবার চালু
    .words = সেটিংস সেটিং রক্ষণাবেক্ষণ বন্ধ থামানো সুইচ
# ece4700b
setting-shop = 🛍 চ্যাটের শপ
    .turned-on = শপ খোলা: চ্যাট থেকে কেনা যাবে।
    .turned-off = শপ বন্ধ: চ্যাট থেকে কেউ কিনতে পারবেন না।
    .effect = বন্ধ: চ্যাট থেকে কেউ কিনতে পারছেন না
    .ask = চ্যাটের শপ বন্ধ করবেন?
    .about = আবার না খোলা পর্যন্ত চ্যাট থেকে কেউ কিনতে পারবেন না। API দিয়ে অর্ডার ও চলমান অর্ডার চলতে থাকবে।
    .closed = 🛍 শপ এই মুহূর্তে বন্ধ। আপনার ব্যালেন্স ও অর্ডার নিরাপদ আছে।
    .meanwhile = এর মধ্যে ব্যালেন্স যোগ করতে আর অর্ডার দেখতে পারবেন। কিনতে একটু পরে আবার আসুন।
    .command = চ্যাটের শপ বন্ধ করুন; on লিখলে আবার চালু
    .words = সেটিংস শপ বন্ধ খোলা
# c67343b0
setting-apiOrders = 📦 API দিয়ে অর্ডার
    .turned-on = API দিয়ে অর্ডার চালু হয়েছে।
    .turned-off = API দিয়ে অর্ডার বন্ধ: নতুন অর্ডার নেওয়া হবে না।
    .effect = বন্ধ: নতুন অর্ডার নেওয়া হচ্ছে না
    .ask = API দিয়ে অর্ডার বন্ধ করবেন?
    .about = আবার চালু না করা পর্যন্ত সব রিসেলারের নতুন অর্ডার সঙ্গে সঙ্গে বন্ধ থাকবে। যাচাই ও চলমান অর্ডার চলতে থাকবে।
    .closed = 🔌 API দিয়ে নতুন অর্ডার এই মুহূর্তে থামানো আছে। আপনার ব্যালেন্স ও অর্ডার নিরাপদ আছে।
    .meanwhile = এর মধ্যে শপ থেকে কিনতে, ব্যালেন্স যোগ করতে আর অর্ডার দেখতে পারবেন।
    .command = API-র নতুন অর্ডার বন্ধ করুন; on লিখলে আবার চালু
    .words = সেটিংস অর্ডার বন্ধ
# ba6005bd
setting-requireAllowlist = 🌐 অনুমোদিত ঠিকানা বাধ্যতামূলক
    .turned-on = অনুমোদিত ঠিকানা বাধ্যতামূলক: যাদের তালিকা নেই, তাদের রিকোয়েস্ট নেওয়া হবে না।
    .turned-off = অনুমোদিত ঠিকানা আর বাধ্যতামূলক নয়।
    .ask = অনুমোদিত ঠিকানা বাধ্যতামূলক করবেন?
    .about = যেসব অ্যাকাউন্টে তালিকা নেই, API সঙ্গে সঙ্গে সেগুলোর রিকোয়েস্ট নেওয়া বন্ধ করবে—তালিকা না দেওয়া পর্যন্ত, বা আপনি এটি বন্ধ না করা পর্যন্ত।
    .command = সব অ্যাকাউন্টে অনুমোদিত ঠিকানা বাধ্যতামূলক করুন
    .words = সেটিংস ঠিকানা তালিকা
# 5cf4e4e9
setting-statusPage = 📡 অবস্থার পাতা
    .turned-on = অবস্থার পাতা এখন সবাই দেখতে পারে।
    .turned-off = অবস্থার পাতা লুকানো।
    .command = অর্ডার কত দ্রুত হয় তা সবাইকে দেখান
    .words = অবস্থা পাতা
# 7ae0fcc8
setting-eligibility = 🎓 যোগ্যতার নিয়ম
    .turned-on = এখন থেকে যোগ্যতার নিয়ম চলবে।
    .turned-off = যোগ্যতার নিয়ম আর চলবে না।
    .ask = যোগ্যতার নিয়ম চালু করবেন?
    .about = যেসব অ্যাকাউন্ট নিয়ম পূরণ করে না, API সঙ্গে সঙ্গে সেগুলোর রিকোয়েস্ট নেওয়া বন্ধ করবে।
    .command = কে API ব্যবহার করতে পারবে
    .words = সেটিংস নিয়ম শর্ত
# 44234e53
setting-stars = ⭐️ Telegram Stars
    .turned-on = Telegram Stars নেওয়া হবে।
    .turned-off = Telegram Stars আর নেওয়া হবে না।
# 610b6a3f
setting-cryptoPay = 🪙 ক্রিপ্টো (@CryptoBot)
    .turned-on = ক্রিপ্টোতে রিচার্জ চালু আছে।
    .turned-off = ক্রিপ্টোতে রিচার্জ আর চালু নেই।

## switches

# 938b1cb9
admin-switches-on = চালু
# 15a72ba5
admin-switches-off = বন্ধ
# fa51abe2
admin-switches-turn-on = { $name }: চালু করুন
# cc81c5c9
admin-switches-turn-off = { $name }: বন্ধ করুন
# be9fe562
admin-switches-yes-on = হ্যাঁ, চালু করুন
# b7e49e48
admin-switches-usage = লিখুন { $command } on অথবা { $command } off
# f8240e72
admin-switches-rules = মোট জমা কমপক্ষে { $amount }, অ্যাকাউন্টের বয়স { $age }

## topUps

# ff89d4b3
admin-top-ups-amount = পরিমাণ
# 53a021c4
admin-top-ups-range = { $least } থেকে { $most }
# 21c6876a
admin-top-ups-open-at-once = একসঙ্গে চলমান
# 2dd302a5
admin-top-ups-per-account = প্রতি অ্যাকাউন্টে { $count }টি
# 2f229b72
admin-top-ups-offered = 🟢 চালু
# dcae7dec
admin-top-ups-not-offered = বন্ধ
# 43a6c532
admin-top-ups-per-usd = প্রতি USD ⭐️{ $stars }
# 81baf695
admin-top-ups-changed = বদলানো হয়েছে। নতুন রিচার্জে এটি চলবে।

## transfers

# 1ad1ca4e
admin-transfers-rate = রেট
# 9c59f7db
admin-transfers-rate-set = { $rate }, ঠিক করা হয়েছে { $ago }
# fd8ad029
admin-transfers-amounts-of-all = { $range }, সব রিচার্জের মতো
# 1e574ae2
admin-transfers-fee = ফি
# be5c9dda
admin-transfers-no-fee = নেই
# a01aad8e
admin-transfers-no-instructions = এখনো কোনো নির্দেশনা নেই।
# 0829abe9
admin-transfers-about-confirm = নতুন রিচার্জে এটি চলবে। চলমানগুলোতে আগে যা দেখানো হয়েছে, তা-ই থাকবে।
# 4bf290b8
admin-transfers-pays = { $amount }-এর জন্য
# f2f06f40
admin-transfers-confirm-remove = { $name } সরিয়ে দেবেন?
# 28f6bf86
admin-transfers-about-remove = কেউ আর এটি বেছে নিতে পারবেন না। চলমান রিচার্জ চলবে, তবে এর নির্দেশনা আর দেখাবে না।
# 4368deb4
admin-transfers-added = { $name } যোগ হয়েছে। নির্দেশনা লিখে চালু করলে এটি দেখানো হবে।
# 81baf695
admin-transfers-changed = বদলানো হয়েছে। নতুন রিচার্জে এটি চলবে।
# f2c146dd
admin-transfers-removed = { $name } সরানো হয়েছে।

## stats

# 3729c9ef
admin-stats-period-month = শেষ 30 দিন
# bba6a9db
admin-stats-short-today = আজ
# 03b86ec1
admin-stats-short-yesterday = গতকাল
# 7adc86f4
admin-stats-short-week = 7 দিন
# 7df450ea
admin-stats-short-month = 30 দিন
# 05625054
admin-stats-short-quarter = 90 দিন
# 9f2cadcf
admin-stats-range = { $first } থেকে { $last }
# 961fd8ad
admin-stats-bad-days = দুটি দিন দরকার, যেমন 2026-01-01 2026-01-31; আগের দিনটি প্রথমে, আর সর্বোচ্চ এক বছর।
# 7244ca10
admin-stats-none = এই দিনগুলোতে কিছু বিক্রি হয়নি।
# 1db2dd96
admin-stats-sales = বিক্রি
# e59f36ff
admin-stats-profit = লাভ
# 88544309
admin-stats-margin = বিক্রির { $share }
# be548591
admin-stats-ended = শেষ হওয়া অর্ডার
# 0a694b23
admin-stats-completed = সম্পন্ন
# b2445b03
admin-stats-times = অর্ধেক { $half }-এর মধ্যে, 100টির 95টি { $most }-এর মধ্যে
# 85cc75ea
admin-stats-about = দিন শুরু হয় 00:00 UTC-তে। অর্ডার যে দিন শেষ হয় সেই দিনে গণনা হয়, আর বিক্রি থেকে ফেরত বাদ দেওয়া।

## digest

# 91136522
admin-digest-title = ☀️ গতকাল, { $day }
# 4229cbdc
admin-digest-week-before = এক সপ্তাহ আগে: { $amount }
# e7840223
admin-digest-low = যে কোডগুলো ফুরিয়ে আসছে
# 79270126
admin-digest-balances = সরবরাহকারীদের কাছে বাকি
# 644f75fe
admin-digest-lasts = { $days ->
        [0] এক দিনের কম
       *[other] প্রায় { $days } দিন
    }
# 6de155b9
admin-digest-backup-failed = ⚠️ শেষ ব্যাকআপ ব্যর্থ হয়েছে:
# 2ee45c61
admin-digest-set-time = 🕘 সময়

## exports


## books

# 1c2cbdb3
admin-books-opening = শুরুতে ওয়ালেটে
# 77176784
admin-books-closing = শেষে ওয়ালেটে
# e652e5b1
admin-books-wrong = ⚠️ { $amount } মিলছে না। যাচাই চালান: npm run cli -- audit
# 00ced5b1
admin-books-kind-deposit = টপ-আপ
# 82372364
admin-books-kind-deposit_refund = ফেরত দেওয়া টপ-আপ
# a57167bc
admin-books-kind-deposit_refund_reversal = ব্যর্থ টপ-আপ ফেরত
# 6c1232f2
admin-books-kind-chargeback = পেমেন্ট সেবা ফিরিয়ে নিয়েছে
# c104f9ea
admin-books-kind-debt = নতুন বকেয়া
# 8bc704af
admin-books-kind-debt_payment = শোধ করা বকেয়া
# 3e0c2e7d
admin-books-kind-credit = হাতে যোগ করা
# eb46399a
admin-books-kind-debit = হাতে কাটা
# da821c07
admin-books-kind-charge = অর্ডারের জন্য কাটা
# 1bcffa92
admin-books-kind-refund = অর্ডারের ফেরত
# b86043f2
admin-books-kind-claim_refund = সমস্যার পর ফেরত
# a3b51dfe
admin-books-kind-fee = যাচাইয়ের ফি
# c3b45116
admin-books-kind-fee_refund = ফেরত দেওয়া ফি
# bc68b750
admin-books-sold = বিক্রি হয়েছে
# 5d5df79a
admin-books-cost = খরচ
# 96ce8f1a
admin-books-now = এখন
# 2f49aaa2
admin-books-at-supplier = { $supplier }-এ
# 69dcf27c
admin-books-stock = বিক্রির জন্য কোড
# 62be004e
admin-books-in-stock = { $count }টি কোড
# e3119047
admin-books-cost-unknown = { $count }টি কোড-এর খরচ জানা নেই
# 0d5a8a96
admin-books-debts = চার্জব্যাকের পর বকেয়া

## backup

# 220b25bc
admin-backup-confirm =
    <b>💾 এখানে ব্যাকআপ পাঠাব?</b>
    
    ফাইলটিতে সব আছে: অ্যাকাউন্ট, ব্যালেন্স, অর্ডার ও কোড। আপনার যেকোনো ডিভাইসে এই চ্যাট যিনি পড়তে পারেন, তিনি ফাইলটিও পড়তে পারবেন। নিরাপদে রাখুন, তারপর মেসেজটি মুছে ফেলুন।
# 2d24d6bb
admin-backup-encrypted = এর ভেতরের কোডগুলো এনক্রিপ্ট করা আছে।
# dfffce82
admin-backup-unencrypted = এর ভেতরের কোডগুলো এনক্রিপ্ট করা নেই।
# 26b0df19
admin-backup-send-now = 💾 হ্যাঁ, পাঠান
# c7104463
admin-backup-sent = 💾 ব্যাকআপ নিচে আছে।
# e73b0415
admin-backup-not-sent = Telegram ফাইলটি নেয়নি। /backup দিয়ে আবার চেষ্টা করুন।
# 6de982b0
admin-backup-caption = 💾 { $time }-এর পুরো ডেটাবেস, { $size }। নিরাপদে রাখুন।
# c3418752
admin-backup-elsewhere = ডেটাবেসটি PostgreSQL-এ আছে। তার নিজের টুল দিয়ে ব্যাকআপ নিন: pg_dump --format=custom --file=FILE DATABASE_URL
# 4f7ef34b
admin-backup-too-large = ব্যাকআপটি { $size }, কিন্তু বট সর্বোচ্চ 50 MB পাঠাতে পারে। সার্ভারে চালান: npm run -s cli -- backup FILE

## files

# 61430053
admin-files-too-large = ফাইলটি বেশি বড়: এখানে সর্বোচ্চ { $megabytes } MB নিতে পারি। বড় ফাইলের জন্য কমান্ড লাইন ব্যবহার করুন।
# 3a744fc7
admin-files-not-utf8 = ফাইলটি UTF-8 লেখা নয়। UTF-8 হিসেবে সেভ করে আবার পাঠান।
# 697b896e
admin-files-gone = Telegram আমাকে ফাইলটি দিচ্ছে না। আবার পাঠান, অথবা ছোট একটি পাঠান।
