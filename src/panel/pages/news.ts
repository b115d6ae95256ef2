import {
  type Audience,
  audienceSize,
  type Broadcast,
  broadcastById,
  draftBroadcast,
  latestBroadcasts,
  MAX_NEWS_LENGTH,
  newsText,
  progressOf,
  startBroadcast,
  stopBroadcast,
  tryBroadcast,
} from '../../domain/broadcasts/broadcasts.ts'
import { allTiers } from '../../domain/catalog/tiers.ts'
import { allLines } from '../../domain/catalog/view.ts'
import { clip } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { Ask } from '../ask.ts'
import { act, doButton, openButton } from '../kit/acts.ts'
import { columnsOf } from '../kit/columns.ts'
import { area, choice } from '../kit/fields.ts'
import { html, markup, type Part, paragraph } from '../kit/html.ts'
import { behindId, type Column, facts, type List, listPage } from '../kit/list.ts'
import type { Page } from '../kit/page.ts'
import type { Screen } from '../kit/screen.ts'

const PATH = '/panel/news'
const BRIEF = 80
const TITLE = 40
/** How often the page reads how far news are that are being sent. */
const ANEW = 'every 5s'

type Shown = Broadcast & { sent: number }
type Names = ReadonlyMap<string, string>

/** News for many holders: everybody, a tier, the buyers of a line, or those with a balance. */
export const news: Page = {
  right: 'broadcast',
  views: { [PATH]: listView, [`${PATH}/:id{[0-9]+}`]: view },
  acts: {
    [`${PATH}/write`]: act({
      title: ({ t }) => t('panel-news-write'),
      async fields(ask) {
        const { t, format, read, url } = ask
        const from = Number(url.searchParams.get('from') ?? 0)
        const before = from > 0 ? await broadcastById(read, from) : null
        const max = format.number(MAX_NEWS_LENGTH)
        const value = before === null ? 'all' : nameOf(before.audience)
        const hint = t('panel-news-text-hint', { max })
        return {
          to: choice(t('admin-broadcast-to-whom'), [...(await audienceNames(ask))], { value }),
          text: area(t('panel-news-text'), { value: before?.text ?? '', hint }),
        }
      },
      async run(sent, _, { to, text }) {
        const input = { audience: audienceNamed(to), text: newsText(text), actor: sent.actor }
        const { id } = await sent.change((tx) => draftBroadcast(tx, input, sent.now))
        return { said: sent.t('panel-news-drafted'), to: `${PATH}/${id}` }
      },
      back: () => PATH,
    }),
    [`${PATH}/:id/try`]: act({
      title: ({ t }) => t('panel-news-try'),
      async run(sent, { id }) {
        await sent.change((tx) => tryBroadcast(tx, Number(id), sent.telegramId, sent.now))
        return { said: sent.t('panel-news-tried') }
      },
      back: ({ id }) => `${PATH}/${id}`,
    }),
    [`${PATH}/:id/start`]: act({
      title: ({ t }) => t('panel-news-start'),
      async preview(ask, { id }) {
        const present = await broadcastById(ask.read, Number(id))
        return html`${messagePart(ask.texts, present)}${await peoplePart(ask, present)}`
      },
      async run(sent, { id }) {
        await sent.change((tx) => startBroadcast(tx, Number(id), sent.actor, sent.now))
        return { said: sent.t('admin-broadcast-state-running') }
      },
      back: ({ id }) => `${PATH}/${id}`,
    }),
    [`${PATH}/:id/stop`]: act({
      title: ({ t }) => t('panel-news-stop'),
      async run(sent, { id }) {
        const { actor, now, t } = sent
        await sent.change((tx) => stopBroadcast(tx, Number(id), actor, now))
        return { said: t('admin-broadcast-state-stopped') }
      },
      back: ({ id }) => `${PATH}/${id}`,
    }),
  },
}

async function listView(ask: Ask): Promise<Screen | Response> {
  const { t, read } = ask
  let isRunning = false
  const list: List<Shown> = {
    name: 'news',
    columns: newsColumns(ask, await audienceNames(ask)),
    load: behindId(async ({ limit, before }) => {
      const found = await latestBroadcasts(read, limit + 1, before)
      const rows = await Array.fromAsync(found.slice(0, limit), async (one) => ({
        ...one,
        ...(await progressOf(read, one)),
      }))
      isRunning = rows.some(({ state }) => state === 'running')
      return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null }
    }),
    to: ({ id }) => `${PATH}/${id}`,
    empty: t('panel-news-none'),
  }
  return listPage(ask, list, (rows) => ({
    title: t('panel-news'),
    body: html`<p>${openButton(t('panel-news-write'), `${PATH}/write`)}</p>${readAnew(ask, rows, isRunning)}`,
  }))
}

