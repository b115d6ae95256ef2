## language

# 32499cd6
language-name = Русский
# 39590ba7
language-locale = ru

## common

# e9527c28
common-back = ‹ Назад
# 80690038
common-home = ‹ Главная
# 8639457a
common-cancel = Отмена
# 4f1e2501
common-refresh = ↻ Обновить
# 74f2cc3a
common-previous = ‹ Назад
# 041d6918
common-next = Дальше ›
# 7576d5b2
common-newer = ‹ Новее
# 623c187b
common-older = Раньше ›
# 94f38e16
common-and-more = … и ещё { $count }
# a7b0c287
common-page = стр. { $number }
# d8962491
common-paused = ⏸ На паузе: { $names }
# 91de2899
common-forwarded-command = Пересланные команды я не выполняю. Наберите команду сами.
# b0076419
common-old-button = Эта кнопка устарела. Сейчас показано текущее состояние; /start открывает меню.
# be0c3b22
common-nothing-to-cancel = Отменять нечего.
# 3f4629d7
common-cancelled = Отменено. Ничего не изменилось.
# 44e6710f
common-formatted = Telegram превратил часть сообщения в форматирование, и знаки вроде * _ ~ | могли пропасть. Отправьте его файлом .txt или ещё раз без форматирования.
# 67e76d9c
common-type-text = Ответьте текстом или отправьте /cancel.
# e9da86ad
common-done-before = Это уже сделано, но мой ответ до вас не дошёл. Отправьте /start, чтобы увидеть, как дела сейчас.
# 78d15595
common-too-late = Это заняло слишком много времени и не было сделано. Попробуйте ещё раз.
# 614220e6
common-failed = Извините, что-то пошло не так. Подробности записаны у оператора. Ничего не потеряно; попробуйте ещё раз.
# 9feec387
common-failed-again = { $support ->
        [none] Если это повторится, напишите оператору.
       *[other] Если это повторится, напишите оператору ({ $support }).
    }
# b5fd43e0
common-copy-code = 📋 Скопировать код { NUMBER($number, useGrouping: 0) }
# 2e9cbdf8
common-removed-deleted = Удалено.
# efaf9ff9
common-removed-emptied = Telegram не даёт ботам удалять сообщения старше 48 часов, поэтому текст я убрал.
# 68d11012
common-removed-kept = ⚠️ Telegram не даёт мне удалить или изменить это сообщение. Пожалуйста, удалите его сами.
# 47303bd3
common-too-old = Текст убран. Это сообщение слишком старое, чтобы я его удалил, но вы можете.

## errors

# c2cf4440
error-NOT_AN_AMOUNT = { $currency ->
        [USD] "{ $text }" — не сумма. Напишите USD цифрами, например 12 или 0.50: меньше десяти миллионов, не больше шести знаков после точки.
       *[other] "{ $text }" — не сумма в { $currency }. Напишите её цифрами, например 1200.
    }
