## language

# 32499cd6
language-name = العربية
# 39590ba7
language-locale = ar

## common

# e9527c28
common-back = ‹ رجوع
# 80690038
common-home = ‹ الرئيسية
# 8639457a
common-cancel = إلغاء
# 4f1e2501
common-refresh = ↻ تحديث
# 74f2cc3a
common-previous = ‹ السابق
# 041d6918
common-next = التالي ›
# 7576d5b2
common-newer = ‹ الأحدث
# 623c187b
common-older = الأقدم ›
# 94f38e16
common-and-more = … و{ $count } أخرى
# a7b0c287
common-page = صفحة { $number }
# d8962491
common-paused = ⏸ متوقف حاليًا: { $names }
# 91de2899
common-forwarded-command = لا أنفّذ الأوامر المُعاد توجيهها. اكتب الأمر بنفسك من فضلك.
# b0076419
common-old-button = هذا الزر قديم. ترى الآن الحالة الحالية، والأمر {"/start"} يفتح القائمة.
# be0c3b22
common-nothing-to-cancel = لا يوجد ما يُلغى.
# 3f4629d7
common-cancelled = تم الإلغاء. لم يتغيّر شيء.
# 44e6710f
common-formatted = حوّل Telegram جزءًا من رسالتك إلى تنسيق، وقد تكون علامات مثل * _ ~ | ناقصة. أرسلها من فضلك كملف .txt، أو أعد إرسالها بلا تنسيق.
# 67e76d9c
common-type-text = أجب برسالة نصية من فضلك، أو أرسل {"/cancel"}.
# e9da86ad
common-done-before = تم هذا من قبل، لكن ردّي لم يصل إليك. أرسل {"/start"} لرؤية الحالة الحالية.
# 78d15595
common-too-late = استغرق هذا وقتًا طويلًا فلم يُنفَّذ. حاول مرة أخرى من فضلك.
# 614220e6
common-failed = عذرًا، حدث خطأ. التفاصيل مسجّلة عند المشغّل. لم يضِع شيء، فحاول مرة أخرى من فضلك.
# 9feec387
common-failed-again = { $support ->
        [none] إذا تكرّر الخطأ، فراسل المشغّل.
       *[other] إذا تكرّر الخطأ، فراسل المشغّل ({ $support }).
    }
# b5fd43e0
common-copy-code = 📋 نسخ الرمز { NUMBER($number, useGrouping: 0) }
# 2e9cbdf8
common-removed-deleted = تم الحذف.
# efaf9ff9
common-removed-emptied = لا يسمح Telegram للبوتات بحذف رسالة بعد 48 ساعة، فأزلتُ محتواها.
# 68d11012
common-removed-kept = ⚠️ لا يسمح لي Telegram بحذف هذه الرسالة أو تغييرها. احذفها بنفسك من فضلك.
# 47303bd3
common-too-old = أزلتُ المحتوى. هذه الرسالة أقدم من أن أحذفها، لكن يمكنك أنت حذفها.

## errors

# c2cf4440
error-NOT_AN_AMOUNT = { $currency ->
        [USD] «{ $text }» ليس مبلغًا. اكتب المبلغ بالـ USD بالأرقام، مثل 12 أو 0.50: أقل من عشرة ملايين، وبست منازل عشرية على الأكثر.
       *[other] «{ $text }» ليس مبلغًا بالـ { $currency }. اكتبه بالأرقام، مثل 1200.
    }
