import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const undo: Texts['people']['undo'] = {
  button: '↩️ Deshacer',
  ask: '¿Deshacer esto?',
  owes: (amount) =>
    `No cambió nada: la billetera está vacía, y la cuenta debe ${amount} porque se anuló un pago.`,
  notCovered:
    'No cambió nada: la billetera ya no tiene tanto. Mira la cuenta y usa /debit para quitar lo que hay.',
  takenBack: (amount, name) => html`↩️ Se quitaron ${amount} de la billetera de ${name}.`,
  givenBack: (amount, name) => html`↩️ Se devolvieron ${amount} a la billetera de ${name}.`,
}
