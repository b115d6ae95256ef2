import { routeWords } from '../../../../texts/en/route-words.ts'

/** Which supplier an order goes to. */
export const routing = {
  words: routeWords,
  why: 'Why there',
  title: '🔀 Routing',
  row: 'Supplier chosen',
  about:
    'Which supplier is asked first? It applies from the next order; the others stay as fallbacks.',
  isSet: (how: string) => `Chosen from the next order on: ${how}.`,
  back: '‹ Line',
}

/** The limits of a supplier. */
export const limits = {
  title: '⚖️ Limits',
  about:
    'Orders that no longer fit into the day go to the next supplier, or are refused if there is none. If too many are open, they go to the next one or wait.',
  day: 'Most in a day',
  atOnce: 'Orders open at once',
  none: 'no limit',
  bought: (spent: string) => `${spent} today`,
  editDay: '📅 Daily limit',
  editAtOnce: '🔢 Open at once',
  offDay: '✖️ No daily limit',
  offAtOnce: '✖️ Any number open',
  askDay: 'How much may be bought there in a day, in USD? The day begins at 00:00 UTC.',
  askAtOnce: 'How many orders may be open there at once? Type a whole number.',
  changed: 'Limits changed.',
  notNumber: 'Please type a whole number above zero.',
  back: '‹ Suppliers',
}
