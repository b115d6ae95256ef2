import { code, lines } from '../../locales/html.ts'
import type { Feature, NoticeContext } from '../kit/context.ts'
import { withPage } from '../kit/panel-button.ts'
import { buttonIfFits, type Screen, withButton } from '../kit/screen.ts'

/** What is told of stock, and of codes that may have been used: the panel decides about those. */
export const stockNotices = {
  right: 'stock',
  waiting: { kind: 'aside', said: 'admin-aside-wait' },
  notices: {
    stock_low: (about, { pid, left }) => ofProduct(about, pid, 'low', left),
    stock_out: (about, { pid }) => ofProduct(about, pid, 'out', 0),
    code_quarantined: (about, { orderId }) =>
      withPage(about, about.texts.t('notices-code-quarantined', { id: code(orderId) }), 'goods'),
  },
  gathered: {
    stock_low: (about, count) => ofMany(about, 'low', count),
    stock_out: (about, count) => ofMany(about, 'out', count),
    code_quarantined: (about, count) =>
      withPage(about, lines(about.texts.t('notices-gathered-quarantined', { count })), 'goods'),
  },
} satisfies Feature

type What = 'low' | 'out'

function ofProduct({ texts }: NoticeContext, pid: string, what: What, left: number): Screen {
  const { t, format } = texts
  const text = t(`notices-stock-${what}`, { pid: code(pid), left: format.number(left) })
  const { buttons } = withButton(text, t('notices-stock'), 'a.stock')
  return { text, buttons: [buttonIfFits(t('notices-add-codes'), 'a.stock-of', pid), ...buttons] }
}

function ofMany({ texts: { t } }: NoticeContext, what: What, count: number): Screen {
  const text = lines(t(`notices-gathered-stock-${what}`, { count }))
  return withButton(text, t('notices-stock'), 'a.stock')
}
