## admin

admin-title = 🛡 Admin
admin-tasks-wait = { $count ->
        [one] 🙋 { $count } order waits to be done by hand.
       *[other] 🙋 { $count } orders wait to be done by hand.
    }
admin-stuck-wait = { $count ->
        [one] ⏳ { $count } order has waited too long.
       *[other] ⏳ { $count } orders have waited too long.
    }
admin-nothing-waits = Nothing waits for you.
admin-closed-since = Since { $time }, by { $who }.
admin-products-paused = { $count ->
        [one] ⏸ { $count } product is paused by hand.
       *[other] ⏸ { $count } products are paused by hand.
    }
admin-aside-wait = { $count ->
        [one] 🚧 { $count } code is set aside: was it used? See Goods in the panel
       *[other] 🚧 { $count } codes are set aside: was it used? See Goods in the panel
    }
admin-top-ups-wait = { $count ->
        [one] { $count } top-up waits for a decision.
       *[other] { $count } top-ups wait for a decision.
    }
admin-also-commands = Commands: /help
admin-back = ‹ Admin
admin-help = For admins
admin-about-who = “who” is a Telegram id, such as { $id }, or { $name }.
admin-they-are-notified = People get a message about a ban, restriction, credit or debit, with your reason or note.
admin-commands-admin = The admins’ menu: all of this as buttons
admin-commands-account = Everything about an account
admin-commands-ban = Ban somebody
admin-commands-unban = Lift a ban
admin-commands-restrict = Restrict somebody for a time
admin-commands-unrestrict = Lift a restriction
admin-commands-apioff = Switch somebody’s API access off
admin-commands-apion = Allow somebody’s API access again
admin-commands-shopoff = Let somebody buy in the chat no more
admin-commands-shopon = Let somebody buy in the chat again
admin-commands-credit = Add to a wallet
admin-commands-debit = Take from a wallet
admin-commands-order = One order: details, cancel, complete, refund
admin-commands-stock = What is in stock; add codes
admin-commands-digest = What an owner wants to know in the morning
admin-commands-backup = The database as a file
admin-arguments-account = who
admin-arguments-ban = who reason
admin-arguments-unban = who
admin-arguments-restrict = who 2h reason
admin-arguments-unrestrict = who
admin-arguments-apioff = who reason
admin-arguments-apion = who
admin-arguments-shopoff = who reason
admin-arguments-shopon = who
admin-arguments-credit = who 25 note
admin-arguments-debit = who 25 note
admin-arguments-order = id
admin-arguments-stock = pid
admin-arguments-digest = off

## adminClaims

admin-claims-opened = ⚠️ A problem with an order
admin-claims-reminder = ⏰ This problem still waits for an answer
admin-claims-picture-of = 🖼 The screenshot for { $reference }
admin-claims-many = { $count ->
        [one] ⚠️ { $count } problem with an order waits for an answer.
       *[other] ⚠️ { $count } problems with orders wait for an answer.
    }
admin-claims-show = Show
admin-claims-reason-not_received = nothing arrived
admin-claims-reason-wrong_goods = the wrong thing arrived
admin-claims-reason-code_invalid = the code is not valid
admin-claims-reason-code_used = the code was already used
admin-claims-reason-other = another problem
admin-claims-reason-by_operator = corrected by us
admin-claims-state-open = 🔎 open
admin-claims-state-replaced = 🎟 replaced
admin-claims-state-refunded = ↩️ refunded
admin-claims-state-refused = ❌ refused
admin-claims-state-withdrawn = 🚪 withdrawn by the holder
admin-claims-claim = Claim
admin-claims-what = Problem
admin-claims-opened-at = Opened
admin-claims-status = Status
admin-claims-ended-at = Ended
admin-claims-decided-by = By
admin-claims-answer = Answer
admin-claims-paid-back = Paid back
admin-claims-wrote = The holder wrote:
admin-claims-wrote-nothing = The holder wrote nothing.
admin-claims-has-picture = 🖼 With a screenshot.
admin-claims-the-order = The order
admin-claims-order = Order
admin-claims-account = Account
admin-claims-product = Product
admin-claims-amount = Amount
admin-claims-left = Left to pay back
admin-claims-supplier = Supplier
admin-claims-placed = Placed
admin-claims-order-ended = Ended
admin-claims-codes = Codes
admin-claims-more = and { $count } more
admin-claims-replaced-before = Replaced so far
admin-claims-in-stock = In stock
admin-claims-others = Their other reports
admin-claims-no-others = They have reported nothing else.
admin-claims-replace = 🎟 Replace ({ $inStock } in stock)
admin-claims-refund = ↩️ Refund
admin-claims-refuse = ❌ Refuse
admin-claims-picture = 🖼 Screenshot
admin-claims-picture-gone = Telegram does not have this picture any more.
admin-claims-show-order = 📦 Order
admin-claims-show-account = 👤 Account
admin-claims-confirm-replace = { $count ->
        [one] Replace { $count } code? What is replaced goes into quarantine and is never sold again. The holder gets as many from stock, which has { $inStock }, and a message.
       *[other] Replace { $count } codes? What is replaced goes into quarantine and is never sold again. The holder gets as many from stock, which has { $inStock }, and a message.
    }
admin-claims-replace-now = ✅ Yes, replace
admin-claims-replaced = Replaced. The holder has got a message.
admin-claims-confirm-refund = Pay { $amount } back into the wallet? The order stays completed, and the holder gets a message. You cannot undo this.
admin-claims-refund-now = ✅ Yes, pay it back
admin-claims-refunded = { $amount } went back into the wallet.
admin-claims-ask-reason = Why is it refused? Type the reason. The holder gets it word for word.
admin-claims-refused = Refused. The holder has got your reason.
admin-claims-replaced-title =
    <b>Replaced after a problem</b>
    
    The buyer of { $order } reported a problem and got another code. They have seen this one, so it is never sold again. Ask whoever sold it to you for your money, then write it off.

## adminWords

admin-words-admin = menu panel dashboard overview
admin-words-account = user person customer client holder profile find search balance wallet
admin-words-ban = block blacklist forbid fraud scammer kick
admin-words-unban = ban unblock allow forgive
admin-words-restrict = suspend limit mute pause block freeze
admin-words-unrestrict = unsuspend unfreeze lift
admin-words-apioff = api access disable block
admin-words-apion = api access enable allow
admin-words-shopoff = shop chat buying disable block
admin-words-shopon = shop chat buying enable allow
admin-words-credit = add money balance bonus refund compensate give gift wallet deposit
admin-words-debit = take money balance subtract deduct remove charge wallet fine
admin-words-order = refund cancel complete details find redeliver trxid purchase
admin-words-stock = codes keys cards inventory upload add warehouse vouchers import
admin-words-digest = summary morning daily report news schedule
admin-words-backup = copy database download save restore dump

## account

admin-account-whose =
    <b>👤 Whose account?</b>
    
    Send a numeric Telegram id, such as <code>123456789</code>, or @name.
