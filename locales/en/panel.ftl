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
panel-leave = Sign out
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

panel-inbox-queue = What waits, oldest first
panel-inbox-empty = Nothing waits for you. Receipts, problems and orders by hand appear here by themselves.
panel-inbox-more = { $count ->
        [one] and { $count } more, which follows when these are done
       *[other] and { $count } more, which follow when these are done
    }
panel-inbox-over = This waits no longer.
panel-inbox-receipt = Receipt
panel-inbox-payment = Payment
panel-inbox-claim = Problem
panel-inbox-task = By hand
panel-inbox-stuck = Stuck
panel-inbox-approval = Second person
panel-inbox-incident = Supplier
panel-inbox-reason = Reason
panel-inbox-worth = Worth in USD
panel-inbox-worth-hint = Leave it empty for what the payment is worth.
panel-inbox-whose = Whose is it?
panel-inbox-whose-hint = The reference of a top-up, a Telegram id, or @name.
panel-inbox-replace = Replace codes
panel-inbox-note = A note to the holder
panel-inbox-note-hint = They get it word for word.
panel-inbox-all-codes = All { $count } codes
panel-inbox-codes = Codes
panel-inbox-codes-hint = One on each line.
panel-inbox-asked-supplier = I have asked the supplier: it was not done and will not be
panel-inbox-cancel-unsent = Cancel those not sent
panel-inbox-tell = Tell the holders
panel-inbox-role = Role
panel-inbox-to = Send them to
panel-inbox-no-picture = This is no picture and no PDF, so it is not shown here. Look at it in the chat.

## panel-orders-page

panel-orders-search = Order, trxid, player, account or code
panel-orders-any-status = Any status
panel-orders-any-line = Any line
panel-orders-any-supplier = Any supplier
panel-orders-of-account = @name or id
panel-orders-from = From
panel-orders-to = To
panel-orders-none-yet = There are no orders yet.
panel-orders-none = Nothing found here. Of a code, type the last 4 characters, or what is shown of it. If you see “More”, it looks further back.
panel-orders-order = Order
panel-orders-time = Time
panel-orders-player = Player
panel-orders-status =
    .processing = processing
    .completed = completed
    .cancelled = cancelled
panel-orders-lookup = Lookup { $path }
panel-orders-test = test
panel-orders-timeline = What happened
panel-orders-facts = Facts
panel-orders-placed = Placed
panel-orders-by-hand = Waits to be done by hand
panel-orders-webhook = Webhook
panel-orders-webhook-waiting = waits
panel-orders-webhook-delivered = delivered
panel-orders-webhook-failed = failed
panel-orders-second = Something about this order waits for a second person.
panel-orders-back = Back to the order
panel-orders-show-codes = Show the codes
panel-orders-refund = Refund
panel-orders-amount = Amount in USD
panel-orders-at-most = At most { $amount }. The order stays completed.
panel-orders-note = Note to the customer (optional)
panel-orders-replace = Replace codes
panel-orders-ask = Ask the supplier now
panel-orders-asked = The supplier is asked now. Reload the page in a moment.
panel-orders-player-act = Correct the player
panel-orders-player-about = The supplier certainly does not have this order yet. It is sent again at once.
panel-orders-player-done = Corrected. The order is sent now.
panel-orders-complete = Complete by hand
panel-orders-codes-asked = { $count ->
        [one] The code
       *[other] The { $count } codes, one a line
    }
panel-orders-codes-file = Or a file:
panel-orders-deliver = { $count ->
        [one] Deliver this code? It cannot be undone.
       *[other] Deliver these { $count } codes? It cannot be undone.
    }
panel-orders-cancel = Cancel and refund
panel-orders-reason = Reason
panel-orders-reason-hint = The customer reads it, and programs get it as “error”.

admin-log-action-attempt =
    .now = Supplier asked at once
    .player = Player of an order corrected
error-ORDER_NOT_WAITING =
    .ended = This order has ended.
    .running = The supplier is being asked at this moment. Reload the page.
    .sent = The supplier may have this order, so its player stays. Ask the supplier, or cancel the order once you are certain that it will not be done.
    .sent_since = The supplier may have got this order meanwhile. Go back to the order and look again.
error-INVALID_PLAYER_FIELDS = This does not fit: { $fields }.

## panel-customers-page

