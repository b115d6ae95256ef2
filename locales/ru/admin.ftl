## admin

# dd60dcc1
admin-title = 🛡 Админ
# 5dde9b77
admin-tasks-wait = { $count ->
        [one] 🙋 Ждут ручного выполнения: { $count } заказ.
        [few] 🙋 Ждут ручного выполнения: { $count } заказа.
        [many] 🙋 Ждут ручного выполнения: { $count } заказов.
       *[other] 🙋 Ждут ручного выполнения: { $count } заказа.
    }
# edd1b44b
admin-stuck-wait = { $count ->
        [one] ⏳ Ждут слишком долго: { $count } заказ.
        [few] ⏳ Ждут слишком долго: { $count } заказа.
        [many] ⏳ Ждут слишком долго: { $count } заказов.
       *[other] ⏳ Ждут слишком долго: { $count } заказа.
    }
# c65e041b
admin-nothing-waits = Ничего не ждёт.
# 21b763d2
admin-closed-since = С { $time } ({ $who }).
# 4c366b9d
admin-products-paused = { $count ->
        [one] ⏸ Приостановлено вручную: { $count } товар.
        [few] ⏸ Приостановлено вручную: { $count } товара.
        [many] ⏸ Приостановлено вручную: { $count } товаров.
       *[other] ⏸ Приостановлено вручную: { $count } товара.
    }
# 26f475a9
admin-aside-wait = { $count ->
        [one] 🚧 Отложено: { $count } код. Использованы ли они? См. «Товары» в панели
        [few] 🚧 Отложено: { $count } кода. Использованы ли они? См. «Товары» в панели
        [many] 🚧 Отложено: { $count } кодов. Использованы ли они? См. «Товары» в панели
       *[other] 🚧 Отложено: { $count } кода. Использованы ли они? См. «Товары» в панели
    }
# cf2d2356
admin-top-ups-wait = { $count ->
        [one] Ждут решения: { $count } пополнение.
        [few] Ждут решения: { $count } пополнения.
        [many] Ждут решения: { $count } пополнений.
       *[other] Ждут решения: { $count } пополнения.
    }
# 135cf11a
admin-also-commands = Команды: /help
# 6f266a27
admin-back = ‹ Админ
# ec0ea5d2
admin-help = Для админов
# f1cd90f7
admin-about-who = «кто» — это id в Telegram, например { $id }, или { $name }.
# 662a6710
admin-they-are-notified = О блокировке, ограничении, зачислении и списании люди получают сообщение с вашей причиной или пометкой.
# f62092ca
admin-commands-admin = Меню админов: всё это кнопками
# 8eaa2e22
admin-commands-account = Всё об аккаунте
# 79e98bd2
admin-commands-ban = Заблокировать
# 311c8a48
admin-commands-unban = Снять блокировку
# 1bc3500e
admin-commands-restrict = Ограничить на время
# fc7999cf
admin-commands-unrestrict = Снять ограничение
# 1855f43d
admin-commands-apioff = Отключить доступ к API
# c6784119
admin-commands-apion = Снова разрешить доступ к API
# 46f795d1
admin-commands-shopoff = Запретить покупки в чате
# 4ad47dbc
admin-commands-shopon = Снова разрешить покупки в чате
# 57a861d1
admin-commands-credit = Зачислить в кошелёк
# c4c39ff7
admin-commands-debit = Списать из кошелька
# d0692251
admin-commands-order = Один заказ: подробности, отмена, завершение, возврат
# 8cb82091
admin-commands-stock = Что есть на складе; добавить коды
# 0a8e0119
admin-commands-digest = Что владельцу важно знать утром
# a8a454bc
admin-commands-backup = База данных файлом
# fb31aae2
admin-arguments-account = кто
# f906dad6
admin-arguments-ban = кто причина
# fb31aae2
admin-arguments-unban = кто
# 629db79f
admin-arguments-restrict = кто 2h причина
# fb31aae2
admin-arguments-unrestrict = кто
# f906dad6
admin-arguments-apioff = кто причина
# fb31aae2
admin-arguments-apion = кто
# f906dad6
admin-arguments-shopoff = кто причина
# fb31aae2
admin-arguments-shopon = кто
# 90e9abeb
admin-arguments-credit = кто 25 пометка
# 90e9abeb
admin-arguments-debit = кто 25 пометка
# 5be53abe
admin-arguments-order = id
# c7870885
admin-arguments-stock = pid
# 15a72ba5
admin-arguments-digest = off

## adminClaims

# 794bad4a
admin-claims-opened = ⚠️ Проблема с заказом
# 9dfab251
admin-claims-reminder = ⏰ Обращение всё ещё ждёт ответа
# e6e0e1f9
admin-claims-picture-of = 🖼 Скриншот к { $reference }
# a6ce59d2
admin-claims-many = { $count ->
        [one] ⚠️ Ждут ответа: { $count } обращение.
        [few] ⚠️ Ждут ответа: { $count } обращения.
        [many] ⚠️ Ждут ответа: { $count } обращений.
       *[other] ⚠️ Ждут ответа: { $count } обращения.
    }
# ac85a23e
admin-claims-show = Показать
# feb6c7df
admin-claims-reason-not_received = ничего не пришло
# 98726ff8
admin-claims-reason-wrong_goods = пришло не то
# 136afcca
admin-claims-reason-code_invalid = код не подходит
# 2f2c3a9f
admin-claims-reason-code_used = код уже использован
# 56de50c8
admin-claims-reason-other = другая проблема
# 0a099ddc
admin-claims-reason-by_operator = исправлено нами
# 70263ce6
admin-claims-state-open = 🔎 открыто
# 0ab75782
admin-claims-state-replaced = 🎟 код заменён
# 6cda1de2
admin-claims-state-refunded = ↩️ деньги возвращены
# 9c72f406
admin-claims-state-refused = ❌ отклонено
# 2889fc30
admin-claims-state-withdrawn = 🚪 отозвано владельцем
# d3a5fd69
admin-claims-claim = Обращение
# cef971ec
admin-claims-what = Проблема
# d6b94b9f
admin-claims-opened-at = Открыто
# ae22af5f
admin-claims-status = Статус
# b71ccd11
admin-claims-ended-at = Закрыто
# e11fd026
admin-claims-decided-by = Решение
# 3953b252
admin-claims-answer = Ответ
# 7f53e279
admin-claims-paid-back = Возвращено
# 8428f957
admin-claims-wrote = Владелец написал:
# aada44d0
admin-claims-wrote-nothing = Владелец ничего не написал.
# 0ceeaa74
admin-claims-has-picture = 🖼 Со скриншотом.
# 4d17e316
admin-claims-the-order = Заказ
# 5bcb5906
admin-claims-order = Номер
# bdc1e180
admin-claims-account = Аккаунт
# d89879e6
admin-claims-product = Товар
# ff89d4b3
admin-claims-amount = Сумма
# 815c45cf
admin-claims-left = Можно вернуть
# 1e04c9a0
admin-claims-supplier = Поставщик
# e75d359a
admin-claims-placed = Создан
# b71ccd11
admin-claims-order-ended = Завершён
# 78a85e7b
admin-claims-codes = Коды
# 5ce725ea
admin-claims-more = и ещё { $count }
# 1b62ef9a
admin-claims-replaced-before = Заменено раньше
# b7c78745
admin-claims-in-stock = На складе
# 3314bbaf
admin-claims-others = Другие обращения владельца
# 2bc18114
admin-claims-no-others = Других обращений не было.
# 078a0b05
admin-claims-replace = 🎟 Заменить (на складе { $inStock })
# e70c6dba
admin-claims-refund = ↩️ Вернуть деньги
# 461ec3d8
admin-claims-refuse = ❌ Отклонить
# c5a65bff
admin-claims-picture = 🖼 Скриншот
# e844c965
admin-claims-picture-gone = В Telegram этой картинки больше нет.
# aea9c436
admin-claims-show-order = 📦 Заказ
# c5325549
admin-claims-show-account = 👤 Аккаунт
# dbe04735
admin-claims-confirm-replace = { $count ->
        [one] Заменить { $count } код? Заменённое уйдёт в карантин и больше не продаётся. Владелец получит столько же со склада, где сейчас { $inStock }, и сообщение.
        [few] Заменить { $count } кода? Заменённое уйдёт в карантин и больше не продаётся. Владелец получит столько же со склада, где сейчас { $inStock }, и сообщение.
        [many] Заменить { $count } кодов? Заменённое уйдёт в карантин и больше не продаётся. Владелец получит столько же со склада, где сейчас { $inStock }, и сообщение.
       *[other] Заменить { $count } кода? Заменённое уйдёт в карантин и больше не продаётся. Владелец получит столько же со склада, где сейчас { $inStock }, и сообщение.
    }
# 15c84623
admin-claims-replace-now = ✅ Да, заменить
# 27dc74b5
admin-claims-replaced = Заменено. Владелец получил сообщение.
# a36fb8db
admin-claims-confirm-refund = Вернуть { $amount } в кошелёк? Заказ останется выполненным, владелец получит сообщение. Отменить это нельзя.
# efc7fe2d
admin-claims-refund-now = ✅ Да, вернуть
# 764f5ddb
admin-claims-refunded = { $amount } вернулись в кошелёк.
# adbf9c0e
admin-claims-ask-reason = Почему отказ? Напишите причину. Владелец получит её слово в слово.
# 75e11c87
admin-claims-refused = Отклонено. Владелец получил вашу причину.
# 2d5df422
admin-claims-replaced-title =
    <b>Заменено по обращению</b>
    
    Покупатель { $order } сообщил о проблеме и получил другой код. Этот он уже видел, поэтому больше не продаём. Потребуйте деньги у того, кто вам его продал, и спишите.

## adminWords

# 9833fc40
admin-words-admin = меню панель админка главная
# ce9664e6
admin-words-account = аккаунт пользователь клиент человек профиль найти баланс кошелёк
# 57dbc780
admin-words-ban = бан забанить блокировка заблокировать запретить мошенник
# a2a729fb
admin-words-unban = бан разбан разбанить разблокировать
# 4eaf2222
admin-words-restrict = ограничить ограничение заморозить приостановить
# 51dbd5ba
admin-words-unrestrict = разморозить снять ограничение
# be1fd8ac
admin-words-apioff = апи доступ отключить запретить
# 9402c3f9
admin-words-apion = апи доступ включить разрешить
# fd407806
admin-words-shopoff = магазин покупки запретить отключить
# d70c5eac
admin-words-shopon = магазин покупки разрешить включить
# 74c29a02
admin-words-credit = зачислить начислить пополнить добавить деньги баланс бонус возврат вернуть
# 09d4bbab
admin-words-debit = списать снять вычесть деньги баланс штраф
# d802dabf
admin-words-order = заказ возврат вернуть отменить отмена завершить покупка
# 5cf4d507
admin-words-stock = склад коды ключи карты остаток добавить загрузить
# b615b003
admin-words-digest = сводка отчёт утро ежедневный
# 6970c466
admin-words-backup = бэкап копия резервная база сохранить

## account

# a6afa101
admin-account-whose =
    <b>👤 Чей аккаунт?</b>
    
    Пришлите числовой id в Telegram, например <code>123456789</code>, или @имя.
