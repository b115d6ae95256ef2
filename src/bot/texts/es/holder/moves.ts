import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const moves: Texts['moves'] = {
  decline: '✖️ Rechazar',
  ordered: (who, time) => html`El operador trasladará tu cuenta a ${who} el ${time}.`,
  orderedAbout:
    'Tu billetera, tus pedidos y tus claves de la API se van con ella, y pierdes el acceso. Si no lo pediste, detenlo ahora.',
  stop: '🛑 Detenerlo',
  orderedTo: (who, time) => html`El operador te pasará la cuenta de ${who} el ${time}.`,
  orderedToAbout: 'Hasta entonces, no uses tu cuenta actual. Si es un error, recházalo.',
  movedAway: (who) => html`Tu cuenta pasó a ${who}. Aquí tienes una cuenta nueva y vacía.`,
  movedHere: (who) => html`La cuenta de ${who} ahora es tuya.`,
  knownKeys:
    'Las claves de la API que conoces siguen funcionando hasta que el nuevo titular las cambie.',
  checkKeys:
    'Quien conozca sus claves de la API aún puede usarlas. Cámbialas y revisa las direcciones permitidas y los webhooks.',
  ended: {
    declined: 'El traslado se rechazó. La cuenta se queda donde está.',
    stopped: 'El traslado se detuvo. La cuenta se queda donde está.',
    cancelled: 'El traslado se canceló. La cuenta se queda donde está.',
    refused: 'El traslado ya no era posible. La cuenta se queda donde está.',
  },
}
