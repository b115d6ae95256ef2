## language

language-name = English
language-locale = en-GB

## common

common-back = ‹ Back
common-home = ‹ Home
common-cancel = Cancel
common-refresh = ↻ Refresh
common-previous = ‹ Previous
common-next = Next ›
common-newer = ‹ Newer
common-older = Older ›
common-and-more = … and { $count } more
common-page = page { $number }
common-paused = ⏸ Paused: { $names }
common-forwarded-command = I do not run forwarded commands. Please type the command yourself.
common-old-button = This button is out of date. You now see the current state; /start opens the menu.
common-nothing-to-cancel = There is nothing to cancel.
common-cancelled = Cancelled. Nothing has changed.
common-formatted = Telegram turned part of your message into formatting, so signs such as * _ ~ | may be missing. Please send it as a .txt file, or again without formatting.
common-type-text = Please answer with a text message, or send /cancel.
common-done-before = This is already done, but my answer did not reach you. Send /start to see the current state.
common-too-late = That took too long, so it was not done. Please try again.
common-failed = Sorry, something went wrong. The details are in the operator’s log. Nothing is lost; please try again.
common-failed-again = { $support ->
        [none] If it happens again, write to the operator.
       *[other] If it happens again, write to the operator ({ $support }).
    }
common-copy-code = 📋 Copy code { NUMBER($number, useGrouping: 0) }
common-removed-deleted = Deleted.
common-removed-emptied = Telegram does not let bots delete a message after 48 hours, so I removed its content instead.
common-removed-kept = ⚠️ Telegram does not let me delete or change this message. Please delete it yourself.
common-too-old = I removed the content. This message is too old for me to delete, but you can delete it.

## errors

error-NOT_AN_AMOUNT = { $currency ->
        [USD] "{ $text }" is not an amount. Write USD in digits, such as 12 or 0.50: less than ten million, with at most six decimals.
       *[other] "{ $text }" is not an amount in { $currency }. Write it in digits, such as 1200.
    }
error-AMOUNT_UNCLEAR = "{ $text }" can mean two amounts. Type { $larger } or { $smaller }.
error-AMOUNT_NEGATIVE = "{ $text }" is not an amount: it has a minus. Write it without.
error-OTHER_CURRENCY = "{ $text }" names another currency. Write the amount in { $currency }.
error-AMOUNT_IS_ZERO = The amount must be above zero.
error-NOT_A_DURATION = "{ $text }" is not a length of time. Write a whole number and s, m, h or d, such as 30m, 2h or 7d.
error-DURATION_IS_ZERO = The time must be longer than zero.
error-INVALID_TELEGRAM_ID = A Telegram id is a whole number above zero.
error-NAME_TOO_LONG = A name can have at most { $max } characters.
error-NOT_AN_ADDRESS = "{ $text }" is not an IPv4 address or block. Write it like 203.0.113.7 or 203.0.113.0/24.
error-BLOCK_TOO_WIDE = { $cidr } is too wide: the largest block is a /8. To allow every address, leave the list empty.
error-TOO_MANY_ADDRESSES = An allowlist can have at most { $max } entries, and this would make { $size }. Use blocks, such as 203.0.113.0/24.
error-INVALID_KEY_NAME = The name of a key has 1 to { $max } printable characters, and neither begins nor ends with a space.
error-KEY_NAME_TAKEN = There is already a key with the name "{ $name }".
error-TOO_MANY_KEYS = An account can have at most { $max } keys. Revoke one first.
error-SCOPE_MISSING = A key needs at least one of the scopes read, order and lookup.
error-INVALID_CAP = A cap must be above zero and at most { USD($maxMicros) }.
error-INVALID_PRICE = A price must be above zero and at most { USD($maxMicros) }.
error-INVALID_COST = A cost must be from zero to { USD($maxMicros) }.
error-INVALID_PERCENT = "{ $text }" is not a percentage. Write a number from 0 to { $max }, with at most two decimals, such as 12.5.
error-NOTE_LENGTH = A note has 1 to { $max } characters.
error-TOO_MANY_NOTES = An account can have at most { $max } notes. Remove one first.
error-NEWS_LENGTH = News have 1 to { $max } characters.
error-TOO_MANY_MOVES = The limit of { $max } moves is reached. Please try again later.
error-TOO_MANY_APPROVALS = { $max } decisions wait for a second person. Confirm or decline some first.
error-INVALID_TIER_NAME = The name of a tier has 1 to { $max } letters, digits, spaces or hyphens, and is not "standard".
error-TIER_NAME_TAKEN = There is already a tier with the name "{ $name }".
error-TOO_MANY_TIERS = There can be at most { $max } tiers. Remove one first.
error-NOT_ITS_SUPPLIER = { $pid } does not come from that supplier. Its suppliers: { $suppliers }.
error-INVALID_SETTING =
    .suppliers = At most { $max } suppliers can have settings.
    .low_stock = The low-stock limit is a whole number from 0 (off) to { $max }.
    .terms = The terms can have at most { $max } characters.
    .open_deposits = An account can have from 1 to { $max } open top-ups.
    .at_once = Orders open at once: 0 to { $max }.
    .sync_every = A price list can be taken over every 5 minutes to 30 days.
    .cost_jump = The largest change of a cost is a number of percent from 0 (off) to { $max }.
    .cost_age = A cost counts for 0 (always) to { $max } days.
    .support = "{ $text }" is not a contact. Write a Telegram @name, an email address, or an https:// address of at most { $maxUrlLength } characters.
    .digest_time = The time of the digest is like 09:00, from 00:00 to 23:59.
    .time_zone = There is no time zone "{ $text }". Write the nearest big city, such as Asia/Dhaka, or UTC.
    .least_is_zero = The smallest top-up must be above zero.
    .least_above_largest = The smallest top-up must not be above the largest. You can change both together.
    .stars_rate = Stars per USD is a number above 0, at most { $max }, with at most { $decimals } decimals.
