## addressGuard

# c9053665
address-guard-open = 🛡 Direcciones nuevas
# 0601ef67
address-guard-is-on = Activado. Antes de que una clave pague desde una dirección donde nunca se usó, te pregunto. Pregunto cinco veces por hora como máximo.
# 15642931
address-guard-is-off = Desactivado. Tus claves pueden pagar desde cualquier dirección que pueda llamar. Si lo activas, te pregunto antes de que una clave pague desde una dirección donde nunca se usó.
# c707f4f5
address-guard-about = Las llamadas que solo leen siempre se aceptan. Las direcciones individuales de tu lista de direcciones permitidas cuentan como conocidas.
# ee48496d
address-guard-known = Direcciones conocidas
# f9982de4
address-guard-none-yet = Ninguna todavía.
# 10d009a3
address-guard-turn-on = 🛡 Activar
# fb2c34ac
address-guard-turn-off = ⚪️ Desactivar
# e6ff92d7
address-guard-turned-on = Te preguntaré antes de que una clave pague desde una dirección nueva.
# 615655e6
address-guard-turned-off = Ya no pregunto. Tus claves pueden pagar desde cualquier dirección que pueda llamar.
# 4267b011
address-guard-forget = ➖ Quitar
# 4201f4be
address-guard-choose-forget =
    <b>{ address-guard-forget }</b>
    
    Toca una dirección para quitarla. Mientras esto esté activado, volveré a preguntarte antes de que la clave pague desde ahí.
# 08ba9faa
address-guard-forgotten = Se quitó { $address }.
# 954b2df7
address-guard-question = 🛡 Alguien quiere pagar con tu clave desde una dirección nueva
# b50bd35c
address-guard-key = Clave
# e2046f29
address-guard-address = Dirección
# 5eb97c5e
address-guard-ask-yours = Rechacé la llamada, porque esta clave nunca se usó desde ahí. No se cobró nada. ¿Es tuya esta dirección?
# d9d06f37
address-guard-allow = ✅ Permitir
# a972b80b
address-guard-allow-and-list = ✅ Permitir y agregar a la lista
# 4b2f0dcf
address-guard-ask-list =
    <b>¿Empezar la lista de direcciones permitidas con { $address }?</b>
    
    Tu lista está vacía, así que cualquier dirección puede llamar. En cuanto tenga una entrada, se rechazan todas las demás.
# 54e0da04
address-guard-adds-others = Por eso agregaría también las direcciones desde las que se usan tus claves:
# 79ae5f2b
address-guard-no-others = No conozco otra dirección desde la que se usen tus claves.
# 09e99d96
address-guard-list-now = ✅ Sí, empezar la lista
# c258a8f3
address-guard-listed = Agregadas a la lista de direcciones permitidas: { $count }.
# 44624936
address-guard-not-me = 🚫 No fui yo: revocar la clave
# d7efb101
address-guard-freeze = 🧊 Desactivar toda la API
# 362ab658
address-guard-allowed = ✅ La clave { $key } puede pagar desde { $address }.
# 5087e6a6
address-guard-send-again = Envía otra vez la llamada rechazada.
# 38a318f5
address-guard-over = Esta pregunta ya no está abierta: ya la respondiste, o su clave ya no es válida.

## allowlist

# 31a71c23
allowlist-title = 🌐 Direcciones permitidas
# f6bb0e50
allowlist-only-these = Solo estas direcciones pueden usar tus claves ({ $count }):
# ae7481c6
allowlist-empty-but-required = La lista está vacía. Este servicio exige una, así que tus llamadas se rechazan hasta que agregues una dirección.
# a32a8542
allowlist-empty = La lista está vacía: tus claves funcionan desde cualquier dirección. Agrega las direcciones de tus servidores, para que nadie más pueda usar una clave perdida.
# 2b73a633
allowlist-last-call = Tu última llamada vino de { $address }.
# 9e5b3b3c
allowlist-add = ➕ Agregar
# f37a51e3
allowlist-add-last = ➕ Agregar { $address }
# 7e1713d8
allowlist-ask-add =
    <b>¿Qué direcciones pueden usar tus claves?</b>
    
    Envía una o varias direcciones o bloques IPv4, separados por espacios, comas o líneas nuevas:
# a83896ba
allowlist-added = { $count ->
        [one] Agregado: { $count } entrada.
       *[other] Agregado: { $count } entradas.
    }
# d8187859
allowlist-tap = Toca una entrada para quitarla. Desde ahí ya no se podrán usar tus claves.
# 1c4708c4
allowlist-removed = Se quitó { $cidr }.

## api

# a75f2ba7
api-title = 🔑 Acceso a la API
# bc932d43
api-access = Acceso
# cf6aefab
api-state-on = 🟢 activado
# 4754314e
api-state-off = ⚪️ desactivado
# b50bd35c
api-key = Clave
# be5c9dda
api-no-key = ninguna
# 56c8b07b
api-other-keys = Otras claves
# a39429a8
api-older-key = Clave anterior
# 7b950d24
api-valid-until = válida hasta el { $time }
# 0a89daf3
api-address-list = Direcciones
# 066ac824
api-any-address = cualquiera
# a490124a
api-allowed = { $count ->
        [one] { $count } permitida
       *[other] { $count } permitidas
    }
# 5eef92aa
api-asks-about-new = te pregunto por las nuevas
# fdff2287
api-base-url = URL base
# 6529111d
api-accepted-one = ✅ Las llamadas con tu clave se aceptan.
# 796afbe9
api-accepted-many = ✅ Las llamadas con tus claves se aceptan.
# ce4ba35a
api-refused = La API rechaza tus llamadas en este momento:
# 6cf2b7f1
api-last-refused = 🚫 Última llamada rechazada: { $ago }, { $from }: { $why }.
# 0c437ece
api-from = desde { $address }
# 51ad296f
api-from-unknown = desde una dirección desconocida
# eba45b0c
api-refused-for-replaced = su clave se cambió por una nueva
# 88bd5ea7
api-refused-for-expired = su clave había caducado
# 8cd396c5
api-refused-for-revoked = su clave fue revocada
# d96fd220
api-refused-for-API_DISABLED = el acceso a la API estaba desactivado
# 3c6a21f2
api-refused-for-API_DISABLED_BY_ADMIN = el operador había desactivado el acceso a la API
# 40502c46
api-refused-for-API_NOT_ELIGIBLE = la cuenta aún no podía usar la API
# f8c4829f
api-refused-for-ACCOUNT_BANNED = la cuenta estaba bloqueada
# 64909352
api-refused-for-ACCOUNT_RESTRICTED = la cuenta estaba restringida
# 7e8838fe
api-refused-for-IP_ALLOWLIST_REQUIRED = no había una lista de direcciones permitidas
# 00e2b589
api-refused-for-IP_NOT_ALLOWED = la dirección no estaba en tu lista
# 947a0eed
api-refused-for-KEY_SCOPE = su clave no sirve para esas llamadas
# 3175c38f
api-allow-refused = ✅ Permitir { $address }
# 967f157c
api-ask-allow = ¿Permitir llamadas desde esta dirección?
# ea85c480
api-what-allow-means = Los programas de esta dirección podrán usar la API con tus claves. Permítela solo si es tuya.
# 617f96fa
api-allow-now = ✅ Sí, permitirla
# fee396b4
api-turn-on = 🟢 Activar
# fb2c34ac
api-turn-off = ⚪️ Desactivar
# 58a6da2d
api-turned-on = El acceso a la API está activado.
# 35349142
api-turned-off = El acceso a la API está desactivado. Se rechazan todas las llamadas hasta que lo actives de nuevo.
# 97424261
api-ask-off = ¿Desactivar el acceso a la API?
# e8150a55
api-what-off-means = Todas las llamadas de tus programas se rechazan al instante. Los pedidos en proceso continúan, y tu clave sigue siendo la misma.
# 7cc7d352
api-create-key = 🔑 Crear una clave
# 0ea244d1
api-rotate-key = 🔁 Cambiar la clave
# 07d9bf39
api-addresses = 🌐 Direcciones
# aaf70c62
api-try-it = ▶️ Primeras llamadas
# 9da327fc
api-replace = 🔁 Cambiar la clave
# 31e38270
api-choose-grace = Recibes una clave nueva al instante, con los mismos límites y vencimiento. ¿Cuánto tiempo debe seguir funcionando la anterior, para que puedas cambiar tus programas?
# 97f9ed52
api-grace-none = Nada
# a0e917fa
api-grace-hour = 1 hora
# 0b723a21
api-grace-day = 24 horas
# 6768ebe3
api-new-key = Tu clave de API
# 39a703bd
api-shown-once = Solo la muestro una vez y no guardo copia. Guárdala donde tus programas puedan leerla y luego borra este mensaje.
# c28455c2
api-send-as = Envíala en cada llamada, en el encabezado <code>X-API-Key: …</code>.
# 25f1fe8c
api-copy-key = 📋 Copiar la clave
# d8ef9a2d
api-delete-message = 🗑 Ya la guardé: borrar este mensaje
# 92b6bdec
api-key-not-shown = Se creó una clave nueva, pero mi mensaje con ella no te llegó y no guardo copia. Crea otra clave.
# 1cb3006a
api-refusal-MISSING_API_KEY = No tienes ninguna clave válida. Crea una abajo.
# af72015a
api-refusal-ACCOUNT_BANNED = { $support ->
        [none] Tu cuenta está bloqueada. Pregunta al operador.
       *[other] Tu cuenta está bloqueada. Pregunta al operador ({ $support }).
    }