panel-customers-find = Name, @name or Telegram id
panel-customers-every-state = Everybody
panel-customers-state-banned = Banned
panel-customers-state-restricted = Restricted
panel-customers-state-in_debt = With debt
panel-customers-state-moving = About to be moved
panel-customers-every-tier = Every tier
panel-customers-none = No account fits. People get an account when they first write to the bot.
panel-customers-none-here = None of the newest accounts fits. “{ $more }” looks at older ones.
panel-customers-name = Name
panel-customers-no-name = No name
panel-customers-id = Telegram id
panel-customers-last-order = Last order
panel-customers-never = never
panel-customers-standing-active = active
panel-customers-standing-restricted = restricted
panel-customers-standing-banned = banned
panel-customers-chat = Open the chat
panel-customers-account = Account
panel-customers-entries = Ledger
panel-customers-top-ups = Top-ups
panel-customers-log = Log
panel-customers-credit = Credit
panel-customers-debit = Debit
panel-customers-ban = Ban
panel-customers-unban = Unban
panel-customers-restrict = Restrict
panel-customers-unrestrict = Unrestrict
panel-customers-apioff = API off
panel-customers-apion = API on
panel-customers-shopoff = Shop off
panel-customers-shopon = Shop on
panel-customers-tier = Change the tier
panel-customers-move = Move the account
panel-customers-amount = Amount
panel-customers-amount-usd = Amount in USD
panel-customers-note = Note
panel-customers-note-hint = It goes into the ledger, and they get a message with it.
panel-customers-for = For how long
panel-customers-for-hint = Such as 2h, 7d or 30d. The restriction ends by itself.
panel-customers-reason = Reason
panel-customers-reason-hint = They will see it. You may leave it empty.
panel-customers-api = API access
panel-customers-shop = Shop in the chat
panel-customers-shop-allowed = open to them
panel-customers-shop-forbidden = switched off by an admin
panel-customers-keys = Keys
panel-customers-key = Key
panel-customers-key-replaced = replaced
panel-customers-key-may = May
panel-customers-key-used = Last used
panel-customers-no-keys = They have no valid key.
panel-customers-revoke = Revoke
panel-customers-revoke-all = Revoke all keys
panel-customers-revoke-means = Every call with it is refused from now on. This cannot be undone.
panel-customers-revoke-all-means = Every call with any of their keys is refused from now on, also with test keys. This cannot be undone.
panel-customers-revoked-all = All keys are revoked.
panel-customers-webhook-off = off
panel-customers-webhook-on = on
panel-customers-none-yet = none
panel-customers-test = Test account
panel-customers-notes = Notes
panel-customers-notes-none = Nothing is noted. Only the team sees notes.
panel-customers-note-add = Add a note
panel-customers-note-remove = Remove
panel-customers-note-what = What should be noted?
panel-customers-note-added = The note is added.
panel-customers-orders-newest = Newest orders
panel-customers-orders-all = All orders
panel-customers-orders-none = They have not ordered anything yet.
panel-customers-time = Time
panel-customers-order = Order
panel-customers-product = Product
panel-customers-status = Status
panel-customers-kind = Kind
panel-customers-every-kind = Every kind
panel-customers-about = About
panel-customers-balance-after = Balance after
panel-customers-entries-none = No entry fits. Orders, top-ups and corrections are entered here.
panel-customers-top-ups-none = They have not begun a top-up yet.
panel-customers-reference = Reference
panel-customers-method = Method
panel-customers-credited = Credited
panel-customers-ended = Ended
panel-customers-what = What
panel-customers-who = Who
panel-customers-details = Details
panel-customers-moves = Moves
panel-customers-move-to = Who gets it
panel-customers-move-to-hint = A Telegram id or @name. They must have written to the bot, but not used their account yet.
panel-customers-move-why = Why
panel-customers-move-why-hint = The current holder reads it.
panel-customers-move-holder = Holder
panel-customers-move-cancel = Cancel the move
panel-customers-move-cancelled = The move is cancelled: the account stays where it is.

## panel-goods-page

panel-goods-products = Products
panel-goods-prices = Prices
panel-goods-stock = Stock
panel-goods-tiers = Tiers
panel-goods-file = Catalog file
panel-goods-product = Product
panel-goods-id = Id
panel-goods-name = Name
panel-goods-sold = Sold in 30 days
panel-goods-search = Product, id or line
panel-goods-all-lines = All lines
panel-goods-all = All that can be sold
panel-goods-only =
    .paused = Paused
    .held = Paused by themselves
    .low = Low in stock
    .archived = Archived
