import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

// Between two processes, at random: it loses, delays, repeats, cuts and garbles, before the request arrives
// or after it was answered.

type Said = { status: number; text: string; headers: Record<string, string> }

const HTML = '<html><h1>502 Bad Gateway</h1></html>'
const SLOW_MS = 1500

/** @param random from 0 to 1. @param share of the requests that something happens to. */
export async function chaosProxy(
  target: string,
  { random, share }: { random: () => number; share: number },
) {
  let on = true
  const faults: string[] = []
  const { origin } = new URL(target)

  async function passOn(request: IncomingMessage, body: string): Promise<Said> {
    const { method = 'GET', url = '/', headers } = request
    const {
      host: _,
      connection: __,
      'content-length': ___,
      'transfer-encoding': ____,
      ...own
    } = headers
    const answer = await fetch(origin + url, {
      method,
      headers: own as Record<string, string>,
      ...(method === 'GET' ? {} : { body }),
    })
    return {
      status: answer.status,
      text: await answer.text(),
      headers: { 'Content-Type': answer.headers.get('content-type') ?? 'application/json' },
    }
  }

  const tell = (response: ServerResponse, { status, text, headers }: Said) =>
    void response.writeHead(status, headers).end(text)
  const html = { status: 502, text: HTML, headers: { 'Content-Type': 'text/html' } }

  const FAULTS: Record<string, (pass: () => Promise<Said>, to: ServerResponse) => Promise<void>> = {
    'cut before': async (_, to) => void to.destroy(),
    'cut after': async (pass, to) => {
      await pass()
      to.destroy()
    },
    'HTML before': async (_, to) => tell(to, html),
    'HTML after': async (pass, to) => {
      await pass()
      tell(to, html)
    },
    'broken off': async (pass, to) => {
      const { status, text, headers } = await pass()
      to.writeHead(status, { ...headers, 'Content-Length': String(text.length) })
      to.write(text.slice(0, text.length / 2), () => to.destroy())
    },
    'told twice': async (pass, to) => {
      const said = await pass()
      tell(to, { ...said, text: said.text + said.text })
    },
    'sent twice': async (pass, to) => {
      await pass()
      tell(to, await pass())
    },
    'late answer': async (pass, to) => {
      const said = await pass()
      await sleep(SLOW_MS)
      tell(to, said)
    },
    'late request': async (pass, to) => {
      await sleep(SLOW_MS)
      tell(to, await pass())
    },
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const names = Object.keys(FAULTS)
    const what = on && random() < share ? names[Math.floor(random() * names.length)] : undefined
    if (what) faults.push(what)
    const pass = () => passOn(request, body)
    await (FAULTS[what ?? ''] ?? (async (_, to) => tell(to, await pass())))(pass, response)
  }

  const server = createServer((request, response) => {
    // What is behind may be down, too.
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as { port: number }
  return {
    url: target.replace(origin, `http://127.0.0.1:${port}`),
    faults: () => [...faults],
    /** From now on it only passes on. */
    calm() {
      on = false
    },
  }
}