# 7ff6427e
admin-account-no-name = Без имени
# e23879a4
admin-account-is-admin = 🛡 админ
# d6446f26
admin-account-standing = Аккаунт
# 818f9381
admin-account-standings-active = 🟢 активен
# 752db6ec
admin-account-standings-restricted = 🟠 ограничен
# 037cc956
admin-account-standings-banned = ⛔ заблокирован
# bc826bdd
admin-account-banned-since = ⛔ заблокирован с { $time }
# c352e0c7
admin-account-restricted-until = 🟠 ограничен до { $time }
# f83bfd73
admin-account-also-restricted = Ещё и ограничен до { $time }
# 5bab18e0
admin-account-reason = Причина
# 53e4bdf9
admin-account-balance = Баланс
# 112f3a85
admin-account-owes = ⚠️ Долг { $amount }: платёж был отозван. Заказы отклоняются, пока его не закроет пополнение или зачисление.
# 3e3b4db3
admin-account-paid-in = Внесено всего
# 1b8eeaf2
admin-account-open-top-ups = Открытые пополнения
# 2bd8641e
admin-account-order-count = Заказы
# feefd5b6
admin-account-api = API
# 110f1acc
admin-account-api-is-on = включён владельцем
# 8b107e89
admin-account-api-is-off = выключен владельцем
# e3a53205
admin-account-api-is-on-but-forbidden = включён владельцем, отключён админом
# eaa83467
admin-account-api-is-off-and-forbidden = выключен владельцем, отключён админом
# e55e7759
admin-account-accepted = ✅ Вызовы принимаются.
# 5730a2b2
admin-account-refused = ⚠️ Вызовы отклоняются:
# 26133441
admin-account-refusal-ACCOUNT_BANNED = заблокирован
# 53bcc3c5
admin-account-refusal-ACCOUNT_RESTRICTED = ограничен
# 789f4e23
admin-account-refusal-API_DISABLED_BY_ADMIN = отключён админом
# 8b107e89
admin-account-refusal-API_DISABLED = выключен владельцем
# e4530823
admin-account-refusal-API_NOT_ELIGIBLE = ещё не выполнены условия: см. «Сервис» в панели
# e9f2ff6e
admin-account-refusal-MISSING_API_KEY = нет действующего ключа
# 802ba277
admin-account-refusal-IP_ALLOWLIST_REQUIRED = нет разрешённых адресов, а сервис их требует
# 031f69b2
admin-account-refusal-IP_NOT_ALLOWED = последний вызов пришёл с неразрешённого адреса
# b8da4ff9
admin-account-shop = Магазин
# af496e74
admin-account-shop-forbidden = ⚪️ отключён админом
# 6d3a2614
admin-account-valid-until = Действует до
# 0636eef9
admin-account-addresses = Разрешённые адреса
# 066ac824
admin-account-any-address = любые
# abf59016
admin-account-is-asked = О новых адресах спрашиваем владельца.
# 6086e1f0
admin-account-webhooks = Вебхуки
# 7d0b35bb
admin-account-test-account = { $orders ->
        [one] № { $number }, тестовых денег { $amount }, { $orders } заказ
        [few] № { $number }, тестовых денег { $amount }, { $orders } заказа
        [many] № { $number }, тестовых денег { $amount }, { $orders } заказов
       *[other] № { $number }, тестовых денег { $amount }, { $orders } заказа
    }
# d6b94b9f
admin-account-opened = Открыт
# ccaeb1cc
admin-account-has-blocked = 🔇 Бот заблокирован с { $time }, сообщения не доходят.
# b1c169aa
admin-account-ban = ⛔ Заблокировать
# 99431f27
admin-account-unban = 🟢 Разблокировать
# 8fb7b563
admin-account-restrict = 🟠 Ограничить
# 8304d8a8
admin-account-unrestrict = 🟢 Снять ограничение
# 0b319dfc
admin-account-apioff = ⚪️ API выкл.
# 85ff15cc
admin-account-apion = 🟢 API вкл.
# ea60c897
admin-account-shopoff = ⚪️ Магазин выкл.
# 9c56187a
admin-account-shopon = 🟢 Магазин вкл.
# a5a58a4b
admin-account-credit = ➕ Зачислить
# 705a437a
admin-account-debit = ➖ Списать
# c5325549
admin-account-show = 👤 Аккаунт

## approvals

# d3771616
admin-approvals-title = 🔐 Второй человек
# 96a0276f
admin-approvals-above = Зачисления и возвраты выше { $amount } подтверждает второй человек. Курсы, способы оплаты и роли с доступом к деньгам — всегда.
# 2805060e
admin-approvals-any-amount = без предела
# 2ba6e007
admin-approvals-never = Второй человек не нужен ни для какой суммы.
# 2d6aa480
admin-approvals-kinds-adjustment = Зачисление или списание
# f2edeae4
admin-approvals-kinds-top_up = Пополнение
# dd0bdbcb
admin-approvals-kinds-top_up_refund = Возврат пополнения
# a6919ee9
admin-approvals-kinds-payment = Зачисление платежа
# 7891b357
admin-approvals-kinds-claim = Возврат по проблеме
# 95b25c88
admin-approvals-kinds-order = Отмена заказа
# 19e7d15a
admin-approvals-kinds-settings = Настройки пополнений
# 8adf7383
admin-approvals-kinds-second_person = Сумма для второго человека
# 51fe1014
admin-approvals-kinds-transfer = Способ оплаты
# b456ef51
admin-approvals-kinds-supplier = Лимиты поставщика
# 3de50066
admin-approvals-kinds-role = Роль
# 0a4227dc
admin-approvals-kinds-tier = Уровень аккаунта
# cb411644
admin-approvals-kinds-claim_codes = Замена кодов
# 2df54363
admin-approvals-kinds-payment_return = Возврат платежа
# 3140f9fc
admin-approvals-state-open = ждёт
# 8338b7e7
admin-approvals-state-confirmed = подтверждено
# 9626df90
admin-approvals-state-declined = отклонено
# 1b2a9c4d
admin-approvals-state-expired = срок истёк
# ff89d4b3
admin-approvals-amount = Сумма
# 188f16d6
admin-approvals-asked = Кто решил
# a77fee31
admin-approvals-ended = Кто завершил
# 2f1bcdd8
admin-approvals-until = До
# 5bab18e0
admin-approvals-reason = Причина
# da0280ea
admin-approvals-confirm = ✅ Подтвердить
# 6c7fa3be
admin-approvals-decline = ✖️ Отклонить
# fb4c2a0d
admin-approvals-withdraw = ✖️ Отозвать
# 1cc2db69
admin-approvals-waits-for-other = Нужен второй человек. Кому нужно, уже сообщили; на ответ есть 24 часа.
# cac57f13
admin-approvals-done-confirmed = Подтверждено и сделано.
# 6c7b0415
admin-approvals-done-declined = Отклонено. Ничего не изменилось.
# 2bb821ac
admin-approvals-wanted = 🔐 { $who }: нужен второй человек. { $what }, { $amount }.
# ea5eeaf1
admin-approvals-ended-confirmed = ✅ { $who }: подтверждено. { $what }, { $amount }. Сделано.
# d3ac1753
admin-approvals-ended-declined = ✖️ { $who }: отклонено. { $what }, { $amount }. Ничего не изменилось.
# 4ee18e4a
admin-approvals-show = Посмотреть
# 09db8d70
admin-approvals-waits = { $count ->
        [one] Ждут второго человека: { $count } решение, см. { panel-inbox }
        [few] Ждут второго человека: { $count } решения, см. { panel-inbox }
        [many] Ждут второго человека: { $count } решений, см. { panel-inbox }
       *[other] Ждут второго человека: { $count } решения, см. { panel-inbox }
    }

## broadcast

# 3ccc49fb
admin-broadcast-audience-all = Всем
# 4f9b8c06
admin-broadcast-audience-balance = Тем, у кого есть баланс
# 48271ce2
admin-broadcast-audience-tier = Одному уровню
# 384a1bb8
admin-broadcast-audience-line = Покупателям линейки
# 205ddbc6
admin-broadcast-no-tier = Без уровня
# 62c19d33
admin-broadcast-to-whom = Кому
# 9d82151c
admin-broadcast-people = Получателей
# 7fb32e74
admin-broadcast-about-sending = Всё остальное отправляется раньше. Новости можно отключить; тем, кто это сделал, они не приходят.
# 8c81f974
admin-broadcast-state-draft = Ещё не отправлено
# e8d6b90c
admin-broadcast-state-running = 📤 Рассылается
# f05be38f
admin-broadcast-state-stopped = ⏹ Остановлено
# 454d5c14
admin-broadcast-sent = Отправлено
# 81206766
admin-broadcast-unreached = Не доставлено
# ea8e9325
admin-broadcast-sent-of = { $sent } из { $total }
# 85d28998
admin-broadcast-written = Написано

## deposits

# 17356241
admin-deposits-pending-title = 🧾 Пополнения ждут вас
# e7f4c1b3
admin-deposits-none-pending = Ни одно пополнение не ждёт решения.
# 61097027
admin-deposits-credited-title = ✅ Зачисленные пополнения
# c9b05447
admin-deposits-none-credited = Зачисленных пополнений ещё нет.
# a66fbbb8
admin-deposits-of-title = 🧾 Пополнения: { $name }
# 09159223
admin-deposits-none-of = Пополнений пока нет.
# 781252ea
admin-deposits-pending = 🔎 Ждут
# 915bf165
admin-deposits-credited = ✅ Зачислены
# 95f602fa
admin-deposits-top-up-of = Пополнение на { $amount }
# ae22af5f
admin-deposits-status-label = Статус
# 5db19e8e
admin-deposits-status-open = 🕓 ждёт оплаты
# 44bd3375
admin-deposits-status-submitted = 🔎 ждёт решения
# d1d9745f
admin-deposits-status-credited = ✅ зачислено
# 2b380356
admin-deposits-status-rejected = ❌ отклонено
# ef30285b
admin-deposits-status-cancelled = ✕ отменено владельцем
# 477b463d
admin-deposits-status-expired = ⌛ истекло
# 7bf89dae
admin-deposits-status-refunding = ↩️ возвращается
# a220f0b6
admin-deposits-status-refunded = ↩️ возвращено
# b6773116
admin-deposits-status-charged_back = ↩️ отозвано платёжным сервисом
# d7243c4d
admin-deposits-credited-label = Зачислено
# 188f16d6
admin-deposits-decided-by = Решение
# 5bab18e0
admin-deposits-reason = Причина
# bdc1e180
admin-deposits-account-label = Аккаунт
# b5249f23
admin-deposits-method = Способ
# 7d5cf680
admin-deposits-reference = Назначение
# 2bada104
admin-deposits-payment = Платёж
# 1ccaac18
admin-deposits-to-pay = К оплате
# 1ad1ca4e
admin-deposits-rate = Курс
# 3e3b4db3
admin-deposits-paid-in = Оплачено
# 0cf9e0e9
admin-deposits-receipts = Чеки
# f19fa33d
admin-deposits-started = Начато
# b71ccd11
admin-deposits-ended = Завершено
# 4881224f
admin-deposits-is-without-receipt = Чека нет.
# 1ed93974
admin-deposits-same-receipt = { $count ->
        [one] Тот же чек прислан для { $count } другого пополнения:
        [few] Тот же чек прислан для { $count } других пополнений:
        [many] Тот же чек прислан для { $count } других пополнений:
       *[other] Тот же чек прислан для { $count } другого пополнения:
    }
