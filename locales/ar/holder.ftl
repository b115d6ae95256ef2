## addressGuard

# c9053665
address-guard-open = 🛡 العناوين الجديدة
# 0601ef67
address-guard-is-on = مفعّل. قبل أن يدفع مفتاح من عنوان لم يُستخدم منه قط، أسألك. أسأل خمس مرات في الساعة على الأكثر.
# 15642931
address-guard-is-off = متوقف. تستطيع مفاتيحك الدفع من أي عنوان مسموح به. إذا شغّلته، أسألك قبل أن يدفع مفتاح من عنوان لم يُستخدم منه قط.
# c707f4f5
address-guard-about = القراءة ممكنة دائمًا. العناوين المفردة في قائمة العناوين المسموح بها تُعدّ معروفة.
# ee48496d
address-guard-known = العناوين المعروفة
# f9982de4
address-guard-none-yet = لا شيء بعد.
# 10d009a3
address-guard-turn-on = 🛡 تشغيل
# fb2c34ac
address-guard-turn-off = ⚪️ إيقاف
# e6ff92d7
address-guard-turned-on = سأسألك قبل أن يدفع مفتاح من عنوان جديد.
# 615655e6
address-guard-turned-off = لن أسأل بعد الآن. تستطيع مفاتيحك الدفع من أي عنوان مسموح به.
# 4267b011
address-guard-forget = ➖ إزالة
# 4201f4be
address-guard-choose-forget =
    <b>{ address-guard-forget }</b>
    
    اضغط على عنوان لإزالته. ما دامت الحماية مفعّلة، أسألك مجددًا قبل أن يدفع المفتاح منه.
# 08ba9faa
address-guard-forgotten = تمت إزالة { $address }.
# 954b2df7
address-guard-question = 🛡 هناك من يريد الدفع بمفتاحك من عنوان جديد
# b50bd35c
address-guard-key = المفتاح
# e2046f29
address-guard-address = العنوان
# 5eb97c5e
address-guard-ask-yours = رفضتُ الاستدعاء، لأن هذا المفتاح لم يُستخدم من هناك قط. لم يُخصم شيء. هل هذا العنوان لك؟
# d9d06f37
address-guard-allow = ✅ سماح
# a972b80b
address-guard-allow-and-list = ✅ سماح وإضافة إلى القائمة
# 4b2f0dcf
address-guard-ask-list =
    <b>بدء القائمة بالعنوان { $address }؟</b>
    
    قائمتك فارغة، فكل عنوان مسموح. وما إن تحوي عنوانًا واحدًا، يُرفض كل ما سواه.
# 54e0da04
address-guard-adds-others = لذلك سأضيف أيضًا العناوين التي تُستخدم منها مفاتيحك:
# 79ae5f2b
address-guard-no-others = لا أعرف عنوانًا آخر تُستخدم منه مفاتيحك.
# 09e99d96
address-guard-list-now = ✅ نعم، ابدأ القائمة
# c258a8f3
address-guard-listed = أُضيف إلى العناوين المسموح بها: { $count }.
# 44624936
address-guard-not-me = 🚫 لستُ أنا – ألغِ المفتاح
# d7efb101
address-guard-freeze = 🧊 إيقاف API كله
# 362ab658
address-guard-allowed = ✅ يستطيع المفتاح { $key } الدفع من { $address }.
# 5087e6a6
address-guard-send-again = أعِد إرسال الاستدعاء المرفوض.
# 38a318f5
address-guard-over = لم يعد هذا السؤال مفتوحًا: أجبتَ عنه، أو انتهى مفتاحه.

## allowlist

# 31a71c23
allowlist-title = 🌐 العناوين المسموح بها
# f6bb0e50
allowlist-only-these = هذه العناوين فقط تستطيع استخدام مفاتيحك ({ $count }):
# ae7481c6
allowlist-empty-but-required = القائمة فارغة. هذه الخدمة تشترط قائمة، فتُرفض استدعاءاتك حتى تضيف عنوانًا.
# a32a8542
allowlist-empty = القائمة فارغة: مفاتيحك تعمل من أي عنوان. أضف عناوين خوادمك حتى لا يستخدم غيرك مفتاحًا ضائعًا.
# 2b73a633
allowlist-last-call = آخر استدعاء لك جاء من { $address }.
# 9e5b3b3c
allowlist-add = ➕ إضافة
# f37a51e3
allowlist-add-last = ➕ إضافة { $address }
# 7e1713d8
allowlist-ask-add =
    <b>أي عناوين تستطيع استخدام مفاتيحك؟</b>
    
    أرسل عنوان IPv4 أو نطاقًا، واحدًا أو أكثر، مع مسافات أو فواصل أو أسطر جديدة بينها:
# a83896ba
allowlist-added = { $count ->
        [one] أُضيف عنوان واحد.
        [two] أُضيف عنوانان.
        [few] { $count } عناوين أُضيفت.
        [many] { $count } عنوانًا أُضيف.
       *[other] { $count } عنوان أُضيف.
    }
# d8187859
allowlist-tap = اضغط على عنوان لإزالته. بعدها لا يستطيع استخدام مفاتيحك.
# 1c4708c4
allowlist-removed = تمت إزالة { $cidr }.

## api

# a75f2ba7
api-title = 🔑 الوصول إلى API
# bc932d43
api-access = الوصول
# cf6aefab
api-state-on = 🟢 مفعّل
# 4754314e
api-state-off = ⚪️ متوقف
# b50bd35c
api-key = المفتاح
# be5c9dda
api-no-key = لا يوجد
# 56c8b07b
api-other-keys = مفاتيح أخرى
# a39429a8
api-older-key = مفتاح أقدم
# 7b950d24
api-valid-until = صالح حتى { $time }
# 0a89daf3
api-address-list = العناوين
# 066ac824
api-any-address = أي عنوان
# a490124a
api-allowed = { $count ->
        [one] عنوان واحد مسموح
        [two] عنوانان مسموحان
        [few] { $count } عناوين مسموحة
        [many] { $count } عنوانًا مسموحًا
       *[other] { $count } عنوان مسموح
    }
# 5eef92aa
api-asks-about-new = أسأل عن الجديدة
# fdff2287
api-base-url = العنوان الأساسي
# 6529111d
api-accepted-one = ✅ الاستدعاءات بمفتاحك مقبولة.
# 796afbe9
api-accepted-many = ✅ الاستدعاءات بمفاتيحك مقبولة.
# ce4ba35a
api-refused = يرفض API استدعاءاتك حاليًا:
# 6cf2b7f1
api-last-refused = 🚫 آخر طلب مرفوض: { $ago }، { $from }: { $why }.
# 0c437ece
api-from = من { $address }
# 51ad296f
api-from-unknown = من عنوان غير معروف
# eba45b0c
api-refused-for-replaced = استُبدل مفتاحه بمفتاح جديد
# 88bd5ea7
api-refused-for-expired = انتهت صلاحية مفتاحه
# 8cd396c5
api-refused-for-revoked = أُلغي مفتاحه
# d96fd220
api-refused-for-API_DISABLED = كان الوصول إلى API متوقفًا
# 3c6a21f2
api-refused-for-API_DISABLED_BY_ADMIN = أوقف المشغّل الوصول إلى API
# 40502c46
api-refused-for-API_NOT_ELIGIBLE = لم يكن الحساب مؤهلًا لاستخدام API بعد
# f8c4829f
api-refused-for-ACCOUNT_BANNED = كان الحساب محظورًا
# 64909352
api-refused-for-ACCOUNT_RESTRICTED = كان الحساب مقيّدًا
# 7e8838fe
api-refused-for-IP_ALLOWLIST_REQUIRED = لم تكن هناك قائمة بالعناوين المسموح بها
# 00e2b589
api-refused-for-IP_NOT_ALLOWED = لم يكن العنوان في قائمتك
# 947a0eed
api-refused-for-KEY_SCOPE = مفتاحه ليس لمثل هذه الطلبات
# 3175c38f
api-allow-refused = ✅ السماح للعنوان { $address }
# 967f157c
api-ask-allow = هل تسمح بالطلبات من هذا العنوان؟
# ea85c480
api-what-allow-means = ستتمكن البرامج على هذا العنوان من استخدام API بمفاتيحك. اسمح به فقط إذا كان عنوانك.
# 617f96fa
api-allow-now = ✅ نعم، اسمح به
# fee396b4
api-turn-on = 🟢 تشغيل
# fb2c34ac
api-turn-off = ⚪️ إيقاف
# 58a6da2d
api-turned-on = الوصول إلى API مفعّل.
# 35349142
api-turned-off = الوصول إلى API متوقف. تُرفض كل الاستدعاءات حتى تشغّله من جديد.
# 97424261
api-ask-off = إيقاف الوصول إلى API؟
# e8150a55
api-what-off-means = تُرفض كل استدعاءات برامجك فورًا. الطلبات قيد التنفيذ مستمرة، ومفتاحك يبقى كما هو.
# 7cc7d352
api-create-key = 🔑 إنشاء مفتاح
# 0ea244d1
api-rotate-key = 🔁 استبدال المفتاح
# 07d9bf39
api-addresses = 🌐 العناوين
# aaf70c62
api-try-it = ▶️ أول استدعاءات
# 9da327fc
api-replace = 🔁 استبدال المفتاح
# 31e38270
api-choose-grace = تحصل على مفتاح جديد فورًا، بالحدود ومدة الصلاحية نفسها. كم يبقى القديم يعمل حتى يتسنى لك تغيير برامجك؟
# 97f9ed52
api-grace-none = لا يبقى
# a0e917fa
api-grace-hour = ساعة واحدة
# 0b723a21
api-grace-day = 24 ساعة
# 6768ebe3
api-new-key = مفتاح API الخاص بك
# 39a703bd
api-shown-once = أعرضه مرة واحدة فقط ولا أحتفظ بنسخة. احفظه حيث تقرؤه برامجك، ثم احذف هذه الرسالة.
# c28455c2
api-send-as = أرسله مع كل استدعاء في الترويسة <code>{"X-API-Key: …"}</code>.
# 25f1fe8c
api-copy-key = 📋 نسخ المفتاح
# d8ef9a2d
api-delete-message = 🗑 حفظتُه – احذف الرسالة
# 92b6bdec
api-key-not-shown = أُنشئ مفتاح جديد، لكن رسالتي التي تحويه لم تصل إليك، ولا أحتفظ بنسخة. أنشئ مفتاحًا آخر من فضلك.
# 1cb3006a
api-refusal-MISSING_API_KEY = ليس لديك مفتاح صالح. أنشئ واحدًا أدناه.
# af72015a
api-refusal-ACCOUNT_BANNED = { $support ->
        [none] حسابك محظور. اسأل المشغّل من فضلك.
       *[other] حسابك محظور. اسأل المشغّل ({ $support }) من فضلك.
    }
# 0adc0cb1
api-refusal-ACCOUNT_RESTRICTED = { $support ->
        [none] حسابك مقيّد لفترة. انتظر حتى تنتهي، أو اسأل المشغّل.
       *[other] حسابك مقيّد لفترة. انتظر حتى تنتهي، أو اسأل المشغّل ({ $support }).
    }
# 81363cb2
api-refusal-API_DISABLED_BY_ADMIN = { $support ->
        [none] أوقف المشغّل وصولك إلى API. للاستفسار راسل المشغّل.
       *[other] أوقف المشغّل وصولك إلى API. للاستفسار راسل المشغّل ({ $support }).
    }
