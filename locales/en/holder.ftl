## addressGuard

address-guard-open = 🛡 New addresses
address-guard-is-on = On. Before a key pays from an address that it was never used from, I ask you. I ask at most five times in an hour.
address-guard-is-off = Off. Your keys can pay from any address that may call. If you turn this on, I ask you before a key pays from an address that it was never used from.
address-guard-about = Reading is always possible. Single addresses on your list of allowed addresses count as known.
address-guard-known = Known addresses
address-guard-none-yet = None yet.
address-guard-turn-on = 🛡 Turn on
address-guard-turn-off = ⚪️ Turn off
address-guard-turned-on = I will ask you before a key pays from a new address.
address-guard-turned-off = I do not ask any more. Your keys can pay from any address that may call.
address-guard-forget = ➖ Remove
address-guard-choose-forget =
    <b>{ address-guard-forget }</b>
    
    Tap an address to remove it. While the guard is on, I ask you again before the key pays from there.
address-guard-forgotten = { $address } was removed.
address-guard-question = 🛡 Somebody wants to pay with your key from a new address
address-guard-key = Key
address-guard-address = Address
address-guard-ask-yours = I refused the call, because this key was never used from there. Nothing was charged. Is this address yours?
address-guard-allow = ✅ Allow
address-guard-allow-and-list = ✅ Allow and add to the allowlist
address-guard-ask-list =
    <b>Begin the allowlist with { $address }?</b>
    
    Your list is empty, so any address may call. As soon as it has an entry, all others are refused.
address-guard-adds-others = So I would also add the addresses that your keys are used from:
address-guard-no-others = I know no other address that your keys are used from.
address-guard-list-now = ✅ Yes, begin the list
address-guard-listed = Added to the list of allowed addresses: { $count }.
address-guard-not-me = 🚫 It was not me – revoke the key
address-guard-freeze = 🧊 Turn the whole API off
address-guard-allowed = ✅ The key { $key } may pay from { $address }.
address-guard-send-again = Send the refused request again.
address-guard-over = This question is no longer open: you have answered it, or its key has ended.

## allowlist

allowlist-title = 🌐 Allowed addresses
allowlist-only-these = Only these addresses can use your keys ({ $count }):
allowlist-empty-but-required = The list is empty. This service requires one, so your calls are refused until you add an address.
allowlist-empty = The list is empty: your keys work from any address. Add the addresses of your servers, so that nobody else can use a lost key.
allowlist-last-call = Your last call came from { $address }.
allowlist-add = ➕ Add
allowlist-add-last = ➕ Add { $address }
allowlist-ask-add =
    <b>Which addresses can use your keys?</b>
    
    Send one or more IPv4 addresses or blocks, separated by spaces, commas or new lines:
allowlist-added = { $count ->
        [one] Added { $count } entry.
       *[other] Added { $count } entries.
    }
allowlist-tap = Tap an entry to remove it. It can then no longer use your keys.
allowlist-removed = { $cidr } was removed.

## api

api-title = 🔑 API access
api-access = Access
api-state-on = 🟢 on
api-state-off = ⚪️ off
api-key = Key
api-no-key = none
api-other-keys = Other keys
api-older-key = Older key
api-valid-until = valid until { $time }
api-address-list = Addresses
api-any-address = any
api-allowed = { $count } allowed
api-asks-about-new = I ask about new ones
api-base-url = Base URL
api-accepted-one = ✅ Calls with your key are accepted.
api-accepted-many = ✅ Calls with your keys are accepted.
api-refused = The API refuses your calls at the moment:
api-last-refused = 🚫 Last refused call: { $ago }, { $from }: { $why }.
api-from = from { $address }
api-from-unknown = from an unknown address
api-refused-for-replaced = its key was replaced by a new one
api-refused-for-expired = its key had expired
api-refused-for-revoked = its key was revoked
api-refused-for-API_DISABLED = API access was off
api-refused-for-API_DISABLED_BY_ADMIN = the operator had switched API access off
api-refused-for-API_NOT_ELIGIBLE = the account could not use the API yet
api-refused-for-ACCOUNT_BANNED = the account was banned
api-refused-for-ACCOUNT_RESTRICTED = the account was restricted
api-refused-for-IP_ALLOWLIST_REQUIRED = there was no list of allowed addresses
api-refused-for-IP_NOT_ALLOWED = the address was not on your list
api-refused-for-KEY_SCOPE = its key is not meant for such calls
api-allow-refused = ✅ Allow { $address }
api-ask-allow = Allow calls from this address?
api-what-allow-means = Programs at this address can then use the API with your keys. Allow it only if it is yours.
api-allow-now = ✅ Yes, allow it
api-turn-on = 🟢 Turn on
api-turn-off = ⚪️ Turn off
api-turned-on = API access is on.
api-turned-off = API access is off. All calls are refused until you turn it on again.
api-ask-off = Turn API access off?
api-what-off-means = All calls from your programs are refused at once. Orders that are processing continue, and your key stays the same.
api-create-key = 🔑 Create a key
api-rotate-key = 🔁 Replace key
api-addresses = 🌐 Addresses
api-try-it = ▶️ First calls
api-replace = 🔁 Replace the key
api-choose-grace = You get a new key at once, with the same limits and expiry. How long should the old one keep working, so that you have time to change your programs?
api-grace-none = Not at all
api-grace-hour = 1 hour
api-grace-day = 24 hours
api-new-key = Your API key
api-shown-once = I show it only once and keep no copy. Store it where your programs can read it, then delete this message.
api-send-as = Send it with every call, as the header <code>X-API-Key: …</code>.
api-copy-key = 📋 Copy the key
api-delete-message = 🗑 I have stored it – delete this message
api-key-not-shown = A new key was created, but my message with it did not reach you, and I keep no copy. Please create another key.
api-refusal-MISSING_API_KEY = You have no valid key. Create one below.
api-refusal-ACCOUNT_BANNED = { $support ->
        [none] Your account is banned. Please ask the operator.
       *[other] Your account is banned. Please ask the operator ({ $support }).
    }
api-refusal-ACCOUNT_RESTRICTED = { $support ->
        [none] Your account is restricted for a time. Wait until that ends, or ask the operator.
       *[other] Your account is restricted for a time. Wait until that ends, or ask the operator ({ $support }).
    }
api-refusal-API_DISABLED_BY_ADMIN = { $support ->
        [none] The operator has switched your API access off. Please ask them.
       *[other] The operator has switched your API access off. Please ask { $support }.
    }
