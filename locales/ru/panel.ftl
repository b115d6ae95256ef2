## panel

# 82f33140
panel-title = gamewallet
# 91643b8a
panel-skip = К содержимому
# 5fb67f0e
panel-menu = Разделы панели
# bba6a9db
panel-today = Сегодня
# 842269d1
panel-inbox = Входящие
# 2bd8641e
panel-orders = Заказы
# fa4b14cd
panel-customers = Клиенты
# d96afe1d
panel-goods = Товары
# e5e2e841
panel-suppliers = Поставщики
# 1e29ac02
panel-money = Финансы
# 58ccfa7c
panel-news = Рассылки
# 11820c1f
panel-service = Сервис
# 311898d0
panel-leave = Выйти
# 80fa41b7
panel-undo = Отменить действие
# 1d2e2b0e
panel-undone = Действие отменено.
# f69545e5
panel-next = Продолжить
# ce432383
panel-yes = Да, выполнить
# fe62c359
panel-change = Изменить
# cbb48603
panel-more = Показать ещё
# e933ff0a
panel-first = В начало
# 35f49beb
panel-csv = Скачать CSV
# 90f0bf1e
panel-search = Найти
# 6a8f6a84
panel-problem = Не получилось
# 5e6a7eb5
panel-not-found = Такой страницы нет.
# 20aee806
panel-not-yours = Ваша роль этого не позволяет.
# 8fc87da5
panel-sent-before = Это уже сделано, сейчас ничего не изменилось.
# bd2882c2
panel-asked-second = Это должен подтвердить кто-то ещё. Запрос — в разделе «Входящие».
# 34ee54e6
panel-failed = На нашей стороне что-то пошло не так. Ничего не изменилось. Попробуйте ещё раз; если не поможет, посмотрите лог сервиса.
# 10f88ff3
panel-too-large = Это больше { $max } MB.
# 857bbb84
panel-opening = Открываем панель…
# 7219d952
panel-open-without-script = Чтобы прочитать данные от Telegram, этой странице нужен JavaScript. Или запросите у бота ссылку командой /panel.
# 750c7363
panel-enter = Открыть панель
# 7b64ec9b
panel-how-to-enter = Вы не вошли. Отправьте боту /panel или выполните на сервере «npm run cli -- panel link». Ссылка работает один раз, в течение 60 секунд.
# 32f423e0
panel-other-host = Это не адрес панели. Откройте её по адресу из PUBLIC_URL.
# a5cd0a28
panel-other-origin = Запрос пришёл не со страницы панели, поэтому ничего не сделано. Откройте страницу заново.

## panel-sessions

# b5f64976
panel-sessions = Сеансы
# c4f77cea
panel-sessions-who = Кто
# a0c5296f
panel-sessions-since = Начат
# e2046f29
panel-sessions-address = Адрес
# 23add852
panel-sessions-browser = Браузер
# ab88dd79
panel-sessions-this = текущий
# 8317843f
panel-sessions-end = Завершить
# a51d9abe
panel-sessions-end-all = Завершить все остальные
# 4379d899
panel-sessions-ended = Завершено.

# 8a3cdd47
admin-log-action-session =
    .open = Панель открыта
    .end = Сеанс панели завершён

## panel-today-page

# aa81a385
panel-today-paused = На паузе: { $names }
# 8bae8a3a
panel-today-products-paused = { $count ->
        [one] Приостановлено вручную: { $count } товар
        [few] Приостановлено вручную: { $count } товара
        [many] Приостановлено вручную: { $count } товаров
       *[other] Приостановлено вручную: { $count } товара
    }
# bfdc6fad
panel-today-supplier-fails = { $supplier }: сбои не прекращаются
# a9d346b9
panel-today-begin = С чего начать
# aa4415df
panel-today-step-done = готово
# f2df3414
panel-today-step-open = не сделано
# 47f3e367
panel-today-add-goods = Добавьте то, что продаёте: линейку и её первый товар
# bce1e69a
panel-today-add-way = Добавьте способ оплаты, чтобы клиенты могли пополнять кошелёк
# cb697620
panel-today-invite = Отправьте первым клиентам ссылку на бота: аккаунт откроется, как только человек ему напишет
# c32bb69d
panel-today-completed = Выполнено
# aa20e93c
panel-today-yesterday = Вчера { $figure }
# da5dfd69
panel-today-low = (мало)
# c3c85ee5
panel-today-waits = Требует внимания
# 5659e4a9
panel-today-waits-pending = Чеки на проверку
# 69d3bb8a
panel-today-waits-unmatched = Платежи без пополнения
# 18cf3784
panel-today-waits-claims = Проблемы с заказами
# 1681d8d4
panel-today-waits-tasks = Заказы для ручного выполнения
# 8dc895f3
panel-today-waits-approvals = Решения, которым нужен второй человек
# a19e7adc
panel-today-waits-incidents = Поставщики со сбоями
# d99ddde4
panel-today-waits-stuck = Заказы, которые ждут слишком долго
# 60d132b3
panel-today-waits-moves = Аккаунты к переносу
# 8d26765b
panel-today-waits-aside = Отложенные коды: использованы ли они?
# 74d2b374
panel-today-waits-held = Товары, которые приостановились сами
# 2bd8641e
panel-chart-orders = Заказы
# d02efcfd
panel-chart-day = День
# ee40e247
panel-chart-table = Показать таблицей

## panel-inbox-page

# 1b0707d7
panel-inbox-queue = Требует внимания, сначала старое
# bf02c2e9
panel-inbox-empty = Всё разобрано. Чеки, проблемы и заказы для ручного выполнения появятся здесь сами.
# e380bc9e
panel-inbox-more = { $count ->
        [one] и ещё { $count }, появится, когда вы разберёте эти
        [few] и ещё { $count }, появятся, когда вы разберёте эти
        [many] и ещё { $count }, появятся, когда вы разберёте эти
       *[other] и ещё { $count }, появятся, когда вы разберёте эти
    }