# d542cca1
api-refusal-API_DISABLED = الوصول إلى API متوقف. شغّله أدناه.
# 175f59d8
api-refusal-API_NOT_ELIGIBLE = لا يمكنك استخدام API بعد. يمكنك ذلك حين { $rules }.
# 9b5679f6
api-refusal-IP_ALLOWLIST_REQUIRED = هذه الخدمة تشترط قائمة عناوين مسموح بها. أضف عناوينك في «العناوين».
# ff08decc
api-refusal-IP_NOT_ALLOWED = آخر استدعاء لك جاء من عنوان ليس في قائمتك. أضفه في «العناوين».
# 45ea5807
api-eligible-by-deposited = يبلغ مجموع ما شحنته { $amount } على الأقل
# e2f4b8af
api-eligible-by-age = يبلغ عمر حسابك { $age }
# cbfbf096
api-maintenance = الخدمة متوقفة للصيانة: الطلبات الجديدة مرفوضة الآن.
# a5ed3cdd
api-orders-paused = الطلبات عبر API متوقفة الآن. كل ما عداها يعمل.

## bulk

# 305133d9
bulk-open = 📋 شراء بالجملة
# 305133d9
bulk-title = 📋 شراء بالجملة
# 1b7e6bb5
bulk-how-to = أرسل لي ملف CSV، أو انسخ صفوفًا من جدول بيانات والصقها هنا.
# 24d28536
bulk-columns = صف واحد لكل طلب: المنتج واللاعب والكمية، ورقم المرجع الخاص بك إن أردت.
# 606cc789
bulk-limits = الحد { $rows } صف، في ملف لا يتجاوز { $kilobytes } KB. أعرض لك المجموع أولًا، ولا يُشترى شيء قبل تأكيدك.
# 2f3cbbe1
bulk-template = ⬇️ نموذج (CSV)
# fdbf6967
bulk-template-caption = املأ هذا الملف وأعِد إرساله إليّ. صف لكل طلب.
# 5fd90420
bulk-yours = ملفاتك
# a8314154
bulk-wanted = أرسل ملف CSV من فضلك، أو الصق صفوفًا. النموذج يبيّن شكلها.
# a71597c8
bulk-too-large = هذا الملف كبير جدًا: الحد { $kilobytes } KB. قسّمه إلى عدة ملفات من فضلك.
# f7814ae2
bulk-not-text = لا أستطيع قراءة هذا الملف. اختر في برنامج الجداول «حفظ باسم» ثم «CSV UTF-8»، وأرسل لي ذلك الملف.
# 78a32892
bulk-split = هذا النص طويل، وربما قسّمه Telegram. أرسل الصفوف في ملف بدلًا من ذلك من فضلك.
# bb1cd8ef
bulk-can-buy = { $count ->
        [one] ✅ يمكن شراء صف واحد: { $amount }
        [two] ✅ يمكن شراء صفين: { $amount }
        [few] ✅ يمكن شراء { $count } صفوف: { $amount }
        [many] ✅ يمكن شراء { $count } صفًا: { $amount }
       *[other] ✅ يمكن شراء { $count } صف: { $amount }
    }
# 0b33de58
bulk-cannot-buy = { $count ->
        [one] لن تُشترى لوجود أخطاء: صف واحد
        [two] لن تُشترى لوجود أخطاء: صفان
        [few] لن تُشترى لوجود أخطاء: { $count } صفوف
        [many] لن تُشترى لوجود أخطاء: { $count } صفًا
       *[other] لن تُشترى لوجود أخطاء: { $count } صف
    }
# 34aa8952
bulk-more-products = { $count ->
        [one] … والباقي: منتج واحد
        [two] … والباقي: منتجان
        [few] … والباقي: { $count } منتجات
        [many] … والباقي: { $count } منتجًا
       *[other] … والباقي: { $count } منتج
    }
# 7dedc9b4
bulk-more-problems = { $count ->
        [one] … والباقي: صف واحد. الملف فيه جميعها.
        [two] … والباقي: صفان. الملف فيه جميعها.
        [few] … والباقي: { $count } صفوف. الملف فيه جميعها.
        [many] … والباقي: { $count } صفًا. الملف فيه جميعها.
       *[other] … والباقي: { $count } صف. الملف فيه جميعها.
    }
# 4f98c786
bulk-balance-after = الرصيد بعدها
# 504e9586
bulk-short = ⚠️ ينقص رصيدك { $amount }. اشحن أولًا، وإلا توقفتُ حين ينفد المال.
# 908b86b3
bulk-repeated = { $count ->
        [one] ⚠️ تكرار لما سبق، وسيُشترى أيضًا: صف واحد ({ $numbers })
        [two] ⚠️ تكرار لما سبق، وسيُشترى أيضًا: صفان ({ $numbers })
        [few] ⚠️ تكرار لما سبق، وسيُشترى أيضًا: { $count } صفوف ({ $numbers })
        [many] ⚠️ تكرار لما سبق، وسيُشترى أيضًا: { $count } صفًا ({ $numbers })
       *[other] ⚠️ تكرار لما سبق، وسيُشترى أيضًا: { $count } صف ({ $numbers })
    }
# 2381a7d1
bulk-same-before = ⚠️ اشتريتَ هذا الجدول نفسه من قبل: { $time }
# 9f65032d
bulk-buy = { $count ->
        [one] ✅ شراء صف واحد · { $amount }
        [two] ✅ شراء صفين · { $amount }
        [few] ✅ شراء { $count } صفوف · { $amount }
        [many] ✅ شراء { $count } صفًا · { $amount }
       *[other] ✅ شراء { $count } صف · { $amount }
    }
# efd8e461
bulk-started-before = بدأتُ في هذا من قبل.
# 0611582e
bulk-problems-file = ⬇️ الصفوف الخاطئة (CSV)
# 1c6e9b64
bulk-row-number = الصف { $row }
# ea788684
bulk-bought = تم شراؤه
# 56aa3ec6
bulk-processing = قيد التنفيذ
# 09dbbd3b
bulk-cancelled = ملغى ومُسترد
# 48ec6a00
bulk-refused = لم يُشترَ
# 81056e19
bulk-invalid = فيه أخطاء
# 9f610ef4
bulk-spent = المصروف
# ba536de7
bulk-of = { $done } من { $all }
# 53b733ca
bulk-running = أنفّذ طلباتك الآن. يعرض زر ↻ أين وصلت، وتصلك النتائج تلقائيًا.
# 32f0ce9d
bulk-finishing = أُرسلت كل الطلبات. أنتظر انتهاء آخرها، ثم أرسل لك النتائج.
# da9a7eda
bulk-over = انتهى. في النتائج كل الطلبات مع رموزها.
# ce736213
bulk-holds-holder = ⏹ أوقفتَ هذا بنفسك. ما تم شراؤه يبقى.
# a8b6d727
bulk-holds-balance = 💸 رصيدك لا يكفي للطلب التالي، فتوقفت. اشحن الرصيد ثم اضغط «متابعة».
# ee80a70e
bulk-holds-standing = ⛔ توقفت، لأن حسابك مقيّد أو محظور.
# 0c20c25c
bulk-holds-not_allowed = ⚪️ توقفت، لأن المشغّل أوقف المتجر لحسابك.
# fb299375
bulk-holds-failed = { $support ->
        [none] ⚠️ توقفت بسبب خطأ عندنا. اضغط «متابعة» من فضلك. وإذا تكرّر، فراسل المشغّل.
       *[other] ⚠️ توقفت بسبب خطأ عندنا. اضغط «متابعة» من فضلك. وإذا تكرّر، فراسل المشغّل ({ $support }).
    }
# d87de4ee
bulk-holds-maintenance = 🛠 الخدمة متوقفة للصيانة. أتابع وحدي عندما تعود.
# b093a46d
bulk-holds-shop_off = 🛍 المتجر مغلق الآن. أتابع وحدي عندما يُفتح.
# 8ffecc0e
bulk-stop = ⏹ إيقاف
# 03807098
bulk-go-on = ▶️ متابعة
# 6a8ecd32
bulk-top-up = ➕ شحن الرصيد
# 4a69280d
bulk-results = ⬇️ النتائج (CSV)
# 0718b6e2
bulk-show = 📋 عرض
# 2baa40cb
bulk-results-ready = 📋 انتهى ملفك
# e0a9c8b2
bulk-states-reading = قيد القراءة
# f8d7a0f9
bulk-states-draft = لم يُؤكَّد بعد
# b7258434
bulk-states-running = قيد التنفيذ
# 5462c103
bulk-states-stopped = متوقف
# 906ccaaf
bulk-states-done = منتهٍ
# 01700996
bulk-problem-no_pid = المنتج ناقص.
# 0b02876e
bulk-problem-unknown_pid = لا يوجد منتج كهذا.
# c4bcbc34
bulk-problem-not_sold = لم يعد هذا المنتج يُباع.
# 01e8d58c
bulk-problem-paused = هذا المنتج متوقف حاليًا.
# a7189b9b
bulk-problem-fields_differ = المنطقة والخادم غير متطابقين.
# 28e5bee9
bulk-problem-one_each = شحن الألعاب يُشترى واحدًا واحدًا. أرسل صفًا لكل واحد.
# dff82869
bulk-problem-out_of_stock = المخزون لا يكفي من الرموز.
# f5ccf0b6
bulk-problem-trxid_taken = تعذّر طلب هذا الصف. أرسله مجددًا في ملف جديد من فضلك.
# 326eae0e
bulk-problem-restored = استُعيدت الخدمة من نسخة احتياطية، فلا أعرف هل تم شراء هذا. اسأل المشغّل قبل أن تطلبه مجددًا من فضلك.
# 3b7913f2
bulk-bad-quantity = يجب أن تكون الكمية عددًا صحيحًا من 1 إلى { $max }.
# 512b935f
bulk-extra-cells = الخلايا أكثر من اللازم. لهذا المنتج هذه الأعمدة فقط: { $columns }.
# 649bacee
bulk-cell-too-long = إحدى الخلايا تتجاوز { $max } حرف.
# e224efc7
bulk-rounded = برنامج الجداول قرّب رقمًا: { $number }. اجعل ذلك العمود نصًا، واكتب الرقم مجددًا.
# 5cfd97bd
bulk-price-changed = السعر الآن { $amount }. لم يُخصم شيء.
# 86cd2d1b
bulk-missing = هذا ناقص: { $field }.
# 3076ce9b
bulk-misfit = هذا لا يبدو صحيحًا: { $field }.
# 4ec5b563
bulk-no-option = { $field }: يجب أن يكون واحدًا مما يلي: { $options }.

## claims