# db06cf97
error-AMOUNT_UNCLEAR = «{ $text }» قد يعني مبلغين مختلفين. اكتب { $larger } أو { $smaller }.
# dbdb8874
error-AMOUNT_NEGATIVE = في «{ $text }» علامة ناقص. اكتب المبلغ بدونها.
# 0050ee36
error-OTHER_CURRENCY = «{ $text }» بعملة أخرى. اكتب المبلغ بالـ { $currency }.
# 483fdefe
error-AMOUNT_IS_ZERO = يجب أن يكون المبلغ أكبر من صفر.
# 1e891a06
error-NOT_A_DURATION = «{ $text }» ليس مدة. اكتب عددًا صحيحًا ثم s أو m أو h أو d، مثل {"30m"} أو {"2h"} أو {"7d"}.
# 0f1da1f9
error-DURATION_IS_ZERO = يجب أن تكون المدة أطول من صفر.
# 1c82addc
error-INVALID_TELEGRAM_ID = معرّف Telegram عدد صحيح أكبر من صفر.
# 824433a9
error-NAME_TOO_LONG = طول الاسم { $max } حرف على الأكثر.
# 5325c1f1
error-NOT_AN_ADDRESS = «{ $text }» ليس عنوان IPv4 ولا نطاقًا. اكتبه هكذا: {"203.0.113.7"} أو {"203.0.113.0/24"}.
# 0312c08d
error-BLOCK_TOO_WIDE = { $cidr } واسع جدًا: أكبر نطاق هو {"/8"}. للسماح بكل العناوين، اترك القائمة فارغة.
# ee5044fa
error-TOO_MANY_ADDRESSES = القائمة تتسع لـ { $max } على الأكثر، وبهذا يصير عددها { $size }. استخدم نطاقات، مثل {"203.0.113.0/24"}.
# dc8409b7
error-INVALID_KEY_NAME = طول اسم المفتاح من 1 إلى { $max } حرف مرئي، ولا يبدأ بمسافة ولا ينتهي بها.
# 2bfe9388
error-KEY_NAME_TAKEN = هناك مفتاح بهذا الاسم من قبل: «{ $name }».
# 2e2a34a5
error-TOO_MANY_KEYS = عدد مفاتيح الحساب { $max } على الأكثر. ألغِ واحدًا أولًا.
# 7ecbd6ac
error-SCOPE_MISSING = يحتاج المفتاح إلى صلاحية واحدة على الأقل: قراءة أو طلب أو استعلام.
# c160fbff
error-INVALID_CAP = يجب أن يكون الحد أكبر من صفر ولا يتجاوز { USD($maxMicros) }.
# 2489d639
error-INVALID_PRICE = يجب أن يكون السعر أكبر من صفر ولا يتجاوز { USD($maxMicros) }.
# 4489fa05
error-INVALID_COST = يجب أن تكون التكلفة بين صفر و{ USD($maxMicros) }.
# 112b5e23
error-INVALID_PERCENT = «{ $text }» ليست نسبة مئوية. اكتب رقمًا من 0 إلى { $max }، بمنزلتين عشريتين على الأكثر، مثل 12.5.
# a011fc93
error-NOTE_LENGTH = طول الملاحظة من 1 إلى { $max } حرف.
# 77bac8c6
error-TOO_MANY_NOTES = لكل حساب { $max } ملاحظة على الأكثر. أزل إحداها أولًا.
# 46984bcc
error-NEWS_LENGTH = طول الخبر من 1 إلى { $max } حرف.
# a7f49487
error-TOO_MANY_MOVES = بُلغ الحد الأقصى لعمليات النقل: { $max }. حاول لاحقًا من فضلك.
# 96ae2789
error-TOO_MANY_APPROVALS = عدد القرارات التي تنتظر شخصًا ثانيًا: { $max }. أكّد بعضها أو ارفضه أولًا.
# 7672c781
error-INVALID_TIER_NAME = اسم المستوى من 1 إلى { $max } من الحروف أو الأرقام أو المسافات أو الشرطات، وليس {"standard"}.
# cc0d4cb1
error-TIER_NAME_TAKEN = يوجد مستوى باسم «{ $name }».
# 434839c2
error-TOO_MANY_TIERS = عدد المستويات { $max } على الأكثر. احذف أحدها أولًا.
# 7b42dcc2
error-NOT_ITS_SUPPLIER = المنتج { $pid } لا يأتي من هذا المورّد. مورّدوه: { $suppliers }.
# dc86dedb
error-INVALID_SETTING =
    .suppliers = يمكن أن تكون الإعدادات لـ { $max } موردين على الأكثر.
    .low_stock = حد المخزون المنخفض عدد صحيح من 0 (إيقاف) إلى { $max }.
    .terms = طول الشروط { $max } حرف على الأكثر.
    .open_deposits = عدد عمليات الشحن المفتوحة للحساب من 1 إلى { $max }.
    .at_once = الطلبات المفتوحة معًا: من 0 إلى { $max }.
    .sync_every = يمكن أخذ قائمة الأسعار كل 5 دقائق إلى 30 يومًا.
    .cost_jump = أكبر تغيّر للتكلفة من 0 (بلا حد) إلى { $max } بالمئة.
    .cost_age = مدة صلاحية التكلفة من 0 (دائمًا) إلى { $max } يومًا.
    .support = «{ $text }» ليس جهة اتصال. اكتب {"@name"} في Telegram، أو بريدًا إلكترونيًا، أو عنوان {"https://"} لا يتجاوز { $maxUrlLength } حرف.
    .digest_time = وقت الملخص مثل {"09:00"}، من {"00:00"} إلى {"23:59"}.
    .time_zone = لا توجد منطقة زمنية «{ $text }». اكتب أقرب مدينة كبيرة، مثل {"Asia/Dhaka"}، أو {"UTC"}.
    .least_is_zero = يجب أن يكون أصغر شحن أكبر من صفر.
    .least_above_largest = لا يجوز أن يتجاوز أصغر شحن أكبره. يمكنك تغيير الاثنين معًا.
    .stars_rate = عدد Stars لكل USD أكبر من 0 ولا يتجاوز { $max }، وعدد منازله العشرية { $decimals } على الأكثر.