admin-account-no-name = No name
admin-account-is-admin = 🛡 admin
admin-account-standing = Standing
admin-account-standings-active = 🟢 active
admin-account-standings-restricted = 🟠 restricted
admin-account-standings-banned = ⛔ banned
admin-account-banned-since = ⛔ banned since { $time }
admin-account-restricted-until = 🟠 restricted until { $time }
admin-account-also-restricted = Also restricted until { $time }
admin-account-reason = Reason
admin-account-balance = Balance
admin-account-owes = ⚠️ Owes { $amount } because a payment was taken back. Orders are refused until a top-up or a credit pays it.
admin-account-paid-in = Paid in
admin-account-open-top-ups = Open top-ups
admin-account-order-count = Orders
admin-account-api = API
admin-account-api-is-on = turned on by the holder
admin-account-api-is-off = turned off by the holder
admin-account-api-is-on-but-forbidden = turned on by the holder, switched off by an admin
admin-account-api-is-off-and-forbidden = turned off by the holder, switched off by an admin
admin-account-accepted = ✅ Calls are accepted.
admin-account-refused = ⚠️ Calls are refused:
admin-account-refusal-ACCOUNT_BANNED = banned
admin-account-refusal-ACCOUNT_RESTRICTED = restricted
admin-account-refusal-API_DISABLED_BY_ADMIN = switched off by an admin
admin-account-refusal-API_DISABLED = turned off by the holder
admin-account-refusal-API_NOT_ELIGIBLE = not eligible yet: see Service in the panel
admin-account-refusal-MISSING_API_KEY = no valid key
admin-account-refusal-IP_ALLOWLIST_REQUIRED = no allowed addresses, but the service requires them
admin-account-refusal-IP_NOT_ALLOWED = the last call came from an address that is not allowed
admin-account-shop = Shop
admin-account-shop-forbidden = ⚪️ switched off by an admin
admin-account-valid-until = Valid until
admin-account-addresses = Allowed addresses
admin-account-any-address = any
admin-account-is-asked = The holder is asked about new addresses.
admin-account-webhooks = Webhooks
admin-account-test-account = { $orders ->
        [one] no. { $number }, { $amount } of test money, { $orders } order
       *[other] no. { $number }, { $amount } of test money, { $orders } orders
    }
admin-account-opened = Opened
admin-account-has-blocked = 🔇 Has blocked the bot since { $time }, so gets no messages.
admin-account-ban = ⛔ Ban
admin-account-unban = 🟢 Unban
admin-account-restrict = 🟠 Restrict
admin-account-unrestrict = 🟢 Unrestrict
admin-account-apioff = ⚪️ API off
admin-account-apion = 🟢 API on
admin-account-shopoff = ⚪️ Shop off
admin-account-shopon = 🟢 Shop on
admin-account-credit = ➕ Credit
admin-account-debit = ➖ Debit
admin-account-show = 👤 Account

## approvals

admin-approvals-title = 🔐 Second person
admin-approvals-above = Credits and refunds above { $amount } need a second person. Rates, ways to pay and roles that move money always do.
admin-approvals-any-amount = no limit
admin-approvals-never = No amount needs a second person.
admin-approvals-kinds-adjustment = Credit or debit
admin-approvals-kinds-top_up = Top-up
admin-approvals-kinds-top_up_refund = Refund of a top-up
admin-approvals-kinds-payment = Payment to assign
admin-approvals-kinds-claim = Refund for a problem
admin-approvals-kinds-order = Cancel an order
admin-approvals-kinds-settings = Settings of top-ups
admin-approvals-kinds-second_person = Amount for a second person
admin-approvals-kinds-transfer = Way to pay
admin-approvals-kinds-supplier = Limits of a supplier
admin-approvals-kinds-role = Role
admin-approvals-kinds-tier = Tier of an account
admin-approvals-kinds-claim_codes = Replacement of codes
admin-approvals-kinds-payment_return = Return of a payment
admin-approvals-state-open = waits
admin-approvals-state-confirmed = confirmed
admin-approvals-state-declined = declined
admin-approvals-state-expired = expired
admin-approvals-amount = Amount
admin-approvals-asked = Decided by
admin-approvals-ended = Ended by
admin-approvals-until = Until
admin-approvals-reason = Reason
admin-approvals-confirm = ✅ Confirm
admin-approvals-decline = ✖️ Decline
admin-approvals-withdraw = ✖️ Withdraw
admin-approvals-waits-for-other = This needs a second person. They have been notified, and have 24 hours.
admin-approvals-done-confirmed = Confirmed and done.
admin-approvals-done-declined = Declined. Nothing has changed.
admin-approvals-wanted = 🔐 { $who } needs a second person: { $what }, { $amount }.
admin-approvals-ended-confirmed = ✅ { $who } confirmed: { $what }, { $amount }. It is done.
admin-approvals-ended-declined = ✖️ { $who } declined: { $what }, { $amount }. Nothing has changed.
admin-approvals-show = Look at it
admin-approvals-waits = { $count ->
        [one] { $count } decision waits for a second person: see { panel-inbox }
       *[other] { $count } decisions wait for a second person: see { panel-inbox }
    }

## broadcast

admin-broadcast-audience-all = Everybody
admin-broadcast-audience-balance = Those with a balance
admin-broadcast-audience-tier = A tier
admin-broadcast-audience-line = Buyers of a line
admin-broadcast-no-tier = In no tier
admin-broadcast-to-whom = To
admin-broadcast-people = People
admin-broadcast-about-sending = Everything else is sent first. People can switch news off; those who have done so get none.
admin-broadcast-state-draft = Not sent yet
admin-broadcast-state-running = 📤 Being sent
admin-broadcast-state-stopped = ⏹ Stopped
admin-broadcast-sent = Sent
admin-broadcast-unreached = Not reached
admin-broadcast-sent-of = { $sent } of { $total }
admin-broadcast-written = Written

## deposits

admin-deposits-pending-title = 🧾 Top-ups that wait for you
admin-deposits-none-pending = No top-up waits for a decision.
admin-deposits-credited-title = ✅ Credited top-ups
admin-deposits-none-credited = No top-up has been credited yet.
admin-deposits-of-title = 🧾 Top-ups of { $name }
admin-deposits-none-of = There are no top-ups yet.
admin-deposits-pending = 🔎 Waiting
admin-deposits-credited = ✅ Credited
admin-deposits-top-up-of = Top-up of { $amount }
admin-deposits-status-label = Status
admin-deposits-status-open = 🕓 to be paid
admin-deposits-status-submitted = 🔎 waits for a decision
admin-deposits-status-credited = ✅ credited
admin-deposits-status-rejected = ❌ rejected
admin-deposits-status-cancelled = ✕ cancelled by the holder
admin-deposits-status-expired = ⌛ expired
admin-deposits-status-refunding = ↩️ being paid back
admin-deposits-status-refunded = ↩️ paid back
admin-deposits-status-charged_back = ↩️ taken back by the payment service
admin-deposits-credited-label = Credited
admin-deposits-decided-by = Decided by
admin-deposits-reason = Reason
admin-deposits-account-label = Account
admin-deposits-method = Method
admin-deposits-reference = Reference
admin-deposits-payment = Payment
admin-deposits-to-pay = To be paid
admin-deposits-rate = Rate
admin-deposits-paid-in = Paid in
admin-deposits-receipts = Receipts
admin-deposits-started = Started
admin-deposits-ended = Ended
admin-deposits-is-without-receipt = There is no receipt.
admin-deposits-same-receipt = { $count ->
        [one] The same receipt was sent for { $count } other top-up:
       *[other] The same receipt was sent for { $count } other top-ups:
    }
admin-deposits-same-receipt-elsewhere = { $count ->
        [one] The same receipt was sent for { $count } other top-up (of other accounts: { $ofOthers }):
       *[other] The same receipt was sent for { $count } other top-ups (of other accounts: { $ofOthers }):
    }
admin-deposits-submitted = 🔔 A receipt waits for you
admin-deposits-decided-meanwhile = 🔔 A receipt arrived, but its top-up is already decided
admin-deposits-one-receipt = 📎 Receipt
admin-deposits-all-receipts = { $count ->
        [one] 📎 All { $count } receipt
       *[other] 📎 All { $count } receipts
    }
