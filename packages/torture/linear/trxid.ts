import type { Model, Operation } from './model.ts'

export type Status = 'processing' | 'completed' | 'cancelled'

/** `orderId` of a read: null if it was asked by trxid. */
export type TrxidInput =
  | { kind: 'submit'; account: number }
  | { kind: 'read'; account: number; orderId: string | null }

/**
 * What a caller was told; null if nothing that can be relied on. Answers that are given before the trxid is
 * looked at (key, access, rate limit, body) say nothing about it: leave them out of the history.
 */
export type TrxidOutput =
  | { kind: 'created' | 'replay' | 'order'; orderId: string; status: Status }
  /** Stored, and its result is not known yet. */
  | { kind: 'pending'; orderId: string | null }
  /** Nothing was stored: the trxid stays free. */
  | { kind: 'refused' }
  /** 429: the first call has not been answered yet. */
  | { kind: 'in-flight' }
  /** It belongs to another account. */
  | { kind: 'forbidden' }
  | { kind: 'not-found' }
  | null
export type TrxidOperation = Operation<TrxidInput, TrxidOutput>

/** What a trxid holds. `orderId`: null until an answer has named it. `status`: the last one that was seen. */
type Held = { account: number; orderId: string | null; status: Status; replayed: boolean }
export type TrxidState = Held | 'free'

/**
 * One trxid, from spec/reseller-api.md and spec/extensions.md: it belongs to the account that first used it,
 * creates one order at most, replays it from then on, and its order ends once. Live and test trxids are
 * different ones.
 * @param given.lookup a paid lookup that was not made in the end frees its trxid
 */
export function trxidModel(given: { lookup: boolean }): Model<TrxidState, TrxidInput, TrxidOutput> {
  return {
    initial: 'free',
    key: (state) => JSON.stringify(state),
    step(state, { input, output }) {
      const freed = given.lookup && state !== 'free' && state.status === 'processing'
      const before: TrxidState[] = freed ? [state, 'free'] : [state]
      return before.flatMap((each) =>
        input.kind === 'read' ? read(each, input, output) : submit(each, input, output),
      )
    },
  }
}

type Input<Kind> = Extract<TrxidInput, { kind: Kind }>

function submit(state: TrxidState, { account }: Input<'submit'>, answer: TrxidOutput) {
  const fresh: Held = { account, orderId: null, status: 'processing', replayed: false }
  const own = isOwn(state, account)
  switch (answer?.kind) {
    case undefined:
      return state === 'free' ? [fresh, state] : [state]
    case 'created':
      return state === 'free' ? seen(fresh, answer) : []
    case 'replay':
      return own ? seen({ ...state, replayed: true }, answer) : []
    case 'pending': {
      const { orderId } = answer
      const status = 'processing'
      if (state === 'free') return [{ ...fresh, orderId }]
      return own ? seen(state, { orderId: orderId ?? state.orderId, status }) : []
    }
    case 'refused':
      return state === 'free' ? [state] : []
    case 'in-flight':
      return state === 'free' || (own && !state.replayed) ? [state] : []
    case 'forbidden':
      return state !== 'free' && !own ? [state] : []
    default:
      return []
  }
}

function read(state: TrxidState, { account, orderId }: Input<'read'>, answer: TrxidOutput) {
  if (answer === null) return [state]
  const own = isOwn(state, account)
  if (answer.kind === 'order') {
    const asked = orderId === null || orderId === answer.orderId
    return own && asked ? seen(state, answer) : []
  }
  if (answer.kind !== 'not-found') return []
  // An id that was seen before the trxid was freed.
  const another = own && orderId !== null && state.orderId !== null && orderId !== state.orderId
  return !own || another ? [state] : []
}

const isOwn = (state: TrxidState, account: number): state is Held =>
  state !== 'free' && state.account === account

/** [] if it is another order, or one that had ended otherwise. */
function seen(held: Held, order: Pick<Held, 'orderId' | 'status'>): Held[] {
  if (held.orderId !== null && held.orderId !== order.orderId) return []
  if (held.status !== 'processing' && held.status !== order.status) return []
  return [{ ...held, ...pick(order) }]
}

const pick = ({ orderId, status }: Pick<Held, 'orderId' | 'status'>) => ({ orderId, status })