# 21e17265
panel-inbox-over = Решение уже не требуется.
# 250ffdad
panel-inbox-receipt = Чек
# 2bada104
panel-inbox-payment = Платёж
# cef971ec
panel-inbox-claim = Проблема
# 5da0b681
panel-inbox-task = Вручную
# 8c0eee35
panel-inbox-stuck = Долго ждёт
# 54ba0eb7
panel-inbox-approval = Второй человек
# 1e04c9a0
panel-inbox-incident = Поставщик
# 5bab18e0
panel-inbox-reason = Причина
# ac319c60
panel-inbox-worth = Сумма в USD
# c4129fa2
panel-inbox-worth-hint = Оставьте пустым, чтобы зачислить столько, сколько стоит платёж.
# 1049ad88
panel-inbox-whose = Чей это платёж?
# 6f663943
panel-inbox-whose-hint = Назначение пополнения, id в Telegram или @имя.
# a5a644a6
panel-inbox-replace = Заменить коды
# bbf1600b
panel-inbox-note = Пометка для клиента
# 2586aa2f
panel-inbox-note-hint = Клиент получит её слово в слово.
# 86960b2f
panel-inbox-all-codes = Все коды ({ $count })
# 78a85e7b
panel-inbox-codes = Коды
# 34f0d6cb
panel-inbox-codes-hint = По одному в строке.
# 49cf2a04
panel-inbox-asked-supplier = Поставщик подтвердил: заказ не выполнен и не будет выполнен
# 1b340385
panel-inbox-cancel-unsent = Отменить неотправленные
# 3929547f
panel-inbox-tell = Сообщить владельцам заказов
# 3de50066
panel-inbox-role = Роль
# 70b7d5a6
panel-inbox-to = Кому отправить
# dee5f6ee
panel-inbox-no-picture = Это не картинка и не PDF, поэтому здесь файл не показан. Посмотрите его в чате.

## panel-orders-page

# 943f49a4
panel-orders-search = Заказ, trxid, игрок, аккаунт или код
# be5b1ab8
panel-orders-any-status = Любой статус
# 43e07adf
panel-orders-any-line = Любая линейка
# d5afe473
panel-orders-any-supplier = Любой поставщик
# b47d7b0d
panel-orders-of-account = @имя или id
# ff78fc52
panel-orders-from = С
# 62c19d33
panel-orders-to = По
# 92056e94
panel-orders-none-yet = Заказов ещё нет.
# d31f9bfa
panel-orders-none = Здесь ничего не нашлось. От кода нужны 4 последних символа или то, что от него показано. Кнопка «Показать ещё», если она есть, ищет среди более ранних.
# 5bcb5906
panel-orders-order = Заказ
# 0c3625aa
panel-orders-time = Время
# 24aa0286
panel-orders-player = Игрок
# 6434dfa6
panel-orders-status =
    .processing = в обработке
    .completed = выполнен
    .cancelled = отменён
# 703079ab
panel-orders-lookup = Проверка { $path }
# de3b20fc
panel-orders-test = тест
# 30724015
panel-orders-timeline = Ход событий
# f149aed1
panel-orders-facts = Данные
# e75d359a
panel-orders-placed = Создан
# d87d313d
panel-orders-by-hand = Ждёт ручного выполнения
# 55572fea
panel-orders-webhook = Вебхук
# 3140f9fc
panel-orders-webhook-waiting = ждёт
# eeeaef08
panel-orders-webhook-delivered = доставлен
# 8ed91fbf
panel-orders-webhook-failed = не доставлен
# c5150202
panel-orders-second = Решение по этому заказу ждёт второго человека.
# 52af226f
panel-orders-back = Назад к заказу
# 766a8523
panel-orders-show-codes = Показать коды
# c119f3ac
panel-orders-refund = Вернуть деньги
# aff634f3
panel-orders-amount = Сумма в USD
# 24f8f05e
panel-orders-at-most = Не больше { $amount }. Заказ останется выполненным.
# 038ec7f9
panel-orders-note = Пометка для клиента (необязательно)
# a5a644a6
panel-orders-replace = Заменить коды
# a74cc2f5
panel-orders-ask = Спросить поставщика сейчас
# 6df5f6ab
panel-orders-asked = Спрашиваем поставщика. Обновите страницу через несколько секунд.
# af6c7b3a
panel-orders-player-act = Исправить игрока
# 065b90fe
panel-orders-player-about = У поставщика этого заказа точно ещё нет. Он сразу отправится снова.
# 96f10a65
panel-orders-player-done = Исправлено. Заказ отправляется.
# a04d65d8
panel-orders-complete = Завершить вручную
# 32082c6f
panel-orders-codes-asked = { $count ->
        [1] Код
        [one] { $count } код, по одному в строке
        [few] { $count } кода, по одному в строке
        [many] { $count } кодов, по одному в строке
       *[other] { $count } кода, по одному в строке
    }
# e30466c6
panel-orders-codes-file = Или файлом:
# c34fa7e7
panel-orders-deliver = { $count ->
        [one] Выдать { $count } код? Отменить это нельзя.
        [few] Выдать { $count } кода? Отменить это нельзя.
        [many] Выдать { $count } кодов? Отменить это нельзя.
       *[other] Выдать { $count } кода? Отменить это нельзя.
    }
# 1017279a
panel-orders-cancel = Отменить с возвратом
# 5bab18e0
panel-orders-reason = Причина
# 50c0f3c8
panel-orders-reason-hint = Клиент её увидит, программы получат её в поле «error».

# c8ecf1e3
admin-log-action-attempt =
    .now = Поставщик опрошен вне очереди
    .player = Игрок в заказе исправлен
# 49a88f3e
error-ORDER_NOT_WAITING =
    .ended = Этот заказ уже завершён.
    .running = Поставщика спрашивают прямо сейчас. Обновите страницу.
    .sent = Заказ может быть у поставщика, поэтому игрока уже не изменить. Спросите поставщика или отмените заказ, когда точно узнаете, что он не будет выполнен.
    .sent_since = Тем временем заказ мог дойти до поставщика. Вернитесь к заказу и посмотрите ещё раз.
# 233dcebd
error-INVALID_PLAYER_FIELDS = Не подходит: { $fields }.

## panel-customers-page