# 0adc0cb1
api-refusal-ACCOUNT_RESTRICTED = { $support ->
        [none] Tu cuenta está restringida por un tiempo. Espera a que se levante la restricción o pregunta al operador.
       *[other] Tu cuenta está restringida por un tiempo. Espera a que se levante la restricción o pregunta al operador ({ $support }).
    }
# 81363cb2
api-refusal-API_DISABLED_BY_ADMIN = { $support ->
        [none] El operador desactivó tu acceso a la API. Pregunta al operador.
       *[other] El operador desactivó tu acceso a la API. Pregunta al operador ({ $support }).
    }
# d542cca1
api-refusal-API_DISABLED = El acceso a la API está desactivado. Actívalo abajo.
# 175f59d8
api-refusal-API_NOT_ELIGIBLE = Todavía no puedes usar la API. Podrás en cuanto se cumpla esto: { $rules }.
# 9b5679f6
api-refusal-IP_ALLOWLIST_REQUIRED = Este servicio exige una lista de direcciones permitidas. Agrega las tuyas en Direcciones.
# ff08decc
api-refusal-IP_NOT_ALLOWED = Tu última llamada vino de una dirección que no está en tu lista. Agrégala en Direcciones.
# 45ea5807
api-eligible-by-deposited = has recargado al menos { $amount } en total
# e2f4b8af
api-eligible-by-age = tu cuenta tiene { $age }
# cbfbf096
api-maintenance = El servicio está en mantenimiento: por ahora se rechazan los pedidos nuevos.
# a5ed3cdd
api-orders-paused = Los pedidos por API están en pausa por ahora. Todo lo demás funciona.

## bulk

# 305133d9
bulk-open = 📋 Muchos a la vez
# 305133d9
bulk-title = 📋 Muchos a la vez
# 1b7e6bb5
bulk-how-to = Envíame un archivo CSV, o copia filas de una hoja de cálculo y pégalas aquí.
# 24d28536
bulk-columns = Una fila por pedido: el producto, el jugador, la cantidad y, si quieres, tu propia referencia.
# 606cc789
bulk-limits = Hasta { $rows } filas, en un archivo de { $kilobytes } KB como máximo. Primero te muestro el total; no se compra nada antes de que confirmes.
# 2f3cbbe1
bulk-template = ⬇️ Plantilla (CSV)
# fdbf6967
bulk-template-caption = Completa este archivo y envíamelo. Una fila por pedido.
# 5fd90420
bulk-yours = Tus archivos
# a8314154
bulk-wanted = Envía un archivo CSV o pega las filas. La plantilla muestra cómo son.
# a71597c8
bulk-too-large = Este archivo es demasiado grande: el límite es { $kilobytes } KB. Divídelo en varios archivos.
# f7814ae2
bulk-not-text = No puedo leer este archivo. En tu hoja de cálculo elige "Guardar como" y luego "CSV UTF-8", y envíame ese archivo.
# 78a32892
bulk-split = Este texto es tan largo que Telegram puede haberlo partido. Envía las filas en un archivo.
# bb1cd8ef
bulk-can-buy = { $count ->
        [one] ✅ Se pueden comprar { $count } fila: { $amount }
       *[other] ✅ Se pueden comprar { $count } filas: { $amount }
    }
# 0b33de58
bulk-cannot-buy = { $count ->
        [one] { $count } fila tiene un error y no se comprará:
       *[other] { $count } filas tienen errores y no se comprarán:
    }
# 34aa8952
bulk-more-products = { $count ->
        [one] … y { $count } producto más
       *[other] … y { $count } productos más
    }
# 7dedc9b4
bulk-more-problems = { $count ->
        [one] … y { $count } fila más. En el archivo están todas.
       *[other] … y { $count } filas más. En el archivo están todas.
    }
# 4f98c786
bulk-balance-after = Saldo después
# 504e9586
bulk-short = ⚠️ A tu saldo le faltan { $amount }. Recarga primero; si no, me detendré cuando se acabe el dinero.
# 908b86b3
bulk-repeated = { $count ->
        [one] ⚠️ { $count } fila dice lo mismo que una fila anterior y también se comprarán: { $numbers }
       *[other] ⚠️ { $count } filas dicen lo mismo que una fila anterior y también se comprarán: { $numbers }
    }
# 2381a7d1
bulk-same-before = ⚠️ Ya compraste esta misma tabla: { $time }
# 9f65032d
bulk-buy = { $count ->
        [one] ✅ Comprar { $count } fila · { $amount }
       *[other] ✅ Comprar { $count } filas · { $amount }
    }
# efd8e461
bulk-started-before = Ya empecé con esto.
# 0611582e
bulk-problems-file = ⬇️ Filas con errores (CSV)
# 1c6e9b64
bulk-row-number = Fila { $row }
# ea788684
bulk-bought = Comprados
# 56aa3ec6
bulk-processing = Aún en proceso
# 09dbbd3b
bulk-cancelled = Cancelados y reembolsados
# 48ec6a00
bulk-refused = No comprados
# 81056e19
bulk-invalid = Con errores
# 9f610ef4
bulk-spent = Gastado
# ba536de7
bulk-of = { $done } de { $all }
# 53b733ca
bulk-running = Estoy haciendo tus pedidos. ↻ muestra el avance; los resultados llegan solos.
# 32f0ce9d
bulk-finishing = Todos los pedidos están hechos. Espero a que terminen los últimos y te envío los resultados.
# da9a7eda
bulk-over = Terminado. Los resultados tienen cada pedido con sus códigos.
# ce736213
bulk-holds-holder = ⏹ Lo detuviste. Lo comprado se queda comprado.
# a8b6d727
bulk-holds-balance = 💸 Tu saldo no alcanza para el siguiente pedido, así que me detuve. Recarga saldo y toca Continuar.
# ee80a70e
bulk-holds-standing = ⛔ Me detuve porque tu cuenta está restringida o bloqueada.
# 0c20c25c
bulk-holds-not_allowed = ⚪️ Me detuve porque el operador te desactivó la tienda.
# fb299375
bulk-holds-failed = { $support ->
        [none] ⚠️ Me detuve porque aquí algo salió mal. Toca Continuar. Si vuelve a pasar, escribe al operador.
       *[other] ⚠️ Me detuve porque aquí algo salió mal. Toca Continuar. Si vuelve a pasar, escribe al operador ({ $support }).
    }
# d87de4ee
bulk-holds-maintenance = 🛠 El servicio está en mantenimiento. Sigo yo solo cuando vuelva.
# b093a46d
bulk-holds-shop_off = 🛍 La tienda está cerrada por ahora. Sigo yo solo cuando abra de nuevo.
# 8ffecc0e
bulk-stop = ⏹ Detener
# 03807098
bulk-go-on = ▶️ Continuar
# 6a8ecd32
bulk-top-up = ➕ Recargar saldo
# 4a69280d
bulk-results = ⬇️ Resultados (CSV)
# 0718b6e2
bulk-show = 📋 Ver
# 2baa40cb
bulk-results-ready = 📋 Tu archivo está terminado
# e0a9c8b2
bulk-states-reading = leyéndose
# f8d7a0f9
bulk-states-draft = sin confirmar
# b7258434
bulk-states-running = en marcha
# 5462c103
bulk-states-stopped = detenido
# 906ccaaf
bulk-states-done = terminado
# 01700996
bulk-problem-no_pid = Falta el producto.
# 0b02876e
bulk-problem-unknown_pid = No hay ningún producto así.
# c4bcbc34
bulk-problem-not_sold = Este producto ya no se vende.
# 01e8d58c
bulk-problem-paused = Este producto está en pausa por ahora.
# a7189b9b
bulk-problem-fields_differ = La región y el servidor no coinciden.
# 28e5bee9
bulk-problem-one_each = Las recargas de juego se compran de una en una. Envía una fila por cada una.
# dff82869
bulk-problem-out_of_stock = No hay suficientes códigos.
# f5ccf0b6
bulk-problem-trxid_taken = No se pudo pedir esta fila. Envíala de nuevo en otro archivo.
# 326eae0e
bulk-problem-restored = El servicio se restauró desde una copia de seguridad, así que no sé si esto se compró. Pregunta al operador antes de pedirlo otra vez.
# 3b7913f2
bulk-bad-quantity = La cantidad debe ser un número entero de 1 a { $max }.
# 512b935f
bulk-extra-cells = Hay demasiadas celdas. Este producto solo tiene estas columnas: { $columns }.
# 649bacee
bulk-cell-too-long = Una celda tiene más de { $max } caracteres.
# e224efc7
bulk-rounded = Tu hoja de cálculo redondeó un número: { $number }. Pon esa columna en formato de texto y escribe el número otra vez.
# 5cfd97bd
bulk-price-changed = Ahora cuesta { $amount }. No se cobró nada.
# 86cd2d1b
bulk-missing = Falta esto: { $field }.
# 3076ce9b
bulk-misfit = Esto no parece correcto: { $field }.
# 4ec5b563
bulk-no-option = { $field }: debe ser uno de estos valores: { $options }.

## claims

