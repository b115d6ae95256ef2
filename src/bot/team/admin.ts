import { rightsSaid } from '../../locales/decided/decision.ts'
import { lines } from '../../locales/html.ts'
import type { Feature } from '../kit/context.ts'
import { withButton } from '../kit/screen.ts'

/** What people read about roles, which owners give in the panel. */
export const team = {
  right: 'team',
  notices: {
    role_changed: ({ texts }, { role }) => {
      const { t } = texts
      if (role === null)
        return withButton(lines(t('admin-team-your-role-ended')), t('common-home'), 'home')
      const about = { role: t(`admin-team-roles-${role}`), rights: rightsSaid(texts, role) }
      return withButton(lines(t('admin-team-your-role', about)), t('home-admin'), 'admin')
    },
  },
} satisfies Feature
