import { json, table, text } from '../../db/dialect.ts'

export const settings = table('settings', {
  name: text().primaryKey(),
  value: json().notNull(),
})
