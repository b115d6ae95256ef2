import { SMALL } from './adapters.ts'

/** The small file, with the examples that its check wants. */
export const SMALL_WITH_EXAMPLES = `${SMALL}
examples:
  - name: done at once
    call: place
    order: &order { ref: API-GMA-7Q2M9XK4-0T8ZPD, item: a-60, player: { userId: "5123456" } }
    request:
      method: POST
      path: /orders
      json: { ref: API-GMA-7Q2M9XK4-0T8ZPD, item: a-60, player: "5123456" }
    answer: &done { status: 200, json: { state: done, id: "900100" } }
    means: &means { outcome: completed, id: "900100" }
  - { name: the same ref again, call: place, again: true, order: *order, answer: *done, means: *means }
  - name: a refusal
    call: place
    order: *order
    answer: { status: 400, json: { why: NO MORE } }
    means: { outcome: declined, reason: NO MORE }
`