# db06cf97
error-AMOUNT_UNCLEAR = "{ $text }" может означать две разные суммы. Напишите { $larger } или { $smaller }.
# dbdb8874
error-AMOUNT_NEGATIVE = В "{ $text }" есть минус. Напишите сумму без него.
# 0050ee36
error-OTHER_CURRENCY = "{ $text }" — в другой валюте. Напишите сумму в { $currency }.
# 483fdefe
error-AMOUNT_IS_ZERO = Сумма должна быть больше нуля.
# 1e891a06
error-NOT_A_DURATION = "{ $text }" — не срок. Напишите целое число и s, m, h или d, например 30m, 2h или 7d.
# 0f1da1f9
error-DURATION_IS_ZERO = Срок должен быть больше нуля.
# 1c82addc
error-INVALID_TELEGRAM_ID = Id в Telegram — целое число больше нуля.
# 824433a9
error-NAME_TOO_LONG = Имя — не длиннее { $max } символов.
# 5325c1f1
error-NOT_AN_ADDRESS = "{ $text }" — не адрес и не блок IPv4. Пишите так: 203.0.113.7 или 203.0.113.0/24.
# 0312c08d
error-BLOCK_TOO_WIDE = { $cidr } слишком широк: самый большой блок — /8. Чтобы разрешить все адреса, оставьте список пустым.
# ee5044fa
error-TOO_MANY_ADDRESSES = В списке может быть не больше { $max } записей, а стало бы { $size }. Используйте блоки, например 203.0.113.0/24.
# dc8409b7
error-INVALID_KEY_NAME = Имя ключа — от 1 до { $max } печатных символов, без пробела в начале и в конце.
# 2bfe9388
error-KEY_NAME_TAKEN = Ключ с именем "{ $name }" уже есть.
# 2e2a34a5
error-TOO_MANY_KEYS = Ключей может быть не больше { $max }. Сначала отзовите один.
# 7ecbd6ac
error-SCOPE_MISSING = Ключу нужно хотя бы одно право: чтение, заказы или проверки.
# c160fbff
error-INVALID_CAP = Лимит должен быть больше нуля и не больше { USD($maxMicros) }.
# 2489d639
error-INVALID_PRICE = Цена должна быть больше нуля и не больше { USD($maxMicros) }.
# 4489fa05
error-INVALID_COST = Себестоимость – от нуля до { USD($maxMicros) }.
# 112b5e23
error-INVALID_PERCENT = «{ $text }» – не процент. Напишите число от 0 до { $max }, не больше двух знаков после запятой, например 12.5.
# a011fc93
error-NOTE_LENGTH = В заметке от 1 до { $max } символов.
# 77bac8c6
error-TOO_MANY_NOTES = У аккаунта может быть не больше { $max } заметок. Сначала удалите одну.
# 46984bcc
error-NEWS_LENGTH = В новости от 1 до { $max } символов.
# a7f49487
error-TOO_MANY_MOVES = Достигнут предел переносов: { $max }. Попробуйте позже.
# 96ae2789
error-TOO_MANY_APPROVALS = Второго человека ждут уже { $max } решений. Сначала подтвердите или отклоните часть из них.
# 7672c781
error-INVALID_TIER_NAME = Название уровня – от 1 до { $max } букв, цифр, пробелов или дефисов, но не «standard».
# cc0d4cb1
error-TIER_NAME_TAKEN = Уровень с названием «{ $name }» уже есть.
# 434839c2
error-TOO_MANY_TIERS = Уровней может быть не больше { $max }. Сначала удалите один.
# 7b42dcc2
error-NOT_ITS_SUPPLIER = Товар { $pid } поступает не от этого поставщика. Его поставщики: { $suppliers }.
# dc86dedb
error-INVALID_SETTING =
    .suppliers = Настройки могут быть не более чем у { $max } поставщиков.
    .low_stock = Порог малого остатка — целое число от 0 (выключено) до { $max }.
    .terms = Условия — не длиннее { $max } символов.
    .open_deposits = У аккаунта может быть от 1 до { $max } открытых пополнений.
    .at_once = Заказов открыто сразу: от 0 до { $max }.
    .sync_every = Прайс-лист можно брать раз в 5 минут – 30 дней.
    .cost_jump = Наибольшее изменение себестоимости – от 0 (выключено) до { $max } процентов.
    .cost_age = Себестоимость верна от 0 (всегда) до { $max } дней.
    .support = "{ $text }" — не контакт. Напишите @имя в Telegram, адрес почты или адрес https:// не длиннее { $maxUrlLength } символов.
    .digest_time = Время сводки – например 09:00, от 00:00 до 23:59.
    .time_zone = Часового пояса «{ $text }» нет. Напишите ближайший крупный город, например Asia/Dhaka, или UTC.
    .least_is_zero = Наименьшее пополнение должно быть больше нуля.
    .least_above_largest = Наименьшее пополнение не может быть больше наибольшего. Можно изменить оба сразу.
    .stars_rate = Число Stars за USD — больше 0, не больше { $max }, знаков после точки не больше { $decimals }.
# 02be959b
error-INVALID_TRANSFER =
    .name = Название способа оплаты — от 1 до { $max } символов.
    .instructions_too_long = Инструкция — не длиннее { $max } символов.
    .too_many = Способов перевода может быть не больше { $max }. Сначала удалите один.
    .name_taken = Способ оплаты «{ $name }» уже есть.
    .instructions_missing = Сначала нужна инструкция: она говорит людям, куда переводить деньги.
    .rate_of_usd = Один USD стоит один USD. Задайте комиссию или бонус.
    .least_is_zero = Наименьшее пополнение должно быть больше нуля.
    .least_above_largest = Наименьшее пополнение не может быть больше наибольшего. Можно изменить оба сразу.
    .currency = «{ $text }» — не валюта. Напишите от трёх до пяти букв, например BDT или USDT.
    .rate = Столько { $currency } за один USD быть не может. Напишите число, например 121.5, не больше 6 знаков после точки.
    .fee = Комиссия или бонус — не больше { $max } %, не больше двух знаков после точки.