# 3d1980f0
claims-button = ⚠️ هل من مشكلة؟
# 221168cc
claims-report-again = ⚠️ هناك مشكلة أخرى
# f5da6dd2
claims-what-is-wrong = ما المشكلة في هذا الطلب؟
# 6a230415
claims-reason-not_received = لم يصل شيء
# ec4f4385
claims-reason-wrong_goods = وصل شيء آخر
# 19873ca7
claims-reason-code_invalid = الرمز غير صالح
# 335f2958
claims-reason-code_used = الرمز مستخدم من قبل
# d8263ae5
claims-reason-other = مشكلة أخرى
# 1e8331da
claims-reason-by_operator = صححناه من جانبنا
# 8d1dfc5b
claims-ask-text = أخبرني بما حدث في رسالة واحدة. وتكفي أيضًا لقطة شاشة مع بضع كلمات.
# 4d1a46e7
claims-ask-text-hint = مثلًا: ماذا قالت اللعبة أو المتجر عند تجربة الرمز.
# 45816288
claims-send-without-text = إرسال دون نص
# d8a7f964
claims-text-wanted = أرسل نصًا أو صورة أو ملف صورة من فضلك.
# de867bb1
claims-received = شكرًا لك! المشغّل ينظر في الأمر، وسأراسلك بالجواب.
# 9170041d
claims-ask-picture = أرسل لقطة الشاشة الآن من فضلك، صورة أو ملف صورة.
# 809263ae
claims-add-picture = 🖼 إضافة لقطة شاشة
# d52be329
claims-no-picture = دون لقطة شاشة
# 8b2c7072
claims-picture-added = يرى المشغّل الآن لقطة الشاشة.
# 0d2ca561
claims-picture-before = أرسلتَ لقطة شاشة من قبل. واحدة تكفي.
# 794bad4a
claims-title = ⚠️ مشكلة في الطلب
# 4d34d12d
claims-state-open = 🔎 ننظر في الأمر
# 2cc95f66
claims-state-replaced = ✅ حصلتَ على رمز جديد
# 1ab8e1f8
claims-state-refunded = ✅ تم الاسترداد
# f72d6e08
claims-state-refused = ❌ لم تُقبل
# 06f32c92
claims-state-withdrawn = ↩️ سحبتَها
# ae22af5f
claims-status = الحالة
# 7f53e279
claims-amount-back = المُسترد
# d11d8c3a
claims-report = الشكوى
# 5bcb5906
claims-order = الطلب
# cef971ec
claims-what = المشكلة
# 454d5c14
claims-sent-at = أُرسلت
# 2b7da4e5
claims-ended-at = الرد
# 5ed4bbca
claims-you-wrote = كتبتَ:
# 68e75955
claims-with-picture = 🖼 مع لقطة الشاشة.
# 8965c669
claims-answer = الجواب:
# 03324901
claims-new-codes = الرمز الجديد في صفحة الطلب. لا يجوز استخدام القديم بعد الآن.
# 8c6a96a8
claims-into-wallet = المبلغ في محفظتك.
# 8a9762c2
claims-disagree = لا توافق؟ راسل { $support } واذكر رقم الشكوى.
# 58f15d27
claims-show-order = 📦 الطلب
# 0e05c0c5
claims-withdraw = ↩️ سحب الشكوى
# 7e8f40ba
claims-confirm-withdraw = هل زالت المشكلة؟ بعد السحب لا ينظر المشغّل فيها.
# 4e902d10
claims-withdraw-now = ✅ نعم، اسحبها
# d2adcc55
claims-keep = لا، أبقِها
# d95b234e
claims-withdrawn = تم السحب.
# c85d1963
claims-list = ⚠️ شكاواك
# bb400e04
claims-to-list = ‹ شكاواك
# ee70c11d
claims-none = لم ترسل أي شكوى. لإرسال شكوى افتح الطلب واضغط «هل من مشكلة؟».
# 753de7e7
claims-decided-replaced = ✅ حصلتَ على رمز جديد لطلبك.
# 9bf5a9e0
claims-decided-refunded = ✅ أعدنا لك مبلغًا عن طلبك.
# ed2b34c7
claims-decided-refused = ❌ لم يقبل المشغّل شكواك.
# ac85a23e
claims-show = عرض

## deposits

# 6a8ecd32
deposits-top-up = ➕ شحن الرصيد
# 6fd3107e
deposits-method-manual = 🏦 تحويل بنكي
# d3679a02
deposits-method-stars = ⭐️ Telegram Stars
# 0a509a70
deposits-method-crypto_pay = 🪙 عملات رقمية (@CryptoBot)
# bdf3695a
deposits-choose-method = كيف تفضّل الدفع؟
# ba10b527
deposits-no-method = شحن الرصيد غير متاح حاليًا.
# 892b0ff8
deposits-choose-amount = كم المبلغ؟ من { $least } إلى { $largest }.
# 2a6d4af3
deposits-other-amount = ✏️ مبلغ آخر
# c790b5f7
deposits-how-much = كم المبلغ بالـ USD؟
# bb6bf918
deposits-ask-amount = اكتب مبلغًا من { $least } إلى { $largest }، مثل <code>25</code> أو <code>12.50</code>.
# 55b8bc79
deposits-ask-amount-in = اكتب مبلغًا بالـ USD من { $least } إلى { $largest }، مثل <code>25</code>، أو ما تريد دفعه، مثل { $own }.
# 1ad1ca4e
deposits-rate = سعر الصرف
# 0a3d19c8
deposits-rate-of = { $rate }، بتاريخ { $at }
# 1e574ae2
deposits-fee = الرسوم
# d17b5ee7
deposits-bonus = المكافأة
# 2622883a
deposits-transfer = حوّل { $amount }
# b0b5b635
deposits-in-wallet = إلى محفظتك
# 6dc2b6f1
deposits-closed-way = أُغلقت طريقة الدفع هذه. إن كنت قد دفعت فأرسل الإيصال، وإلا فألغِ هذا الشحن.
# 7d5cf680
deposits-reference = رقم المرجع
# c3e5b6f9
deposits-transfer-steps = اكتب رقم المرجع هذا في التحويل. وبعد الدفع أرسل الإيصال هنا: صورة أو ملف صورة أو PDF.
# 66fbd26e
deposits-open-until = مفتوحة حتى { $time }.
# bfd91649
deposits-pay = ادفع { $amount }
# df818d67
deposits-pay-on-page = ادفع في صفحة {"@CryptoBot"} بالزر أدناه، فيصل المبلغ إلى محفظتك خلال دقيقة.
# 9d668af9
deposits-pay-now = 🪙 ادفع
# 9b1a99ac
deposits-no-page = تعذّر إنشاء صفحة الدفع الآن ولم يُخصم شيء. اضغط «حاول مجددًا».
# 75032bfe
deposits-try-again = 🔄 حاول مجددًا
# 95f602fa
deposits-top-up-of = شحن { $amount }
# 500c5a15
deposits-invoice-below = ادفع بالزر الذي على الفاتورة أدناه، فيصل المبلغ إلى محفظتك فورًا.
# 90b88877
deposits-invoice-again = ⭐️ إرسال الفاتورة مجددًا
# 2f434c57
deposits-invoice-title = شحن المحفظة
# 2ab9e7e3
deposits-invoice-description = { $amount } لمحفظتك. رقم المرجع { $reference }.
# 27c8a5e3
deposits-cancel = ✕ إلغاء هذا الشحن
# 64acab5c
deposits-send-receipt = 📎 إرسال الإيصال
# 45c12c7c
deposits-add-receipt = 📎 إضافة إيصال
# f447a6cf
deposits-ask-receipt = أرسل الإيصال الآن: صورة أو ملف صورة أو PDF.
# e54f1145
deposits-receipt-wanted = أرسل الإيصال من فضلك، صورة أو ملف صورة أو PDF، أو أرسل {"/cancel"}.
# b7270f80
deposits-received = { $receipts ->
        [one] 🔎 شكرًا لك. وصل إيصالك إلى المشغّل. سأراسلك عند صدور القرار.
        [two] 🔎 شكرًا لك. ما وصل إلى المشغّل منك: إيصالان. سأراسلك عند صدور القرار.
        [few] 🔎 شكرًا لك. ما وصل إلى المشغّل منك: { $receipts } إيصالات. سأراسلك عند صدور القرار.
        [many] 🔎 شكرًا لك. ما وصل إلى المشغّل منك: { $receipts } إيصالًا. سأراسلك عند صدور القرار.
       *[other] 🔎 شكرًا لك. ما وصل إلى المشغّل منك: { $receipts } إيصال. سأراسلك عند صدور القرار.
    }
# 6b875539
deposits-received-before = 🔎 هذا الملف عندي من قبل، وعند المشغّل أيضًا. سأراسلك عند صدور القرار.
# d308a9cd
deposits-which-deposit = لديك عدة عمليات شحن مفتوحة. لأي منها هذا الإيصال؟
# 4ac5348f
deposits-file-gone = لم أعد أرى هذا الملف. أرسل الإيصال مرة أخرى من فضلك.
# 6b30da50
deposits-show = 🧾 عرض الشحن
# f7896bd7
deposits-list = 🧾 المدفوعات
# 603d9d72
deposits-none = لا توجد عمليات شحن بعد.
# ae22af5f
deposits-status-label = الحالة
# 5db19e8e
deposits-status-open = 🕓 بانتظار الدفع
# 363b74c0
deposits-status-submitted = 🔎 الإيصال قيد المراجعة
# f01e98bb
deposits-status-credited = ✅ في محفظتك
# 2b380356
deposits-status-rejected = ❌ مرفوض
# 587aea53
deposits-status-cancelled = ✕ ملغى
# 477b463d
deposits-status-expired = ⌛ منتهي المهلة
# 7bf89dae
deposits-status-refunding = ↩️ قيد الاسترداد
# a220f0b6
deposits-status-refunded = ↩️ مُسترد
# b6773116
deposits-status-charged_back = ↩️ سحبته خدمة الدفع
# 0b65962e
deposits-status-is = حالة هذا الشحن: { $status }.
# d7243c4d
deposits-credited = أُضيف
# 18f69d1b
deposits-that-arrived = { $amount }، وهو المبلغ الذي وصل
# 0cf9e0e9
deposits-receipts = الإيصالات
# 5bab18e0
deposits-reason = السبب
# 5e173294
deposits-paid-by = طريقة الدفع
# f19fa33d
deposits-started = البداية
# b71ccd11
deposits-ended = النهاية
# 39b05175
deposits-checkout-refused-unknown = لا أعرف هذا الشحن. ابدأ شحنًا جديدًا من فضلك.
# e9aab6dc
deposits-checkout-refused-ended = لم يعد هذا الشحن مفتوحًا. ابدأ شحنًا جديدًا من فضلك.
# 6748f9f5
deposits-checkout-refused-expired = انتهت مهلة هذا الشحن. ابدأ شحنًا جديدًا من فضلك.
# 24a859cb
deposits-checkout-refused-other-person = هذه الفاتورة لشخص آخر.
# 2ce6af4f
deposits-checkout-refused-other-amount = المبلغ غير مطابق. ابدأ شحنًا جديدًا من فضلك.
# 7a4612a6
deposits-checkout-refused-banned = لا يمكن شحن حسابك حاليًا. أرسل /paysupport لمعرفة من يساعدك.
# 1ea4312f
deposits-unmatched = وصلت دفعتك، لكني لم أجد لها عملية شحن لك. المشغّل على علم بها وسيتحقق منها. أرسل {"/paysupport"} لمعرفة كيف تسأل.

## home

