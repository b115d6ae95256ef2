## panel

# 82f33140
panel-title = gamewallet
# 91643b8a
panel-skip = الانتقال إلى المحتوى
# 5fb67f0e
panel-menu = أقسام اللوحة
# bba6a9db
panel-today = اليوم
# 842269d1
panel-inbox = الوارد
# 2bd8641e
panel-orders = الطلبات
# fa4b14cd
panel-customers = العملاء
# d96afe1d
panel-goods = السلع
# e5e2e841
panel-suppliers = المورّدون
# 1e29ac02
panel-money = المال
# 58ccfa7c
panel-news = الأخبار
# 11820c1f
panel-service = الخدمة
# 311898d0
panel-leave = تسجيل الخروج
# 80fa41b7
panel-undo = تراجع
# 1d2e2b0e
panel-undone = تم التراجع.
# f69545e5
panel-next = متابعة
# ce432383
panel-yes = نعم، نفّذ
# fe62c359
panel-change = تغيير
# cbb48603
panel-more = المزيد
# e933ff0a
panel-first = العودة إلى البداية
# 35f49beb
panel-csv = حفظ بصيغة CSV
# 90f0bf1e
panel-search = بحث
# 6a8f6a84
panel-problem = تعذّر ذلك
# 5e6a7eb5
panel-not-found = لا توجد صفحة بهذا العنوان.
# 20aee806
panel-not-yours = دورك لا يسمح بهذا.
# 8fc87da5
panel-sent-before = نُفّذ هذا من قبل، ولم يتغيّر شيء الآن.
# bd2882c2
panel-asked-second = هذا يحتاج إلى تأكيد شخص آخر. تجده في الوارد.
# 34ee54e6
panel-failed = حدث خطأ من جانبنا، ولم يتغيّر شيء. حاول مجددًا، وإن تكرّر فانظر في سجل الخدمة.
# 10f88ff3
panel-too-large = الحجم أكبر من { $max } MB.
# 857bbb84
panel-opening = جارٍ فتح اللوحة…
# 7219d952
panel-open-without-script = تحتاج هذه الصفحة إلى JavaScript لتقرأ ما يرسله Telegram. أو اطلب رابطًا من البوت بالأمر {"/panel"}.
# 750c7363
panel-enter = فتح اللوحة
# 7b64ec9b
panel-how-to-enter = لم تسجّل الدخول هنا. أرسل {"/panel"} إلى البوت، أو شغّل {"npm run cli -- panel link"} على الخادم. يعمل الرابط مرة واحدة خلال 60 ثانية.
# 32f423e0
panel-other-host = هذا ليس عنوان اللوحة. افتحها بالعنوان المذكور في PUBLIC_URL.
# a5cd0a28
panel-other-origin = لم يأتِ هذا الطلب من صفحات اللوحة، فلم يُنفَّذ شيء. افتح الصفحة من جديد.

## panel-sessions

# b5f64976
panel-sessions = الجلسات
# c4f77cea
panel-sessions-who = المستخدم
# a0c5296f
panel-sessions-since = مفتوحة منذ
# e2046f29
panel-sessions-address = العنوان
# 23add852
panel-sessions-browser = المتصفح
# ab88dd79
panel-sessions-this = هذه الجلسة
# 8317843f
panel-sessions-end = إنهاء
# a51d9abe
panel-sessions-end-all = إنهاء كل الجلسات الأخرى
# 4379d899
panel-sessions-ended = تم الإنهاء.

# 8a3cdd47
admin-log-action-session =
    .open = فتح اللوحة
    .end = إنهاء جلسة في اللوحة

## panel-today-page

# aa81a385
panel-today-paused = متوقف حاليًا: { $names }
# 8bae8a3a
panel-today-products-paused = { $count ->
        [one] منتج واحد موقوف يدويًا
        [two] منتجان موقوفان يدويًا
        [few] { $count } منتجات موقوفة يدويًا
        [many] { $count } منتجًا موقوفًا يدويًا
       *[other] { $count } منتج موقوف يدويًا
    }
# bfdc6fad
panel-today-supplier-fails = أعطال متكررة لدى { $supplier }
# a9d346b9
panel-today-begin = ابدأ من هنا
# aa4415df
panel-today-step-done = تم
# f2df3414
panel-today-step-open = لم يتم بعد
# 47f3e367
panel-today-add-goods = أضف ما تبيعه: خطًا وأول منتج فيه
# bce1e69a
panel-today-add-way = أضف طريقة دفع ليتمكن العملاء من الشحن
# cb697620
panel-today-invite = أرسل رابط البوت إلى أول عملائك: يُفتح لكل منهم حساب حين يراسله
# c32bb69d
panel-today-completed = المكتملة
# aa20e93c
panel-today-yesterday = أمس { $figure }
# da5dfd69
panel-today-low = (منخفض)
# c3c85ee5
panel-today-waits = قيد الانتظار
# 5659e4a9
panel-today-waits-pending = إيصالات للمراجعة
# 69d3bb8a
panel-today-waits-unmatched = دفعات دون شحن
# 18cf3784
panel-today-waits-claims = شكاوى الطلبات
# 1681d8d4
panel-today-waits-tasks = طلبات للتنفيذ اليدوي
# 8dc895f3
panel-today-waits-approvals = قرارات تنتظر شخصًا ثانيًا
# a19e7adc
panel-today-waits-incidents = مورّدون تتكرر أعطالهم
# d99ddde4
panel-today-waits-stuck = طلبات طال انتظارها
# 60d132b3
panel-today-waits-moves = حسابات تنتظر النقل
# 8d26765b
panel-today-waits-aside = رموز موضوعة جانبًا: هل استُخدمت؟
# 74d2b374
panel-today-waits-held = منتجات توقفت من نفسها
# 2bd8641e
panel-chart-orders = الطلبات
# d02efcfd
panel-chart-day = اليوم
# ee40e247
panel-chart-table = عرض كجدول

## panel-inbox-page

# 1b0707d7
panel-inbox-queue = قيد الانتظار، الأقدم أولًا
# bf02c2e9
panel-inbox-empty = لا شيء ينتظرك. الإيصالات والشكاوى وطلبات التنفيذ اليدوي تظهر هنا تلقائيًا.
# e380bc9e
panel-inbox-more = { $count ->
        [one] وواحد آخر يظهر بعد إنجاز هذه
        [two] واثنان آخران يظهران بعد إنجاز هذه
        [few] و{ $count } أخرى تظهر بعد إنجاز هذه
        [many] و{ $count } أخرى تظهر بعد إنجاز هذه
       *[other] و{ $count } أخرى تظهر بعد إنجاز هذه
    }
