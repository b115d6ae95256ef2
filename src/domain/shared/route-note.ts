export type { LeftWhy, RouteNote, Routing, SkippedWhy } from '../../db/json-columns.ts'
