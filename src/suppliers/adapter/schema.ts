import { z } from 'zod'
import { parsePositiveDuration } from '../../domain/shared/time.ts'
import { compileExpression } from './expression.ts'
import { compileTemplate, type JsonTemplate } from './template.ts'

// The format of an adapter file: how to talk to a supplier, and what each of its answers means. The
// descriptions are shown by editors (suppliers/schema.json is generated from this); docs/suppliers.md
// explains the whole.

const MAX_TEXT = 4000
const MAX_RULES = 100
const MAX_EXAMPLES = 200

/** What an answer can mean. `absent`: the supplier has never had the order. */
const OUTCOMES = [
  ...(['completed', 'processing', 'declined', 'failed', 'not-sent', 'absent', 'unknown'] as const),
] as const
export type Outcome = (typeof OUTCOMES)[number]

const text = z.string().min(1).max(MAX_TEXT)
const expression = text
  .superRefine((source, context) => compiles(source, compileExpression, context))
  .describe('a JSONata expression, such as body.orderId')
const template = z
  .union([z.string().max(MAX_TEXT), z.number(), z.boolean()])
  .superRefine((source, context) => compiles(source, compileTemplate, context))
  .describe('text with ${…} for what is put in, such as /orders/${id}')

function compiles<Source>(
  source: Source,
  compile: (source: Source) => unknown,
  context: z.RefinementCtx<Source>,
): void {
  try {
    compile(source)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    context.addIssue({ code: 'custom', message })
  }
}
const name = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,31}$/, 'must be letters and digits')
const duration = z
  .string()
  .regex(/^[1-9]\d{0,3}(ms|s|m|h)$/, 'must be a length of time such as 500ms, 3s or 1m')
  .transform((value) =>
    value.endsWith('ms') ? Number(value.slice(0, -2)) : parsePositiveDuration(value),
  )

const headers = z.record(z.string().regex(/^[A-Za-z0-9-]{1,64}$/), template)
const query = z.record(z.string().min(1).max(64), template)

const json: z.ZodType<JsonTemplate> = z.lazy(() =>
  z.union([template, z.null(), z.array(json).max(100), z.record(z.string().max(64), json)]),
)

const request = z
  .strictObject({
    method: z.enum(['GET', 'POST', 'PUT']),
    path: template.describe('after baseUrl, such as /orders/${id}'),
    headers: headers.optional(),
    query: query.optional(),
    json: json.optional().describe('the body, sent as JSON'),
    form: query.optional().describe('the body, sent as a form'),
    sign: template.optional().describe('what is signed for this call, instead of sign.over'),
  })
  .refine(({ json, form }) => json === undefined || form === undefined, {
    message: 'has both json and form: a request has one body',
  })
  .refine(({ method, json, form }) => method !== 'GET' || (json ?? form) === undefined, {
    message: 'a GET has no body: use query',
  })

const wait = duration.describe('when to ask again, if the answer has no Retry-After')
const rule = <const Means extends readonly [Outcome, ...Outcome[]]>(means: Means) =>
  z.strictObject({
    if: expression.describe('whether this rule knows the answer'),
    means: z.enum(means).describe('what has become of the order'),
    again: z
      .enum(['declined', 'failed', 'absent', 'unknown'])
      .optional()
      .describe('what the same answer means if the order was sent before; unknown if left out'),
    id: expression.optional().describe("the supplier's id of the order"),
    codes: expression.optional().describe('the codes: a text or a list'),
    cost: expression.optional().describe('what the order cost, in the currency of the file'),
    reason: expression.optional().describe('why not, for the buyer'),
    note: expression.optional().describe('why not, for the operator'),
    data: z.record(name, expression).optional().describe('what a lookup or redemption found'),
    voucherUnused: z.boolean().optional().describe('whether the code can certainly be used again'),
    wait: wait.optional(),
  })

const rulesFor = <const Means extends readonly [Outcome, ...Outcome[]]>(means: Means) =>
  z.array(rule(means)).min(1).max(MAX_RULES)
const isOurs = expression
  .optional()
  .describe('whether an answer is about what we asked; else unknown')

const lookup = z.strictObject({
  request,
  isOurs,
  answers: rulesFor(['completed', 'failed', 'declined', 'not-sent', 'unknown']),
})

/** What the operator can set for every supplier that a file describes. */
const OWN_SETTINGS = ['ALLOW_LOSS', 'RATE', 'BASE_URL']

const setting = z
  .strictObject({
    about: text.describe('what the operator sets it to'),
    secret: z.boolean().optional().describe('never shown, logged or stored'),
    url: z.boolean().optional().describe('an http or https address'),
    example: text.optional().describe('its value in the examples'),
  })
  .refine(({ secret, url, example }) => example === undefined || !(secret || url), {
    message: 'a secret and an address have examples of their own',
    path: ['example'],
  })

const order = z
  .strictObject({
    ref: text.optional(),
    item: text.optional(),
    id: text.optional(),
    quantity: z.int().min(1).max(500).optional(),
    wantsCodes: z.boolean().optional(),
    player: z.record(z.string(), z.string()).optional(),
    input: z.record(z.string(), z.string()).optional(),
    paid: z.number().min(0).optional(),
  })
  .describe('the order that was sent')

