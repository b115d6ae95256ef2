## addressGuard

# c9053665
address-guard-open = 🛡 Новые адреса
# 0601ef67
address-guard-is-on = Включено. Прежде чем ключ заплатит с адреса, откуда он ещё не использовался, я спрошу вас. Спрашиваю не больше пяти раз в час.
# 15642931
address-guard-is-off = Выключено. Ключи могут платить с любого адреса, откуда разрешены вызовы. Если включить, я спрошу вас, прежде чем ключ заплатит с адреса, откуда он ещё не использовался.
# c707f4f5
address-guard-about = Читать можно всегда. Отдельные адреса из списка разрешённых считаются знакомыми.
# ee48496d
address-guard-known = Знакомые адреса
# f9982de4
address-guard-none-yet = Пока нет.
# 10d009a3
address-guard-turn-on = 🛡 Включить
# fb2c34ac
address-guard-turn-off = ⚪️ Выключить
# e6ff92d7
address-guard-turned-on = Спрошу вас, прежде чем ключ заплатит с нового адреса.
# 615655e6
address-guard-turned-off = Больше не спрашиваю. Ключи могут платить с любого адреса, откуда разрешены вызовы.
# 4267b011
address-guard-forget = ➖ Убрать
# 4201f4be
address-guard-choose-forget =
    <b>{ address-guard-forget }</b>
    
    Нажмите на адрес, чтобы убрать его. Пока защита включена, я снова спрошу, прежде чем ключ заплатит оттуда.
# 08ba9faa
address-guard-forgotten = Убрано: { $address }.
# 954b2df7
address-guard-question = 🛡 Кто-то хочет заплатить вашим ключом с нового адреса
# b50bd35c
address-guard-key = Ключ
# e2046f29
address-guard-address = Адрес
# 5eb97c5e
address-guard-ask-yours = Вызов отклонён: этот ключ оттуда ещё не использовался. Деньги не списаны. Это ваш адрес?
# d9d06f37
address-guard-allow = ✅ Разрешить
# a972b80b
address-guard-allow-and-list = ✅ Разрешить и внести в список
# 4b2f0dcf
address-guard-ask-list =
    <b>Начать список разрешённых адресов с { $address }?</b>
    
    Список пуст, поэтому вызовы возможны с любого адреса. Как только в нём что-то появится, все остальные будут отклоняться.
# 54e0da04
address-guard-adds-others = Поэтому добавлю и адреса, с которых используются ваши ключи:
# 79ae5f2b
address-guard-no-others = Других адресов, с которых используются ваши ключи, не знаю.
# 09e99d96
address-guard-list-now = ✅ Да, начать список
# c258a8f3
address-guard-listed = Внесено в список разрешённых адресов: { $count }.
# 44624936
address-guard-not-me = 🚫 Это не я, отозвать ключ
# d7efb101
address-guard-freeze = 🧊 Выключить весь API
# 362ab658
address-guard-allowed = ✅ Ключ { $key } может платить с адреса { $address }.
# 5087e6a6
address-guard-send-again = Отправьте отклонённый вызов ещё раз.
# 38a318f5
address-guard-over = Этот вопрос уже закрыт: вы на него ответили, или ключ больше не действует.

## allowlist

# 31a71c23
allowlist-title = 🌐 Разрешённые адреса
# f6bb0e50
allowlist-only-these = Вашими ключами можно пользоваться только с этих адресов ({ $count }):
# ae7481c6
allowlist-empty-but-required = Список пуст, а сервис его требует, поэтому вызовы отклоняются, пока вы не добавите адрес.
# a32a8542
allowlist-empty = Список пуст: ключи работают с любого адреса. Добавьте адреса своих серверов, чтобы потерянным ключом никто не воспользовался.
# 2b73a633
allowlist-last-call = Последний вызов пришёл с адреса { $address }.
# 9e5b3b3c
allowlist-add = ➕ Добавить
# f37a51e3
allowlist-add-last = ➕ Добавить { $address }
# 7e1713d8
allowlist-ask-add =
    <b>С каких адресов можно пользоваться ключами?</b>
    
    Пришлите один или несколько адресов или блоков IPv4 через пробел, запятую или с новой строки:
# a83896ba
allowlist-added = { $count ->
        [one] Добавлено: { $count } запись.
        [few] Добавлено: { $count } записи.
        [many] Добавлено: { $count } записей.
       *[other] Добавлено: { $count } записи.
    }
# d8187859
allowlist-tap = Нажмите на запись, чтобы убрать её. Оттуда ключами больше нельзя будет пользоваться.
# 1c4708c4
allowlist-removed = Убрано: { $cidr }.

## api

# a75f2ba7
api-title = 🔑 Доступ к API
# bc932d43
api-access = Доступ
# cf6aefab
api-state-on = 🟢 включён
# 4754314e
api-state-off = ⚪️ выключен
# b50bd35c
api-key = Ключ
# be5c9dda
api-no-key = нет
# 56c8b07b
api-other-keys = Другие ключи
# a39429a8
api-older-key = Прежний ключ
# 7b950d24
api-valid-until = действует до { $time }
# 0a89daf3
api-address-list = Адреса
# 066ac824
api-any-address = любые
# a490124a
api-allowed = разрешено: { $count }
# 5eef92aa
api-asks-about-new = О новых спрашиваю
# fdff2287
api-base-url = Базовый адрес
# 6529111d
api-accepted-one = ✅ Вызовы с вашим ключом принимаются.
# 796afbe9
api-accepted-many = ✅ Вызовы с вашими ключами принимаются.
# ce4ba35a
api-refused = Сейчас API отклоняет ваши вызовы:
# 6cf2b7f1
api-last-refused = 🚫 Последний отклонённый запрос: { $ago }, { $from }: { $why }.
# 0c437ece
api-from = с адреса { $address }
# 51ad296f
api-from-unknown = с неизвестного адреса
# eba45b0c
api-refused-for-replaced = его ключ заменён новым
# 88bd5ea7
api-refused-for-expired = срок его ключа истёк
# 8cd396c5
api-refused-for-revoked = его ключ отозван
# d96fd220
api-refused-for-API_DISABLED = доступ к API был выключен
# 3c6a21f2
api-refused-for-API_DISABLED_BY_ADMIN = оператор выключил доступ к API
# 40502c46
api-refused-for-API_NOT_ELIGIBLE = аккаунту ещё нельзя было пользоваться API
# f8c4829f
api-refused-for-ACCOUNT_BANNED = аккаунт был заблокирован
# 64909352
api-refused-for-ACCOUNT_RESTRICTED = аккаунт был ограничен
# 7e8838fe
api-refused-for-IP_ALLOWLIST_REQUIRED = не было списка разрешённых адресов
# 00e2b589
api-refused-for-IP_NOT_ALLOWED = адреса не было в вашем списке
# 947a0eed
api-refused-for-KEY_SCOPE = его ключ не для таких запросов
# 3175c38f
api-allow-refused = ✅ Разрешить { $address }
# 967f157c
api-ask-allow = Разрешить запросы с этого адреса?
# ea85c480
api-what-allow-means = Программы с этого адреса смогут пользоваться API с вашими ключами. Разрешайте, только если адрес ваш.
# 617f96fa
api-allow-now = ✅ Да, разрешить
# fee396b4
api-turn-on = 🟢 Включить
# fb2c34ac
api-turn-off = ⚪️ Выключить
# 58a6da2d
api-turned-on = Доступ к API включён.
# 35349142
api-turned-off = Доступ к API выключен. Все вызовы отклоняются, пока вы его не включите.
# 97424261
api-ask-off = Выключить доступ к API?
# e8150a55
api-what-off-means = Все вызовы ваших программ сразу отклоняются. Заказы в обработке продолжаются, ключ остаётся прежним.
# 7cc7d352
api-create-key = 🔑 Создать ключ
# 0ea244d1
api-rotate-key = 🔁 Заменить ключ
# 07d9bf39
api-addresses = 🌐 Адреса
# aaf70c62
api-try-it = ▶️ Первые вызовы
# 9da327fc
api-replace = 🔁 Заменить ключ
# 31e38270
api-choose-grace = Новый ключ вы получите сразу, с теми же лимитами и сроком. Сколько ещё должен работать старый, чтобы вы успели поменять его в программах?
# 97f9ed52
api-grace-none = Нисколько
# a0e917fa
api-grace-hour = 1 час
# 0b723a21
api-grace-day = 24 часа
# 6768ebe3
api-new-key = Ваш ключ API
# 39a703bd
api-shown-once = Показываю его один раз и копии не храню. Сохраните его там, где его прочтут ваши программы, и удалите это сообщение.
# c28455c2
api-send-as = Отправляйте его с каждым вызовом в заголовке <code>X-API-Key: …</code>.
# 25f1fe8c
api-copy-key = 📋 Скопировать ключ
# d8ef9a2d
api-delete-message = 🗑 Ключ сохранён, удалить сообщение
# 92b6bdec
api-key-not-shown = Новый ключ создан, но сообщение с ним до вас не дошло, а копии у меня нет. Создайте другой ключ.
# 1cb3006a
api-refusal-MISSING_API_KEY = У вас нет действующего ключа. Создайте его ниже.
# af72015a
api-refusal-ACCOUNT_BANNED = { $support ->
        [none] Ваш аккаунт заблокирован. Напишите оператору.
       *[other] Ваш аккаунт заблокирован. Напишите оператору ({ $support }).
    }
# 0adc0cb1
api-refusal-ACCOUNT_RESTRICTED = { $support ->
        [none] Ваш аккаунт временно ограничен. Дождитесь конца срока или напишите оператору.
       *[other] Ваш аккаунт временно ограничен. Дождитесь конца срока или напишите оператору ({ $support }).
    }
