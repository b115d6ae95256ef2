import { defineConfig } from 'drizzle-kit'
import { engine } from './src/db/dialect.ts'

export default defineConfig({
  dialect: engine === 'postgres' ? 'postgresql' : 'sqlite',
  schema: './src/domain/schema.ts',
  out: `./drizzle/${engine}`,
  casing: 'snake_case',
})