const example = z.strictObject({
  name: text,
  call: z.enum(['place', 'check', 'balance', 'prices', 'gameavvfy', 'gamebvfy', 'redeem']),
  again: z.boolean().optional().describe('whether the order had been sent before'),
  order: order.optional(),
  request: z
    .strictObject({
      method: z.string(),
      path: z.string(),
      query: z.record(z.string(), z.string()).optional(),
      json: z.unknown().optional(),
      form: z.record(z.string(), z.string()).optional(),
    })
    .optional()
    .describe('what is sent, without secrets'),
  answer: z.strictObject({
    status: z.int().min(100).max(599),
    headers: z.record(z.string(), z.string()).optional(),
    json: z.unknown().optional(),
    text: z.string().max(MAX_TEXT).optional(),
  }),
  means: z
    .looseObject({
      outcome: z.enum(OUTCOMES),
    })
    .describe('the outcome, and whatever else it must give, such as id, codes, cost or reason'),
})

/** @see docs/suppliers.md */
export const fileSchema = z.strictObject({
  format: z.literal(1).describe('the version of this format'),
  title: text.describe('the name of the service'),
  documentation: text.describe('where the API is documented'),
  tried: z.boolean().describe('whether it has been used with the real service'),
  currency: z
    .string()
    .regex(/^[A-Z]{3,5}$/, 'must be a code such as USD')
    .describe('of its prices, costs and balance; if not USD, the operator sets RATE'),
  settings: z
    .record(
      z
        .string()
        .regex(/^[A-Z][A-Z0-9_]{0,31}$/, 'must be in capitals')
        .refine((given) => !OWN_SETTINGS.includes(given), 'is set for every supplier'),
      setting,
    )
    .default({})
    .describe('what the operator sets in SUPPLIER_<NAME>_…'),
  baseUrl: template.describe('such as https://supplier.example/v1'),
  privateHost: z
    .boolean()
    .default(false)
    .describe('whether a baseUrl written here is on a private network'),
  headers: headers.default({}),
  query: query.default({}),
  basic: z.strictObject({ user: template, password: template }).optional(),
  sign: z
    .strictObject({
      algorithm: z.enum([
        ...(['md5', 'sha1', 'sha256', 'sha512'] as const),
        ...(['hmac-sha1', 'hmac-sha256', 'hmac-sha512'] as const),
      ]),
      key: template.optional().describe('of an HMAC'),
      over: template.optional().describe('what is signed, such as ${time.seconds}${request.body}'),
      encoding: z.enum(['hex', 'base64']).default('hex'),
    })
    .refine(({ algorithm, key }) => algorithm.startsWith('hmac') === (key !== undefined), {
      message: 'an HMAC has a key, and nothing else has one',
    })
    .optional()
    .describe('makes ${sign}'),
  token: z
    .strictObject({
      request,
      value: expression.describe('the token in the answer'),
      expiresIn: expression.optional().describe('for how many seconds it holds'),
      renewIf: expression
        .default('status = 401')
        .describe('whether an answer says that it is over'),
    })
    .optional()
    .describe('makes ${token}: fetched first, and again when it is over'),
  lists: z.record(name, z.array(z.union([z.string(), z.number()])).max(500)).default({}),
  values: z.record(name, expression).default({}).describe('worked out for each answer, in order'),
  describe: expression.default('$string(status)').describe('an answer in words, for the operator'),
  poll: z
    .strictObject({ every: duration, slowAfter: duration, slowEvery: duration, apart: duration })
    .partial()
    .default({})
    .describe('how often an order at work is asked about'),
  place: z.strictObject({
    idempotent: z.boolean().describe('whether the same ref, sent again, never does a second order'),
    resend: z
      .strictObject({
        after: duration.describe('how long after the last call it may be sent again'),
        within: duration.describe('for how long after the order the same ref is known again'),
      })
      .partial()
      .default({})
      .describe(
        'when an idempotent order may be sent again to ask about it; at any time if left out',
      ),
    request,
    isOurs,
    answers: rulesFor(['completed', 'processing', 'declined', 'failed', 'not-sent', 'unknown']),
  }),
  check: z
    .strictObject({
      by: z.enum(['id', 'ref']).describe("whether it asks by the supplier's id, or by our ref"),
      canAct: z.boolean().default(false).describe('whether asking about an order could do it'),
      request,
      isOurs,
      answers: rulesFor(['completed', 'processing', 'declined', 'failed', 'absent', 'unknown']),
    })
    .optional(),
  balance: z
    .strictObject({ request, if: expression.default('status = 200'), balance: expression })
    .optional(),
  prices: z
    .strictObject({
      request,
      if: expression.default('status = 200'),
      items: expression.describe('the list of what it sells'),
      item: expression.describe('the name to order by, in an entry of the list'),
      name: expression.optional(),
      cost: expression,
      available: expression.optional(),
      fresh: duration.default(60_000).describe('how old the list may be when an order is placed'),
    })
    .optional(),
  lookup: z.strictObject({ gameavvfy: lookup, gamebvfy: lookup }).partial().optional(),
  redeem: z
    .strictObject({
      idempotent: z.boolean().describe('whether the same ref, sent again, never redeems twice'),
      request,
      isOurs,
      answers: rulesFor(['completed', 'failed', 'declined', 'not-sent', 'unknown']),
    })
    .optional(),
  examples: z.array(example).max(MAX_EXAMPLES).default([]).describe('recorded calls'),
})

export type AdapterFile = z.output<typeof fileSchema>

/** The file with another address, which the operator has set: it may be on a private network. */
export function withBaseUrl(file: AdapterFile, baseUrl: string): AdapterFile {
  return { ...file, baseUrl, privateHost: true }
}

export type RequestTemplate = AdapterFile['place']['request']
export type Rule = Omit<z.output<ReturnType<typeof rule>>, 'means'> & { means: Outcome }
export type Example = AdapterFile['examples'][number]
