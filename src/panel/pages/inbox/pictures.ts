import { claimByReference } from '../../../domain/claims/claims.ts'
import { depositByReference } from '../../../domain/deposits/deposits.ts'
import { type ReceiptFile, receiptsOf } from '../../../domain/deposits/receipts.ts'
import type { Ask } from '../../ask.ts'
import type { Params } from '../../kit/acts.ts'

// What holders have sent. It is served only as what it is by its first bytes, and never as a page.

/** Seen again in the question; Telegram is not asked twice. */
const KEEP_SEC = 300
const TYPES: readonly [type: string, isOne: (bytes: Buffer) => boolean][] = [
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/png', (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'],
  ['image/webp', (bytes) => /^RIFF.{4}WEBP/s.test(bytes.subarray(0, 12).toString('latin1'))],
  ['application/pdf', (bytes) => bytes.subarray(0, 5).toString('latin1') === '%PDF-'],
]

/** A receipt of a deposit, by its place among them, from 1. @throws DomainError DEPOSIT_NOT_FOUND */
export async function receiptPicture(ask: Ask, params: Params): Promise<Response> {
  const { read, t } = ask
  const { reference = '', number = '' } = params
  const { id } = await depositByReference(read, reference)
  const receipt = (await receiptsOf(read, id))[Number(number) - 1]
  return fileOf(ask, receipt, `${reference}-${number}`, t('admin-deposits-receipt-gone'))
}

/** The picture of a claim. @throws DomainError CLAIM_NOT_FOUND */
export async function claimPicture(ask: Ask, { id = '' }: Params): Promise<Response> {
  const { read, t } = ask
  const { pictureId: fileId, pictureKind: kind } = await claimByReference(read, id)
  const picture = fileId !== null && kind !== null ? { fileId, kind } : undefined
  return fileOf(ask, picture, id, t('admin-claims-picture-gone'))
}

async function fileOf(
  ask: Ask,
  file: ReceiptFile | undefined,
  name: string,
  gone: string,
): Promise<Response> {
  const bytes = file ? await ask.deps.receipt(file) : null
  if (bytes === null) return ask.c.text(gone, 404)
  const type = TYPES.find(([, isOne]) => isOne(bytes))?.[0]
  if (type === undefined) return ask.c.text(ask.t('panel-inbox-no-picture'), 404)
  const [, ending = ''] = type.split('/')
  // A file with scripts of its own is opened outside the panel.
  const how = type === 'application/pdf' ? 'attachment' : 'inline'
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `${how}; filename="${name.replace(/[^\w-]/g, '')}.${ending}"`,
      'Cache-Control': `private, max-age=${KEEP_SEC}`,
    },
  })
}