# 02be959b
error-INVALID_TRANSFER =
    .name = طول اسم طريقة الدفع من 1 إلى { $max } حرف.
    .instructions_too_long = طول التعليمات { $max } حرف على الأكثر.
    .too_many = عدد طرق التحويل { $max } على الأكثر. أزل إحداها أولًا.
    .name_taken = توجد طريقة دفع باسم «{ $name }».
    .instructions_missing = طريقة الدفع هذه تحتاج أولًا إلى تعليمات: تبيّن للناس أين يرسلون المال.
    .rate_of_usd = 1 USD يساوي 1 USD. حدّد رسومًا أو مكافأة بدلًا من ذلك.
    .least_is_zero = يجب أن يكون أصغر شحن أكبر من صفر.
    .least_above_largest = لا يجوز أن يتجاوز أصغر شحن أكبره. يمكنك تغيير الاثنين معًا.
    .currency = «{ $text }» ليست عملة. اكتب من ثلاثة إلى خمسة أحرف لاتينية، مثل {"BDT"} أو {"USDT"}.
    .rate = لا يمكن أن يساوي 1 USD هذا المبلغ بالـ { $currency }. اكتب عددًا مثل 121.5، بست منازل عشرية على الأكثر.
    .fee = الرسوم أو المكافأة { $max } % على الأكثر، بمنزلتين عشريتين على الأكثر.
# 51e11c10
error-CATALOG_NOT_JSON = الكتالوج ليس JSON: { $said }
# 6b4d5cc2
error-DOCUMENT_REFUSED =
    .too_large = في هذا الملف محتوى أكثر مما يمكن قراءته هنا. احذف ما لا يلزم أو أرسله على أجزاء.
    .too_slow = قراءة هذا الملف تستغرق وقتًا طويلًا. احفظه بصفوف وأعمدة أقل أو أرسله على أجزاء.
    .busy = ملفات كثيرة تنتظر دورها. انتظر دقيقة ثم أرسل هذا الملف من جديد.
# e703930d
error-NOT_FROM_STOCK = المنتج { $pid } لا يُباع من المخزون، فلا رموز له.
# 4677a12c
error-CODE_TOO_LONG = السطر { NUMBER($line, useGrouping: 0) } يتجاوز { $max } حرف. اكتب رمزًا واحدًا في كل سطر.
# 47358dd8
error-REASON_MISSING = اكتب سببًا. سيراه صاحب الحساب.
# e9723d64
error-REASON_TOO_LONG = طول السبب { $max } حرف على الأكثر.
# c1497549
error-INVALID_CREDIT = يجب أن يكون المبلغ المضاف أكبر من صفر وأقل من { USD($maxMicros) }.
# 3700a838
error-WORTH_UNKNOWN = قيمة هذه الدفعة غير معروفة. اذكر المبلغ بالـ USD أيضًا.
# e3c46549
error-INVALID_CLAIM_REFUND = { $maxMicros ->
        [0] لم يبقَ ما يُسترد: ثمن هذا الطلب كله عاد إلى المحفظة.
       *[other] يجب أن يكون المبلغ أكبر من صفر ولا يتجاوز { USD($maxMicros) }، وهو الباقي من ثمن الطلب.
    }
# 8e8ef9af
error-INVALID_WEBHOOK_URL =
    .not_a_url = هذا ليس عنوان URL. اكتبه هكذا: {"https://shop.example/webhooks"}، بحد أقصى 500 حرف.
    .not_https = يجب أن يبدأ العنوان بـ {"https://"}، حتى لا يقرأ أحد ما يُرسل أو يغيّره.
    .has_password = لا يجوز أن يحوي العنوان اسم مستخدم أو كلمة مرور. تحقق من توقيع كل استدعاء بدلًا من ذلك.
    .port = يجب أن يكون المنفذ 443، أو 1024 فما فوق.
    .not_public = يجب أن يؤدي العنوان إلى خادم على الإنترنت العام.
