import { type Claim, claimByReference, claimsOf, openClaims } from '../../domain/claims/claims.ts'
import { type ClaimStory, claimStory } from '../../domain/reports/claim.ts'
import { holderOf } from '../../domain/reports/order.ts'
import { lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../context.ts'
import { type ListPage, listPageArg, listPageIn, listTurner } from '../list-page.ts'
import { type Button, button, type Screen, send, sendStored, show, withButton } from '../screen.ts'
import {
  claimCardView,
  claimHistoryView,
  openClaimRow,
  openClaimsView,
} from '../views/admin/claims.ts'
import { counting } from '../views/admin/menu.ts'

const CLAIMS_PER_PAGE = 8
const HISTORY_PER_PAGE = 5

/** Problems with orders that holders have reported. */
export const openClaimList = {
  right: 'claims',
  group: 'goods',
  menu: { label: 'admin-claims-menu', to: ['a.claims'], isAlone: true },
  waiting: { kind: 'claims', said: 'admin-claims-many' },
  commands: {
    claims: async (ctx) => send(ctx, await listScreen(ctx, listPageIn(undefined))),
  },
  buttons: {
    'a.claims': async (ctx, [page]) => show(ctx, await listScreen(ctx, listPageIn(page))),
    'a.claim': async (ctx, [reference = '']) => show(ctx, await claimScreen(ctx, reference)),
    // Pressed below a picture, which must stay in the chat.
    'a.claim-new': async (ctx, [reference = '']) => send(ctx, await claimScreen(ctx, reference)),
    'a.claim-picture': (ctx, [reference = '']) => sendPicture(ctx, reference),
    'a.claim-history': async (ctx, [reference = '', page]) =>
      show(ctx, await historyScreen(ctx, reference, listPageIn(page))),
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
    claim_opened: (texts, count) => {
      const text = lines(texts.t('admin-claims-many', { count }))
      return withButton(text, counting(texts, texts.t('admin-claims-menu'), count), 'a.claims')
    },
  },
} satisfies Feature

async function listScreen(ctx: BotContext, page: ListPage): Promise<Screen> {
  const { texts, now, t, read } = ctx
  const bounds = { limit: CLAIMS_PER_PAGE, cursor: page.cursor }
  const found = await openClaims(read, bounds)
  return {
    text: openClaimsView(texts, found.rows.length, page.number),
    buttons: [
      ...found.rows.map((one) => [button(openClaimRow(texts, one, now), 'a.claim', one.reference)]),
      listTurner(texts, page, found, ({ id }) => id, 'a.claims'),
      [
        button(t('admin-back'), 'admin'),
        button(t('common-refresh'), 'a.claims', listPageArg(page)),
      ],
    ],
  }
}

/** @throws DomainError CLAIM_NOT_FOUND */
export async function claimScreen(ctx: BotContext, reference: string): Promise<Screen> {
  const { texts, t, read } = ctx
  const story = await claimStory(read, reference)
  return {
    text: claimCardView(texts, story, t('admin-claims-opened')),
    buttons: [
      ...storyButtons(texts, story),
      [
        button(t('admin-claims-back'), 'a.claims'),
        button(t('common-refresh'), 'a.claim', reference),
      ],
    ],
  }
}

function storyButtons({ format, t }: Texts, story: ClaimStory): Button[][] {
  const { claim, codes, inStock, refundableMicros, report } = story
  const { reference, state } = claim
  const isOpen = state === 'open'
  return [
    isOpen && codes.length > 0
      ? [
          button(
            t('admin-claims-replace', { inStock: format.number(inStock) }),
            'a.claim-replace',
            reference,
          ),
        ]
      : [],
    isOpen
      ? [
          ...(refundableMicros > 0
            ? [button(t('admin-claims-refund'), 'a.claim-refund', reference)]
            : []),
          button(t('admin-claims-refuse'), 'a.claim-refuse', reference),
        ]
      : [],
    [
      ...(claim.pictureId === null
        ? []
        : [button(t('admin-claims-picture'), 'a.claim-picture', reference)]),
      button(t('admin-claims-history'), 'a.claim-history', reference),
    ],
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

/** What the account has reported, and what it was answered. */
async function historyScreen(ctx: BotContext, reference: string, page: ListPage): Promise<Screen> {
  const { texts, read, t } = ctx
  const { accountId } = await claimByReference(read, reference)
  const bounds = { limit: HISTORY_PER_PAGE, cursor: page.cursor }
  const found = await claimsOf(read, accountId, bounds)
  const { telegramId } = await holderOf(read, accountId)
  return {
    text: claimHistoryView(texts, found.rows, page.number),
    buttons: [
      listTurner(texts, page, found, ({ id }) => id, 'a.claim-history', reference),
      [
        button(t('common-back'), 'a.claim', reference),
        button(t('admin-claims-show-account'), 'a.account', telegramId),
      ],
    ],
  }
}