# 6c46b114
panel-customers-find = Имя, @имя или id в Telegram
# 3ccc49fb
panel-customers-every-state = Все клиенты
# 00c92c1a
panel-customers-state-banned = Заблокированы
# c2b377de
panel-customers-state-restricted = Ограничены
# 5287019a
panel-customers-state-in_debt = С долгом
# 90086fe5
panel-customers-state-moving = Ждут переноса
# 34e675c2
panel-customers-every-tier = Все уровни
# be7085e5
panel-customers-none = Подходящих аккаунтов нет. Аккаунт появляется, когда человек впервые пишет боту.
# 425fa28c
panel-customers-none-here = Среди новых аккаунтов подходящих нет. «{ $more }» ищет среди более старых.
# 0438ca20
panel-customers-name = Имя
# 7ff6427e
panel-customers-no-name = Без имени
# 427ebdad
panel-customers-id = Id в Telegram
# 6cc3ed0e
panel-customers-last-order = Последний заказ
# 8fe429fb
panel-customers-never = никогда
# 16b84588
panel-customers-standing-active = активен
# 53bcc3c5
panel-customers-standing-restricted = ограничен
# 26133441
panel-customers-standing-banned = заблокирован
# 73b3fa9f
panel-customers-chat = Открыть чат
# bdc1e180
panel-customers-account = Аккаунт
# b2db17d3
panel-customers-entries = Операции
# 00ced5b1
panel-customers-top-ups = Пополнения
# 262aaa4b
panel-customers-log = Журнал
# e842b019
panel-customers-credit = Зачислить
# 53e8a7c2
panel-customers-debit = Списать
# f436f8a8
panel-customers-ban = Заблокировать
# f6f26687
panel-customers-unban = Разблокировать
# 7feaf550
panel-customers-restrict = Ограничить
# 52cd942e
panel-customers-unrestrict = Снять ограничение
# a7dd4c3b
panel-customers-apioff = API выкл.
# f36851f3
panel-customers-apion = API вкл.
# 6ace0f72
panel-customers-shopoff = Магазин выкл.
# 6bb13535
panel-customers-shopon = Магазин вкл.
# 15817e8a
panel-customers-tier = Сменить уровень
# 456dc91d
panel-customers-move = Перенести аккаунт
# ff89d4b3
panel-customers-amount = Сумма
# aff634f3
panel-customers-amount-usd = Сумма в USD
# ba0c7fde
panel-customers-note = Пометка
# 6a95b117
panel-customers-note-hint = Она останется в операциях, и клиент получит её в сообщении.
# ac066cdd
panel-customers-for = На какой срок
# 5790b5a1
panel-customers-for-hint = Например 2h, 7d или 30d. Ограничение снимется само.
# 5bab18e0
panel-customers-reason = Причина
# 7569aa25
panel-customers-reason-hint = Клиент её увидит. Можно оставить пустой.
# 9cfca7f2
panel-customers-api = Доступ к API
# 0f450254
panel-customers-shop = Магазин в чате
# ddd24eee
panel-customers-shop-allowed = открыт
# 789f4e23
panel-customers-shop-forbidden = отключён админом
# efdf6076
panel-customers-keys = Ключи
# b50bd35c
panel-customers-key = Ключ
# bb8ca1f7
panel-customers-key-replaced = заменён
# be38ed17
panel-customers-key-may = Права
# 8fc6b16f
panel-customers-key-used = Последний вызов
# 91fb485e
panel-customers-no-keys = Действующих ключей нет.
# 4e6096ff
panel-customers-revoke = Отозвать
# d3bee339
panel-customers-revoke-all = Отозвать все ключи
# 8f5207c4
panel-customers-revoke-means = Все вызовы с этим ключом сразу начнут отклоняться. Отменить это нельзя.
# eb0cf1bc
panel-customers-revoke-all-means = Все вызовы с ключами этого аккаунта, в том числе тестовыми, сразу начнут отклоняться. Отменить это нельзя.
# c4fbd40f
panel-customers-revoked-all = Все ключи отозваны.
# 15a72ba5
panel-customers-webhook-off = выкл.
# 938b1cb9
panel-customers-webhook-on = вкл.
# be5c9dda
panel-customers-none-yet = нет
# 87489c0c
panel-customers-test = Тестовый аккаунт
# 0868e9ef
panel-customers-notes = Заметки
# 8313e551
panel-customers-notes-none = Заметок нет. Их видит только команда.
# 6f733724
panel-customers-note-add = Добавить заметку
# 7755967f
panel-customers-note-remove = Удалить
# 2f7a3aa2
panel-customers-note-what = Что записать?
# 8855a720
panel-customers-note-added = Заметка добавлена.
# d7ceb39d
panel-customers-orders-newest = Последние заказы
# 37211f74
panel-customers-orders-all = Все заказы
# 7028d9f4
panel-customers-orders-none = Заказов ещё не было.
# 0c3625aa
panel-customers-time = Время
# 5bcb5906
panel-customers-order = Заказ
# d89879e6
panel-customers-product = Товар
# ae22af5f
panel-customers-status = Статус
# 2fdf4948
panel-customers-kind = Вид
# 5a7f2ca0
panel-customers-every-kind = Все виды
# df79b726
panel-customers-about = Основание
# 4f98c786
panel-customers-balance-after = Баланс после
# 4d97702f
panel-customers-entries-none = Подходящих операций нет. Сюда попадают заказы, пополнения, зачисления и списания.
# 599ad93a
panel-customers-top-ups-none = Пополнений ещё не было.
# 7d5cf680
panel-customers-reference = Назначение
# b5249f23
panel-customers-method = Способ
# d7243c4d
panel-customers-credited = Зачислено
# b71ccd11
panel-customers-ended = Завершено
# 5b6b7a98
panel-customers-what = Что
# c4f77cea
panel-customers-who = Кто
# d6456249
panel-customers-details = Подробности
# 64947d29
panel-customers-moves = Переносы
# 96f65726
panel-customers-move-to = Кому
# c54840d1
panel-customers-move-to-hint = Id в Telegram или @имя. Человек уже должен был написать боту, но ещё не пользоваться своим аккаунтом.
# 183f7038
panel-customers-move-why = Почему
# 79b8da3a
panel-customers-move-why-hint = Нынешний владелец это прочтёт.
# 25ef11fb
panel-customers-move-holder = Владелец
# 0bfd19c8
panel-customers-move-cancel = Отменить перенос
# 60a26532
panel-customers-move-cancelled = Перенос отменён: аккаунт остаётся на месте.

