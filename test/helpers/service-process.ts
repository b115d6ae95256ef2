// The service as src/main.ts starts it, but for the bot, which would need Telegram, and the supplier,
// which reaches nothing.
import { readConfig } from '../../src/config.ts'
import { runEntry, runService } from '../../src/service.ts'
import { createSandboxSupplier } from '../../src/suppliers/sandbox.ts'

const clock = () => new Date()
const sandbox = createSandboxSupplier(clock)
/** Its answer to a new order of such a player never arrives; it does tell what became of it. */
const UNHEARD = /99$/

await runEntry(() =>
  runService({
    config: readConfig(process.env),
    bot: null,
    suppliers: async () =>
      new Map([
        [
          'sandbox',
          {
            ...sandbox,
            place: (order, signal) =>
              UNHEARD.test(order.player.userId ?? '')
                ? new Promise(() => {})
                : sandbox.place(order, signal),
          },
        ],
      ]),
    lookupSupplier: 'sandbox',
    backups: null,
    clock,
    async prepare() {},
    ready() {},
  }),
)