# 21e17265
panel-inbox-over = لم يعد هذا ينتظر.
# 250ffdad
panel-inbox-receipt = إيصال
# 2bada104
panel-inbox-payment = دفعة
# cef971ec
panel-inbox-claim = شكوى
# 5da0b681
panel-inbox-task = تنفيذ يدوي
# 8c0eee35
panel-inbox-stuck = طلب عالق
# 54ba0eb7
panel-inbox-approval = شخص ثانٍ
# 1e04c9a0
panel-inbox-incident = مورّد
# 5bab18e0
panel-inbox-reason = السبب
# ac319c60
panel-inbox-worth = القيمة بالـ USD
# c4129fa2
panel-inbox-worth-hint = اتركه فارغًا لإضافة قيمة الدفعة نفسها.
# 1049ad88
panel-inbox-whose = لمن هي؟
# 6f663943
panel-inbox-whose-hint = رقم مرجع شحن، أو معرّف Telegram، أو {"@name"}.
# a5a644a6
panel-inbox-replace = استبدال الرموز
# bbf1600b
panel-inbox-note = ملاحظة لصاحب الحساب
# 2586aa2f
panel-inbox-note-hint = تصله كما هي حرفيًا.
# 86960b2f
panel-inbox-all-codes = كل الرموز ({ $count })
# 78a85e7b
panel-inbox-codes = الرموز
# 34f0d6cb
panel-inbox-codes-hint = رمز في كل سطر.
# 49cf2a04
panel-inbox-asked-supplier = سألتُ المورّد: لم يُنفَّذ الطلب ولن يُنفَّذ
# 1b340385
panel-inbox-cancel-unsent = إلغاء ما لم يُرسل
# 3929547f
panel-inbox-tell = إبلاغ أصحاب الطلبات
# 3de50066
panel-inbox-role = الدور
# 70b7d5a6
panel-inbox-to = إرسالها إلى
# dee5f6ee
panel-inbox-no-picture = هذا الملف ليس صورة ولا PDF، فلا يُعرض هنا. افتحه في المحادثة.

## panel-orders-page

# 943f49a4
panel-orders-search = طلب أو trxid أو لاعب أو حساب أو رمز
# be5b1ab8
panel-orders-any-status = كل الحالات
# 43e07adf
panel-orders-any-line = كل الخطوط
# d5afe473
panel-orders-any-supplier = كل المورّدين
# b47d7b0d
panel-orders-of-account = {"@name"} أو معرّف
# ff78fc52
panel-orders-from = من
# 62c19d33
panel-orders-to = إلى
# 92056e94
panel-orders-none-yet = لا توجد طلبات بعد.
# d31f9bfa
panel-orders-none = لا نتائج هنا. للبحث عن رمز اكتب آخر 4 أحرف منه، أو ما يظهر منه. إن ظهر زر «المزيد» فهو يبحث في الأقدم.
# 5bcb5906
panel-orders-order = الطلب
# 0c3625aa
panel-orders-time = الوقت
# 24aa0286
panel-orders-player = اللاعب
# 6434dfa6
panel-orders-status =
    .processing = قيد التنفيذ
    .completed = مكتمل
    .cancelled = ملغى
# 703079ab
panel-orders-lookup = استعلام { $path }
# de3b20fc
panel-orders-test = اختبار
# 30724015
panel-orders-timeline = سير الطلب
# f149aed1
panel-orders-facts = التفاصيل
# e75d359a
panel-orders-placed = وقت الطلب
# d87d313d
panel-orders-by-hand = ينتظر التنفيذ اليدوي
# 55572fea
panel-orders-webhook = Webhook
# 3140f9fc
panel-orders-webhook-waiting = بالانتظار
# eeeaef08
panel-orders-webhook-delivered = وصل
# 8ed91fbf
panel-orders-webhook-failed = فشل
# c5150202
panel-orders-second = في هذا الطلب قرار ينتظر شخصًا ثانيًا.
# 52af226f
panel-orders-back = العودة إلى الطلب
# 766a8523
panel-orders-show-codes = عرض الرموز
# c119f3ac
panel-orders-refund = استرداد
# aff634f3
panel-orders-amount = المبلغ بالـ USD
# 24f8f05e
panel-orders-at-most = { $amount } على الأكثر. يبقى الطلب مكتملًا.
# 038ec7f9
panel-orders-note = ملاحظة للعميل (اختيارية)
# a5a644a6
panel-orders-replace = استبدال الرموز
# a74cc2f5
panel-orders-ask = سؤال المورّد الآن
# 6df5f6ab
panel-orders-asked = يُسأل المورّد الآن. حدّث الصفحة بعد لحظات.
# af6c7b3a
panel-orders-player-act = تصحيح اللاعب
# 065b90fe
panel-orders-player-about = لم يصل هذا الطلب إلى المورّد بعد، وهذا مؤكد. سيُرسل من جديد فورًا.
# 96f10a65
panel-orders-player-done = تم التصحيح. يُرسل الطلب الآن.
# a04d65d8
panel-orders-complete = إكمال يدوي
# 32082c6f
panel-orders-codes-asked = { $count ->
        [one] الرمز
        [two] الرمزان، رمز في كل سطر
        [few] الرموز ({ $count })، رمز في كل سطر
        [many] الرموز ({ $count })، رمز في كل سطر
       *[other] الرموز ({ $count })، رمز في كل سطر
    }
# e30466c6
panel-orders-codes-file = أو ملف:
# c34fa7e7
panel-orders-deliver = { $count ->
        [one] تسليم هذا الرمز؟ لا يمكن التراجع عن ذلك.
        [two] تسليم هذين الرمزين؟ لا يمكن التراجع عن ذلك.
        [few] تسليم هذه الرموز ({ $count })؟ لا يمكن التراجع عن ذلك.
        [many] تسليم هذه الرموز ({ $count })؟ لا يمكن التراجع عن ذلك.
       *[other] تسليم هذه الرموز ({ $count })؟ لا يمكن التراجع عن ذلك.
    }
# 1017279a
panel-orders-cancel = إلغاء مع استرداد
# 5bab18e0
panel-orders-reason = السبب
# 50c0f3c8
panel-orders-reason-hint = يقرؤه العميل، ويصل إلى البرامج في {"error"}.

# c8ecf1e3
admin-log-action-attempt =
    .now = سؤال المورّد فورًا
    .player = تصحيح لاعب في طلب
# 49a88f3e
error-ORDER_NOT_WAITING =
    .ended = انتهى هذا الطلب.
    .running = يُسأل المورّد في هذه اللحظة. حدّث الصفحة.
    .sent = ربما وصل هذا الطلب إلى المورّد، فلا يتغيّر اللاعب. اسأل المورّد، أو ألغِ الطلب بعد أن تتأكد أنه لن يُنفَّذ.
    .sent_since = ربما وصل الطلب إلى المورّد في هذه الأثناء. عُد إلى الطلب وتحقق منه.
# 233dcebd
error-INVALID_PLAYER_FIELDS = قيم غير مناسبة: { $fields }.

## panel-customers-page

