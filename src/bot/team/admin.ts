import type { Account } from '../../domain/accounts/accounts.ts'
import { accountMeant } from '../../domain/approvals/decisions.ts'
import { type GivenRole, may, RIGHTS } from '../../domain/team/team.ts'
import { type Html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { Feature } from '../kit/context.ts'
import { person } from '../kit/person.ts'
import { withButton } from '../kit/screen.ts'

/** What people read about roles, which owners give in the panel. */
export const team = {
  right: 'team',
  notices: {
    role_changed: ({ texts }, { role }) => {
      const { t } = texts
      if (role === null)
        return withButton(lines(t('admin-team-your-role-ended')), t('common-home'), 'home')
      const about = { role: t(`admin-team-roles-${role}`), rights: rightsText(texts, role) }
      return withButton(lines(t('admin-team-your-role', about)), t('home-admin'), 'admin')
    },
  },
  approvals: {
    role: async ({ read, texts }, decision) => {
      const account = await accountMeant(read, decision)
      const { role } = decision
      return role === null ? lines(person(texts, account)) : askGiveView(texts, account, role)
    },
  },
} satisfies Feature

function askGiveView(texts: Texts, account: Account, role: GivenRole): Html {
  return texts.t('admin-team-ask-give', {
    name: person(texts, account),
    role: texts.t(`admin-team-roles-${role}`),
    rights: rightsText(texts, role),
  })
}

function rightsText({ format, t }: Texts, role: GivenRole): string {
  const rights = RIGHTS.filter((right) => may(role, right))
  return format.list(
    rights.map((right) => t(`admin-team-rights-${right}`)),
    'plain',
  )
}
