## language

# 32499cd6
language-name = Español
# 39590ba7
language-locale = es-419

## common

# e9527c28
common-back = ‹ Atrás
# 80690038
common-home = ‹ Inicio
# 8639457a
common-cancel = Cancelar
# 4f1e2501
common-refresh = ↻ Actualizar
# 74f2cc3a
common-previous = ‹ Anterior
# 041d6918
common-next = Siguiente ›
# 7576d5b2
common-newer = ‹ Más nuevos
# 623c187b
common-older = Más antiguos ›
# 94f38e16
common-and-more = … y { $count } más
# a7b0c287
common-page = página { $number }
# d8962491
common-paused = ⏸ En pausa: { $names }
# 91de2899
common-forwarded-command = No ejecuto comandos reenviados. Escribe tú el comando.
# b0076419
common-old-button = Este botón ya no sirve. Ahora ves el estado actual; /start abre el menú.
# be0c3b22
common-nothing-to-cancel = No hay nada que cancelar.
# 3f4629d7
common-cancelled = Cancelado. No cambió nada.
# 44e6710f
common-formatted = Telegram convirtió parte de tu mensaje en formato, y pueden faltar signos como * _ ~ |. Envíalo como archivo .txt, o de nuevo sin formato.
# 67e76d9c
common-type-text = Responde con un mensaje de texto o envía /cancel.
# e9da86ad
common-done-before = Ya está hecho, pero mi respuesta no te llegó. Envía /start para ver el estado actual.
# 78d15595
common-too-late = Tardó demasiado, así que no se hizo. Inténtalo otra vez.
# 614220e6
common-failed = Lo siento, algo salió mal. Los detalles están en el registro del operador. No se perdió nada; inténtalo otra vez.
# 9feec387
common-failed-again = { $support ->
        [none] Si vuelve a pasar, escribe al operador.
       *[other] Si vuelve a pasar, escribe al operador ({ $support }).
    }
# b5fd43e0
common-copy-code = 📋 Copiar código { NUMBER($number, useGrouping: 0) }
# 2e9cbdf8
common-removed-deleted = Borrado.
# efaf9ff9
common-removed-emptied = Telegram no deja que los bots borren un mensaje después de 48 horas, así que quité su contenido.
# 68d11012
common-removed-kept = ⚠️ Telegram no me deja borrar ni cambiar este mensaje. Bórralo tú, por favor.
# 47303bd3
common-too-old = Quité el contenido. Este mensaje es demasiado antiguo para que yo lo borre, pero tú puedes.

## errors

# c2cf4440
error-NOT_AN_AMOUNT = { $currency ->
        [USD] "{ $text }" no es un monto. Escribe el monto en USD con números, como 12 o 0.50: menos de diez millones y con seis decimales como máximo.
       *[other] "{ $text }" no es un monto en { $currency }. Escríbelo con números, como 1200.
    }