# 3d1980f0
claims-button = ⚠️ ¿Un problema?
# 221168cc
claims-report-again = ⚠️ Hay otro problema
# f5da6dd2
claims-what-is-wrong = ¿Qué pasa con este pedido?
# 6a230415
claims-reason-not_received = No llegó nada
# ec4f4385
claims-reason-wrong_goods = Llegó otra cosa
# 19873ca7
claims-reason-code_invalid = El código no es válido
# 335f2958
claims-reason-code_used = El código ya estaba usado
# d8263ae5
claims-reason-other = Otro problema
# 1e8331da
claims-reason-by_operator = Lo corregimos nosotros
# 8d1dfc5b
claims-ask-text = Cuéntame qué pasó, en un solo mensaje. También sirve una captura de pantalla con unas palabras.
# 4d1a46e7
claims-ask-text-hint = Por ejemplo: qué dijo el juego o la tienda cuando probaste el código.
# 45816288
claims-send-without-text = Enviar sin texto
# d8a7f964
claims-text-wanted = Envía un texto, una foto o una imagen como archivo.
# de867bb1
claims-received = ¡Gracias! El operador lo revisa, y te escribiré con la respuesta.
# 9170041d
claims-ask-picture = Envía ahora la captura, como foto o como imagen en archivo.
# 809263ae
claims-add-picture = 🖼 Agregar captura
# d52be329
claims-no-picture = Sin captura
# 8b2c7072
claims-picture-added = El operador ya ve tu captura.
# 0d2ca561
claims-picture-before = Ya enviaste una captura. Con una basta.
# 794bad4a
claims-title = ⚠️ Un problema con un pedido
# 4d34d12d
claims-state-open = 🔎 Lo estamos revisando
# 2cc95f66
claims-state-replaced = ✅ Tienes un código nuevo
# 1ab8e1f8
claims-state-refunded = ✅ Dinero devuelto
# f72d6e08
claims-state-refused = ❌ No aceptado
# 06f32c92
claims-state-withdrawn = ↩️ Lo retiraste
# ae22af5f
claims-status = Estado
# 7f53e279
claims-amount-back = Devuelto
# d11d8c3a
claims-report = Reclamo
# 5bcb5906
claims-order = Pedido
# cef971ec
claims-what = Problema
# 454d5c14
claims-sent-at = Enviado
# 2b7da4e5
claims-ended-at = Respondido
# 5ed4bbca
claims-you-wrote = Escribiste:
# 68e75955
claims-with-picture = 🖼 Con tu captura.
# 8965c669
claims-answer = La respuesta:
# 03324901
claims-new-codes = El código nuevo está en la página del pedido. El anterior ya no se debe usar.
# 8c6a96a8
claims-into-wallet = El dinero está en tu billetera.
# 8a9762c2
claims-disagree = ¿No estás de acuerdo? Escribe a { $support } con el número del reclamo.
# 58f15d27
claims-show-order = 📦 El pedido
# 0e05c0c5
claims-withdraw = ↩️ Retirarlo
# 7e8f40ba
claims-confirm-withdraw = ¿Ya no hay problema? Entonces el operador deja de revisarlo.
# 4e902d10
claims-withdraw-now = ✅ Sí, retirarlo
# d2adcc55
claims-keep = No, mantenerlo
# d95b234e
claims-withdrawn = Retirado.
# c85d1963
claims-list = ⚠️ Tus reclamos
# bb400e04
claims-to-list = ‹ Tus reclamos
# ee70c11d
claims-none = No has hecho ningún reclamo. Para hacer uno, abre el pedido y toca “¿Un problema?”.
# 753de7e7
claims-decided-replaced = ✅ Tienes un código nuevo para tu pedido.
# 9bf5a9e0
claims-decided-refunded = ✅ Te devolvimos dinero por tu pedido.
# ed2b34c7
claims-decided-refused = ❌ El operador no aceptó tu reclamo.
# ac85a23e
claims-show = Ver

## deposits

# 6a8ecd32
deposits-top-up = ➕ Recargar saldo
# 6fd3107e
deposits-method-manual = 🏦 Transferencia bancaria
# d3679a02
deposits-method-stars = ⭐️ Telegram Stars
# 0a509a70
deposits-method-crypto_pay = 🪙 Cripto (@CryptoBot)
# bdf3695a
deposits-choose-method = ¿Cómo quieres pagar?
# ba10b527
deposits-no-method = En este momento no se puede recargar saldo.
# 892b0ff8
deposits-choose-amount = ¿Cuánto? De { $least } a { $largest }.
# 2a6d4af3
deposits-other-amount = ✏️ Otro monto
# c790b5f7
deposits-how-much = ¿Cuánto, en USD?
# bb6bf918
deposits-ask-amount = Escribe un monto de { $least } a { $largest }, como <code>25</code> o <code>12.50</code>.
# 55b8bc79
deposits-ask-amount-in = Escribe un monto en USD de { $least } a { $largest }, como <code>25</code>, o lo que quieres pagar, como { $own }.
# 1ad1ca4e
deposits-rate = Tasa de cambio
# 0a3d19c8
deposits-rate-of = { $rate }, del { $at }
# 1e574ae2
deposits-fee = Comisión
# d17b5ee7
deposits-bonus = Bono
# 2622883a
deposits-transfer = Transfiere { $amount }
# b0b5b635
deposits-in-wallet = A tu billetera
# 6dc2b6f1
deposits-closed-way = Esta forma de pago está cerrada. Si ya pagaste, envía el comprobante. Si no, cancela esta recarga.
# 7d5cf680
deposits-reference = Referencia
# c3e5b6f9
deposits-transfer-steps = Escribe esta referencia en tu transferencia. Cuando hayas pagado, envía aquí el comprobante como foto, imagen en archivo o PDF.
# 66fbd26e
deposits-open-until = Abierta hasta el { $time }.
# bfd91649
deposits-pay = Pagar { $amount }
# df818d67
deposits-pay-on-page = Paga en la página de @CryptoBot con el botón de abajo. El dinero estará en tu billetera en un minuto.
# 9d668af9
deposits-pay-now = 🪙 Pagar
# 9b1a99ac
deposits-no-page = Ahora no se pudo crear la página de pago y no se cobró nada. Pulsa Reintentar.
# 75032bfe
deposits-try-again = 🔄 Reintentar
# 95f602fa
deposits-top-up-of = Recarga de { $amount }
# 500c5a15
deposits-invoice-below = Paga con el botón de la factura de abajo. El dinero estará en tu billetera al instante.
# 90b88877
deposits-invoice-again = ⭐️ Enviar la factura otra vez
# 2f434c57
deposits-invoice-title = Recarga de saldo
# 2ab9e7e3
deposits-invoice-description = { $amount } para tu billetera. Referencia { $reference }.
# 27c8a5e3
deposits-cancel = ✕ Cancelar esta recarga
# 64acab5c
deposits-send-receipt = 📎 Enviar el comprobante
# 45c12c7c
deposits-add-receipt = 📎 Agregar un comprobante
# f447a6cf
deposits-ask-receipt = Envía ahora el comprobante, como foto, imagen en archivo o PDF.
# e54f1145
deposits-receipt-wanted = Envía el comprobante como foto, imagen en archivo o PDF, o /cancel.
# b7270f80
deposits-received = { $receipts ->
        [one] 🔎 Gracias. El operador tiene tu comprobante. Te escribiré cuando haya una decisión.
       *[other] 🔎 Gracias. El operador tiene { $receipts } comprobantes. Te escribiré cuando haya una decisión.
    }
# 6b875539
deposits-received-before = 🔎 Ya tengo este archivo, y el operador también. Te escribiré cuando haya una decisión.
# d308a9cd
deposits-which-deposit = Tienes varias recargas abiertas. ¿De cuál es este comprobante?
# 4ac5348f
deposits-file-gone = Ya no puedo ver ese archivo. Envía el comprobante otra vez.
# 6b30da50
deposits-show = 🧾 Ver la recarga
# f7896bd7
deposits-list = 🧾 Pagos
# 603d9d72
deposits-none = Todavía no has recargado saldo.
# ae22af5f
deposits-status-label = Estado
# 5db19e8e
deposits-status-open = 🕓 por pagar
# 363b74c0
deposits-status-submitted = 🔎 comprobante en revisión
# f01e98bb
deposits-status-credited = ✅ en tu billetera
# 2b380356
deposits-status-rejected = ❌ rechazada
# 587aea53
deposits-status-cancelled = ✕ cancelada
# 477b463d
deposits-status-expired = ⌛ vencida
# 7bf89dae
deposits-status-refunding = ↩️ en devolución
# a220f0b6
deposits-status-refunded = ↩️ devuelta
# b6773116
deposits-status-charged_back = ↩️ anulada por el servicio de pago
# 0b65962e
deposits-status-is = El estado de esta recarga es: { $status }.
# d7243c4d
deposits-credited = Acreditado
# 18f69d1b
deposits-that-arrived = { $amount }, el monto que llegó
# 0cf9e0e9
deposits-receipts = Comprobantes
# 5bab18e0
deposits-reason = Motivo
# 5e173294
deposits-paid-by = Forma de pago
# f19fa33d
deposits-started = Inicio
# b71ccd11
deposits-ended = Fin
# 39b05175
deposits-checkout-refused-unknown = No conozco esta recarga. Empieza una nueva.
# e9aab6dc
deposits-checkout-refused-ended = Esta recarga ya no está abierta. Empieza una nueva.
# 6748f9f5
deposits-checkout-refused-expired = Esta recarga venció. Empieza una nueva.
# 24a859cb
deposits-checkout-refused-other-person = Esta factura es para otra persona.
# 2ce6af4f
deposits-checkout-refused-other-amount = El monto no coincide. Empieza una recarga nueva.
# 7a4612a6
deposits-checkout-refused-banned = Tu cuenta no se puede recargar en este momento. Envía /paysupport para ver quién ayuda.
# 1ea4312f
deposits-unmatched = Tu pago llegó, pero no encontré ninguna recarga tuya para él. El operador ya lo sabe y lo revisará. Envía /paysupport para ver cómo preguntar.

## home

