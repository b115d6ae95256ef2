## addressGuard

# c9053665
address-guard-open = 🛡 নতুন IP ঠিকানা
# 0601ef67
address-guard-is-on = চালু আছে। কোনো API কী দিয়ে নতুন ঠিকানা থেকে কেউ কিনতে চাইলে আমি আগে আপনাকে জিজ্ঞেস করি, ঘণ্টায় সর্বোচ্চ পাঁচবার।
# 15642931
address-guard-is-off = বন্ধ আছে। অনুমোদিত যেকোনো ঠিকানা থেকে আপনার API কী দিয়ে কেনা যায়। এটি চালু করলে, কোনো কী দিয়ে নতুন ঠিকানা থেকে কেউ কিনতে চাইলে আমি আগে আপনাকে জিজ্ঞেস করব।
# c707f4f5
address-guard-about = নতুন মানে, কী-টি আগে সেখান থেকে ব্যবহার হয়নি। শুধু তথ্য দেখতে চাইলে জিজ্ঞেস করি না। অনুমোদিত তালিকায় আলাদা করে লেখা ঠিকানাগুলোও চেনা।
# ee48496d
address-guard-known = চেনা ঠিকানা
# f9982de4
address-guard-none-yet = এখনো নেই।
# 10d009a3
address-guard-turn-on = 🛡 চালু করুন
# fb2c34ac
address-guard-turn-off = ⚪️ বন্ধ করুন
# e6ff92d7
address-guard-turned-on = এখন থেকে নতুন ঠিকানা থেকে কেনাকাটার আগে আমি আপনাকে জিজ্ঞেস করব।
# 615655e6
address-guard-turned-off = আমি আর জিজ্ঞেস করব না। অনুমোদিত যেকোনো ঠিকানা থেকে আপনার API কী দিয়ে কেনাকাটা করা যাবে।
# 4267b011
address-guard-forget = ➖ সরান
# 4201f4be
address-guard-choose-forget =
    <b>{ address-guard-forget }</b>
    
    যে ঠিকানা সরাতে চান, সেটিতে চাপুন। এই সুরক্ষা চালু থাকলে সেখান থেকে আবার কেনাকাটার আগে আমি আপনাকে জিজ্ঞেস করব।
# 08ba9faa
address-guard-forgotten = { $address } সরানো হয়েছে।
# 954b2df7
address-guard-question = 🛡 নতুন ঠিকানা থেকে কেউ আপনার API কী দিয়ে কেনাকাটা করতে চাইছে
# b50bd35c
address-guard-key = API কী
# e2046f29
address-guard-address = IP ঠিকানা
# 5eb97c5e
address-guard-ask-yours = এই কী আগে কখনো এই ঠিকানা থেকে ব্যবহার হয়নি, তাই রিকোয়েস্টটি আমি আটকে দিয়েছি। কোনো টাকা কাটা হয়নি। ঠিকানাটি কি আপনার?
# d9d06f37
address-guard-allow = ✅ অনুমতি দিন
# a972b80b
address-guard-allow-and-list = ✅ অনুমতি দিন, তালিকায়ও রাখুন
# 4b2f0dcf
address-guard-ask-list =
    <b>{ $address } দিয়ে অনুমোদিত ঠিকানার তালিকা শুরু করবেন?</b>
    
    আপনার তালিকা খালি, তাই এখন যেকোনো ঠিকানা থেকে রিকোয়েস্ট আসতে পারে। তালিকায় একটি ঠিকানা রাখলেই বাকি সব ঠিকানা আটকে যাবে।
# 54e0da04
address-guard-adds-others = তাই আপনার API কী যেসব ঠিকানা থেকে ব্যবহার হয়, সেগুলোও যোগ করব:
# 79ae5f2b
address-guard-no-others = আপনার API কী আর কোনো ঠিকানা থেকে ব্যবহার হয়েছে বলে আমার জানা নেই।
# 09e99d96
address-guard-list-now = ✅ হ্যাঁ, তালিকা শুরু করুন
# c258a8f3
address-guard-listed = অনুমোদিত ঠিকানার তালিকায় যোগ হয়েছে: { $count }টি।
# 44624936
address-guard-not-me = 🚫 আমি নই – কী বাতিল করুন
# d7efb101
address-guard-freeze = 🧊 পুরো API বন্ধ করুন
# 362ab658
address-guard-allowed = ✅ { $address } থেকে { $key } কী দিয়ে এখন কেনাকাটা করা যাবে।
# 5087e6a6
address-guard-send-again = আটকে যাওয়া রিকোয়েস্টটি আবার পাঠান।
# 38a318f5
address-guard-over = এই প্রশ্নের সময় শেষ: আপনি উত্তর দিয়ে ফেলেছেন, অথবা কী-টি শেষ হয়ে গেছে।

## allowlist

# 31a71c23
allowlist-title = 🌐 অনুমোদিত ঠিকানা
# f6bb0e50
allowlist-only-these = শুধু এই { $count }টি ঠিকানা থেকে আপনার API কী ব্যবহার করা যাবে:
# ae7481c6
allowlist-empty-but-required = তালিকাটি খালি। এই সার্ভিসে তালিকা থাকতেই হয়, তাই অন্তত একটি ঠিকানা যোগ না করা পর্যন্ত আপনার রিকোয়েস্ট গ্রহণ করা হবে না।
# a32a8542
allowlist-empty = তালিকাটি খালি: আপনার API কী যেকোনো ঠিকানা থেকে কাজ করে। আপনার সার্ভারের ঠিকানা যোগ করুন, তাহলে API কী হারিয়ে গেলেও অন্য কেউ ব্যবহার করতে পারবে না।
# 2b73a633
allowlist-last-call = আপনার শেষ রিকোয়েস্ট এসেছে { $address } থেকে।
# 9e5b3b3c
allowlist-add = ➕ যোগ করুন
# f37a51e3
allowlist-add-last = ➕ { $address } যোগ করুন
# 7e1713d8
allowlist-ask-add =
    <b>কোন কোন ঠিকানা থেকে আপনার API কী ব্যবহার করা যাবে?</b>
    
    এক বা একাধিক IPv4 ঠিকানা বা ব্লক পাঠান। মাঝে স্পেস, কমা বা নতুন লাইন দিন:
# a83896ba
allowlist-added = { $count }টি ঠিকানা যোগ হয়েছে।
# d8187859
allowlist-tap = যে ঠিকানা সরাতে চান, সেটিতে চাপুন। সেখান থেকে আপনার API কী আর ব্যবহার করা যাবে না।
# 1c4708c4
allowlist-removed = { $cidr } সরানো হয়েছে।

## api

# a75f2ba7
api-title = 🔑 API অ্যাক্সেস
# bc932d43
api-access = অ্যাক্সেস
# cf6aefab
api-state-on = 🟢 চালু
# 4754314e
api-state-off = ⚪️ বন্ধ
# b50bd35c
api-key = API কী
# be5c9dda
api-no-key = নেই
# 56c8b07b
api-other-keys = অন্য API কী
# a39429a8
api-older-key = আগের API কী
# 7b950d24
api-valid-until = { $time } পর্যন্ত চলবে
# 0a89daf3
api-address-list = IP ঠিকানা
# 066ac824
api-any-address = যেকোনো
# a490124a
api-allowed = { $count }টি অনুমোদিত
# 5eef92aa
api-asks-about-new = নতুন হলে জিজ্ঞেস করি
# fdff2287
api-base-url = API-এর ঠিকানা
# 6529111d
api-accepted-one = ✅ আপনার API কী দিয়ে পাঠানো রিকোয়েস্ট গ্রহণ করা হচ্ছে।
# 796afbe9
api-accepted-many = ✅ আপনার API কীগুলো দিয়ে পাঠানো রিকোয়েস্ট গ্রহণ করা হচ্ছে।
# ce4ba35a
api-refused = API এখন আপনার রিকোয়েস্ট গ্রহণ করছে না:
# 6cf2b7f1
api-last-refused = 🚫 শেষ যে কল ফিরিয়ে দেওয়া হয়েছে: { $ago }, { $from }: { $why }।
# 0c437ece
api-from = { $address } থেকে
# 51ad296f
api-from-unknown = অজানা ঠিকানা থেকে
# eba45b0c
api-refused-for-replaced = এর কী বদলে নতুন কী দেওয়া হয়েছে
# 88bd5ea7
api-refused-for-expired = এর কী-র মেয়াদ শেষ হয়েছিল
# 8cd396c5
api-refused-for-revoked = এর কী বাতিল করা হয়েছে
# d96fd220
api-refused-for-API_DISABLED = API অ্যাক্সেস বন্ধ ছিল
# 3c6a21f2
api-refused-for-API_DISABLED_BY_ADMIN = অপারেটর API অ্যাক্সেস বন্ধ করেছিলেন
# 40502c46
api-refused-for-API_NOT_ELIGIBLE = অ্যাকাউন্টটি তখনও API ব্যবহার করতে পারত না
# f8c4829f
api-refused-for-ACCOUNT_BANNED = অ্যাকাউন্টটি নিষিদ্ধ ছিল
# 64909352
api-refused-for-ACCOUNT_RESTRICTED = অ্যাকাউন্টটি সীমিত ছিল
# 7e8838fe
api-refused-for-IP_ALLOWLIST_REQUIRED = অনুমোদিত ঠিকানার কোনো তালিকা ছিল না
# 00e2b589
api-refused-for-IP_NOT_ALLOWED = ঠিকানাটি আপনার তালিকায় ছিল না
# 947a0eed
api-refused-for-KEY_SCOPE = এর কী এমন কলের জন্য নয়
# 3175c38f
api-allow-refused = ✅ { $address } অনুমোদন করুন
# 967f157c
api-ask-allow = এই ঠিকানা থেকে কল অনুমোদন করবেন?
# ea85c480
api-what-allow-means = এই ঠিকানার প্রোগ্রামগুলো তখন আপনার কী দিয়ে API ব্যবহার করতে পারবে। ঠিকানাটি আপনার হলে তবেই অনুমোদন করুন।
# 617f96fa
api-allow-now = ✅ হ্যাঁ, অনুমোদন করুন
# fee396b4
api-turn-on = 🟢 চালু করুন
# fb2c34ac
api-turn-off = ⚪️ বন্ধ করুন
# 58a6da2d
api-turned-on = API অ্যাক্সেস চালু হয়েছে।
# 35349142
api-turned-off = API অ্যাক্সেস বন্ধ হয়েছে। আবার চালু না করা পর্যন্ত কোনো রিকোয়েস্ট গ্রহণ করা হবে না।
# 97424261
api-ask-off = API অ্যাক্সেস বন্ধ করবেন?
# e8150a55
api-what-off-means = আপনার প্রোগ্রামের সব রিকোয়েস্ট সঙ্গে সঙ্গে বন্ধ হয়ে যাবে। প্রক্রিয়াধীন অর্ডারগুলো চলতে থাকবে, আর আপনার API কী একই থাকবে।
# 7cc7d352
api-create-key = 🔑 API কী তৈরি করুন
# 0ea244d1
api-rotate-key = 🔁 API কী বদলান
# 07d9bf39
api-addresses = 🌐 IP ঠিকানা
# aaf70c62
api-try-it = ▶️ প্রথম রিকোয়েস্ট
# 9da327fc
api-replace = 🔁 API কী বদলান
# 31e38270
api-choose-grace = একই সীমা ও মেয়াদসহ নতুন কী সঙ্গে সঙ্গেই পাবেন। প্রোগ্রামগুলো বদলানোর সময় পেতে পুরোনো কী আর কতক্ষণ চালু থাকবে?
# 97f9ed52
api-grace-none = এখনই বন্ধ
# a0e917fa
api-grace-hour = 1 ঘণ্টা
# 0b723a21
api-grace-day = 24 ঘণ্টা
# 6768ebe3
api-new-key = আপনার API কী
# 39a703bd
api-shown-once = এটি আমি একবারই দেখাই, কোনো কপি রাখি না। আপনার প্রোগ্রাম যেখান থেকে পড়তে পারে সেখানে রাখুন, তারপর এই মেসেজটি মুছে ফেলুন।
# c28455c2
api-send-as = প্রতিটি রিকোয়েস্টের সঙ্গে হেডারে এটি পাঠান: <code>X-API-Key: …</code>
# 25f1fe8c
api-copy-key = 📋 কী কপি করুন
# d8ef9a2d
api-delete-message = 🗑 রেখে দিয়েছি – মেসেজটি মুছুন
# 92b6bdec
api-key-not-shown = নতুন API কী তৈরি হয়েছে, কিন্তু মেসেজটি আপনার কাছে পৌঁছায়নি, আর আমি কোনো কপি রাখি না। আরেকটি কী তৈরি করুন।
# 1cb3006a
api-refusal-MISSING_API_KEY = আপনার কোনো চালু API কী নেই। নিচের বোতাম থেকে একটি তৈরি করুন।
# af72015a
api-refusal-ACCOUNT_BANNED = { $support ->
        [none] আপনার অ্যাকাউন্ট নিষিদ্ধ করা হয়েছে। কারণ জানতে অপারেটরকে লিখুন।
       *[other] আপনার অ্যাকাউন্ট নিষিদ্ধ করা হয়েছে। কারণ জানতে অপারেটরকে ({ $support }) লিখুন।
    }
