import { tokenAnswer } from '../suppliers/adapter/examples.ts'
import type { AdapterFile, Example } from '../suppliers/adapter/schema.ts'
import type { Fault, Moment } from './faults.ts'
import { type About, fill, type Said, variant } from './fill.ts'
import type { History } from './histories.ts'
import type { Recognised } from './wire.ts'

// The supplier of a file as it is towards one order: what it has done, and what it says.

/** An order as the supplier has it. */
type Taken = { refs: string[]; about: About; takenAt: number }

export type Role = {
  /** Distinguishes the orders of a run. */
  number: number
  file: AdapterFile
  history: History
  order: Omit<About, 'ref' | 'id' | 'codes'> & { wantsCodes: boolean }
  faults: Fault[]
  /** What the operator's secrets are. */
  secrets: readonly string[]
  /** How many times its price is what the list of the examples says. */
  priceFactor: number
}

/** How long an order is at work there, in milliseconds. */
const WORK_MS = 90_000
/** How a list may count an amount: in the currency, in hundredths, thousandths or millionths of it. */
const UNITS = [1, 100, 1000, 1_000_000]
const NOT_FOUND: Said = {
  ...{ status: 404, headers: { 'Content-Type': 'application/json' } },
  text: '{"error":"Not found"}',
}

export type Party = ReturnType<typeof createParty>

/** @param now the time at the supplier. */
export function createParty(role: Role, now: () => number) {
  const { file, history, number } = role
  const taken: Taken[] = []
  const script = role.faults.map((fault) => ({ ...fault }))
  const isReplayed = replays(file, history.sends)
  let requests = 0
  let priceFactor = role.priceFactor

  function momentOf({ calls }: Recognised): Moment | null {
    const [call = 'place'] = calls
    if (call === 'token' || call === 'prices') return call
    if (call === 'balance' || call === 'gameavvfy' || call === 'gamebvfy') return null
    return requests++ === 0 ? 'send' : 'ask'
  }

  function nextFault(moment: Moment | null): Fault | null {
    const fault = script.find(({ on, times }) => on === moment && times > 0)
    if (fault) fault.times--
    return fault ?? null
  }

  function aboutOf(refs: string[]): About {
    const n = number * 10 + taken.length
    const { item, fields, quantity, wantsCodes } = role.order
    const id = idOf(history)
    return {
      ...{ item, fields, quantity, ref: refs[0] ?? '', id: variant(id, n) },
      codes: wantsCodes ? codesFor(n, quantity) : [],
    }
  }

  function sent(refs: string[]): Said {
    const known = isReplayed && taken.find((one) => one.refs.some((ref) => refs.includes(ref)))
    if (known) return saidAgain(known)
    const one = { refs, about: aboutOf(refs), takenAt: now() }
    taken.push(one)
    return fill(history.first, one.about)
  }

  function isAtWork({ takenAt }: Taken): boolean {
    return history.work !== null && now() - takenAt < WORK_MS
  }

  function saidAgain(one: Taken): Said {
    if (history.work !== null && isAtWork(one)) return fill(history.first, one.about)
    return fill(history.again ?? history.first, one.about)
  }

  function asked(one: Taken | undefined): Said {
    if (!one) {
      const absent = file.examples.find(
        ({ call, means }) => call === 'check' && means.outcome === 'absent',
      )
      return absent ? fill(absent, aboutOf([])) : NOT_FOUND
    }
    if (history.work !== null && isAtWork(one)) return fill(history.work, one.about)
    return history.check ? fill(history.check, one.about) : saidAgain(one)
  }

  function truth({ calls, refs, ids }: Recognised): Said {
    const byRef = taken.find((one) => one.refs.some((ref) => refs.includes(ref)))
    const isSent = calls.includes('place') || calls.includes('redeem')
    // Where asking is placing again, a supplier that knows the order tells of it.
    if (isSent && !(calls.includes('check') && byRef)) return sent(refs)
    if (calls.includes('check'))
      return asked(
        file.check?.by === 'ref' ? byRef : taken.find(({ about }) => ids.includes(about.id)),
      )
    if (calls.includes('token'))
      return { status: 200, headers: {}, text: Buffer.from(tokenAnswer(file).content).toString() }
    if (calls.includes('prices')) return priceList(role, priceFactor)
    return NOT_FOUND
  }

  return {
    /** Whether nobody listens when this request is made. */
    refuses(request: Recognised): boolean {
      const moment = momentOf(request)
      const fault = script.find(({ on, times }) => on === moment && times > 0)
      if (fault?.reaches === 'refused') {
        fault.times--
        return true
      }
      // It is counted when it arrives.
      if (moment === 'send' || moment === 'ask') requests--
      return false
    },
    answer(request: Recognised) {
      const fault = nextFault(momentOf(request))
      const said = !fault || fault.reaches === true ? truth(request) : null
      if (!fault) return said ?? NOT_FOUND
      const own = taken[0]?.about ?? aboutOf(request.refs)
      return fault.reply(said, { own, other: ofSomebodyElse(role), secrets: role.secrets })
    },
    raisePrices(factor: number) {
      priceFactor = factor
    },
    /** How many orders it has done, or will do. */
    done: () => (history.isDone ? taken.length : 0),
    requests: () => requests,
    codes: () => taken.flatMap(({ about }) => about.codes),
    first: () => taken[0]?.about,
  }
}

