// Written by `npm run locales` from locales/en. Do not edit.
import type { Html } from './html.ts'

type Text = string | number | Html | readonly string[]
type Choice = string | null | undefined
type Given<Args, Id extends string> = Record<Id, Args>

/** What each message is given: those that are given the same, and then the others. */
export interface Arguments extends
  Given<{ count: Text }, | 'common-and-more' | 'address-guard-listed' | 'allowlist-only-these'
  | 'api-allowed' | 'shop-left' | 'wallet-statement-caption' | 'webhooks-full'
  | `admin-${'claims-more' | 'incidents-tell' | 'suppliers-faults' | 'stock-in-stock'
  | 'stock-duplicates' | 'pricing-and-more' | 'top-ups-per-account'}` | `admin-price-lists-${'fresh'
  | 'gone' | 'back' | 'changed' | 'waiting'}` | `panel-${'inbox-all-codes' | 'goods-or-more'
  | 'service-log-none'}`>,
  Given<{ number: Text }, | 'common-page' | 'bulk-rounded' | 'admin-stock-line'>,
  Given<{ names: Text }, | 'common-paused' | 'panel-today-paused' | 'panel-goods-suppliers-hint'>,
  Given<{ support: Text | null | undefined }, | 'common-failed-again' | 'bulk-holds-failed'
  | 'home-keeps-balance' | 'home-questions' | 'notices-questions' | 'shop-not-allowed'
  | 'shop-account-shut' | 'support-include' | 'support-default-terms'
  | `api-refusal-${'ACCOUNT_BANNED' | 'ACCOUNT_RESTRICTED' | 'API_DISABLED_BY_ADMIN'}`>,
  Given<{ text: Text }, | `error-${'AMOUNT_NEGATIVE' | 'NOT_A_DURATION' | 'NOT_AN_ADDRESS'
  | 'INVALID_SETTING.time_zone' | 'INVALID_TRANSFER.currency' | 'NOT_A_PERSON' | 'NOT_A_COUNT'}`
  | 'shop-found'>,
  Given<{ max: Text }, | `error-${'NAME_TOO_LONG' | 'INVALID_KEY_NAME' | 'TOO_MANY_KEYS'
  | 'NOTE_LENGTH' | 'TOO_MANY_NOTES' | 'NEWS_LENGTH' | 'TOO_MANY_MOVES' | 'TOO_MANY_APPROVALS'
  | 'INVALID_TIER_NAME' | 'TOO_MANY_TIERS' | 'REASON_TOO_LONG' | 'TOO_MANY_RECEIPTS'
  | 'TOO_MANY_WEBHOOKS' | 'TOO_MANY_REFILLS' | 'CLAIM_NOT_POSSIBLE.too_many_of_order'
  | 'TOO_MANY_LINES'}` | `error-INVALID_SETTING.${'suppliers' | 'low_stock' | 'terms'
  | 'open_deposits' | 'at_once' | 'cost_jump' | 'cost_age'}` | `error-INVALID_TRANSFER.${'name'
  | 'instructions_too_long' | 'too_many' | 'fee'}` | 'problem-catalog.pattern_too_long'
  | 'bulk-bad-quantity' | 'bulk-cell-too-long' | 'shop-ask-quantity' | 'shop-wrong-quantity'
  | 'admin-stock-too-many' | 'panel-too-large' | 'panel-news-text-hint'>,
  Given<{ cidr: Text }, | 'error-BLOCK_TOO_WIDE' | 'allowlist-removed'>,
  Given<{ name: Text }, | `error-${'KEY_NAME_TAKEN' | 'TIER_NAME_TAKEN'
  | 'INVALID_TRANSFER.name_taken' | 'TIER_NOT_FOUND' | 'TRANSFER_NOT_FOUND' | 'SUPPLIER_NOT_FOUND'
  | 'IS_THERE'}` | 'problem-catalog.unknown_supplier' | 'problem-catalog.used_twice' | 'home-hello'
  | 'keys-revoked' | 'pasted-key' | 'panel-money-wallet-of' | `admin-${'deposits-of-title'
  | 'team-removed' | 'pricing-ask-remove' | 'pricing-removed' | 'switches-turn-on'
  | 'switches-turn-off'}` | `admin-standing-${'not-for-admins-ban' | 'not-for-admins-restrict'}`
  | `admin-standing-confirm-${'ban' | 'apioff' | 'shopoff'}` | `admin-standing-did-${'ban' | 'unban'
  | 'unrestrict' | 'apioff' | 'apion' | 'shopoff' | 'shopon'}` | `admin-standing-already-${'unban'
  | 'unrestrict' | 'apioff' | 'apion' | 'shopoff' | 'shopon'}` | `admin-transfers-${'confirm-remove'
  | 'added' | 'removed'}`>,
  Given<{ maxMicros: number }, | `error-${'INVALID_CAP' | 'INVALID_PRICE' | 'INVALID_COST'
  | 'INVALID_CREDIT' | 'INVALID_CLAIM_REFUND' | 'INVALID_MARK'}`>,
  Given<{ currency: Text }, | 'error-INVALID_TRANSFER.rate' | 'admin-deposits-how-much-arrived'>,
  Given<{ said: Text }, | 'error-CATALOG_NOT_JSON' | 'problem-catalog.pattern_unsupported'
  | 'problem-catalog.schema'>,
  Given<{ pid: Text }, | 'error-NOT_FROM_STOCK' | 'error-PRODUCT_NOT_FOUND' | 'notices-stock-out'
  | 'admin-stock-none-left'>,
  Given<{ max: number }, | `error-${'TABLE_TOO_LONG' | 'CLAIM_NOT_POSSIBLE.too_many_open'
  | 'TOO_MANY_DEPOSITS'}`>,
  Given<{ id: Text }, | 'error-ORDER_NOT_FOUND' | 'admin-order-confirm-complete'
  | 'panel-goods-batch-of' | `notices-${'outcome-unknown' | 'order-waits' | 'done-after-cancel'
  | 'failed-after-completion' | 'code-quarantined'}`>,
  Given<{ who: Text }, | 'error-ACCOUNT_NOT_FOUND' | 'moves-moved-away' | 'moves-moved-here'
  | `admin-${'log-actor-admin' | 'log-actor-holder' | 'incidents-worked' | 'incidents-quiet'}`>,
  Given<{ slug: Text }, | 'error-LINE_NOT_FOUND' | 'problem-catalog.other_line'>,
  Given<{ orderId: Text }, | 'error-QUARANTINE_ENDED' | 'error-CODES_SEEN'>,
  Given<{ reference: Text }, | 'error-REFUND_NOT_POSSIBLE' | 'notices-paid-back-elsewhere'
  | `admin-${'claims-picture-of' | 'payments-twice' | 'payments-assign-to'}`>,
  Given<{ more: Text }, | 'problem-catalog-more' | 'panel-customers-none-here'>,
  Given<{ name: Text | null | undefined; number: number }, | `problem-catalog-${'line' | 'product'
  | 'row'}`>,
  Given<{ token: Text }, | 'problem-catalog.pattern_looks_around'
  | 'problem-catalog.pattern_refers_back'>,
  Given<{ details: Text | null | undefined; reference: Text }, | `error-CLAIM_DECIDED.${'open'
  | 'replaced' | 'refunded' | 'refused' | 'withdrawn'}` | `error-DEPOSIT_DECIDED.${'open'
  | 'submitted' | 'credited' | 'rejected' | 'cancelled' | 'expired' | 'refunding' | 'refunded'
  | 'charged_back'}`>,
  Given<{ address: Text }, | 'address-guard-forgotten' | 'address-guard-ask-list'
  | 'allowlist-last-call' | 'allowlist-add-last' | 'api-from' | 'api-allow-refused'>,
  Given<{ count: number }, | 'allowlist-added' | 'keys-full' | 'orders-too-many-codes'
  | 'shop-name-is-free' | 'shop-codes-in-file' | 'webhooks-calls' | `bulk-${'cannot-buy'
  | 'more-products' | 'more-problems'}` | `notices-${'orders-completed' | 'orders-cancelled'}`
  | `notices-gathered-${'orders-ended' | 'manual-orders' | 'receipts' | 'outcome-unknown'
  | 'order-waits' | 'quarantined' | 'stock-low' | 'stock-out'}` | `admin-${'tasks-wait'
  | 'stuck-wait' | 'products-paused' | 'aside-wait' | 'top-ups-wait' | 'claims-many'
  | 'approvals-waits' | 'deposits-same-receipt' | 'deposits-all-receipts' | 'moves-waits'
  | 'payments-waits' | 'stuck-attempts' | 'quarantine-was-used' | 'pricing-days' | 'pricing-noticed'
  | 'price-lists-apply' | 'books-in-stock' | 'books-cost-unknown'}` | `admin-incidents-${'cancel'
  | 'cancelled' | 'where-to' | 'confirm-tell' | 'notified'}` | `admin-stock-${'confirm'
  | 'characters' | 'with-spaces' | 'unlike' | 'yes' | 'interrupted' | 'stay-taken'}`
  | `panel-${'today-products-paused' | 'inbox-more' | 'orders-codes-asked' | 'orders-deliver'
  | 'goods-changed' | 'goods-nothing-new' | 'suppliers-wait' | 'suppliers-answered'}`>,
  Given<{ time: Text }, | 'api-valid-until' | 'bulk-same-before' | 'deposits-open-until'
  | 'home-restricted-until' | 'keys-works-until' | 'notices-restricted-until' | 'webhooks-failing'
  | 'webhooks-nothing-since' | 'panel-suppliers-stopped-for' | `admin-account-${'banned-since'
  | 'restricted-until' | 'also-restricted' | 'has-blocked'}` | `admin-${'price-lists-every-time'
  | 'panel-about'}`>,
  Given<{ amount: Text }, | 'api-eligible-by-deposited' | 'bulk-short' | 'bulk-price-changed'
  | 'keys-a-day' | 'keys-an-order' | 'panel-orders-at-most' | 'panel-money-before'
  | `deposits-${'transfer' | 'pay' | 'top-up-of' | 'that-arrived'}` | `notices-${'paid-debt'
  | 'money-back' | 'credited' | 'taken-from-wallet' | 'spent-before' | 'added' | 'taken'
  | 'balance-low' | 'still-there' | 'spent' | 'now-owes'}` | `shop-${'missing-more' | 'owes'
  | 'money-is-back'}` | `wallet-${'owed' | 'threshold' | 'balance-then'}`
  | `admin-${'claims-confirm-refund' | 'claims-refunded' | 'account-owes' | 'approvals-above'
  | 'money-yes-credit' | 'money-yes-debit' | 'order-cancelled' | 'transfers-pays'
  | 'digest-week-before' | 'books-wrong'}` | `admin-deposits-${'top-up-of' | 'confirm-approve'
  | 'why-rejected' | 'confirm-refund'}`>,
  Given<{ amount: Text; count: number }, | 'bulk-can-buy' | 'bulk-buy' | 'panel-money-without-cost'>,
  Given<{ field: Text }, | 'bulk-missing' | 'bulk-misfit' | 'panel-goods-player-label'
  | 'error-FIELD_MISSING'>,
  Given<{ largest: Text; least: Text }, | 'deposits-choose-amount' | 'deposits-ask-amount'>,
  Given<{ amount: Text; reference: Text }, | 'deposits-invoice-description'
  | `notices-${'charged-back' | 'rejected' | 'refunded' | 'refund-refused'}`>,
  Given<{ reason: Text }, | 'home-reason' | 'shop-reason' | 'admin-deposits-because'
  | 'admin-standing-because' | 'panel-service-backup-failed'>,
  Given<{ day: Text }, | 'keys-until-day' | 'admin-digest-title'>,
  Given<{ time: Text; who: Text }, | 'moves-ordered' | 'moves-ordered-to' | 'admin-closed-since'>,
  Given<{ id: Text; pack: Text }, | 'notices-order-completed' | 'notices-order-cancelled'>,
  Given<{ url: Text }, | 'notices-webhook-gone' | 'notices-webhook-failing' | 'order-link-link'
  | `webhooks-${'to' | 'what-it-means-rotate' | 'what-it-means-remove'}`>,
  Given<{ key: Text; time: Text }, | 'notices-key-ends-soon' | 'notices-key-expired'>,
  Given<{ calls: Text; supplier: Text }, | 'notices-supplier-failing' | 'notices-supplier-recovered'>,
  Given<{ supplier: Text }, | 'notices-day-limit' | `admin-price-lists-${'title' | 'gone-there'
  | 'ask-threshold'}` | 'admin-books-at-supplier' | `panel-${'today-supplier-fails'
  | 'goods-ref-at'}` | `panel-suppliers-${'settings' | 'list-of' | 'apply-list' | 'items-of'
  | 'map-at'}`>,
  Given<{ count: number; id: Text }, | 'notices-gathered-sold-at-loss' | 'orders-codes-caption'
  | 'admin-order-codes-of'>,
  Given<{ amount: Text; pieces: number }, | 'orders-amount-for' | 'admin-order-amount-for'>,
  Given<{ command: Text }, | 'pasted-no-such-command' | 'pasted-did-you-mean'
  | 'admin-switches-usage'>,
  Given<{ price: Text }, | `shop-${'each' | 'buy' | 'price-is-now' | 'not-covered'}`>,
  Given<{ label: Text }, | `shop-${'ask-field' | 'choose-option' | 'wrong-field'}`>,
  Given<{ example: Text }, | 'shop-example' | 'admin-deposits-ask-arrived'>,
  Given<{ fee: Text }, | 'shop-name-costs' | 'shop-show-name-for'>,
  Given<{ order: Text }, | 'admin-claims-replaced-title' | 'admin-quarantine-of-order'>,
  Given<{ amount: Text; what: Text; who: Text }, | `admin-approvals-${'wanted' | 'ended-confirmed'
  | 'ended-declined'}`>,
  Given<{ name: Text; reference: Text }, | 'admin-deposits-approves'
  | 'admin-deposits-approves-other'>,
  Given<{ amount: Text; name: Text }, | `admin-deposits-${'wanted-to-pay' | 'approved' | 'rejected'
  | 'charged-back' | 'refunded' | 'refunding'}` | `admin-money-${'confirm-credit' | 'confirm-debit'
  | 'done-credit' | 'done-debit'}` | `admin-${'payments-confirm' | 'payments-done'
  | 'undo-taken-back' | 'undo-given-back'}`>,
  Given<{ stars: Text }, | 'admin-deposits-refunds-stars' | 'admin-top-ups-per-usd'>,
  Given<{ id: Text; time: Text }, | 'admin-moves-moved-from' | 'admin-moves-moved-to'>,
  Given<{ name: Text; until: Text }, | `admin-standing-${'confirm-restrict' | 'did-restrict'
  | 'already-restrict'}`>,
  Given<{ until: Text }, | 'admin-standing-replaces' | 'admin-standing-still-restricted'>,
  Given<{ path: Text }, | 'admin-order-lookup-title' | 'panel-orders-lookup'>,
  Given<{ count: number; supplier: Text }, | 'admin-incidents-moved' | 'admin-price-lists-jumped'>,
  Given<{ count: number; pid: Text }, | `admin-stock-${'added' | 'ask-undo' | 'undone'}`>,
  Given<{ added: Text; known: Text }, | 'admin-catalog-line-summary'
  | 'admin-catalog-product-summary'>,
  Given<{ why: Text }, | 'admin-pricing-held-for' | 'panel-goods-will-pause'>,
  Given<{ after: Text }, | `admin-routing-words-next-${'declined' | 'unavailable' | 'breaker_open'}`> {
  'common-copy-code': { number: number }
  'error-NOT_AN_AMOUNT': { currency: Text | null | undefined; text: Text }
  'error-AMOUNT_UNCLEAR': { larger: Text; smaller: Text; text: Text }
  'error-OTHER_CURRENCY': { currency: Text; text: Text }
  'error-TOO_MANY_ADDRESSES': { max: Text; size: Text }
  'error-INVALID_PERCENT': { max: Text; text: Text }
  'error-NOT_ITS_SUPPLIER': { pid: Text; suppliers: Text }
  'error-INVALID_SETTING.support': { maxUrlLength: Text; text: Text }
  'error-INVALID_SETTING.stars_rate': { decimals: Text; max: Text }
  'error-CODE_TOO_LONG': { line: number; max: Text }
  'error-UNKNOWN_EVENT_TYPE': { known: Text; type: Text }
  'error-INVALID_DELIVERY.count': { given: number; ordered: Text }
  'error-INVALID_TOP_UP.limits': { maxMicros: number; minMicros: number }
  'error-INVALID_TOP_UP.price': { amountMicros: number; maxPrice: Text; price: Text }
  'error-TOO_MANY_UNITS': { max: Text; units: Text }
  'error-INSUFFICIENT_BALANCE': { debtMicros: number; neededMicros: number }
  'error-ACCOUNT_EXISTS': { telegramId: number }
  'error-NO_PRICE_LIST': { others: Text | null | undefined; supplier: Text }
  'error-LIST_UNREADABLE': { supplier: Text; why: Text }
  'error-LIST_TOO_LONG': { max: Text; supplier: Text }
  'error-LIST_STALE': { more: number; pids: Text }
  'error-ITEM_NOT_LISTED': { item: Text; supplier: Text }
  'error-ACCOUNT_SHUT': { standing: Choice }; 'error-CREDIT_PAID_DEBT': { paidOffMicros: number }
  'error-DEPOSIT_OVER': { act: Choice; status: Text }
  'error-REFUND_NOT_COVERED': { amountMicros: number; reference: Text }
  'error-REFUND_REFUSED': { reference: Text; why: Text }
  'address-guard-allowed': { address: Text; key: Text }
  'api-last-refused': { ago: Text; from: Text; why: Text }
  'api-refusal-API_NOT_ELIGIBLE': { rules: Text }; 'api-eligible-by-age': { age: Text }
  'bulk-limits': { kilobytes: Text; rows: Text }; 'bulk-too-large': { kilobytes: Text }
  'bulk-repeated': { count: number; numbers: Text }; 'bulk-row-number': { row: Text }
  'bulk-of': { all: Text; done: Text }; 'bulk-extra-cells': { columns: Text }
  'bulk-no-option': { field: Text; options: Text }; 'claims-disagree': { support: Text }
  'deposits-ask-amount-in': { largest: Text; least: Text; own: Text }
  'deposits-rate-of': { at: Text; rate: Text }; 'deposits-received': { receipts: number }
  'deposits-status-is': { status: Text }; 'home-api-is-at': { reference: Text; url: Text }
  'keys-used-from': { address: Text; ago: Text }
  'notices-credited-other': { asked: Text; credited: Text; reference: Text }
  'notices-key-revoked': { key: Text }; 'notices-part-taken': { amount: Text; taken: Text }
  'notices-sold-at-loss': { cost: Text; id: Text; price: Text }
  'notices-stock-low': { left: Text; pid: Text }; 'shop-top-up-first': { button: Text }
  'shop-price-changed': { after: Text; before: Text }; 'shop-codes-of': { pack: Text }
  'test-keys-other-endings': { testCode: Text }; 'wallet-statement-part': { part: Text }
  'webhooks-answered': { ms: Text; status: Text }; 'webhooks-no-answer': { ms: Text; problem: Text }
  'admin-about-who': { id: Text; name: Text }; 'admin-claims-replace': { inStock: Text }
  'admin-claims-confirm-replace': { count: number; inStock: Text }
  'admin-account-test-account': { amount: Text; number: Text; orders: number }
  'admin-broadcast-sent-of': { sent: Text; total: Text }
  'admin-deposits-same-receipt-elsewhere': { count: number; ofOthers: Text }
  'admin-deposits-receipt-number': { count: Text; number: Text }
  'admin-deposits-confirm-other': { amount: Text; claimed: Text }
  'admin-deposits-approved-other': { amount: Text; claimed: Text; name: Text }
  'admin-standing-already-ban': { name: Text; since: Text }
  'admin-team-your-role': { rights: Text; role: Text }
  'admin-order-confirm-cancel': { amount: Text; id: Text }
  'admin-order-why-cancel': { error: Text }
  'admin-tasks-confirm-done': { amount: Text; id: Text; pack: Text }
  'admin-delivery-ask': { count: number; id: Text; pack: Text }
  'admin-incidents-notified-at': { at: Text }; 'admin-incidents-over-quiet': { span: Text }
  'admin-incidents-confirm-cancel': { count: number; who: Text }
  'admin-incidents-to': { count: Text; supplier: Text }
  'admin-stock-characters-from': { least: Text; most: number }
  'admin-stock-same-as': { line: Text }; 'admin-stock-now': { level: Text }
  'admin-quarantine-of-restore': { order: Text; product: Text }
  'admin-catalog-still-archived': { pids: Text }; 'admin-lines-missing': { suppliers: Text }
  'admin-lines-not-sold': { field: Text; problem: Text }
  'admin-lines-is-now': { name: Text; status: Text }; 'admin-pricing-same-as': { margin: Text }
  'admin-pricing-assigned': { name: Text; tier: Text }
  'admin-routing-words-cheapest': { cost: Text; others: Text | null | undefined }
  'admin-price-lists-waiting-of': { all: Text; count: Text }
  'admin-price-lists-unreadable': { supplier: Text; time: Text }
  'admin-price-lists-low-balance': { amount: Text; supplier: Text }
  'admin-price-lists-about-threshold': { example: Text; off: Text }
  'admin-switches-rules': { age: Text; amount: Text }
  'admin-top-ups-range': { least: Text; most: Text }
  'admin-transfers-rate-set': { ago: Text; rate: Text }
  'admin-transfers-amounts-of-all': { range: Text }
  'admin-stats-range': { first: Text; last: Text }; 'admin-stats-margin': { share: Text }
  'admin-stats-times': { half: Text; most: Text }; 'admin-digest-lasts': { days: number }
  'admin-backup-caption': { size: Text; time: Text }; 'admin-backup-too-large': { size: Text }
  'admin-files-too-large': { megabytes: Text }; 'panel-today-yesterday': { figure: Text }
  'error-INVALID_PLAYER_FIELDS': { fields: Text }
  'panel-suppliers-failing': { since: Text; supplier: Text }
  'panel-suppliers-of-limit': { limit: Text; spent: Text }
  'panel-service-digest-at': { time: Text; zone: Text }
  'error-PRODUCTS_CHANGED': { more: number; pids: Text | null | undefined }
  'error-CATALOG_TOO_LARGE': { maxKb: Text }
}

