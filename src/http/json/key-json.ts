import { z } from 'zod'
import type { Reader } from '../../db/store.ts'
import type { CallerKey } from '../../domain/access/gatekeeper.ts'
import { spentToday } from '../../domain/access/key-spend.ts'
import { KEY_SCOPES } from '../../domain/access/key-terms.ts'
import { toUsd } from '../../domain/shared/money.ts'

/** The key that a call was made with, in GET /account. */
export const keySchema = z
  .strictObject({
    name: z.string().meta({ description: 'What the holder calls it.', example: 'default' }),
    prefix: z
      .string()
      .nullable()
      .meta({ description: 'The beginning of the key, to recognize it.', example: 'gw_live_Ab12' }),
    scopes: z
      .array(z.enum(KEY_SCOPES))
      .meta({ description: 'GET needs `read`, POST /orders `order`, the lookups `lookup`.' }),
    dailyCapUsd: z.number().nullable().meta({
      description: 'The most that the key may spend in a UTC day; null: no limit.',
    }),
    spentTodayUsd: z.number().nullable().meta({
      description: 'What counts towards the daily cap today; null without a cap.',
    }),
    orderCapUsd: z.number().nullable().meta({
      description: 'The most that one order or lookup may cost; null: no limit.',
    }),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'null: never.' }),
  })
  .meta({ id: 'Key' })

export async function keyJson(
  db: Reader,
  key: CallerKey,
  now: Date,
): Promise<z.infer<typeof keySchema>> {
  const { name, prefix, scopes, dailyCapMicros, orderCapMicros, expiresAt } = key
  const isCapped = dailyCapMicros !== null
  return {
    name,
    prefix,
    scopes,
    dailyCapUsd: isCapped ? toUsd(dailyCapMicros) : null,
    spentTodayUsd: isCapped ? toUsd(await spentToday(db, key, now)) : null,
    orderCapUsd: orderCapMicros === null ? null : toUsd(orderCapMicros),
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
