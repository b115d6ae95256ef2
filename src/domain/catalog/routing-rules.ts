import { z } from 'zod'
import type { Routing } from '../../db/json-columns.ts'
import type { RoutingFault } from '../shared/problems.ts'

// What a routing may be.

export const ROUTING_WAYS = ['listed', 'cheapest', 'healthy', 'weighted'] as const

export const MAX_WEIGHT = 1000
export const MAX_CANARY_PERCENT = 99

/** As it is in a catalog file. Whether its names fit is for routingFault. */
export function routingSchema(supplierName: z.ZodString) {
  return z.strictObject({
    by: z.enum(ROUTING_WAYS),
    weights: z.record(supplierName, z.int().min(0).max(MAX_WEIGHT)).optional(),
    canary: z
      .strictObject({ supplier: supplierName, percent: z.int().min(1).max(MAX_CANARY_PERCENT) })
      .optional(),
  })
}

/** What is wrong with a routing for products of these suppliers; null if nothing is. */
export function routingFault(
  { by, weights, canary }: Routing,
  suppliers: readonly string[],
): RoutingFault | null {
  const names = [...Object.keys(weights ?? {}), ...(canary ? [canary.supplier] : [])]
  const name = names.find((one) => !suppliers.includes(one))
  if (name !== undefined) return { problem: 'unknown_supplier', name }
  const isWeighted = Object.values(weights ?? {}).some((weight) => weight > 0)
  if (isWeighted !== (by === 'weighted') || (weights && by !== 'weighted'))
    return { problem: 'weights' }
  return canary && suppliers.length === 1 ? { problem: 'canary_alone' } : null
}
