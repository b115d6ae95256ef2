import type { ClaimStory, OrderStory } from '../../domain/reports/claim.ts'
import { claimedOrderFacts, claimFacts } from '../../locales/decided/claim.ts'
import { factLines } from '../../locales/decided/facts.ts'
import { bold, clip, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { person } from '../kit/person.ts'

const MAX_QUOTED = 1000

/** What one decides about a claim by. */
export function claimCardView(texts: Texts, story: ClaimStory, reminder: boolean): Html {
  const { t } = texts
  const { state, description, pictureId } = story.claim
  const isReminder = reminder && state === 'open'
  return lines(
    bold(t(isReminder ? 'admin-claims-reminder' : 'admin-claims-opened')),
    '',
    ...factLines(texts, claimFacts(texts, story)),
    ...(description === null
      ? [t('admin-claims-wrote-nothing')]
      : [t('admin-claims-wrote'), html`<blockquote>${clip(description, MAX_QUOTED)}</blockquote>`]),
    pictureId !== null && t('admin-claims-has-picture'),
    '',
    ...factLines(texts, claimedOrderFacts(texts, story)),
  )
}

/** A claim, or an order that nobody has claimed, above a question. */
export function aboutClaimView(texts: Texts, { claim, report }: OrderStory): Html {
  const { format } = texts
  const { order, holderName: name, telegramId } = report
  return lines(
    html`${bold(clip(order.packName, 64))} · ${person(texts, { name, telegramId })}`,
    html`${claim ? html`${format.apart(code(claim.reference))} · ` : ''}${format.apart(code(order.id))}`,
    '',
  )
}