# 6c46b114
panel-customers-find = الاسم أو {"@name"} أو معرّف Telegram
# 3ccc49fb
panel-customers-every-state = الجميع
# 00c92c1a
panel-customers-state-banned = محظور
# c2b377de
panel-customers-state-restricted = مقيّد
# 5287019a
panel-customers-state-in_debt = عليه دين
# 90086fe5
panel-customers-state-moving = بانتظار النقل
# 34e675c2
panel-customers-every-tier = كل المستويات
# be7085e5
panel-customers-none = لا حساب يطابق ذلك. يُفتح الحساب حين يراسل صاحبه البوت أول مرة.
# 425fa28c
panel-customers-none-here = لا حساب يطابق ذلك بين أحدث الحسابات. «{ $more }» يبحث في الأقدم.
# 0438ca20
panel-customers-name = الاسم
# 7ff6427e
panel-customers-no-name = دون اسم
# 427ebdad
panel-customers-id = معرّف Telegram
# 6cc3ed0e
panel-customers-last-order = آخر طلب
# 8fe429fb
panel-customers-never = لا يوجد
# 16b84588
panel-customers-standing-active = نشط
# 53bcc3c5
panel-customers-standing-restricted = مقيّد
# 26133441
panel-customers-standing-banned = محظور
# 73b3fa9f
panel-customers-chat = فتح المحادثة
# bdc1e180
panel-customers-account = الحساب
# b2db17d3
panel-customers-entries = الحركات
# 00ced5b1
panel-customers-top-ups = الشحن
# 262aaa4b
panel-customers-log = السجل
# e842b019
panel-customers-credit = إضافة
# 53e8a7c2
panel-customers-debit = خصم
# f436f8a8
panel-customers-ban = حظر
# f6f26687
panel-customers-unban = رفع الحظر
# 7feaf550
panel-customers-restrict = تقييد
# 52cd942e
panel-customers-unrestrict = رفع التقييد
# a7dd4c3b
panel-customers-apioff = إيقاف API
# f36851f3
panel-customers-apion = السماح بـ API
# 6ace0f72
panel-customers-shopoff = إيقاف المتجر
# 6bb13535
panel-customers-shopon = السماح بالمتجر
# 15817e8a
panel-customers-tier = تغيير المستوى
# 456dc91d
panel-customers-move = نقل الحساب
# ff89d4b3
panel-customers-amount = المبلغ
# aff634f3
panel-customers-amount-usd = المبلغ بالـ USD
# ba0c7fde
panel-customers-note = الملاحظة
# 6a95b117
panel-customers-note-hint = تُسجَّل مع الحركة، وتصل إلى صاحب الحساب في رسالة.
# ac066cdd
panel-customers-for = المدة
# 5790b5a1
panel-customers-for-hint = مثل {"2h"} أو {"7d"} أو {"30d"}. ينتهي التقييد تلقائيًا.
# 5bab18e0
panel-customers-reason = السبب
# 7569aa25
panel-customers-reason-hint = سيراه صاحب الحساب. يمكنك تركه فارغًا.
# 9cfca7f2
panel-customers-api = الوصول إلى API
# 0f450254
panel-customers-shop = المتجر في المحادثة
# ddd24eee
panel-customers-shop-allowed = مسموح
# 789f4e23
panel-customers-shop-forbidden = أوقفه مشرف
# efdf6076
panel-customers-keys = المفاتيح
# b50bd35c
panel-customers-key = المفتاح
# bb8ca1f7
panel-customers-key-replaced = مستبدَل
# be38ed17
panel-customers-key-may = الصلاحيات
# 8fc6b16f
panel-customers-key-used = آخر استخدام
# 91fb485e
panel-customers-no-keys = لا مفتاح صالح لهذا الحساب.
# 4e6096ff
panel-customers-revoke = إلغاء المفتاح
# d3bee339
panel-customers-revoke-all = إلغاء كل المفاتيح
# 8f5207c4
panel-customers-revoke-means = يُرفض من الآن كل استدعاء بهذا المفتاح. لا يمكن التراجع عن ذلك.
# eb0cf1bc
panel-customers-revoke-all-means = يُرفض من الآن كل استدعاء بأي مفتاح لهذا الحساب، ومنها مفاتيح الاختبار. لا يمكن التراجع عن ذلك.
# c4fbd40f
panel-customers-revoked-all = أُلغيت كل المفاتيح.
# 15a72ba5
panel-customers-webhook-off = متوقف
# 938b1cb9
panel-customers-webhook-on = مفعّل
# be5c9dda
panel-customers-none-yet = لا يوجد
# 87489c0c
panel-customers-test = حساب الاختبار
# 0868e9ef
panel-customers-notes = الملاحظات
# 8313e551
panel-customers-notes-none = لا ملاحظات. الملاحظات لا يراها إلا الفريق.
# 6f733724
panel-customers-note-add = إضافة ملاحظة
# 7755967f
panel-customers-note-remove = إزالة
# 2f7a3aa2
panel-customers-note-what = نص الملاحظة
# 8855a720
panel-customers-note-added = أُضيفت الملاحظة.
# d7ceb39d
panel-customers-orders-newest = أحدث الطلبات
# 37211f74
panel-customers-orders-all = كل الطلبات
# 7028d9f4
panel-customers-orders-none = لا طلبات من هذا الحساب بعد.
# 0c3625aa
panel-customers-time = الوقت
# 5bcb5906
panel-customers-order = الطلب
# d89879e6
panel-customers-product = المنتج
# ae22af5f
panel-customers-status = الحالة
# 2fdf4948
panel-customers-kind = النوع
# 5a7f2ca0
panel-customers-every-kind = كل الأنواع
# df79b726
panel-customers-about = بشأن
# 4f98c786
panel-customers-balance-after = الرصيد بعدها
# 4d97702f
panel-customers-entries-none = لا حركة تطابق ذلك. تُسجَّل هنا الطلبات والشحن والتصحيحات.
# 599ad93a
panel-customers-top-ups-none = لم يبدأ هذا الحساب أي شحن بعد.
# 7d5cf680
panel-customers-reference = رقم المرجع
# b5249f23
panel-customers-method = طريقة الدفع
# d7243c4d
panel-customers-credited = أُضيف
# b71ccd11
panel-customers-ended = انتهى
# 5b6b7a98
panel-customers-what = الإجراء
# c4f77cea
panel-customers-who = المنفّذ
# d6456249
panel-customers-details = التفاصيل
# 64947d29
panel-customers-moves = عمليات النقل
# 96f65726
panel-customers-move-to = المستلم
# c54840d1
panel-customers-move-to-hint = معرّف Telegram أو {"@name"}. يجب أن يكون قد راسل البوت ولم يستخدم حسابه بعد.
# 183f7038
panel-customers-move-why = السبب
# 79b8da3a
panel-customers-move-why-hint = يقرؤه صاحب الحساب الحالي.
# 25ef11fb
panel-customers-move-holder = صاحب الحساب
# 0bfd19c8
panel-customers-move-cancel = إلغاء النقل
# 60a26532
panel-customers-move-cancelled = أُلغي النقل، ويبقى الحساب مع صاحبه.

## panel-goods-page

