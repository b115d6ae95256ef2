import { type Claim, claimByReference } from '../../domain/claims/claims.ts'
import { type ClaimStory, claimStory } from '../../domain/reports/claim.ts'
import {
  bold,
  clip,
  code,
  type Html,
  html,
  type Line,
  lines,
  untappable,
} from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import { actorSaid } from '../kit/person.ts'
import { button, type Rows, type Screen, send, sendStored } from '../kit/screen.ts'

/** Problems with orders that holders have reported. */
export const claims = {
  right: 'claims',
  waiting: { kind: 'claims', said: 'admin-claims-many' },
  buttons: {
    'a.claim': (ctx, [reference = '']) => claimScreen(ctx, reference),
    // Pressed below a picture, which must stay in the chat.
    'a.claim-new': async (ctx, [reference = '']) => send(ctx, await claimScreen(ctx, reference)),
    'a.claim-picture': (ctx, [reference = '']) => sendPicture(ctx, reference),
  },
  notices: {
    claim_opened: async ({ read, texts }, { reference, reminder }) => {
      const { t } = texts
      const story = await claimStory(read, reference)
      const first = reminder ? t('admin-claims-reminder') : t('admin-claims-opened')
      const title = story.claim.state === 'open' ? first : t('admin-claims-ended-meanwhile')
      return { text: claimCardView(texts, story, title), buttons: storyButtons(texts, story) }
    },
    claim_picture: async ({ read, texts }, { reference }) => {
      const picture = pictureOf(await claimByReference(read, reference))
      return picture ? { ...pictureScreen(texts, reference), picture } : null
    },
  },
  gathered: {
    claim_opened: (about, count) => ({
      text: lines(about.texts.t('admin-claims-many', { count })),
      buttons: [pageButton(about, 'inbox')],
    }),
  },
} satisfies Feature

/** @throws DomainError CLAIM_NOT_FOUND */
export async function claimScreen(ctx: BotContext, reference: string): Promise<Screen> {
  const { texts, t, read } = ctx
  const story = await claimStory(read, reference)
  return {
    text: claimCardView(texts, story, t('admin-claims-opened')),
    buttons: [
      ...storyButtons(texts, story),
      [button(t('admin-back'), 'admin'), button.refresh(t, 'a.claim', reference)],
    ],
  }
}

function storyButtons({ format, t }: Texts, story: ClaimStory): Rows {
  const { claim, codes, inStock, refundableMicros, report } = story
  const { reference, state } = claim
  const isOpen = state === 'open'
  return [
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
    [claim.pictureId !== null && button(t('admin-claims-picture'), 'a.claim-picture', reference)],
    [
      button(t('admin-claims-show-order'), 'a.order', claim.orderId),
      button(t('admin-claims-show-account'), 'a.account', report.telegramId),
    ],
  ]
}

function pictureOf({ pictureId: fileId, pictureKind: kind }: Claim) {
  return fileId === null || kind === null ? null : { fileId, kind }
}

function pictureScreen({ t }: Texts, reference: string): Screen {
  return {
    text: lines(t('admin-claims-picture-of', { reference })),
    buttons: [[button(t('admin-claims-show'), 'a.claim-new', reference)]],
  }
}

async function sendPicture(ctx: BotContext, reference: string): Promise<void> {
  const { texts, account, t, read } = ctx
  const picture = pictureOf(await claimByReference(read, reference))
  const screen = pictureScreen(texts, reference)
  if (picture && (await sendStored(ctx.api, account.telegramId, picture, screen))) return
  ctx.say(t('admin-claims-picture-gone'), 'alert')
}

const CODES_SHOWN = 10

const MAX_QUOTED = 1000
const MAX_QUOTED_IN_LIST = 240

/** Everything about a claim and its order. @param first what the card begins with */
function claimCardView(texts: Texts, story: ClaimStory, first: string): Html {
  return lines(
    bold(first),
    '',
    ...claimLines(texts, story),
    '',
    bold(texts.t('admin-claims-the-order')),
    ...orderLines(texts, story),
    '',
    ...otherLines(texts, story),
  )
}