## panel-goods-page

# c08c31dd
panel-goods-products = Товары
# 0454b304
panel-goods-prices = Цены
# 8610a62b
panel-goods-stock = Склад
# 79b36b73
panel-goods-tiers = Уровни
# 49f27fca
panel-goods-file = Файл каталога
# d89879e6
panel-goods-product = Товар
# 4b2da834
panel-goods-id = Id
# 0438ca20
panel-goods-name = Название
# 5ec17879
panel-goods-sold = Продано за 30 дней
# 01633749
panel-goods-search = Товар, id или линейка
# 5449ddaf
panel-goods-all-lines = Все линейки
# 5582ea6e
panel-goods-all = Всё, что можно продавать
# 94f16d97
panel-goods-only =
    .paused = На паузе
    .held = Приостановились сами
    .low = Мало на складе
    .archived = В архиве
# 2952a172
panel-goods-status =
    .active = в продаже
    .paused = на паузе
    .hidden = скрыто
    .archived = в архиве
    .removed = удалено
    .held = автопауза
# 1e5e769e
panel-goods-by-line = из-за линейки
# 99f31a2b
panel-goods-none = Таких товаров нет. Измените фильтры, добавьте линейку или загрузите файл каталога.
# 2d465bed
panel-goods-show = Показать их
# 8af0ca77
panel-goods-or-more = { $count } или больше
# 5e828a15
panel-goods-new-line = Новая линейка
# bf941bd4
panel-goods-new-product = Новый товар
# d00890c6
panel-goods-edit = Изменить
# 664a3707
panel-goods-edit-prices = Изменить цены
# e72d65f0
panel-goods-change-price = Изменить цену
# 81cdfc55
panel-goods-accept = Принять новую себестоимость
# e4f37e7c
panel-goods-still-right = Себестоимость по-прежнему верна
# aab42f66
panel-goods-verbs =
    .resume = Вернуть в продажу
    .pause = Приостановить
    .hide = Скрыть
    .archive = В архив
# 8cfdb2f9
panel-goods-decide =
    .release = Не использованы: вернуть в продажу
    .discard = Использованы: списать
# 1d38d3d7
panel-goods-changed = { $count ->
        [0] Цены не изменятся.
        [one] Изменится { $count } цена.
        [few] Изменятся { $count } цены.
        [many] Изменятся { $count } цен.
       *[other] Изменятся { $count } цены.
    }
# 453459c5
panel-goods-will-pause = Товар приостановится сам: { $why }.
# c00a1468
panel-goods-below-cost = Это ниже себестоимости.
# 6ac9c8ef
panel-goods-back = Снова в продаже.
# c3610a27
panel-goods-below = Можно продавать в убыток
# f2a94753
panel-goods-costs = Себестоимость
# 629e5a0f
panel-goods-gone = сейчас там не продаётся
# 9e4f2098
panel-goods-since = С
# d6456249
panel-goods-more = Подробности
# 23d77225
panel-goods-margin-hint = Сколько процентов добавлять к себестоимости, например 12.5. Пусто — без своей наценки.
# d934d729
panel-goods-max-age = Через сколько дней себестоимость устаревает (0 — никогда)
# bb5fe30d
panel-goods-max-jump = На сколько процентов может измениться себестоимость (0 — на сколько угодно)
# 2cbda080
panel-goods-new-tier = Новый уровень
# 7755967f
panel-goods-remove = Удалить
# 10435106
panel-goods-slug = Короткое имя (slug)
# b92eb302
panel-goods-slug-hint = От 2 до 40 строчных латинских букв или цифр. Его отправляют реселлеры, изменить его потом нельзя.
# 12561798
panel-goods-pid-hint = Латинские буквы, цифры, - или _. Его отправляют реселлеры, изменить его потом нельзя.
# 621ce628
panel-goods-cost-hint = Сколько вам стоит одна штука у первого поставщика.
# 43dbd916
panel-goods-line-name = Название линейки
# 48efed86
panel-goods-game-name = Игра
# cc9e8319
panel-goods-order-code = Код в номерах заказов
# 72e60553
panel-goods-order-code-hint = От 2 до 6 заглавных латинских букв или цифр.
# 166b3e4e
panel-goods-suppliers-hint = Через запятую, в том порядке, в каком их спрашивать. Есть: { $names }
# 8582f917
panel-goods-own-suppliers = Свои поставщики
# 2b941a29
panel-goods-own-suppliers-hint = Пусто — как у линейки.
# 3830bbf3
panel-goods-ref = Название у поставщика
# 08be6cec
panel-goods-ref-at = Название у { $supplier }
# eaef7b6c
panel-goods-vouchers = На каждый заказ со склада берётся код, который активирует поставщик
# df4a17ad
panel-goods-player-label = { $field }: вопрос
# b0ace765
panel-goods-player-hint = Пусто — игрока об этом не спрашивают.
# c0b26b55
panel-goods-stored = Сохранено.
# b6bf02ca
panel-goods-import = Загрузить файл
# 67d4f422
panel-goods-import-about = Линейки и товары из файла добавятся или изменятся, остальные останутся как есть. Сначала вы увидите изменения.
# c95edef1
panel-goods-or-file = или файлом:
# 4b69250c
panel-goods-file-about = Весь каталог в JSON: скачайте его, измените и загрузите снова.
# 178a1af6
panel-goods-download = Скачать файл
# 78a85e7b
panel-goods-codes = Коды
# 1cc23fcf
panel-goods-add = Добавить коды
# b458203c
panel-goods-codes-hint = По одному коду в строке. Прежде чем что-то добавится, вы увидите, что прочитано.
# cf3c0ca9
panel-goods-code-cost = Себестоимость каждого, USD
# 98009b2e
panel-goods-code-cost-hint = Пусто — как у товара.
# d860d4ac
panel-goods-nothing-new = { $count ->
        [0] Кодов здесь нет.
       *[other] Добавлять нечего: все эти коды уже известны.
    }