api-refusal-API_DISABLED = API access is off. Turn it on below.
api-refusal-API_NOT_ELIGIBLE = You cannot use the API yet. You can as soon as { $rules }.
api-refusal-IP_ALLOWLIST_REQUIRED = This service requires a list of allowed addresses. Add yours under Addresses.
api-refusal-IP_NOT_ALLOWED = Your last call came from an address that is not on your list. Add it under Addresses.
api-eligible-by-deposited = you have paid in at least { $amount } in total
api-eligible-by-age = your account is { $age } old
api-maintenance = The service is paused for maintenance: new orders are refused for now.
api-orders-paused = Orders by API are paused for now. Everything else works.

## bulk

bulk-open = 📋 Many at once
bulk-title = 📋 Many at once
bulk-how-to = Send me a CSV file, or copy rows from a spreadsheet and paste them here.
bulk-columns = One row for each order: the product, the player, the quantity, and your own reference if you like.
bulk-limits = Up to { $rows } rows, in a file of at most { $kilobytes } KB. I show you the total first; nothing is bought before you confirm.
bulk-template = ⬇️ Template (CSV)
bulk-template-caption = Fill in this file and send it back to me. A row for each order.
bulk-yours = Your files
bulk-wanted = Please send a CSV file, or paste rows. The template shows how they look.
bulk-too-large = This file is too large: { $kilobytes } KB is the limit. Please split it into several files.
bulk-not-text = I cannot read this file. In your spreadsheet, choose "Save as" and then "CSV UTF-8", and send me that file.
bulk-split = This text is so long that Telegram may have split it. Please send the rows as a file instead.
bulk-can-buy = { $count ->
        [one] ✅ { $count } row can be bought: { $amount }
       *[other] ✅ { $count } rows can be bought: { $amount }
    }
bulk-cannot-buy = { $count ->
        [one] { $count } row has a mistake and will not be bought:
       *[other] { $count } rows have mistakes and will not be bought:
    }
bulk-more-products = { $count ->
        [one] … and { $count } product more
       *[other] … and { $count } products more
    }
bulk-more-problems = { $count ->
        [one] … and { $count } row more. The file has all of them.
       *[other] … and { $count } rows more. The file has all of them.
    }
bulk-balance-after = Balance after
bulk-short = ⚠️ Your balance is { $amount } short. Top up first; otherwise I stop when the money is used up.
bulk-repeated = { $count ->
        [one] ⚠️ { $count } row says the same as an earlier row and will be bought, too: { $numbers }
       *[other] ⚠️ { $count } rows say the same as an earlier row and will be bought, too: { $numbers }
    }
bulk-same-before = ⚠️ You already bought this same table: { $time }
bulk-buy = { $count ->
        [one] ✅ Buy { $count } row · { $amount }
       *[other] ✅ Buy { $count } rows · { $amount }
    }
bulk-started-before = I have already started on this.
bulk-problems-file = ⬇️ Rows with mistakes (CSV)
bulk-row-number = Row { $row }
bulk-bought = Bought
bulk-processing = Still processing
bulk-cancelled = Cancelled and refunded
bulk-refused = Not bought
bulk-invalid = With mistakes
bulk-spent = Spent
bulk-of = { $done } of { $all }
bulk-running = I am placing your orders. ↻ shows how far I am; the results follow by themselves.
bulk-finishing = All orders are placed. I wait for the last ones to end, then I send you the results.
bulk-over = This is finished. The results have every order, with its codes.
bulk-holds-holder = ⏹ You stopped this. What was bought stays bought.
bulk-holds-balance = 💸 Your balance does not cover the next order, so I stopped. Top up, and then press Continue.
bulk-holds-standing = ⛔ I stopped, because your account is restricted or banned.
bulk-holds-not_allowed = ⚪️ I stopped, because the operator switched the shop off for you.
bulk-holds-failed = { $support ->
        [none] ⚠️ I stopped, because something went wrong here. Please press Continue. If it happens again, write to the operator.
       *[other] ⚠️ I stopped, because something went wrong here. Please press Continue. If it happens again, write to the operator ({ $support }).
    }
bulk-holds-maintenance = 🛠 The service is paused for maintenance. I go on by myself when it is back.
bulk-holds-shop_off = 🛍 The shop is closed for the moment. I go on by myself when it is open again.
bulk-stop = ⏹ Stop
bulk-go-on = ▶️ Continue
bulk-top-up = ➕ Top up
bulk-results = ⬇️ Results (CSV)
bulk-show = 📋 Show
bulk-results-ready = 📋 Your file is finished
bulk-states-reading = being read
bulk-states-draft = not confirmed yet
bulk-states-running = running
bulk-states-stopped = stopped
bulk-states-done = finished
bulk-problem-no_pid = The product is missing.
bulk-problem-unknown_pid = There is no product like this.
bulk-problem-not_sold = This product is not sold any more.
bulk-problem-paused = This product is paused for the moment.
bulk-problem-fields_differ = The region and the server say different things.
bulk-problem-one_each = Top-ups are bought one at a time. Send a row for each.
bulk-problem-out_of_stock = There are not enough codes in stock.
bulk-problem-trxid_taken = This row could not be ordered. Please send it again in a new file.
bulk-problem-restored = The service was restored from a backup, so I do not know whether this was bought. Please ask the operator before you order it again.
bulk-bad-quantity = The quantity must be a whole number from 1 to { $max }.
bulk-extra-cells = There are too many cells. This product has only so many columns: { $columns }.
bulk-cell-too-long = A cell has more than { $max } characters.
bulk-rounded = Your spreadsheet has rounded a number: { $number }. Format that column as text, and enter the number again.
bulk-price-changed = It now costs { $amount }. Nothing was charged.
bulk-missing = This is missing: { $field }.
bulk-misfit = This does not look right: { $field }.
bulk-no-option = { $field } must be one of these: { $options }.

## claims

