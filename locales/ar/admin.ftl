## admin

# dd60dcc1
admin-title = 🛡 الإدارة
# 5dde9b77
admin-tasks-wait = { $count ->
        [one] 🙋 بانتظار التنفيذ اليدوي: طلب واحد.
        [two] 🙋 بانتظار التنفيذ اليدوي: طلبان.
        [few] 🙋 بانتظار التنفيذ اليدوي: { $count } طلبات.
        [many] 🙋 بانتظار التنفيذ اليدوي: { $count } طلبًا.
       *[other] 🙋 بانتظار التنفيذ اليدوي: { $count } طلب.
    }
# edd1b44b
admin-stuck-wait = { $count ->
        [one] ⏳ طال انتظار: طلب واحد.
        [two] ⏳ طال انتظار: طلبان.
        [few] ⏳ طال انتظار: { $count } طلبات.
        [many] ⏳ طال انتظار: { $count } طلبًا.
       *[other] ⏳ طال انتظار: { $count } طلب.
    }
# c65e041b
admin-nothing-waits = لا شيء ينتظرك.
# 21b763d2
admin-closed-since = منذ { $time }، بواسطة { $who }.
# 4c366b9d
admin-products-paused = { $count ->
        [one] ⏸ منتجات أُوقفت يدويًا: منتج واحد.
        [two] ⏸ منتجات أُوقفت يدويًا: منتجان.
        [few] ⏸ منتجات أُوقفت يدويًا: { $count } منتجات.
        [many] ⏸ منتجات أُوقفت يدويًا: { $count } منتجًا.
       *[other] ⏸ منتجات أُوقفت يدويًا: { $count } منتج.
    }
# 26f475a9
admin-aside-wait = { $count ->
        [one] 🚧 رموز موضوعة جانبًا: رمز واحد. هل استُخدمت؟ انظر «السلع» في اللوحة
        [two] 🚧 رموز موضوعة جانبًا: رمزان. هل استُخدمت؟ انظر «السلع» في اللوحة
        [few] 🚧 رموز موضوعة جانبًا: { $count } رموز. هل استُخدمت؟ انظر «السلع» في اللوحة
        [many] 🚧 رموز موضوعة جانبًا: { $count } رمزًا. هل استُخدمت؟ انظر «السلع» في اللوحة
       *[other] 🚧 رموز موضوعة جانبًا: { $count } رمز. هل استُخدمت؟ انظر «السلع» في اللوحة
    }
# cf2d2356
admin-top-ups-wait = { $count ->
        [one] بانتظار القرار: شحن واحد.
        [two] بانتظار القرار: عمليتا شحن.
        [few] بانتظار القرار: { $count } عمليات شحن.
        [many] بانتظار القرار: { $count } عملية شحن.
       *[other] بانتظار القرار: { $count } عملية شحن.
    }
# 135cf11a
admin-also-commands = الأوامر: /help
# 6f266a27
admin-back = ‹ الإدارة
# ec0ea5d2
admin-help = للمشرفين
# f1cd90f7
admin-about-who = {"who"} هو معرّف Telegram، مثل { $id }، أو { $name }. و{"reason"} سبب و{"note"} ملاحظة.
# 662a6710
admin-they-are-notified = عند الحظر أو التقييد أو الإضافة أو الخصم تصل رسالة إلى صاحب الحساب فيها السبب أو الملاحظة.
# f62092ca
admin-commands-admin = قائمة المشرفين: كل هذا في أزرار
# 8eaa2e22
admin-commands-account = كل شيء عن حساب
# 79e98bd2
admin-commands-ban = حظر حساب
# 311c8a48
admin-commands-unban = رفع الحظر
# 1bc3500e
admin-commands-restrict = تقييد حساب لمدة
# fc7999cf
admin-commands-unrestrict = رفع التقييد
# 1855f43d
admin-commands-apioff = إيقاف API لحساب
# c6784119
admin-commands-apion = السماح بـ API لحساب من جديد
# 46f795d1
admin-commands-shopoff = منع حساب من الشراء في المحادثة
# 4ad47dbc
admin-commands-shopon = السماح لحساب بالشراء من جديد
# 57a861d1
admin-commands-credit = إضافة إلى محفظة
# c4c39ff7
admin-commands-debit = خصم من محفظة
# d0692251
admin-commands-order = طلب واحد: تفاصيل، إلغاء، إكمال، استرداد
# 8cb82091
admin-commands-stock = ما في المخزون، وإضافة رموز
# 0a8e0119
admin-commands-digest = ما يريد المالك معرفته صباحًا
# a8a454bc
admin-commands-backup = قاعدة البيانات في ملف
# fb31aae2
admin-arguments-account = who
# f906dad6
admin-arguments-ban = who reason
# fb31aae2
admin-arguments-unban = who
# 629db79f
admin-arguments-restrict = who 2h reason
# fb31aae2
admin-arguments-unrestrict = who
# f906dad6
admin-arguments-apioff = who reason
# fb31aae2
admin-arguments-apion = who
# f906dad6
admin-arguments-shopoff = who reason
# fb31aae2
admin-arguments-shopon = who
# 90e9abeb
admin-arguments-credit = who 25 note
# 90e9abeb
admin-arguments-debit = who 25 note
# 5be53abe
admin-arguments-order = id
# c7870885
admin-arguments-stock = pid
# 15a72ba5
admin-arguments-digest = off

## adminClaims

# 794bad4a
admin-claims-opened = ⚠️ مشكلة في طلب
# 9dfab251
admin-claims-reminder = ⏰ هذه الشكوى ما زالت تنتظر جوابًا
# e6e0e1f9
admin-claims-picture-of = 🖼 لقطة الشاشة للشكوى { $reference }
# a6ce59d2
admin-claims-many = { $count ->
        [one] ⚠️ بانتظار جواب: شكوى واحدة.
        [two] ⚠️ بانتظار جواب: شكويان.
        [few] ⚠️ بانتظار جواب: { $count } شكاوى.
        [many] ⚠️ بانتظار جواب: { $count } شكوى.
       *[other] ⚠️ بانتظار جواب: { $count } شكوى.
    }
# ac85a23e
admin-claims-show = عرض
# feb6c7df
admin-claims-reason-not_received = لم يصل شيء
# 98726ff8
admin-claims-reason-wrong_goods = وصل شيء آخر
# 136afcca
admin-claims-reason-code_invalid = الرمز غير صالح
# 2f2c3a9f
admin-claims-reason-code_used = الرمز مستخدم من قبل
# 56de50c8
admin-claims-reason-other = مشكلة أخرى
# 0a099ddc
admin-claims-reason-by_operator = صححناه من جانبنا
# 70263ce6
admin-claims-state-open = 🔎 مفتوحة
# 0ab75782
admin-claims-state-replaced = 🎟 انتهت برمز بديل
# 6cda1de2
admin-claims-state-refunded = ↩️ انتهت باسترداد
# 9c72f406
admin-claims-state-refused = ❌ مرفوضة
# 2889fc30
admin-claims-state-withdrawn = 🚪 سحبها صاحب الحساب
# d3a5fd69
admin-claims-claim = الشكوى
# cef971ec
admin-claims-what = المشكلة
# d6b94b9f
admin-claims-opened-at = فُتحت
# ae22af5f
admin-claims-status = الحالة
# b71ccd11
admin-claims-ended-at = انتهت
# e11fd026
admin-claims-decided-by = بواسطة
# 3953b252
admin-claims-answer = الجواب
# 7f53e279
admin-claims-paid-back = المُسترد
# 8428f957
admin-claims-wrote = كتب صاحب الحساب:
# aada44d0
admin-claims-wrote-nothing = لم يكتب صاحب الحساب شيئًا.
# 0ceeaa74
admin-claims-has-picture = 🖼 مع لقطة شاشة.
# 4d17e316
admin-claims-the-order = الطلب
# 5bcb5906
admin-claims-order = الطلب
# bdc1e180
admin-claims-account = الحساب
# d89879e6
admin-claims-product = المنتج
# ff89d4b3
admin-claims-amount = المبلغ
# 815c45cf
admin-claims-left = الباقي للاسترداد
# 1e04c9a0
admin-claims-supplier = المورّد
# e75d359a
admin-claims-placed = وقت الطلب
# b71ccd11
admin-claims-order-ended = انتهى
# 78a85e7b
admin-claims-codes = الرموز
# 5ce725ea
admin-claims-more = و{ $count } أخرى
# 1b62ef9a
admin-claims-replaced-before = استُبدل حتى الآن
# b7c78745
admin-claims-in-stock = في المخزون
# 3314bbaf
admin-claims-others = شكاواه الأخرى
# 2bc18114
admin-claims-no-others = لا شكاوى أخرى من هذا الحساب.
# 078a0b05
admin-claims-replace = 🎟 استبدال (المخزون { $inStock })
# e70c6dba
admin-claims-refund = ↩️ استرداد
# 461ec3d8
admin-claims-refuse = ❌ رفض
# c5a65bff
admin-claims-picture = 🖼 لقطة الشاشة
# e844c965
admin-claims-picture-gone = لم تعد هذه الصورة لدى Telegram.
# aea9c436
admin-claims-show-order = 📦 الطلب
# c5325549
admin-claims-show-account = 👤 الحساب
# dbe04735
admin-claims-confirm-replace = { $count ->
        [one] استبدال: رمز واحد؟ ما يُستبدل يدخل الحجر ولا يُباع ثانية. يحصل صاحب الحساب على العدد نفسه من المخزون (فيه { $inStock }) وعلى رسالة.
        [two] استبدال: رمزان؟ ما يُستبدل يدخل الحجر ولا يُباع ثانية. يحصل صاحب الحساب على العدد نفسه من المخزون (فيه { $inStock }) وعلى رسالة.
        [few] استبدال: { $count } رموز؟ ما يُستبدل يدخل الحجر ولا يُباع ثانية. يحصل صاحب الحساب على العدد نفسه من المخزون (فيه { $inStock }) وعلى رسالة.
        [many] استبدال: { $count } رمزًا؟ ما يُستبدل يدخل الحجر ولا يُباع ثانية. يحصل صاحب الحساب على العدد نفسه من المخزون (فيه { $inStock }) وعلى رسالة.
       *[other] استبدال: { $count } رمز؟ ما يُستبدل يدخل الحجر ولا يُباع ثانية. يحصل صاحب الحساب على العدد نفسه من المخزون (فيه { $inStock }) وعلى رسالة.
    }
# 15c84623
admin-claims-replace-now = ✅ نعم، استبدل
# 27dc74b5
admin-claims-replaced = تم الاستبدال. وصلت رسالة إلى صاحب الحساب.
# a36fb8db
admin-claims-confirm-refund = إعادة { $amount } إلى المحفظة؟ يبقى الطلب مكتملًا، وتصل رسالة إلى صاحب الحساب. لا يمكن التراجع عن هذا.
# efc7fe2d
admin-claims-refund-now = ✅ نعم، أعِد المبلغ
# 764f5ddb
admin-claims-refunded = عاد { $amount } إلى المحفظة.
# adbf9c0e
admin-claims-ask-reason = لماذا تُرفض؟ اكتب السبب. يصل إلى صاحب الحساب كما هو حرفيًا.
# 75e11c87
admin-claims-refused = تم الرفض. وصل السبب إلى صاحب الحساب.
# 2d5df422
admin-claims-replaced-title =
    <b>استُبدل بعد مشكلة</b>
    
    أبلغ مشتري { $order } عن مشكلة وحصل على رمز آخر. هذا الرمز رآه المشتري، فلا يُباع ثانية. اطلب مالك ممن باعك إياه، ثم اشطبه.

## adminWords

# 9833fc40
admin-words-admin = قائمة لوحة
# ce9664e6
admin-words-account = حساب مستخدم عميل زبون شخص بحث رصيد محفظة
# 57dbc780
admin-words-ban = حظر منع احتيال
# a2a729fb
admin-words-unban = رفع الحظر
# 4eaf2222
admin-words-restrict = تقييد تعليق تجميد
# 51dbd5ba
admin-words-unrestrict = رفع التقييد
# be1fd8ac
admin-words-apioff = وصول إيقاف منع
# 9402c3f9
admin-words-apion = وصول تفعيل سماح
# fd407806
admin-words-shopoff = متجر شراء إيقاف منع
# d70c5eac
admin-words-shopon = متجر شراء تفعيل سماح
# 74c29a02
admin-words-credit = إضافة أموال رصيد مكافأة استرداد إرجاع تعويض
# 09d4bbab
admin-words-debit = خصم سحب أموال رصيد
# d802dabf
admin-words-order = طلب استرداد إرجاع إلغاء إكمال
# 5cf4d507
admin-words-stock = مخزون رموز أكواد مفاتيح بطاقات إضافة
# b615b003
admin-words-digest = ملخص تقرير يومي صباح
# 6970c466
admin-words-backup = نسخة احتياطية قاعدة بيانات حفظ

## account

