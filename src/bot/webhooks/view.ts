import type { Delivery } from '../../domain/webhooks/deliveries.ts'
import { clip, code, type Html } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'

export const ICONS: Record<Delivery['status'], string> = {
  waiting: '🕓',
  delivered: '✅',
  failed: '❌',
}

/** Such as `204 in 31 ms`, or `no answer in time after 15000 ms`. */
export function answerOf({ t }: Texts, { httpStatus, problem, ms }: Delivery): string {
  if (httpStatus === null)
    return t('webhooks-no-answer', { problem: problem ?? '', ms: String(ms) })
  const status = problem === null ? String(httpStatus) : `${httpStatus} (${problem})`
  return t('webhooks-answered', { status, ms: String(ms) })
}

export function shortened({ format }: Texts, url: string): Html {
  return format.apart(code(clip(url, 80)))
}
