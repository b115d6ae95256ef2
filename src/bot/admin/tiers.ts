import { accountMeant, type DecisionOf } from '../../domain/approvals/decisions.ts'
import { tierById } from '../../domain/catalog/tiers.ts'
import { bold, type Html, html, lines } from '../../locales/html.ts'
import type { Feature, ScreenContext } from '../context.ts'
import { person } from '../views/admin/person.ts'

/** Accounts that get other prices, where the owner wants a second person for that. */
export const tiers = {
  right: 'catalog',
  approvals: { tier: changeView },
} satisfies Feature

/** The tier that the account is in, and the one that it would be in. */
async function changeView(
  { read, texts }: ScreenContext,
  decision: DecisionOf<'tier'>,
): Promise<Html> {
  const { format, t } = texts
  const account = await accountMeant(read, decision)
  const nameOf = async (id: number | null) =>
    id === null ? t('admin-pricing-standard') : (await tierById(read, id)).name
  const [before, after] = [await nameOf(account.tierId), await nameOf(decision.tierId)]
  return lines(
    bold(person(texts, account)),
    format.field(t('admin-pricing-tier'), format.change(html`${before}`, bold(after))),
  )
}