# a5589660
home-hello = 👋 Hola, { $name }
# 4d878195
home-nameless = qué tal
# d2d8afde
home-intro = Recarga tu billetera y compra en la tienda. Con acceso a la API, tus programas también pueden pedir.
# 254783d1
home-wallet = 👛 Billetera
# 6a8ecd32
home-top-up = ➕ Recargar saldo
# a75f2ba7
home-api = 🔑 Acceso a la API
# dc54fe03
home-orders = 📦 Pedidos
# 2022aed6
home-help = ❔ Ayuda
# dd60dcc1
home-admin = 🛡 Admin
# 5a69afe5
home-language = 🌐 Idioma
# d6446f26
home-standing = Cuenta
# 818f9381
home-standings-active = 🟢 activa
# 752db6ec
home-standings-restricted = 🟠 restringida
# 037cc956
home-standings-banned = ⛔ bloqueada
# fec077b7
home-banned = Tu cuenta está bloqueada.
# 0a779e48
home-restricted = Tu cuenta está restringida.
# 7546ccc2
home-restricted-until = Tu cuenta está restringida hasta el { $time }.
# 60ecbec7
home-reason = Motivo: { $reason }.
# 925d3fd9
home-keeps-balance = { $support ->
        [none] Conservas tu saldo; puedes preguntar al operador. Para ayuda con un pago, envía /paysupport.
       *[other] Conservas tu saldo; puedes preguntar al operador ({ $support }). Para ayuda con un pago, envía /paysupport.
    }
# c4b8eb29
home-help-title = Qué puedo hacer
# bd4dab41
home-first-order = Tu primer pedido
# d3fb97a6
home-first-order-steps = 1. Recarga tu billetera. 2. En /api, activa el acceso y crea una clave. 3. Envía pedidos con esa clave.
# 16def08e
home-try-first = Para probarlo antes sin pagar, crea una clave de prueba: /api y luego Claves de prueba.
# ca061fe9
home-api-is-at = La API está en { $url }, y su referencia en { $reference }
# b490f09e
home-questions = { $support ->
        [none] ¿Preguntas? Escribe al operador.
       *[other] ¿Preguntas? Escribe al operador ({ $support }).
    }
# 545efc03
home-choose-language =
    <b>{ home-language }</b>
    
    ¿En qué idioma quieres que hable?
# fe5e85cc
home-language-chosen = Desde ahora hablo español.
# 74bfab88
home-commands-start = El menú
# 96d7df32
home-commands-shop = Comprar una recarga de juego, una clave o una tarjeta
# 26e89e34
home-commands-wallet = Saldo, recargas, movimientos, extracto
# a48dacb2
home-commands-api = Acceso a la API, claves, direcciones, webhooks
# 0ac92477
home-commands-orders = Tus pedidos y sus códigos
# 25e1b800
home-commands-bulk = Comprar muchos a la vez, con un archivo CSV
# fe30bc39
home-commands-language = El idioma en que hablo
# f741d9f8
home-commands-help = Qué puede hacer este bot
# 11844190
home-commands-paysupport = Ayuda con un pago
# d339e5e4
home-commands-terms = Las condiciones de este servicio
# 0cbf3e34
home-commands-cancel = Detener la pregunta actual

## keys

# a0320de5
keys-open = 🗝 Claves
# b725b015
keys-about =
    <b>{ keys-open }</b>
    
    Dale a cada programa su propia clave. Puedes limitar lo que hace una clave y revocar una sin tocar las demás.
# 7805a299
keys-none = No tienes ninguna clave válida.
# 87e5b063
keys-full = { $count ->
        [one] Tienes { $count } clave, que es el límite. Revoca una para crear otra.
       *[other] Tienes { $count } claves, que es el límite. Revoca una para crear otra.
    }
# 9ad95d16
keys-add = ➕ Clave nueva
# 7b1e41ea
keys-ask-name =
    <b>{ keys-add }</b>
    
    ¿Cómo se llama? Envía un nombre, por ejemplo el del programa que la usará. Entonces creo la clave y te la muestro.
# b50bd35c
keys-key = Clave
# 7e4efdc8
keys-can = Puede
# bf4f4cdc
keys-scope-read = Leer
# 5bcb5906
keys-scope-order = Pedir
# 1e2f292a
keys-scope-lookup = Consultar
# 1f9d867b
keys-a-day = { $amount } al día
# ffe3dcce
keys-an-order = { $amount } por pedido
# da2c7544
keys-until-day = hasta el { $day }
# be5c9dda
keys-no-cap = ninguno
# 13180565
keys-daily-cap-is = Límite diario
# 2eea5905
keys-order-cap-is = Límite por pedido
# 3a2f5136
keys-works = Funciona
# b074cba4
keys-works-until = hasta el { $time }
# 7c380f8b
keys-works-for-ever = siempre
# 6d43fa5f
keys-spent-today = Gastado hoy
# 0bb295a0
keys-created = Creada
# 8fc6b16f
keys-last-used = Último uso
# 8425ab1e
keys-used-from = { $ago }, desde { $address }
# 6c90c165
keys-unused = Sin usar todavía
# 023ae8aa
keys-last-scope = Una clave necesita al menos uno de estos permisos.
# d5c14ae8
keys-limit-daily = 💵 Límite diario
# cba43db3
keys-limit-order = 💵 Límite por pedido
# de62642b
keys-limit-expiry = ⏳ Vencimiento
# bd4eefb8
keys-rotate = 🔁 Cambiar
# d784b44a
keys-revoke = 🗑 Revocar
# cc5b016f
keys-back = ‹ Claves
# a4d1e1eb
keys-ask-daily = ¿Cuánto puede gastar la clave en un día como máximo, en USD? El día empieza a las 00:00 UTC. Lo que se reembolsa no cuenta. { keys-how-to-cap }
# db132565
keys-ask-order = ¿Cuánto puede costar como máximo un pedido o una consulta de pago, en USD? { keys-how-to-cap }
# e6a27014
keys-how-to-cap = Envía un monto, como <code>50</code>, o <code>none</code> para quitar el límite.
# 229b050c
keys-ask-expiry = ¿Cuánto tiempo debe funcionar la clave, a partir de ahora? Envía el número de días, como <code>30</code>, o <code>none</code> para que no termine.
# 34f67e32
keys-changed = Clave cambiada.
# 381dfce8
keys-ask-revoke = ¿Revocar esta clave?
# 1a093a0c
keys-what-revoke-means = Todas las llamadas con ella se rechazan al instante. No se puede deshacer.
# 9f3aff3d
keys-revoke-now = 🗑 Sí, revocarla
# d5dfc44f
keys-revoked = La clave { $name } está revocada.

## moves

# 6c7fa3be
moves-decline = ✖️ Rechazar
# d8540d26
moves-ordered = El operador trasladará tu cuenta a { $who } el { $time }.
# 5c21e4b0
moves-ordered-about = Tu billetera, tus pedidos y tus claves de la API se van con ella, y pierdes el acceso. Si no lo pediste, detenlo ahora.
# 018adb88
moves-stop = 🛑 Detenerlo
# f3f3d347
moves-ordered-to =
    El operador te pasará la cuenta de { $who } el { $time }.
    
    Hasta entonces, no uses tu cuenta actual. Si es un error, recházalo.
# 500667fe
moves-moved-away =
    Tu cuenta pasó a { $who }. Aquí tienes una cuenta nueva y vacía.
    
    Las claves de la API que conoces siguen funcionando hasta que el nuevo titular las cambie.
# 675c32a8
moves-moved-here =
    La cuenta de { $who } ahora es tuya.
    
    Quien conozca sus claves de la API aún puede usarlas. Cámbialas y revisa las direcciones permitidas y los webhooks.
# b7206f19
moves-ended-declined = El traslado se rechazó. La cuenta se queda donde está.
# cf3c9673
moves-ended-stopped = El traslado se detuvo. La cuenta se queda donde está.
# f5652092
moves-ended-cancelled = El traslado se canceló. La cuenta se queda donde está.
# d4d7ba50
moves-ended-refused = El traslado ya no era posible. La cuenta se queda donde está.

## notices

# b490f09e
notices-questions = { $support ->
        [none] ¿Preguntas? Escribe al operador.
       *[other] ¿Preguntas? Escribe al operador ({ $support }).
    }
# f4dd162d
notices-paid-debt = De eso, { $amount } se usaron para pagar tu deuda.
# 6f06dbb5
notices-order-completed = ✅ Listo: { $pack }. { $id }
# 484d2a13
notices-order-cancelled = ↩️ No se pudo hacer: { $pack }. { $id }
# fe343767
notices-money-back = Devolvimos { $amount } a tu billetera.
# d9956f49
notices-orders-completed = { $count ->
        [one] 🕐 Completados en la última hora: { $count } pedido.
       *[other] 🕐 Completados en la última hora: { $count } pedidos.
    }
# 9795b069
notices-orders-cancelled = { $count ->
        [one] Cancelados y reembolsados: { $count } pedido.
       *[other] Cancelados y reembolsados: { $count } pedidos.
    }
