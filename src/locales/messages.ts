// Written by `npm run locales` from locales/en. Do not edit.
import type { Html } from './html.ts'

type Text = string | number | Html | readonly string[]
type Choice = string | null | undefined

/** What each message is given. */
export type Arguments = {
  'common-and-more': { count: Text }; 'common-page': { number: Text }
  'common-paused': { names: Text }; 'common-failed-again': { support: Text | null | undefined }
  'common-copy-code': { number: number }
  'error-NOT_AN_AMOUNT': { currency: Text | null | undefined; text: Text }
  'error-AMOUNT_UNCLEAR': { text: Text; larger: Text; smaller: Text }
  'error-AMOUNT_NEGATIVE': { text: Text }; 'error-OTHER_CURRENCY': { text: Text; currency: Text }
  'error-NOT_A_DURATION': { text: Text }; 'error-NAME_TOO_LONG': { max: Text }
  'error-NOT_AN_ADDRESS': { text: Text }; 'error-BLOCK_TOO_WIDE': { cidr: Text }
  'error-TOO_MANY_ADDRESSES': { max: Text; size: Text }; 'error-INVALID_KEY_NAME': { max: Text }
  'error-KEY_NAME_TAKEN': { name: Text }; 'error-TOO_MANY_KEYS': { max: Text }
  'error-INVALID_CAP': { maxMicros: number }; 'error-INVALID_PRICE': { maxMicros: number }
  'error-INVALID_COST': { maxMicros: number }; 'error-INVALID_PERCENT': { text: Text; max: Text }
  'error-NOTE_LENGTH': { max: Text }; 'error-TOO_MANY_NOTES': { max: Text }
  'error-NEWS_LENGTH': { max: Text }; 'error-TOO_MANY_MOVES': { max: Text }
  'error-TOO_MANY_APPROVALS': { max: Text }; 'error-INVALID_TIER_NAME': { max: Text }
  'error-TIER_NAME_TAKEN': { name: Text }; 'error-TOO_MANY_TIERS': { max: Text }
  'error-NOT_ITS_SUPPLIER': { pid: Text; suppliers: Text }
  'error-INVALID_SETTING.suppliers': { max: Text }; 'error-INVALID_SETTING.low_stock': { max: Text }
  'error-INVALID_SETTING.terms': { max: Text }; 'error-INVALID_SETTING.open_deposits': { max: Text }
  'error-INVALID_SETTING.at_once': { max: Text }; 'error-INVALID_SETTING.cost_jump': { max: Text }
  'error-INVALID_SETTING.cost_age': { max: Text }
  'error-INVALID_SETTING.support': { text: Text; maxUrlLength: Text }
  'error-INVALID_SETTING.time_zone': { text: Text }
  'error-INVALID_SETTING.stars_rate': { max: Text; decimals: Text }
  'error-INVALID_TRANSFER.name': { max: Text }
  'error-INVALID_TRANSFER.instructions_too_long': { max: Text }
  'error-INVALID_TRANSFER.too_many': { max: Text }
  'error-INVALID_TRANSFER.name_taken': { name: Text }
  'error-INVALID_TRANSFER.currency': { text: Text }
  'error-INVALID_TRANSFER.rate': { currency: Text }; 'error-INVALID_TRANSFER.fee': { max: Text }
  'error-CATALOG_NOT_JSON': { said: Text }; 'error-NOT_FROM_STOCK': { pid: Text }
  'error-CODE_TOO_LONG': { line: number; max: Text }; 'error-TOO_MANY_CODES': { max: Text }
  'error-REASON_TOO_LONG': { max: Text }; 'error-INVALID_CREDIT': { maxMicros: number }
  'error-INVALID_CLAIM_REFUND': { maxMicros: number }
  'error-UNKNOWN_EVENT_TYPE': { type: Text; known: Text }; 'error-NOT_A_PERSON': { text: Text }
  'error-INVALID_MARK': { maxMicros: number }
  'error-INVALID_DELIVERY.count': { given: number; ordered: Text }
  'error-INVALID_TOP_UP.limits': { minMicros: number; maxMicros: number }
  'error-INVALID_TOP_UP.price': { maxPrice: Text; amountMicros: number; price: Text }
  'error-TOO_MANY_RECEIPTS': { max: Text }
  'error-TABLE_LACKS': { found: Text | null | undefined; column: Text }
  'error-TABLE_TOO_LONG': { max: number }; 'error-TOO_MANY_UNITS': { units: Text; max: Text }
  'error-INSUFFICIENT_BALANCE': { debtMicros: number; neededMicros: number }
  'error-ORDER_NOT_FOUND': { id: Text }; 'error-ACCOUNT_NOT_FOUND': { who: Text }
  'error-ACCOUNT_EXISTS': { telegramId: number }; 'error-LINE_NOT_FOUND': { slug: Text }
  'error-PRODUCT_NOT_FOUND': { pid: Text }; 'error-SHEET_STALE': { more: number; pids: Text }
  'error-NO_PRICE_LIST': { others: Text | null | undefined; supplier: Text }
  'error-LIST_UNREADABLE': { supplier: Text; why: Text }
  'error-LIST_TOO_LONG': { supplier: Text; max: Text }
  'error-LIST_STALE': { more: number; pids: Text }
  'error-ITEM_NOT_LISTED': { supplier: Text; item: Text }; 'error-TIER_NOT_FOUND': { name: Text }
  'error-TRANSFER_NOT_FOUND': { name: Text }; 'error-QUARANTINE_ENDED': { orderId: Text }
  'error-CODES_SEEN': { orderId: Text }; 'error-TOO_MANY_WEBHOOKS': { max: Text }
  'error-ACCOUNT_SHUT': { standing: Choice }; 'error-CREDIT_PAID_DEBT': { paidOffMicros: number }
  'error-TOO_MANY_REFILLS': { max: Text }
  'error-CLAIM_NOT_POSSIBLE.too_many_of_order': { max: Text }
  'error-CLAIM_NOT_POSSIBLE.too_many_open': { max: number }
  'error-TOO_MANY_DEPOSITS': { max: number }; 'error-DEPOSIT_OVER': { act: Choice; status: Text }
  'error-REFUND_NOT_POSSIBLE': { reference: Text }
  'error-REFUND_NOT_COVERED': { reference: Text; amountMicros: number }
  'error-REFUND_REFUSED': { reference: Text; why: Text }; 'problem-catalog-more': { more: Text }
  'problem-catalog-line': { name: Text | null | undefined; number: number }
  'problem-catalog-product': { name: Text | null | undefined; number: number }
  'problem-catalog-row': { name: Text | null | undefined; number: number }
  'problem-catalog.pattern_too_long': { max: Text }
  'problem-catalog.pattern_looks_around': { token: Text }
  'problem-catalog.pattern_refers_back': { token: Text }
  'problem-catalog.pattern_unsupported': { said: Text }
  'problem-catalog.unknown_supplier': { name: Text }; 'problem-catalog.used_twice': { name: Text }
  'problem-catalog.other_line': { slug: Text }; 'problem-catalog.schema': { said: Text }
  'error-CLAIM_DECIDED.open': { reference: Text; details: Text | null | undefined }
  'error-CLAIM_DECIDED.replaced': { reference: Text; details: Text | null | undefined }
  'error-CLAIM_DECIDED.refunded': { reference: Text; details: Text | null | undefined }
  'error-CLAIM_DECIDED.refused': { reference: Text; details: Text | null | undefined }
  'error-CLAIM_DECIDED.withdrawn': { reference: Text; details: Text | null | undefined }
  'error-DEPOSIT_DECIDED.open': { reference: Text; details: Text | null | undefined }
  'error-DEPOSIT_DECIDED.submitted': { reference: Text; details: Text | null | undefined }
  'error-DEPOSIT_DECIDED.credited': { reference: Text; details: Text | null | undefined }
  'error-DEPOSIT_DECIDED.rejected': { reference: Text; details: Text | null | undefined }
  'error-DEPOSIT_DECIDED.cancelled': { reference: Text; details: Text | null | undefined }
  'error-DEPOSIT_DECIDED.expired': { reference: Text; details: Text | null | undefined }
  'error-DEPOSIT_DECIDED.refunding': { reference: Text; details: Text | null | undefined }
  'error-DEPOSIT_DECIDED.refunded': { reference: Text; details: Text | null | undefined }
  'error-DEPOSIT_DECIDED.charged_back': { reference: Text; details: Text | null | undefined }
  'address-guard-forgotten': { address: Text }; 'address-guard-ask-list': { address: Text }
  'address-guard-allowed': { key: Text; address: Text }; 'address-guard-listed': { count: Text }
  'address-guard-revoked': { key: Text }; 'address-guard-ended-before': { key: Text }
  'allowlist-only-these': { count: Text }; 'allowlist-last-call': { address: Text }
  'allowlist-add-last': { address: Text }; 'allowlist-added': { count: number }
  'allowlist-known': { count: Text }; 'allowlist-what-is-one': { address: Text; block: Text }
  'allowlist-removed': { cidr: Text }; 'api-key-created': { time: Text }
  'api-key-used': { ago: Text }; 'api-key-used-from': { ago: Text; address: Text }
  'api-valid-until': { time: Text }; 'api-more-older-keys': { count: number }
  'api-allowed': { count: Text }; 'api-last-refused': { ago: Text; from: Text; why: Text }
  'api-from': { address: Text }; 'api-allow-refused': { address: Text }
  'api-order-one': { product: Text; price: Text }; 'api-reference': { url: Text }
  'api-refusal-ACCOUNT_BANNED': { support: Text | null | undefined }
  'api-refusal-ACCOUNT_RESTRICTED': { support: Text | null | undefined }
  'api-refusal-API_DISABLED_BY_ADMIN': { support: Text | null | undefined }
  'api-refusal-API_NOT_ELIGIBLE': { rules: Text }; 'api-eligible-by-deposited': { amount: Text }
  'api-eligible-by-age': { age: Text }; 'bulk-limits': { rows: Text; kilobytes: Text }
  'bulk-too-large': { kilobytes: Text }; 'bulk-can-buy': { count: number; amount: Text }
  'bulk-cannot-buy': { count: number }; 'bulk-more-products': { count: number }
  'bulk-more-problems': { count: number }; 'bulk-short': { amount: Text }
  'bulk-repeated': { count: number; numbers: Text }; 'bulk-same-before': { time: Text }
  'bulk-buy': { count: number; amount: Text }; 'bulk-problems-caption': { count: number }
  'bulk-row-number': { row: Text }; 'bulk-of': { done: Text; all: Text }
  'bulk-holds-failed': { support: Text | null | undefined }; 'bulk-bad-quantity': { max: Text }
  'bulk-extra-cells': { columns: Text }; 'bulk-cell-too-long': { max: Text }
  'bulk-rounded': { number: Text }; 'bulk-price-changed': { amount: Text }
  'bulk-missing': { field: Text }; 'bulk-misfit': { field: Text }
  'bulk-no-option': { field: Text; options: Text }; 'claims-disagree': { support: Text }
  'deposits-choose-amount': { least: Text; largest: Text }
  'deposits-ask-amount': { least: Text; largest: Text }
  'deposits-ask-amount-in': { least: Text; largest: Text; own: Text }
  'deposits-rate-of': { rate: Text; at: Text }; 'deposits-transfer': { amount: Text }
  'deposits-open-until': { time: Text }; 'deposits-pay': { amount: Text }
  'deposits-top-up-of': { amount: Text }
  'deposits-invoice-description': { amount: Text; reference: Text }
  'deposits-received': { receipts: number }; 'deposits-status-is': { status: Text }
  'deposits-that-arrived': { amount: Text }; 'home-hello': { name: Text }
  'home-restricted-until': { time: Text }; 'home-reason': { reason: Text }
  'home-keeps-balance': { support: Text | null | undefined }
  'home-api-is-at': { url: Text; reference: Text }
  'home-questions': { support: Text | null | undefined }; 'keys-full': { count: number }
  'keys-a-day': { amount: Text }; 'keys-an-order': { amount: Text }; 'keys-until-day': { day: Text }
  'keys-works-until': { time: Text }; 'keys-used-from': { ago: Text; address: Text }
  'keys-revoked': { name: Text }; 'moves-ordered': { who: Text; time: Text }
  'moves-ordered-to': { who: Text; time: Text }; 'moves-moved-away': { who: Text }
  'moves-moved-here': { who: Text }; 'notices-questions': { support: Text | null | undefined }
  'notices-paid-debt': { amount: Text }; 'notices-order-completed': { pack: Text; id: Text }
  'notices-order-cancelled': { pack: Text; id: Text }; 'notices-money-back': { amount: Text }
  'notices-orders-completed': { count: number }; 'notices-orders-cancelled': { count: number }
  'notices-credited': { amount: Text }
  'notices-credited-other': { credited: Text; asked: Text; reference: Text }
  'notices-charged-back': { amount: Text; reference: Text }
  'notices-taken-from-wallet': { amount: Text }; 'notices-spent-before': { amount: Text }
  'notices-rejected': { amount: Text; reference: Text }
  'notices-refunded': { amount: Text; reference: Text }; 'notices-restricted-until': { time: Text }
  'notices-added': { amount: Text }; 'notices-taken': { amount: Text }
  'notices-balance-low': { amount: Text }; 'notices-webhook-gone': { url: Text }
  'notices-webhook-failing': { url: Text }; 'notices-key-ends-soon': { key: Text; time: Text }
  'notices-key-expired': { key: Text; time: Text }; 'notices-key-revoked': { key: Text }
  'notices-paid-back-elsewhere': { reference: Text }
  'notices-part-taken': { taken: Text; amount: Text }; 'notices-still-there': { amount: Text }
  'notices-spent': { amount: Text }; 'notices-now-owes': { amount: Text }
  'notices-refund-refused': { reference: Text; amount: Text }
  'notices-outcome-unknown': { id: Text }; 'notices-order-waits': { id: Text }
  'notices-done-after-cancel': { id: Text }; 'notices-failed-after-completion': { id: Text }
  'notices-sold-at-loss': { id: Text; price: Text; cost: Text }
  'notices-code-quarantined': { id: Text }
  'notices-supplier-failing': { supplier: Text; calls: Text }
  'notices-supplier-recovered': { supplier: Text; calls: Text }
  'notices-stock-low': { pid: Text; left: Text }; 'notices-day-limit': { supplier: Text }
  'notices-stock-out': { pid: Text }; 'notices-gathered-orders-ended': { count: number }
  'notices-gathered-manual-orders': { count: number }
  'notices-gathered-receipts': { count: number }
  'notices-gathered-outcome-unknown': { count: number }
  'notices-gathered-order-waits': { count: number }
  'notices-gathered-quarantined': { count: number }
  'notices-gathered-sold-at-loss': { count: number; id: Text }
  'notices-gathered-stock-low': { count: number }; 'notices-gathered-stock-out': { count: number }
  'order-link-link': { url: Text }; 'orders-amount-for': { pieces: number; amount: Text }
  'orders-too-many-codes': { count: number }; 'orders-codes-caption': { count: number; id: Text }
  'pasted-key': { name: Text }; 'pasted-no-such-command': { command: Text }
  'pasted-did-you-mean': { command: Text }; 'shop-left': { count: Text }
  'shop-many-left': { count: Text }; 'shop-found': { text: Text }; 'shop-each': { price: Text }
  'shop-ask-quantity': { max: Text }; 'shop-wrong-quantity': { max: Text }
  'shop-ask-forget': { player: Text }; 'shop-ask-field': { label: Text }
  'shop-choose-option': { label: Text }; 'shop-example': { example: Text }
  'shop-wrong-field': { label: Text }; 'shop-name-costs': { fee: Text }
  'shop-name-is-free': { count: number }; 'shop-show-name-for': { fee: Text }
  'shop-missing-more': { amount: Text }; 'shop-top-up-first': { button: Text }
  'shop-owes': { amount: Text }; 'shop-buy': { price: Text }
  'shop-price-changed': { before: Text; after: Text }; 'shop-money-is-back': { amount: Text }
  'shop-reason': { reason: Text }; 'shop-codes': { count: number }; 'shop-codes-of': { pack: Text }
  'shop-codes-in-file': { count: number }; 'shop-not-allowed': { support: Text | null | undefined }
  'shop-account-shut': { support: Text | null | undefined }; 'shop-price-is-now': { price: Text }
  'shop-not-covered': { price: Text }; 'support-include': { support: Text | null | undefined }
  'support-default-terms': { support: Text | null | undefined }
  'test-keys-other-endings': { testCode: Text }; 'test-keys-revoke': { name: Text }
  'test-keys-ask-revoke': { name: Text }; 'wallet-owed': { amount: Text }
  'wallet-threshold': { amount: Text }; 'wallet-balance-then': { amount: Text }
  'wallet-statement-caption': { count: Text }; 'wallet-statement-part': { part: Text }
  'webhooks-full': { count: Text }; 'webhooks-failing': { time: Text }
  'webhooks-calls': { count: number }; 'webhooks-did-you-mean': { url: Text }
  'webhooks-offer-url': { url: Text }; 'webhooks-to': { url: Text }
  'webhooks-what-it-means-rotate': { url: Text }; 'webhooks-what-it-means-off': { url: Text }
  'webhooks-what-it-means-remove': { url: Text }; 'webhooks-answered': { status: Text; ms: Text }
  'webhooks-no-answer': { problem: Text; ms: Text }; 'webhooks-nothing-since': { time: Text }
  'webhooks-ask-resend': { count: number }; 'webhooks-everything-since': { time: Text }
  'webhooks-resend-now': { count: Text }; 'admin-tasks-wait': { count: number }
  'admin-stuck-wait': { count: number }; 'admin-closed-since': { time: Text; who: Text }
  'admin-products-paused': { count: number }; 'admin-aside-wait': { count: number }
  'admin-top-ups-wait': { count: number }; 'admin-about-who': { id: Text; name: Text }
  'admin-claims-picture-of': { reference: Text }; 'admin-claims-many': { count: number }
  'admin-claims-more': { count: Text }; 'admin-claims-replace': { inStock: Text }
  'admin-claims-confirm-replace': { count: number; inStock: Text }
  'admin-claims-confirm-refund': { amount: Text }; 'admin-claims-refunded': { amount: Text }
  'admin-claims-replaced-title': { order: Text }; 'admin-account-banned-since': { time: Text }
  'admin-account-restricted-until': { time: Text }; 'admin-account-also-restricted': { time: Text }
  'admin-account-owes': { amount: Text }
  'admin-account-test-account': { orders: number; number: Text; amount: Text }
  'admin-account-has-blocked': { time: Text }; 'admin-approvals-above': { amount: Text }
  'admin-approvals-wanted': { who: Text; what: Text; amount: Text }
  'admin-approvals-ended-confirmed': { who: Text; what: Text; amount: Text }
  'admin-approvals-ended-declined': { who: Text; what: Text; amount: Text }
  'admin-approvals-waits': { count: number }; 'admin-broadcast-sent-of': { sent: Text; total: Text }
  'admin-deposits-of-title': { name: Text }; 'admin-deposits-top-up-of': { amount: Text }
  'admin-deposits-same-receipt': { count: number }
  'admin-deposits-same-receipt-elsewhere': { count: number; ofOthers: Text }
  'admin-deposits-all-receipts': { count: number }
  'admin-deposits-receipt-number': { number: Text; count: Text }
  'admin-deposits-confirm-approve': { amount: Text }
  'admin-deposits-approves': { name: Text; reference: Text }
  'admin-deposits-how-much-arrived': { currency: Text }
  'admin-deposits-wanted-to-pay': { name: Text; amount: Text }
  'admin-deposits-ask-arrived': { example: Text }
  'admin-deposits-confirm-other': { amount: Text; claimed: Text }
  'admin-deposits-approves-other': { name: Text; reference: Text }
  'admin-deposits-approved': { amount: Text; name: Text }
  'admin-deposits-approved-other': { amount: Text; name: Text; claimed: Text }
  'admin-deposits-why-rejected': { amount: Text }
  'admin-deposits-rejected': { amount: Text; name: Text }
  'admin-deposits-because': { reason: Text }; 'admin-deposits-confirm-refund': { amount: Text }
  'admin-deposits-refunds-stars': { stars: Text }
  'admin-deposits-charged-back': { name: Text; amount: Text }
  'admin-deposits-refunded': { amount: Text; name: Text }
  'admin-deposits-refunding': { amount: Text; name: Text }; 'admin-log-actor-admin': { who: Text }
  'admin-log-actor-holder': { who: Text }; 'admin-log-whom': { name: Text }
  'admin-money-adding-pays-first': { amount: Text }; 'admin-money-this-pays-first': { amount: Text }
  'admin-money-confirm-credit': { amount: Text; name: Text }
  'admin-money-confirm-debit': { amount: Text; name: Text }
  'admin-money-yes-credit': { amount: Text }; 'admin-money-yes-debit': { amount: Text }
  'admin-money-note-too-long': { max: Text }
  'admin-money-done-credit': { amount: Text; name: Text }
  'admin-money-done-debit': { amount: Text; name: Text }; 'admin-money-paid-debt': { amount: Text }
  'admin-money-paid-part-of-debt': { amount: Text; rest: Text }
  'admin-money-not-covered': { name: Text; balance: Text; amount: Text }
  'admin-moves-waits': { count: number }; 'admin-moves-moved-from': { time: Text; id: Text }
  'admin-moves-moved-to': { time: Text; id: Text }; 'admin-moves-coming': { time: Text; id: Text }
  'admin-payments-waits': { count: number }; 'admin-payments-twice': { reference: Text }
  'admin-payments-assign-to': { reference: Text }
  'admin-payments-ask-whom': { reference: Text; withAmount: Text }
  'admin-payments-confirm': { amount: Text; name: Text }
  'admin-payments-done': { amount: Text; name: Text }
  'admin-standing-not-for-admins-ban': { name: Text }
  'admin-standing-not-for-admins-restrict': { name: Text }
  'admin-standing-ask-until': { time: Text }; 'admin-standing-confirm-ban': { name: Text }
  'admin-standing-confirm-restrict': { name: Text; until: Text }
  'admin-standing-confirm-apioff': { name: Text }; 'admin-standing-confirm-shopoff': { name: Text }
  'admin-standing-replaces': { until: Text }; 'admin-standing-did-ban': { name: Text }
  'admin-standing-did-unban': { name: Text }
  'admin-standing-did-restrict': { name: Text; until: Text }
  'admin-standing-did-unrestrict': { name: Text }; 'admin-standing-did-apioff': { name: Text }
  'admin-standing-did-apion': { name: Text }; 'admin-standing-did-shopoff': { name: Text }
  'admin-standing-did-shopon': { name: Text }; 'admin-standing-because': { reason: Text }
  'admin-standing-already-ban': { name: Text; since: Text }
  'admin-standing-already-unban': { name: Text }
  'admin-standing-already-restrict': { name: Text; until: Text }
  'admin-standing-already-unrestrict': { name: Text }
  'admin-standing-already-apioff': { name: Text }; 'admin-standing-already-apion': { name: Text }
  'admin-standing-already-shopoff': { name: Text }; 'admin-standing-already-shopon': { name: Text }
  'admin-standing-still-restricted': { until: Text }; 'admin-undo-owes': { amount: Text }
  'admin-undo-taken-back': { amount: Text; name: Text }
  'admin-undo-given-back': { amount: Text; name: Text }
  'admin-team-ask-give': { name: Text; role: Text; rights: Text }
  'admin-team-given': { name: Text; role: Text }; 'admin-team-removed': { name: Text }
  'admin-team-your-role': { role: Text; rights: Text }; 'admin-order-lookup-title': { path: Text }
  'admin-order-amount-for': { pieces: number; amount: Text }; 'admin-order-watched': { time: Text }
  'admin-order-show-codes': { count: number }; 'admin-order-codes-of': { count: number; id: Text }
  'admin-order-confirm-cancel': { id: Text; amount: Text }
  'admin-order-why-cancel': { error: Text }; 'admin-order-confirm-complete': { id: Text }
  'admin-order-cancelled': { amount: Text }
  'admin-order-ended-before': { time: Text; status: Text }; 'admin-tasks-ended': { status: Text }
  'admin-tasks-confirm-done': { pack: Text; id: Text; amount: Text }
  'admin-tasks-confirm-failed': { id: Text; amount: Text }; 'admin-tasks-why-not': { error: Text }
  'admin-delivery-ask': { count: number; pack: Text; id: Text }
  'admin-stuck-attempts': { count: number }; 'admin-incidents-worked': { who: Text }
  'admin-incidents-quiet': { who: Text }; 'admin-incidents-notified-at': { at: Text }
  'admin-incidents-over-quiet': { span: Text }; 'admin-incidents-cancel': { count: number }
  'admin-incidents-confirm-cancel': { count: number; who: Text }
  'admin-incidents-cancelled': { count: number }; 'admin-incidents-where-to': { count: number }
  'admin-incidents-to': { supplier: Text; count: Text }
  'admin-incidents-moved': { count: number; supplier: Text }
  'admin-incidents-tell': { count: Text }; 'admin-incidents-confirm-tell': { count: number }
  'admin-incidents-notified': { count: number }; 'admin-suppliers-faults': { count: Text }
  'admin-stock-alerts-below': { count: number }; 'admin-stock-threshold-set': { count: number }
  'admin-stock-in-stock': { count: Text }; 'admin-stock-too-many': { max: Text }
  'admin-stock-confirm': { count: number }; 'admin-stock-characters': { count: number }
  'admin-stock-characters-from': { most: number; least: Text }
  'admin-stock-with-spaces': { count: number }; 'admin-stock-unlike': { count: number }
  'admin-stock-line': { number: Text }; 'admin-stock-duplicates': { count: Text }
  'admin-stock-same-as': { line: Text }; 'admin-stock-yes': { count: number }
  'admin-stock-ask-cost': { example: Text }; 'admin-stock-each-cost': { cost: Text }
  'admin-stock-interrupted': { count: number }; 'admin-stock-added': { count: number; pid: Text }
  'admin-stock-none-left': { pid: Text }; 'admin-stock-now': { level: Text }
  'admin-stock-ask-undo': { count: number; pid: Text }; 'admin-stock-stay-taken': { count: number }
  'admin-stock-undo-now': { count: number }; 'admin-stock-undone': { count: number; pid: Text }
  'admin-stock-none-undone': { pid: Text }; 'admin-stock-removed': { id: Text }
  'admin-quarantine-was-used': { count: number }
  'admin-quarantine-of-restore': { product: Text; order: Text }
  'admin-quarantine-of-order': { order: Text }; 'admin-catalog-line-count': { count: number }
  'admin-catalog-product-count': { count: number }
  'admin-catalog-line-summary': { added: Text; known: Text }
  'admin-catalog-product-summary': { added: Text; known: Text }
  'admin-catalog-still-archived': { pids: Text }
  'admin-catalog-more-of': { some: Text; more: Text }; 'admin-catalog-changes': { count: number }
  'admin-lines-missing': { suppliers: Text }; 'admin-lines-not-sold': { field: Text; problem: Text }
  'admin-lines-is-now': { name: Text; status: Text }; 'admin-pricing-same-as': { margin: Text }
  'admin-pricing-days': { count: number }; 'admin-pricing-and-more': { count: Text }
  'admin-pricing-held-for': { why: Text }; 'admin-pricing-noticed': { count: number }
  'admin-pricing-tier-added': { name: Text }; 'admin-pricing-ask-discount': { name: Text }
  'admin-pricing-renamed': { name: Text }; 'admin-pricing-ask-remove': { name: Text }
  'admin-pricing-removed': { name: Text }; 'admin-pricing-assigned': { name: Text; tier: Text }
  'admin-routing-words-cheapest': { others: Text | null | undefined; cost: Text }
  'admin-routing-words-next-declined': { after: Text }
  'admin-routing-words-next-unavailable': { after: Text }
  'admin-routing-words-next-breaker_open': { after: Text }; 'admin-routing-is-set': { how: Text }
  'admin-price-lists-title': { supplier: Text }; 'admin-price-lists-fresh': { count: Text }
  'admin-price-lists-gone': { count: Text }; 'admin-price-lists-back': { count: Text }
  'admin-price-lists-changed': { count: Text }; 'admin-price-lists-apply': { count: number }
  'admin-price-lists-waiting': { count: Text }
  'admin-price-lists-waiting-of': { count: Text; all: Text }
  'admin-price-lists-jumped': { count: number; supplier: Text }
  'admin-price-lists-unreadable': { supplier: Text; time: Text }
  'admin-price-lists-low-balance': { supplier: Text; amount: Text }
  'admin-price-lists-gone-there': { supplier: Text }; 'admin-price-lists-every-time': { time: Text }
  'admin-price-lists-ask-threshold': { supplier: Text }
  'admin-price-lists-about-threshold': { example: Text; off: Text }
  'admin-switches-turn-on': { name: Text }; 'admin-switches-turn-off': { name: Text }
  'admin-switches-usage': { command: Text }; 'admin-switches-rules': { amount: Text; age: Text }
  'admin-top-ups-range': { least: Text; most: Text }; 'admin-top-ups-per-account': { count: Text }
  'admin-top-ups-per-usd': { stars: Text }; 'admin-transfers-rate-set': { rate: Text; ago: Text }
  'admin-transfers-amounts-of-all': { range: Text }; 'admin-transfers-pays': { amount: Text }
  'admin-transfers-confirm-remove': { name: Text }; 'admin-transfers-added': { name: Text }
  'admin-transfers-removed': { name: Text }; 'admin-stats-range': { first: Text; last: Text }
  'admin-stats-orders': { count: number }; 'admin-stats-margin': { share: Text }
  'admin-stats-times': { half: Text; most: Text }; 'admin-digest-title': { day: Text }
  'admin-digest-week-before': { amount: Text }; 'admin-digest-lasts': { days: number }
  'admin-digest-comes-at': { time: Text; zone: Text }; 'admin-books-wrong': { amount: Text }
  'admin-books-at-supplier': { supplier: Text }; 'admin-books-in-stock': { count: number }
  'admin-books-cost-unknown': { count: number }; 'admin-backup-caption': { time: Text; size: Text }
  'admin-backup-too-large': { size: Text }; 'admin-files-too-large': { megabytes: Text }
  'panel-too-large': { max: Text }; 'panel-today-paused': { names: Text }
  'panel-today-products-paused': { count: number }; 'panel-today-supplier-fails': { supplier: Text }
  'panel-today-yesterday': { figure: Text }; 'panel-inbox-more': { count: number }
  'panel-inbox-all-codes': { count: Text }; 'panel-inbox-deliver': { count: number; ordered: Text }
  'panel-inbox-moves': { from: Text; to: Text; time: Text }; 'panel-inbox-held': { count: number }
  'panel-inbox-aside': { count: number }; 'panel-orders-lookup': { path: Text }
  'panel-orders-at-most': { amount: Text }; 'panel-orders-codes-asked': { count: number }
  'panel-orders-deliver': { count: number }; 'error-INVALID_PLAYER_FIELDS': { fields: Text }
  'panel-customers-none-here': { more: Text }; 'panel-goods-or-more': { count: Text }
  'panel-goods-changed': { count: number }; 'panel-goods-will-pause': { why: Text }
  'panel-goods-margin-of': { line: Text; tier: Text }; 'panel-goods-suppliers-hint': { names: Text }
  'panel-goods-ref-at': { supplier: Text }; 'panel-goods-player-label': { field: Text }
  'panel-goods-player-pattern': { field: Text }; 'panel-goods-player-example': { field: Text }
  'panel-goods-nothing-new': { count: number }
  'panel-goods-read': { repeated: number; count: Text }; 'panel-goods-batch-of': { id: Text }
  'panel-goods-alert': { count: number }; 'panel-suppliers-wait': { count: number }
  'panel-suppliers-stopped-for': { time: Text }
  'panel-suppliers-failing': { supplier: Text; since: Text }
  'panel-suppliers-answered': { count: number }
  'panel-suppliers-of-limit': { spent: Text; limit: Text }
  'panel-suppliers-incidents-of': { supplier: Text }; 'panel-suppliers-settings': { supplier: Text }
  'panel-suppliers-lines-of': { supplier: Text }; 'panel-suppliers-routing': { line: Text }
  'panel-suppliers-place': { place: Text }; 'panel-suppliers-list-of': { supplier: Text }
  'panel-suppliers-apply-list': { supplier: Text }; 'panel-suppliers-items-of': { supplier: Text }
  'panel-suppliers-map-at': { supplier: Text }; 'error-SUPPLIER_NOT_FOUND': { name: Text }
  'error-SUPPLIER_ORDER': { suppliers: Text }
  'panel-money-without-cost': { count: number; amount: Text }
  'panel-money-before': { amount: Text }; 'panel-money-wallet-of': { name: Text }
  'panel-money-place-up': { name: Text }; 'panel-money-place-down': { name: Text }
  'panel-news-text-hint': { max: Text }; 'panel-service-days': { count: number }
  'panel-service-limits': { days: Text; jump: Text }
  'panel-service-prices-change': { count: number }
  'panel-service-digest-at': { time: Text; zone: Text }; 'panel-service-team-may': { rights: Text }
  'panel-service-log-none': { count: Text }; 'panel-service-backup-failed': { reason: Text }
  'error-PRODUCTS_CHANGED': { pids: Text | null | undefined; more: number }
  'error-IS_THERE': { name: Text }; 'error-CATALOG_TOO_LARGE': { maxKb: Text }
  'error-TOO_MANY_LINES': { max: Text }; 'error-FIELD_MISSING': { field: Text }
  'error-NOT_A_COUNT': { text: Text }; 'admin-panel-about': { time: Text }
}

