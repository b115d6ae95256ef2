// What the service is held against: bare Hono that answers the same, without middleware or logs, and
// a bare node:http server for the generator. Its parent sends the answers, by route.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const JSON_TYPE = { 'content-type': 'application/json' }

process.once('disconnect', () => process.exit())
process.once('message', (answers: Record<string, string>) => {
  const app = new Hono()
  for (const [route, text] of Object.entries(answers)) {
    // The catalog is the same bytes for all; anything else is an object made into JSON each time.
    if (route === '/products') app.get(route, (c) => c.body(text, 200, JSON_TYPE))
    else {
      const json = JSON.parse(text)
      app.get(route, (c) => c.json(json))
    }
  }
  app.post('/orders', async (c) => c.json(await c.req.json()))

  const { '/my-ip': small = '{}' } = answers
  // Spared what it can be: it is there to find the limit of the generator, not its own.
  const spared = { optimizeEmptyRequests: true, requestTimeout: 0, headersTimeout: 0 }
  const bare = createServer(spared, (_, response) => {
    response.sendDate = false
    response.end(small)
  })
  bare.keepAliveTimeout = 0
  const hostname = '127.0.0.1'
  serve({ fetch: app.fetch, hostname, port: 0 }, ({ port: hono }) => {
    bare.listen(0, hostname, () => {
      const { port: http } = bare.address() as AddressInfo
      process.send?.({ hono: `http://${hostname}:${hono}`, http: `http://${hostname}:${http}` })
    })
  })
})
