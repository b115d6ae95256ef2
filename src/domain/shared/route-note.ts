export type { RouteNote } from '../schema.ts'
