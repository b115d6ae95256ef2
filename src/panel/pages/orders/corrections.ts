import { refunding, replacing } from '../../../decisions/claims.ts'
import { storyAbout } from '../../../domain/reports/claim.ts'
import { exactUsd } from '../../../domain/shared/money.ts'
import { checkReason } from '../../../domain/shared/typed-text.ts'
import type { Ask } from '../../ask.ts'
import type { Act, Params } from '../../kit/acts.ts'
import { decided } from '../../kit/decide.ts'
import { check, type Fields, optional, text, usd } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import { aboutOrder, orderAct } from './attempts.ts'

const PATH = '/panel/orders/:id'

/** The order, and the problem with it that waits for an answer, which the act answers. */
async function about(ask: Ask, params: Params): Promise<Part> {
  const { read, t } = ask
  const { claim } = await storyAbout(read, params.id ?? '')
  const order = await aboutOrder(ask, params)
  if (!claim) return order
  const { reference, reason, description } = claim
  return html`${order}<p class="warn">${t('admin-claims-what')}: ${t(`admin-claims-reason-${reason}`)} · <code>${reference}</code>${description !== null && html`<br>${description}`}</p>`
}

/** Gives money back. `id`: the reference of a problem, or the id of a completed order. */
export const refunds = decided(refunding, async (ask: Ask, { id: about = '' }: Params) => {
  const { t, read, format } = ask
  const { refundableMicros: max } = await storyAbout(read, about)
  const hint = t('panel-orders-at-most', { amount: format.usd(max) })
  const offers = [max, Math.floor(max / 2)].map(typable)
  return {
    amountMicros: usd(t('panel-orders-amount'), { value: typable(max), offers, hint }),
    answer: noteField(ask),
  }
})

/** Gives other codes. `id`: as of refunds. */
export const replaces = decided(
  replacing,
  async (ask: Ask, { id: about = '' }: Params): Promise<Fields> => {
    const { codes } = await storyAbout(ask.read, about)
    const isOnly = codes.length === 1
    const all = ask.t('panel-inbox-all-codes', { count: ask.format.number(codes.length) })
    const each = codes.map((one) => [`code-${one.id}`, check(one.masked, isOnly)])
    return {
      ...(isOnly ? {} : { all: check(all, false) }),
      ...Object.fromEntries(each),
      answer: noteField(ask),
    }
  },
  async (typed, { read }, about) => {
    const { codes } = await storyAbout(read, about)
    const isBad = ({ id }: { id: number }) => typed.all === true || typed[`code-${id}`] === true
    return { codeIds: codes.filter(isBad).map(({ id }) => id), answer: typed.answer }
  },
)

/** Acts that give a completed order money back, or other codes. */
export const orderCorrections: Record<string, Act> = {
  [`${PATH}/refund`]: orderAct({
    right: 'claims',
    title: ({ t }) => t('panel-orders-refund'),
    ...refunds,
    about,
  }),
  [`${PATH}/replace`]: orderAct({
    right: 'claims',
    title: ({ t }) => t('panel-orders-replace'),
    ...replaces,
    about,
  }),
}

function noteField({ t }: Ask) {
  return optional({ ...text(t('panel-orders-note')), read: checkReason })
}

/** An amount as it is typed. With three decimals it could be a thousand. */
function typable(micros: number): string {
  const text = exactUsd(micros)
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}