# c08c31dd
panel-goods-products = المنتجات
# 0454b304
panel-goods-prices = الأسعار
# 8610a62b
panel-goods-stock = المخزون
# 79b36b73
panel-goods-tiers = المستويات
# 49f27fca
panel-goods-file = ملف الكتالوج
# d89879e6
panel-goods-product = المنتج
# 4b2da834
panel-goods-id = المعرّف
# 0438ca20
panel-goods-name = الاسم
# 5ec17879
panel-goods-sold = المبيع في 30 يومًا
# 01633749
panel-goods-search = منتج أو معرّف أو خط
# 5449ddaf
panel-goods-all-lines = كل الخطوط
# 5582ea6e
panel-goods-all = كل ما يمكن بيعه
# 94f16d97
panel-goods-only =
    .paused = الموقوفة
    .held = المتوقفة من نفسها
    .low = منخفضة المخزون
    .archived = المؤرشفة
# 2952a172
panel-goods-status =
    .active = معروض للبيع
    .paused = موقوف
    .hidden = مخفي
    .archived = مؤرشف
    .removed = محذوف
    .held = توقف من نفسه
# 1e5e769e
panel-goods-by-line = بسبب خطه
# 99f31a2b
panel-goods-none = لا منتج يطابق ذلك. غيّر التصفية، أو أضف خطًا، أو استورد ملف كتالوج.
# 2d465bed
panel-goods-show = عرضها
# 8af0ca77
panel-goods-or-more = { $count } أو أكثر
# 5e828a15
panel-goods-new-line = خط جديد
# bf941bd4
panel-goods-new-product = منتج جديد
# d00890c6
panel-goods-edit = تعديل
# 664a3707
panel-goods-edit-prices = تعديل الأسعار
# e72d65f0
panel-goods-change-price = تغيير السعر
# 81cdfc55
panel-goods-accept = قبول التكلفة الجديدة
# e4f37e7c
panel-goods-still-right = التكلفة ما زالت صحيحة
# aab42f66
panel-goods-verbs =
    .resume = عرض للبيع
    .pause = إيقاف
    .hide = إخفاء
    .archive = أرشفة
# 8cfdb2f9
panel-goods-decide =
    .release = لم يُستخدم: إعادة إلى البيع
    .discard = استُخدم: شطب
# 1d38d3d7
panel-goods-changed = { $count ->
        [0] لا يتغيّر أي سعر.
        [one] يتغيّر سعر واحد.
        [two] يتغيّر سعران.
        [few] تتغيّر { $count } أسعار.
        [many] يتغيّر { $count } سعرًا.
       *[other] يتغيّر { $count } سعر.
    }
# 453459c5
panel-goods-will-pause = سيتوقف من نفسه: { $why }.
# c00a1468
panel-goods-below-cost = هذا أقل من التكلفة.
# 6ac9c8ef
panel-goods-back = عاد إلى البيع.
# c3610a27
panel-goods-below = مسموح بأقل من التكلفة
# f2a94753
panel-goods-costs = التكاليف
# 629e5a0f
panel-goods-gone = لا يمكن شراؤه هناك الآن
# 9e4f2098
panel-goods-since = منذ
# d6456249
panel-goods-more = التفاصيل
# 23d77225
panel-goods-margin-hint = النسبة المئوية التي تضيفها إلى التكلفة، مثل 12.5. فارغ: لا هامش خاصًا به.
# d934d729
panel-goods-max-age = تُعدّ التكلفة قديمة بعد هذا العدد من الأيام (0: أبدًا)
# bb5fe30d
panel-goods-max-jump = أكبر تغيّر مسموح للتكلفة بالمئة (0: بلا حد)
# 2cbda080
panel-goods-new-tier = مستوى جديد
# 7755967f
panel-goods-remove = حذف
# 10435106
panel-goods-slug = الاسم المختصر (slug)
# b92eb302
panel-goods-slug-hint = من 2 إلى 40 حرفًا لاتينيًا صغيرًا أو رقمًا، كما يرسله الموزّعون. لا يتغيّر أبدًا.
# 12561798
panel-goods-pid-hint = حروف لاتينية وأرقام و{"-"} و{"_"}، كما يرسله الموزّعون. لا يتغيّر أبدًا.
# 621ce628
panel-goods-cost-hint = كم تكلّفك الوحدة لدى المورّد الأول.
# 43dbd916
panel-goods-line-name = اسم الخط
# 48efed86
panel-goods-game-name = اللعبة
# cc9e8319
panel-goods-order-code = الرمز في معرّفات الطلبات
# 72e60553
panel-goods-order-code-hint = من 2 إلى 6 حروف لاتينية كبيرة أو أرقام.
# 166b3e4e
panel-goods-suppliers-hint = بالترتيب الذي يُسألون به، تفصل بينهم فاصلة لاتينية ({","}). الموجودون: { $names }
# 8582f917
panel-goods-own-suppliers = مورّدون خاصون به
# 2b941a29
panel-goods-own-suppliers-hint = فارغ: مورّدو خطه.
# 3830bbf3
panel-goods-ref = اسمه لدى المورّد
# 08be6cec
panel-goods-ref-at = اسمه لدى { $supplier }
# eaef7b6c
panel-goods-vouchers = كل طلب يأخذ رمزًا من المخزون يستخدمه المورّد
# df4a17ad
panel-goods-player-label = { $field }: السؤال
# b0ace765
panel-goods-player-hint = فارغ: لا يُسأل اللاعب عنه.
# c0b26b55
panel-goods-stored = تم الحفظ.
# b6bf02ca
panel-goods-import = استيراد ملف
# 67d4f422
panel-goods-import-about = تُضاف الخطوط والمنتجات التي في الملف أو تتغيّر، ويبقى ما سواها. ترى التغييرات أولًا.
# c95edef1
panel-goods-or-file = أو ملف:
# 4b69250c
panel-goods-file-about = الكتالوج كله بصيغة JSON: احفظه وعدّله ثم استورده من جديد.
# 178a1af6
panel-goods-download = حفظ الملف
# 78a85e7b
panel-goods-codes = الرموز
# 1cc23fcf
panel-goods-add = إضافة رموز
# b458203c
panel-goods-codes-hint = رمز في كل سطر. ترى ما قُرئ قبل أن يُضاف أي شيء.
# cf3c0ca9
panel-goods-code-cost = تكلفة الرمز الواحد بالـ USD
# 98009b2e
panel-goods-code-cost-hint = فارغ: تكلفة المنتج.
# d860d4ac
panel-goods-nothing-new = { $count ->
        [0] لا رموز في هذا.
       *[other] لا شيء للإضافة: كل هذه الرموز معروفة من قبل.
    }
