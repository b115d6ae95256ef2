import type { Chart } from '../domain/reports/chart.ts'

/** What the drawing thread is asked, and what it answers. */
export type DrawTask = { id: number; chart: Chart }
export type DrawResult = { id: number; png: Uint8Array } | { id: number; problem: string }