# a6afa101
admin-account-whose =
    <b>👤 حساب من؟</b>
    
    أرسل معرّف Telegram رقميًا، مثل <code>123456789</code>، أو {"@name"}.
# 7ff6427e
admin-account-no-name = دون اسم
# e23879a4
admin-account-is-admin = 🛡 مشرف
# d6446f26
admin-account-standing = الحالة
# 818f9381
admin-account-standings-active = 🟢 نشط
# 752db6ec
admin-account-standings-restricted = 🟠 مقيّد
# 037cc956
admin-account-standings-banned = ⛔ محظور
# bc826bdd
admin-account-banned-since = ⛔ محظور منذ { $time }
# c352e0c7
admin-account-restricted-until = 🟠 مقيّد حتى { $time }
# f83bfd73
admin-account-also-restricted = ومقيّد أيضًا حتى { $time }
# 5bab18e0
admin-account-reason = السبب
# 53e4bdf9
admin-account-balance = الرصيد
# 112f3a85
admin-account-owes = ⚠️ عليه { $amount } لأن دفعة سُحبت. تُرفض الطلبات حتى يسدّده شحن أو إضافة.
# 3e3b4db3
admin-account-paid-in = مجموع الشحن
# 1b8eeaf2
admin-account-open-top-ups = شحن مفتوح
# 2bd8641e
admin-account-order-count = الطلبات
# feefd5b6
admin-account-api = API
# 110f1acc
admin-account-api-is-on = شغّله صاحب الحساب
# 8b107e89
admin-account-api-is-off = أوقفه صاحب الحساب
# e3a53205
admin-account-api-is-on-but-forbidden = شغّله صاحب الحساب، وأوقفه مشرف
# eaa83467
admin-account-api-is-off-and-forbidden = أوقفه صاحب الحساب، وأوقفه مشرف أيضًا
# e55e7759
admin-account-accepted = ✅ الاستدعاءات مقبولة.
# 5730a2b2
admin-account-refused = ⚠️ الاستدعاءات مرفوضة:
# 26133441
admin-account-refusal-ACCOUNT_BANNED = محظور
# 53bcc3c5
admin-account-refusal-ACCOUNT_RESTRICTED = مقيّد
# 789f4e23
admin-account-refusal-API_DISABLED_BY_ADMIN = أوقفه مشرف
# 8b107e89
admin-account-refusal-API_DISABLED = أوقفه صاحب الحساب
# e4530823
admin-account-refusal-API_NOT_ELIGIBLE = لم يستوفِ شروط الأهلية بعد: انظر «الخدمة» في اللوحة
# e9f2ff6e
admin-account-refusal-MISSING_API_KEY = لا مفتاح صالح
# 802ba277
admin-account-refusal-IP_ALLOWLIST_REQUIRED = لا عناوين مسموح بها، والخدمة تشترطها
# 031f69b2
admin-account-refusal-IP_NOT_ALLOWED = آخر استدعاء جاء من عنوان غير مسموح به
# b8da4ff9
admin-account-shop = المتجر
# af496e74
admin-account-shop-forbidden = ⚪️ أوقفه مشرف
# 6d3a2614
admin-account-valid-until = صالح حتى
# 0636eef9
admin-account-addresses = العناوين المسموح بها
# 066ac824
admin-account-any-address = أي عنوان
# abf59016
admin-account-is-asked = يُسأل صاحب الحساب عن العناوين الجديدة.
# 6086e1f0
admin-account-webhooks = Webhooks
# 7d0b35bb
admin-account-test-account = { $orders ->
        [one] رقم { $number }، { $amount } من المال التجريبي، طلب واحد
        [two] رقم { $number }، { $amount } من المال التجريبي، طلبان
        [few] رقم { $number }، { $amount } من المال التجريبي، { $orders } طلبات
        [many] رقم { $number }، { $amount } من المال التجريبي، { $orders } طلبًا
       *[other] رقم { $number }، { $amount } من المال التجريبي، { $orders } طلب
    }
# d6b94b9f
admin-account-opened = فُتح
# ccaeb1cc
admin-account-has-blocked = 🔇 حظر البوت منذ { $time }، فلا تصله رسائل.
# b1c169aa
admin-account-ban = ⛔ حظر
# 99431f27
admin-account-unban = 🟢 رفع الحظر
# 8fb7b563
admin-account-restrict = 🟠 تقييد
# 8304d8a8
admin-account-unrestrict = 🟢 رفع التقييد
# 0b319dfc
admin-account-apioff = ⚪️ إيقاف API
# 85ff15cc
admin-account-apion = 🟢 السماح بـ API
# ea60c897
admin-account-shopoff = ⚪️ إيقاف المتجر
# 9c56187a
admin-account-shopon = 🟢 السماح بالمتجر
# a5a58a4b
admin-account-credit = ➕ إضافة
# 705a437a
admin-account-debit = ➖ خصم
# c5325549
admin-account-show = 👤 الحساب

## approvals

# d3771616
admin-approvals-title = 🔐 شخص ثانٍ
# 96a0276f
admin-approvals-above = الإضافات والمبالغ المستردة التي تزيد على { $amount } تحتاج شخصًا ثانيًا. وأسعار الصرف وطرق الدفع والأدوار التي تحرّك المال تحتاجه دائمًا.
# 2805060e
admin-approvals-any-amount = بلا حد
# 2ba6e007
admin-approvals-never = لا يحتاج أي مبلغ إلى شخص ثانٍ.
# 2d6aa480
admin-approvals-kinds-adjustment = إضافة أو خصم
# f2edeae4
admin-approvals-kinds-top_up = شحن
# dd0bdbcb
admin-approvals-kinds-top_up_refund = استرداد شحن
# a6919ee9
admin-approvals-kinds-payment = دفعة دون شحن
# 7891b357
admin-approvals-kinds-claim = استرداد بسبب مشكلة
# 95b25c88
admin-approvals-kinds-order = إلغاء طلب
# 19e7d15a
admin-approvals-kinds-settings = إعدادات الشحن
# 8adf7383
admin-approvals-kinds-second_person = المبلغ الذي يحتاج شخصًا ثانيًا
# 51fe1014
admin-approvals-kinds-transfer = طريقة دفع
# b456ef51
admin-approvals-kinds-supplier = حدود مورّد
# 3de50066
admin-approvals-kinds-role = دور
# 0a4227dc
admin-approvals-kinds-tier = مستوى حساب
# cb411644
admin-approvals-kinds-claim_codes = استبدال رموز
# 2df54363
admin-approvals-kinds-payment_return = إعادة دفعة
# 3140f9fc
admin-approvals-state-open = قيد الانتظار
# 8338b7e7
admin-approvals-state-confirmed = مؤكَّد
# 9626df90
admin-approvals-state-declined = مرفوض
# 1b2a9c4d
admin-approvals-state-expired = انتهت مهلته
# ff89d4b3
admin-approvals-amount = المبلغ
# 188f16d6
admin-approvals-asked = قرّره
# a77fee31
admin-approvals-ended = أنهاه
# 2f1bcdd8
admin-approvals-until = حتى
# 5bab18e0
admin-approvals-reason = السبب
# da0280ea
admin-approvals-confirm = ✅ تأكيد
# 6c7fa3be
admin-approvals-decline = ✖️ رفض
# fb4c2a0d
admin-approvals-withdraw = ✖️ سحب
# 1cc2db69
admin-approvals-waits-for-other = هذا يحتاج إلى شخص ثانٍ. أبلغناه، ولديه 24 ساعة.
# cac57f13
admin-approvals-done-confirmed = تم التأكيد والتنفيذ.
# 6c7b0415
admin-approvals-done-declined = رُفض. لم يتغيّر شيء.
# 2bb821ac
admin-approvals-wanted = 🔐 { $who } يحتاج إلى شخص ثانٍ: { $what }، { $amount }.
# ea5eeaf1
admin-approvals-ended-confirmed = ✅ { $who } أكّد: { $what }، { $amount }. تم التنفيذ.
# d3ac1753
admin-approvals-ended-declined = ✖️ { $who } رفض: { $what }، { $amount }. لم يتغيّر شيء.
# 4ee18e4a
admin-approvals-show = عرض
# 09db8d70
admin-approvals-waits = { $count ->
        [one] بانتظار شخص ثانٍ: قرار واحد، انظر { panel-inbox }
        [two] بانتظار شخص ثانٍ: قراران، انظر { panel-inbox }
        [few] بانتظار شخص ثانٍ: { $count } قرارات، انظر { panel-inbox }
        [many] بانتظار شخص ثانٍ: { $count } قرارًا، انظر { panel-inbox }
       *[other] بانتظار شخص ثانٍ: { $count } قرار، انظر { panel-inbox }
    }

## broadcast

# 3ccc49fb
admin-broadcast-audience-all = الجميع
# 4f9b8c06
admin-broadcast-audience-balance = من لديهم رصيد
# 48271ce2
admin-broadcast-audience-tier = مستوى
# 384a1bb8
admin-broadcast-audience-line = مشترو أحد الخطوط
# 205ddbc6
admin-broadcast-no-tier = بلا مستوى
# 62c19d33
admin-broadcast-to-whom = إلى
# 9d82151c
admin-broadcast-people = عدد الأشخاص
# 7fb32e74
admin-broadcast-about-sending = تُرسل كل الرسائل الأخرى أولًا. يمكن لأي شخص إيقاف الأخبار، ومن أوقفها لا تصله.
# 8c81f974
admin-broadcast-state-draft = لم يُرسل بعد
# e8d6b90c
admin-broadcast-state-running = 📤 قيد الإرسال
# f05be38f
admin-broadcast-state-stopped = ⏹ أُوقف
# 454d5c14
admin-broadcast-sent = أُرسل
# 81206766
admin-broadcast-unreached = تعذّر الوصول إليهم
# ea8e9325
admin-broadcast-sent-of = { $sent } من { $total }
# 85d28998
admin-broadcast-written = كُتب

## deposits

# 17356241
admin-deposits-pending-title = 🧾 شحن بانتظارك
# e7f4c1b3
admin-deposits-none-pending = لا شحن ينتظر قرارًا.
# 61097027
admin-deposits-credited-title = ✅ شحن مُضاف
# c9b05447
admin-deposits-none-credited = لم يُضَف أي شحن بعد.
# a66fbbb8
admin-deposits-of-title = 🧾 شحن { $name }
# 09159223
admin-deposits-none-of = لا توجد عمليات شحن بعد.
# 781252ea
admin-deposits-pending = 🔎 بالانتظار
# 915bf165
admin-deposits-credited = ✅ مُضاف
# 95f602fa
admin-deposits-top-up-of = شحن { $amount }
# ae22af5f
admin-deposits-status-label = الحالة
# 5db19e8e
admin-deposits-status-open = 🕓 بانتظار الدفع
# 44bd3375
admin-deposits-status-submitted = 🔎 بانتظار القرار
# d1d9745f
admin-deposits-status-credited = ✅ مُضاف
# 2b380356
admin-deposits-status-rejected = ❌ مرفوض
# ef30285b
admin-deposits-status-cancelled = ✕ ألغاه صاحب الحساب
# 477b463d
admin-deposits-status-expired = ⌛ منتهي المهلة
# 7bf89dae
admin-deposits-status-refunding = ↩️ قيد الاسترداد
# a220f0b6
admin-deposits-status-refunded = ↩️ مُسترد
# b6773116
admin-deposits-status-charged_back = ↩️ سحبته خدمة الدفع
# d7243c4d
admin-deposits-credited-label = أُضيف
# 188f16d6
admin-deposits-decided-by = القرار بواسطة
# 5bab18e0
admin-deposits-reason = السبب
# bdc1e180
admin-deposits-account-label = الحساب
# b5249f23
admin-deposits-method = طريقة الدفع
# 7d5cf680
admin-deposits-reference = رقم المرجع
# 2bada104
admin-deposits-payment = الدفعة
# 1ccaac18
admin-deposits-to-pay = المطلوب دفعه
# 1ad1ca4e
admin-deposits-rate = سعر الصرف
# 3e3b4db3
admin-deposits-paid-in = دُفع
# 0cf9e0e9
admin-deposits-receipts = الإيصالات
# f19fa33d
admin-deposits-started = البداية
# b71ccd11
admin-deposits-ended = النهاية
# 4881224f
admin-deposits-is-without-receipt = لا يوجد إيصال.
# 1ed93974
admin-deposits-same-receipt = { $count ->
        [one] أُرسل الإيصال نفسه أيضًا لـ: شحن آخر
        [two] أُرسل الإيصال نفسه أيضًا لـ: عمليتا شحن أخريان
        [few] أُرسل الإيصال نفسه أيضًا لـ: { $count } عمليات شحن أخرى
        [many] أُرسل الإيصال نفسه أيضًا لـ: { $count } عملية شحن أخرى
       *[other] أُرسل الإيصال نفسه أيضًا لـ: { $count } عملية شحن أخرى
    }