# 0adc0cb1
api-refusal-ACCOUNT_RESTRICTED = { $support ->
        [none] আপনার অ্যাকাউন্ট কিছু সময়ের জন্য সীমিত করা হয়েছে। সময় শেষ হওয়া পর্যন্ত অপেক্ষা করুন, অথবা অপারেটরকে লিখুন।
       *[other] আপনার অ্যাকাউন্ট কিছু সময়ের জন্য সীমিত করা হয়েছে। সময় শেষ হওয়া পর্যন্ত অপেক্ষা করুন, অথবা অপারেটরকে ({ $support }) লিখুন।
    }
# 81363cb2
api-refusal-API_DISABLED_BY_ADMIN = { $support ->
        [none] অপারেটর আপনার API অ্যাক্সেস বন্ধ করেছেন। কারণ জানতে অপারেটরকে লিখুন।
       *[other] অপারেটর আপনার API অ্যাক্সেস বন্ধ করেছেন। কারণ জানতে অপারেটরকে ({ $support }) লিখুন।
    }
# d542cca1
api-refusal-API_DISABLED = API অ্যাক্সেস বন্ধ আছে। নিচের বোতাম থেকে চালু করুন।
# 175f59d8
api-refusal-API_NOT_ELIGIBLE = আপনি এখনো API ব্যবহার করতে পারছেন না। পারবেন { $rules }।
# 9b5679f6
api-refusal-IP_ALLOWLIST_REQUIRED = এই সার্ভিসে অনুমোদিত ঠিকানার তালিকা লাগে। “IP ঠিকানা” থেকে আপনার ঠিকানা যোগ করুন।
# ff08decc
api-refusal-IP_NOT_ALLOWED = আপনার শেষ রিকোয়েস্ট এমন ঠিকানা থেকে এসেছে, যা তালিকায় নেই। “IP ঠিকানা” থেকে সেটি যোগ করুন।
# 45ea5807
api-eligible-by-deposited = মোট কমপক্ষে { $amount } জমা দিলে
# e2f4b8af
api-eligible-by-age = অ্যাকাউন্টের বয়স { $age } হলে
# cbfbf096
api-maintenance = রক্ষণাবেক্ষণের কাজে সার্ভিস থামানো আছে: আপাতত নতুন অর্ডার নেওয়া হচ্ছে না।
# a5ed3cdd
api-orders-paused = API দিয়ে অর্ডার আপাতত থামানো আছে। বাকি সব কাজ করছে।

## bulk

# 305133d9
bulk-open = 📋 একসঙ্গে অনেক
# 305133d9
bulk-title = 📋 একসঙ্গে অনেক অর্ডার
# 1b7e6bb5
bulk-how-to = আমাকে একটি CSV ফাইল পাঠান, অথবা স্প্রেডশিট থেকে সারিগুলো কপি করে এখানে পেস্ট করুন।
# 24d28536
bulk-columns = প্রতিটি অর্ডারের জন্য একটি সারি: পণ্য, প্লেয়ার, পরিমাণ, আর চাইলে আপনার নিজের রেফারেন্স।
# 606cc789
bulk-limits = সর্বোচ্চ { $rows }টি সারি, আর ফাইল সর্বোচ্চ { $kilobytes } KB। আগে মোট কত লাগবে দেখাব; আপনি নিশ্চিত না করলে কিছুই কেনা হবে না।
# 2f3cbbe1
bulk-template = ⬇️ নমুনা ফাইল (CSV)
# fdbf6967
bulk-template-caption = ফাইলটি পূরণ করে আমাকে ফেরত পাঠান। প্রতিটি অর্ডারের জন্য একটি সারি।
# 5fd90420
bulk-yours = আপনার ফাইল
# a8314154
bulk-wanted = একটি CSV ফাইল পাঠান, অথবা সারিগুলো পেস্ট করুন। কেমন হতে হবে, নমুনা ফাইলে দেখুন।
# a71597c8
bulk-too-large = ফাইলটি বেশি বড়: সর্বোচ্চ { $kilobytes } KB নেওয়া যায়। কয়েকটি ফাইলে ভাগ করে পাঠান।
# f7814ae2
bulk-not-text = ফাইলটি পড়তে পারছি না। স্প্রেডশিটে “Save as” থেকে “CSV UTF-8” বেছে নিন, তারপর সেই ফাইলটি আমাকে পাঠান।
# 78a32892
bulk-split = লেখাটি এত বড় যে Telegram হয়তো ভাগ করে ফেলেছে। সারিগুলো ফাইল হিসেবে পাঠান।
# bb1cd8ef
bulk-can-buy = ✅ { $count }টি সারি কেনা যাবে: { $amount }
# 0b33de58
bulk-cannot-buy = { $count }টি সারিতে ভুল আছে, কেনা হবে না:
# 34aa8952
bulk-more-products = … আরও { $count }টি পণ্য
# 7dedc9b4
bulk-more-problems = … আরও { $count }টি সারি। সবগুলো ফাইলে আছে।
# 4f98c786
bulk-balance-after = কেনার পর ব্যালেন্স
# 504e9586
bulk-short = ⚠️ আপনার ব্যালেন্সে { $amount } কম আছে। আগে ব্যালেন্স যোগ করুন; না হলে টাকা শেষ হলেই আমি থেমে যাব।
# 908b86b3
bulk-repeated = ⚠️ { $count }টি সারি আগের কোনো সারির সঙ্গে হুবহু মিলে যায়, তবু কেনা হবে: { $numbers }
# 2381a7d1
bulk-same-before = ⚠️ এই একই তালিকা আপনি আগেও কিনেছেন: { $time }
# 9f65032d
bulk-buy = ✅ { $count }টি সারি কিনুন · { $amount }
# efd8e461
bulk-started-before = এর কাজ আমি আগেই শুরু করে দিয়েছি।
# 0611582e
bulk-problems-file = ⬇️ ভুল সারি (CSV)
# 1c6e9b64
bulk-row-number = সারি { $row }
# ea788684
bulk-bought = কেনা হয়েছে
# 56aa3ec6
bulk-processing = প্রক্রিয়াধীন
# 09dbbd3b
bulk-cancelled = বাতিল, টাকা ফেরত
# 48ec6a00
bulk-refused = কেনা হয়নি
# 81056e19
bulk-invalid = ভুল আছে
# 9f610ef4
bulk-spent = খরচ
# ba536de7
bulk-of = { $all }টির মধ্যে { $done }টি
# 53b733ca
bulk-running = আপনার অর্ডারগুলো দিচ্ছি। ↻ চাপলে দেখবেন কতদূর হলো; ফলাফল নিজে থেকেই চলে আসবে।
# 32f0ce9d
bulk-finishing = সব অর্ডার দেওয়া হয়েছে। শেষগুলো সম্পন্ন হলেই আপনাকে ফলাফল পাঠাব।
# da9a7eda
bulk-over = কাজ শেষ। ফলাফলে সব অর্ডার ও কোড পাবেন।
# ce736213
bulk-holds-holder = ⏹ আপনি থামিয়েছেন। যা কেনা হয়ে গেছে, তা কেনাই থাকবে।
# a8b6d727
bulk-holds-balance = 💸 পরের অর্ডারের জন্য ব্যালেন্স যথেষ্ট নয়, তাই থেমেছি। ব্যালেন্স যোগ করে “চালিয়ে যান” চাপুন।
# ee80a70e
bulk-holds-standing = ⛔ আপনার অ্যাকাউন্ট সীমিত বা নিষিদ্ধ করা হয়েছে, তাই থেমেছি।
# 0c20c25c
bulk-holds-not_allowed = ⚪️ অপারেটর আপনার জন্য শপ বন্ধ করেছেন, তাই থেমেছি।
# fb299375
bulk-holds-failed = { $support ->
        [none] ⚠️ আমাদের এখানে একটি সমস্যা হয়েছে, তাই থেমেছি। “চালিয়ে যান” চাপুন। আবার এমন হলে অপারেটরকে লিখুন।
       *[other] ⚠️ আমাদের এখানে একটি সমস্যা হয়েছে, তাই থেমেছি। “চালিয়ে যান” চাপুন। আবার এমন হলে অপারেটরকে ({ $support }) লিখুন।
    }
# d87de4ee
bulk-holds-maintenance = 🛠 রক্ষণাবেক্ষণের কাজে সার্ভিস থামানো আছে। আবার চালু হলে আমি নিজে থেকেই এগিয়ে যাব।
# b093a46d
bulk-holds-shop_off = 🛍 শপ আপাতত বন্ধ। আবার খুললে আমি নিজে থেকেই এগিয়ে যাব।
# 8ffecc0e
bulk-stop = ⏹ থামান
# 03807098
bulk-go-on = ▶️ চালিয়ে যান
# 6a8ecd32
bulk-top-up = ➕ ব্যালেন্স যোগ
# 4a69280d
bulk-results = ⬇️ ফলাফল (CSV)
# 0718b6e2
bulk-show = 📋 দেখুন
# 2baa40cb
bulk-results-ready = 📋 আপনার ফাইলের কাজ শেষ
# e0a9c8b2
bulk-states-reading = পড়া হচ্ছে
# f8d7a0f9
bulk-states-draft = এখনো নিশ্চিত করেননি
# b7258434
bulk-states-running = চলছে
# 5462c103
bulk-states-stopped = থেমে আছে
# 906ccaaf
bulk-states-done = শেষ
# 01700996
bulk-problem-no_pid = পণ্যের নাম নেই।
# 0b02876e
bulk-problem-unknown_pid = এমন কোনো পণ্য নেই।
# c4bcbc34
bulk-problem-not_sold = এই পণ্য আর বিক্রি হয় না।
# 01e8d58c
bulk-problem-paused = এই পণ্যের বিক্রি আপাতত থামানো আছে।
# a7189b9b
bulk-problem-fields_differ = রিজিয়ন ও সার্ভার একটির সঙ্গে অন্যটি মেলে না।
# 28e5bee9
bulk-problem-one_each = টপ-আপ একবারে একটি করে কেনা যায়। প্রতিটির জন্য আলাদা সারি দিন।
# dff82869
bulk-problem-out_of_stock = স্টকে যথেষ্ট কোড নেই।
# f5ccf0b6
bulk-problem-trxid_taken = এই সারির অর্ডার দেওয়া যায়নি। নতুন ফাইলে আবার পাঠান।
# 326eae0e
bulk-problem-restored = সার্ভিসটি ব্যাকআপ থেকে ফেরানো হয়েছে, তাই এটি কেনা হয়েছিল কি না আমি জানি না। আবার অর্ডার করার আগে অপারেটরকে জিজ্ঞেস করুন।
# 3b7913f2
bulk-bad-quantity = পরিমাণ 1 থেকে { $max } পর্যন্ত একটি পূর্ণ সংখ্যা হতে হবে।
# 512b935f
bulk-extra-cells = ঘর বেশি হয়ে গেছে। এই পণ্যের কলাম মাত্র { $columns }টি।
# 649bacee
bulk-cell-too-long = একটি ঘরে { $max }টির বেশি অক্ষর আছে।
# e224efc7
bulk-rounded = আপনার স্প্রেডশিট একটি সংখ্যা বদলে ফেলেছে: { $number }। কলামটির ফরম্যাট “Text” করে সংখ্যাটি আবার লিখুন।
# 5cfd97bd
bulk-price-changed = এখন দাম { $amount }। কোনো টাকা কাটা হয়নি।
# 86cd2d1b
bulk-missing = এটি নেই: { $field }।
# 3076ce9b
bulk-misfit = এটি ঠিক মনে হচ্ছে না: { $field }।
# 4ec5b563
bulk-no-option = { $field } এগুলোর একটি হতে হবে: { $options }।

## claims

