import type {
  Deposit,
  InvoiceEnd,
  InvoiceService,
  PaidInvoice,
  PaymentMethod,
} from '../domain/deposits/payment-method.ts'
import { exactUsd } from '../domain/shared/money.ts'
import { type CryptoInvoice, type CryptoPaySettings, createCryptoPayApi } from './crypto-pay-api.ts'

/** Rates move: the service fixes the amount in coins only for the time of an invoice. */
const LIFETIME_MS = 60 * 60 * 1000
/** An invoice that ends at once could not be paid. */
const LEAST_LIFETIME_S = 60
/** Paid invoices in one page. The domain asks for pages of this size. */
const PAGE_SIZE = 100

const MICROS = 1_000_000n
/** Decimals that are kept of an amount, a rate and their product. */
const DECIMALS = 18
const SCALE = 10n ** BigInt(DECIMALS)
/** An amount in coins is rounded, so its worth may differ from the invoice's by one part in this many. */
const ROUNDING = 100n

/** Cryptocurrency, paid to @CryptoBot on a page that it makes for each deposit. */
export function createCryptoPay(settings: CryptoPaySettings): PaymentMethod {
  return {
    // Stored with each deposit.
    name: 'crypto_pay',
    lifetimeMs: LIFETIME_MS,
    maxPrice: null,
    offered: ({ cryptoPay }) => cryptoPay.on,
    price: () => null,
    request: () => ({ kind: 'link' }),
    invoices: invoicesOf(settings),
  }
}

function invoicesOf(settings: CryptoPaySettings): InvoiceService {
  const api = createCryptoPayApi(settings)
  const { assets, apiRoot } = settings
  const idOf = (invoice: CryptoInvoice) => paymentIdOf(invoice, settings)
  return {
    async create({ reference, amountMicros, expiresAt }: Deposit, description, now) {
      const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000)
      const invoice = await api.createInvoice({
        currency_type: 'fiat',
        fiat: 'USD',
        ...(assets.length === 0 ? {} : { accepted_assets: assets.join(',') }),
        amount: exactUsd(amountMicros),
        description,
        payload: reference,
        allow_comments: false,
        expires_in: Math.max(seconds, LEAST_LIFETIME_S),
      })
      const url = pageOf(invoice, apiRoot)
      const end = invoice.expiration_date
      return { paymentId: idOf(invoice), url, expiresAt: end ? new Date(end) : expiresAt }
    },
    async ended(paymentIds) {
      const ids = paymentIds.map((id) => id.slice(id.indexOf('-') + 1))
      const { invoices } = await api.getInvoices({
        invoice_ids: ids.join(','),
        count: ids.length,
      })
      return invoices.flatMap((invoice): InvoiceEnd[] => {
        const paymentId = idOf(invoice)
        if (!paymentIds.includes(paymentId)) return []
        if (invoice.status === 'expired') return [{ paymentId, status: 'expired' }]
        const payment = paidInvoice(invoice, settings)
        return payment ? [{ paymentId, status: 'paid', payment }] : []
      })
    },
    async paid(offset) {
      const page = await api.getInvoices({ status: 'paid', offset, count: PAGE_SIZE })
      const payments = page.invoices.flatMap((one) => paidInvoice(one, settings) ?? [])
      return { payments, hasMore: page.count === PAGE_SIZE }
    },
  }
}

/** What came with an invoice of the service; null if it is not paid. */
export function paidInvoice(
  invoice: CryptoInvoice,
  settings: Pick<CryptoPaySettings, 'apiRoot'>,
): PaidInvoice | null {
  if (invoice.status !== 'paid') return null
  return {
    paymentId: paymentIdOf(invoice, settings),
    reference: invoice.payload ?? '',
    amountMicros: worthOf(invoice),
    paidIn: paidIn(invoice),
  }
}

/** Ids of the test network begin anew at one, so they must not look like real ones. */
function paymentIdOf({ invoice_id: id }: CryptoInvoice, { apiRoot }: { apiRoot: string }): string {
  return `${new URL(apiRoot).hostname.startsWith('testnet') ? 'CPT' : 'CP'}-${id}`
}

/**
 * What came, in micro-USD, rounded down. An invoice in USD is worth its amount, unless the coins that came
 * were worth clearly more or less. Null if the service does not say what they were worth.
 */
function worthOf(invoice: CryptoInvoice): number | null {
  const { currency_type: type, fiat, amount, paid_amount, paid_fiat_rate, paid_usd_rate } = invoice
  const isUsd = type === 'fiat' && fiat === 'USD'
  const rate = (isUsd ? paid_fiat_rate : undefined) ?? paid_usd_rate
  const came =
    paid_amount === undefined || rate === undefined
      ? null
      : (scaled(paid_amount) * scaled(rate) * MICROS) / (SCALE * SCALE)
  if (!isUsd || amount === undefined) return asMicros(came)
  const named = (scaled(amount) * MICROS) / SCALE
  if (came === null) return asMicros(named)
  const difference = came > named ? came - named : named - came
  return asMicros(difference * ROUNDING <= named ? named : came)
}

function asMicros(micros: bigint | null): number | null {
  return micros !== null && micros > 0n && micros <= BigInt(Number.MAX_SAFE_INTEGER)
    ? Number(micros)
    : null
}

/** Such as `1.5 TON, fee 0.045 TON`. */
function paidIn(invoice: CryptoInvoice): string | null {
  const { paid_amount, paid_asset, fee_amount, fee_asset } = invoice
  if (paid_amount === undefined || paid_asset === undefined) return null
  const fee = fee_amount === undefined ? '' : `, fee ${fee_amount} ${fee_asset ?? paid_asset}`
  return `${paid_amount} ${paid_asset}${fee}`
}

/** @throws if the service answers with an address that is none of its pages. */
function pageOf({ bot_invoice_url: url = '' }: CryptoInvoice, apiRoot: string): string {
  // The stand-in in the sandbox has no TLS.
  const allowed = new Set(['https:', new URL(apiRoot).protocol])
  if (URL.canParse(url) && allowed.has(new URL(url).protocol)) return url
  throw new Error('Crypto Pay answered without the address of a page to pay on.')
}

/** A decimal number, exact to DECIMALS. */
function scaled(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.')
  return BigInt(whole) * SCALE + BigInt(decimals.slice(0, DECIMALS).padEnd(DECIMALS, '0'))
}