# 81363cb2
api-refusal-API_DISABLED_BY_ADMIN = { $support ->
        [none] Оператор отключил вам доступ к API. Напишите оператору.
       *[other] Оператор отключил вам доступ к API. Напишите оператору ({ $support }).
    }
# d542cca1
api-refusal-API_DISABLED = Доступ к API выключен. Включите его ниже.
# 175f59d8
api-refusal-API_NOT_ELIGIBLE = Пользоваться API пока нельзя. Для этого нужно: { $rules }.
# 9b5679f6
api-refusal-IP_ALLOWLIST_REQUIRED = Сервис требует список разрешённых адресов. Добавьте свои в разделе «Адреса».
# ff08decc
api-refusal-IP_NOT_ALLOWED = Последний вызов пришёл с адреса, которого нет в вашем списке. Добавьте его в разделе «Адреса».
# 45ea5807
api-eligible-by-deposited = внести всего не меньше { $amount }
# e2f4b8af
api-eligible-by-age = чтобы вашему аккаунту исполнилось { $age }
# cbfbf096
api-maintenance = Идут технические работы: новые заказы пока отклоняются.
# a5ed3cdd
api-orders-paused = Заказы через API пока на паузе. Остальное работает.

## bulk

# 305133d9
bulk-open = 📋 Много сразу
# 305133d9
bulk-title = 📋 Много сразу
# 1b7e6bb5
bulk-how-to = Пришлите CSV-файл или скопируйте строки из таблицы и вставьте сюда.
# 24d28536
bulk-columns = Одна строка — один заказ: товар, игрок, количество и, если хотите, ваша пометка.
# 606cc789
bulk-limits = До { $rows } строк в файле не больше { $kilobytes } КБ. Сначала покажу сумму; без подтверждения ничего не покупается.
# 2f3cbbe1
bulk-template = ⬇️ Шаблон (CSV)
# fdbf6967
bulk-template-caption = Заполните этот файл и пришлите мне обратно. Строка на каждый заказ.
# 5fd90420
bulk-yours = Ваши файлы
# a8314154
bulk-wanted = Пришлите CSV-файл или вставьте строки. Как они выглядят, показывает шаблон.
# a71597c8
bulk-too-large = Файл слишком большой: предел { $kilobytes } КБ. Разделите его на части.
# f7814ae2
bulk-not-text = Этот файл не читается. В таблице выберите «Сохранить как», затем «CSV UTF-8», и пришлите тот файл.
# 78a32892
bulk-split = Текст такой длинный, что Telegram мог его разбить. Пришлите строки файлом.
# bb1cd8ef
bulk-can-buy = { $count ->
        [one] ✅ Можно купить: { $count } строка, { $amount }
        [few] ✅ Можно купить: { $count } строки, { $amount }
        [many] ✅ Можно купить: { $count } строк, { $amount }
       *[other] ✅ Можно купить: { $count } строки, { $amount }
    }
# 0b33de58
bulk-cannot-buy = { $count ->
        [one] С ошибками, не будут куплены: { $count } строка.
        [few] С ошибками, не будут куплены: { $count } строки.
        [many] С ошибками, не будут куплены: { $count } строк.
       *[other] С ошибками, не будут куплены: { $count } строки.
    }
# 34aa8952
bulk-more-products = { $count ->
        [one] … и ещё { $count } товар
        [few] … и ещё { $count } товара
        [many] … и ещё { $count } товаров
       *[other] … и ещё { $count } товара
    }
# 7dedc9b4
bulk-more-problems = { $count ->
        [one] … и ещё { $count } строка. В файле есть все.
        [few] … и ещё { $count } строки. В файле есть все.
        [many] … и ещё { $count } строк. В файле есть все.
       *[other] … и ещё { $count } строки. В файле есть все.
    }
# 4f98c786
bulk-balance-after = Баланс после
# 504e9586
bulk-short = ⚠️ На балансе не хватает { $amount }. Сначала пополните, иначе остановлюсь, когда деньги кончатся.
# 908b86b3
bulk-repeated = { $count ->
        [one] ⚠️ Повторяют более раннюю строку и тоже будут куплены: { $count } строка ({ $numbers })
        [few] ⚠️ Повторяют более раннюю строку и тоже будут куплены: { $count } строки ({ $numbers })
        [many] ⚠️ Повторяют более раннюю строку и тоже будут куплены: { $count } строк ({ $numbers })
       *[other] ⚠️ Повторяют более раннюю строку и тоже будут куплены: { $count } строки ({ $numbers })
    }
# 2381a7d1
bulk-same-before = ⚠️ Такую же таблицу вы уже покупали: { $time }
# 9f65032d
bulk-buy = { $count ->
        [one] ✅ Купить · { $count } строка · { $amount }
        [few] ✅ Купить · { $count } строки · { $amount }
        [many] ✅ Купить · { $count } строк · { $amount }
       *[other] ✅ Купить · { $count } строки · { $amount }
    }
# efd8e461
bulk-started-before = Это уже выполняется.
# 0611582e
bulk-problems-file = ⬇️ Строки с ошибками (CSV)
# 1c6e9b64
bulk-row-number = Строка { $row }
# ea788684
bulk-bought = Куплено
# 56aa3ec6
bulk-processing = Ещё в обработке
# 09dbbd3b
bulk-cancelled = Отменено, деньги вернулись
# 48ec6a00
bulk-refused = Не куплено
# 81056e19
bulk-invalid = С ошибками
# 9f610ef4
bulk-spent = Потрачено
# ba536de7
bulk-of = { $done } из { $all }
# 53b733ca
bulk-running = Оформляю ваши заказы. ↻ показывает, сколько уже сделано; результаты придут сами.
# 32f0ce9d
bulk-finishing = Все заказы оформлены. Жду, пока закончатся последние, и пришлю результаты.
# da9a7eda
bulk-over = Готово. В результатах есть каждый заказ с его кодами.
# ce736213
bulk-holds-holder = ⏹ Вы это остановили. Купленное остаётся купленным.
# a8b6d727
bulk-holds-balance = 💸 На следующий заказ не хватает денег, поэтому пауза. Пополните и нажмите «Продолжить».
# ee80a70e
bulk-holds-standing = ⛔ Остановлено: ваш аккаунт ограничен или заблокирован.
# 0c20c25c
bulk-holds-not_allowed = ⚪️ Остановлено: оператор отключил вам магазин.
# fb299375
bulk-holds-failed = { $support ->
        [none] ⚠️ Остановлено: здесь что-то пошло не так. Нажмите «Продолжить». Если повторится, напишите оператору.
       *[other] ⚠️ Остановлено: здесь что-то пошло не так. Нажмите «Продолжить». Если повторится, напишите оператору ({ $support }).
    }
# d87de4ee
bulk-holds-maintenance = 🛠 Идут технические работы. Продолжу сам, когда они закончатся.
# b093a46d
bulk-holds-shop_off = 🛍 Магазин пока закрыт. Продолжу сам, когда откроется.
# 8ffecc0e
bulk-stop = ⏹ Остановить
# 03807098
bulk-go-on = ▶️ Продолжить
# 6a8ecd32
bulk-top-up = ➕ Пополнить
# 4a69280d
bulk-results = ⬇️ Результаты (CSV)
# 0718b6e2
bulk-show = 📋 Показать
# 2baa40cb
bulk-results-ready = 📋 Ваш файл готов
# e0a9c8b2
bulk-states-reading = читается
# f8d7a0f9
bulk-states-draft = не подтверждён
# b7258434
bulk-states-running = выполняется
# 5462c103
bulk-states-stopped = остановлен
# 906ccaaf
bulk-states-done = готов
# 01700996
bulk-problem-no_pid = Не указан товар.
# 0b02876e
bulk-problem-unknown_pid = Такого товара нет.
# c4bcbc34
bulk-problem-not_sold = Этот товар больше не продаётся.
# 01e8d58c
bulk-problem-paused = Этот товар пока на паузе.
# a7189b9b
bulk-problem-fields_differ = Регион и сервер не сходятся.
# 28e5bee9
bulk-problem-one_each = Пополнения игр покупаются по одному. Пришлите строку на каждое.
# dff82869
bulk-problem-out_of_stock = На складе не хватает кодов.
# f5ccf0b6
bulk-problem-trxid_taken = Эту строку не удалось заказать. Пришлите её ещё раз в новом файле.
# 326eae0e
bulk-problem-restored = Сервис восстановлен из резервной копии, и неизвестно, куплено ли это. Спросите оператора, прежде чем заказывать снова.
# 3b7913f2
bulk-bad-quantity = Количество — целое число от 1 до { $max }.
# 512b935f
bulk-extra-cells = Слишком много ячеек. У этого товара только такие столбцы: { $columns }.
# 649bacee
bulk-cell-too-long = В ячейке больше символов, чем можно: предел { $max }.
# e224efc7
bulk-rounded = Таблица округлила число: { $number }. Сделайте столбец текстовым и введите число заново.
# 5cfd97bd
bulk-price-changed = Теперь это стоит { $amount }. Деньги не списаны.
# 86cd2d1b
bulk-missing = Не хватает: { $field }.
# 3076ce9b
bulk-misfit = Похоже на ошибку: { $field }.
# 4ec5b563
bulk-no-option = { $field }: годится только одно из этого: { $options }.

## claims

