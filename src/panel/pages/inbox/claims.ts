import type { DecisionOf } from '../../../domain/approvals/decisions.ts'
import { openClaims } from '../../../domain/claims/claims.ts'
import { claimState, refundForClaim, refuseClaim } from '../../../domain/claims/decisions.ts'
import { type ClaimStory, claimStory } from '../../../domain/reports/claim.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { toUsd } from '../../../domain/shared/money.ts'
import { checkReason } from '../../../domain/shared/typed-text.ts'
import type { Texts } from '../../../locales/languages.ts'
import type { Ask, Sent } from '../../ask.ts'
import { type Done, secondOr } from '../../kit/acts.ts'
import { decide } from '../../kit/decide.ts'
import { area, check, type Fields, optional, usd } from '../../kit/fields.ts'
import { html, markup, type Part, paragraph } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import { actorSaid } from '../../kit/people.ts'
import { plainly } from '../../kit/words.ts'
import { balanceChange, orderLink, personLink } from './common.ts'
import { type Card, decision, decisionButton, type Kind, pathOf } from './kind.ts'

/** Of a larger order all are replaced, or the shell names some. */
const MAX_CHOSEN_FROM = 60

/** Problems with orders that holders have reported. */
export const claims: Kind = {
  name: 'claim',
  right: 'claims',
  waits: 'claims',
  label: 'panel-inbox-claim',
  async load({ read, t }, limit) {
    const { rows } = await openClaims(read, { limit, cursor: null })
    return rows.map((one) => ({
      key: one.reference,
      at: one.openedAt,
      what: t(`claims-reason-${one.reason}`),
      who: one.holderName,
    }))
  },
  card,
  decisions: {
    replace: decision({
      title: ({ t }) => t('panel-inbox-replace'),
      fields: codeFields,
      async preview({ read, t, format }, reference, typed) {
        const story = await openStory(read, reference)
        const inStock = format.number(story.inStock)
        const count = chosen(story, typed, t('panel-inbox-codes')).length
        return html`<p><strong>${t('admin-claims-confirm-replace', { count, inStock })}</strong></p>${noteSaid(t, typed.answer)}`
      },
      run: replace,
    }),
    refund: decision({
      title: ({ t }) => plainly(t('admin-claims-refund')),
      async fields({ read, t, format }, reference) {
        const { refundableMicros: whole } = await claimStory(read, reference)
        const offers = [whole, Math.floor(whole / 2)].map((micros) => inUsd(micros))
        const hint = t('admin-claims-ask-amount', { max: format.usd(whole) })
        return {
          amount: usd(t('admin-claims-how-much'), { value: inUsd(whole), offers, hint }),
          answer: noteField(t),
        }
      },
      async preview(ask, reference, { amount, answer }) {
        const { read, t, format } = ask
        const { report, refundableMicros: maxMicros } = await openStory(read, reference)
        if (amount > maxMicros) throw new DomainError('INVALID_CLAIM_REFUND', { maxMicros })
        return html`<p><strong>${t('admin-claims-confirm-refund', { amount: format.usd(amount) })}</strong></p>
${await balanceChange(ask, report.order.accountId, amount)}${noteSaid(t, answer)}`
      },
      run(sent, reference, { amount: amountMicros, answer }) {
        const { actor, now, t, format } = sent
        const noted = answer === undefined ? {} : { answer: checkReason(answer) }
        const decided = { kind: 'claim', reference, amountMicros, ...noted } as const
        return secondOr(sent, decided, amountMicros, async (tx) => {
          const input = { actor, answer: noted.answer ?? null, amountMicros }
          await refundForClaim(tx, reference, input, now)
          return { said: t('admin-claims-refunded', { amount: format.usd(amountMicros) }) }
        })
      },
    }),
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
<h3>${t('admin-claims-the-order')}</h3>${orderFacts(ask.texts, story)}
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

function claimFacts(texts: Texts, { claim, decidedByName, report }: ClaimStory): Part {
  const { format, t } = texts
  const { state, answer, decidedBy, endedAt, refundedMicros } = claim
  const { telegramId, holderName: name } = report
  return facts([
    [t('admin-claims-account'), personLink(texts, { name, telegramId })],
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

function orderFacts({ format, t }: Texts, story: ClaimStory): Part {
  const { report, verified, codes, inStock, replaced, refundableMicros } = story
  const { order } = report
  const count = order.quantity > 1 ? ` × ${format.number(order.quantity)}` : ''
  return facts([
    [t('admin-claims-order'), orderLink(order.id)],
    [t('admin-claims-product'), `${order.packName}${count}`],
    ...Object.entries(order.player).map(([name, value]) => [name, value] as const),
    verified !== null && [t('admin-claims-verified'), verified.name],
    [t('admin-claims-amount'), format.usd(order.amountMicros)],
    refundableMicros !== order.amountMicros && [
      t('admin-claims-left'),
      format.usd(refundableMicros),
    ],
    [t('admin-claims-supplier'), order.supplier],
    [t('admin-claims-placed'), markup(format.time(order.createdAt))],
    codes.length > 0 && [
      t('admin-claims-codes'),
      format.list(
        codes.slice(0, MAX_CHOSEN_FROM).map(({ masked }) => masked),
        'plain',
      ),
    ],
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

/** @throws DomainError CLAIM_DECIDED if somebody has decided it */
async function openStory(read: Ask['read'], reference: string): Promise<ClaimStory> {
  const story = await claimStory(read, reference)
  if (story.claim.state !== 'open') throw new DomainError('CLAIM_DECIDED', claimState(story.claim))
  return story
}

const codeField = (id: number) => `code-${id}`

async function codeFields({ read, t, format }: Ask, reference: string): Promise<Fields> {
  const { codes } = await claimStory(read, reference)
  const count = format.number(codes.length)
  return {
    all: check(t('panel-inbox-all-codes', { count }), codes.length === 1),
    ...Object.fromEntries(
      codes
        .slice(0, codes.length === 1 ? 0 : MAX_CHOSEN_FROM)
        .map(({ id, masked }) => [codeField(id), check(masked, false)]),
    ),
    answer: noteField(t),
  }
}

/** @throws DomainError FIELD_MISSING if none are */
function chosen({ codes }: ClaimStory, typed: Record<string, unknown>, field: string): number[] {
  const ids = codes.filter(({ id }) => typed.all || typed[codeField(id)]).map(({ id }) => id)
  if (ids.length === 0) throw new DomainError('FIELD_MISSING', { field })
  return ids
}

async function replace(
  sent: Sent,
  reference: string,
  typed: Record<string, unknown>,
): Promise<Done> {
  const { read, t } = sent
  const codeIds = chosen(await claimStory(read, reference), typed, t('panel-inbox-codes'))
  const noted = typeof typed.answer === 'string' ? { answer: checkReason(typed.answer) } : {}
  const decided: DecisionOf<'claim_codes'> = { kind: 'claim_codes', reference, codeIds, ...noted }
  return decide(sent, decided, { said: t('admin-claims-replaced') })
}

function noteField(t: Texts['t']) {
  return optional(area(t('panel-inbox-note'), { hint: t('panel-inbox-note-hint') }))
}

function noteSaid(t: Texts['t'], note: unknown): Part {
  return typeof note === 'string' && html`<p>${t('panel-inbox-note')}: ${paragraph(note)}</p>`
}

function inUsd(micros: number): string {
  return String(toUsd(micros))
}
