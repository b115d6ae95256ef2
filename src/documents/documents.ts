import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import type { ReadTable } from '../domain/bulk/table.ts'
import { DomainError, type ErrorCode, type ErrorData } from '../domain/shared/errors.ts'
import { SupplierFault } from '../domain/suppliers/supplier.ts'
import type { AnswerReader } from '../suppliers/adapter/reader.ts'
import type { About, Kind, Part, SENDERS } from './readers.ts'
import { createTurns } from './turns.ts'

const MEMORY_EVERY_MS = 200
const START_WITHIN_MS = 60_000
const LIMITS = {
  heapMb: 64,
  /** With what is not on the heap: the document itself, and what is unpacked of it. */
  maxMemoryKb: 320_000,
  withinMs: 10_000,
  /** Longer than a price list is fresh. */
  idleMs: 90_000,
}

type Problem = ErrorData['DOCUMENT_REFUSED']['problem']
type Document = {
  kind: Kind
  bytes: Uint8Array
  about: unknown
  parts: unknown[]
  resolve: (parts: unknown[]) => void
  reject: (error: Error) => void
}

/**
 * Reads what others sent in a process of its own, one document at a time, the senders in turn: whatever it takes of time
 * and memory, the service goes on. The process starts with the first document, ends when there is nothing to read, and
 * is started anew where it passed a limit. Documents that wait are not affected by one that ends it.
 * @param senders for whose documents it is made ready
 * @param given limits for tests
 */