# 51e11c10
error-CATALOG_NOT_JSON = Каталог — не JSON: { $said }
# 6b4d5cc2
error-DOCUMENT_REFUSED =
    .too_large = В этом файле слишком много данных, здесь его не прочитать. Уберите лишнее или пришлите по частям.
    .too_slow = Файл читается слишком долго. Сохраните его с меньшим числом строк и столбцов или пришлите по частям.
    .busy = Слишком много файлов ждёт очереди. Подождите минуту и пришлите этот ещё раз.
# e703930d
error-NOT_FROM_STOCK = { $pid } продаётся не со склада, кодов у него нет.
# 4677a12c
error-CODE_TOO_LONG = Строка { NUMBER($line, useGrouping: 0) } длиннее { $max } символов. Пишите по одному коду в строке.
# 47358dd8
error-REASON_MISSING = Укажите причину. Владелец аккаунта её увидит.
# e9723d64
error-REASON_TOO_LONG = Причина — не длиннее { $max } символов.
# c1497549
error-INVALID_CREDIT = Сумма зачисления должна быть больше нуля и меньше { USD($maxMicros) }.
# 3700a838
error-WORTH_UNKNOWN = Неизвестно, сколько стоит этот платёж. Укажите и сумму в USD.
# e3c46549
error-INVALID_CLAIM_REFUND = { $maxMicros ->
        [0] Возвращать больше нечего: вся цена заказа уже в кошельке.
       *[other] Сумма должна быть больше нуля и не больше { USD($maxMicros) }: столько осталось от цены заказа.
    }
# 8e8ef9af
error-INVALID_WEBHOOK_URL =
    .not_a_url = Это не адрес. Пишите так: https://shop.example/webhooks, не длиннее 500 символов.
    .not_https = Адрес должен начинаться с https://, чтобы никто не мог прочесть или изменить отправленное.
    .has_password = В адресе не должно быть имени и пароля. Проверяйте подпись каждого вызова.
    .port = Порт — 443 или 1024 и выше.
    .not_public = Адрес должен вести на сервер в открытом интернете.
# 62ee5833
error-UNKNOWN_EVENT_TYPE = События "{ $type }" нет. Есть такие: { $known }.
# 32ac30f6
error-NOT_A_PERSON = "{ $text }" — не человек. Напишите числовой id в Telegram, например 123456789, @имя или номер аккаунта.
# bfbe0e48
error-INVALID_MARK = Сумма должна быть больше нуля и не больше { USD($maxMicros) }.
# d13eed11
error-INVALID_DELIVERY =
    .count = { $given ->
            [one] Прислано: { $given } код, а в заказе { $ordered }.
            [few] Прислано: { $given } кода, а в заказе { $ordered }.
            [many] Прислано: { $given } кодов, а в заказе { $ordered }.
           *[other] Прислано: { $given } кода, а в заказе { $ordered }.
        }
    .length = Один из кодов пуст или слишком длинный.
    .known = Один из этих кодов здесь уже известен. Ни один код не выдаётся дважды.
# 235fc5c9
error-METHOD_NOT_OFFERED = Этот способ оплаты больше не предлагается. Выберите другой.
# e0e63e62
error-INVALID_TOP_UP =
    .limits = Пополнить можно на сумму от { USD($minMicros) } до { USD($maxMicros) }.
    .cents = Пишите целые центы: не больше двух знаков после точки.
    .price = Этим способом за раз можно заплатить не больше { $maxPrice }, а { USD($amountMicros) } стоят { $price }. Выберите сумму поменьше.