# db06cf97
error-AMOUNT_UNCLEAR = "{ $text }" puede significar dos montos. Escribe { $larger } o { $smaller }.
# dbdb8874
error-AMOUNT_NEGATIVE = "{ $text }" lleva un signo menos. Escribe el monto sin él.
# 0050ee36
error-OTHER_CURRENCY = "{ $text }" está en otra moneda. Escribe el monto en { $currency }.
# 483fdefe
error-AMOUNT_IS_ZERO = El monto debe ser mayor que cero.
# 1e891a06
error-NOT_A_DURATION = "{ $text }" no es un tiempo. Escribe un número entero y s, m, h o d, como 30m, 2h o 7d.
# 0f1da1f9
error-DURATION_IS_ZERO = El tiempo debe ser mayor que cero.
# 1c82addc
error-INVALID_TELEGRAM_ID = Un id de Telegram es un número entero mayor que cero.
# 824433a9
error-NAME_TOO_LONG = Un nombre puede tener { $max } caracteres como máximo.
# 5325c1f1
error-NOT_AN_ADDRESS = "{ $text }" no es una dirección ni un bloque IPv4. Escríbelo como 203.0.113.7 o 203.0.113.0/24.
# 0312c08d
error-BLOCK_TOO_WIDE = { $cidr } es demasiado amplio: el bloque mayor es un /8. Para permitir todas las direcciones, deja la lista vacía.
# ee5044fa
error-TOO_MANY_ADDRESSES = La lista puede tener { $max } entradas como máximo, y así serían { $size }. Usa bloques, como 203.0.113.0/24.
# dc8409b7
error-INVALID_KEY_NAME = El nombre de una clave tiene de 1 a { $max } caracteres visibles, y no empieza ni termina con un espacio.
# 2bfe9388
error-KEY_NAME_TAKEN = Ya hay una clave con el nombre "{ $name }".
# 2e2a34a5
error-TOO_MANY_KEYS = Una cuenta puede tener { $max } claves como máximo. Revoca una primero.
# 7ecbd6ac
error-SCOPE_MISSING = Una clave necesita al menos uno de los permisos: leer, pedir o consultar.
# c160fbff
error-INVALID_CAP = Un límite debe ser mayor que cero y de { USD($maxMicros) } como máximo.
# 2489d639
error-INVALID_PRICE = Un precio debe ser mayor que cero y de { USD($maxMicros) } como máximo.
# 4489fa05
error-INVALID_COST = Un coste va de cero a { USD($maxMicros) }.
# 112b5e23
error-INVALID_PERCENT = "{ $text }" no es un porcentaje. Escribe un número de 0 a { $max }, con dos decimales como máximo, por ejemplo 12.5.
# a011fc93
error-NOTE_LENGTH = Una nota tiene de 1 a { $max } caracteres.
# 77bac8c6
error-TOO_MANY_NOTES = Una cuenta puede tener { $max } notas como máximo. Quita una primero.
# 46984bcc
error-NEWS_LENGTH = Una noticia tiene de 1 a { $max } caracteres.
# a7f49487
error-TOO_MANY_MOVES = Se alcanzó el límite de { $max } traslados. Inténtalo más tarde.
# 96ae2789
error-TOO_MANY_APPROVALS = { $max } decisiones esperan a una segunda persona. Confirma o rechaza algunas primero.
# 7672c781
error-INVALID_TIER_NAME = El nombre de un nivel tiene de 1 a { $max } letras, cifras, espacios o guiones, y no es "standard".
# cc0d4cb1
error-TIER_NAME_TAKEN = Ya hay un nivel con el nombre "{ $name }".
# 434839c2
error-TOO_MANY_TIERS = Puede haber { $max } niveles como máximo. Elimina uno primero.
# 7b42dcc2
error-NOT_ITS_SUPPLIER = { $pid } no viene de ese proveedor. Sus proveedores: { $suppliers }.
# dc86dedb
error-INVALID_SETTING =
    .suppliers = Como mucho { $max } proveedores pueden tener ajustes.
    .low_stock = El límite de pocas existencias es un número entero de 0 (sin aviso) a { $max }.
    .terms = Las condiciones pueden tener { $max } caracteres como máximo.
    .open_deposits = Una cuenta puede tener de 1 a { $max } recargas abiertas.
    .at_once = Pedidos abiertos a la vez: de 0 a { $max }.
    .sync_every = Una lista de precios se puede tomar cada 5 minutos a 30 días.
    .cost_jump = El mayor cambio de un coste va de 0 (sin límite) a { $max } por ciento.
    .cost_age = Un coste vale de 0 (siempre) a { $max } días.
    .support = "{ $text }" no es un contacto. Escribe un @nombre de Telegram, un correo electrónico o una dirección https:// de { $maxUrlLength } caracteres como máximo.
    .digest_time = La hora del resumen es como 09:00, de 00:00 a 23:59.
    .time_zone = No hay ninguna zona horaria "{ $text }". Escribe la gran ciudad más cercana, por ejemplo Asia/Dhaka, o UTC.
    .least_is_zero = La recarga mínima debe ser mayor que cero.
    .least_above_largest = La recarga mínima no puede superar la máxima. Puedes cambiar las dos a la vez.
    .stars_rate = Las Stars por USD son un número mayor que 0, de { $max } como máximo y con { $decimals } decimales como máximo.
# 02be959b
error-INVALID_TRANSFER =
    .name = Una forma de pago tiene un nombre de 1 a { $max } caracteres.
    .instructions_too_long = Las instrucciones pueden tener { $max } caracteres como máximo.
    .too_many = Puede haber { $max } formas de transferir dinero como máximo. Quita una antes.
    .name_taken = Ya hay una forma de pago llamada "{ $name }".
    .instructions_missing = Esta forma de pago necesita antes instrucciones: ahí se dice adónde enviar el dinero.
    .rate_of_usd = Un USD cuesta un USD. Usa una comisión o un bono.
    .least_is_zero = La recarga mínima debe ser mayor que cero.
    .least_above_largest = La recarga mínima no puede superar la máxima. Puedes cambiar las dos a la vez.
    .currency = "{ $text }" no es una moneda. Escribe de tres a cinco letras, como BDT o USDT.
    .rate = Un USD no puede costar eso en { $currency }. Escribe un número como 121.5, con 6 decimales como máximo.
    .fee = Una comisión o un bono es de { $max } % como máximo, con dos decimales como máximo.
