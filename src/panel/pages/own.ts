import { undoAct } from '../../domain/accounts/undo.ts'
import { endSessions } from '../../domain/sessions/sessions.ts'
import { act } from '../kit/acts.ts'
import { hidden } from '../kit/fields.ts'
import type { Page } from '../kit/page.ts'

/** Where the person was, within the panel. */
const PATH = /^\/panel(?:\/[\w@%.-]+)*(?:\?[\w@%.&=+*-]*)?$/

/** What every page offers: to undo what was done last, and to leave. */
export const own: Page = {
  right: null,
  views: {},
  acts: {
    '/panel/undo': act({
      title: ({ t }) => t('panel-undo'),
      fields: () => ({ id: hidden(''), at: hidden('') }),
      async run(sent, _, { id, at }) {
        const { actor, may, role, now } = sent
        const by = { actor, may, anyones: role === 'owner' }
        await sent.change((tx) => undoAct(tx, Number(id), by, now))
        return { said: sent.t('panel-undone'), ...(PATH.test(at) && { to: at }) }
      },
      back: () => '/panel',
    }),
    '/panel/leave': act({
      title: ({ t }) => t('panel-leave'),
      async run(sent) {
        const { session, actor, now } = sent
        await sent.change((tx) => endSessions(tx, { id: session.id }, actor, now))
        return { said: '' }
      },
      back: () => '/panel',
    }),
  },
}