# 3d1980f0
claims-button = ⚠️ Проблема?
# 221168cc
claims-report-again = ⚠️ Есть другая проблема
# f5da6dd2
claims-what-is-wrong = Что не так с этим заказом?
# 6a230415
claims-reason-not_received = Ничего не пришло
# ec4f4385
claims-reason-wrong_goods = Пришло не то
# 19873ca7
claims-reason-code_invalid = Код не подходит
# 335f2958
claims-reason-code_used = Код уже использован
# d8263ae5
claims-reason-other = Другая проблема
# 1e8331da
claims-reason-by_operator = Мы исправили это сами
# 8d1dfc5b
claims-ask-text = Расскажите, что случилось, одним сообщением. Можно и скриншот с парой слов.
# 4d1a46e7
claims-ask-text-hint = Например: что написала игра или магазин, когда вы вводили код.
# 45816288
claims-send-without-text = Отправить без текста
# d8a7f964
claims-text-wanted = Пришлите текст, фото или картинку файлом.
# de867bb1
claims-received = Спасибо! Оператор разберётся, и я напишу вам ответ.
# 9170041d
claims-ask-picture = Пришлите скриншот: фото или картинку файлом.
# 809263ae
claims-add-picture = 🖼 Добавить скриншот
# d52be329
claims-no-picture = Без скриншота
# 8b2c7072
claims-picture-added = Оператор теперь видит ваш скриншот.
# 0d2ca561
claims-picture-before = Вы уже прислали скриншот. Одного достаточно.
# 794bad4a
claims-title = ⚠️ Проблема с заказом
# 4d34d12d
claims-state-open = 🔎 Разбираемся
# 2cc95f66
claims-state-replaced = ✅ Вам выдан новый код
# 1ab8e1f8
claims-state-refunded = ✅ Деньги возвращены
# f72d6e08
claims-state-refused = ❌ Не принято
# 06f32c92
claims-state-withdrawn = ↩️ Вы отозвали обращение
# ae22af5f
claims-status = Статус
# 7f53e279
claims-amount-back = Возвращено
# d11d8c3a
claims-report = Обращение
# 5bcb5906
claims-order = Заказ
# cef971ec
claims-what = Проблема
# 454d5c14
claims-sent-at = Отправлено
# 2b7da4e5
claims-ended-at = Ответ дан
# 5ed4bbca
claims-you-wrote = Вы написали:
# 68e75955
claims-with-picture = 🖼 С вашим скриншотом.
# 8965c669
claims-answer = Ответ:
# 03324901
claims-new-codes = Новый код — на странице заказа. Старым больше пользоваться нельзя.
# 8c6a96a8
claims-into-wallet = Деньги в вашем кошельке.
# 8a9762c2
claims-disagree = Не согласны? Напишите: { $support }, и укажите номер обращения.
# 58f15d27
claims-show-order = 📦 Заказ
# 0e05c0c5
claims-withdraw = ↩️ Отозвать
# 7e8f40ba
claims-confirm-withdraw = Проблема решилась? Тогда оператор больше не будет ею заниматься.
# 4e902d10
claims-withdraw-now = ✅ Да, отозвать
# d2adcc55
claims-keep = Нет, оставить
# d95b234e
claims-withdrawn = Отозвано.
# c85d1963
claims-list = ⚠️ Ваши обращения
# bb400e04
claims-to-list = ‹ Обращения
# ee70c11d
claims-none = Обращений у вас нет. Чтобы написать о проблеме, откройте заказ и нажмите «Проблема?».
# 753de7e7
claims-decided-replaced = ✅ По вашему заказу выдан новый код.
# 9bf5a9e0
claims-decided-refunded = ✅ По вашему заказу возвращены деньги.
# ed2b34c7
claims-decided-refused = ❌ Оператор не принял ваше обращение.
# ac85a23e
claims-show = Показать

## deposits

# 6a8ecd32
deposits-top-up = ➕ Пополнить
# 6fd3107e
deposits-method-manual = 🏦 Банковский перевод
# d3679a02
deposits-method-stars = ⭐️ Telegram Stars
# 0a509a70
deposits-method-crypto_pay = 🪙 Криптовалюта (@CryptoBot)
# bdf3695a
deposits-choose-method = Как хотите заплатить?
# ba10b527
deposits-no-method = Пополнения сейчас закрыты.
# 892b0ff8
deposits-choose-amount = Сколько? От { $least } до { $largest }.
# 2a6d4af3
deposits-other-amount = ✏️ Другая сумма
# c790b5f7
deposits-how-much = Сколько, в USD?
# bb6bf918
deposits-ask-amount = Напишите сумму от { $least } до { $largest }, например <code>25</code> или <code>12.50</code>.
# 55b8bc79
deposits-ask-amount-in = Напишите сумму в USD от { $least } до { $largest }, например <code>25</code>, или сколько хотите заплатить, например { $own }.
# 1ad1ca4e
deposits-rate = Курс
# 0a3d19c8
deposits-rate-of = { $rate }, от { $at }
# 1e574ae2
deposits-fee = Комиссия
# d17b5ee7
deposits-bonus = Бонус
# 2622883a
deposits-transfer = Переведите { $amount }
# b0b5b635
deposits-in-wallet = В кошелёк
# 6dc2b6f1
deposits-closed-way = Этот способ оплаты закрыт. Если вы уже заплатили, пришлите чек. Если нет, отмените пополнение.
# 7d5cf680
deposits-reference = Назначение
# c3e5b6f9
deposits-transfer-steps = Укажите это назначение в переводе. После оплаты пришлите сюда чек: фото, картинку файлом или PDF.
# 66fbd26e
deposits-open-until = Открыто до { $time }.
# bfd91649
deposits-pay = Оплатить { $amount }
# df818d67
deposits-pay-on-page = Оплатите на странице @CryptoBot кнопкой ниже. Деньги будут в кошельке в течение минуты.
# 9d668af9
deposits-pay-now = 🪙 Оплатить
# 9b1a99ac
deposits-no-page = Сейчас не удалось создать страницу оплаты, ничего не списано. Нажмите «Повторить».
# 75032bfe
deposits-try-again = 🔄 Повторить
# 95f602fa
deposits-top-up-of = Пополнение на { $amount }
# 500c5a15
deposits-invoice-below = Оплатите кнопкой на счёте ниже. Деньги сразу будут в кошельке.
# 90b88877
deposits-invoice-again = ⭐️ Прислать счёт ещё раз
# 2f434c57
deposits-invoice-title = Пополнение кошелька
# 2ab9e7e3
deposits-invoice-description = { $amount } в ваш кошелёк. Назначение { $reference }.
# 27c8a5e3
deposits-cancel = ✕ Отменить пополнение
# 64acab5c
deposits-send-receipt = 📎 Прислать чек
# 45c12c7c
deposits-add-receipt = 📎 Добавить чек
# f447a6cf
deposits-ask-receipt = Пришлите чек: фото, картинку файлом или PDF.
# e54f1145
deposits-receipt-wanted = Пришлите чек (фото, картинку файлом или PDF) или /cancel.
# b7270f80
deposits-received = { $receipts ->
        [one] 🔎 Спасибо. У оператора { $receipts } чек. Напишу, когда будет решение.
        [few] 🔎 Спасибо. У оператора { $receipts } чека. Напишу, когда будет решение.
        [many] 🔎 Спасибо. У оператора { $receipts } чеков. Напишу, когда будет решение.
       *[other] 🔎 Спасибо. У оператора { $receipts } чека. Напишу, когда будет решение.
    }
# 6b875539
deposits-received-before = 🔎 Этот файл уже есть и у меня, и у оператора. Напишу, когда будет решение.
# d308a9cd
deposits-which-deposit = У вас несколько открытых пополнений. К какому этот чек?
# 4ac5348f
deposits-file-gone = Этот файл мне больше не виден. Пришлите чек ещё раз.
# 6b30da50
deposits-show = 🧾 Показать пополнение
# f7896bd7
deposits-list = 🧾 Платежи
# 603d9d72
deposits-none = Пополнений пока не было.
# ae22af5f
deposits-status-label = Статус
# 5db19e8e
deposits-status-open = 🕓 ждёт оплаты
# 363b74c0
deposits-status-submitted = 🔎 чек на проверке
# f01e98bb
deposits-status-credited = ✅ в вашем кошельке
# 2b380356
deposits-status-rejected = ❌ отклонено
# 587aea53
deposits-status-cancelled = ✕ отменено
# 477b463d
deposits-status-expired = ⌛ истекло
# 7bf89dae
deposits-status-refunding = ↩️ возвращается
# a220f0b6
deposits-status-refunded = ↩️ возвращено
# b6773116
deposits-status-charged_back = ↩️ отозвано платёжным сервисом
# 0b65962e
deposits-status-is = Статус этого пополнения: { $status }.
# d7243c4d
deposits-credited = Зачислено
# 18f69d1b
deposits-that-arrived = { $amount }, столько пришло
# 0cf9e0e9
deposits-receipts = Чеки
# 5bab18e0
deposits-reason = Причина
# 5e173294
deposits-paid-by = Способ оплаты
# f19fa33d
deposits-started = Начато
# b71ccd11
deposits-ended = Завершено
# 39b05175
deposits-checkout-refused-unknown = Такого пополнения нет. Начните новое.
# e9aab6dc
deposits-checkout-refused-ended = Это пополнение уже закрыто. Начните новое.
# 6748f9f5
deposits-checkout-refused-expired = Это пополнение истекло. Начните новое.
# 24a859cb
deposits-checkout-refused-other-person = Этот счёт выставлен другому человеку.
# 2ce6af4f
deposits-checkout-refused-other-amount = Сумма не сходится. Начните новое пополнение.
# 7a4612a6
deposits-checkout-refused-banned = Сейчас ваш кошелёк нельзя пополнить. Отправьте /paysupport, чтобы узнать, кто поможет.
# 1ea4312f
deposits-unmatched = Ваш платёж пришёл, но пополнения для него не нашлось. Оператор об этом знает и разберётся. Отправьте /paysupport, чтобы узнать, как спросить.

## home