# bbea5b7e
notices-show-order = Ver el pedido
# a1095b95
notices-credited = ✅ Tu recarga de { $amount } ya está en tu billetera.
# ce228043
notices-credited-other = ✅ { $credited } están en tu billetera. Es el monto que llegó por tu recarga de { $asked } ({ $reference }).
# 04628b1c
notices-charged-back = ↩️ El servicio de pago anuló el pago de tu recarga de { $amount } ({ $reference }).
# 3c3d20a4
notices-taken-from-wallet = Se descontaron { $amount } de tu billetera.
# c751ed48
notices-spent-before = De eso, { $amount } ya estaban gastados.
# e6e9ac60
notices-rejected = ❌ Tu recarga de { $amount } ({ $reference }) fue rechazada.
# 2de8b04f
notices-refunded = ↩️ Te devolvimos tu recarga de { $amount } ({ $reference }).
# ee04d311
notices-standing-banned = ⛔ Tu cuenta fue bloqueada.
# f298c6eb
notices-standing-unbanned = 🟢 Tu cuenta ya no está bloqueada.
# 6f98ffcc
notices-standing-restricted = 🟠 Tu cuenta está restringida.
# 151c1cf7
notices-standing-unrestricted = 🟢 Tu cuenta ya no está restringida.
# 82ec1f24
notices-standing-api_off = ⚪️ El operador desactivó tu acceso a la API.
# 40cadeaa
notices-standing-api_on = 🟢 El operador permite de nuevo tu acceso a la API.
# 2aab8195
notices-standing-shop_off = ⚪️ El operador te desactivó la tienda de este chat.
# 447d85b0
notices-standing-shop_on = 🟢 Puedes comprar de nuevo en este chat.
# 8f01822a
notices-restricted-until = 🟠 Tu cuenta está restringida hasta el { $time }.
# 199d5097
notices-added = ➕ Se agregaron { $amount } a tu billetera.
# e71b7876
notices-taken = ➖ Se descontaron { $amount } de tu billetera.
# 057bb406
notices-balance-low = 👛 Tu saldo bajó a { $amount }, menos de lo que fijaste. Los pedidos que cuesten más se rechazan.
# 254783d1
notices-to-wallet = 👛 Billetera
# 6a8ecd32
notices-top-up = ➕ Recargar saldo
# 53445424
notices-webhook-gone = ⚪️ Desactivé tu webhook { $url }: tu servidor respondió 410, es decir, que ya no quiere recibir eventos.
# 1f538bf6
notices-webhook-failing = ⚪️ Desactivé tu webhook { $url }: ninguna llamada funcionó en cinco días. Arregla el servidor y activa el webhook de nuevo. En Envíos puedes enviar lo que se perdió.
# 7c93504e
notices-show-webhook = 🪝 Ver el webhook
# 40812bc6
notices-key-ends-soon = ⏳ Tu clave { $key } funciona hasta el { $time }. Después se rechazan sus llamadas. Abre la clave para darle más tiempo, o usa otra en tu programa.
# 0bc85171
notices-key-expired = ⌛️ Tu clave { $key } venció el { $time }. Sus llamadas se rechazan. Crea una clave nueva para tu programa.
# 9d471575
notices-key-revoked = 🚫 El operador revocó tu clave { $key }. Sus llamadas se rechazan.
# 47d4e90a
notices-keys-revoked = 🚫 El operador revocó tus claves de API. Sus llamadas se rechazan.
# b864a2a9
notices-slow-down = 🐢 Enviaste más de lo que puedo atender, así que me salté tus últimos mensajes. Espera un momento y envíalos otra vez.
# e7cb3de5
notices-paid-back-elsewhere = ⚠️ El pago de { $reference } volvió al pagador, pero no a través de este servicio.
# bdc1e180
notices-account = Cuenta
# 49612b7d
notices-part-taken = De sus { $amount } se descontaron { $taken } de la billetera.
# 87af932d
notices-still-there = Los { $amount } siguen en la billetera. Usa aquí “Devolver” para sacarlos.
# becff0d5
notices-spent = { $amount } ya estaban gastados.
# 2ab66fd9
notices-now-owes = Ahora la cuenta debe { $amount }. Los pedidos se rechazan hasta que una recarga o un /credit pague la deuda.
# 0a48f8f8
notices-owed-since = La cuenta lo debía, pero ya lo pagó.
# 7c546cf0
notices-refund-refused = ⚠️ El servicio de pago se negó a devolver { $reference }. Los { $amount } están otra vez en la billetera.
# 1206fdf8
notices-unmatched = Un pago no se pudo asignar; no se acreditó nada.
# 4188b1c9
notices-outcome-unknown = ⚠️ Aún no se sabe si { $id } se hizo: el proveedor no da una respuesta clara.
# 60025f16
notices-keeps-asking = Sigo preguntando al proveedor. No se reembolsa nada por suposición.
# 0775ac1e
notices-order-waits = ⚠️ { $id } falló varias veces y con certeza aún no se hizo.
# 0930d1f5
notices-tries-again = Lo intento de nuevo cada diez minutos durante un día; después se reembolsa. Puedes cancelarlo antes.
# 7c133f1f
notices-done-after-cancel = ⚠️ El proveedor hizo { $id } después de cancelarlo y reembolsarlo, así que se entregó sin pagar. Pide al proveedor que lo anule, o descuéntalo de la cuenta con /debit.
# 02301625
notices-failed-after-completion = ⚠️ El proveedor dice que no hizo { $id }, pero el pedido se completó a mano. No se movió dinero. Pregunta al proveedor y, si el jugador no lo recibió, abónalo a la cuenta con /credit.
# b2902c71
notices-sold-at-loss = ⚠️ { $id } se vendió por { $price } pero costó { $cost }. Sube su precio en el panel.
# a76c5809
notices-code-quarantined = 🚧 { $id } se canceló, pero su cupón puede estar usado. El cupón queda apartado hasta que decidas.
# 6c3ea2f9
notices-orders-delayed = ⏳ Algunos de tus pedidos tardan más de lo normal porque nuestro proveedor tiene problemas. Se harán o se te devolverá el dinero. No hace falta pedir otra vez.
# cad7232e
notices-supplier-failing = 🔴 El proveedor { $supplier } sigue fallando: { $calls }.
# df28977e
notices-supplier-recovered = 🟢 El proveedor { $supplier } funciona otra vez: { $calls }.
# 7bb40327
notices-calls-place = pedidos nuevos
# ddf5f658
notices-calls-check = seguimiento de pedidos abiertos
# fbd092c8
notices-calls-lookup = verificaciones y canjes
# 89fc404c
notices-calls-checkLookup = seguimiento de canjes
# cf65facb
notices-stock-low = 🎟 Quedan pocos de { $pid }: { $left }.
# 8a00d730
notices-day-limit = 📈 Se alcanzó el límite diario de { $supplier }: los pedidos de hoy ya no caben. Van al siguiente proveedor o, si no hay otro, se rechazan. El día termina a las 00:00 UTC.
# cf245e34
notices-stock-out = 🔴 { $pid } está agotado: se acaba de vender el último código. Agrega códigos para vender más.
# 407858f5
notices-add-codes = ➕ Agregar códigos
# e50bffc3
notices-stock = 🎟 Existencias
# 77dddd53
notices-backup-failed = ⚠️ La copia de seguridad programada falló. Lo intentaré de nuevo.
# 56d026d8
notices-database-damaged = 🔴 El archivo de la base de datos está dañado: se detectó en una revisión tras una caída. Detén el servicio, conserva el archivo, revisa el disco y la memoria de la máquina, y restaura la copia de seguridad más reciente sin daños.
# ac85a23e
notices-show-for-admin = Ver
# 4722ba60
notices-gathered-orders-ended = { $count ->
        [one] 📦 { $count } pedido tuyo terminó. La lista muestra cómo.
       *[other] 📦 { $count } pedidos tuyos terminaron. La lista muestra cómo.
    }
# 873c48f4
notices-gathered-manual-orders = { $count ->
        [one] 🙋 { $count } pedido espera a que alguien lo haga a mano.
       *[other] 🙋 { $count } pedidos esperan a que alguien lo haga a mano.
    }
# 05298eb5
notices-gathered-receipts = { $count ->
        [one] 🔔 { $count } comprobante espera tu decisión.
       *[other] 🔔 { $count } comprobantes esperan tu decisión.
    }
# 827324a2
notices-gathered-outcome-unknown = { $count ->
        [one] ⚠️ Aún no se sabe si se hicieron { $count } pedido: el proveedor no da una respuesta clara.
       *[other] ⚠️ Aún no se sabe si se hicieron { $count } pedidos: el proveedor no da una respuesta clara.
    }
# 9b3bcd1a
notices-gathered-order-waits = { $count ->
        [one] ⚠️ Fallaron varias veces y con certeza aún no se hicieron: { $count } pedido.
       *[other] ⚠️ Fallaron varias veces y con certeza aún no se hicieron: { $count } pedidos.
    }
# c6d1602d
notices-gathered-tries-again = Los intento de nuevo cada diez minutos durante un día; después se reembolsan. Puedes cancelarlos antes.
# 825af966
notices-gathered-quarantined = { $count ->
        [one] 🚧 Cancelados, pero con cupones que pueden estar usados: { $count } pedido. Los cupones quedan apartados hasta que decidas.
       *[other] 🚧 Cancelados, pero con cupones que pueden estar usados: { $count } pedidos. Los cupones quedan apartados hasta que decidas.
    }
# 6311b03d
notices-gathered-sold-at-loss = { $count ->
        [one] ⚠️ Vendidos por menos de lo que costaron: { $count } pedido, como { $id }. Sube los precios en el panel.
       *[other] ⚠️ Vendidos por menos de lo que costaron: { $count } pedidos, como { $id }. Sube los precios en el panel.
    }
# fd491faf
notices-gathered-stock-low = { $count ->
        [one] 🎟 Quedan pocos códigos de { $count } producto. La lista muestra cuáles.
       *[other] 🎟 Quedan pocos códigos de { $count } productos. La lista muestra cuáles.
    }
