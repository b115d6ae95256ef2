import { readConfig } from './config.ts'
import { formatUsd } from './domain/money.ts'
import { prepareDemo } from './sandbox/demo.ts'
import { runEntry, runService } from './service.ts'
import { createSandboxSupplier } from './suppliers/sandbox.ts'

const clock = () => new Date()

await runEntry(async () => {
  // Never the .env of a real service: only what is given on the command line counts here.
  const config = readConfig(process.env, { DATABASE_URL: 'data/sandbox.db' })
  let demo = { apiKey: '', balanceMicros: 0 }
  await runService({
    config,
    suppliers: new Map([['sandbox', createSandboxSupplier(clock)]]),
    lookupSupplier: 'sandbox',
    clock,
    async prepare(store) {
      demo = await prepareDemo(store, config.databaseUrl, clock())
    },
    ready: (url) => console.log(greeting(url, demo, crypto.randomUUID().slice(0, 8))),
  })
})

function greeting(url: string, demo: { apiKey: string; balanceMicros: number }, run: string) {
  const curl = `curl -s -H 'X-API-Key: ${demo.apiKey}'`
  const post = `${curl} -H 'Content-Type: application/json'`
  return `
The gamewallet sandbox is running. Nothing in it is real, and it reaches no other host.

  API        ${url}
  Reference  ${url}/docs
  Demo key   ${demo.apiKey}
  Balance    ${formatUsd(demo.balanceMicros)}

Try it in another terminal:

  ${curl} ${url}/products
  ${post} -d '{"pid":"GWA-UC-60","userId":"5123456789","trxid":"try-${run}"}' ${url}/orders
  ${curl} '${url}/history?limit=3'

The last two characters of userId choose what happens: 01 takes 3 s, 02 is refunded at once,
03 is refunded after 3 s, 04 is silent for a minute, 05 fails once and is retried.
Stop with Ctrl+C.
`
}
