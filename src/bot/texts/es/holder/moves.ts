import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const moves: Texts['moves'] = {
  button: '📲 Trasladar mi cuenta',
  title: '📲 Traslado de cuenta',
  about:
    'Pasa esta cuenta a otra cuenta de Telegram, por ejemplo, si cambias de número. La otra persona debe enviar primero /start a este bot. Su cuenta aquí debe ser nueva, y tiene que aceptar.',
  ask: '¿Quién la recibe? Envía su @nombre o su id de Telegram.',
  confirmTitle: (who) => html`¿Trasladar esta cuenta a ${who}?`,
  balance: 'Saldo',
  owed: 'Deuda',
  orders: 'Pedidos',
  keys: 'Claves de la API',
  thenYou:
    'Todo esto se va con la cuenta. En cuanto la otra persona acepte, ya no podrás usar esta cuenta y tendrás una nueva y vacía.',
  keysGoOn:
    'Las claves de la API siguen funcionando para quien las conozca, hasta que el nuevo titular las cambie.',
  confirm: '📲 Preguntarle',
  notPossible:
    'Esta persona no puede recibir la cuenta ahora. Pídele que envíe /start a este bot. Su cuenta debe ser nueva, sin recargas, pedidos ni claves.',
  waiting: (who, time) => html`Le pregunté a ${who}. Puede aceptar hasta el ${time}.`,
  withdraw: '✖️ Retirar',
  offer: (who, time) =>
    html`${who} quiere pasarte su cuenta en este bot. Puedes aceptar hasta el ${time}.`,
  offerAbout:
    'Si aceptas, su billetera, sus pedidos y sus claves de la API pasan a ser tuyos de inmediato, y esa persona recibe tu cuenta actual. Acepta solo si la conoces.',
  accept: '✅ Aceptar',
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
    expired: 'Nadie aceptó el traslado a tiempo. La cuenta se queda donde está.',
    refused: 'El traslado ya no era posible. La cuenta se queda donde está.',
  },
}