# a5589660
home-hello = 👋 Здравствуйте, { $name }
# 4d878195
home-nameless = друг
# d2d8afde
home-intro = Пополните кошелёк и покупайте в магазине. С доступом к API заказывать могут и ваши программы.
# 254783d1
home-wallet = 👛 Кошелёк
# 6a8ecd32
home-top-up = ➕ Пополнить
# a75f2ba7
home-api = 🔑 Доступ к API
# dc54fe03
home-orders = 📦 Заказы
# 2022aed6
home-help = ❔ Помощь
# dd60dcc1
home-admin = 🛡 Админ
# 5a69afe5
home-language = 🌐 Язык
# d6446f26
home-standing = Аккаунт
# 818f9381
home-standings-active = 🟢 активен
# 752db6ec
home-standings-restricted = 🟠 ограничен
# 037cc956
home-standings-banned = ⛔ заблокирован
# fec077b7
home-banned = Ваш аккаунт заблокирован.
# 0a779e48
home-restricted = Ваш аккаунт ограничен.
# 7546ccc2
home-restricted-until = Ваш аккаунт ограничен до { $time }.
# 60ecbec7
home-reason = Причина: { $reason }.
# 925d3fd9
home-keeps-balance = { $support ->
        [none] Баланс остаётся вашим; вопросы можно задать оператору. По платежам отправьте /paysupport.
       *[other] Баланс остаётся вашим; вопросы можно задать оператору ({ $support }). По платежам отправьте /paysupport.
    }
# c4b8eb29
home-help-title = Что я умею
# bd4dab41
home-first-order = Ваш первый заказ
# d3fb97a6
home-first-order-steps = 1. Пополните кошелёк. 2. В /api включите доступ и создайте ключ. 3. Отправляйте заказы с этим ключом.
# 16def08e
home-try-first = Чтобы сначала попробовать бесплатно, возьмите тестовый ключ: /api, затем «Тестовые ключи».
# ca061fe9
home-api-is-at = API находится по адресу { $url }, а его справочник — { $reference }
# b490f09e
home-questions = { $support ->
        [none] Есть вопросы? Напишите оператору.
       *[other] Есть вопросы? Напишите оператору ({ $support }).
    }
# 545efc03
home-choose-language =
    <b>{ home-language }</b>
    
    На каком языке мне говорить?
# fe5e85cc
home-language-chosen = Теперь я говорю по-русски.
# 74bfab88
home-commands-start = Меню
# 96d7df32
home-commands-shop = Купить пополнение игры, ключ или карту
# 26e89e34
home-commands-wallet = Баланс, пополнения, операции, выписка
# a48dacb2
home-commands-api = Доступ к API, ключи, адреса, вебхуки
# 0ac92477
home-commands-orders = Ваши заказы и их коды
# 25e1b800
home-commands-bulk = Купить много сразу, из CSV-файла
# fe30bc39
home-commands-language = Язык, на котором я говорю
# f741d9f8
home-commands-help = Что умеет этот бот
# 11844190
home-commands-paysupport = Помощь с платежом
# d339e5e4
home-commands-terms = Условия сервиса
# 0cbf3e34
home-commands-cancel = Прервать текущий вопрос

## keys

# a0320de5
keys-open = 🗝 Ключи
# b725b015
keys-about =
    <b>{ keys-open }</b>
    
    Дайте каждой программе свой ключ. Можно ограничить, что ему разрешено, и отозвать один, не трогая остальные.
# 7805a299
keys-none = У вас нет действующего ключа.
# 87e5b063
keys-full = { $count ->
        [one] У вас уже { $count } ключ, это предел. Отзовите один, чтобы освободить место.
        [few] У вас уже { $count } ключа, это предел. Отзовите один, чтобы освободить место.
        [many] У вас уже { $count } ключей, это предел. Отзовите один, чтобы освободить место.
       *[other] У вас уже { $count } ключа, это предел. Отзовите один, чтобы освободить место.
    }
# 9ad95d16
keys-add = ➕ Новый ключ
# 7b1e41ea
keys-ask-name =
    <b>{ keys-add }</b>
    
    Как его назвать? Пришлите имя, например название программы, которая будет им пользоваться. Тогда я создам ключ и покажу его.
# b50bd35c
keys-key = Ключ
# 7e4efdc8
keys-can = Можно
# bf4f4cdc
keys-scope-read = Чтение
# 5bcb5906
keys-scope-order = Заказы
# 1e2f292a
keys-scope-lookup = Проверки
# 1f9d867b
keys-a-day = { $amount } в день
# ffe3dcce
keys-an-order = { $amount } за заказ
# da2c7544
keys-until-day = до { $day }
# be5c9dda
keys-no-cap = нет
# 13180565
keys-daily-cap-is = Лимит в день
# 2eea5905
keys-order-cap-is = Лимит на заказ
# 3a2f5136
keys-works = Действует
# b074cba4
keys-works-until = до { $time }
# 7c380f8b
keys-works-for-ever = бессрочно
# 6d43fa5f
keys-spent-today = Потрачено сегодня
# 0bb295a0
keys-created = Создан
# 8fc6b16f
keys-last-used = Последний вызов
# 8425ab1e
keys-used-from = { $ago } с адреса { $address }
# 6c90c165
keys-unused = Ещё не использовался
# 023ae8aa
keys-last-scope = Ключу нужно хотя бы одно из этих прав.
# d5c14ae8
keys-limit-daily = 💵 Лимит в день
# cba43db3
keys-limit-order = 💵 Лимит на заказ
# de62642b
keys-limit-expiry = ⏳ Срок
# bd4eefb8
keys-rotate = 🔁 Заменить
# d784b44a
keys-revoke = 🗑 Отозвать
# cc5b016f
keys-back = ‹ Ключи
# a4d1e1eb
keys-ask-daily = Сколько ключ может потратить за день, в USD? День начинается в 00:00 UTC. Возвращённое не считается. { keys-how-to-cap }
# db132565
keys-ask-order = Сколько может стоить один заказ или платная проверка, в USD? { keys-how-to-cap }
# e6a27014
keys-how-to-cap = Пришлите сумму, например <code>50</code>, или <code>none</code>, чтобы лимита не было.
# 229b050c
keys-ask-expiry = Сколько ключ должен действовать, считая с этой минуты? Пришлите число дней, например <code>30</code>, или <code>none</code>, чтобы срока не было.
# 34f67e32
keys-changed = Ключ изменён.
# 381dfce8
keys-ask-revoke = Отозвать этот ключ?
# 1a093a0c
keys-what-revoke-means = Все вызовы с ним сразу отклоняются. Отменить это нельзя.
# 9f3aff3d
keys-revoke-now = 🗑 Да, отозвать
# d5dfc44f
keys-revoked = Ключ { $name } отозван.

## moves

# 6c7fa3be
moves-decline = ✖️ Отказаться
# d8540d26
moves-ordered = { $time } оператор передаст ваш аккаунт { $who }.
# 5c21e4b0
moves-ordered-about = Ваши кошелёк, заказы и ключи API перейдут вместе с ним, и вы потеряете к ним доступ. Если вы об этом не просили, остановите перенос сейчас.
# 018adb88
moves-stop = 🛑 Остановить
# f3f3d347
moves-ordered-to =
    { $time } оператор передаст вам аккаунт { $who }.
    
    До этого не пользуйтесь своим нынешним аккаунтом. Если это ошибка, откажитесь.
# 500667fe
moves-moved-away =
    Ваш аккаунт передан { $who }. Здесь у вас теперь новый, пустой аккаунт.
    
    Ключи API, которые вы знаете, продолжат работать, пока новый владелец их не заменит.
# 675c32a8
moves-moved-here =
    Аккаунт { $who } теперь ваш.
    
    Кто знает его ключи API, всё ещё может ими пользоваться. Замените их и проверьте разрешённые адреса и вебхуки.
# b7206f19
moves-ended-declined = От переноса отказались. Аккаунт остаётся у своего владельца.
# cf3c9673
moves-ended-stopped = Перенос остановлен. Аккаунт остаётся у своего владельца.
# f5652092
moves-ended-cancelled = Перенос отменён. Аккаунт остаётся у своего владельца.
# d4d7ba50
moves-ended-refused = Перенос стал невозможен. Аккаунт остаётся у своего владельца.

## notices

# b490f09e
notices-questions = { $support ->
        [none] Есть вопросы? Напишите оператору.
       *[other] Есть вопросы? Напишите оператору ({ $support }).
    }
# f4dd162d
notices-paid-debt = Из них { $amount } пошли на ваш долг.
# 6f06dbb5
notices-order-completed = ✅ Выполнено: { $pack }. { $id }
# 484d2a13
notices-order-cancelled = ↩️ Не получилось: { $pack }. { $id }
# fe343767
notices-money-back = { $amount } вернулись в ваш кошелёк.
# d9956f49
notices-orders-completed = { $count ->
        [one] 🕐 За последний час выполнено: { $count } заказ.
        [few] 🕐 За последний час выполнено: { $count } заказа.
        [many] 🕐 За последний час выполнено: { $count } заказов.
       *[other] 🕐 За последний час выполнено: { $count } заказа.
    }
# 9795b069
notices-orders-cancelled = { $count ->
        [one] Отменено, деньги вернулись: { $count } заказ.
        [few] Отменено, деньги вернулись: { $count } заказа.
        [many] Отменено, деньги вернулись: { $count } заказов.
       *[other] Отменено, деньги вернулись: { $count } заказа.
    }
