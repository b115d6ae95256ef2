// @ts-check
import { createClient, getPeople } from './client.js'
import { el } from './dom.js'
import { loadEmoji } from './emoji.js'
import { createPanel } from './panel.js'
import { initialsOf } from './words.js'

/** @typedef {import('./client.js').Person} Person */

const SHOWN_AT_MOST = 2
const RETRY_MS = 2000

const tabs = /** @type {HTMLElement} */ (document.getElementById('people'))
const panels = /** @type {HTMLElement} */ (document.getElementById('panels'))
const banner = /** @type {HTMLElement} */ (document.getElementById('connection'))
const isWide = matchMedia('(min-width: 900px)')

const [{ bot, people }] = await Promise.all([begin(), loadEmoji()])
const shown = await peopleToShow(people)
const lost = new Set()
let chosen = shown[0]?.id
const views = shown.map(createView)

/** The people, as soon as the sandbox answers. @returns {ReturnType<typeof getPeople>} */
async function begin() {
  try {
    const answer = await getPeople()
    banner.hidden = true
    return answer
  } catch {
    banner.hidden = false
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    return begin()
  }
}

/** The first people. Anybody else whom the address names, such as #1000003, takes the last place. @param {Person[]} all */
async function peopleToShow(all) {
  const first = all.slice(0, SHOWN_AT_MOST)
  const named = namedPerson()
  if (named === null || first.some(({ id }) => id === named)) return first
  return [...first.slice(0, -1), (await createClient(named).chat()).person]
}

/** The id in the page's address; null if it has none. */
function namedPerson() {
  const id = location.hash.slice(1)
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}

/** A person's chat and the tab that leads to it. @param {Person} person @param {number} index */
function createView(person, index) {
  const className = index === 0 ? 'first' : 'second'
  let unread = 0
  const badge = el('span', { className: 'badge', hidden: true })
  const panel = createPanel(person, bot, {
    className,
    arrived() {
      if (isWide.matches || person.id === chosen) return
      count(unread + 1)
    },
    connection(isConnected) {
      if (isConnected) lost.delete(person.id)
      else lost.add(person.id)
      banner.hidden = lost.size === 0
    },
  })
  const tab = el(
    'a',
    { href: `#${person.id}`, className: `tab ${className}` },
    el('span', { className: 'avatar', 'aria-hidden': 'true' }, initialsOf(panel.name)),
    el(
      'span',
      { className: 'about' },
      el('span', { className: 'name', dir: 'auto' }, panel.name),
      el('span', { className: 'role' }, person.role),
    ),
    badge,
  )

  /** @param {number} messages */
  function count(messages) {
    unread = messages
    badge.hidden = messages === 0
    badge.textContent = messages > 99 ? '99+' : String(messages)
    badge.ariaLabel = `${messages} new`
  }

  return { ...panel, tab, read: () => count(0) }
}

/** Shows all people if there is room, otherwise the one that the address names. */
function choose() {
  const named = namedPerson()
  chosen = shown.some(({ id }) => id === named) ? named : shown[0]?.id
  for (const { element, person, tab, read } of views) {
    const isChosen = person.id === chosen
    element.classList.toggle('chosen', isChosen)
    tab.ariaCurrent = isChosen ? 'true' : null
    if (isChosen || isWide.matches) read()
  }
}

function focusChosen() {
  views.find(({ person }) => person.id === chosen)?.focus()
}

for (const { tab, element } of views) {
  tabs.append(tab)
  panels.append(element)
}
addEventListener('hashchange', () => {
  const named = namedPerson()
  if (named !== null && !shown.some(({ id }) => id === named)) return location.reload()
  choose()
  focusChosen()
})
isWide.addEventListener('change', choose)
// A file that is dropped beside a chat must not replace the page.
for (const name of ['dragover', 'drop']) addEventListener(name, (event) => event.preventDefault())
// Chromium does not draw a button again when the letters that it lacked have come: they come before it.
for (const font of document.fonts) if (font.family.includes('Bengali')) void font.load()
choose()
focusChosen()