claims-button = ⚠️ A problem?
claims-report-again = ⚠️ There is another problem
claims-what-is-wrong = What is wrong with this order?
claims-reason-not_received = Nothing arrived
claims-reason-wrong_goods = The wrong thing arrived
claims-reason-code_invalid = The code is not valid
claims-reason-code_used = The code was already used
claims-reason-other = Another problem
claims-reason-by_operator = We corrected it ourselves
claims-ask-text = Tell me what happened, in one message. A screenshot with a few words is fine, too.
claims-ask-text-hint = For example: what the game or the shop said when you tried the code.
claims-send-without-text = Send without a text
claims-text-wanted = Please send a text, a photo, or an image file.
claims-received = Thank you! The operator looks into it, and I will message you with the answer.
claims-ask-picture = Please send the screenshot now, as a photo or an image file.
claims-add-picture = 🖼 Add a screenshot
claims-no-picture = No screenshot
claims-picture-added = The operator sees your screenshot now.
claims-picture-before = You have already sent a screenshot. One is enough.
claims-title = ⚠️ A problem with an order
claims-state-open = 🔎 We are looking into it
claims-state-replaced = ✅ You have got a new code
claims-state-refunded = ✅ Paid back
claims-state-refused = ❌ Not accepted
claims-state-withdrawn = ↩️ You withdrew it
claims-status = Status
claims-amount-back = Paid back
claims-report = Report
claims-order = Order
claims-what = Problem
claims-sent-at = Sent
claims-ended-at = Answered
claims-you-wrote = You wrote:
claims-with-picture = 🖼 With your screenshot.
claims-answer = The answer:
claims-new-codes = The order’s page shows the new code. The old one must not be used any more.
claims-into-wallet = The money is in your wallet.
claims-disagree = Do you disagree? Write to { $support }, with the report’s number.
claims-show-order = 📦 The order
claims-withdraw = ↩️ Withdraw it
claims-confirm-withdraw = Has the problem gone away? The operator then no longer looks into it.
claims-withdraw-now = ✅ Yes, withdraw it
claims-keep = No, keep it
claims-withdrawn = Withdrawn.
claims-list = ⚠️ Problems you reported
claims-to-list = ‹ Your reports
claims-none = You have not reported a problem. To report one, open the order and tap “A problem?”.
claims-decided-replaced = ✅ You have got a new code for your order.
claims-decided-refunded = ✅ We paid you back for your order.
claims-decided-refused = ❌ The operator did not accept your report.
claims-show = Show

## deposits

deposits-top-up = ➕ Top up
deposits-method-manual = 🏦 Bank transfer
deposits-method-stars = ⭐️ Telegram Stars
deposits-method-crypto_pay = 🪙 Crypto (@CryptoBot)
deposits-choose-method = How would you like to pay?
deposits-no-method = Top-ups are not open at the moment.
deposits-choose-amount = How much? From { $least } to { $largest }.
deposits-other-amount = ✏️ Another amount
deposits-how-much = How much, in USD?
deposits-ask-amount = Type an amount from { $least } to { $largest }, such as <code>25</code> or <code>12.50</code>.
deposits-ask-amount-in = Type an amount in USD from { $least } to { $largest }, such as <code>25</code>, or what you want to pay, such as { $own }.
deposits-rate = Rate
deposits-rate-of = { $rate }, set on { $at }
deposits-fee = Fee
deposits-bonus = Bonus
deposits-transfer = Transfer { $amount }
deposits-in-wallet = Into your wallet
deposits-closed-way = This way to pay has been closed. If you have already paid, send the receipt. If not, cancel this top-up.
deposits-reference = Reference
deposits-transfer-steps = Write this reference in your transfer. After you have paid, send the receipt here as a photo, an image file or a PDF.
deposits-open-until = Open until { $time }.
deposits-pay = Pay { $amount }
deposits-pay-on-page = Pay on the page of @CryptoBot, with the button below. The money is then in your wallet within a minute.
deposits-pay-now = 🪙 Pay
deposits-no-page = The payment page could not be made just now, and nothing was charged. Please press Try again.
deposits-try-again = 🔄 Try again
deposits-top-up-of = Top-up of { $amount }
deposits-invoice-below = Pay with the button on the invoice below. The money is then in your wallet at once.
deposits-invoice-again = ⭐️ Send the invoice again
deposits-invoice-title = Wallet top-up
deposits-invoice-description = { $amount } for your wallet. Reference { $reference }.
deposits-cancel = ✕ Cancel this top-up
deposits-send-receipt = 📎 Send the receipt
deposits-add-receipt = 📎 Add a receipt
deposits-ask-receipt = Send the receipt now, as a photo, an image file or a PDF.
deposits-receipt-wanted = Please send the receipt as a photo, an image file or a PDF, or /cancel.
deposits-received = { $receipts ->
        [one] 🔎 Thank you. The operator has your receipt. I will message you when there is a decision.
       *[other] 🔎 Thank you. The operator has your { $receipts } receipts. I will message you when there is a decision.
    }
deposits-received-before = 🔎 I already have this file, and so does the operator. I will message you when there is a decision.
deposits-which-deposit = You have several open top-ups. Which one is this receipt for?
deposits-file-gone = I can no longer see that file. Please send the receipt again.
deposits-show = 🧾 Show the top-up
deposits-list = 🧾 Payments
deposits-none = You have no top-ups yet.
deposits-status-label = Status
deposits-status-open = 🕓 to be paid
deposits-status-submitted = 🔎 receipt being checked
deposits-status-credited = ✅ in your wallet
deposits-status-rejected = ❌ rejected
deposits-status-cancelled = ✕ cancelled
deposits-status-expired = ⌛ expired
deposits-status-refunding = ↩️ being paid back
deposits-status-refunded = ↩️ paid back
deposits-status-charged_back = ↩️ taken back by the payment service
deposits-status-is = The status of this top-up is { $status }.
deposits-credited = Credited
deposits-that-arrived = { $amount }, the amount that arrived
deposits-receipts = Receipts
deposits-reason = Reason
deposits-paid-by = Paid by
deposits-started = Started
deposits-ended = Ended
deposits-checkout-refused-unknown = I do not know this top-up. Please start a new one.
deposits-checkout-refused-ended = This top-up is no longer open. Please start a new one.
deposits-checkout-refused-expired = This top-up has expired. Please start a new one.
deposits-checkout-refused-other-person = This invoice is for another person.
deposits-checkout-refused-other-amount = The amount does not match. Please start a new top-up.
deposits-checkout-refused-banned = Your account cannot be topped up at the moment. Send /paysupport to see who can help.
deposits-unmatched = Your payment arrived, but I found no top-up of yours for it. The operator knows about it and will look into it. Send /paysupport to see how to ask.

## home