# 2368ec26
error-RECEIPT_NOT_NEEDED = Этому пополнению чек не нужен: деньги поступят в кошелёк, когда придёт платёж.
# 775da7f2
error-TOO_MANY_RECEIPTS = Чеков к этому пополнению уже { $max }, это предел. Оператор их проверяет; дождитесь решения.
# 03e94e43
error-TABLE_EMPTY = Строк здесь не нашлось. Пришлите строку на каждый заказ.
# 6a8b5919
error-TABLE_TOO_LONG = Здесь больше { $max } строк, а это предел. Разделите на несколько файлов.
# a9d6c3d7
error-TOO_MANY_UNITS = Здесь ключей и карт: { $units }, а предел одного файла — { $max }. Разделите на несколько файлов.
# b937612c
error-INSUFFICIENT_STOCK = На складе не хватает кодов этого товара.
# f404f06f
error-INSUFFICIENT_BALANCE = { $debtMicros ->
        [0] В кошельке меньше, чем нужно: { USD($neededMicros) }.
       *[other] За аккаунтом долг { USD($debtMicros) }: платёж был отозван, когда деньги уже были потрачены. Следующее пополнение сначала закроет его.
    }
# 6fb149ea
error-ORDER_NOT_FOUND = Заказа или проверки { $id } нет.
# ed0ce61e
error-ACCOUNT_NOT_FOUND = Аккаунта { $who } не нашлось. Аккаунт появляется, когда человек впервые пишет боту.
# 35f27f5f
error-ACCOUNT_EXISTS = У id { NUMBER($telegramId, useGrouping: 0) } в Telegram уже есть аккаунт.
# c83a25e3
error-KEY_NOT_FOUND = Этот ключ больше не действует: он истёк, заменён или отозван.
# e1d887c9
error-LINE_NOT_FOUND = В каталоге нет линейки "{ $slug }".
# 35e555d6
error-PRODUCT_NOT_FOUND = В каталоге нет товара "{ $pid }".
# 956443ec
error-NO_PRICE_LIST = { $others ->
        [none] У поставщика { $supplier } нет прайс-листа, который можно прочитать.
       *[other] У поставщика { $supplier } нет прайс-листа, который можно прочитать. Он есть у: { $others }.
    }
# b58994c1
error-LIST_UNREADABLE = Не удаётся прочитать прайс-лист поставщика { $supplier }: { $why }
# 9d961414
error-LIST_TOO_LONG = В прайс-листе поставщика { $supplier } больше { $max } позиций, поэтому он не прочитан.
# 6d1778b4
error-LIST_STALE = { $more ->
        [0] Тем временем изменились товары: { $pids }. Посмотрите прайс-лист снова.
       *[other] Тем временем изменились товары: { $pids } +{ $more }. Посмотрите прайс-лист снова.
    }
# d9f94053
error-ITEM_NOT_LISTED = В прайс-листе поставщика { $supplier } нет позиции { $item }. Скопируйте её из списка или сначала обновите его.
# 8f33fda7
error-APPROVAL_NOT_FOUND = Такого запроса нет.
# 15a93a42
error-APPROVAL_OVER = Это уже решено, или прошли 24 часа.
# a4af3a40
error-APPROVAL_OWN = Это решили вы сами. Подтвердить должен кто-то другой.
# 6c6123e7
error-OWN_ACCOUNT = Это для вашего собственного аккаунта. Решить должен кто-то другой из команды.
# aac90215
error-APPROVAL_NOT_YOURS = Ваша роль не позволяет это решать. Обратитесь к владельцу.
# 063fb8dc
error-NO_SECOND_PERSON = Больше никто не может это подтвердить. Кому-то нужна роль для этого: раздел «Сервис» в панели. Если её пока нет ни у кого, её дают в консоли: gamewallet team set.
# 355c128b
error-INCIDENT_NOT_FOUND = Такого сбоя нет.
# 5743816f
error-INCIDENT_TOLD = Владельцам заказов уже сообщили.
# 652bfdbc
error-BROADCAST_NOT_FOUND = Таких новостей нет.
# 5d514e46
error-BROADCAST_OVER = Это уже разослано или остановлено.
# 7a128369
error-BROADCAST_RUNNING = Ещё идёт другая рассылка. Подождите или остановите её.
# 2b5366c2
error-NOTE_GONE = Эта заметка уже удалена.
# 70838bcd
error-MOVE_OVER = Этот перенос уже завершён или касается другого человека.
# d4a77871
error-MOVE_REFUSED =
    .same = Это тот же аккаунт.
    .moving = Этот аккаунт уже ждёт другого переноса.
    .of_team = Новый владелец состоит в команде.
    .target_shut = Новый владелец заблокирован или ограничен, либо ему отключены API или магазин.
    .used = Новый владелец уже пользовался своим аккаунтом. Аккаунт должен быть новым: без операций, заказов, ключей, адресов, вебхуков, заметок и уровня.
    .target_moving = Новый владелец участвует в другом переносе.
