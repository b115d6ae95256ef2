## panel

panel-title = gamewallet
panel-skip = Skip to the content
panel-menu = Parts of the panel
panel-today = Today
panel-inbox = Inbox
panel-orders = Orders
panel-customers = Customers
panel-goods = Goods
panel-suppliers = Suppliers
panel-money = Money
panel-news = News
panel-service = Service
panel-leave = Leave
panel-undo = Undo
panel-undone = It is undone.
panel-next = Continue
panel-yes = Yes, do it
panel-change = Change
panel-more = More
panel-first = Back to the first
panel-csv = Save as CSV
panel-search = Search
panel-problem = That did not work
panel-not-found = There is no such page.
panel-not-yours = Your role does not let you do this.
panel-sent-before = This was done before; nothing has changed now.
panel-asked-second = Somebody else has to confirm this. It is in the inbox.
panel-failed = Something went wrong on our side. Nothing was changed. Try again; if it stays, look at the log of the service.
panel-too-large = This is more than { $max } MB.
panel-opening = Opening the panel…
panel-open-without-script = This page needs JavaScript to read what Telegram says. Ask the bot for a link with /panel instead.
panel-enter = Open the panel
panel-how-to-enter = You are not signed in here. Send /panel to the bot, or run “npm run cli -- panel link” on the server. A link works once, for 60 seconds.
panel-other-host = This is not the address of the panel. Open it at the address in PUBLIC_URL.
panel-other-origin = This was not sent by a page of the panel, so nothing was done. Open the page again.

## panel-sessions

panel-sessions = Sessions
panel-sessions-who = Who
panel-sessions-since = Open since
panel-sessions-address = Address
panel-sessions-browser = Browser
panel-sessions-this = this one
panel-sessions-end = End
panel-sessions-end-all = End all others
panel-sessions-ended = It is ended.

admin-log-action-session =
    .open = Panel opened
    .end = Session of the panel ended

## panel-today-page

panel-today-paused = Paused: { $names }
panel-today-products-paused = { $count ->
        [one] { $count } product is paused by hand
       *[other] { $count } products are paused by hand
    }
panel-today-supplier-fails = { $supplier } keeps failing
panel-today-begin = Begin here
panel-today-step-done = done
panel-today-step-open = to do
panel-today-add-goods = Add what you sell: a line and its first product
panel-today-add-way = Add a way to pay, so that customers can top up
panel-today-invite = Send your bot’s link to your first customers: an account opens when they write to it
panel-today-completed = Completed
panel-today-yesterday = Yesterday { $figure }
panel-today-low = (low)
panel-today-waits = What waits
panel-today-waits-pending = Receipts to check
panel-today-waits-unmatched = Payments without a top-up
panel-today-waits-claims = Problems with orders
panel-today-waits-tasks = Orders to do by hand
panel-today-waits-approvals = Decisions that need a second person
panel-today-waits-incidents = Suppliers that keep failing
panel-today-waits-stuck = Orders that have waited too long
panel-today-waits-moves = Accounts to be moved
panel-today-waits-aside = Codes set aside: were they used?
panel-today-waits-held = Products that have paused themselves
panel-chart-orders = Orders
panel-chart-day = Day
panel-chart-table = Show as a table

## panel-inbox-page

## panel-orders-page

## panel-customers-page

## panel-goods-page

## panel-suppliers-page

## panel-money-page

panel-money-books = Books
panel-money-sales = Sales
panel-money-top-ups = Top-ups
panel-money-ways = Ways to pay
panel-money-exports = Exports
panel-money-from = From
panel-money-to = To
panel-money-show = Show
panel-money-months = Months
panel-money-periods = Periods
panel-money-item = What
panel-money-entries = Entries
panel-money-moved = Moved in all
panel-money-nothing-moved = Nothing moved in these days
panel-money-adding-up = The ledger is long. Adding it up…
panel-money-adds-up = It adds up with the ledger, to the last digit.
panel-money-about-books = Only live accounts. A day begins at 00:00 UTC. Sales and profit count an order when it ended, the ledger when it was charged.
panel-money-without-cost = { $count ->
        [one] { $count } order for { $amount } is not in the profit, because nobody knows what it cost. Set costs in Goods.
       *[other] { $count } orders for { $amount } are not in the profit, because nobody knows what they cost. Set costs in Goods.
    }