# 62ee5833
error-UNKNOWN_EVENT_TYPE = لا يوجد نوع أحداث { $type }. الأنواع هي { $known }.
# 32ac30f6
error-NOT_A_PERSON = «{ $text }» ليس مستخدمًا. اكتب معرّف Telegram رقميًا، مثل 123456789، أو {"@name"}، أو رقم الحساب.
# bfbe0e48
error-INVALID_MARK = يجب أن يكون المبلغ أكبر من صفر ولا يتجاوز { USD($maxMicros) }.
# d13eed11
error-INVALID_DELIVERY =
    .count = { $given ->
            [one] ما أرسلته: رمز واحد، والمطلوب: { $ordered }.
            [two] ما أرسلته: رمزان، والمطلوب: { $ordered }.
            [few] ما أرسلته: { $given } رموز، والمطلوب: { $ordered }.
            [many] ما أرسلته: { $given } رمزًا، والمطلوب: { $ordered }.
           *[other] ما أرسلته: { $given } رمز، والمطلوب: { $ordered }.
        }
    .length = أحد الرموز فارغ أو أطول من أن يكون رمزًا.
    .known = أحد هذه الرموز معروف هنا من قبل. لا يُسلَّم رمز مرتين.
# 235fc5c9
error-METHOD_NOT_OFFERED = طريقة الدفع هذه لم تعد متاحة. اختر غيرها من فضلك.
# e0e63e62
error-INVALID_TOP_UP =
    .limits = مبلغ الشحن من { USD($minMicros) } إلى { USD($maxMicros) }.
    .cents = استخدم منزلتين عشريتين على الأكثر من فضلك.
    .price = طريقة الدفع هذه تقبل { $maxPrice } على الأكثر في المرة، وثمن { USD($amountMicros) } هو { $price }. اختر مبلغًا أصغر من فضلك.
# 2368ec26
error-RECEIPT_NOT_NEEDED = هذا الشحن لا يحتاج إلى إيصال: يدخل المال محفظتك حين تصل دفعتك.
# 775da7f2
error-TOO_MANY_RECEIPTS = وصل عدد إيصالات هذا الشحن إلى الحد، وهو { $max }. المشغّل يراجعها، فانتظر القرار من فضلك.
# 03e94e43
error-TABLE_EMPTY = لم أجد صفوفًا في هذا. أرسل صفًا لكل طلب.
# 6a8b5919
error-TABLE_TOO_LONG = { $max ->
        [one] الصفوف هنا أكثر من الحد (صف واحد). قسّمها إلى عدة ملفات من فضلك.
        [two] الصفوف هنا أكثر من الحد (صفان). قسّمها إلى عدة ملفات من فضلك.
        [few] الصفوف هنا أكثر من الحد ({ $max } صفوف). قسّمها إلى عدة ملفات من فضلك.
        [many] الصفوف هنا أكثر من الحد ({ $max } صفًا). قسّمها إلى عدة ملفات من فضلك.
       *[other] الصفوف هنا أكثر من الحد ({ $max } صف). قسّمها إلى عدة ملفات من فضلك.
    }
# a9d6c3d7
error-TOO_MANY_UNITS = عدد المفاتيح والبطاقات المطلوبة هنا { $units }، وحد الملف الواحد { $max }. قسّمه إلى عدة ملفات من فضلك.
# b937612c
error-INSUFFICIENT_STOCK = المخزون لا يكفي من رموز هذا المنتج.
# f404f06f
error-INSUFFICIENT_BALANCE = { $debtMicros ->
        [0] المحفظة فيها أقل من المطلوب، وهو { USD($neededMicros) }.
       *[other] على الحساب { USD($debtMicros) }، لأن دفعة سُحبت بعد صرفها. الشحن القادم يسدّد هذا الدَّين أولًا.
    }
# 6fb149ea
error-ORDER_NOT_FOUND = لا يوجد طلب ولا استعلام { $id }.
# ed0ce61e
error-ACCOUNT_NOT_FOUND = لم أجد حسابًا لـ { $who }. يُفتح الحساب عند أول رسالة إلى البوت.
# 35f27f5f
error-ACCOUNT_EXISTS = معرّف Telegram { NUMBER($telegramId, useGrouping: 0) } له حساب من قبل.
# c83a25e3
error-KEY_NOT_FOUND = انتهى هذا المفتاح: انتهت صلاحيته، أو استُبدل، أو أُلغي.
# e1d887c9
error-LINE_NOT_FOUND = لا يوجد في الكتالوج خط { $slug }.
# 35e555d6
error-PRODUCT_NOT_FOUND = لا يوجد في الكتالوج منتج { $pid }.
# 956443ec
error-NO_PRICE_LIST = { $others ->
        [none] ليس لدى { $supplier } قائمة أسعار يمكن قراءتها.
       *[other] ليس لدى { $supplier } قائمة أسعار يمكن قراءتها. وهي لدى: { $others }.
    }
