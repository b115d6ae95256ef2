import { effectOf } from '../../../domain/approvals/decisions.ts'
import { storyAbout } from '../../../domain/reports/claim.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { exactUsd } from '../../../domain/shared/money.ts'
import { checkReason } from '../../../domain/shared/typed-text.ts'
import { balanceAfter, secondSaid } from '../../../locales/decided/decision.ts'
import type { Ask, Sent } from '../../ask.ts'
import { type Act, changes, decide, type Params } from '../../kit/acts.ts'
import { check, type Fields, type InputOf, optional, text, usd } from '../../kit/fields.ts'
import { html, type Part, sentence } from '../../kit/html.ts'
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

type Refund = { amount: number; note: string | undefined }

/** Gives money back. `id`: the reference of a problem, or the id of a completed order. */
export const refunding = {
  async fields(ask: Ask, { id: about = '' }: Params) {
    const { t, read, format } = ask
    const { refundableMicros: max } = await storyAbout(read, about)
    const hint = t('panel-orders-at-most', { amount: format.usd(max) })
    const offers = [max, Math.floor(max / 2)].map(typable)
    return {
      amount: usd(t('panel-orders-amount'), { value: typable(max), offers, hint }),
      note: noteField(ask),
    }
  },
  async preview(ask: Ask, { id: about = '' }: Params, { amount }: Refund) {
    const { read, t, format } = ask
    const { report, refundableMicros: maxMicros } = await storyAbout(read, about)
    if (amount > maxMicros) throw new DomainError('INVALID_CLAIM_REFUND', { maxMicros })
    const paidBack = report.profit.paidBackMicros
    return html`<p>${t('admin-claims-confirm-refund', { amount: format.usd(amount) })}</p>
${changes([
  ...(await balanceAfter(ask, report.order.accountId, amount)),
  [t('admin-order-labels-paid-back'), format.usd(paidBack), format.usd(paidBack + amount)],
])}${sentence(await secondSaid(ask, amount))}`
  },
  run(sent: Sent, { id: reference = '' }: Params, { amount: amountMicros, note }: Refund) {
    const { t, format } = sent
    const answer = note === undefined ? {} : { answer: note }
    const said = t('admin-claims-refunded', { amount: format.usd(amountMicros) })
    return decide(sent, { kind: 'claim', reference, amountMicros, ...answer }, { said })
  },
}

/** Gives other codes. `id`: as of refunding. */
export const replacing = {
  async fields(ask: Ask, { id: about = '' }: Params): Promise<Fields> {
    const { codes } = await storyAbout(ask.read, about)
    const isOnly = codes.length === 1
    const all = ask.t('panel-inbox-all-codes', { count: ask.format.number(codes.length) })
    const each = codes.map((one) => [`code-${one.id}`, check(one.masked, isOnly)])
    return {
      ...(isOnly ? {} : { all: check(all, false) }),
      ...Object.fromEntries(each),
      note: noteField(ask),
    }
  },
  async preview(ask: Ask, { id: about = '' }: Params, input: InputOf<Fields>) {
    const { read, t, format } = ask
    const { inStock, codes } = await storyAbout(read, about)
    const bad = chosen(codes, input)
    const codeIds = bad.map(({ id }) => id)
    if (codeIds.length === 0)
      throw new DomainError('FIELD_MISSING', { field: t('admin-order-labels-codes') })
    if (codeIds.length > inStock) throw new DomainError('INSUFFICIENT_STOCK')
    const count = { count: codeIds.length, inStock: format.number(inStock) }
    const amount = await effectOf(read, { kind: 'claim_codes', reference: about, codeIds })
    return html`<p>${t('admin-claims-confirm-replace', count)}</p>
<ul class="line">${bad.map(({ masked }) => html`<li><code>${masked}</code></li>`)}</ul>${sentence(await secondSaid(ask, amount))}`
  },
  async run(sent: Sent, { id: reference = '' }: Params, input: InputOf<Fields>) {
    const { codes } = await storyAbout(sent.read, reference)
    const codeIds = chosen(codes, input).map(({ id }) => id)
    const answer = input.note === undefined ? {} : { answer: input.note }
    const said = sent.t('admin-claims-replaced')
    return decide(sent, { kind: 'claim_codes', reference, codeIds, ...answer }, { said })
  },
}

/** Acts that give a completed order money back, or other codes. */
export const orderCorrections: Record<string, Act> = {
  [`${PATH}/refund`]: orderAct({
    right: 'claims',
    title: ({ t }) => t('panel-orders-refund'),
    ...refunding,
    about,
  }),
  [`${PATH}/replace`]: orderAct({
    right: 'claims',
    title: ({ t }) => t('panel-orders-replace'),
    ...replacing,
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

/** The codes that are ticked. */
function chosen<Code extends { id: number }>(codes: readonly Code[], input: InputOf<Fields>) {
  return codes.filter(({ id }) => input.all === true || input[`code-${id}`] === true)
}
