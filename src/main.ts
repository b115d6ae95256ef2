import './process/private-files.ts'
import './process/environment.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { createDocuments } from './documents/documents.ts'
import { readSettings } from './domain/settings/settings.ts'
import { runEntry, runService } from './service.ts'
import { createSuppliers } from './suppliers/create.ts'

const clock = () => new Date()
const documents = createDocuments('suppliers')

await runEntry(async () => {
  const config = readConfig(process.env)
  await runService({
    config,
    bot: config.roles.has('bot')
      ? {
          ...config,
          token: requireToken(config),
          apiRoot: config.telegramApiRoot,
          local: false,
        }
      : null,
    panel: {
      ...config,
      token: config.botToken,
      apiRoot: config.telegramApiRoot,
      frames: [],
    },
    suppliers: (store) => createSuppliers(config.suppliers, { store, clock, documents }),
    lookupSupplier: config.lookupSupplier,
    backups: config.backups,
    clock,
    async prepare(store) {
      if ((await readSettings(store.read)).sandbox)
        throw new ConfigError(
          `${config.databaseName} belongs to the sandbox, whose goods and money are not real. Set DATABASE_URL to another database.`,
        )
    },
    ready() {},
  })
})

function requireToken({ botToken }: Config): string {
  if (botToken !== null) return botToken
  throw new ConfigError(
    'Set BOT_TOKEN to the token that @BotFather gave you (see .env.example), or leave bot out of ROLES if another process runs the bot. To try gamewallet without a token: npm run sandbox',
  )
}
