import { z } from 'zod'
import { DomainError } from '../../domain/shared/errors.ts'
import { fieldText, isBlank } from '../../domain/shared/typed-text.ts'
import type { ApiContext } from '../context.ts'
import { checked } from './read-body.ts'

// The bodies that resellers send. These checks are the same for all products; the domain checks what each
// line needs.

const MAX_TEXT_LENGTH = 128
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it refuses
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/

const text = z
  .string()
  .max(MAX_TEXT_LENGTH)
  .refine((text) => text.isWellFormed() && !CONTROL.test(text), {
    message: 'must be Unicode text without control characters',
  })
/** What identifies goods and players. Cleaned before it is compared with anything, also with its other names. */
const plainText = text.overwrite(fieldText)

const ID = /^[!-~](?:[ -~]{0,126}[!-~])?$/
/** Accepts blank text, because that counts as missing. */
const id = z.string().refine((text) => isBlank(text) || ID.test(text), {
  message: 'must be 1-128 printable ASCII characters, not beginning or ending with a space',
})
const idForm = { pattern: ID.source, minLength: 1, maxLength: 128 }

const MICROS_PER_USD = 1_000_000
/** Absorbs the error of a sum in floating point: 0.1 + 0.7 is a little less than 0.8. */
const FLOAT_ERROR_MICROS = 0.01
/** An upper limit in USD, as whole micro-USD. */
const limitUsd = z
  .number()
  .min(0)
  .transform((usd) => Math.floor(usd * MICROS_PER_USD + FLOAT_ERROR_MICROS))

const DIGITS = /^\d{1,32}$/
const digits = text.overwrite(fieldText).refine((text) => isBlank(text) || DIGITS.test(text), {
  message: 'must be a string of digits',
})
const digitsForm = { pattern: DIGITS.source }

/** For examples: a fixed trxid would already be used. The reference page replaces it with a new one. */
export const FRESH_TRXID = 'REPLACE-WITH-A-NEW-UUID'

/** For the document. The checks let them be missing, because an alias may be given, or the refusal is another one. */
const needs = (...required: string[]) => ({ override: { required } })

const aliasOf = (name: string) => ({ description: `Alias of ${name}.`, deprecated: true })

const trxidFields = {
  trxid: id.optional().meta({
    ...idForm,
    description:
      'Your id for this purchase. If you send it again, the answer is the stored result, without a second charge. All accounts share the trxids: use random UUIDs, or start each with a prefix of your own.',
    example: FRESH_TRXID,
  }),
  trxId: id.optional().meta({ ...idForm, ...aliasOf('trxid') }),
  idtrx: id.optional().meta({ ...idForm, ...aliasOf('trxid') }),
  idTrx: id.optional().meta({ ...idForm, ...aliasOf('trxid') }),
}

/** The domain checks whether it is a valid player id: the contract has its own error for that. */
const playerIdFields = {
  playerId: plainText.optional().meta({
    description: 'Game A player id: digits, starting with 5.',
    example: '5123456789',
  }),
  playerID: plainText.optional().meta(aliasOf('playerId')),
  userId: plainText.optional().meta(aliasOf('playerId')),
  userID: plainText.optional().meta(aliasOf('playerId')),
}

export const orderBody = z
  .object({
    pid: plainText.optional().meta({
      description: 'GWPID of the product, from GET /products.',
      example: 'GWA-UC-60',
    }),
    PID: plainText.optional().meta(aliasOf('pid')),
    ...trxidFields,
    userId: plainText.optional().meta({
      description: 'The player id, if the line needs one: see `required` in GET /services.',
      example: '5123456789',
    }),
    userID: plainText.optional().meta(aliasOf('userId')),
    zoneId: plainText.optional().meta({ description: 'The numeric zone, if the line needs one.' }),
    serverId: plainText.optional().meta({
      description: 'One of `serverIdOptions`; game E also takes a region or its shortcut here.',
    }),
    region: plainText.optional().meta({ description: 'Game E: one of `regionOptions`.' }),
    moreId: plainText.optional().meta({ description: 'Game E: the second player id.' }),
    quantity: z
      .int()
      .min(1)
      .optional()
      .meta({
        description: 'Game keys and gift cards only; by default 1.',
        example: 1,
        // More have an error of their own.
        override: { maximum: 500 },
      }),
    maxPrice: limitUsd.optional().meta({
      description:
        'The most that you are willing to pay for the whole order, in USD. If it costs more, the answer is PRICE_CHANGED with the price; nothing is charged, and the trxid stays free. A replay ignores it.',
      example: 0.99,
    }),
    idempotencyKey: id.optional().meta({
      ...idForm,
      description:
        'Leave it out unless you need a second id beside the trxid; by default it is the trxid. If your account sends it again with a trxid that was never used, it buys nothing: the answer replays the first order, and the new trxid stays free. With a used trxid, the idempotencyKey is ignored. A new purchase needs a new trxid and, if you send one, a new idempotencyKey.',
    }),
    idempotency: id.optional().meta({ ...idForm, ...aliasOf('idempotencyKey') }),
  })
  .meta({ id: 'OrderRequest', ...needs('pid', 'trxid') })