# fb0019a7
admin-deposits-same-receipt-elsewhere = { $count ->
        [one] Тот же чек прислан для { $count } другого пополнения (из других аккаунтов: { $ofOthers }):
        [few] Тот же чек прислан для { $count } других пополнений (из других аккаунтов: { $ofOthers }):
        [many] Тот же чек прислан для { $count } других пополнений (из других аккаунтов: { $ofOthers }):
       *[other] Тот же чек прислан для { $count } другого пополнения (из других аккаунтов: { $ofOthers }):
    }
# 3f9d001d
admin-deposits-submitted = 🔔 Вас ждёт чек
# eca0bcb7
admin-deposits-decided-meanwhile = 🔔 Пришёл чек, но по пополнению уже есть решение
# aa2ecd99
admin-deposits-one-receipt = 📎 Чек
# ab18cdb0
admin-deposits-all-receipts = { $count ->
        [one] 📎 Все: { $count } чек
        [few] 📎 Все: { $count } чека
        [many] 📎 Все: { $count } чеков
       *[other] 📎 Все: { $count } чека
    }
# e9c2bf17
admin-deposits-receipt-number = Чек { $number } из { $count }
# b77c0fbd
admin-deposits-no-receipt = К этому пополнению чека нет.
# 16072d72
admin-deposits-receipt-gone = В Telegram этого файла больше нет. Попросите владельца прислать его ещё раз.
# 6b30da50
admin-deposits-show = 🧾 Показать пополнение
# c5325549
admin-deposits-account = 👤 Аккаунт
# d71b63f6
admin-deposits-back = ‹ Пополнения
# 82d71ff4
admin-deposits-approve = ✅ Зачислить
# 2a6d4af3
admin-deposits-other-amount = ✏️ Другая сумма
# cfda6f6d
admin-deposits-reject = ❌ Отклонить
# 94f47a94
admin-deposits-refund = ↩️ Вернуть деньги
# d651b68b
admin-deposits-confirm-approve = Зачислить { $amount }?
# d3108169
admin-deposits-approves = Деньги поступят в кошелёк ({ $name }), владелец получит сообщение. Делайте это, только если деньги с назначением { $reference } к вам пришли.
# 80394d76
admin-deposits-approve-now = ✅ Да, зачислить
# 103efb4a
admin-deposits-how-much-arrived = Сколько денег пришло, в { $currency }?
# e8eea08d
admin-deposits-wanted-to-pay = { $name }: хотели внести { $amount }.
# 78f1e365
admin-deposits-ask-arrived = Напишите сумму, например { $example }. Перед зачислением я спрошу ещё раз.
# 82ea4e8f
admin-deposits-confirm-other = Зачислить { $amount } вместо { $claimed }?
# 03dbe0c4
admin-deposits-approves-other = Деньги поступят в кошелёк ({ $name }), владелец получит сообщение с обеими суммами. Делайте это, только если именно эта сумма с назначением { $reference } к вам пришла.
# 17a5cf49
admin-deposits-far-off = ⚠️ Суммы сильно различаются: нет ли лишней или пропущенной цифры?
# 1c820ff0
admin-deposits-approved = ✅ Зачислено { $amount }: { $name }.
# f775037d
admin-deposits-approved-other = ✅ Зачислено { $amount } вместо { $claimed }: { $name }.
# 3709e354
admin-deposits-why-rejected = Почему отклонено пополнение на { $amount }?
# dd41f9e3
admin-deposits-ask-reason = Выберите или напишите причину. Владелец её увидит.
# c565cc65
admin-deposits-rejected = ❌ Пополнение на { $amount } отклонено: { $name }.
# 8795bd0f
admin-deposits-because = Причина: { $reason }
# bfb17015
admin-deposits-confirm-refund = Вернуть { $amount }?
# 526bd69d
admin-deposits-refunds = Сумма спишется из кошелька, в нём должно хватать. Отменить это нельзя.
# 45605331
admin-deposits-refunds-stars = Сумма спишется из кошелька, в нём должно хватать, и { $stars } вернутся плательщику. Отменить это нельзя.
# 0be8a404
admin-deposits-charged-back = ↩️ Платёжный сервис уже отозвал этот платёж ({ $name }), поэтому из кошелька списано { $amount }. Если часть была потрачена, она стала долгом.
# 4b4045d6
admin-deposits-refunded = ↩️ Возвращено { $amount }: { $name }.
# d2802be5
admin-deposits-refunding = ↩️ Из кошелька списано { $amount }: { $name }. Платёжный сервис ещё не подтвердил возврат; продолжаю спрашивать.
# 06f1bbe7
admin-deposits-cannot-refund = Вернуть это пополнение отсюда нельзя, или уже нельзя. Сейчас показано его состояние.
# 5d67333e
admin-deposits-not-pending = Это пополнение больше не ждёт решения. Сейчас показано его состояние.
# 41a9bdbe
admin-deposits-reject-reasons-absent = Деньги не пришли
# 4e03d53f
admin-deposits-reject-reasons-amount = Не та сумма
# 8957ad3d
admin-deposits-reject-reasons-unreadable = Чек не читается
# 52a76f98
admin-deposits-refund-reasons-asked = По вашей просьбе
# 3d3f3f5a
admin-deposits-refund-reasons-twice = Оплачено дважды

## log

# aa73330e
admin-log-kinds-all = всё
# e1c5f015
admin-log-kinds-money = деньги
# ccf3c337
admin-log-kinds-orders = заказы
# d9cebd30
admin-log-kinds-goods = товары
# 3bf6da2d
admin-log-kinds-people = люди
# 53e6471c
admin-log-kinds-service = сервис
# edc72ae0
admin-log-actor-admin = админ { $who }
# 3fe4edce
admin-log-actor-holder = владелец { $who }
# bfe15b66
admin-log-actor-operator = оператор
# 7316aeea
admin-log-actor-service = сервис
# df310cff
admin-log-action-account =
    .open = Аккаунт открыт
    .credit = Зачисление в кошелёк
    .debit = Списание из кошелька
    .ban = Аккаунт заблокирован
    .unban = Блокировка снята
    .restrict = Аккаунт ограничен
    .unrestrict = Ограничение снято
    .note = Заметка добавлена
    .note_removed = Заметка удалена
    .move_order = Назначен перенос аккаунта
    .moved = Аккаунт перенесён
    .move_declined = Отказ от переноса аккаунта
    .move_stopped = Перенос аккаунта остановлен
    .move_cancelled = Перенос аккаунта отменён
    .move_refused = Перенос аккаунта невозможен
# 450b0e32
admin-log-action-allowlist =
    .add = Адреса разрешены
    .remove = Адреса больше не разрешены
    .clear = Разрешены все адреса
# b04d3c95
admin-log-action-api =
    .enable = API включён
    .disable = API выключен
    .allow = Доступ к API разрешён
    .forbid = Доступ к API отключён
# 200bb4e1
admin-log-action-approval =
    .ask = Запрошен второй человек
    .confirm = Подтверждено вторым человеком
    .decline = Отклонено то, что требовало второго человека
# 50560cac
admin-log-action-broadcast =
    .start = Новости разосланы
    .stop = Рассылка остановлена
# 43138b13
admin-log-action-catalog =
    .import = Каталог загружен
    .routing = Изменён выбор поставщиков
    .sheet = Таблица загружена
# 2426e1d0
admin-log-action-claim =
    .open = Обращение открыто
    .withdraw = Обращение отозвано
    .replace = Коды заменены
    .refund = Возврат по обращению
    .refuse = Обращение отклонено
# c0780f1e
admin-log-action-codes =
    .encrypt = Коды зашифрованы
    .rotate = Коды зашифрованы новым ключом
# 00b86ad4
admin-log-action-deposit =
    .approve = Пополнение одобрено
    .reject = Пополнение отклонено
    .credit = Пополнение зачислено
    .charge_back = Пополнение отозвано
    .paid_back = Пополнение возвращено платёжным сервисом
    .refund = Возврат пополнения начат
    .refund_done = Пополнение возвращено
    .refund_refused = В возврате пополнения отказано
# d75f0e87
admin-log-action-guard =
    .on = Вопросы о новых адресах включены
    .off = Вопросы о новых адресах выключены
    .allow = Новый адрес разрешён
    .forget = Адрес забыт
# 229ac9dc
admin-log-action-incident =
    .cancel = Неотправленные заказы отменены
    .move = Заказы отправлены другому поставщику
    .tell = Владельцам заказов сообщено о задержке
# 4555d9e5
admin-log-action-key =
    .create = Ключ создан
    .rotate = Ключ заменён
    .change = Ключ изменён
    .revoke = Ключ отозван
# 231e195e
admin-log-action-line =
    .status = Статус линейки изменён
# d5aebbd3
admin-log-action-order =
    .complete = Заказ выполнен
    .cancel = Заказ отменён
    .take = Заказ взят в работу
    .leave = Заказ отдан обратно
    .show_codes = Коды заказа показаны
# edd5fb12
admin-log-action-payment =
    .unmatched = Платёж без пополнения
    .assign = Платёж зачислен
    .return = Платёж возвращён
# a5567057
admin-log-action-pricing =
    .accept = Новая себестоимость принята
    .margin = Наценка изменена
    .mode = Вид цены товара изменён
    .reprice = Цены пересчитаны
    .rounding = Округление цен изменено
# ba9f0af3
admin-log-action-product =
    .change = Товар изменён
    .cost = Себестоимость товара изменена
# bf57141c
admin-log-action-service =
    .backup = Резервная копия создана
    .export = Данные выгружены
    .restore = Резервная копия восстановлена
    .move = База данных перенесена
# 06c55e50
admin-log-action-settings =
    .change = Настройки изменены
# 700f1b60
admin-log-action-shop =
    .allow = Магазин разрешён
    .forbid = Магазин отключён
# 7f8b0f88
admin-log-action-stock =
    .add = Коды добавлены
    .remove = Коды убраны
    .release = Коды возвращены в продажу
    .discard = Коды списаны
# bdc9b4e8
admin-log-action-supplier =
    .set = Изменены настройки поставщика
    .map = Товар связан с позицией поставщика
    .sync = Применён прайс-лист поставщика
# 62a4dcef
admin-log-action-team =
    .role = Роль изменена
# 6a613de8
admin-log-action-test =
    .open = Тестовый аккаунт открыт
# 759c9fff
admin-log-action-tier =
    .add = Уровень добавлен
    .assign = Уровень аккаунта изменён
    .discount = Скидка уровня изменена
    .remove = Уровень удалён
    .rename = Уровень переименован
# d360b008
admin-log-action-transfer =
    .add = Добавлен способ оплаты
    .change = Изменён способ оплаты
    .remove = Удалён способ оплаты
# d293aeb5
admin-log-action-webhook =
    .add = Вебхук добавлен
    .remove = Вебхук убран
    .rotate = Секрет вебхука заменён
    .on = Вебхук включён
    .off = Вебхук выключен
    .types = События вебхука изменены
    .resend = События отправлены снова

## money