# 3d1980f0
claims-button = ⚠️ সমস্যা হয়েছে?
# 221168cc
claims-report-again = ⚠️ আরেকটি সমস্যা আছে
# f5da6dd2
claims-what-is-wrong = এই অর্ডারে কী সমস্যা হয়েছে?
# 6a230415
claims-reason-not_received = কিছুই আসেনি
# ec4f4385
claims-reason-wrong_goods = ভুল জিনিস এসেছে
# 19873ca7
claims-reason-code_invalid = কোডটি কাজ করে না
# 335f2958
claims-reason-code_used = কোডটি আগেই ব্যবহার হয়েছে
# d8263ae5
claims-reason-other = অন্য সমস্যা
# 1e8331da
claims-reason-by_operator = আমরা নিজেরাই ঠিক করেছি
# 8d1dfc5b
claims-ask-text = কী হয়েছে, এক মেসেজে লিখুন। দু-এক কথাসহ একটি স্ক্রিনশট পাঠালেও হবে।
# 4d1a46e7
claims-ask-text-hint = যেমন: কোডটি দেওয়ার পর গেমে বা দোকানে কী লেখা এসেছিল।
# 45816288
claims-send-without-text = না লিখেই পাঠান
# d8a7f964
claims-text-wanted = একটি লেখা, ছবি বা ছবির ফাইল পাঠান।
# de867bb1
claims-received = ধন্যবাদ! অপারেটর বিষয়টি দেখছেন। উত্তর এলেই আপনাকে জানাব।
# 9170041d
claims-ask-picture = এখন স্ক্রিনশটটি ছবি বা ছবির ফাইল হিসেবে পাঠান।
# 809263ae
claims-add-picture = 🖼 স্ক্রিনশট দিন
# d52be329
claims-no-picture = স্ক্রিনশট নেই
# 8b2c7072
claims-picture-added = অপারেটর এখন আপনার স্ক্রিনশট দেখতে পাচ্ছেন।
# 0d2ca561
claims-picture-before = আপনি আগেই একটি স্ক্রিনশট পাঠিয়েছেন। একটিই যথেষ্ট।
# 794bad4a
claims-title = ⚠️ অর্ডারে সমস্যা
# 4d34d12d
claims-state-open = 🔎 আমরা দেখছি
# 2cc95f66
claims-state-replaced = ✅ নতুন কোড পেয়েছেন
# 1ab8e1f8
claims-state-refunded = ✅ টাকা ফেরত দেওয়া হয়েছে
# f72d6e08
claims-state-refused = ❌ গ্রহণ করা হয়নি
# 06f32c92
claims-state-withdrawn = ↩️ আপনি তুলে নিয়েছেন
# ae22af5f
claims-status = অবস্থা
# 7f53e279
claims-amount-back = ফেরত
# d11d8c3a
claims-report = অভিযোগ
# 5bcb5906
claims-order = অর্ডার
# cef971ec
claims-what = সমস্যা
# 454d5c14
claims-sent-at = পাঠানো হয়েছে
# 2b7da4e5
claims-ended-at = উত্তর এসেছে
# 5ed4bbca
claims-you-wrote = আপনি লিখেছেন:
# 68e75955
claims-with-picture = 🖼 সঙ্গে আপনার স্ক্রিনশট আছে।
# 8965c669
claims-answer = উত্তর:
# 03324901
claims-new-codes = নতুন কোড অর্ডারের পাতায় আছে। পুরোনো কোড আর ব্যবহার করবেন না।
# 8c6a96a8
claims-into-wallet = টাকা আপনার ওয়ালেটে আছে।
# 8a9762c2
claims-disagree = { $support ->
        [none] সিদ্ধান্তটি মানতে পারছেন না? অভিযোগের নম্বরসহ অপারেটরকে লিখুন।
       *[other] সিদ্ধান্তটি মানতে পারছেন না? অভিযোগের নম্বরসহ অপারেটরকে ({ $support }) লিখুন।
    }
# 58f15d27
claims-show-order = 📦 অর্ডার দেখুন
# 0e05c0c5
claims-withdraw = ↩️ তুলে নিন
# 7e8f40ba
claims-confirm-withdraw = সমস্যাটি কি মিটে গেছে? তুলে নিলে অপারেটর এটি আর দেখবেন না।
# 4e902d10
claims-withdraw-now = ✅ হ্যাঁ, তুলে নিন
# d2adcc55
claims-keep = না, থাকুক
# d95b234e
claims-withdrawn = তুলে নেওয়া হয়েছে।
# c85d1963
claims-list = ⚠️ আপনার জানানো সমস্যা
# bb400e04
claims-to-list = ‹ আপনার অভিযোগ
# ee70c11d
claims-none = আপনি এখনো কোনো সমস্যা জানাননি। জানাতে চাইলে অর্ডারটি খুলে “সমস্যা হয়েছে?” চাপুন।
# 753de7e7
claims-decided-replaced = ✅ আপনার অর্ডারের জন্য নতুন কোড পেয়েছেন।
# 9bf5a9e0
claims-decided-refunded = ✅ আপনার অর্ডারের টাকা ফেরত দেওয়া হয়েছে।
# ed2b34c7
claims-decided-refused = ❌ অপারেটর আপনার অভিযোগ গ্রহণ করেননি।
# ac85a23e
claims-show = দেখুন

## deposits

# 6a8ecd32
deposits-top-up = ➕ ব্যালেন্স যোগ
# 6fd3107e
deposits-method-manual = 🏦 ব্যাংক ট্রান্সফার
# d3679a02
deposits-method-stars = ⭐️ Telegram Stars
# 0a509a70
deposits-method-crypto_pay = 🪙 ক্রিপ্টো (@CryptoBot)
# bdf3695a
deposits-choose-method = কীভাবে টাকা দিতে চান?
# ba10b527
deposits-no-method = এই মুহূর্তে ব্যালেন্স যোগ করা যাচ্ছে না।
# 892b0ff8
deposits-choose-amount = কত যোগ করবেন? { $least } থেকে { $largest } পর্যন্ত।
# 2a6d4af3
deposits-other-amount = ✏️ অন্য পরিমাণ
# c790b5f7
deposits-how-much = কত USD যোগ করবেন?
# bb6bf918
deposits-ask-amount = { $least } থেকে { $largest } পর্যন্ত একটি পরিমাণ লিখুন, যেমন <code>25</code> বা <code>12.50</code>।
# 55b8bc79
deposits-ask-amount-in = USD-তে { $least } থেকে { $largest } পর্যন্ত একটি পরিমাণ লিখুন, যেমন <code>25</code>, অথবা যত দিতে চান তা লিখুন, যেমন { $own }।
# 1ad1ca4e
deposits-rate = রেট
# 0a3d19c8
deposits-rate-of = { $rate }, { $at }-এর
# 1e574ae2
deposits-fee = ফি
# d17b5ee7
deposits-bonus = বোনাস
# 2622883a
deposits-transfer = { $amount } ট্রান্সফার করুন
# b0b5b635
deposits-in-wallet = আপনার ওয়ালেটে
# 6dc2b6f1
deposits-closed-way = টাকা দেওয়ার এই মাধ্যমটি বন্ধ হয়ে গেছে। টাকা দিয়ে থাকলে রসিদ পাঠান। না দিয়ে থাকলে এই রিচার্জ বাতিল করুন।
# 7d5cf680
deposits-reference = রেফারেন্স
# c3e5b6f9
deposits-transfer-steps = ট্রান্সফারের সময় এই রেফারেন্সটি লিখে দিন। টাকা পাঠানোর পর রসিদটি ছবি, ছবির ফাইল বা PDF হিসেবে এখানে পাঠান।
# 66fbd26e
deposits-open-until = { $time } পর্যন্ত সময় আছে।
# bfd91649
deposits-pay = { $amount } পরিশোধ করুন
# df818d67
deposits-pay-on-page = নিচের বোতাম চেপে @CryptoBot-এর পাতায় পরিশোধ করুন। এক মিনিটের মধ্যে টাকা আপনার ওয়ালেটে চলে আসবে।
# 9d668af9
deposits-pay-now = 🪙 পরিশোধ করুন
# 9b1a99ac
deposits-no-page = এখন পেমেন্টের পাতা তৈরি করা যায়নি, কোনো টাকা কাটা হয়নি। আবার চেষ্টা করুন।
# 75032bfe
deposits-try-again = 🔄 আবার চেষ্টা
# 95f602fa
deposits-top-up-of = { $amount } রিচার্জ
# 500c5a15
deposits-invoice-below = নিচের ইনভয়েসের বোতাম চেপে পরিশোধ করুন। টাকা সঙ্গে সঙ্গে আপনার ওয়ালেটে চলে আসবে।
# 90b88877
deposits-invoice-again = ⭐️ ইনভয়েস আবার পাঠান
# 2f434c57
deposits-invoice-title = ওয়ালেট রিচার্জ
# 2ab9e7e3
deposits-invoice-description = আপনার ওয়ালেটে { $amount } যোগ হবে। রেফারেন্স { $reference }।
# 27c8a5e3
deposits-cancel = ✕ এই রিচার্জ বাতিল
# 64acab5c
deposits-send-receipt = 📎 রসিদ পাঠান
# 45c12c7c
deposits-add-receipt = 📎 আরেকটি রসিদ দিন
# f447a6cf
deposits-ask-receipt = এখন রসিদটি ছবি, ছবির ফাইল বা PDF হিসেবে পাঠান।
# e54f1145
deposits-receipt-wanted = রসিদটি ছবি, ছবির ফাইল বা PDF হিসেবে পাঠান, অথবা /cancel লিখুন।
# b7270f80
deposits-received = { $receipts ->
        [one] 🔎 ধন্যবাদ। অপারেটর আপনার রসিদ পেয়েছেন। সিদ্ধান্ত হলেই আপনাকে জানাব।
       *[other] 🔎 ধন্যবাদ। অপারেটর আপনার { $receipts }টি রসিদ পেয়েছেন। সিদ্ধান্ত হলেই আপনাকে জানাব।
    }
# 6b875539
deposits-received-before = 🔎 এই ফাইলটি আমি ও অপারেটর আগেই পেয়েছি। সিদ্ধান্ত হলেই আপনাকে জানাব।
# d308a9cd
deposits-which-deposit = আপনার কয়েকটি রিচার্জ চলমান আছে। এই রসিদ কোনটির?
# 4ac5348f
deposits-file-gone = ফাইলটি আর দেখতে পাচ্ছি না। রসিদটি আবার পাঠান।
# 6b30da50
deposits-show = 🧾 রিচার্জ দেখুন
# f7896bd7
deposits-list = 🧾 রিচার্জগুলো
# 603d9d72
deposits-none = আপনার এখনো কোনো রিচার্জ নেই।
# ae22af5f
deposits-status-label = অবস্থা
# 5db19e8e
deposits-status-open = 🕓 টাকা দেওয়া বাকি
# 363b74c0
deposits-status-submitted = 🔎 রসিদ দেখা হচ্ছে
# f01e98bb
deposits-status-credited = ✅ ওয়ালেটে জমা হয়েছে
# 2b380356
deposits-status-rejected = ❌ গ্রহণ করা হয়নি
# 587aea53
deposits-status-cancelled = ✕ বাতিল
# 477b463d
deposits-status-expired = ⌛ মেয়াদ শেষ
# 7bf89dae
deposits-status-refunding = ↩️ টাকা ফেরত যাচ্ছে
# a220f0b6
deposits-status-refunded = ↩️ টাকা ফেরত দেওয়া হয়েছে
# b6773116
deposits-status-charged_back = ↩️ পেমেন্ট সার্ভিস টাকা ফিরিয়ে নিয়েছে
# 0b65962e
deposits-status-is = এই রিচার্জের অবস্থা: { $status }।
# d7243c4d
deposits-credited = জমা হয়েছে
# 18f69d1b
deposits-that-arrived = { $amount }, যতটা এসে পৌঁছেছে
# 0cf9e0e9
deposits-receipts = রসিদ
# 5bab18e0
deposits-reason = কারণ
# 5e173294
deposits-paid-by = মাধ্যম
# f19fa33d
deposits-started = শুরু
# b71ccd11
deposits-ended = শেষ
# 39b05175
deposits-checkout-refused-unknown = এই রিচার্জটি খুঁজে পাচ্ছি না। নতুন করে শুরু করুন।
# e9aab6dc
deposits-checkout-refused-ended = এই রিচার্জ আর চলমান নেই। নতুন করে শুরু করুন।
# 6748f9f5
deposits-checkout-refused-expired = এই রিচার্জের মেয়াদ শেষ। নতুন করে শুরু করুন।
# 24a859cb
deposits-checkout-refused-other-person = এই ইনভয়েস অন্য একজনের জন্য।
# 2ce6af4f
deposits-checkout-refused-other-amount = টাকার পরিমাণ মিলছে না। নতুন করে শুরু করুন।
# 7a4612a6
deposits-checkout-refused-banned = এই মুহূর্তে আপনার অ্যাকাউন্টে ব্যালেন্স যোগ করা যাচ্ছে না। সাহায্যের জন্য /paysupport পাঠান।
# 1ea4312f
deposits-unmatched = আপনার পেমেন্ট এসেছে, কিন্তু এর সঙ্গে আপনার কোনো রিচার্জ মেলাতে পারিনি। অপারেটরকে জানানো হয়েছে, তিনি দেখবেন। কীভাবে যোগাযোগ করবেন জানতে /paysupport পাঠান।