panel-money-before = As many days before: { $amount }
panel-money-groups = Sales by
panel-money-by-line = By line
panel-money-by-product = By product
panel-money-by-supplier = By supplier
panel-money-by-account = Best customers
panel-money-of-line = Line
panel-money-of-product = Product
panel-money-of-supplier = Supplier
panel-money-of-account = Customer
panel-money-margin = Margin
panel-money-half-within = Half within
panel-money-period = In these days
panel-money-search-top-ups = Search: reference, payment, name, @name or Telegram id
panel-money-none-found = No credited top-up fits. Search for the whole reference or payment id, or for its customer.
panel-money-credited-at = When
panel-money-pay-back = Pay back
panel-money-reason = Reason
panel-money-about-reason = The customer reads it.
panel-money-wallet-of = Wallet of { $name }
panel-money-way = Way to pay
panel-money-add-way = Add a way to pay
panel-money-no-ways = There is no way to transfer money yet. Add a bank account or a mobile wallet: payers send a receipt, and you decide.
panel-money-change = Change
panel-money-no-change = Nothing would change.
panel-money-rated = Rate set
panel-money-place = Order
panel-money-place-up = Show { $name } earlier
panel-money-place-down = Show { $name } later
panel-money-limits = Limits of all top-ups
panel-money-least = Smallest top-up, in USD
panel-money-most = Largest top-up, in USD
panel-money-stars-per-usd = Stars for one USD
panel-money-way-name = Name
panel-money-way-about-name = Payers choose it by this name, such as bKash.
panel-money-way-on = Offered
panel-money-way-offer = Offer it to payers
panel-money-way-currency = Currency
panel-money-way-rate = How much of the currency one USD costs
panel-money-way-rate-checked = I have checked the rate today: date it anew
panel-money-way-fee = Fee, in percent
panel-money-way-about-fee = It is added to what people pay. With a minus it is a bonus, which is taken off.
panel-money-way-about-limits = Empty: as for all top-ups.
panel-money-way-instructions = Instructions to the payer
panel-money-way-remove = Remove
panel-money-exports-orders = Orders
panel-money-exports-about-orders = placed in these days, with cost, profit and supplier
panel-money-exports-ledger = Ledger
panel-money-exports-about-ledger = every entry of these days
panel-money-exports-deposits = Top-ups
panel-money-exports-about-deposits = begun in these days, with rate, fee and who decided
panel-money-exports-products = Products
panel-money-exports-about-products = as they are now, with price, cost and stock
panel-money-exports-accounts = Accounts
panel-money-exports-about-accounts = as they are now, with what they bought in these days
panel-money-exports-summary = Summary
panel-money-exports-about-summary = sales and profit by day, and the books
panel-money-about-exports = CSV files, which Excel and other spreadsheets open. The names of the columns are English in every language.

## panel-news-page

## panel-service-page

## panel-refusals

error-NOT_LET_IN =
    .link_over = This link was used, or is older than 60 seconds. Send /panel to the bot for a new one.
    .not_signed = Telegram has not signed this for our bot. Open the panel from the bot’s chat.
    .too_old = This was opened more than five minutes ago. Open the panel from the bot’s chat again.
    .used_before = This was opened before. Open the panel from the bot’s chat again.
    .no_role = Only the team can open the panel, and you have no role in it (any more).
error-FORM_OUTDATED = This has changed since you opened the form, so nothing was done. Open it again.
error-FORM_SENT = This was done before; nothing has changed now.
error-FIELD_MISSING = “{ $field }” is empty.
error-NOT_A_COUNT = “{ $text }” is not a whole number.

## admin-panel

admin-panel-about = The panel shows everything on one screen. The link works once, for { $time }.
admin-panel-open = Open the panel
admin-panel-browser = Open in a browser
admin-panel-again = New link
admin-panel-no-address = The panel has no address yet. Set PUBLIC_URL to the address of this service, or run “npm run cli -- panel link” on the server.
admin-commands-panel = Open the panel
admin-words-panel = panel screen dashboard browser web page site computer

## panel-words

panel-words-today = dashboard overview statistics stats sales report revenue numbers chart earnings profit today
panel-words-inbox = inbox todo work waiting pending queue decisions receipts approvals
panel-words-orders = orders order list sales purchases history search refund trxid
panel-words-customers = customers customer clients users people accounts tier notes move
panel-words-goods = goods price prices product products line lines catalog margin cost pack game games import pause tiers routing
panel-words-suppliers = suppliers supplier provider vendor price list lists limits routing
panel-words-money = money books accounting profit ledger export csv rates rate currency payment methods bank stars crypto
panel-words-news = news broadcast message announce announcement newsletter everyone
panel-words-service = settings setting team role roles log audit support contact terms switches version status backups sessions

## admin-find

admin-commands-find = Find an order, an account, a top-up or a code
admin-arguments-find = what
admin-words-find = find search look order account customer player code id trxid profile user
admin-find-ask = What are you looking for?
admin-find-what = An order’s id or trxid, a player, @name or Telegram id, a top-up, the end of a code.
pasted-nothing-found = Nothing is found for this. Check it for a missing letter, or search in the panel.