/** Messages that have tags. */
export type MarkupId =
  | 'address-guard-choose-forget' | 'address-guard-ask-list' | 'allowlist-ask-add'
  | 'allowlist-choose-remove' | 'allowlist-ask-clear' | 'api-send-as' | 'deposits-ask-amount'
  | 'deposits-ask-amount-in' | 'home-choose-language' | 'keys-about' | 'keys-ask-name'
  | 'keys-ask-rename' | 'keys-how-to-cap' | 'keys-choose-expiry' | 'orders-choose-game'
  | 'orders-ask-notices' | 'test-keys-shown-once' | 'wallet-ask-threshold' | 'webhooks-where-to'
  | 'webhooks-ask-url' | 'webhooks-secret-shown-once' | 'webhooks-ask-since'
  | 'admin-claims-replaced-title' | 'admin-account-whose' | 'admin-money-ask-amount-credit'
  | 'admin-money-ask-amount-debit' | 'admin-payments-confirm' | 'admin-team-ask-give'
  | 'admin-order-confirm-cancel' | 'admin-order-confirm-complete' | 'admin-tasks-confirm-done'
  | 'admin-tasks-confirm-failed' | 'admin-delivery-ask' | 'admin-stock-ask-cost'
  | 'admin-stock-dropped' | 'admin-stock-ask-undo' | 'admin-backup-confirm'

