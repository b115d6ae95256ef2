import { z } from 'zod'
import type { Fulfilment } from '../../domain/fulfilment/fulfilment.ts'
import { inputProblems, type LookupKind, wasAbandoned } from '../../domain/orders/lookups.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import type { FieldProblem } from '../../domain/shared/problems.ts'
import { isBlank } from '../../domain/shared/typed-text.ts'
import type { LookupInput } from '../../domain/suppliers/supplier.ts'
import { answerOnce } from '../answer.ts'
import type { ApiContext, Route } from '../context.ts'
import { PENDING } from '../errors/error-table.ts'
import { HttpError } from '../errors/errors.ts'
import { lookupJson } from '../json/lookup-json.ts'
import { GAME_A_ANSWERS, GAME_B_ANSWERS, REDEEM_ANSWERS } from '../openapi/examples/lookups.ts'
import { charging, type Examples } from '../openapi/operations.ts'
import {
  gameARedeemSchema,
  gameAVerifySchema,
  gameBVerifySchema,
} from '../openapi/schemas/responses.ts'
import {
  aliasOf,
  FRESH_TRXID,
  needs,
  oneOf,
  plainText,
  readBody,
  type TrxidBody,
  trxidFields,
  trxidOf,
} from '../requests/bodies.ts'

const TAG = 'Verify and redeem'
const UNCERTAIN = ['NOT_IMPLEMENTED', 'RESULT_PENDING', 'LOOKUP_UNAVAILABLE'] as const
const FEE_IS_KEPT =
  '`success` says whether it worked. A definite failure is a 200 with `success: false`, and the fee is kept. If the lookup could not be made, the answer is 503 LOOKUP_UNAVAILABLE: the fee is returned, and the same trxid sent again starts a new lookup.'

const DIGITS = /^\d{1,32}$/
const digits = plainText.refine((text) => isBlank(text) || DIGITS.test(text), {
  message: 'must be a string of digits',
})
const digitsForm = { pattern: DIGITS.source }

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

const gameAVerifyBody = z
  .object({ ...playerIdFields, ...trxidFields })
  .meta({ id: 'GameAVerifyRequest', ...needs('playerId', 'trxid') })

const gameBVerifyBody = z
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

const gameARedeemBody = z
  .object({
    ...playerIdFields,
    code: plainText.optional().meta({ description: 'The UC voucher code.', example: 'UC60-ABCD' }),
    ...trxidFields,
  })
  .meta({ id: 'GameARedeemRequest', ...needs('playerId', 'code', 'trxid') })

export function lookupRoutes(fulfilment: Fulfilment): Route[] {
  /** Charges and looks up once for each trxid. Never answers that a lookup failed while its outcome is open. */
  async function answer(
    c: ApiContext,
    kind: LookupKind,
    input: LookupInput,
    trxid: string | undefined,
  ) {
    if (!fulfilment.offersLookups) throw new HttpError('NOT_IMPLEMENTED')
    if (trxid === undefined) {
      const missing: FieldProblem = { field: 'trxid', problem: 'missing' }
      const problems = [missing, ...inputProblems(kind, input)]
      throw new DomainError('INVALID_FIELDS', { problems })
    }
    const { accountId, key, address, test } = c.get('caller')
    const from = { accountId, test, via: 'api', key: { ...key, address } } as const
    const request = { ...from, kind, trxid, input }
    const { lookup, replay } = await fulfilment.submitLookup(request)
    if (lookup.status === 'processing')
      throw new HttpError('RESULT_PENDING', PENDING, { orderId: lookup.id })
    if (wasAbandoned(lookup)) throw new HttpError('LOOKUP_UNAVAILABLE')
    return answerOnce(c, lookupJson(lookup), replay)
  }

  /** @param example what the reference page offers to try, besides the trxid */
  function route<Body extends TrxidBody>(
    kind: LookupKind,
    summary: string,
    schemas: { body: z.ZodType<Body>; answer: z.ZodType; answers: Examples },
    example: { name: string; input: LookupInput },
    inputOf: (body: Body) => LookupInput,
  ): Route {
    const examples = { [example.name]: { ...example.input, trxid: FRESH_TRXID } }
    const errors = kind === 'gameavvfy' ? (['INVALID_PLAYER_ID', ...UNCERTAIN] as const) : UNCERTAIN
    return {
      method: 'post',
      scope: 'lookup',
      path: `/${kind}`,
      operation: charging(
        { tag: TAG, summary, description: FEE_IS_KEPT },
        { ...schemas, examples },
        [...errors],
      ),
      handle: async (c) => {
        const body = await readBody(c, schemas.body)
        return answer(c, kind, inputOf(body), trxidOf(body))
      },
    }
  }

  return [
    route(
      'gameavvfy',
      'Verify a game A player (0.0017 USD)',
      { body: gameAVerifyBody, answer: gameAVerifySchema, answers: GAME_A_ANSWERS },
      { name: 'A player', input: { playerId: '5123456789' } },
      (body) => ({ playerId: playerIdOf(body) }),
    ),
    route(
      'gamebvfy',
      'Verify a game B user and zone (20 a day free, then 0.02 USD)',
      { body: gameBVerifyBody, answer: gameBVerifySchema, answers: GAME_B_ANSWERS },
      { name: 'A user and zone', input: { userId: '123456789', zoneId: '2001' } },
      (body) => ({
        userId: oneOf(body, 'userId', 'userID'),
        zoneId: oneOf(body, 'zoneId', 'zoneID'),
      }),
    ),
    route(
      'rdmgamea',
      'Redeem a UC code onto a game A player (0.0017 USD)',
      { body: gameARedeemBody, answer: gameARedeemSchema, answers: REDEEM_ANSWERS },
      { name: 'A UC code', input: { playerId: '5123456789', code: 'UC60-ABCD' } },
      (body) => ({ playerId: playerIdOf(body), code: body.code }),
    ),
  ]
}

/** @throws DomainError FIELDS_DIFFER as oneOf */
function playerIdOf(body: { [Name in keyof typeof playerIdFields]?: string | undefined }) {
  return oneOf(body, 'playerId', 'playerID', 'userId', 'userID')
}
