// The yardstick of reads: bare Hono that answers the same bytes, without middleware or logs. Beside it
// a bare node:http server, to find the generator's limit. The parent sends the answers, by route.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const JSON_TYPE = { 'content-type': 'application/json' }

process.once('disconnect', () => process.exit())
process.once('message', (answers: Record<string, string>) => {
  const app = new Hono()
  for (const [route, text] of Object.entries(answers))
    app.get(route, (c) => c.body(text, 200, JSON_TYPE))

  const { '/my-ip': small = '{}' } = answers
  // Does as little as possible, so that it does not become the limit itself.
  const options = { optimizeEmptyRequests: true, requestTimeout: 0, headersTimeout: 0 }
  const bare = createServer(options, (_, response) => {
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