# f705da5c
admin-money-usage-credit = Напишите /credit, id или @имя, сумму в USD и пометку: /credit @ada 25 Бонус.
# 500d786e
admin-money-usage-debit = Напишите /debit, id или @имя, сумму в USD и пометку: /debit @ada 25 Оплачено дважды.
# 952db1b7
admin-money-how-much-credit = ➕ Сколько зачислить?
# 7004f7cf
admin-money-how-much-debit = ➖ Сколько списать?
# 7a2508d4
admin-money-ask-amount-credit = Напишите сумму в USD и пометку, например <code>25 Бонус</code>. Пометка останется в операциях, и владелец получит её в сообщении. Прежде чем что-то провести, я спрошу.
# 8658152f
admin-money-ask-amount-debit = Напишите сумму в USD и пометку, например <code>25 Оплачено дважды</code>. Пометка останется в операциях, и владелец получит её в сообщении. Прежде чем что-то провести, я спрошу.
# 53e4bdf9
admin-money-balance = Баланс
# c40f6617
admin-money-owes = Долг
# ba0c7fde
admin-money-note = Пометка
# dbb90df2
admin-money-confirm-credit = ➕ Зачислить { $amount } в кошелёк: { $name }?
# 67a6fea9
admin-money-confirm-debit = ➖ Списать { $amount } из кошелька: { $name }?
# 90eca312
admin-money-get-message = Владелец получит сообщение с пометкой.
# f3bee521
admin-money-yes-credit = ➕ Да, зачислить { $amount }
# ec622e7d
admin-money-yes-debit = ➖ Да, списать { $amount }
# 83e80363
admin-money-ask-note = За что? Напишите пометку: она останется в операциях, и владелец получит её в сообщении.
# eca2f3f6
admin-money-done-credit = ➕ В кошелёк зачислено { $amount }: { $name }.
# 793e6c92
admin-money-done-debit = ➖ Из кошелька списано { $amount }: { $name }.

## moves

# ce9c2883
admin-moves-title = 📲 Переносы аккаунтов
# 674e442b
admin-moves-waits = { $count ->
        [one] 📲 { $count } аккаунт ждёт переноса: см. «Клиенты» в панели
        [few] 📲 { $count } аккаунта ждут переноса: см. «Клиенты» в панели
        [many] 📲 { $count } аккаунтов ждут переноса: см. «Клиенты» в панели
       *[other] 📲 { $count } аккаунта ждут переноса: см. «Клиенты» в панели
    }
# 4529a4cb
admin-moves-wait = Это произойдёт через 24 часа. Нынешний владелец узнает об этом сейчас и может остановить перенос.
# 1a967d31
admin-moves-done = Аккаунт перейдёт через 24 часа. Оба получат сообщение.
# 3140f9fc
admin-moves-state-open = ждёт
# 0af8f639
admin-moves-state-moved = перенесён
# 920a87f6
admin-moves-state-declined = новый владелец отказался
# 79de8a98
admin-moves-state-stopped = остановлен владельцем
# 8b9496d9
admin-moves-state-cancelled = отменён
# 804fb921
admin-moves-state-refused = стал невозможен
# ae22af5f
admin-moves-status = Статус
# ff78fc52
admin-moves-from = От кого
# 62c19d33
admin-moves-to = Кому
# 747ef23b
admin-moves-at = Когда
# 5bab18e0
admin-moves-reason = Причина
# b3781c9e
admin-moves-asked = Кто решил
# 183f7038
admin-moves-why = Почему
# e5d0d7ca
admin-moves-moved-from = Перенесён { $time }, прежний Telegram id: { $id }
# aeec6ae4
admin-moves-moved-to = Прежний аккаунт этого человека перенесён { $time } на Telegram id { $id }

## notes

# a96dc151
admin-notes-removed = Заметка удалена.

## payments

# 56284d4e
admin-payments-waits = { $count ->
        [one] Без пополнения: { $count } платёж, см. { panel-inbox }
        [few] Без пополнения: { $count } платежа, см. { panel-inbox }
        [many] Без пополнения: { $count } платежей, см. { panel-inbox }
       *[other] Без пополнения: { $count } платежа, см. { panel-inbox }
    }
# eca334c6
admin-payments-one = ❓ Платёж без пополнения
# e6ae1c87
admin-payments-paid = Оплачено
# 8129fffb
admin-payments-unknown = неизвестно
# 795f61b6
admin-payments-for = Назначение
# 5e173294
admin-payments-payer = Плательщик
# 2bada104
admin-payments-payment = Платёж
# 3726c2e6
admin-payments-arrived = Пришёл
# ae22af5f
admin-payments-status-label = Статус
# 188f16d6
admin-payments-decided-by = Решение
# 5bab18e0
admin-payments-reason = Причина
# 44bd3375
admin-payments-status-open = 🔎 ждёт решения
# d1d9745f
admin-payments-status-assigned = ✅ зачислен
# 4b3a54a4
admin-payments-status-returning = ↩️ возвращается
# a2f6d494
admin-payments-status-returned = ↩️ возвращён
# be1455ed
admin-payments-find = Узнайте, чей он, и зачислите или верните.
# 731e52d7
admin-payments-twice = Пополнение { $reference } уже зачислено: это второй платёж.
# f74c0327
admin-payments-assign-to = ✅ На { $reference }
# 4ae7b458
admin-payments-assign = ✅ Зачислить
# 65328967
admin-payments-give-back = ↩️ Вернуть
# 4aa5002e
admin-payments-confirm =
    <b>Зачислить { $amount }: { $name }?</b>
    
    Деньги поступят в кошелёк, владелец получит сообщение.
# 80394d76
admin-payments-yes = ✅ Да, зачислить
# 1c820ff0
admin-payments-done = ✅ Зачислено { $amount }: { $name }.
# 04e107c1
admin-payments-by-service = Платёжный сервис вернёт деньги плательщику. Напишите причину.
# 4376850d
admin-payments-by-hand = Сначала верните деньги в платёжном сервисе. Затем напишите здесь причину, и платёж будет отмечен как возвращённый.
# 969f07f0
admin-payments-gone = ↩️ Платёж возвращён.
# 425b86ed
admin-payments-not-yet = ↩️ Платёжный сервис ещё не подтвердил возврат. Нажмите «Вернуть» позже ещё раз.

## standing

# 30b358f2
admin-standing-usage-ban = Напишите /ban, id или @имя и, если хотите, причину: /ban @ada Краденая карта.
# 1e452cda
admin-standing-usage-unban = Напишите /unban и id или @имя, больше ничего.
# 68109c0c
admin-standing-usage-restrict = Напишите /restrict, id или @имя, срок и, если хотите, причину: /restrict @ada 2h Много отозванных платежей. Срок пишите так: 30m, 2h или 7d.
# 65925cb6
admin-standing-usage-unrestrict = Напишите /unrestrict и id или @имя, больше ничего.
# 34920a01
admin-standing-usage-apioff = Напишите /apioff, id или @имя и, если хотите, причину: /apioff @ada Много ошибочных вызовов.
# 3b359189
admin-standing-usage-apion = Напишите /apion и id или @имя, больше ничего.
# e641e59b
admin-standing-usage-shopoff = Напишите /shopoff, id или @имя и, если хотите, причину: /shopoff @ada Только API.
# 00f38b28
admin-standing-usage-shopon = Напишите /shopon и id или @имя, больше ничего.
# a91727ad
admin-standing-not-for-admins-ban = { $name } — админ, заблокировать нельзя: сначала снимите роль в панели («Сервис») или уберите id из ADMIN_IDS.
# 72468b4a
admin-standing-not-for-admins-restrict = { $name } — админ, ограничить нельзя: сначала снимите роль в панели («Сервис») или уберите id из ADMIN_IDS.
# 81c34cb4
admin-standing-how-long = 🟠 На сколько ограничить?
# fca28b0e
admin-standing-ask-time = До конца срока бот и API будут отказывать, потом ограничение снимется само. Нажмите на срок или напишите свой с причиной, например 2h Много отозванных платежей.
# 84950242
admin-standing-effect-ban = Бот и API будут отказывать, пока вы не снимете блокировку.
# 1a38894c
admin-standing-effect-restrict = Бот и API будут отказывать до этого времени.
# 171c355c
admin-standing-effect-apioff = Вызовы программ сразу отклоняются, и включить API сам владелец не сможет.
# bc2c5830
admin-standing-effect-shopoff = Покупать в чате больше нельзя. Доступ к API остаётся как есть.
# 4b39f86c
admin-standing-orders-continue = Заказы в обработке продолжаются, баланс остаётся.
# e6b1cfff
admin-standing-ask-reason = Напишите причину. Владелец её увидит.
# d0486412
admin-standing-confirm-ban = ⛔ Заблокировать: { $name }?
# e856d509
admin-standing-confirm-restrict = 🟠 Ограничить до { $until }: { $name }?
# 1a8c287b
admin-standing-confirm-apioff = ⚪️ Отключить API: { $name }?
# 697398f5
admin-standing-confirm-shopoff = ⚪️ Отключить магазин в чате: { $name }?
# 5bab18e0
admin-standing-reason = Причина
# be5c9dda
admin-standing-no-reason = нет
# 53e4bdf9
admin-standing-balance = Баланс
# 712a0fd1
admin-standing-replaces = ⚠️ Это заменит ограничение до { $until }.
# f19a596d
admin-standing-get-message = Владелец получит сообщение.
# 368e909c
admin-standing-get-reason = Владелец получит сообщение с причиной.
# 0eca0847
admin-standing-yes-ban = ⛔ Да, заблокировать
# 0f031eb7
admin-standing-yes-restrict = 🟠 Да, ограничить
# ce40e9b7
admin-standing-yes-apioff = ⚪️ Да, отключить
# ce40e9b7
admin-standing-yes-shopoff = ⚪️ Да, отключить
# b5d031b0
admin-standing-time-is-over = Ничего не изменилось: это время уже прошло.
# 920dc4a3
admin-standing-did-ban = ⛔ Аккаунт заблокирован: { $name }.
# e3f7f7ad
admin-standing-did-unban = 🟢 Аккаунт больше не заблокирован: { $name }.
# 54a9c178
admin-standing-did-restrict = 🟠 Аккаунт ограничен до { $until }: { $name }.
# 05a25527
admin-standing-did-unrestrict = 🟢 Аккаунт больше не ограничен: { $name }.
# 9c26615c
admin-standing-did-apioff = ⚪️ Доступ к API отключён: { $name }.
# b0ff74a5
admin-standing-did-apion = 🟢 Доступ к API снова разрешён: { $name }.
# 1a1c8a5b
admin-standing-did-shopoff = ⚪️ Магазин в чате отключён: { $name }.
# 0880a171
admin-standing-did-shopon = 🟢 В чате снова можно покупать: { $name }.
# 8795bd0f
admin-standing-because = Причина: { $reason }
# a89306a1
admin-standing-has-blocked = Бот заблокирован владельцем, сообщение не дойдёт.
# f6d1b957
admin-standing-already-ban = Ничего не изменилось: { $name }, аккаунт уже заблокирован с { $since }.
# d1fbea72
admin-standing-already-unban = Ничего не изменилось: { $name }, аккаунт не заблокирован.
# 4733a819
admin-standing-already-restrict = Ничего не изменилось: { $name }, аккаунт уже ограничен до { $until }. Изменит это /restrict с другим сроком.
# df45bec5
admin-standing-already-unrestrict = Ничего не изменилось: { $name }, аккаунт не ограничен.
# 399cd625
admin-standing-already-apioff = Ничего не изменилось: { $name }, доступ к API уже отключён.
# 6baf89ed
admin-standing-already-apion = Ничего не изменилось: { $name }, админы доступ к API не отключали.
# fb56ae50
admin-standing-already-shopoff = Ничего не изменилось: { $name }, магазин уже отключён.
# 25aeefe9
admin-standing-already-shopon = Ничего не изменилось: { $name }, покупать в чате уже можно.
# eb6e0380
admin-standing-still-restricted = Ограничение до { $until } остаётся.
# 4a9b14c8
admin-standing-still-banned = Блокировка остаётся.
# 8b4ae5e7
admin-standing-still-off = Но доступ выключил сам владелец.

