import { defineConfig } from 'drizzle-kit'
import { engine } from './src/db/dialect.ts'

export default defineConfig({
  dialect: engine === 'postgres' ? 'postgresql' : 'sqlite',
  schema: './src/db/schema.ts',
  out: `./drizzle/${engine}`,
  casing: 'snake_case',
})