# b58994c1
error-LIST_UNREADABLE = تعذّرت قراءة قائمة أسعار { $supplier }: { $why }
# 9d961414
error-LIST_TOO_LONG = في قائمة أسعار { $supplier } أكثر من { $max } صنف، فلم تُقرأ.
# 6d1778b4
error-LIST_STALE = { $more ->
        [0] تغيّرت هذه المنتجات في هذه الأثناء: { $pids }. انظر إلى القائمة من جديد.
       *[other] تغيّرت هذه المنتجات في هذه الأثناء: { $pids } +{ $more }. انظر إلى القائمة من جديد.
    }
# d9f94053
error-ITEM_NOT_LISTED = ليس في قائمة أسعار { $supplier } صنف { $item }. انسخه من القائمة، أو حدّثها أولاً.
# 8f33fda7
error-APPROVAL_NOT_FOUND = هذا القرار غير موجود.
# 15a93a42
error-APPROVAL_OVER = حُسم هذا من قبل، أو مضت عليه 24 ساعة.
# a4af3a40
error-APPROVAL_OWN = هذا قرارك أنت. يجب أن يؤكده شخص آخر.
# 6c6123e7
error-OWN_ACCOUNT = هذا يخص حسابك أنت. يجب أن يقرر فيه شخص آخر من الفريق.
# aac90215
error-APPROVAL_NOT_YOURS = دورك لا يسمح لك بالبتّ في هذا. اسأل أحد المالكين.
# 063fb8dc
error-NO_SECOND_PERSON = لا أحد غيرك يمكنه تأكيد هذا. يحتاج شخص ما إلى دور لذلك: انظر «الخدمة» في اللوحة. وإن لم يكن لأحد دور بعد، فيُعطى من سطر الأوامر: {"gamewallet team set"}.
# 355c128b
error-INCIDENT_NOT_FOUND = هذا العطل غير موجود.
# 5743816f
error-INCIDENT_TOLD = أُبلغ أصحاب الطلبات من قبل.
# 652bfdbc
error-BROADCAST_NOT_FOUND = هذا الخبر غير موجود.
# 5d514e46
error-BROADCAST_OVER = أُرسل هذا الخبر أو أُوقف من قبل.
# 7a128369
error-BROADCAST_RUNNING = ما زالت أخبار أخرى تُرسل. انتظرها أو أوقفها.
# 2b5366c2
error-NOTE_GONE = أزيلت هذه الملاحظة من قبل.
# 70838bcd
error-MOVE_OVER = انتهى هذا النقل، أو هو لشخص آخر.
# d4a77871
error-MOVE_REFUSED =
    .same = هذا هو الحساب نفسه.
    .moving = هذا الحساب بانتظار نقل آخر.
    .of_team = المستلم من الفريق.
    .target_shut = المستلم محظور أو مقيّد، أو لا يُسمح له باستخدام API أو المتجر.
    .used = استخدم المستلم حسابه. يجب أن يكون جديدًا بلا حركات أو طلبات أو مفاتيح أو عناوين أو webhook أو ملاحظات أو مستوى.
    .target_moving = المستلم طرف في نقل آخر.