home-hello = 👋 Hello, { $name }
home-nameless = there
home-intro = Top up your wallet, and buy in the shop. With API access your programs can order, too.
home-wallet = 👛 Wallet
home-top-up = ➕ Top up
home-api = 🔑 API access
home-orders = 📦 Orders
home-help = ❔ Help
home-admin = 🛡 Admin
home-language = 🌐 Language
home-standing = Standing
home-standings-active = 🟢 active
home-standings-restricted = 🟠 restricted
home-standings-banned = ⛔ banned
home-banned = Your account is banned.
home-restricted = Your account is restricted.
home-restricted-until = Your account is restricted until { $time }.
home-reason = Reason: { $reason }.
home-keeps-balance = { $support ->
        [none] You keep your balance; the operator can tell you more. For help with a payment, send /paysupport.
       *[other] You keep your balance; the operator ({ $support }) can tell you more. For help with a payment, send /paysupport.
    }
home-help-title = What I can do
home-first-order = Your first order
home-first-order-steps = 1. Top up your wallet. 2. In /api, turn access on and create a key. 3. Send orders with that key.
home-try-first = To try it first without paying, get a test key: /api, then Test keys.
home-api-is-at = The API is at { $url }, and its reference at { $reference }
home-questions = { $support ->
        [none] Questions? Ask the operator.
       *[other] Questions? Ask the operator ({ $support }).
    }
home-choose-language =
    <b>{ home-language }</b>
    
    Which language should I speak?
home-language-chosen = From now on I speak English.
home-commands-start = The menu
home-commands-shop = Buy a top-up, a key or a card
home-commands-wallet = Balance, top-ups, entries, statement
home-commands-api = API access, keys, addresses, webhooks
home-commands-orders = Your orders and their codes
home-commands-bulk = Buy many at once, from a CSV file
home-commands-language = The language I speak
home-commands-help = What this bot can do
home-commands-paysupport = Help with a payment
home-commands-terms = The terms of this service
home-commands-cancel = Stop the current question

## keys

keys-open = 🗝 Keys
keys-about =
    <b>{ keys-open }</b>
    
    Give each of your programs its own key. You can limit what a key can do, and revoke one without the others.
keys-none = You have no valid key.
keys-full = { $count ->
        [one] You have { $count } key, which is the limit. Revoke one to make room.
       *[other] You have { $count } keys, which is the limit. Revoke one to make room.
    }
keys-add = ➕ New key
keys-ask-name =
    <b>{ keys-add }</b>
    
    What is it called? Send a name, such as the name of the program that will use it. I then create the key and show it to you.
keys-key = Key
keys-can = Can
keys-scope-read = Read
keys-scope-order = Order
keys-scope-lookup = Look up
keys-a-day = { $amount } a day
keys-an-order = { $amount } an order
keys-until-day = until { $day }
keys-no-cap = none
keys-daily-cap-is = Daily cap
keys-order-cap-is = Order cap
keys-works = Works
keys-works-until = until { $time }
keys-works-for-ever = for ever
keys-spent-today = Spent today
keys-created = Created
keys-last-used = Last used
keys-used-from = { $ago } from { $address }
keys-unused = Not used yet
keys-last-scope = A key needs at least one of these.
keys-limit-daily = 💵 Daily cap
keys-limit-order = 💵 Order cap
keys-limit-expiry = ⏳ Expiry
keys-rotate = 🔁 Replace
keys-revoke = 🗑 Revoke
keys-back = ‹ Keys
keys-ask-daily = How much may the key spend in a day at most, in USD? A day begins at 00:00 UTC. What is refunded does not count. { keys-how-to-cap }
keys-ask-order = How much may one order or paid lookup cost at most, in USD? { keys-how-to-cap }
keys-how-to-cap = Send an amount, such as <code>50</code>, or <code>none</code>.
keys-ask-expiry = How long should the key work, from now on? Send the number of days, such as <code>30</code>, or <code>none</code>.
keys-changed = The key is changed.
keys-ask-revoke = Revoke this key?
keys-what-revoke-means = All calls with it are refused at once. This cannot be undone.
keys-revoke-now = 🗑 Yes, revoke it
keys-revoked = The key { $name } is revoked.

## moves

moves-decline = ✖️ Decline
moves-ordered = The operator will move your account to { $who } on { $time }.
moves-ordered-about = Your wallet, orders and API keys move with it, and you lose access to them. If you did not ask for this, stop it now.
moves-stop = 🛑 Stop it
moves-ordered-to =
    The operator will hand you the account of { $who } on { $time }.
    
    Please do not use your current account until then. If this is a mistake, decline it.
moves-moved-away =
    Your account has moved to { $who }. You have a new, empty account here.
    
    API keys that you know keep working until the new holder replaces them.
moves-moved-here =
    The account of { $who } is yours now.
    
    Whoever knows its API keys can still use them. Replace them, and check the allowed addresses and webhooks.
moves-ended-declined = The move was declined. The account stays where it is.
moves-ended-stopped = The move was stopped. The account stays where it is.
moves-ended-cancelled = The move was cancelled. The account stays where it is.
moves-ended-refused = The move was not possible any more. The account stays where it is.

## notices

notices-questions = { $support ->
        [none] Questions? Ask the operator.
       *[other] Questions? Ask the operator ({ $support }).
    }
notices-paid-debt = { $amount } of it paid what you owed.
notices-order-completed = ✅ { $pack } is completed. { $id }
notices-order-cancelled = ↩️ { $pack } could not be done. { $id }
notices-money-back = { $amount } went back to your wallet.
notices-orders-completed = { $count ->
        [one] 🕐 Completed in the last hour: { $count } order.
       *[other] 🕐 Completed in the last hour: { $count } orders.
    }
notices-orders-cancelled = { $count ->
        [one] Cancelled and refunded: { $count } order.
       *[other] Cancelled and refunded: { $count } orders.
    }
