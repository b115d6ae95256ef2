import type { RouteWords } from '../route-note.ts'

export const routeWords: RouteWords = {
  chosen: {
    listed: 'first of the list',
    healthy: 'first that works',
    by_hand: 'given to it by hand',
  },
  cheapest: (cost, others) => `cheapest (${cost}${others === '' ? '' : `; ${others}`})`,
  costUnknown: 'cost not known',
  next: {
    declined: (after) => `next, because ${after} declined the order`,
    unavailable: (after) => `next, because ${after} could not be reached`,
    breaker_open: (after) => `next, because the circuit breaker of ${after} is open`,
  },
  skipped: {
    breaker_open: 'skipped, its circuit breaker is open',
    day_limit: 'skipped, its day limit is reached',
    full: 'skipped, it has as many open orders as it may',
    no_codes: 'skipped, too few codes',
  },
  by: {
    listed: 'in the order of the list',
    cheapest: 'the cheapest first',
    healthy: 'the first that works',
  },
}
