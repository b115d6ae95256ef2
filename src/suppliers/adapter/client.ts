import { SupplierFault } from '../../domain/suppliers/supplier.ts'
import { createReader, evaluate, type Seen } from './answers.ts'
import { compileExpression, type Scope } from './expression.ts'
import { createMask, type Mask } from './mask.ts'
import { compileRequest, type RequestWriter } from './request.ts'
import type { AdapterFile, RequestTemplate } from './schema.ts'
import type { HttpRequest, Transport } from './transport.ts'

/** The values that the operator set, by the names in the file. */
export type AdapterSettings = { settings: Record<string, string>; secrets: Record<string, string> }

/** A request cannot be written: a value that it needs is missing. Nothing was sent. */
export class NotWritten extends Error {
  override name = 'NotWritten'
}

/** Makes the calls of an adapter file: signs in, writes the request, sends it, and reads the answer. */
export interface Client {
  compile(request: RequestTemplate): RequestWriter
  /** The request as it would be sent. @throws NotWritten */
  write(writer: RequestWriter, order: Scope): Promise<HttpRequest>
  /** @throws NotWritten; SupplierFault, not-sent also if the token could not be fetched. */
  call(
    writer: RequestWriter,
    order: Scope,
    options: { signal: AbortSignal; maxBytes?: number },
  ): Promise<Seen>
  describe(seen: Seen): Promise<string>
  /** A text without the secrets. */
  mask: Mask
}

/** `fetched`: its text once it is there. `since`: when it was asked for. */
type Token = { text: Promise<string>; fetched?: string; since: number; until: number }

/** Far above the size of an order with the most codes. */
const MAX_BODY_BYTES = 512_000
/** A token without a known end is fetched again after this long. */
const TOKEN_MS = 10 * 60_000
/** A token is fetched again this long before its end. */
const TOKEN_MARGIN_MS = 30_000

/** @throws Error with a message for the author of the file. */
export function createClient(
  file: AdapterFile,
  values: AdapterSettings,
  deps: { transport: Transport; clock: () => Date },
): Client {
  const { transport, clock } = deps
  const reader = createReader(file)
  const mask = createMask(Object.values(values.secrets))
  const common = { setting: values.settings, secret: values.secrets }
  const compile = (request: RequestTemplate) => compileRequest(file, request)
  const tokens = file.token && createTokens(file.token)

  async function write(writer: RequestWriter, order: Scope, token?: unknown) {
    const now = clock()
    const time = {
      seconds: Math.floor(now.getTime() / 1000),
      ms: now.getTime(),
      iso: now.toISOString(),
    }
    try {
      return await writer({ ...order, ...common, time, token }, reader.lists)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new NotWritten(mask(`The request cannot be written: ${why}.`), { cause: error })
    }
  }

  /** Keeps the token until it is over. All calls that need one at the same time fetch it once. */
  function createTokens(token: NonNullable<AdapterFile['token']>) {
    const writer = compile(token.request)
    const value = compileExpression(token.value)
    const expiresIn = token.expiresIn === undefined ? null : compileExpression(token.expiresIn)
    const isOver = compileExpression(token.renewIf)
    let known: Token | null = null

    async function fetchToken(signal: AbortSignal, mine: Token): Promise<string> {
      const answer = await transport(await write(writer, {}), signal, MAX_BODY_BYTES)
      const { scope, bindings } = await reader.see(answer, {})
      const text = await value(scope, bindings)
      if (typeof text !== 'string' || text === '')
        throw new SupplierFault('not-sent', `It gave no token: ${answer.status}.`)
      const seconds = expiresIn ? Number(await expiresIn(scope, bindings)) : Number.NaN
      if (seconds > 0) mine.until = clock().getTime() + seconds * 1000 - TOKEN_MARGIN_MS
      mask.add(text)
      mine.fetched = text
      return text
    }

    return {
      async get(signal: AbortSignal): Promise<string> {
        const now = clock().getTime()
        // Before it was asked for: the clock was set back since.
        if (!known || now >= known.until || now < known.since) {
          const mine: Token = { since: now, until: now + TOKEN_MS, text: Promise.resolve('') }
          mine.text = fetchToken(signal, mine)
          known = mine
        }
        const asked = known
        try {
          return await asked.text
        } catch (error) {
          if (known === asked) known = null
          // Only the token was requested: nothing else was sent.
          const why = error instanceof Error ? mask(error.message) : ''
          throw new SupplierFault('not-sent', `No token: ${why}`, { cause: error })
        }
      },
      /** @param used the token of the call, which may have been replaced since. */
      async forgetIfOver({ scope, bindings }: Seen, used: string): Promise<void> {
        const over = (await evaluate(isOver, scope, bindings)) === true
        if (over && known?.fetched === used) known = null
      },
    }
  }

  return {
    compile,
    write: (writer, order) => write(writer, order, tokens ? 'token' : undefined),
    async call(writer, order, { signal, maxBytes = MAX_BODY_BYTES }) {
      const token = await tokens?.get(signal)
      const answer = await transport(await write(writer, order, token), signal, maxBytes)
      const seen = await reader.see(answer, { ...order, setting: values.settings })
      if (token !== undefined) await tokens?.forgetIfOver(seen, token)
      return seen
    },
    describe: async (seen) => mask(await reader.describe(seen)),
    mask,
  }
}
