import { confirming, declining } from '../../decisions/approvals.ts'
import { approvalById } from '../../domain/approvals/approvals.ts'
import { amountSaid, kindSaid } from '../../locales/decided/decision.ts'
import { html, lines } from '../../locales/html.ts'
import type { Feature, NoticeContext } from '../kit/context.ts'
import { type Screen, withButton } from '../kit/screen.ts'
import { approvalCard } from './asking.ts'
import { deciding } from './deciding.ts'

/** Decisions that wait for a second person. */
export const approvals = {
  right: 'approvals',
  waiting: { kind: 'approvals', said: 'admin-approvals-waits' },
  ...deciding({
    name: 'approval',
    card: approvalCard,
    acts: { confirm: confirming, decline: declining },
  }),
  notices: { approval_wanted: notice, approval_ended: notice },
} satisfies Feature

/** What those read who may confirm it, and in the end who asked; null for who knows already. */
async function notice(
  about: NoticeContext,
  { kind, approvalId }: { kind: 'approval_wanted' | 'approval_ended'; approvalId: number },
): Promise<Screen | null> {
  const { texts, telegramId } = about
  const { format, t } = texts
  const approval = await approvalById(about.read, approvalId, about.now)
  const { askerId, askedByName, state, endedBy, endedByName } = approval
  const what = { what: kindSaid(texts, approval), amount: amountSaid(texts, approval) }
  if (kind === 'approval_wanted') {
    if (telegramId === askerId) return null
    const who = format.apart(askedByName ?? String(askerId))
    const first = html`${t('admin-approvals-wanted', { who, ...what })}`
    return approvalCard(about, String(approvalId), first)
  }
  const ended = `admin-approvals-ended-${state === 'confirmed' ? 'confirmed' : 'declined'}` as const
  const who = format.apart(endedByName ?? endedBy ?? '')
  const text = lines(t(ended, { who, ...what }))
  return withButton(text, t('admin-approvals-show'), 'a.approval', approvalId, 'new')
}