# 602adaeb
error-TIER_NOT_FOUND = Уровня «{ $name }» нет.
# a4ca4fd4
error-TRANSFER_NOT_FOUND = Способа оплаты «{ $name }» нет.
# af33279b
error-BATCH_GONE = Этих кодов у меня уже нет: вы ответили, прислали другие или прошёл час. Пришлите их ещё раз.
# 9102c4d9
error-QUARANTINE_ENDED = В карантине нет такого кода { $orderId }.
# 96650241
error-CODES_SEEN = Покупатель { $orderId } видел этот код, поэтому вернуть его в продажу нельзя. Спишите его.
# d4577440
error-CLAIM_NOT_FOUND = Такого обращения нет.
# acb9b30a
error-NOTHING_TO_REPLACE = У заказа нет этого кода, или уже нет. Обращение можно закрыть возвратом или отказом.
# 9c84f796
error-DEPOSIT_NOT_FOUND = Такого пополнения нет.
# e66b7057
error-PAYMENT_NOT_FOUND = Такого платежа нет.
# dc89c35c
error-PAYMENT_DECIDED = Этот платёж уже зачислен или возвращён.
# 401aa960
error-TOO_MANY_WEBHOOKS = Вебхуков может быть не больше { $max }. Уберите один, прежде чем добавить другой.
# 3c73e3a5
error-WEBHOOK_NOT_FOUND = Такого вебхука нет. Возможно, он убран.
# 8b9a1ed4
error-WEBHOOK_OFF = Вебхук выключен. Сначала включите его.
# a223b168
error-SHOP_DISABLED = Магазин пока закрыт. Попробуйте позже. То, что вы заказали, идёт своим ходом.
# 3c485a3f
error-SHOP_NOT_ALLOWED = Оператор отключил вам магазин. Спросите его почему.
# e543df01
error-HOLDER_CHANGED = Этот аккаунт перенесён на другой аккаунт Telegram. Отправьте /start, чтобы увидеть свой.
# a20f4f82
error-DRAFT_GONE = Эта покупка начата слишком давно. Начните заново: /shop.
# 49e20890
error-ACCOUNT_SHUT = { $standing ->
        [restricted] Ваш аккаунт ограничен, поэтому покупать нельзя. Напишите оператору.
       *[banned] Ваш аккаунт заблокирован, поэтому покупать нельзя. Напишите оператору.
    }
# 7cddd2ae
error-CONFIRMATION_OVER = Это уже сделано, или с тех пор вас спросили снова.
# 67f5780c
error-BULK_GONE = Этих строк у меня уже нет: вы прислали другие, или прошли сутки. Пришлите их ещё раз.
# e75e213c
error-BULK_RUNNING = Сейчас покупается другой ваш файл. Дождитесь конца или сначала остановите его.
# c5e7127b
error-UNDO_TOO_LATE = Отменить уже нельзя: прошло больше суток.
# c0e2faf5
error-UNDONE_BEFORE = Это уже отменено.
# e66bcd23
error-UNDO_TAKES_TWO = Чтобы отменить это, нужен второй человек. Используйте обратную команду: она ждёт подтверждения.
# 1e45f25c
error-CHANGED_SINCE = Отменить уже нельзя: с тех пор что-то изменилось.
# 73fa56ad
error-CREDIT_PAID_DEBT = Ничего не изменилось: из этого зачисления { USD($paidOffMicros) } пошли на долг аккаунта, и в кошельке меньше, чем вы хотите забрать. Остаток можно списать.
# 6dc2cf4e
error-CODE_GONE = Этот код больше не продаётся: он продан или убран.
# c931eb56
error-IS_TEST_ORDER = Это тестовый заказ. Он завершится сам.
# f79dea69
error-TOO_MANY_REFILLS = Тестовый кошелёк сегодня пополнялся уже { $max } раз, это предел. Попробуйте завтра.
# 1cc8245d
error-TASK_TAKEN = Тем временем этот заказ взял другой админ.
# 9dd60e3b
error-TASK_ENDED = Тем временем этот заказ завершился.
# af07fb3d
error-TASK_NOT_YOURS = Этот заказ уже не ваш.
# 0ad7b350
error-CLAIM_NOT_POSSIBLE =
    .processing = Этот заказ ещё в пути. Напишу, когда он завершится. Если не получится, деньги вернутся сами.
    .paid_back = Деньги за этот заказ уже вернулись в ваш кошелёк.
    .open = С этим заказом уже разбираются. Обращение видно на его странице.
    .too_many_of_order = Обращений по этому заказу уже { $max }, это предел. Напишите в поддержку.
    .too_many_open = { $max ->
            [one] У вас уже { $max } открытое обращение, это предел. Дождитесь ответа или отзовите одно.
            [few] У вас уже { $max } открытых обращения, это предел. Дождитесь ответа или отзовите одно.
            [many] У вас уже { $max } открытых обращений, это предел. Дождитесь ответа или отзовите одно.
           *[other] У вас уже { $max } открытого обращения, это предел. Дождитесь ответа или отзовите одно.
        }
    .over = Это обращение уже закрыто. Откройте его снова, чтобы увидеть ответ.
