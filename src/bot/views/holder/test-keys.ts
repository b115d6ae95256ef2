import type { ApiKey } from '../../../domain/access/api-keys.ts'
import { bold, code, type Html, html, lines, secret } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

/** @param balanceMicros that of the test wallet; null before the first test key. */
export function testKeysView(
  texts: Texts,
  {
    keys,
    balanceMicros,
    apiUrl,
    now,
  }: { keys: readonly ApiKey[]; balanceMicros: number | null; apiUrl: string | null; now: Date },
): Html {
  const { testKeys, api, format } = texts
  const endings = Object.entries(testKeys.endings).sort()
  return lines(
    bold(testKeys.open),
    '',
    testKeys.about,
    '',
    balanceMicros === null ? null : format.field(testKeys.wallet, bold(format.usd(balanceMicros))),
    keys.length === 0 ? testKeys.none : null,
    ...keys.map((key) => keyLine(texts, key, now)),
    apiUrl ? format.field(api.baseUrl, code(apiUrl)) : null,
    '',
    testKeys.endingsDecide,
    ...endings.map(([ending, what]) => html`${format.apart(code(`…${ending}`))}  ${what}`),
    testKeys.otherEndings(code('TEST-…')),
  )
}

function keyLine({ api, format }: Texts, { name, prefix, lastUsedAt }: ApiKey, now: Date): Html {
  const used = lastUsedAt ? api.keyUsed(format.ago(lastUsedAt, now)) : api.keyUnused
  const shown = prefix ? html` ${format.apart(code(`${prefix}…`))}` : ''
  return html`• ${bold(format.apart(name))}${shown}, ${used}`
}

export function newTestKeyView({ testKeys }: Texts, apiKey: string): Html {
  return lines(
    bold(testKeys.newKey),
    '',
    secret(apiKey),
    '',
    testKeys.shownOnce,
    testKeys.worksAtOnce,
  )
}