export const gameAVerifyBody = z
  .object({ ...playerIdFields, ...trxidFields })
  .meta({ id: 'GameAVerifyRequest', ...needs('playerId', 'trxid') })

export const gameBVerifyBody = z
  .object({
    userId: digits
      .optional()
      .meta({ ...digitsForm, description: 'Game B user id.', example: '123456789' }),
    userID: digits.optional().meta({ ...digitsForm, ...aliasOf('userId') }),
    zoneId: digits
      .optional()
      .meta({ ...digitsForm, description: 'Game B zone id.', example: '2001' }),
    zoneID: digits.optional().meta({ ...digitsForm, ...aliasOf('zoneId') }),
    ...trxidFields,
  })
  .meta({ id: 'GameBVerifyRequest', ...needs('userId', 'zoneId', 'trxid') })

export const gameARedeemBody = z
  .object({
    ...playerIdFields,
    code: plainText.optional().meta({ description: 'The UC voucher code.', example: 'UC60-ABCD' }),
    ...trxidFields,
  })
  .meta({ id: 'GameARedeemRequest', ...needs('playerId', 'code', 'trxid') })

/**
 * The value of a field that has several names. A blank value counts as not given.
 * @throws DomainError FIELDS_DIFFER if two are given and differ.
 */
export function oneOf<Name extends string>(
  body: { readonly [N in Name]?: string | undefined },
  ...names: Name[]
): string | undefined {
  let given: string | undefined
  for (const name of names) {
    const value = body[name]
    if (isBlank(value) || value === given) continue
    if (given !== undefined) throw new DomainError('FIELDS_DIFFER', { names })
    given = value
  }
  return given
}

/** The draft of this header puts the value in quotation marks; most clients do not. */
const QUOTED = /^"(.*)"$/
/** The header Idempotency-Key of POST /orders. */
export const IDEMPOTENCY_HEADER = {
  'Idempotency-Key': id.optional().meta({
    ...idForm,
    description:
      'Another name for `idempotencyKey`. If the body has it, too, both must be the same.',
  }),
}
const idempotencyHeader = z.object(IDEMPOTENCY_HEADER)

/**
 * The idempotency key, from the body or the header Idempotency-Key.
 * @throws HttpError INVALID_BODY; DomainError FIELDS_DIFFER as oneOf
 */
export function idempotencyKeyOf(
  c: ApiContext,
  body: { idempotencyKey?: string | undefined; idempotency?: string | undefined },
) {
  const header = c.req.header('idempotency-key')
  if (header === undefined) return oneOf(body, 'idempotencyKey', 'idempotency')
  const named = { 'Idempotency-Key': header.trim().replace(QUOTED, '$1') }
  const given = { ...body, ...checked(idempotencyHeader, named) }
  return oneOf(given, 'idempotencyKey', 'idempotency', 'Idempotency-Key')
}

/** @throws DomainError FIELDS_DIFFER as oneOf */
export function trxidOf(body: { [Name in keyof typeof trxidFields]?: string | undefined }) {
  return oneOf(body, 'trxid', 'trxId', 'idtrx', 'idTrx')
}

/** @throws DomainError FIELDS_DIFFER as oneOf */
export function playerIdOf(body: { [Name in keyof typeof playerIdFields]?: string | undefined }) {
  return oneOf(body, 'playerId', 'playerID', 'userId', 'userID')
}
