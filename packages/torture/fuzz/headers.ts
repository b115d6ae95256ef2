import fc from 'fast-check'
import type { Parameter } from './document.ts'
import { nastyText, rarely } from './values.ts'
import { NOTHING_KNOWN, valueFor } from './vocabulary.ts'

type Part<Value> = fc.Arbitrary<Value>

/** Headers of the operation and others that servers react to; none in most cases. */
export function headersOf(parameters: readonly Parameter[]): Part<[string, string][]> {
  const visible = fc.oneof(
    nastyText.map((text) =>
      Buffer.from(text)
        .toString('latin1')
        .replace(/[^\t -~\x80-\xff]/g, ''),
    ),
    fc.constantFrom('', ' ', 'x', '"x"', ',', ';', '*', 'handling=strict', 'handling=lenient'),
  )
  const own = parameters.map(({ name, schema }) =>
    fc.tuple(
      fc.constant(name),
      rarely(
        1,
        valueFor(name, schema, NOTHING_KNOWN).map((value) => String(value).replace(/[^ -~]/g, '')),
        visible,
      ),
    ),
  )
  const common = fc.tuple(
    fc.constantFrom(
      ...[
        'Accept',
        'Accept-Encoding',
        'Accept-Language',
        'X-Request-Id',
        'X-Forwarded-For',
        'Range',
      ],
      ...['If-None-Match', 'If-Modified-Since', 'X-HTTP-Method-Override', 'Forwarded', 'Cookie'],
      ...['Origin', 'traceparent', 'Prefer', 'Idempotency-Key', 'Via', 'X-Original-URL', 'Date'],
    ),
    visible,
  )
  const one = own.length === 0 ? common : fc.oneof(common, fc.oneof(...own))
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant<[string, string][]>([]) },
    { weight: 2, arbitrary: fc.array(one, { maxLength: 4 }) },
  )
}

/** Mostly the right one. */
export const contentType: Part<[string, string][]> = rarely(
  15,
  fc
    .constantFrom('application/json', 'application/json', 'application/json; charset=utf-8')
    .map(asType),
  fc.oneof(
    fc
      .constantFrom(
        ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
        ...['application/json; charset=utf-16', 'application/problem+json', 'APPLICATION/JSON', ''],
        ...['application/json, text/plain', 'application/jsonp', ';', 'application/json;'],
      )
      .map(asType),
    fc.constant<[string, string][]>([]),
    fc.constant<[string, string][]>([...asType('application/json'), ...asType('text/plain')]),
    fc.constant<[string, string][]>([...asType('application/json'), ['Content-Encoding', 'gzip']]),
  ),
)

function asType(value: string): [string, string][] {
  return [['Content-Type', value]]
}