# fb0019a7
admin-deposits-same-receipt-elsewhere = { $count ->
        [one] أُرسل الإيصال نفسه أيضًا لـ: شحن آخر (منها لحسابات أخرى: { $ofOthers })
        [two] أُرسل الإيصال نفسه أيضًا لـ: عمليتا شحن أخريان (منها لحسابات أخرى: { $ofOthers })
        [few] أُرسل الإيصال نفسه أيضًا لـ: { $count } عمليات شحن أخرى (منها لحسابات أخرى: { $ofOthers })
        [many] أُرسل الإيصال نفسه أيضًا لـ: { $count } عملية شحن أخرى (منها لحسابات أخرى: { $ofOthers })
       *[other] أُرسل الإيصال نفسه أيضًا لـ: { $count } عملية شحن أخرى (منها لحسابات أخرى: { $ofOthers })
    }
# 3f9d001d
admin-deposits-submitted = 🔔 إيصال بانتظارك
# eca0bcb7
admin-deposits-decided-meanwhile = 🔔 وصل إيصال، لكن شحنه محسوم من قبل
# aa2ecd99
admin-deposits-one-receipt = 📎 الإيصال
# ab18cdb0
admin-deposits-all-receipts = { $count ->
        [one] 📎 الكل: إيصال واحد
        [two] 📎 الكل: إيصالان
        [few] 📎 الكل: { $count } إيصالات
        [many] 📎 الكل: { $count } إيصالًا
       *[other] 📎 الكل: { $count } إيصال
    }
# e9c2bf17
admin-deposits-receipt-number = الإيصال { $number } من { $count }
# b77c0fbd
admin-deposits-no-receipt = لا إيصال لهذا الشحن.
# 16072d72
admin-deposits-receipt-gone = لم يعد هذا الملف لدى Telegram. اطلب من صاحب الحساب إرساله مجددًا.
# 6b30da50
admin-deposits-show = 🧾 عرض الشحن
# c5325549
admin-deposits-account = 👤 الحساب
# d71b63f6
admin-deposits-back = ‹ الشحن
# 82d71ff4
admin-deposits-approve = ✅ موافقة
# 2a6d4af3
admin-deposits-other-amount = ✏️ مبلغ آخر
# cfda6f6d
admin-deposits-reject = ❌ رفض
# 94f47a94
admin-deposits-refund = ↩️ رد المبلغ
# d651b68b
admin-deposits-confirm-approve = إضافة { $amount }؟
# d3108169
admin-deposits-approves = يدخل المال محفظة { $name }، وتصل رسالة بذلك. وافق فقط إذا وصلك المال برقم المرجع { $reference }.
# 80394d76
admin-deposits-approve-now = ✅ نعم، أضِفه
# 103efb4a
admin-deposits-how-much-arrived = كم وصل من المال، بالـ { $currency }؟
# e8eea08d
admin-deposits-wanted-to-pay = المبلغ الذي ذكره { $name }: { $amount }.
# 78f1e365
admin-deposits-ask-arrived = اكتب المبلغ، مثل { $example }. أسألك مرة أخرى قبل إضافته.
# 82ea4e8f
admin-deposits-confirm-other = إضافة { $amount } بدلًا من { $claimed }؟
# 03dbe0c4
admin-deposits-approves-other = يدخل المال محفظة { $name }، وتصل رسالة بالمبلغين. وافق فقط إذا وصلك ذلك المبلغ برقم المرجع { $reference }.
# 17a5cf49
admin-deposits-far-off = ⚠️ الفرق بين المبلغين كبير: هل هناك رقم زائد أو ناقص؟
# 1c820ff0
admin-deposits-approved = ✅ أُضيف { $amount } إلى { $name }.
# f775037d
admin-deposits-approved-other = ✅ أُضيف { $amount } إلى { $name } بدلًا من { $claimed }.
# 3709e354
admin-deposits-why-rejected = لماذا يُرفض شحن { $amount }؟
# dd41f9e3
admin-deposits-ask-reason = اضغط على السبب أو اكتبه. سيراه صاحب الحساب.
# c565cc65
admin-deposits-rejected = ❌ رُفض شحن { $amount } للحساب { $name }.
# 8795bd0f
admin-deposits-because = السبب: { $reason }
# bfb17015
admin-deposits-confirm-refund = رد { $amount }؟
# 526bd69d
admin-deposits-refunds = يُخصم المبلغ من المحفظة، ويجب أن يكون فيها ما يكفي. لا يمكن التراجع عن هذا.
# 45605331
admin-deposits-refunds-stars = يُخصم المبلغ من المحفظة، ويجب أن يكون فيها ما يكفي، ويعود { $stars } إلى الدافع. لا يمكن التراجع عن هذا.
# 0be8a404
admin-deposits-charged-back = ↩️ كانت خدمة الدفع قد سحبت دفعة { $name }، فخُصم { $amount } من المحفظة. وإن كان جزء منه قد صُرف، فهو دين على الحساب.
# 4b4045d6
admin-deposits-refunded = ↩️ رُدّ { $amount } إلى { $name }.
# d2802be5
admin-deposits-refunding = ↩️ خُصم { $amount } من محفظة { $name }. لم تؤكد خدمة الدفع الاسترداد بعد، وأواصل سؤالها.
# 06f1bbe7
admin-deposits-cannot-refund = لا يمكن رد هذا الشحن من هنا، أو لم يعد ممكنًا. ترى الآن حالته الحالية.
# 5d67333e
admin-deposits-not-pending = لم يعد هذا الشحن ينتظر قرارًا. ترى الآن حالته الحالية.
# 41a9bdbe
admin-deposits-reject-reasons-absent = لم يصل المال
# 4e03d53f
admin-deposits-reject-reasons-amount = المبلغ خاطئ
# 8957ad3d
admin-deposits-reject-reasons-unreadable = الإيصال غير مقروء
# 52a76f98
admin-deposits-refund-reasons-asked = بناءً على طلبك
# 3d3f3f5a
admin-deposits-refund-reasons-twice = دُفع مرتين

## log

# aa73330e
admin-log-kinds-all = الكل
# e1c5f015
admin-log-kinds-money = المال
# ccf3c337
admin-log-kinds-orders = الطلبات
# d9cebd30
admin-log-kinds-goods = السلع
# 3bf6da2d
admin-log-kinds-people = الأشخاص
# 53e6471c
admin-log-kinds-service = الخدمة
# edc72ae0
admin-log-actor-admin = المشرف { $who }
# 3fe4edce
admin-log-actor-holder = صاحب الحساب { $who }
# bfe15b66
admin-log-actor-operator = المشغّل
# 7316aeea
admin-log-actor-service = الخدمة
# df310cff
admin-log-action-account =
    .open = فتح حساب
    .credit = إضافة إلى محفظة
    .debit = خصم من محفظة
    .ban = حظر حساب
    .unban = رفع حظر
    .restrict = تقييد حساب
    .unrestrict = رفع تقييد
    .note = أضيفت ملاحظة
    .note_removed = أزيلت ملاحظة
    .move_order = تقرّر نقل الحساب
    .moved = نُقل الحساب
    .move_declined = رُفض نقل الحساب
    .move_stopped = أُوقف نقل الحساب
    .move_cancelled = أُلغي نقل الحساب
    .move_refused = تعذّر نقل الحساب
# 450b0e32
admin-log-action-allowlist =
    .add = السماح بعناوين
    .remove = إزالة عناوين مسموح بها
    .clear = السماح بكل العناوين
# b04d3c95
admin-log-action-api =
    .enable = تشغيل API
    .disable = إيقاف API
    .allow = السماح بالوصول إلى API
    .forbid = منع الوصول إلى API
# 200bb4e1
admin-log-action-approval =
    .ask = طلب تأكيد شخص ثانٍ
    .confirm = التأكيد كشخص ثانٍ
    .decline = رفض ما يحتاج إلى شخص ثانٍ
# 50560cac
admin-log-action-broadcast =
    .start = إرسال أخبار
    .stop = إيقاف إرسال الأخبار
# 43138b13
admin-log-action-catalog =
    .import = استيراد الكتالوج
    .routing = تغيير اختيار المورّدين
    .sheet = استيراد جدول بيانات
# 2426e1d0
admin-log-action-claim =
    .open = إرسال شكوى
    .withdraw = سحب شكوى
    .replace = استبدال رموز
    .refund = استرداد بعد مشكلة
    .refuse = رفض شكوى
# c0780f1e
admin-log-action-codes =
    .encrypt = تشفير الرموز
    .rotate = تشفير الرموز بمفتاح جديد
# 00b86ad4
admin-log-action-deposit =
    .approve = الموافقة على شحن
    .reject = رفض شحن
    .credit = إضافة شحن
    .charge_back = سحب دفعة شحن
    .paid_back = استرداد شحن عبر خدمة الدفع
    .refund = بدء استرداد شحن
    .refund_done = استرداد شحن
    .refund_refused = رفض استرداد شحن
# d75f0e87
admin-log-action-guard =
    .on = تشغيل السؤال عن العناوين الجديدة
    .off = إيقاف السؤال عن العناوين الجديدة
    .allow = السماح بعنوان جديد
    .forget = نسيان عنوان
# 229ac9dc
admin-log-action-incident =
    .cancel = إلغاء طلبات لم تُرسل
    .move = إرسال طلبات إلى مورّد آخر
    .tell = إبلاغ أصحاب الطلبات بالتأخير
# 4555d9e5
admin-log-action-key =
    .create = إنشاء مفتاح
    .rotate = استبدال مفتاح
    .change = تغيير مفتاح
    .revoke = إلغاء مفتاح
# 231e195e
admin-log-action-line =
    .status = إيقاف خط أو استئنافه
# d5aebbd3
admin-log-action-order =
    .complete = إكمال طلب
    .cancel = إلغاء طلب
    .take = أخذ طلب للتنفيذ اليدوي
    .leave = ترك طلب
    .show_codes = عرض رموز طلب
# edd5fb12
admin-log-action-payment =
    .unmatched = دفعة دون شحن
    .assign = أُضيفت دفعة
    .return = رُدّت دفعة
# a5567057
admin-log-action-pricing =
    .accept = قُبلت تكلفة جديدة
    .margin = تغيّر هامش
    .mode = تغيّر نوع سعر منتج
    .reprice = أعيد حساب الأسعار
    .rounding = تغيّر تقريب الأسعار
# ba9f0af3
admin-log-action-product =
    .change = تغيير منتج
    .cost = تغيير تكلفة منتج
# bf57141c
admin-log-action-service =
    .backup = نسخ احتياطي
    .export = تصدير بيانات
    .restore = استعادة نسخة احتياطية
    .move = نقل قاعدة البيانات
# 06c55e50
admin-log-action-settings =
    .change = تغيير الإعدادات
# 700f1b60
admin-log-action-shop =
    .allow = السماح بالمتجر
    .forbid = منع المتجر
# 7f8b0f88
admin-log-action-stock =
    .add = إضافة رموز
    .remove = إزالة رموز
    .release = إعادة رموز إلى البيع
    .discard = شطب رموز
# bdc9b4e8
admin-log-action-supplier =
    .set = تغيير إعدادات مورّد
    .map = رُبط منتج بصنف لدى مورّد
    .sync = طُبّقت قائمة أسعار مورّد
# 62a4dcef
admin-log-action-team =
    .role = تغيّر دور
# 6a613de8
admin-log-action-test =
    .open = فتح حساب اختبار
# 759c9fff
admin-log-action-tier =
    .add = أضيف مستوى
    .assign = تغيّر مستوى حساب
    .discount = تغيّر خصم مستوى
    .remove = حُذف مستوى
    .rename = تغيّر اسم مستوى
# d360b008
admin-log-action-transfer =
    .add = إضافة طريقة دفع
    .change = تغيير طريقة دفع
    .remove = إزالة طريقة دفع
# d293aeb5
admin-log-action-webhook =
    .add = إضافة webhook
    .remove = إزالة webhook
    .rotate = استبدال سر webhook
    .on = تشغيل webhook
    .off = إيقاف webhook
    .types = تغيير أحداث webhook
    .resend = إرسال أحداث مجددًا

## money

