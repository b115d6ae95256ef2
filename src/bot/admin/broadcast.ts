import {
  type Audience,
  audienceSize,
  type Broadcast,
  broadcastById,
  draftBroadcast,
  followedBy,
  followIn,
  latestBroadcasts,
  MAX_NEWS_LENGTH,
  type NewsCard,
  progressOf,
  startBroadcast,
  stopBroadcast,
  unfollowIn,
} from '../../domain/broadcasts/broadcasts.ts'
import { allTiers, tierName } from '../../domain/catalog/tiers.ts'
import { allLines, lineBySlug } from '../../domain/catalog/view.ts'
import { bold, clip, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { Refused } from '../answers.ts'
import type { BotContext, Feature, NoticeContext, ScreenContext } from '../context.ts'
import { pageFrom } from '../list-page.ts'
import { newsScreen } from '../news.ts'
import { askText, button, idIn, pageOf, pageTurner, type Screen, send } from '../screen.ts'
import { changeMessage } from '../sending/change-message.ts'
import { lineRow } from '../views/admin/lines.ts'

const LISTED = 10
const LINES_PER_PAGE = 10

/** News for many holders: everybody, a tier, the buyers of a line, or those with a balance. */
export const broadcast = {
  right: 'broadcast',
  group: 'service',
  menu: { label: 'admin-broadcast-title', to: ['a.broadcasts'] },
  commands: { broadcast: listScreen },
  buttons: {
    'a.broadcasts': async (ctx) => {
      const here = cardHere(ctx)
      if (here) await ctx.act((tx) => unfollowIn(tx, here))
      return listScreen(ctx)
    },
    'a.broadcast-to': audiencesScreen,
    'a.broadcast-tiers': tiersScreen,
    'a.broadcast-lines': (ctx, [page]) => linesScreen(ctx, pageOf(page)),
    'a.broadcast-write': askNews,
    'a.broadcast': async (ctx, [id]) => {
      const here = cardHere(ctx)
      if (here) await ctx.act((tx) => followIn(tx, idIn(id), here, ctx.now))
      return broadcastScreen(ctx, idIn(id))
    },
    'a.broadcast-try': async (ctx, [id]) => {
      const { text } = await broadcastById(ctx.read, idIn(id))
      await send(ctx, newsScreen(ctx.texts, text))
    },
    'a.broadcast-start': async (ctx, [id]) => {
      const by = { actor: ctx.adminActor, card: cardHere(ctx) }
      await ctx.act((tx) => startBroadcast(tx, idIn(id), by, ctx.now))
      return broadcastScreen(ctx, idIn(id))
    },
    'a.broadcast-stop': async (ctx, [id]) => {
      await ctx.act((tx) => stopBroadcast(tx, idIn(id), ctx.adminActor, ctx.now))
      return broadcastScreen(ctx, idIn(id))
    },
  },
  decides: {
    'a.broadcast-start': 'a.broadcast',
  },
  answers: {
    'a.broadcast-write': async (ctx, [to = '', which = ''], text) => {
      const audience = audienceIn(to, which)
      if (audience === null) throw new Refused(ctx.t('common-old-button'))
      const input = { audience, text, actor: ctx.adminActor }
      const draft = await ctx.act((tx) => draftBroadcast(tx, input, ctx.now))
      return draftScreen(ctx, draft)
    },
  },
  notices: { news_progress: changeCard },
} satisfies Feature

/** The message whose button was pressed. */
function cardHere({ callbackQuery, from }: BotContext): NewsCard | null {
  const messageId = callbackQuery?.message?.message_id
  return from && messageId !== undefined ? { telegramId: from.id, messageId } : null
}

/** The audience that a button carries: `all`, `balance`, `tier` with an id (0: no tier), `line` with a slug. */
function audienceIn(to: string, which: string): Audience | null {
  if (to === 'all' || to === 'balance') return { to }
  if (to === 'tier') return { to, tierId: idIn(which) || null }
  return to === 'line' && which !== '' ? { to, slug: which } : null
}

async function listScreen({ texts, t, read }: BotContext): Promise<Screen> {
  const latest = await latestBroadcasts(read, LISTED)
  return {
    text: lines(
      bold(t('admin-broadcast-title')),
      '',
      latest.length === 0 ? t('admin-broadcast-none') : t('admin-broadcast-about'),
    ),
    buttons: [
      ...latest.map((one) => [button(broadcastRow(texts, one), 'a.broadcast', one.id)]),
      [button(t('admin-broadcast-write'), 'a.broadcast-to')],
      [button.back(t, 'admin'), button.refresh(t, 'a.broadcasts')],
    ],
  }
}

function audiencesScreen({ t }: BotContext): Screen {
  return {
    text: lines(bold(t('admin-broadcast-ask-who'))),
    buttons: [
      [button(t('admin-broadcast-audience-all'), 'a.broadcast-write', 'all')],
      [button(t('admin-broadcast-audience-balance'), 'a.broadcast-write', 'balance')],
      [button(t('admin-broadcast-audience-tier'), 'a.broadcast-tiers')],
      [button(t('admin-broadcast-audience-line'), 'a.broadcast-lines', 0)],
      [button.cancel(t, 'a.broadcasts')],
    ],
  }
}

async function tiersScreen({ t, read }: BotContext): Promise<Screen> {
  const tiers = await allTiers(read)
  return {
    text: lines(bold(t('admin-broadcast-audience-tier'))),
    buttons: [
      [button(t('admin-broadcast-no-tier'), 'a.broadcast-write', 'tier', 0)],
      ...tiers.map(({ id, name }) => [button(`🏅 ${name}`, 'a.broadcast-write', 'tier', id)]),
      [button.cancel(t, 'a.broadcasts')],
    ],
  }
}

async function linesScreen({ texts, t, read }: BotContext, asked: number): Promise<Screen> {
  const part = pageFrom(await allLines(read), asked, LINES_PER_PAGE)
  return {
    text: lines(bold(t('admin-broadcast-audience-line'))),
    buttons: [
      ...part.shown.map((line) => [
        button(lineRow(texts, line), 'a.broadcast-write', 'line', line.slug),
      ]),
      pageTurner(texts, part, 'a.broadcast-lines'),
      [button.cancel(t, 'a.broadcasts')],
    ],
  }
}

async function askNews(ctx: BotContext, [to = '', which = '']: string[]): Promise<void> {
  const { t, format } = ctx
  const audience = audienceIn(to, which)
  if (audience === null) return ctx.say(t('common-old-button'), 'alert')
  const text = lines(
    bold(t('admin-broadcast-ask-text')),
    format.field(t('admin-broadcast-to-whom'), await whoText(ctx, audience)),
    '',
    t('admin-broadcast-about-text', { max: format.number(MAX_NEWS_LENGTH) }),
  )
  await askText(ctx, text, ['a.broadcasts'], 'a.broadcast-write', to, which)
}

/** What was written, and to how many it would go. */
async function draftScreen(
  about: ScreenContext,
  { id, text, audience }: Broadcast,
): Promise<Screen> {
  const { t, format } = about.texts
  const people = await audienceSize(about.read, audience)
  return {
    text: lines(
      html`<blockquote>${text}</blockquote>`,
      '',
      format.field(t('admin-broadcast-to-whom'), await whoText(about, audience)),
      people === null ? null : format.field(t('admin-broadcast-people'), people),
      '',
      html`<i>${t('admin-broadcast-about-sending')}</i>`,
    ),
    buttons: [
      [button(t('admin-broadcast-try-out'), 'a.broadcast-try', id)],
      [button(t('admin-broadcast-start'), 'a.broadcast-start', id)],
      [button.cancel(t, 'a.broadcasts')],
    ],
  }
}

/** News as they are now. @throws DomainError BROADCAST_NOT_FOUND */
async function broadcastScreen(about: ScreenContext, id: number): Promise<Screen> {
  const { read, texts } = about
  const { format, t } = texts
  const present = await broadcastById(read, id)
  const { state, text, total } = present
  if (state === 'draft') return draftScreen(about, present)
  const { sent, unreached } = await progressOf(read, present)
  const of =
    total === null
      ? format.number(sent)
      : t('admin-broadcast-sent-of', { sent, total: Math.max(total, sent + unreached) })
  return {
    text: lines(
      bold(t(`admin-broadcast-state-${state}`)),
      '',
      html`<blockquote>${text}</blockquote>`,
      '',
      format.field(t('admin-broadcast-to-whom'), await whoText(about, present.audience)),
      format.field(t('admin-broadcast-sent'), of),
      unreached === 0 ? null : format.field(t('admin-broadcast-unreached'), unreached),
      format.field(t('admin-broadcast-written'), format.moment(present.createdAt)),
    ),
    buttons: [
      state === 'running' && [button(t('admin-broadcast-stop'), 'a.broadcast-stop', id)],
      [button(t('admin-broadcast-back'), 'a.broadcasts'), button.refresh(t, 'a.broadcast', id)],
    ],
  }
}

async function whoText({ read, texts }: ScreenContext, audience: Audience): Promise<string> {
  const { t, format } = texts
  const said = t(`admin-broadcast-audience-${audience.to}`)
  if (audience.to === 'tier') {
    const { tierId } = audience
    const name = tierId === null ? t('admin-broadcast-no-tier') : await tierName(read, tierId)
    return `${said}: ${format.apart(name)}`
  }
  if (audience.to !== 'line') return said
  const { productName } = await lineBySlug(read, audience.slug)
  return `${said}: ${format.apart(productName)}`
}

/** Shows the author of news how far they are, in the message that shows it already. */
async function changeCard(
  about: NoticeContext,
  { broadcastId: id }: { broadcastId: number },
): Promise<null> {
  const { api, store, telegramId, now } = about
  const known = await followedBy(store.read, id, telegramId)
  if (known === null) return null
  const screen = await broadcastScreen(about, id)
  const messageId = await changeMessage(api, telegramId, known, screen)
  if (messageId !== known)
    await store.transaction((tx) => followIn(tx, id, { telegramId, messageId }, now))
  return null
}

const BRIEF_LENGTH = 24

function broadcastRow({ format, t }: Texts, { text, state, createdAt }: Broadcast) {
  const brief = clip(text.replace(/\s+/g, ' '), BRIEF_LENGTH)
  return `${t(`admin-broadcast-icon-${state}`)} ${format.shortDay(createdAt)} · ${format.apart(brief)}`
}