# 874b3426
error-TOO_MANY_DEPOSITS = { $max ->
        [one] У вас уже { $max } открытое пополнение, это предел. Сначала оплатите или отмените одно.
        [few] У вас уже { $max } открытых пополнения, это предел. Сначала оплатите или отмените одно.
        [many] У вас уже { $max } открытых пополнений, это предел. Сначала оплатите или отмените одно.
       *[other] У вас уже { $max } открытого пополнения, это предел. Сначала оплатите или отмените одно.
    }
# bde33532
error-DEPOSIT_OVER = { $act ->
        [receipt] Статус этого пополнения: { $status }. Если вы заплатили, начните новое пополнение на ту же сумму и пришлите чек к нему.
       *[cancel] Это пополнение уже нельзя отменить. Статус этого пополнения: { $status }.
    }
# 9a2ca88e
error-RECEIPT_SENT_SINCE = С тех пор пришёл новый чек. Сначала посмотрите его.
# 1814cc18
error-REFUND_NOT_POSSIBLE = { $reference } отсюда вернуть нельзя. Спишите сумму с аккаунта и отправьте деньги сами.
# dbe73bbd
error-REFUND_NOT_COVERED = { $reference } вернуть нельзя: в кошельке уже нет { USD($amountMicros) }.
# ff3d70eb
error-REFUND_REFUSED = Платёжный сервис отказался вернуть { $reference } ({ $why }). Деньги снова в кошельке.

## problems