# a5589660
home-hello = 👋 أهلًا { $name }
# 4d878195
home-nameless = بك
# d2d8afde
home-intro = اشحن محفظتك واشترِ من المتجر. ومع الوصول إلى API تستطيع برامجك أن تطلب أيضًا.
# 254783d1
home-wallet = 👛 المحفظة
# 6a8ecd32
home-top-up = ➕ شحن الرصيد
# a75f2ba7
home-api = 🔑 الوصول إلى API
# dc54fe03
home-orders = 📦 الطلبات
# 2022aed6
home-help = ❔ المساعدة
# dd60dcc1
home-admin = 🛡 الإدارة
# 5a69afe5
home-language = 🌐 اللغة
# d6446f26
home-standing = حالة الحساب
# 818f9381
home-standings-active = 🟢 نشط
# 752db6ec
home-standings-restricted = 🟠 مقيّد
# 037cc956
home-standings-banned = ⛔ محظور
# fec077b7
home-banned = حسابك محظور.
# 0a779e48
home-restricted = حسابك مقيّد.
# 7546ccc2
home-restricted-until = حسابك مقيّد حتى { $time }.
# 60ecbec7
home-reason = السبب: { $reason }.
# 925d3fd9
home-keeps-balance = { $support ->
        [none] رصيدك محفوظ. لمعرفة المزيد تواصل مع المشغّل. وللمساعدة في دفعة أرسل {"/paysupport"}.
       *[other] رصيدك محفوظ. لمعرفة المزيد تواصل مع المشغّل ({ $support }). وللمساعدة في دفعة أرسل {"/paysupport"}.
    }
# c4b8eb29
home-help-title = ماذا أستطيع أن أفعل
# bd4dab41
home-first-order = طلبك الأول
# d3fb97a6
home-first-order-steps = 1. اشحن محفظتك. 2. شغّل الوصول في {"/api"} وأنشئ مفتاحًا. 3. أرسل الطلبات بهذا المفتاح.
# 16def08e
home-try-first = للتجربة أولًا دون دفع، خذ مفتاح اختبار: {"/api"} ثم «مفاتيح الاختبار».
# ca061fe9
home-api-is-at = عنوان API هو { $url } ومرجعه { $reference }
# b490f09e
home-questions = { $support ->
        [none] لديك سؤال؟ اسأل المشغّل.
       *[other] لديك سؤال؟ اسأل المشغّل ({ $support }).
    }
# 545efc03
home-choose-language =
    <b>{ home-language }</b>
    
    بأي لغة أتحدث؟
# fe5e85cc
home-language-chosen = من الآن أتحدث العربية.
# 74bfab88
home-commands-start = القائمة
# 96d7df32
home-commands-shop = شراء شحن لعبة أو مفتاح أو بطاقة
# 26e89e34
home-commands-wallet = الرصيد والشحن والحركات وكشف الحساب
# a48dacb2
home-commands-api = الوصول إلى API والمفاتيح والعناوين وwebhook
# 0ac92477
home-commands-orders = طلباتك ورموزها
# 25e1b800
home-commands-bulk = شراء الكثير دفعة واحدة من ملف CSV
# fe30bc39
home-commands-language = اللغة التي أتحدث بها
# f741d9f8
home-commands-help = ماذا يستطيع هذا البوت
# 11844190
home-commands-paysupport = مساعدة في دفعة
# d339e5e4
home-commands-terms = شروط هذه الخدمة
# 0cbf3e34
home-commands-cancel = إيقاف السؤال الحالي

## keys

# a0320de5
keys-open = 🗝 المفاتيح
# b725b015
keys-about =
    <b>{ keys-open }</b>
    
    أعطِ كل برنامج من برامجك مفتاحًا خاصًا. يمكنك تحديد ما يستطيعه كل مفتاح، وإلغاء واحد دون غيره.
# 7805a299
keys-none = ليس لديك مفتاح صالح.
# 87e5b063
keys-full = { $count ->
        [one] لديك مفتاح واحد، وهذا هو الحد. ألغِ واحدًا لتضيف غيره.
        [two] لديك مفتاحان، وهذا هو الحد. ألغِ واحدًا لتضيف غيره.
        [few] لديك { $count } مفاتيح، وهذا هو الحد. ألغِ واحدًا لتضيف غيره.
        [many] لديك { $count } مفتاحًا، وهذا هو الحد. ألغِ واحدًا لتضيف غيره.
       *[other] لديك { $count } مفتاح، وهذا هو الحد. ألغِ واحدًا لتضيف غيره.
    }
# 9ad95d16
keys-add = ➕ مفتاح جديد
# 7b1e41ea
keys-ask-name =
    <b>{ keys-add }</b>
    
    ما اسمه؟ أرسل اسمًا، مثل اسم البرنامج الذي سيستخدمه. بعدها أنشئ المفتاح وأعرضه لك.
# b50bd35c
keys-key = المفتاح
# 7e4efdc8
keys-can = صلاحياته
# bf4f4cdc
keys-scope-read = قراءة
# 5bcb5906
keys-scope-order = طلب
# 1e2f292a
keys-scope-lookup = استعلام
# 1f9d867b
keys-a-day = { $amount } في اليوم
# ffe3dcce
keys-an-order = { $amount } للطلب
# da2c7544
keys-until-day = حتى { $day }
# be5c9dda
keys-no-cap = بلا حد
# 13180565
keys-daily-cap-is = الحد اليومي
# 2eea5905
keys-order-cap-is = حد الطلب
# 3a2f5136
keys-works = يعمل
# b074cba4
keys-works-until = حتى { $time }
# 7c380f8b
keys-works-for-ever = دائمًا
# 6d43fa5f
keys-spent-today = صُرف اليوم
# 0bb295a0
keys-created = أُنشئ
# 8fc6b16f
keys-last-used = آخر استخدام
# 8425ab1e
keys-used-from = { $ago } من { $address }
# 6c90c165
keys-unused = لم يُستخدم بعد
# 023ae8aa
keys-last-scope = يحتاج المفتاح إلى صلاحية واحدة على الأقل.
# d5c14ae8
keys-limit-daily = 💵 الحد اليومي
# cba43db3
keys-limit-order = 💵 حد الطلب
# de62642b
keys-limit-expiry = ⏳ مدة الصلاحية
# bd4eefb8
keys-rotate = 🔁 استبدال
# d784b44a
keys-revoke = 🗑 إلغاء المفتاح
# cc5b016f
keys-back = ‹ المفاتيح
# a4d1e1eb
keys-ask-daily = كم يستطيع المفتاح أن يصرف في اليوم على الأكثر، بالـ USD؟ يبدأ اليوم عند 00:00 UTC، ولا يُحسب ما تم استرداده. { keys-how-to-cap }
# db132565
keys-ask-order = كم يمكن أن يكلّف طلب واحد أو استعلام مدفوع على الأكثر، بالـ USD؟ { keys-how-to-cap }
# e6a27014
keys-how-to-cap = أرسل مبلغًا مثل <code>50</code>، أو <code>none</code> لإزالة الحد.
# 229b050c
keys-ask-expiry = كم يعمل المفتاح ابتداءً من الآن؟ أرسل عدد الأيام مثل <code>30</code>، أو <code>none</code> ليعمل دائمًا.
# 34f67e32
keys-changed = تم تغيير المفتاح.
# 381dfce8
keys-ask-revoke = إلغاء هذا المفتاح؟
# 1a093a0c
keys-what-revoke-means = كل استدعاء به يُرفض فورًا. لا يمكن التراجع عن هذا.
# 9f3aff3d
keys-revoke-now = 🗑 نعم، ألغِه
# d5dfc44f
keys-revoked = تم إلغاء المفتاح { $name }.

## moves

# 6c7fa3be
moves-decline = ✖️ رفض
# d8540d26
moves-ordered = سينقل المشغّل حسابك إلى { $who } في { $time }.
# 5c21e4b0
moves-ordered-about = تنتقل معه محفظتك وطلباتك ومفاتيح API الخاصة بك، وتفقد الوصول إليها. إذا لم تطلب ذلك فأوقفه الآن.
# 018adb88
moves-stop = 🛑 أوقفه
# f3f3d347
moves-ordered-to =
    سيسلّمك المشغّل حساب { $who } في { $time }.
    
    لا تستخدم حسابك الحالي حتى ذلك الحين من فضلك. إذا كان هذا خطأ فارفضه.
# 500667fe
moves-moved-away =
    انتقل حسابك إلى { $who }. لك هنا الآن حساب جديد فارغ.
    
    مفاتيح API التي تعرفها تبقى صالحة حتى يستبدلها صاحب الحساب الجديد.
# 675c32a8
moves-moved-here =
    حساب { $who } صار لك الآن.
    
    من يعرف مفاتيح API الخاصة به ما زال يستطيع استخدامها. استبدلها، وراجع العناوين المسموح بها وعناوين webhook.
# b7206f19
moves-ended-declined = رُفض النقل. يبقى الحساب في مكانه.
# cf3c9673
moves-ended-stopped = أُوقف النقل. يبقى الحساب في مكانه.
# f5652092
moves-ended-cancelled = أُلغي النقل. يبقى الحساب في مكانه.
# d4d7ba50
moves-ended-refused = لم يعد النقل ممكنًا. يبقى الحساب في مكانه.

## notices

# b490f09e
notices-questions = { $support ->
        [none] لديك سؤال؟ اسأل المشغّل.
       *[other] لديك سؤال؟ اسأل المشغّل ({ $support }).
    }
# f4dd162d
notices-paid-debt = منها { $amount } سدّدت ما عليك.
# 6f06dbb5
notices-order-completed = ✅ اكتمل طلب { $pack }. { $id }
# 484d2a13
notices-order-cancelled = ↩️ تعذّر تنفيذ طلب { $pack }. { $id }
# fe343767
notices-money-back = عاد { $amount } إلى محفظتك.
# d9956f49
notices-orders-completed = { $count ->
        [one] 🕐 اكتمل في الساعة الأخيرة: طلب واحد.
        [two] 🕐 اكتمل في الساعة الأخيرة: طلبان.
        [few] 🕐 اكتمل في الساعة الأخيرة: { $count } طلبات.
        [many] 🕐 اكتمل في الساعة الأخيرة: { $count } طلبًا.
       *[other] 🕐 اكتمل في الساعة الأخيرة: { $count } طلب.
    }
# 9795b069
notices-orders-cancelled = { $count ->
        [one] أُلغي وعاد ثمنه: طلب واحد.
        [two] أُلغي وعاد ثمنه: طلبان.
        [few] أُلغي وعاد ثمنه: { $count } طلبات.
        [many] أُلغي وعاد ثمنه: { $count } طلبًا.
       *[other] أُلغي وعاد ثمنه: { $count } طلب.
    }