# 826be896
panel-goods-batch-of = Партия { $id }
# 1b47c22b
panel-goods-batches = Партии
# e11fd026
panel-goods-by = Кто добавил
# 9837c8d0
panel-goods-still-unsold = Не продано
# bab93515
panel-goods-taken = Продано или отложено
# 4deb3102
panel-goods-new = Новые коды
# 48f19484
panel-goods-known = На складе или уже проданы
# dcbb3603
panel-goods-last = Последний
# c1d7956d
panel-goods-length = Длина
# 635bb685
panel-goods-take-out = Убрать со склада
# 4304b668
panel-goods-threshold-at = Предупреждать, когда кодов меньше
# 63cbbcd0
panel-goods-threshold-hint = 0 — не предупреждать.
# bb31ba8f
panel-goods-quarantine = Карантин
# 5bcb5906
panel-goods-order = Заказ

# 2051ab93
admin-log-action-prices =
    .edit = Цены изменены списком

## panel-suppliers-page

# fd80ef6c
panel-suppliers-wait = { $count ->
        [one] Сбои не прекращаются у { $count } поставщика: см. «Поставщики» в панели
        [few] Сбои не прекращаются у { $count } поставщиков: см. «Поставщики» в панели
        [many] Сбои не прекращаются у { $count } поставщиков: см. «Поставщики» в панели
       *[other] Сбои не прекращаются у { $count } поставщика: см. «Поставщики» в панели
    }
# cce6f8f2
panel-suppliers-none = Ни один поставщик не настроен. Укажите его в SUPPLIERS и перезапустите сервис.
# 1e04c9a0
panel-suppliers-name = Поставщик
# 2fdf4948
panel-suppliers-kind = Вид
# ae22af5f
panel-suppliers-status = Статус
# 3a2f5136
panel-suppliers-works = Работает
# 57d5f215
panel-suppliers-fails = Большинство вызовов с ошибкой
# 64a9d390
panel-suppliers-stopped = Остановлен
# 36ad77e6
panel-suppliers-stopped-for = Остановлен, повтор через { $time }
# d638373a
panel-suppliers-trying = Пробные вызовы
# 7add7a54
panel-suppliers-failing = { $supplier }: сбои с { $since }. Решите, что делать с его заказами.
# 5d44795c
panel-suppliers-last-hour = За последний час
# 2087bad1
panel-suppliers-answered = { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
        [many] { $count } ответов
       *[other] { $count } ответа
    }
# 2ec7bf20
panel-suppliers-today = Дневной лимит
# 14131374
panel-suppliers-of-limit = { $spent } из { $limit }
# 48353afd
panel-suppliers-price-list = Прайс-лист
# 2fb90ec3
panel-suppliers-overview = Обзор
# b9cb5d73
panel-suppliers-lines = Линейки
# 175b4089
panel-suppliers-items = Позиции
# 2cb1988d
panel-suppliers-health = Состояние
# 63b03357
panel-suppliers-balance-at = Баланс получен
# 2e00278b
panel-suppliers-balance-problem = Баланс не читается
# 7a47affc
panel-suppliers-limits = Лимиты и оповещения
# 83335f01
panel-suppliers-settings = Лимиты и оповещения: { $supplier }
# 6ca00d97
panel-suppliers-empty-none = В USD. Оставьте пустым, если не нужно.
# e9f0ba3e
panel-suppliers-at-once-hint = Пусто — сколько угодно. При 0 поставщик на паузе.
# 2f9d3e4f
panel-suppliers-resume = Возобновить
# a5c8dfc5
panel-suppliers-day-limit = Покупать там не больше за день (с 00:00 UTC)
# 037bb7b8
panel-suppliers-sync-every = Применять прайс-лист раз в
# 1b11efca
panel-suppliers-sync-hint = Например 1h или 6h. Пусто — только вручную. Подозрительное всегда ждёт вас.
# 482ad3bd
panel-suppliers-low-balance = Оповестить, когда баланс там станет ниже
# fed5b283
panel-suppliers-newest-calls = Вызовы
# 34bb76b5
panel-suppliers-no-calls = Среди последних вызовов нет ни одного к нему.
# f82ea067
panel-suppliers-when = Когда
# 42f53118
panel-suppliers-call = Вызов
# df79b726
panel-suppliers-about = Заказ или проверка
# 3953b252
panel-suppliers-answer = Ответ
# 51e84fab
panel-suppliers-unanswered = нет ответа
# 3e80bfc9
panel-suppliers-took = Время ответа
# d89879e6
panel-suppliers-product = Товар
# 40eac413
panel-suppliers-list-of = Прайс-лист { $supplier }
# 530b56fd
panel-suppliers-pick = Применить
# d670200e
panel-suppliers-apply = Посмотреть изменения
# 0324e05c
panel-suppliers-remember = Запомнить список
# 66228ce0
panel-suppliers-only-remember = Ни один товар не изменится. Список запомнится, и следующий будет сравниваться с ним.
# 27a9d09c
panel-suppliers-apply-list = Применить прайс-лист { $supplier }
# eae996a6
panel-suppliers-unmapped = Позиции без товара
# dc757c53
panel-suppliers-items-of = Позиции { $supplier }
# b285fedd
panel-suppliers-no-items = Позиций нет. Сначала примените прайс-лист или сократите запрос.
# 4f4fbf3e
panel-suppliers-search-items = Позиция или название
# 96a3281d
panel-suppliers-item = Позиция
# 334f9a12
panel-suppliers-item-name = Название там
# 266203e1
panel-suppliers-item-hint = Как в его прайс-листе. Пусто — больше там не покупать.
# 3f3fbb3c
panel-suppliers-pid = Id товара
# aa93863d
panel-suppliers-map = Связать
# c6fa2d30
panel-suppliers-map-product = Связать товар
# b1a464f4
panel-suppliers-map-at = Связать товар с позицией { $supplier }
# fcbc18aa
panel-suppliers-about-map = Теперь товар будет покупаться там как эта позиция. Себестоимость останется прежней, пока не применён прайс-лист.
# 09174a3c
panel-suppliers-mapped = Связано. Примените прайс-лист, чтобы обновить себестоимость.
# 5bab18e0
panel-incident-reason = Причина

# 9723ea7f
error-SUPPLIER_NOT_FOUND = Поставщика «{ $name }» здесь нет.

## panel-money-page

