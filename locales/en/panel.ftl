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

## panel-inbox-page

## panel-orders-page

## panel-customers-page

## panel-goods-page

## panel-suppliers-page

## panel-money-page

## panel-news-page

## panel-service-page

## panel-refusals

error-NOT_LET_IN =
    .link_over = This link was used, or is older than 60 seconds. Send /panel to the bot for a new one.
    .not_signed = Telegram has not signed this for our bot. Open the panel from the bot’s chat.
    .too_old = This was opened more than five minutes ago. Open the panel from the bot’s chat again.
    .used_before = This was opened before. Open the panel from the bot’s chat again.
    .no_role = Only the team can open the panel, and you have no role in it (any more).
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