# 51e11c10
error-CATALOG_NOT_JSON = El catálogo no es JSON: { $said }
# 6b4d5cc2
error-DOCUMENT_REFUSED =
    .too_large = Este archivo tiene demasiado contenido para leerlo aquí. Quita lo que sobra o envíalo por partes.
    .too_slow = Leer este archivo lleva demasiado tiempo. Guárdalo con menos filas y columnas o envíalo por partes.
    .busy = Hay demasiados archivos en espera. Espera un minuto y vuelve a enviar este.
# e703930d
error-NOT_FROM_STOCK = { $pid } no se vende de existencias, así que no tiene códigos.
# 4677a12c
error-CODE_TOO_LONG = La línea { NUMBER($line, useGrouping: 0) } tiene más de { $max } caracteres. Escribe un código por línea.
# 47358dd8
error-REASON_MISSING = Escribe un motivo. El titular de la cuenta lo verá.
# e9723d64
error-REASON_TOO_LONG = Un motivo puede tener { $max } caracteres como máximo.
# c1497549
error-INVALID_CREDIT = El monto que se acredita debe ser mayor que cero y menor que { USD($maxMicros) }.
# 3700a838
error-WORTH_UNKNOWN = No se sabe cuánto vale este pago. Indica también el monto en USD.
# e3c46549
error-INVALID_CLAIM_REFUND = { $maxMicros ->
        [0] No queda nada por devolver: todo el precio de este pedido está otra vez en la billetera.
       *[other] El monto debe ser mayor que cero y de { USD($maxMicros) } como máximo, que es lo que queda del precio del pedido.
    }
# 8e8ef9af
error-INVALID_WEBHOOK_URL =
    .not_a_url = Esto no es una URL. Escríbela como https://shop.example/webhooks, con 500 caracteres como máximo.
    .not_https = La URL debe empezar por https://, para que nadie pueda leer ni cambiar lo que se envía.
    .has_password = La URL no puede llevar usuario ni contraseña. En su lugar, verifica la firma de cada llamada.
    .port = El puerto debe ser 443, o 1024 o mayor.
    .not_public = La URL debe llevar a un servidor de internet público.
# 62ee5833
error-UNKNOWN_EVENT_TYPE = No hay ningún tipo de evento "{ $type }". Los tipos son { $known }.
# 32ac30f6
error-NOT_A_PERSON = "{ $text }" no es una persona. Escribe un id numérico de Telegram, como 123456789, @nombre o el número de la cuenta.
# bfbe0e48
error-INVALID_MARK = El monto debe ser mayor que cero y de { USD($maxMicros) } como máximo.
# d13eed11
error-INVALID_DELIVERY =
    .count = { $given ->
            [one] Enviaste { $given } código, pero el pedido es de { $ordered }.
           *[other] Enviaste { $given } códigos, pero el pedido es de { $ordered }.
        }
    .length = Uno de los códigos está vacío o es demasiado largo para ser un código.
    .known = Uno de estos códigos ya se conoce aquí. Ningún código se entrega dos veces.
# 235fc5c9
error-METHOD_NOT_OFFERED = Esta forma de pago ya no se ofrece. Elige otra.
# e0e63e62
error-INVALID_TOP_UP =
    .limits = Una recarga puede ser de { USD($minMicros) } a { USD($maxMicros) }.
    .cents = Usa centavos enteros: dos decimales como máximo.
    .price = Esta forma de pago admite { $maxPrice } por vez como máximo, y { USD($amountMicros) } cuestan { $price }. Elige un monto menor.