# bbea5b7e
notices-show-order = عرض الطلب
# a1095b95
notices-credited = ✅ وصل شحن { $amount } إلى محفظتك.
# ce228043
notices-credited-other = ✅ في محفظتك الآن { $credited }، وهو المبلغ الذي وصل عن شحن { $asked } ({ $reference }).
# 04628b1c
notices-charged-back = ↩️ سحبت خدمة الدفع دفعة شحنك { $amount } ({ $reference }).
# 3c3d20a4
notices-taken-from-wallet = خُصم { $amount } من محفظتك.
# c751ed48
notices-spent-before = منها { $amount } كانت قد صُرفت.
# e6e9ac60
notices-rejected = ❌ رُفض شحنك { $amount } ({ $reference }).
# 2de8b04f
notices-refunded = ↩️ أُعيد إليك مبلغ شحنك { $amount } ({ $reference }).
# ee04d311
notices-standing-banned = ⛔ تم حظر حسابك.
# f298c6eb
notices-standing-unbanned = 🟢 لم يعد حسابك محظورًا.
# 6f98ffcc
notices-standing-restricted = 🟠 حسابك مقيّد.
# 151c1cf7
notices-standing-unrestricted = 🟢 لم يعد حسابك مقيّدًا.
# 82ec1f24
notices-standing-api_off = ⚪️ أوقف المشغّل وصولك إلى API.
# 40cadeaa
notices-standing-api_on = 🟢 سمح المشغّل بوصولك إلى API من جديد.
# 2aab8195
notices-standing-shop_off = ⚪️ أوقف المشغّل المتجر في هذه المحادثة لحسابك.
# 447d85b0
notices-standing-shop_on = 🟢 يمكنك الشراء في هذه المحادثة من جديد.
# 8f01822a
notices-restricted-until = 🟠 حسابك مقيّد حتى { $time }.
# 199d5097
notices-added = ➕ أُضيف { $amount } إلى محفظتك.
# e71b7876
notices-taken = ➖ خُصم { $amount } من محفظتك.
# 057bb406
notices-balance-low = 👛 نزل رصيدك إلى { $amount }، تحت المبلغ الذي حدّدته. الطلبات التي تتجاوزه تُرفض.
# 254783d1
notices-to-wallet = 👛 المحفظة
# 6a8ecd32
notices-top-up = ➕ شحن الرصيد
# 53445424
notices-webhook-gone = ⚪️ أوقفتُ الـ webhook { $url }: أجاب خادمك بـ 410، أي أنه لا يريد أحداثًا بعد الآن.
# 1f538bf6
notices-webhook-failing = ⚪️ أوقفتُ الـ webhook { $url }: لم ينجح أي استدعاء منذ خمسة أيام. أصلِح الخادم وشغّله من جديد. ومن «الإرسالات» يمكنك إرسال ما فاته.
# 7c93504e
notices-show-webhook = 🪝 عرض الـ webhook
# 40812bc6
notices-key-ends-soon = ⏳ مفتاحك { $key } يعمل حتى { $time }، وبعدها تُرفض استدعاءاته. افتحه لتمديد مدته، أو أعطِ برنامجك مفتاحًا آخر.
# 0bc85171
notices-key-expired = ⌛️ انتهى مفتاحك { $key } في { $time }. استدعاءاته مرفوضة الآن. أنشئ مفتاحًا جديدًا لبرنامجك.
# 9d471575
notices-key-revoked = 🚫 ألغى المشغّل مفتاحك { $key }. استدعاءاته مرفوضة الآن.
# 47d4e90a
notices-keys-revoked = 🚫 ألغى المشغّل مفاتيح API الخاصة بك. استدعاءاتها مرفوضة الآن.
# b864a2a9
notices-slow-down = 🐢 أرسلتَ أكثر مما أستطيع معالجته، فتجاوزتُ رسائلك الأخيرة. انتظر لحظة وأرسلها مجددًا من فضلك.
# e7cb3de5
notices-paid-back-elsewhere = ⚠️ دفعة { $reference } عادت إلى الدافع، لكن ليس عبر هذه الخدمة.
# bdc1e180
notices-account = الحساب
# 49612b7d
notices-part-taken = خُصم من المحفظة { $taken } من أصل { $amount }.
# 87af932d
notices-still-there = ما زال { $amount } في المحفظة. استخدم زر «رد المبلغ» هنا لإخراجه.
# becff0d5
notices-spent = كان { $amount } قد صُرف.
# 2ab66fd9
notices-now-owes = على الحساب الآن { $amount }. تُرفض الطلبات حتى يسدّده شحن أو {"/credit"}.
# 0a48f8f8
notices-owed-since = كان ذلك دينًا على الحساب، وقد سُدّد.
# 7c546cf0
notices-refund-refused = ⚠️ رفضت خدمة الدفع رد { $reference }. المبلغ { $amount } في المحفظة من جديد.
# 1206fdf8
notices-unmatched = دفعة لم أعرف لأي شحن هي؛ لم يُضَف شيء.
# 4188b1c9
notices-outcome-unknown = ⚠️ لا يُعرف بعد هل نُفّذ { $id }: المورّد لا يعطي جوابًا واضحًا.
# 60025f16
notices-keeps-asking = أواصل سؤال المورّد. لا يُسترد شيء بالتخمين.
# 0775ac1e
notices-order-waits = ⚠️ فشل { $id } عدة مرات، ومن المؤكد أنه لم يُنفَّذ بعد.
# 0930d1f5
notices-tries-again = أعيد المحاولة كل عشر دقائق لمدة يوم، ثم يُسترد الثمن. يمكنك إلغاؤه قبل ذلك.
# 7c133f1f
notices-done-after-cancel = ⚠️ نفّذ المورّد { $id } بعد إلغائه واسترداد ثمنه، فسُلّم دون دفع. اطلب من المورّد استرجاعه، أو اخصم من الحساب بالأمر {"/debit"}.
# 02301625
notices-failed-after-completion = ⚠️ يقول المورّد إنه لم ينفّذ { $id }، لكن الطلب اكتمل يدويًا. لم يتحرّك مال. اسأل المورّد، وإن لم يصل شيء إلى اللاعب فأضف إلى الحساب بالأمر {"/credit"}.
# b2902c71
notices-sold-at-loss = ⚠️ بيع { $id } بسعر { $price } وكلّف { $cost }. ارفع سعره في اللوحة.
# a76c5809
notices-code-quarantined = 🚧 أُلغي { $id }، لكن قسيمته ربما استُخدمت. القسيمة محجوزة حتى تقرّر.
# 6c3ea2f9
notices-orders-delayed = ⏳ بعض طلباتك يستغرق وقتًا أطول من المعتاد بسبب عطل لدى مورّدنا. سيُنفَّذ أو يُردّ مبلغه. لا داعي للطلب مجددًا.
# cad7232e
notices-supplier-failing = 🔴 المورّد { $supplier } يفشل باستمرار: { $calls }.
# df28977e
notices-supplier-recovered = 🟢 المورّد { $supplier } يعمل من جديد: { $calls }.
# 7bb40327
notices-calls-place = طلبات جديدة
# ddf5f658
notices-calls-check = متابعة الطلبات المفتوحة
# fbd092c8
notices-calls-lookup = التحقق واستخدام القسائم
# 89fc404c
notices-calls-checkLookup = متابعة استخدام القسائم
# cf65facb
notices-stock-low = 🎟 مخزون { $pid } منخفض: بقي { $left }.
# 8a00d730
notices-day-limit = 📈 بلغ { $supplier } حدّه اليومي: لم تعد طلبات اليوم تتسع فيه. تذهب إلى المورّد التالي، وإن لم يوجد تُرفض. ينتهي اليوم عند 00:00 UTC.
# cf245e34
notices-stock-out = 🔴 نفد { $pid }: بيع آخر رمز منه للتو. أضف رموزًا لبيع المزيد.
# 407858f5
notices-add-codes = ➕ إضافة رموز
# e50bffc3
notices-stock = 🎟 المخزون
# 77dddd53
notices-backup-failed = ⚠️ فشل النسخ الاحتياطي المجدول. سأحاول مجددًا.
# 56d026d8
notices-database-damaged = 🔴 ملف قاعدة البيانات تالف: كشفه فحص بعد انهيار. أوقف الخدمة، واحتفظ بالملف، وافحص قرص الجهاز وذاكرته، واستعِد أحدث نسخة احتياطية سليمة.
# ac85a23e
notices-show-for-admin = عرض
# 4722ba60
notices-gathered-orders-ended = { $count ->
        [one] 📦 انتهى من طلباتك: طلب واحد. القائمة تبيّن كيف.
        [two] 📦 انتهى من طلباتك: طلبان. القائمة تبيّن كيف.
        [few] 📦 انتهى من طلباتك: { $count } طلبات. القائمة تبيّن كيف.
        [many] 📦 انتهى من طلباتك: { $count } طلبًا. القائمة تبيّن كيف.
       *[other] 📦 انتهى من طلباتك: { $count } طلب. القائمة تبيّن كيف.
    }
# 873c48f4
notices-gathered-manual-orders = { $count ->
        [one] 🙋 بانتظار التنفيذ اليدوي: طلب واحد.
        [two] 🙋 بانتظار التنفيذ اليدوي: طلبان.
        [few] 🙋 بانتظار التنفيذ اليدوي: { $count } طلبات.
        [many] 🙋 بانتظار التنفيذ اليدوي: { $count } طلبًا.
       *[other] 🙋 بانتظار التنفيذ اليدوي: { $count } طلب.
    }
# 05298eb5
notices-gathered-receipts = { $count ->
        [one] 🔔 بانتظارك: إيصال واحد.
        [two] 🔔 بانتظارك: إيصالان.
        [few] 🔔 بانتظارك: { $count } إيصالات.
        [many] 🔔 بانتظارك: { $count } إيصالًا.
       *[other] 🔔 بانتظارك: { $count } إيصال.
    }
# 827324a2
notices-gathered-outcome-unknown = { $count ->
        [one] ⚠️ لا يُعرف بعد هل نُفّذ ما يلي: طلب واحد. المورّد لا يعطي جوابًا واضحًا.
        [two] ⚠️ لا يُعرف بعد هل نُفّذ ما يلي: طلبان. المورّد لا يعطي جوابًا واضحًا.
        [few] ⚠️ لا يُعرف بعد هل نُفّذ ما يلي: { $count } طلبات. المورّد لا يعطي جوابًا واضحًا.
        [many] ⚠️ لا يُعرف بعد هل نُفّذ ما يلي: { $count } طلبًا. المورّد لا يعطي جوابًا واضحًا.
       *[other] ⚠️ لا يُعرف بعد هل نُفّذ ما يلي: { $count } طلب. المورّد لا يعطي جوابًا واضحًا.
    }
# 9b3bcd1a
notices-gathered-order-waits = { $count ->
        [one] ⚠️ فشل عدة مرات ومن المؤكد أنه لم يُنفَّذ بعد: طلب واحد.
        [two] ⚠️ فشل عدة مرات ومن المؤكد أنه لم يُنفَّذ بعد: طلبان.
        [few] ⚠️ فشل عدة مرات ومن المؤكد أنه لم يُنفَّذ بعد: { $count } طلبات.
        [many] ⚠️ فشل عدة مرات ومن المؤكد أنه لم يُنفَّذ بعد: { $count } طلبًا.
       *[other] ⚠️ فشل عدة مرات ومن المؤكد أنه لم يُنفَّذ بعد: { $count } طلب.
    }
# c6d1602d
notices-gathered-tries-again = أعيد المحاولة كل عشر دقائق لمدة يوم، ثم يُسترد الثمن. يمكنك الإلغاء قبل ذلك.
# 825af966
notices-gathered-quarantined = { $count ->
        [one] 🚧 أُلغي وربما استُخدمت قسائمه: طلب واحد. القسائم محجوزة حتى تقرّر.
        [two] 🚧 أُلغي وربما استُخدمت قسائمه: طلبان. القسائم محجوزة حتى تقرّر.
        [few] 🚧 أُلغي وربما استُخدمت قسائمه: { $count } طلبات. القسائم محجوزة حتى تقرّر.
        [many] 🚧 أُلغي وربما استُخدمت قسائمه: { $count } طلبًا. القسائم محجوزة حتى تقرّر.
       *[other] 🚧 أُلغي وربما استُخدمت قسائمه: { $count } طلب. القسائم محجوزة حتى تقرّر.
    }