# 2dea60f6
notices-gathered-stock-out = { $count ->
        [one] 🔴 Agotado: { $count } producto. La lista muestra cuáles.
       *[other] 🔴 Agotado: { $count } productos. La lista muestra cuáles.
    }

## orderLink

# 9d848989
order-link-button = 🔗 Enlace para el cliente
# 9d848989
order-link-title = 🔗 Enlace para el cliente
# fa2e0bce
order-link-what = Quien tenga este enlace ve el producto, una parte de los datos del jugador, las horas y el estado de este pedido. No muestra precio ni código, ni nada sobre ti.
# 024a42ea
order-link-make = 🔗 Crear el enlace
# 90819006
order-link-link = El enlace: { $url }
# d65d4ff5
order-link-copy = 📋 Copiar el enlace
# 5d6c0973
order-link-open = ↗️ Abrir
# 894cb2d2
order-link-revoke = 🗑 Anular el enlace
# 86f323a1
order-link-ask-revoke = ¿Anular el enlace?
# ffaf360f
order-link-what-revoke-means = Quien lo tenga ya no verá nada. Puedes crear otro más tarde.
# 9f3aff3d
order-link-revoke-now = 🗑 Sí, anularlo
# 67d8a30f
order-link-revoked = Enlace anulado.
# 47b866c1
order-link-no-address = Los enlaces necesitan una dirección en internet, y el operador aún no ha puesto una para este servicio.

## orders

# aeae567b
orders-list = 📦 Tus pedidos
# b487304f
orders-test-list = 🧪 Tus pedidos de prueba
# 206cdb8b
orders-none = Todavía no tienes pedidos. Compra algo en la tienda, o deja que tus programas pidan por la API.
# 0a5c3c8a
orders-none-like-this = No tienes pedidos así.
# a7bd74f3
orders-no-tests = Ninguna clave de prueba ha hecho un pedido todavía.
# 7e33ec66
orders-how-to-open = Toca un número para ver el pedido.
# 07fffcc0
orders-filter-all = Todos
# 5ec24df0
orders-filter-processing = ⏳ En proceso
# d7dc9093
orders-filter-completed = ✅ Completados
# 4bebb037
orders-filter-cancelled = ↩️ Cancelados
# dfa92590
orders-filter-game = 🎮 Juego
# e7928cec
orders-choose-game =
    <b>{ orders-list }</b>
    
    ¿Pedidos de qué juego?
# 6bf93efd
orders-all-games = Todos los juegos
# a83987b4
orders-icon-processing = ⏳
# dd491db7
orders-icon-completed = ✅
# 9282ded6
orders-icon-cancelled = ↩️
# 21153944
orders-status-processing = ⏳ en proceso
# e2b1e461
orders-status-completed = ✅ completado
# d40bd8b0
orders-status-cancelled = ↩️ cancelado
# 35c82915
orders-refunded = ↩️ cancelado y reembolsado
# ac1c55e9
orders-will-tell-you = Te escribiré cuando esté listo. Si no se puede hacer, el dinero vuelve a tu billetera.
# f1fb7e63
orders-is-test = 🧪 Pedido de prueba: pagado con dinero de prueba
# 5bcb5906
orders-labels-order = Pedido
# 48efed86
orders-labels-game = Juego
# 09233827
orders-labels-trxid = trxid
# ea788684
orders-labels-bought = Comprado
# b50bd35c
orders-labels-key = Clave
# ae22af5f
orders-labels-status = Estado
# 5bab18e0
orders-labels-reason = Motivo
# ff89d4b3
orders-labels-amount = Monto
# e75d359a
orders-labels-placed = Pedido el
# b71ccd11
orders-labels-ended = Terminado
# e9786e19
orders-in-chat = en este chat
# db144410
orders-amount-for = { $pieces ->
        [one] { $amount } por { $pieces } unidad
       *[other] { $amount } por { $pieces } unidades
    }
# 325d8f98
orders-reason-INVALID_PLAYER = El juego no conoce a este jugador.
# 57353a40
orders-reason-OUT_OF_STOCK = Al proveedor se le agotó.
# 67c168ee
orders-reason-REGION_NOT_SUPPORTED = No se puede enviar a la región de este jugador.
# f43bbac1
orders-codes = Códigos (toca para ver):
# 97b4abfd
orders-too-many-codes = { $count ->
        [one] { $count } código: demasiados para mostrarlos aquí. Descárgalos abajo en un archivo.
       *[other] { $count } códigos: demasiados para mostrarlos aquí. Descárgalos abajo en un archivo.
    }
# 6e109b02
orders-codes-file = ⬇️ Códigos en un archivo
# ccc13331
orders-codes-caption = { $count ->
        [one] { $count } código de { $id }
       *[other] { $count } códigos de { $id }
    }
# 048fd1db
orders-back = ‹ Pedidos
# 90297b9f
orders-show-tests = 🧪 Pedidos de prueba
# aeae567b
orders-show-live = 📦 Tus pedidos
# 4f049e44
orders-news-off = 🔕 No más noticias
# 866af317
orders-news-on = 🔔 Noticias de la tienda
# 059036e6
orders-news-are-off = Ya no recibirás noticias de la tienda.
# 999532b3
orders-news-are-on = Vuelves a recibir noticias de la tienda.
# add957c3
orders-notices = 🔔 Avisos
# e4848c0d
orders-ask-notices =
    <b>{ orders-notices }</b>
    
    ¿Cuándo te escribo sobre los pedidos que aún estaban en proceso?
# e5da5549
orders-notice-each = Cuando termina cada uno
# 7e52ee94
orders-notice-hourly = Un resumen cada hora
# dc9a75ef
orders-notice-failures = Solo si se cancela alguno
# aa501230
orders-notice-none = Nunca
# 002f1700
orders-notices-set-each = Te escribiré cuando termine un pedido que estaba en proceso.
# 5515ff31
orders-notices-set-hourly = Te enviaré un resumen cada hora.
# 8837accc
orders-notices-set-failures = Te escribiré solo cuando se cancele un pedido.
# b15a0cb5
orders-notices-set-none = Ya no te escribiré sobre pedidos.

## pasted

# 9b36d1a3
pasted-found = Esto es lo que encontré:
# 9069c111
pasted-lookup = 🔎 Consulta
# 96777b0e
pasted-deposit = 🧾 Recarga de saldo
# d5d666d1
pasted-key = 🔑 Esta es tu clave de API { $name }. Nunca envíes una clave a nadie, tampoco a mí.
# 0392b304
pasted-key-removed = Borré tu mensaje.
# a0320de5
pasted-keys = 🗝 Claves
# 3299e6f0
pasted-help = Soy un bot y no sé qué hacer con esto. Esto es lo que puedo hacer. También puedes enviarme el nombre de un juego, el id de un pedido, un trxid, el id de un jugador o un código, y lo busco.
# 75b74dec
pasted-help-with-file = No sé qué hacer con esto. Esto es lo que puedo hacer:
# 5451f73f
pasted-no-such-command = No conozco el comando { $command }.
# a1af02ab
pasted-did-you-mean = ¿Querías decir { $command }?

## shop

# e21a75dc
shop-open = 🛍 Tienda
# e21a75dc
shop-title = 🛍 Tienda
# 2830a138
shop-intro = Toca lo que quieres comprar, o escribe un juego, un paquete o el id de un producto.
# 84cffdf0
shop-nothing = En este momento no hay nada a la venta. Vuelve más tarde.
# b972cdc6
shop-back-to-shop = ‹ Tienda
# db074420
shop-back-to-packs = ‹ Paquetes
# eaa1579f
shop-choose-pack = ¿Cuál quieres?
# 6c73bdc9
shop-left = quedan { $count }
# a6db370a
shop-sold-out = agotado
# c47d3091
shop-found = 🔎 Esto encontré para { $text }
# 2daf2f2e
shop-found-more = Hay más. Escribe más palabras para encontrarlo.
# 3ea6a760
shop-how-many = ¿Cuántos quieres?
# 576e0657
shop-each = { $price } cada uno
# d34cec18
shop-other-quantity = ✏️ Otra cantidad
# 211098f4
shop-ask-quantity = Escribe cuántos quieres: un número entero de 1 a { $max }.
# b00bb707
shop-wrong-quantity = Escribe un número entero de 1 a { $max }.
# 6b125c73
shop-for-whom = ¿Para quién es?
# 272d7c10
shop-another-player = ✏️ Otro jugador
# 5c82e47a
shop-forget = 🗑 Olvidar uno
# 1adaba3e
shop-ask-whom = ¿A qué jugador quieres que olvide?
# 1dcd4452
shop-forgotten = Olvidado.
# a0671cfc
shop-ask-field = Envíame este dato: { $label }.
# f8c76b22
shop-choose-option = Elige: { $label }.
# 6fef60a3
shop-example = Por ejemplo: { $example }
# a01185b2
shop-wrong-field = Este dato no es válido: { $label }. Revísalo en el juego.
# 6f078093
shop-too-long = Es demasiado largo. Envía solo lo que muestra el juego.
# f4ed4210
shop-offer-name = ¿Busco primero el nombre de este jugador?
# 7efbb1f5
shop-name-costs = Cuesta { $fee }, también si el jugador no existe.
# 0cd65fe2
shop-name-is-free = { $count ->
        [one] Es gratis: hoy te queda { $count } consulta.
       *[other] Es gratis: hoy te quedan { $count } consultas.
    }
