import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { PaidInvoice } from '../domain/deposits/payment-method.ts'
import { bodyWithin, jsonIn } from '../domain/shared/bodies.ts'
import { type Log, oncePerMinute } from '../domain/shared/log.ts'
import { paidInvoice } from './crypto-pay.ts'
import { type CryptoPaySettings, invoiceSchema } from './crypto-pay-api.ts'

const SIGNATURE_HEADER = 'crypto-pay-api-signature'
/** Far larger than any update. */
const MAX_BYTES = 64 * 1024
/** An older update is not taken: if it is true, the list of invoices has brought the payment long ago. */
const MAX_AGE_MS = 60 * 60 * 1000

const updateSchema = z.object({
  update_type: z.string(),
  request_date: z.iso.datetime({ offset: true }),
  payload: z.unknown(),
})

type Deps = {
  settings: CryptoPaySettings
  /** Books what came; a payment that is known already changes nothing. */
  book: (payment: PaidInvoice) => Promise<unknown>
  log: Log
  clock: () => Date
}

/** Takes an update that Crypto Pay posts. Answers 200 only when it is booked. */
export function createCryptoPayWebhook({ settings, book, log, clock }: Deps) {
  const key = createHash('sha256').update(settings.token).digest()
  const mayReport = oncePerMinute()

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return answer(405)
    const body = await bodyWithin(request, MAX_BYTES)
    if (body === null) return answer(413)
    // Checked before anything of it is read.
    if (!isSigned(body, key, request.headers.get(SIGNATURE_HEADER) ?? '')) {
      if (mayReport('signature', clock()))
        log.warn({}, 'a call to the webhook of Crypto Pay had a wrong signature')
      return answer(401)
    }
    const update = updateSchema.safeParse(jsonIn(body.toString())).data
    if (!update) return answer(400)
    const ageMs = clock().getTime() - Date.parse(update.request_date)
    if (Math.abs(ageMs) > MAX_AGE_MS) return answer(400)
    if (update.update_type !== 'invoice_paid') return answer(200)
    const invoice = invoiceSchema.safeParse(update.payload).data
    const payment = invoice ? paidInvoice(invoice, settings) : null
    if (!payment) return answer(400)
    await book(payment)
    return answer(200)
  }
}

/** The signature of a body: HMAC-SHA-256 with the SHA-256 of the token, in hexadecimal digits. */
function isSigned(body: Buffer, key: Buffer, given: string): boolean {
  const expected = createHmac('sha256', key).update(body).digest()
  const signature = Buffer.from(/^[0-9a-f]{64}$/i.test(given) ? given : '', 'hex')
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}

function answer(status: number): Response {
  return new Response(null, { status })
}