notices-show-order = Show the order
notices-credited = ✅ Your top-up of { $amount } is in your wallet.
notices-credited-other = ✅ { $credited } is in your wallet. That is the amount that arrived for your top-up of { $asked } ({ $reference }).
notices-charged-back = ↩️ The payment for your top-up of { $amount } ({ $reference }) was taken back by the payment service.
notices-taken-from-wallet = { $amount } was taken from your wallet.
notices-spent-before = { $amount } of it had already been spent.
notices-rejected = ❌ Your top-up of { $amount } ({ $reference }) was rejected.
notices-refunded = ↩️ Your top-up of { $amount } ({ $reference }) was paid back to you.
notices-standing-banned = ⛔ Your account was banned.
notices-standing-unbanned = 🟢 Your account is no longer banned.
notices-standing-restricted = 🟠 Your account is restricted.
notices-standing-unrestricted = 🟢 Your account is no longer restricted.
notices-standing-api_off = ⚪️ The operator switched your API access off.
notices-standing-api_on = 🟢 The operator allows your API access again.
notices-standing-shop_off = ⚪️ The operator switched the shop in this chat off for you.
notices-standing-shop_on = 🟢 You can buy in this chat again.
notices-restricted-until = 🟠 Your account is restricted until { $time }.
notices-added = ➕ { $amount } was added to your wallet.
notices-taken = ➖ { $amount } was taken from your wallet.
notices-balance-low = 👛 Your balance has fallen to { $amount }, below the amount that you set. Orders that cost more than this are refused.
notices-to-wallet = 👛 Wallet
notices-top-up = ➕ Top up
notices-webhook-gone = ⚪️ I switched your webhook { $url } off: your server answered 410, which means that it does not want any more events.
notices-webhook-failing = ⚪️ I switched your webhook { $url } off: no call has succeeded for five days. Fix the server and turn the webhook on again. Under Deliveries you can send what it missed.
notices-show-webhook = 🪝 Show the webhook
notices-key-ends-soon = ⏳ Your key { $key } works until { $time }. After that, its calls are refused. Open the key to let it work longer, or give your program another one.
notices-key-expired = ⌛️ Your key { $key } expired on { $time }. Its calls are refused now. Create a new key for your program.
notices-key-revoked = 🚫 The operator revoked your key { $key }. Its calls are refused now.
notices-keys-revoked = 🚫 The operator revoked your API keys. Their calls are refused now.
notices-slow-down = 🐢 You sent more than I can handle, so I skipped your last messages. Please wait a moment and send them again.
notices-paid-back-elsewhere = ⚠️ The payment for { $reference } went back to the payer, but not through this service.
notices-account = Account
notices-part-taken = { $taken } of its { $amount } was taken from the wallet.
notices-still-there = The { $amount } are still in the wallet. Use “Pay back” here to take them out.
notices-spent = { $amount } had already been spent.
notices-now-owes = The account now owes { $amount }. Orders are refused until a top-up or a /credit pays it.
notices-owed-since = The account owed that, and has paid it since.
notices-refund-refused = ⚠️ The payment service refused to pay { $reference } back. The { $amount } are in the wallet again.
notices-unmatched = A payment could not be matched; nothing was credited.
notices-outcome-unknown = ⚠️ It is not known yet whether { $id } was done: the supplier gives no clear answer.
notices-keeps-asking = I keep asking the supplier. Nothing is refunded on a guess.
notices-order-waits = ⚠️ { $id } failed several times and is certainly not done yet.
notices-tries-again = I try it again every ten minutes for a day, then it is refunded. You can cancel it before that.
notices-done-after-cancel = ⚠️ The supplier did { $id } after it was cancelled and refunded, so it was delivered but not paid for. Ask the supplier to take it back, or /debit the account.
notices-failed-after-completion = ⚠️ The supplier says that it did not do { $id }, but the order was completed by hand. No money has moved. Ask the supplier, and /credit the account if the player did not get it.
notices-sold-at-loss = ⚠️ { $id } was sold for { $price } but cost { $cost }. Raise its price in the panel.
notices-code-quarantined = 🚧 { $id } was cancelled, but its voucher may have been used. The voucher is set aside until you decide.
notices-orders-delayed = ⏳ Some of your orders take longer than usual, because our supplier has trouble. They will be done or paid back. You do not need to order again.
notices-supplier-failing = 🔴 The supplier { $supplier } keeps failing: { $calls }.
notices-supplier-recovered = 🟢 The supplier { $supplier } works again: { $calls }.
notices-calls-place = new orders
notices-calls-check = checks of open orders
notices-calls-lookup = verifications and redemptions
notices-calls-checkLookup = checks of redemptions
notices-stock-low = 🎟 { $pid } runs low: { $left } left.
notices-day-limit = 📈 The day limit of { $supplier } is reached: today’s orders no longer fit into what may be bought there. They go to the next supplier, or are refused if there is none. The day ends at 00:00 UTC.
notices-stock-out = 🔴 { $pid } is sold out: its last code was just sold. Add codes to sell more.
notices-add-codes = ➕ Add codes
notices-stock = 🎟 Stock
notices-backup-failed = ⚠️ The scheduled backup failed. I will try again.
notices-database-damaged = 🔴 The database file is damaged: a check after a crash found this. Stop the service, keep the file, check the machine’s disk and memory, and restore the newest undamaged backup.
notices-show-for-admin = Show
notices-gathered-orders-ended = { $count ->
        [one] 📦 { $count } order of yours has ended. The list shows how.
       *[other] 📦 { $count } of your orders have ended. The list shows how.
    }
notices-gathered-manual-orders = { $count ->
        [one] 🙋 { $count } order wait to be done by hand.
       *[other] 🙋 { $count } orders wait to be done by hand.
    }
notices-gathered-receipts = { $count ->
        [one] 🔔 { $count } receipt waits for you.
       *[other] 🔔 { $count } receipts wait for you.
    }
notices-gathered-outcome-unknown = { $count ->
        [one] ⚠️ It is not known yet whether { $count } order were done: the supplier gives no clear answer.
       *[other] ⚠️ It is not known yet whether { $count } orders were done: the supplier gives no clear answer.
    }
notices-gathered-order-waits = { $count ->
        [one] ⚠️ { $count } order failed several times and are certainly not done yet.
       *[other] ⚠️ { $count } orders failed several times and are certainly not done yet.
    }
notices-gathered-tries-again = I try them again every ten minutes for a day, then they are refunded. You can cancel them before that.
notices-gathered-quarantined = { $count ->
        [one] 🚧 { $count } order were cancelled, but their vouchers may have been used. The vouchers are set aside until you decide.
       *[other] 🚧 { $count } orders were cancelled, but their vouchers may have been used. The vouchers are set aside until you decide.
    }
notices-gathered-sold-at-loss = { $count ->
        [one] ⚠️ { $count } order, such as { $id }, were sold for less than they cost. Raise the prices in the panel.
       *[other] ⚠️ { $count } orders, such as { $id }, were sold for less than they cost. Raise the prices in the panel.
    }
notices-gathered-stock-low = { $count ->
        [one] 🎟 { $count } product runs low. The list shows which.
       *[other] 🎟 { $count } products run low. The list shows which.
    }
