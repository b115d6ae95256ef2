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
import { charging } from '../openapi/operations.ts'
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

const GAME_A_EXAMPLES = { 'A player': { playerId: '5123456789', trxid: FRESH_TRXID } }
const GAME_B_EXAMPLES = {
  'A user and zone': { userId: '123456789', zoneId: '2001', trxid: FRESH_TRXID },
}
const REDEEM_EXAMPLES = {
  'A UC code': { playerId: '5123456789', code: 'UC60-ABCD', trxid: FRESH_TRXID },
}

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

  return [
    {
      method: 'post',
      scope: 'lookup',
      path: '/gameavvfy',
      operation: charging(
        { tag: TAG, summary: 'Verify a game A player (0.0017 USD)', description: FEE_IS_KEPT },
        {
          body: gameAVerifyBody,
          examples: GAME_A_EXAMPLES,
          answer: gameAVerifySchema,
          answers: GAME_A_ANSWERS,
        },
        ['INVALID_PLAYER_ID', ...UNCERTAIN],
      ),
      handle: async (c) => {
        const body = await readBody(c, gameAVerifyBody)
        return answer(c, 'gameavvfy', { playerId: playerIdOf(body) }, trxidOf(body))
      },
    },
    {
      method: 'post',
      scope: 'lookup',
      path: '/gamebvfy',
      operation: charging(
        {
          tag: TAG,
          summary: 'Verify a game B user and zone (20 a day free, then 0.02 USD)',
          description: FEE_IS_KEPT,
        },
        {
          body: gameBVerifyBody,
          examples: GAME_B_EXAMPLES,
          answer: gameBVerifySchema,
          answers: GAME_B_ANSWERS,
        },
        [...UNCERTAIN],
      ),
      handle: async (c) => {
        const body = await readBody(c, gameBVerifyBody)
        const userId = oneOf(body, 'userId', 'userID')
        const zoneId = oneOf(body, 'zoneId', 'zoneID')
        return answer(c, 'gamebvfy', { userId, zoneId }, trxidOf(body))
      },
    },
    {
      method: 'post',
      scope: 'lookup',
      path: '/rdmgamea',
      operation: charging(
        {
          tag: TAG,
          summary: 'Redeem a UC code onto a game A player (0.0017 USD)',
          description: FEE_IS_KEPT,
        },
        {
          body: gameARedeemBody,
          examples: REDEEM_EXAMPLES,
          answer: gameARedeemSchema,
          answers: REDEEM_ANSWERS,
        },
        [...UNCERTAIN],
      ),
      handle: async (c) => {
        const body = await readBody(c, gameARedeemBody)
        const input = { playerId: playerIdOf(body), code: body.code }
        return answer(c, 'rdmgamea', input, trxidOf(body))
      },
    },
  ]
}

/** @throws DomainError FIELDS_DIFFER as oneOf */
function playerIdOf(body: { [Name in keyof typeof playerIdFields]?: string | undefined }) {
  return oneOf(body, 'playerId', 'playerID', 'userId', 'userID')
}