# a5ed37b9
problem-move-same = Это тот же аккаунт.
# d82cf786
problem-move-moving = Этот аккаунт уже ждёт другого переноса.
# 0b18cdfd
problem-move-of_team = Новый владелец состоит в команде.
# 9d980c51
problem-move-target_shut = Новый владелец заблокирован или ограничен, либо ему отключены API или магазин.
# f2f3147c
problem-move-used = Новый владелец уже пользовался своим аккаунтом. Аккаунт должен быть новым: без операций, заказов, ключей, адресов, вебхуков, заметок и уровня.
# 99363212
problem-move-target_moving = Новый владелец участвует в другом переносе.
# 7b7c25f7
error-INVALID_CATALOG = Каталог не загружен; ничего не изменилось. Сначала исправьте:
# 9ca52fc4
problem-catalog-more = … и ещё { $more }
# 4fdb4f40
problem-catalog-file = файл
# 9a08b725
problem-catalog-line = { $name ->
        [none] линейка { NUMBER($number, useGrouping: 0) }
       *[other] линейка { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# 82d2848f
problem-catalog-product = { $name ->
        [none] товар { NUMBER($number, useGrouping: 0) }
       *[other] товар { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# 2ec7f88e
problem-catalog-row = { $name ->
        [none] строка { NUMBER($number, useGrouping: 0) }
       *[other] строка { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# f006ed2b
problem-catalog =
    .pattern_too_long = не длиннее { $max } символов
    .pattern_invalid = нужно регулярное выражение
    .pattern_too_large = слишком велик: каждое повторение считается столько раз, сколько может повториться
    .pattern_looks_around = нельзя смотреть вперёд или назад: "{ $token }"
    .pattern_refers_back = нельзя ссылаться на группу: "{ $token }"
    .pattern_unsupported = можно только то, что умеет RE2: { $said }
    .decimals = не больше шести знаков после точки
    .number = нужно число поменьше, со всеми цифрами и без показателя степени
    .supplier_name = нужны 1–32 строчные буквы, цифры или -
    .supplier_twice = каждый поставщик — один раз
    .pid = нужны 1–64 буквы, цифры, - или _
    .slug = нужны 2–40 строчных букв или цифр
    .order_code = нужны 2–6 прописных букв или цифр
    .example = должно подходить под шаблон
    .field_twice = каждое поле — один раз
    .region_and_server = нельзя спрашивать и region, и serverId
    .region_options = нужно, если линейка спрашивает region, и только тогда
    .server_options = нужно, только если линейка спрашивает serverId
    .option_twice = каждое значение и сокращение — один раз; прописные и строчные буквы не различаются
    .unknown_supplier = назван "{ $name }", а это не его поставщик
    .used_twice = встречается дважды: "{ $name }"
    .no_supplier = нужен поставщик, потому что это линейка пополнений
    .no_fields = нужно указать, что требуется для пополнения, например userId
    .stock_supplier = у линейки пополнений не может быть "stock"; "stockBased": true даёт каждому заказу код, который активирует поставщик
    .stock_based = здесь не нужно: у ключей и карт "stock" указан в suppliers
    .fields_of_code = здесь не нужно: ключам и картам игрок не требуется
    .other_line = относится к линейке "{ $slug }"; товар не может сменить линейку, возьмите новый pid
    .schema = { $said }

## errors

# 33c82e7f
error-CLAIM_DECIDED =
    .open =
        { $reference }: открыто{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .replaced =
        { $reference }: закрыто заменой кода{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunded =
        { $reference }: закрыто возвратом{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refused =
        { $reference }: отклонено{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .withdrawn =
        { $reference }: отозвано владельцем{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
# a06fe7db
error-DEPOSIT_DECIDED =
    .open =
        { $reference }: ещё не оплачено{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .submitted =
        { $reference }: ждёт решения по чеку{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .credited =
        { $reference }: зачислено{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .rejected =
        { $reference }: отклонено{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .cancelled =
        { $reference }: отменено владельцем{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .expired =
        { $reference }: истекло{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunding =
        { $reference }: возвращается{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunded =
        { $reference }: возвращено{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .charged_back =
        { $reference }: отозвано платёжным сервисом{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.

## order-page

# af589561
order-page-title = Ваш заказ
# 970a34eb
order-page-status-processing = В обработке
# c32bb69d
order-page-status-completed = Выполнен
# 1aa43485
order-page-status-cancelled = Отменён
# 0a6753f6
order-page-what-next-processing = Загляните ещё раз через несколько минут.
# c84db33d
order-page-what-next-completed = Заказ выполнен.
# 14fc1e53
order-page-what-next-cancelled = Выполнить заказ не удалось. Вам поможет магазин, где вы его купили.
# 5978bab3
order-page-look-again = Проверить снова
# d89879e6
order-page-product = Товар
# 48efed86
order-page-game = Игра
# 3cc0f355
order-page-quantity = Количество
# e75d359a
order-page-placed = Создан
# b71ccd11
order-page-ended = Завершён
# e49cb10a
order-page-masked = Часть данных игрока скрыта.
# 204207eb
order-page-gone = Такой страницы нет
# 3bfbd9d2
order-page-why-gone = Ссылка неполная или больше не действует. Попросите новую в магазине, который её дал.

## status-page

# ae22af5f
status-page-title = Состояние
# 468f3b6d
status-page-about = Как выполнялись заказы за последние 30 дней: посчитано по самим заказам.
# a570b5e0
status-page-as-json = В JSON
# f38f4f4f
status-page-nothing = Сейчас ничего не продаётся.
# c4b5e62a
status-page-half = Половина за
# 67dee0ea
status-page-most = 95 из 100 за
# c32bb69d
status-page-completed = Выполнено
# c20e7dc8
status-page-last-trouble = Последний сбой
# 766540f0
status-page-no-trouble = за 30 дней не было
# df909d08
status-page-failing-today = ▲ Сегодня часть заказов не выполняется
# 27ff82a9
status-page-no-orders = ○ Заказов давно не было
# 0d6f1c88
status-page-failed = ▲ Часть заказов не выполнена
# d65d5e0c
status-page-works = ● Работает как обычно
