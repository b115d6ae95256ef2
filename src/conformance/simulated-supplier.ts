import { tokenAnswer } from '../suppliers/adapter/examples.ts'
import type { AdapterFile, Example } from '../suppliers/adapter/schema.ts'
import type { Fault, Moment } from './faults.ts'
import { type About, fill, type HttpAnswer, numberedCodes, variant } from './fill.ts'
import type { History } from './histories.ts'
import type { Recognised } from './requests.ts'

// The supplier of a file as one order meets it: what it has done, and what it answers.

/** An order as the supplier has it. */
type Taken = { refs: string[]; about: About; takenAt: number }

export type Setup = {
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
const NOT_FOUND: HttpAnswer = {
  ...{ status: 404, headers: { 'Content-Type': 'application/json' } },
  text: '{"error":"Not found"}',
}

export type SimulatedSupplier = ReturnType<typeof createSimulatedSupplier>

/** @param now the time at the supplier. */
export function createSimulatedSupplier(setup: Setup, now: () => number) {
  const { file, history, number } = setup
  const { examples } = file
  const taken: Taken[] = []
  const faults = setup.faults.map((fault) => ({ ...fault }))
  const isReplayed = replays(file, history.sends)
  let requests = 0
  let priceFactor = setup.priceFactor

  function momentOf({ calls }: Recognised): Moment | null {
    const [call = 'place'] = calls
    if (call === 'token' || call === 'prices') return call
    if (call === 'balance' || call === 'gameavvfy' || call === 'gamebvfy') return null
    return requests === 0 ? 'send' : 'ask'
  }

  /** The next fault at this moment; each comes as often as it says. */
  function faultAt(moment: Moment | null): Fault | undefined {
    return faults.find(({ on, times }) => on === moment && times > 0)
  }

  function count(moment: Moment | null, fault: Fault | undefined): void {
    if (moment === 'send' || moment === 'ask') requests++
    if (fault) fault.times--
  }

  function aboutOf(refs: string[]): About {
    const n = number * 10 + taken.length
    const { item, fields, quantity, wantsCodes } = setup.order
    return {
      ...{ item, fields, quantity, ref: refs[0] ?? '', id: variant(idOf(history), n) },
      codes: wantsCodes ? numberedCodes(`CONF-${n}`, quantity) : [],
    }
  }

  function sent(refs: string[]): HttpAnswer {
    const known = isReplayed && taken.find((one) => one.refs.some((ref) => refs.includes(ref)))
    if (known) return saidAgain(known)
    const one = { refs, about: aboutOf(refs), takenAt: now() }
    taken.push(one)
    return fill(history.first, one.about)
  }

  function isAtWork({ takenAt }: Taken): boolean {
    return history.work !== null && now() - takenAt < WORK_MS
  }

  function saidAgain(one: Taken): HttpAnswer {
    const example = isAtWork(one) ? history.first : (history.again ?? history.first)
    return fill(example, one.about)
  }

  function asked(one: Taken | undefined): HttpAnswer {
    if (!one) {
      const absent = examples.find(
        ({ call, means }) => call === 'check' && means.outcome === 'absent',
      )
      return absent ? fill(absent, aboutOf([])) : NOT_FOUND
    }
    const example = isAtWork(one) ? history.work : history.check
    return example ? fill(example, one.about) : saidAgain(one)
  }

  function trueAnswer({ calls, refs, ids }: Recognised): HttpAnswer {
    const byRef = taken.find((one) => one.refs.some((ref) => refs.includes(ref)))
    const isSent = calls.includes('place') || calls.includes('redeem')
    // Where asking is placing again, a supplier that knows the order answers with it.
    if (isSent && !(calls.includes('check') && byRef)) return sent(refs)
    if (calls.includes('check'))
      return asked(
        file.check?.by === 'ref' ? byRef : taken.find(({ about }) => ids.includes(about.id)),
      )
    if (calls.includes('token'))
      return { status: 200, headers: {}, text: Buffer.from(tokenAnswer(file).content).toString() }
    if (calls.includes('prices')) return priceList(setup, priceFactor)
    return NOT_FOUND
  }

  return {
    /** Whether nobody listens when this request is made. */
    refuses(request: Recognised): boolean {
      const moment = momentOf(request)
      const fault = faultAt(moment)
      if (fault?.reaches !== 'refused') return false
      count(moment, fault)
      return true
    },
    answer(request: Recognised) {
      const moment = momentOf(request)
      const fault = faultAt(moment)
      count(moment, fault)
      if (!fault) return trueAnswer(request)
      const answer = fault.reaches === true ? trueAnswer(request) : null
      const own = taken[0]?.about ?? aboutOf(request.refs)
      return fault.reply(answer, { own, other: ofSomebodyElse(setup), secrets: setup.secrets })
    },
    raisePrices(factor: number) {
      priceFactor = factor
    },
    /** How many orders it has done, or will do. */
    done: () => (history.isDone ? taken.length : 0),
    codes: () => taken.flatMap(({ about }) => about.codes),
  }
}

/** What an answer about the order of somebody else looks like. */
function ofSomebodyElse({ order, history, number }: Setup): About {
  const n = number * 10 + 9
  const fields = Object.entries(order.fields).map(([name, value]) => [name, variant(value, n)])
  return {
    ...{ item: order.item, quantity: order.quantity, fields: Object.fromEntries(fields) },
    ...{ ref: `API-OTH-00000000-${n}`, id: variant(idOf(history), n) },
    codes: numberedCodes(`CONF-${n}`, order.quantity),
  }
}

function idOf({ first, check, again }: History): string {
  const id = [first, again, check].map((one) => one?.means.id ?? one?.order?.id)
  return String(id.find((one) => one !== undefined) ?? '90001000')
}

/** Whether the same ref never does a second order: as the file declares and no example contradicts. */
function replays(file: AdapterFile, sends: History['sends']): boolean {
  if (sends === 'redeem') return file.redeem?.idempotent === true
  if (!file.place.idempotent) return file.check?.canAct === true
  const placed = file.examples.filter(({ call, order }) => call === 'place' && order?.ref)
  return !placed.some(
    (one) => one.again && placed.some((first) => !first.again && isSecondOrder(first, one)),
  )
}

/** Whether two answers to the same ref name two orders. */
function isSecondOrder(first: Example, again: Example): boolean {
  const [one, other] = [first.means.id, again.means.id]
  const isNamed = one !== undefined && other !== undefined
  return first.order?.ref === again.order?.ref && isNamed && one !== other
}

/** The price list of the examples, with the item that is ordered. */
function priceList({ file, order, number }: Setup, factor: number): HttpAnswer {
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