/** What an answer about the order of somebody else looks like. */
function ofSomebodyElse({ order, history, number }: Role): About {
  const n = number * 10 + 9
  const fields = Object.entries(order.fields).map(([name, value]) => [name, variant(value, n)])
  return {
    ...{ item: order.item, quantity: order.quantity, fields: Object.fromEntries(fields) },
    ...{
      ref: `API-OTH-00000000-${n}`,
      id: variant(idOf(history), n),
      codes: codesFor(n, order.quantity),
    },
  }
}

export function codesFor(n: number, quantity: number): string[] {
  return Array.from({ length: quantity }, (_, i) => `CONF-${n}-${i + 1}-SECRETCODE`)
}

function idOf({ first, check, again }: History): string {
  const id = [first, again, check].map((one) => one?.means.id ?? one?.order?.id)
  return String(id.find((one) => one !== undefined) ?? '90001000')
}

/** Whether the same ref never does a second order: as the file declares and no example contradicts. */
function replays(file: AdapterFile, sends: History['sends']): boolean {
  if (sends === 'redeem') return file.redeem?.idempotent === true
  if (!file.place.idempotent) return file.check?.canAct === true
  const placed = file.examples.filter(({ call }) => call === 'place')
  return !placed.some(
    (one) =>
      one.again &&
      placed.some((first) => !first.again && isSameRef(first, one) && hasOtherId(first, one)),
  )
}

function isSameRef(one: Example, other: Example): boolean {
  return one.order?.ref !== undefined && one.order.ref === other.order?.ref
}

function hasOtherId({ means: one }: Example, { means: other }: Example): boolean {
  return one.id !== undefined && other.id !== undefined && one.id !== other.id
}

/** The price list of the examples, with the item that is ordered. */
function priceList({ file, order, number }: Role, factor: number): Said {
  const example = file.examples.find(
    ({ call, means }) => call === 'prices' && means.outcome === 'completed',
  )
  if (!example) return NOT_FOUND
  const items = example.means.items as { item: string; cost: number }[] | undefined
  const first = items?.find(({ item }) => item === order.item) ?? items?.[0]
  const said = fill(example, { ...order, ref: '', id: String(number), codes: [] })
  if (!first) return said
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]))
    if (String(value) === first.item)
      return typeof value === 'number' && /^\d+$/.test(order.item) ? Number(order.item) : order.item
    const isNumber = typeof value === 'number' || (typeof value === 'string' && value !== '')
    const isCost = UNITS.some((units) => Math.abs(Number(value) - first.cost * units) < 1e-9)
    if (!isNumber || !isCost || factor === 1) return value
    return typeof value === 'number' ? value * factor : String(Number(value) * factor)
  }
  return { ...said, text: JSON.stringify(change(JSON.parse(said.text))) }
}
