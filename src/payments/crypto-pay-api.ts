import { z } from 'zod'
import { bodyWithin, jsonIn } from '../domain/shared/bodies.ts'

// The part of @CryptoBot's Crypto Pay API that is used here.
// https://help.send.tg/en/articles/10279948-crypto-pay-api

export type CryptoPaySettings = {
  token: string
  /** Such as `https://pay.crypt.bot`; another one for the test network. */
  apiRoot: string
  /** The assets that payers may choose, such as USDT; empty for all. */
  assets: readonly string[]
}

/** A decimal number as text. */
const decimal = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().regex(/^\d{1,20}(\.\d{1,30})?$/))
const asset = z.string().max(20)

/**
 * Whatever else of an invoice cannot be read is left out: a payment is then listed as one whose worth is not
 * known, and not lost.
 */
function ifReadable<T extends z.ZodType>(type: T) {
  return type.optional().catch(undefined)
}

export const invoiceSchema = z.object({
  invoice_id: z.int().positive(),
  status: z.string(),
  currency_type: ifReadable(z.string()),
  fiat: ifReadable(z.string()),
  amount: ifReadable(decimal),
  bot_invoice_url: ifReadable(z.string()),
  payload: ifReadable(z.string().max(4096)),
  expiration_date: ifReadable(z.iso.datetime({ offset: true })),
  paid_asset: ifReadable(asset),
  paid_amount: ifReadable(decimal),
  /** What one unit of the paid asset was worth in the invoice's fiat currency. */
  paid_fiat_rate: ifReadable(decimal),
  paid_usd_rate: ifReadable(decimal),
  fee_asset: ifReadable(asset),
  fee_amount: ifReadable(decimal),
})
export type CryptoInvoice = z.output<typeof invoiceSchema>

const answerSchema = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error: z.object({ code: z.number().optional(), name: z.string().optional() }).optional(),
  }),
])
/** The documentation says an array; the service answers with it in `items`. */
const listSchema = z.union([
  z.array(z.unknown()),
  z.object({ items: z.array(z.unknown()) }).transform(({ items }) => items),
])

const TIMEOUT_MS = 8000
/** Several times the size of the longest list that is asked for. */
const MAX_BYTES = 2 * 1024 * 1024

/** The token is sent in a header and appears in no error. */
export function createCryptoPayApi({ token, apiRoot }: CryptoPaySettings) {
  async function call(method: string, params: object): Promise<unknown> {
    const response = await fetch(`${apiRoot}/api/${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Crypto-Pay-API-Token': token },
      body: JSON.stringify(params),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = await bodyWithin(response, MAX_BYTES)
    if (body === null) throw new Error('Crypto Pay sent a longer answer than any should be.')
    const parsed = answerSchema.safeParse(jsonIn(body.toString()))
    if (!parsed.success)
      throw new Error(
        `Crypto Pay answered ${method} with ${response.status} and no JSON of its own.`,
      )
    const answer = parsed.data
    if (answer.ok) return answer.result
    const { code, name } = answer.error ?? {}
    throw new Error(
      `Crypto Pay refused ${method}: ${name?.slice(0, 100) ?? 'no reason'} (${code ?? response.status})`,
    )
  }

  return {
    async createInvoice(params: object): Promise<CryptoInvoice> {
      return invoiceSchema.parse(await call('createInvoice', params))
    },
    /** Leaves out invoices of a form that is unknown here; nobody here has made them. */
    async getInvoices(params: object): Promise<{ count: number; invoices: CryptoInvoice[] }> {
      const items = listSchema.parse(await call('getInvoices', params))
      const invoices = items.flatMap((item) => {
        const { data } = invoiceSchema.safeParse(item)
        return data ? [data] : []
      })
      return { count: items.length, invoices }
    },
  }
}