# 6311b03d
notices-gathered-sold-at-loss = { $count ->
        [one] ⚠️ بيع بأقل من الكلفة: طلب واحد، مثل { $id }. ارفع الأسعار في اللوحة.
        [two] ⚠️ بيع بأقل من الكلفة: طلبان، مثل { $id }. ارفع الأسعار في اللوحة.
        [few] ⚠️ بيع بأقل من الكلفة: { $count } طلبات، مثل { $id }. ارفع الأسعار في اللوحة.
        [many] ⚠️ بيع بأقل من الكلفة: { $count } طلبًا، مثل { $id }. ارفع الأسعار في اللوحة.
       *[other] ⚠️ بيع بأقل من الكلفة: { $count } طلب، مثل { $id }. ارفع الأسعار في اللوحة.
    }
# fd491faf
notices-gathered-stock-low = { $count ->
        [one] 🎟 مخزون منخفض: منتج واحد. القائمة تبيّن أيها.
        [two] 🎟 مخزون منخفض: منتجان. القائمة تبيّن أيها.
        [few] 🎟 مخزون منخفض: { $count } منتجات. القائمة تبيّن أيها.
        [many] 🎟 مخزون منخفض: { $count } منتجًا. القائمة تبيّن أيها.
       *[other] 🎟 مخزون منخفض: { $count } منتج. القائمة تبيّن أيها.
    }
# 2dea60f6
notices-gathered-stock-out = { $count ->
        [one] 🔴 نفد: منتج واحد. القائمة تبيّن أيها.
        [two] 🔴 نفد: منتجان. القائمة تبيّن أيها.
        [few] 🔴 نفد: { $count } منتجات. القائمة تبيّن أيها.
        [many] 🔴 نفد: { $count } منتجًا. القائمة تبيّن أيها.
       *[other] 🔴 نفد: { $count } منتج. القائمة تبيّن أيها.
    }

## orderLink

# 9d848989
order-link-button = 🔗 رابط للزبون
# 9d848989
order-link-title = 🔗 رابط للزبون
# fa2e0bce
order-link-what = من لديه هذا الرابط يرى المنتج وجزءًا من بيانات اللاعب والأوقات وحالة الطلب. لا يظهر فيه سعر ولا رمز ولا شيء عنك.
# 024a42ea
order-link-make = 🔗 إنشاء الرابط
# 90819006
order-link-link = الرابط: { $url }
# d65d4ff5
order-link-copy = 📋 نسخ الرابط
# 5d6c0973
order-link-open = ↗️ فتح
# 894cb2d2
order-link-revoke = 🗑 إلغاء الرابط
# 86f323a1
order-link-ask-revoke = إلغاء الرابط؟
# ffaf360f
order-link-what-revoke-means = من لديه الرابط لن يرى شيئًا بعد الآن. يمكنك إنشاء رابط آخر لاحقًا.
# 9f3aff3d
order-link-revoke-now = 🗑 نعم، ألغِه
# 67d8a30f
order-link-revoked = تم إلغاء الرابط.
# 47b866c1
order-link-no-address = تحتاج الروابط إلى عنوان على الإنترنت، ولم يحدّده المشغّل لهذه الخدمة بعد.

## orders

# aeae567b
orders-list = 📦 طلباتك
# b487304f
orders-test-list = 🧪 طلبات الاختبار
# 206cdb8b
orders-none = لا توجد طلبات بعد. اشترِ من المتجر، أو دع برامجك تطلب عبر API.
# 0a5c3c8a
orders-none-like-this = لا توجد طلبات كهذه.
# a7bd74f3
orders-no-tests = لم يطلب أي مفتاح اختبار شيئًا بعد.
# 7e33ec66
orders-how-to-open = اضغط على رقم لعرض الطلب.
# 07fffcc0
orders-filter-all = الكل
# 5ec24df0
orders-filter-processing = ⏳ قيد التنفيذ
# d7dc9093
orders-filter-completed = ✅ مكتملة
# 4bebb037
orders-filter-cancelled = ↩️ ملغاة
# dfa92590
orders-filter-game = 🎮 اللعبة
# e7928cec
orders-choose-game =
    <b>{ orders-list }</b>
    
    طلبات أي لعبة؟
# 6bf93efd
orders-all-games = كل الألعاب
# a83987b4
orders-icon-processing = ⏳
# dd491db7
orders-icon-completed = ✅
# 9282ded6
orders-icon-cancelled = ↩️
# 21153944
orders-status-processing = ⏳ قيد التنفيذ
# e2b1e461
orders-status-completed = ✅ مكتمل
# d40bd8b0
orders-status-cancelled = ↩️ ملغى
# 35c82915
orders-refunded = ↩️ ملغى وتم استرداد ثمنه
# ac1c55e9
orders-will-tell-you = سأراسلك عند اكتماله. وإن تعذّر تنفيذه، يعود المبلغ إلى محفظتك.
# f1fb7e63
orders-is-test = 🧪 طلب اختبار: مدفوع بمال تجريبي
# 5bcb5906
orders-labels-order = الطلب
# 48efed86
orders-labels-game = اللعبة
# 09233827
orders-labels-trxid = trxid
# ea788684
orders-labels-bought = مكان الشراء
# b50bd35c
orders-labels-key = المفتاح
# ae22af5f
orders-labels-status = الحالة
# 5bab18e0
orders-labels-reason = السبب
# ff89d4b3
orders-labels-amount = المبلغ
# e75d359a
orders-labels-placed = وقت الطلب
# b71ccd11
orders-labels-ended = انتهى
# e9786e19
orders-in-chat = في هذه المحادثة
# db144410
orders-amount-for = { $pieces ->
        [one] { $amount } (قطعة واحدة)
        [two] { $amount } (قطعتان)
        [few] { $amount } ({ $pieces } قطع)
        [many] { $amount } ({ $pieces } قطعة)
       *[other] { $amount } ({ $pieces } قطعة)
    }
# 325d8f98
orders-reason-INVALID_PLAYER = اللعبة لا تعرف هذا اللاعب.
# 57353a40
orders-reason-OUT_OF_STOCK = نفد عند المورّد.
# 67c168ee
orders-reason-REGION_NOT_SUPPORTED = لا يمكن إرساله إلى منطقة هذا اللاعب.
# f43bbac1
orders-codes = الرموز (اضغط للعرض):
# 97b4abfd
orders-too-many-codes = { $count ->
        [one] رمز واحد: أكثر مما يُعرض هنا. خذها في ملف من الزر أدناه.
        [two] رمزان: أكثر مما يُعرض هنا. خذها في ملف من الزر أدناه.
        [few] { $count } رموز: أكثر مما يُعرض هنا. خذها في ملف من الزر أدناه.
        [many] { $count } رمزًا: أكثر مما يُعرض هنا. خذها في ملف من الزر أدناه.
       *[other] { $count } رمز: أكثر مما يُعرض هنا. خذها في ملف من الزر أدناه.
    }
# 6e109b02
orders-codes-file = ⬇️ الرموز في ملف
# ccc13331
orders-codes-caption = { $count ->
        [one] رموز الطلب { $id }: رمز واحد
        [two] رموز الطلب { $id }: رمزان
        [few] رموز الطلب { $id }: { $count } رموز
        [many] رموز الطلب { $id }: { $count } رمزًا
       *[other] رموز الطلب { $id }: { $count } رمز
    }
# 048fd1db
orders-back = ‹ الطلبات
# 90297b9f
orders-show-tests = 🧪 طلبات الاختبار
# aeae567b
orders-show-live = 📦 طلباتك
# 4f049e44
orders-news-off = 🔕 إيقاف أخبار المتجر
# 866af317
orders-news-on = 🔔 أخبار المتجر
# 059036e6
orders-news-are-off = لن تصلك أخبار المتجر بعد الآن.
# 999532b3
orders-news-are-on = ستصلك أخبار المتجر من جديد.
# add957c3
orders-notices = 🔔 الإشعارات
# e4848c0d
orders-ask-notices =
    <b>{ orders-notices }</b>
    
    متى أراسلك عن الطلبات التي كانت قيد التنفيذ؟
# e5da5549
orders-notice-each = عند انتهاء كل طلب
# 7e52ee94
orders-notice-hourly = ملخص كل ساعة
# dc9a75ef
orders-notice-failures = عند إلغاء طلب فقط
# aa501230
orders-notice-none = أبدًا
# 002f1700
orders-notices-set-each = سأراسلك عند انتهاء كل طلب كان قيد التنفيذ.
# 5515ff31
orders-notices-set-hourly = سأرسل لك ملخصًا كل ساعة.
# 8837accc
orders-notices-set-failures = سأراسلك فقط عند إلغاء طلب.
# b15a0cb5
orders-notices-set-none = لن أراسلك عن الطلبات بعد الآن.

## pasted

# 9b36d1a3
pasted-found = هذا ما وجدته:
# 9069c111
pasted-lookup = 🔎 الاستعلام
# 96777b0e
pasted-deposit = 🧾 الشحن
# d5d666d1
pasted-key = 🔑 هذا مفتاح API الخاص بك { $name }. لا ترسل مفتاحًا إلى أحد أبدًا، ولا حتى إليّ.
# 0392b304
pasted-key-removed = حذفتُ رسالتك.
# a0320de5
pasted-keys = 🗝 المفاتيح
# 3299e6f0
pasted-help = أنا بوت ولا أعرف ماذا أفعل بهذا. إليك ما أستطيعه. ويمكنك أيضًا أن ترسل اسم لعبة أو رقم طلب أو trxid أو معرّف لاعب أو رمزًا، فأبحث لك عنه.
# 75b74dec
pasted-help-with-file = لا أعرف ماذا أفعل بهذا. إليك ما أستطيعه:
# 5451f73f
pasted-no-such-command = لا أعرف الأمر { $command }.
# a1af02ab
pasted-did-you-mean = هل تقصد { $command }؟

## shop

# e21a75dc
shop-open = 🛍 المتجر
# e21a75dc
shop-title = 🛍 المتجر
# 2830a138
shop-intro = اضغط على ما تريد شراءه، أو اكتب اسم لعبة أو باقة أو رقم منتج.
# 84cffdf0
shop-nothing = لا شيء معروض للبيع حاليًا. عُد لاحقًا من فضلك.
# b972cdc6
shop-back-to-shop = ‹ المتجر
# db074420
shop-back-to-packs = ‹ الباقات
# eaa1579f
shop-choose-pack = أيها تختار؟
# 6c73bdc9
shop-left = بقي { $count }
# a6db370a
shop-sold-out = نفد
# c47d3091
shop-found = 🔎 ما وجدته عن { $text }
# 2daf2f2e
shop-found-more = هناك المزيد. اكتب كلمات أكثر للعثور عليه.
# 3ea6a760
shop-how-many = كم العدد؟
# 576e0657
shop-each = { $price } للواحد
# d34cec18
shop-other-quantity = ✏️ عدد آخر
# 211098f4
shop-ask-quantity = اكتب العدد المطلوب: عددًا صحيحًا من 1 إلى { $max }.
# b00bb707
shop-wrong-quantity = اكتب من فضلك عددًا صحيحًا من 1 إلى { $max } بالأرقام.
# 6b125c73
shop-for-whom = لمن؟
# 272d7c10
shop-another-player = ✏️ لاعب آخر
# 5c82e47a
shop-forget = 🗑 نسيان لاعب
# 1adaba3e
shop-ask-whom = أي لاعب أنسى؟
# 1dcd4452
shop-forgotten = تم النسيان.
# a0671cfc
shop-ask-field = أرسل من فضلك: { $label }.
# f8c76b22
shop-choose-option = اختر من فضلك: { $label }.
# 6fef60a3
shop-example = مثال: { $example }
# a01185b2
shop-wrong-field = القيمة غير صحيحة: { $label }. تحقق منها في اللعبة من فضلك.
# 6f078093
shop-too-long = هذا طويل جدًا. أرسل فقط ما تعرضه اللعبة من فضلك.
# f4ed4210
shop-offer-name = هل أتحقق أولًا من اسم هذا اللاعب؟
# 7efbb1f5
shop-name-costs = التكلفة { $fee }، حتى لو لم يوجد لاعب كهذا.
# 0cd65fe2
shop-name-is-free = { $count ->
        [one] مجانًا: بقي لك اليوم تحقق مجاني واحد.
        [two] مجانًا: بقي لك اليوم تحققان مجانيان.
        [few] مجانًا: بقي لك اليوم { $count } مرات تحقق مجانية.
        [many] مجانًا: بقي لك اليوم { $count } مرة تحقق مجانية.
       *[other] مجانًا: بقي لك اليوم { $count } مرة تحقق مجانية.
    }