# bbea5b7e
notices-show-order = Показать заказ
# a1095b95
notices-credited = ✅ Пополнение на { $amount } уже в вашем кошельке.
# ce228043
notices-credited-other = ✅ { $credited } в вашем кошельке. Столько пришло по пополнению на { $asked } ({ $reference }).
# 04628b1c
notices-charged-back = ↩️ Платёжный сервис отозвал платёж по пополнению на { $amount } ({ $reference }).
# 3c3d20a4
notices-taken-from-wallet = Из кошелька списано { $amount }.
# c751ed48
notices-spent-before = Из них { $amount } уже были потрачены.
# e6e9ac60
notices-rejected = ❌ Пополнение на { $amount } ({ $reference }) отклонено.
# 2de8b04f
notices-refunded = ↩️ Пополнение на { $amount } ({ $reference }) возвращено вам.
# ee04d311
notices-standing-banned = ⛔ Ваш аккаунт заблокирован.
# f298c6eb
notices-standing-unbanned = 🟢 Ваш аккаунт больше не заблокирован.
# 6f98ffcc
notices-standing-restricted = 🟠 Ваш аккаунт ограничен.
# 151c1cf7
notices-standing-unrestricted = 🟢 Ваш аккаунт больше не ограничен.
# 82ec1f24
notices-standing-api_off = ⚪️ Оператор отключил вам доступ к API.
# 40cadeaa
notices-standing-api_on = 🟢 Оператор снова разрешил вам доступ к API.
# 2aab8195
notices-standing-shop_off = ⚪️ Оператор отключил вам магазин в этом чате.
# 447d85b0
notices-standing-shop_on = 🟢 В этом чате снова можно покупать.
# 8f01822a
notices-restricted-until = 🟠 Ваш аккаунт ограничен до { $time }.
# 199d5097
notices-added = ➕ В ваш кошелёк зачислено { $amount }.
# e71b7876
notices-taken = ➖ Из вашего кошелька списано { $amount }.
# 057bb406
notices-balance-low = 👛 Баланс снизился до { $amount }, это меньше заданной вами суммы. Заказы дороже этого отклоняются.
# 254783d1
notices-to-wallet = 👛 Кошелёк
# 6a8ecd32
notices-top-up = ➕ Пополнить
# 53445424
notices-webhook-gone = ⚪️ Вебхук { $url } выключен: ваш сервер ответил 410, то есть события ему больше не нужны.
# 1f538bf6
notices-webhook-failing = ⚪️ Вебхук { $url } выключен: пять дней не удался ни один вызов. Почините сервер и включите вебхук снова. Пропущенное можно отправить в разделе «Отправки».
# 7c93504e
notices-show-webhook = 🪝 Показать вебхук
# 40812bc6
notices-key-ends-soon = ⏳ Ключ { $key } действует до { $time }. Потом его вызовы будут отклоняться. Откройте ключ, чтобы продлить его, или дайте программе другой.
# 0bc85171
notices-key-expired = ⌛️ Ключ { $key } истёк { $time }. Его вызовы отклоняются. Создайте для программы новый.
# 9d471575
notices-key-revoked = 🚫 Оператор отозвал ваш ключ { $key }. Его вызовы отклоняются.
# 47d4e90a
notices-keys-revoked = 🚫 Оператор отозвал ваши ключи API. Их вызовы отклоняются.
# b864a2a9
notices-slow-down = 🐢 Вы прислали больше, чем я успеваю, поэтому последние сообщения пропущены. Подождите немного и отправьте их ещё раз.
# e7cb3de5
notices-paid-back-elsewhere = ⚠️ Платёж по { $reference } вернулся плательщику, но не через этот сервис.
# bdc1e180
notices-account = Аккаунт
# 49612b7d
notices-part-taken = Из { $amount } списано из кошелька { $taken }.
# 87af932d
notices-still-there = Эти { $amount } ещё в кошельке. Чтобы забрать их, нажмите здесь «Вернуть деньги».
# becff0d5
notices-spent = { $amount } уже были потрачены.
# 2ab66fd9
notices-now-owes = Теперь за аккаунтом долг { $amount }. Заказы отклоняются, пока его не закроет пополнение или /credit.
# 0a48f8f8
notices-owed-since = За аккаунтом был этот долг, с тех пор он погашен.
# 7c546cf0
notices-refund-refused = ⚠️ Платёжный сервис отказался вернуть { $reference }. Эти { $amount } снова в кошельке.
# 1206fdf8
notices-unmatched = Платёж не удалось сопоставить; ничего не зачислено.
# 4188b1c9
notices-outcome-unknown = ⚠️ Пока неизвестно, выполнен ли { $id }: поставщик не даёт ясного ответа.
# 60025f16
notices-keeps-asking = Продолжаю спрашивать поставщика. По догадке ничего не возвращается.
# 0775ac1e
notices-order-waits = ⚠️ { $id }: несколько сбоев, заказ точно ещё не выполнен.
# 0930d1f5
notices-tries-again = Повторяю каждые десять минут в течение суток, потом деньги возвращаются. До этого заказ можно отменить.
# 7c133f1f
notices-done-after-cancel = ⚠️ Поставщик выполнил { $id } после отмены и возврата: товар доставлен, но не оплачен. Попросите поставщика отозвать его или сделайте /debit.
# 02301625
notices-failed-after-completion = ⚠️ Поставщик говорит, что не выполнил { $id }, но заказ был завершён вручную. Деньги не двигались. Спросите поставщика и сделайте /credit, если игрок ничего не получил.
# b2902c71
notices-sold-at-loss = ⚠️ { $id }: продано за { $price }, а стоило { $cost }. Поднимите цену в панели.
# a76c5809
notices-code-quarantined = 🚧 { $id } отменён, но его ваучер мог быть использован. Ваучер отложен, пока вы не решите.
# 6c3ea2f9
notices-orders-delayed = ⏳ Некоторые ваши заказы выполняются дольше обычного: у нашего поставщика сбой. Заказы будут выполнены, или деньги вернутся. Заказывать снова не нужно.
# cad7232e
notices-supplier-failing = 🔴 У поставщика { $supplier } сбои: { $calls }.
# df28977e
notices-supplier-recovered = 🟢 Поставщик { $supplier } снова работает: { $calls }.
# 7bb40327
notices-calls-place = новые заказы
# ddf5f658
notices-calls-check = проверки открытых заказов
# fbd092c8
notices-calls-lookup = проверки игроков и активации
# 89fc404c
notices-calls-checkLookup = проверки активаций
# cf65facb
notices-stock-low = 🎟 { $pid } заканчивается: осталось { $left }.
# 8a00d730
notices-day-limit = 📈 Дневной лимит поставщика { $supplier } исчерпан: сегодняшние заказы в него больше не помещаются. Они идут следующему поставщику, а если его нет — отклоняются. День кончается в 00:00 UTC.
# cf245e34
notices-stock-out = 🔴 { $pid }: продан последний код. Добавьте коды, чтобы продавать дальше.
# 407858f5
notices-add-codes = ➕ Добавить коды
# e50bffc3
notices-stock = 🎟 Склад
# 77dddd53
notices-backup-failed = ⚠️ Плановая резервная копия не удалась. Попробую ещё раз.
# 56d026d8
notices-database-damaged = 🔴 Файл базы данных повреждён: это показала проверка после сбоя. Остановите сервис, сохраните файл, проверьте диск и память машины и восстановите самую новую неповреждённую копию.
# ac85a23e
notices-show-for-admin = Показать
# 4722ba60
notices-gathered-orders-ended = { $count ->
        [one] 📦 Завершено: { $count } заказ. Чем закончилось, показывает список.
        [few] 📦 Завершено: { $count } заказа. Чем закончилось, показывает список.
        [many] 📦 Завершено: { $count } заказов. Чем закончилось, показывает список.
       *[other] 📦 Завершено: { $count } заказа. Чем закончилось, показывает список.
    }
# 873c48f4
notices-gathered-manual-orders = { $count ->
        [one] 🙋 Ждут ручного выполнения: { $count } заказ.
        [few] 🙋 Ждут ручного выполнения: { $count } заказа.
        [many] 🙋 Ждут ручного выполнения: { $count } заказов.
       *[other] 🙋 Ждут ручного выполнения: { $count } заказа.
    }
# 05298eb5
notices-gathered-receipts = { $count ->
        [one] 🔔 Ждут вас: { $count } чек.
        [few] 🔔 Ждут вас: { $count } чека.
        [many] 🔔 Ждут вас: { $count } чеков.
       *[other] 🔔 Ждут вас: { $count } чека.
    }
# 827324a2
notices-gathered-outcome-unknown = { $count ->
        [one] ⚠️ Пока неизвестно, чем закончилось: { $count } заказ. Поставщик не даёт ясного ответа.
        [few] ⚠️ Пока неизвестно, чем закончилось: { $count } заказа. Поставщик не даёт ясного ответа.
        [many] ⚠️ Пока неизвестно, чем закончилось: { $count } заказов. Поставщик не даёт ясного ответа.
       *[other] ⚠️ Пока неизвестно, чем закончилось: { $count } заказа. Поставщик не даёт ясного ответа.
    }
# 9b3bcd1a
notices-gathered-order-waits = { $count ->
        [one] ⚠️ Несколько сбоев, точно ещё не выполнено: { $count } заказ.
        [few] ⚠️ Несколько сбоев, точно ещё не выполнено: { $count } заказа.
        [many] ⚠️ Несколько сбоев, точно ещё не выполнено: { $count } заказов.
       *[other] ⚠️ Несколько сбоев, точно ещё не выполнено: { $count } заказа.
    }
# c6d1602d
notices-gathered-tries-again = Повторяю каждые десять минут в течение суток, потом деньги возвращаются. До этого заказы можно отменить.
# 825af966
notices-gathered-quarantined = { $count ->
        [one] 🚧 Отменены, но ваучеры могли быть использованы: { $count } заказ. Ваучеры отложены, пока вы не решите.
        [few] 🚧 Отменены, но ваучеры могли быть использованы: { $count } заказа. Ваучеры отложены, пока вы не решите.
        [many] 🚧 Отменены, но ваучеры могли быть использованы: { $count } заказов. Ваучеры отложены, пока вы не решите.
       *[other] 🚧 Отменены, но ваучеры могли быть использованы: { $count } заказа. Ваучеры отложены, пока вы не решите.
    }
# 6311b03d
notices-gathered-sold-at-loss = { $count ->
        [one] ⚠️ Проданы дешевле себестоимости: { $count } заказ, например { $id }. Поднимите цены в панели.
        [few] ⚠️ Проданы дешевле себестоимости: { $count } заказа, например { $id }. Поднимите цены в панели.
        [many] ⚠️ Проданы дешевле себестоимости: { $count } заказов, например { $id }. Поднимите цены в панели.
       *[other] ⚠️ Проданы дешевле себестоимости: { $count } заказа, например { $id }. Поднимите цены в панели.
    }
