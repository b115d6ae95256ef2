// The contents: finding parts of the page by their titles and texts, and marking the one that is in view.

const contents = document.querySelector('#contents')
const filter = document.querySelector('#filter')

// Each error and object is found by the filter; without it they would make the contents too long.
for (const [title, headings] of [
  ['Errors', '.errors h3'],
  ['Objects', '.objects h3'],
]) {
  const list = document.createElement('ul')
  for (const heading of document.querySelectorAll(headings)) {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = `#${heading.id}`
    link.textContent = heading.textContent
    item.className = 'only-found'
    item.append(link)
    list.append(item)
  }
  const group = document.createElement('p')
  group.className = 'group'
  group.textContent = title
  contents.append(group, list)
}
const nothingFound = document.createElement('p')
nothingFound.setAttribute('role', 'status')
contents.append(nothingFound)

const items = [...contents.querySelectorAll('li')].map((item) => {
  const target = document.getElementById(item.querySelector('a').hash.slice(1))
  // The lists at the end have an entry for each of their parts.
  const part = target?.closest('.call, .guide, .errors article')
  return { item, title: folded(item.textContent), text: folded(part?.textContent ?? '') }
})

function folded(text) {
  return text.toLowerCase().replace(/\s+/g, ' ')
}

/** Shows the entries whose titles have all words, and those whose texts do. */
function showFound() {
  const asked = folded(filter.value).trim()
  const words = asked.split(' ')
  let found = 0
  for (const { item, title, text } of items) {
    const byTitle = words.every((word) => title.includes(word))
    const byText = asked.length > 1 && words.every((word) => text.includes(word))
    item.hidden = (asked === '' && item.classList.contains('only-found')) || !(byTitle || byText)
    item.classList.toggle('within', !byTitle)
    if (!item.hidden) found += 1
  }
  for (const group of contents.querySelectorAll('.group'))
    group.hidden = !group.nextElementSibling.querySelector('li:not([hidden])')
  nothingFound.textContent = found === 0 ? 'Nothing has these words.' : ''
}
filter.addEventListener('input', showFound)
showFound()
filter.addEventListener('keydown', ({ key: pressed }) => {
  if (pressed !== 'Enter') return
  const all = items.filter(({ item }) => !item.hidden).map(({ item }) => item)
  const first = all.find((item) => !item.classList.contains('within')) ?? all[0]
  first?.querySelector('a').click()
})
contents.addEventListener('click', ({ target }) => {
  if (target.closest('a') && contents.matches(':popover-open')) contents.hidePopover()
})
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, textarea, select')
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  filter.focus()
})

// Marks the part of the contents that is in view.
const links = new Map([...contents.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]))
const visible = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      for (const link of links.values()) link.removeAttribute('aria-current')
      links.get(target.id)?.setAttribute('aria-current', 'true')
    }
  },
  { rootMargin: '-5% 0px -75% 0px' },
)
for (const id of links.keys()) {
  const part = document.getElementById(id)
  if (part) visible.observe(part)
}