# f705da5c
admin-money-usage-credit = اكتب {"/credit"} ثم معرّفًا أو {"@name"}، ثم المبلغ بالـ USD، ثم ملاحظة. مثال: {"/credit @ada 25 Goodwill"}
# 500d786e
admin-money-usage-debit = اكتب {"/debit"} ثم معرّفًا أو {"@name"}، ثم المبلغ بالـ USD، ثم ملاحظة. مثال: {"/debit @ada 25 Paid twice"}
# 952db1b7
admin-money-how-much-credit = ➕ كم يُضاف؟
# 7004f7cf
admin-money-how-much-debit = ➖ كم يُخصم؟
# 7a2508d4
admin-money-ask-amount-credit = اكتب المبلغ بالـ USD ثم ملاحظة، مثل <code>25 هدية</code>. تُسجَّل الملاحظة في الحركات، وتصل إلى صاحب الحساب في رسالة. أسألك قبل التنفيذ.
# 8658152f
admin-money-ask-amount-debit = اكتب المبلغ بالـ USD ثم ملاحظة، مثل <code>25 دُفع مرتين</code>. تُسجَّل الملاحظة في الحركات، وتصل إلى صاحب الحساب في رسالة. أسألك قبل التنفيذ.
# 53e4bdf9
admin-money-balance = الرصيد
# c40f6617
admin-money-owes = عليه
# ba0c7fde
admin-money-note = الملاحظة
# dbb90df2
admin-money-confirm-credit = ➕ إضافة { $amount } إلى محفظة { $name }؟
# 67a6fea9
admin-money-confirm-debit = ➖ خصم { $amount } من محفظة { $name }؟
# 90eca312
admin-money-get-message = تصل رسالة إلى صاحب الحساب ومعها الملاحظة.
# f3bee521
admin-money-yes-credit = ➕ نعم، أضِف { $amount }
# ec622e7d
admin-money-yes-debit = ➖ نعم، اخصم { $amount }
# 83e80363
admin-money-ask-note = ما السبب؟ اكتب ملاحظة: تُسجَّل في الحركات، وتصل إلى صاحب الحساب في رسالة.
# eca2f3f6
admin-money-done-credit = ➕ أُضيف { $amount } إلى محفظة { $name }.
# 793e6c92
admin-money-done-debit = ➖ خُصم { $amount } من محفظة { $name }.

## moves

# ce9c2883
admin-moves-title = 📲 نقل الحسابات
# 674e442b
admin-moves-waits = { $count ->
        [one] 📲 بانتظار النقل: حساب واحد: انظر «العملاء» في اللوحة
        [two] 📲 بانتظار النقل: حسابان: انظر «العملاء» في اللوحة
        [few] 📲 بانتظار النقل: { $count } حسابات: انظر «العملاء» في اللوحة
        [many] 📲 بانتظار النقل: { $count } حسابًا: انظر «العملاء» في اللوحة
       *[other] 📲 بانتظار النقل: { $count } حساب: انظر «العملاء» في اللوحة
    }
# 4529a4cb
admin-moves-wait = يحدث ذلك بعد 24 ساعة. تصل رسالة إلى صاحب الحساب الحالي الآن، ويستطيع إيقاف النقل.
# 1a967d31
admin-moves-done = سيُنقل بعد 24 ساعة، وتصل رسالة إلى الطرفين.
# 3140f9fc
admin-moves-state-open = ينتظر
# 0af8f639
admin-moves-state-moved = نُقل
# 920a87f6
admin-moves-state-declined = رفضه المستلم
# 79de8a98
admin-moves-state-stopped = أوقفه صاحب الحساب
# 8b9496d9
admin-moves-state-cancelled = أُلغي
# 804fb921
admin-moves-state-refused = لم يعد ممكنًا
# ae22af5f
admin-moves-status = الحالة
# ff78fc52
admin-moves-from = من
# 62c19d33
admin-moves-to = إلى
# 747ef23b
admin-moves-at = الموعد
# 5bab18e0
admin-moves-reason = السبب
# b3781c9e
admin-moves-asked = قرّره
# 183f7038
admin-moves-why = لماذا
# e5d0d7ca
admin-moves-moved-from = نُقل في { $time }، وكان قبل ذلك لمعرّف Telegram { $id }
# aeec6ae4
admin-moves-moved-to = الحساب السابق لهذا الشخص نُقل في { $time } إلى معرّف Telegram { $id }

## notes

# a96dc151
admin-notes-removed = أزيلت الملاحظة.

## payments

# 56284d4e
admin-payments-waits = { $count ->
        [one] دون شحن: دفعة، انظر { panel-inbox }
        [two] دون شحن: دفعتان، انظر { panel-inbox }
        [few] دون شحن: { $count } دفعات، انظر { panel-inbox }
        [many] دون شحن: { $count } دفعة، انظر { panel-inbox }
       *[other] دون شحن: { $count } دفعة، انظر { panel-inbox }
    }
# eca334c6
admin-payments-one = ❓ دفعة دون شحن
# e6ae1c87
admin-payments-paid = دُفع
# 8129fffb
admin-payments-unknown = غير معروف
# 795f61b6
admin-payments-for = من أجل
# 5e173294
admin-payments-payer = الدافع
# 2bada104
admin-payments-payment = الدفعة
# 3726c2e6
admin-payments-arrived = وصلت
# ae22af5f
admin-payments-status-label = الحالة
# 188f16d6
admin-payments-decided-by = القرار بواسطة
# 5bab18e0
admin-payments-reason = السبب
# 44bd3375
admin-payments-status-open = 🔎 بانتظار القرار
# d1d9745f
admin-payments-status-assigned = ✅ مُضافة
# 4b3a54a4
admin-payments-status-returning = ↩️ قيد الرد
# a2f6d494
admin-payments-status-returned = ↩️ مردودة
# be1455ed
admin-payments-find = اعرف لمن هي وأضفها إليه، أو رُدّها.
# 731e52d7
admin-payments-twice = أُضيف الشحن { $reference } من قبل: هذه دفعة ثانية.
# f74c0327
admin-payments-assign-to = ✅ إلى { $reference }
# 4ae7b458
admin-payments-assign = ✅ إضافة
# 65328967
admin-payments-give-back = ↩️ رد
# 4aa5002e
admin-payments-confirm =
    <b>إضافة { $amount } إلى { $name }؟</b>
    
    يدخل المال المحفظة، وتصل رسالة بذلك.
# 80394d76
admin-payments-yes = ✅ نعم، أضِفها
# 1c820ff0
admin-payments-done = ✅ أُضيف { $amount } إلى { $name }.
# 04e107c1
admin-payments-by-service = ترد خدمة الدفع المال إلى الدافع. اكتب السبب.
# 4376850d
admin-payments-by-hand = رُدّها أولًا لدى خدمة الدفع. ثم اكتب السبب هنا لتُسجَّل مردودة.
# 969f07f0
admin-payments-gone = ↩️ رُدّت الدفعة.
# 425b86ed
admin-payments-not-yet = ↩️ لم تؤكد خدمة الدفع بعد. اضغط «رد» مرة أخرى لاحقًا.

## standing

# 30b358f2
admin-standing-usage-ban = اكتب {"/ban"} ثم معرّفًا أو {"@name"}، ثم سببًا إن أردت: {"/ban @ada Stolen card"}
# 1e452cda
admin-standing-usage-unban = اكتب {"/unban"} ثم معرّفًا أو {"@name"}، ولا شيء بعده.
# 68109c0c
admin-standing-usage-restrict = اكتب {"/restrict"} ثم معرّفًا أو {"@name"}، ثم المدة، ثم سببًا إن أردت: {"/restrict @ada 2h Too many chargebacks"}. اكتب المدة هكذا: {"30m"} أو {"2h"} أو {"7d"}.
# 65925cb6
admin-standing-usage-unrestrict = اكتب {"/unrestrict"} ثم معرّفًا أو {"@name"}، ولا شيء بعده.
# 34920a01
admin-standing-usage-apioff = اكتب {"/apioff"} ثم معرّفًا أو {"@name"}، ثم سببًا إن أردت: {"/apioff @ada Too many bad calls"}
# 3b359189
admin-standing-usage-apion = اكتب {"/apion"} ثم معرّفًا أو {"@name"}، ولا شيء بعده.
# e641e59b
admin-standing-usage-shopoff = اكتب {"/shopoff"} ثم معرّفًا أو {"@name"}، ثم سببًا إن أردت: {"/shopoff @ada API only"}
# 00f38b28
admin-standing-usage-shopon = اكتب {"/shopon"} ثم معرّفًا أو {"@name"}، ولا شيء بعده.
# a91727ad
admin-standing-not-for-admins-ban = الحساب { $name } لمشرف ولا يمكن حظره: ألغِ دوره أولًا في اللوحة («الخدمة») أو أزِله من ADMIN_IDS.
# 72468b4a
admin-standing-not-for-admins-restrict = الحساب { $name } لمشرف ولا يمكن تقييده: ألغِ دوره أولًا في اللوحة («الخدمة») أو أزِله من ADMIN_IDS.
# 81c34cb4
admin-standing-how-long = 🟠 كم مدة التقييد؟
# fca28b0e
admin-standing-ask-time = يرفض البوت وAPI هذا الحساب حتى ذلك الحين، ثم ينتهي التقييد وحده. اضغط على مدة، أو اكتبها مع سبب، مثل {"2h Too many chargebacks"}.
# 84950242
admin-standing-effect-ban = يرفض البوت وAPI هذا الحساب حتى ترفع الحظر.
# 1a38894c
admin-standing-effect-restrict = يرفض البوت وAPI هذا الحساب حتى ذلك الحين.
# 171c355c
admin-standing-effect-apioff = تُرفض استدعاءات برامجه فورًا، ولا يستطيع صاحب الحساب تشغيل API بنفسه.
# bc2c5830
admin-standing-effect-shopoff = لا شراء في المحادثة لهذا الحساب بعد الآن. الوصول إلى API يبقى كما هو.
# 4b39f86c
admin-standing-orders-continue = الطلبات قيد التنفيذ مستمرة، والرصيد محفوظ.
# e6b1cfff
admin-standing-ask-reason = اكتب السبب. سيراه صاحب الحساب.
# d0486412
admin-standing-confirm-ban = ⛔ حظر { $name }؟
# e856d509
admin-standing-confirm-restrict = 🟠 تقييد { $name } حتى { $until }؟
# 1a8c287b
admin-standing-confirm-apioff = ⚪️ إيقاف API للحساب { $name }؟
# 697398f5
admin-standing-confirm-shopoff = ⚪️ إيقاف المتجر في المحادثة للحساب { $name }؟
# 5bab18e0
admin-standing-reason = السبب
# be5c9dda
admin-standing-no-reason = لا يوجد
# 53e4bdf9
admin-standing-balance = الرصيد
# 712a0fd1
admin-standing-replaces = ⚠️ هذا يحل محل التقييد حتى { $until }.
# f19a596d
admin-standing-get-message = تصل رسالة إلى صاحب الحساب.
# 368e909c
admin-standing-get-reason = تصل رسالة إلى صاحب الحساب ومعها السبب.
# 0eca0847
admin-standing-yes-ban = ⛔ نعم، احظر
# 0f031eb7
admin-standing-yes-restrict = 🟠 نعم، قيّد
# ce40e9b7
admin-standing-yes-apioff = ⚪️ نعم، أوقفه
# ce40e9b7
admin-standing-yes-shopoff = ⚪️ نعم، أوقفه
# b5d031b0
admin-standing-time-is-over = لم يتغيّر شيء: ذلك الوقت مضى.
# 920dc4a3
admin-standing-did-ban = ⛔ حُظر { $name }.
# e3f7f7ad
admin-standing-did-unban = 🟢 رُفع الحظر عن { $name }.
# 54a9c178
admin-standing-did-restrict = 🟠 قُيّد { $name } حتى { $until }.
# 05a25527
admin-standing-did-unrestrict = 🟢 رُفع التقييد عن { $name }.
# 9c26615c
admin-standing-did-apioff = ⚪️ أُوقف API للحساب { $name }.
# b0ff74a5
admin-standing-did-apion = 🟢 سُمح بـ API للحساب { $name } من جديد.
# 1a1c8a5b
admin-standing-did-shopoff = ⚪️ أُوقف المتجر في المحادثة للحساب { $name }.
# 0880a171
admin-standing-did-shopon = 🟢 سُمح بالشراء في المحادثة للحساب { $name } من جديد.
# 8795bd0f
admin-standing-because = السبب: { $reason }
# a89306a1
admin-standing-has-blocked = حظر صاحب الحساب البوت، فلا تصله رسالة.
# f6d1b957
admin-standing-already-ban = لم يتغيّر شيء: الحساب { $name } محظور من قبل، منذ { $since }.
# d1fbea72
admin-standing-already-unban = لم يتغيّر شيء: الحساب { $name } غير محظور.
# 4733a819
admin-standing-already-restrict = لم يتغيّر شيء: الحساب { $name } مقيّد من قبل حتى { $until }. لتغيير ذلك اكتب {"/restrict"} مع مدة أخرى.
# df45bec5
admin-standing-already-unrestrict = لم يتغيّر شيء: الحساب { $name } غير مقيّد.
# 399cd625
admin-standing-already-apioff = لم يتغيّر شيء: API متوقف من قبل للحساب { $name }.
# 6baf89ed
admin-standing-already-apion = لم يتغيّر شيء: لم يوقف أي مشرف API للحساب { $name }.
# fb56ae50
admin-standing-already-shopoff = لم يتغيّر شيء: المتجر متوقف من قبل للحساب { $name }.
# 25aeefe9
admin-standing-already-shopon = لم يتغيّر شيء: الشراء في المحادثة مسموح للحساب { $name }.
# eb6e0380
admin-standing-still-restricted = يبقى الحساب مقيّدًا حتى { $until }.
# 4a9b14c8
admin-standing-still-banned = يبقى الحساب محظورًا.
# 8b4ae5e7
admin-standing-still-off = لكن صاحب الحساب أوقفه بنفسه.