error-INVALID_TRANSFER =
    .name = A way to pay has a name of 1 to { $max } characters.
    .instructions_too_long = The instructions can have at most { $max } characters.
    .too_many = There can be at most { $max } ways to transfer money. Remove one first.
    .name_taken = There is already a way to pay called "{ $name }".
    .instructions_missing = This way to pay needs instructions first: they tell people where to send the money.
    .rate_of_usd = One USD costs one USD. Set a fee or a bonus instead.
    .least_is_zero = The smallest top-up must be above zero.
    .least_above_largest = The smallest top-up must not be above the largest. You can change both together.
    .currency = "{ $text }" is not a currency. Write three to five letters, such as BDT or USDT.
    .rate = This cannot be what one USD costs in { $currency }. Write a number such as 121.5, with at most 6 decimals.
    .fee = A fee or bonus is at most { $max } %, with at most two decimals.
error-CATALOG_NOT_JSON = The catalog is not JSON: { $said }
error-DOCUMENT_REFUSED =
    .too_large = This file has too much in it to be read here. Remove what is not needed, or send it in parts.
    .too_slow = This file takes too long to read. Save it again with fewer rows and columns, or send it in parts.
    .busy = Too many files are waiting. Wait a minute, and send this one again.
error-NOT_FROM_STOCK = { $pid } is not sold from stock, so it has no codes.
error-CODE_TOO_LONG = Line { NUMBER($line, useGrouping: 0) } is longer than { $max } characters. Write one code per line.
error-REASON_MISSING = Give a reason. The account holder will see it.
error-REASON_TOO_LONG = A reason can have at most { $max } characters.
error-INVALID_CREDIT = The amount to credit must be above zero and below { USD($maxMicros) }.
error-WORTH_UNKNOWN = Nobody knows what this payment is worth. Say the amount in USD, too.
error-INVALID_CLAIM_REFUND = { $maxMicros ->
        [0] Nothing is left to pay back: the whole price of this order is back in the wallet.
       *[other] The amount must be above zero and at most { USD($maxMicros) }, which is what is left of the order’s price.
    }
error-INVALID_WEBHOOK_URL =
    .not_a_url = This is not a URL. Write it like https://shop.example/webhooks, with at most 500 characters.
    .not_https = The URL must begin with https://, so that nobody can read or change what is sent.
    .has_password = The URL must not contain a user name or a password. Check the signature of each call instead.
    .port = The port must be 443, or 1024 and above.
    .not_public = The URL must lead to a server on the public internet.
error-UNKNOWN_EVENT_TYPE = There is no event type "{ $type }". The types are { $known }.
error-NOT_A_PERSON = "{ $text }" is not a person. Write a numeric Telegram id, such as 123456789, @name, or the number of the account.
error-INVALID_MARK = The amount must be above zero and at most { USD($maxMicros) }.
error-INVALID_DELIVERY =
    .count = { $given ->
            [one] You sent { $given } code, but the order is for { $ordered }.
           *[other] You sent { $given } codes, but the order is for { $ordered }.
        }
    .length = One of the codes is empty or too long to be a code.
    .known = One of these codes is already known here. No code is delivered twice.
