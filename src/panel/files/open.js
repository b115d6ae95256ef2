// Opened by Telegram, which has put who opens it into the address.
const said = document.getElementById('open')
const data = new URLSearchParams(location.hash.slice(1)).get('tgWebAppData')
// Where it leads, among our own pages.
const to = new URL(new URLSearchParams(location.search).get('to') ?? '/panel', location.origin)
const target = to.origin === location.origin ? to.pathname + to.search : '/panel'

async function open() {
  // Opened again, such as by a reload: the session goes on.
  if (data === null) return location.replace(target)
  history.replaceState(null, '', location.pathname + location.search)
  const body = new URLSearchParams({ initData: data, framed: window.top === window ? '' : '1' })
  const answer = await fetch('/panel/open', { method: 'POST', body })
  if (answer.ok) return location.replace(target)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  said.textContent = page.querySelector('[role=alert]')?.textContent ?? String(answer.status)
  said.setAttribute('role', 'alert')
}

await open()
