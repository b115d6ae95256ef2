import { SupplierFault, type SupplierItem } from '../../domain/suppliers/supplier.ts'
import type { Scope } from './expression.ts'
import { createMask } from './mask.ts'
import { type AnswerReader, createAnswerReader } from './reader.ts'
import { compileRequest, type RequestWriter } from './request.ts'
import { faultFor } from './results.ts'
import type { AdapterFile, RequestTemplate, Rule } from './schema.ts'
import type { Transport } from './transport.ts'

/** The values that the operator set, by the names in the file. */
export type AdapterSettings = { settings: Record<string, string>; secrets: Record<string, string> }

/** A request cannot be written: a value that it needs is missing. Nothing was sent. */
export class NotWritten extends Error {
  override name = 'NotWritten'
}

export type Client = ReturnType<typeof createClient>

type CallSource = {
  request: RequestTemplate
  answers: readonly Rule[]
  isOurs?: string | undefined
}

/** A call of the file, and the rules for its answers. */
export type Call = Pick<CallSource, 'answers' | 'isOurs'> & { writer: RequestWriter }

/** `fetched`: its text once it is there. `since`: when it was asked for. */
type Token = { text: Promise<string>; fetched?: string; since: number; until: number }

/** Far above the size of an order with the most codes. */
const MAX_BODY_BYTES = 512_000
/** Far above the size of a catalog of many thousand products. */
const MAX_LIST_BYTES = 16_000_000
/** A token without a known end is fetched again after this long. */
const TOKEN_MS = 10 * 60_000
/** A token is fetched again this long before its end. */
const TOKEN_MARGIN_MS = 30_000

/**
 * Makes the calls of an adapter file: signs in, writes the request, sends it, and reads the answer.
 * @throws Error with a message for the author of the file.
 */
export function createClient(
  file: AdapterFile,
  values: AdapterSettings,
  deps: { transport: Transport; clock: () => Date; elsewhere?: AnswerReader | undefined },
) {
  const { transport, clock } = deps
  const reader = createAnswerReader(deps.elsewhere)
  const { lists, values: ownValues, describe } = file
  const sight = { lists, values: ownValues, describe }
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
      return await writer({ ...order, ...common, time, token }, lists)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new NotWritten(mask(`The request cannot be written: ${why}.`), { cause: error })
    }
  }

  /** Keeps the token until it is over. All calls that need one at the same time fetch it once. */
  function createTokens(token: NonNullable<AdapterFile['token']>) {
    const writer = compile(token.request)
    const { value, expiresIn } = token
    const data = { value, ...(expiresIn === undefined ? {} : { expiresIn }) }
    const rules: Rule[] = [{ if: 'true', means: 'completed', data }]
    let known: Token | null = null

    async function fetchToken(signal: AbortSignal, mine: Token): Promise<string> {
      const answer = await transport(await write(writer, {}), signal, MAX_BODY_BYTES)
      const { meaning, fault } = await reader.answer({ answer, about: {}, sight, rules }, signal)
      if (fault !== null) throw new SupplierFault('not-sent', fault)
      const text = meaning?.data?.value
      if (typeof text !== 'string' || text === '')
        throw new SupplierFault('not-sent', `It gave no token: ${answer.status}.`)
      const seconds = Number(meaning?.data?.expiresIn)
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
      forget(used: string | undefined): void {
        if (known?.fetched === used) known = null
      },
    }
  }

  /** @throws SupplierFault */
  async function exchange(
    writer: RequestWriter,
    order: Scope,
    { signal, maxBytes }: { signal: AbortSignal; maxBytes: number },
  ) {
    const token = await tokens?.get(signal)
    return { token, answer: await transport(await write(writer, order, token), signal, maxBytes) }
  }

  const renewIf = file.token?.renewIf

  return {
    compile,
    /** @throws Error with a message for the author of the file. */
    compileCall: <Source extends CallSource>(source: Source) => ({
      ...source,
      writer: compile(source.request),
    }),
    /**
     * What the answer means by the rules of the call, and what it was in words for the operator.
     * @throws NotWritten; SupplierFault, also if no rule knows the answer; not-sent also if the token could not be fetched.
     */
    async call({ writer, answers: rules, isOurs }: Call, order: Scope, signal: AbortSignal) {
      const { token, answer } = await exchange(writer, order, { signal, maxBytes: MAX_BODY_BYTES })
      const about = { ...order, setting: values.settings }
      const question = { answer, about, sight, rules, isOurs, renewIf }
      const { meaning, described, isOver, fault } = await reader.answer(question, signal)
      if (isOver) tokens?.forget(token)
      if (fault !== null) throw new SupplierFault('unknown', fault)
      const shown = mask(described)
      if (!meaning) throw faultFor(undefined, shown, answer.retryAfterMs)
      return { meaning, described: shown }
    },
    /** The items of a price list. @throws as call */
    async list(writer: RequestWriter, rate: number, signal: AbortSignal): Promise<SupplierItem[]> {
      const { token, answer } = await exchange(writer, {}, { signal, maxBytes: MAX_LIST_BYTES })
      const { prices: source } = file
      if (!source) return []
      const about = { setting: values.settings }
      const question = { answer, about, sight, source, rate, renewIf }
      const { items, isOver, refused } = await reader.priceList(question, signal)
      if (isOver) tokens?.forget(token)
      if (!refused) return items
      const { why, retryAfterMs } = refused
      throw new SupplierFault('not-sent', mask(why), { retryAfterMs })
    },
    /** A text without the secrets. */
    mask,
  }
}
