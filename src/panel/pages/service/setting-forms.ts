import type { Tx } from '../../../db/store.ts'
import { setPricingLimits } from '../../../domain/catalog/margins.ts'
import { SETTINGS, type Settings } from '../../../domain/settings/all-settings.ts'
import { changeSettingsBy, settingsToChange } from '../../../domain/settings/settings.ts'
import { toUsd } from '../../../domain/shared/money.ts'
import { durationText, parseDuration } from '../../../domain/shared/time.ts'
import { typedAmount } from '../../../domain/shared/typed-amount.ts'
import { inLatin } from '../../../domain/shared/typed-number.ts'
import type { Right } from '../../../domain/team/team.ts'
import { clip } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import type { Ask, Sent } from '../../ask.ts'
import { type Done, decide } from '../../kit/acts.ts'
import {
  area,
  check,
  count,
  duration,
  type Fields,
  type InputOf,
  optional,
  percent,
  text,
  usd,
} from '../../kit/fields.ts'
import { html, type Part, paragraph } from '../../kit/html.ts'

/** What is said of a value, its form, and what the form changes. */
type Form<F extends Fields> = {
  right: Right
  shown: (texts: Texts, settings: Settings) => Part
  fields: (texts: Texts, settings: Settings) => F
  changed: (input: InputOf<F>, before: Settings) => Partial<Settings>
  /** Whether it asks before, as things are. */
  asks?: (before: Settings) => boolean
  /** Absent: stores what is changed. */
  run?: (sent: Sent, input: InputOf<F>) => Promise<Done>
  /** Stores what moves prices, instead. @returns the ids of the products whose prices it has changed */
  reprices?: (tx: Tx, by: Ask, input: InputOf<F>) => Promise<string[]>
}

const TERMS_SHOWN = 300
const MAX_JUMP_PERCENT = 1000

