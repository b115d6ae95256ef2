import { RATE_POLICY } from '../answer.ts'

// The headers of answers, as the OpenAPI document describes them.

/** What the OpenAPI document refers to. */
export const HEADERS = {
  'X-Request-Id': {
    description: 'Names this call in the log of the service. Send your own to choose it.',
    schema: { type: 'string' },
    example: '7c1f0d52-6f0e-4b62-9a55-0f3d1d2c9f11',
  },
  'RateLimit-Policy': {
    description:
      'The limits of the account (draft-ietf-httpapi-ratelimit-headers-11): `q` calls in any `w` seconds. On every answer to a call with a valid key.',
    schema: { type: 'string' },
    example: RATE_POLICY,
  },
  RateLimit: {
    description:
      'For each limit: `r` more calls are possible within the next `t` seconds. On every answer to a call with a valid key, unless the limit cannot be checked (RATE_LIMIT_UNAVAILABLE).',
    schema: { type: 'string' },
    example: '"second";r=39;t=1, "minute";r=187;t=42',
  },
  'Retry-After': {
    description: 'After how many seconds it is worth trying again.',
    schema: { type: 'integer', minimum: 1 },
    example: 1,
  },
  ETag: {
    description: 'Names this version. Send it back as If-None-Match.',
    schema: { type: 'string' },
    example: '"3q2-7wX0"',
  },
  'Preference-Applied': {
    description: 'Set if the call was sent with `Prefer: handling=strict`.',
    schema: { type: 'string' },
    example: 'handling=strict',
  },
} as const

/** The headers of an answer with this status, as the OpenAPI document lists them. */
export function documentedHeaders(
  status: string,
  { isKeyed, hasVersions, isStrict }: Record<'isKeyed' | 'hasVersions' | 'isStrict', boolean>,
): object {
  const names: (keyof typeof HEADERS)[] = ['X-Request-Id']
  if (isKeyed) names.push('RateLimit-Policy', 'RateLimit')
  if (isKeyed && (status === '429' || status === '503')) names.push('Retry-After')
  if (hasVersions && (status === '200' || status === '304')) names.push('ETag')
  if (isStrict && (status === '200' || status === '409')) names.push('Preference-Applied')
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