export function createDocuments(senders: keyof typeof SENDERS, given: Partial<typeof LIMITS> = {}) {
  const { heapMb, idleMs, withinMs, maxMemoryKb } = { ...LIMITS, ...given }
  const turns = createTurns<Document>()
  let worker: ChildProcess | null = null
  let isReady = false
  let current: Document | null = null
  let timer: NodeJS.Timeout | undefined
  let memoryTimer: NodeJS.Timeout | undefined

  function started(): ChildProcess {
    const one = fork(new URL('./worker.ts', import.meta.url), [senders], {
      serialization: 'advanced',
      // Neither the service's options nor its secrets.
      execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=8'],
      env: {},
      // At the limit of its heap it writes pages about itself.
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    })
    one.unref()
    // It may end while a document is written to it, which its exit tells as well.
    one.stdin?.on('error', () => {})
    // A pipe, which like the channel must not keep a service running that wants to end.
    if (one.stdin instanceof Socket) one.stdin.unref()
    one.on('message', (said) => void (worker === one && heard(said as Said)))
    one.on('error', () => failed(one))
    one.on('exit', () => failed(one))
    return one
  }

  function heard(said: Said): void {
    if (said === 'ready') {
      isReady = true
      send()
    } else if (said === 'end') finished((document) => document.resolve(document.parts))
    else if ('part' in said) {
      current?.parts.push(said.part)
      // Other work of the service runs between two parts.
      setImmediate(() => worker?.connected && worker.send('more'))
    } else finished(({ reject }) => reject(errorOf(said)))
  }

  function finished(settle: (document: Document) => void): void {
    const ended = current
    current = null
    if (ended) settle(ended)
    next()
  }

  function next(): void {
    clearTimeout(timer)
    clearInterval(memoryTimer)
    current ??= turns.next()
    if (current) {
      worker ??= started()
      worker.channel?.ref()
      if (isReady) send()
      else timer = setTimeout(() => end('too_slow'), START_WITHIN_MS)
      return
    }
    if (!worker) return
    // While it is idle it does not keep a service running that wants to end.
    worker.channel?.unref()
    timer = setTimeout(() => end(), idleMs)
    timer.unref()
  }

  function send(): void {
    const document = current
    const { pid } = worker ?? {}
    if (!document || pid === undefined) return
    clearTimeout(timer)
    timer = setTimeout(() => end('too_slow'), withinMs)
    memoryTimer = setInterval(async () => {
      const used = await memoryKb(pid)
      if (current === document && used > maxMemoryKb) end('too_large')
    }, MEMORY_EVERY_MS)
    const { kind, about, bytes } = document
    worker?.send({ kind, about, length: bytes.byteLength })
    // Beside the messages: a large one would hold the service up while it is packed.
    worker?.stdin?.write(bytes)
  }

  /** It ended by itself: at the limit of its heap, or before it could read at all. */
  function failed(one: ChildProcess): void {
    if (worker !== one) return
    if (isReady) end('too_large')
    else ended(new Error('The process that reads documents did not start.'))
  }

  function end(problem: Problem = 'too_slow'): void {
    ended(new DomainError('DOCUMENT_REFUSED', { problem }))
  }

  function ended(error: Error): void {
    const one = worker
    worker = null
    isReady = false
    one?.kill('SIGKILL')
    finished(({ reject }) => reject(error))
  }

  function read<K extends Kind>(
    kind: K,
    sender: string,
    { bytes, about }: { bytes: Uint8Array; about: About<K> },
    signal?: AbortSignal,
  ): Promise<Part<K>[]> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>()
    const document: Document = { kind, bytes, about, parts: [], resolve, reject }
    const refuse = (problem: Problem) => reject(new DomainError('DOCUMENT_REFUSED', { problem }))
    const onAbort = () => {
      if (document === current && isReady) end('too_slow')
      else if (document === current)
        // It goes on starting, for the next one.
        finished(() => refuse('too_slow'))
      else if (turns.drop(document)) refuse('too_slow')
    }
    if (signal?.aborted) refuse('too_slow')
    else if (!turns.add(sender, document)) refuse('busy')
    else {
      signal?.addEventListener('abort', onAbort, { once: true })
      if (!current) next()
    }
    const clean = () => signal?.removeEventListener('abort', onAbort)
    return promise.finally(clean) as Promise<Part<K>[]>
  }

  return {
    async readTable(...[sender, bytes]: Parameters<ReadTable>) {
      const [rows = null] = await read('table', sender, { bytes, about: null })
      return rows
    },

    answersOf(supplier: string): AnswerReader {
      return {
        async answer(question, signal) {
          const [meaning] = await read('answer', supplier, sentOf(question), signal)
          if (!meaning) throw new Error('The process that reads documents gave no answer.')
          return meaning
        },
        async priceList(question, signal) {
          const parts = await read('priceList', supplier, sentOf(question), signal)
          const [first] = parts
          if (!first) throw new Error('The process that reads documents gave no answer.')
          return { ...first, items: parts.flatMap(({ items }) => items) }
        },
      }
    },

    /** Ends the process. What waits is refused. */
    async close(): Promise<void> {
      const one = worker
      worker = null
      for (const { reject } of [...turns.clear(), ...(current ? [current] : [])])
        reject(new Error('The service stops.'))
      current = null
      clearTimeout(timer)
      clearInterval(memoryTimer)
      if (!one) return
      one.ref()
      const gone = once(one, 'exit')
      one.kill('SIGKILL')
      await gone
    },
  }
}

/** The bytes of an answer go another way than what is asked about it. */
function sentOf<Question extends { answer: { content: Uint8Array } }>(question: Question) {
  const { answer } = question
  const about = { ...question, answer: { ...answer, content: new Uint8Array() } }
  return { bytes: answer.content, about }
}

type Failure = Exclude<Said, string | { part: unknown }>

function errorOf(said: Failure): Error {
  if ('refusal' in said) return new DomainError(said.refusal.code, said.refusal.data as never)
  if ('bug' in said) return new Error(`A document could not be read: ${said.bug}`)
  const { kind, message, retryAfterMs } = said.fault
  return new SupplierFault(kind, message, { retryAfterMs })
}

/** The memory of a process in kilobytes, as Linux tells it; zero elsewhere, where the limit of its heap must do. */
async function memoryKb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0)
}

/**
 * What the process that reads documents is sent: that so many bytes of a document come to its standard input, or that the
 * next part of its answer may come.
 */
export type Asked = { kind: Kind; about: unknown; length: number } | 'more'

/** What it says: that it has started, a part of an answer, or how the answer ends. */
export type Said =
  | 'ready'
  | 'end'
  | { part: unknown }
  | { refusal: { code: ErrorCode; data: ErrorData[ErrorCode] } }
  | { fault: Pick<SupplierFault, 'kind' | 'message' | 'retryAfterMs'> }
  | { bug: string }
