// Sends the calls of "Try it". The key stays in its field: it is neither stored nor part of an address.

/** In examples, where a trxid must be new for each purchase. */
const FRESH_TRXID = 'REPLACE-WITH-A-NEW-UUID'
/** In examples, where the service does not know its public address. */
const SANDBOX_URL = 'http://127.0.0.1:3000'
/** The service, which may be below a path of its host. */
const base = new URL('.', location.href)

const key = document.querySelector('#key')
const keyNote = document.querySelector('#key-note')
const confirmation = document.querySelector('#confirm')

/** Not crypto.randomUUID, which needs https. */
function newTrxid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `try-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function keyKind() {
  const text = key.value.trim()
  if (text === '') return 'none'
  return text.startsWith('gw_test_') ? 'test' : 'live'
}

const KEY_NOTES = {
  none: 'Needed to try calls. It stays in this tab. To try for free: in the bot, API access → Test keys.',
  test: 'A test key: no real money.',
  live: 'A live key: calls that buy charge the wallet.',
}
function showKeyKind() {
  keyNote.textContent = KEY_NOTES[keyKind()]
  keyNote.className = keyKind()
}
key.addEventListener('input', () => {
  showKeyKind()
  for (const hint of document.querySelectorAll('.hint')) hint.replaceChildren()
})
showKeyKind()

for (const code of document.querySelectorAll('pre code'))
  if (code.textContent.includes(SANDBOX_URL))
    code.textContent = code.textContent.replaceAll(SANDBOX_URL, base.href.slice(0, -1))

for (const pre of document.querySelectorAll('.sample pre, figure pre, .guide pre')) {
  const around = document.createElement('div')
  around.className = 'copied'
  pre.replaceWith(around)
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    button.textContent = (await copied(pre)) ? 'Copied' : 'Selected'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  })
  around.append(pre, button)
}

/** Copies the text of an element, or at least selects it: without https there is no clipboard. */
async function copied(element) {
  try {
    await navigator.clipboard.writeText(element.textContent)
    return true
  } catch {
    getSelection().selectAllChildren(element)
    return document.execCommand('copy')
  }
}

/** Shows one language at a time, the same for all calls. */
function showLanguage(language) {
  for (const sample of document.querySelectorAll('.sample'))
    sample.open = sample.dataset.language === language
  for (const button of document.querySelectorAll('.tabs button'))
    button.setAttribute('aria-pressed', String(button.textContent === language))
}
for (const samples of document.querySelectorAll('.samples')) {
  const tabs = document.createElement('div')
  tabs.className = 'tabs'
  for (const { dataset } of samples.querySelectorAll('.sample')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = dataset.language
    button.addEventListener('click', () => {
      const before = button.getBoundingClientRect().top
      showLanguage(dataset.language)
      // Samples above may be longer now: the button stays where it was pressed.
      scrollBy(0, button.getBoundingClientRect().top - before)
    })
    tabs.append(button)
  }
  samples.prepend(tabs)
  samples.classList.add('tabbed')
}
showLanguage('curl')

for (const form of document.querySelectorAll('form.try')) {
  const body = form.elements.body
  const example = form.querySelector('.example')
  const fill = (text) => {
    body.value = text.replaceAll(FRESH_TRXID, newTrxid)
    body.rows = Math.min(20, body.value.split('\n').length + 1)
  }
  if (body) fill(body.value)
  example?.addEventListener('change', () => fill(example.value))
  form.querySelector('.fresh')?.addEventListener('click', () => {
    body.value = body.value.replace(/("trxid":\s*")[^"]*"/, (_, start) => `${start}${newTrxid()}"`)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form)
  })
}

async function send(form) {
  const output = form.querySelector('output')
  const { method, path } = form.dataset
  if ('keyed' in form.dataset && keyKind() === 'none') {
    askForKey(form.querySelector('.hint'))
    return
  }
  if (
    'charges' in form.dataset &&
    keyKind() === 'live' &&
    !(await isConfirmed(`${method} ${path}`))
  ) {
    output.textContent = 'Not sent.'
    return
  }
  const button = form.querySelector('button:not([type])')
  button.disabled = true
  output.textContent = 'Sending …'
  const started = performance.now()
  try {
    const response = await fetch(addressOf(form), {
      method,
      headers: headersOf(form),
      credentials: 'omit',
      cache: 'no-store',
      ...(form.elements.body ? { body: form.elements.body.value } : {}),
    })
    const text = await response.text()
    showAnswer(output, response, text, Math.round(performance.now() - started))
  } catch (error) {
    output.textContent = `No answer: ${error.message}. If the call buys, send it again with the same trxid.`
  } finally {
    button.disabled = false
  }
}

/** Beside the button that was pressed, which is far from the field on a long page. */
function askForKey(hint) {
  const toKey = document.createElement('button')
  toKey.type = 'button'
  toKey.textContent = 'Type an API key'
  toKey.addEventListener('click', () => key.focus())
  hint.replaceChildren(toKey, ' first. A test key costs nothing.')
}

function isConfirmed(call) {
  document.querySelector('#confirm-call').textContent = call
  confirmation.returnValue = ''
  confirmation.showModal()
  return new Promise((resolve) => {
    const answer = () => resolve(confirmation.returnValue === 'send')
    confirmation.addEventListener('close', answer, { once: true })
  })
}

/** The values of the filled fields, by name. A list is written with spaces or commas between its values. */
function given(form, place) {
  return [...form.querySelectorAll(`[data-in="${place}"]`)].flatMap(({ name, value, dataset }) => {
    const values = 'list' in dataset ? value.split(/[\s,]+/) : [value.trim()]
    return values.filter((one) => one !== '').map((one) => [name, one])
  })
}

function addressOf(form) {
  let path = form.dataset.path
  for (const [name, value] of given(form, 'path'))
    path = path.replace(`{${name}}`, encodeURIComponent(value))
  const address = new URL(path.slice(1), base)
  for (const [name, value] of given(form, 'query')) address.searchParams.append(name, value)
  return address
}

function headersOf(form) {
  return {
    ...('keyed' in form.dataset ? { 'X-API-Key': key.value.trim() } : {}),
    ...(form.elements.body ? { 'Content-Type': 'application/json' } : {}),
    ...Object.fromEntries(given(form, 'header')),
  }
}

const SHOWN_HEADERS = ['retry-after', 'ratelimit', 'etag', 'x-request-id']

function showAnswer(output, response, text, ms) {
  const status = document.createElement('p')
  const number = document.createElement('span')
  number.className = `status s${String(response.status)[0]}`
  number.textContent = response.status
  status.append(number, ` ${response.statusText} in ${ms} ms`)
  const headers = SHOWN_HEADERS.filter((name) => response.headers.has(name))
  const lines = headers.map((name) => `${name}: ${response.headers.get(name)}`)
  const body = document.createElement('pre')
  body.textContent = [...lines, ...(lines.length > 0 ? [''] : []), pretty(text)].join('\n')
  output.replaceChildren(status, body)
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
