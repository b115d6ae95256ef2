/** Why an order or lookup waits. */
export const WHY_STUCK = {
  unknown: 'the outcome is unknown',
  not_sent: 'no supplier has it yet',
  in_progress: 'the supplier is working on it',
  person: 'a person has to do it',
}