# c6346525
panel-money-books = Учёт
# 1db2dd96
panel-money-sales = Продажи
# 00ced5b1
panel-money-top-ups = Пополнения
# 889a967a
panel-money-ways = Способы оплаты
# d96174a0
panel-money-exports = Выгрузки
# ff78fc52
panel-money-from = С
# 62c19d33
panel-money-to = По
# ac85a23e
panel-money-show = Показать
# 5b6b7a98
panel-money-item = Статья
# 3cd36938
panel-money-entries = Операции
# c832786e
panel-money-moved = Итоговое изменение
# 16120809
panel-money-nothing-moved = Движений за эти дни не было
# a1372a0e
panel-money-adding-up = Операций много. Идёт подсчёт…
# 23030ea2
panel-money-adds-up = Сходится с операциями до последнего знака.
# 6fba26c8
panel-money-about-books = Без тестовых аккаунтов. День начинается в 00:00 UTC. Продажи и прибыль учитывают заказ в день завершения, операции — в день списания.
# e1bfefe5
panel-money-without-cost = { $count ->
        [one] { $count } заказ на { $amount } не вошёл в прибыль: себестоимость неизвестна. Задайте её в разделе «Товары».
        [few] { $count } заказа на { $amount } не вошли в прибыль: себестоимость неизвестна. Задайте её в разделе «Товары».
        [many] { $count } заказов на { $amount } не вошли в прибыль: себестоимость неизвестна. Задайте её в разделе «Товары».
       *[other] { $count } заказа на { $amount } не вошли в прибыль: себестоимость неизвестна. Задайте её в разделе «Товары».
    }
# 9b8ccf99
panel-money-before = За столько же дней до этого: { $amount }
# 79f5f278
panel-money-total = Итого
# 766b8ade
panel-money-by-line = По линейкам
# bbbfdc3a
panel-money-by-product = По товарам
# dbb3e054
panel-money-by-supplier = По поставщикам
# ffe192e8
panel-money-by-account = Лучшие клиенты
# 55cf0d68
panel-money-of-line = Линейка
# d89879e6
panel-money-of-product = Товар
# 1e04c9a0
panel-money-of-supplier = Поставщик
# ce5caec1
panel-money-of-account = Клиент
# 298ac654
panel-money-margin = Маржа
# c51d2a04
panel-money-search-top-ups = Назначение, платёж, имя, @имя или id в Telegram
# e6d01614
panel-money-none-found = Подходящих пополнений нет. Ищите по полному назначению, id платежа или по клиенту.
# f82ea067
panel-money-credited-at = Когда
# 5bab18e0
panel-money-reason = Причина
# 3303fbe4
panel-money-about-reason = Клиент её увидит.
# 266f3e04
panel-money-wallet-of = Кошелёк: { $name }
# 51fe1014
panel-money-way = Способ оплаты
# 7c285ae5
panel-money-add-way = Добавить способ оплаты
# f9014e3d
panel-money-no-ways = Способов перевода ещё нет. Добавьте банковский счёт или мобильный кошелёк: плательщики присылают чек, а вы решаете.
# fe37dd6b
panel-money-no-change = Ничего не изменится.
# 742eca19
panel-money-rated = Курс задан
# 2a6cea9a
panel-money-least = Наименьшее пополнение, USD
# a2465bd5
panel-money-most = Наибольшее пополнение, USD
# 526308c0
panel-money-stars-per-usd = Stars за один USD
# 0438ca20
panel-money-way-name = Название
# 05cfd753
panel-money-way-about-name = По нему плательщики выбирают способ, например bKash.
# f80b57f8
panel-money-way-on = Доступен
# 8a5932a0
panel-money-way-offer = Предлагать плательщикам
# 92fc64b9
panel-money-way-currency = Валюта
# 0ec295b2
panel-money-way-rate = Сколько этой валюты стоит один USD
# b56effd3
panel-money-way-rate-checked = Курс сегодня проверен: обновить его дату
# d63c50dc
panel-money-way-fee = Комиссия, %
# 6e677123
panel-money-way-about-fee = Добавляется к сумме оплаты. С минусом это бонус, он вычитается.
# ba8ab567
panel-money-way-about-limits = Пусто — как для всех пополнений.
# 51c16a94
panel-money-way-instructions = Инструкция для плательщика
# 7755967f
panel-money-way-remove = Удалить
# 2bd8641e
panel-money-exports-orders = Заказы
# fc396c98
panel-money-exports-about-orders = созданные в эти дни, с себестоимостью, прибылью и поставщиком
# b2db17d3
panel-money-exports-ledger = Операции
# a8acaf6b
panel-money-exports-about-ledger = все операции за эти дни
# 00ced5b1
panel-money-exports-deposits = Пополнения
# 12e4060b
panel-money-exports-about-deposits = начатые в эти дни, с курсом, комиссией и тем, кто решил

## panel-news-page

# ef1aa59e
panel-news-none = Рассылок ещё не было. Напишите новость, посмотрите, как её покажет Telegram, и отправьте сразу многим.
# cbbcb54b
panel-news-write = Новая рассылка
# dfbfbcb8
panel-news-text = Текст
# 69912391
panel-news-text-hint = Пишите так, как это должны прочитать, не больше { $max } символов. Никто ничего не получит, пока вы не посмотрите результат.
# 49de635d
panel-news-drafted = Так это будет выглядеть. Пока никто ничего не получил.
# aa82d247
panel-news-try = Отправить себе
# f0a0155d
panel-news-tried = Сообщение уже идёт в ваш чат с ботом.
# 49f4d153
panel-news-start = Отправить всем получателям
# db63121a
panel-news-stop = Остановить
# 7b7e3ca9
panel-news-again = Создать копию
# dda61246
panel-news-all = Все рассылки
# 851299e0
panel-news-people-found = станет известно при отправке
# b71ccd11
panel-news-ended = Завершена
# a12d81bb
panel-news-state = Статус
# 7e15cadb
panel-news-state-draft = не отправлена
# ae353194
panel-news-state-running = отправляется
# 5462c103
panel-news-state-stopped = остановлена
# 2aadc95b
panel-news-state-done = отправлена

## panel-service-page