async function view(ask: Ask, { id }: { id?: string }): Promise<Screen> {
  const { t, format, read, texts } = ask
  const present = await broadcastById(read, Number(id))
  const { state } = present
  const path = `${PATH}/${id}`
  if (state === 'draft')
    return {
      title: t('admin-broadcast-state-draft'),
      body: html`${messagePart(texts, present)}<div class="card">${await peoplePart(ask, present)}
<div class="buttons">${openButton(t('panel-news-start'), `${path}/start`)} ${doButton(ask, t('panel-news-try'), `${path}/try`)} ${openButton(t('panel-change'), `${PATH}/write?from=${id}`)}</div></div>`,
    }
  const { sent, unreached } = await progressOf(read, present)
  const names = await audienceNames(ask)
  const progress = html`<div class="card">${facts([
    [t('panel-news-state'), stateTag(texts, present)],
    [t('admin-broadcast-to-whom'), whoSaid(names, present)],
    [t('admin-broadcast-sent'), sentSaid(texts, { ...present, sent })],
    [t('admin-broadcast-unreached'), format.number(unreached)],
    [t('admin-broadcast-written'), markup(format.time(present.createdAt))],
    present.endedAt && [t('panel-news-ended'), markup(format.time(present.endedAt))],
  ])}${state === 'running' && html`<div class="buttons">${doButton(ask, t('panel-news-stop'), `${path}/stop`, { danger: true })}</div>`}</div>`
  return {
    title: clip(inOneLine(present), TITLE),
    body: html`${readAnew(ask, progress, state === 'running')}${messagePart(texts, present)}
<div class="buttons">${openButton(t('panel-news-again'), `${PATH}/write?from=${id}`)} <a class="button quiet" href="${PATH}">${t('panel-news-all')}</a></div>`,
  }
}

/** A part that shows itself anew while news are being sent. */
function readAnew({ url }: Ask, body: Part, isRunning: boolean): Part {
  const anew = html` hx-get="${url.pathname}${url.search}" hx-trigger="${ANEW}" hx-select="#progress" hx-swap="outerHTML"`
  return html`<div id="progress"${isRunning && anew}>${body}</div>`
}

function newsColumns(ask: Ask, names: Names): Column<Shown>[] {
  const { texts } = ask
  const { text, count, time } = columnsOf<Shown>(ask)
  return [
    text('panel-news-text', 'text', { cell: (one) => clip(inOneLine(one), BRIEF) }),
    text('panel-news-state', 'state', { cell: (one) => stateTag(texts, one) }),
    text('admin-broadcast-to-whom', 'to', {
      minor: true,
      of: ({ audience }) => nameOf(audience),
      cell: (one) => whoSaid(names, one),
    }),
    count('admin-broadcast-sent', 'sent', { cell: (one) => sentSaid(texts, one) }),
    count('admin-broadcast-unreached', 'unreached', { minor: true }),
    time('admin-broadcast-written', 'writtenAt', { minor: true, of: 'createdAt' }),
  ]
}

function inOneLine({ text }: Broadcast): string {
  return text.replace(/\s+/g, ' ')
}

/** The message as Telegram shows it. */
function messagePart({ t }: Texts, { text }: Broadcast): Part {
  return html`<div class="message"><p class="bubble" dir="auto">${paragraph(text)}</p><span class="bubble answer">${t('orders-news-off')}</span></div>`
}

async function peoplePart(ask: Ask, present: Broadcast): Promise<Part> {
  const { t, format, read } = ask
  const people = await audienceSize(read, present.audience)
  const size = people !== null && html`<strong>${format.number(people)}</strong>`
  return html`${facts([
    [t('admin-broadcast-to-whom'), whoSaid(await audienceNames(ask), present)],
    [t('admin-broadcast-people'), size || t('panel-news-people-found')],
  ])}<p class="quiet">${t('admin-broadcast-about-sending')}</p>`
}

function stateTag({ t }: Texts, { state }: Broadcast): Part {
  const look = { draft: '', running: ' warn', stopped: ' bad', done: ' good' }[state]
  return html`<span class="tag${look}">${t(`panel-news-state-${state}`)}</span>`
}

function sentSaid({ t, format }: Texts, { sent, unreached, total }: Shown): string {
  if (total === null) return format.number(sent)
  return t('admin-broadcast-sent-of', { sent, total: Math.max(total, sent + unreached) })
}

function whoSaid(names: Names, { audience }: Broadcast): string {
  return names.get(nameOf(audience)) ?? nameOf(audience)
}

/** What is said of each audience, by its name in a form. */
async function audienceNames({ t, read }: Ask): Promise<Names> {
  const [tier, line] = [t('admin-broadcast-audience-tier'), t('admin-broadcast-audience-line')]
  const tiers = await allTiers(read)
  const lines = await allLines(read)
  return new Map([
    ['all', t('admin-broadcast-audience-all')],
    ['balance', t('admin-broadcast-audience-balance')],
    ['tier:', t('admin-broadcast-no-tier')],
    ...tiers.map(({ id, name }) => [`tier:${id}`, `${tier}: ${name}`] as const),
    ...lines.map(({ slug, productName: name }) => [`line:${slug}`, `${line}: ${name}`] as const),
  ])
}

/** An audience in a form: `all`, `tier:3`, `tier:` for those in none, `line:game-a`. */
function nameOf(audience: Audience): string {
  if (audience.to === 'tier') return `tier:${audience.tierId ?? ''}`
  return audience.to === 'line' ? `line:${audience.slug}` : audience.to
}

/** @param name one of audienceNames */
function audienceNamed(name: string): Audience {
  const [to, which = ''] = name.split(/:(.*)/s)
  if (to === 'tier') return { to, tierId: which === '' ? null : Number(which) }
  return to === 'line' ? { to, slug: which } : { to: to === 'balance' ? to : 'all' }
}
