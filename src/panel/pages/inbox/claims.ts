import { openClaims } from '../../../domain/claims/claims.ts'
import { refuseClaim } from '../../../domain/claims/decisions.ts'
import { type ClaimStory, claimStory } from '../../../domain/reports/claim.ts'
import type { Texts } from '../../../locales/languages.ts'
import { actorSaid } from '../../../locales/people.ts'
import type { Ask } from '../../ask.ts'
import { area } from '../../kit/fields.ts'
import { html, markup, type Part, paragraph } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import { plainly } from '../../kit/words.ts'
import { refunding, replacing } from '../orders/corrections.ts'
import { orderPart } from './common.ts'
import { type Card, decision, decisionButton, type Kind, pathOf } from './kind.ts'

const CODES_SHOWN = 60

/** Problems with orders that holders have reported. */
export const claims: Kind = {
  name: 'claim',
  right: 'claims',
  waits: 'claims',
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
    replace: decision({ title: ({ t }) => t('panel-inbox-replace'), ...replacing }),
    refund: decision({ title: ({ t }) => plainly(t('admin-claims-refund')), ...refunding }),
    refuse: decision({
      title: ({ t }) => plainly(t('admin-claims-refuse')),
      fields: ({ t }) => ({
        answer: area(t('panel-inbox-reason'), { hint: t('panel-inbox-note-hint') }),
      }),
      async run({ change, actor, now, t }, reference, { answer }) {
        await change((tx) => refuseClaim(tx, reference, { actor, answer }, now))
        return { said: t('admin-claims-refused') }
      },
    }),
  },
}

async function card(ask: Ask, reference: string): Promise<Card> {
  const story = await claimStory(ask.read, reference)
  const { claim, codes, refundableMicros } = story
  const { t } = ask
  const isOpen = claim.state === 'open'
  return {
    title: t(`claims-reason-${claim.reason}`),
    body: html`<div class="halves"><div>${wroteParts(ask, story)}</div>${claimFacts(ask.texts, story)}</div>
<h3>${t('admin-claims-the-order')}</h3>${await orderOf(ask, story)}
<h3>${t('admin-claims-others')}</h3>${othersPart(ask.texts, story)}`,
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

function claimFacts(texts: Texts, { claim, decidedByName }: ClaimStory): Part {
  const { format, t } = texts
  const { state, answer, decidedBy, endedAt, refundedMicros } = claim
  return facts([
    [t('admin-claims-opened-at'), markup(format.time(claim.openedAt))],
    state !== 'open' && [t('admin-claims-status'), plainly(t(`admin-claims-state-${state}`))],
    endedAt !== null && [t('admin-claims-ended-at'), markup(format.time(endedAt))],
    decidedBy !== null && [
      t('admin-claims-decided-by'),
      actorSaid(texts, decidedBy, decidedByName),
    ],
    refundedMicros > 0 && [t('admin-claims-paid-back'), format.usd(refundedMicros)],
    answer !== null && [t('admin-claims-answer'), answer],
    [t('admin-claims-claim'), html`<code>${claim.reference}</code>`],
  ])
}

function orderOf(ask: Ask, story: ClaimStory): Promise<Part> {
  const { t, format } = ask
  const { report, codes, inStock, replaced, refundableMicros } = story
  const shown = codes.slice(0, CODES_SHOWN).map(({ masked }) => masked)
  return orderPart(ask, report, [
    refundableMicros !== report.order.amountMicros && [
      t('admin-claims-left'),
      format.usd(refundableMicros),
    ],
    codes.length > 0 && [t('admin-claims-codes'), format.list(shown, 'plain')],
    replaced > 0 && [t('admin-claims-replaced-before'), format.number(replaced)],
    codes.length > 0 && [t('admin-claims-in-stock'), format.number(inStock)],
  ])
}

function othersPart({ format, t }: Texts, { others }: ClaimStory): Part {
  if (others.length === 0) return html`<p>${t('admin-claims-no-others')}</p>`
  return html`<ul>${others.map((one) => {
    const state = plainly(t(`admin-claims-state-${one.state}`))
    return html`<li><a href="${pathOf(claims, one.reference)}">${t(`claims-reason-${one.reason}`)}</a> · ${state} · ${format.day(one.openedAt)}</li>`
  })}</ul>`
}
