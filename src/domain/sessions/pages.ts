import type { Right } from '../team/team.ts'

/** The parts of the panel, in the order of its menu. `right`: who has one of them may open it; null: the whole team. */
export const PANEL_PAGES = [
  { name: 'today', path: '/panel', right: null },
  { name: 'inbox', path: '/panel/inbox', right: null },
  { name: 'orders', path: '/panel/orders', right: ['orders'] },
  { name: 'customers', path: '/panel/customers', right: ['accounts'] },
  { name: 'goods', path: '/panel/goods', right: ['catalog', 'stock'] },
  { name: 'suppliers', path: '/panel/suppliers', right: ['orders', 'catalog'] },
  { name: 'money', path: '/panel/money', right: ['reports', 'deposits'] },
  { name: 'news', path: '/panel/news', right: ['broadcast'] },
  { name: 'service', path: '/panel/service', right: null },
] as const satisfies readonly { name: string; path: string; right: readonly Right[] | null }[]

export type PanelPage = (typeof PANEL_PAGES)[number]['name']