# 2446fd40
panel-service-tab-settings = Настройки
# 2b8da2f6
panel-service-tab-team = Команда
# 262aaa4b
panel-service-tab-log = Журнал
# ae22af5f
panel-service-tab-status = Состояние
# f0651ef4
panel-service-no-settings = Ваша роль не позволяет менять настройки. Ваши сеансы — на следующей вкладке.
# 0e27617e
panel-service-switches = Переключатели
# d1ed7c50
panel-service-values = Правила и тексты
# 36da6bc4
panel-service-elsewhere = Способы оплаты и лимиты пополнений — в разделе «Финансы», лимиты поставщиков — в разделе «Поставщики»:
# d48baa71
panel-service-setting = Настройка
# 96ce8f1a
panel-service-now = Сейчас
# 8eafb99a
panel-service-turn-on = Включить
# 82365532
panel-service-turn-off = Выключить
# 12162d8f
panel-service-changed = Изменено.
# 8fe429fb
panel-service-never = никогда
# be5c9dda
panel-service-none = нет
# 9e12be05
panel-service-zero-never = 0 — никогда
# 17ac52a9
panel-service-name-eligibility = Условия доступа
# 1af002bc
panel-service-name-secondPerson = Сумма для второго человека
# 08755436
panel-service-name-lowStock = Порог малого остатка
# 3d62c37f
panel-service-name-pricing = Пределы себестоимости
# 17aea420
panel-service-name-digest = Сводка
# 8131b7cd
panel-service-name-support = Контакт для помощи
# 45e5e777
panel-service-name-terms = Условия
# a1db6639
panel-service-about-eligibility = Сколько нужно внести и какого возраста должен быть аккаунт, чтобы пользоваться API. Действует, пока включён переключатель «Условия доступа».
# 4ef3465c
panel-service-about-secondPerson = Зачисления и возвраты выше этой суммы ждут, пока их не подтвердит другой человек из команды. Курсы, способы оплаты, роли с доступом к деньгам и повышение этой суммы тогда ждут всегда.
# 39a3ded9
panel-service-about-lowStock = Команда получает оповещение, когда кодов товара становится меньше и когда они заканчиваются.
# a79db5da
panel-service-about-pricing = Товар, цена которого следует за себестоимостью, приостанавливается сам, если себестоимость устарела или сразу слишком сильно изменилась.
# 709e1073
panel-service-about-digest = Сводка для команды, каждое утро в чате.
# d13afa31
panel-service-about-support = Бот показывает его всем, кто просит о помощи.
# 8bcad2df
panel-service-about-terms = Ответ бота на /terms.
# f41faa75
panel-service-paid-in = Внесено не меньше (USD)
# 587d70a3
panel-service-age = Возраст аккаунта не меньше
# 0da2d2e2
panel-service-age-hint = Например 7d, 12h или 0d
# e8bbc29d
panel-service-above = Сумма (USD)
# 7c455954
panel-service-digest-at = каждый день в { $time } ({ $zone })
# 4ed3fe04
panel-service-digest-on = Присылать каждое утро
# 0c3625aa
panel-service-digest-time = Время
# 57286188
panel-service-digest-zone = Часовой пояс
# 53b167d1
panel-service-digest-zone-hint = По ближайшему крупному городу, например Asia/Dhaka, или UTC
# c568c094
panel-service-contact = Контакт
# f121bee0
panel-service-contact-hint = @имя в Telegram, адрес почты или адрес https://. Пусто — не показывать.
# dfbfbcb8
panel-service-terms-text = Текст
# 3b9a3906
panel-service-terms-hint = Пусто — короткий текст самого бота.
# 52fc0f36
panel-service-short-terms = короткий текст самого бота
# d65dda5b
panel-service-team-give = Дать роль
# c4f77cea
panel-service-team-who = Кто
# 56fb3933
panel-service-team-who-hint = Id в Telegram или @имя. Этот человек уже должен был написать боту.
# 3de50066
panel-service-team-role = Роль
# 1781f4b4
panel-service-team-owner = Владелец
# 9e4f2098
panel-service-team-since = С
# ae762ffd
panel-service-team-take = Снять роль
# fe1e6e3a
panel-service-team-did = Действия
# fd088c95
panel-service-team-owners = Владельцы указаны в ADMIN_IDS, им доступно всё.
# 1f0e34f5
panel-service-team-rights = Что доступно каждой роли
# 1e6c86c6
panel-service-team-right = Право
# 038d7886
panel-service-log-account = Аккаунт: id или @имя
# 59a646ff
panel-service-log-kind = Все темы
# 04584d97
panel-service-log-by = Все участники
# ff78fc52
panel-service-log-from = С
# 62c19d33
panel-service-log-to = По
# 2e00a330
panel-service-log-none = Среди последних действий ({ $count }) ничего не нашлось. Измените фильтры или нажмите «Показать ещё», если кнопка есть.
# f82ea067
panel-service-log-when = Когда
# 5b6b7a98
panel-service-log-what = Что
# bdc1e180
panel-service-log-about = Аккаунт
# 697c477f
panel-service-log-detail = Подробности
# 4d70bd56
panel-service-backup-scheduled = Копии по расписанию
# 498aabac
panel-service-backup-none = Копии не создаются. Укажите BACKUP_DIR в конфигурации, чтобы база данных копировалась сама.
# 37bed0cb
panel-service-backup-failed = Последняя резервная копия не удалась: { $reason }
# dcbb3603
panel-service-backup-last = Последняя
# 937439b6
panel-service-backup-not-yet = ещё нет
# 0233a03f
panel-service-backup-size = Размер
# 571dd526
panel-service-backup-every = Интервал
# df001ef0
panel-service-backup-kept = Хранится
# 251cf477
panel-service-backup-folder = Папка
# a7cd9602
panel-service-backup-download = Скачать копию сейчас
# 42c6339c
panel-service-backup-about = В файле всё: аккаунты, балансы, заказы и коды. Храните его там, где прочесть его можете только вы. Скачивание записывается в журнал.
# 11820c1f
panel-service-status-service = Сервис
# a7fdf152
panel-service-status-version = Версия
# 930f6bea
panel-service-status-processes = Работает с
# 01d1a239
panel-service-status-address = Публичный адрес
# 481c9581
panel-service-status-bot = Бот
# c85451dd
panel-service-status-token = Telegram не принимает токен бота. Укажите в конфигурации токен от @BotFather и перезапустите сервис.
# 671a2d4b
panel-service-status-database = База данных
# 2fdf4948
panel-service-status-kind = Вид
# f41c2be1
panel-service-status-free = Свободно на диске
# 78a85e7b
panel-service-status-codes = Коды
# b070db78
panel-service-status-open = не зашифрованы
# a0459555
panel-service-status-encrypted = зашифрованы
# 2a2a1ac2
panel-service-status-docs = Документация API

