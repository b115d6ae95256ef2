import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const stuck: Texts['service']['stuck'] = {
  title: '⏳ En espera',
  none: 'Nada lleva más de diez minutos esperando.',
  choose: 'Abiertos hace más de diez minutos, o sin respuesta clara. Los más antiguos primero.',
  noSupplier: 'sin proveedor',
  why: {
    unknown: 'no se sabe el resultado',
    not_sent: 'ningún proveedor lo tiene aún',
    in_progress: 'el proveedor trabaja en ello',
    person: 'tiene que hacerlo una persona',
  },
  attempts: (count) => counted(count, { one: 'intento', other: 'intentos' }),
  next: 'Siguiente',
}