## undo

# 9f071b85
admin-undo-button = ↩️ تراجع
# 8d642d45
admin-undo-ask = التراجع عن هذا؟
# 293d159e
admin-undo-taken-back = ↩️ سُحب { $amount } من محفظة { $name }.
# 306af361
admin-undo-given-back = ↩️ أُعيد { $amount } إلى محفظة { $name }.

## team

# 7b30731d
admin-team-roles-manager = مدير
# 15e0dccb
admin-team-roles-finance = مالية
# d7242338
admin-team-roles-support = دعم
# 8610a62b
admin-team-roles-stock = مخزون
# 9591492b
admin-team-rights-accounts = البحث عن الحسابات
# 0c02bd78
admin-team-rights-standing = الحظر والتقييد
# a8fa3e5a
admin-team-rights-money = الإضافة والخصم
# 81e57ee9
admin-team-rights-deposits = عمليات الشحن والمدفوعات
# 8ce8ba6d
admin-team-rights-orders = كل الطلبات والمورّدون
# 9355371f
admin-team-rights-claims = مشكلات الطلبات
# cc52a992
admin-team-rights-stock = الرموز
# 066820a5
admin-team-rights-broadcast = إرسال الأخبار
# e7cbfb1b
admin-team-rights-approvals = التأكيد كشخص ثانٍ
# 55c6987b
admin-team-rights-catalog = الكتالوج والأسعار
# c7cff957
admin-team-rights-reports = المبيعات والدفاتر والتصدير
# ef5d8bbf
admin-team-rights-settings = المفاتيح وطرق الدفع
# b55898c7
admin-team-rights-log = السجل
# 4f9e8347
admin-team-rights-backup = النسخ الاحتياطية
# 56ed5392
admin-team-rights-move = نقل الحسابات
# 2c48bcde
admin-team-rights-team = الفريق
# d4ccdbfb
admin-team-removed = { $name }: لا دور بعد الآن.
# dd2fbdfb
admin-team-not-yours = دورك لا يسمح بهذا. اسأل أحد المالكين.
# 228b982a
admin-team-your-role = أنت الآن في الفريق: { $role }. يمكنك استخدام: { $rights }.
# 66e55dd1
admin-team-your-role-ended = لم تعد في الفريق.

## orders

# c5325549
admin-orders-account = 👤 الحساب

## order

# 8fadfee2
admin-order-usage = اكتب {"/order"} ثم معرّفًا، مثل {"/order API-GMA-7Q2M9XK4-0T8ZPD"}. والأمر {"/find"} يقبل أي شيء آخر تعرفه عنه.
# 3bfeb44e
admin-order-is-test = 🧪 اختبار: مدفوع بمال تجريبي، ولا يُستدعى مورّد.
# aee47289
admin-order-lookup-title = 🔎 استعلام: { $path }
# ae22af5f
admin-order-labels-status = الحالة
# 5bab18e0
admin-order-labels-reason = السبب
# bdc1e180
admin-order-labels-account = الحساب
# b50bd35c
admin-order-labels-key = المفتاح
# 95c7ae9d
admin-order-labels-idempotency-key = Idempotency key
# d89879e6
admin-order-labels-product = المنتج
# ff89d4b3
admin-order-labels-amount = المبلغ
# 5d5df79a
admin-order-labels-cost = التكلفة
# 7f53e279
admin-order-labels-paid-back = أُعيد
# e59f36ff
admin-order-labels-profit = الربح
# 1e574ae2
admin-order-labels-fee = الرسوم
# 1e04c9a0
admin-order-labels-supplier = المورّد
# aa033950
admin-order-labels-item = المنتج عنده
# 3f9d2a4f
admin-order-labels-their-order = الطلب عنده
# fb6d8032
admin-order-labels-next = المورّدون التالون
# 78a85e7b
admin-order-labels-codes = الرموز
# 31cc833b
admin-order-labels-attempts = المحاولات
# e7816fed
admin-order-labels-next-attempt = المحاولة التالية
# 1ccb853e
admin-order-labels-known = معروف لدى المورّد
# e3b8ecaf
admin-order-labels-result = النتيجة
# d063ae9d
admin-order-fee-returned = أُعيدت
# db144410
admin-order-amount-for = { $pieces ->
        [one] { $amount } (قطعة واحدة)
        [two] { $amount } (قطعتان)
        [few] { $amount } ({ $pieces } قطع)
        [many] { $amount } ({ $pieces } قطعة)
       *[other] { $amount } ({ $pieces } قطعة)
    }
# 1482b487
admin-order-codes-use-voucher = قسيمة للمورّد
# a2fe98af
admin-order-perhaps-known = ربما
# e5565875
admin-order-not-known = لا
# 3158e3a1
admin-order-complete = ✅ إكمال يدوي
# 37122509
admin-order-cancel = ↩️ إلغاء مع استرداد
# 9f85c75c
admin-order-refund = ↩️ رد المبلغ…
# 23e2b579
admin-order-replace-codes = 🎟 استبدال الرموز…
# 51bf5e43
admin-order-no-codes = لا رموز فيه.
# 4c2c0863
admin-order-codes-of = { $count ->
        [one] رموز { $id }: رمز واحد. يُسجَّل في السجل أنك طلبت عرضها.
        [two] رموز { $id }: رمزان. يُسجَّل في السجل أنك طلبت عرضها.
        [few] رموز { $id }: { $count } رموز. يُسجَّل في السجل أنك طلبت عرضها.
        [many] رموز { $id }: { $count } رمزًا. يُسجَّل في السجل أنك طلبت عرضها.
       *[other] رموز { $id }: { $count } رمز. يُسجَّل في السجل أنك طلبت عرضها.
    }
# 03a78758
admin-order-confirm-cancel =
    <b>إلغاء هذا الطلب واسترداد ثمنه؟</b>
    
    { $id }: يعود { $amount } إلى المحفظة.
# e367cd02
admin-order-voucher-back = تعود قسيمته إلى المخزون.
# 19b0466f
admin-order-voucher-aside = تُحجز قسيمته حتى تعرف هل استُخدمت.
# 24db8c5e
admin-order-only-if-certain = افعل هذا فقط إذا كنت على يقين أن الطلب لم يُنفَّذ ولن يُنفَّذ.
# c2d50302
admin-order-supplier-may-have = ⚠️ ربما وصل هذا الطلب إلى المورّد. اسأله أولًا.
# 0cd7e877
admin-order-why-cancel = لماذا تلغيه؟ يصل جوابك إلى الموزّع في { $error }.
# ca0c1ce2
admin-order-type-reason = ✏️ سبب آخر
# a0aa97cd
admin-order-ask-reason = لماذا يُلغى؟
# d331e412
admin-order-about-reason = اكتب السبب. سيراه الموزّع. بعدها يُلغى الطلب ويُسترد ثمنه.
# 08d12806
admin-order-confirm-complete =
    <b>إكمال هذا الطلب يدويًا؟</b>
    
    { $id }: افعل هذا فقط إذا كنت على يقين أن اللاعب استلمه. يبقى الطلب مدفوعًا. وإن كان الطلب لدى مورّد ولم يوافق، فسأراسلك.
# 7640f354
admin-order-complete-now = ✅ نعم، أكمِله
# 120fc29b
admin-order-cancelled = تم الإلغاء، وعاد { $amount } إلى المحفظة.
# 66a18308
admin-order-completed = اكتمل يدويًا.

## calls

# 60e10dc6
admin-calls-what-place = طلب
# cafbf6a1
admin-calls-what-check = متابعة
# 327393aa
admin-calls-what-lookup = استعلام
# 065bd443
admin-calls-what-checkLookup = متابعة استعلام
# 0a694b23
admin-calls-outcome-completed = مكتمل
# df1be0a2
admin-calls-outcome-processing = قيد التنفيذ
# 8ed91fbf
admin-calls-outcome-failed = فشل
# 9626df90
admin-calls-outcome-declined = مرفوض
# f69bad17
admin-calls-outcome-absent = غير موجود
# 7e15cadb
admin-calls-outcome-not_sent = لم يُرسل
# e0b446b6
admin-calls-outcome-unknown = غير معروف
# 326954cd
admin-calls-no-answer = لا جواب بعد

## tasks

# 45a5f8fa
admin-tasks-title = 🙋 تنفيذ يدوي
# 619a0643
admin-tasks-still-to-do = ⏰ ما زال ينتظر التنفيذ اليدوي
# 5bcb5906
admin-tasks-order = الطلب
# e75d359a
admin-tasks-placed = وقت الطلب
# 1e1626ea
admin-tasks-taken-by = أخذه
# e6791d25
admin-tasks-you = أنت
# 9e4f2098
admin-tasks-since = منذ
# 55b1654e
admin-tasks-take = 🙋 أخذ
# f96237be
admin-tasks-done = ✅ تم
# 21777ed0
admin-tasks-failed = ↩️ تعذّر
# 15f6b4b1
admin-tasks-leave = تركه لغيري
# 7786672e
admin-tasks-taken = هذا الطلب عندك الآن. المشرفون الآخرون يرون ذلك.
# f9eb38d3
admin-tasks-left = يستطيع أي مشرف أخذ هذا الطلب من جديد.
# 00aaf26c
admin-tasks-confirm-done =
    <b>هل استلمه اللاعب؟</b>
    
    { $pack }، { $id }: بهذا يكتمل الطلب، ويبقى { $amount } مدفوعًا.
# 51b92184
admin-tasks-done-now = ✅ نعم، تم
# f5db8cb3
admin-tasks-taken-by-other = ⚠️ أخذ مشرف آخر هذا الطلب. اسأله أولًا.

## delivery

# da1ab830
admin-delivery-ask =
    <b>{ $count ->
        [one] أرسل رمزًا واحدًا
        [two] أرسل رمزين
        [few] أرسل { $count } رموز
        [many] أرسل { $count } رمزًا
       *[other] أرسل { $count } رمز
    }</b>
    
    { $pack }، { $id }. أرسل رمزًا في كل سطر، نصًا أو ملف { ".txt" }. بهذا يكتمل الطلب، وتصل الرموز إلى الموزّع فورًا.
# 5fe2bcea
admin-delivery-wanted = أرسل الرموز من فضلك، رمزًا في كل سطر، نصًا أو ملف {".txt"}.
# 5ba81b70
admin-delivery-too-long = ربما قسّم Telegram هذا النص الطويل. أرسل الرموز في ملف {".txt"} من فضلك.

## stuck

# 6a6ade37
admin-stuck-why-unknown = النتيجة غير معروفة
# a46179aa
admin-stuck-why-not_sent = لم يصل إلى أي مورّد بعد
# 14ff3bb6
admin-stuck-why-in_progress = المورّد يعمل عليه
# 611ba6fc
admin-stuck-why-person = يحتاج إلى تنفيذ يدوي
# 3d5a9971
admin-stuck-attempts = { $count ->
        [one] محاولة واحدة
        [two] محاولتان
        [few] { $count } محاولات
        [many] { $count } محاولة
       *[other] { $count } محاولة
    }

## incidents

# a0083bb3
admin-incidents-worked = 🟢 المورّد { $who } يعمل من جديد.
# be6cd8c3
admin-incidents-quiet = ⚪ انتهى العطل عند { $who }.
# 9e4f2098
admin-incidents-since = منذ
# 847b167b
admin-incidents-lasts = المدة
# 6ac7e158
admin-incidents-open = الطلبات المفتوحة
# 95282d1f
admin-incidents-not-sent = ▫️ مؤكد أنها لم تُرسل
# 97668593
admin-incidents-unknown = ▫️ نتيجتها غير معروفة
# 990d38e6
admin-incidents-at-work = ▫️ قيد التنفيذ
# b0f8d14f
admin-incidents-worth = قيمتها
# 856b75e5
admin-incidents-notified-at = أُبلغ أصحاب الطلبات في { $at }.
# 117ac5d7
admin-incidents-tried-again = نجرّبه مجددًا كل بضع ثوانٍ. نسأل عن الطلبات غير المعروفة النتيجة حتى تُعرف، ولا شيء هنا يمسّها.
# cbd987f9
admin-incidents-tried-next = نجرّبه مجددًا مع الطلب التالي.
# 6d64ba4e
admin-incidents-over = كل طلب ما زال مفتوحًا يستمر من تلقاء نفسه.
# 7d59c51a
admin-incidents-over-quiet = لا طلبات مفتوحة هناك، ولم يفشل شيء منذ { $span }. سيبيّن الطلب التالي إن كان يعمل من جديد.
# 349126b0
admin-incidents-cancel = ↩️ إلغاء غير المرسلة: { $count }
# 27579e67
admin-incidents-cancel-yes = ↩️ نعم، إلغاء مع استرداد
# 19e27bc1
admin-incidents-confirm-cancel =
    { $count ->
        [one] إلغاء الطلبات المؤكد عدم وصولها إلى { $who } واسترداد ثمنها: طلب واحد؟
        [two] إلغاء الطلبات المؤكد عدم وصولها إلى { $who } واسترداد ثمنها: طلبان؟
        [few] إلغاء الطلبات المؤكد عدم وصولها إلى { $who } واسترداد ثمنها: { $count } طلبات؟
        [many] إلغاء الطلبات المؤكد عدم وصولها إلى { $who } واسترداد ثمنها: { $count } طلبًا؟
       *[other] إلغاء الطلبات المؤكد عدم وصولها إلى { $who } واسترداد ثمنها: { $count } طلب؟
    }
    
    يُفحص كل طلب مرة أخرى. ما أُرسل في الأثناء يبقى كما هو.
