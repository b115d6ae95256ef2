import { claimByReference } from '../../domain/claims/claims.ts'
import { isClaimReference, refuseClaim } from '../../domain/claims/decisions.ts'
import { claimStory, storyAbout } from '../../domain/reports/claim.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { balanceAfter, secondSaid } from '../../locales/decided/decision.ts'
import { changeLines } from '../../locales/decided/facts.ts'
import { lines } from '../../locales/html.ts'
import { carryOutOrAsk } from '../approvals/asking.ts'
import { type Asked, deciding } from '../approvals/deciding.ts'
import { Refused } from '../kit/answers.ts'
import type { BotContext, Feature, NoticeScreen } from '../kit/context.ts'
import { pageButton, withPage } from '../kit/panel-button.ts'
import { button, withButton } from '../kit/screen.ts'
import type { Viewing } from '../kit/viewing.ts'
import { orderCard } from '../orders/admin.ts'
import { aboutClaimView, claimCardView } from './view-admin.ts'

/**
 * Problems with orders that holders have reported, and what is given back of completed orders without one: `about`
 * is a claim's reference or an order's id. The panel gives back parts, too, and with a note.
 */
export const claims = {
  right: 'claims',
  waiting: { kind: 'claims', said: 'admin-claims-many' },
  ...deciding({
    name: 'claim',
    card: cardOf,
    asks: { replace: askToReplace, refund: askToRefund, refuse: askReason },
  }),
  notices: {
    claim_opened: (about, { reference, reminder }) => claimCard(about, reference, reminder),
    claim_picture: async ({ read, texts: { t } }, { reference }) => {
      const { pictureId: fileId, pictureKind: kind } = await claimByReference(read, reference)
      if (fileId === null || kind === null) return null
      const text = lines(t('admin-claims-picture-of', { reference }))
      const below = withButton(text, t('admin-claims-show'), 'a.claim', reference, 'new')
      return { ...below, picture: { fileId, kind } }
    },
  },
  gathered: {
    claim_opened: (about, count) =>
      withPage(about, lines(about.texts.t('admin-claims-many', { count })), 'inbox'),
  },
} satisfies Feature

/** The claim or order, as it is now. */
function cardOf(viewer: Viewing, about: string): Promise<NoticeScreen> {
  return isClaimReference(about) ? claimCard(viewer, about) : orderCard(viewer, about)
}

async function claimCard(
  about: Viewing,
  reference: string,
  reminder = false,
): Promise<NoticeScreen> {
  const { read, texts } = about
  const { format, t } = texts
  const story = await claimStory(read, reference)
  const { claim, codes, inStock, refundableMicros, report } = story
  const isOpen = claim.state === 'open'
  return {
    text: claimCardView(texts, story, reminder),
    buttons: [
      isOpen &&
        codes.length > 0 && [
          button(
            t('admin-claims-replace', { inStock: format.number(inStock) }),
            'a.claim-replace',
            reference,
          ),
        ],
      isOpen && [
        refundableMicros > 0 && button(t('admin-claims-refund'), 'a.claim-refund', reference),
        button(t('admin-claims-refuse'), 'a.claim-refuse', reference),
      ],
      [
        button(t('admin-claims-show-order'), 'a.order', claim.orderId),
        button(t('admin-claims-show-account'), 'a.account', report.telegramId),
        ...pageButton(about, 'inbox', t('admin-panel-open'), `/claim/${reference}`),
      ],
    ],
  }
}

/** Every code, or the only one. */
async function askToReplace(ctx: BotContext, about: string): Promise<Asked> {
  const { texts, format, t } = ctx
  const story = await openStory(ctx, about)
  const codeIds = story.codes.map(({ id }) => id)
  if (codeIds.length > story.inStock) throw new Refused(t('admin-claims-no-stock'))
  const counts = { count: codeIds.length, inStock: format.number(story.inStock) }
  return {
    text: aboutClaimView(texts, story, t('admin-claims-confirm-replace', counts)),
    choices: [['', t('admin-claims-replace-now')]],
    more: pageOf(ctx, about),
    seen: codeIds,
    async run() {
      const decision = { kind: 'claim_codes', reference: about, codeIds } as const
      const asked = await ctx.act((tx) => carryOutOrAsk(ctx, tx, decision))
      return asked === null ? { said: t('admin-claims-replaced') } : { asked }
    },
  }
}

/** All that is left. @throws DomainError INVALID_CLAIM_REFUND if nothing is */
async function askToRefund(ctx: BotContext, about: string): Promise<Asked> {
  const { texts, format, t } = ctx
  const story = await openStory(ctx, about)
  const { refundableMicros: amountMicros, report } = story
  if (amountMicros === 0) throw new DomainError('INVALID_CLAIM_REFUND', { maxMicros: 0 })
  const changes = await balanceAfter(ctx, report.order.accountId, amountMicros)
  return {
    text: aboutClaimView(
      texts,
      story,
      t('admin-claims-confirm-refund', { amount: format.usd(amountMicros) }),
      '',
      ...changeLines(texts, changes),
      await secondSaid(ctx, amountMicros),
    ),
    choices: [['', t('admin-claims-refund-now')]],
    more: pageOf(ctx, about),
    seen: amountMicros,
    async run() {
      const decision = { kind: 'claim', reference: about, amountMicros } as const
      const asked = await ctx.act((tx) => carryOutOrAsk(ctx, tx, decision))
      const said = t('admin-claims-refunded', { amount: format.usd(amountMicros) })
      return asked === null ? { said } : { asked }
    },
  }
}

async function askReason(ctx: BotContext, reference: string): Promise<Asked> {
  const { texts, t } = ctx
  return {
    text: aboutClaimView(texts, await openStory(ctx, reference), t('admin-claims-ask-reason')),
    choices: [],
    typed: true,
    async run({ typed: answer = '' }) {
      const input = { actor: ctx.adminActor, answer }
      await ctx.act((tx) => refuseClaim(tx, reference, input, ctx.now))
      return { said: t('admin-claims-refused') }
    },
  }
}

/** To the page that gives back a part, or codes one by one. */
function pageOf(ctx: BotContext, about: string) {
  const label = ctx.t('admin-panel-open')
  return isClaimReference(about)
    ? pageButton(ctx, 'inbox', label, `/claim/${about}`)
    : pageButton(ctx, 'orders', label, `/${about}`)
}

/** @throws Refused if the claim has ended */
async function openStory(ctx: BotContext, about: string) {
  const story = await storyAbout(ctx.read, about)
  if (isClaimReference(about) && story.claim?.state !== 'open')
    throw new Refused(ctx.t('admin-claims-ended-meanwhile'))
  return story
}