admin-deposits-receipt-number = Receipt { $number } of { $count }
admin-deposits-no-receipt = There is no receipt for this top-up.
admin-deposits-receipt-gone = Telegram no longer has this file. Ask the account holder to send it again.
admin-deposits-show = 🧾 Show the top-up
admin-deposits-account = 👤 Account
admin-deposits-back = ‹ Top-ups
admin-deposits-approve = ✅ Approve
admin-deposits-other-amount = ✏️ Another amount
admin-deposits-reject = ❌ Reject
admin-deposits-refund = ↩️ Pay back
admin-deposits-confirm-approve = Credit { $amount }?
admin-deposits-approves = The money goes into the wallet of { $name }, and they get a message. Only do this if you have received the money, with the reference { $reference }.
admin-deposits-approve-now = ✅ Yes, credit it
admin-deposits-how-much-arrived = How much money arrived, in { $currency }?
admin-deposits-wanted-to-pay = { $name } wanted to pay { $amount }.
admin-deposits-ask-arrived = Type the amount, such as { $example }. I ask you once more before I credit it.
admin-deposits-confirm-other = Credit { $amount } instead of { $claimed }?
admin-deposits-approves-other = The money goes into the wallet of { $name }, and they get a message with both amounts. Only do this if you have received that amount, with the reference { $reference }.
admin-deposits-far-off = ⚠️ The two amounts are very different: is there a digit too many, or too few?
admin-deposits-approved = ✅ { $amount } was credited to { $name }.
admin-deposits-approved-other = ✅ { $amount } was credited to { $name } instead of { $claimed }.
admin-deposits-why-rejected = Why is the top-up of { $amount } rejected?
admin-deposits-ask-reason = Tap or type the reason. The account holder will see it.
admin-deposits-rejected = ❌ The top-up of { $amount } of { $name } is rejected.
admin-deposits-because = Reason: { $reason }
admin-deposits-confirm-refund = Pay { $amount } back?
admin-deposits-refunds = The amount is taken from the wallet, which must have enough. You cannot undo this.
admin-deposits-refunds-stars = The amount is taken from the wallet, which must have enough, and { $stars } go back to the payer. You cannot undo this.
admin-deposits-charged-back = ↩️ The payment service had already taken back the payment of { $name }, so { $amount } was taken from the wallet. If part of it had been spent, the account owes that part.
admin-deposits-refunded = ↩️ { $amount } was paid back to { $name }.
admin-deposits-refunding = ↩️ { $amount } was taken from the wallet of { $name }. The payment service has not confirmed the refund yet; I keep asking it.
admin-deposits-cannot-refund = This top-up cannot be paid back from here, or not any more. You now see its current state.
admin-deposits-not-pending = This top-up no longer waits for a decision. You now see its current state.
admin-deposits-reject-reasons-absent = Not received
admin-deposits-reject-reasons-amount = Wrong amount
admin-deposits-reject-reasons-unreadable = Receipt cannot be read
admin-deposits-refund-reasons-asked = As you asked
admin-deposits-refund-reasons-twice = Paid twice

## log

admin-log-kinds-all = all
admin-log-kinds-money = money
admin-log-kinds-orders = orders
admin-log-kinds-goods = goods
admin-log-kinds-people = people
admin-log-kinds-service = service
admin-log-actor-admin = admin { $who }
admin-log-actor-holder = holder { $who }
admin-log-actor-operator = the operator
admin-log-actor-service = the service
admin-log-action-account =
    .open = Account opened
    .credit = Wallet credited
    .debit = Wallet debited
    .ban = Account banned
    .unban = Ban lifted
    .restrict = Account restricted
    .unrestrict = Restriction lifted
    .note = Note added
    .note_removed = Note removed
    .move_order = Move of the account ordered
    .moved = Account moved
    .move_declined = Move of the account declined
    .move_stopped = Move of the account stopped
    .move_cancelled = Move of the account cancelled
    .move_refused = Move of the account not possible
admin-log-action-allowlist =
    .add = Addresses allowed
    .remove = Addresses no longer allowed
    .clear = Every address allowed
admin-log-action-api =
    .enable = API turned on
    .disable = API turned off
    .allow = API access allowed
    .forbid = API access switched off
admin-log-action-approval =
    .ask = Second person asked
    .confirm = Confirmed as the second person
    .decline = Declined what needed a second person
admin-log-action-broadcast =
    .start = News sent
    .stop = News stopped
admin-log-action-catalog =
    .import = Catalog imported
    .routing = Choice of suppliers changed
    .sheet = Spreadsheet imported
admin-log-action-claim =
    .open = Problem reported
    .withdraw = Problem withdrawn
    .replace = Codes replaced
    .refund = Paid back after a problem
    .refuse = Problem refused
admin-log-action-codes =
    .encrypt = Codes encrypted
    .rotate = Codes encrypted with a new key
admin-log-action-deposit =
    .approve = Top-up approved
    .reject = Top-up rejected
    .credit = Top-up credited
    .charge_back = Top-up taken back
    .paid_back = Top-up paid back by the payment service
    .refund = Refund of a top-up started
    .refund_done = Top-up refunded
    .refund_refused = Refund of a top-up refused
admin-log-action-guard =
    .on = Questions about new addresses turned on
    .off = Questions about new addresses turned off
    .allow = New address allowed
    .forget = Address forgotten
admin-log-action-incident =
    .cancel = Orders that were not sent cancelled
    .move = Orders sent to another supplier
    .tell = Holders notified of a delay
admin-log-action-key =
    .create = Key created
    .rotate = Key replaced
    .change = Key changed
    .revoke = Key revoked
admin-log-action-line =
    .status = Line paused or resumed
admin-log-action-order =
    .complete = Order completed
    .cancel = Order cancelled
    .take = Order taken to do by hand
    .leave = Order given back
    .show_codes = Codes of an order shown
admin-log-action-payment =
    .unmatched = Payment without a top-up
    .assign = Payment assigned
    .return = Payment returned
admin-log-action-pricing =
    .accept = New cost accepted
    .margin = Margin changed
    .mode = Pricing of a product changed
    .reprice = Prices worked out again
    .rounding = Rounding of prices changed
admin-log-action-product =
    .change = Product changed
    .cost = Cost of a product changed
admin-log-action-service =
    .backup = Backup made
    .export = Data exported
    .restore = Backup restored
    .move = Database moved
admin-log-action-settings =
    .change = Settings changed
admin-log-action-shop =
    .allow = Shop allowed
    .forbid = Shop switched off
admin-log-action-stock =
    .add = Codes added
    .remove = Codes removed
    .release = Codes put back on sale
    .discard = Codes written off
admin-log-action-supplier =
    .set = Settings of a supplier changed
    .map = Product mapped to a supplier’s item
    .sync = Price list of a supplier taken over
admin-log-action-team =
    .role = Role changed
admin-log-action-test =
    .open = Test account opened
admin-log-action-tier =
    .add = Tier added
    .assign = Tier of an account changed
    .discount = Discount of a tier changed
    .remove = Tier removed
    .rename = Tier renamed
admin-log-action-transfer =
    .add = Way to pay added
    .change = Way to pay changed
    .remove = Way to pay removed
admin-log-action-webhook =
    .add = Webhook added
    .remove = Webhook removed
    .rotate = Secret of a webhook replaced
    .on = Webhook turned on
    .off = Webhook turned off
    .types = Events of a webhook changed
    .resend = Events sent again

## money