# 602adaeb
error-TIER_NOT_FOUND = لا يوجد مستوى «{ $name }».
# a4ca4fd4
error-TRANSFER_NOT_FOUND = لا توجد طريقة دفع باسم «{ $name }».
# af33279b
error-BATCH_GONE = لم تعد هذه الرموز عندي: أجبتَ من قبل، أو أرسلت غيرها، أو مضت ساعة. أرسلها مجددًا من فضلك.
# 9102c4d9
error-QUARANTINE_ENDED = لا يوجد في الحجر رمز كهذا من { $orderId }.
# 96650241
error-CODES_SEEN = مشتري { $orderId } رأى هذا الرمز، فلا يمكن أن يعود إلى البيع. اشطبه.
# d4577440
error-CLAIM_NOT_FOUND = لا توجد شكوى كهذه.
# acb9b30a
error-NOTHING_TO_REPLACE = ليس في الطلب هذا الرمز، أو لم يعد فيه. يمكنك رد المبلغ أو رفض الشكوى.
# 9c84f796
error-DEPOSIT_NOT_FOUND = لا يوجد شحن كهذا.
# e66b7057
error-PAYMENT_NOT_FOUND = لا توجد دفعة كهذه.
# dc89c35c
error-PAYMENT_DECIDED = هذه الدفعة أُضيفت أو رُدّت من قبل.
# 401aa960
error-TOO_MANY_WEBHOOKS = لكل حساب { $max } webhook على الأكثر. أزِل واحدًا قبل إضافة غيره.
# 3c73e3a5
error-WEBHOOK_NOT_FOUND = لا يوجد webhook كهذا. ربما أُزيل.
# 8b9a1ed4
error-WEBHOOK_OFF = الـ webhook متوقف. شغّله أولًا.
# a223b168
error-SHOP_DISABLED = المتجر مغلق حاليًا. حاول لاحقًا من فضلك. ما طلبته مستمر.
# 3c485a3f
error-SHOP_NOT_ALLOWED = أوقف المشغّل المتجر لحسابك. اسأله عن السبب من فضلك.
# e543df01
error-HOLDER_CHANGED = انتقل هذا الحساب إلى حساب Telegram آخر. أرسل {"/start"} لترى حسابك.
# a20f4f82
error-DRAFT_GONE = مضى وقت طويل على هذا الشراء. ابدأه من جديد: {"/shop"}
# 49e20890
error-ACCOUNT_SHUT = { $standing ->
        [restricted] حسابك مقيّد، فلا يمكنك الشراء. اسأل المشغّل من فضلك.
       *[banned] حسابك محظور، فلا يمكنك الشراء. اسأل المشغّل من فضلك.
    }
# 7cddd2ae
error-CONFIRMATION_OVER = تم هذا من قبل، أو سألتُك مجددًا منذ ذلك الحين.
# 67f5780c
error-BULK_GONE = لم تعد هذه الصفوف عندي: أرسلتَ غيرها، أو مضى يوم. أرسلها مجددًا من فضلك.
# e75e213c
error-BULK_RUNNING = ملف آخر لك قيد الشراء. انتظر حتى ينتهي، أو أوقفه أولًا.
# c5e7127b
error-UNDO_TOO_LATE = فات وقت التراجع: مضى أكثر من يوم.
# c0e2faf5
error-UNDONE_BEFORE = تم التراجع عن هذا من قبل.
# e66bcd23
error-UNDO_TAKES_TWO = التراجع عن هذا يحتاج إلى شخص ثانٍ. استخدم الأمر المعاكس: فهو ينتظر التأكيد.
# 1e45f25c
error-CHANGED_SINCE = لم يعد التراجع ممكنًا: تغيّر شيء منذ ذلك الحين.
# 73fa56ad
error-CREDIT_PAID_DEBT = لم يتغيّر شيء: { USD($paidOffMicros) } من هذه الإضافة سدّدت دينًا على الحساب، فالمحفظة فيها أقل مما تريد سحبه. يمكنك خصم الباقي.
# 6dc2cf4e
error-CODE_GONE = لم يعد هذا الرمز للبيع: بيع أو أُزيل.
# c931eb56
error-IS_TEST_ORDER = هذا طلب اختبار. ينتهي وحده.
# f79dea69
error-TOO_MANY_REFILLS = وصل ملء محفظة الاختبار اليوم إلى الحد، وهو { $max }. حاول غدًا من فضلك.
# 1cc8245d
error-TASK_TAKEN = أخذ مشرف آخر هذا الطلب في هذه الأثناء.
# 9dd60e3b
error-TASK_ENDED = انتهى هذا الطلب في هذه الأثناء.
# af07fb3d
error-TASK_NOT_YOURS = لم يعد هذا الطلب عندك.
# 0ad7b350
error-CLAIM_NOT_POSSIBLE =
    .processing = هذا الطلب ما زال في الطريق. سأراسلك عند انتهائه. وإن تعذّر تنفيذه، يعود ثمنه وحده.
    .paid_back = ثمن هذا الطلب عاد إلى محفظتك من قبل.
    .open = ننظر في هذا الطلب بالفعل. شكواك في صفحته.
    .too_many_of_order = وصل عدد شكاواك من هذا الطلب إلى الحد، وهو { $max }. راسل الدعم من فضلك.
    .too_many_open = وصل عدد شكاواك المفتوحة إلى الحد، وهو { $max }. انتظر جوابًا، أو اسحب واحدة.
    .over = انتهت هذه الشكوى من قبل. افتحها مجددًا لترى كيف.
