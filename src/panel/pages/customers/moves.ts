import { nameOfActor } from '../../../domain/accounts/accounts.ts'
import { accountNamed } from '../../../domain/accounts/holders.ts'
import { endMove } from '../../../domain/accounts/moves/ending.ts'
import { moveProblem, orderMove } from '../../../domain/accounts/moves/ordering.ts'
import type { AccountView } from '../../../domain/reports/account.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { checkReason } from '../../../domain/shared/typed-text.ts'
import { movesSaid } from '../../../locales/decided/account.ts'
import { actorSaid, personSaid } from '../../../locales/people.ts'
import type { Ask } from '../../ask.ts'
import { type Act, changes } from '../../kit/acts.ts'
import { factsPart } from '../../kit/facts.ts'
import { hidden, text } from '../../kit/fields.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { accountAct, accountButton, OF_ACCOUNT } from './account-act.ts'

/** Moves the account of a holder who cannot do it, after a waiting time. */
export const moveActs: Record<string, Act> = {
  [`${OF_ACCOUNT}/move`]: accountAct({
    right: 'move',
    title: ({ t }) => t('panel-customers-move'),
    fields: ({ t }) => ({
      to: text(t('panel-customers-move-to'), { hint: t('panel-customers-move-to-hint') }),
      reason: {
        ...text(t('panel-customers-move-why'), { hint: t('panel-customers-move-why-hint') }),
        read: checkReason,
      },
    }),
    async preview({ read, t, texts, deps, now }, from, { to: typed, reason }) {
      const to = await accountNamed(read, typed)
      const problem = await moveProblem(read, { from, to, owners: deps.owners }, now)
      if (problem !== null) throw new DomainError('MOVE_REFUSED', { problem })
      return html`${changes([[t('panel-customers-move-holder'), personSaid(texts, from), personSaid(texts, to)]])}
<p>${reason}</p><p>${t('admin-moves-wait')}</p>`
    },
    async run(sent, from, { to: typed, reason }) {
      const { actor, deps, now, t } = sent
      await sent.change(async (tx) => {
        const to = await accountNamed(tx, typed)
        await orderMove(tx, { from, to, reason, actor, owners: deps.owners }, now)
      })
      return { said: t('admin-moves-done') }
    },
  }),
  [`${OF_ACCOUNT}/move-cancel`]: accountAct({
    right: 'move',
    title: ({ t }) => t('panel-customers-move-cancel'),
    fields: () => ({ move: hidden('') }),
    async run(sent, _, { move }) {
      const { actor, now, t } = sent
      await sent.change((tx) => endMove(tx, Number(move), { as: 'owner', actor }, now))
      return { said: t('panel-customers-move-cancelled') }
    },
  }),
}

/** The move that waits, and where the account was before. */
export async function movesPart(ask: Ask, view: AccountView): Promise<Part> {
  const { t, texts, may } = ask
  const { open } = view.moves
  const past = movesSaid(texts, view)
  if (!open && past.length === 0) return null
  const cancel = [t('panel-customers-move-cancel'), 'move-cancel'] as const
  return html`<section><h2>${t('panel-customers-moves')}</h2><div class="card">
${past.map((said) => html`<p>${markup(said)}</p>`)}
${open && (await openMovePart(ask, open))}
${open && may('move') && accountButton(ask, view.account, cancel, { move: String(open.id) })}</div></section>`
}

async function openMovePart(
  ask: Ask,
  { toTelegramId, dueAt, reason, actor }: NonNullable<AccountView['moves']['open']>,
): Promise<Part> {
  const { t, texts, format, read } = ask
  return factsPart(ask, [
    [t('admin-moves-to'), { code: String(toTelegramId) }],
    [t('admin-moves-at'), format.time(dueAt)],
    reason !== null && [t('admin-moves-reason'), reason],
    [t('admin-moves-asked'), actorSaid(texts, actor, await nameOfActor(read, actor))],
  ])
}