notices-gathered-stock-out = { $count ->
        [one] 🔴 { $count } product is sold out. The list shows which.
       *[other] 🔴 { $count } products are sold out. The list shows which.
    }

## orderLink

order-link-button = 🔗 Link for the customer
order-link-title = 🔗 Link for the customer
order-link-what = Whoever has this link sees the product, a part of the player’s details, the times and the status of this order. It shows no price, no code and nothing about you.
order-link-make = 🔗 Make the link
order-link-link = The link: { $url }
order-link-copy = 📋 Copy the link
order-link-open = ↗️ Open
order-link-revoke = 🗑 Revoke the link
order-link-ask-revoke = Revoke the link?
order-link-what-revoke-means = Whoever has it sees nothing any more. You can make another one later.
order-link-revoke-now = 🗑 Yes, revoke it
order-link-revoked = The link is revoked.
order-link-no-address = Links need an address on the internet, and the operator has not set one for this service yet.

## orders

orders-list = 📦 Your orders
orders-test-list = 🧪 Your test orders
orders-none = You have no orders yet. Buy something in the shop, or let your programs order through the API.
orders-none-like-this = You have no orders like this.
orders-no-tests = No test key has placed an order yet.
orders-how-to-open = Tap a number to see the order.
orders-filter-all = All
orders-filter-processing = ⏳ In progress
orders-filter-completed = ✅ Completed
orders-filter-cancelled = ↩️ Cancelled
orders-filter-game = 🎮 Game
orders-choose-game =
    <b>{ orders-list }</b>
    
    Orders of which game?
orders-all-games = All games
orders-icon-processing = ⏳
orders-icon-completed = ✅
orders-icon-cancelled = ↩️
orders-status-processing = ⏳ being processed
orders-status-completed = ✅ completed
orders-status-cancelled = ↩️ cancelled
orders-refunded = ↩️ cancelled and refunded
orders-will-tell-you = I will message you when it is done. If it cannot be done, the money goes back to your wallet.
orders-is-test = 🧪 Test order: paid with test money
orders-labels-order = Order
orders-labels-game = Game
orders-labels-trxid = trxid
orders-labels-bought = Bought
orders-labels-key = Key
orders-labels-status = Status
orders-labels-reason = Reason
orders-labels-amount = Amount
orders-labels-placed = Placed
orders-labels-ended = Ended
orders-in-chat = in this chat
orders-amount-for = { $pieces ->
        [one] { $amount } for { $pieces } piece
       *[other] { $amount } for { $pieces } pieces
    }
orders-reason-INVALID_PLAYER = The game does not know this player.
orders-reason-OUT_OF_STOCK = The supplier has run out of it.
orders-reason-REGION_NOT_SUPPORTED = It cannot be sent to this player’s region.
orders-codes = Codes (tap to show):
orders-too-many-codes = { $count ->
        [one] { $count } code: too many to show here. Get them as a file below.
       *[other] { $count } codes: too many to show here. Get them as a file below.
    }
orders-codes-file = ⬇️ Codes as a file
orders-codes-caption = { $count ->
        [one] { $count } code of { $id }
       *[other] { $count } codes of { $id }
    }
orders-back = ‹ Orders
orders-show-tests = 🧪 Test orders
orders-show-live = 📦 Your orders
orders-news-off = 🔕 No more news
orders-news-on = 🔔 News from the shop
orders-news-are-off = You get no more news from the shop.
orders-news-are-on = You get news from the shop again.
orders-notices = 🔔 Notices
orders-ask-notices =
    <b>{ orders-notices }</b>
    
    When should I message you about orders that were still being processed?
orders-notice-each = When each one ends
orders-notice-hourly = A summary every hour
orders-notice-failures = Only when one is cancelled
orders-notice-none = Never
orders-notices-set-each = I will message you when an order that was processing ends.
orders-notices-set-hourly = I will send you a summary once an hour.
orders-notices-set-failures = I will message you only when an order is cancelled.
orders-notices-set-none = I will not message you about orders any more.

## pasted

pasted-found = This is what I found:
pasted-lookup = 🔎 Lookup
pasted-deposit = 🧾 Top-up
pasted-key = 🔑 This is your API key { $name }. Never send a key to anybody, not even to me.
pasted-key-removed = I have deleted your message.
pasted-keys = 🗝 Keys
pasted-help = I am a bot and do not know what to make of this. Here is what I can do. You can also send me the name of a game, an order id, a trxid, a player id or a code, and I will look it up.
pasted-help-with-file = I do not know what to do with this. Here is what I can do:
pasted-no-such-command = I do not know the command { $command }.
pasted-did-you-mean = Did you mean { $command }?

## shop

shop-open = 🛍 Shop
shop-title = 🛍 Shop
shop-intro = Tap what you want to buy, or type a game, a pack or a product id.
shop-nothing = There is nothing for sale at the moment. Please look again later.
shop-back-to-shop = ‹ Shop
shop-back-to-packs = ‹ Packs
shop-choose-pack = Which one would you like?
shop-left = { $count } left
shop-sold-out = sold out
shop-found = 🔎 What I found for { $text }
shop-found-more = There is more. Type more words to find it.
shop-how-many = How many would you like?
shop-each = { $price } each
shop-other-quantity = ✏️ Another number
shop-ask-quantity = Type how many you want: a whole number from 1 to { $max }.
shop-wrong-quantity = Please type a whole number from 1 to { $max }, in digits.
shop-for-whom = Who is it for?
shop-another-player = ✏️ Another player
shop-forget = 🗑 Forget one
shop-ask-whom = Which player shall I forget?
shop-forgotten = Forgotten.
shop-ask-field = Please send the { $label }.
shop-choose-option = Please choose: { $label }.
shop-example = For example: { $example }
shop-wrong-field = This is not a valid { $label }. Please check it in the game.
shop-too-long = This is too long. Please send only what the game shows.
shop-offer-name = Shall I look up the name of this player first?
shop-name-costs = It costs { $fee }, also if there is no such player.
shop-name-is-free = { $count ->
        [one] It is free: you have { $count } free check left today.
       *[other] It is free: you have { $count } free checks left today.
    }
