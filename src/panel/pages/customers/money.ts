import { actJustRecorded } from '../../../domain/audit/audit-log.ts'
import { allTiers, tierById } from '../../../domain/catalog/tiers.ts'
import { walletOf } from '../../../domain/ledger/ledger.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { balanceAfter } from '../../../locales/decided/decision.ts'
import { personSaid } from '../../../locales/people.ts'
import type { Ask } from '../../ask.ts'
import { type Act, changes, decide } from '../../kit/acts.ts'
import { choice, text, usd } from '../../kit/fields.ts'
import { html } from '../../kit/html.ts'
import { accountAct, OF_ACCOUNT } from './account-act.ts'

type Verb = 'credit' | 'debit'

const MAX_NOTE_LENGTH = 200
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
    preview: async (ask, { tierId }, { tier }) => {
      const [from, to] = [await tierNamed(ask, tierId), await tierNamed(ask, idOf(tier))]
      return changes([[ask.t('admin-pricing-tier'), from, to]])
    },
    async run(sent, account, { tier }) {
      const { id: accountId, telegramId } = account
      const tierId = idOf(tier)
      const name = personSaid(sent.texts, account)
      const said = sent.t('admin-pricing-assigned', { name, tier: await tierNamed(sent, tierId) })
      return decide(sent, { kind: 'tier', accountId, telegramId, tierId }, { said })
    },
  }),
}

function idOf(tier: string): number | null {
  return tier === STANDARD ? null : Number(tier)
}

/** @throws DomainError TIER_NOT_FOUND */
async function tierNamed({ read, t }: Ask, id: number | null): Promise<string> {
  return id === null ? t('admin-pricing-standard') : (await tierById(read, id)).name
}

/** Adds to a wallet or takes from it, after the balances before and after were shown. */
function adjustment(verb: Verb): Act {
  const signed = (amountMicros: number) => (verb === 'credit' ? amountMicros : -amountMicros)
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
    async preview(ask, account, { amountMicros, note }) {
      const { balanceMicros, debtMicros } = await walletOf(ask.read, account.id)
      if (verb === 'debit' && balanceMicros - debtMicros < amountMicros)
        throw new DomainError('INSUFFICIENT_BALANCE', {
          ...{ neededMicros: amountMicros, balanceMicros, debtMicros },
        })
      return html`${changes(await balanceAfter(ask, account.id, signed(amountMicros)))}<p>${ask.t('admin-money-note')}: ${note}</p>`
    },
    run(sent, account, { amountMicros, note }) {
      const { actor, t, format, texts } = sent
      const { id: accountId, telegramId } = account
      const decision = { verb, amountMicros, note, accountId, telegramId }
      return decide(sent, { kind: 'adjustment', ...decision }, async (tx) => {
        const undo = await actJustRecorded(tx, { actor, action: `account.${verb}`, accountId })
        const about = { amount: format.usd(amountMicros), name: personSaid(texts, account) }
        return { said: t(`admin-money-done-${verb}`, about), undo }
      })
    },
  })
}

/** @throws DomainError REASON_TOO_LONG */
function noteIn(typed: string): string {
  const note = typed.trim()
  if (note.length > MAX_NOTE_LENGTH)
    throw new DomainError('REASON_TOO_LONG', { max: MAX_NOTE_LENGTH })
  return note
}
