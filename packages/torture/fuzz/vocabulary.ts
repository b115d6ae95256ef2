import fc from 'fast-check'
import type { Schema } from './document.ts'

/** A few trxids that come again and again, from all accounts. */
const trxid = ['shop-1', 'shop-2', 'shop-3', 'shop-4', 'a b', '~']
const pid = ['CARD-5', 'CARD-10', 'KEY-1', 'FAR-60', 'FAR-300', 'TWO-60', 'SRV-60', 'NONE-1']
const player = ['5123456701', '5123456702', '5123456703', '5123456755', 'name#tag', '12345']

/** What is there, by the name of a field or parameter, so that not everything is refused. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  ...{ pid, PID: pid, userId: player, userID: player, playerId: player, playerID: player },
  ...{ slug: ['far', 'two', 'cards', 'keys', 'server', 'none'], code: ['UC60-ABCD', 'UC60-AB02'] },
  ...{ zoneId: ['2001', '1'], zoneID: ['2001'], serverId: ['eu', 'asia', 'EU', 'na'] },
  ...{ idempotencyKey: ['again-1', 'again-2'], idempotency: ['again-1'] },
  ...{ trxid, trxId: trxid, idtrx: trxid, idTrx: trxid },
  ...{ after: ['now', 'evt_', 'evt_0'], cursor: ['MQ', 'MTAw', ''], kind: ['charge', 'credit'] },
  from: ['2026-01-01', '2026-01-31T12:00:00Z', '2026-01-31T12:00:00+02:00', '1970-01-01'],
  to: ['2030-01-01', '2099-12-31T23:59:59.999Z'],
}

/** By path: bodies that are accepted once a fresh trxid is added. */
export const ACCEPTED: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  '/orders': [
    { pid: 'CARD-5' },
    { pid: 'CARD-5', quantity: 3, maxPrice: 15 },
    { pid: 'KEY-1', quantity: 2 },
    { PID: 'FAR-60', userID: '5123456755' },
    { pid: 'TWO-60', userId: '123456' },
    { pid: 'SRV-60', userId: '700000001', serverId: 'europe' },
  ],
  '/gameavvfy': [{ playerId: '5123456755' }, { userID: '5123456702' }],
  '/gamebvfy': [
    { userId: '123456789', zoneId: '2001' },
    { userID: '123402', zoneID: '1' },
  ],
  '/rdmgamea': [
    { playerId: '5123456755', code: 'UC60-ABCD' },
    { playerId: '5123456755', code: 'UC60-AB02' },
  ],
}

/** A value as the schema says, or at its bounds. */
export function valueFor(name: string, schema: Schema): fc.Arbitrary<unknown> {
  const own = VALUES[name] ?? []
  const examples = [schema.example ?? [], schema.examples ?? [], schema.enum ?? []].flat()
  const choices = [...own, ...own, ...examples]
  return choices.length === 0
    ? fromSchema(schema)
    : fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...choices) },
        { weight: 1, arbitrary: fromSchema(schema) },
      )
}

function fromSchema(schema: Schema): fc.Arbitrary<unknown> {
  const { type, minimum = -10, maximum = 1000, minLength = 0, maxLength = 128 } = schema
  const bounds = [minimum - 1, minimum, minimum + 1, maximum - 1, maximum, maximum + 1]
  if (type === 'integer')
    return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(...bounds))
  if (type === 'number')
    return fc.oneof(
      fc.double({ min: minimum, max: maximum, noNaN: true }),
      fc.constantFrom(...bounds),
    )
  if (type === 'boolean') return fc.boolean()
  const lengths = [minLength, maxLength - 1, maxLength, maxLength + 1]
  return fc.oneof(
    { weight: 4, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom(...lengths).map((length) => 'x'.repeat(length)) },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 128 }) },
  )
}