## home

# a5589660
home-hello = 👋 স্বাগতম, { $name }
# 4d878195
home-nameless = বন্ধু
# d2d8afde
home-intro = ওয়ালেটে ব্যালেন্স যোগ করুন, তারপর শপ থেকে কিনুন। API অ্যাক্সেস থাকলে আপনার প্রোগ্রামও অর্ডার করতে পারবে।
# 254783d1
home-wallet = 👛 ওয়ালেট
# 6a8ecd32
home-top-up = ➕ ব্যালেন্স যোগ
# a75f2ba7
home-api = 🔑 API অ্যাক্সেস
# dc54fe03
home-orders = 📦 অর্ডার
# 2022aed6
home-help = ❔ সাহায্য
# dd60dcc1
home-admin = 🛡 অ্যাডমিন
# 5a69afe5
home-language = 🌐 ভাষা
# d6446f26
home-standing = অ্যাকাউন্ট
# 818f9381
home-standings-active = 🟢 চালু
# 752db6ec
home-standings-restricted = 🟠 সীমিত
# 037cc956
home-standings-banned = ⛔ নিষিদ্ধ
# fec077b7
home-banned = আপনার অ্যাকাউন্ট নিষিদ্ধ করা হয়েছে।
# 0a779e48
home-restricted = আপনার অ্যাকাউন্ট সীমিত করা হয়েছে।
# 7546ccc2
home-restricted-until = আপনার অ্যাকাউন্ট { $time } পর্যন্ত সীমিত করা হয়েছে।
# 60ecbec7
home-reason = কারণ: { $reason }।
# 925d3fd9
home-keeps-balance = { $support ->
        [none] আপনার ব্যালেন্স ঠিকই থাকবে। বিস্তারিত জানাবেন অপারেটর। পেমেন্টে সাহায্য লাগলে /paysupport পাঠান।
       *[other] আপনার ব্যালেন্স ঠিকই থাকবে। বিস্তারিত জানাবেন অপারেটর ({ $support })। পেমেন্টে সাহায্য লাগলে /paysupport পাঠান।
    }
# c4b8eb29
home-help-title = আমি যা যা করতে পারি
# bd4dab41
home-first-order = আপনার প্রথম অর্ডার
# d3fb97a6
home-first-order-steps = 1. ওয়ালেটে ব্যালেন্স যোগ করুন। 2. /api থেকে অ্যাক্সেস চালু করে একটি API কী তৈরি করুন। 3. সেই কী দিয়ে অর্ডার পাঠান।
# 16def08e
home-try-first = টাকা খরচ না করে আগে চেষ্টা করতে চাইলে একটি টেস্ট কী নিন: /api, তারপর “টেস্ট কী”।
# ca061fe9
home-api-is-at = API-এর ঠিকানা { $url }, আর পুরো বিবরণ এখানে: { $reference }
# b490f09e
home-questions = { $support ->
        [none] কিছু জানতে চান? অপারেটরকে লিখুন।
       *[other] কিছু জানতে চান? অপারেটরকে ({ $support }) লিখুন।
    }
# 545efc03
home-choose-language =
    <b>{ home-language }</b>
    
    আমি কোন ভাষায় কথা বলব?
# fe5e85cc
home-language-chosen = এখন থেকে আমি বাংলায় কথা বলব।
# 74bfab88
home-commands-start = মেনু
# 96d7df32
home-commands-shop = টপ-আপ, গেম কী বা কার্ড কিনুন
# 26e89e34
home-commands-wallet = ব্যালেন্স, রিচার্জ, লেনদেন, স্টেটমেন্ট
# a48dacb2
home-commands-api = API অ্যাক্সেস, কী, ঠিকানা, webhook
# 0ac92477
home-commands-orders = আপনার অর্ডার ও কোড
# 25e1b800
home-commands-bulk = CSV ফাইল থেকে একসঙ্গে অনেক কিনুন
# fe30bc39
home-commands-language = আমি যে ভাষায় কথা বলি
# f741d9f8
home-commands-help = এই বট যা যা পারে
# 11844190
home-commands-paysupport = পেমেন্টে সাহায্য
# d339e5e4
home-commands-terms = এই সার্ভিসের শর্ত
# 0cbf3e34
home-commands-cancel = চলতি প্রশ্ন বন্ধ করুন

## keys

# a0320de5
keys-open = 🗝 API কী
# b725b015
keys-about =
    <b>{ keys-open }</b>
    
    প্রতিটি প্রোগ্রামকে আলাদা API কী দিন। কোনটি দিয়ে কোন কাজ করা যাবে ঠিক করে দিতে পারেন, আর বাকিগুলো চালু রেখে যেকোনো একটি বাতিল করতে পারেন।
# 7805a299
keys-none = আপনার কোনো চালু API কী নেই।
# 87e5b063
keys-full = আপনার { $count }টি API কী আছে, এর বেশি রাখা যায় না। জায়গা করতে একটি বাতিল করুন।
# 9ad95d16
keys-add = ➕ নতুন API কী
# 7b1e41ea
keys-ask-name =
    <b>{ keys-add }</b>
    
    কী-টির নাম কী হবে? একটি নাম পাঠান, যেমন যে প্রোগ্রাম এটি ব্যবহার করবে তার নাম। এরপর আমি কী-টি তৈরি করে আপনাকে দেখাব।
# b50bd35c
keys-key = API কী
# 7e4efdc8
keys-can = অনুমতি
# bf4f4cdc
keys-scope-read = দেখা
# 5bcb5906
keys-scope-order = অর্ডার
# 1e2f292a
keys-scope-lookup = যাচাই
# 1f9d867b
keys-a-day = দিনে { $amount }
# ffe3dcce
keys-an-order = অর্ডারে { $amount }
# da2c7544
keys-until-day = { $day } পর্যন্ত
# be5c9dda
keys-no-cap = নেই
# 13180565
keys-daily-cap-is = দৈনিক সীমা
# 2eea5905
keys-order-cap-is = প্রতি অর্ডারে সীমা
# 3a2f5136
keys-works = মেয়াদ
# b074cba4
keys-works-until = { $time } পর্যন্ত
# 7c380f8b
keys-works-for-ever = সব সময়
# 6d43fa5f
keys-spent-today = আজকের খরচ
# 0bb295a0
keys-created = তৈরি
# 8fc6b16f
keys-last-used = শেষ ব্যবহার
# 8425ab1e
keys-used-from = { $ago }, { $address } থেকে
# 6c90c165
keys-unused = এখনো ব্যবহার হয়নি
# 023ae8aa
keys-last-scope = অন্তত একটি অনুমতি রাখতে হবে।
# d5c14ae8
keys-limit-daily = 💵 দৈনিক সীমা
# cba43db3
keys-limit-order = 💵 অর্ডারের সীমা
# de62642b
keys-limit-expiry = ⏳ মেয়াদ
# bd4eefb8
keys-rotate = 🔁 কী বদলান
# d784b44a
keys-revoke = 🗑 বাতিল করুন
# cc5b016f
keys-back = ‹ API কী
# a4d1e1eb
keys-ask-daily = এই কী দিয়ে দিনে সর্বোচ্চ কত USD খরচ করা যাবে? দিন শুরু হয় 00:00 UTC-তে। ফেরত আসা টাকা খরচে ধরা হয় না। { keys-how-to-cap }
# db132565
keys-ask-order = একটি অর্ডার বা ফি-সহ যাচাইয়ে সর্বোচ্চ কত USD খরচ করা যাবে? { keys-how-to-cap }
# e6a27014
keys-how-to-cap = একটি পরিমাণ পাঠান, যেমন <code>50</code>; সীমা না চাইলে <code>none</code> লিখুন।
# 229b050c
keys-ask-expiry = এখন থেকে কী-টি কত দিন চলবে? দিনের সংখ্যা পাঠান, যেমন <code>30</code>; মেয়াদ না চাইলে <code>none</code> লিখুন।
# 34f67e32
keys-changed = কী-টি বদলানো হয়েছে।
# 381dfce8
keys-ask-revoke = এই API কী বাতিল করবেন?
# 1a093a0c
keys-what-revoke-means = এটি দিয়ে আর কোনো রিকোয়েস্ট গ্রহণ করা হবে না। বাতিল করলে আর ফেরানো যায় না।
# 9f3aff3d
keys-revoke-now = 🗑 হ্যাঁ, বাতিল করুন
# d5dfc44f
keys-revoked = { $name } কী বাতিল করা হয়েছে।

## moves

# 6c7fa3be
moves-decline = ✖️ রাজি নই
# d8540d26
moves-ordered = অপারেটর { $time }-এ আপনার অ্যাকাউন্ট { $who }-কে দেবেন।
# 5c21e4b0
moves-ordered-about = আপনার ওয়ালেট, অর্ডার ও API কী সঙ্গে যাবে, আর আপনি সেগুলো আর পাবেন না। আপনি এটা না চাইলে এখনই থামান।
# 018adb88
moves-stop = 🛑 থামান
# f3f3d347
moves-ordered-to =
    অপারেটর { $time }-এ { $who }-এর অ্যাকাউন্ট আপনাকে দেবেন।
    
    ততক্ষণ আপনার এখনকার অ্যাকাউন্ট ব্যবহার করবেন না। এটা ভুল হলে নাকচ করুন।
# 500667fe
moves-moved-away =
    আপনার অ্যাকাউন্ট { $who }-এর কাছে গেছে। এখানে এখন আপনার একটি নতুন খালি অ্যাকাউন্ট আছে।
    
    আপনার জানা API কী নতুন মালিক না বদলানো পর্যন্ত কাজ করবে।
# 675c32a8
moves-moved-here =
    { $who }-এর অ্যাকাউন্ট এখন আপনার।
    
    যাঁরা এর API কী জানেন, তাঁরা এখনো তা ব্যবহার করতে পারেন। কী বদলান, আর অনুমোদিত ঠিকানা ও ওয়েবহুক দেখে নিন।
# b7206f19
moves-ended-declined = স্থানান্তর নাকচ হয়েছে। অ্যাকাউন্ট যেখানে ছিল সেখানেই আছে।
# cf3c9673
moves-ended-stopped = স্থানান্তর থামানো হয়েছে। অ্যাকাউন্ট যেখানে ছিল সেখানেই আছে।
# f5652092
moves-ended-cancelled = স্থানান্তর বাতিল হয়েছে। অ্যাকাউন্ট যেখানে ছিল সেখানেই আছে।
# d4d7ba50
moves-ended-refused = স্থানান্তর আর সম্ভব হয়নি। অ্যাকাউন্ট যেখানে ছিল সেখানেই আছে।

## notices

# b490f09e
notices-questions = { $support ->
        [none] কিছু জানতে চান? অপারেটরকে লিখুন।
       *[other] কিছু জানতে চান? অপারেটরকে ({ $support }) লিখুন।
    }
