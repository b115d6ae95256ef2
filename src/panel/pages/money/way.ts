import type { Reader } from '../../../db/store.ts'
import {
  addTransfer,
  removeTransfer,
  type TransferChanges,
  transferById,
} from '../../../domain/deposits/transfers.ts'
import { readSettings } from '../../../domain/settings/settings.ts'
import {
  MAX_FEE_BP,
  type Transfer,
  USD,
  USD_RATE_MICROS,
} from '../../../domain/settings/transfer.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { toUsd } from '../../../domain/shared/money.ts'
import { typedPercent, typedRate } from '../../../domain/shared/typed-amount.ts'
import { plain } from '../../../domain/shared/typed-number.ts'
import type { Ask } from '../../ask.ts'
import { act, openButton } from '../../kit/acts.ts'
import { decisionAct } from '../../kit/decision-act.ts'
import {
  area,
  check,
  type Field,
  type InputOf,
  optional,
  text,
  unchanged,
  usd,
} from '../../kit/fields.ts'
import { html } from '../../kit/html.ts'

// One of the operator's own ways to be paid.

const LIST = '/panel/money/ways'

export const addWay = act({
  title: ({ t }) => t('panel-money-add-way'),
  fields: ({ t }) => ({
    name: text(t('panel-money-way-name'), { hint: t('panel-money-way-about-name') }),
  }),
  async run({ change, actor, now, t }, _, { name }) {
    const { id } = await change((tx) => addTransfer(tx, { name, actor }, now))
    return { said: t('admin-transfers-added', { name }), to: `${LIST}/${id}` }
  },
  back: () => LIST,
})

export const removeWay = act({
  title: async ({ read, t }, { id }) =>
    t('admin-transfers-confirm-remove', { name: (await wayOf(read, id)).name }),
  about: ({ t }) => html`<p>${t('admin-transfers-about-remove')}</p>`,
  fields: () => ({}),
  async run({ change, read, actor, now, t }, { id }) {
    const { name } = await wayOf(read, id)
    await change((tx) => removeTransfer(tx, Number(id), { actor }, now))
    return { said: t('admin-transfers-removed', { name }) }
  },
  back: () => LIST,
})

export const editWay = decisionAct({
  title: async ({ read }, { id }) => (await wayOf(read, id)).name,
  about: async ({ t }, { id }) =>
    html`<p>${t('admin-transfers-about-confirm')}</p><p class="buttons">${openButton(t('panel-money-way-remove'), `${LIST}/${id}/remove`, { danger: true })}</p>`,
  fields: async (ask, { id }) => fieldsOf(ask, await wayOf(ask.read, id)),
  async decision({ read }, { id }, input) {
    const before = await wayOf(read, id)
    return { kind: 'transfer', id: before.id, changes: changesOf(before, input) }
  },
  said: ({ t }) => t('admin-transfers-changed'),
  back: () => LIST,
})

/** @throws DomainError TRANSFER_NOT_FOUND */
async function wayOf(db: Reader, id: string | undefined): Promise<Transfer> {
  return transferById(await readSettings(db), Number(id))
}

function fieldsOf({ t }: Ask, way: Transfer) {
  const { name, on, currency, rateMicros, feeBp, minMicros, maxMicros, instructions } = way
  const limit = (micros: number | null) => (micros === null ? '' : String(toUsd(micros)))
  const ofAll = { hint: t('panel-money-way-about-limits') }
  return {
    name: text(t('panel-money-way-name'), { value: name }),
    on: check(t('panel-money-way-offer'), on),
    currency: text(t('panel-money-way-currency'), { value: currency, offers: [USD] }),
    rate: rate(t('panel-money-way-rate'), String(rateMicros / 1_000_000)),
    isChecked: check(t('panel-money-way-rate-checked'), false),
    fee: fee(t('panel-money-way-fee'), String(feeBp / 100), t('panel-money-way-about-fee')),
    least: optional(usd(t('panel-money-least'), { value: limit(minMicros), ...ofAll })),
    most: optional(usd(t('panel-money-most'), { value: limit(maxMicros), ...ofAll })),
    instructions: optional(area(t('panel-money-way-instructions'), { value: instructions })),
    opened: unchanged(way),
  }
}

type Input = InputOf<ReturnType<typeof fieldsOf>>

/** What differs from the way as it is. A rate that was checked is dated anew. */
function changesOf(before: Transfer, input: Input): TransferChanges {
  const currency = input.currency.toUpperCase()
  const after: TransferChanges = {
    ...{ name: input.name, on: input.on, currency, feeBp: input.fee },
    rateMicros: currency === USD ? USD_RATE_MICROS : input.rate,
    ...{ minMicros: input.least ?? null, maxMicros: input.most ?? null },
    instructions: input.instructions ?? '',
  }
  const isDated = input.isChecked || currency !== before.currency
  const differs = Object.entries(after).filter(
    ([name, value]) =>
      before[name as keyof TransferChanges] !== value ||
      (name === 'rateMicros' && isDated && currency !== USD),
  )
  return Object.fromEntries(differs)
}

/** How many millionths of the currency one USD costs. @throws DomainError NOT_AN_AMOUNT, AMOUNT_UNCLEAR */
function rate(label: string, value: string): Field<number> {
  const read = (typed: string) => {
    const micros = typedRate(typed)
    if (micros === null) throw new DomainError('NOT_AN_AMOUNT', { text: typed })
    return micros
  }
  return { label, as: 'text', isNumber: true, value, read }
}

/** `1.5` for a fee, `-2` for a bonus, in hundredths of a percent. @throws DomainError INVALID_PERCENT */
function fee(label: string, value: string, hint: string): Field<number> {
  const read = (typed: string) => {
    const [, minus = '', percent = ''] = /^([-−–+]?)(.*)$/su.exec(plain(typed)) ?? []
    const bp = typedPercent(percent, MAX_FEE_BP / 100)
    return minus === '' || minus === '+' || bp === 0 ? bp : -bp
  }
  return { label, as: 'text', isNumber: true, value, hint, read }
}