# a98bc5b7
shop-show-name = 👤 Ver el nombre
# 009be9f0
shop-show-name-for = 👤 Ver el nombre · { $fee }
# 535155b5
shop-skip-name = Omitir ›
# 13d06ccd
shop-name-absent = ⚠️ El juego no conoce a ese jugador. Revisa el id.
# d35a7e4f
shop-name-unknown = Ahora mismo no se puede averiguar el nombre. Puedes comprar sin él.
# cb83629d
shop-name-not-paid = Tu saldo no alcanza para consultar el nombre.
# 6a8049d1
shop-check = 🧾 Revisa tu compra
# 24aa0286
shop-player = Jugador
# 3cc0f355
shop-quantity = Cantidad
# 1df13cbc
shop-price = Precio
# 4f98c786
shop-balance-after = Saldo después
# bbc51680
shop-missing = Te faltan
# a5704414
shop-missing-more = { $amount }
# e69f2a2a
shop-top-up-first = Primero recarga saldo. Luego vuelve aquí y toca “{ $button }”.
# 2aafae56
shop-owes = Debes { $amount }, porque se anuló un pago. Tu próxima recarga paga eso primero, y luego podrás comprar.
# 4c1f0dd4
shop-buy = ✅ Comprar por { $price }
# 6a8ecd32
shop-top-up = ➕ Recargar saldo
# 2d7658d1
shop-check-again = ↻ Revisar de nuevo
# 573bf872
shop-other-player = 👤 Otro jugador
# bf22b5ba
shop-saved-players = 👤 Jugadores guardados
# 45679d57
shop-change-quantity = 🔢 Otra cantidad
# e9b4bcb5
shop-price-changed = ⚠️ El precio cambió de { $before } a { $after }. No se compró nada. ¿Lo quieres al precio nuevo?
# f96237be
shop-done = ✅ Listo
# 5ec24df0
shop-processing = ⏳ En proceso
# c21ec019
shop-cancelled = ↩️ No se pudo
# b89ea2fc
shop-waits = Cambiaré este mensaje cuando esté listo. No hace falta que esperes aquí.
# 200c8863
shop-money-is-back = Devolvimos { $amount } a tu billetera.
# 8795bd0f
shop-reason = Motivo: { $reason }
# e6ae1c87
shop-paid = Pagado
# 53e4bdf9
shop-balance = Saldo
# 5bcb5906
shop-order = Pedido
# 57124c07
shop-codes-below = Tus códigos están en el mensaje de abajo.
# d3ca7489
shop-codes-of = 🔑 Tus códigos: { $pack }
# f781246e
shop-tap-to-show = Toca un código para verlo.
# 7a874f8f
shop-codes-in-file = { $count ->
        [one] En el archivo de abajo está todo: { $count } código.
       *[other] En el archivo de abajo está todo: { $count } códigos.
    }
# 546532a2
shop-again = 🔁 Repetir
# 0ea2b5c9
shop-try-again = 🔁 Intentar de nuevo
# aea9c436
shop-to-order = 📦 Pedido
# dc54fe03
shop-to-orders = 📦 Pedidos
# fd8604dc
shop-refused-SHOP_DISABLED = La tienda está cerrada por ahora. Tus pedidos siguen en marcha. Vuelve más tarde.
# 2057a14f
shop-refused-MAINTENANCE = El servicio está en mantenimiento. Tus pedidos siguen en marcha. Vuelve más tarde.
# 3e51a5fc
shop-refused-UNKNOWN_PID = Este producto ya no se vende. Elige otro.
# 3e51a5fc
shop-refused-INVALID_PRODUCT = Este producto ya no se vende. Elige otro.
# 1b1ed258
shop-refused-PRODUCT_DISABLED = Este producto está en pausa por ahora. Elige otro.
# 72d834e3
shop-refused-GAME_DISABLED = Este juego está en pausa por ahora. Elige otro.
# ee440d78
shop-refused-INVALID_PACK = Este producto no tiene precio por ahora. Elige otro.
# 64c41078
shop-refused-INSUFFICIENT_STOCK = Quedan menos de los que quieres. Elige una cantidad menor.
# 577acb7c
shop-refused-INVALID_FIELDS = Los datos del jugador ya no son correctos. Escríbelos de nuevo.
# 577acb7c
shop-refused-FIELDS_DIFFER = Los datos del jugador ya no son correctos. Escríbelos de nuevo.
# cfecc48a
shop-refused-QUANTITY_NOT_ALLOWED = Este producto se vende de uno en uno.
# cceb4d28
shop-refused-QUANTITY_EXCEEDS_MAX = Es más de lo que permite un pedido. Elige una cantidad menor.
# a1eaf8cc
shop-refused-DUPLICATE_IN_FLIGHT = Este pedido se está haciendo ahora mismo. Mira tus pedidos en un momento.
# 7c641783
shop-refused-DRAFT_GONE = Esta compra es demasiado antigua para continuar. Empieza de nuevo.
# f9ec8c0e
shop-refused-ORDER_NOT_FOUND = No encuentro este pedido. Empieza en la tienda.
# 54796eaf
shop-refused-TRXID_TAKEN = Esta compra no puede continuar. Empieza de nuevo.
# 54796eaf
shop-refused-TRXID_USED_ELSEWHERE = Esta compra no puede continuar. Empieza de nuevo.
# fadd9be1
shop-sold-out-now = Está agotado en este momento. Elige otro o vuelve más tarde.
# f32eb282
shop-not-allowed = { $support ->
        [none] La tienda está desactivada para tu cuenta. Pregunta al operador.
       *[other] La tienda está desactivada para tu cuenta. Pregunta al operador ({ $support }).
    }
# 29f1df02
shop-account-shut = { $support ->
        [none] Tu cuenta no puede comprar en este momento. Pregunta al operador.
       *[other] Tu cuenta no puede comprar en este momento. Pregunta al operador ({ $support }).
    }
# a20d7931
shop-price-is-now = El precio cambió. Ahora cuesta { $price }.
# cfc335db
shop-not-covered = Tu saldo no alcanza para { $price }. Primero recarga saldo.

## support

# 72d5b4a6
support-title = 💬 Ayuda con un pago
# 6d0054ce
support-button = 💬 Soporte
# ef0ff5c3
support-include = { $support ->
        [none] ¿Hay algo mal en una recarga o un pedido? Escribe al operador e incluye:
       *[other] ¿Hay algo mal en una recarga o un pedido? Escribe al operador ({ $support }) e incluye:
    }
# 85026b0b
support-your-id = tu id:
# 10cc6d70
support-the-reference = la referencia de la recarga, o el id del pedido
# 4d057f39
support-what-happened = cuándo y cómo pagaste, y qué pasó
# 2286065a
support-newest-top-ups = Tus últimas recargas
# 6d8e5613
support-not-telegram = El soporte de Telegram no puede ayudar con los pagos a este bot.
# c349939b
support-terms = 📄 Condiciones
# 5c2d62dd
support-default-terms = { $support ->
        [none]
            Las recargas entran en tu billetera aquí y pagan tus pedidos. El saldo no se puede retirar.
            Si es seguro que un pedido no se pudo hacer, se reembolsa a tu billetera. Lo entregado es definitivo, también los códigos que se te mostraron.
            Eres responsable de los ids y nombres para los que haces pedidos, y de tu clave de API.
            Si cometes fraude, usas pagos robados o anulas un pago, pierdes el acceso al servicio.
            Telegram no es parte de este acuerdo, y su soporte no puede ayudar con los pagos.
            Preguntas y quejas: escribe al operador. /paysupport muestra qué incluir.
       *[other]
            Las recargas entran en tu billetera aquí y pagan tus pedidos. El saldo no se puede retirar.
            Si es seguro que un pedido no se pudo hacer, se reembolsa a tu billetera. Lo entregado es definitivo, también los códigos que se te mostraron.
            Eres responsable de los ids y nombres para los que haces pedidos, y de tu clave de API.
            Si cometes fraude, usas pagos robados o anulas un pago, pierdes el acceso al servicio.
            Telegram no es parte de este acuerdo, y su soporte no puede ayudar con los pagos.
            Preguntas y quejas: escribe al operador ({ $support }). /paysupport muestra qué incluir.
    }

## testKeys

# 541515b9
test-keys-open = 🧪 Claves de prueba
# 0115ce08
test-keys-about = Prueba tus programas sin pagar: misma dirección, mismo catálogo y precios, pero con dinero y pedidos de prueba. No se entrega nada, y tu billetera, tus pedidos y tus límites no se tocan.
# 2ed0b08b
test-keys-wallet = Billetera de prueba
# 785fd863
test-keys-none = Todavía no tienes clave de prueba. Una nueva trae 100 USD de prueba.
# a26eaabf
test-keys-endings-decide = El final del id del jugador decide qué pasa con un pedido de prueba:
# 9b758193
test-keys-endings-01 = completado a los 3 s
# 2e36bca1
test-keys-endings-02 = cancelado y reembolsado al instante
# 5e579a1f
test-keys-endings-03 = cancelado y reembolsado a los 3 s
# 6aa0734e
test-keys-endings-04 = sin respuesta durante un minuto, luego completado
# 2dbac60e
test-keys-endings-05 = falla una vez, luego completado
# ee291e7d
test-keys-other-endings = Todo lo demás se completa al instante. Las claves de juego y las tarjetas entregan códigos { $testCode }.
# 43052a3e
test-keys-create = 🔑 Nueva clave de prueba
# 00469da7
test-keys-refill = 💵 Recargar a $100
# 777ca80a
test-keys-refilled = Tu billetera de prueba vuelve a tener 100 USD.
# 28014a0e
test-keys-orders = 📦 Pedidos de prueba
# 3f0e34a2
test-keys-new-key = Tu clave de prueba
# 6a07df9f
test-keys-shown-once = Solo la muestro una vez y no guardo copia. Envíala en cada llamada, en el encabezado <code>X-API-Key: …</code>.
# dcfd7f39
test-keys-works-at-once = Funciona al instante, incluso con tu acceso a la API desactivado.

