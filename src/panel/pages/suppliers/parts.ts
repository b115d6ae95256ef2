import { listed } from '../../../domain/price-lists/list.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import type { Ask } from '../../ask.ts'
import { html, type Part } from '../../kit/html.ts'
import { tabs } from '../../kit/tabs.ts'

export const SUPPLIERS = '/panel/suppliers'

export function supplierPath(name: string): string {
  return `${SUPPLIERS}/${encodeURIComponent(name)}`
}

/** The name of a supplier that is set up here. @throws DomainError SUPPLIER_NOT_FOUND */
export function setUp({ deps }: Pick<Ask, 'deps'>, name = ''): string {
  if (!deps.suppliers.has(name)) throw new DomainError('SUPPLIER_NOT_FOUND', { name })
  return name
}

/** The pages about a supplier, of which this is one; nothing if it has no price list. */
export function supplierTabs(ask: Ask, name: string): Part {
  const { t, deps } = ask
  if (!listed(deps.suppliers).includes(name)) return null
  const path = supplierPath(name)
  const tab = (page: string, label: string) =>
    ({ path: `${path}/${page}`, label, right: 'catalog' }) as const
  return tabs(ask, [
    { path, label: t('panel-suppliers-overview'), right: ['orders', 'catalog'] },
    tab('list', t('panel-suppliers-price-list')),
    tab('items', t('panel-suppliers-items')),
  ])
}

/** When something was, roughly; the time itself is its title. */
export function agoPart({ t, format, now }: Ask, at: Date | null | undefined): Part {
  if (!at) return t('admin-price-lists-never')
  return html`<time datetime="${at.toISOString()}" title="${format.moment(at)}">${format.ago(at, now)}</time>`
}

/** What something is; with an arrow if it becomes something else. */
export function changePart(before: Part, after: Part): Part {
  return before === after ? before : html`${before} → <strong>${after}</strong>`
}
