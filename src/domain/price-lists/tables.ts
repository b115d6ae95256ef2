import { flag, instant, primaryKey, table, text, whole } from '../../db/dialect.ts'

/** What a supplier sells, as the last list said whose changes were taken over. */
export const supplierItems = table(
  'supplier_items',
  {
    supplier: text().notNull(),
    /** Its name for the product. */
    item: text().notNull(),
    name: text(),
    costMicros: whole().notNull(),
    /** Null if the list does not say. */
    available: flag(),
    firstSeenAt: instant().notNull(),
    /** When it was on the list no more; null while it is. */
    goneAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.supplier, t.item] })],
)