function claimLines(texts: Texts, { claim, decidedByName: name }: ClaimStory): Line[] {
  const { format, t } = texts
  const { state, description, answer, decidedBy, endedAt, refundedMicros } = claim
  return [
    format.field(t('admin-claims-claim'), code(claim.reference)),
    format.field(t('admin-claims-status'), t(`admin-claims-state-${state}`)),
    format.field(t('admin-claims-what'), bold(t(`admin-claims-reason-${claim.reason}`))),
    format.field(t('admin-claims-opened-at'), format.time(claim.openedAt)),
    endedAt ? format.field(t('admin-claims-ended-at'), format.time(endedAt)) : null,
    decidedBy && format.field(t('admin-claims-decided-by'), actorSaid(texts, decidedBy, name)),
    refundedMicros > 0 && format.field(t('admin-claims-paid-back'), format.usd(refundedMicros)),
    answer !== null && format.field(t('admin-claims-answer'), clip(answer, MAX_QUOTED_IN_LIST)),
    ...(description === null
      ? [t('admin-claims-wrote-nothing')]
      : [t('admin-claims-wrote'), html`<blockquote>${clip(description, MAX_QUOTED)}</blockquote>`]),
    claim.pictureId === null ? null : t('admin-claims-has-picture'),
  ]
}

function orderLines({ format, t }: Texts, story: ClaimStory): Line[] {
  const { report, codes, inStock, replaced, refundableMicros } = story
  const { order, holderName, telegramId } = report
  const count = order.quantity > 1 ? ` × ${format.number(order.quantity)}` : ''
  const shown = codes.slice(0, CODES_SHOWN).map(({ masked }) => masked)
  const more = codes.length - shown.length
  return [
    format.field(t('admin-claims-order'), code(order.id)),
    format.field(
      t('admin-claims-product'),
      html`${clip(order.packName, 64)} (${code(order.pid)})${count}`,
    ),
    format.field(
      t('admin-claims-account'),
      html`${untappable(clip(holderName, 64))} (${code(telegramId)})`,
    ),
    ...Object.entries(order.player).map(([name, value]) =>
      format.field(name, code(clip(value, 64))),
    ),
    format.field(t('admin-claims-amount'), format.usd(order.amountMicros)),
    refundableMicros !== order.amountMicros &&
      format.field(t('admin-claims-left'), format.usd(refundableMicros)),
    format.field(t('admin-claims-supplier'), order.supplier),
    format.field(t('admin-claims-placed'), format.time(order.createdAt)),
    order.endedAt ? format.field(t('admin-claims-order-ended'), format.time(order.endedAt)) : null,
    codes.length > 0 &&
      format.field(
        t('admin-claims-codes'),
        `${shown.join(', ')}${more > 0 ? ` ${t('admin-claims-more', { count: format.number(more) })}` : ''}`,
      ),
    replaced > 0 ? format.field(t('admin-claims-replaced-before'), replaced) : null,
    codes.length > 0 ? format.field(t('admin-claims-in-stock'), inStock) : null,
  ]
}

function otherLines(texts: Texts, { others }: ClaimStory): Line[] {
  const { t } = texts
  if (others.length === 0) return [t('admin-claims-no-others')]
  return [
    html`${bold(t('admin-claims-others'))}:`,
    ...others.map((one) => html`• ${claimRow(texts, one)}`),
  ]
}

/** A claim in one line of a list. */
function claimRow({ format, t }: Texts, claim: Claim): string {
  const amount = claim.refundedMicros > 0 ? ` ${format.usd(claim.refundedMicros)}` : ''
  const state = `${t(`admin-claims-state-${claim.state}`)}${amount}`
  return `${state} · ${t(`admin-claims-reason-${claim.reason}`)} · ${format.day(claim.openedAt)}`
}