## panel-refusals

# 20a4b9fc
error-NOT_LET_IN =
    .link_over = Эта ссылка уже использована или старше 60 секунд. Отправьте боту /panel, чтобы получить новую.
    .not_signed = Telegram не подписал это для нашего бота. Откройте панель из чата с ботом.
    .too_old = Это открыто больше пяти минут назад. Откройте панель из чата с ботом ещё раз.
    .used_before = Это уже открывали. Откройте панель из чата с ботом ещё раз.
    .no_role = Панель доступна только команде, а роли у вас нет (или больше нет).
# e46108e6
error-FORM_OUTDATED = Пока форма была открыта, данные изменились, поэтому ничего не сделано. Откройте её заново.
# b4eb5a74
error-IS_OWNER = Владельцы задаются через ADMIN_IDS в конфигурации. Изменить их роль здесь нельзя.
# 8fc87da5
error-FORM_SENT = Это уже сделано, сейчас ничего не изменилось.
# 43fc0b18
error-PRODUCTS_CHANGED = { $pids ->
        [none] После просмотра себестоимость или цены изменились, поэтому ничего не сделано. Посмотрите их ещё раз.
       *[other] { $more ->
            [0] Эти товары тем временем изменились, поэтому ничего не сделано: { $pids }.
           *[other] Эти товары тем временем изменились, поэтому ничего не сделано: { $pids } +{ $more }.
        }
    }
# a60ead72
error-NOTHING_CHANGED = В форме ничего не изменено.
# e76405bb
error-IS_THERE = «{ $name }» уже есть.
# e648e4c4
error-CATALOG_TOO_LARGE = Файл каталога здесь может занимать { $maxKb } KB. Файл больше загрузите командой «npm run cli -- catalog import».
# a2c993dc
error-NOT_A_TEXT = Этот файл — не текст в UTF-8 или UTF-16, поэтому ничего не прочитано. Сохраните его как UTF-8.
# ac778490
error-TOO_MANY_LINES = Здесь больше { $max } строк. Добавьте их по частям или командой «npm run cli -- stock add».
# 273b1851
error-FIELD_MISSING = Поле «{ $field }» пустое.
# f1765ce8
error-NOT_A_COUNT = «{ $text }» — не целое число.

## admin-panel

# 3cc27068
admin-panel-about = В панели всё на одном экране. Ссылка работает один раз, в течение { $time }.
# 750c7363
admin-panel-open = Открыть панель
# 4942fc6b
admin-panel-browser = Открыть в браузере
# 4c8d8d6c
admin-panel-again = Новая ссылка
# 2b6d3023
admin-panel-no-address = У панели ещё нет адреса. Укажите адрес сервиса в PUBLIC_URL или выполните на сервере «npm run cli -- panel link».
# 750c7363
admin-commands-panel = Открыть панель
# 67026599
admin-words-panel = панель экран дашборд браузер веб страница сайт компьютер

## panel-words

# bf27ed0f
panel-words-today = сегодня статистика обзор дашборд продажи отчёт выручка цифры показатели график заработок прибыль
# 96f8fca5
panel-words-inbox = входящие задачи дела ждёт ожидание очередь решения чеки подтверждения пополнения пополнение чек квитанция подтвердить отклонить возврат платёж платежи оплата неизвестный обращение жалоба жалобы проблема спор замена заменить вручную задание выполнить подтверждение одобрить второй
# 2989792d
panel-words-orders = заказы заказ список продажи покупки история поиск возврат ждёт ожидание завис застрял долго медленно задержка очередь
# c7208be4
panel-words-customers = клиенты клиент покупатели покупатель пользователи люди аккаунты уровень заметки перенос перенести сменить телеграм потерял телефон группа вип скидка назначить группы уровни скидки реселлеры цены
# cd510237
panel-words-goods = товары цена цену цены товар линейка линейки каталог наценка себестоимость пакет игра игры импорт пауза уровни выбор поставщики коды отложенные карантин сомнительные ваучеры экспорт файл вернуть скрыть категория переименовать позиция маржа прибыль процент ценообразование наценки лимиты правила настройки предупреждение порог уведомить остаток склад
# 7ba0cc88
panel-words-suppliers = поставщики поставщик провайдер прайс список лимиты выбор статус баланс подключение связь сбой сбои авария инцидент упал сломался
# 579e523f
panel-words-money = финансы деньги учёт бухгалтерия прибыль операции экспорт выгрузка курс курсы валюта оплата способы платежи банк звёзды крипта настройки минимум максимум лимиты обмен доллар цена скачать эксель файл отчёт заказы данные выручка баланс месяц
# 1dca7eab
panel-words-news = рассылка рассылки новости сообщение объявление объявить всем уведомить отправить
# 8d1fb205
panel-words-service = сервис настройки настройка команда роль роли журнал аудит поддержка контакт условия переключатели версия статус состояние бэкап копии сеансы сотрудник сотрудники админ админы менеджер управляющий права доступ владелец помощник помощь текст имя история кто действия изменения

## admin-find

# aa65adc6
admin-commands-find = Найти заказ, аккаунт, пополнение или код
# 2a44bced
admin-arguments-find = что
# 40782c20
admin-words-find = найти поиск искать посмотреть заказ аккаунт клиент игрок код id trxid профиль пользователь
# eaf3d6fa
admin-find-ask = Что вы ищете?
# 6be59aeb
admin-find-what = Id заказа или trxid, игрок, @имя или id в Telegram, пополнение, конец кода.
# 7ff24dc4
pasted-nothing-found = По этому ничего не нашлось. Проверьте, не пропущена ли буква, или поищите в панели.