admin-money-usage-credit = Write /credit, an id or @name, the amount in USD, and a note: /credit @ada 25 Goodwill.
admin-money-usage-debit = Write /debit, an id or @name, the amount in USD, and a note: /debit @ada 25 Paid twice.
admin-money-how-much-credit = ➕ How much to add?
admin-money-how-much-debit = ➖ How much to take?
admin-money-ask-amount-credit = Type the amount in USD and a note, such as <code>25 Goodwill</code>. The note goes into the ledger, and they get a message with it. I ask you before I book anything.
admin-money-ask-amount-debit = Type the amount in USD and a note, such as <code>25 Paid twice</code>. The note goes into the ledger, and they get a message with it. I ask you before I book anything.
admin-money-balance = Balance
admin-money-owes = Owes
admin-money-note = Note
admin-money-confirm-credit = ➕ Add { $amount } to the wallet of { $name }?
admin-money-confirm-debit = ➖ Take { $amount } from the wallet of { $name }?
admin-money-get-message = They get a message with the note.
admin-money-yes-credit = ➕ Yes, add { $amount }
admin-money-yes-debit = ➖ Yes, take { $amount }
admin-money-ask-note = What is it for? Type a note: it goes into the ledger, and they get a message with it.
admin-money-done-credit = ➕ { $amount } was added to the wallet of { $name }.
admin-money-done-debit = ➖ { $amount } was taken from the wallet of { $name }.

## moves

admin-moves-title = 📲 Account moves
admin-moves-waits = { $count ->
        [one] 📲 { $count } account waits to be moved: see Customers in the panel
       *[other] 📲 { $count } accounts wait to be moved: see Customers in the panel
    }
admin-moves-wait = It happens in 24 hours. The current holder gets a message now and can stop it.
admin-moves-done = It will move in 24 hours. Both people get a message.
admin-moves-state-open = waits
admin-moves-state-moved = moved
admin-moves-state-declined = declined by the new person
admin-moves-state-stopped = stopped by the holder
admin-moves-state-cancelled = cancelled
admin-moves-state-refused = not possible any more
admin-moves-status = Status
admin-moves-from = From
admin-moves-to = To
admin-moves-at = On
admin-moves-reason = Reason
admin-moves-asked = Ordered by
admin-moves-why = Why
admin-moves-moved-from = Moved on { $time }, from Telegram id { $id }
admin-moves-moved-to = This person’s earlier account moved on { $time }, to Telegram id { $id }

## notes

admin-notes-removed = The note is removed.

## payments

admin-payments-waits = { $count ->
        [one] { $count } payment has no top-up: see { panel-inbox }
       *[other] { $count } payments have no top-up: see { panel-inbox }
    }
admin-payments-one = ❓ A payment without a top-up
admin-payments-paid = Paid
admin-payments-unknown = not known
admin-payments-for = For
admin-payments-payer = Paid by
admin-payments-payment = Payment
admin-payments-arrived = Arrived
admin-payments-status-label = Status
admin-payments-decided-by = Decided by
admin-payments-reason = Reason
admin-payments-status-open = 🔎 waits for a decision
admin-payments-status-assigned = ✅ credited
admin-payments-status-returning = ↩️ being returned
admin-payments-status-returned = ↩️ returned
admin-payments-find = Find out whose it is and assign it, or return it.
admin-payments-twice = The top-up { $reference } was credited before: this is a second payment.
admin-payments-assign-to = ✅ To { $reference }
admin-payments-assign = ✅ Assign
admin-payments-give-back = ↩️ Return
admin-payments-confirm =
    <b>Credit { $amount } to { $name }?</b>
    
    The money goes into their wallet, and they get a message.
admin-payments-yes = ✅ Yes, credit it
admin-payments-done = ✅ { $amount } was credited to { $name }.
admin-payments-by-service = The payment service pays it back to the payer. Type the reason.
admin-payments-by-hand = Pay it back at the payment service first. Then type the reason here, and it is marked as returned.
admin-payments-gone = ↩️ The payment is returned.
admin-payments-not-yet = ↩️ The payment service has not confirmed it yet. Press “Return” again later.

## standing

admin-standing-usage-ban = Write /ban, an id or @name, and, if you like, a reason: /ban @ada Stolen card.
admin-standing-usage-unban = Write /unban and an id or @name, and nothing after it.
admin-standing-usage-restrict = Write /restrict, an id or @name, how long and, if you like, a reason: /restrict @ada 2h Too many chargebacks. Write times like 30m, 2h or 7d.
admin-standing-usage-unrestrict = Write /unrestrict and an id or @name, and nothing after it.
admin-standing-usage-apioff = Write /apioff, an id or @name, and, if you like, a reason: /apioff @ada Too many bad calls.
admin-standing-usage-apion = Write /apion and an id or @name, and nothing after it.
admin-standing-usage-shopoff = Write /shopoff, an id or @name, and, if you like, a reason: /shopoff @ada API only.
admin-standing-usage-shopon = Write /shopon and an id or @name, and nothing after it.
admin-standing-not-for-admins-ban = { $name } is an admin and cannot be banned: take their role in the panel (Service) or remove them from ADMIN_IDS first.
admin-standing-not-for-admins-restrict = { $name } is an admin and cannot be restricted: take their role in the panel (Service) or remove them from ADMIN_IDS first.
admin-standing-how-long = 🟠 Restrict for how long?
admin-standing-ask-time = The bot and the API refuse them until then, and the restriction ends by itself. Tap a time, or type one with a reason, such as 2h Too many chargebacks.
admin-standing-effect-ban = The bot and the API refuse them until you unban them.
admin-standing-effect-restrict = The bot and the API refuse them until then.
admin-standing-effect-apioff = Calls from their programs are refused at once, and they cannot turn the API on themselves.
admin-standing-effect-shopoff = They cannot buy in the chat any more. Their API access stays as it is.
admin-standing-orders-continue = Orders that are processing continue, and they keep their balance.
admin-standing-ask-reason = Type the reason. They will see it.
admin-standing-confirm-ban = ⛔ Ban { $name }?
admin-standing-confirm-restrict = 🟠 Restrict { $name } until { $until }?
admin-standing-confirm-apioff = ⚪️ Switch the API off for { $name }?
admin-standing-confirm-shopoff = ⚪️ Switch the shop in the chat off for { $name }?
admin-standing-reason = Reason
admin-standing-no-reason = none
admin-standing-balance = Balance
admin-standing-replaces = ⚠️ This replaces the restriction until { $until }.
admin-standing-get-message = They get a message.
admin-standing-get-reason = They get a message with the reason.
admin-standing-yes-ban = ⛔ Yes, ban
admin-standing-yes-restrict = 🟠 Yes, restrict
admin-standing-yes-apioff = ⚪️ Yes, switch it off
admin-standing-yes-shopoff = ⚪️ Yes, switch it off
admin-standing-time-is-over = Nothing has changed: that time has already passed.
admin-standing-did-ban = ⛔ { $name } is banned.
admin-standing-did-unban = 🟢 { $name } is no longer banned.
admin-standing-did-restrict = 🟠 { $name } is restricted until { $until }.
admin-standing-did-unrestrict = 🟢 { $name } is no longer restricted.
admin-standing-did-apioff = ⚪️ API access is switched off for { $name }.
admin-standing-did-apion = 🟢 API access is allowed again for { $name }.
admin-standing-did-shopoff = ⚪️ The shop in the chat is switched off for { $name }.
admin-standing-did-shopon = 🟢 { $name } can buy in the chat again.
admin-standing-because = Reason: { $reason }
admin-standing-has-blocked = They have blocked the bot, so they get no message.
admin-standing-already-ban = Nothing has changed: { $name } is already banned, since { $since }.
admin-standing-already-unban = Nothing has changed: { $name } is not banned.
admin-standing-already-restrict = Nothing has changed: { $name } is already restricted until { $until }. /restrict with another time changes that.
admin-standing-already-unrestrict = Nothing has changed: { $name } is not restricted.
admin-standing-already-apioff = Nothing has changed: API access is already switched off for { $name }.
admin-standing-already-apion = Nothing has changed: no admin has switched the API off for { $name }.
admin-standing-already-shopoff = Nothing has changed: the shop is already switched off for { $name }.
admin-standing-already-shopon = Nothing has changed: { $name } can already buy in the chat.
admin-standing-still-restricted = They stay restricted until { $until }.
admin-standing-still-banned = They stay banned.
admin-standing-still-off = But they have turned it off themselves.