# 874b3426
error-TOO_MANY_DEPOSITS = وصل عدد عمليات الشحن المفتوحة لديك إلى الحد، وهو { $max }. ادفع واحدة أو ألغِها أولًا من فضلك.
# bde33532
error-DEPOSIT_OVER = { $act ->
        [receipt] حالة هذا الشحن: { $status }. إذا دفعت، فابدأ شحنًا جديدًا بالمبلغ نفسه وأرسل الإيصال له.
       *[cancel] لم يعد إلغاء هذا الشحن ممكنًا. حالة هذا الشحن: { $status }.
    }
# 9a2ca88e
error-RECEIPT_SENT_SINCE = وصل إيصال جديد منذ ذلك الحين. انظر فيه أولًا.
# 1814cc18
error-REFUND_NOT_POSSIBLE = لا يمكن رد { $reference } من هنا. اخصم من الحساب وأرسل المال بنفسك.
# dbe73bbd
error-REFUND_NOT_COVERED = لا يمكن رد { $reference }: لم يعد في المحفظة { USD($amountMicros) }.
# ff3d70eb
error-REFUND_REFUSED = رفضت خدمة الدفع رد { $reference } ({ $why }). المال في المحفظة من جديد.

## problems

# a5ed37b9
problem-move-same = هذا هو الحساب نفسه.
# d82cf786
problem-move-moving = هذا الحساب بانتظار نقل آخر.
# 0b18cdfd
problem-move-of_team = المستلم من الفريق.
# 9d980c51
problem-move-target_shut = المستلم محظور أو مقيّد، أو لا يُسمح له باستخدام API أو المتجر.
# f2f3147c
problem-move-used = استخدم المستلم حسابه. يجب أن يكون جديدًا بلا حركات أو طلبات أو مفاتيح أو عناوين أو webhook أو ملاحظات أو مستوى.
# 99363212
problem-move-target_moving = المستلم طرف في نقل آخر.
# 7b7c25f7
error-INVALID_CATALOG = لم يُستورد الكتالوج ولم يتغيّر شيء. أصلِح هذا أولًا:
# 9ca52fc4
problem-catalog-more = … و{ $more } أخرى
# 4fdb4f40
problem-catalog-file = الملف
# 9a08b725
problem-catalog-line = { $name ->
        [none] الخط { NUMBER($number, useGrouping: 0) }
       *[other] الخط { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# 82d2848f
problem-catalog-product = { $name ->
        [none] المنتج { NUMBER($number, useGrouping: 0) }
       *[other] المنتج { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# 2ec7f88e
problem-catalog-row = { $name ->
        [none] الصف { NUMBER($number, useGrouping: 0) }
       *[other] الصف { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# f006ed2b
problem-catalog =
    .pattern_too_long = لا يجوز أن يتجاوز { $max } حرف
    .pattern_invalid = يجب أن يكون تعبيرًا نمطيًا (regular expression)
    .pattern_too_large = يجب أن يكون أصغر: كل تكرار يُحسب بعدد مراته
    .pattern_looks_around = لا يجوز أن ينظر إلى ما قبله أو ما بعده: { $token }
    .pattern_refers_back = لا يجوز أن يشير إلى مجموعة سابقة: { $token }
    .pattern_unsupported = يجب أن يقتصر على ما يدعمه RE2: { $said }
    .decimals = ست منازل عشرية على الأكثر
    .number = يجب أن يكون عددًا أصغر، بكل أرقامه ودون أُسّ
    .supplier_name = من 1 إلى 32: حروف لاتينية صغيرة أو أرقام أو -
    .supplier_twice = يُذكر كل مورّد مرة واحدة
    .pid = من 1 إلى 64: حروف لاتينية أو أرقام أو - أو _
    .slug = من 2 إلى 40: حروف لاتينية صغيرة أو أرقام
    .order_code = من 2 إلى 6: حروف لاتينية كبيرة أو أرقام
    .example = يجب أن يطابق النمط
    .field_twice = يُذكر كل حقل مرة واحدة
    .region_and_server = لا يجوز طلب region وserverId معًا
    .region_options = يُحدَّد إذا طلب الخط region، وفي هذه الحالة فقط
    .server_options = يُحدَّد فقط إذا طلب الخط serverId
    .option_twice = تُستخدم كل قيمة وكل اختصار مرة واحدة، والحروف الكبيرة والصغيرة سواء
    .unknown_supplier = يذكر { $name }، وليس من مورّديه
    .used_twice = مستخدم مرتين: { $name }
    .no_supplier = يجب ذكر مورّد، لأنه خط لشحن الألعاب
    .no_fields = يجب ذكر ما يحتاجه شحن اللعبة، مثل userId
    .stock_supplier = لا يجوز ذكر "stock" في خط لشحن الألعاب؛ "stockBased": true يعطي كل طلب رمزًا يستخدمه المورّد
    .stock_based = لا يجوز تحديده: المفاتيح والبطاقات تذكر "stock" في suppliers
    .fields_of_code = لا يجوز تحديده: المفاتيح والبطاقات لا تحتاج إلى لاعب
    .other_line = ينتمي إلى الخط { $slug }؛ لا يمكن نقل منتج إلى خط آخر، فاستخدم pid جديدًا
    .schema = { $said }

## errors

# 33c82e7f
error-CLAIM_DECIDED =
    .open =
        الشكوى { $reference }: مفتوحة{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .replaced =
        الشكوى { $reference }: انتهت برمز بديل{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunded =
        الشكوى { $reference }: انتهت باسترداد{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refused =
        الشكوى { $reference }: مرفوضة{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .withdrawn =
        الشكوى { $reference }: سحبها صاحب الحساب{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
# a06fe7db
error-DEPOSIT_DECIDED =
    .open =
        الشحن { $reference }: لم يُدفع بعد{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .submitted =
        الشحن { $reference }: ينتظر قرارًا بشأن إيصاله{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .credited =
        الشحن { $reference }: أُضيف إلى المحفظة{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .rejected =
        الشحن { $reference }: مرفوض{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .cancelled =
        الشحن { $reference }: ألغاه صاحب الحساب{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .expired =
        الشحن { $reference }: انتهت مهلته{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunding =
        الشحن { $reference }: قيد الاسترداد{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunded =
        الشحن { $reference }: تم استرداده{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .charged_back =
        الشحن { $reference }: سحبته خدمة الدفع{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.

## order-page

# af589561
order-page-title = طلبك
# 970a34eb
order-page-status-processing = قيد التنفيذ
# c32bb69d
order-page-status-completed = مكتمل
# 1aa43485
order-page-status-cancelled = ملغى
# 0a6753f6
order-page-what-next-processing = يُرجى التحقق مجددًا بعد بضع دقائق.
# c84db33d
order-page-what-next-completed = تم تنفيذ الطلب.
# 14fc1e53
order-page-what-next-cancelled = تعذّر تنفيذ الطلب. المتجر الذي اشتريت منه يمكنه مساعدتك.
# 5978bab3
order-page-look-again = تحقّق مجددًا
# d89879e6
order-page-product = المنتج
# 48efed86
order-page-game = اللعبة
# 3cc0f355
order-page-quantity = الكمية
# e75d359a
order-page-placed = تاريخ الطلب
# b71ccd11
order-page-ended = تاريخ الانتهاء
# e49cb10a
order-page-masked = بعض بيانات اللاعب مخفية.
# 204207eb
order-page-gone = هذه الصفحة غير موجودة
# 3bfbd9d2
order-page-why-gone = الرابط ناقص أو لم يعد صالحًا. اطلب رابطًا جديدًا من المتجر الذي أعطاك إياه.

## status-page

# ae22af5f
status-page-title = الحالة
# 468f3b6d
status-page-about = كيف سارت الطلبات في آخر 30 يومًا، محسوبة من الطلبات نفسها.
# a570b5e0
status-page-as-json = بصيغة JSON
# f38f4f4f
status-page-nothing = لا شيء معروض للبيع الآن.
# c4b5e62a
status-page-half = نصفها خلال
# 67dee0ea
status-page-most = 95 من كل 100 خلال
# c32bb69d
status-page-completed = المكتملة
# c20e7dc8
status-page-last-trouble = آخر مشكلة
# 766540f0
status-page-no-trouble = لا شيء في 30 يومًا
# df909d08
status-page-failing-today = ▲ تفشل بعض الطلبات اليوم
# 27ff82a9
status-page-no-orders = ○ لا طلبات مؤخرًا
# 0d6f1c88
status-page-failed = ▲ فشلت بعض الطلبات
# d65d5e0c
status-page-works = ● تعمل كالمعتاد