# fd491faf
notices-gathered-stock-low = { $count ->
        [one] 🎟 Заканчиваются коды { $count } товара. Каких, показывает список.
        [few] 🎟 Заканчиваются коды { $count } товаров. Каких, показывает список.
        [many] 🎟 Заканчиваются коды { $count } товаров. Каких, показывает список.
       *[other] 🎟 Заканчиваются коды { $count } товара. Каких, показывает список.
    }
# 2dea60f6
notices-gathered-stock-out = { $count ->
        [one] 🔴 Закончились коды { $count } товара. Каких, показывает список.
        [few] 🔴 Закончились коды { $count } товаров. Каких, показывает список.
        [many] 🔴 Закончились коды { $count } товаров. Каких, показывает список.
       *[other] 🔴 Закончились коды { $count } товара. Каких, показывает список.
    }

## orderLink

# 9d848989
order-link-button = 🔗 Ссылка для покупателя
# 9d848989
order-link-title = 🔗 Ссылка для покупателя
# fa2e0bce
order-link-what = По этой ссылке видны товар, часть данных игрока, время и статус этого заказа. Ни цены, ни кода, ни сведений о вас там нет.
# 024a42ea
order-link-make = 🔗 Создать ссылку
# 90819006
order-link-link = Ссылка: { $url }
# d65d4ff5
order-link-copy = 📋 Скопировать ссылку
# 5d6c0973
order-link-open = ↗️ Открыть
# 894cb2d2
order-link-revoke = 🗑 Отозвать ссылку
# 86f323a1
order-link-ask-revoke = Отозвать ссылку?
# ffaf360f
order-link-what-revoke-means = По ней больше ничего не будет видно. Позже можно создать другую.
# 9f3aff3d
order-link-revoke-now = 🗑 Да, отозвать
# 67d8a30f
order-link-revoked = Ссылка отозвана.
# 47b866c1
order-link-no-address = Для ссылок нужен адрес в интернете, а оператор его для этого сервиса ещё не задал.

## orders

# aeae567b
orders-list = 📦 Ваши заказы
# b487304f
orders-test-list = 🧪 Ваши тестовые заказы
# 206cdb8b
orders-none = Заказов пока нет. Купите что-нибудь в магазине или дайте заказывать вашим программам через API.
# 0a5c3c8a
orders-none-like-this = Таких заказов у вас нет.
# a7bd74f3
orders-no-tests = Тестовых заказов ещё не было.
# 7e33ec66
orders-how-to-open = Нажмите на номер, чтобы открыть заказ.
# 07fffcc0
orders-filter-all = Все
# 5ec24df0
orders-filter-processing = ⏳ В обработке
# d7dc9093
orders-filter-completed = ✅ Выполнены
# 4bebb037
orders-filter-cancelled = ↩️ Отменены
# dfa92590
orders-filter-game = 🎮 Игра
# e7928cec
orders-choose-game =
    <b>{ orders-list }</b>
    
    Заказы какой игры?
# 6bf93efd
orders-all-games = Все игры
# a83987b4
orders-icon-processing = ⏳
# dd491db7
orders-icon-completed = ✅
# 9282ded6
orders-icon-cancelled = ↩️
# 21153944
orders-status-processing = ⏳ в обработке
# e2b1e461
orders-status-completed = ✅ выполнен
# d40bd8b0
orders-status-cancelled = ↩️ отменён
# 35c82915
orders-refunded = ↩️ отменён, деньги вернулись
# ac1c55e9
orders-will-tell-you = Напишу, когда будет готово. Если не получится, деньги вернутся в кошелёк.
# f1fb7e63
orders-is-test = 🧪 Тестовый заказ: оплачен тестовыми деньгами
# 5bcb5906
orders-labels-order = Заказ
# 48efed86
orders-labels-game = Игра
# 09233827
orders-labels-trxid = trxid
# ea788684
orders-labels-bought = Куплено
# b50bd35c
orders-labels-key = Ключ
# ae22af5f
orders-labels-status = Статус
# 5bab18e0
orders-labels-reason = Причина
# ff89d4b3
orders-labels-amount = Сумма
# e75d359a
orders-labels-placed = Создан
# b71ccd11
orders-labels-ended = Завершён
# e9786e19
orders-in-chat = в этом чате
# db144410
orders-amount-for = { $pieces ->
        [one] { $amount } · { $pieces } штука
        [few] { $amount } · { $pieces } штуки
        [many] { $amount } · { $pieces } штук
       *[other] { $amount } · { $pieces } штуки
    }
# 325d8f98
orders-reason-INVALID_PLAYER = Игра не знает такого игрока.
# 57353a40
orders-reason-OUT_OF_STOCK = У поставщика этого больше нет.
# 67c168ee
orders-reason-REGION_NOT_SUPPORTED = В регион этого игрока отправить нельзя.
# f43bbac1
orders-codes = Коды (нажмите, чтобы увидеть):
# 97b4abfd
orders-too-many-codes = { $count ->
        [one] { $count } код: слишком много, чтобы показать здесь. Возьмите их файлом ниже.
        [few] { $count } кода: слишком много, чтобы показать здесь. Возьмите их файлом ниже.
        [many] { $count } кодов: слишком много, чтобы показать здесь. Возьмите их файлом ниже.
       *[other] { $count } кода: слишком много, чтобы показать здесь. Возьмите их файлом ниже.
    }
# 6e109b02
orders-codes-file = ⬇️ Коды файлом
# ccc13331
orders-codes-caption = { $count ->
        [one] { $count } код, { $id }
        [few] { $count } кода, { $id }
        [many] { $count } кодов, { $id }
       *[other] { $count } кода, { $id }
    }
# 048fd1db
orders-back = ‹ Заказы
# 90297b9f
orders-show-tests = 🧪 Тестовые заказы
# aeae567b
orders-show-live = 📦 Ваши заказы
# 4f049e44
orders-news-off = 🔕 Отключить новости
# 866af317
orders-news-on = 🔔 Новости магазина
# 059036e6
orders-news-are-off = Новости магазина больше не будут приходить.
# 999532b3
orders-news-are-on = Новости магазина снова будут приходить.
# add957c3
orders-notices = 🔔 Уведомления
# e4848c0d
orders-ask-notices =
    <b>{ orders-notices }</b>
    
    Когда писать вам о заказах, которые ещё обрабатывались?
# e5da5549
orders-notice-each = Когда закончится каждый
# 7e52ee94
orders-notice-hourly = Сводка раз в час
# dc9a75ef
orders-notice-failures = Только если отменён
# aa501230
orders-notice-none = Никогда
# 002f1700
orders-notices-set-each = Напишу, когда закончится заказ, который обрабатывался.
# 5515ff31
orders-notices-set-hourly = Буду присылать сводку раз в час.
# 8837accc
orders-notices-set-failures = Буду писать, только если заказ отменён.
# b15a0cb5
orders-notices-set-none = Больше не буду писать о заказах.

## pasted

# 9b36d1a3
pasted-found = Вот что нашлось:
# 9069c111
pasted-lookup = 🔎 Проверка
# 96777b0e
pasted-deposit = 🧾 Пополнение
# d5d666d1
pasted-key = 🔑 Это ваш ключ API { $name }. Никому не присылайте ключи, даже мне.
# 0392b304
pasted-key-removed = Ваше сообщение удалено.
# a0320de5
pasted-keys = 🗝 Ключи
# 3299e6f0
pasted-help = Я бот и не понимаю, что с этим делать. Вот что я умею. Ещё можно прислать название игры, id заказа, trxid, id игрока или код, и я поищу.
# 75b74dec
pasted-help-with-file = Не понимаю, что с этим делать. Вот что я умею:
# 5451f73f
pasted-no-such-command = Команды { $command } я не знаю.
# a1af02ab
pasted-did-you-mean = Может быть, { $command }?

## shop

# e21a75dc
shop-open = 🛍 Магазин
# e21a75dc
shop-title = 🛍 Магазин
# 2830a138
shop-intro = Нажмите на то, что хотите купить, или напишите игру, пакет или id товара.
# 84cffdf0
shop-nothing = Сейчас ничего не продаётся. Загляните позже.
# b972cdc6
shop-back-to-shop = ‹ Магазин
# db074420
shop-back-to-packs = ‹ Пакеты
# eaa1579f
shop-choose-pack = Что выбираете?
# 6c73bdc9
shop-left = осталось { $count }
# a6db370a
shop-sold-out = нет в наличии
# c47d3091
shop-found = 🔎 Вот что нашлось: { $text }
# 2daf2f2e
shop-found-more = Есть ещё. Напишите больше слов, чтобы найти.
# 3ea6a760
shop-how-many = Сколько штук?
# 576e0657
shop-each = { $price } за штуку
# d34cec18
shop-other-quantity = ✏️ Другое число
# 211098f4
shop-ask-quantity = Напишите, сколько нужно: целое число от 1 до { $max }.
# b00bb707
shop-wrong-quantity = Напишите целое число от 1 до { $max } цифрами.
# 6b125c73
shop-for-whom = Для кого?
# 272d7c10
shop-another-player = ✏️ Другой игрок
# 5c82e47a
shop-forget = 🗑 Забыть игрока
# 1adaba3e
shop-ask-whom = Какого игрока забыть?
# 1dcd4452
shop-forgotten = Забыт.
# a0671cfc
shop-ask-field = Пришлите: { $label }.
# f8c76b22
shop-choose-option = Выберите: { $label }.
# 6fef60a3
shop-example = Например: { $example }
# a01185b2
shop-wrong-field = Так не бывает: { $label }. Проверьте в игре.
# 6f078093
shop-too-long = Слишком длинно. Пришлите только то, что показывает игра.
# f4ed4210
shop-offer-name = Сначала узнать имя этого игрока?
# 7efbb1f5
shop-name-costs = Это стоит { $fee }, даже если такого игрока нет.
# 0cd65fe2
shop-name-is-free = { $count ->
        [one] Это бесплатно: сегодня у вас ещё { $count } бесплатная проверка.
        [few] Это бесплатно: сегодня у вас ещё { $count } бесплатные проверки.
        [many] Это бесплатно: сегодня у вас ещё { $count } бесплатных проверок.
       *[other] Это бесплатно: сегодня у вас ещё { $count } бесплатной проверки.
    }