## undo

admin-undo-button = ↩️ Undo
admin-undo-ask = Undo this?
admin-undo-taken-back = ↩️ { $amount } was taken back from the wallet of { $name }.
admin-undo-given-back = ↩️ { $amount } was given back to the wallet of { $name }.

## team

admin-team-roles-manager = Manager
admin-team-roles-finance = Finance
admin-team-roles-support = Support
admin-team-roles-stock = Stock
admin-team-rights-accounts = find accounts
admin-team-rights-standing = bans and restrictions
admin-team-rights-money = credits and debits
admin-team-rights-deposits = top-ups and payments
admin-team-rights-orders = all orders and suppliers
admin-team-rights-claims = problems with orders
admin-team-rights-stock = codes
admin-team-rights-broadcast = news for many
admin-team-rights-approvals = confirm as a second person
admin-team-rights-catalog = catalog and prices
admin-team-rights-reports = sales, books and exports
admin-team-rights-settings = switches and ways to pay
admin-team-rights-log = the log
admin-team-rights-backup = backups
admin-team-rights-move = moves of accounts
admin-team-rights-team = the team
admin-team-removed = { $name } has no role any more.
admin-team-not-yours = Your role does not allow this. Ask an owner.
admin-team-your-role = You are on the team now: { $role }. You may use: { $rights }.
admin-team-your-role-ended = You are not on the team any more.

## orders

admin-orders-account = 👤 Account

## order

admin-order-usage = Write /order and an id, such as /order API-GMA-7Q2M9XK4-0T8ZPD. /find takes whatever else is known of it.
admin-order-is-test = 🧪 Test: paid with test money, and no supplier is called.
admin-order-lookup-title = 🔎 Lookup: { $path }
admin-order-labels-status = Status
admin-order-labels-reason = Reason
admin-order-labels-account = Account
admin-order-labels-key = Key
admin-order-labels-idempotency-key = Idempotency key
admin-order-labels-product = Product
admin-order-labels-amount = Amount
admin-order-labels-cost = Cost
admin-order-labels-paid-back = Paid back
admin-order-labels-profit = Profit
admin-order-labels-fee = Fee
admin-order-labels-supplier = Supplier
admin-order-labels-item = Item there
admin-order-labels-their-order = Order there
admin-order-labels-next = Next suppliers
admin-order-labels-codes = Codes
admin-order-labels-attempts = Attempts
admin-order-labels-next-attempt = Next attempt
admin-order-labels-known = Known to the supplier
admin-order-labels-result = Result
admin-order-fee-returned = returned
admin-order-amount-for = { $pieces ->
        [one] { $amount } for { $pieces } piece
       *[other] { $amount } for { $pieces } pieces
    }
admin-order-codes-use-voucher = voucher for the supplier
admin-order-perhaps-known = perhaps
admin-order-not-known = no
admin-order-complete = ✅ Complete by hand
admin-order-cancel = ↩️ Cancel with refund
admin-order-refund = ↩️ Refund…
admin-order-replace-codes = 🎟 Replace codes…
admin-order-no-codes = It has no codes.
admin-order-codes-of = { $count ->
        [one] { $count } code of { $id }. The audit log records that you asked.
       *[other] { $count } codes of { $id }. The audit log records that you asked.
    }
admin-order-confirm-cancel =
    <b>Cancel this order and refund it?</b>
    
    { $id }: { $amount } go back into the wallet.
admin-order-voucher-back = Its voucher goes back into stock.
admin-order-voucher-aside = Its voucher is set aside until you know whether it was used.
admin-order-only-if-certain = Only do this if you are certain that the order was not done and will not be.
admin-order-supplier-may-have = ⚠️ The supplier may have this order. Ask them first.
admin-order-why-cancel = Why do you cancel it? The reseller gets your answer in { $error }.
admin-order-type-reason = ✏️ Another reason
admin-order-ask-reason = Why is it cancelled?
admin-order-about-reason = Type the reason. The reseller will see it. Then the order is cancelled and refunded.
admin-order-confirm-complete =
    <b>Complete this order by hand?</b>
    
    { $id }: only do this if you are certain that the player has received it. The order stays paid. If a supplier may have the order and disagrees, I will message you.
admin-order-complete-now = ✅ Yes, complete it
admin-order-cancelled = Cancelled, and { $amount } went back into the wallet.
admin-order-completed = Completed by hand.

## calls

admin-calls-what-place = order
admin-calls-what-check = check
admin-calls-what-lookup = lookup
admin-calls-what-checkLookup = check of a lookup
admin-calls-outcome-completed = completed
admin-calls-outcome-processing = processing
admin-calls-outcome-failed = failed
admin-calls-outcome-declined = declined
admin-calls-outcome-absent = absent
admin-calls-outcome-not_sent = not sent
admin-calls-outcome-unknown = unknown
admin-calls-no-answer = no answer yet

## tasks

admin-tasks-title = 🙋 To do by hand
admin-tasks-still-to-do = ⏰ Still to do by hand
admin-tasks-order = Order
admin-tasks-placed = Placed
admin-tasks-taken-by = Taken by
admin-tasks-you = you
admin-tasks-since = Since
admin-tasks-take = 🙋 Take
admin-tasks-done = ✅ Done
admin-tasks-failed = ↩️ Failed
admin-tasks-leave = Give it back
admin-tasks-taken = This order is yours now. The other admins can see that.
admin-tasks-left = Every admin can take this order again.
admin-tasks-confirm-done =
    <b>Has the player received it?</b>
    
    { $pack }, { $id }: this completes the order, and its { $amount } stay paid.
admin-tasks-done-now = ✅ Yes, done
admin-tasks-taken-by-other = ⚠️ Another admin has taken this order. Ask them first.

## delivery

admin-delivery-ask =
    <b>{ $count ->
        [one] Send { $count } code
       *[other] Send { $count } codes
    }</b>
    
    { $pack }, { $id }. Send one code per line, as a text or a .txt file. This completes the order, and the reseller gets the codes at once.
admin-delivery-wanted = Please send the codes, one per line, as a text or as a .txt file.
admin-delivery-too-long = Telegram may have cut such a long text in two. Please send the codes as a .txt file.

## stuck

admin-stuck-why-unknown = the outcome is unknown
admin-stuck-why-not_sent = no supplier has it yet
admin-stuck-why-in_progress = the supplier is working on it
admin-stuck-why-person = a person has to do it
admin-stuck-attempts = { $count ->
        [one] { $count } attempt
       *[other] { $count } attempts
    }

## incidents

