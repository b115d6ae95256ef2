export type { RouteNote } from '../../db/json-columns.ts'