# a98bc5b7
shop-show-name = 👤 Показать имя
# 009be9f0
shop-show-name-for = 👤 Показать имя · { $fee }
# 535155b5
shop-skip-name = Пропустить ›
# 13d06ccd
shop-name-absent = ⚠️ Игра не знает такого игрока. Проверьте id.
# d35a7e4f
shop-name-unknown = Сейчас имя узнать не получается. Можно купить и без него.
# cb83629d
shop-name-not-paid = На балансе не хватает на проверку имени.
# 6a8049d1
shop-check = 🧾 Проверьте
# 24aa0286
shop-player = Игрок
# 3cc0f355
shop-quantity = Количество
# 1df13cbc
shop-price = Цена
# 4f98c786
shop-balance-after = Баланс после
# bbc51680
shop-missing = Не хватает
# a5704414
shop-missing-more = { $amount }
# e69f2a2a
shop-top-up-first = Сначала пополните кошелёк. Потом вернитесь сюда и нажмите «{ $button }».
# 2aafae56
shop-owes = За вами долг { $amount }, потому что платёж был отозван. Следующее пополнение сначала закроет его, потом можно покупать.
# 4c1f0dd4
shop-buy = ✅ Купить за { $price }
# 6a8ecd32
shop-top-up = ➕ Пополнить
# 2d7658d1
shop-check-again = ↻ Проверить снова
# 573bf872
shop-other-player = 👤 Другой игрок
# bf22b5ba
shop-saved-players = 👤 Сохранённые игроки
# 45679d57
shop-change-quantity = 🔢 Другое количество
# e9b4bcb5
shop-price-changed = ⚠️ Цена изменилась: было { $before }, стало { $after }. Ничего не куплено. Купить по новой цене?
# f96237be
shop-done = ✅ Готово
# 5ec24df0
shop-processing = ⏳ В обработке
# c21ec019
shop-cancelled = ↩️ Не получилось
# b89ea2fc
shop-waits = Это сообщение изменится, когда всё будет готово. Ждать здесь не нужно.
# 200c8863
shop-money-is-back = { $amount } вернулись в ваш кошелёк.
# 8795bd0f
shop-reason = Причина: { $reason }
# e6ae1c87
shop-paid = Оплачено
# 53e4bdf9
shop-balance = Баланс
# 5bcb5906
shop-order = Заказ
# 57124c07
shop-codes-below = Ваши коды — в сообщении ниже.
# d3ca7489
shop-codes-of = 🔑 Ваши коды: { $pack }
# f781246e
shop-tap-to-show = Нажмите на код, чтобы увидеть его.
# 7a874f8f
shop-codes-in-file = { $count ->
        [one] Все коды — в файле ниже: { $count } код.
        [few] Все коды — в файле ниже: { $count } кода.
        [many] Все коды — в файле ниже: { $count } кодов.
       *[other] Все коды — в файле ниже: { $count } кода.
    }
# 546532a2
shop-again = 🔁 Ещё раз
# 0ea2b5c9
shop-try-again = 🔁 Попробовать снова
# aea9c436
shop-to-order = 📦 Заказ
# dc54fe03
shop-to-orders = 📦 Заказы
# fd8604dc
shop-refused-SHOP_DISABLED = Магазин пока закрыт. То, что вы заказали, идёт своим ходом. Загляните позже.
# 2057a14f
shop-refused-MAINTENANCE = Идут технические работы. То, что вы заказали, идёт своим ходом. Загляните позже.
# 3e51a5fc
shop-refused-UNKNOWN_PID = Этот товар больше не продаётся. Выберите другой.
# 3e51a5fc
shop-refused-INVALID_PRODUCT = Этот товар больше не продаётся. Выберите другой.
# 1b1ed258
shop-refused-PRODUCT_DISABLED = Этот товар пока на паузе. Выберите другой.
# 72d834e3
shop-refused-GAME_DISABLED = Эта игра пока на паузе. Выберите другую.
# ee440d78
shop-refused-INVALID_PACK = У этого товара пока нет цены. Выберите другой.
# 64c41078
shop-refused-INSUFFICIENT_STOCK = Осталось меньше, чем вы хотите. Выберите число поменьше.
# 577acb7c
shop-refused-INVALID_FIELDS = Данные игрока больше не подходят. Введите их заново.
# 577acb7c
shop-refused-FIELDS_DIFFER = Данные игрока больше не подходят. Введите их заново.
# cfecc48a
shop-refused-QUANTITY_NOT_ALLOWED = Этот товар продаётся по одному.
# cceb4d28
shop-refused-QUANTITY_EXCEEDS_MAX = Столько не помещается в один заказ. Выберите число поменьше.
# a1eaf8cc
shop-refused-DUPLICATE_IN_FLIGHT = Этот заказ как раз оформляется. Загляните в заказы через минуту.
# 7c641783
shop-refused-DRAFT_GONE = Эта покупка начата слишком давно. Начните заново.
# f9ec8c0e
shop-refused-ORDER_NOT_FOUND = Такого заказа не нашлось. Начните с магазина.
# 54796eaf
shop-refused-TRXID_TAKEN = Эту покупку нельзя продолжить. Начните заново.
# 54796eaf
shop-refused-TRXID_USED_ELSEWHERE = Эту покупку нельзя продолжить. Начните заново.
# fadd9be1
shop-sold-out-now = Сейчас этого нет в наличии. Выберите другое или загляните позже.
# f32eb282
shop-not-allowed = { $support ->
        [none] Магазин для вас отключён. Напишите оператору.
       *[other] Магазин для вас отключён. Напишите оператору ({ $support }).
    }
# 29f1df02
shop-account-shut = { $support ->
        [none] Сейчас вы не можете покупать. Напишите оператору.
       *[other] Сейчас вы не можете покупать. Напишите оператору ({ $support }).
    }
# a20d7931
shop-price-is-now = Цена изменилась. Теперь { $price }.
# cfc335db
shop-not-covered = На балансе меньше, чем { $price }. Сначала пополните кошелёк.

## support

# 72d5b4a6
support-title = 💬 Помощь с платежом
# 6d0054ce
support-button = 💬 Поддержка
# ef0ff5c3
support-include = { $support ->
        [none] Что-то не так с пополнением или заказом? Напишите оператору и укажите:
       *[other] Что-то не так с пополнением или заказом? Напишите оператору ({ $support }) и укажите:
    }
# 85026b0b
support-your-id = ваш id:
# 10cc6d70
support-the-reference = назначение пополнения или id заказа
# 4d057f39
support-what-happened = когда и как вы платили и что произошло
# 2286065a
support-newest-top-ups = Ваши последние пополнения
# 6d8e5613
support-not-telegram = Поддержка самого Telegram с платежами этому боту помочь не может.
# c349939b
support-terms = 📄 Условия
# 5c2d62dd
support-default-terms = { $support ->
        [none]
            Пополнения поступают в ваш кошелёк здесь и оплачивают ваши заказы. Вывести баланс нельзя.
            Если заказ точно не удалось выполнить, деньги возвращаются в кошелёк. То, что доставлено, возврату не подлежит, в том числе показанные вам коды.
            За id и имена, на которые вы заказываете, и за свой ключ API отвечаете вы.
            За мошенничество, краденые платежи и отзыв платежа доступ к сервису закрывается.
            Telegram не участвует в этом соглашении, и его поддержка с платежами помочь не может.
            Вопросы и жалобы — оператору. Что указать, показывает /paysupport.
       *[other]
            Пополнения поступают в ваш кошелёк здесь и оплачивают ваши заказы. Вывести баланс нельзя.
            Если заказ точно не удалось выполнить, деньги возвращаются в кошелёк. То, что доставлено, возврату не подлежит, в том числе показанные вам коды.
            За id и имена, на которые вы заказываете, и за свой ключ API отвечаете вы.
            За мошенничество, краденые платежи и отзыв платежа доступ к сервису закрывается.
            Telegram не участвует в этом соглашении, и его поддержка с платежами помочь не может.
            Вопросы и жалобы — оператору ({ $support }). Что указать, показывает /paysupport.
    }

## testKeys

# 541515b9
test-keys-open = 🧪 Тестовые ключи
# 0115ce08
test-keys-about = Проверьте свои программы бесплатно: тот же адрес, каталог и цены, но деньги и заказы тестовые. Ничего не доставляется, а кошелёк, заказы и лимиты не затрагиваются.
# 2ed0b08b
test-keys-wallet = Тестовый кошелёк
# 785fd863
test-keys-none = Тестового ключа пока нет. К новому прилагаются 100 USD тестовых денег.
# a26eaabf
test-keys-endings-decide = Что будет с тестовым заказом, решает конец id игрока:
# 9b758193
test-keys-endings-01 = выполнен через 3 с
# 2e36bca1
test-keys-endings-02 = сразу отменён, деньги вернулись
# 5e579a1f
test-keys-endings-03 = через 3 с отменён, деньги вернулись
# 6aa0734e
test-keys-endings-04 = минуту нет ответа, потом выполнен
# 2dbac60e
test-keys-endings-05 = один сбой, потом выполнен
# ee291e7d
test-keys-other-endings = Всё остальное выполняется сразу. Ключи и карты приносят коды { $testCode }.
# 43052a3e
test-keys-create = 🔑 Новый тестовый ключ
# 00469da7
test-keys-refill = 💵 Дополнить до $100
# 777ca80a
test-keys-refilled = В тестовом кошельке снова 100 USD.
# 28014a0e
test-keys-orders = 📦 Тестовые заказы
# 3f0e34a2
test-keys-new-key = Ваш тестовый ключ
# 6a07df9f
test-keys-shown-once = Показываю его один раз и копии не храню. Отправляйте его с каждым вызовом в заголовке <code>X-API-Key: …</code>.
# dcfd7f39
test-keys-works-at-once = Он работает сразу, даже если доступ к API выключен.

