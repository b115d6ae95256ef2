import { type Adjustment, adjusting, noteIn } from '../../../decisions/accounts.ts'
import type { Account } from '../../../domain/accounts/accounts.ts'
import type { DecisionOf } from '../../../domain/approvals/decisions.ts'
import { allTiers, tierName } from '../../../domain/catalog/tiers.ts'
import { decidedSaid } from '../../../locales/decided/decision.ts'
import { personSaid } from '../../../locales/people.ts'
import { type Act, changes, decide, doneOf } from '../../kit/acts.ts'
import { questionPart } from '../../kit/decide.ts'
import { choice, text, usd } from '../../kit/fields.ts'
import { html } from '../../kit/html.ts'
import { accountAct, OF_ACCOUNT } from './account-act.ts'

/** Of the choice: no tier. */
const STANDARD = 'standard'

/** What changes an account's money, or its prices. */
export const moneyActs: Record<string, Act> = {
  [`${OF_ACCOUNT}/credit`]: adjustment('credit'),
  [`${OF_ACCOUNT}/debit`]: adjustment('debit'),
  [`${OF_ACCOUNT}/tier`]: accountAct({
    right: 'catalog',
    title: ({ t }) => t('panel-customers-tier'),
    about: ({ t }) => html`<p>${t('admin-pricing-about-tiers')}</p>`,
    fields: async ({ read, t }, { tierId }) => ({
      tier: choice(
        t('admin-pricing-tier'),
        [
          [STANDARD, t('admin-pricing-standard')],
          ...(await allTiers(read)).map(({ id, name }) => [String(id), name] as const),
        ],
        { value: String(tierId ?? STANDARD) },
      ),
    }),
    preview: async (ask, account, { tier }) =>
      changes((await decidedSaid(ask, tierOf(account, tier))).changes ?? []),
    async run(sent, account, { tier }) {
      const { texts, t, read } = sent
      const decision = tierOf(account, tier)
      const { tierId } = decision
      const to = tierId === null ? t('admin-pricing-standard') : await tierName(read, tierId)
      const name = personSaid(texts, account)
      return decide(sent, decision, { said: t('admin-pricing-assigned', { name, tier: to }) })
    },
  }),
}

function tierOf({ id: accountId, telegramId }: Account, tier: string): DecisionOf<'tier'> {
  const tierId = tier === STANDARD ? null : Number(tier)
  return { kind: 'tier', accountId, telegramId, tierId }
}

/** Adds to a wallet or takes from it, after the balances before and after were shown. */
function adjustment(verb: Adjustment['verb']): Act {
  return accountAct({
    right: 'money',
    title: ({ t }) => t(`panel-customers-${verb}`),
    fields: ({ t }) => ({
      amountMicros: usd(t('panel-customers-amount-usd')),
      note: {
        ...text(t('panel-customers-note'), { hint: t('panel-customers-note-hint') }),
        read: noteIn,
      },
    }),
    preview: async (ask, account, typed) =>
      questionPart(ask, await adjusting.question(ask, '', { ...typed, account, verb })),
    run: async (sent, account, typed) =>
      doneOf(sent, await adjusting.run(sent, '', { ...typed, account, verb })),
  })
}
