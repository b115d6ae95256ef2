import { instant, table, text, whole } from '../../db/dialect.ts'

/** Who helps the owners, and what they may do. The owners are in the configuration. */
export const team = table('team', {
  telegramId: whole().primaryKey(),
  role: text({ enum: ['manager', 'finance', 'support', 'stock'] }).notNull(),
  createdAt: instant().notNull(),
})
