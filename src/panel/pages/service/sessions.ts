import { namesOfActors } from '../../../domain/accounts/accounts.ts'
import { endSessions, openSessions, type Session } from '../../../domain/sessions/sessions.ts'
import type { Ask } from '../../ask.ts'
import { act, doButton } from '../../kit/acts.ts'
import { html, markup } from '../../kit/html.ts'
import { type Column, table } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { SERVICE, serviceScreen } from './service.ts'

const PATH = `${SERVICE}/sessions`

/** Who has the panel open: one's own sessions, and for owners those of everybody. */
export const sessions: Page = {
  right: null,
  views: { [PATH]: view },
  acts: {
    [`${PATH}/:id/end`]: act({
      title: ({ t }) => t('panel-sessions-end'),
      async run(sent, { id }) {
        const one = (await visible(sent)).find((session) => String(session.id) === id)
        const { actor, now, t } = sent
        if (one) await sent.change((tx) => endSessions(tx, { id: one.id }, actor, now))
        return { said: t('panel-sessions-ended') }
      },
      back: () => PATH,
    }),
    [`${PATH}/end-all`]: act({
      title: ({ t }) => t('panel-sessions-end-all'),
      async run(sent) {
        const { session, telegramId, role, actor, now, t } = sent
        const which = role === 'owner' ? 'all' : { telegramId }
        await sent.change((tx) => endSessions(tx, which, actor, now, session.id))
        return { said: t('panel-sessions-ended') }
      },
      back: () => PATH,
    }),
  },
}

function visible({ read, role, telegramId, now }: Ask): Promise<Session[]> {
  return openSessions(read, role === 'owner' ? undefined : telegramId, now)
}

async function view(ask: Ask) {
  const { t, format, session } = ask
  const rows = await visible(ask)
  const actors = rows.map(({ telegramId }) => `admin:${telegramId}`)
  const names = await namesOfActors(ask.read, actors)
  const nameOf = (id: number) => names.get(`admin:${id}`) || id
  const columns: Column<Session>[] = [
    { head: t('panel-sessions-who'), cell: ({ telegramId }) => nameOf(telegramId) },
    {
      head: t('panel-sessions-since'),
      cell: ({ openedAt }) => openedAt && markup(format.time(openedAt)),
    },
    { head: t('panel-sessions-address'), cell: ({ address }) => address },
    { head: t('panel-sessions-browser'), is: 'minor', cell: ({ browser }) => browser },
    {
      head: '',
      cell: ({ id }) =>
        id === session.id
          ? t('panel-sessions-this')
          : doButton(ask, t('panel-sessions-end'), `${PATH}/${id}/end`),
    },
  ]
  const endAll = doButton(ask, t('panel-sessions-end-all'), `${PATH}/end-all`, { danger: true })
  return serviceScreen(ask, html`${table({ columns }, rows)}<div class="buttons">${endAll}</div>`)
}
