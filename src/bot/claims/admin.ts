import { openStory, refunding, refusing, replacing } from '../../decisions/claims.ts'
import { claimByReference } from '../../domain/claims/claims.ts'
import { isClaimReference } from '../../domain/claims/decisions.ts'
import { claimStory, storyAbout } from '../../domain/reports/claim.ts'
import { lines } from '../../locales/html.ts'
import { type Asked, askedOf, deciding } from '../approvals/deciding.ts'
import type { BotContext, Feature, NoticeScreen } from '../kit/context.ts'
import { pageButton, withPage } from '../kit/panel-button.ts'
import { button, withButton } from '../kit/screen.ts'
import { doing, type Viewing } from '../kit/viewing.ts'
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
  const { t, read, texts } = ctx
  const story = await storyAbout(read, about)
  const codeIds = story.codes.map(({ id }) => id)
  return askedOf(ctx, replacing, about, {
    head: aboutClaimView(texts, story),
    choices: [['', t('admin-claims-replace-now')]],
    more: pageOf(ctx, about),
    input: () => ({ codeIds }),
  })
}

/** All that is left. */
async function askToRefund(ctx: BotContext, about: string): Promise<Asked> {
  const { t, read, texts } = ctx
  const story = await storyAbout(read, about)
  return askedOf(ctx, refunding, about, {
    head: aboutClaimView(texts, story),
    choices: [['', t('admin-claims-refund-now')]],
    more: pageOf(ctx, about),
    input: () => ({ amountMicros: story.refundableMicros }),
  })
}

async function askReason(ctx: BotContext, reference: string): Promise<Asked> {
  const { texts, t, read } = ctx
  const story = await openStory(read, reference)
  return {
    text: lines(aboutClaimView(texts, story), t('admin-claims-ask-reason')),
    choices: [],
    typed: true,
    run: ({ typed = '' }) => refusing.run(doing(ctx), reference, { answer: typed }),
  }
}

/** To the page that gives back a part, or codes one by one. */
function pageOf(ctx: BotContext, about: string) {
  const label = ctx.t('admin-panel-open')
  return isClaimReference(about)
    ? pageButton(ctx, 'inbox', label, `/claim/${about}`)
    : pageButton(ctx, 'orders', label, `/${about}`)
}