# 826be896
panel-goods-batch-of = دفعة الرموز { $id }
# 1b47c22b
panel-goods-batches = دفعات الرموز
# e11fd026
panel-goods-by = بواسطة
# 9837c8d0
panel-goods-still-unsold = لم تُبَع
# bab93515
panel-goods-taken = بيعت أو وُضعت جانبًا
# 4deb3102
panel-goods-new = رموز جديدة
# 48f19484
panel-goods-known = في المخزون أو بيعت من قبل
# dcbb3603
panel-goods-last = الأخير
# c1d7956d
panel-goods-length = الطول
# 635bb685
panel-goods-take-out = إخراجها من المخزون
# 4304b668
panel-goods-threshold-at = التنبيه عندما يقل عدد الرموز عن
# 63cbbcd0
panel-goods-threshold-hint = 0 يوقفه.
# bb31ba8f
panel-goods-quarantine = الحجر
# 5bcb5906
panel-goods-order = الطلب

# 2051ab93
admin-log-action-prices =
    .edit = تعديل عدة أسعار معًا

## panel-suppliers-page

# fd80ef6c
panel-suppliers-wait = { $count ->
        [one] أعطال متكررة لدى مورّد واحد: انظر «المورّدون» في اللوحة
        [two] أعطال متكررة لدى مورّدَين: انظر «المورّدون» في اللوحة
        [few] أعطال متكررة لدى { $count } مورّدين: انظر «المورّدون» في اللوحة
        [many] أعطال متكررة لدى { $count } مورّدًا: انظر «المورّدون» في اللوحة
       *[other] أعطال متكررة لدى { $count } مورّد: انظر «المورّدون» في اللوحة
    }
# cce6f8f2
panel-suppliers-none = لا مورّد مُعدّ هنا. اذكر واحدًا في SUPPLIERS وأعد تشغيل الخدمة.
# 1e04c9a0
panel-suppliers-name = المورّد
# 2fdf4948
panel-suppliers-kind = النوع
# ae22af5f
panel-suppliers-status = الحالة
# 3a2f5136
panel-suppliers-works = يعمل
# 57d5f215
panel-suppliers-fails = معظم الاستدعاءات تفشل
# 64a9d390
panel-suppliers-stopped = موقوف
# 36ad77e6
panel-suppliers-stopped-for = موقوف، يُجرَّب مجددًا بعد { $time }
# d638373a
panel-suppliers-trying = يُجرَّب ببضعة استدعاءات
# 7add7a54
panel-suppliers-failing = أعطال متكررة لدى { $supplier } منذ { $since }: انظر ما العمل في طلباته.
# 5d44795c
panel-suppliers-last-hour = آخر ساعة
# 2087bad1
panel-suppliers-answered = { $count ->
        [one] جواب واحد
        [two] جوابان
        [few] { $count } أجوبة
        [many] { $count } جوابًا
       *[other] { $count } جواب
    }
# 2ec7bf20
panel-suppliers-today = حد اليوم
# 14131374
panel-suppliers-of-limit = { $spent } من { $limit }
# 48353afd
panel-suppliers-price-list = قائمة الأسعار
# 2fb90ec3
panel-suppliers-overview = نظرة عامة
# b9cb5d73
panel-suppliers-lines = الخطوط
# 175b4089
panel-suppliers-items = الأصناف
# 2cb1988d
panel-suppliers-health = حالة التشغيل
# 63b03357
panel-suppliers-balance-at = وقت قراءة الرصيد
# 2e00278b
panel-suppliers-balance-problem = تعذّرت قراءة الرصيد
# 7a47affc
panel-suppliers-limits = الحدود والتنبيهات
# 83335f01
panel-suppliers-settings = حدود { $supplier } وتنبيهاته
# 6ca00d97
panel-suppliers-empty-none = بالـ USD. اتركه فارغًا إن لم ترد حدًا.
# e9f0ba3e
panel-suppliers-at-once-hint = اتركه فارغًا لأي عدد. مع 0 يتوقف المورّد مؤقتًا.
# 2f9d3e4f
panel-suppliers-resume = استئناف
# a5c8dfc5
panel-suppliers-day-limit = أقصى شراء منه في اليوم (من {"00:00"} بتوقيت UTC)
# 037bb7b8
panel-suppliers-sync-every = تطبيق قائمة أسعاره كل
# 1b11efca
panel-suppliers-sync-hint = مثل {"1h"} أو {"6h"}. فارغ: يدويًا فقط. ما يثير الشك ينتظرك دائمًا.
# 482ad3bd
panel-suppliers-low-balance = نبّهني عندما يقل رصيدي لديه عن
# fed5b283
panel-suppliers-newest-calls = الاستدعاءات
# 34bb76b5
panel-suppliers-no-calls = لا استدعاءات له بين الأحدث.
# f82ea067
panel-suppliers-when = الوقت
# 42f53118
panel-suppliers-call = الاستدعاء
# df79b726
panel-suppliers-about = بشأن
# 3953b252
panel-suppliers-answer = الجواب
# 51e84fab
panel-suppliers-unanswered = لا جواب
# 3e80bfc9
panel-suppliers-took = المدة
# d89879e6
panel-suppliers-product = المنتج
# 40eac413
panel-suppliers-list-of = قائمة أسعار { $supplier }
# 530b56fd
panel-suppliers-pick = تطبيق
# d670200e
panel-suppliers-apply = عرض ما سيتغيّر
# 0324e05c
panel-suppliers-remember = حفظ القائمة
# 66228ce0
panel-suppliers-only-remember = لا يتغيّر أي منتج. تُحفظ القائمة لتُقارن بها القائمة التالية.
# 27a9d09c
panel-suppliers-apply-list = تطبيق قائمة أسعار { $supplier }
# eae996a6
panel-suppliers-unmapped = أصناف غير مربوطة بأي منتج
# dc757c53
panel-suppliers-items-of = أصناف { $supplier }
# b285fedd
panel-suppliers-no-items = لا أصناف. طبّق قائمة الأسعار أولًا، أو ابحث بكلمات أقل.
# 4f4fbf3e
panel-suppliers-search-items = البحث في الأصناف والأسماء
# 96a3281d
panel-suppliers-item = الصنف
# 334f9a12
panel-suppliers-item-name = اسمه لديه
# 266203e1
panel-suppliers-item-hint = كما في قائمة أسعاره. فارغ: لا يُشترى منه بعد الآن.
# 3f3fbb3c
panel-suppliers-pid = معرّف المنتج
# aa93863d
panel-suppliers-map = ربط
# c6fa2d30
panel-suppliers-map-product = ربط منتج
# b1a464f4
panel-suppliers-map-at = ربط منتج بصنف لدى { $supplier }
# fcbc18aa
panel-suppliers-about-map = من الآن يُشترى المنتج من هذا المورّد بهذا الصنف. تبقى تكلفته كما هي حتى تُطبَّق قائمة الأسعار من جديد.
# 09174a3c
panel-suppliers-mapped = تم الربط. طبّق قائمة الأسعار لتحديث التكلفة.
# 5bab18e0
panel-incident-reason = السبب

# 9723ea7f
error-SUPPLIER_NOT_FOUND = لا يوجد هنا مورّد باسم «{ $name }».

## panel-money-page