shop-show-name = 👤 Show the name
shop-show-name-for = 👤 Show the name · { $fee }
shop-skip-name = Skip ›
shop-name-absent = ⚠️ The game knows no such player. Please check the id.
shop-name-unknown = The name cannot be found out at the moment. You can buy without it.
shop-name-not-paid = Your balance does not cover looking up the name.
shop-check = 🧾 Please check
shop-player = Player
shop-quantity = Quantity
shop-price = Price
shop-balance-after = Balance after
shop-missing = You need
shop-missing-more = { $amount } more
shop-top-up-first = Top up first. Then come back here and tap “{ $button }”.
shop-owes = You owe { $amount }, because a payment was taken back. Your next top-up pays it first, then you can buy.
shop-buy = ✅ Buy for { $price }
shop-top-up = ➕ Top up
shop-check-again = ↻ Check again
shop-other-player = 👤 Other player
shop-saved-players = 👤 Saved players
shop-change-quantity = 🔢 Other quantity
shop-price-changed = ⚠️ The price has changed from { $before } to { $after }. Nothing was bought. Do you want it at the new price?
shop-done = ✅ Done
shop-processing = ⏳ In progress
shop-cancelled = ↩️ It did not work
shop-waits = I change this message when it is done. You need not wait here.
shop-money-is-back = { $amount } is back in your wallet.
shop-reason = Reason: { $reason }
shop-paid = Paid
shop-balance = Balance
shop-order = Order
shop-codes-below = Your codes are in the message below.
shop-codes-of = 🔑 Your codes: { $pack }
shop-tap-to-show = Tap a code to show it.
shop-codes-in-file = { $count ->
        [one] All { $count } code are in the file below.
       *[other] All { $count } codes are in the file below.
    }
shop-again = 🔁 Again
shop-try-again = 🔁 Try again
shop-to-order = 📦 Order
shop-to-orders = 📦 Orders
shop-refused-SHOP_DISABLED = The shop is closed for the moment. What you have ordered continues. Please come back later.
shop-refused-MAINTENANCE = The service is paused for maintenance. What you have ordered continues. Please come back later.
shop-refused-UNKNOWN_PID = This product is no longer sold. Please choose another one.
shop-refused-INVALID_PRODUCT = This product is no longer sold. Please choose another one.
shop-refused-PRODUCT_DISABLED = This product is paused for the moment. Please choose another one.
shop-refused-GAME_DISABLED = This game is paused for the moment. Please choose another one.
shop-refused-INVALID_PACK = This product has no price at the moment. Please choose another one.
shop-refused-INSUFFICIENT_STOCK = There are fewer left than you want. Please choose a smaller number.
shop-refused-INVALID_FIELDS = The details of the player are no longer right. Please enter them again.
shop-refused-FIELDS_DIFFER = The details of the player are no longer right. Please enter them again.
shop-refused-QUANTITY_NOT_ALLOWED = This product is sold one at a time.
shop-refused-QUANTITY_EXCEEDS_MAX = This is more than fits into one order. Please choose a smaller number.
shop-refused-DUPLICATE_IN_FLIGHT = This order is just being placed. Please look at your orders in a moment.
shop-refused-DRAFT_GONE = This purchase is too old to continue. Please start it again.
shop-refused-ORDER_NOT_FOUND = I cannot find this order. Please start in the shop.
shop-refused-TRXID_TAKEN = This purchase cannot be continued. Please start it again.
shop-refused-TRXID_USED_ELSEWHERE = This purchase cannot be continued. Please start it again.
shop-sold-out-now = This is sold out at the moment. Please choose another one, or come back later.
shop-not-allowed = { $support ->
        [none] The shop is switched off for your account. Please ask the operator.
       *[other] The shop is switched off for your account. Please ask the operator ({ $support }).
    }
shop-account-shut = { $support ->
        [none] Your account cannot buy at the moment. Please ask the operator.
       *[other] Your account cannot buy at the moment. Please ask the operator ({ $support }).
    }
shop-price-is-now = The price has changed. It now costs { $price }.
shop-not-covered = Your balance does not cover { $price }. Please top up first.

## support

support-title = 💬 Help with a payment
support-button = 💬 Support
support-include = { $support ->
        [none] Is something wrong with a top-up or an order? Write to the operator and include:
       *[other] Is something wrong with a top-up or an order? Write to the operator ({ $support }) and include:
    }
support-your-id = your id:
support-the-reference = the reference of the top-up, or the id of the order
support-what-happened = when and how you paid, and what happened
support-newest-top-ups = Your newest top-ups
support-not-telegram = Telegram’s own support cannot help with payments to this bot.
support-terms = 📄 Terms
support-default-terms = { $support ->
        [none]
            Top-ups go into your wallet here and pay for your orders. You cannot withdraw the balance.
            If an order certainly could not be done, it is refunded to your wallet. What was delivered is final, including codes that were shown to you.
            You are responsible for the ids and names that you order for, and for your API key.
            If you use fraud or stolen payments, or take a payment back, you lose access to the service.
            Telegram is not part of this agreement, and its support cannot help with payments.
            Questions and complaints: the operator. /paysupport shows what to include.
       *[other]
            Top-ups go into your wallet here and pay for your orders. You cannot withdraw the balance.
            If an order certainly could not be done, it is refunded to your wallet. What was delivered is final, including codes that were shown to you.
            You are responsible for the ids and names that you order for, and for your API key.
            If you use fraud or stolen payments, or take a payment back, you lose access to the service.
            Telegram is not part of this agreement, and its support cannot help with payments.
            Questions and complaints: the operator ({ $support }). /paysupport shows what to include.
    }

## testKeys

test-keys-open = 🧪 Test keys
test-keys-about = Try your programs without paying: same address, same catalog and prices, but test money and test orders. Nothing is delivered, and your wallet, orders and limits are not touched.
test-keys-wallet = Test wallet
test-keys-none = You have no test key yet. A new one comes with 100 USD of test money.
test-keys-endings-decide = The end of the player’s id decides what happens to a test order:
test-keys-endings-01 = completed after 3 s
test-keys-endings-02 = cancelled and refunded at once
test-keys-endings-03 = cancelled and refunded after 3 s
test-keys-endings-04 = no answer for a minute, then completed
test-keys-endings-05 = fails once, then completed
test-keys-other-endings = Anything else is completed at once. Keys and cards deliver { $testCode } codes.
test-keys-create = 🔑 New test key
test-keys-refill = 💵 Fill up to $100
test-keys-refilled = Your test wallet has 100 USD again.
test-keys-orders = 📦 Test orders
test-keys-new-key = Your test key
test-keys-shown-once = I show it only once and keep no copy. Send it with every call, as the header <code>X-API-Key: …</code>.
test-keys-works-at-once = It works at once, even while your API access is off.

