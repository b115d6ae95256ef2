// The service that is measured: as src/main.ts starts it, but for the bot, which would need Telegram,
// and the supplier, which reaches nothing and completes at once.
import { readConfig } from '../../../src/config.ts'
import { runEntry, runService } from '../../../src/service.ts'
import { createSandboxSupplier } from '../../../src/suppliers/sandbox.ts'

const clock = () => new Date()

// Whoever measures has gone: nobody else would end this.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

await runEntry(async () => {
  await runService({
    config: readConfig(process.env),
    bot: null,
    suppliers: () => new Map([['sandbox', createSandboxSupplier(clock)]]),
    lookupSupplier: 'sandbox',
    backups: null,
    clock,
    async prepare() {},
    ready: (url) => void process.send?.({ url }),
  })
})
if (process.connected) process.disconnect()
