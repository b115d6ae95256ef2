import { once } from 'node:events'
import { DomainError } from '../domain/shared/errors.ts'
import { SupplierFault } from '../domain/suppliers/supplier.ts'
import type { Asked, Said } from './documents.ts'
import { READERS, SENDERS } from './readers.ts'

// Runs in a process of its own, which ends with the service.

let goOn: (() => void) | undefined

process.on('message', (asked: Asked) => (asked === 'more' ? goOn?.() : void read(asked)))
process.on('disconnect', () => process.exit())
await SENDERS[process.argv[2] as keyof typeof SENDERS]()
say('ready')

async function read({ kind, about, length }: Exclude<Asked, 'more'>): Promise<void> {
  try {
    const bytes = await received(length)
    for await (const part of READERS[kind](bytes, about as never)) {
      say({ part })
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
    }
    say('end')
  } catch (error) {
    say(failureOf(error))
  }
}

async function received(length: number): Promise<Uint8Array> {
  const bytes = Buffer.alloc(length)
  for (let at = 0; at < length; ) {
    const piece: Buffer | null = process.stdin.read()
    if (piece) at += piece.copy(bytes, at)
    else await once(process.stdin, 'readable')
  }
  return bytes
}

function failureOf(error: unknown): Said {
  if (error instanceof DomainError) return { refusal: { code: error.code, data: error.data } }
  if (error instanceof SupplierFault) {
    const { kind, message, retryAfterMs } = error
    return { fault: { kind, message, retryAfterMs } }
  }
  return { bug: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

function say(said: Said): void {
  process.send?.(said)
}