## wallet

wallet-title = 👛 Wallet
wallet-balance = Balance
wallet-open-top-ups = Open top-ups
wallet-owed = ⚠️ You owe { $amount }, because a payment was taken back after you had spent it. Orders and paid lookups are refused until you have paid this. Your next top-up pays it first.
wallet-low-balance = 🔔 Low balance
wallet-no-threshold = I do not alert you when your balance is low.
wallet-threshold = I alert you when your balance falls below { $amount }.
wallet-set-threshold = ✏️ Set the amount
wallet-threshold-off = 🔕 Turn off
wallet-ask-threshold =
    <b>Alert me when my balance drops below:</b>
    
    Type an amount in USD, such as <code>50</code>.
wallet-threshold-off-toast = I will not alert you any more.
wallet-entries = 📒 Entries
wallet-no-entries = You have no entries yet. Your first top-up makes one.
wallet-balance-then = balance { $amount }
wallet-kind-deposit = Top-up
wallet-kind-deposit_refund = Top-up refunded
wallet-kind-deposit_refund_reversal = Refund of a top-up undone
wallet-kind-credit = Credit
wallet-kind-debit = Debit
wallet-kind-charge = Order
wallet-kind-refund = Order refunded
wallet-kind-claim_refund = Refund after a problem
wallet-kind-fee = Lookup
wallet-kind-fee_refund = Lookup fee returned
wallet-kind-chargeback = Top-up taken back
wallet-kind-debt = Owed for a top-up taken back
wallet-kind-debt_payment = Debt paid
wallet-statement = ⬇️ Statement (CSV)
wallet-statement-caption = All entries of your wallet, oldest first: { $count }. Times are in UTC, amounts in USD.
wallet-statement-part = Part { $part } of your statement, with the next entries.

## webhooks

webhooks-open = 🪝 Webhooks
webhooks-of-test-keys = 🪝 Webhooks of your test keys
webhooks-one = 🪝 Webhook
webhooks-one-of-test-keys = 🪝 Webhook of your test keys
webhooks-about = I post events, such as a completed order, to these URLs. Tap one to see what was sent.
webhooks-what-for = I can post events, such as a completed order, to a URL of yours, so that your programs do not have to ask again and again. Each call is signed.
webhooks-full = You have { $count }, which is the limit. Remove one to add another.
webhooks-add = ➕ Add a webhook
webhooks-state = State
webhooks-on = 🟢 on
webhooks-failing = 🟠 on, but failing since { $time }
webhooks-off-switched_off = ⚪️ off
webhooks-off-failing = ⚪️ off, because no call succeeded for five days
webhooks-off-gone = ⚪️ off, because your server answered 410 (gone)
webhooks-events = Events
webhooks-all-events = all
webhooks-waiting = Waiting
webhooks-calls = { $count ->
        [one] { $count } call
       *[other] { $count } calls
    }
webhooks-last-test = Last test
webhooks-test-on-its-way = 🕓 on its way – tap Refresh
webhooks-id = Id
webhooks-added = Added
webhooks-send-test = 📨 Send a test event
webhooks-test-sent = A test event is on its way. Tap Refresh to see the answer.
webhooks-deliveries = 📜 Deliveries
webhooks-choose-types = 🗂 Choose events
webhooks-rotate = 🔁 Replace secret
webhooks-turn-on = 🟢 Turn on
webhooks-turned-on = The webhook is on. It gets what happens from now on. Under Deliveries you can send what it missed.
webhooks-remove = 🗑 Remove
webhooks-removed = The webhook was removed.
webhooks-which-events = 🗂 Which events?
webhooks-ask-types = Tap an event to choose it or leave it out. If all are chosen, new kinds of events are sent, too.
webhooks-where-to =
    <b>🪝 Where should I post the events?</b>
    
    { webhooks-ask-url }
webhooks-ask-url = Send the URL of your server, such as <code>https://shop.example/webhooks</code>. I then send it a signed test event, and show you the secret that signs.
webhooks-secret = The secret of your webhook
webhooks-to = to { $url }
webhooks-secret-shown-once = I show it only once. Your server needs it to check the header <code>webhook-signature</code> of each call: any library for Standard Webhooks does that.
webhooks-copy-secret = 📋 Copy the secret
webhooks-secret-not-shown = Done, but my message with the secret did not reach you, and I cannot show it again. Open the webhook and get a new secret.
webhooks-new-secret-not-shown = Done, but my message with the new secret did not reach you, and I cannot show it again. Get another one. The secret that your server uses ends then, so be ready to change it.
webhooks-ask-rotate = Replace the secret?
webhooks-ask-remove = Remove the webhook?
webhooks-what-it-means-rotate = You get a new secret for { $url } at once. For 24 hours each call is signed with the old one, too, so that you have time to change your server. If you got a new secret less than 24 hours ago, the one before it ends now.
webhooks-what-it-means-remove = Nothing is sent to { $url } any more, and its secret is gone.
webhooks-confirmed-rotate = 🔁 Yes, replace it
webhooks-confirmed-remove = 🗑 Yes, remove it
webhooks-no-deliveries = Nothing was sent yet.
webhooks-legend = Each line has the event, the status of your server’s answer, how long it took, and the number of the attempt.
webhooks-not-sent-yet = not sent yet
webhooks-event = Event
webhooks-not-kept = no longer kept
webhooks-queued = Queued
webhooks-attempts = Attempts
webhooks-last-attempt = Last attempt
webhooks-answer = Answer
webhooks-answered = { $status } in { $ms } ms
webhooks-no-answer = { $problem } after { $ms } ms
webhooks-next-attempt = Next attempt
webhooks-given-up = No more attempts are made. You can send it again.
webhooks-send-again = 📨 Send again
webhooks-sent-again = It is on its way again.
webhooks-delivery-gone = This delivery has been sent again since then, or is no longer kept.
webhooks-resend = 📨 Send everything since …
webhooks-ask-since = All events since then are sent again, also those that your server has already accepted. Send a date such as <code>2026-01-15</code> or <code>2026-01-15 12:00</code> (UTC).
webhooks-not-a-date = This is not a date in the past. Write it like 2026-01-15 or 2026-01-15 12:00 (UTC), or send /cancel.
webhooks-nothing-since = No event of the wanted kinds has happened since { $time }.
webhooks-resending = They are on their way.