error-METHOD_NOT_OFFERED = This way to pay is no longer offered. Please choose another one.
error-INVALID_TOP_UP =
    .limits = A top-up can be from { USD($minMicros) } to { USD($maxMicros) }.
    .cents = Please use whole cents: at most two decimals.
    .price = This way to pay takes at most { $maxPrice } at once, and { USD($amountMicros) } costs { $price }. Please choose a smaller amount.
error-RECEIPT_NOT_NEEDED = This top-up needs no receipt: the money is added to your wallet when your payment arrives.
error-TOO_MANY_RECEIPTS = You have sent { $max } receipts for this top-up, which is the limit. The operator is checking them; please wait for the decision.
error-TABLE_EMPTY = I found no rows in this. Send one row for each order.
error-TABLE_TOO_LONG = { $max ->
        [one] This has more than { $max } row, which is the limit. Please split it into several files.
       *[other] This has more than { $max } rows, which is the limit. Please split it into several files.
    }
error-TOO_MANY_UNITS = This asks for { $units } keys and cards, and { $max } is the limit of one file. Please split it into several files.
error-INSUFFICIENT_STOCK = There are not enough codes of this product in stock.
error-INSUFFICIENT_BALANCE = { $debtMicros ->
        [0] The wallet has less than the { USD($neededMicros) } that this needs.
       *[other] The account owes { USD($debtMicros) }, because a payment was taken back after it had been spent. The next top-up pays this debt first.
    }
error-ORDER_NOT_FOUND = There is no order or lookup { $id }.
error-ACCOUNT_NOT_FOUND = No account was found for { $who }. People get an account when they first write to the bot.
error-ACCOUNT_EXISTS = Telegram id { NUMBER($telegramId, useGrouping: 0) } already has an account.
error-KEY_NOT_FOUND = This key has ended: it has expired, or was replaced or revoked.
error-LINE_NOT_FOUND = The catalog has no line "{ $slug }".
error-PRODUCT_NOT_FOUND = The catalog has no product "{ $pid }".
error-NO_PRICE_LIST = { $others ->
        [none] { $supplier } has no price list that can be read.
       *[other] { $supplier } has no price list that can be read. These have one: { $others }.
    }
error-LIST_UNREADABLE = The price list of { $supplier } cannot be read: { $why }
error-LIST_TOO_LONG = The price list of { $supplier } has more than { $max } items, so it was not read.
error-LIST_STALE = { $more ->
        [0] These products have changed in the meantime: { $pids }. Look at the price list again.
       *[other] These products have changed in the meantime: { $pids } +{ $more }. Look at the price list again.
    }
error-ITEM_NOT_LISTED = The price list of { $supplier } has no item { $item }. Copy it from the list, or sync first.
error-APPROVAL_NOT_FOUND = This request was not found.
error-APPROVAL_OVER = This was decided before, or its 24 hours are over.
error-APPROVAL_OWN = You decided this yourself. Somebody else must confirm it.
error-OWN_ACCOUNT = This is for your own account. Somebody else of the team must decide about it.
error-APPROVAL_NOT_YOURS = Your role does not let you decide about this. Ask an owner.
error-NO_SECOND_PERSON = Nobody else may confirm this. Somebody needs a role for it: Service in the panel. If nobody has one yet, it is given in a shell: gamewallet team set.
error-INCIDENT_NOT_FOUND = This incident was not found.
error-INCIDENT_TOLD = The holders were notified before.
error-BROADCAST_NOT_FOUND = This was not found.
error-BROADCAST_OVER = It was sent or stopped before.
error-BROADCAST_RUNNING = Other news is still being sent. Wait for it, or stop it.
error-NOTE_GONE = This note was removed.
error-MOVE_OVER = This move has ended, or belongs to another person.
error-MOVE_REFUSED =
    .same = This is the same account.
    .moving = Another move with this account is already waiting.
    .of_team = The new person is on the team.
    .target_shut = The new person is banned or restricted, or may not use the API or the shop.
    .used = The new person has used their own account. It must be new, without entries, orders, keys, addresses, webhooks, notes or a tier.
    .target_moving = The new person is part of another move.