/** Messages that have tags. */
export type MarkupId =
  | 'address-guard-choose-forget' | 'address-guard-ask-list' | 'allowlist-ask-add' | 'api-send-as'
  | 'deposits-ask-amount' | 'deposits-ask-amount-in' | 'home-choose-language' | 'orders-choose-game'
  | 'orders-ask-notices' | 'test-keys-shown-once' | 'wallet-ask-threshold' | `keys-${'about'
  | 'ask-name' | 'how-to-cap' | 'ask-expiry'}` | `webhooks-${'where-to' | 'ask-url'
  | 'secret-shown-once' | 'ask-since'}` | `admin-${'claims-replaced-title' | 'account-whose'
  | 'money-ask-amount-credit' | 'money-ask-amount-debit' | 'payments-confirm'
  | 'order-confirm-cancel' | 'order-confirm-complete' | 'tasks-confirm-done' | 'delivery-ask'
  | 'stock-dropped' | 'stock-ask-undo' | 'backup-confirm'}`

export type MessageId =
  | keyof Arguments
  | 'language-name' | 'language-locale' | `common-${'back' | 'home' | 'cancel' | 'refresh'
  | 'previous' | 'next' | 'newer' | 'older' | 'forwarded-command' | 'old-button'
  | 'nothing-to-cancel' | 'cancelled' | 'formatted' | 'type-text' | 'done-before' | 'too-late'
  | 'failed' | 'too-old'}` | `common-removed-${'deleted' | 'emptied' | 'kept'}`
  | `error-${'AMOUNT_IS_ZERO' | 'DURATION_IS_ZERO' | 'INVALID_TELEGRAM_ID' | 'SCOPE_MISSING'
  | 'REASON_MISSING' | 'WORTH_UNKNOWN' | 'INVALID_DELIVERY.length' | 'INVALID_DELIVERY.known'
  | 'METHOD_NOT_OFFERED' | 'INVALID_TOP_UP.cents' | 'RECEIPT_NOT_NEEDED' | 'TABLE_EMPTY'
  | 'INSUFFICIENT_STOCK' | 'KEY_NOT_FOUND' | 'APPROVAL_NOT_FOUND' | 'APPROVAL_OVER' | 'APPROVAL_OWN'
  | 'OWN_ACCOUNT' | 'APPROVAL_NOT_YOURS' | 'NO_SECOND_PERSON' | 'INCIDENT_NOT_FOUND'
  | 'INCIDENT_TOLD' | 'BROADCAST_NOT_FOUND' | 'BROADCAST_OVER' | 'BROADCAST_RUNNING' | 'NOTE_GONE'
  | 'MOVE_OVER' | 'BATCH_GONE' | 'CLAIM_NOT_FOUND' | 'NOTHING_TO_REPLACE' | 'DEPOSIT_NOT_FOUND'
  | 'PAYMENT_NOT_FOUND' | 'PAYMENT_DECIDED' | 'WEBHOOK_NOT_FOUND' | 'WEBHOOK_OFF' | 'SHOP_DISABLED'
  | 'SHOP_NOT_ALLOWED' | 'HOLDER_CHANGED' | 'DRAFT_GONE' | 'CONFIRMATION_OVER' | 'BULK_GONE'
  | 'BULK_RUNNING' | 'UNDO_TOO_LATE' | 'UNDONE_BEFORE' | 'UNDO_TAKES_TWO' | 'CHANGED_SINCE'
  | 'CODE_GONE' | 'IS_TEST_ORDER' | 'TASK_TAKEN' | 'TASK_ENDED' | 'TASK_NOT_YOURS'
  | 'RECEIPT_SENT_SINCE' | 'INVALID_CATALOG' | 'FORM_OUTDATED' | 'IS_OWNER' | 'FORM_SENT'
  | 'NOTHING_CHANGED' | 'NOT_A_TEXT'}` | `error-INVALID_SETTING.${'sync_every' | 'digest_time'
  | 'least_is_zero' | 'least_above_largest'}` | `error-INVALID_TRANSFER.${'instructions_missing'
  | 'rate_of_usd' | 'least_is_zero' | 'least_above_largest'}`
  | `error-DOCUMENT_REFUSED.${'too_large' | 'too_slow' | 'busy'}`
  | `error-INVALID_WEBHOOK_URL.${'not_a_url' | 'not_https' | 'has_password' | 'port'
  | 'not_public'}` | `error-MOVE_REFUSED.${'same' | 'moving' | 'of_team' | 'target_shut' | 'used'
  | 'target_moving'}` | `error-CLAIM_NOT_POSSIBLE.${'processing' | 'paid_back' | 'open' | 'over'}`
  | `problem-move-${'same' | 'moving' | 'of_team' | 'target_shut' | 'used' | 'target_moving'}`
  | 'problem-catalog-file' | `problem-catalog.${'pattern_invalid' | 'pattern_too_large' | 'decimals'
  | 'number' | 'supplier_name' | 'supplier_twice' | 'pid' | 'slug' | 'order_code' | 'example'
  | 'field_twice' | 'region_and_server' | 'region_options' | 'server_options' | 'option_twice'
  | 'no_supplier' | 'no_fields' | 'stock_supplier' | 'stock_based' | 'fields_of_code'}`
  | `order-page-${'title' | 'look-again' | 'product' | 'game' | 'quantity' | 'placed' | 'ended'
  | 'masked' | 'gone' | 'why-gone'}` | `order-page-status-${'processing' | 'completed'
  | 'cancelled'}` | `order-page-what-next-${'processing' | 'completed' | 'cancelled'}`
  | `status-page-${'title' | 'about' | 'as-json' | 'nothing' | 'half' | 'most' | 'completed'
  | 'last-trouble' | 'no-trouble' | 'failing-today' | 'no-orders' | 'failed' | 'works'}`
  | `address-guard-${'open' | 'is-on' | 'is-off' | 'about' | 'known' | 'none-yet' | 'turn-on'
  | 'turn-off' | 'turned-on' | 'turned-off' | 'forget' | 'choose-forget' | 'question' | 'key'
  | 'address' | 'ask-yours' | 'allow' | 'allow-and-list' | 'adds-others' | 'no-others' | 'list-now'
  | 'not-me' | 'freeze' | 'send-again' | 'over'}` | `allowlist-${'title' | 'empty-but-required'
  | 'empty' | 'add' | 'ask-add' | 'tap'}` | `api-${'title' | 'access' | 'state-on' | 'state-off'
  | 'key' | 'no-key' | 'other-keys' | 'older-key' | 'address-list' | 'any-address'
  | 'asks-about-new' | 'base-url' | 'accepted-one' | 'accepted-many' | 'refused' | 'from-unknown'
  | 'ask-allow' | 'what-allow-means' | 'allow-now' | 'turn-on' | 'turn-off' | 'turned-on'
  | 'turned-off' | 'ask-off' | 'what-off-means' | 'create-key' | 'rotate-key' | 'addresses'
  | 'try-it' | 'replace' | 'choose-grace' | 'new-key' | 'shown-once' | 'send-as' | 'copy-key'
  | 'delete-message' | 'key-not-shown' | 'maintenance' | 'orders-paused'}`
  | `api-refused-for-${'replaced' | 'expired' | 'revoked' | 'API_DISABLED' | 'API_DISABLED_BY_ADMIN'
  | 'API_NOT_ELIGIBLE' | 'ACCOUNT_BANNED' | 'ACCOUNT_RESTRICTED' | 'IP_ALLOWLIST_REQUIRED'
  | 'IP_NOT_ALLOWED' | 'KEY_SCOPE'}` | `api-grace-${'none' | 'hour' | 'day'}`
  | `api-refusal-${'MISSING_API_KEY' | 'API_DISABLED' | 'IP_ALLOWLIST_REQUIRED' | 'IP_NOT_ALLOWED'}`
  | `bulk-${'open' | 'title' | 'how-to' | 'columns' | 'template' | 'template-caption' | 'yours'
  | 'wanted' | 'not-text' | 'split' | 'balance-after' | 'started-before' | 'problems-file'
  | 'bought' | 'processing' | 'cancelled' | 'refused' | 'invalid' | 'spent' | 'running'
  | 'finishing' | 'over' | 'stop' | 'go-on' | 'top-up' | 'results' | 'show' | 'results-ready'}`
  | `bulk-holds-${'holder' | 'balance' | 'standing' | 'not_allowed' | 'maintenance' | 'shop_off'}`
  | `bulk-states-${'reading' | 'draft' | 'running' | 'stopped' | 'done'}` | `bulk-problem-${'no_pid'
  | 'unknown_pid' | 'not_sold' | 'paused' | 'fields_differ' | 'one_each' | 'out_of_stock'
  | 'trxid_taken' | 'restored'}` | `claims-${'button' | 'report-again' | 'what-is-wrong'
  | 'send-without-text' | 'text-wanted' | 'received' | 'add-picture' | 'no-picture'
  | 'picture-added' | 'picture-before' | 'title' | 'status' | 'amount-back' | 'report' | 'order'
  | 'what' | 'sent-at' | 'ended-at' | 'you-wrote' | 'with-picture' | 'answer' | 'new-codes'
  | 'into-wallet' | 'show-order' | 'withdraw' | 'confirm-withdraw' | 'withdraw-now' | 'keep'
  | 'withdrawn' | 'list' | 'to-list' | 'none' | 'show'}` | `claims-reason-${'not_received'
  | 'wrong_goods' | 'code_invalid' | 'code_used' | 'other' | 'by_operator'}` | `claims-ask-${'text'
  | 'text-hint' | 'picture'}` | `claims-state-${'open' | 'replaced' | 'refunded' | 'refused'
  | 'withdrawn'}` | `claims-decided-${'replaced' | 'refunded' | 'refused'}` | `deposits-${'top-up'
  | 'choose-method' | 'no-method' | 'other-amount' | 'how-much' | 'rate' | 'fee' | 'bonus'
  | 'in-wallet' | 'closed-way' | 'reference' | 'transfer-steps' | 'pay-on-page' | 'pay-now'
  | 'no-page' | 'try-again' | 'cancel' | 'send-receipt' | 'add-receipt' | 'ask-receipt'
  | 'receipt-wanted' | 'received-before' | 'which-deposit' | 'file-gone' | 'show' | 'list' | 'none'
  | 'credited' | 'receipts' | 'reason' | 'paid-by' | 'started' | 'ended' | 'unmatched'}`
  | `deposits-method-${'manual' | 'stars' | 'crypto_pay'}` | `deposits-invoice-${'below' | 'again'
  | 'title'}` | `deposits-status-${'label' | 'open' | 'submitted' | 'credited' | 'rejected'
  | 'cancelled' | 'expired' | 'refunding' | 'refunded' | 'charged_back'}`
  | `deposits-checkout-refused-${'unknown' | 'ended' | 'expired' | 'other-person' | 'other-amount'
  | 'banned'}` | `home-${'nameless' | 'intro' | 'wallet' | 'top-up' | 'api' | 'orders' | 'help'
  | 'admin' | 'language' | 'standing' | 'banned' | 'restricted' | 'help-title' | 'first-order'
  | 'first-order-steps' | 'try-first' | 'choose-language' | 'language-chosen'}`
  | `home-standings-${'active' | 'restricted' | 'banned'}` | `home-commands-${'start' | 'shop'
  | 'wallet' | 'api' | 'orders' | 'bulk' | 'language' | 'help' | 'paysupport' | 'terms' | 'cancel'}`
  | `keys-${'open' | 'about' | 'none' | 'add' | 'key' | 'can' | 'no-cap' | 'daily-cap-is'
  | 'order-cap-is' | 'works' | 'works-for-ever' | 'spent-today' | 'created' | 'last-used' | 'unused'
  | 'last-scope' | 'rotate' | 'revoke' | 'back' | 'how-to-cap' | 'changed' | 'what-revoke-means'
  | 'revoke-now'}` | `keys-ask-${'name' | 'daily' | 'order' | 'expiry' | 'revoke'}`
  | `keys-scope-${'read' | 'order' | 'lookup'}` | `keys-limit-${'daily' | 'order' | 'expiry'}`
  | `moves-${'decline' | 'ordered-about' | 'stop'}` | `moves-ended-${'declined' | 'stopped'
  | 'cancelled' | 'refused'}` | `notices-show-${'order' | 'webhook' | 'for-admin'}`
  | `notices-standing-${'banned' | 'unbanned' | 'restricted' | 'unrestricted' | 'api_off' | 'api_on'
  | 'shop_off' | 'shop_on'}` | `notices-${'to-wallet' | 'top-up' | 'keys-revoked' | 'slow-down'
  | 'account' | 'owed-since' | 'unmatched' | 'keeps-asking' | 'tries-again' | 'orders-delayed'
  | 'add-codes' | 'stock' | 'backup-failed' | 'database-damaged' | 'gathered-tries-again'}`
  | `notices-calls-${'place' | 'check' | 'lookup' | 'checkLookup'}` | `order-link-${'button'
  | 'title' | 'what' | 'make' | 'copy' | 'open' | 'revoke' | 'ask-revoke' | 'what-revoke-means'
  | 'revoke-now' | 'revoked' | 'no-address'}` | `orders-${'list' | 'test-list' | 'none'
  | 'none-like-this' | 'no-tests' | 'how-to-open' | 'choose-game' | 'all-games' | 'refunded'
  | 'will-tell-you' | 'is-test' | 'in-chat' | 'codes' | 'codes-file' | 'back' | 'show-tests'
  | 'show-live' | 'notices' | 'ask-notices'}` | `orders-filter-${'all' | 'processing' | 'completed'
  | 'cancelled' | 'game'}` | `orders-icon-${'processing' | 'completed' | 'cancelled'}`
  | `orders-status-${'processing' | 'completed' | 'cancelled'}` | `orders-labels-${'order' | 'game'
  | 'trxid' | 'bought' | 'key' | 'status' | 'reason' | 'amount' | 'placed' | 'ended'}`
  | `orders-reason-${'INVALID_PLAYER' | 'OUT_OF_STOCK' | 'REGION_NOT_SUPPORTED'}`
  | `orders-news-${'off' | 'on' | 'are-off' | 'are-on'}` | `orders-notice-${'each' | 'hourly'
  | 'failures' | 'none'}` | `orders-notices-set-${'each' | 'hourly' | 'failures' | 'none'}`
  | `pasted-${'found' | 'lookup' | 'deposit' | 'key-removed' | 'keys' | 'help' | 'help-with-file'
  | 'nothing-found'}` | `shop-${'open' | 'title' | 'intro' | 'nothing' | 'back-to-shop'
  | 'back-to-packs' | 'choose-pack' | 'sold-out' | 'found-more' | 'how-many' | 'other-quantity'
  | 'for-whom' | 'another-player' | 'forget' | 'ask-whom' | 'forgotten' | 'too-long' | 'offer-name'
  | 'show-name' | 'skip-name' | 'check' | 'player' | 'quantity' | 'price' | 'balance-after'
  | 'missing' | 'top-up' | 'check-again' | 'other-player' | 'saved-players' | 'change-quantity'
  | 'done' | 'processing' | 'cancelled' | 'waits' | 'paid' | 'balance' | 'order' | 'codes-below'
  | 'tap-to-show' | 'again' | 'try-again' | 'to-order' | 'to-orders' | 'sold-out-now'}`
  | `shop-name-${'absent' | 'unknown' | 'not-paid'}` | `shop-refused-${'SHOP_DISABLED'
  | 'MAINTENANCE' | 'UNKNOWN_PID' | 'INVALID_PRODUCT' | 'PRODUCT_DISABLED' | 'GAME_DISABLED'
  | 'INVALID_PACK' | 'INSUFFICIENT_STOCK' | 'INVALID_FIELDS' | 'FIELDS_DIFFER'
  | 'QUANTITY_NOT_ALLOWED' | 'QUANTITY_EXCEEDS_MAX' | 'DUPLICATE_IN_FLIGHT' | 'DRAFT_GONE'
  | 'ORDER_NOT_FOUND' | 'TRXID_TAKEN' | 'TRXID_USED_ELSEWHERE'}` | `support-${'title' | 'button'
  | 'your-id' | 'the-reference' | 'what-happened' | 'newest-top-ups' | 'not-telegram' | 'terms'}`
  | `test-keys-${'open' | 'about' | 'wallet' | 'none' | 'create' | 'refill' | 'refilled' | 'orders'
  | 'new-key' | 'shown-once' | 'works-at-once'}` | `test-keys-endings-${'decide' | '01' | '02'
  | '03' | '04' | '05'}` | `wallet-${'title' | 'balance' | 'open-top-ups' | 'low-balance'
  | 'no-threshold' | 'set-threshold' | 'threshold-off' | 'ask-threshold' | 'threshold-off-toast'
  | 'entries' | 'no-entries' | 'statement'}` | `wallet-kind-${'deposit' | 'deposit_refund'
  | 'deposit_refund_reversal' | 'credit' | 'debit' | 'charge' | 'refund' | 'claim_refund' | 'fee'
  | 'fee_refund' | 'chargeback' | 'debt' | 'debt_payment'}` | `webhooks-${'open' | 'of-test-keys'
  | 'one' | 'one-of-test-keys' | 'about' | 'what-for' | 'add' | 'state' | 'on' | 'events'
  | 'all-events' | 'waiting' | 'last-test' | 'test-on-its-way' | 'id' | 'added' | 'send-test'
  | 'test-sent' | 'deliveries' | 'choose-types' | 'rotate' | 'turn-on' | 'turned-on' | 'remove'
  | 'removed' | 'which-events' | 'where-to' | 'secret' | 'secret-shown-once' | 'copy-secret'
  | 'secret-not-shown' | 'new-secret-not-shown' | 'confirmed-rotate' | 'confirmed-remove'
  | 'no-deliveries' | 'legend' | 'event' | 'queued' | 'attempts' | 'last-attempt' | 'answer'
  | 'next-attempt' | 'given-up' | 'send-again' | 'sent-again' | 'delivery-gone' | 'resend'
  | 'resending'}` | `webhooks-off-${'switched_off' | 'failing' | 'gone'}` | `webhooks-ask-${'types'
  | 'url' | 'rotate' | 'remove' | 'since'}` | `webhooks-not-${'sent-yet' | 'kept' | 'a-date'}`
  | `admin-${'title' | 'nothing-waits' | 'also-commands' | 'back' | 'help' | 'they-are-notified'
  | 'notes-removed' | 'undo-button' | 'undo-ask' | 'orders-account' | 'delivery-wanted'
  | 'delivery-too-long' | 'files-not-utf8' | 'files-gone' | 'find-ask' | 'find-what'}`
  | `admin-commands-${'admin' | 'account' | 'ban' | 'unban' | 'restrict' | 'unrestrict' | 'apioff'
  | 'apion' | 'shopoff' | 'shopon' | 'credit' | 'debit' | 'order' | 'stock' | 'digest' | 'backup'
  | 'panel' | 'find'}` | `admin-arguments-${'account' | 'ban' | 'unban' | 'restrict' | 'unrestrict'
  | 'apioff' | 'apion' | 'shopoff' | 'shopon' | 'credit' | 'debit' | 'order' | 'stock' | 'digest'
  | 'find'}` | `admin-claims-${'opened' | 'reminder' | 'show' | 'claim' | 'what' | 'opened-at'
  | 'status' | 'ended-at' | 'decided-by' | 'answer' | 'paid-back' | 'wrote' | 'wrote-nothing'
  | 'has-picture' | 'the-order' | 'order' | 'account' | 'product' | 'amount' | 'left' | 'supplier'
  | 'placed' | 'order-ended' | 'codes' | 'replaced-before' | 'in-stock' | 'others' | 'no-others'
  | 'refund' | 'refuse' | 'picture' | 'picture-gone' | 'show-order' | 'show-account' | 'replace-now'
  | 'replaced' | 'refund-now' | 'ask-reason' | 'refused'}` | `admin-claims-reason-${'not_received'
  | 'wrong_goods' | 'code_invalid' | 'code_used' | 'other' | 'by_operator'}`
  | `admin-claims-state-${'open' | 'replaced' | 'refunded' | 'refused' | 'withdrawn'}`
  | `admin-words-${'admin' | 'account' | 'ban' | 'unban' | 'restrict' | 'unrestrict' | 'apioff'
  | 'apion' | 'shopoff' | 'shopon' | 'credit' | 'debit' | 'order' | 'stock' | 'digest' | 'backup'
  | 'panel' | 'find'}` | `admin-account-${'whose' | 'no-name' | 'is-admin' | 'standing' | 'reason'
  | 'balance' | 'paid-in' | 'open-top-ups' | 'order-count' | 'api' | 'accepted' | 'refused' | 'shop'
  | 'shop-forbidden' | 'valid-until' | 'addresses' | 'any-address' | 'is-asked' | 'webhooks'
  | 'opened' | 'ban' | 'unban' | 'restrict' | 'unrestrict' | 'apioff' | 'apion' | 'shopoff'
  | 'shopon' | 'credit' | 'debit' | 'show'}` | `admin-account-standings-${'active' | 'restricted'
  | 'banned'}` | `admin-account-api-is-${'on' | 'off' | 'on-but-forbidden' | 'off-and-forbidden'}`
  | `admin-account-refusal-${'ACCOUNT_BANNED' | 'ACCOUNT_RESTRICTED' | 'API_DISABLED_BY_ADMIN'
  | 'API_DISABLED' | 'API_NOT_ELIGIBLE' | 'MISSING_API_KEY' | 'IP_ALLOWLIST_REQUIRED'
  | 'IP_NOT_ALLOWED'}` | `admin-approvals-${'title' | 'any-amount' | 'never' | 'amount' | 'asked'
  | 'ended' | 'until' | 'reason' | 'confirm' | 'decline' | 'withdraw' | 'waits-for-other'
  | 'done-confirmed' | 'done-declined' | 'show'}` | `admin-approvals-kinds-${'adjustment' | 'top_up'
  | 'top_up_refund' | 'payment' | 'claim' | 'order' | 'settings' | 'second_person' | 'transfer'
  | 'supplier' | 'role' | 'tier' | 'claim_codes' | 'payment_return'}`
  | `admin-approvals-state-${'open' | 'confirmed' | 'declined' | 'expired'}`
  | `admin-broadcast-audience-${'all' | 'balance' | 'tier' | 'line'}` | `admin-broadcast-${'no-tier'
  | 'to-whom' | 'people' | 'about-sending' | 'sent' | 'unreached' | 'written'}`
  | `admin-broadcast-state-${'draft' | 'running' | 'stopped'}` | `admin-deposits-${'pending-title'
  | 'credited-title' | 'pending' | 'credited' | 'credited-label' | 'decided-by' | 'reason'
  | 'account-label' | 'method' | 'reference' | 'payment' | 'to-pay' | 'rate' | 'paid-in'
  | 'receipts' | 'started' | 'ended' | 'is-without-receipt' | 'submitted' | 'decided-meanwhile'
  | 'one-receipt' | 'no-receipt' | 'receipt-gone' | 'show' | 'account' | 'back' | 'approve'
  | 'other-amount' | 'reject' | 'refund' | 'approve-now' | 'far-off' | 'ask-reason' | 'refunds'
  | 'cannot-refund' | 'not-pending' | 'refund-reasons-asked' | 'refund-reasons-twice'}`
  | `admin-deposits-none-${'pending' | 'credited' | 'of'}` | `admin-deposits-status-${'label'
  | 'open' | 'submitted' | 'credited' | 'rejected' | 'cancelled' | 'expired' | 'refunding'
  | 'refunded' | 'charged_back'}` | `admin-deposits-reject-reasons-${'absent' | 'amount'
  | 'unreadable'}` | `admin-log-kinds-${'all' | 'money' | 'orders' | 'goods' | 'people'
  | 'service'}` | `admin-log-${'actor-operator' | 'actor-service'}`
  | `admin-log-action-account.${'open' | 'credit' | 'debit' | 'ban' | 'unban' | 'restrict'
  | 'unrestrict' | 'note' | 'note_removed' | 'move_order' | 'moved' | 'move_declined'
  | 'move_stopped' | 'move_cancelled' | 'move_refused'}` | `admin-log-action-allowlist.${'add'
  | 'remove' | 'clear'}` | `admin-log-action-api.${'enable' | 'disable' | 'allow' | 'forbid'}`
  | `admin-log-action-approval.${'ask' | 'confirm' | 'decline'}`
  | `admin-log-action-${'broadcast.start' | 'broadcast.stop' | 'codes.encrypt' | 'codes.rotate'
  | 'line.status' | 'product.change' | 'product.cost' | 'settings.change' | 'shop.allow'
  | 'shop.forbid' | 'team.role' | 'test.open' | 'session.open' | 'session.end' | 'attempt.now'
  | 'attempt.player' | 'prices.edit'}` | `admin-log-action-catalog.${'import' | 'routing'
  | 'sheet'}` | `admin-log-action-claim.${'open' | 'withdraw' | 'replace' | 'refund' | 'refuse'}`
  | `admin-log-action-deposit.${'approve' | 'reject' | 'credit' | 'charge_back' | 'paid_back'
  | 'refund' | 'refund_done' | 'refund_refused'}` | `admin-log-action-guard.${'on' | 'off' | 'allow'
  | 'forget'}` | `admin-log-action-incident.${'cancel' | 'move' | 'tell'}`
  | `admin-log-action-key.${'create' | 'rotate' | 'change' | 'revoke'}`
  | `admin-log-action-order.${'complete' | 'cancel' | 'take' | 'leave' | 'show_codes'}`
  | `admin-log-action-payment.${'unmatched' | 'assign' | 'return'}`
  | `admin-log-action-pricing.${'accept' | 'margin' | 'mode' | 'reprice' | 'rounding'}`
  | `admin-log-action-service.${'backup' | 'export' | 'restore' | 'move'}`
  | `admin-log-action-stock.${'add' | 'remove' | 'release' | 'discard'}`
  | `admin-log-action-supplier.${'set' | 'map' | 'sync'}` | `admin-log-action-tier.${'add'
  | 'assign' | 'discount' | 'remove' | 'rename'}` | `admin-log-action-transfer.${'add' | 'change'
  | 'remove'}` | `admin-log-action-webhook.${'add' | 'remove' | 'rotate' | 'on' | 'off' | 'types'
  | 'resend'}` | `admin-money-${'usage-credit' | 'usage-debit' | 'how-much-credit'
  | 'how-much-debit' | 'balance' | 'owes' | 'note' | 'get-message'}`
  | `admin-money-ask-${'amount-credit' | 'amount-debit' | 'note'}` | `admin-moves-${'title' | 'wait'
  | 'done' | 'status' | 'from' | 'to' | 'at' | 'reason' | 'asked' | 'why'}`
  | `admin-moves-state-${'open' | 'moved' | 'declined' | 'stopped' | 'cancelled' | 'refused'}`
  | `admin-payments-${'one' | 'paid' | 'unknown' | 'for' | 'payer' | 'payment' | 'arrived'
  | 'decided-by' | 'reason' | 'find' | 'assign' | 'give-back' | 'yes' | 'by-service' | 'by-hand'
  | 'gone' | 'not-yet'}` | `admin-payments-status-${'label' | 'open' | 'assigned' | 'returning'
  | 'returned'}` | `admin-standing-usage-${'ban' | 'unban' | 'restrict' | 'unrestrict' | 'apioff'
  | 'apion' | 'shopoff' | 'shopon'}` | `admin-standing-${'how-long' | 'ask-time' | 'orders-continue'
  | 'ask-reason' | 'reason' | 'no-reason' | 'balance' | 'get-message' | 'get-reason'
  | 'time-is-over' | 'has-blocked' | 'still-banned' | 'still-off'}` | `admin-standing-effect-${'ban'
  | 'restrict' | 'apioff' | 'shopoff'}` | `admin-standing-yes-${'ban' | 'restrict' | 'apioff'
  | 'shopoff'}` | `admin-team-roles-${'manager' | 'finance' | 'support' | 'stock'}`
  | `admin-team-rights-${'accounts' | 'standing' | 'money' | 'deposits' | 'orders' | 'claims'
  | 'stock' | 'broadcast' | 'approvals' | 'catalog' | 'reports' | 'settings' | 'log' | 'backup'
  | 'move' | 'team'}` | `admin-team-${'not-yours' | 'your-role-ended'}` | `admin-order-${'usage'
  | 'is-test' | 'fee-returned' | 'codes-use-voucher' | 'perhaps-known' | 'not-known' | 'complete'
  | 'cancel' | 'refund' | 'replace-codes' | 'no-codes' | 'voucher-back' | 'voucher-aside'
  | 'only-if-certain' | 'supplier-may-have' | 'type-reason' | 'ask-reason' | 'about-reason'
  | 'complete-now' | 'completed'}` | `admin-order-labels-${'status' | 'reason' | 'account' | 'key'
  | 'idempotency-key' | 'product' | 'amount' | 'cost' | 'paid-back' | 'profit' | 'fee' | 'supplier'
  | 'item' | 'their-order' | 'next' | 'codes' | 'attempts' | 'next-attempt' | 'known' | 'result'}`
  | `admin-calls-what-${'place' | 'check' | 'lookup' | 'checkLookup'}`
  | `admin-calls-outcome-${'completed' | 'processing' | 'failed' | 'declined' | 'absent'
  | 'not_sent' | 'unknown'}` | 'admin-calls-no-answer' | `admin-tasks-${'title' | 'still-to-do'
  | 'order' | 'placed' | 'taken-by' | 'you' | 'since' | 'take' | 'done' | 'failed' | 'leave'
  | 'taken' | 'left' | 'done-now' | 'taken-by-other'}` | `admin-stuck-why-${'unknown' | 'not_sent'
  | 'in_progress' | 'person'}` | `admin-incidents-${'since' | 'lasts' | 'open' | 'not-sent'
  | 'unknown' | 'at-work' | 'worth' | 'tried-again' | 'tried-next' | 'over' | 'cancel-yes' | 'move'
  | 'nowhere' | 'about-targets' | 'tell-yes'}` | `admin-suppliers-${'not-set-up' | 'balance'
  | 'balance-unknown' | 'open-orders' | 'no-calls'}` | `admin-stock-${'title' | 'none' | 'choose'
  | 'ask' | 'no-codes' | 'nothing-new' | 'looks-like-codes' | 'deleted' | 'not-deleted' | 'waits'
  | 'code' | 'first' | 'last' | 'in-stock-already' | 'no' | 'dropped' | 'added-before'
  | 'nothing-to-undo' | 'no-unsold' | 'added-at' | 'add-more' | 'back'}`
  | `admin-quarantine-${'choose' | 'none' | 'decided-release' | 'decided-discard'}`
  | `admin-catalog-${'no-change' | 'none' | 'of-its-line' | 'imported-toast'}`
  | `admin-lines-labels-${'status' | 'kind' | 'suppliers' | 'line' | 'price' | 'cost' | 'in-stock'}`
  | `admin-lines-kind-${'topup' | 'gamekey' | 'giftcard'}` | `admin-lines-${'no-price' | 'no-cost'}`
  | `admin-pricing-${'margin-all' | 'margin' | 'for-everybody' | 'no-margin' | 'rounding'
  | 'max-age' | 'for-ever' | 'max-jump' | 'any-amount' | 'tiers' | 'applied' | 'modes-fixed'
  | 'modes-margin' | 'mode' | 'no-tiers' | 'discount' | 'accounts' | 'tier' | 'standard'}`
  | `admin-pricing-about-${'margins' | 'tiers' | 'name'}` | `admin-pricing-why-${'no_margin'
  | 'cost_missing' | 'cost_zero' | 'cost_old' | 'cost_jump' | 'below_cost'}`
  | `admin-routing-words-chosen-${'listed' | 'healthy' | 'by_hand'}`
  | 'admin-routing-words-cost-unknown' | `admin-routing-words-skipped-${'day_limit' | 'no_codes'
  | 'breaker_open' | 'full'}` | `admin-routing-words-by-${'listed' | 'healthy' | 'cheapest'}`
  | `admin-routing-${'why' | 'row'}` | `admin-limits-${'about' | 'day' | 'at-once' | 'none'}`
  | `admin-price-lists-${'read-before' | 'never' | 'list' | 'nothing' | 'changes' | 'prices'
  | 'is-gone' | 'is-back' | 'no-cost' | 'remember' | 'applied' | 'changed-since' | 'none-waits'
  | 'agree' | 'agreed' | 'problem' | 'show' | 'settings' | 'every' | 'never-by-self' | 'off'
  | 'about-every' | 'threshold' | 'set-threshold' | 'saved'}`
  | `admin-price-lists-reason-${'cost_zero' | 'cost_jump' | 'renamed' | 'many_gone' | 'empty_list'}`
  | `admin-switches-${'on' | 'off' | 'yes-on'}` | `admin-top-ups-${'amount' | 'open-at-once'
  | 'offered' | 'not-offered' | 'changed'}` | `admin-transfers-${'rate' | 'fee' | 'no-fee'
  | 'no-instructions' | 'about-confirm' | 'about-remove' | 'changed'}`
  | `admin-stats-${'period-month' | 'bad-days' | 'none' | 'sales' | 'profit' | 'ended' | 'completed'
  | 'about'}` | `admin-stats-short-${'today' | 'yesterday' | 'week' | 'month' | 'quarter'}`
  | `admin-digest-${'low' | 'balances' | 'backup-failed' | 'set-time'}` | `admin-books-${'opening'
  | 'closing' | 'sold' | 'cost' | 'now' | 'stock' | 'debts'}` | `admin-books-kind-${'deposit'
  | 'deposit_refund' | 'deposit_refund_reversal' | 'chargeback' | 'debt' | 'debt_payment' | 'credit'
  | 'debit' | 'charge' | 'refund' | 'claim_refund' | 'fee' | 'fee_refund'}`
  | `admin-backup-${'confirm' | 'encrypted' | 'unencrypted' | 'send-now' | 'sent' | 'not-sent'
  | 'elsewhere'}` | `panel-${'title' | 'skip' | 'menu' | 'today' | 'inbox' | 'orders' | 'customers'
  | 'goods' | 'suppliers' | 'money' | 'news' | 'service' | 'leave' | 'undo' | 'undone' | 'next'
  | 'yes' | 'change' | 'more' | 'first' | 'csv' | 'search' | 'problem' | 'not-found' | 'not-yours'
  | 'sent-before' | 'asked-second' | 'failed' | 'opening' | 'open-without-script' | 'enter'
  | 'how-to-enter' | 'other-host' | 'other-origin' | 'sessions' | 'incident-reason'}`
  | `panel-sessions-${'who' | 'since' | 'address' | 'browser' | 'this' | 'end' | 'end-all'
  | 'ended'}` | `panel-today-${'begin' | 'step-done' | 'step-open' | 'add-goods' | 'add-way'
  | 'invite' | 'completed' | 'low' | 'waits'}` | `panel-today-waits-${'pending' | 'unmatched'
  | 'claims' | 'tasks' | 'approvals' | 'incidents' | 'stuck' | 'moves' | 'aside' | 'held'}`
  | `panel-chart-${'orders' | 'day' | 'table'}` | `panel-inbox-${'queue' | 'empty' | 'over'
  | 'receipt' | 'payment' | 'claim' | 'task' | 'stuck' | 'approval' | 'incident' | 'reason'
  | 'worth' | 'worth-hint' | 'whose' | 'whose-hint' | 'replace' | 'note' | 'note-hint' | 'codes'
  | 'codes-hint' | 'asked-supplier' | 'cancel-unsent' | 'tell' | 'role' | 'to' | 'no-picture'}`
  | `panel-orders-${'search' | 'of-account' | 'from' | 'to' | 'none-yet' | 'none' | 'order' | 'time'
  | 'player' | 'test' | 'timeline' | 'facts' | 'placed' | 'by-hand' | 'webhook' | 'second' | 'back'
  | 'show-codes' | 'refund' | 'amount' | 'note' | 'replace' | 'ask' | 'asked' | 'complete'
  | 'codes-file' | 'cancel' | 'reason' | 'reason-hint'}` | `panel-orders-any-${'status' | 'line'
  | 'supplier'}` | `panel-orders-status.${'processing' | 'completed' | 'cancelled'}`
  | `panel-orders-webhook-${'waiting' | 'delivered' | 'failed'}` | `panel-orders-player-${'act'
  | 'about' | 'done'}` | `error-ORDER_NOT_WAITING.${'ended' | 'running' | 'sent' | 'sent_since'}`
  | `panel-customers-${'find' | 'none' | 'name' | 'no-name' | 'id' | 'last-order' | 'never' | 'chat'
  | 'account' | 'entries' | 'top-ups' | 'log' | 'credit' | 'debit' | 'ban' | 'unban' | 'restrict'
  | 'unrestrict' | 'apioff' | 'apion' | 'shopoff' | 'shopon' | 'tier' | 'move' | 'amount'
  | 'amount-usd' | 'note' | 'for' | 'for-hint' | 'reason' | 'reason-hint' | 'api' | 'shop'
  | 'shop-allowed' | 'shop-forbidden' | 'keys' | 'key' | 'no-keys' | 'revoke' | 'revoked-all'
  | 'webhook-off' | 'webhook-on' | 'none-yet' | 'test' | 'notes' | 'notes-none' | 'time' | 'order'
  | 'product' | 'status' | 'kind' | 'about' | 'balance-after' | 'entries-none' | 'top-ups-none'
  | 'reference' | 'method' | 'credited' | 'ended' | 'what' | 'who' | 'details' | 'moves'}`
  | `panel-customers-every-${'state' | 'tier' | 'kind'}` | `panel-customers-state-${'banned'
  | 'restricted' | 'in_debt' | 'moving'}` | `panel-customers-standing-${'active' | 'restricted'
  | 'banned'}` | `panel-customers-note-${'hint' | 'add' | 'remove' | 'what' | 'added'}`
  | `panel-customers-key-${'replaced' | 'may' | 'used'}` | `panel-customers-revoke-${'all' | 'means'
  | 'all-means'}` | `panel-customers-orders-${'newest' | 'all' | 'none'}`
  | `panel-customers-move-${'to' | 'to-hint' | 'why' | 'why-hint' | 'holder' | 'cancel'
  | 'cancelled'}` | `panel-goods-${'products' | 'prices' | 'stock' | 'tiers' | 'file' | 'product'
  | 'id' | 'name' | 'sold' | 'search' | 'all-lines' | 'all' | 'by-line' | 'none' | 'show' | 'edit'
  | 'edit-prices' | 'change-price' | 'accept' | 'still-right' | 'decide.release' | 'decide.discard'
  | 'below-cost' | 'back' | 'below' | 'costs' | 'gone' | 'since' | 'more' | 'margin-hint'
  | 'max-age' | 'max-jump' | 'remove' | 'slug' | 'slug-hint' | 'pid-hint' | 'cost-hint'
  | 'line-name' | 'game-name' | 'order-code' | 'order-code-hint' | 'own-suppliers'
  | 'own-suppliers-hint' | 'ref' | 'vouchers' | 'player-hint' | 'stored' | 'import' | 'import-about'
  | 'or-file' | 'file-about' | 'download' | 'codes' | 'add' | 'codes-hint' | 'code-cost'
  | 'code-cost-hint' | 'batches' | 'by' | 'still-unsold' | 'taken' | 'new' | 'known' | 'last'
  | 'length' | 'take-out' | 'threshold-at' | 'threshold-hint' | 'quarantine' | 'order'}`
  | `panel-goods-only.${'paused' | 'held' | 'low' | 'archived'}` | `panel-goods-status.${'active'
  | 'paused' | 'hidden' | 'archived' | 'removed' | 'held'}` | `panel-goods-new-${'line' | 'product'
  | 'tier'}` | `panel-goods-verbs.${'resume' | 'pause' | 'hide' | 'archive'}`
  | `panel-suppliers-${'none' | 'name' | 'kind' | 'status' | 'works' | 'fails' | 'stopped'
  | 'trying' | 'last-hour' | 'today' | 'price-list' | 'overview' | 'lines' | 'items' | 'health'
  | 'balance-at' | 'balance-problem' | 'limits' | 'empty-none' | 'at-once-hint' | 'resume'
  | 'day-limit' | 'sync-every' | 'sync-hint' | 'low-balance' | 'newest-calls' | 'no-calls' | 'when'
  | 'call' | 'about' | 'answer' | 'unanswered' | 'took' | 'product' | 'pick' | 'apply' | 'remember'
  | 'only-remember' | 'unmapped' | 'no-items' | 'search-items' | 'item' | 'item-name' | 'item-hint'
  | 'pid' | 'map' | 'map-product' | 'about-map' | 'mapped'}` | `panel-money-${'books' | 'sales'
  | 'top-ups' | 'ways' | 'exports' | 'from' | 'to' | 'show' | 'item' | 'entries' | 'moved'
  | 'nothing-moved' | 'adding-up' | 'adds-up' | 'about-books' | 'total' | 'margin'
  | 'search-top-ups' | 'none-found' | 'credited-at' | 'reason' | 'about-reason' | 'way' | 'add-way'
  | 'no-ways' | 'no-change' | 'rated' | 'least' | 'most' | 'stars-per-usd'}`
  | `panel-money-by-${'line' | 'product' | 'supplier' | 'account'}` | `panel-money-of-${'line'
  | 'product' | 'supplier' | 'account'}` | `panel-money-way-${'name' | 'on' | 'offer' | 'currency'
  | 'rate' | 'rate-checked' | 'fee' | 'instructions' | 'remove'}` | `panel-money-way-about-${'name'
  | 'fee' | 'limits'}` | `panel-money-exports-${'orders' | 'ledger' | 'deposits'}`
  | `panel-money-exports-about-${'orders' | 'ledger' | 'deposits'}` | `panel-news-${'none' | 'write'
  | 'text' | 'drafted' | 'try' | 'tried' | 'start' | 'stop' | 'again' | 'all' | 'people-found'
  | 'ended' | 'state'}` | `panel-news-state-${'draft' | 'running' | 'stopped' | 'done'}`
  | `panel-service-tab-${'settings' | 'team' | 'log' | 'status'}` | `panel-service-${'no-settings'
  | 'switches' | 'values' | 'elsewhere' | 'setting' | 'now' | 'turn-on' | 'turn-off' | 'changed'
  | 'never' | 'none' | 'zero-never' | 'paid-in' | 'age' | 'age-hint' | 'above' | 'contact'
  | 'contact-hint' | 'terms-text' | 'terms-hint' | 'short-terms'}`
  | `panel-service-name-${'eligibility' | 'secondPerson' | 'lowStock' | 'pricing' | 'digest'
  | 'support' | 'terms'}` | `panel-service-about-${'eligibility' | 'secondPerson' | 'lowStock'
  | 'pricing' | 'digest' | 'support' | 'terms'}` | `panel-service-digest-${'on' | 'time' | 'zone'
  | 'zone-hint'}` | `panel-service-team-${'give' | 'who' | 'who-hint' | 'role' | 'owner' | 'since'
  | 'take' | 'did' | 'owners' | 'rights' | 'right'}` | `panel-service-log-${'account' | 'kind'
  | 'by' | 'from' | 'to' | 'when' | 'what' | 'about' | 'detail'}`
  | `panel-service-backup-${'scheduled' | 'none' | 'last' | 'not-yet' | 'size' | 'every' | 'kept'
  | 'folder' | 'download' | 'about'}` | `panel-service-status-${'service' | 'version' | 'processes'
  | 'address' | 'bot' | 'token' | 'database' | 'kind' | 'free' | 'codes' | 'open' | 'encrypted'
  | 'docs'}` | `error-NOT_LET_IN.${'link_over' | 'not_signed' | 'too_old' | 'used_before'
  | 'no_role'}` | `admin-panel-${'open' | 'browser' | 'again' | 'no-address'}`
  | `panel-words-${'today' | 'inbox' | 'orders' | 'customers' | 'goods' | 'suppliers' | 'money'
  | 'news' | 'service'}`