panel-goods-status =
    .active = on sale
    .paused = paused
    .hidden = hidden
    .archived = archived
    .removed = removed
    .held = paused itself
panel-goods-by-line = its line
panel-goods-none = No product is like this. Choose other filters, add a line, or import a catalog file.
panel-goods-show = Show them
panel-goods-or-more = { $count } or more
panel-goods-new-line = New line
panel-goods-new-product = New product
panel-goods-edit = Edit
panel-goods-edit-prices = Edit prices
panel-goods-change-price = Change the price
panel-goods-accept = Accept the new cost
panel-goods-still-right = The cost is still right
panel-goods-verbs =
    .resume = Put on sale
    .pause = Pause
    .hide = Hide
    .archive = Archive
panel-goods-decide =
    .release = Unused: back on sale
    .discard = Used: write off
panel-goods-changed = { $count ->
        [0] No price changes.
        [one] { $count } price changes.
       *[other] { $count } prices change.
    }
panel-goods-will-pause = It pauses itself: { $why }.
panel-goods-below-cost = This is below the cost.
panel-goods-back = It is for sale again.
panel-goods-below = May be sold below its cost
panel-goods-costs = Costs
panel-goods-gone = cannot be bought there now
panel-goods-since = Since
panel-goods-more = Details
panel-goods-margin-hint = How many percent of the cost you add, such as 12.5. Empty: none of its own.
panel-goods-max-age = A cost is too old after so many days (0: never)
panel-goods-max-jump = A cost may change by so many percent (0: any amount)
panel-goods-new-tier = New tier
panel-goods-remove = Remove
panel-goods-slug = Short name (slug)
panel-goods-slug-hint = 2 to 40 lower-case letters or digits, as resellers send it. It never changes.
panel-goods-pid-hint = Letters, digits, - or _, as resellers send it. It never changes.
panel-goods-cost-hint = What one costs you at the first supplier.
panel-goods-line-name = Name of the line
panel-goods-game-name = Game
panel-goods-order-code = Code in order ids
panel-goods-order-code-hint = 2 to 6 capital letters or digits.
panel-goods-suppliers-hint = In the order in which they are asked, with commas. There are: { $names }
panel-goods-own-suppliers = Suppliers of its own
panel-goods-own-suppliers-hint = Empty: those of its line.
panel-goods-ref = Name at the supplier
panel-goods-ref-at = Its name at { $supplier }
panel-goods-vouchers = Each order takes a code from stock, which the supplier redeems
panel-goods-player-label = { $field }: question
panel-goods-player-hint = Empty: players are not asked for it.
panel-goods-stored = It is stored.
panel-goods-import = Import a file
panel-goods-import-about = Lines and products in the file are added or changed; all others stay. You see the changes first.
panel-goods-or-file = or a file:
panel-goods-file-about = The whole catalog as JSON: save it, change it, and import it again.
panel-goods-download = Save the file
panel-goods-codes = Codes
panel-goods-add = Add codes
panel-goods-codes-hint = One code on each line. You see what was read before anything is added.
panel-goods-code-cost = Cost of each, USD
panel-goods-code-cost-hint = Empty: what the product costs.
panel-goods-nothing-new = { $count ->
        [0] There is no code in this.
       *[other] Nothing to add: all these codes are known already.
    }
panel-goods-batch-of = Batch { $id }
panel-goods-batches = Batches
panel-goods-by = By
panel-goods-still-unsold = Unsold
panel-goods-taken = Sold or set aside
panel-goods-new = New codes
panel-goods-known = In stock or sold before
panel-goods-last = Last
panel-goods-length = Length
panel-goods-take-out = Take them out of stock
panel-goods-threshold-at = Alert below so many codes
panel-goods-threshold-hint = 0 turns it off.
panel-goods-quarantine = Quarantine
panel-goods-order = Order

admin-log-action-prices =
    .edit = Prices edited together

## panel-suppliers-page

panel-suppliers-wait = { $count ->
        [one] { $count } supplier keeps failing: see Suppliers in the panel
       *[other] { $count } suppliers keep failing: see Suppliers in the panel
    }