error-TIER_NOT_FOUND = There is no tier "{ $name }".
error-TRANSFER_NOT_FOUND = There is no way to pay called "{ $name }".
error-BATCH_GONE = I no longer have these codes: you answered already, sent others since, or an hour has passed. Please send them again.
error-QUARANTINE_ENDED = There is no such code of { $orderId } in quarantine.
error-CODES_SEEN = The buyer of { $orderId } has seen this code, so it cannot go back on sale. Write it off.
error-CLAIM_NOT_FOUND = There is no such claim.
error-NOTHING_TO_REPLACE = The order does not have this code, or not any more. You can refund or refuse the claim.
error-DEPOSIT_NOT_FOUND = There is no such top-up.
error-PAYMENT_NOT_FOUND = There is no such payment.
error-PAYMENT_DECIDED = This payment was assigned or returned before.
error-TOO_MANY_WEBHOOKS = An account can have at most { $max } webhooks. Remove one before you add another.
error-WEBHOOK_NOT_FOUND = There is no webhook like this. It may have been removed.
error-WEBHOOK_OFF = The webhook is off. Turn it on first.
error-SHOP_DISABLED = The shop is closed for the moment. Please try again later. What you have ordered continues.
error-SHOP_NOT_ALLOWED = The operator has switched the shop off for you. Please ask them why.
error-HOLDER_CHANGED = This account has moved to another Telegram account. Send /start to see yours.
error-DRAFT_GONE = This purchase is too old to continue. Please start it again: /shop.
error-ACCOUNT_SHUT = { $standing ->
        [restricted] Your account is restricted, so you cannot buy. Please ask the operator.
       *[banned] Your account is banned, so you cannot buy. Please ask the operator.
    }
error-CONFIRMATION_OVER = This was already done, or you were asked again since then.
error-BULK_GONE = I no longer have these rows: you sent others since, or a day has passed. Please send them again.
error-BULK_RUNNING = Another file of yours is being bought. Wait until it is done, or stop it first.
error-UNDO_TOO_LATE = It is too late to undo this: it was done more than a day ago.
error-UNDONE_BEFORE = This was already undone.
error-UNDO_TAKES_TWO = Undoing this takes a second person. Use the opposite command: it waits for one.
error-CHANGED_SINCE = This can no longer be undone: something has changed since then.
error-CREDIT_PAID_DEBT = Nothing has changed: { USD($paidOffMicros) } of this credit paid a debt of the account, so the wallet has less than you want to take back. You can debit what is left.
error-CODE_GONE = This code is no longer for sale: it was sold or removed.
error-IS_TEST_ORDER = This is a test order. It ends by itself.
error-TOO_MANY_REFILLS = The test wallet was refilled { $max } times today, which is the limit. Please try again tomorrow.
error-TASK_TAKEN = Another admin has taken this order in the meantime.
error-TASK_ENDED = This order has ended in the meantime.
error-TASK_NOT_YOURS = This order is no longer yours.
error-CLAIM_NOT_POSSIBLE =
    .processing = This order is still on its way. I will message you when it ends. If it cannot be done, its price comes back by itself.
    .paid_back = The price of this order is already back in your wallet.
    .open = We are already looking into this order. Its page shows your report.
    .too_many_of_order = You have reported this order { $max } times, which is the limit. Please write to support.
    .too_many_open = { $max ->
            [one] You have { $max } open report, which is the limit. Please wait for an answer, or withdraw one.
           *[other] You have { $max } open reports, which is the limit. Please wait for an answer, or withdraw one.
        }
    .over = This report has already ended. Open it again to see how.
error-TOO_MANY_DEPOSITS = { $max ->
        [one] You have { $max } open top-up, which is the limit. Please pay or cancel one first.
       *[other] You have { $max } open top-ups, which is the limit. Please pay or cancel one first.
    }
error-DEPOSIT_OVER = { $act ->
        [receipt] The status of this top-up is { $status }. If you have paid, start a new top-up of the same amount and send the receipt for that one.
       *[cancel] This top-up cannot be cancelled any more. The status of this top-up is { $status }.
    }
error-RECEIPT_SENT_SINCE = A new receipt has arrived since then. Look at that one first.
error-REFUND_NOT_POSSIBLE = { $reference } cannot be paid back from here. Debit the account and send the money yourself.
error-REFUND_NOT_COVERED = { $reference } cannot be paid back: the wallet no longer has { USD($amountMicros) }.
error-REFUND_REFUSED = The payment service refused to pay { $reference } back ({ $why }). The money is in the wallet again.

## problems