# 2368ec26
error-RECEIPT_NOT_NEEDED = Esta recarga no necesita comprobante: el dinero entra en tu billetera cuando llega tu pago.
# 775da7f2
error-TOO_MANY_RECEIPTS = Enviaste { $max } comprobantes para esta recarga, que es el límite. El operador los revisa; espera la decisión.
# 03e94e43
error-TABLE_EMPTY = No encontré filas aquí. Envía una fila por pedido.
# 6a8b5919
error-TABLE_TOO_LONG = { $max ->
        [one] Aquí hay más de { $max } fila, que es el límite. Divídelo en varios archivos.
       *[other] Aquí hay más de { $max } filas, que es el límite. Divídelo en varios archivos.
    }
# a9d6c3d7
error-TOO_MANY_UNITS = Aquí se piden { $units } claves y tarjetas, y el límite de un archivo es { $max }. Divídelo en varios archivos.
# b937612c
error-INSUFFICIENT_STOCK = No hay suficientes códigos de este producto.
# f404f06f
error-INSUFFICIENT_BALANCE = { $debtMicros ->
        [0] La billetera tiene menos de los { USD($neededMicros) } que hacen falta.
       *[other] La cuenta debe { USD($debtMicros) }, porque se anuló un pago después de gastarlo. La próxima recarga paga primero esa deuda.
    }
# 6fb149ea
error-ORDER_NOT_FOUND = No hay ningún pedido ni consulta { $id }.
# ed0ce61e
error-ACCOUNT_NOT_FOUND = No encontré ninguna cuenta de { $who }. La cuenta se crea cuando la persona escribe al bot por primera vez.
# 35f27f5f
error-ACCOUNT_EXISTS = El id de Telegram { NUMBER($telegramId, useGrouping: 0) } ya tiene cuenta.
# c83a25e3
error-KEY_NOT_FOUND = Esta clave ya no sirve: venció, se cambió o se revocó.
# e1d887c9
error-LINE_NOT_FOUND = El catálogo no tiene la línea "{ $slug }".
# 35e555d6
error-PRODUCT_NOT_FOUND = El catálogo no tiene el producto "{ $pid }".
# 956443ec
error-NO_PRICE_LIST = { $others ->
        [none] { $supplier } no tiene una lista de precios que se pueda leer.
       *[other] { $supplier } no tiene una lista de precios que se pueda leer. La tienen: { $others }.
    }
# b58994c1
error-LIST_UNREADABLE = No se puede leer la lista de precios de { $supplier }: { $why }
# 9d961414
error-LIST_TOO_LONG = La lista de precios de { $supplier } tiene más de { $max } artículos, así que no se leyó.
# 6d1778b4
error-LIST_STALE = { $more ->
        [0] Estos productos cambiaron mientras tanto: { $pids }. Mira la lista otra vez.
       *[other] Estos productos cambiaron mientras tanto: { $pids } +{ $more }. Mira la lista otra vez.
    }
# d9f94053
error-ITEM_NOT_LISTED = La lista de precios de { $supplier } no tiene el artículo { $item }. Cópialo de la lista, o actualízala antes.
# 8f33fda7
error-APPROVAL_NOT_FOUND = No existe esa petición.
# 15a93a42
error-APPROVAL_OVER = Ya se decidió, o pasaron sus 24 horas.
# a4af3a40
error-APPROVAL_OWN = Lo decidiste tú. Debe confirmarlo otra persona.
# 6c6123e7
error-OWN_ACCOUNT = Esto es para tu propia cuenta. Debe decidirlo otra persona del equipo.
# aac90215
error-APPROVAL_NOT_YOURS = Tu rol no te permite decidir esto. Pregunta a un dueño.
# 063fb8dc
error-NO_SECOND_PERSON = Nadie más puede confirmarlo. Alguien necesita un rol para eso: Servicio en el panel. Si nadie lo tiene aún, se da en una consola: gamewallet team set.
# 355c128b
error-INCIDENT_NOT_FOUND = No existe ese incidente.
# 5743816f
error-INCIDENT_TOLD = Ya se avisó a los titulares.
# 652bfdbc
error-BROADCAST_NOT_FOUND = No existe esa noticia.
# 5d514e46
error-BROADCAST_OVER = Ya se envió o se detuvo.
# 7a128369
error-BROADCAST_RUNNING = Aún se envían otras noticias. Espera o detenlas.
# 2b5366c2
error-NOTE_GONE = Esta nota ya se quitó.
# 70838bcd
error-MOVE_OVER = Este traslado ya terminó, o es de otra persona.
# d4a77871
error-MOVE_REFUSED =
    .same = Es la misma cuenta.
    .moving = Esta cuenta ya espera otro traslado.
    .of_team = El nuevo titular es del equipo.
    .target_shut = El nuevo titular está bloqueado o restringido, o no puede usar la API o la tienda.
    .used = El nuevo titular ya usó su cuenta. Debe ser nueva, sin movimientos, pedidos, claves, direcciones, webhooks, notas ni nivel.
    .target_moving = El nuevo titular participa en otro traslado.
