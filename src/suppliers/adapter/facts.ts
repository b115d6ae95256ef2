import type { AdapterFile, Example, RequestTemplate } from './schema.ts'
import { expressionsIn, type JsonTemplate } from './template.ts'

// What the parts of an adapter file must promise each other. Its schema checks each part alone.

type Problem = { path: string[]; message: string }

/** What templates can put in; the first step of a path. */
const NAMES = new Set([
  ...['ref', 'item', 'id', 'quantity', 'wantsCodes', 'player', 'input', 'paid', 'paidMicros'],
  ...['allowLoss'],
  ...['setting', 'secret', 'time', 'token', 'sign', 'request', 'isLookup'],
])

/** What contradicts itself in a file, or names something that is not there. */
export function problemsWithFacts(file: AdapterFile): Problem[] {
  const problems: Problem[] = []
  const report = (path: string, message: string) =>
    problems.push({ path: path.split('.'), message })
  const { place, check, redeem } = file
  const gives = (...names: string[]) =>
    place.answers.some(({ means, id }) => names.includes(means) && id !== undefined)

  if (place.idempotent && !uses(place.request, 'ref'))
    report('place.idempotent', 'the request has no ${ref} by which the supplier knows it again')
  if (redeem?.idempotent && !uses(redeem.request, 'ref'))
    report('redeem.idempotent', 'the request has no ${ref} by which the supplier knows it again')
  if (check && !uses(check.request, check.by))
    report('check.by', `the request has no \${${check.by}} to ask by`)
  if (check?.by === 'id' && !gives('completed', 'processing'))
    report('check.by', 'no answer to place gives an id')
  if (!check && !place.idempotent && place.answers.some(({ means }) => means === 'processing'))
    report('place.answers', 'an order at work could never be asked about: add check')

  if (!file.baseUrl.toString().startsWith('${setting.')) {
    const isPlain = /^https:\/\/[^${}\s]+$/.test(file.baseUrl.toString())
    if (!isPlain && !file.privateHost)
      report('baseUrl', 'must begin with https://, or be a setting such as ${setting.URL}')
  }
  for (const expression of expressionsIn(file.baseUrl))
    if (!/^setting\.\w+$/.test(expression))
      report('baseUrl', `has only settings put in, not \${${expression}}`)
  if (file.baseUrl.toString().endsWith('/')) report('baseUrl', 'must not end with a /')

  const { baseUrl, headers, query, basic, sign, token } = file
  const templates: [string, unknown][] = Object.entries({ baseUrl, headers, query, basic, sign })
  for (const [call, request] of callsOf(file)) {
    const name = `${Object.hasOwn(file, call) ? '' : 'lookup.'}${call}.request`
    templates.push([name, request])
    // It would go on with the name of the host.
    if (!/^(?:\/|$)/.test(String(request.path))) report(name, 'the path must begin with /')
  }
  if (token === undefined && templates.some(([, one]) => uses(one, 'token')))
    report('token', 'is used, but there is no token')
  if (sign === undefined && templates.some(([, one]) => uses(one, 'sign')))
    report('sign', 'is used, but there is no sign')
  for (const [path, one] of templates)
    for (const expression of expressionsIn(one as JsonTemplate))
      for (const message of unknownNames(file, expression)) report(path, message)
  return problems
}

export type CallName = 'token' | Example['call']

/** The calls that a file has, with what they request. */
export function callsOf(file: AdapterFile): [CallName, RequestTemplate][] {
  const { token, place, check, balance, prices, redeem, lookup = {} } = file
  const all = { token, place, check, balance, prices, redeem, ...lookup }
  return Object.entries(all).flatMap(([name, one]) =>
    one ? [[name as CallName, one.request] as [CallName, RequestTemplate]] : [],
  )
}

/** Whether a template puts in this name. */
export function uses(template: unknown, name: string): boolean {
  return expressionsIn(template as JsonTemplate).some((expression) =>
    expression.split(/[^\w.$"']+/).some((word) => word.split('.')[0] === name),
  )
}

/** What a plain path in a template names that is not there. */
function unknownNames(file: AdapterFile, expression: string): string[] {
  if (!/^[A-Za-z_][\w.]*$/.test(expression)) return []
  const [first = '', second = ''] = expression.split('.')
  if (!NAMES.has(first)) return [`\${${expression}}: there is no ${first}`]
  if (first !== 'setting' && first !== 'secret') return []
  const setting = file.settings[second]
  if (!setting) return [`\${${expression}}: there is no setting ${second}`]
  const isSecret = setting.secret === true
  if (isSecret === (first === 'secret')) return []
  return [`\${${expression}}: ${second} is ${isSecret ? 'a secret' : 'no secret'}`]
}