# a98bc5b7
shop-show-name = 👤 عرض الاسم
# 009be9f0
shop-show-name-for = 👤 عرض الاسم · { $fee }
# 535155b5
shop-skip-name = تخطٍّ ›
# 13d06ccd
shop-name-absent = ⚠️ اللعبة لا تعرف لاعبًا كهذا. تحقق من المعرّف من فضلك.
# d35a7e4f
shop-name-unknown = لا يمكن معرفة الاسم حاليًا. يمكنك الشراء دونه.
# cb83629d
shop-name-not-paid = رصيدك لا يكفي للاستعلام عن الاسم.
# 6a8049d1
shop-check = 🧾 تحقق من فضلك
# 24aa0286
shop-player = اللاعب
# 3cc0f355
shop-quantity = الكمية
# 1df13cbc
shop-price = السعر
# 4f98c786
shop-balance-after = الرصيد بعدها
# bbc51680
shop-missing = ينقصك
# a5704414
shop-missing-more = { $amount }
# e69f2a2a
shop-top-up-first = اشحن الرصيد أولًا، ثم عُد إلى هنا واضغط «{ $button }».
# 2aafae56
shop-owes = عليك { $amount }، لأن دفعة سُحبت. شحنك القادم يسدّدها أولًا، ثم يمكنك الشراء.
# 4c1f0dd4
shop-buy = ✅ شراء بسعر { $price }
# 6a8ecd32
shop-top-up = ➕ شحن الرصيد
# 2d7658d1
shop-check-again = ↻ تحقق مجددًا
# 573bf872
shop-other-player = 👤 لاعب آخر
# bf22b5ba
shop-saved-players = 👤 اللاعبون المحفوظون
# 45679d57
shop-change-quantity = 🔢 كمية أخرى
# e9b4bcb5
shop-price-changed = ⚠️ تغيّر السعر من { $before } إلى { $after }. لم يُشترَ شيء. هل تشتري بالسعر الجديد؟
# f96237be
shop-done = ✅ تم
# 5ec24df0
shop-processing = ⏳ قيد التنفيذ
# c21ec019
shop-cancelled = ↩️ لم ينجح
# b89ea2fc
shop-waits = سأغيّر هذه الرسالة عند الاكتمال. لا داعي للانتظار هنا.
# 200c8863
shop-money-is-back = عاد { $amount } إلى محفظتك.
# 8795bd0f
shop-reason = السبب: { $reason }
# e6ae1c87
shop-paid = المدفوع
# 53e4bdf9
shop-balance = الرصيد
# 5bcb5906
shop-order = الطلب
# 57124c07
shop-codes-below = رموزك في الرسالة أدناه.
# d3ca7489
shop-codes-of = 🔑 رموزك: { $pack }
# f781246e
shop-tap-to-show = اضغط على رمز لعرضه.
# 7a874f8f
shop-codes-in-file = { $count ->
        [one] كل الرموز في الملف أدناه: رمز واحد.
        [two] كل الرموز في الملف أدناه: رمزان.
        [few] كل الرموز في الملف أدناه: { $count } رموز.
        [many] كل الرموز في الملف أدناه: { $count } رمزًا.
       *[other] كل الرموز في الملف أدناه: { $count } رمز.
    }
# 546532a2
shop-again = 🔁 شراء مجددًا
# 0ea2b5c9
shop-try-again = 🔁 محاولة أخرى
# aea9c436
shop-to-order = 📦 الطلب
# dc54fe03
shop-to-orders = 📦 الطلبات
# fd8604dc
shop-refused-SHOP_DISABLED = المتجر مغلق حاليًا. ما طلبته مستمر. عُد لاحقًا من فضلك.
# 2057a14f
shop-refused-MAINTENANCE = الخدمة متوقفة للصيانة. ما طلبته مستمر. عُد لاحقًا من فضلك.
# 3e51a5fc
shop-refused-UNKNOWN_PID = لم يعد هذا المنتج يُباع. اختر غيره من فضلك.
# 3e51a5fc
shop-refused-INVALID_PRODUCT = لم يعد هذا المنتج يُباع. اختر غيره من فضلك.
# 1b1ed258
shop-refused-PRODUCT_DISABLED = هذا المنتج متوقف حاليًا. اختر غيره من فضلك.
# 72d834e3
shop-refused-GAME_DISABLED = هذه اللعبة متوقفة حاليًا. اختر غيرها من فضلك.
# ee440d78
shop-refused-INVALID_PACK = لا سعر لهذا المنتج حاليًا. اختر غيره من فضلك.
# 64c41078
shop-refused-INSUFFICIENT_STOCK = بقي أقل مما تريد. اختر عددًا أصغر من فضلك.
# 577acb7c
shop-refused-INVALID_FIELDS = بيانات اللاعب لم تعد صحيحة. أدخلها مجددًا من فضلك.
# 577acb7c
shop-refused-FIELDS_DIFFER = بيانات اللاعب لم تعد صحيحة. أدخلها مجددًا من فضلك.
# cfecc48a
shop-refused-QUANTITY_NOT_ALLOWED = هذا المنتج يُباع واحدًا واحدًا.
# cceb4d28
shop-refused-QUANTITY_EXCEEDS_MAX = هذا أكثر مما يتسع له طلب واحد. اختر عددًا أصغر من فضلك.
# a1eaf8cc
shop-refused-DUPLICATE_IN_FLIGHT = هذا الطلب يُنفَّذ الآن. انظر في طلباتك بعد لحظة من فضلك.
# 7c641783
shop-refused-DRAFT_GONE = مضى وقت طويل على هذا الشراء. ابدأه من جديد من فضلك.
# f9ec8c0e
shop-refused-ORDER_NOT_FOUND = لا أجد هذا الطلب. ابدأ من المتجر من فضلك.
# 54796eaf
shop-refused-TRXID_TAKEN = لا يمكن متابعة هذا الشراء. ابدأه من جديد من فضلك.
# 54796eaf
shop-refused-TRXID_USED_ELSEWHERE = لا يمكن متابعة هذا الشراء. ابدأه من جديد من فضلك.
# fadd9be1
shop-sold-out-now = نفد هذا حاليًا. اختر غيره، أو عُد لاحقًا من فضلك.
# f32eb282
shop-not-allowed = { $support ->
        [none] المتجر متوقف لحسابك. اسأل المشغّل من فضلك.
       *[other] المتجر متوقف لحسابك. اسأل المشغّل ({ $support }) من فضلك.
    }
# 29f1df02
shop-account-shut = { $support ->
        [none] لا يمكن لحسابك الشراء حاليًا. اسأل المشغّل من فضلك.
       *[other] لا يمكن لحسابك الشراء حاليًا. اسأل المشغّل ({ $support }) من فضلك.
    }
# a20d7931
shop-price-is-now = تغيّر السعر، وهو الآن { $price }.
# cfc335db
shop-not-covered = رصيدك لا يكفي لدفع { $price }. اشحن الرصيد أولًا من فضلك.

## support

# 72d5b4a6
support-title = 💬 مساعدة في دفعة
# 6d0054ce
support-button = 💬 الدعم
# ef0ff5c3
support-include = { $support ->
        [none] هل هناك مشكلة في شحن أو طلب؟ راسل المشغّل واذكر:
       *[other] هل هناك مشكلة في شحن أو طلب؟ راسل المشغّل ({ $support }) واذكر:
    }
# 85026b0b
support-your-id = معرّفك:
# 10cc6d70
support-the-reference = رقم مرجع الشحن، أو رقم الطلب
# 4d057f39
support-what-happened = متى دفعت وكيف، وماذا حدث
# 2286065a
support-newest-top-ups = أحدث عمليات الشحن
# 6d8e5613
support-not-telegram = دعم Telegram نفسه لا يستطيع المساعدة في المدفوعات لهذا البوت.
# c349939b
support-terms = 📄 الشروط
# 5c2d62dd
support-default-terms = { $support ->
        [none]
            كل شحن يدخل محفظتك هنا ويدفع ثمن طلباتك. لا يمكن سحب الرصيد.
            إذا تأكّد أن طلبًا لم يُنفَّذ، يعود ثمنه إلى محفظتك. ما سُلّم فهو نهائي، ومنه الرموز التي عُرضت عليك.
            أنت المسؤول عن المعرّفات والأسماء التي تطلب لها، وعن مفتاح API الخاص بك.
            الاحتيال أو الدفع بأموال مسروقة أو سحب دفعة يُفقدك الوصول إلى الخدمة.
            ليس Telegram طرفًا في هذا الاتفاق، ودعمه لا يستطيع المساعدة في المدفوعات.
            للأسئلة والشكاوى: المشغّل. الأمر {"/paysupport"} يبيّن ما تذكره.
       *[other]
            كل شحن يدخل محفظتك هنا ويدفع ثمن طلباتك. لا يمكن سحب الرصيد.
            إذا تأكّد أن طلبًا لم يُنفَّذ، يعود ثمنه إلى محفظتك. ما سُلّم فهو نهائي، ومنه الرموز التي عُرضت عليك.
            أنت المسؤول عن المعرّفات والأسماء التي تطلب لها، وعن مفتاح API الخاص بك.
            الاحتيال أو الدفع بأموال مسروقة أو سحب دفعة يُفقدك الوصول إلى الخدمة.
            ليس Telegram طرفًا في هذا الاتفاق، ودعمه لا يستطيع المساعدة في المدفوعات.
            للأسئلة والشكاوى: المشغّل ({ $support }). الأمر {"/paysupport"} يبيّن ما تذكره.
    }

## testKeys

