import { createHash, createHmac } from 'node:crypto'
import type { Bindings, Scope } from './expression.ts'
import { HIDDEN } from './mask.ts'
import type { AdapterFile, RequestTemplate } from './schema.ts'
import { compileFields, compileJson, compilePath, compileTemplate } from './template.ts'
import type { HttpRequest } from './transport.ts'

/** @throws Error if a template has no value. */
export type RequestWriter = (scope: Scope, bindings: Bindings) => Promise<HttpRequest>

type Common = Pick<AdapterFile, 'baseUrl' | 'headers' | 'query' | 'basic' | 'sign'>

/**
 * Compiles a request of the file. Its templates see the order, `setting`, `secret`, `time`, and `token`.
 * `sign` is there for all of them, unless it covers the request itself: then for the headers alone.
 * @throws Error with a message for the author of the file.
 */
export function compileRequest(file: Common, own: RequestTemplate): RequestWriter {
  const baseUrl = compileTemplate(file.baseUrl)
  const path = compilePath(own.path)
  const query = compileFields({ ...file.query, ...own.query }, compileTemplate)
  const headers = compileFields({ ...file.headers, ...own.headers }, compileTemplate)
  const json = own.json === undefined ? null : compileJson(own.json)
  const form = own.form === undefined ? null : compileFields(own.form, compileTemplate)
  const basic = file.basic && {
    user: compileTemplate(file.basic.user),
    password: compileTemplate(file.basic.password),
  }
  const sign = signer(file.sign, own.sign)
  const { method } = own

  return async (given, bindings) => {
    const before = sign && !sign.coversRequest ? { sign: await sign.of(given, bindings) } : {}
    const scope = { ...given, ...before }
    const search = String(new URLSearchParams(textsOf(await query(scope, bindings))))
    const target = (await path(scope, bindings)) + (search === '' ? '' : `?${search}`)
    const fields = form && textsOf(await form(scope, bindings))
    const body = json
      ? JSON.stringify(await json(scope, bindings))
      : fields
        ? String(new URLSearchParams(fields))
        : undefined
    const signed = sign?.coversRequest
      ? {
          sign: await sign.of(
            { ...scope, request: { method, path: target, body: body ?? '' } },
            bindings,
          ),
        }
      : {}
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded'
    const login =
      basic &&
      Buffer.from(`${await basic.user(scope, bindings)}:${await basic.password(scope, bindings)}`)
    const credentials = login && (isMasked(scope) ? HIDDEN : login.toString('base64'))
    return {
      method,
      url: String(await baseUrl(scope, bindings)) + target,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': type }),
        ...(credentials ? { Authorization: `Basic ${credentials}` } : {}),
        ...textsOf(await headers({ ...scope, ...signed }, bindings)),
      },
      body,
    }
  }
}

function signer(sign: AdapterFile['sign'], own: RequestTemplate['sign']) {
  const over = own ?? sign?.over
  if (!sign || over === undefined) return null
  const text = compileTemplate(over)
  const key = sign.key === undefined ? null : compileTemplate(sign.key)
  const name = sign.algorithm.replace('hmac-', '')
  return {
    coversRequest: /\brequest\b/.test(String(over)),
    async of(scope: Scope, bindings: Bindings): Promise<string> {
      const secret = key && String(await key(scope, bindings))
      const hash = secret === null ? createHash(name) : createHmac(name, secret)
      const signed = hash.update(String(await text(scope, bindings))).digest(sign.encoding)
      return isMasked(scope) ? HIDDEN : signed
    },
  }
}

/** Whether it is written for people: then what is made of secrets is hidden, too. No real secret is that. */
function isMasked({ secret }: Scope): boolean {
  return Object.values(Object(secret)).includes(HIDDEN)
}

function textsOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