## undo

# 9f071b85
admin-undo-button = ↩️ Отменить
# 8d642d45
admin-undo-ask = Отменить это?
# 293d159e
admin-undo-taken-back = ↩️ Из кошелька забрано обратно { $amount }: { $name }.
# 306af361
admin-undo-given-back = ↩️ В кошелёк возвращено { $amount }: { $name }.

## team

# 7b30731d
admin-team-roles-manager = Управляющий
# 15e0dccb
admin-team-roles-finance = Финансы
# d7242338
admin-team-roles-support = Поддержка
# 8610a62b
admin-team-roles-stock = Склад
# 9591492b
admin-team-rights-accounts = поиск аккаунтов
# 0c02bd78
admin-team-rights-standing = блокировки и ограничения
# a8fa3e5a
admin-team-rights-money = начисления и списания
# 81e57ee9
admin-team-rights-deposits = пополнения и платежи
# 8ce8ba6d
admin-team-rights-orders = все заказы и поставщики
# 9355371f
admin-team-rights-claims = проблемы с заказами
# cc52a992
admin-team-rights-stock = коды
# 066820a5
admin-team-rights-broadcast = рассылка новостей
# e7cbfb1b
admin-team-rights-approvals = подтверждение вторым человеком
# 55c6987b
admin-team-rights-catalog = каталог и цены
# c7cff957
admin-team-rights-reports = продажи, учёт и выгрузки
# ef5d8bbf
admin-team-rights-settings = переключатели и способы оплаты
# b55898c7
admin-team-rights-log = журнал
# 4f9e8347
admin-team-rights-backup = резервные копии
# 56ed5392
admin-team-rights-move = переносы аккаунтов
# 2c48bcde
admin-team-rights-team = команда
# d4ccdbfb
admin-team-removed = { $name }: роли больше нет.
# dd2fbdfb
admin-team-not-yours = Ваша роль этого не позволяет. Обратитесь к владельцу.
# 228b982a
admin-team-your-role = Вы теперь в команде: { $role }. Вам доступно: { $rights }.
# 66e55dd1
admin-team-your-role-ended = Вы больше не в команде.

## orders

# c5325549
admin-orders-account = 👤 Аккаунт

## order

# 8fadfee2
admin-order-usage = Напишите /order и id, например /order API-GMA-7Q2M9XK4-0T8ZPD. По другим данным ищет /find.
# 3bfeb44e
admin-order-is-test = 🧪 Тест: оплачено тестовыми деньгами, поставщики не вызываются.
# aee47289
admin-order-lookup-title = 🔎 Проверка: { $path }
# ae22af5f
admin-order-labels-status = Статус
# 5bab18e0
admin-order-labels-reason = Причина
# bdc1e180
admin-order-labels-account = Аккаунт
# b50bd35c
admin-order-labels-key = Ключ
# 95c7ae9d
admin-order-labels-idempotency-key = Ключ идемпотентности
# d89879e6
admin-order-labels-product = Товар
# ff89d4b3
admin-order-labels-amount = Сумма
# 5d5df79a
admin-order-labels-cost = Себестоимость
# 7f53e279
admin-order-labels-paid-back = Возвращено
# e59f36ff
admin-order-labels-profit = Прибыль
# 1e574ae2
admin-order-labels-fee = Комиссия
# 1e04c9a0
admin-order-labels-supplier = Поставщик
# aa033950
admin-order-labels-item = Товар у него
# 3f9d2a4f
admin-order-labels-their-order = Заказ у него
# fb6d8032
admin-order-labels-next = Следующие поставщики
# 78a85e7b
admin-order-labels-codes = Коды
# 31cc833b
admin-order-labels-attempts = Попытки
# e7816fed
admin-order-labels-next-attempt = Следующая попытка
# 1ccb853e
admin-order-labels-known = Известен поставщику
# e3b8ecaf
admin-order-labels-result = Результат
# d063ae9d
admin-order-fee-returned = возвращена
# db144410
admin-order-amount-for = { $pieces ->
        [one] { $amount } · { $pieces } штука
        [few] { $amount } · { $pieces } штуки
        [many] { $amount } · { $pieces } штук
       *[other] { $amount } · { $pieces } штуки
    }
# 1482b487
admin-order-codes-use-voucher = ваучер для поставщика
# a2fe98af
admin-order-perhaps-known = возможно
# e5565875
admin-order-not-known = нет
# 3158e3a1
admin-order-complete = ✅ Завершить вручную
# 37122509
admin-order-cancel = ↩️ Отменить с возвратом
# 9f85c75c
admin-order-refund = ↩️ Вернуть деньги…
# 23e2b579
admin-order-replace-codes = 🎟 Заменить коды…
# 51bf5e43
admin-order-no-codes = Кодов нет.
# 4c2c0863
admin-order-codes-of = { $count ->
        [one] { $count } код, { $id }. В журнале записано, что вы их смотрели.
        [few] { $count } кода, { $id }. В журнале записано, что вы их смотрели.
        [many] { $count } кодов, { $id }. В журнале записано, что вы их смотрели.
       *[other] { $count } кода, { $id }. В журнале записано, что вы их смотрели.
    }
# 03a78758
admin-order-confirm-cancel =
    <b>Отменить этот заказ и вернуть деньги?</b>
    
    { $id }: { $amount } вернутся в кошелёк.
# e367cd02
admin-order-voucher-back = Его ваучер вернётся на склад.
# 19b0466f
admin-order-voucher-aside = Его ваучер будет отложен, пока вы не узнаете, использован ли он.
# 24db8c5e
admin-order-only-if-certain = Делайте это, только если точно знаете, что заказ не выполнен и не будет выполнен.
# c2d50302
admin-order-supplier-may-have = ⚠️ Заказ может быть у поставщика. Сначала спросите его.
# 0cd7e877
admin-order-why-cancel = Почему отмена? Реселлер получит ваш ответ в поле { $error }.
# ca0c1ce2
admin-order-type-reason = ✏️ Другая причина
# a0aa97cd
admin-order-ask-reason = Почему он отменён?
# d331e412
admin-order-about-reason = Напишите причину. Реселлер её увидит. После этого заказ будет отменён с возвратом.
# 08d12806
admin-order-confirm-complete =
    <b>Завершить этот заказ вручную?</b>
    
    { $id }: делайте это, только если точно знаете, что игрок всё получил. Заказ останется оплаченным. Если заказ у поставщика и он не согласен, я напишу вам.
# 7640f354
admin-order-complete-now = ✅ Да, завершить
# 120fc29b
admin-order-cancelled = Отменено, { $amount } вернулись в кошелёк.
# 66a18308
admin-order-completed = Завершено вручную.

## calls

# 60e10dc6
admin-calls-what-place = заказ
# cafbf6a1
admin-calls-what-check = опрос
# 327393aa
admin-calls-what-lookup = проверка
# 065bd443
admin-calls-what-checkLookup = опрос проверки
# 0a694b23
admin-calls-outcome-completed = выполнено
# df1be0a2
admin-calls-outcome-processing = в обработке
# 8ed91fbf
admin-calls-outcome-failed = не вышло
# 9626df90
admin-calls-outcome-declined = отказ
# f69bad17
admin-calls-outcome-absent = не найдено
# 7e15cadb
admin-calls-outcome-not_sent = не отправлено
# e0b446b6
admin-calls-outcome-unknown = неизвестно
# 326954cd
admin-calls-no-answer = ответа ещё нет

## tasks

# 45a5f8fa
admin-tasks-title = 🙋 Сделать вручную
# 619a0643
admin-tasks-still-to-do = ⏰ Всё ещё ждёт ручного выполнения
# 5bcb5906
admin-tasks-order = Заказ
# e75d359a
admin-tasks-placed = Создан
# 1e1626ea
admin-tasks-taken-by = В работе у
# e6791d25
admin-tasks-you = вас
# 9e4f2098
admin-tasks-since = С
# 55b1654e
admin-tasks-take = 🙋 Взять
# f96237be
admin-tasks-done = ✅ Сделано
# 21777ed0
admin-tasks-failed = ↩️ Не вышло
# 15f6b4b1
admin-tasks-leave = Отдать обратно
# 7786672e
admin-tasks-taken = Теперь этот заказ ваш. Другие админы это видят.
# f9eb38d3
admin-tasks-left = Этот заказ снова может взять любой админ.
# 00aaf26c
admin-tasks-confirm-done =
    <b>Игрок всё получил?</b>
    
    { $pack }, { $id }: заказ будет выполнен, и { $amount } останутся оплаченными.
# 51b92184
admin-tasks-done-now = ✅ Да, сделано
# f5db8cb3
admin-tasks-taken-by-other = ⚠️ Этот заказ взял другой админ. Сначала спросите его.

## delivery

# da1ab830
admin-delivery-ask =
    <b>{ $count ->
        [one] Пришлите { $count } код
        [few] Пришлите { $count } кода
        [many] Пришлите { $count } кодов
       *[other] Пришлите { $count } кода
    }</b>
    
    { $pack }, { $id }. Пришлите по одному коду в строке, текстом или файлом .txt. Заказ будет выполнен, и реселлер сразу получит коды.
# 5fe2bcea
admin-delivery-wanted = Пришлите коды, по одному в строке, текстом или файлом .txt.
# 5ba81b70
admin-delivery-too-long = Такой длинный текст Telegram мог разбить надвое. Пришлите коды файлом .txt.

## stuck

# 6a6ade37
admin-stuck-why-unknown = исход неизвестен
# a46179aa
admin-stuck-why-not_sent = ни у одного поставщика его ещё нет
# 14ff3bb6
admin-stuck-why-in_progress = поставщик работает над ним
# 611ba6fc
admin-stuck-why-person = это должен сделать человек
# 3d5a9971
admin-stuck-attempts = { $count ->
        [one] { $count } попытка
        [few] { $count } попытки
        [many] { $count } попыток
       *[other] { $count } попытки
    }

## incidents