# 602adaeb
error-TIER_NOT_FOUND = No hay ningún nivel "{ $name }".
# a4ca4fd4
error-TRANSFER_NOT_FOUND = No hay ninguna forma de pago llamada "{ $name }".
# af33279b
error-BATCH_GONE = Ya no tengo estos códigos: ya respondiste, enviaste otros después, o pasó una hora. Envíalos otra vez.
# 9102c4d9
error-QUARANTINE_ENDED = No hay ningún código de { $orderId } en cuarentena.
# 96650241
error-CODES_SEEN = El comprador de { $orderId } vio este código, así que no puede volver a la venta. Dalo de baja.
# d4577440
error-CLAIM_NOT_FOUND = No hay ningún reclamo así.
# acb9b30a
error-NOTHING_TO_REPLACE = El pedido no tiene este código, o ya no. Puedes reembolsar o rechazar el reclamo.
# 9c84f796
error-DEPOSIT_NOT_FOUND = No hay ninguna recarga así.
# e66b7057
error-PAYMENT_NOT_FOUND = No hay ningún pago así.
# dc89c35c
error-PAYMENT_DECIDED = Este pago ya se asignó o se devolvió.
# 401aa960
error-TOO_MANY_WEBHOOKS = Una cuenta puede tener { $max } webhooks como máximo. Quita uno antes de agregar otro.
# 3c73e3a5
error-WEBHOOK_NOT_FOUND = No hay ningún webhook así. Puede que se haya quitado.
# 8b9a1ed4
error-WEBHOOK_OFF = El webhook está desactivado. Actívalo primero.
# a223b168
error-SHOP_DISABLED = La tienda está cerrada por ahora. Inténtalo más tarde. Tus pedidos siguen en marcha.
# 3c485a3f
error-SHOP_NOT_ALLOWED = El operador te desactivó la tienda. Pregúntale por qué.
# e543df01
error-HOLDER_CHANGED = Esta cuenta pasó a otra cuenta de Telegram. Envía /start para ver la tuya.
# a20f4f82
error-DRAFT_GONE = Esta compra es demasiado antigua para continuar. Empieza de nuevo: /shop.
# 49e20890
error-ACCOUNT_SHUT = { $standing ->
        [restricted] Tu cuenta está restringida, así que no puedes comprar. Pregunta al operador.
       *[banned] Tu cuenta está bloqueada, así que no puedes comprar. Pregunta al operador.
    }
# 7cddd2ae
error-CONFIRMATION_OVER = Esto ya se hizo, o te pregunté otra vez desde entonces.
# 67f5780c
error-BULK_GONE = Ya no tengo estas filas: enviaste otras después, o pasó un día. Envíalas otra vez.
# e75e213c
error-BULK_RUNNING = Se está comprando otro archivo tuyo. Espera a que termine, o detenlo primero.
# c5e7127b
error-UNDO_TOO_LATE = Es tarde para deshacerlo: se hizo hace más de un día.
# c0e2faf5
error-UNDONE_BEFORE = Esto ya se deshizo.
# e66bcd23
error-UNDO_TAKES_TWO = Deshacer esto necesita una segunda persona. Usa el comando contrario: espera a que alguien lo confirme.
# 1e45f25c
error-CHANGED_SINCE = Ya no se puede deshacer: algo cambió desde entonces.
# 73fa56ad
error-CREDIT_PAID_DEBT = No cambió nada: { USD($paidOffMicros) } de este abono pagaron una deuda de la cuenta, así que la billetera tiene menos de lo que quieres quitar. Puedes hacer un cargo por lo que queda.
# 6dc2cf4e
error-CODE_GONE = Este código ya no está a la venta: se vendió o se quitó.
# c931eb56
error-IS_TEST_ORDER = Es un pedido de prueba. Termina solo.
# f79dea69
error-TOO_MANY_REFILLS = La billetera de prueba se recargó hoy { $max } veces, que es el límite. Inténtalo mañana.
# 1cc8245d
error-TASK_TAKEN = Mientras tanto, otro admin tomó este pedido.
# 9dd60e3b
error-TASK_ENDED = Mientras tanto, este pedido terminó.
# af07fb3d
error-TASK_NOT_YOURS = Este pedido ya no es tuyo.
# 0ad7b350
error-CLAIM_NOT_POSSIBLE =
    .processing = Este pedido aún está en proceso. Te escribiré cuando termine. Si no se puede hacer, el dinero vuelve solo a tu billetera.
    .paid_back = El dinero de este pedido ya volvió a tu billetera.
    .open = Ya estamos revisando este pedido. En su página está tu reclamo.
    .too_many_of_order = Reclamaste este pedido { $max } veces, que es el límite. Escribe a soporte.
    .too_many_open = { $max ->
            [one] Tienes { $max } reclamo abierto, que es el límite. Espera una respuesta o retira uno.
           *[other] Tienes { $max } reclamos abiertos, que es el límite. Espera una respuesta o retira uno.
        }
    .over = Este reclamo ya terminó. Ábrelo de nuevo para ver la respuesta.
