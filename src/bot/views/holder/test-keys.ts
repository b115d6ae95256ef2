import type { ApiKey } from '../../../domain/access/api-keys.ts'
import { bold, code, type Html, html, lines, secret } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

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
  const { format, t } = texts
  return lines(
    bold(t('test-keys-open')),
    '',
    t('test-keys-about'),
    '',
    balanceMicros === null
      ? null
      : format.field(t('test-keys-wallet'), bold(format.usd(balanceMicros))),
    keys.length === 0 ? t('test-keys-none') : null,
    ...keys.map((key) => keyLine(texts, key, now)),
    apiUrl ? format.field(t('api-base-url'), code(apiUrl)) : null,
    '',
    t('test-keys-endings-decide'),
    ...t
      .keys('test-keys-endings-')
      .filter((ending) => ending !== 'decide')
      .map(
        (ending) => html`${format.apart(code(`…${ending}`))}  ${t(`test-keys-endings-${ending}`)}`,
      ),
    t('test-keys-other-endings', { testCode: code('TEST-…') }),
  )
}

function keyLine({ format, t }: Texts, { name, prefix, lastUsedAt }: ApiKey, now: Date): Html {
  const used = lastUsedAt
    ? t('api-key-used', { ago: format.ago(lastUsedAt, now) })
    : t('api-key-unused')
  const shown = prefix ? html` ${format.apart(code(`${prefix}…`))}` : ''
  return html`• ${bold(format.apart(name))}${shown}, ${used}`
}

export function newTestKeyView({ t }: Texts, apiKey: string): Html {
  return lines(
    bold(t('test-keys-new-key')),
    '',
    secret(apiKey),
    '',
    t('test-keys-shown-once'),
    t('test-keys-works-at-once'),
  )
}
