import type { Message } from 'grammy/types'
import type { Final } from '../final.ts'
import type { Call } from '../history.ts'
import { isObject, walletName } from './asks.ts'
import { microsOf } from './micros.ts'

/** A change of a wallet by hand that somebody wanted, as its transaction shows it. */
export type Wanted = {
  /** The same for all that look alike: wallet, kind, amount and note. */
  name: string
  call: Call
  /** Whether it was acknowledged. */
  isDone: boolean
}

const WRITTEN = /^\/(credit|debit) (\d+) ([\d.]+) (.+)$/
const SHOWN = /^. ([\d.,]+) USD was (added to|taken from) the wallet of .*\((\d+)\)\.$/mu
const NOTE = /^Note {2}(.*)$/m

export function nameOf(wallet: string, kind: unknown, micros: number, note: unknown): string {
  return [wallet, kind, Math.abs(micros), note ?? ''].join(' | ')
}

const named = (telegramId: string, kind: string, usd: string, note: string) =>
  nameOf(walletName(Number(telegramId), false), kind, microsOf(Number(usd)), note)

/** Every `account credit` and `account debit` of the command line. */
export function wantedByCommand(calls: readonly Call[]): Wanted[] {
  return calls.flatMap((call) => {
    const { channel, action, request, status } = call
    const kind = /^account (credit|debit)$/.exec(action)?.[1]
    if (channel !== 'cli' || kind === undefined) return []
    const { amount = '', id = '', note = '' } = argumentsOf((request as string[]).slice(2))
    return [{ name: named(id, kind, amount, note), call, isDone: status === 0 }]
  })
}

function argumentsOf(args: readonly string[]): { amount?: string; id?: string; note?: string } {
  const given: { amount?: string; id?: string; note?: string } = {}
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--telegram-id') given.id = args[++i] ?? ''
    else if (arg === '--note') given.note = args[++i] ?? ''
    else given.amount = arg
  }
  return given
}

/** Every /credit and /debit that an admin wrote to the bot. It is not done before it is confirmed. */
export function wantedInChat(calls: readonly Call[]): Wanted[] {
  return calls.flatMap((call) => {
    const { channel, action, request } = call
    const text = isObject(request) ? String(request.text).trim() : ''
    const [, kind, id, usd, note] = WRITTEN.exec(text) ?? []
    if (channel !== 'chat' || action !== 'write' || !kind || !id || !usd || !note) return []
    return [{ name: named(id, kind, usd, note.split(/ +/).join(' ')), call, isDone: false }]
  })
}

/** How often the bot said that one was done: a message for each, which admins have seen or still have. */
export function doneInChat({ chats }: Final, calls: readonly Call[]): Map<string, Set<number>> {
  const messages = [...chats.values()].flat()
  for (const { action, body } of calls)
    if (action === 'shown' && body) messages.push(body as Message)
  const done = new Map<string, Set<number>>()
  for (const { text = '', message_id } of messages) {
    const [, usd, verb, id] = SHOWN.exec(text) ?? []
    if (!usd || !id) continue
    const kind = verb === 'added to' ? 'credit' : 'debit'
    const name = named(id, kind, usd.replaceAll(',', ''), NOTE.exec(text)?.[1] ?? '')
    done.set(name, (done.get(name) ?? new Set()).add(message_id))
  }
  return done
}