# c301f361
admin-incidents-cancelled = { $count ->
        [one] أُلغي واستُرد ثمنه: طلب واحد.
        [two] أُلغي واستُرد ثمنه: طلبان.
        [few] أُلغي واستُرد ثمنه: { $count } طلبات.
        [many] أُلغي واستُرد ثمنه: { $count } طلبًا.
       *[other] أُلغي واستُرد ثمنه: { $count } طلب.
    }
# 06f8769d
admin-incidents-move = ➡️ إرسالها إلى مورّد آخر
# 2742c866
admin-incidents-where-to = { $count ->
        [one] إلى أين تُرسل؟ العدد: طلب واحد
        [two] إلى أين تُرسل؟ العدد: طلبان
        [few] إلى أين تُرسل؟ العدد: { $count } طلبات
        [many] إلى أين تُرسل؟ العدد: { $count } طلبًا
       *[other] إلى أين تُرسل؟ العدد: { $count } طلب
    }
# 8526eb06
admin-incidents-nowhere = لا يوجد مورّد آخر لهذه المنتجات، أو لا يوجد مورّد بسعر أقل مما دُفع.
# 79a1df16
admin-incidents-about-targets = بجانب كل اسم عدد ما يمكنه أخذه دون خسارة.
# 7a88b2d6
admin-incidents-to = ➡️ { $supplier } ({ $count })
# f72f6537
admin-incidents-moved = { $count ->
        [one] أُرسل إلى { $supplier }: طلب واحد.
        [two] أُرسل إلى { $supplier }: طلبان.
        [few] أُرسل إلى { $supplier }: { $count } طلبات.
        [many] أُرسل إلى { $supplier }: { $count } طلبًا.
       *[other] أُرسل إلى { $supplier }: { $count } طلب.
    }
# 57b11d42
admin-incidents-tell = 📣 إبلاغ أصحاب الطلبات ({ $count })
# f1188a9a
admin-incidents-tell-yes = 📣 نعم، أبلغهم
# fd1d1427
admin-incidents-confirm-tell = إرسال هذا إلى من لهم طلبات مفتوحة هناك ولم يُبلَّغوا بها بعد؟ (العدد: { $count })
# 771f8fad
admin-incidents-notified = عدد من أُبلغوا: { $count }.

## suppliers

# 4c19d692
admin-suppliers-not-set-up = غير مُعدّ هنا
# 53e4bdf9
admin-suppliers-balance = الرصيد
# 8129fffb
admin-suppliers-balance-unknown = غير معروف
# 6ac7e158
admin-suppliers-open-orders = الطلبات المفتوحة
# 58d6c6de
admin-suppliers-faults = فشل { $count }
# 5287ee86
admin-suppliers-no-calls = لا استدعاءات

## stock

# e50bffc3
admin-stock-title = 🎟 المخزون
# d595cf58
admin-stock-none = لا منتج في الكتالوج يُباع من المخزون.
# 71c91eaf
admin-stock-choose = اضغط على منتج لإضافة رموز أو لرؤية رموزه.
# 9dd0d2e9
admin-stock-in-stock = في المخزون { $count }
# bfc2fa3b
admin-stock-ask = أرسل الرموز لإضافتها، رمزًا في كل سطر، نصًا أو ملف {".txt"}. أحذف رسالتك، وأسألك قبل إضافة أي شيء.
# dd5859f2
admin-stock-no-codes = لم أجد فيه رموزًا. أرسل ملفًا نصيًا فيه رمز في كل سطر من فضلك، أو {"/cancel"}.
# bb849e5f
admin-stock-too-many = أقبل { $max } سطر على الأكثر دفعة واحدة. أرسل عدة ملفات، أو استخدم سطر الأوامر.
# 0118ddb9
admin-stock-nothing-new = 🎟 لا شيء للإضافة: كل هذه الرموز معروفة من قبل
# b9a17b4d
admin-stock-confirm = { $count ->
        [one] 🎟 إضافة رمز واحد؟
        [two] 🎟 إضافة رمزين؟
        [few] 🎟 إضافة { $count } رموز؟
        [many] 🎟 إضافة { $count } رمزًا؟
       *[other] 🎟 إضافة { $count } رمز؟
    }
# a82620d0
admin-stock-looks-like-codes = تبدو هذه رموزًا، لذلك لم أحتفظ بأي منها. لإضافتها اختر المنتج أولاً.
# dbede246
admin-stock-deleted = حذفتُ رسالتك التي فيها الرموز.
# 900adae6
admin-stock-not-deleted = ⚠️ لم أستطع حذف رسالتك التي فيها الرموز. احذفها بنفسك من فضلك.
# 2cc33e05
admin-stock-waits = لا يُضاف شيء حتى تضغط «نعم». أمامك ساعة واحدة.
# 7ede9b4b
admin-stock-code = الرمز
# c0bf7f5f
admin-stock-first = الأول
# 26f1bb05
admin-stock-last = الأخير
# 52398f7b
admin-stock-characters = { $count ->
        [one] حرف واحد
        [two] حرفان
        [few] { $count } أحرف
        [many] { $count } حرفًا
       *[other] { $count } حرف
    }
# 8fa25934
admin-stock-characters-from = { $most ->
        [one] من { $least } إلى حرف واحد
        [two] من { $least } إلى حرفان
        [few] من { $least } إلى { $most } أحرف
        [many] من { $least } إلى { $most } حرفًا
       *[other] من { $least } إلى { $most } حرف
    }
# 0474cef3
admin-stock-with-spaces = { $count ->
        [one] ⚠️ فيه مسافات: سطر واحد. هل هذا رمز؟
        [two] ⚠️ فيه مسافات: سطران. هل هذا رمز؟
        [few] ⚠️ فيه مسافات: { $count } أسطر. هل هذا رمز؟
        [many] ⚠️ فيه مسافات: { $count } سطرًا. هل هذا رمز؟
       *[other] ⚠️ فيه مسافات: { $count } سطر. هل هذا رمز؟
    }
# f548bfa9
admin-stock-unlike = { $count ->
        [one] ⚠️ مختلف عن البقية: سطر واحد
        [two] ⚠️ مختلف عن البقية: سطران
        [few] ⚠️ مختلف عن البقية: { $count } أسطر
        [many] ⚠️ مختلف عن البقية: { $count } سطرًا
       *[other] ⚠️ مختلف عن البقية: { $count } سطر
    }
# ca51656f
admin-stock-line = السطر { $number }
# 5b905e2a
admin-stock-duplicates = لم تُضَف لأنها مكررة: { $count }
# 78f45987
admin-stock-in-stock-already = في المخزون من قبل
# 493597f4
admin-stock-same-as = مثل السطر { $line }
# e064fc69
admin-stock-yes = { $count ->
        [one] ✅ نعم، إضافة رمز واحد
        [two] ✅ نعم، إضافة رمزين
        [few] ✅ نعم، إضافة { $count } رموز
        [many] ✅ نعم، إضافة { $count } رمزًا
       *[other] ✅ نعم، إضافة { $count } رمز
    }
# 14a6eef4
admin-stock-no = ✖️ لا
# d429ffdf
admin-stock-dropped =
    <b>لم يُضَف شيء.</b>
    لم تعد الرموز التي أرسلتها عندي.
# 82cc6472
admin-stock-added-before = أُضيفت هذه الرموز من قبل.
# f6490add
admin-stock-interrupted = { $count ->
        [one] انقطع العمل بعد إضافة رمز واحد. اضغط «نعم» مجددًا لإضافة الباقي.
        [two] انقطع العمل بعد إضافة رمزين. اضغط «نعم» مجددًا لإضافة الباقي.
        [few] انقطع العمل بعد إضافة { $count } رموز. اضغط «نعم» مجددًا لإضافة الباقي.
        [many] انقطع العمل بعد إضافة { $count } رمزًا. اضغط «نعم» مجددًا لإضافة الباقي.
       *[other] انقطع العمل بعد إضافة { $count } رمز. اضغط «نعم» مجددًا لإضافة الباقي.
    }
# f35871e4
admin-stock-added = { $count ->
        [one] 🎟 أُضيف إلى { $pid }: رمز واحد.
        [two] 🎟 أُضيف إلى { $pid }: رمزان.
        [few] 🎟 أُضيف إلى { $pid }: { $count } رموز.
        [many] 🎟 أُضيف إلى { $pid }: { $count } رمزًا.
       *[other] 🎟 أُضيف إلى { $pid }: { $count } رمز.
    }
# c3fe0779
admin-stock-none-left = 🎟 لم يعد في المخزون أي من هذه الرموز لـ { $pid }.
# 9d3d22af
admin-stock-now = الآن: { $level }.
# 6570d285
admin-stock-ask-undo =
    <b>{ $count ->
        [one] ↩️ إخراج رمز واحد من المخزون؟
        [two] ↩️ إخراج رمزين من المخزون؟
        [few] ↩️ إخراج { $count } رموز من المخزون؟
        [many] ↩️ إخراج { $count } رمزًا من المخزون؟
       *[other] ↩️ إخراج { $count } رمز من المخزون؟
    }</b>
    أُضيفت معًا إلى { $pid } ولم تُبَع بعد. تُحذف هنا، ويمكنك إضافتها مجددًا.
# 12a5617b
admin-stock-stay-taken = { $count ->
        [one] بيع منها أو حُجز من قبل ويبقى كذلك: رمز واحد.
        [two] بيع منها أو حُجز من قبل ويبقى كذلك: رمزان.
        [few] بيع منها أو حُجز من قبل ويبقى كذلك: { $count } رموز.
        [many] بيع منها أو حُجز من قبل ويبقى كذلك: { $count } رمزًا.
       *[other] بيع منها أو حُجز من قبل ويبقى كذلك: { $count } رمز.
    }
# 36bab2a0
admin-stock-undone = { $count ->
        [one] ↩️ أُخرج من مخزون { $pid }: رمز واحد.
        [two] ↩️ أُخرج من مخزون { $pid }: رمزان.
        [few] ↩️ أُخرج من مخزون { $pid }: { $count } رموز.
        [many] ↩️ أُخرج من مخزون { $pid }: { $count } رمزًا.
       *[other] ↩️ أُخرج من مخزون { $pid }: { $count } رمز.
    }
# 1d7ba137
admin-stock-nothing-to-undo = لم يبقَ من هذه الرموز ما لم يُبَع، فلا شيء يُخرَج.
# afa2c5e0
admin-stock-no-unsold = لا رموز لم تُبَع.
# 92c37007
admin-stock-added-at = أُضيف
# 407858f5
admin-stock-add-more = ➕ إضافة رموز
# 67b80472
admin-stock-back = ‹ المخزون

## quarantine

# 6a49c9c9
admin-quarantine-choose = ربما استُخدمت هذه الرموز: أُلغي طلبها، أو استُعيدت نسخة احتياطية. تحقق منها، ثم أعدها إلى البيع أو اشطبها.
# 46800500
admin-quarantine-none = لا رموز في الحجر.
# 3c821df4
admin-quarantine-was-used = { $count ->
        [one] هل استُخدم هذا الرمز؟
        [two] هل استُخدمت هذه الرموز؟ (رمزان)
        [few] هل استُخدمت هذه الرموز؟ ({ $count } رموز)
        [many] هل استُخدمت هذه الرموز؟ ({ $count } رمزًا)
       *[other] هل استُخدمت هذه الرموز؟ ({ $count } رمز)
    }
# 96d7aa9a
admin-quarantine-of-restore = { $product }: استُعيدت نسخة احتياطية. ما هنا ربما بيع بعد أخذ تلك النسخة ({ $order }).
# 7165abfc
admin-quarantine-of-order = كان قسيمة الطلب { $order }. تحقق منه حيث اشتريته.
# 32b2551f
admin-quarantine-decided-release = عاد إلى البيع.
# 71b57c84
admin-quarantine-decided-discard = تم الشطب.

## catalog

# e4f6e125
admin-catalog-line-summary = الخطوط: { $added } جديدة، { $known } معروفة
# 90e4c6e3
admin-catalog-product-summary = المنتجات: { $added } جديدة، { $known } معروفة
# 132eb09a
admin-catalog-still-archived = ليست للبيع، لأنها أُرشفت من قبل: { $pids }. اكتب لها "status": "active" في الملف، أو استأنفها هنا.
# 46d3b2bb
admin-catalog-no-change = لن يتغيّر أي منتج موجود.
# be5c9dda
admin-catalog-none = لا شيء
# 52725868
admin-catalog-of-its-line = ما لخطه
# 51d03b04
admin-catalog-imported-toast = تم الاستيراد.