admin-incidents-worked = 🟢 The supplier { $who } works again.
admin-incidents-quiet = ⚪ The incident at { $who } is over.
admin-incidents-since = Since
admin-incidents-lasts = Lasted
admin-incidents-open = Open orders
admin-incidents-not-sent = ▫️ Certainly not sent
admin-incidents-unknown = ▫️ Unknown
admin-incidents-at-work = ▫️ Being worked on
admin-incidents-worth = Worth
admin-incidents-notified-at = The holders were notified, { $at }.
admin-incidents-tried-again = It is tried again every few seconds. Unknown orders are asked about until their outcome is known; nothing here touches them.
admin-incidents-tried-next = It is tried again with the next order.
admin-incidents-over = Whatever is still open goes on by itself.
admin-incidents-over-quiet = No order is open there, and nothing has failed for { $span }. The next order shows whether it works again.
admin-incidents-cancel = { $count ->
        [one] ↩️ Cancel { $count } order not sent
       *[other] ↩️ Cancel { $count } orders not sent
    }
admin-incidents-cancel-yes = ↩️ Yes, cancel and refund
admin-incidents-confirm-cancel =
    { $count ->
        [one] Cancel and refund { $count } order that { $who } certainly has not got?
       *[other] Cancel and refund { $count } orders that { $who } certainly has not got?
    }
    
    Each is looked at once more. One that was sent meanwhile stays as it is.
admin-incidents-cancelled = { $count ->
        [one] { $count } order cancelled and refunded.
       *[other] { $count } orders cancelled and refunded.
    }
admin-incidents-move = ➡️ Send them elsewhere
admin-incidents-where-to = { $count ->
        [one] Where should { $count } order go?
       *[other] Where should { $count } orders go?
    }
admin-incidents-nowhere = No other supplier is set up for these products, or none at a price below what was paid.
admin-incidents-about-targets = How many each could take without a loss is beside its name.
admin-incidents-to = ➡️ { $supplier } ({ $count })
admin-incidents-moved = { $count ->
        [one] { $count } order sent to { $supplier }.
       *[other] { $count } orders sent to { $supplier }.
    }
admin-incidents-tell = 📣 Tell the holders ({ $count })
admin-incidents-tell-yes = 📣 Yes, tell them
admin-incidents-confirm-tell = { $count ->
        [one] Send this to { $count } person with open orders there who have not been notified of them yet?
       *[other] Send this to { $count } people with open orders there who have not been notified of them yet?
    }
admin-incidents-notified = { $count ->
        [one] { $count } person notified.
       *[other] { $count } people notified.
    }

## suppliers

admin-suppliers-not-set-up = not set up here
admin-suppliers-balance = Balance
admin-suppliers-balance-unknown = not known
admin-suppliers-open-orders = Open orders
admin-suppliers-faults = { $count } failed
admin-suppliers-no-calls = no calls

## stock

admin-stock-title = 🎟 Stock
admin-stock-none = The catalog has no product that is sold from stock.
admin-stock-choose = Tap a product to add codes or to see its codes.
admin-stock-in-stock = { $count } in stock
admin-stock-ask = Send the codes to add, one per line, as a text or as a .txt file. I delete your message, and I ask you before I add anything.
admin-stock-no-codes = I found no codes in it. Please send a text file with one code per line, or /cancel.
admin-stock-too-many = I can take at most { $max } lines at once. Send several files, or use the command line.
admin-stock-nothing-new = 🎟 Nothing to add: all these codes are already known
admin-stock-confirm = { $count ->
        [one] 🎟 Add { $count } code?
       *[other] 🎟 Add { $count } codes?
    }
