import { namesOfActors } from '../../../domain/accounts/accounts.ts'
import { endSessions, openSessions, type Session } from '../../../domain/sessions/sessions.ts'
import type { Ask } from '../../ask.ts'
import { act, doButton } from '../../kit/acts.ts'
import { columnsOf } from '../../kit/columns.ts'
import { html } from '../../kit/html.ts'
import { table } from '../../kit/list.ts'
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
  const { t, session } = ask
  const rows = await visible(ask)
  const actors = rows.map(({ telegramId }) => `admin:${telegramId}`)
  const names = await namesOfActors(ask.read, actors)
  const nameOf = (id: number) => names.get(`admin:${id}`) || id
  const { text, time, shown } = columnsOf<Session>(ask)
  const columns = [
    shown(t('panel-sessions-who'), ({ telegramId }) => nameOf(telegramId)),
    time('panel-sessions-since', 'openedAt'),
    text('panel-sessions-address', 'address'),
    text('panel-sessions-browser', 'browser', { minor: true }),
    shown('', ({ id }) =>
      id === session.id
        ? t('panel-sessions-this')
        : doButton(ask, t('panel-sessions-end'), `${PATH}/${id}/end`),
    ),
  ]
  const endAll = doButton(ask, t('panel-sessions-end-all'), `${PATH}/end-all`, { danger: true })
  return serviceScreen(ask, html`${table({ columns }, rows)}<div class="buttons">${endAll}</div>`)
}