## lines

# ae22af5f
admin-lines-labels-status = الحالة
# 2fdf4948
admin-lines-labels-kind = النوع
# e5e2e841
admin-lines-labels-suppliers = المورّدون
# 55cf0d68
admin-lines-labels-line = الخط
# 1df13cbc
admin-lines-labels-price = السعر
# 5d5df79a
admin-lines-labels-cost = التكلفة
# b7c78745
admin-lines-labels-in-stock = في المخزون
# 9f90b764
admin-lines-kind-topup = شحن لعبة
# f68d532e
admin-lines-kind-gamekey = مفتاح لعبة
# fe5a578e
admin-lines-kind-giftcard = بطاقة هدية
# 822d2545
admin-lines-missing = ⚠️ غير مُعدّ هنا: { $suppliers }. انظر SUPPLIERS في {".env.example"}.
# 4b93132d
admin-lines-not-sold = ⚠️ لا يُباع، نمط { $field }: { $problem }. أصلِحه في ملف الكتالوج واستورد الملف مجددًا.
# 20d9b581
admin-lines-no-price = دون سعر
# 8129fffb
admin-lines-no-cost = غير معروفة
# f8fefafc
admin-lines-is-now = { $name }، الحالة الآن: { $status }.

## pricing

# 045451be
admin-pricing-margin-all = هامش كل الخطوط
# 298ac654
admin-pricing-margin = الهامش
# 3ccc49fb
admin-pricing-for-everybody = للجميع
# 937439b6
admin-pricing-no-margin = لا يوجد بعد
# 8e3b8e52
admin-pricing-same-as = { $margin }، كما في الأعلى
# 22ea3e2d
admin-pricing-rounding = يُقرَّب إلى أعلى حتى
# 11be2d4f
admin-pricing-max-age = مدة صلاحية التكلفة
# 95149ff1
admin-pricing-days = { $count ->
        [one] يوم واحد
        [two] يومان
        [few] { $count } أيام
        [many] { $count } يومًا
       *[other] { $count } يوم
    }
# 3339d704
admin-pricing-for-ever = بلا حد
# 5d512608
admin-pricing-max-jump = أكبر تغيّر مسموح للتكلفة
# dafb6a1e
admin-pricing-any-amount = بلا حد
# 79b36b73
admin-pricing-tiers = المستويات
# fda2fae5
admin-pricing-about-margins = الخط الذي لا هامش له يأخذ هامش كل الخطوط. والمستوى الذي لا هامش له يدفع ما يدفعه الجميع.
# d84da476
admin-pricing-and-more = … و{ $count } غيرها.
# a0a5be54
admin-pricing-applied = تم. الأسعار الجديدة سارية من الطلب التالي.
# fb5f4a7f
admin-pricing-modes-fixed = ثابت
# 9c6bb451
admin-pricing-modes-margin = يتبع التكلفة
# 52b904b5
admin-pricing-mode = السعر
# b7c9822f
admin-pricing-why-no_margin = لا هامش لخطه
# 6475c2e0
admin-pricing-why-cost_missing = تكلفته غير معروفة
# 73435677
admin-pricing-why-cost_zero = تكلفته صفر
# a4c758e8
admin-pricing-why-cost_old = تكلفته قديمة
# bde7d228
admin-pricing-why-cost_jump = تغيّرت تكلفته كثيرًا
# 44e20485
admin-pricing-why-below_cost = تكلفته أعلى من سعره
# f0efb6c8
admin-pricing-held-for = ⏸ توقف من نفسه: { $why }.
# 8bb3dd55
admin-pricing-noticed = { $count ->
        [one] ⏸ منتجات توقفت من نفسها: منتج واحد. لا يمكن الاعتماد على التكلفة أو أنها أعلى من السعر.
        [two] ⏸ منتجات توقفت من نفسها: منتجان. لا يمكن الاعتماد على التكلفة أو أنها أعلى من السعر.
        [few] ⏸ منتجات توقفت من نفسها: { $count } منتجات. لا يمكن الاعتماد على التكلفة أو أنها أعلى من السعر.
        [many] ⏸ منتجات توقفت من نفسها: { $count } منتجًا. لا يمكن الاعتماد على التكلفة أو أنها أعلى من السعر.
       *[other] ⏸ منتجات توقفت من نفسها: { $count } منتج. لا يمكن الاعتماد على التكلفة أو أنها أعلى من السعر.
    }
# 4cc087c2
admin-pricing-about-tiers = المستوى مجموعة حسابات لها أسعارها.
# a1a79e5c
admin-pricing-no-tiers = لا مستويات بعد: الجميع يدفع السعر نفسه.
# 8e7024ef
admin-pricing-about-name = اسم قصير قد تراه حساباته، مثل {"Gold"}.
# e873574e
admin-pricing-discount = خصم الأسعار الثابتة
# 57fabcef
admin-pricing-accounts = الحسابات
# c1001915
admin-pricing-ask-remove = هل تحذف المستوى { $name }؟ ستدفع حساباته ما يدفعه الجميع.
# e3536dab
admin-pricing-removed = حُذف المستوى { $name }.
# 08a54b5b
admin-pricing-tier = المستوى
# c08887b5
admin-pricing-standard = عادي
# bbb3ac34
admin-pricing-assigned = { $name }: الآن { $tier }.

## routing

# ac8a6a3f
admin-routing-words-chosen-listed = الأول في القائمة
# 97915713
admin-routing-words-chosen-healthy = أول من يعمل
# 659dbd93
admin-routing-words-chosen-by_hand = أُسند يدويًا
# b617c2db
admin-routing-words-cheapest = { $others ->
        [none] الأرخص ({ $cost })
       *[other] الأرخص ({ $cost }; { $others })
    }
# b3c6e28a
admin-routing-words-cost-unknown = التكلفة غير معروفة
# 5271099f
admin-routing-words-next-declined = التالي، لأن { $after } رفض الطلب
# 15dfb6b8
admin-routing-words-next-unavailable = التالي، لأن { $after } لم يستجب
# 7be76064
admin-routing-words-next-breaker_open = التالي، لأن { $after } موقوف بسبب أعطاله
# 9b04f511
admin-routing-words-skipped-day_limit = تُخطّي، بلغ حدّه اليومي
# 05fce058
admin-routing-words-skipped-no_codes = تُخطّي، الرموز لا تكفي
# 1cf257d4
admin-routing-words-skipped-breaker_open = تُخطّي، موقوف بسبب أعطاله
# 4908dff0
admin-routing-words-skipped-full = تُخطّي، لديه أقصى عدد من الطلبات المفتوحة
# ee5ecf1c
admin-routing-words-by-listed = حسب ترتيب القائمة
# 0bd320e4
admin-routing-words-by-healthy = أول من يعمل
# 3535ba58
admin-routing-words-by-cheapest = الأرخص أولًا
# e4a2b5ad
admin-routing-why = سبب الاختيار
# 39bacea6
admin-routing-row = يُختار المورّد

## limits

# 8aee37b6
admin-limits-about = الطلبات التي لا يتسع لها اليوم تذهب إلى المورّد التالي، وإن لم يوجد تُرفض. وإذا كثرت المفتوحة تذهب إلى التالي أو تنتظر.
# d3d833e5
admin-limits-day = الحد الأقصى في اليوم
# 9ffb5edf
admin-limits-at-once = الطلبات المفتوحة معًا
# 2805060e
admin-limits-none = بلا حد

## sheets


## priceLists

# 5b861dd0
admin-price-lists-title = 📋 قائمة أسعار { $supplier }
# da6c7732
admin-price-lists-read-before = طُبّقت
# 8fe429fb
admin-price-lists-never = لم تُطبّق بعد
# cd6fdf80
admin-price-lists-list = القائمة
# 49e75b20
admin-price-lists-fresh = جديد { $count }
# c57dd070
admin-price-lists-gone = غاب { $count }
# 037aab2a
admin-price-lists-back = عاد { $count }
# e1300276
admin-price-lists-changed = تغيّر { $count }
# 7cfe4fee
admin-price-lists-nothing = لا شيء يتغيّر لمنتجاتك.
# e7429ff4
admin-price-lists-changes = لمنتجاتك:
# fd9024b1
admin-price-lists-prices = الأسعار التي تتغيّر تبعًا لذلك:
# 37d67058
admin-price-lists-is-gone = غاب، ولا يُباع هناك
# f1a8c3a9
admin-price-lists-is-back = عاد
# dabd43a9
admin-price-lists-no-cost = بلا تكلفة
# 90ee0c8b
admin-price-lists-apply = { $count ->
        [one] ✅ تطبيق: تغيير واحد
        [two] ✅ تطبيق: تغييران
        [few] ✅ تطبيق: { $count } تغييرات
        [many] ✅ تطبيق: { $count } تغييرًا
       *[other] ✅ تطبيق: { $count } تغيير
    }
# 59d1bd6d
admin-price-lists-remember = ✅ احفظ القائمة
# 0a13618c
admin-price-lists-applied = تم. تسري الأسعار الجديدة من الطلب التالي.
# 07698773
admin-price-lists-changed-since = تغيّرت القائمة أو الكتالوج في هذه الأثناء. هكذا هي الآن.
# 08d28343
admin-price-lists-waiting = ⚠️ بانتظارك: { $count }
# e6c2ddb5
admin-price-lists-waiting-of = ⚠️ بانتظارك: { $count } من { $all }
# c65e041b
admin-price-lists-none-waits = لا شيء بانتظارك.
# 97c4633b
admin-price-lists-reason-cost_zero = تكلفته الآن صفر.
# 338d6b09
admin-price-lists-reason-cost_jump = تكلفته تتغيّر أكثر من حدّك.
# 07866cdd
admin-price-lists-reason-renamed = له اسم آخر: ربما صار شيئًا آخر.
# 532dca3b
admin-price-lists-reason-many_gone = غاب أكثر من نصف أصنافك هناك دفعة واحدة.
# bf734b01
admin-price-lists-reason-empty_list = القائمة فارغة.
# 9370d84c
admin-price-lists-agree = ✅ موافق
# 4bb2916f
admin-price-lists-agreed = تم.
# cc76e192
admin-price-lists-jumped = { $count ->
        [one] ⚠️ { $supplier }، بانتظارك: تغيير واحد، مثل أسعار قفزت.
        [two] ⚠️ { $supplier }، بانتظارك: تغييران، مثل أسعار قفزت.
        [few] ⚠️ { $supplier }، بانتظارك: { $count } تغييرات، مثل أسعار قفزت.
        [many] ⚠️ { $supplier }، بانتظارك: { $count } تغييرًا، مثل أسعار قفزت.
       *[other] ⚠️ { $supplier }، بانتظارك: { $count } تغيير، مثل أسعار قفزت.
    }
# 7b845452
admin-price-lists-unreadable = ⚠️ تعذّرت قراءة قائمة أسعار { $supplier } منذ { $time }. قد تكون التكاليف وما يُباع هناك قديمة.
# d5e305f0
admin-price-lists-low-balance = 🪫 رصيدك لدى { $supplier } هو { $amount }. اشحنه قبل أن تفشل الطلبات.
# 9ce11351
admin-price-lists-problem = تعذّرت قراءة قائمة الأسعار
# dcbc87c4
admin-price-lists-show = 📋 قائمة الأسعار
# a2ea13c7
admin-price-lists-gone-there = 📭 لا يُباع الآن لدى { $supplier }.
# 939a5c0e
admin-price-lists-settings = ⏱ الجدول والتنبيهات
# 60cc373e
admin-price-lists-every = تُطبّق من تلقاء نفسها
# 80832fc2
admin-price-lists-every-time = كل { $time }
# 864ececf
admin-price-lists-never-by-self = ✖️ ليس من تلقاء نفسها
# 15a72ba5
admin-price-lists-off = لا
# ac380f15
admin-price-lists-about-every = ما يثير الشك ينتظرك دائمًا.
# 05364bc5
admin-price-lists-threshold = نبّهني تحت
# 6322be82
admin-price-lists-set-threshold = 🪫 تنبيه عند انخفاض الرصيد
# 6d619782
admin-price-lists-ask-threshold = نبّهني عندما يقل رصيدي لدى { $supplier } عن:
# 86591773
admin-price-lists-about-threshold = اكتب مبلغًا بالدولار، مثل { $example }، أو { $off }.
# 1cc5ef42
admin-price-lists-saved = حُفظ.

## settings