## wallet

# 254783d1
wallet-title = 👛 Billetera
# 53e4bdf9
wallet-balance = Saldo
# 1b8eeaf2
wallet-open-top-ups = Recargas abiertas
# 2847ef41
wallet-owed = ⚠️ Debes { $amount }, porque se anuló un pago después de que lo gastaras. Los pedidos y las consultas de pago se rechazan hasta que lo pagues. Tu próxima recarga paga eso primero.
# 431a8a62
wallet-low-balance = 🔔 Saldo bajo
# 79d191cb
wallet-no-threshold = No te aviso cuando tu saldo está bajo.
# 73a2d23d
wallet-threshold = Te aviso cuando tu saldo baje de { $amount }.
# 8407eef4
wallet-set-threshold = ✏️ Fijar el monto
# 4fc789d5
wallet-threshold-off = 🔕 Desactivar
# dba830c5
wallet-ask-threshold =
    <b>Avísame cuando mi saldo baje de:</b>
    
    Escribe un monto en USD, como <code>50</code>.
# a2352a9c
wallet-threshold-off-toast = Ya no te avisaré.
# 6c0e0b80
wallet-entries = 📒 Movimientos
# 1ff2d457
wallet-no-entries = Todavía no hay movimientos. Tu primera recarga será el primero.
# 80dedbc2
wallet-balance-then = saldo { $amount }
# f2edeae4
wallet-kind-deposit = Recarga de saldo
# e12e695b
wallet-kind-deposit_refund = Recarga devuelta
# 75ac1303
wallet-kind-deposit_refund_reversal = Devolución de una recarga anulada
# e842b019
wallet-kind-credit = Abono
# 53e8a7c2
wallet-kind-debit = Cargo
# 5bcb5906
wallet-kind-charge = Pedido
# efc588aa
wallet-kind-refund = Pedido reembolsado
# dce09011
wallet-kind-claim_refund = Reembolso por un problema
# 684b65c5
wallet-kind-fee = Consulta
# 090c80ee
wallet-kind-fee_refund = Consulta reembolsada
# 126506d2
wallet-kind-chargeback = Recarga anulada
# 866309c4
wallet-kind-debt = Deuda por una recarga anulada
# 33a73f36
wallet-kind-debt_payment = Deuda pagada
# c4fbad0e
wallet-statement = ⬇️ Extracto (CSV)
# 337511bc
wallet-statement-caption = Todos los movimientos de tu billetera, del más antiguo al más nuevo: { $count }. Las horas están en UTC y los montos en USD.
# ea3cb2f5
wallet-statement-part = Parte { $part } de tu extracto, con los movimientos siguientes.

## webhooks

# fcac863e
webhooks-open = 🪝 Webhooks
# c646cb97
webhooks-of-test-keys = 🪝 Webhooks de tus claves de prueba
# 89fca2ed
webhooks-one = 🪝 Webhook
# d486984e
webhooks-one-of-test-keys = 🪝 Webhook de tus claves de prueba
# c2c19594
webhooks-about = Envío eventos, como un pedido completado, a estas URL. Toca una para ver qué se envió.
# 13b5122e
webhooks-what-for = Puedo enviar eventos, como un pedido completado, a una URL tuya, para que tus programas no tengan que preguntar una y otra vez. Cada llamada va firmada.
# 7f0c4f0d
webhooks-full = Tienes { $count }, que es el límite. Quita uno para agregar otro.
# 8780eb6f
webhooks-add = ➕ Agregar un webhook
# a12d81bb
webhooks-state = Estado
# cf6aefab
webhooks-on = 🟢 activado
# 6feac65c
webhooks-failing = 🟠 activado, pero falla desde el { $time }
# 4754314e
webhooks-off-switched_off = ⚪️ desactivado
# 29c877a0
webhooks-off-failing = ⚪️ desactivado, porque ninguna llamada funcionó en cinco días
# 11074853
webhooks-off-gone = ⚪️ desactivado, porque tu servidor respondió 410 (gone)
# 39b3f169
webhooks-events = Eventos
# aa73330e
webhooks-all-events = todos
# ed5e6538
webhooks-waiting = En espera
# b568f443
webhooks-calls = { $count ->
        [one] { $count } llamada
       *[other] { $count } llamadas
    }
# 3d9d834e
webhooks-last-test = Última prueba
# 66bd30db
webhooks-test-on-its-way = 🕓 en camino: toca Actualizar
# 4b2da834
webhooks-id = Id
# 92c37007
webhooks-added = Agregado
# 39c6b3f3
webhooks-send-test = 📨 Enviar un evento de prueba
# ff48d370
webhooks-test-sent = Un evento de prueba va en camino. Toca Actualizar para ver la respuesta.
# 9c341dfc
webhooks-deliveries = 📜 Envíos
# d40473b7
webhooks-choose-types = 🗂 Elegir eventos
# e10aab01
webhooks-rotate = 🔁 Cambiar el secreto
# fee396b4
webhooks-turn-on = 🟢 Activar
# dca8f761
webhooks-turned-on = El webhook está activado. Recibe lo que pase desde ahora. En Envíos puedes mandarle lo que se perdió.
# bc385f9a
webhooks-remove = 🗑 Quitar
# d474900b
webhooks-removed = Webhook quitado.
# a29908d7
webhooks-which-events = 🗂 ¿Qué eventos?
# 6332b1bd
webhooks-ask-types = Toca un evento para elegirlo o dejarlo fuera. Si los eliges todos, también se envían los tipos nuevos.
# 2acb2b0f
webhooks-where-to =
    <b>🪝 ¿Adónde envío los eventos?</b>
    
    { webhooks-ask-url }
# 20cd006f
webhooks-ask-url = Envía la URL de tu servidor, como <code>https://shop.example/webhooks</code>. Entonces le envío un evento de prueba firmado y te muestro el secreto con el que se firma cada llamada.
# 22c6b333
webhooks-secret = El secreto de tu webhook
# 55892be5
webhooks-to = hacia { $url }
# 732d8c7e
webhooks-secret-shown-once = Solo lo muestro una vez. Tu servidor lo necesita para verificar el encabezado <code>webhook-signature</code> de cada llamada: cualquier biblioteca de Standard Webhooks lo hace.
# c5324f18
webhooks-copy-secret = 📋 Copiar el secreto
# 77d49e61
webhooks-secret-not-shown = Hecho, pero mi mensaje con el secreto no te llegó y no puedo mostrarlo otra vez. Abre el webhook y pide un secreto nuevo.
# 60c99865
webhooks-new-secret-not-shown = Hecho, pero mi mensaje con el secreto nuevo no te llegó y no puedo mostrarlo otra vez. Pide otro. El secreto que usa tu servidor deja de servir en ese momento, así que prepárate para cambiarlo.
# 089ed60d
webhooks-ask-rotate = ¿Cambiar el secreto?
# 1f9cadf1
webhooks-ask-remove = ¿Quitar el webhook?
# 2a6a506b
webhooks-what-it-means-rotate = Recibes al instante un secreto nuevo para { $url }. Durante 24 horas cada llamada se firma también con el anterior, para que puedas cambiar tu servidor. Si recibiste un secreto nuevo hace menos de 24 horas, el que había antes deja de servir ahora.
# fc9389ae
webhooks-what-it-means-remove = Ya no se envía nada a { $url }, y su secreto desaparece.
# 5e6b30d8
webhooks-confirmed-rotate = 🔁 Sí, cambiarlo
# 2fc06768
webhooks-confirmed-remove = 🗑 Sí, quitarlo
# 01b7dbfb
webhooks-no-deliveries = Todavía no se envió nada.
# 654e6e32
webhooks-legend = Cada línea tiene el evento, el estado de la respuesta de tu servidor, cuánto tardó y el número del intento.
# 89ace831
webhooks-not-sent-yet = sin enviar todavía
# 7a7bd14a
webhooks-event = Evento
# 1c2bb252
webhooks-not-kept = ya no se conserva
# 312f0d27
webhooks-queued = En cola
# 31cc833b
webhooks-attempts = Intentos
# a06b2b00
webhooks-last-attempt = Último intento
# 3953b252
webhooks-answer = Respuesta
# f583709b
webhooks-answered = { $status } en { $ms } ms
# aa30067b
webhooks-no-answer = { $problem } tras { $ms } ms
# e7816fed
webhooks-next-attempt = Próximo intento
# 40255824
webhooks-given-up = No hay más intentos. Puedes enviarlo otra vez.
# 290ad42d
webhooks-send-again = 📨 Enviar otra vez
# b9b08f25
webhooks-sent-again = Va en camino otra vez.
# b18b01fd
webhooks-delivery-gone = Este envío se repitió desde entonces, o ya no se conserva.
# 4c41cd23
webhooks-resend = 📨 Enviar todo desde …
# d7e69d2b
webhooks-ask-since = Se envían otra vez todos los eventos desde entonces, también los que tu servidor ya aceptó. Envía una fecha como <code>2026-01-15</code> o <code>2026-01-15 12:00</code> (UTC).
# 98d3bacd
webhooks-not-a-date = Esto no es una fecha del pasado. Escríbela como 2026-01-15 o 2026-01-15 12:00 (UTC), o envía /cancel.
# 65624980
webhooks-nothing-since = No ha habido eventos de los tipos elegidos desde el { $time }.
# 3d87754f
webhooks-resending = Van en camino.