problem-move-same = This is the same account.
problem-move-moving = Another move with this account is already waiting.
problem-move-of_team = The new person is on the team.
problem-move-target_shut = The new person is banned or restricted, or may not use the API or the shop.
problem-move-used = The new person has used their own account. It must be new, without entries, orders, keys, addresses, webhooks, notes or a tier.
problem-move-target_moving = The new person is part of another move.
error-INVALID_CATALOG = The catalog was not imported; nothing has changed. Fix this first:
problem-catalog-more = … and { $more } more
problem-catalog-file = the file
problem-catalog-line = { $name ->
        [none] line { NUMBER($number, useGrouping: 0) }
       *[other] line { NUMBER($number, useGrouping: 0) } ({ $name })
    }
problem-catalog-product = { $name ->
        [none] product { NUMBER($number, useGrouping: 0) }
       *[other] product { NUMBER($number, useGrouping: 0) } ({ $name })
    }
problem-catalog-row = { $name ->
        [none] row { NUMBER($number, useGrouping: 0) }
       *[other] row { NUMBER($number, useGrouping: 0) } ({ $name })
    }
problem-catalog =
    .pattern_too_long = must not be longer than { $max } characters
    .pattern_invalid = must be a regular expression
    .pattern_too_large = must be smaller: each repetition counts as many times as it may repeat
    .pattern_looks_around = must not look ahead or behind: "{ $token }"
    .pattern_refers_back = must not refer back to a group: "{ $token }"
    .pattern_unsupported = must use only what RE2 supports: { $said }
    .decimals = must have at most six decimals
    .number = must be a smaller number, with all its digits and without an exponent
    .supplier_name = must be 1-32 lower-case letters, digits or -
    .supplier_twice = must name each supplier once
    .pid = must be 1-64 letters, digits, - or _
    .slug = must be 2-40 lower-case letters or digits
    .order_code = must be 2-6 capital letters or digits
    .example = must fit the pattern
    .field_twice = must name each field once
    .region_and_server = must not ask for both region and serverId
    .region_options = must be set if the line asks for region, and only then
    .server_options = must be set only if the line asks for serverId
    .option_twice = must use each value and shortcut once; upper and lower case count as the same
    .unknown_supplier = names "{ $name }", which is not one of its suppliers
    .used_twice = is used twice: "{ $name }"
    .no_supplier = must name a supplier, because this is a top-up line
    .no_fields = must name what a top-up needs, such as userId
    .stock_supplier = must not name "stock" on a top-up line; "stockBased": true gives each order a code, which a supplier redeems
    .stock_based = must not be set: keys and cards name "stock" in suppliers
    .fields_of_code = must not be set: keys and cards need no player
    .other_line = belongs to the line "{ $slug }"; a product cannot change its line, so use a new pid
    .schema = { $said }

## errors

error-CLAIM_DECIDED =
    .open =
        { $reference } is open{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .replaced =
        { $reference } was ended with a replacement{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunded =
        { $reference } was ended with a refund{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refused =
        { $reference } was refused{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .withdrawn =
        { $reference } was withdrawn by the account holder{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
error-DEPOSIT_DECIDED =
    .open =
        { $reference } is not paid yet{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .submitted =
        { $reference } waits for a decision about its receipt{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .credited =
        { $reference } was credited{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .rejected =
        { $reference } was rejected{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .cancelled =
        { $reference } was cancelled by the account holder{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .expired =
        { $reference } has expired{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunding =
        { $reference } is being paid back{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunded =
        { $reference } was paid back{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .charged_back =
        { $reference } was taken back by the payment service{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.

## order-page

order-page-title = Your order
order-page-status-processing = Being processed
order-page-status-completed = Completed
order-page-status-cancelled = Cancelled
order-page-what-next-processing = Please look again in a few minutes.
order-page-what-next-completed = The order was fulfilled.
order-page-what-next-cancelled = The order could not be fulfilled. The shop that you bought it from can help you.
order-page-look-again = Look again
order-page-product = Product
order-page-game = Game
order-page-quantity = Quantity
order-page-placed = Placed
order-page-ended = Ended
order-page-masked = Parts of the player’s details are hidden.
order-page-gone = There is no such page
order-page-why-gone = The link is incomplete, or it is no longer valid. Please ask the shop that you have it from for a new one.

## status-page

status-page-title = Status
status-page-about = How orders went in the last 30 days, computed from the orders themselves.
status-page-as-json = As JSON
status-page-nothing = Nothing is on sale now.
status-page-half = Half done within
status-page-most = 95 of 100 within
status-page-completed = Completed
status-page-last-trouble = Last trouble
status-page-no-trouble = none in 30 days
status-page-failing-today = ▲ Some orders fail today
status-page-no-orders = ○ No orders lately
status-page-failed = ▲ Some orders failed
status-page-works = ● Works as usual
