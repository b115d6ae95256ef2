import { listed } from '../../../domain/price-lists/list.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import type { Ask } from '../../ask.ts'
import { html, type Part } from '../../kit/html.ts'

export const SUPPLIERS = '/panel/suppliers'

export function supplierPath(name: string): string {
  return `${SUPPLIERS}/${encodeURIComponent(name)}`
}

/** The name of a supplier that is set up here. @throws DomainError SUPPLIER_NOT_FOUND */
export function setUp({ deps }: Pick<Ask, 'deps'>, name = ''): string {
  if (!deps.suppliers.has(name)) throw new DomainError('SUPPLIER_NOT_FOUND', { name })
  return name
}

/** The pages about a supplier, of which this is one. */
export function supplierTabs({ t, url, deps, may }: Ask, name: string): Part {
  const path = supplierPath(name)
  const hasList = listed(deps.suppliers).includes(name)
  const tabs = [
    [path, t('panel-suppliers-overview')],
    ...(may('catalog') ? [[`${path}/lines`, t('panel-suppliers-lines')]] : []),
    ...(may('catalog') && hasList
      ? [
          [`${path}/list`, t('panel-suppliers-price-list')],
          [`${path}/items`, t('panel-suppliers-items')],
        ]
      : []),
  ]
  return html`<nav aria-label="${name}"><ul class="tabs">${tabs.map(([to, label]) => html`<li><a href="${to}"${to === url.pathname && html` aria-current="page"`}>${label}</a></li>`)}</ul></nav>`
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