# 541515b9
test-keys-open = 🧪 مفاتيح الاختبار
# 0115ce08
test-keys-about = جرّب برامجك دون دفع: العنوان نفسه والكتالوج والأسعار نفسها، لكن بمال تجريبي وطلبات اختبار. لا يُسلَّم شيء، ولا تتأثر محفظتك ولا طلباتك ولا حدودك.
# 2ed0b08b
test-keys-wallet = محفظة الاختبار
# 785fd863
test-keys-none = ليس لديك مفتاح اختبار بعد. المفتاح الجديد يأتي ومعه 100 USD من المال التجريبي.
# a26eaabf
test-keys-endings-decide = نهاية معرّف اللاعب تحدّد ما يحدث لطلب الاختبار:
# 9b758193
test-keys-endings-01 = يكتمل بعد 3 ثوانٍ
# 2e36bca1
test-keys-endings-02 = يُلغى ويُسترد ثمنه فورًا
# 5e579a1f
test-keys-endings-03 = يُلغى ويُسترد ثمنه بعد 3 ثوانٍ
# 6aa0734e
test-keys-endings-04 = لا رد لمدة دقيقة، ثم يكتمل
# 2dbac60e
test-keys-endings-05 = يفشل مرة، ثم يكتمل
# ee291e7d
test-keys-other-endings = غير ذلك يكتمل فورًا. المفاتيح والبطاقات تسلّم رموزًا مثل { $testCode }.
# 43052a3e
test-keys-create = 🔑 مفتاح اختبار جديد
# 00469da7
test-keys-refill = 💵 ملء حتى $100
# 777ca80a
test-keys-refilled = في محفظة الاختبار 100 USD من جديد.
# 28014a0e
test-keys-orders = 📦 طلبات الاختبار
# 3f0e34a2
test-keys-new-key = مفتاح الاختبار الخاص بك
# 6a07df9f
test-keys-shown-once = أعرضه مرة واحدة فقط ولا أحتفظ بنسخة. أرسله مع كل استدعاء في الترويسة <code>{"X-API-Key: …"}</code>.
# dcfd7f39
test-keys-works-at-once = يعمل فورًا، حتى لو كان الوصول إلى API متوقفًا.

## wallet

# 254783d1
wallet-title = 👛 المحفظة
# 53e4bdf9
wallet-balance = الرصيد
# 1b8eeaf2
wallet-open-top-ups = شحن مفتوح
# 2847ef41
wallet-owed = ⚠️ عليك { $amount }، لأن دفعة سُحبت بعد أن صرفتها. تُرفض الطلبات والاستعلامات المدفوعة حتى تسدّد هذا المبلغ. شحنك القادم يسدّده أولًا.
# 431a8a62
wallet-low-balance = 🔔 انخفاض الرصيد
# 79d191cb
wallet-no-threshold = لا أنبّهك عند انخفاض رصيدك.
# 73a2d23d
wallet-threshold = أنبّهك عندما ينزل رصيدك عن { $amount }.
# 8407eef4
wallet-set-threshold = ✏️ تحديد المبلغ
# 4fc789d5
wallet-threshold-off = 🔕 إيقاف
# dba830c5
wallet-ask-threshold =
    <b>نبّهني عندما ينزل رصيدي عن:</b>
    
    اكتب مبلغًا بالـ USD، مثل <code>50</code>.
# a2352a9c
wallet-threshold-off-toast = لن أنبّهك بعد الآن.
# 6c0e0b80
wallet-entries = 📒 الحركات
# 1ff2d457
wallet-no-entries = لا توجد حركات بعد. أولها يأتي مع أول شحن.
# 80dedbc2
wallet-balance-then = الرصيد { $amount }
# f2edeae4
wallet-kind-deposit = شحن الرصيد
# e12e695b
wallet-kind-deposit_refund = استرداد شحن
# 75ac1303
wallet-kind-deposit_refund_reversal = إلغاء استرداد شحن
# e842b019
wallet-kind-credit = إضافة
# 53e8a7c2
wallet-kind-debit = خصم
# 5bcb5906
wallet-kind-charge = طلب
# efc588aa
wallet-kind-refund = استرداد ثمن طلب
# dce09011
wallet-kind-claim_refund = استرداد بعد مشكلة
# 684b65c5
wallet-kind-fee = استعلام
# 090c80ee
wallet-kind-fee_refund = إعادة رسوم استعلام
# 126506d2
wallet-kind-chargeback = شحن سُحبت دفعته
# 866309c4
wallet-kind-debt = دَين عن شحن سُحبت دفعته
# 33a73f36
wallet-kind-debt_payment = سداد دَين
# c4fbad0e
wallet-statement = ⬇️ كشف الحساب (CSV)
# 337511bc
wallet-statement-caption = كل حركات محفظتك من الأقدم: { $count }. الأوقات بتوقيت UTC والمبالغ بالـ USD.
# ea3cb2f5
wallet-statement-part = الجزء { $part } من كشف حسابك، وفيه الحركات التالية.

## webhooks

# fcac863e
webhooks-open = 🪝 Webhooks
# c646cb97
webhooks-of-test-keys = 🪝 Webhooks لمفاتيح الاختبار
# 89fca2ed
webhooks-one = 🪝 Webhook
# d486984e
webhooks-one-of-test-keys = 🪝 Webhook لمفاتيح الاختبار
# c2c19594
webhooks-about = أرسل الأحداث، مثل اكتمال طلب، إلى هذه العناوين. اضغط على واحد لترى ما أُرسل.
# 13b5122e
webhooks-what-for = أستطيع إرسال الأحداث، مثل اكتمال طلب، إلى عنوان URL لك، فلا تحتاج برامجك إلى السؤال كل مرة. كل استدعاء موقّع.
# 7f0c4f0d
webhooks-full = لديك { $count }، وهذا هو الحد. أزِل واحدًا لتضيف غيره.
# 8780eb6f
webhooks-add = ➕ إضافة webhook
# a12d81bb
webhooks-state = الحالة
# cf6aefab
webhooks-on = 🟢 مفعّل
# 6feac65c
webhooks-failing = 🟠 مفعّل، لكنه يفشل منذ { $time }
# 4754314e
webhooks-off-switched_off = ⚪️ متوقف
# 29c877a0
webhooks-off-failing = ⚪️ متوقف، إذ لم ينجح أي استدعاء منذ خمسة أيام
# 11074853
webhooks-off-gone = ⚪️ متوقف، لأن خادمك أجاب بـ 410 (gone)
# 39b3f169
webhooks-events = الأحداث
# aa73330e
webhooks-all-events = الكل
# ed5e6538
webhooks-waiting = في الانتظار
# b568f443
webhooks-calls = { $count ->
        [one] استدعاء واحد
        [two] استدعاءان
        [few] { $count } استدعاءات
        [many] { $count } استدعاءً
       *[other] { $count } استدعاء
    }
# 3d9d834e
webhooks-last-test = آخر اختبار
# 66bd30db
webhooks-test-on-its-way = 🕓 في الطريق – اضغط «تحديث»
# 4b2da834
webhooks-id = المعرّف
# 92c37007
webhooks-added = أُضيف
# 39c6b3f3
webhooks-send-test = 📨 إرسال حدث اختبار
# ff48d370
webhooks-test-sent = حدث الاختبار في الطريق. اضغط «تحديث» لرؤية الرد.
# 9c341dfc
webhooks-deliveries = 📜 الإرسالات
# d40473b7
webhooks-choose-types = 🗂 اختيار الأحداث
# e10aab01
webhooks-rotate = 🔁 استبدال السر
# fee396b4
webhooks-turn-on = 🟢 تشغيل
# dca8f761
webhooks-turned-on = الـ webhook مفعّل، ويصله ما يحدث من الآن. ومن «الإرسالات» يمكنك إرسال ما فاته.
# bc385f9a
webhooks-remove = 🗑 إزالة
# d474900b
webhooks-removed = تمت إزالة الـ webhook.
# a29908d7
webhooks-which-events = 🗂 أي أحداث؟
# 6332b1bd
webhooks-ask-types = اضغط على حدث لاختياره أو تركه. إذا اخترتها كلها، تُرسل أنواع الأحداث الجديدة أيضًا.
# 2acb2b0f
webhooks-where-to =
    <b>🪝 إلى أين أرسل الأحداث؟</b>
    
    { webhooks-ask-url }
# 20cd006f
webhooks-ask-url = أرسل عنوان URL لخادمك، مثل <code>{"https://shop.example/webhooks"}</code>. بعدها أرسل إليه حدث اختبار موقّعًا، وأعرض لك سر التوقيع.
# 22c6b333
webhooks-secret = سر الـ webhook الخاص بك
# 55892be5
webhooks-to = إلى { $url }
# 732d8c7e
webhooks-secret-shown-once = أعرضه مرة واحدة فقط. يحتاجه خادمك للتحقق من الترويسة <code>{"webhook-signature"}</code> في كل استدعاء: كل مكتبة لـ Standard Webhooks تفعل ذلك.
# c5324f18
webhooks-copy-secret = 📋 نسخ السر
# 77d49e61
webhooks-secret-not-shown = تم، لكن رسالتي التي تحوي السر لم تصل إليك، ولا أستطيع عرضه مجددًا. افتح الـ webhook وخذ سرًا جديدًا.
# 60c99865
webhooks-new-secret-not-shown = تم، لكن رسالتي التي تحوي السر الجديد لم تصل إليك، ولا أستطيع عرضه مجددًا. خذ سرًا آخر. عندها ينتهي السر الذي يستخدمه خادمك، فاستعدّ لتغييره.
# 089ed60d
webhooks-ask-rotate = استبدال السر؟
# 1f9cadf1
webhooks-ask-remove = إزالة الـ webhook؟
# 2a6a506b
webhooks-what-it-means-rotate = تحصل فورًا على سر جديد لـ { $url }. ولمدة 24 ساعة يُوقَّع كل استدعاء بالقديم أيضًا، حتى يتسنى لك تغيير خادمك. وإذا أخذت سرًا جديدًا قبل أقل من 24 ساعة، فالذي سبقه ينتهي الآن.
# fc9389ae
webhooks-what-it-means-remove = لن يُرسل شيء إلى { $url } بعد الآن، ويُحذف سره.
# 5e6b30d8
webhooks-confirmed-rotate = 🔁 نعم، استبدله
# 2fc06768
webhooks-confirmed-remove = 🗑 نعم، أزِله
# 01b7dbfb
webhooks-no-deliveries = لم يُرسل شيء بعد.
# 654e6e32
webhooks-legend = في كل سطر: الحدث، وحالة رد خادمك، والوقت الذي استغرقه، ورقم المحاولة.
# 89ace831
webhooks-not-sent-yet = لم يُرسل بعد
# 7a7bd14a
webhooks-event = الحدث
# 1c2bb252
webhooks-not-kept = لم يعد محفوظًا
# 312f0d27
webhooks-queued = دخل الانتظار
# 31cc833b
webhooks-attempts = المحاولات
# a06b2b00
webhooks-last-attempt = آخر محاولة
# 3953b252
webhooks-answer = الرد
# f583709b
webhooks-answered = { $status } خلال { $ms } ms
# aa30067b
webhooks-no-answer = { $problem } بعد { $ms } ms
# e7816fed
webhooks-next-attempt = المحاولة التالية
# 40255824
webhooks-given-up = لا محاولات أخرى. يمكنك إرساله مجددًا.
# 290ad42d
webhooks-send-again = 📨 إرسال مجددًا
# b9b08f25
webhooks-sent-again = هو في الطريق من جديد.
# b18b01fd
webhooks-delivery-gone = أُرسل هذا مجددًا منذ ذلك الحين، أو لم يعد محفوظًا.
# 4c41cd23
webhooks-resend = 📨 إرسال كل ما حدث منذ …
# d7e69d2b
webhooks-ask-since = كل الأحداث منذ ذلك الوقت تُرسل مجددًا، حتى التي قبلها خادمك. أرسل تاريخًا مثل <code>{"2026-01-15"}</code> أو <code>{"2026-01-15 12:00"}</code> (UTC).
# 98d3bacd
webhooks-not-a-date = هذا ليس تاريخًا ماضيًا. اكتبه هكذا: {"2026-01-15"} أو {"2026-01-15 12:00"} (UTC)، أو أرسل {"/cancel"}.
# 65624980
webhooks-nothing-since = لم يحدث شيء من الأنواع المختارة منذ { $time }.
# 3d87754f
webhooks-resending = هي في الطريق.
