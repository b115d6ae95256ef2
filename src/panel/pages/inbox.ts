import { inboxCount } from '../../domain/reports/waiting.ts'
import type { Ask } from '../ask.ts'
import { html, type Part } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'
import type { Screen } from '../kit/screen.ts'
import { approvals } from './inbox/approvals.ts'
import { stuck, tasks } from './inbox/by-hand.ts'
import { claims } from './inbox/claims.ts'
import { deposits } from './inbox/deposits.ts'
import { incidents } from './inbox/incidents.ts'
import { actOf, type Item, type Kind, pathOf } from './inbox/kind.ts'
import { payments } from './inbox/payments.ts'
import { claimPicture, receiptPicture } from './inbox/pictures.ts'

const PATH = '/panel/inbox'
/** Nobody looks through more at once. */
const MAX_SHOWN = 200

const KINDS: readonly Kind[] = [...[deposits, claims, tasks, approvals, payments, incidents, stuck]]

/** Everything that waits for a person, oldest first, with what is open of it. */
export const inbox: readonly Page[] = [
  {
    right: null,
    views: {
      [PATH]: async (ask) => {
        const queue = await queueOf(ask)
        const [first] = queue
        if (first) return screenOf(ask, queue, first.kind, first.key)
        return { title: ask.t('panel-inbox'), body: queuePart(ask, [], '') }
      },
      // The list alone, which the page reads anew from time to time.
      [`${PATH}/queue`]: async (ask) => {
        const open = ask.url.searchParams.get('open') ?? ''
        return ask.c.html(String(await itemsPart(ask, await queueOf(ask), open)))
      },
    },
  },
  { right: 'deposits', views: { [`${PATH}/receipts/:reference/:number`]: receiptPicture } },
  { right: 'claims', views: { [`${PATH}/claim/:id/picture`]: claimPicture } },
  ...KINDS.map(pageOf),
]

function pageOf(kind: Kind): Page {
  const path = `${PATH}/${kind.name}/:id`
  return {
    right: kind.right,
    views: { [path]: async (ask, { id = '' }) => screenOf(ask, await queueOf(ask), kind, id) },
    acts: Object.fromEntries(
      Object.entries(kind.decisions).map(([name, one]) => [
        `${path}/${name}`,
        actOf(kind, one, nextAfter),
      ]),
    ),
  }
}

type Queued = Item & { kind: Kind }

/** What waits for whoever asks, oldest first. */
async function queueOf(ask: Ask): Promise<Queued[]> {
  const all: Queued[] = []
  for (const kind of KINDS)
    if (ask.may(kind.right))
      for (const item of await kind.load(ask, MAX_SHOWN)) all.push({ ...item, kind })
  return all.sort((one, other) => one.at.getTime() - other.at.getTime()).slice(0, MAX_SHOWN)
}

/** The item behind this one, or else the oldest; the inbox if nothing else waits. */
async function nextAfter(ask: Ask, kind: Kind, key: string): Promise<string> {
  const queue = await queueOf(ask)
  const at = queue.findIndex((item) => item.kind === kind && item.key === key)
  const next = queue[at + 1] ?? queue.find((_, i) => i !== at)
  return next ? pathOf(next.kind, next.key) : PATH
}

async function screenOf(
  ask: Ask,
  queue: readonly Queued[],
  kind: Kind,
  key: string,
): Promise<Screen> {
  const { t } = ask
  const { title, body, buttons } = await kind.card(ask, key)
  const isWaiting = queue.some((item) => item.kind === kind && item.key === key)
  const opened = html`<section class="card" aria-labelledby="opened">
<p class="kind">${t(kind.label)}${!isWaiting && html` · ${t('panel-inbox-over')}`}</p>
<h2 id="opened">${title}</h2>
<div class="buttons decide">${buttons}</div>
${body}</section>`
  return {
    title: t('panel-inbox'),
    body: html`<div class="inbox">${queuePart(ask, queue, `${kind.name}/${key}`)}${opened}</div>`,
  }
}

/** @param open the item that is open, as in its address */
function queuePart(ask: Ask, queue: readonly Queued[], open: string): Part {
  const path = `${PATH}/queue?open=${encodeURIComponent(open)}`
  return html`<nav class="queue" aria-label="${ask.t('panel-inbox-queue')}" hx-get="${path}" hx-trigger="every 30s">${itemsPart(ask, queue, open)}</nav>`
}

async function itemsPart(ask: Ask, queue: readonly Queued[], open: string): Promise<Part> {
  const { t, read, now, may } = ask
  if (queue.length === 0) return html`<p class="empty">${t('panel-inbox-empty')}</p>`
  const isAll = queue.length < MAX_SHOWN
  const more = isAll ? 0 : (await inboxCount(read, may, now)) - queue.length
  return html`<ol>${queue.map((item) => itemPart(ask, item, open))}</ol>
${more > 0 && html`<p class="quiet">${t('panel-inbox-more', { count: more })}</p>`}`
}

function itemPart(
  { t, format, now }: Ask,
  { kind, key, at, what, who }: Queued,
  open: string,
): Part {
  const isOpen = open === `${kind.name}/${key}`
  return html`<li><a id="item-${kind.name}-${key}" data-item href="${pathOf(kind, key)}"${isOpen && html` aria-current="true"`}><small>${t(kind.label)} · ${format.ago(at, now)}</small><span>${what}</span><small>${who}</small></a></li>`
}
