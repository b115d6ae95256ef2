import type { Listing } from '../../domain/catalog/catalog.ts'
import { inLanguage } from '../../domain/catalog/view.ts'
import type { LinkedOrder } from '../../domain/orders/order-links.ts'
import { escaped } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { createVisitorPage } from '../visitor-page.ts'

/** So many characters of a player's id stay readable at each end; of shorter ones none. */
const READABLE = 2

const STYLE = `:root{color-scheme:light dark;--page:light-dark(#f3f5f8,#0f141a);--card:light-dark(#fff,#171d25);--text:light-dark(#1b2027,#e4eaf1);--quiet:light-dark(#525c68,#a3afbc);--line:light-dark(#d9dfe6,#2c3641);--processing:light-dark(#8a4700,#f0b35a);--completed:light-dark(#14692f,#6fd08c);--cancelled:light-dark(#b3261e,#ff9a92)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--page);color:var(--text);font:1.05rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;padding:1.5rem;border:1px solid var(--line);border-radius:.8rem;background:var(--card)}
h1{margin:0 0 .8rem;font-size:1.1rem;color:var(--quiet);font-weight:600}
.status{margin:0;font-size:1.6rem;font-weight:700}
.processing{color:var(--processing)}.completed{color:var(--completed)}.cancelled{color:var(--cancelled)}
p{margin:.3rem 0;color:var(--quiet)}a{color:light-dark(#0a58b8,#7ab8ff)}
dl{margin:1.2rem 0 0;border-top:1px solid var(--line)}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.55rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--quiet)}dd{margin:0;text-align:end;overflow-wrap:anywhere}
footer{margin-top:1rem;font-size:.9rem}`

const PAGE = createVisitorPage(STYLE, '<meta name="robots" content="noindex, nofollow">\n')

/** No search engine or cache keeps the page. */
export const ORDER_PAGE_HEADERS = {
  ...PAGE.headers,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** The page of an order, for the end customer. @param listing its product in the catalog, if it is still there */
export function orderPage(texts: Texts, order: LinkedOrder, listing: Listing | null): string {
  const { t } = texts
  const { status, quantity, createdAt, endedAt } = order
  const players = playerRows(texts, order, listing)
  const title = `${t('order-page-title')}: ${t(`order-page-status-${status}`)}`
  return PAGE.html(
    texts,
    title,
    `<h1>${t('order-page-title')}</h1>
<p class="status ${status}">${t(`order-page-status-${status}`)}</p>
<p>${t(`order-page-what-next-${status}`)}</p>
${status === 'processing' ? `<p><a href="">${t('order-page-look-again')}</a></p>` : ''}
<dl>
${row(t('order-page-product'), packName(texts, order, listing))}
${listing?.line ? row(t('order-page-game'), inLanguage(listing.line.gameName, listing.line.gameNames, texts.language.code)) : ''}
${quantity > 1 ? row(t('order-page-quantity'), String(quantity)) : ''}
${players.map(([label, value]) => row(label, value)).join('\n')}
${timeRow(t('order-page-placed'), createdAt)}
${endedAt ? timeRow(t('order-page-ended'), endedAt) : ''}
</dl>
${players.length > 0 ? `<footer><p>${t('order-page-masked')}</p></footer>` : ''}`,
  )
}

/** The same page for a link that was revoked, and for one that never was. */
export function goneLinkPage(texts: Texts): string {
  const title = texts.t('order-page-gone')
  return PAGE.html(texts, title, `<h1>${title}</h1>\n<p>${texts.t('order-page-why-gone')}</p>`)
}

/** In the reader's language, unless the product was renamed since the order. */
function packName(
  { language: { code } }: Texts,
  order: LinkedOrder,
  listing: Listing | null,
): string {
  const { name, names } = listing?.product ?? {}
  return name === order.packName ? inLanguage(name, names, code) : order.packName
}

function playerRows(
  { language: { code } }: Texts,
  { player }: LinkedOrder,
  listing: Listing | null,
): [string, string][] {
  return Object.entries(player).map(([name, value]) => {
    const field = listing?.line?.fields.find((one) => one.name === name)
    const isOption = name === 'region' || name === 'serverId'
    const label = field ? inLanguage(field.label, field.labels, code) : name
    return [label, isOption ? value : masked(value)]
  })
}

function masked(value: string): string {
  const letters = [...value]
  if (letters.length <= 2 * READABLE + 1) return '•'.repeat(letters.length)
  const hidden = '•'.repeat(letters.length - 2 * READABLE)
  return letters.slice(0, READABLE).join('') + hidden + letters.slice(-READABLE).join('')
}

function row(label: string, value: string): string {
  return `<div><dt>${escaped(label)}</dt><dd><bdi>${escaped(value)}</bdi></dd></div>`
}

function timeRow(label: string, at: Date): string {
  const iso = at.toISOString()
  const said = `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
  return `<div><dt>${label}</dt><dd><time datetime="${iso}" dir="ltr">${said}</time></dd></div>`
}