admin-stock-looks-like-codes = These look like codes, so I kept none of them. To add them, choose their product first.
admin-stock-deleted = I have deleted your message with the codes.
admin-stock-not-deleted = ⚠️ I could not delete your message with the codes. Please delete it yourself.
admin-stock-waits = Nothing is added until you tap Yes. You have one hour.
admin-stock-code = Code
admin-stock-first = First
admin-stock-last = last
admin-stock-characters = { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
admin-stock-characters-from = { $most ->
        [one] from { $least } to { $most } character
       *[other] from { $least } to { $most } characters
    }
admin-stock-with-spaces = { $count ->
        [one] ⚠️ { $count } line has spaces: is that a code?
       *[other] ⚠️ { $count } lines have spaces: is that a code?
    }
admin-stock-unlike = { $count ->
        [one] ⚠️ { $count } line looks different from the others:
       *[other] ⚠️ { $count } lines look different from the others:
    }
admin-stock-line = line { $number }
admin-stock-duplicates = Not added, because they are duplicates: { $count }
admin-stock-in-stock-already = in stock already
admin-stock-same-as = the same as line { $line }
admin-stock-yes = { $count ->
        [one] ✅ Yes, add { $count } code
       *[other] ✅ Yes, add { $count } codes
    }
admin-stock-no = ✖️ No
admin-stock-dropped =
    <b>Nothing was added.</b>
    I no longer have the codes that you sent.
admin-stock-added-before = These codes were already added.
admin-stock-interrupted = { $count ->
        [one] I was interrupted after { $count } code. Tap Yes again to add the rest.
       *[other] I was interrupted after { $count } codes. Tap Yes again to add the rest.
    }
admin-stock-added = { $count ->
        [one] 🎟 Added { $count } code to { $pid }.
       *[other] 🎟 Added { $count } codes to { $pid }.
    }
admin-stock-none-left = 🎟 None of these codes of { $pid } is in stock any more.
admin-stock-now = Now { $level }.
admin-stock-ask-undo =
    <b>{ $count ->
        [one] ↩️ Take { $count } code out of stock?
       *[other] ↩️ Take { $count } codes out of stock?
    }</b>
    They were added to { $pid } together and are not sold yet. They are deleted here, but you can add them again.
admin-stock-stay-taken = { $count ->
        [one] { $count } of these codes was already sold or set aside and stays so.
       *[other] { $count } of these codes were already sold or set aside and stay so.
    }
admin-stock-undone = { $count ->
        [one] ↩️ { $count } code of { $pid }: out of stock again.
       *[other] ↩️ { $count } codes of { $pid }: out of stock again.
    }
admin-stock-nothing-to-undo = None of these codes is still unsold, so there is nothing to take out.
admin-stock-no-unsold = There are no unsold codes.
admin-stock-added-at = Added
admin-stock-add-more = ➕ Add codes
admin-stock-back = ‹ Stock

## quarantine

admin-quarantine-choose = These codes may have been used: their order was cancelled, or a backup was restored. Find out, then put them back on sale or write them off.
admin-quarantine-none = No code is in quarantine.
admin-quarantine-was-used = { $count ->
        [one] Was this code used?
       *[other] Were these { $count } codes used?
    }
admin-quarantine-of-restore = { $product }: a backup was restored. What is here may have been sold after that backup was made ({ $order }).
admin-quarantine-of-order = It was the voucher of { $order }. Check it where you bought it.
admin-quarantine-decided-release = Back on sale.
admin-quarantine-decided-discard = Written off.

## catalog

admin-catalog-line-summary = Lines: { $added } new, { $known } known
admin-catalog-product-summary = Products: { $added } new, { $known } known
admin-catalog-still-archived = Not for sale, because they were archived before: { $pids }. Give them "status": "active" in the file, or resume them here.
admin-catalog-no-change = No existing product would change.
admin-catalog-none = none
admin-catalog-of-its-line = those of its line
admin-catalog-imported-toast = Imported.

## lines

admin-lines-labels-status = Status
admin-lines-labels-kind = Kind
admin-lines-labels-suppliers = Suppliers
admin-lines-labels-line = Line
admin-lines-labels-price = Price
admin-lines-labels-cost = Cost
admin-lines-labels-in-stock = In stock
admin-lines-kind-topup = top-up
admin-lines-kind-gamekey = game key
admin-lines-kind-giftcard = gift card
admin-lines-missing = ⚠️ Not set up here: { $suppliers }. See SUPPLIERS in .env.example.
admin-lines-not-sold = ⚠️ Not sold: the pattern of { $field } { $problem }. Fix it in the catalog file and import the file again.
admin-lines-no-price = no price
admin-lines-no-cost = not known
admin-lines-is-now = { $name }: now { $status }.

## pricing

admin-pricing-margin-all = Margin for all lines
admin-pricing-margin = Margin
admin-pricing-for-everybody = Everybody
admin-pricing-no-margin = none yet
admin-pricing-same-as = { $margin }, from above
admin-pricing-rounding = Rounded up to
admin-pricing-max-age = Costs count for
admin-pricing-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
admin-pricing-for-ever = any time
admin-pricing-max-jump = A cost may change by
admin-pricing-any-amount = any amount
admin-pricing-tiers = Tiers
admin-pricing-about-margins = A line without a margin of its own has that of all lines. A tier without one pays what everybody pays.
admin-pricing-and-more = … and { $count } more.
admin-pricing-applied = Done. The new prices apply from the next order.
admin-pricing-modes-fixed = fixed
admin-pricing-modes-margin = follows the cost
admin-pricing-mode = Price is
admin-pricing-why-no_margin = no margin is set for its line
admin-pricing-why-cost_missing = its cost is not known
admin-pricing-why-cost_zero = its cost is zero
admin-pricing-why-cost_old = its cost is too old
admin-pricing-why-cost_jump = its cost has changed too much
admin-pricing-why-below_cost = it costs you more than its price
admin-pricing-held-for = ⏸ It has paused itself: { $why }.
admin-pricing-noticed = { $count ->
        [one] ⏸ { $count } product has paused itself: the cost cannot be relied on, or is above the price.
       *[other] ⏸ { $count } products have paused themselves: the cost cannot be relied on, or is above the price.
    }
admin-pricing-about-tiers = A tier is a group of accounts with prices of their own.
admin-pricing-no-tiers = There are no tiers yet: everybody pays the same.
admin-pricing-about-name = A short name that its accounts may see, such as Gold.
admin-pricing-discount = Less for fixed prices
admin-pricing-accounts = Accounts
admin-pricing-ask-remove = Remove the tier { $name }? Its accounts will pay what everybody pays.
admin-pricing-removed = The tier { $name } is removed.
admin-pricing-tier = Tier
admin-pricing-standard = standard
admin-pricing-assigned = { $name }: now { $tier }.

## routing

admin-routing-words-chosen-listed = first of the list
admin-routing-words-chosen-healthy = first that works
admin-routing-words-chosen-by_hand = given to it by hand
admin-routing-words-cheapest = { $others ->
        [none] cheapest ({ $cost })
       *[other] cheapest ({ $cost }; { $others })
    }
admin-routing-words-cost-unknown = cost not known
admin-routing-words-next-declined = next, because { $after } declined the order
admin-routing-words-next-unavailable = next, because { $after } could not be reached
admin-routing-words-next-breaker_open = next, because the circuit breaker of { $after } is open
admin-routing-words-skipped-day_limit = skipped, its day limit is reached
admin-routing-words-skipped-no_codes = skipped, too few codes
admin-routing-words-skipped-breaker_open = skipped, its circuit breaker is open
admin-routing-words-skipped-full = skipped, it has as many open orders as it may
admin-routing-words-by-listed = in the order of the list
admin-routing-words-by-healthy = the first that works
admin-routing-words-by-cheapest = the cheapest first
admin-routing-why = Why there
admin-routing-row = Supplier chosen

## limits

admin-limits-about = Orders that no longer fit into the day go to the next supplier, or are refused if there is none. If too many are open, they go to the next one or wait.
admin-limits-day = Most in a day
admin-limits-at-once = Orders open at once
admin-limits-none = no limit

## sheets


## priceLists

admin-price-lists-title = 📋 Price list of { $supplier }
admin-price-lists-read-before = Last applied
admin-price-lists-never = never
admin-price-lists-list = The list
admin-price-lists-fresh = { $count } new
admin-price-lists-gone = { $count } gone
admin-price-lists-back = { $count } back
admin-price-lists-changed = { $count } changed
admin-price-lists-nothing = Nothing changes for your products.
admin-price-lists-changes = For your products:
admin-price-lists-prices = Prices that follow:
admin-price-lists-is-gone = gone, off sale there
admin-price-lists-is-back = back
admin-price-lists-no-cost = no cost
admin-price-lists-apply = { $count ->
        [one] ✅ Apply { $count } change
       *[other] ✅ Apply { $count } changes
    }
admin-price-lists-remember = ✅ Remember the list
admin-price-lists-applied = Done. New prices apply from the next order.
admin-price-lists-changed-since = The list or the catalog has changed meanwhile. This is how it is now.
admin-price-lists-waiting = ⚠️ Waits for you: { $count }
admin-price-lists-waiting-of = ⚠️ Waits for you: { $count } of { $all }
admin-price-lists-none-waits = Nothing waits for you.
admin-price-lists-reason-cost_zero = It costs nothing now.
admin-price-lists-reason-cost_jump = Its cost changes by more than your limit.
admin-price-lists-reason-renamed = It has another name: perhaps it is something else now.
admin-price-lists-reason-many_gone = More than half of your items there are gone at once.
admin-price-lists-reason-empty_list = The list is empty.
admin-price-lists-agree = ✅ Agree to it
admin-price-lists-agreed = Done.
admin-price-lists-jumped = { $count ->
        [one] ⚠️ { $supplier }: { $count } change waits for you, such as prices that jumped.
       *[other] ⚠️ { $supplier }: { $count } changes wait for you, such as prices that jumped.
    }
admin-price-lists-unreadable = ⚠️ The price list of { $supplier } could not be read for { $time }. Costs and what is sold there may be old.
admin-price-lists-low-balance = 🪫 Your balance at { $supplier } is { $amount }. Top it up before orders fail.
admin-price-lists-problem = Price list cannot be read
admin-price-lists-show = 📋 Price list
admin-price-lists-gone-there = 📭 Not sold at { $supplier } now.
admin-price-lists-settings = ⏱ Schedule and alerts
admin-price-lists-every = Applied by itself
admin-price-lists-every-time = every { $time }
admin-price-lists-never-by-self = ✖️ Not by itself
admin-price-lists-off = off
admin-price-lists-about-every = What is suspicious always waits for you.
admin-price-lists-threshold = Alert below
admin-price-lists-set-threshold = 🪫 Alert on a low balance
admin-price-lists-ask-threshold = Alert you when your balance at { $supplier } falls below:
admin-price-lists-about-threshold = Type an amount in USD, such as { $example }, or { $off }.
admin-price-lists-saved = Saved.

## settings

setting-maintenance = 🛠 Maintenance
    .turned-on = Maintenance is on: new orders and lookups are refused until you turn it off.
    .turned-off = Maintenance is off: the API is open again.
    .effect = on: new orders and lookups are refused
    .ask = Turn maintenance on?
    .about = All new orders and lookups of all resellers are refused at once, until you turn it off. Open orders continue, and resellers can still read everything.
    .closed = 🛠 Buying is paused for maintenance. Your balance and orders are safe.
    .meanwhile = Meanwhile you can top up, see your orders and look at prices. Please come back later to buy.
    .command = Pause the service; off opens it again
    .words = settings setting pause stop close off switch downtime
setting-shop = 🛍 Shop in the chat
    .turned-on = The shop is open: holders can buy in the chat.
    .turned-off = The shop is closed: nobody can buy in the chat.
    .effect = off: nobody can buy in the chat
    .ask = Close the shop in the chat?
    .about = Nobody can buy in the chat until you open it again. Orders by API and open orders continue.
    .closed = 🛍 The shop is closed at the moment. Your balance and orders are safe.
    .meanwhile = Meanwhile you can top up and see your orders. Please come back later to buy.
    .command = Close the shop in the chat; on opens it again
    .words = settings setting store close open off switch buy
setting-apiOrders = 📦 Orders by API
    .turned-on = Orders by API are on.
    .turned-off = Orders by API are off: new orders are refused.
    .effect = off: new orders are refused
    .ask = Turn orders by API off?
    .about = All new orders of all resellers are refused at once, until you turn them on again. Lookups and open orders continue.
    .closed = 🔌 New orders by API are paused at the moment. Your balance and orders are safe.
    .meanwhile = Meanwhile you can buy in the shop, top up and see your orders.
    .command = Refuse new orders by API; on takes them again
    .words = settings setting api stop pause off switch
setting-requireAllowlist = 🌐 Allowlist required
    .turned-on = An allowlist is required: accounts without one are refused.
    .turned-off = An allowlist is no longer required.
    .ask = Require an allowlist?
    .about = The API immediately refuses every account without one, until it has one or you turn this off.
    .command = Require allowed addresses of every account
    .words = settings setting ip address addresses whitelist security
setting-statusPage = 📡 Status page
    .turned-on = The status page is public.
    .turned-off = The status page is hidden.
    .command = Show everybody how fast orders are done
    .words = status page public
setting-eligibility = 🎓 Eligibility
    .turned-on = The eligibility rules apply from now on.
    .turned-off = The eligibility rules no longer apply.
    .ask = Turn the eligibility rules on?
    .about = The API immediately refuses every account that does not meet them.
    .command = Who may use the API
    .words = settings setting rules requirements api access minimum age
setting-stars = ⭐️ Telegram Stars
    .turned-on = Telegram Stars are offered.
    .turned-off = Telegram Stars are no longer offered.
setting-cryptoPay = 🪙 Crypto (@CryptoBot)
    .turned-on = Crypto is offered.
    .turned-off = Crypto is no longer offered.

## switches

admin-switches-on = on
admin-switches-off = off
admin-switches-turn-on = { $name }: turn on
admin-switches-turn-off = { $name }: turn off
admin-switches-yes-on = Yes, turn on
admin-switches-usage = Write { $command } on or { $command } off.
admin-switches-rules = at least { $amount } paid in, account { $age } old

## topUps

admin-top-ups-amount = Amount
admin-top-ups-range = from { $least } to { $most }
admin-top-ups-open-at-once = Open at once
admin-top-ups-per-account = { $count } per account
admin-top-ups-offered = 🟢 offered
admin-top-ups-not-offered = not offered
admin-top-ups-per-usd = ⭐️{ $stars } per USD
admin-top-ups-changed = Changed. It applies to new top-ups.

## transfers

admin-transfers-rate = Rate
admin-transfers-rate-set = { $rate }, set { $ago }
admin-transfers-amounts-of-all = { $range }, as for all top-ups
admin-transfers-fee = Fee
admin-transfers-no-fee = none
admin-transfers-no-instructions = No instructions yet.
admin-transfers-about-confirm = This applies to new top-ups. Open ones keep what their payers were shown.
admin-transfers-pays = For { $amount }
admin-transfers-confirm-remove = Remove { $name }?
admin-transfers-about-remove = Nobody can choose it any more. Open top-ups continue, but no longer show its instructions.
admin-transfers-added = { $name } is added. It is offered once you have written instructions and turned it on.
admin-transfers-changed = Changed. It applies to new top-ups.
admin-transfers-removed = { $name } is removed.

## stats

admin-stats-period-month = The last 30 days
admin-stats-short-today = Today
admin-stats-short-yesterday = Yesterday
admin-stats-short-week = 7 days
admin-stats-short-month = 30 days
admin-stats-short-quarter = 90 days
admin-stats-range = { $first } to { $last }
admin-stats-bad-days = I need two days, such as 2026-01-01 2026-01-31, the earlier one first, and at most a year of them.
admin-stats-none = Nothing was sold in these days.
admin-stats-sales = Sales
admin-stats-profit = Profit
admin-stats-margin = { $share } of the sales
admin-stats-ended = Ended orders
admin-stats-completed = completed
admin-stats-times = Half of them within { $half }, 95 of 100 within { $most }
admin-stats-about = Days begin at 00:00 UTC. An order counts on the day on which it ended, and sales are net of refunds.

## digest

admin-digest-title = ☀️ Yesterday, { $day }
admin-digest-week-before = a week before: { $amount }
admin-digest-low = Codes that run out
admin-digest-balances = Left at the suppliers
admin-digest-lasts = { $days ->
        [0] less than a day
        [one] about { $days } day
       *[other] about { $days } days
    }
admin-digest-backup-failed = ⚠️ The last backup failed:
admin-digest-set-time = 🕘 Time

## exports


## books

admin-books-opening = Wallets at the beginning
admin-books-closing = Wallets at the end
admin-books-wrong = ⚠️ { $amount } are missing. Run the audit: npm run cli -- audit
admin-books-kind-deposit = Top-ups
admin-books-kind-deposit_refund = Top-ups paid back
admin-books-kind-deposit_refund_reversal = Refunds of top-ups that failed
admin-books-kind-chargeback = Taken back by payment services
admin-books-kind-debt = Debts made
admin-books-kind-debt_payment = Debts paid
admin-books-kind-credit = Added by hand
admin-books-kind-debit = Taken by hand
admin-books-kind-charge = Charged for orders
admin-books-kind-refund = Orders refunded
admin-books-kind-claim_refund = Paid back after problems
admin-books-kind-fee = Fees for lookups
admin-books-kind-fee_refund = Fees returned
admin-books-sold = Sold
admin-books-cost = Cost
admin-books-now = Now
admin-books-at-supplier = At { $supplier }
admin-books-stock = Codes for sale
admin-books-in-stock = { $count ->
        [one] { $count } code
       *[other] { $count } codes
    }
admin-books-cost-unknown = { $count ->
        [one] { $count } code has no known cost
       *[other] { $count } codes have no known cost
    }
admin-books-debts = Owed after chargebacks

## backup

admin-backup-confirm =
    <b>💾 Send a backup here?</b>
    
    The file holds everything: accounts, balances, orders and codes. Anyone who can read this chat, on any of your devices, can read the file. Keep it safe, and delete the message afterwards.
admin-backup-encrypted = The codes in it are encrypted.
admin-backup-unencrypted = The codes in it are not encrypted.
admin-backup-send-now = 💾 Yes, send it
admin-backup-sent = 💾 The backup is below.
admin-backup-not-sent = Telegram did not accept the file. Please try /backup again.
admin-backup-caption = 💾 The whole database as of { $time }, { $size }. Keep it safe.
admin-backup-elsewhere = The database is on PostgreSQL. Back it up with its own tool: pg_dump --format=custom --file=FILE DATABASE_URL
admin-backup-too-large = The backup has { $size }, but a bot can send at most 50 MB. On the server, run: npm run -s cli -- backup FILE

## files

admin-files-too-large = The file is too large: I can take at most { $megabytes } MB here. Use the command line for larger files.
admin-files-not-utf8 = The file is not UTF-8 text. Please save it as UTF-8 and send it again.
admin-files-gone = Telegram does not give me this file. Please send it again, or send a smaller one.
