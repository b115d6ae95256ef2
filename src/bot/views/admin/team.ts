import type { Account } from '../../../domain/accounts/accounts.ts'
import { type GivenRole, may, RIGHTS } from '../../../domain/team/team.ts'
import type { Html } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { person } from './person.ts'

export function askGiveView(texts: Texts, account: Account, role: GivenRole): Html {
  return texts.t('admin-team-ask-give', {
    name: person(texts, account),
    role: texts.t(`admin-team-roles-${role}`),
    rights: rightsText(texts, role),
  })
}

export function rightsText({ format, t }: Texts, role: GivenRole): string {
  const rights = RIGHTS.filter((right) => may(role, right))
  return format.list(
    rights.map((right) => t(`admin-team-rights-${right}`)),
    'plain',
  )
}