# f4dd162d
notices-paid-debt = এর মধ্যে { $amount } দিয়ে আপনার দেনা শোধ হয়েছে।
# 6f06dbb5
notices-order-completed = ✅ { $pack } অর্ডার সম্পন্ন হয়েছে। { $id }
# 484d2a13
notices-order-cancelled = ↩️ { $pack } দেওয়া যায়নি। { $id }
# fe343767
notices-money-back = { $amount } আপনার ওয়ালেটে ফেরত এসেছে।
# d9956f49
notices-orders-completed = 🕐 গত এক ঘণ্টায় সম্পন্ন: { $count }টি অর্ডার।
# 9795b069
notices-orders-cancelled = বাতিল, টাকা ফেরত: { $count }টি অর্ডার।
# bbea5b7e
notices-show-order = অর্ডার দেখুন
# a1095b95
notices-credited = ✅ আপনার { $amount } রিচার্জ ওয়ালেটে জমা হয়েছে।
# ce228043
notices-credited-other = ✅ { $credited } আপনার ওয়ালেটে জমা হয়েছে। আপনার { $asked } রিচার্জের ({ $reference }) জন্য এই টাকাই এসে পৌঁছেছে।
# 04628b1c
notices-charged-back = ↩️ আপনার { $amount } রিচার্জের ({ $reference }) টাকা পেমেন্ট সার্ভিস ফিরিয়ে নিয়েছে।
# 3c3d20a4
notices-taken-from-wallet = আপনার ওয়ালেট থেকে { $amount } কাটা হয়েছে।
# c751ed48
notices-spent-before = এর মধ্যে { $amount } আগেই খরচ হয়ে গিয়েছিল।
# e6e9ac60
notices-rejected = ❌ আপনার { $amount } রিচার্জ ({ $reference }) গ্রহণ করা হয়নি।
# 2de8b04f
notices-refunded = ↩️ আপনার { $amount } রিচার্জের ({ $reference }) টাকা ফেরত দেওয়া হয়েছে।
# ee04d311
notices-standing-banned = ⛔ আপনার অ্যাকাউন্ট নিষিদ্ধ করা হয়েছে।
# f298c6eb
notices-standing-unbanned = 🟢 আপনার অ্যাকাউন্ট আর নিষিদ্ধ নেই।
# 6f98ffcc
notices-standing-restricted = 🟠 আপনার অ্যাকাউন্ট সীমিত করা হয়েছে।
# 151c1cf7
notices-standing-unrestricted = 🟢 আপনার অ্যাকাউন্ট আর সীমিত নেই।
# 82ec1f24
notices-standing-api_off = ⚪️ অপারেটর আপনার API অ্যাক্সেস বন্ধ করেছেন।
# 40cadeaa
notices-standing-api_on = 🟢 অপারেটর আপনার API অ্যাক্সেসের অনুমতি আবার দিয়েছেন।
# 2aab8195
notices-standing-shop_off = ⚪️ অপারেটর এই চ্যাটে আপনার জন্য শপ বন্ধ করেছেন।
# 447d85b0
notices-standing-shop_on = 🟢 এই চ্যাট থেকে আবার কিনতে পারবেন।
# 8f01822a
notices-restricted-until = 🟠 আপনার অ্যাকাউন্ট { $time } পর্যন্ত সীমিত করা হয়েছে।
# 199d5097
notices-added = ➕ আপনার ওয়ালেটে { $amount } যোগ হয়েছে।
# e71b7876
notices-taken = ➖ আপনার ওয়ালেট থেকে { $amount } কাটা হয়েছে।
# 057bb406
notices-balance-low = 👛 আপনার ব্যালেন্স কমে { $amount } হয়েছে, যা আপনার ঠিক করা পরিমাণের নিচে। এর চেয়ে বেশি দামের অর্ডার নেওয়া হবে না।
# 254783d1
notices-to-wallet = 👛 ওয়ালেট
# 6a8ecd32
notices-top-up = ➕ ব্যালেন্স যোগ
# 53445424
notices-webhook-gone = ⚪️ আপনার webhook { $url } বন্ধ করে দিয়েছি: আপনার সার্ভার 410 উত্তর দিয়েছে, মানে আর কোনো ইভেন্ট চায় না।
# 1f538bf6
notices-webhook-failing = ⚪️ আপনার webhook { $url } বন্ধ করে দিয়েছি: পাঁচ দিন ধরে কিছুই পৌঁছায়নি। সার্ভার ঠিক করে webhook আবার চালু করুন। যা বাদ গেছে, “ডেলিভারি” থেকে পাঠাতে পারবেন।
# 7c93504e
notices-show-webhook = 🪝 Webhook দেখুন
# 40812bc6
notices-key-ends-soon = ⏳ আপনার API কী { $key } চলবে { $time } পর্যন্ত। এরপর এটি দিয়ে রিকোয়েস্ট গ্রহণ করা হবে না। কী-টি খুলে মেয়াদ বাড়ান, অথবা প্রোগ্রামে অন্য কী দিন।
# 0bc85171
notices-key-expired = ⌛️ আপনার API কী { $key }-এর মেয়াদ শেষ ({ $time })। এটি দিয়ে আর রিকোয়েস্ট গ্রহণ করা হয় না। প্রোগ্রামের জন্য নতুন কী তৈরি করুন।
# 9d471575
notices-key-revoked = 🚫 অপারেটর আপনার API কী { $key } বাতিল করেছেন। এটি দিয়ে আর রিকোয়েস্ট গ্রহণ করা হয় না।
# 47d4e90a
notices-keys-revoked = 🚫 অপারেটর আপনার সব API কী বাতিল করেছেন। এগুলো দিয়ে আর রিকোয়েস্ট গ্রহণ করা হয় না।
# b864a2a9
notices-slow-down = 🐢 একসঙ্গে এত মেসেজ আমি সামলাতে পারি না, তাই শেষের কয়েকটি বাদ দিয়েছি। একটু পরে সেগুলো আবার পাঠান।
# e7cb3de5
notices-paid-back-elsewhere = ⚠️ { $reference }-এর টাকা প্রেরকের কাছে ফেরত গেছে, তবে এই সার্ভিসের মাধ্যমে নয়।
# bdc1e180
notices-account = অ্যাকাউন্ট
# 49612b7d
notices-part-taken = ওয়ালেট থেকে { $amount }-এর মধ্যে { $taken } কাটা হয়েছে।
# 87af932d
notices-still-there = { $amount } এখনো ওয়ালেটে আছে। সরাতে এখানে “টাকা ফেরত দিন” চাপুন।
# becff0d5
notices-spent = { $amount } আগেই খরচ হয়ে গিয়েছিল।
# 2ab66fd9
notices-now-owes = অ্যাকাউন্টের এখন { $amount } দেনা আছে। রিচার্জ বা /credit দিয়ে শোধ না হওয়া পর্যন্ত অর্ডার নেওয়া হবে না।
# 0a48f8f8
notices-owed-since = এই টাকা অ্যাকাউন্টের দেনা ছিল, এর মধ্যে শোধ হয়ে গেছে।
# 7c546cf0
notices-refund-refused = ⚠️ পেমেন্ট সার্ভিস { $reference }-এর টাকা ফেরত দিতে রাজি হয়নি। { $amount } আবার ওয়ালেটে আছে।
# 1206fdf8
notices-unmatched = একটি পেমেন্ট কোনো রিচার্জের সঙ্গে মেলানো যায়নি; কোথাও জমা হয়নি।
# 4188b1c9
notices-outcome-unknown = ⚠️ { $id } হয়েছে কি না এখনো জানা যায়নি: সাপ্লায়ার স্পষ্ট উত্তর দিচ্ছে না।
# 60025f16
notices-keeps-asking = আমি সাপ্লায়ারকে জিজ্ঞেস করতেই থাকব। অনুমানে টাকা ফেরত দেওয়া হয় না।
# 0775ac1e
notices-order-waits = ⚠️ { $id } কয়েকবার ব্যর্থ হয়েছে, নিশ্চিতভাবেই এখনো হয়নি।
# 0930d1f5
notices-tries-again = এক দিন পর্যন্ত প্রতি দশ মিনিটে আবার চেষ্টা করব, তারপর টাকা ফেরত যাবে। চাইলে তার আগেই বাতিল করতে পারেন।
# 7c133f1f
notices-done-after-cancel = ⚠️ { $id } বাতিল করে টাকা ফেরত দেওয়ার পর সাপ্লায়ার কাজটি করে ফেলেছে। পণ্য গেছে, কিন্তু দাম পাওয়া যায়নি। সাপ্লায়ারকে ফিরিয়ে নিতে বলুন, অথবা /debit দিয়ে অ্যাকাউন্ট থেকে কেটে নিন।
# 02301625
notices-failed-after-completion = ⚠️ সাপ্লায়ার বলছে { $id } করেনি, কিন্তু অর্ডারটি হাতে সম্পন্ন করা হয়েছে। কোনো টাকা নড়েনি। সাপ্লায়ারকে জিজ্ঞেস করুন; প্লেয়ার না পেয়ে থাকলে /credit দিয়ে জমা করে দিন।
# b2902c71
notices-sold-at-loss = ⚠️ { $id } বিক্রি হয়েছে { $price }-এ, কিন্তু খরচ পড়েছে { $cost }। প্যানেলে দাম বাড়ান।
# a76c5809
notices-code-quarantined = 🚧 { $id } বাতিল হয়েছে, কিন্তু এর ভাউচার হয়তো ব্যবহার হয়ে গেছে। আপনার সিদ্ধান্ত পর্যন্ত সেটি আলাদা রাখা আছে।
# 6c3ea2f9
notices-orders-delayed = ⏳ আমাদের সাপ্লায়ারের সমস্যার কারণে আপনার কিছু অর্ডারে সময় বেশি লাগছে। সেগুলো সম্পন্ন হবে, নয়তো টাকা ফেরত পাবেন। আবার অর্ডার করতে হবে না।
# cad7232e
notices-supplier-failing = 🔴 সাপ্লায়ার { $supplier } বারবার ব্যর্থ হচ্ছে: { $calls }।
# df28977e
notices-supplier-recovered = 🟢 সাপ্লায়ার { $supplier } আবার কাজ করছে: { $calls }।
# 7bb40327
notices-calls-place = নতুন অর্ডার
# ddf5f658
notices-calls-check = চলমান অর্ডারের খোঁজ
# fbd092c8
notices-calls-lookup = প্লেয়ার যাচাই ও রিডিম
# 89fc404c
notices-calls-checkLookup = রিডিমের খোঁজ
# cf65facb
notices-stock-low = 🎟 { $pid } কমে এসেছে: আর { $left }টি আছে।
# 8a00d730
notices-day-limit = 📈 { $supplier }-এর দৈনিক সীমা শেষ: আজকের অর্ডার আর সেখানে আঁটছে না। সেগুলো পরের সাপ্লায়ারের কাছে যায়, কেউ না থাকলে ফিরিয়ে দেওয়া হয়। দিন শেষ হয় 00:00 UTC-তে।
# cf245e34
notices-stock-out = 🔴 { $pid } শেষ: এইমাত্র শেষ কোডটি বিক্রি হয়েছে। আরও বিক্রি করতে কোড যোগ করুন।
# 407858f5
notices-add-codes = ➕ কোড যোগ করুন
# e50bffc3
notices-stock = 🎟 স্টক
# 77dddd53
notices-backup-failed = ⚠️ নির্ধারিত ব্যাকআপ নেওয়া যায়নি। আমি আবার চেষ্টা করব।
# 56d026d8
notices-database-damaged = 🔴 ডেটাবেস ফাইল নষ্ট হয়েছে: ক্র্যাশের পর পরীক্ষায় ধরা পড়েছে। সার্ভিস বন্ধ করুন, ফাইলটি রেখে দিন, মেশিনের ডিস্ক ও মেমোরি পরীক্ষা করুন, তারপর সবচেয়ে নতুন ভালো ব্যাকআপ থেকে ফিরিয়ে আনুন।
# ac85a23e
notices-show-for-admin = দেখুন
# 4722ba60
notices-gathered-orders-ended = 📦 আপনার { $count }টি অর্ডার শেষ হয়েছে। কোনটির কী হলো, তালিকায় দেখুন।
# 873c48f4
notices-gathered-manual-orders = 🙋 { $count }টি অর্ডার হাতে করার অপেক্ষায় আছে।
# 05298eb5
notices-gathered-receipts = 🔔 { $count }টি রসিদ আপনার অপেক্ষায় আছে।
# 827324a2
notices-gathered-outcome-unknown = ⚠️ { $count }টি অর্ডার হয়েছে কি না এখনো জানা যায়নি: সাপ্লায়ার স্পষ্ট উত্তর দিচ্ছে না।
# 9b3bcd1a
notices-gathered-order-waits = ⚠️ { $count }টি অর্ডার কয়েকবার ব্যর্থ হয়েছে, নিশ্চিতভাবেই এখনো হয়নি।
# c6d1602d
notices-gathered-tries-again = এক দিন পর্যন্ত প্রতি দশ মিনিটে আবার চেষ্টা করব, তারপর টাকা ফেরত যাবে। চাইলে তার আগেই বাতিল করতে পারেন।
# 825af966
notices-gathered-quarantined = 🚧 { $count }টি অর্ডার বাতিল হয়েছে, কিন্তু এগুলোর ভাউচার হয়তো ব্যবহার হয়ে গেছে। আপনার সিদ্ধান্ত পর্যন্ত সেগুলো আলাদা রাখা আছে।
# 6311b03d
notices-gathered-sold-at-loss = ⚠️ { $count }টি অর্ডার খরচের চেয়ে কম দামে বিক্রি হয়েছে, যেমন { $id }। প্যানেলে দাম বাড়ান।
# fd491faf
notices-gathered-stock-low = 🎟 { $count }টি পণ্য কমে এসেছে। কোনগুলো, তালিকায় দেখুন।
# 2dea60f6
notices-gathered-stock-out = 🔴 { $count }টি পণ্য শেষ। কোনগুলো, তালিকায় দেখুন।

