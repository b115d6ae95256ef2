// Drives as wrk.lua does, where wrk is missing: node autocannon.ts MODULE URL FILE PREFIX SECONDS
// CONNECTIONS TIMEOUT. autocannon is whichever one is installed, so that its shape is told here.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Request = { method: string; path: string; headers: Record<string, string>; body?: string }
type Autocannon = (options: {
  url: string
  connections: number
  duration: number
  timeout: number
  requests: (Request & { setupRequest: (request: Request) => Request })[]
}) => Promise<{
  requests: { total: number }
  duration: number
  latency: { p50: number; p99: number }
  non2xx: number
  errors: number
  timeouts: number
}>

const [module = '', url = '', file = '', prefix = '', ...numbers] = process.argv.slice(2)
const [duration = 1, connections = 1, timeout = 1] = numbers.map(Number)
const autocannon: Autocannon = createRequire(import.meta.url)(module)

let sent = 0
const requests = readFileSync(file, 'latin1').split('\u0001').map(parse)
// Each connection goes through the list from its beginning, hence one list that all of them share.
let at = 0
const setupRequest = (template: Request): Request => {
  at = (at + 1) % requests.length
  const request = { ...template, ...requests[at] }
  if (request.body === undefined) return request
  sent++
  const trxid = prefix + String(sent).padStart(8, '0')
  return { ...request, body: request.body.replace('\u0002', trxid) }
}
const [first] = requests
if (!first) throw new Error(`${file} holds no request.`)
const result = await autocannon({
  ...{ url, connections, duration, timeout },
  requests: [{ ...first, setupRequest }],
})
const told = {
  requests: result.requests.total,
  seconds: result.duration,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
  refused: result.non2xx,
  broken: result.errors - result.timeouts,
  late: result.timeouts,
}
console.log(`RESULT ${JSON.stringify(told)}`)

function parse(text: string): Request {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [start = '', ...lines] = head.split('\r\n')
  const [method = '', path = ''] = start.split(' ')
  const headers = Object.fromEntries(lines.map((line) => line.split(': ')))
  // autocannon tells the length itself.
  delete headers['Content-Length']
  delete headers.Host
  return { method, path, headers, ...(body === '' ? {} : { body }) }
}
