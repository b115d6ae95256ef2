// The service that is measured. It runs as src/main.ts starts it, except that it has no bot, which would
// need Telegram, and that its supplier is local and completes orders at once.
import { readConfig } from '../../../src/config.ts'
import { runEntry, runService } from '../../../src/service.ts'
import { createSandboxSupplier } from '../../../src/suppliers/sandbox.ts'

const clock = () => new Date()

// The bench is gone, and nobody else would end this process.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

await runEntry(async () => {
  await runService({
    config: readConfig(process.env),
    bot: null,
    suppliers: async () => new Map([['sandbox', createSandboxSupplier(clock)]]),
    lookupSupplier: 'sandbox',
    backups: null,
    clock,
    async prepare() {},
    ready: (url) => void process.send?.({ url }),
  })
})
if (process.connected) process.disconnect()