## wallet

# 254783d1
wallet-title = 👛 Кошелёк
# 53e4bdf9
wallet-balance = Баланс
# 1b8eeaf2
wallet-open-top-ups = Открытые пополнения
# 2847ef41
wallet-owed = ⚠️ За вами долг { $amount }: платёж был отозван, когда деньги уже были потрачены. Заказы и платные проверки отклоняются, пока долг не закрыт. Следующее пополнение сначала закроет его.
# 431a8a62
wallet-low-balance = 🔔 Мало на балансе
# 79d191cb
wallet-no-threshold = О низком балансе я не предупреждаю.
# 73a2d23d
wallet-threshold = Предупрежу, когда баланс станет меньше { $amount }.
# 8407eef4
wallet-set-threshold = ✏️ Задать сумму
# 4fc789d5
wallet-threshold-off = 🔕 Выключить
# dba830c5
wallet-ask-threshold =
    <b>Предупредить, когда баланс станет меньше:</b>
    
    Напишите сумму в USD, например <code>50</code>.
# a2352a9c
wallet-threshold-off-toast = Больше не буду предупреждать.
# 6c0e0b80
wallet-entries = 📒 Операции
# 1ff2d457
wallet-no-entries = Операций пока нет. Первая появится с первым пополнением.
# 80dedbc2
wallet-balance-then = баланс { $amount }
# f2edeae4
wallet-kind-deposit = Пополнение
# e12e695b
wallet-kind-deposit_refund = Возврат пополнения
# 75ac1303
wallet-kind-deposit_refund_reversal = Отмена возврата пополнения
# e842b019
wallet-kind-credit = Зачисление
# 53e8a7c2
wallet-kind-debit = Списание
# 5bcb5906
wallet-kind-charge = Заказ
# efc588aa
wallet-kind-refund = Возврат за заказ
# dce09011
wallet-kind-claim_refund = Возврат по обращению
# 684b65c5
wallet-kind-fee = Проверка
# 090c80ee
wallet-kind-fee_refund = Возврат за проверку
# 126506d2
wallet-kind-chargeback = Отозванное пополнение
# 866309c4
wallet-kind-debt = Долг за отозванное пополнение
# 33a73f36
wallet-kind-debt_payment = Погашение долга
# c4fbad0e
wallet-statement = ⬇️ Выписка (CSV)
# 337511bc
wallet-statement-caption = Все операции кошелька, от старых к новым: { $count }. Время — UTC, суммы — в USD.
# ea3cb2f5
wallet-statement-part = Часть { $part } выписки, со следующими операциями.

## webhooks

# fcac863e
webhooks-open = 🪝 Вебхуки
# c646cb97
webhooks-of-test-keys = 🪝 Вебхуки тестовых ключей
# 89fca2ed
webhooks-one = 🪝 Вебхук
# d486984e
webhooks-one-of-test-keys = 🪝 Вебхук тестовых ключей
# c2c19594
webhooks-about = Отправляю события, например выполненный заказ, на эти адреса. Нажмите на адрес, чтобы увидеть, что отправлено.
# 13b5122e
webhooks-what-for = Могу отправлять события, например выполненный заказ, на ваш адрес, чтобы программам не приходилось спрашивать снова и снова. Каждый вызов подписан.
# 7f0c4f0d
webhooks-full = У вас их { $count }, это предел. Уберите один, чтобы добавить другой.
# 8780eb6f
webhooks-add = ➕ Добавить вебхук
# a12d81bb
webhooks-state = Состояние
# cf6aefab
webhooks-on = 🟢 включён
# 6feac65c
webhooks-failing = 🟠 включён, но не отвечает с { $time }
# 4754314e
webhooks-off-switched_off = ⚪️ выключен
# 29c877a0
webhooks-off-failing = ⚪️ выключен: пять дней не удался ни один вызов
# 11074853
webhooks-off-gone = ⚪️ выключен: ваш сервер ответил 410 (gone)
# 39b3f169
webhooks-events = События
# aa73330e
webhooks-all-events = все
# ed5e6538
webhooks-waiting = Ждут
# b568f443
webhooks-calls = { $count ->
        [one] { $count } вызов
        [few] { $count } вызова
        [many] { $count } вызовов
       *[other] { $count } вызова
    }
# 3d9d834e
webhooks-last-test = Последняя проверка
# 66bd30db
webhooks-test-on-its-way = 🕓 в пути, нажмите «Обновить»
# 4b2da834
webhooks-id = Id
# 92c37007
webhooks-added = Добавлен
# 39c6b3f3
webhooks-send-test = 📨 Отправить пробное событие
# ff48d370
webhooks-test-sent = Пробное событие в пути. Нажмите «Обновить», чтобы увидеть ответ.
# 9c341dfc
webhooks-deliveries = 📜 Отправки
# d40473b7
webhooks-choose-types = 🗂 Выбрать события
# e10aab01
webhooks-rotate = 🔁 Заменить секрет
# fee396b4
webhooks-turn-on = 🟢 Включить
# dca8f761
webhooks-turned-on = Вебхук включён и получает то, что происходит с этой минуты. Пропущенное можно отправить в разделе «Отправки».
# bc385f9a
webhooks-remove = 🗑 Убрать
# d474900b
webhooks-removed = Вебхук убран.
# a29908d7
webhooks-which-events = 🗂 Какие события?
# 6332b1bd
webhooks-ask-types = Нажмите на событие, чтобы выбрать его или снять выбор. Если выбраны все, отправляются и новые виды событий.
# 2acb2b0f
webhooks-where-to =
    <b>🪝 Куда отправлять события?</b>
    
    { webhooks-ask-url }
# 20cd006f
webhooks-ask-url = Пришлите адрес своего сервера, например <code>https://shop.example/webhooks</code>. Отправлю туда подписанное пробное событие и покажу секрет для подписи.
# 22c6b333
webhooks-secret = Секрет вашего вебхука
# 55892be5
webhooks-to = на { $url }
# 732d8c7e
webhooks-secret-shown-once = Показываю его один раз. По нему сервер проверяет заголовок <code>webhook-signature</code> каждого вызова: это умеет любая библиотека Standard Webhooks.
# c5324f18
webhooks-copy-secret = 📋 Скопировать секрет
# 77d49e61
webhooks-secret-not-shown = Готово, но сообщение с секретом до вас не дошло, а показать его снова нельзя. Откройте вебхук и возьмите новый секрет.
# 60c99865
webhooks-new-secret-not-shown = Готово, но сообщение с новым секретом до вас не дошло, а показать его снова нельзя. Возьмите другой. Секрет, которым пользуется ваш сервер, тогда перестанет действовать, так что приготовьтесь его заменить.
# 089ed60d
webhooks-ask-rotate = Заменить секрет?
# 1f9cadf1
webhooks-ask-remove = Убрать вебхук?
# 2a6a506b
webhooks-what-it-means-rotate = Новый секрет для { $url } вы получите сразу. Ещё 24 часа каждый вызов подписывается и старым, чтобы вы успели поменять сервер. Если новый секрет вы брали меньше 24 часов назад, предыдущий перестаёт действовать сейчас.
# fc9389ae
webhooks-what-it-means-remove = На { $url } больше ничего не отправляется, и его секрета больше нет.
# 5e6b30d8
webhooks-confirmed-rotate = 🔁 Да, заменить
# 2fc06768
webhooks-confirmed-remove = 🗑 Да, убрать
# 01b7dbfb
webhooks-no-deliveries = Пока ничего не отправлено.
# 654e6e32
webhooks-legend = В каждой строке: событие, статус ответа вашего сервера, сколько он занял и номер попытки.
# 89ace831
webhooks-not-sent-yet = ещё не отправлено
# 7a7bd14a
webhooks-event = Событие
# 1c2bb252
webhooks-not-kept = уже не хранится
# 312f0d27
webhooks-queued = В очереди с
# 31cc833b
webhooks-attempts = Попытки
# a06b2b00
webhooks-last-attempt = Последняя попытка
# 3953b252
webhooks-answer = Ответ
# f583709b
webhooks-answered = { $status } за { $ms } мс
# aa30067b
webhooks-no-answer = { $problem } через { $ms } мс
# e7816fed
webhooks-next-attempt = Следующая попытка
# 40255824
webhooks-given-up = Попыток больше не будет. Можно отправить ещё раз.
# 290ad42d
webhooks-send-again = 📨 Отправить ещё раз
# b9b08f25
webhooks-sent-again = Снова в пути.
# b18b01fd
webhooks-delivery-gone = С тех пор эта отправка повторена или уже не хранится.
# 4c41cd23
webhooks-resend = 📨 Отправить всё с …
# d7e69d2b
webhooks-ask-since = Все события с этого времени отправятся снова, и те, что сервер уже принял. Пришлите дату, например <code>2026-01-15</code> или <code>2026-01-15 12:00</code> (UTC).
# 98d3bacd
webhooks-not-a-date = Это не дата в прошлом. Пишите так: 2026-01-15 или 2026-01-15 12:00 (UTC), или отправьте /cancel.
# 65624980
webhooks-nothing-since = Нужных событий с { $time } не было.
# 3d87754f
webhooks-resending = Они в пути.