export type MessageId =
  | keyof Arguments
  | 'language-name' | 'language-locale' | 'common-back' | 'common-home' | 'common-cancel'
  | 'common-refresh' | 'common-previous' | 'common-next' | 'common-newer' | 'common-older'
  | 'common-forwarded-command' | 'common-old-button' | 'common-nothing-to-cancel'
  | 'common-cancelled' | 'common-stopped-asking' | 'common-formatted' | 'common-type-text'
  | 'common-done-before' | 'common-too-late' | 'common-failed' | 'common-removed-deleted'
  | 'common-removed-emptied' | 'common-removed-kept' | 'common-too-old' | 'error-AMOUNT_IS_ZERO'
  | 'error-DURATION_IS_ZERO' | 'error-INVALID_TELEGRAM_ID' | 'error-SCOPE_MISSING'
  | 'error-INVALID_ROUNDING' | 'error-INVALID_SETTING.sync_every'
  | 'error-INVALID_SETTING.digest_time' | 'error-INVALID_SETTING.least_is_zero'
  | 'error-INVALID_SETTING.least_above_largest' | 'error-INVALID_TRANSFER.instructions_missing'
  | 'error-INVALID_TRANSFER.rate_of_usd' | 'error-INVALID_TRANSFER.least_is_zero'
  | 'error-INVALID_TRANSFER.least_above_largest' | 'error-DOCUMENT_REFUSED.too_large'
  | 'error-DOCUMENT_REFUSED.too_slow' | 'error-DOCUMENT_REFUSED.busy' | 'error-REASON_MISSING'
  | 'error-WORTH_UNKNOWN' | 'error-INVALID_WEBHOOK_URL.not_a_url'
  | 'error-INVALID_WEBHOOK_URL.not_https' | 'error-INVALID_WEBHOOK_URL.has_password'
  | 'error-INVALID_WEBHOOK_URL.port' | 'error-INVALID_WEBHOOK_URL.not_public'
  | 'error-INVALID_DELIVERY.length' | 'error-INVALID_DELIVERY.known' | 'error-METHOD_NOT_OFFERED'
  | 'error-INVALID_TOP_UP.cents' | 'error-RECEIPT_NOT_NEEDED' | 'error-TABLE_EMPTY'
  | 'error-INSUFFICIENT_STOCK' | 'error-KEY_NOT_FOUND' | 'error-APPROVAL_NOT_FOUND'
  | 'error-APPROVAL_OVER' | 'error-APPROVAL_OWN' | 'error-APPROVAL_NOT_YOURS'
  | 'error-NO_SECOND_PERSON' | 'error-INCIDENT_NOT_FOUND' | 'error-INCIDENT_TOLD'
  | 'error-BROADCAST_NOT_FOUND' | 'error-BROADCAST_OVER' | 'error-BROADCAST_RUNNING'
  | 'error-NOTE_GONE' | 'error-MOVE_OVER' | 'error-MOVE_REFUSED.same' | 'error-MOVE_REFUSED.moving'
  | 'error-MOVE_REFUSED.of_team' | 'error-MOVE_REFUSED.target_shut' | 'error-MOVE_REFUSED.used'
  | 'error-MOVE_REFUSED.target_moving' | 'error-BATCH_GONE' | 'error-CLAIM_NOT_FOUND'
  | 'error-NOTHING_TO_REPLACE' | 'error-DEPOSIT_NOT_FOUND' | 'error-PAYMENT_NOT_FOUND'
  | 'error-PAYMENT_DECIDED' | 'error-WEBHOOK_NOT_FOUND' | 'error-WEBHOOK_OFF'
  | 'error-SHOP_DISABLED' | 'error-SHOP_NOT_ALLOWED' | 'error-HOLDER_CHANGED' | 'error-DRAFT_GONE'
  | 'error-CONFIRMATION_OVER' | 'error-CONFIRMATION_EXPIRED' | 'error-BULK_GONE'
  | 'error-BULK_RUNNING' | 'error-UNDO_TOO_LATE' | 'error-UNDONE_BEFORE' | 'error-UNDO_TAKES_TWO'
  | 'error-CHANGED_SINCE' | 'error-CODE_GONE' | 'error-IS_TEST_ORDER' | 'error-TASK_TAKEN'
  | 'error-TASK_ENDED' | 'error-TASK_NOT_YOURS' | 'error-TOP_UP_BEGUN_SINCE'
  | 'error-CLAIM_NOT_POSSIBLE.processing' | 'error-CLAIM_NOT_POSSIBLE.paid_back'
  | 'error-CLAIM_NOT_POSSIBLE.open' | 'error-CLAIM_NOT_POSSIBLE.over' | 'error-RECEIPT_SENT_SINCE'
  | 'problem-move-same' | 'problem-move-moving' | 'problem-move-of_team'
  | 'problem-move-target_shut' | 'problem-move-used' | 'problem-move-target_moving'
  | 'error-INVALID_CATALOG' | 'problem-catalog-file' | 'problem-catalog.pattern_invalid'
  | 'problem-catalog.pattern_too_large' | 'problem-catalog.decimals' | 'problem-catalog.number'
  | 'problem-catalog.supplier_name' | 'problem-catalog.supplier_twice' | 'problem-catalog.pid'
  | 'problem-catalog.slug' | 'problem-catalog.order_code' | 'problem-catalog.example'
  | 'problem-catalog.field_twice' | 'problem-catalog.region_and_server'
  | 'problem-catalog.region_options' | 'problem-catalog.server_options'
  | 'problem-catalog.option_twice' | 'problem-catalog.no_supplier' | 'problem-catalog.no_fields'
  | 'problem-catalog.stock_supplier' | 'problem-catalog.stock_based'
  | 'problem-catalog.fields_of_code' | 'order-page-title' | 'order-page-status-processing'
  | 'order-page-status-completed' | 'order-page-status-cancelled'
  | 'order-page-what-next-processing' | 'order-page-what-next-completed'
  | 'order-page-what-next-cancelled' | 'order-page-look-again' | 'order-page-product'
  | 'order-page-game' | 'order-page-quantity' | 'order-page-placed' | 'order-page-ended'
  | 'order-page-masked' | 'order-page-gone' | 'order-page-why-gone' | 'status-page-title'
  | 'status-page-about' | 'status-page-as-json' | 'status-page-nothing' | 'status-page-half'
  | 'status-page-most' | 'status-page-completed' | 'status-page-last-trouble'
  | 'status-page-no-trouble' | 'status-page-failing-today' | 'status-page-no-orders'
  | 'status-page-failed' | 'status-page-works' | 'address-guard-open' | 'address-guard-is-on'
  | 'address-guard-is-off' | 'address-guard-about' | 'address-guard-waiting' | 'address-guard-known'
  | 'address-guard-none-yet' | 'address-guard-turn-on' | 'address-guard-turn-off'
  | 'address-guard-turned-on' | 'address-guard-turned-off' | 'address-guard-forget'
  | 'address-guard-choose-forget' | 'address-guard-question' | 'address-guard-key'
  | 'address-guard-address' | 'address-guard-ask-yours' | 'address-guard-allow'
  | 'address-guard-allow-and-list' | 'address-guard-not-me' | 'address-guard-freeze'
  | 'address-guard-adds-others' | 'address-guard-no-others' | 'address-guard-list-now'
  | 'address-guard-send-again' | 'address-guard-after-revoking-replaced'
  | 'address-guard-after-revoking-others' | 'address-guard-after-revoking-none'
  | 'address-guard-look-where' | 'address-guard-frozen' | 'address-guard-what-frozen-means'
  | 'address-guard-after-freezing' | 'address-guard-no-longer-open' | 'address-guard-over'
  | 'address-guard-api-access' | 'allowlist-title' | 'allowlist-empty-but-required'
  | 'allowlist-empty' | 'allowlist-add' | 'allowlist-remove' | 'allowlist-clear'
  | 'allowlist-ask-add' | 'allowlist-not-added' | 'allowlist-choose-remove'
  | 'allowlist-was-not-there' | 'allowlist-ask-clear' | 'allowlist-clear-now' | 'allowlist-cleared'
  | 'allowlist-no-last-address' | 'api-title' | 'api-access' | 'api-state-on' | 'api-state-off'
  | 'api-key' | 'api-no-key' | 'api-key-unused' | 'api-other-keys' | 'api-older-key'
  | 'api-address-list' | 'api-any-address' | 'api-asks-about-new' | 'api-base-url'
  | 'api-accepted-one' | 'api-accepted-many' | 'api-refused' | 'api-from-unknown'
  | 'api-refused-for-replaced' | 'api-refused-for-expired' | 'api-refused-for-revoked'
  | 'api-refused-for-API_DISABLED' | 'api-refused-for-API_DISABLED_BY_ADMIN'
  | 'api-refused-for-API_NOT_ELIGIBLE' | 'api-refused-for-ACCOUNT_BANNED'
  | 'api-refused-for-ACCOUNT_RESTRICTED' | 'api-refused-for-IP_ALLOWLIST_REQUIRED'
  | 'api-refused-for-IP_NOT_ALLOWED' | 'api-refused-for-KEY_SCOPE' | 'api-ask-allow'
  | 'api-what-allow-means' | 'api-allow-now' | 'api-turn-on' | 'api-turn-off' | 'api-turned-on'
  | 'api-turned-off' | 'api-ask-off' | 'api-what-off-means' | 'api-create-key' | 'api-rotate-key'
  | 'api-addresses' | 'api-try-it' | 'api-replace' | 'api-choose-grace' | 'api-grace-none'
  | 'api-grace-hour' | 'api-grace-day' | 'api-ask-replace' | 'api-after-replacing-none'
  | 'api-after-replacing-hour' | 'api-after-replacing-day' | 'api-rotate-now' | 'api-new-key'
  | 'api-shown-once' | 'api-send-as' | 'api-copy-key' | 'api-delete-message' | 'api-key-not-shown'
  | 'api-key-out-of-date' | 'api-run-these' | 'api-for-sale' | 'api-order-any' | 'api-about-trxid'
  | 'api-refusal-MISSING_API_KEY' | 'api-refusal-API_DISABLED' | 'api-refusal-IP_ALLOWLIST_REQUIRED'
  | 'api-refusal-IP_NOT_ALLOWED' | 'api-maintenance' | 'api-orders-paused' | 'bulk-open'
  | 'bulk-title' | 'bulk-how-to' | 'bulk-columns' | 'bulk-template' | 'bulk-template-caption'
  | 'bulk-yours' | 'bulk-wanted' | 'bulk-not-text' | 'bulk-split' | 'bulk-out-of-stock'
  | 'bulk-balance-after' | 'bulk-correct' | 'bulk-drop' | 'bulk-dropped' | 'bulk-started-before'
  | 'bulk-problems-file' | 'bulk-bought' | 'bulk-processing' | 'bulk-cancelled' | 'bulk-refused'
  | 'bulk-invalid' | 'bulk-spent' | 'bulk-running' | 'bulk-finishing' | 'bulk-over'
  | 'bulk-holds-holder' | 'bulk-holds-balance' | 'bulk-holds-standing' | 'bulk-holds-not_allowed'
  | 'bulk-holds-maintenance' | 'bulk-holds-shop_off' | 'bulk-stop' | 'bulk-go-on' | 'bulk-top-up'
  | 'bulk-results' | 'bulk-show' | 'bulk-results-ready' | 'bulk-states-reading'
  | 'bulk-states-draft' | 'bulk-states-running' | 'bulk-states-stopped' | 'bulk-states-done'
  | 'bulk-problem-no_pid' | 'bulk-problem-unknown_pid' | 'bulk-problem-not_sold'
  | 'bulk-problem-paused' | 'bulk-problem-fields_differ' | 'bulk-problem-one_each'
  | 'bulk-problem-out_of_stock' | 'bulk-problem-trxid_taken' | 'bulk-problem-restored'
  | 'claims-button' | 'claims-report-again' | 'claims-what-is-wrong' | 'claims-reason-not_received'
  | 'claims-reason-wrong_goods' | 'claims-reason-code_invalid' | 'claims-reason-code_used'
  | 'claims-reason-other' | 'claims-reason-by_operator' | 'claims-ask-text' | 'claims-ask-text-hint'
  | 'claims-send-without-text' | 'claims-text-wanted' | 'claims-received' | 'claims-ask-picture'
  | 'claims-add-picture' | 'claims-no-picture' | 'claims-picture-added' | 'claims-picture-before'
  | 'claims-title' | 'claims-state-open' | 'claims-state-replaced' | 'claims-state-refunded'
  | 'claims-state-refused' | 'claims-state-withdrawn' | 'claims-status' | 'claims-amount-back'
  | 'claims-report' | 'claims-order' | 'claims-what' | 'claims-sent-at' | 'claims-ended-at'
  | 'claims-you-wrote' | 'claims-with-picture' | 'claims-answer' | 'claims-new-codes'
  | 'claims-into-wallet' | 'claims-show-order' | 'claims-withdraw' | 'claims-confirm-withdraw'
  | 'claims-withdraw-now' | 'claims-keep' | 'claims-withdrawn' | 'claims-list' | 'claims-to-list'
  | 'claims-none' | 'claims-decided-replaced' | 'claims-decided-refunded' | 'claims-decided-refused'
  | 'claims-show' | 'deposits-top-up' | 'deposits-method-manual' | 'deposits-method-stars'
  | 'deposits-method-crypto_pay' | 'deposits-choose-method' | 'deposits-no-method'
  | 'deposits-other-amount' | 'deposits-how-much' | 'deposits-rate' | 'deposits-fee'
  | 'deposits-bonus' | 'deposits-in-wallet' | 'deposits-closed-way' | 'deposits-reference'
  | 'deposits-transfer-steps' | 'deposits-pay-on-page' | 'deposits-pay-now' | 'deposits-no-page'
  | 'deposits-try-again' | 'deposits-invoice-below' | 'deposits-invoice-again'
  | 'deposits-invoice-title' | 'deposits-cancel' | 'deposits-send-receipt' | 'deposits-add-receipt'
  | 'deposits-ask-receipt' | 'deposits-receipt-wanted' | 'deposits-received-before'
  | 'deposits-which-deposit' | 'deposits-file-gone' | 'deposits-show' | 'deposits-list'
  | 'deposits-none' | 'deposits-status-label' | 'deposits-status-open' | 'deposits-status-submitted'
  | 'deposits-status-credited' | 'deposits-status-rejected' | 'deposits-status-cancelled'
  | 'deposits-status-expired' | 'deposits-status-refunding' | 'deposits-status-refunded'
  | 'deposits-status-charged_back' | 'deposits-credited' | 'deposits-receipts' | 'deposits-reason'
  | 'deposits-paid-by' | 'deposits-started' | 'deposits-ended' | 'deposits-checkout-refused-unknown'
  | 'deposits-checkout-refused-ended' | 'deposits-checkout-refused-expired'
  | 'deposits-checkout-refused-other-person' | 'deposits-checkout-refused-other-amount'
  | 'deposits-checkout-refused-banned' | 'deposits-unmatched' | 'home-nameless' | 'home-intro'
  | 'home-wallet' | 'home-top-up' | 'home-api' | 'home-orders' | 'home-help' | 'home-admin'
  | 'home-language' | 'home-standing' | 'home-standings-active' | 'home-standings-restricted'
  | 'home-standings-banned' | 'home-banned' | 'home-restricted' | 'home-help-title'
  | 'home-first-order' | 'home-first-order-steps' | 'home-try-first' | 'home-choose-language'
  | 'home-language-chosen' | 'home-commands-start' | 'home-commands-shop' | 'home-commands-wallet'
  | 'home-commands-api' | 'home-commands-orders' | 'home-commands-bulk' | 'home-commands-language'
  | 'home-commands-help' | 'home-commands-paysupport' | 'home-commands-terms'
  | 'home-commands-cancel' | 'keys-open' | 'keys-about' | 'keys-none' | 'keys-expired' | 'keys-add'
  | 'keys-new-key' | 'keys-what-scopes-mean' | 'keys-next' | 'keys-ask-name' | 'keys-ask-rename'
  | 'keys-key' | 'keys-can' | 'keys-scope-read' | 'keys-scope-order' | 'keys-scope-lookup'
  | 'keys-no-cap' | 'keys-daily-cap-is' | 'keys-order-cap-is' | 'keys-works' | 'keys-works-for-ever'
  | 'keys-spent-today' | 'keys-created' | 'keys-last-used' | 'keys-unused' | 'keys-last-scope'
  | 'keys-daily-cap' | 'keys-order-cap' | 'keys-expiry' | 'keys-rename' | 'keys-rotate'
  | 'keys-revoke' | 'keys-back' | 'keys-ask-cap-daily' | 'keys-ask-cap-order' | 'keys-how-to-cap'
  | 'keys-choose-expiry' | 'keys-for-ever' | 'keys-changed' | 'keys-ask-revoke'
  | 'keys-what-revoke-means' | 'keys-revoke-now' | 'moves-decline' | 'moves-ordered-about'
  | 'moves-stop' | 'moves-ended-declined' | 'moves-ended-stopped' | 'moves-ended-cancelled'
  | 'moves-ended-refused' | 'notices-show-order' | 'notices-standing-banned'
  | 'notices-standing-unbanned' | 'notices-standing-restricted' | 'notices-standing-unrestricted'
  | 'notices-standing-api_off' | 'notices-standing-api_on' | 'notices-standing-shop_off'
  | 'notices-standing-shop_on' | 'notices-to-wallet' | 'notices-top-up' | 'notices-show-webhook'
  | 'notices-keys-revoked' | 'notices-slow-down' | 'notices-account' | 'notices-owed-since'
  | 'notices-unmatched' | 'notices-payment' | 'notices-for' | 'notices-paid' | 'notices-find-payer'
  | 'notices-keeps-asking' | 'notices-tries-again' | 'notices-decide' | 'notices-orders-delayed'
  | 'notices-calls-place' | 'notices-calls-check' | 'notices-calls-lookup'
  | 'notices-calls-checkLookup' | 'notices-suppliers' | 'notices-add-codes' | 'notices-stock'
  | 'notices-backup-failed' | 'notices-database-damaged' | 'notices-show-for-admin'
  | 'notices-gathered-tries-again' | 'order-link-button' | 'order-link-title' | 'order-link-what'
  | 'order-link-make' | 'order-link-copy' | 'order-link-open' | 'order-link-revoke'
  | 'order-link-ask-revoke' | 'order-link-what-revoke-means' | 'order-link-revoke-now'
  | 'order-link-revoked' | 'order-link-no-address' | 'orders-list' | 'orders-test-list'
  | 'orders-none' | 'orders-none-like-this' | 'orders-no-tests' | 'orders-how-to-open'
  | 'orders-filter-all' | 'orders-filter-processing' | 'orders-filter-completed'
  | 'orders-filter-cancelled' | 'orders-filter-game' | 'orders-choose-game' | 'orders-all-games'
  | 'orders-icon-processing' | 'orders-icon-completed' | 'orders-icon-cancelled'
  | 'orders-status-processing' | 'orders-status-completed' | 'orders-status-cancelled'
  | 'orders-refunded' | 'orders-will-tell-you' | 'orders-is-test' | 'orders-labels-order'
  | 'orders-labels-game' | 'orders-labels-trxid' | 'orders-labels-bought' | 'orders-labels-key'
  | 'orders-labels-status' | 'orders-labels-reason' | 'orders-labels-amount'
  | 'orders-labels-placed' | 'orders-labels-ended' | 'orders-in-chat'
  | 'orders-reason-INVALID_PLAYER' | 'orders-reason-OUT_OF_STOCK'
  | 'orders-reason-REGION_NOT_SUPPORTED' | 'orders-codes' | 'orders-codes-file' | 'orders-back'
  | 'orders-show-tests' | 'orders-show-live' | 'orders-news-off' | 'orders-news-on'
  | 'orders-news-are-off' | 'orders-news-are-on' | 'orders-notices' | 'orders-ask-notices'
  | 'orders-notice-each' | 'orders-notice-hourly' | 'orders-notice-failures' | 'orders-notice-none'
  | 'orders-notices-set-each' | 'orders-notices-set-hourly' | 'orders-notices-set-failures'
  | 'orders-notices-set-none' | 'pasted-found' | 'pasted-lookup' | 'pasted-deposit' | 'pasted-fee'
  | 'pasted-fee-returned' | 'pasted-key-removed' | 'pasted-keys' | 'pasted-help'
  | 'pasted-help-with-file' | 'shop-open' | 'shop-title' | 'shop-intro' | 'shop-nothing'
  | 'shop-back-to-shop' | 'shop-back-to-packs' | 'shop-choose-pack' | 'shop-sold-out'
  | 'shop-found-more' | 'shop-how-many' | 'shop-other-quantity' | 'shop-for-whom'
  | 'shop-another-player' | 'shop-forget' | 'shop-ask-whom' | 'shop-yes-forget' | 'shop-forgotten'
  | 'shop-too-long' | 'shop-offer-name' | 'shop-show-name' | 'shop-skip-name' | 'shop-name-absent'
  | 'shop-continue-anyway' | 'shop-name-unknown' | 'shop-name-not-paid' | 'shop-check'
  | 'shop-player' | 'shop-quantity' | 'shop-price' | 'shop-balance-after' | 'shop-missing'
  | 'shop-top-up' | 'shop-check-again' | 'shop-other-player' | 'shop-saved-players'
  | 'shop-change-quantity' | 'shop-done' | 'shop-processing' | 'shop-cancelled' | 'shop-waits'
  | 'shop-paid' | 'shop-balance' | 'shop-order' | 'shop-codes-below' | 'shop-tap-to-show'
  | 'shop-show-codes' | 'shop-again' | 'shop-try-again' | 'shop-to-order' | 'shop-to-orders'
  | 'shop-refused-SHOP_DISABLED' | 'shop-refused-MAINTENANCE' | 'shop-refused-UNKNOWN_PID'
  | 'shop-refused-INVALID_PRODUCT' | 'shop-refused-PRODUCT_DISABLED' | 'shop-refused-GAME_DISABLED'
  | 'shop-refused-INVALID_PACK' | 'shop-refused-INSUFFICIENT_STOCK' | 'shop-refused-INVALID_FIELDS'
  | 'shop-refused-FIELDS_DIFFER' | 'shop-refused-QUANTITY_NOT_ALLOWED'
  | 'shop-refused-QUANTITY_EXCEEDS_MAX' | 'shop-refused-DUPLICATE_IN_FLIGHT'
  | 'shop-refused-DRAFT_GONE' | 'shop-refused-ORDER_NOT_FOUND' | 'shop-refused-TRXID_TAKEN'
  | 'shop-refused-TRXID_USED_ELSEWHERE' | 'shop-sold-out-now' | 'support-title' | 'support-button'
  | 'support-your-id' | 'support-the-reference' | 'support-what-happened' | 'support-newest-top-ups'
  | 'support-not-telegram' | 'support-terms' | 'test-keys-open' | 'test-keys-about'
  | 'test-keys-wallet' | 'test-keys-none' | 'test-keys-endings-decide' | 'test-keys-endings-01'
  | 'test-keys-endings-02' | 'test-keys-endings-03' | 'test-keys-endings-04'
  | 'test-keys-endings-05' | 'test-keys-create' | 'test-keys-refill' | 'test-keys-refilled'
  | 'test-keys-orders' | 'test-keys-what-revoke-means' | 'test-keys-revoke-now'
  | 'test-keys-revoked' | 'test-keys-new-key' | 'test-keys-shown-once' | 'test-keys-works-at-once'
  | 'wallet-title' | 'wallet-balance' | 'wallet-open-top-ups' | 'wallet-low-balance'
  | 'wallet-no-threshold' | 'wallet-set-threshold' | 'wallet-threshold-off' | 'wallet-ask-threshold'
  | 'wallet-threshold-off-toast' | 'wallet-entries' | 'wallet-no-entries' | 'wallet-kind-deposit'
  | 'wallet-kind-deposit_refund' | 'wallet-kind-deposit_refund_reversal' | 'wallet-kind-credit'
  | 'wallet-kind-debit' | 'wallet-kind-charge' | 'wallet-kind-refund' | 'wallet-kind-claim_refund'
  | 'wallet-kind-fee' | 'wallet-kind-fee_refund' | 'wallet-kind-chargeback' | 'wallet-kind-debt'
  | 'wallet-kind-debt_payment' | 'wallet-statement' | 'webhooks-open' | 'webhooks-of-test-keys'
  | 'webhooks-one' | 'webhooks-one-of-test-keys' | 'webhooks-about' | 'webhooks-what-for'
  | 'webhooks-add' | 'webhooks-world-live' | 'webhooks-world-test' | 'webhooks-state'
  | 'webhooks-on' | 'webhooks-off-switched_off' | 'webhooks-off-failing' | 'webhooks-off-gone'
  | 'webhooks-events' | 'webhooks-all-events' | 'webhooks-waiting' | 'webhooks-last-test'
  | 'webhooks-test-on-its-way' | 'webhooks-id' | 'webhooks-added' | 'webhooks-send-test'
  | 'webhooks-test-sent' | 'webhooks-deliveries' | 'webhooks-choose-types' | 'webhooks-rotate'
  | 'webhooks-turn-on' | 'webhooks-turn-off' | 'webhooks-turned-on' | 'webhooks-turned-off'
  | 'webhooks-remove' | 'webhooks-removed' | 'webhooks-which-events' | 'webhooks-ask-types'
  | 'webhooks-next' | 'webhooks-save' | 'webhooks-types-saved' | 'webhooks-where-to'
  | 'webhooks-ask-url' | 'webhooks-secret' | 'webhooks-secret-shown-once' | 'webhooks-copy-secret'
  | 'webhooks-secret-not-shown' | 'webhooks-new-secret-not-shown' | 'webhooks-rotated-before'
  | 'webhooks-ask-rotate' | 'webhooks-ask-off' | 'webhooks-ask-remove' | 'webhooks-confirmed-rotate'
  | 'webhooks-confirmed-off' | 'webhooks-confirmed-remove' | 'webhooks-no-deliveries'
  | 'webhooks-legend' | 'webhooks-not-sent-yet' | 'webhooks-event' | 'webhooks-not-kept'
  | 'webhooks-subject' | 'webhooks-queued' | 'webhooks-attempts' | 'webhooks-last-attempt'
  | 'webhooks-answer' | 'webhooks-next-attempt' | 'webhooks-given-up' | 'webhooks-send-again'
  | 'webhooks-sent-again' | 'webhooks-delivery-gone' | 'webhooks-resend' | 'webhooks-ask-since'
  | 'webhooks-not-a-date' | 'webhooks-resending' | 'admin-title' | 'admin-nothing-waits'
  | 'admin-also-commands' | 'admin-back' | 'admin-help' | 'admin-they-are-notified'
  | 'admin-commands-admin' | 'admin-commands-account' | 'admin-commands-ban'
  | 'admin-commands-unban' | 'admin-commands-restrict' | 'admin-commands-unrestrict'
  | 'admin-commands-apioff' | 'admin-commands-apion' | 'admin-commands-shopoff'
  | 'admin-commands-shopon' | 'admin-commands-credit' | 'admin-commands-debit'
  | 'admin-commands-order' | 'admin-commands-stock' | 'admin-commands-digest'
  | 'admin-commands-backup' | 'admin-arguments-account' | 'admin-arguments-ban'
  | 'admin-arguments-unban' | 'admin-arguments-restrict' | 'admin-arguments-unrestrict'
  | 'admin-arguments-apioff' | 'admin-arguments-apion' | 'admin-arguments-shopoff'
  | 'admin-arguments-shopon' | 'admin-arguments-credit' | 'admin-arguments-debit'
  | 'admin-arguments-order' | 'admin-arguments-stock' | 'admin-arguments-digest'
  | 'admin-claims-opened' | 'admin-claims-reminder' | 'admin-claims-ended-meanwhile'
  | 'admin-claims-show' | 'admin-claims-reason-not_received' | 'admin-claims-reason-wrong_goods'
  | 'admin-claims-reason-code_invalid' | 'admin-claims-reason-code_used'
  | 'admin-claims-reason-other' | 'admin-claims-reason-by_operator' | 'admin-claims-state-open'
  | 'admin-claims-state-replaced' | 'admin-claims-state-refunded' | 'admin-claims-state-refused'
  | 'admin-claims-state-withdrawn' | 'admin-claims-claim' | 'admin-claims-what'
  | 'admin-claims-opened-at' | 'admin-claims-status' | 'admin-claims-ended-at'
  | 'admin-claims-decided-by' | 'admin-claims-answer' | 'admin-claims-paid-back'
  | 'admin-claims-wrote' | 'admin-claims-wrote-nothing' | 'admin-claims-has-picture'
  | 'admin-claims-the-order' | 'admin-claims-order' | 'admin-claims-account'
  | 'admin-claims-product' | 'admin-claims-amount' | 'admin-claims-left' | 'admin-claims-supplier'
  | 'admin-claims-verified' | 'admin-claims-placed' | 'admin-claims-order-ended'
  | 'admin-claims-codes' | 'admin-claims-replaced-before' | 'admin-claims-in-stock'
  | 'admin-claims-others' | 'admin-claims-no-others' | 'admin-claims-refund' | 'admin-claims-refuse'
  | 'admin-claims-picture' | 'admin-claims-picture-gone' | 'admin-claims-show-order'
  | 'admin-claims-show-account' | 'admin-claims-no-stock' | 'admin-claims-replace-now'
  | 'admin-claims-replaced' | 'admin-claims-refund-now' | 'admin-claims-add-note'
  | 'admin-claims-ask-note' | 'admin-claims-ask-reason' | 'admin-claims-refused'
  | 'admin-claims-keep' | 'admin-words-admin' | 'admin-words-account' | 'admin-words-ban'
  | 'admin-words-unban' | 'admin-words-restrict' | 'admin-words-unrestrict' | 'admin-words-apioff'
  | 'admin-words-apion' | 'admin-words-shopoff' | 'admin-words-shopon' | 'admin-words-credit'
  | 'admin-words-debit' | 'admin-words-order' | 'admin-words-stock' | 'admin-words-digest'
  | 'admin-words-backup' | 'admin-account-whose' | 'admin-account-no-name'
  | 'admin-account-is-admin' | 'admin-account-standing' | 'admin-account-standings-active'
  | 'admin-account-standings-restricted' | 'admin-account-standings-banned' | 'admin-account-reason'
  | 'admin-account-balance' | 'admin-account-paid-in' | 'admin-account-open-top-ups'
  | 'admin-account-order-count' | 'admin-account-api' | 'admin-account-api-is-on'
  | 'admin-account-api-is-off' | 'admin-account-api-is-on-but-forbidden'
  | 'admin-account-api-is-off-and-forbidden' | 'admin-account-accepted' | 'admin-account-refused'
  | 'admin-account-refusal-ACCOUNT_BANNED' | 'admin-account-refusal-ACCOUNT_RESTRICTED'
  | 'admin-account-refusal-API_DISABLED_BY_ADMIN' | 'admin-account-refusal-API_DISABLED'
  | 'admin-account-refusal-API_NOT_ELIGIBLE' | 'admin-account-refusal-MISSING_API_KEY'
  | 'admin-account-refusal-IP_ALLOWLIST_REQUIRED' | 'admin-account-refusal-IP_NOT_ALLOWED'
  | 'admin-account-shop' | 'admin-account-shop-forbidden' | 'admin-account-valid-until'
  | 'admin-account-addresses' | 'admin-account-any-address' | 'admin-account-is-asked'
  | 'admin-account-webhooks' | 'admin-account-opened' | 'admin-account-ban' | 'admin-account-unban'
  | 'admin-account-restrict' | 'admin-account-unrestrict' | 'admin-account-apioff'
  | 'admin-account-apion' | 'admin-account-shopoff' | 'admin-account-shopon'
  | 'admin-account-credit' | 'admin-account-debit' | 'admin-account-show' | 'admin-approvals-title'
  | 'admin-approvals-any-amount' | 'admin-approvals-never' | 'admin-approvals-kinds-adjustment'
  | 'admin-approvals-kinds-top_up' | 'admin-approvals-kinds-top_up_refund'
  | 'admin-approvals-kinds-payment' | 'admin-approvals-kinds-claim' | 'admin-approvals-kinds-order'
  | 'admin-approvals-kinds-settings' | 'admin-approvals-kinds-second_person'
  | 'admin-approvals-kinds-transfer' | 'admin-approvals-kinds-supplier'
  | 'admin-approvals-kinds-role' | 'admin-approvals-kinds-tier'
  | 'admin-approvals-kinds-claim_codes' | 'admin-approvals-kinds-payment_return'
  | 'admin-approvals-state-open' | 'admin-approvals-state-confirmed'
  | 'admin-approvals-state-declined' | 'admin-approvals-state-expired' | 'admin-approvals-amount'
  | 'admin-approvals-asked' | 'admin-approvals-ended' | 'admin-approvals-until'
  | 'admin-approvals-reason' | 'admin-approvals-confirm' | 'admin-approvals-decline'
  | 'admin-approvals-withdraw' | 'admin-approvals-waits-for-other'
  | 'admin-approvals-done-confirmed' | 'admin-approvals-done-declined' | 'admin-approvals-show'
  | 'admin-broadcast-audience-all' | 'admin-broadcast-audience-balance'
  | 'admin-broadcast-audience-tier' | 'admin-broadcast-audience-line' | 'admin-broadcast-no-tier'
  | 'admin-broadcast-to-whom' | 'admin-broadcast-people' | 'admin-broadcast-about-sending'
  | 'admin-broadcast-state-draft' | 'admin-broadcast-state-running'
  | 'admin-broadcast-state-stopped' | 'admin-broadcast-sent' | 'admin-broadcast-unreached'
  | 'admin-broadcast-written' | 'admin-deposits-pending-title' | 'admin-deposits-none-pending'
  | 'admin-deposits-credited-title' | 'admin-deposits-none-credited' | 'admin-deposits-none-of'
  | 'admin-deposits-pending' | 'admin-deposits-credited' | 'admin-deposits-status-label'
  | 'admin-deposits-status-open' | 'admin-deposits-status-submitted'
  | 'admin-deposits-status-credited' | 'admin-deposits-status-rejected'
  | 'admin-deposits-status-cancelled' | 'admin-deposits-status-expired'
  | 'admin-deposits-status-refunding' | 'admin-deposits-status-refunded'
  | 'admin-deposits-status-charged_back' | 'admin-deposits-credited-label'
  | 'admin-deposits-decided-by' | 'admin-deposits-reason' | 'admin-deposits-account-label'
  | 'admin-deposits-method' | 'admin-deposits-reference' | 'admin-deposits-payment'
  | 'admin-deposits-to-pay' | 'admin-deposits-rate' | 'admin-deposits-paid-in'
  | 'admin-deposits-receipts' | 'admin-deposits-started' | 'admin-deposits-ended'
  | 'admin-deposits-is-without-receipt' | 'admin-deposits-submitted'
  | 'admin-deposits-decided-meanwhile' | 'admin-deposits-one-receipt' | 'admin-deposits-no-receipt'
  | 'admin-deposits-receipt-gone' | 'admin-deposits-show' | 'admin-deposits-account'
  | 'admin-deposits-back' | 'admin-deposits-approve' | 'admin-deposits-other-amount'
  | 'admin-deposits-reject' | 'admin-deposits-refund' | 'admin-deposits-approve-now'
  | 'admin-deposits-far-off' | 'admin-deposits-ask-reason' | 'admin-deposits-refunds'
  | 'admin-deposits-cannot-refund' | 'admin-deposits-not-pending'
  | 'admin-deposits-reject-reasons-absent' | 'admin-deposits-reject-reasons-amount'
  | 'admin-deposits-reject-reasons-unreadable' | 'admin-deposits-refund-reasons-asked'
  | 'admin-deposits-refund-reasons-twice' | 'admin-log-kinds-all' | 'admin-log-kinds-money'
  | 'admin-log-kinds-orders' | 'admin-log-kinds-goods' | 'admin-log-kinds-people'
  | 'admin-log-kinds-service' | 'admin-log-actor-operator' | 'admin-log-actor-service'
  | 'admin-log-action-account.open' | 'admin-log-action-account.credit'
  | 'admin-log-action-account.debit' | 'admin-log-action-account.ban'
  | 'admin-log-action-account.unban' | 'admin-log-action-account.restrict'
  | 'admin-log-action-account.unrestrict' | 'admin-log-action-account.note'
  | 'admin-log-action-account.note_removed' | 'admin-log-action-account.move_order'
  | 'admin-log-action-account.moved' | 'admin-log-action-account.move_declined'
  | 'admin-log-action-account.move_stopped' | 'admin-log-action-account.move_cancelled'
  | 'admin-log-action-account.move_refused' | 'admin-log-action-allowlist.add'
  | 'admin-log-action-allowlist.remove' | 'admin-log-action-allowlist.clear'
  | 'admin-log-action-api.enable' | 'admin-log-action-api.disable' | 'admin-log-action-api.allow'
  | 'admin-log-action-api.forbid' | 'admin-log-action-approval.ask'
  | 'admin-log-action-approval.confirm' | 'admin-log-action-approval.decline'
  | 'admin-log-action-broadcast.start' | 'admin-log-action-broadcast.stop'
  | 'admin-log-action-catalog.import' | 'admin-log-action-catalog.routing'
  | 'admin-log-action-catalog.sheet' | 'admin-log-action-claim.open'
  | 'admin-log-action-claim.withdraw' | 'admin-log-action-claim.replace'
  | 'admin-log-action-claim.refund' | 'admin-log-action-claim.refuse'
  | 'admin-log-action-codes.encrypt' | 'admin-log-action-codes.rotate'
  | 'admin-log-action-deposit.approve' | 'admin-log-action-deposit.reject'
  | 'admin-log-action-deposit.credit' | 'admin-log-action-deposit.charge_back'
  | 'admin-log-action-deposit.paid_back' | 'admin-log-action-deposit.refund'
  | 'admin-log-action-deposit.refund_done' | 'admin-log-action-deposit.refund_refused'
  | 'admin-log-action-guard.on' | 'admin-log-action-guard.off' | 'admin-log-action-guard.allow'
  | 'admin-log-action-guard.forget' | 'admin-log-action-incident.cancel'
  | 'admin-log-action-incident.move' | 'admin-log-action-incident.tell'
  | 'admin-log-action-key.create' | 'admin-log-action-key.rotate' | 'admin-log-action-key.change'
  | 'admin-log-action-key.revoke' | 'admin-log-action-line.status'
  | 'admin-log-action-order.complete' | 'admin-log-action-order.cancel'
  | 'admin-log-action-order.take' | 'admin-log-action-order.leave'
  | 'admin-log-action-order.show_codes' | 'admin-log-action-payment.unmatched'
  | 'admin-log-action-payment.assign' | 'admin-log-action-payment.return'
  | 'admin-log-action-pricing.accept' | 'admin-log-action-pricing.margin'
  | 'admin-log-action-pricing.mode' | 'admin-log-action-pricing.reprice'
  | 'admin-log-action-pricing.rounding' | 'admin-log-action-product.change'
  | 'admin-log-action-product.cost' | 'admin-log-action-service.backup'
  | 'admin-log-action-service.export' | 'admin-log-action-service.restore'
  | 'admin-log-action-service.move' | 'admin-log-action-settings.change'
  | 'admin-log-action-shop.allow' | 'admin-log-action-shop.forbid' | 'admin-log-action-stock.add'
  | 'admin-log-action-stock.remove' | 'admin-log-action-stock.release'
  | 'admin-log-action-stock.discard' | 'admin-log-action-supplier.set'
  | 'admin-log-action-supplier.map' | 'admin-log-action-supplier.sync'
  | 'admin-log-action-team.role' | 'admin-log-action-test.open' | 'admin-log-action-tier.add'
  | 'admin-log-action-tier.assign' | 'admin-log-action-tier.discount'
  | 'admin-log-action-tier.remove' | 'admin-log-action-tier.rename'
  | 'admin-log-action-transfer.add' | 'admin-log-action-transfer.change'
  | 'admin-log-action-transfer.remove' | 'admin-log-action-webhook.add'
  | 'admin-log-action-webhook.remove' | 'admin-log-action-webhook.rotate'
  | 'admin-log-action-webhook.on' | 'admin-log-action-webhook.off'
  | 'admin-log-action-webhook.types' | 'admin-log-action-webhook.resend'
  | 'admin-money-usage-credit' | 'admin-money-usage-debit' | 'admin-money-how-much-credit'
  | 'admin-money-how-much-debit' | 'admin-money-ask-amount-credit' | 'admin-money-ask-amount-debit'
  | 'admin-money-balance' | 'admin-money-owes' | 'admin-money-note' | 'admin-money-get-message'
  | 'admin-money-ask-note' | 'admin-moves-title' | 'admin-moves-wait' | 'admin-moves-done'
  | 'admin-moves-cancel' | 'admin-moves-state-open' | 'admin-moves-state-moved'
  | 'admin-moves-state-declined' | 'admin-moves-state-stopped' | 'admin-moves-state-cancelled'
  | 'admin-moves-state-refused' | 'admin-moves-status' | 'admin-moves-from' | 'admin-moves-to'
  | 'admin-moves-at' | 'admin-moves-reason' | 'admin-moves-asked' | 'admin-moves-ended'
  | 'admin-moves-why' | 'admin-notes-removed' | 'admin-payments-one' | 'admin-payments-paid'
  | 'admin-payments-unknown' | 'admin-payments-for' | 'admin-payments-payer'
  | 'admin-payments-payment' | 'admin-payments-arrived' | 'admin-payments-status-label'
  | 'admin-payments-decided-by' | 'admin-payments-reason' | 'admin-payments-status-open'
  | 'admin-payments-status-assigned' | 'admin-payments-status-returning'
  | 'admin-payments-status-returned' | 'admin-payments-find' | 'admin-payments-assign'
  | 'admin-payments-give-back' | 'admin-payments-say-amount' | 'admin-payments-yes'
  | 'admin-payments-by-service' | 'admin-payments-by-hand' | 'admin-payments-gone'
  | 'admin-payments-not-yet' | 'admin-payments-decide' | 'admin-standing-usage-ban'
  | 'admin-standing-usage-unban' | 'admin-standing-usage-restrict'
  | 'admin-standing-usage-unrestrict' | 'admin-standing-usage-apioff' | 'admin-standing-usage-apion'
  | 'admin-standing-usage-shopoff' | 'admin-standing-usage-shopon' | 'admin-standing-how-long'
  | 'admin-standing-ask-time' | 'admin-standing-ask-ban' | 'admin-standing-ask-restrict'
  | 'admin-standing-ask-apioff' | 'admin-standing-ask-shopoff' | 'admin-standing-effect-ban'
  | 'admin-standing-effect-restrict' | 'admin-standing-effect-apioff'
  | 'admin-standing-effect-shopoff' | 'admin-standing-orders-continue' | 'admin-standing-ask-reason'
  | 'admin-standing-without-reason' | 'admin-standing-reason' | 'admin-standing-no-reason'
  | 'admin-standing-balance' | 'admin-standing-get-message' | 'admin-standing-get-reason'
  | 'admin-standing-yes-ban' | 'admin-standing-yes-restrict' | 'admin-standing-yes-apioff'
  | 'admin-standing-yes-shopoff' | 'admin-standing-time-is-over' | 'admin-standing-has-blocked'
  | 'admin-standing-still-banned' | 'admin-standing-still-off' | 'admin-undo-button'
  | 'admin-undo-ask' | 'admin-undo-not-covered' | 'admin-team-roles-manager'
  | 'admin-team-roles-finance' | 'admin-team-roles-support' | 'admin-team-roles-stock'
  | 'admin-team-rights-accounts' | 'admin-team-rights-standing' | 'admin-team-rights-money'
  | 'admin-team-rights-deposits' | 'admin-team-rights-orders' | 'admin-team-rights-claims'
  | 'admin-team-rights-stock' | 'admin-team-rights-broadcast' | 'admin-team-rights-approvals'
  | 'admin-team-rights-catalog' | 'admin-team-rights-reports' | 'admin-team-rights-settings'
  | 'admin-team-rights-log' | 'admin-team-rights-backup' | 'admin-team-rights-move'
  | 'admin-team-rights-team' | 'admin-team-no-role' | 'admin-team-not-yours'
  | 'admin-team-your-role-ended' | 'admin-orders-account' | 'admin-order-usage'
  | 'admin-order-is-test' | 'admin-order-labels-order' | 'admin-order-labels-lookup'
  | 'admin-order-labels-status' | 'admin-order-labels-reason' | 'admin-order-labels-account'
  | 'admin-order-labels-key' | 'admin-order-labels-idempotency-key' | 'admin-order-labels-product'
  | 'admin-order-labels-amount' | 'admin-order-labels-cost' | 'admin-order-labels-paid-back'
  | 'admin-order-labels-profit' | 'admin-order-labels-fee' | 'admin-order-labels-supplier'
  | 'admin-order-labels-item' | 'admin-order-labels-their-order' | 'admin-order-labels-next'
  | 'admin-order-labels-codes' | 'admin-order-labels-placed' | 'admin-order-labels-ended'
  | 'admin-order-labels-attempts' | 'admin-order-labels-next-attempt' | 'admin-order-labels-known'
  | 'admin-order-labels-result' | 'admin-order-fee-returned' | 'admin-order-codes-use-voucher'
  | 'admin-order-codes-use-delivered' | 'admin-order-perhaps-known' | 'admin-order-not-known'
  | 'admin-order-complete' | 'admin-order-cancel' | 'admin-order-refund'
  | 'admin-order-replace-codes' | 'admin-order-no-codes' | 'admin-order-delete-codes'
  | 'admin-order-keep' | 'admin-order-voucher-back' | 'admin-order-voucher-aside'
  | 'admin-order-only-if-certain' | 'admin-order-supplier-may-have' | 'admin-order-type-reason'
  | 'admin-order-ask-reason' | 'admin-order-about-reason' | 'admin-order-complete-now'
  | 'admin-order-completed' | 'admin-calls-what-place' | 'admin-calls-what-check'
  | 'admin-calls-what-lookup' | 'admin-calls-what-checkLookup' | 'admin-calls-outcome-completed'
  | 'admin-calls-outcome-processing' | 'admin-calls-outcome-failed' | 'admin-calls-outcome-declined'
  | 'admin-calls-outcome-absent' | 'admin-calls-outcome-not_sent' | 'admin-calls-outcome-unknown'
  | 'admin-calls-no-answer' | 'admin-tasks-title' | 'admin-tasks-still-to-do' | 'admin-tasks-item'
  | 'admin-tasks-order' | 'admin-tasks-paid' | 'admin-tasks-by' | 'admin-tasks-placed'
  | 'admin-tasks-taken-by' | 'admin-tasks-you' | 'admin-tasks-since' | 'admin-tasks-take'
  | 'admin-tasks-done' | 'admin-tasks-failed' | 'admin-tasks-leave' | 'admin-tasks-show-order'
  | 'admin-tasks-taken' | 'admin-tasks-left' | 'admin-tasks-done-now' | 'admin-tasks-taken-by-other'
  | 'admin-tasks-keep' | 'admin-delivery-keep' | 'admin-delivery-wanted' | 'admin-delivery-repeated'
  | 'admin-delivery-too-long' | 'admin-delivery-nothing-done' | 'admin-delivery-try-again'
  | 'admin-stuck-why-unknown' | 'admin-stuck-why-not_sent' | 'admin-stuck-why-in_progress'
  | 'admin-stuck-why-person' | 'admin-incidents-since' | 'admin-incidents-lasts'
  | 'admin-incidents-open' | 'admin-incidents-not-sent' | 'admin-incidents-unknown'
  | 'admin-incidents-at-work' | 'admin-incidents-worth' | 'admin-incidents-tried-again'
  | 'admin-incidents-tried-next' | 'admin-incidents-over' | 'admin-incidents-cancel-yes'
  | 'admin-incidents-move' | 'admin-incidents-nowhere' | 'admin-incidents-about-targets'
  | 'admin-incidents-tell-yes' | 'admin-suppliers-not-set-up' | 'admin-suppliers-balance'
  | 'admin-suppliers-balance-unknown' | 'admin-suppliers-open-orders' | 'admin-suppliers-no-calls'
  | 'admin-stock-title' | 'admin-stock-none' | 'admin-stock-choose' | 'admin-stock-never-alerts'
  | 'admin-stock-threshold-never' | 'admin-stock-ask' | 'admin-stock-codes-wanted'
  | 'admin-stock-no-codes' | 'admin-stock-too-long' | 'admin-stock-nothing-new'
  | 'admin-stock-looks-like-codes' | 'admin-stock-deleted' | 'admin-stock-not-deleted'
  | 'admin-stock-waits' | 'admin-stock-code' | 'admin-stock-first' | 'admin-stock-last'
  | 'admin-stock-in-stock-already' | 'admin-stock-no' | 'admin-stock-set-cost'
  | 'admin-stock-dropped' | 'admin-stock-added-before' | 'admin-stock-undo'
  | 'admin-stock-nothing-to-undo' | 'admin-stock-no-unsold' | 'admin-stock-added-at'
  | 'admin-stock-about-remove' | 'admin-stock-sold-meanwhile' | 'admin-stock-add-more'
  | 'admin-stock-try-again' | 'admin-stock-back' | 'admin-quarantine-choose'
  | 'admin-quarantine-none' | 'admin-quarantine-decided-release'
  | 'admin-quarantine-decided-discard' | 'admin-catalog-no-change' | 'admin-catalog-its-place'
  | 'admin-catalog-none' | 'admin-catalog-of-its-line' | 'admin-catalog-imported-toast'
  | 'admin-lines-labels-status' | 'admin-lines-labels-kind' | 'admin-lines-labels-suppliers'
  | 'admin-lines-labels-line' | 'admin-lines-labels-price' | 'admin-lines-labels-cost'
  | 'admin-lines-labels-in-stock' | 'admin-lines-kind-topup' | 'admin-lines-kind-gamekey'
  | 'admin-lines-kind-giftcard' | 'admin-lines-from-stock' | 'admin-lines-no-price'
  | 'admin-lines-no-cost' | 'admin-pricing-margin-all' | 'admin-pricing-margin'
  | 'admin-pricing-for-everybody' | 'admin-pricing-no-margin' | 'admin-pricing-rounding'
  | 'admin-pricing-max-age' | 'admin-pricing-for-ever' | 'admin-pricing-max-jump'
  | 'admin-pricing-any-amount' | 'admin-pricing-tiers' | 'admin-pricing-about-margins'
  | 'admin-pricing-ask-rounding' | 'admin-pricing-ask-limits' | 'admin-pricing-applied'
  | 'admin-pricing-modes-fixed' | 'admin-pricing-modes-margin' | 'admin-pricing-mode'
  | 'admin-pricing-allow-below' | 'admin-pricing-forbid-below' | 'admin-pricing-why-no_margin'
  | 'admin-pricing-why-cost_missing' | 'admin-pricing-why-cost_zero' | 'admin-pricing-why-cost_old'
  | 'admin-pricing-why-cost_jump' | 'admin-pricing-why-below_cost' | 'admin-pricing-about-tiers'
  | 'admin-pricing-no-tiers' | 'admin-pricing-about-name' | 'admin-pricing-discount'
  | 'admin-pricing-accounts' | 'admin-pricing-tier' | 'admin-pricing-standard'
  | 'admin-routing-words-chosen-listed' | 'admin-routing-words-chosen-healthy'
  | 'admin-routing-words-chosen-by_hand' | 'admin-routing-words-cost-unknown'
  | 'admin-routing-words-skipped-day_limit' | 'admin-routing-words-skipped-no_codes'
  | 'admin-routing-words-skipped-breaker_open' | 'admin-routing-words-skipped-full'
  | 'admin-routing-words-by-listed' | 'admin-routing-words-by-healthy'
  | 'admin-routing-words-by-cheapest' | 'admin-routing-why' | 'admin-routing-row'
  | 'admin-routing-about' | 'admin-limits-about' | 'admin-limits-day' | 'admin-limits-at-once'
  | 'admin-limits-none' | 'admin-price-lists-read-before' | 'admin-price-lists-never'
  | 'admin-price-lists-list' | 'admin-price-lists-nothing' | 'admin-price-lists-changes'
  | 'admin-price-lists-prices' | 'admin-price-lists-is-gone' | 'admin-price-lists-is-back'
  | 'admin-price-lists-no-cost' | 'admin-price-lists-remember' | 'admin-price-lists-applied'
  | 'admin-price-lists-changed-since' | 'admin-price-lists-none-waits'
  | 'admin-price-lists-reason-cost_zero' | 'admin-price-lists-reason-cost_jump'
  | 'admin-price-lists-reason-renamed' | 'admin-price-lists-reason-many_gone'
  | 'admin-price-lists-reason-empty_list' | 'admin-price-lists-agree' | 'admin-price-lists-agreed'
  | 'admin-price-lists-problem' | 'admin-price-lists-show' | 'admin-price-lists-settings'
  | 'admin-price-lists-every' | 'admin-price-lists-never-by-self' | 'admin-price-lists-off'
  | 'admin-price-lists-about-every' | 'admin-price-lists-threshold'
  | 'admin-price-lists-set-threshold' | 'admin-price-lists-saved' | 'admin-switches-on'
  | 'admin-switches-off' | 'admin-switches-yes-on' | 'admin-top-ups-amount'
  | 'admin-top-ups-open-at-once' | 'admin-top-ups-offered' | 'admin-top-ups-not-offered'
  | 'admin-top-ups-confirm' | 'admin-top-ups-changed' | 'admin-transfers-rate'
  | 'admin-transfers-fee' | 'admin-transfers-no-fee' | 'admin-transfers-no-instructions'
  | 'admin-transfers-about-confirm' | 'admin-transfers-about-remove' | 'admin-transfers-changed'
  | 'admin-stats-period-month' | 'admin-stats-short-today' | 'admin-stats-short-yesterday'
  | 'admin-stats-short-week' | 'admin-stats-short-month' | 'admin-stats-short-quarter'
  | 'admin-stats-bad-days' | 'admin-stats-none' | 'admin-stats-sales' | 'admin-stats-profit'
  | 'admin-stats-ended' | 'admin-stats-completed' | 'admin-stats-about' | 'admin-digest-low'
  | 'admin-digest-balances' | 'admin-digest-backup-failed' | 'admin-digest-is-off'
  | 'admin-digest-turn-on' | 'admin-digest-turn-off' | 'admin-digest-set-time'
  | 'admin-books-opening' | 'admin-books-closing' | 'admin-books-kind-deposit'
  | 'admin-books-kind-deposit_refund' | 'admin-books-kind-deposit_refund_reversal'
  | 'admin-books-kind-chargeback' | 'admin-books-kind-debt' | 'admin-books-kind-debt_payment'
  | 'admin-books-kind-credit' | 'admin-books-kind-debit' | 'admin-books-kind-charge'
  | 'admin-books-kind-refund' | 'admin-books-kind-claim_refund' | 'admin-books-kind-fee'
  | 'admin-books-kind-fee_refund' | 'admin-books-sold' | 'admin-books-cost' | 'admin-books-now'
  | 'admin-books-stock' | 'admin-books-debts' | 'admin-backup-confirm' | 'admin-backup-encrypted'
  | 'admin-backup-unencrypted' | 'admin-backup-send-now' | 'admin-backup-sent'
  | 'admin-backup-not-sent' | 'admin-backup-elsewhere' | 'admin-files-not-utf8' | 'admin-files-gone'
  | 'panel-title' | 'panel-skip' | 'panel-menu' | 'panel-today' | 'panel-inbox' | 'panel-orders'
  | 'panel-customers' | 'panel-goods' | 'panel-suppliers' | 'panel-money' | 'panel-news'
  | 'panel-service' | 'panel-leave' | 'panel-undo' | 'panel-undone' | 'panel-next' | 'panel-yes'
  | 'panel-change' | 'panel-more' | 'panel-first' | 'panel-csv' | 'panel-search' | 'panel-problem'
  | 'panel-not-found' | 'panel-not-yours' | 'panel-sent-before' | 'panel-asked-second'
  | 'panel-failed' | 'panel-opening' | 'panel-open-without-script' | 'panel-enter'
  | 'panel-how-to-enter' | 'panel-other-host' | 'panel-other-origin' | 'panel-sessions'
  | 'panel-sessions-who' | 'panel-sessions-since' | 'panel-sessions-address'
  | 'panel-sessions-browser' | 'panel-sessions-this' | 'panel-sessions-end'
  | 'panel-sessions-end-all' | 'panel-sessions-ended' | 'admin-log-action-session.open'
  | 'admin-log-action-session.end' | 'panel-today-begin' | 'panel-today-step-done'
  | 'panel-today-step-open' | 'panel-today-add-goods' | 'panel-today-add-way' | 'panel-today-invite'
  | 'panel-today-completed' | 'panel-today-low' | 'panel-today-waits' | 'panel-today-waits-pending'
  | 'panel-today-waits-unmatched' | 'panel-today-waits-claims' | 'panel-today-waits-tasks'
  | 'panel-today-waits-approvals' | 'panel-today-waits-incidents' | 'panel-today-waits-stuck'
  | 'panel-today-waits-moves' | 'panel-today-waits-aside' | 'panel-today-waits-held'
  | 'panel-chart-orders' | 'panel-chart-day' | 'panel-chart-table' | 'panel-inbox-queue'
  | 'panel-inbox-empty' | 'panel-inbox-over' | 'panel-inbox-receipt' | 'panel-inbox-payment'
  | 'panel-inbox-claim' | 'panel-inbox-task' | 'panel-inbox-stuck' | 'panel-inbox-approval'
  | 'panel-inbox-incident' | 'panel-inbox-credits' | 'panel-inbox-reason' | 'panel-inbox-worth'
  | 'panel-inbox-worth-hint' | 'panel-inbox-whose' | 'panel-inbox-whose-hint'
  | 'panel-inbox-replace' | 'panel-inbox-note' | 'panel-inbox-note-hint' | 'panel-inbox-codes'
  | 'panel-inbox-quantity' | 'panel-inbox-error-hint' | 'panel-inbox-codes-hint'
  | 'panel-inbox-codes-file' | 'panel-inbox-asked-supplier' | 'panel-inbox-cancel-unsent'
  | 'panel-inbox-tell' | 'panel-inbox-role' | 'panel-inbox-to' | 'panel-inbox-no-picture'
  | 'panel-orders-search' | 'panel-orders-any-status' | 'panel-orders-any-line'
  | 'panel-orders-any-supplier' | 'panel-orders-of-account' | 'panel-orders-from'
  | 'panel-orders-to' | 'panel-orders-none-yet' | 'panel-orders-none' | 'panel-orders-order'
  | 'panel-orders-time' | 'panel-orders-player' | 'panel-orders-status.processing'
  | 'panel-orders-status.completed' | 'panel-orders-status.cancelled' | 'panel-orders-test'
  | 'panel-orders-timeline' | 'panel-orders-facts' | 'panel-orders-placed' | 'panel-orders-by-hand'
  | 'panel-orders-webhook' | 'panel-orders-webhook-waiting' | 'panel-orders-webhook-delivered'
  | 'panel-orders-webhook-failed' | 'panel-orders-second' | 'panel-orders-back'
  | 'panel-orders-show-codes' | 'panel-orders-refund' | 'panel-orders-amount' | 'panel-orders-note'
  | 'panel-orders-replace' | 'panel-orders-ask' | 'panel-orders-asked' | 'panel-orders-player-act'
  | 'panel-orders-player-about' | 'panel-orders-player-done' | 'panel-orders-complete'
  | 'panel-orders-codes-file' | 'panel-orders-cancel' | 'panel-orders-reason'
  | 'panel-orders-reason-hint' | 'admin-log-action-attempt.now' | 'admin-log-action-attempt.player'
  | 'error-ORDER_NOT_WAITING.ended' | 'error-ORDER_NOT_WAITING.running'
  | 'error-ORDER_NOT_WAITING.sent' | 'error-ORDER_NOT_WAITING.sent_since' | 'panel-customers-find'
  | 'panel-customers-every-state' | 'panel-customers-state-banned'
  | 'panel-customers-state-restricted' | 'panel-customers-state-in_debt'
  | 'panel-customers-state-moving' | 'panel-customers-every-tier' | 'panel-customers-none'
  | 'panel-customers-name' | 'panel-customers-no-name' | 'panel-customers-id'
  | 'panel-customers-last-order' | 'panel-customers-never' | 'panel-customers-standing-active'
  | 'panel-customers-standing-restricted' | 'panel-customers-standing-banned'
  | 'panel-customers-chat' | 'panel-customers-account' | 'panel-customers-entries'
  | 'panel-customers-top-ups' | 'panel-customers-log' | 'panel-customers-credit'
  | 'panel-customers-debit' | 'panel-customers-ban' | 'panel-customers-unban'
  | 'panel-customers-restrict' | 'panel-customers-unrestrict' | 'panel-customers-apioff'
  | 'panel-customers-apion' | 'panel-customers-shopoff' | 'panel-customers-shopon'
  | 'panel-customers-tier' | 'panel-customers-move' | 'panel-customers-amount'
  | 'panel-customers-amount-usd' | 'panel-customers-note' | 'panel-customers-note-hint'
  | 'panel-customers-for' | 'panel-customers-for-hint' | 'panel-customers-reason'
  | 'panel-customers-reason-hint' | 'panel-customers-api' | 'panel-customers-shop'
  | 'panel-customers-shop-allowed' | 'panel-customers-shop-forbidden' | 'panel-customers-keys'
  | 'panel-customers-key' | 'panel-customers-key-replaced' | 'panel-customers-key-may'
  | 'panel-customers-key-used' | 'panel-customers-no-keys' | 'panel-customers-revoke'
  | 'panel-customers-revoke-all' | 'panel-customers-revoke-means'
  | 'panel-customers-revoke-all-means' | 'panel-customers-revoked-all'
  | 'panel-customers-webhook-off' | 'panel-customers-webhook-on' | 'panel-customers-none-yet'
  | 'panel-customers-test' | 'panel-customers-notes' | 'panel-customers-notes-none'
  | 'panel-customers-note-add' | 'panel-customers-note-remove' | 'panel-customers-note-what'
  | 'panel-customers-note-added' | 'panel-customers-orders-newest' | 'panel-customers-orders-all'
  | 'panel-customers-orders-none' | 'panel-customers-time' | 'panel-customers-order'
  | 'panel-customers-product' | 'panel-customers-status' | 'panel-customers-kind'
  | 'panel-customers-every-kind' | 'panel-customers-about' | 'panel-customers-balance-after'
  | 'panel-customers-entries-none' | 'panel-customers-top-ups-none' | 'panel-customers-reference'
  | 'panel-customers-method' | 'panel-customers-credited' | 'panel-customers-ended'
  | 'panel-customers-what' | 'panel-customers-who' | 'panel-customers-details'
  | 'panel-customers-moves' | 'panel-customers-move-to' | 'panel-customers-move-to-hint'
  | 'panel-customers-move-why' | 'panel-customers-move-why-hint' | 'panel-customers-move-holder'
  | 'panel-customers-move-cancel' | 'panel-customers-move-cancelled' | 'panel-goods-products'
  | 'panel-goods-prices' | 'panel-goods-stock' | 'panel-goods-tiers' | 'panel-goods-file'
  | 'panel-goods-product' | 'panel-goods-id' | 'panel-goods-name' | 'panel-goods-names'
  | 'panel-goods-sold' | 'panel-goods-search' | 'panel-goods-all-lines' | 'panel-goods-all'
  | 'panel-goods-only.paused' | 'panel-goods-only.held' | 'panel-goods-only.low'
  | 'panel-goods-only.archived' | 'panel-goods-status.active' | 'panel-goods-status.paused'
  | 'panel-goods-status.hidden' | 'panel-goods-status.archived' | 'panel-goods-status.removed'
  | 'panel-goods-status.held' | 'panel-goods-by-line' | 'panel-goods-none' | 'panel-goods-show'
  | 'panel-goods-new-line' | 'panel-goods-this-line' | 'panel-goods-new-product'
  | 'panel-goods-edit' | 'panel-goods-edit-prices' | 'panel-goods-change-price'
  | 'panel-goods-change-cost' | 'panel-goods-follow' | 'panel-goods-accept'
  | 'panel-goods-verbs.resume' | 'panel-goods-verbs.pause' | 'panel-goods-verbs.hide'
  | 'panel-goods-verbs.archive' | 'panel-goods-decide.release' | 'panel-goods-decide.discard'
  | 'panel-goods-keep-price' | 'panel-goods-below-cost' | 'panel-goods-back' | 'panel-goods-below'
  | 'panel-goods-costs' | 'panel-goods-supplier' | 'panel-goods-gone' | 'panel-goods-since'
  | 'panel-goods-more' | 'panel-goods-routing' | 'panel-goods-rounding' | 'panel-goods-line-empty'
  | 'panel-goods-margin-hint' | 'panel-goods-max-age' | 'panel-goods-max-jump'
  | 'panel-goods-pauses' | 'panel-goods-own-margins' | 'panel-goods-new-tier' | 'panel-goods-rename'
  | 'panel-goods-remove' | 'panel-goods-set-discount' | 'panel-goods-slug' | 'panel-goods-slug-hint'
  | 'panel-goods-pid-hint' | 'panel-goods-cost-hint' | 'panel-goods-line-name'
  | 'panel-goods-line-names' | 'panel-goods-game-name' | 'panel-goods-game-names'
  | 'panel-goods-order-code' | 'panel-goods-order-code-hint' | 'panel-goods-own-suppliers'
  | 'panel-goods-own-suppliers-hint' | 'panel-goods-as-line' | 'panel-goods-ref'
  | 'panel-goods-vouchers' | 'panel-goods-player-hint' | 'panel-goods-servers'
  | 'panel-goods-regions' | 'panel-goods-options-hint' | 'panel-goods-names-hint'
  | 'panel-goods-stored' | 'panel-goods-import' | 'panel-goods-import-about' | 'panel-goods-or-file'
  | 'panel-goods-file-about' | 'panel-goods-download' | 'panel-goods-changes' | 'panel-goods-codes'
  | 'panel-goods-add' | 'panel-goods-codes-hint' | 'panel-goods-code-cost'
  | 'panel-goods-code-cost-hint' | 'panel-goods-remove-code' | 'panel-goods-batch'
  | 'panel-goods-batches' | 'panel-goods-all-batches' | 'panel-goods-by'
  | 'panel-goods-still-unsold' | 'panel-goods-taken' | 'panel-goods-unsold'
  | 'panel-goods-oldest-first' | 'panel-goods-new' | 'panel-goods-known' | 'panel-goods-last'
  | 'panel-goods-length' | 'panel-goods-drop' | 'panel-goods-dropped' | 'panel-goods-take-out'
  | 'panel-goods-waits' | 'panel-goods-threshold' | 'panel-goods-no-alert'
  | 'panel-goods-threshold-at' | 'panel-goods-threshold-hint' | 'panel-goods-quarantine'
  | 'panel-goods-order' | 'admin-log-action-prices.edit' | 'panel-suppliers-none'
  | 'panel-suppliers-name' | 'panel-suppliers-kind' | 'panel-suppliers-status'
  | 'panel-suppliers-works' | 'panel-suppliers-stopped' | 'panel-suppliers-trying'
  | 'panel-suppliers-last-hour' | 'panel-suppliers-today' | 'panel-suppliers-price-list'
  | 'panel-suppliers-incidents' | 'panel-suppliers-all-incidents' | 'panel-suppliers-overview'
  | 'panel-suppliers-lines' | 'panel-suppliers-items' | 'panel-suppliers-health'
  | 'panel-suppliers-balance-at' | 'panel-suppliers-balance-problem' | 'panel-suppliers-limits'
  | 'panel-suppliers-empty-none' | 'panel-suppliers-at-once-hint' | 'panel-suppliers-day-limit'
  | 'panel-suppliers-sync-every' | 'panel-suppliers-sync-hint' | 'panel-suppliers-low-balance'
  | 'panel-suppliers-same' | 'panel-suppliers-newest-calls' | 'panel-suppliers-no-calls'
  | 'panel-suppliers-when' | 'panel-suppliers-call' | 'panel-suppliers-about'
  | 'panel-suppliers-answer' | 'panel-suppliers-unanswered' | 'panel-suppliers-took'
  | 'panel-suppliers-no-lines' | 'panel-suppliers-first' | 'panel-suppliers-second'
  | 'panel-suppliers-later' | 'panel-suppliers-order' | 'panel-suppliers-prices'
  | 'panel-suppliers-product' | 'panel-suppliers-tier' | 'panel-suppliers-before'
  | 'panel-suppliers-after' | 'panel-suppliers-pick' | 'panel-suppliers-apply'
  | 'panel-suppliers-remember' | 'panel-suppliers-only-remember' | 'panel-suppliers-news'
  | 'panel-suppliers-new' | 'panel-suppliers-unmapped' | 'panel-suppliers-left'
  | 'panel-suppliers-no-items' | 'panel-suppliers-search-items' | 'panel-suppliers-item'
  | 'panel-suppliers-item-name' | 'panel-suppliers-item-hint' | 'panel-suppliers-pid'
  | 'panel-suppliers-map' | 'panel-suppliers-map-product' | 'panel-suppliers-about-map'
  | 'panel-suppliers-mapped' | 'panel-incident-open' | 'panel-incident-over'
  | 'panel-incident-reason' | 'panel-money-books' | 'panel-money-sales' | 'panel-money-top-ups'
  | 'panel-money-ways' | 'panel-money-exports' | 'panel-money-from' | 'panel-money-to'
  | 'panel-money-show' | 'panel-money-item' | 'panel-money-entries' | 'panel-money-moved'
  | 'panel-money-nothing-moved' | 'panel-money-adding-up' | 'panel-money-adds-up'
  | 'panel-money-about-books' | 'panel-money-by-line' | 'panel-money-by-product'
  | 'panel-money-by-supplier' | 'panel-money-by-account' | 'panel-money-of-line'
  | 'panel-money-of-product' | 'panel-money-of-supplier' | 'panel-money-of-account'
  | 'panel-money-margin' | 'panel-money-half-within' | 'panel-money-period'
  | 'panel-money-search-top-ups' | 'panel-money-none-found' | 'panel-money-credited-at'
  | 'panel-money-pay-back' | 'panel-money-reason' | 'panel-money-about-reason' | 'panel-money-way'
  | 'panel-money-add-way' | 'panel-money-no-ways' | 'panel-money-change' | 'panel-money-no-change'
  | 'panel-money-rated' | 'panel-money-place' | 'panel-money-limits' | 'panel-money-least'
  | 'panel-money-most' | 'panel-money-stars-per-usd' | 'panel-money-way-name'
  | 'panel-money-way-about-name' | 'panel-money-way-on' | 'panel-money-way-offer'
  | 'panel-money-way-currency' | 'panel-money-way-rate' | 'panel-money-way-rate-checked'
  | 'panel-money-way-fee' | 'panel-money-way-about-fee' | 'panel-money-way-about-limits'
  | 'panel-money-way-instructions' | 'panel-money-way-remove' | 'panel-money-exports-orders'
  | 'panel-money-exports-about-orders' | 'panel-money-exports-ledger'
  | 'panel-money-exports-about-ledger' | 'panel-money-exports-deposits'
  | 'panel-money-exports-about-deposits' | 'panel-money-exports-products'
  | 'panel-money-exports-about-products' | 'panel-money-exports-accounts'
  | 'panel-money-exports-about-accounts' | 'panel-money-exports-summary'
  | 'panel-money-exports-about-summary' | 'panel-money-about-exports' | 'panel-news-none'
  | 'panel-news-write' | 'panel-news-text' | 'panel-news-drafted' | 'panel-news-try'
  | 'panel-news-tried' | 'panel-news-start' | 'panel-news-stop' | 'panel-news-again'
  | 'panel-news-all' | 'panel-news-people-found' | 'panel-news-ended' | 'panel-news-state'
  | 'panel-news-state-draft' | 'panel-news-state-running' | 'panel-news-state-stopped'
  | 'panel-news-state-done' | 'panel-service-tab-settings' | 'panel-service-tab-team'
  | 'panel-service-tab-log' | 'panel-service-tab-backups' | 'panel-service-tab-status'
  | 'panel-service-no-settings' | 'panel-service-switches' | 'panel-service-values'
  | 'panel-service-elsewhere' | 'panel-service-setting' | 'panel-service-now'
  | 'panel-service-turn-on' | 'panel-service-turn-off' | 'panel-service-changed'
  | 'panel-service-never' | 'panel-service-none' | 'panel-service-any' | 'panel-service-zero-never'
  | 'panel-service-zero-any' | 'panel-service-name-eligibility' | 'panel-service-name-secondPerson'
  | 'panel-service-name-lowStock' | 'panel-service-name-pricing' | 'panel-service-name-digest'
  | 'panel-service-name-support' | 'panel-service-name-terms' | 'panel-service-about-eligibility'
  | 'panel-service-about-secondPerson' | 'panel-service-about-lowStock'
  | 'panel-service-about-pricing' | 'panel-service-about-digest' | 'panel-service-about-support'
  | 'panel-service-about-terms' | 'panel-service-paid-in' | 'panel-service-age'
  | 'panel-service-age-hint' | 'panel-service-above' | 'panel-service-codes'
  | 'panel-service-cost-age' | 'panel-service-cost-jump' | 'panel-service-digest-on'
  | 'panel-service-digest-time' | 'panel-service-digest-zone' | 'panel-service-digest-zone-hint'
  | 'panel-service-contact' | 'panel-service-contact-hint' | 'panel-service-terms-text'
  | 'panel-service-terms-hint' | 'panel-service-short-terms' | 'panel-service-team-give'
  | 'panel-service-team-who' | 'panel-service-team-who-hint' | 'panel-service-team-role'
  | 'panel-service-team-owner' | 'panel-service-team-since' | 'panel-service-team-take'
  | 'panel-service-team-did' | 'panel-service-team-owners' | 'panel-service-team-rights'
  | 'panel-service-team-right' | 'panel-service-log-account' | 'panel-service-log-kind'
  | 'panel-service-log-by' | 'panel-service-log-from' | 'panel-service-log-to'
  | 'panel-service-log-when' | 'panel-service-log-what' | 'panel-service-log-about'
  | 'panel-service-log-detail' | 'panel-service-backup-scheduled' | 'panel-service-backup-none'
  | 'panel-service-backup-last' | 'panel-service-backup-not-yet' | 'panel-service-backup-size'
  | 'panel-service-backup-every' | 'panel-service-backup-kept' | 'panel-service-backup-folder'
  | 'panel-service-backup-made' | 'panel-service-backup-file' | 'panel-service-backup-download'
  | 'panel-service-backup-about' | 'panel-service-status-service' | 'panel-service-status-version'
  | 'panel-service-status-processes' | 'panel-service-status-address' | 'panel-service-status-bot'
  | 'panel-service-status-token' | 'panel-service-status-database' | 'panel-service-status-kind'
  | 'panel-service-status-free' | 'panel-service-status-codes' | 'panel-service-status-open'
  | 'panel-service-status-encrypted' | 'panel-service-status-pages' | 'panel-service-status-public'
  | 'panel-service-status-docs' | 'error-NOT_LET_IN.link_over' | 'error-NOT_LET_IN.not_signed'
  | 'error-NOT_LET_IN.too_old' | 'error-NOT_LET_IN.used_before' | 'error-NOT_LET_IN.no_role'
  | 'error-FORM_OUTDATED' | 'error-IS_OWNER' | 'error-FORM_SENT' | 'error-NOTHING_CHANGED'
  | 'error-NOT_A_TEXT' | 'admin-panel-open' | 'admin-panel-browser' | 'admin-panel-again'
  | 'admin-panel-no-address' | 'admin-commands-panel' | 'admin-words-panel' | 'panel-words-today'
  | 'panel-words-inbox' | 'panel-words-orders' | 'panel-words-customers' | 'panel-words-goods'
  | 'panel-words-suppliers' | 'panel-words-money' | 'panel-words-news' | 'panel-words-service'
  | 'admin-commands-find' | 'admin-arguments-find' | 'admin-words-find' | 'admin-find-ask'
  | 'admin-find-what' | 'pasted-nothing-found'
