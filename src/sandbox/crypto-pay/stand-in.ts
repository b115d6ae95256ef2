import { randomBytes } from 'node:crypto'
import { payPage } from './page.ts'

// A stand-in for the part of the Crypto Pay API that is used here, written from its documentation:
// https://help.send.tg/en/articles/10279948-crypto-pay-api. Nothing in it is real.

type Invoice = {
  invoice_id: number
  hash: string
  currency_type: 'fiat'
  fiat: 'USD'
  amount: string
  accepted_assets: string[]
  bot_invoice_url: string
  mini_app_invoice_url: string
  description?: string
  payload?: string
  status: 'active' | 'paid' | 'expired'
  created_at: string
  expiration_date: string
  allow_comments: boolean
  paid_asset?: string
  paid_amount?: string
  paid_fiat_rate?: string
  paid_usd_rate?: string
  fee_asset?: string
  fee_amount?: string
  paid_at?: string
}

/** What one unit of each asset is worth in USD. */
const RATES: Record<string, number> = { USDT: 1, TON: 3.25, BTC: 65_000 }
const FEE = 0.03
/** Older invoices are forgotten. */
const MAX_INVOICES = 10_000
const MAX_PAGE = 1000
const MAX_LIFETIME_S = 2_678_400
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * @param options path: where it is on its server, such as `/crypto-pay`; empty for the root.
 */
export function createCryptoPayStandIn(options: {
  token: string
  clock: () => Date
  path: string
}) {
  const { token, clock, path } = options
  const invoices: Invoice[] = []
  // Not from one: after a restart ids must not come again.
  let lastId = clock().getTime()

  function create(params: Record<string, unknown>, origin: string): Response {
    const { currency_type, fiat, amount, expires_in: seconds = MAX_LIFETIME_S } = params
    if (currency_type !== 'fiat' || fiat !== 'USD') return refusal(400, 'CURRENCY_TYPE_INVALID')
    if (!/^\d+(\.\d+)?$/.test(String(amount)) || Number(amount) <= 0)
      return refusal(400, 'AMOUNT_INVALID')
    if (!Number.isInteger(seconds) || Number(seconds) < 1 || Number(seconds) > MAX_LIFETIME_S)
      return refusal(400, 'EXPIRES_IN_INVALID')
    const assets = String(params.accepted_assets ?? Object.keys(RATES).join()).split(',')
    if (assets.some((asset) => !Object.hasOwn(RATES, asset)))
      return refusal(400, 'ACCEPTED_ASSETS_INVALID')
    const hash = `IV${randomBytes(6).toString('hex')}`
    const now = clock()
    lastId += 1
    const url = `${origin}${path}/pay/${hash}`
    const invoice: Invoice = {
      ...{ invoice_id: lastId, hash, currency_type: 'fiat', fiat: 'USD' },
      ...{ amount: String(amount), accepted_assets: assets, status: 'active' },
      ...{ bot_invoice_url: url, mini_app_invoice_url: url },
      ...(params.description === undefined ? {} : { description: String(params.description) }),
      ...(params.payload === undefined ? {} : { payload: String(params.payload) }),
      allow_comments: params.allow_comments !== false,
      created_at: now.toISOString(),
      expiration_date: new Date(now.getTime() + Number(seconds) * 1000).toISOString(),
    }
    invoices.unshift(invoice)
    invoices.splice(MAX_INVOICES)
    return result(invoice)
  }

  function list({ invoice_ids, status, offset = 0, count = 100 }: Record<string, unknown>) {
    if (Number(count) < 1 || Number(count) > MAX_PAGE) return refusal(400, 'COUNT_INVALID')
    const ids = invoice_ids === undefined ? null : String(invoice_ids).split(',').map(Number)
    const items = invoices
      .map(present)
      .filter((one) => ids === null || ids.includes(one.invoice_id))
      .filter((one) => status === undefined || one.status === status)
    return result({ items: items.slice(Number(offset), Number(offset) + Number(count)) })
  }

  function present(invoice: Invoice): Invoice {
    if (invoice.status === 'active' && new Date(invoice.expiration_date) <= clock())
      invoice.status = 'expired'
    return invoice
  }

  /** Pays an invoice in full. @returns null if it cannot be paid */
  function pay(hash: string, asset = 'USDT'): Invoice | null {
    const invoice = invoices.find((one) => one.hash === hash)
    const rate = RATES[asset]
    if (!invoice || rate === undefined || present(invoice).status !== 'active') return null
    const coins = Number(invoice.amount) / rate
    Object.assign(invoice, {
      ...{ status: 'paid', paid_asset: asset, paid_at: clock().toISOString() },
      ...{ paid_amount: coins.toFixed(9), paid_fiat_rate: String(rate) },
      ...{ paid_usd_rate: String(rate), fee_asset: asset, fee_amount: (coins * FEE).toFixed(9) },
    })
    return invoice
  }

  /** Another invoice for the same, as if somebody paid twice. */
  function copyOf({ amount, description, payload }: Invoice): Invoice {
    const params = { currency_type: 'fiat', fiat: 'USD', amount, description, payload }
    create(params, '')
    return invoices[0] as Invoice
  }

  async function page(request: Request, hash: string): Promise<Response> {
    const invoice = invoices.find((one) => one.hash === hash)
    if (!invoice) return new Response('There is no such invoice any more.', { status: 404 })
    if (request.method !== 'POST') return payPage(present(invoice))
    // Another site must not press the button of this page.
    const origin = request.headers.get('Origin')
    if (origin !== null && origin !== 'null' && origin !== new URL(request.url).origin)
      return new Response('Only the page itself may do this.', { status: 403 })
    const asset = new URLSearchParams(await request.text()).get('asset') ?? undefined
    const again = present(invoice).status === 'paid'
    pay(again ? copyOf(invoice).hash : hash, asset)
    return payPage(present(invoice))
  }

  return {
    /** The newest first. */
    invoices,
    pay,
    async fetch(request: Request): Promise<Response> {
      const { hostname, origin, pathname, searchParams } = new URL(request.url)
      if (!LOOPBACK.test(hostname)) return new Response('Only on this machine.', { status: 403 })
      const [, kind, name = ''] = pathname.slice(path.length).split('/')
      if (kind === 'pay') return page(request, name)
      if (request.headers.get('Crypto-Pay-API-Token') !== token) return refusal(401, 'UNAUTHORIZED')
      const text = request.method === 'POST' ? await request.text() : ''
      const params = text === '' ? Object.fromEntries(searchParams) : JSON.parse(text)
      if (name === 'createInvoice') return create(params, origin)
      if (name === 'getInvoices') return list(params)
      return refusal(405, 'METHOD_NOT_FOUND')
    },
  }
}

function result(value: unknown): Response {
  return Response.json({ ok: true, result: value })
}

function refusal(code: number, name: string): Response {
  return Response.json({ ok: false, error: { code, name } }, { status: code })
}