# c6346525
panel-money-books = الدفاتر
# 1db2dd96
panel-money-sales = المبيعات
# 00ced5b1
panel-money-top-ups = الشحن
# 889a967a
panel-money-ways = طرق الدفع
# d96174a0
panel-money-exports = التصدير
# ff78fc52
panel-money-from = من
# 62c19d33
panel-money-to = إلى
# ac85a23e
panel-money-show = عرض
# 5b6b7a98
panel-money-item = البند
# 3cd36938
panel-money-entries = الحركات
# c832786e
panel-money-moved = مجموع الحركة
# 16120809
panel-money-nothing-moved = لا حركة في هذه الأيام
# a1372a0e
panel-money-adding-up = الحركات كثيرة. جارٍ جمعها…
# 23030ea2
panel-money-adds-up = المجموع مطابق للحركات حتى آخر رقم.
# 6fba26c8
panel-money-about-books = الحسابات الحقيقية فقط. يبدأ اليوم في {"00:00"} بتوقيت UTC. تُحسب المبيعات والأرباح عند انتهاء الطلب، وتُسجَّل الحركة عند الخصم.
# e1bfefe5
panel-money-without-cost = { $count ->
        [one] طلب واحد بقيمة { $amount } غير محسوب في الربح، لأن تكلفته غير معروفة. حدّد التكاليف في «السلع».
        [two] طلبان بقيمة { $amount } غير محسوبين في الربح، لأن تكلفتهما غير معروفة. حدّد التكاليف في «السلع».
        [few] { $count } طلبات بقيمة { $amount } غير محسوبة في الربح، لأن تكلفتها غير معروفة. حدّد التكاليف في «السلع».
        [many] { $count } طلبًا بقيمة { $amount } غير محسوبة في الربح، لأن تكلفتها غير معروفة. حدّد التكاليف في «السلع».
       *[other] { $count } طلب بقيمة { $amount } غير محسوبة في الربح، لأن تكلفتها غير معروفة. حدّد التكاليف في «السلع».
    }
# 9b8ccf99
panel-money-before = الفترة السابقة: { $amount }
# 79f5f278
panel-money-total = الإجمالي
# 766b8ade
panel-money-by-line = حسب الخط
# bbbfdc3a
panel-money-by-product = حسب المنتج
# dbb3e054
panel-money-by-supplier = حسب المورّد
# ffe192e8
panel-money-by-account = أفضل العملاء
# 55cf0d68
panel-money-of-line = الخط
# d89879e6
panel-money-of-product = المنتج
# 1e04c9a0
panel-money-of-supplier = المورّد
# ce5caec1
panel-money-of-account = العميل
# 298ac654
panel-money-margin = الهامش
# c51d2a04
panel-money-search-top-ups = بحث: رقم المرجع أو الدفعة أو الاسم أو {"@name"} أو معرّف Telegram
# e6d01614
panel-money-none-found = لا شحن يطابق ذلك. ابحث برقم المرجع أو معرّف الدفعة كاملًا، أو بالعميل.
# f82ea067
panel-money-credited-at = الوقت
# 5bab18e0
panel-money-reason = السبب
# 3303fbe4
panel-money-about-reason = يقرؤه العميل.
# 266f3e04
panel-money-wallet-of = محفظة { $name }
# 51fe1014
panel-money-way = طريقة الدفع
# 7c285ae5
panel-money-add-way = إضافة طريقة دفع
# f9014e3d
panel-money-no-ways = لا طريقة لتحويل المال بعد. أضف حسابًا بنكيًا أو محفظة هاتف: يرسل الدافع إيصالًا والقرار لك.
# fe37dd6b
panel-money-no-change = لا شيء سيتغيّر.
# 742eca19
panel-money-rated = آخر تحديث للسعر
# 2a6cea9a
panel-money-least = أصغر شحن بالـ USD
# a2465bd5
panel-money-most = أكبر شحن بالـ USD
# 526308c0
panel-money-stars-per-usd = عدد النجوم لكل USD
# 0438ca20
panel-money-way-name = الاسم
# 05cfd753
panel-money-way-about-name = يختارها الدافع بهذا الاسم، مثل {"bKash"}.
# f80b57f8
panel-money-way-on = متاحة
# 8a5932a0
panel-money-way-offer = إتاحتها للدافعين
# 92fc64b9
panel-money-way-currency = العملة
# 0ec295b2
panel-money-way-rate = ثمن 1 USD بهذه العملة
# b56effd3
panel-money-way-rate-checked = راجعتُ السعر اليوم: يُسجَّل بتاريخ اليوم
# d63c50dc
panel-money-way-fee = الرسوم بالمئة
# 6e677123
panel-money-way-about-fee = تُضاف إلى ما يدفعه الناس. مع علامة ناقص تصير مكافأة تُخصم منه.
# ba8ab567
panel-money-way-about-limits = فارغ: كما في كل عمليات الشحن.
# 51c16a94
panel-money-way-instructions = تعليمات الدفع
# 7755967f
panel-money-way-remove = إزالة
# 2bd8641e
panel-money-exports-orders = الطلبات
# fc396c98
panel-money-exports-about-orders = ما طُلب في هذه الأيام، مع التكلفة والربح والمورّد
# b2db17d3
panel-money-exports-ledger = الحركات
# a8acaf6b
panel-money-exports-about-ledger = كل حركة في هذه الأيام
# 00ced5b1
panel-money-exports-deposits = الشحن
# 12e4060b
panel-money-exports-about-deposits = ما بدأ في هذه الأيام، مع سعر الصرف والرسوم وصاحب القرار

## panel-news-page

# ef1aa59e
panel-news-none = لم يُرسل شيء بعد. اكتب خبرًا، وشاهده كما يعرضه Telegram، ثم أرسله إلى كثيرين دفعة واحدة.
# cbbcb54b
panel-news-write = كتابة خبر
# dfbfbcb8
panel-news-text = النص
# 69912391
panel-news-text-hint = كما تريد أن يُقرأ، بحد أقصى { $max } حرف. لا يصل إلى أحد قبل أن تراه.
# 49de635d
panel-news-drafted = هكذا سيظهر. لم يصل إلى أحد بعد.
# aa82d247
panel-news-try = إرساله إليّ
# f0a0155d
panel-news-tried = في طريقه إلى محادثتك مع البوت.
# 49f4d153
panel-news-start = إرسال إليهم جميعًا
# db63121a
panel-news-stop = إيقاف
# 7b7e3ca9
panel-news-again = كتابته من جديد
# dda61246
panel-news-all = كل الأخبار
# 851299e0
panel-news-people-found = يُحدَّد أثناء الإرسال
# b71ccd11
panel-news-ended = انتهى
# a12d81bb
panel-news-state = الحالة
# 7e15cadb
panel-news-state-draft = لم يُرسل
# ae353194
panel-news-state-running = قيد الإرسال
# 5462c103
panel-news-state-stopped = أُوقف
# 2aadc95b
panel-news-state-done = أُرسل

## panel-service-page