# a0083bb3
admin-incidents-worked = 🟢 Поставщик { $who } снова работает.
# be6cd8c3
admin-incidents-quiet = ⚪ Сбой у { $who } завершён.
# 9e4f2098
admin-incidents-since = С
# 847b167b
admin-incidents-lasts = Длительность
# 6ac7e158
admin-incidents-open = Открытые заказы
# 95282d1f
admin-incidents-not-sent = ▫️ Точно не отправлены
# 97668593
admin-incidents-unknown = ▫️ Исход неизвестен
# 990d38e6
admin-incidents-at-work = ▫️ В работе
# b0f8d14f
admin-incidents-worth = На сумму
# 856b75e5
admin-incidents-notified-at = Владельцам заказов сообщили: { $at }.
# 117ac5d7
admin-incidents-tried-again = Поставщика пробуют снова каждые несколько секунд. О заказах с неизвестным исходом спрашивают, пока он не станет ясен; отсюда их не изменить.
# cbd987f9
admin-incidents-tried-next = Его попробуют снова со следующим заказом.
# 6d64ba4e
admin-incidents-over = Всё, что ещё открыто, продолжится само.
# 7d59c51a
admin-incidents-over-quiet = Открытых заказов там нет, и уже { $span } ничего не сбоит. Работает ли он снова, покажет следующий заказ.
# 349126b0
admin-incidents-cancel = ↩️ Отменить неотправленные: { $count }
# 27579e67
admin-incidents-cancel-yes = ↩️ Да, отменить и вернуть деньги
# 19e27bc1
admin-incidents-confirm-cancel =
    { $count ->
        [one] Отменить с возвратом заказы, которых у { $who } точно нет: { $count } заказ?
        [few] Отменить с возвратом заказы, которых у { $who } точно нет: { $count } заказа?
        [many] Отменить с возвратом заказы, которых у { $who } точно нет: { $count } заказов?
       *[other] Отменить с возвратом заказы, которых у { $who } точно нет: { $count } заказа?
    }
    
    Каждый заказ проверяется ещё раз. Отправленный за это время останется как есть.
# c301f361
admin-incidents-cancelled = { $count ->
        [one] Отменено с возвратом: { $count } заказ.
        [few] Отменено с возвратом: { $count } заказа.
        [many] Отменено с возвратом: { $count } заказов.
       *[other] Отменено с возвратом: { $count } заказа.
    }
# 06f8769d
admin-incidents-move = ➡️ Отправить другому поставщику
# 2742c866
admin-incidents-where-to = { $count ->
        [one] Куда отправить { $count } заказ?
        [few] Куда отправить { $count } заказа?
        [many] Куда отправить { $count } заказов?
       *[other] Куда отправить { $count } заказа?
    }
# 8526eb06
admin-incidents-nowhere = Для этих товаров нет другого поставщика или нет такого, чья цена ниже уплаченной.
# 79a1df16
admin-incidents-about-targets = Рядом с названием — сколько заказов можно отдать без убытка.
# 7a88b2d6
admin-incidents-to = ➡️ { $supplier } ({ $count })
# f72f6537
admin-incidents-moved = { $count ->
        [one] Отправлено поставщику { $supplier }: { $count } заказ.
        [few] Отправлено поставщику { $supplier }: { $count } заказа.
        [many] Отправлено поставщику { $supplier }: { $count } заказов.
       *[other] Отправлено поставщику { $supplier }: { $count } заказа.
    }
# 57b11d42
admin-incidents-tell = 📣 Сообщить владельцам заказов ({ $count })
# f1188a9a
admin-incidents-tell-yes = 📣 Да, сообщить
# fd1d1427
admin-incidents-confirm-tell = Отправить это тем, кому ещё не сообщали об их открытых там заказах (человек: { $count })?
# 771f8fad
admin-incidents-notified = { $count ->
        [one] Оповещено: { $count } человек.
        [few] Оповещено: { $count } человека.
        [many] Оповещено: { $count } человек.
       *[other] Оповещено: { $count } человека.
    }

## suppliers

# 4c19d692
admin-suppliers-not-set-up = здесь не настроен
# 53e4bdf9
admin-suppliers-balance = Баланс
# 8129fffb
admin-suppliers-balance-unknown = неизвестен
# 6ac7e158
admin-suppliers-open-orders = Открытые заказы
# 58d6c6de
admin-suppliers-faults = сбоев { $count }
# 5287ee86
admin-suppliers-no-calls = вызовов не было

## stock

# e50bffc3
admin-stock-title = 🎟 Склад
# d595cf58
admin-stock-none = В каталоге нет товаров, которые продаются со склада.
# 71c91eaf
admin-stock-choose = Нажмите на товар, чтобы добавить коды или посмотреть их.
# 9dd0d2e9
admin-stock-in-stock = на складе { $count }
# bfc2fa3b
admin-stock-ask = Пришлите коды, по одному в строке, текстом или файлом .txt. Сообщение я удалю и, прежде чем что-то добавить, спрошу.
# dd5859f2
admin-stock-no-codes = Кодов здесь не нашлось. Пришлите текстовый файл, по коду в строке, или /cancel.
# bb849e5f
admin-stock-too-many = За раз беру не больше { $max } строк. Пришлите несколько файлов или используйте командную строку.
# 0118ddb9
admin-stock-nothing-new = 🎟 Добавлять нечего: все эти коды уже известны
# b9a17b4d
admin-stock-confirm = { $count ->
        [one] 🎟 Добавить { $count } код?
        [few] 🎟 Добавить { $count } кода?
        [many] 🎟 Добавить { $count } кодов?
       *[other] 🎟 Добавить { $count } кода?
    }
# a82620d0
admin-stock-looks-like-codes = Похоже на коды, поэтому я ничего не сохранил. Чтобы добавить их, сначала выберите товар.
# dbede246
admin-stock-deleted = Ваше сообщение с кодами удалено.
# 900adae6
admin-stock-not-deleted = ⚠️ Удалить сообщение с кодами не получилось. Пожалуйста, удалите его сами.
# 2cc33e05
admin-stock-waits = Ничего не добавится, пока вы не нажмёте «Да». У вас один час.
# 7ede9b4b
admin-stock-code = Код
# c0bf7f5f
admin-stock-first = Первый
# 26f1bb05
admin-stock-last = последний
# 52398f7b
admin-stock-characters = { $count ->
        [one] { $count } символ
        [few] { $count } символа
        [many] { $count } символов
       *[other] { $count } символа
    }
# 8fa25934
admin-stock-characters-from = от { $least } до { $most } символов
# 0474cef3
admin-stock-with-spaces = { $count ->
        [one] ⚠️ С пробелами: { $count } строка. Это точно коды?
        [few] ⚠️ С пробелами: { $count } строки. Это точно коды?
        [many] ⚠️ С пробелами: { $count } строк. Это точно коды?
       *[other] ⚠️ С пробелами: { $count } строки. Это точно коды?
    }
# f548bfa9
admin-stock-unlike = { $count ->
        [one] ⚠️ Не похожи на остальные: { $count } строка.
        [few] ⚠️ Не похожи на остальные: { $count } строки.
        [many] ⚠️ Не похожи на остальные: { $count } строк.
       *[other] ⚠️ Не похожи на остальные: { $count } строки.
    }
# ca51656f
admin-stock-line = строка { $number }
# 5b905e2a
admin-stock-duplicates = Не добавлено, потому что повторяется: { $count }
# 78f45987
admin-stock-in-stock-already = уже на складе
# 493597f4
admin-stock-same-as = то же, что строка { $line }
# e064fc69
admin-stock-yes = { $count ->
        [one] ✅ Да, добавить { $count } код
        [few] ✅ Да, добавить { $count } кода
        [many] ✅ Да, добавить { $count } кодов
       *[other] ✅ Да, добавить { $count } кода
    }
# 14a6eef4
admin-stock-no = ✖️ Нет
# d429ffdf
admin-stock-dropped =
    <b>Ничего не добавлено.</b>
    Присланных кодов у меня больше нет.
# 82cc6472
admin-stock-added-before = Эти коды уже добавлены.
# f6490add
admin-stock-interrupted = { $count ->
        [one] Прервано, добавлено: { $count } код. Нажмите «Да» ещё раз, чтобы добавить остальные.
        [few] Прервано, добавлено: { $count } кода. Нажмите «Да» ещё раз, чтобы добавить остальные.
        [many] Прервано, добавлено: { $count } кодов. Нажмите «Да» ещё раз, чтобы добавить остальные.
       *[other] Прервано, добавлено: { $count } кода. Нажмите «Да» ещё раз, чтобы добавить остальные.
    }
# f35871e4
admin-stock-added = { $count ->
        [one] 🎟 Добавлено к { $pid }: { $count } код.
        [few] 🎟 Добавлено к { $pid }: { $count } кода.
        [many] 🎟 Добавлено к { $pid }: { $count } кодов.
       *[other] 🎟 Добавлено к { $pid }: { $count } кода.
    }
# c3fe0779
admin-stock-none-left = 🎟 Ни одного из этих кодов { $pid } на складе уже нет.
# 9d3d22af
admin-stock-now = Теперь: { $level }.
# 6570d285
admin-stock-ask-undo =
    <b>{ $count ->
        [one] ↩️ Убрать со склада { $count } код?
        [few] ↩️ Убрать со склада { $count } кода?
        [many] ↩️ Убрать со склада { $count } кодов?
       *[other] ↩️ Убрать со склада { $count } кода?
    }</b>
    Они добавлены к { $pid } вместе и ещё не проданы. Здесь они удалятся, но их можно добавить снова.
# 12a5617b
admin-stock-stay-taken = Из этих кодов уже проданы или отложены и такими останутся: { $count }.
# 36bab2a0
admin-stock-undone = { $count ->
        [one] ↩️ Убрано со склада { $pid }: { $count } код.
        [few] ↩️ Убрано со склада { $pid }: { $count } кода.
        [many] ↩️ Убрано со склада { $pid }: { $count } кодов.
       *[other] ↩️ Убрано со склада { $pid }: { $count } кода.
    }
# 1d7ba137
admin-stock-nothing-to-undo = Непроданных среди этих кодов уже нет, убирать нечего.
# afa2c5e0
admin-stock-no-unsold = Непроданных кодов нет.
# 92c37007
admin-stock-added-at = Добавлен
# 407858f5
admin-stock-add-more = ➕ Добавить коды
# 67b80472
admin-stock-back = ‹ Склад

## quarantine

# 6a49c9c9
admin-quarantine-choose = Эти коды могли быть использованы: заказ отменён, или восстановлена резервная копия. Выясните это, потом верните их в продажу или спишите.
# 46800500
admin-quarantine-none = В карантине кодов нет.
# 3c821df4
admin-quarantine-was-used = { $count ->
        [one] Использованы ли они: { $count } код?
        [few] Использованы ли они: { $count } кода?
        [many] Использованы ли они: { $count } кодов?
       *[other] Использованы ли они: { $count } кода?
    }
# 96d7aa9a
admin-quarantine-of-restore = { $product }: восстановлена резервная копия. То, что здесь, могло быть продано после её создания ({ $order }).
# 7165abfc
admin-quarantine-of-order = Это ваучер { $order }. Проверьте его там, где купили.
# 32b2551f
admin-quarantine-decided-release = Снова в продаже.
# 71b57c84
admin-quarantine-decided-discard = Списано.

## catalog

# e4f6e125
admin-catalog-line-summary = Линейки: новых { $added }, известных { $known }
# 90e4c6e3
admin-catalog-product-summary = Товары: новых { $added }, известных { $known }
# 132eb09a
admin-catalog-still-archived = Не продаются, потому что были в архиве: { $pids }. Укажите в файле "status": "active" или возобновите их здесь.
# 46d3b2bb
admin-catalog-no-change = Из прежних товаров ни один не изменится.
# be5c9dda
admin-catalog-none = нет
# 52725868
admin-catalog-of-its-line = как у линейки
# 51d03b04
admin-catalog-imported-toast = Загружено.