## orderLink

# 9d848989
order-link-button = 🔗 গ্রাহকের জন্য লিংক
# 9d848989
order-link-title = 🔗 গ্রাহকের জন্য লিংক
# fa2e0bce
order-link-what = এই লিংক যার কাছে থাকবে, সে অর্ডারের পণ্য, প্লেয়ারের তথ্যের কিছু অংশ, সময় ও অবস্থা দেখতে পাবে। দাম, কোড বা আপনার সম্পর্কে কিছুই দেখা যাবে না।
# 024a42ea
order-link-make = 🔗 লিংক তৈরি করুন
# 90819006
order-link-link = লিংক: { $url }
# d65d4ff5
order-link-copy = 📋 লিংক কপি করুন
# 5d6c0973
order-link-open = ↗️ খুলুন
# 894cb2d2
order-link-revoke = 🗑 লিংক বাতিল করুন
# 86f323a1
order-link-ask-revoke = লিংকটি বাতিল করবেন?
# ffaf360f
order-link-what-revoke-means = যাদের কাছে লিংকটি আছে, তারা আর কিছু দেখতে পাবে না। পরে চাইলে নতুন লিংক তৈরি করতে পারবেন।
# 9f3aff3d
order-link-revoke-now = 🗑 হ্যাঁ, বাতিল করুন
# 67d8a30f
order-link-revoked = লিংকটি বাতিল করা হয়েছে।
# 47b866c1
order-link-no-address = লিংকের জন্য ইন্টারনেটে একটি ঠিকানা লাগে, যা অপারেটর এখনো এই সার্ভিসে ঠিক করে দেননি।

## orders

# aeae567b
orders-list = 📦 আপনার অর্ডার
# b487304f
orders-test-list = 🧪 আপনার টেস্ট অর্ডার
# 206cdb8b
orders-none = আপনার এখনো কোনো অর্ডার নেই। শপ থেকে কিছু কিনুন, অথবা আপনার প্রোগ্রাম দিয়ে API-তে অর্ডার করুন।
# 0a5c3c8a
orders-none-like-this = এমন কোনো অর্ডার আপনার নেই।
# a7bd74f3
orders-no-tests = কোনো টেস্ট কী দিয়ে এখনো অর্ডার করা হয়নি।
# 7e33ec66
orders-how-to-open = অর্ডার দেখতে নম্বরে চাপুন।
# 07fffcc0
orders-filter-all = সব
# 5ec24df0
orders-filter-processing = ⏳ প্রক্রিয়াধীন
# d7dc9093
orders-filter-completed = ✅ সম্পন্ন
# 4bebb037
orders-filter-cancelled = ↩️ বাতিল
# dfa92590
orders-filter-game = 🎮 গেম
# e7928cec
orders-choose-game =
    <b>{ orders-list }</b>
    
    কোন গেমের অর্ডার দেখবেন?
# 6bf93efd
orders-all-games = সব গেম
# a83987b4
orders-icon-processing = ⏳
# dd491db7
orders-icon-completed = ✅
# 9282ded6
orders-icon-cancelled = ↩️
# 21153944
orders-status-processing = ⏳ প্রক্রিয়াধীন
# e2b1e461
orders-status-completed = ✅ সম্পন্ন
# d40bd8b0
orders-status-cancelled = ↩️ বাতিল
# 35c82915
orders-refunded = ↩️ বাতিল, টাকা ফেরত
# ac1c55e9
orders-will-tell-you = শেষ হলেই আপনাকে জানাব। করা না গেলে টাকা আপনার ওয়ালেটে ফেরত যাবে।
# f1fb7e63
orders-is-test = 🧪 টেস্ট অর্ডার: টেস্ট ব্যালেন্স দিয়ে কেনা
# 5bcb5906
orders-labels-order = অর্ডার
# 48efed86
orders-labels-game = গেম
# 09233827
orders-labels-trxid = trxid
# ea788684
orders-labels-bought = কেনা হয়েছে
# b50bd35c
orders-labels-key = API কী
# ae22af5f
orders-labels-status = অবস্থা
# 5bab18e0
orders-labels-reason = কারণ
# ff89d4b3
orders-labels-amount = দাম
# e75d359a
orders-labels-placed = শুরু
# b71ccd11
orders-labels-ended = শেষ
# e9786e19
orders-in-chat = এই চ্যাটে
# db144410
orders-amount-for = { $amount } ({ $pieces }টি)
# 325d8f98
orders-reason-INVALID_PLAYER = গেমে এই প্লেয়ারকে পাওয়া যায়নি।
# 57353a40
orders-reason-OUT_OF_STOCK = সাপ্লায়ারের কাছে এটি শেষ হয়ে গেছে।
# 67c168ee
orders-reason-REGION_NOT_SUPPORTED = এই প্লেয়ারের রিজিয়নে এটি পাঠানো যায় না।
# f43bbac1
orders-codes = কোড (দেখতে চাপুন):
# 97b4abfd
orders-too-many-codes = { $count }টি কোড: এখানে দেখানোর জন্য বেশি। নিচের বোতামে ফাইল হিসেবে নিন।
# 6e109b02
orders-codes-file = ⬇️ কোডের ফাইল নিন
# ccc13331
orders-codes-caption = { $id } অর্ডারের { $count }টি কোড
# 048fd1db
orders-back = ‹ অর্ডার
# 90297b9f
orders-show-tests = 🧪 টেস্ট অর্ডার
# aeae567b
orders-show-live = 📦 আপনার অর্ডার
# 4f049e44
orders-news-off = 🔕 শপের খবর বন্ধ করুন
# 866af317
orders-news-on = 🔔 শপের খবর
# 059036e6
orders-news-are-off = শপের খবর আর আসবে না।
# 999532b3
orders-news-are-on = শপের খবর আবার আসবে।
# add957c3
orders-notices = 🔔 নোটিশ
# e4848c0d
orders-ask-notices =
    <b>{ orders-notices }</b>
    
    প্রক্রিয়াধীন অর্ডারের খবর কখন জানাব?
# e5da5549
orders-notice-each = প্রতিটি শেষ হলে
# 7e52ee94
orders-notice-hourly = প্রতি ঘণ্টায় একসঙ্গে
# dc9a75ef
orders-notice-failures = শুধু বাতিল হলে
# aa501230
orders-notice-none = কখনো নয়
# 002f1700
orders-notices-set-each = প্রক্রিয়াধীন কোনো অর্ডার শেষ হলেই আপনাকে জানাব।
# 5515ff31
orders-notices-set-hourly = ঘণ্টায় একবার সব খবর একসঙ্গে জানাব।
# 8837accc
orders-notices-set-failures = শুধু কোনো অর্ডার বাতিল হলে আপনাকে জানাব।
# b15a0cb5
orders-notices-set-none = অর্ডারের খবর আর পাঠাব না।

## pasted

# 9b36d1a3
pasted-found = যা খুঁজে পেলাম:
# 9069c111
pasted-lookup = 🔎 যাচাই
# 96777b0e
pasted-deposit = 🧾 রিচার্জ
# d5d666d1
pasted-key = 🔑 এটি আপনার API কী { $name }। কী কখনো কাউকে পাঠাবেন না, আমাকেও নয়।
# 0392b304
pasted-key-removed = আপনার মেসেজটি মুছে দিয়েছি।
# a0320de5
pasted-keys = 🗝 API কী
# 3299e6f0
pasted-help = আমি একটি বট, আপনার কথাটি বুঝতে পারিনি। আমি যা যা করতে পারি, নিচে দেখুন। কোনো গেমের নাম, অর্ডার আইডি, trxid, প্লেয়ার আইডি বা কোড পাঠালেও আমি খুঁজে দেব।
# 75b74dec
pasted-help-with-file = এটি দিয়ে কী করব বুঝতে পারছি না। আমি যা যা করতে পারি:
# 5451f73f
pasted-no-such-command = { $command } নামে কোনো কমান্ড আমার জানা নেই।
# a1af02ab
pasted-did-you-mean = আপনি কি { $command } বলতে চেয়েছেন?

## shop