const FORMS = {
  eligibility: form({
    right: SETTINGS.eligibility.right,
    shown: (texts, { eligibility }) => rulesSaid(texts, eligibility),
    fields({ t }, { eligibility: { minDepositedMicros, minAgeMs } }) {
      const paidIn = usd(t('panel-service-paid-in'), { value: typedBack(minDepositedMicros) })
      const age = duration(t('panel-service-age'), { value: durationText(minAgeMs) })
      return {
        paidIn: { ...paidIn, read: typedAmount },
        age: { ...age, hint: t('panel-service-age-hint'), read: parseDuration },
      }
    },
    changed: ({ paidIn, age }, { eligibility }) => ({
      eligibility: { ...eligibility, minDepositedMicros: paidIn, minAgeMs: age },
    }),
    asks: ({ eligibility }) => eligibility.on,
  }),
  secondPerson: form({
    right: SETTINGS.secondPerson.right,
    shown: ({ t, format }, { secondPerson: { aboveMicros } }) =>
      aboveMicros === 0 ? t('panel-service-never') : format.usd(aboveMicros),
    fields({ t }, { secondPerson }) {
      const value = typedBack(secondPerson.aboveMicros)
      const above = usd(t('panel-service-above'), { value, hint: t('panel-service-zero-never') })
      return { above: { ...above, read: typedAmount } }
    },
    changed: ({ above }) => ({ secondPerson: { aboveMicros: above } }),
    asks: () => true,
    run: (sent, { above }) =>
      decide(sent, { kind: 'second_person', aboveMicros: above }, changedSaid(sent)),
  }),
  lowStock: form({
    right: SETTINGS.lowStock.right,
    shown: ({ t, format }, { lowStock }) =>
      lowStock === 0 ? t('panel-service-never') : format.number(lowStock),
    fields: ({ t }, { lowStock }) => ({
      below: count(t('panel-goods-threshold-at'), {
        ...{ value: String(lowStock), hint: t('panel-goods-threshold-hint') },
      }),
    }),
    changed: ({ below }) => ({ lowStock: below }),
  }),
  pricing: form({
    right: SETTINGS.pricing.right,
    shown({ t, format }, { pricing: { maxCostAgeDays, maxJumpBp } }) {
      const days = t('admin-pricing-days', { count: maxCostAgeDays })
      const age = maxCostAgeDays === 0 ? t('admin-pricing-for-ever') : days
      const share = format.percent(maxJumpBp / 10_000)
      const jump = maxJumpBp === 0 ? t('admin-pricing-any-amount') : share
      return html`${t('admin-pricing-max-age')}: ${age}<br>${t('admin-pricing-max-jump')}: ${jump}`
    },
    fields: ({ t }, { pricing: { maxCostAgeDays, maxJumpBp } }) => ({
      days: count(t('panel-goods-max-age'), { value: String(maxCostAgeDays) }),
      jump: percent(t('panel-goods-max-jump'), MAX_JUMP_PERCENT, {
        value: String(maxJumpBp / 100),
      }),
    }),
    changed: ({ days, jump }) => ({ pricing: { maxCostAgeDays: days, maxJumpBp: jump } }),
    // It may pause products, or put them on sale again.
    reprices(tx, { actor, now }, { days, jump }) {
      const limits = { maxCostAgeDays: days, maxJumpBp: jump }
      return setPricingLimits(tx, { limits, actor }, now)
    },
  }),
  digest: form({
    right: SETTINGS.digest.right,
    shown: ({ t, format }, { digest: { on, at, zone } }) =>
      on
        ? t('panel-service-digest-at', { time: format.apart(at), zone: format.apart(zone) })
        : t('admin-switches-off'),
    fields: ({ t }, { digest: { on, at, zone } }) => ({
      on: check(t('panel-service-digest-on'), on),
      at: text(t('panel-service-digest-time'), { value: at }),
      zone: text(t('panel-service-digest-zone'), {
        value: zone,
        hint: t('panel-service-digest-zone-hint'),
      }),
    }),
    changed: ({ on, at, zone }) => ({
      digest: { on, at: inLatin(at).replace(/^(?=\d:)/, '0'), zone },
    }),
  }),
  support: form({
    right: SETTINGS.support.right,
    shown: ({ t }, { support }) => support || t('panel-service-none'),
    fields: ({ t }, { support }) => ({
      contact: optional(
        text(t('panel-service-contact'), { value: support, hint: t('panel-service-contact-hint') }),
      ),
    }),
    changed: ({ contact = '' }) => ({ support: contact.trim() }),
  }),
  terms: form({
    right: SETTINGS.terms.right,
    shown: ({ t }, { terms }) =>
      terms === '' ? t('panel-service-short-terms') : paragraph(clip(terms, TERMS_SHOWN)),
    fields: ({ t }, { terms }) => ({
      terms: optional(
        area(t('panel-service-terms-text'), { value: terms, hint: t('panel-service-terms-hint') }),
      ),
    }),
    changed: ({ terms = '' }) => ({ terms }),
  }),
}

export type FormName = keyof typeof FORMS
export const FORM_NAMES = Object.keys(FORMS) as FormName[]

/** The form of a setting, with the input that its own fields read. */
// biome-ignore lint/suspicious/noExplicitAny: each form has its own input
export function formOf(name: FormName): Required<Pick<Form<any>, 'run'>> & Form<any> {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const own: Form<any> = FORMS[name]
  const run = (sent: Sent, input: InputOf<Fields>) =>
    sent.change(async (tx) => {
      const changes = own.changed(input, await settingsToChange(tx))
      await changeSettingsBy(tx, changes, sent.actor, sent.now)
      return changedSaid(sent)
    })
  return { run, ...own }
}

function rulesSaid(
  { format, t }: Texts,
  { minDepositedMicros, minAgeMs }: Settings['eligibility'],
): string {
  return t('admin-switches-rules', {
    amount: format.usd(minDepositedMicros),
    age: format.duration(minAgeMs),
  })
}

/** For the types of its fields. */
function form<F extends Fields>(one: Form<F>): Form<F> {
  return one
}

function changedSaid({ t }: Sent): Done {
  return { said: t('panel-service-changed') }
}

function typedBack(micros: number): string {
  return String(toUsd(micros))
}
