import { listed } from '../../../domain/price-lists/list.ts'
import { SETTINGS } from '../../../domain/settings/all-settings.ts'
import { readSettings } from '../../../domain/settings/settings.ts'
import type { SupplierSettings } from '../../../domain/settings/supplier.ts'
import { exactUsd } from '../../../domain/shared/money.ts'
import { durationText } from '../../../domain/shared/time.ts'
import { supplierSettings } from '../../../domain/suppliers/supplier-limits.ts'
import { decisionAct } from '../../kit/decision-act.ts'
import { count, duration, optional, usd } from '../../kit/fields.ts'
import { html } from '../../kit/html.ts'
import type { Page } from '../../kit/page.ts'
import { SUPPLIERS, setUp, supplierPath } from './parts.ts'

const PATH = `${SUPPLIERS}/:name`

/** How much may be bought at a supplier, and what is done or reported by itself. */
export const supplierSettingsForm: Page = {
  right: SETTINGS.suppliers.right,
  views: {},
  acts: {
    [`${PATH}/settings`]: decisionAct({
      title: ({ t }, { name = '' }) => t('panel-suppliers-settings', { supplier: name }),
      about: ({ t }) => html`<p>${t('admin-limits-about')}</p>`,
      async fields(ask, { name }) {
        const { t, deps, read } = ask
        const before = supplierSettings(await readSettings(read), setUp(ask, name))
        const { dayLimitMicros, atOnce, syncEveryMs, lowBalanceMicros } = before
        const hint = t('panel-suppliers-empty-none')
        const limit = (label: string, micros: number | null) =>
          optional(usd(label, { hint, value: micros === null ? '' : exactUsd(micros) }))
        const some = {
          hint: t('panel-suppliers-at-once-hint'),
          value: String(atOnce ?? ''),
        }
        const every = {
          hint: t('panel-suppliers-sync-hint'),
          value: syncEveryMs === null ? '' : durationText(syncEveryMs),
          offers: ['1h', '6h', '24h'],
        }
        return {
          dayLimitMicros: limit(t('panel-suppliers-day-limit'), dayLimitMicros),
          atOnce: optional(count(t('admin-limits-at-once'), some)),
          ...(listed(deps.suppliers).includes(name ?? '') && {
            syncEveryMs: optional(duration(t('panel-suppliers-sync-every'), every)),
            lowBalanceMicros: limit(t('panel-suppliers-low-balance'), lowBalanceMicros),
          }),
        }
      },
      async decision({ read }, { name = '' }, input) {
        const before = supplierSettings(await readSettings(read), name)
        return { kind: 'supplier', supplier: name, changes: differing(before, input) }
      },
      said: ({ t }) => t('admin-price-lists-saved'),
      back: ({ name = '' }) => supplierPath(name),
    }),
    [`${PATH}/pause`]: pausing(true),
    [`${PATH}/resume`]: pausing(null),
  },
}

/** Sends nothing more to it, or again as much as its limits allow. */
function pausing(paused: true | null) {
  return decisionAct({
    title({ t }, { name = '' }) {
      const verb = paused ? t('panel-goods-verbs.pause') : t('panel-suppliers-resume')
      return `${verb}: ${name}`
    },
    about: ({ t }) => html`<p>${t('admin-limits-about')}</p>`,
    async decision(ask, { name }) {
      const supplier = setUp(ask, name)
      const { atOnce } = supplierSettings(await readSettings(ask.read), supplier)
      // Earlier versions paused by this limit.
      const isByLimit = paused === null && atOnce === 0
      return { kind: 'supplier', supplier, changes: { paused, ...(isByLimit && { atOnce: null }) } }
    },
    said: ({ t }) => t('admin-price-lists-saved'),
    back: ({ name = '' }) => supplierPath(name),
  })
}

/** Only what is changed waits for a second person, and is in the audit log. */
function differing(
  before: SupplierSettings,
  input: Partial<Record<Exclude<keyof SupplierSettings, 'paused'>, number | undefined>>,
): Partial<SupplierSettings> {
  const names = Object.keys(input) as (keyof typeof input)[]
  const changed = names.filter((key) => (input[key] ?? null) !== before[key])
  return Object.fromEntries(changed.map((key) => [key, input[key] ?? null]))
}
