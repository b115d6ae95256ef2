import { refusing } from '../../../decisions/claims.ts'
import { openClaims } from '../../../domain/claims/claims.ts'
import { type ClaimStory, claimStory } from '../../../domain/reports/claim.ts'
import { claimedOrderFacts, claimFacts, claimRow } from '../../../locales/decided/claim.ts'
import type { Ask } from '../../ask.ts'
import { decided } from '../../kit/decide.ts'
import { factsPart } from '../../kit/facts.ts'
import { area } from '../../kit/fields.ts'
import { html, type Part, paragraph } from '../../kit/html.ts'
import { plainly } from '../../kit/words.ts'
import { refunds, replaces } from '../orders/corrections.ts'
import { type Card, decisionButton, type Kind, pathOf } from './kind.ts'

/** Problems with orders that holders have reported. */
export const claims: Kind = {
  name: 'claim',
  right: 'claims',
  label: 'panel-inbox-claim',
  async load({ read, t }, limit) {
    const rows = await openClaims(read, limit)
    return rows.map((one) => ({
      key: one.reference,
      at: one.openedAt,
      what: t(`claims-reason-${one.reason}`),
      who: one.holderName,
    }))
  },
  card,
  decisions: {
    replace: { title: ({ t }) => t('panel-inbox-replace'), ...replaces },
    refund: { title: ({ t }) => plainly(t('admin-claims-refund')), ...refunds },
    refuse: {
      title: ({ t }) => plainly(t('admin-claims-refuse')),
      ...decided(refusing, ({ t }) => ({
        answer: area(t('panel-inbox-reason'), { hint: t('panel-inbox-note-hint') }),
      })),
    },
  },
}

async function card(ask: Ask, reference: string): Promise<Card> {
  const story = await claimStory(ask.read, reference)
  const { claim, codes, refundableMicros, others } = story
  const { t, texts } = ask
  const isOpen = claim.state === 'open'
  return {
    title: t(`claims-reason-${claim.reason}`),
    body: html`<div class="halves"><div>${wroteParts(ask, story)}</div>${factsPart(ask, claimFacts(texts, story))}</div>
<h3>${t('admin-claims-the-order')}</h3>${factsPart(ask, claimedOrderFacts(texts, story))}
<h3>${t('admin-claims-others')}</h3>${others.length === 0 && html`<p>${t('admin-claims-no-others')}</p>`}
<ul>${others.map((one) => html`<li><a href="${pathOf(claims, one.reference)}">${plainly(claimRow(texts, one))}</a></li>`)}</ul>`,
    buttons: isOpen && [
      codes.length > 0 && decisionButton(ask, claims, reference, 'replace', { letter: 'c' }),
      refundableMicros > 0 && decisionButton(ask, claims, reference, 'refund', { letter: 'r' }),
      decisionButton(ask, claims, reference, 'refuse', { letter: 'x' }),
    ],
  }
}

function wroteParts({ t }: Ask, { claim }: ClaimStory): Part {
  const path = `${pathOf(claims, claim.reference)}/picture`
  return [
    claim.description === null
      ? html`<p>${t('admin-claims-wrote-nothing')}</p>`
      : html`<p>${t('admin-claims-wrote')}</p><blockquote>${paragraph(claim.description)}</blockquote>`,
    claim.pictureKind === 'photo' &&
      html`<a href="${path}" target="_blank"><img class="receipt" src="${path}" alt="${plainly(t('admin-claims-picture'))}"></a>`,
    claim.pictureKind === 'document' &&
      html`<a class="button" href="${path}" target="_blank">${plainly(t('admin-claims-picture'))}</a>`,
  ]
}