# 1e9560dc
setting-maintenance = 🛠 الصيانة
    .turned-on = الصيانة مفعّلة: الطلبات والاستعلامات الجديدة مرفوضة حتى توقفها.
    .turned-off = انتهت الصيانة: API مفتوح من جديد.
    .effect = مفعّل: الطلبات والاستعلامات الجديدة مرفوضة
    .ask = تشغيل الصيانة؟
    .about = تُرفض فورًا كل الطلبات والاستعلامات الجديدة لكل الموزّعين حتى توقفها. الطلبات المفتوحة مستمرة، وما زال بإمكان الموزّعين قراءة كل شيء.
    .closed = 🛠 الشراء متوقف مؤقتًا للصيانة. رصيدك وطلباتك في أمان.
    .meanwhile = يمكنك في هذه الأثناء شحن رصيدك ورؤية طلباتك والاطلاع على الأسعار. عُد لاحقًا للشراء من فضلك.
    .command = إيقاف الخدمة مؤقتًا، وoff يفتحها من جديد
    .words = إعدادات صيانة إيقاف مفاتيح
# ece4700b
setting-shop = 🛍 المتجر في المحادثة
    .turned-on = المتجر مفتوح: يمكن الشراء في المحادثة.
    .turned-off = المتجر مغلق: لا أحد يستطيع الشراء في المحادثة.
    .effect = متوقف: لا أحد يستطيع الشراء في المحادثة
    .ask = إغلاق المتجر في المحادثة؟
    .about = لا أحد يستطيع الشراء في المحادثة حتى تفتحه من جديد. الطلبات عبر API والطلبات المفتوحة مستمرة.
    .closed = 🛍 المتجر مغلق حاليًا. رصيدك وطلباتك في أمان.
    .meanwhile = يمكنك في هذه الأثناء شحن رصيدك ورؤية طلباتك. عُد لاحقًا للشراء من فضلك.
    .command = إغلاق المتجر في المحادثة، وon يفتحه من جديد
    .words = إعدادات متجر إغلاق فتح
# c67343b0
setting-apiOrders = 📦 الطلبات عبر API
    .turned-on = الطلبات عبر API مفعّلة.
    .turned-off = الطلبات عبر API متوقفة: الطلبات الجديدة مرفوضة.
    .effect = متوقف: الطلبات الجديدة مرفوضة
    .ask = إيقاف الطلبات عبر API؟
    .about = تُرفض فورًا كل الطلبات الجديدة لكل الموزّعين حتى تشغّلها من جديد. الاستعلامات والطلبات المفتوحة مستمرة.
    .closed = 🔌 الطلبات الجديدة عبر API متوقفة حاليًا. رصيدك وطلباتك في أمان.
    .meanwhile = يمكنك في هذه الأثناء الشراء من المتجر وشحن رصيدك ورؤية طلباتك.
    .command = رفض طلبات API الجديدة، وon يقبلها من جديد
    .words = إعدادات طلبات إيقاف
# ba6005bd
setting-requireAllowlist = 🌐 اشتراط العناوين
    .turned-on = قائمة العناوين شرط الآن: تُرفض الحسابات التي ليس لها قائمة.
    .turned-off = لم تعد قائمة العناوين شرطًا.
    .ask = اشتراط قائمة عناوين؟
    .about = يرفض API فورًا كل حساب ليس له قائمة، حتى تكون له قائمة أو توقف هذا الشرط.
    .command = اشتراط عناوين مسموح بها لكل حساب
    .words = إعدادات عناوين قائمة بيضاء
# 5cf4e4e9
setting-statusPage = 📡 صفحة الحالة
    .turned-on = صفحة الحالة متاحة للجميع.
    .turned-off = صفحة الحالة مخفية.
    .command = إظهار سرعة تنفيذ الطلبات للجميع
    .words = صفحة حالة
# 7ae0fcc8
setting-eligibility = 🎓 شروط الأهلية
    .turned-on = شروط الأهلية سارية من الآن.
    .turned-off = لم تعد شروط الأهلية سارية.
    .ask = تشغيل شروط الأهلية؟
    .about = يرفض API فورًا كل حساب لا يستوفيها.
    .command = من يستطيع استخدام API
    .words = إعدادات شروط قواعد أهلية
# 44234e53
setting-stars = ⭐️ Telegram Stars
    .turned-on = Telegram Stars متاحة.
    .turned-off = لم تعد Telegram Stars متاحة.
# 610b6a3f
setting-cryptoPay = 🪙 عملات رقمية (@CryptoBot)
    .turned-on = الدفع بالعملات الرقمية متاح.
    .turned-off = لم يعد الدفع بالعملات الرقمية متاحًا.

## switches

# 938b1cb9
admin-switches-on = مفعّل
# 15a72ba5
admin-switches-off = متوقف
# fa51abe2
admin-switches-turn-on = { $name }: تشغيل
# cc81c5c9
admin-switches-turn-off = { $name }: إيقاف
# be9fe562
admin-switches-yes-on = نعم، تشغيل
# b7e49e48
admin-switches-usage = اكتب { $command } on أو { $command } off.
# f8240e72
admin-switches-rules = مجموع الشحن { $amount } على الأقل، وعمر الحساب { $age }

## topUps

# ff89d4b3
admin-top-ups-amount = المبلغ
# 53a021c4
admin-top-ups-range = من { $least } إلى { $most }
# 21c6876a
admin-top-ups-open-at-once = المفتوح معًا
# 2dd302a5
admin-top-ups-per-account = { $count } لكل حساب
# 2f229b72
admin-top-ups-offered = 🟢 متاح
# dcae7dec
admin-top-ups-not-offered = غير متاح
# 43a6c532
admin-top-ups-per-usd = ⭐️{ $stars } لكل USD
# 81baf695
admin-top-ups-changed = تم التغيير. يسري على الشحن الجديد.

## transfers

# 1ad1ca4e
admin-transfers-rate = سعر الصرف
# 9c59f7db
admin-transfers-rate-set = { $rate }، حُدّد { $ago }
# fd8ad029
admin-transfers-amounts-of-all = { $range }، كما في كل عمليات الشحن
# 1e574ae2
admin-transfers-fee = الرسوم
# be5c9dda
admin-transfers-no-fee = لا توجد
# a01aad8e
admin-transfers-no-instructions = لا تعليمات بعد.
# 0829abe9
admin-transfers-about-confirm = يسري على الشحن الجديد، أما المفتوح فيبقى كما عُرض على صاحبه.
# 4bf290b8
admin-transfers-pays = مقابل { $amount }
# f2f06f40
admin-transfers-confirm-remove = إزالة { $name }؟
# 28f6bf86
admin-transfers-about-remove = لن يستطيع أحد اختيارها بعد الآن. الشحن المفتوح يستمر، لكن دون عرض تعليماتها.
# 4368deb4
admin-transfers-added = أُضيفت طريقة الدفع { $name }. اكتب تعليماتها ثم أتِحها للدافعين.
# 81baf695
admin-transfers-changed = تم التغيير. يسري على الشحن الجديد.
# f2c146dd
admin-transfers-removed = أُزيلت طريقة الدفع { $name }.

## stats

# 3729c9ef
admin-stats-period-month = آخر 30 يومًا
# bba6a9db
admin-stats-short-today = اليوم
# 03b86ec1
admin-stats-short-yesterday = أمس
# 7adc86f4
admin-stats-short-week = 7 أيام
# 7df450ea
admin-stats-short-month = 30 يومًا
# 05625054
admin-stats-short-quarter = 90 يومًا
# 9f2cadcf
admin-stats-range = من { $first } إلى { $last }
# 961fd8ad
admin-stats-bad-days = أحتاج إلى يومين، مثل {"2026-01-01 2026-01-31"}، الأسبق أولًا، وسنة على الأكثر.
# 7244ca10
admin-stats-none = لم يُبَع شيء في هذه الأيام.
# 1db2dd96
admin-stats-sales = المبيعات
# e59f36ff
admin-stats-profit = الربح
# 88544309
admin-stats-margin = { $share } من المبيعات
# be548591
admin-stats-ended = الطلبات المنتهية
# 0a694b23
admin-stats-completed = مكتملة
# b2445b03
admin-stats-times = نصفها خلال { $half }، و95 من كل 100 خلال { $most }
# 85cc75ea
admin-stats-about = تبدأ الأيام الساعة 00:00 بتوقيت UTC. يُحسب الطلب في يوم انتهائه، والمبيعات بعد خصم المبالغ المستردة.

## digest

# 91136522
admin-digest-title = ☀️ أمس، { $day }
# 4229cbdc
admin-digest-week-before = قبل أسبوع: { $amount }
# e7840223
admin-digest-low = رموز توشك على النفاد
# 79270126
admin-digest-balances = المتبقي لدى المورّدين
# 644f75fe
admin-digest-lasts = { $days ->
        [0] أقل من يوم
        [one] المدة: يوم واحد
        [two] المدة: يومان
        [few] المدة: { $days } أيام
        [many] المدة: { $days } يومًا
       *[other] المدة: { $days } يوم
    }
# 6de155b9
admin-digest-backup-failed = ⚠️ فشل آخر نسخ احتياطي:
# 2ee45c61
admin-digest-set-time = 🕘 الوقت

## exports


## books

# 1c2cbdb3
admin-books-opening = المحافظ في البداية
# 77176784
admin-books-closing = المحافظ في النهاية
# e652e5b1
admin-books-wrong = ⚠️ هناك فرق قدره { $amount }. شغّل التدقيق: {"npm run cli -- audit"}
# 00ced5b1
admin-books-kind-deposit = عمليات الشحن
# 82372364
admin-books-kind-deposit_refund = شحن أُعيد
# a57167bc
admin-books-kind-deposit_refund_reversal = استردادات شحن لم تتم
# 6c1232f2
admin-books-kind-chargeback = سحبته خدمات الدفع
# c104f9ea
admin-books-kind-debt = ديون جديدة
# 8bc704af
admin-books-kind-debt_payment = ديون سُدّدت
# 3e0c2e7d
admin-books-kind-credit = أُضيف يدويًا
# eb46399a
admin-books-kind-debit = خُصم يدويًا
# da821c07
admin-books-kind-charge = خُصم مقابل الطلبات
# 1bcffa92
admin-books-kind-refund = استرداد طلبات
# b86043f2
admin-books-kind-claim_refund = أُعيد بعد مشكلات
# a3b51dfe
admin-books-kind-fee = رسوم عمليات التحقق
# c3b45116
admin-books-kind-fee_refund = رسوم أُعيدت
# bc68b750
admin-books-sold = المباع
# 5d5df79a
admin-books-cost = التكلفة
# 96ce8f1a
admin-books-now = الآن
# 2f49aaa2
admin-books-at-supplier = لدى { $supplier }
# 69dcf27c
admin-books-stock = رموز معروضة للبيع
# 62be004e
admin-books-in-stock = { $count ->
        [one] رمز واحد
        [two] رمزان
        [few] { $count } رموز
        [many] { $count } رمزًا
       *[other] { $count } رمز
    }
# e3119047
admin-books-cost-unknown = { $count ->
        [one] بلا تكلفة معروفة: رمز واحد
        [two] بلا تكلفة معروفة: رمزان
        [few] بلا تكلفة معروفة: { $count } رموز
        [many] بلا تكلفة معروفة: { $count } رمزًا
       *[other] بلا تكلفة معروفة: { $count } رمز
    }
# 0d5a8a96
admin-books-debts = ديون بعد ردّ المدفوعات

## backup

# 220b25bc
admin-backup-confirm =
    <b>💾 إرسال نسخة احتياطية هنا؟</b>
    
    في الملف كل شيء: الحسابات والأرصدة والطلبات والرموز. كل من يقرأ هذه المحادثة، على أي من أجهزتك، يستطيع قراءة الملف. احفظه في مكان آمن، ثم احذف الرسالة.
# 2d24d6bb
admin-backup-encrypted = الرموز فيه مشفّرة.
# dfffce82
admin-backup-unencrypted = الرموز فيه غير مشفّرة.
# 26b0df19
admin-backup-send-now = 💾 نعم، أرسلها
# c7104463
admin-backup-sent = 💾 النسخة الاحتياطية أدناه.
# e73b0415
admin-backup-not-sent = لم يقبل Telegram الملف. حاول {"/backup"} مجددًا من فضلك.
# 6de982b0
admin-backup-caption = 💾 قاعدة البيانات كاملة في { $time }، حجمها { $size }. احفظها في مكان آمن.
# c3418752
admin-backup-elsewhere = قاعدة البيانات على PostgreSQL. انسخها بأداتها: {"pg_dump --format=custom --file=FILE DATABASE_URL"}
# 4f7ef34b
admin-backup-too-large = حجم النسخة { $size }، والبوت لا يرسل أكثر من 50 MB. نفّذ على الخادم: {"npm run -s cli -- backup FILE"}

## files

# 61430053
admin-files-too-large = الملف كبير جدًا: أقبل هنا { $megabytes } MB على الأكثر. للملفات الأكبر استخدم سطر الأوامر.
# 3a744fc7
admin-files-not-utf8 = الملف ليس نص UTF-8. احفظه بترميز UTF-8 وأرسله مجددًا من فضلك.
# 697b896e
admin-files-gone = لا يعطيني Telegram هذا الملف. أرسله مجددًا، أو أرسل ملفًا أصغر من فضلك.
