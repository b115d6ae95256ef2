import { nameOfActor } from '../../../domain/accounts/accounts.ts'
import { accountNamed } from '../../../domain/accounts/holders.ts'
import { endMove } from '../../../domain/accounts/moves/ending.ts'
import { moveProblem, orderMove } from '../../../domain/accounts/moves/ordering.ts'
import type { AccountView } from '../../../domain/reports/account.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { checkReason } from '../../../domain/shared/typed-text.ts'
import { actorSaid, personSaid } from '../../../locales/people.ts'
import type { Ask } from '../../ask.ts'
import { type Act, changes } from '../../kit/acts.ts'
import { hidden, text } from '../../kit/fields.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
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
export async function movesPart(ask: Ask, { account, moves }: AccountView): Promise<Part> {
  const { t, format, may } = ask
  const { open, of, away } = moves
  if (!open && of.length === 0 && !away) return null
  const id = (one: number | null) => format.apart(String(one ?? '–'))
  const time = (at: Date | null) => (at ? format.time(at) : '')
  const past = [
    ...of.map((one) =>
      t('admin-moves-moved-from', { id: id(one.fromTelegramId), time: time(one.endedAt) }),
    ),
    ...(away
      ? [t('admin-moves-moved-to', { id: id(away.toTelegramId), time: time(away.endedAt) })]
      : []),
  ]
  const cancel = [t('panel-customers-move-cancel'), 'move-cancel'] as const
  return html`<section><h2>${t('panel-customers-moves')}</h2><div class="card">
${past.map((said) => html`<p>${typeof said === 'string' ? said : markup(said)}</p>`)}
${open && (await openMovePart(ask, open))}
${open && may('move') && accountButton(ask, account, cancel, { move: String(open.id) })}</div></section>`
}

async function openMovePart(
  { t, texts, format, read }: Ask,
  { toTelegramId, dueAt, reason, actor }: NonNullable<AccountView['moves']['open']>,
): Promise<Part> {
  return facts([
    [t('admin-moves-to'), toTelegramId],
    [t('admin-moves-at'), markup(format.time(dueAt))],
    reason !== null && [t('admin-moves-reason'), reason],
    [t('admin-moves-asked'), actorSaid(texts, actor, await nameOfActor(read, actor))],
  ])
}