# 2446fd40
panel-service-tab-settings = الإعدادات
# 2b8da2f6
panel-service-tab-team = الفريق
# 262aaa4b
panel-service-tab-log = السجل
# ae22af5f
panel-service-tab-status = الحالة
# f0651ef4
panel-service-no-settings = دورك لا يغيّر الإعدادات. جلساتك في التبويب التالي.
# 0e27617e
panel-service-switches = مفاتيح التشغيل
# d1ed7c50
panel-service-values = القواعد والنصوص
# 36da6bc4
panel-service-elsewhere = طرق الدفع وحدود الشحن في «المال»، وحدود المورّدين في «المورّدون»:
# d48baa71
panel-service-setting = الإعداد
# 96ce8f1a
panel-service-now = الآن
# 8eafb99a
panel-service-turn-on = تشغيل
# 82365532
panel-service-turn-off = إيقاف
# 12162d8f
panel-service-changed = تم التغيير.
# 8fe429fb
panel-service-never = أبدًا
# be5c9dda
panel-service-none = لا يوجد
# 9e12be05
panel-service-zero-never = 0: أبدًا
# 17ac52a9
panel-service-name-eligibility = شروط الأهلية
# 1af002bc
panel-service-name-secondPerson = شخص ثانٍ فوق
# 08755436
panel-service-name-lowStock = تنبيه المخزون تحت
# 3d62c37f
panel-service-name-pricing = حدود التكاليف
# 17aea420
panel-service-name-digest = الملخص اليومي
# 8131b7cd
panel-service-name-support = جهة الدعم
# 45e5e777
panel-service-name-terms = الشروط
# a1db6639
panel-service-about-eligibility = ما يجب أن يبلغه مجموع شحن الحساب وعمره ليستخدم API. تسري ما دامت شروط الأهلية مفعّلة.
# 4ef3465c
panel-service-about-secondPerson = كل إضافة أو استرداد يزيد على هذا المبلغ ينتظر تأكيد عضو آخر في الفريق. ومتى حُدّد مبلغ، ينتظره أيضًا كل تغيير في أسعار الصرف وطرق الدفع والأدوار التي تحرّك المال، ورفع هذا المبلغ.
# 39a3ded9
panel-service-about-lowStock = يُنبَّه الفريق حين تقل رموز منتج عن هذا العدد، وحين تنفد.
# a79db5da
panel-service-about-pricing = المنتج الذي يتبع سعره تكلفته يتوقف من نفسه إذا قدُمت تكلفته أو تغيّرت كثيرًا دفعة واحدة.
# 709e1073
panel-service-about-digest = ملخص للفريق يصل إلى المحادثة كل صباح.
# d13afa31
panel-service-about-support = يعرضه البوت لكل من يطلب المساعدة.
# 8bcad2df
panel-service-about-terms = جواب البوت عن {"/terms"}.
# f41faa75
panel-service-paid-in = مجموع الشحن على الأقل (USD)
# 587d70a3
panel-service-age = عمر الحساب على الأقل
# 0da2d2e2
panel-service-age-hint = مثل {"7d"} أو {"12h"} أو {"0d"}
# e8bbc29d
panel-service-above = المبلغ (USD)
# 7c455954
panel-service-digest-at = كل يوم عند { $time } ({ $zone })
# 4ed3fe04
panel-service-digest-on = إرساله كل صباح
# 0c3625aa
panel-service-digest-time = الوقت
# 57286188
panel-service-digest-zone = المنطقة الزمنية
# 53b167d1
panel-service-digest-zone-hint = باسم أقرب مدينة كبيرة، مثل {"Asia/Dhaka"}، أو UTC
# c568c094
panel-service-contact = جهة الاتصال
# f121bee0
panel-service-contact-hint = {"@name"} في Telegram، أو بريد إلكتروني، أو عنوان {"https://"}. فارغ: لا يُعرض شيء.
# dfbfbcb8
panel-service-terms-text = النص
# 3b9a3906
panel-service-terms-hint = فارغ: نص البوت القصير.
# 52fc0f36
panel-service-short-terms = نص البوت القصير
# d65dda5b
panel-service-team-give = منح دور
# c4f77cea
panel-service-team-who = العضو
# 56fb3933
panel-service-team-who-hint = معرّف Telegram أو {"@name"}. يجب أن يكون قد راسل البوت من قبل.
# 3de50066
panel-service-team-role = الدور
# 1781f4b4
panel-service-team-owner = المالك
# 9e4f2098
panel-service-team-since = منذ
# ae762ffd
panel-service-team-take = سحب الدور
# fe1e6e3a
panel-service-team-did = ما فعله
# fd088c95
panel-service-team-owners = المالكون مذكورون في ADMIN_IDS، ولهم كل الصلاحيات.
# 1f0e34f5
panel-service-team-rights = صلاحيات كل دور
# 1e6c86c6
panel-service-team-right = الصلاحية
# 038d7886
panel-service-log-account = الحساب: معرّف أو {"@name"}
# 59a646ff
panel-service-log-kind = كل المواضيع
# 04584d97
panel-service-log-by = كل المنفّذين
# ff78fc52
panel-service-log-from = من
# 62c19d33
panel-service-log-to = إلى
# 2e00a330
panel-service-log-none = لا نتائج في آخر الإجراءات، وعددها { $count }. غيّر التصفية، أو ابحث في الأقدم إن ظهر زر «المزيد».
# f82ea067
panel-service-log-when = الوقت
# 5b6b7a98
panel-service-log-what = الإجراء
# bdc1e180
panel-service-log-about = الحساب
# 697c477f
panel-service-log-detail = التفاصيل
# 4d70bd56
panel-service-backup-scheduled = النسخ الاحتياطي التلقائي
# 498aabac
panel-service-backup-none = لا نسخ تلقائية. حدّد BACKUP_DIR في إعدادات الخادم لتُنسخ قاعدة البيانات تلقائيًا.
# 37bed0cb
panel-service-backup-failed = فشل آخر نسخ احتياطي: { $reason }
# dcbb3603
panel-service-backup-last = آخر نسخة
# 937439b6
panel-service-backup-not-yet = لا يوجد بعد
# 0233a03f
panel-service-backup-size = الحجم
# 571dd526
panel-service-backup-every = يتكرر كل
# df001ef0
panel-service-backup-kept = النسخ المحفوظة
# 251cf477
panel-service-backup-folder = المجلد
# a7cd9602
panel-service-backup-download = تنزيل نسخة الآن
# 42c6339c
panel-service-backup-about = في الملف كل شيء: الحسابات والأرصدة والطلبات والرموز. احفظه حيث لا يقرؤه غيرك. يُسجَّل في السجل أنك أخذته.
# 11820c1f
panel-service-status-service = الخدمة
# a7fdf152
panel-service-status-version = الإصدار
# 930f6bea
panel-service-status-processes = تعمل منذ
# 01d1a239
panel-service-status-address = العنوان العام
# 481c9581
panel-service-status-bot = البوت
# c85451dd
panel-service-status-token = يرفض Telegram رمز دخول البوت (token). ضع رمز {"@BotFather"} في إعدادات الخادم وأعد تشغيل الخدمة.
# 671a2d4b
panel-service-status-database = قاعدة البيانات
# 2fdf4948
panel-service-status-kind = النوع
# f41c2be1
panel-service-status-free = المساحة الحرة على قرصها
# 78a85e7b
panel-service-status-codes = الرموز
# b070db78
panel-service-status-open = غير مشفّرة
# a0459555
panel-service-status-encrypted = مشفّرة
# 2a2a1ac2
panel-service-status-docs = توثيق API