panel-suppliers-none = No supplier is set up. Name one in SUPPLIERS, and restart the service.
panel-suppliers-name = Supplier
panel-suppliers-kind = Kind
panel-suppliers-status = Status
panel-suppliers-works = Works
panel-suppliers-fails = Most calls fail
panel-suppliers-stopped = Stopped
panel-suppliers-stopped-for = Stopped, tried again in { $time }
panel-suppliers-trying = Trying a few calls
panel-suppliers-failing = { $supplier } keeps failing since { $since }: see what to do with its orders.
panel-suppliers-last-hour = Last hour
panel-suppliers-answered = { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
panel-suppliers-today = Day limit
panel-suppliers-of-limit = { $spent } of { $limit }
panel-suppliers-price-list = Price list
panel-suppliers-overview = Overview
panel-suppliers-lines = Lines
panel-suppliers-items = Items
panel-suppliers-health = Health
panel-suppliers-balance-at = Balance read
panel-suppliers-balance-problem = Balance cannot be read
panel-suppliers-limits = Limits and alerts
panel-suppliers-settings = Limits and alerts of { $supplier }
panel-suppliers-empty-none = In USD. Leave it empty for none.
panel-suppliers-at-once-hint = Leave it empty for any number. With 0 the supplier is paused.
panel-suppliers-resume = Resume
panel-suppliers-day-limit = Most to buy there in a day (from 00:00 UTC)
panel-suppliers-sync-every = Apply its price list every
panel-suppliers-sync-hint = Such as 1h or 6h. Empty: only by hand. What is suspicious always waits for you.
panel-suppliers-low-balance = Alert me when my balance there drops below
panel-suppliers-newest-calls = Calls
panel-suppliers-no-calls = No calls to it among the newest ones.
panel-suppliers-when = When
panel-suppliers-call = Call
panel-suppliers-about = About
panel-suppliers-answer = Answer
panel-suppliers-unanswered = no answer
panel-suppliers-took = Took
panel-suppliers-product = Product
panel-suppliers-list-of = Price list of { $supplier }
panel-suppliers-pick = Apply
panel-suppliers-apply = Look at what changes
panel-suppliers-remember = Remember the list
panel-suppliers-only-remember = No product changes. What the list says is remembered, and compared with the next one.
panel-suppliers-apply-list = Apply the price list of { $supplier }
panel-suppliers-unmapped = Items that no product is bought as
panel-suppliers-items-of = Items of { $supplier }
panel-suppliers-no-items = No items. Apply the price list first, or search for fewer words.
panel-suppliers-search-items = Search items and names
panel-suppliers-item = Item
panel-suppliers-item-name = Its name there
panel-suppliers-item-hint = As in its price list. Empty: it is not bought there any more.
panel-suppliers-pid = Product ID
panel-suppliers-map = Map
panel-suppliers-map-product = Map a product
panel-suppliers-map-at = Map a product to an item of { $supplier }
panel-suppliers-about-map = From now on the product is bought there as this item. Its cost stays as it is until the price list is applied again.
panel-suppliers-mapped = It is mapped. Apply the price list for its cost.
panel-incident-reason = Reason

error-SUPPLIER_NOT_FOUND = There is no supplier “{ $name }” here.

## panel-money-page

panel-money-books = Books
panel-money-sales = Sales
panel-money-top-ups = Top-ups
panel-money-ways = Ways to pay
panel-money-exports = Exports
panel-money-from = From
panel-money-to = To
panel-money-show = Show
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
panel-money-total = Total
panel-money-by-line = By line
panel-money-by-product = By product
panel-money-by-supplier = By supplier
panel-money-by-account = Best customers
panel-money-of-line = Line
panel-money-of-product = Product
panel-money-of-supplier = Supplier
panel-money-of-account = Customer
panel-money-margin = Margin
panel-money-search-top-ups = Search: reference, payment, name, @name or Telegram id
panel-money-none-found = No top-up fits. Search for the whole reference or payment id, or for its customer.
panel-money-credited-at = When
panel-money-reason = Reason
panel-money-about-reason = The customer reads it.
panel-money-wallet-of = Wallet of { $name }
panel-money-way = Way to pay
panel-money-add-way = Add a way to pay
panel-money-no-ways = There is no way to transfer money yet. Add a bank account or a mobile wallet: payers send a receipt, and you decide.
panel-money-no-change = Nothing would change.
panel-money-rated = Rate set
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

## panel-news-page

panel-news-none = Nothing has been sent yet. Write news, look at them as Telegram shows them, and send them to many holders at once.
panel-news-write = Write news
panel-news-text = Text
panel-news-text-hint = As it should be read, at most { $max } characters. Nobody gets it before you have seen it.
panel-news-drafted = This is how it looks. Nobody has got it yet.
panel-news-try = Send it to me
panel-news-tried = It is on its way to your chat with the bot.
panel-news-start = Send to all of them
panel-news-stop = Stop
panel-news-again = Write it again
panel-news-all = All news
panel-news-people-found = found while it is sent
panel-news-ended = Ended
panel-news-state = State
panel-news-state-draft = not sent
panel-news-state-running = being sent
panel-news-state-stopped = stopped
panel-news-state-done = sent

## panel-service-page

panel-service-tab-settings = Settings
panel-service-tab-team = Team
panel-service-tab-log = Log
panel-service-tab-status = Status
panel-service-no-settings = Your role changes no settings. Your own sessions are in the next tab.
panel-service-switches = Switches
panel-service-values = Rules and texts
panel-service-elsewhere = Ways to pay and limits of top-ups are in Money, those of suppliers in Suppliers:
panel-service-setting = Setting
panel-service-now = Now
panel-service-turn-on = Turn on
panel-service-turn-off = Turn off
panel-service-changed = It is changed.
panel-service-never = never
panel-service-none = none
panel-service-zero-never = 0: never
panel-service-name-eligibility = Eligibility rules
panel-service-name-secondPerson = Second person above
panel-service-name-lowStock = Low stock below
panel-service-name-pricing = Limits of costs
panel-service-name-digest = Digest
panel-service-name-support = Contact for help
panel-service-name-terms = Terms
panel-service-about-eligibility = What an account must have paid in, and how old it must be, to use the API. They count while Eligibility is on.
panel-service-about-secondPerson = Credits and refunds above this amount wait until another member of the team confirms them. Rates, ways to pay, roles that move money, and raising this amount always wait then.
panel-service-about-lowStock = The team is notified when a product has fewer codes than this, and when it has none.
panel-service-about-pricing = A product whose price follows from its cost pauses itself when its cost is too old, or changes too much at once.
panel-service-about-digest = A summary for the team, each morning in the chat.
panel-service-about-support = The bot shows it to everybody who asks for help.
panel-service-about-terms = The bot’s answer to /terms.
panel-service-paid-in = Paid in, at least (USD)
panel-service-age = Age of the account, at least
panel-service-age-hint = Such as 7d, 12h or 0d
panel-service-above = Amount (USD)
panel-service-digest-at = every day at { $time } ({ $zone })
panel-service-digest-on = Send it every morning
panel-service-digest-time = Time
panel-service-digest-zone = Time zone
panel-service-digest-zone-hint = By the nearest big city, such as Asia/Dhaka, or UTC
panel-service-contact = Contact
panel-service-contact-hint = A Telegram @name, a mail address or an https:// address. Empty: none is shown.
panel-service-terms-text = Text
panel-service-terms-hint = Empty: the bot’s own short text.
panel-service-short-terms = the bot’s own short text
panel-service-team-give = Give a role
panel-service-team-who = Who
panel-service-team-who-hint = Their Telegram id or @name. They must have written to the bot before.
panel-service-team-role = Role
panel-service-team-owner = Owner
panel-service-team-since = Since
panel-service-team-take = Take away
panel-service-team-did = What they did
panel-service-team-owners = Owners are in ADMIN_IDS and may do everything.
panel-service-team-rights = What each role may do
panel-service-team-right = Right
panel-service-log-account = Account: id or @name
panel-service-log-kind = About anything
panel-service-log-by = By anybody
panel-service-log-from = From
panel-service-log-to = To
panel-service-log-none = Nothing was found among the last { $count } acts. Change the filters, or look further back if “More” is shown.
panel-service-log-when = When
panel-service-log-what = What
panel-service-log-about = Account
panel-service-log-detail = Detail
panel-service-backup-scheduled = Scheduled backups
panel-service-backup-none = None are made. Set BACKUP_DIR in the configuration to have copies of the database made by themselves.
panel-service-backup-failed = The last backup failed: { $reason }
panel-service-backup-last = Last
panel-service-backup-not-yet = none yet
panel-service-backup-size = Size
panel-service-backup-every = Every
panel-service-backup-kept = Kept
panel-service-backup-folder = Folder
panel-service-backup-download = Download one now
panel-service-backup-about = The file holds everything: accounts, balances, orders and codes. Keep it where only you can read it. It is written down in the log that you took it.
panel-service-status-service = Service
panel-service-status-version = Version
panel-service-status-processes = Runs since
panel-service-status-address = Public address
panel-service-status-bot = Bot
panel-service-status-token = Telegram refuses the bot’s token. Put the one of @BotFather into the configuration, and start the service again.
panel-service-status-database = Database
panel-service-status-kind = Kind
panel-service-status-free = Free on its disk
panel-service-status-codes = Codes
panel-service-status-open = not encrypted
panel-service-status-encrypted = encrypted
panel-service-status-docs = Documentation of the API

## panel-refusals

error-NOT_LET_IN =
    .link_over = This link was used, or is older than 60 seconds. Send /panel to the bot for a new one.
    .not_signed = Telegram has not signed this for our bot. Open the panel from the bot’s chat.
    .too_old = This was opened more than five minutes ago. Open the panel from the bot’s chat again.
    .used_before = This was opened before. Open the panel from the bot’s chat again.
    .no_role = Only the team can open the panel, and you have no role in it (any more).
error-FORM_OUTDATED = This has changed since you opened the form, so nothing was done. Open it again.
error-IS_OWNER = Owners are set with ADMIN_IDS in the configuration. Their role cannot be changed here.
error-FORM_SENT = This was done before; nothing has changed now.
error-PRODUCTS_CHANGED = { $pids ->
        [none] Costs or prices have changed since this preview, so nothing was done. Please look at them again.
       *[other] { $more ->
            [0] These products have changed in the meantime, so nothing was done: { $pids }.
           *[other] These products have changed in the meantime, so nothing was done: { $pids } +{ $more }.
        }
    }
error-NOTHING_CHANGED = Nothing was changed in the form.
error-IS_THERE = There is already “{ $name }”.
error-CATALOG_TOO_LARGE = A catalog file here can have { $maxKb } KB. Import a larger one with “npm run cli -- catalog import”.
error-NOT_A_TEXT = This file is no text in UTF-8 or UTF-16, so nothing was read. Save it as UTF-8.
error-TOO_MANY_LINES = This has more than { $max } lines. Add them in several parts, or with “npm run cli -- stock add”.
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
panel-words-inbox = inbox todo work waiting pending queue decisions receipts approvals topup top-ups receipt approve reject refund payment deposit unmatched unknown assign return money claim complaint complaints problem dispute replace replacement ticket manual hand fulfil deliver approval confirm confirmation second decline
panel-words-orders = orders order list sales purchases history search refund trxid waiting pending slow late delayed queue
panel-words-customers = customers customer clients users people accounts tier notes move transfer migrate telegram id change account lost phone group vip level discount assign groups levels discounts reseller prices
panel-words-goods = goods price prices product products line lines catalog margin cost pack game games import pause tiers routing codes used aside doubtful vouchers export json file resume hide category rename item markup profit percent commission margins limits rules settings setting alert warning threshold notify stock
panel-words-suppliers = suppliers supplier provider vendor price list lists limits routing status balance connection incident outage failing failure down broken
panel-words-money = money books accounting profit ledger export csv rates rate currency payment methods bank stars crypto settings setting minimum maximum limits pay exchange conversion price dollar usd download excel file report orders data revenue balance sheet month
panel-words-news = news broadcast message announce announcement newsletter everyone notify mail send
panel-words-service = settings setting team role roles log audit support contact terms switches version status backups sessions staff admin admins manager permissions rights owner helper help text username email history who actions changes activity

## admin-find

admin-commands-find = Find an order, an account, a top-up or a code
admin-arguments-find = what
admin-words-find = find search look order account customer player code id trxid profile user
admin-find-ask = What are you looking for?
admin-find-what = An order’s id or trxid, a player, @name or Telegram id, a top-up, the end of a code.
pasted-nothing-found = Nothing is found for this. Check it for a missing letter, or search in the panel.
