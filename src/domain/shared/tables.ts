import { index, instant, serial, table, text } from '../../db/dialect.ts'

/** What processes have changed. Others read it, so that none goes on using stale cached values. */
export const changes = table(
  'changes',
  {
    id: serial(),
    /** What has changed, such as `account:7`. */
    topic: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('changes_by_age').on(t.at)],
)