# e21a75dc
shop-open = 🛍 শপ
# e21a75dc
shop-title = 🛍 শপ
# 2830a138
shop-intro = যা কিনতে চান তাতে চাপুন, অথবা গেম, প্যাক বা পণ্যের আইডি লিখুন।
# 84cffdf0
shop-nothing = এই মুহূর্তে কিছু বিক্রি হচ্ছে না। পরে আবার দেখুন।
# b972cdc6
shop-back-to-shop = ‹ শপ
# db074420
shop-back-to-packs = ‹ প্যাক
# eaa1579f
shop-choose-pack = কোনটি নেবেন?
# 6c73bdc9
shop-left = { $count }টি আছে
# a6db370a
shop-sold-out = শেষ
# c47d3091
shop-found = 🔎 { $text } লিখে যা পেলাম
# 2daf2f2e
shop-found-more = আরও আছে। খুঁজে পেতে আরও কয়েকটি শব্দ লিখুন।
# 3ea6a760
shop-how-many = কয়টি নেবেন?
# 576e0657
shop-each = প্রতিটি { $price }
# d34cec18
shop-other-quantity = ✏️ অন্য সংখ্যা
# 211098f4
shop-ask-quantity = কয়টি নেবেন লিখুন: 1 থেকে { $max } পর্যন্ত একটি পূর্ণ সংখ্যা।
# b00bb707
shop-wrong-quantity = 1 থেকে { $max } পর্যন্ত একটি পূর্ণ সংখ্যা অঙ্কে লিখুন।
# 6b125c73
shop-for-whom = কার জন্য কিনছেন?
# 272d7c10
shop-another-player = ✏️ অন্য প্লেয়ার
# 5c82e47a
shop-forget = 🗑 একজনকে মুছুন
# 1adaba3e
shop-ask-whom = কোন প্লেয়ারকে মুছব?
# 1dcd4452
shop-forgotten = মুছে দিয়েছি।
# a0671cfc
shop-ask-field = এটি লিখে পাঠান: { $label }
# f8c76b22
shop-choose-option = বেছে নিন: { $label }
# 6fef60a3
shop-example = যেমন: { $example }
# a01185b2
shop-wrong-field = এটি ঠিক নয়: { $label }। গেমে মিলিয়ে দেখুন।
# 6f078093
shop-too-long = লেখাটি বেশি বড়। গেমে যা দেখায় শুধু সেটুকু পাঠান।
# f4ed4210
shop-offer-name = আগে এই প্লেয়ারের নাম দেখে নেবেন?
# 7efbb1f5
shop-name-costs = ফি { $fee }, এমন প্লেয়ার না থাকলেও লাগবে।
# 0cd65fe2
shop-name-is-free = ফি লাগবে না: আজ আপনার আরও { $count }টি ফ্রি যাচাই বাকি আছে।
# a98bc5b7
shop-show-name = 👤 নাম দেখুন
# 009be9f0
shop-show-name-for = 👤 নাম দেখুন · { $fee }
# 535155b5
shop-skip-name = দরকার নেই ›
# 13d06ccd
shop-name-absent = ⚠️ গেমে এমন কোনো প্লেয়ার নেই। আইডি মিলিয়ে দেখুন।
# d35a7e4f
shop-name-unknown = এই মুহূর্তে নামটি জানা যাচ্ছে না। নাম ছাড়াই কিনতে পারেন।
# cb83629d
shop-name-not-paid = নাম দেখার ফি দেওয়ার মতো ব্যালেন্স নেই।
# 6a8049d1
shop-check = 🧾 মিলিয়ে দেখুন
# 24aa0286
shop-player = প্লেয়ার
# 3cc0f355
shop-quantity = পরিমাণ
# 1df13cbc
shop-price = দাম
# 4f98c786
shop-balance-after = কেনার পর ব্যালেন্স
# bbc51680
shop-missing = দরকার
# a5704414
shop-missing-more = আরও { $amount }
# e69f2a2a
shop-top-up-first = আগে ব্যালেন্স যোগ করুন। তারপর এখানে ফিরে “{ $button }” চাপুন।
# 2aafae56
shop-owes = আপনার { $amount } দেনা আছে, কারণ একটি পেমেন্ট ফিরিয়ে নেওয়া হয়েছিল। পরের রিচার্জ থেকে আগে এটি শোধ হবে, তারপর কিনতে পারবেন।
# 4c1f0dd4
shop-buy = ✅ কিনুন · { $price }
# 6a8ecd32
shop-top-up = ➕ ব্যালেন্স যোগ
# 2d7658d1
shop-check-again = ↻ আবার দেখুন
# 573bf872
shop-other-player = 👤 অন্য প্লেয়ার
# bf22b5ba
shop-saved-players = 👤 সেভ করা প্লেয়ার
# 45679d57
shop-change-quantity = 🔢 অন্য পরিমাণ
# e9b4bcb5
shop-price-changed = ⚠️ দাম { $before } থেকে বদলে { $after } হয়েছে। কিছুই কেনা হয়নি। নতুন দামে কিনবেন?
# f96237be
shop-done = ✅ হয়ে গেছে
# 5ec24df0
shop-processing = ⏳ কাজ চলছে
# c21ec019
shop-cancelled = ↩️ হলো না
# b89ea2fc
shop-waits = শেষ হলে এই মেসেজেই জানাব। এখানে অপেক্ষা করতে হবে না।
# 200c8863
shop-money-is-back = { $amount } আপনার ওয়ালেটে ফেরত এসেছে।
# 8795bd0f
shop-reason = কারণ: { $reason }
# e6ae1c87
shop-paid = দাম
# 53e4bdf9
shop-balance = ব্যালেন্স
# 5bcb5906
shop-order = অর্ডার
# 57124c07
shop-codes-below = আপনার কোড নিচের মেসেজে আছে।
# d3ca7489
shop-codes-of = 🔑 আপনার কোড: { $pack }
# f781246e
shop-tap-to-show = কোড দেখতে তাতে চাপুন।
# 7a874f8f
shop-codes-in-file = { $count }টি কোডের সবগুলো নিচের ফাইলে আছে।
# 546532a2
shop-again = 🔁 আবার কিনুন
# 0ea2b5c9
shop-try-again = 🔁 আবার চেষ্টা করুন
# aea9c436
shop-to-order = 📦 অর্ডার
# dc54fe03
shop-to-orders = 📦 অর্ডারগুলো
# fd8604dc
shop-refused-SHOP_DISABLED = শপ আপাতত বন্ধ। আগের অর্ডারগুলো চলতে থাকবে। একটু পরে আবার আসুন।
# 2057a14f
shop-refused-MAINTENANCE = রক্ষণাবেক্ষণের কাজে সার্ভিস থামানো আছে। আগের অর্ডারগুলো চলতে থাকবে। একটু পরে আবার আসুন।
# 3e51a5fc
shop-refused-UNKNOWN_PID = এই পণ্য আর বিক্রি হয় না। অন্য একটি বেছে নিন।
# 3e51a5fc
shop-refused-INVALID_PRODUCT = এই পণ্য আর বিক্রি হয় না। অন্য একটি বেছে নিন।
# 1b1ed258
shop-refused-PRODUCT_DISABLED = এই পণ্যের বিক্রি আপাতত থামানো আছে। অন্য একটি বেছে নিন।
# 72d834e3
shop-refused-GAME_DISABLED = এই গেমের বিক্রি আপাতত থামানো আছে। অন্য একটি বেছে নিন।
# ee440d78
shop-refused-INVALID_PACK = এই মুহূর্তে এই পণ্যের দাম ঠিক করা নেই। অন্য একটি বেছে নিন।
# 64c41078
shop-refused-INSUFFICIENT_STOCK = আপনি যত চাইছেন, স্টকে তত নেই। কম সংখ্যা বেছে নিন।
# 577acb7c
shop-refused-INVALID_FIELDS = প্লেয়ারের তথ্য আর ঠিক নেই। আবার দিন।
# 577acb7c
shop-refused-FIELDS_DIFFER = প্লেয়ারের তথ্য আর ঠিক নেই। আবার দিন।
# cfecc48a
shop-refused-QUANTITY_NOT_ALLOWED = এই পণ্য একবারে একটি করে বিক্রি হয়।
# cceb4d28
shop-refused-QUANTITY_EXCEEDS_MAX = এক অর্ডারে এত নেওয়া যায় না। কম সংখ্যা বেছে নিন।
# a1eaf8cc
shop-refused-DUPLICATE_IN_FLIGHT = এই অর্ডারটি এখনই দেওয়া হচ্ছে। একটু পরে আপনার অর্ডারগুলো দেখুন।
# 7c641783
shop-refused-DRAFT_GONE = এই কেনাকাটা অনেক পুরোনো হয়ে গেছে। নতুন করে শুরু করুন।
# f9ec8c0e
shop-refused-ORDER_NOT_FOUND = অর্ডারটি খুঁজে পাচ্ছি না। শপ থেকে শুরু করুন।
# 54796eaf
shop-refused-TRXID_TAKEN = এই কেনাকাটা আর এগোনো যাবে না। নতুন করে শুরু করুন।
# 54796eaf
shop-refused-TRXID_USED_ELSEWHERE = এই কেনাকাটা আর এগোনো যাবে না। নতুন করে শুরু করুন।
# fadd9be1
shop-sold-out-now = এই মুহূর্তে এটি শেষ। অন্য একটি বেছে নিন, অথবা পরে আবার আসুন।
# f32eb282
shop-not-allowed = { $support ->
        [none] আপনার অ্যাকাউন্টের জন্য শপ বন্ধ করা আছে। কারণ জানতে অপারেটরকে লিখুন।
       *[other] আপনার অ্যাকাউন্টের জন্য শপ বন্ধ করা আছে। কারণ জানতে অপারেটরকে ({ $support }) লিখুন।
    }
# 29f1df02
shop-account-shut = { $support ->
        [none] এই মুহূর্তে আপনার অ্যাকাউন্ট থেকে কেনা যাচ্ছে না। কারণ জানতে অপারেটরকে লিখুন।
       *[other] এই মুহূর্তে আপনার অ্যাকাউন্ট থেকে কেনা যাচ্ছে না। কারণ জানতে অপারেটরকে ({ $support }) লিখুন।
    }
# a20d7931
shop-price-is-now = দাম বদলেছে। এখন দাম { $price }।
# cfc335db
shop-not-covered = { $price } দেওয়ার মতো ব্যালেন্স নেই। আগে ব্যালেন্স যোগ করুন।

## support

# 72d5b4a6
support-title = 💬 পেমেন্টে সাহায্য
# 6d0054ce
support-button = 💬 সাপোর্ট
# ef0ff5c3
support-include = { $support ->
        [none] রিচার্জ বা অর্ডারে কোনো সমস্যা হয়েছে? অপারেটরকে লিখুন, সঙ্গে জানান:
       *[other] রিচার্জ বা অর্ডারে কোনো সমস্যা হয়েছে? অপারেটরকে ({ $support }) লিখুন, সঙ্গে জানান:
    }
# 85026b0b
support-your-id = আপনার আইডি:
# 10cc6d70
support-the-reference = রিচার্জের রেফারেন্স, অথবা অর্ডারের আইডি
# 4d057f39
support-what-happened = কখন ও কীভাবে টাকা দিয়েছেন, আর কী হয়েছে
# 2286065a
support-newest-top-ups = আপনার সর্বশেষ রিচার্জ
# 6d8e5613
support-not-telegram = এই বটের পেমেন্ট নিয়ে Telegram-এর নিজস্ব সাপোর্ট সাহায্য করতে পারে না।
# c349939b
support-terms = 📄 শর্ত
# 5c2d62dd
support-default-terms = { $support ->
        [none]
            রিচার্জের টাকা এখানে আপনার ওয়ালেটে জমা হয় এবং তা দিয়ে অর্ডারের দাম দেওয়া হয়। ব্যালেন্স নগদ তোলা যায় না।
            কোনো অর্ডার নিশ্চিতভাবে করা না গেলে টাকা আপনার ওয়ালেটে ফেরত যায়। যা পৌঁছে দেওয়া হয়েছে তা চূড়ান্ত, আপনাকে দেখানো কোডও।
            যে আইডি ও নামের জন্য অর্ডার করেন, আর আপনার API কী—এগুলোর দায়িত্ব আপনার।
            প্রতারণা করলে, চুরি করা পেমেন্ট ব্যবহার করলে বা পেমেন্ট ফিরিয়ে নিলে আপনি এই সার্ভিস আর ব্যবহার করতে পারবেন না।
            Telegram এই চুক্তির অংশ নয়, আর তাদের সাপোর্ট পেমেন্ট নিয়ে সাহায্য করতে পারে না।
            প্রশ্ন বা অভিযোগ থাকলে অপারেটরকে লিখুন। সঙ্গে কী জানাতে হবে, /paysupport পাঠালে দেখা যাবে।
       *[other]
            রিচার্জের টাকা এখানে আপনার ওয়ালেটে জমা হয় এবং তা দিয়ে অর্ডারের দাম দেওয়া হয়। ব্যালেন্স নগদ তোলা যায় না।
            কোনো অর্ডার নিশ্চিতভাবে করা না গেলে টাকা আপনার ওয়ালেটে ফেরত যায়। যা পৌঁছে দেওয়া হয়েছে তা চূড়ান্ত, আপনাকে দেখানো কোডও।
            যে আইডি ও নামের জন্য অর্ডার করেন, আর আপনার API কী—এগুলোর দায়িত্ব আপনার।
            প্রতারণা করলে, চুরি করা পেমেন্ট ব্যবহার করলে বা পেমেন্ট ফিরিয়ে নিলে আপনি এই সার্ভিস আর ব্যবহার করতে পারবেন না।
            Telegram এই চুক্তির অংশ নয়, আর তাদের সাপোর্ট পেমেন্ট নিয়ে সাহায্য করতে পারে না।
            প্রশ্ন বা অভিযোগ থাকলে অপারেটরকে ({ $support }) লিখুন। সঙ্গে কী জানাতে হবে, /paysupport পাঠালে দেখা যাবে।
    }

## testKeys

# 541515b9
test-keys-open = 🧪 টেস্ট কী
# 0115ce08
test-keys-about = টাকা খরচ না করে আপনার প্রোগ্রাম পরীক্ষা করুন: একই ঠিকানা, একই ক্যাটালগ ও দাম, শুধু ব্যালেন্স ও অর্ডার টেস্টের। কিছুই পাঠানো হয় না, আর আপনার আসল ওয়ালেট, অর্ডার ও সীমায় কোনো প্রভাব পড়ে না।
# 2ed0b08b
test-keys-wallet = টেস্ট ওয়ালেট
# 785fd863
test-keys-none = আপনার এখনো কোনো টেস্ট কী নেই। প্রথম কী-র সঙ্গে 100 USD টেস্ট ব্যালেন্স পাবেন।
# a26eaabf
test-keys-endings-decide = টেস্ট অর্ডারে কী হবে, তা ঠিক হয় প্লেয়ার আইডির শেষ দুই অঙ্ক দিয়ে:
# 9b758193
test-keys-endings-01 = 3 সেকেন্ড পর সম্পন্ন
# 2e36bca1
test-keys-endings-02 = সঙ্গে সঙ্গে বাতিল, টাকা ফেরত
# 5e579a1f
test-keys-endings-03 = 3 সেকেন্ড পর বাতিল, টাকা ফেরত
# 6aa0734e
test-keys-endings-04 = এক মিনিট কোনো উত্তর নেই, তারপর সম্পন্ন
# 2dbac60e
test-keys-endings-05 = একবার ব্যর্থ, তারপর সম্পন্ন
# ee291e7d
test-keys-other-endings = এ ছাড়া বাকি সব সঙ্গে সঙ্গে সম্পন্ন হয়। গেম কী ও কার্ডে { $testCode } কোড পাবেন।
# 43052a3e
test-keys-create = 🔑 নতুন টেস্ট কী
# 00469da7
test-keys-refill = 💵 $100 পর্যন্ত ভরুন
# 777ca80a
test-keys-refilled = আপনার টেস্ট ওয়ালেটে আবার 100 USD আছে।
# 28014a0e
test-keys-orders = 📦 টেস্ট অর্ডার
# 3f0e34a2
test-keys-new-key = আপনার টেস্ট কী
# 6a07df9f
test-keys-shown-once = এটি আমি একবারই দেখাই, কোনো কপি রাখি না। প্রতিটি রিকোয়েস্টের সঙ্গে হেডারে এটি পাঠান: <code>X-API-Key: …</code>
# dcfd7f39
test-keys-works-at-once = এটি সঙ্গে সঙ্গেই কাজ করে, আপনার API অ্যাক্সেস বন্ধ থাকলেও।

