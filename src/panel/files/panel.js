// What pages do besides what the server does: times in the reader's zone, and keys.

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
const known = `zone=${timeZone.replaceAll('/', '%2F')}`
if (!document.cookie.split('; ').includes(known)) {
  // biome-ignore lint/suspicious/noDocumentCookie: the other interface is only there with https
  document.cookie = `${known}; path=/panel; max-age=31536000; samesite=strict`
  // The times that are shown now are those of another zone.
  if (document.querySelector('time') && document.cookie.includes(known)) location.reload()
}

for (const here of document.querySelectorAll('.queue [aria-current], header nav [aria-current]'))
  here.scrollIntoView({ block: 'nearest', inline: 'center' })
// Who opens a form with a keyboard at hand begins to type. A phone would cover the page with its own.
if (matchMedia('(hover: hover)').matches)
  document
    .querySelector('main form.card[method=post] :is(input:not([type=hidden]), textarea)')
    ?.focus()

const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false

/** Goes to the item before or behind the one that has the focus, or else is open: of the queue, or of a list. */
function move(step) {
  const items = [
    ...document.querySelectorAll('[data-item], #list tbody td:first-child a:first-child'),
  ]
  const focused = items.findIndex((item) => item.contains(document.activeElement))
  const at = focused < 0 ? items.findIndex((item) => item.ariaCurrent) : focused
  items[Math.min(Math.max(at + step, 0), items.length - 1)]?.focus()
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (isTyping()) {
    if (event.key !== 'Escape') return
    // What is searched for stays, as does the list of it.
    event.preventDefault()
    return document.activeElement.blur()
  }
  if (event.key === 'j') return move(1)
  if (event.key === 'k') return move(-1)
  if (event.key === '/') {
    event.preventDefault()
    return document.querySelector('input[type=search]')?.focus()
  }
  if (event.key === 'Enter' && document.activeElement?.matches('[data-item]'))
    return document.activeElement.querySelector('a[href]')?.click()
  // The letters that buttons show count for the item that has the focus, or else for the whole page.
  const letter = `[data-letter="${CSS.escape(event.key)}"]`
  const within = document.activeElement?.closest('[data-item]')
  // Another item is open: its buttons are not meant.
  if (within && !within.ariaCurrent && document.querySelector('[data-item][aria-current]')) return
  const found = within?.querySelector(letter) ?? document.querySelector(letter)
  if (found) {
    event.preventDefault()
    found.click()
  }
})

// A form is sent once: the second press of its button would only say so.
document.addEventListener('submit', (event) => {
  if (event.target.method !== 'post') return
  setTimeout(() => {
    for (const button of event.target.querySelectorAll('button')) button.disabled = true
  })
})
addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('form[method=post] button'))
    button.disabled = false
})
