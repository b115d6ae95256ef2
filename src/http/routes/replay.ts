import type { Replay } from '../../domain/orders/replay.ts'
import { JSON_TYPE, json } from '../answer.ts'
import type { ApiContext } from '../context.ts'
import { errorRow } from '../errors/error-table.ts'

/** Says in a strict answer that the preference was followed (RFC 7240). */
const STRICT_APPLIED = { 'Preference-Applied': 'handling=strict' }

/** One preference with its parameters: up to the next comma outside a quoted text, whose end may be missing. */
const PREFERENCE = /(?:"(?:[^"\\]|\\.?)*(?:"|$)|[^",])+/g
const NAME_AND_VALUE = /^[\t ]*([^\t ",;=]+)[\t ]*(?:=[\t ]*("[^"]*"|[^\t ",;]*))?/

/**
 * Answers a POST that charges once for each trxid. A replay says so, and names the fields that differ. If
 * some differ, a caller who prefers strict handling is refused.
 */
export function answerOnce(c: ApiContext, shown: object, replay: Replay | null): Response {
  const isStrict = prefersStrict(c.req.header('prefer'))
  const headers = isStrict ? { ...JSON_TYPE, ...STRICT_APPLIED } : JSON_TYPE
  if (!replay) return json(c, shown, 200, headers)
  const { differs: replayDiffers } = replay
  const replayed = { ...shown, idempotentReplay: true }
  if (replayDiffers.length === 0) return json(c, replayed, 200, headers)
  if (!isStrict) return json(c, { ...replayed, replayDiffers })
  const { status, code, error, detail } = errorRow('TRXID_REUSED')
  return json(c, { success: false, code, error, detail, replayDiffers }, status, headers)
}

/** Whether the header Prefer (RFC 7240) contains `handling=strict`. If a preference is repeated, the first one counts. */
function prefersStrict(header: string | undefined): boolean {
  for (const [preference] of header?.matchAll(PREFERENCE) ?? []) {
    const [, name = '', value = ''] = NAME_AND_VALUE.exec(preference) ?? []
    if (name.toLowerCase() === 'handling')
      return value.replace(/^"(.*)"$/, '$1').toLowerCase() === 'strict'
  }
  return false
}
