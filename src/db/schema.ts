// All tables, grouped by subject.
export * from './tables/accounts.ts'
export * from './tables/bot.ts'
export * from './tables/catalog.ts'
export * from './tables/events.ts'
export * from './tables/money.ts'
export * from './tables/orders.ts'
export * from './tables/service.ts'
export * from './tables/suppliers.ts'