## lines

# ae22af5f
admin-lines-labels-status = Статус
# 2fdf4948
admin-lines-labels-kind = Вид
# e5e2e841
admin-lines-labels-suppliers = Поставщики
# 55cf0d68
admin-lines-labels-line = Линейка
# 1df13cbc
admin-lines-labels-price = Цена
# 5d5df79a
admin-lines-labels-cost = Себестоимость
# b7c78745
admin-lines-labels-in-stock = На складе
# 9f90b764
admin-lines-kind-topup = пополнение
# f68d532e
admin-lines-kind-gamekey = ключ игры
# fe5a578e
admin-lines-kind-giftcard = подарочная карта
# 822d2545
admin-lines-missing = ⚠️ Здесь не настроено: { $suppliers }. См. SUPPLIERS в .env.example.
# 4b93132d
admin-lines-not-sold = ⚠️ Не продаётся, шаблон поля { $field }: { $problem }. Исправьте его в файле каталога и загрузите снова.
# 20d9b581
admin-lines-no-price = нет цены
# 8129fffb
admin-lines-no-cost = неизвестна
# f8fefafc
admin-lines-is-now = { $name }: теперь { $status }.

## pricing

# 045451be
admin-pricing-margin-all = Наценка для всех линий
# 298ac654
admin-pricing-margin = Наценка
# 3ccc49fb
admin-pricing-for-everybody = Для всех
# 937439b6
admin-pricing-no-margin = пока нет
# 8e3b8e52
admin-pricing-same-as = { $margin }, как выше
# 22ea3e2d
admin-pricing-rounding = Округляется вверх до
# 11be2d4f
admin-pricing-max-age = Себестоимость верна
# 95149ff1
admin-pricing-days = { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
# 3339d704
admin-pricing-for-ever = без срока
# 5d512608
admin-pricing-max-jump = Себестоимость может измениться на
# dafb6a1e
admin-pricing-any-amount = сколько угодно
# 79b36b73
admin-pricing-tiers = Уровни
# fda2fae5
admin-pricing-about-margins = У линии без своей наценки действует общая. Уровень без своей наценки платит столько же, сколько все.
# d84da476
admin-pricing-and-more = … и ещё { $count }.
# a0a5be54
admin-pricing-applied = Готово. Новые цены действуют со следующего заказа.
# fb5f4a7f
admin-pricing-modes-fixed = постоянная
# 9c6bb451
admin-pricing-modes-margin = следует за себестоимостью
# 52b904b5
admin-pricing-mode = Цена
# b7c9822f
admin-pricing-why-no_margin = для линии не задана наценка
# 6475c2e0
admin-pricing-why-cost_missing = себестоимость неизвестна
# 73435677
admin-pricing-why-cost_zero = себестоимость равна нулю
# a4c758e8
admin-pricing-why-cost_old = себестоимость устарела
# bde7d228
admin-pricing-why-cost_jump = себестоимость изменилась слишком сильно
# 44e20485
admin-pricing-why-below_cost = себестоимость выше цены
# f0efb6c8
admin-pricing-held-for = ⏸ Товар приостановился сам: { $why }.
# 8bb3dd55
admin-pricing-noticed = { $count ->
        [one] ⏸ Сами приостановились: { $count } товар. На их себестоимость нельзя положиться, или она выше цены.
        [few] ⏸ Сами приостановились: { $count } товара. На их себестоимость нельзя положиться, или она выше цены.
        [many] ⏸ Сами приостановились: { $count } товаров. На их себестоимость нельзя положиться, или она выше цены.
       *[other] ⏸ Сами приостановились: { $count } товара. На их себестоимость нельзя положиться, или она выше цены.
    }
# 4cc087c2
admin-pricing-about-tiers = Уровень – это группа аккаунтов со своими ценами.
# a1a79e5c
admin-pricing-no-tiers = Уровней пока нет: все платят одинаково.
# 8e7024ef
admin-pricing-about-name = Короткое название, которое могут увидеть его аккаунты, например Gold.
# e873574e
admin-pricing-discount = Скидка с постоянных цен
# 57fabcef
admin-pricing-accounts = Аккаунтов
# c1001915
admin-pricing-ask-remove = Удалить уровень { $name }? Его аккаунты будут платить столько же, сколько все.
# e3536dab
admin-pricing-removed = Уровень { $name } удалён.
# 08a54b5b
admin-pricing-tier = Уровень
# c08887b5
admin-pricing-standard = обычный
# bbb3ac34
admin-pricing-assigned = { $name }: теперь { $tier }.

## routing

# ac8a6a3f
admin-routing-words-chosen-listed = первый в списке
# 97915713
admin-routing-words-chosen-healthy = первый, кто работает
# 659dbd93
admin-routing-words-chosen-by_hand = передан вручную
# b617c2db
admin-routing-words-cheapest = { $others ->
        [none] самый дешёвый ({ $cost })
       *[other] самый дешёвый ({ $cost }; { $others })
    }
# b3c6e28a
admin-routing-words-cost-unknown = цена неизвестна
# 5271099f
admin-routing-words-next-declined = следующий: { $after } отказался
# 15dfb6b8
admin-routing-words-next-unavailable = следующий: { $after } недоступен
# 7be76064
admin-routing-words-next-breaker_open = следующий: { $after } временно отключён из-за сбоев
# 9b04f511
admin-routing-words-skipped-day_limit = пропущен: дневной лимит исчерпан
# 05fce058
admin-routing-words-skipped-no_codes = пропущен: мало кодов
# 1cf257d4
admin-routing-words-skipped-breaker_open = пропущен: временно отключён из-за сбоев
# 4908dff0
admin-routing-words-skipped-full = пропущен: у него уже предел открытых заказов
# ee5ecf1c
admin-routing-words-by-listed = по порядку списка
# 0bd320e4
admin-routing-words-by-healthy = первый, кто работает
# 3535ba58
admin-routing-words-by-cheapest = сначала самый дешёвый
# e4a2b5ad
admin-routing-why = Почему там
# 39bacea6
admin-routing-row = Поставщик выбирается

## limits

# 8aee37b6
admin-limits-about = Заказы, которые не помещаются в день, идут следующему поставщику, а если его нет — отклоняются. Если открыто слишком много, они идут следующему или ждут.
# d3d833e5
admin-limits-day = Не больше за день
# 9ffb5edf
admin-limits-at-once = Открытых заказов сразу
# 2805060e
admin-limits-none = без лимита

## sheets


## priceLists

# 5b861dd0
admin-price-lists-title = 📋 Прайс-лист { $supplier }
# da6c7732
admin-price-lists-read-before = Применён
# 8fe429fb
admin-price-lists-never = никогда
# cd6fdf80
admin-price-lists-list = Список
# 49e75b20
admin-price-lists-fresh = новых { $count }
# c57dd070
admin-price-lists-gone = пропало { $count }
# 037aab2a
admin-price-lists-back = снова есть { $count }
# e1300276
admin-price-lists-changed = изменилось { $count }
# 7cfe4fee
admin-price-lists-nothing = Для ваших товаров ничего не меняется.
# e7429ff4
admin-price-lists-changes = Для ваших товаров:
# fd9024b1
admin-price-lists-prices = Цены, которые изменятся:
# 37d67058
admin-price-lists-is-gone = пропал, там не продаётся
# f1a8c3a9
admin-price-lists-is-back = снова есть
# dabd43a9
admin-price-lists-no-cost = цены закупки нет
# 90ee0c8b
admin-price-lists-apply = { $count ->
        [one] ✅ Применить { $count } изменение
        [few] ✅ Применить { $count } изменения
        [many] ✅ Применить { $count } изменений
       *[other] ✅ Применить { $count } изменения
    }
# 59d1bd6d
admin-price-lists-remember = ✅ Запомнить список
# 0a13618c
admin-price-lists-applied = Готово. Новые цены действуют со следующего заказа.
# 07698773
admin-price-lists-changed-since = Тем временем список или каталог изменился. Вот как обстоит дело сейчас.
# 08d28343
admin-price-lists-waiting = ⚠️ Ждёт вас: { $count }
# e6c2ddb5
admin-price-lists-waiting-of = ⚠️ Ждёт вас: { $count } из { $all }
# c65e041b
admin-price-lists-none-waits = Вас ничего не ждёт.
# 97c4633b
admin-price-lists-reason-cost_zero = Теперь он ничего не стоит.
# 338d6b09
admin-price-lists-reason-cost_jump = Цена закупки меняется сильнее вашего предела.
# 07866cdd
admin-price-lists-reason-renamed = У него другое название: возможно, это уже что-то другое.
# 532dca3b
admin-price-lists-reason-many_gone = Больше половины ваших позиций там пропало сразу.
# bf734b01
admin-price-lists-reason-empty_list = Список пуст.
# 9370d84c
admin-price-lists-agree = ✅ Согласиться
# 4bb2916f
admin-price-lists-agreed = Готово.
# cc76e192
admin-price-lists-jumped = { $count ->
        [one] ⚠️ { $supplier }: вас ждёт { $count } изменение, например скачки цен.
        [few] ⚠️ { $supplier }: вас ждёт { $count } изменения, например скачки цен.
        [many] ⚠️ { $supplier }: вас ждёт { $count } изменений, например скачки цен.
       *[other] ⚠️ { $supplier }: вас ждёт { $count } изменения, например скачки цен.
    }
# 7b845452
admin-price-lists-unreadable = ⚠️ Прайс-лист { $supplier } не удаётся прочитать уже { $time }. Цены закупки и наличие могли устареть.
# d5e305f0
admin-price-lists-low-balance = 🪫 Ваш баланс у { $supplier }: { $amount }. Пополните его, пока заказы не начали срываться.
# 9ce11351
admin-price-lists-problem = Прайс-лист не читается
# dcbc87c4
admin-price-lists-show = 📋 Прайс-лист
# a2ea13c7
admin-price-lists-gone-there = 📭 У { $supplier } сейчас не продаётся.
# 939a5c0e
admin-price-lists-settings = ⏱ Расписание и оповещения
# 60cc373e
admin-price-lists-every = Применяется сам
# 80832fc2
admin-price-lists-every-time = раз в { $time }
# 864ececf
admin-price-lists-never-by-self = ✖️ Не сам
# 15a72ba5
admin-price-lists-off = нет
# ac380f15
admin-price-lists-about-every = Подозрительное всегда ждёт вас.
# 05364bc5
admin-price-lists-threshold = Оповестить ниже
# 6322be82
admin-price-lists-set-threshold = 🪫 Оповещать о низком балансе
# 6d619782
admin-price-lists-ask-threshold = Оповестить, когда баланс у { $supplier } станет ниже:
# 86591773
admin-price-lists-about-threshold = Введите сумму в USD, например { $example }, или { $off }.
# 1cc5ef42
admin-price-lists-saved = Сохранено.

## settings

# 1e9560dc
setting-maintenance = 🛠 Технические работы
    .turned-on = Технические работы начаты: новые заказы и проверки отклоняются, пока вы их не закончите.
    .turned-off = Технические работы закончены: API снова открыт.
    .effect = идут: новые заказы и проверки отклоняются
    .ask = Начать технические работы?
    .about = Новые заказы и проверки всех реселлеров сразу отклоняются, пока вы не закончите работы. Открытые заказы продолжаются, читать можно всё.
    .closed = 🛠 Покупки приостановлены: идут технические работы. Ваш баланс и заказы в сохранности.
    .meanwhile = Пока можно пополнить кошелёк, посмотреть заказы и цены. За покупками загляните позже.
    .command = Остановить сервис; off открывает снова
    .words = настройки настройка работы обслуживание остановить пауза переключатель
# ece4700b
setting-shop = 🛍 Магазин в чате
    .turned-on = Магазин открыт: в чате можно покупать.
    .turned-off = Магазин закрыт: покупать в чате нельзя.
    .effect = закрыт: покупать в чате нельзя
    .ask = Закрыть магазин в чате?
    .about = Покупать в чате нельзя, пока вы не откроете магазин. Заказы через API и открытые заказы продолжаются.
    .closed = 🛍 Магазин сейчас закрыт. Ваш баланс и заказы в сохранности.
    .meanwhile = Пока можно пополнить кошелёк и посмотреть заказы. За покупками загляните позже.
    .command = Закрыть магазин в чате; on открывает снова
    .words = настройки магазин закрыть открыть
# c67343b0
setting-apiOrders = 📦 Заказы через API
    .turned-on = Заказы через API включены.
    .turned-off = Заказы через API выключены: новые отклоняются.
    .effect = выкл.: новые заказы отклоняются
    .ask = Выключить заказы через API?
    .about = Новые заказы всех реселлеров сразу отклоняются, пока вы не включите их снова. Проверки и открытые заказы продолжаются.
    .closed = 🔌 Новые заказы через API сейчас на паузе. Ваш баланс и заказы в сохранности.
    .meanwhile = Пока можно покупать в магазине, пополнять кошелёк и смотреть заказы.
    .command = Отклонять новые заказы через API; on принимает снова
    .words = настройки апи заказы остановить
# ba6005bd
setting-requireAllowlist = 🌐 Адреса обязательны
    .turned-on = Список адресов обязателен: аккаунтам без него отказано.
    .turned-off = Список адресов больше не обязателен.
    .ask = Сделать список адресов обязательным?
    .about = API сразу отказывает аккаунтам без списка, пока он не появится или вы это не выключите.
    .command = Требовать разрешённые адреса от всех
    .words = настройки адреса айпи белый список
# 5cf4e4e9
setting-statusPage = 📡 Страница состояния
    .turned-on = Страница состояния открыта для всех.
    .turned-off = Страница состояния скрыта.
    .command = Показать всем, как быстро выполняются заказы
    .words = статус страница состояния
# 7ae0fcc8
setting-eligibility = 🎓 Условия доступа
    .turned-on = Условия доступа действуют с этой минуты.
    .turned-off = Условия доступа больше не действуют.
    .ask = Включить условия доступа?
    .about = API сразу отказывает аккаунтам, которые им не отвечают.
    .command = Кому можно пользоваться API
    .words = настройки правила условия допуск
# 44234e53
setting-stars = ⭐️ Telegram Stars
    .turned-on = Telegram Stars доступны.
    .turned-off = Telegram Stars больше не доступны.
# 610b6a3f
setting-cryptoPay = 🪙 Криптовалюта (@CryptoBot)
    .turned-on = Оплата криптовалютой предлагается.
    .turned-off = Оплата криптовалютой больше не предлагается.

## switches

# 938b1cb9
admin-switches-on = вкл.
# 15a72ba5
admin-switches-off = выкл.
# fa51abe2
admin-switches-turn-on = { $name }: включить
# cc81c5c9
admin-switches-turn-off = { $name }: выключить
# be9fe562
admin-switches-yes-on = Да, включить
# b7e49e48
admin-switches-usage = Напишите { $command } on или { $command } off.
# f8240e72
admin-switches-rules = внесено не меньше { $amount }, возраст аккаунта { $age }

## topUps

# ff89d4b3
admin-top-ups-amount = Сумма
# 53a021c4
admin-top-ups-range = от { $least } до { $most }
# 21c6876a
admin-top-ups-open-at-once = Открыто сразу
# 2dd302a5
admin-top-ups-per-account = до { $count } на аккаунт
# 2f229b72
admin-top-ups-offered = 🟢 доступен
# dcae7dec
admin-top-ups-not-offered = не доступен
# 43a6c532
admin-top-ups-per-usd = ⭐️{ $stars } за USD
# 81baf695
admin-top-ups-changed = Изменено. Действует для новых пополнений.

## transfers

# 1ad1ca4e
admin-transfers-rate = Курс
# 9c59f7db
admin-transfers-rate-set = { $rate }, задан { $ago }
# fd8ad029
admin-transfers-amounts-of-all = { $range }, как для всех пополнений
# 1e574ae2
admin-transfers-fee = Комиссия
# be5c9dda
admin-transfers-no-fee = нет
# a01aad8e
admin-transfers-no-instructions = Инструкции пока нет.
# 0829abe9
admin-transfers-about-confirm = Это действует для новых пополнений. Для открытых останется то, что видел плательщик.
# 4bf290b8
admin-transfers-pays = За { $amount }
# f2f06f40
admin-transfers-confirm-remove = Удалить { $name }?
# 28f6bf86
admin-transfers-about-remove = Его больше нельзя будет выбрать. Открытые пополнения продолжатся, но уже без его инструкции.
# 4368deb4
admin-transfers-added = Способ { $name } добавлен. Чтобы предлагать его, напишите инструкцию и включите его.
# 81baf695
admin-transfers-changed = Изменено. Действует для новых пополнений.
# f2c146dd
admin-transfers-removed = Способ { $name } удалён.

## stats

# 3729c9ef
admin-stats-period-month = Последние 30 дней
# bba6a9db
admin-stats-short-today = Сегодня
# 03b86ec1
admin-stats-short-yesterday = Вчера
# 7adc86f4
admin-stats-short-week = 7 дней
# 7df450ea
admin-stats-short-month = 30 дней
# 05625054
admin-stats-short-quarter = 90 дней
# 9f2cadcf
admin-stats-range = { $first } – { $last }
# 961fd8ad
admin-stats-bad-days = Нужны два дня, например 2026-01-01 2026-01-31: сначала ранний, не больше года.
# 7244ca10
admin-stats-none = За эти дни ничего не продано.
# 1db2dd96
admin-stats-sales = Продажи
# e59f36ff
admin-stats-profit = Прибыль
# 88544309
admin-stats-margin = { $share } от продаж
# be548591
admin-stats-ended = Завершённые заказы
# 0a694b23
admin-stats-completed = выполнено
# b2445b03
admin-stats-times = Половина – до { $half }, 95 из 100 – до { $most }
# 85cc75ea
admin-stats-about = Дни начинаются в 00:00 UTC. Заказ считается в день завершения, возвраты вычтены из продаж.

## digest

# 91136522
admin-digest-title = ☀️ Вчера, { $day }
# 4229cbdc
admin-digest-week-before = неделей раньше: { $amount }
# e7840223
admin-digest-low = Коды на исходе
# 79270126
admin-digest-balances = Осталось у поставщиков
# 644f75fe
admin-digest-lasts = { $days ->
        [0] меньше дня
        [one] примерно { $days } день
        [few] примерно { $days } дня
        [many] примерно { $days } дней
       *[other] примерно { $days } дня
    }
# 6de155b9
admin-digest-backup-failed = ⚠️ Последняя резервная копия не удалась:
# 2ee45c61
admin-digest-set-time = 🕘 Время

## exports


## books

# 1c2cbdb3
admin-books-opening = Кошельки в начале
# 77176784
admin-books-closing = Кошельки в конце
# e652e5b1
admin-books-wrong = ⚠️ Не хватает { $amount }. Запустите проверку: npm run cli -- audit
# 00ced5b1
admin-books-kind-deposit = Пополнения
# 82372364
admin-books-kind-deposit_refund = Возвращённые пополнения
# a57167bc
admin-books-kind-deposit_refund_reversal = Неудавшиеся возвраты пополнений
# 6c1232f2
admin-books-kind-chargeback = Отозвано платёжными сервисами
# c104f9ea
admin-books-kind-debt = Возникшие долги
# 8bc704af
admin-books-kind-debt_payment = Погашенные долги
# 3e0c2e7d
admin-books-kind-credit = Зачислено вручную
# eb46399a
admin-books-kind-debit = Списано вручную
# da821c07
admin-books-kind-charge = Списано за заказы
# 1bcffa92
admin-books-kind-refund = Возвраты за заказы
# b86043f2
admin-books-kind-claim_refund = Возвращено из-за проблем
# a3b51dfe
admin-books-kind-fee = Плата за проверки
# c3b45116
admin-books-kind-fee_refund = Возвращённая плата
# bc68b750
admin-books-sold = Продано
# 5d5df79a
admin-books-cost = Себестоимость
# 96ce8f1a
admin-books-now = Сейчас
# 2f49aaa2
admin-books-at-supplier = У { $supplier }
# 69dcf27c
admin-books-stock = Коды в продаже
# 62be004e
admin-books-in-stock = { $count ->
        [one] { $count } код
        [few] { $count } кода
        [many] { $count } кодов
       *[other] { $count } кода
    }
# e3119047
admin-books-cost-unknown = { $count ->
        [one] { $count } код без известной себестоимости
        [few] { $count } кода без известной себестоимости
        [many] { $count } кодов без известной себестоимости
       *[other] { $count } кода без известной себестоимости
    }
# 0d5a8a96
admin-books-debts = Долги после возвратов платежей

## backup

# 220b25bc
admin-backup-confirm =
    <b>💾 Прислать сюда резервную копию?</b>
    
    В файле всё: аккаунты, балансы, заказы и коды. Кто может читать этот чат на любом из ваших устройств, прочтёт и файл. Храните его надёжно, а сообщение потом удалите.
# 2d24d6bb
admin-backup-encrypted = Коды в нём зашифрованы.
# dfffce82
admin-backup-unencrypted = Коды в нём не зашифрованы.
# 26b0df19
admin-backup-send-now = 💾 Да, прислать
# c7104463
admin-backup-sent = 💾 Копия ниже.
# e73b0415
admin-backup-not-sent = Telegram не принял файл. Попробуйте /backup ещё раз.
# 6de982b0
admin-backup-caption = 💾 Вся база данных на { $time }, { $size }. Храните надёжно.
# c3418752
admin-backup-elsewhere = База данных на PostgreSQL. Копируйте её своими средствами: pg_dump --format=custom --file=FILE DATABASE_URL
# 4f7ef34b
admin-backup-too-large = Копия занимает { $size }, а бот может отправить не больше 50 MB. На сервере выполните: npm run -s cli -- backup FILE

## files

# 61430053
admin-files-too-large = Файл слишком большой: здесь беру не больше { $megabytes } MB. Для больших файлов есть командная строка.
# 3a744fc7
admin-files-not-utf8 = Файл не в UTF-8. Сохраните его как UTF-8 и пришлите ещё раз.
# 697b896e
admin-files-gone = Telegram не отдаёт этот файл. Пришлите его ещё раз или файл поменьше.