## panel-refusals

# 20a4b9fc
error-NOT_LET_IN =
    .link_over = استُخدم هذا الرابط أو مضى عليه أكثر من 60 ثانية. أرسل {"/panel"} إلى البوت لتحصل على رابط جديد.
    .not_signed = لا يحمل هذا توقيع Telegram لبوتنا. افتح اللوحة من محادثة البوت.
    .too_old = فُتحت هذه الصفحة قبل أكثر من خمس دقائق. افتح اللوحة من محادثة البوت مجددًا.
    .used_before = فُتحت هذه الصفحة من قبل. افتح اللوحة من محادثة البوت مجددًا.
    .no_role = اللوحة للفريق وحده، وليس لك دور فيه أو لم يعد لك.
# e46108e6
error-FORM_OUTDATED = تغيّر هذا منذ أن فتحت النموذج، فلم يُنفَّذ شيء. افتحه من جديد.
# b4eb5a74
error-IS_OWNER = المالكون محددون في ADMIN_IDS ضمن إعدادات الخادم، ولا يمكن تغيير دورهم هنا.
# 8fc87da5
error-FORM_SENT = نُفّذ هذا من قبل، ولم يتغيّر شيء الآن.
# 43fc0b18
error-PRODUCTS_CHANGED = { $pids ->
        [none] تغيّرت تكاليف أو أسعار منذ هذه المعاينة، فلم يُنفَّذ شيء. راجعها من جديد من فضلك.
       *[other] { $more ->
            [0] تغيّرت هذه المنتجات في هذه الأثناء، فلم يُنفَّذ شيء: { $pids }.
           *[other] تغيّرت هذه المنتجات في هذه الأثناء، فلم يُنفَّذ شيء: { $pids } و{ $more } غيرها.
        }
    }
# a60ead72
error-NOTHING_CHANGED = لم يتغيّر شيء في النموذج.
# e76405bb
error-IS_THERE = يوجد «{ $name }» من قبل.
# e648e4c4
error-CATALOG_TOO_LARGE = حجم ملف الكتالوج هنا { $maxKb } KB على الأكثر. استورد الأكبر بالأمر {"npm run cli -- catalog import"}.
# a2c993dc
error-NOT_A_TEXT = هذا الملف ليس نصًا بترميز UTF-8 أو UTF-16، فلم يُقرأ شيء. احفظه بترميز UTF-8.
# ac778490
error-TOO_MANY_LINES = السطور هنا أكثر من { $max }. أضفها على أجزاء، أو بالأمر {"npm run cli -- stock add"}.
# 273b1851
error-FIELD_MISSING = الحقل «{ $field }» فارغ.
# f1765ce8
error-NOT_A_COUNT = «{ $text }» ليس عددًا صحيحًا.

## admin-panel

# 3cc27068
admin-panel-about = تعرض اللوحة كل شيء في شاشة واحدة. يعمل الرابط مرة واحدة خلال { $time }.
# 750c7363
admin-panel-open = فتح اللوحة
# 4942fc6b
admin-panel-browser = فتح في المتصفح
# 4c8d8d6c
admin-panel-again = رابط جديد
# 2b6d3023
admin-panel-no-address = ليس للوحة عنوان بعد. اضبط PUBLIC_URL على عنوان هذه الخدمة، أو شغّل {"npm run cli -- panel link"} على الخادم.
# 750c7363
admin-commands-panel = فتح لوحة التحكم
# 67026599
admin-words-panel = لوحة تحكم شاشة متصفح ويب صفحة موقع كمبيوتر حاسوب

## panel-words

# bf27ed0f
panel-words-today = إحصاءات إحصائيات مبيعات تقرير إيرادات لوحة نظرة عامة أرقام رسم بياني أرباح ربح اليوم
# 96f8fca5
panel-words-inbox = وارد مهام عمل انتظار معلق قائمة قرارات إيصالات موافقات شكاوى شحن إيصال قبول رفض استرداد إيداع دفعات دفعة مدفوعات مجهولة شكوى مشكلة نزاع استبدال يدوي مهمة تنفيذ موافقة تأكيد اعتماد ثان
# 2989792d
panel-words-orders = طلبات قائمة مبيعات انتظار معلق عالق متأخر طلب مشتريات سجل بحث استرداد بطيء تأخير trxid
# c7208be4
panel-words-customers = نقل تغيير تيليجرام مستوى خصم مجموعة مستويات خصومات مجموعات عملاء عميل زبائن زبون مستخدمون أشخاص حسابات حساب ملاحظات معرف هاتف ضائع مفقود موزعون أسعار
# cd510237
panel-words-goods = حجر موضوعة جانبا كتالوج استيراد منتجات ملف لعبة إيقاف إخفاء فئة منتج سعر أسعار باقة تكلفة هامش ربح نسبة تسعير هوامش إعدادات تنبيه مخزون حد سلع بضائع خط خطوط ألعاب مستويات رموز أكواد مستخدمة قسائم تصدير استئناف أرشفة تسمية
# 7ba0cc88
panel-words-suppliers = مورد موردون مزود عطل أعطال حادث فشل موردين مزودون قائمة أسعار حدود حالة رصيد اتصال انقطاع توقف
# 579e523f
panel-words-money = إعدادات طرق دفع بنك عملات نجوم حدود سعر صرف عملة دولار تصدير تنزيل ملف محاسبة أرباح حسابات دفاتر مال أموال حركات حركة ربح إكسل تقرير إيرادات شهر ميزانية رسوم
# 1dca7eab
panel-words-news = رسالة إعلان أخبار إذاعة الجميع خبر إشعار نشرة إرسال بريد
# 8d1fb205
panel-words-service = دور أدوار فريق صلاحيات مدير موظف إعدادات دعم تواصل شروط سجل تاريخ تدقيق مفاتيح إصدار حالة نسخ احتياطية جلسات مالك مشرفون مساعدة نص تغييرات نشاط

## admin-find

# aa65adc6
admin-commands-find = البحث عن طلب أو حساب أو شحن أو رمز
# 2a44bced
admin-arguments-find = what
# 40782c20
admin-words-find = بحث ابحث إيجاد طلب حساب عميل زبون لاعب رمز كود معرف trxid ملف مستخدم
# eaf3d6fa
admin-find-ask = عمّ تبحث؟
# 6be59aeb
admin-find-what = معرّف طلب أو trxid، أو لاعب، أو {"@name"} أو معرّف Telegram، أو شحن، أو نهاية رمز.
# 7ff24dc4
pasted-nothing-found = لا نتائج لهذا. ربما ينقصه حرف، أو ابحث في اللوحة.