## wallet

# 254783d1
wallet-title = 👛 ওয়ালেট
# 53e4bdf9
wallet-balance = ব্যালেন্স
# 1b8eeaf2
wallet-open-top-ups = চলমান রিচার্জ
# 2847ef41
wallet-owed = ⚠️ আপনার { $amount } দেনা আছে, কারণ খরচ করে ফেলার পর একটি পেমেন্ট ফিরিয়ে নেওয়া হয়েছে। এটি শোধ না হওয়া পর্যন্ত অর্ডার ও ফি-সহ যাচাই করা যাবে না। পরের রিচার্জ থেকে আগে এটি শোধ হবে।
# 431a8a62
wallet-low-balance = 🔔 কম ব্যালেন্স
# 79d191cb
wallet-no-threshold = ব্যালেন্স কমে গেলে এখন আপনাকে জানাই না।
# 73a2d23d
wallet-threshold = ব্যালেন্স { $amount }-এর নিচে নামলে আপনাকে জানাই।
# 8407eef4
wallet-set-threshold = ✏️ পরিমাণ ঠিক করুন
# 4fc789d5
wallet-threshold-off = 🔕 বন্ধ করুন
# dba830c5
wallet-ask-threshold =
    <b>ব্যালেন্স কোন অঙ্কের নিচে নামলে জানাব?</b>
    
    USD-তে একটি পরিমাণ লিখুন, যেমন <code>50</code>।
# a2352a9c
wallet-threshold-off-toast = ব্যালেন্স কমলে আর জানাব না।
# 6c0e0b80
wallet-entries = 📒 লেনদেন
# 1ff2d457
wallet-no-entries = এখনো কোনো লেনদেন নেই। প্রথমবার ব্যালেন্স যোগ করলে এখানে দেখা যাবে।
# 80dedbc2
wallet-balance-then = ব্যালেন্স { $amount }
# f2edeae4
wallet-kind-deposit = রিচার্জ
# e12e695b
wallet-kind-deposit_refund = রিচার্জের টাকা ফেরত
# 75ac1303
wallet-kind-deposit_refund_reversal = রিচার্জের ফেরত বাতিল
# e842b019
wallet-kind-credit = ক্রেডিট
# 53e8a7c2
wallet-kind-debit = ডেবিট
# 5bcb5906
wallet-kind-charge = অর্ডার
# efc588aa
wallet-kind-refund = অর্ডারের রিফান্ড
# dce09011
wallet-kind-claim_refund = সমস্যার জন্য রিফান্ড
# 684b65c5
wallet-kind-fee = যাচাই
# 090c80ee
wallet-kind-fee_refund = যাচাইয়ের ফি ফেরত
# 126506d2
wallet-kind-chargeback = রিচার্জ ফিরিয়ে নেওয়া
# 866309c4
wallet-kind-debt = ফিরিয়ে নেওয়া রিচার্জের দেনা
# 33a73f36
wallet-kind-debt_payment = দেনা শোধ
# c4fbad0e
wallet-statement = ⬇️ স্টেটমেন্ট (CSV)
# 337511bc
wallet-statement-caption = আপনার ওয়ালেটের সব লেনদেন, পুরোনো থেকে নতুন: { $count }টি। সময় UTC-তে, পরিমাণ USD-তে।
# ea3cb2f5
wallet-statement-part = আপনার স্টেটমেন্টের { $part } নম্বর অংশ, পরের লেনদেনসহ।

## webhooks

# fcac863e
webhooks-open = 🪝 Webhook
# c646cb97
webhooks-of-test-keys = 🪝 টেস্ট কী-র webhook
# 89fca2ed
webhooks-one = 🪝 Webhook
# d486984e
webhooks-one-of-test-keys = 🪝 টেস্ট কী-র webhook
# c2c19594
webhooks-about = কোনো ইভেন্ট হলে, যেমন অর্ডার সম্পন্ন হলে, আমি এই URL-গুলোতে পাঠাই। কী পাঠানো হয়েছে দেখতে একটিতে চাপুন।
# 13b5122e
webhooks-what-for = কোনো ইভেন্ট হলে, যেমন অর্ডার সম্পন্ন হলে, আমি আপনার URL-এ পাঠাতে পারি। তাহলে আপনার প্রোগ্রামকে বারবার জিজ্ঞেস করতে হবে না। প্রতিটি বার্তায় স্বাক্ষর থাকে।
# 7f0c4f0d
webhooks-full = আপনার { $count }টি webhook আছে, এর বেশি রাখা যায় না। নতুন যোগ করতে একটি সরান।
# 8780eb6f
webhooks-add = ➕ Webhook যোগ করুন
# a12d81bb
webhooks-state = অবস্থা
# cf6aefab
webhooks-on = 🟢 চালু
# 6feac65c
webhooks-failing = 🟠 চালু, কিন্তু { $time } থেকে পৌঁছাচ্ছে না
# 4754314e
webhooks-off-switched_off = ⚪️ বন্ধ
# 29c877a0
webhooks-off-failing = ⚪️ বন্ধ, কারণ পাঁচ দিন ধরে কিছুই পৌঁছায়নি
# 11074853
webhooks-off-gone = ⚪️ বন্ধ, কারণ আপনার সার্ভার 410 (gone) উত্তর দিয়েছে
# 39b3f169
webhooks-events = ইভেন্ট
# aa73330e
webhooks-all-events = সব
# ed5e6538
webhooks-waiting = অপেক্ষায়
# b568f443
webhooks-calls = { $count }টি বার্তা
# 3d9d834e
webhooks-last-test = শেষ টেস্ট
# 66bd30db
webhooks-test-on-its-way = 🕓 পথে আছে – “রিফ্রেশ” চাপুন
# 4b2da834
webhooks-id = আইডি
# 92c37007
webhooks-added = যোগ হয়েছে
# 39c6b3f3
webhooks-send-test = 📨 টেস্ট ইভেন্ট পাঠান
# ff48d370
webhooks-test-sent = টেস্ট ইভেন্ট পাঠানো হচ্ছে। উত্তর দেখতে “রিফ্রেশ” চাপুন।
# 9c341dfc
webhooks-deliveries = 📜 ডেলিভারি
# d40473b7
webhooks-choose-types = 🗂 ইভেন্ট বাছুন
# e10aab01
webhooks-rotate = 🔁 সিক্রেট বদলান
# fee396b4
webhooks-turn-on = 🟢 চালু করুন
# dca8f761
webhooks-turned-on = Webhook চালু হয়েছে। এখন থেকে যা হবে সব পাঠাব। মাঝে যা বাদ গেছে, “ডেলিভারি” থেকে পাঠাতে পারেন।
# bc385f9a
webhooks-remove = 🗑 সরান
# d474900b
webhooks-removed = Webhook সরানো হয়েছে।
# a29908d7
webhooks-which-events = 🗂 কোন কোন ইভেন্ট?
# 6332b1bd
webhooks-ask-types = বেছে নিতে বা বাদ দিতে ইভেন্টে চাপুন। সবগুলো বাছা থাকলে ভবিষ্যতের নতুন ধরনের ইভেন্টও পাঠানো হবে।
# 2acb2b0f
webhooks-where-to =
    <b>🪝 ইভেন্ট কোথায় পাঠাব?</b>
    
    { webhooks-ask-url }
# 20cd006f
webhooks-ask-url = আপনার সার্ভারের URL পাঠান, যেমন <code>https://shop.example/webhooks</code>। এরপর সেখানে স্বাক্ষরসহ একটি টেস্ট ইভেন্ট পাঠাব, আর স্বাক্ষরের সিক্রেটটি আপনাকে দেখাব।
# 22c6b333
webhooks-secret = আপনার webhook-এর সিক্রেট
# 55892be5
webhooks-to = যেখানে যায়: { $url }
# 732d8c7e
webhooks-secret-shown-once = এটি আমি একবারই দেখাই। প্রতিটি বার্তার <code>webhook-signature</code> হেডার যাচাই করতে এটি আপনার সার্ভারে লাগবে: Standard Webhooks-এর যেকোনো লাইব্রেরি কাজটি করে দেয়।
# c5324f18
webhooks-copy-secret = 📋 সিক্রেট কপি করুন
# 77d49e61
webhooks-secret-not-shown = কাজ হয়েছে, কিন্তু সিক্রেটের মেসেজটি আপনার কাছে পৌঁছায়নি, আর আমি আবার দেখাতে পারি না। Webhook-টি খুলে নতুন সিক্রেট নিন।
# 60c99865
webhooks-new-secret-not-shown = কাজ হয়েছে, কিন্তু নতুন সিক্রেটের মেসেজটি আপনার কাছে পৌঁছায়নি, আর আমি আবার দেখাতে পারি না। আরেকটি নিন। আপনার সার্ভারে এখন যেটি আছে তা তখন বন্ধ হয়ে যাবে, তাই বদলানোর জন্য তৈরি থাকুন।
# 089ed60d
webhooks-ask-rotate = সিক্রেট বদলাবেন?
# 1f9cadf1
webhooks-ask-remove = Webhook সরাবেন?
# 2a6a506b
webhooks-what-it-means-rotate = { $url }-এর জন্য সঙ্গে সঙ্গে নতুন সিক্রেট পাবেন। সার্ভারে বদলানোর সময় দিতে 24 ঘণ্টা প্রতিটি বার্তায় পুরোনো সিক্রেটের স্বাক্ষরও থাকবে। গত 24 ঘণ্টায় আগে একবার বদলে থাকলে, তার আগেরটি এখনই বন্ধ হয়ে যাবে।
# fc9389ae
webhooks-what-it-means-remove = { $url }-এ আর কিছু পাঠানো হবে না, আর এর সিক্রেটও মুছে যাবে।
# 5e6b30d8
webhooks-confirmed-rotate = 🔁 হ্যাঁ, বদলান
# 2fc06768
webhooks-confirmed-remove = 🗑 হ্যাঁ, সরান
# 01b7dbfb
webhooks-no-deliveries = এখনো কিছু পাঠানো হয়নি।
# 654e6e32
webhooks-legend = প্রতি লাইনে আছে ইভেন্ট, আপনার সার্ভারের উত্তরের কোড, কত সময় লেগেছে, আর কততম চেষ্টা।
# 89ace831
webhooks-not-sent-yet = এখনো পাঠানো হয়নি
# 7a7bd14a
webhooks-event = ইভেন্ট
# 1c2bb252
webhooks-not-kept = আর রাখা নেই
# 312f0d27
webhooks-queued = তৈরি
# 31cc833b
webhooks-attempts = চেষ্টা
# a06b2b00
webhooks-last-attempt = শেষ চেষ্টা
# 3953b252
webhooks-answer = উত্তর
# f583709b
webhooks-answered = { $status }, { $ms } ms-এ
# aa30067b
webhooks-no-answer = { $problem }, { $ms } ms পরে
# e7816fed
webhooks-next-attempt = পরের চেষ্টা
# 40255824
webhooks-given-up = আর চেষ্টা করা হবে না। আপনি চাইলে আবার পাঠাতে পারেন।
# 290ad42d
webhooks-send-again = 📨 আবার পাঠান
# b9b08f25
webhooks-sent-again = আবার পাঠানো হচ্ছে।
# b18b01fd
webhooks-delivery-gone = এরপর এটি আবার পাঠানো হয়েছে, অথবা আর রাখা নেই।
# 4c41cd23
webhooks-resend = 📨 সব আবার পাঠান …
# d7e69d2b
webhooks-ask-since = সেই সময়ের পর থেকে সব ইভেন্ট আবার পাঠানো হবে, আপনার সার্ভার যেগুলো আগেই পেয়েছে সেগুলোও। তারিখ পাঠান, যেমন <code>2026-01-15</code> বা <code>2026-01-15 12:00</code> (UTC)।
# 98d3bacd
webhooks-not-a-date = এটি অতীতের কোনো তারিখ নয়। এভাবে লিখুন: 2026-01-15 বা 2026-01-15 12:00 (UTC), অথবা /cancel পাঠান।
# 65624980
webhooks-nothing-since = { $time } থেকে আপনার বাছা ধরনের কোনো ইভেন্ট হয়নি।
# 3d87754f
webhooks-resending = পাঠানো হচ্ছে।