# 874b3426
error-TOO_MANY_DEPOSITS = { $max ->
        [one] Tienes { $max } recarga abierta, que es el límite. Paga o cancela una primero.
       *[other] Tienes { $max } recargas abiertas, que es el límite. Paga o cancela una primero.
    }
# bde33532
error-DEPOSIT_OVER = { $act ->
        [receipt] El estado de esta recarga es: { $status }. Si pagaste, empieza una recarga nueva del mismo monto y envía el comprobante para esa.
       *[cancel] Esta recarga ya no se puede cancelar. El estado de esta recarga es: { $status }.
    }
# 9a2ca88e
error-RECEIPT_SENT_SINCE = Llegó un comprobante nuevo desde entonces. Mira primero ese.
# 1814cc18
error-REFUND_NOT_POSSIBLE = { $reference } no se puede devolver desde aquí. Haz un cargo a la cuenta y envía tú el dinero.
# dbe73bbd
error-REFUND_NOT_COVERED = { $reference } no se puede devolver: la billetera ya no tiene { USD($amountMicros) }.
# ff3d70eb
error-REFUND_REFUSED = El servicio de pago se negó a devolver { $reference } ({ $why }). El dinero está otra vez en la billetera.

## problems

# a5ed37b9
problem-move-same = Es la misma cuenta.
# d82cf786
problem-move-moving = Esta cuenta ya espera otro traslado.
# 0b18cdfd
problem-move-of_team = El nuevo titular es del equipo.
# 9d980c51
problem-move-target_shut = El nuevo titular está bloqueado o restringido, o no puede usar la API o la tienda.
# f2f3147c
problem-move-used = El nuevo titular ya usó su cuenta. Debe ser nueva, sin movimientos, pedidos, claves, direcciones, webhooks, notas ni nivel.
# 99363212
problem-move-target_moving = El nuevo titular participa en otro traslado.
# 7b7c25f7
error-INVALID_CATALOG = El catálogo no se importó; no cambió nada. Arregla primero esto:
# 9ca52fc4
problem-catalog-more = … y { $more } más
# 4fdb4f40
problem-catalog-file = el archivo
# 9a08b725
problem-catalog-line = { $name ->
        [none] línea { NUMBER($number, useGrouping: 0) }
       *[other] línea { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# 82d2848f
problem-catalog-product = { $name ->
        [none] producto { NUMBER($number, useGrouping: 0) }
       *[other] producto { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# 2ec7f88e
problem-catalog-row = { $name ->
        [none] fila { NUMBER($number, useGrouping: 0) }
       *[other] fila { NUMBER($number, useGrouping: 0) } ({ $name })
    }
# f006ed2b
problem-catalog =
    .pattern_too_long = no puede tener más de { $max } caracteres
    .pattern_invalid = debe ser una expresión regular
    .pattern_too_large = debe ser más pequeño: cada repetición cuenta tantas veces como se repite
    .pattern_looks_around = no puede mirar adelante ni atrás: "{ $token }"
    .pattern_refers_back = no puede referirse a un grupo anterior: "{ $token }"
    .pattern_unsupported = solo puede usar lo que admite RE2: { $said }
    .decimals = puede tener seis decimales como máximo
    .number = debe ser un número menor, con todos sus dígitos y sin exponente
    .supplier_name = debe tener de 1 a 32 minúsculas, dígitos o -
    .supplier_twice = debe nombrar cada proveedor una sola vez
    .pid = debe tener de 1 a 64 letras, dígitos, - o _
    .slug = debe tener de 2 a 40 minúsculas o dígitos
    .order_code = debe tener de 2 a 6 mayúsculas o dígitos
    .example = debe cumplir el patrón
    .field_twice = debe nombrar cada campo una sola vez
    .region_and_server = no puede pedir a la vez region y serverId
    .region_options = debe estar si la línea pide region, y solo entonces
    .server_options = solo puede estar si la línea pide serverId
    .option_twice = debe usar cada valor y atajo una sola vez; mayúsculas y minúsculas cuentan igual
    .unknown_supplier = nombra "{ $name }", que no es uno de sus proveedores
    .used_twice = se usa dos veces: "{ $name }"
    .no_supplier = debe nombrar un proveedor, porque es una línea de recargas de juego
    .no_fields = debe decir qué necesita una recarga de juego, como userId
    .stock_supplier = no puede nombrar "stock" en una línea de recargas de juego; "stockBased": true da a cada pedido un código que un proveedor canjea
    .stock_based = no puede estar: las claves de juego y las tarjetas nombran "stock" en suppliers
    .fields_of_code = no puede estar: las claves de juego y las tarjetas no necesitan jugador
    .other_line = pertenece a la línea "{ $slug }"; un producto no puede cambiar de línea, usa un pid nuevo
    .schema = { $said }

## errors

# 33c82e7f
error-CLAIM_DECIDED =
    .open =
        { $reference } está abierto{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .replaced =
        { $reference } fue resuelto con un código nuevo{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunded =
        { $reference } fue resuelto con un reembolso{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refused =
        { $reference } fue rechazado{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .withdrawn =
        { $reference } fue retirado por el titular{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
# a06fe7db
error-DEPOSIT_DECIDED =
    .open =
        { $reference } aún no está pagada{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .submitted =
        { $reference } espera una decisión sobre su comprobante{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .credited =
        { $reference } está acreditada{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .rejected =
        { $reference } fue rechazada{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .cancelled =
        { $reference } fue cancelada por el titular{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .expired =
        { $reference } venció{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunding =
        { $reference } está en devolución{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .refunded =
        { $reference } fue devuelta{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.
    .charged_back =
        { $reference } fue anulada por el servicio de pago{ $details ->
            [none] {""}
           *[other] {" "}({ $details })
        }.

## order-page

# af589561
order-page-title = Tu pedido
# 970a34eb
order-page-status-processing = En proceso
# c32bb69d
order-page-status-completed = Completado
# 1aa43485
order-page-status-cancelled = Cancelado
# 0a6753f6
order-page-what-next-processing = Vuelve a mirar en unos minutos.
# c84db33d
order-page-what-next-completed = El pedido se completó.
# 14fc1e53
order-page-what-next-cancelled = El pedido no se pudo completar. La tienda donde lo compraste puede ayudarte.
# 5978bab3
order-page-look-again = Mirar otra vez
# d89879e6
order-page-product = Producto
# 48efed86
order-page-game = Juego
# 3cc0f355
order-page-quantity = Cantidad
# e75d359a
order-page-placed = Pedido el
# b71ccd11
order-page-ended = Terminado
# e49cb10a
order-page-masked = Una parte de los datos del jugador está oculta.
# 204207eb
order-page-gone = Esta página no existe
# 3bfbd9d2
order-page-why-gone = El enlace está incompleto o ya no es válido. Pide uno nuevo a la tienda que te lo dio.

## status-page

# ae22af5f
status-page-title = Estado
# 468f3b6d
status-page-about = Cómo fueron los pedidos de los últimos 30 días, calculado a partir de los propios pedidos.
# a570b5e0
status-page-as-json = En JSON
# f38f4f4f
status-page-nothing = Ahora no hay nada a la venta.
# c4b5e62a
status-page-half = La mitad en
# 67dee0ea
status-page-most = 95 de 100 en
# c32bb69d
status-page-completed = Completados
# c20e7dc8
status-page-last-trouble = Último problema
# 766540f0
status-page-no-trouble = ninguno en 30 días
# df909d08
status-page-failing-today = ▲ Hoy fallan algunos pedidos
# 27ff82a9
status-page-no-orders = ○ Sin pedidos últimamente
# 0d6f1c88
status-page-failed = ▲ Algunos pedidos fallaron
# d65d5e0c
status-page-works = ● Funciona con normalidad
