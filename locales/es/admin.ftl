## admin

# dd60dcc1
admin-title = 🛡 Admin
# 5dde9b77
admin-tasks-wait = { $count ->
        [one] 🙋 { $count } pedido espera a que alguien lo haga a mano.
       *[other] 🙋 { $count } pedidos esperan a que alguien lo haga a mano.
    }
# edd1b44b
admin-stuck-wait = { $count ->
        [one] ⏳ { $count } pedido lleva demasiado tiempo esperando.
       *[other] ⏳ { $count } pedidos llevan demasiado tiempo esperando.
    }
# c65e041b
admin-nothing-waits = Nada te espera.
# 21b763d2
admin-closed-since = Desde { $time }, por { $who }.
# 4c366b9d
admin-products-paused = { $count ->
        [one] ⏸ En pausa a mano: { $count } producto.
       *[other] ⏸ En pausa a mano: { $count } productos.
    }
# 26f475a9
admin-aside-wait = { $count ->
        [one] 🚧 Apartado: { $count } código. ¿Se usó? Mira Catálogo en el panel
       *[other] 🚧 Apartados: { $count } códigos. ¿Se usaron? Mira Catálogo en el panel
    }
# cf2d2356
admin-top-ups-wait = { $count ->
        [one] { $count } recarga espera una decisión.
       *[other] { $count } recargas esperan una decisión.
    }
# 135cf11a
admin-also-commands = Comandos: /help
# 6f266a27
admin-back = ‹ Admin
# ec0ea5d2
admin-help = Para admins
# f1cd90f7
admin-about-who = “quién” es un id de Telegram, como { $id }, o { $name }.
# 662a6710
admin-they-are-notified = Cuando bloqueas, restringes, abonas o cargas, la persona recibe un mensaje con tu motivo o nota.
# f62092ca
admin-commands-admin = El menú de admins: todo esto con botones
# 8eaa2e22
admin-commands-account = Todo sobre una cuenta
# 79e98bd2
admin-commands-ban = Bloquear a alguien
# 311c8a48
admin-commands-unban = Quitar un bloqueo
# 1bc3500e
admin-commands-restrict = Restringir a alguien por un tiempo
# fc7999cf
admin-commands-unrestrict = Quitar una restricción
# 1855f43d
admin-commands-apioff = Desactivar el acceso de alguien a la API
# c6784119
admin-commands-apion = Permitir de nuevo el acceso de alguien a la API
# 46f795d1
admin-commands-shopoff = Que alguien no pueda comprar más en el chat
# 4ad47dbc
admin-commands-shopon = Que alguien pueda comprar otra vez en el chat
# 57a861d1
admin-commands-credit = Agregar dinero a una billetera
# c4c39ff7
admin-commands-debit = Quitar dinero de una billetera
# d0692251
admin-commands-order = Un pedido: detalles, cancelar, completar, reembolsar
# 8cb82091
admin-commands-stock = Qué hay en existencias; agregar códigos
# 0a8e0119
admin-commands-digest = Lo que un dueño quiere saber por la mañana
# a8a454bc
admin-commands-backup = La base de datos en un archivo
# fb31aae2
admin-arguments-account = quién
# f906dad6
admin-arguments-ban = quién motivo
# fb31aae2
admin-arguments-unban = quién
# 629db79f
admin-arguments-restrict = quién 2h motivo
# fb31aae2
admin-arguments-unrestrict = quién
# f906dad6
admin-arguments-apioff = quién motivo
# fb31aae2
admin-arguments-apion = quién
# f906dad6
admin-arguments-shopoff = quién motivo
# fb31aae2
admin-arguments-shopon = quién
# 90e9abeb
admin-arguments-credit = quién 25 nota
# 90e9abeb
admin-arguments-debit = quién 25 nota
# 5be53abe
admin-arguments-order = id
# c7870885
admin-arguments-stock = pid
# 15a72ba5
admin-arguments-digest = off

## adminClaims

# 794bad4a
admin-claims-opened = ⚠️ Un reclamo sobre un pedido
# 9dfab251
admin-claims-reminder = ⏰ Este reclamo sigue esperando respuesta
# e6e0e1f9
admin-claims-picture-of = 🖼 La captura de { $reference }
# a6ce59d2
admin-claims-many = { $count ->
        [one] ⚠️ { $count } reclamo espera respuesta.
       *[other] ⚠️ { $count } reclamos esperan respuesta.
    }
# ac85a23e
admin-claims-show = Ver
# feb6c7df
admin-claims-reason-not_received = no llegó nada
# 98726ff8
admin-claims-reason-wrong_goods = llegó otra cosa
# 136afcca
admin-claims-reason-code_invalid = el código no es válido
# 2f2c3a9f
admin-claims-reason-code_used = el código ya estaba usado
# 56de50c8
admin-claims-reason-other = otro problema
# 0a099ddc
admin-claims-reason-by_operator = lo corregimos nosotros
# 70263ce6
admin-claims-state-open = 🔎 abierto
# 0ab75782
admin-claims-state-replaced = 🎟 código cambiado
# 6cda1de2
admin-claims-state-refunded = ↩️ reembolsado
# 9c72f406
admin-claims-state-refused = ❌ rechazado
# 2889fc30
admin-claims-state-withdrawn = 🚪 retirado por el titular
# d3a5fd69
admin-claims-claim = Reclamo
# cef971ec
admin-claims-what = Problema
# d6b94b9f
admin-claims-opened-at = Abierto
# ae22af5f
admin-claims-status = Estado
# b71ccd11
admin-claims-ended-at = Terminado
# e11fd026
admin-claims-decided-by = Decidió
# 3953b252
admin-claims-answer = Respuesta
# 7f53e279
admin-claims-paid-back = Devuelto
# 8428f957
admin-claims-wrote = El titular escribió:
# aada44d0
admin-claims-wrote-nothing = El titular no escribió nada.
# 0ceeaa74
admin-claims-has-picture = 🖼 Con una captura.
# 4d17e316
admin-claims-the-order = El pedido
# 5bcb5906
admin-claims-order = Pedido
# bdc1e180
admin-claims-account = Cuenta
# d89879e6
admin-claims-product = Producto
# ff89d4b3
admin-claims-amount = Monto
# 815c45cf
admin-claims-left = Queda por devolver
# 1e04c9a0
admin-claims-supplier = Proveedor
# e75d359a
admin-claims-placed = Pedido el
# b71ccd11
admin-claims-order-ended = Terminado
# 78a85e7b
admin-claims-codes = Códigos
# 5ce725ea
admin-claims-more = y { $count } más
# 1b62ef9a
admin-claims-replaced-before = Cambiados hasta ahora
# b7c78745
admin-claims-in-stock = Existencias
# 3314bbaf
admin-claims-others = Sus otros reclamos
# 2bc18114
admin-claims-no-others = No ha hecho ningún otro reclamo.
# 078a0b05
admin-claims-replace = 🎟 Cambiar (hay { $inStock })
# e70c6dba
admin-claims-refund = ↩️ Reembolsar
# 461ec3d8
admin-claims-refuse = ❌ Rechazar
# c5a65bff
admin-claims-picture = 🖼 Captura
# e844c965
admin-claims-picture-gone = Telegram ya no tiene esta imagen.
# aea9c436
admin-claims-show-order = 📦 Pedido
# c5325549
admin-claims-show-account = 👤 Cuenta
# dbe04735
admin-claims-confirm-replace = { $count ->
        [one] ¿Cambiar { $count } código? Lo cambiado va a cuarentena y no vuelve a venderse. El titular recibe la misma cantidad de las existencias (hay { $inStock }) y un mensaje.
       *[other] ¿Cambiar { $count } códigos? Lo cambiado va a cuarentena y no vuelve a venderse. El titular recibe la misma cantidad de las existencias (hay { $inStock }) y un mensaje.
    }
# 15c84623
admin-claims-replace-now = ✅ Sí, cambiar
# 27dc74b5
admin-claims-replaced = Cambiado. El titular recibió un mensaje.
# a36fb8db
admin-claims-confirm-refund = ¿Devolver { $amount } a la billetera? El pedido sigue completado, y el titular recibe un mensaje. No se puede deshacer.
# efc7fe2d
admin-claims-refund-now = ✅ Sí, devolver
# 764f5ddb
admin-claims-refunded = { $amount } volvieron a la billetera.
# adbf9c0e
admin-claims-ask-reason = ¿Por qué se rechaza? Escribe el motivo. El titular lo recibe palabra por palabra.
# 75e11c87
admin-claims-refused = Rechazado. El titular recibió tu motivo.
# 2d5df422
admin-claims-replaced-title =
    <b>Cambiado tras un reclamo</b>
    
    El comprador de { $order } hizo un reclamo y recibió otro código. Este ya lo vio, así que no se vende nunca más. Pide tu dinero a quien te lo vendió y luego dalo de baja.

## adminWords

# 9833fc40
admin-words-admin = menú panel inicio
# ce9664e6
admin-words-account = cuenta usuario cliente persona perfil buscar saldo billetera
# 57dbc780
admin-words-ban = bloquear prohibir vetar bloqueo fraude
# a2a729fb
admin-words-unban = bloqueo desbloquear desvetar
# 4eaf2222
admin-words-restrict = suspender limitar restringir congelar
# 51dbd5ba
admin-words-unrestrict = reactivar descongelar
# be1fd8ac
admin-words-apioff = acceso desactivar bloquear
# 9402c3f9
admin-words-apion = acceso activar permitir
# fd407806
admin-words-shopoff = tienda compras desactivar
# d70c5eac
admin-words-shopon = tienda compras activar
# 74c29a02
admin-words-credit = abonar añadir agregar dinero saldo bono reembolso devolver acreditar
# 09d4bbab
admin-words-debit = cobrar quitar restar dinero saldo debitar
# d802dabf
admin-words-order = pedido reembolso devolver cancelar completar compra
# 5cf4d507
admin-words-stock = existencias códigos claves tarjetas inventario añadir subir
# b615b003
admin-words-digest = resumen informe diario mañana
# 6970c466
admin-words-backup = copia respaldo seguridad base datos guardar

## account

# a6afa101
admin-account-whose =
    <b>👤 ¿Qué cuenta?</b>
    
    Envía un id numérico de Telegram, como <code>123456789</code>, o @nombre.
# 7ff6427e
admin-account-no-name = Sin nombre
# e23879a4
admin-account-is-admin = 🛡 admin
# d6446f26
admin-account-standing = Cuenta
# 818f9381
admin-account-standings-active = 🟢 activa
# 752db6ec
admin-account-standings-restricted = 🟠 restringida
# 037cc956
admin-account-standings-banned = ⛔ bloqueada
# bc826bdd
admin-account-banned-since = ⛔ bloqueada desde el { $time }
# c352e0c7
admin-account-restricted-until = 🟠 restringida hasta el { $time }
# f83bfd73
admin-account-also-restricted = También restringida hasta el { $time }
# 5bab18e0
admin-account-reason = Motivo
# 53e4bdf9
admin-account-balance = Saldo
# 112f3a85
admin-account-owes = ⚠️ Debe { $amount } porque se anuló un pago. Los pedidos se rechazan hasta que una recarga o un abono lo pague.
# 3e3b4db3
admin-account-paid-in = Recargado en total
# 1b8eeaf2
admin-account-open-top-ups = Recargas abiertas
# 2bd8641e
admin-account-order-count = Pedidos
# feefd5b6
admin-account-api = API
# 110f1acc
admin-account-api-is-on = activada por el titular
# 8b107e89
admin-account-api-is-off = desactivada por el titular
# e3a53205
admin-account-api-is-on-but-forbidden = activada por el titular, desactivada por un admin
# eaa83467
admin-account-api-is-off-and-forbidden = desactivada por el titular, desactivada por un admin
# e55e7759
admin-account-accepted = ✅ Las llamadas se aceptan.
# 5730a2b2
admin-account-refused = ⚠️ Las llamadas se rechazan:
# 26133441
admin-account-refusal-ACCOUNT_BANNED = bloqueada
# 53bcc3c5
admin-account-refusal-ACCOUNT_RESTRICTED = restringida
# 789f4e23
admin-account-refusal-API_DISABLED_BY_ADMIN = desactivada por un admin
# 8b107e89
admin-account-refusal-API_DISABLED = desactivada por el titular
# e4530823
admin-account-refusal-API_NOT_ELIGIBLE = aún no cumple los requisitos: mira Servicio en el panel
# e9f2ff6e
admin-account-refusal-MISSING_API_KEY = sin clave válida
# 802ba277
admin-account-refusal-IP_ALLOWLIST_REQUIRED = sin direcciones permitidas, pero el servicio las exige
# 031f69b2
admin-account-refusal-IP_NOT_ALLOWED = la última llamada vino de una dirección no permitida
# b8da4ff9
admin-account-shop = Tienda
# af496e74
admin-account-shop-forbidden = ⚪️ desactivada por un admin
# 6d3a2614
admin-account-valid-until = Válida hasta
# 0636eef9
admin-account-addresses = Direcciones permitidas
# 066ac824
admin-account-any-address = cualquiera
# abf59016
admin-account-is-asked = Se pregunta al titular por las direcciones nuevas.
# 6086e1f0
admin-account-webhooks = Webhooks
# 7d0b35bb
admin-account-test-account = { $orders ->
        [one] n.º { $number }, { $amount } de prueba, { $orders } pedido
       *[other] n.º { $number }, { $amount } de prueba, { $orders } pedidos
    }
# d6b94b9f
admin-account-opened = Abierta
# ccaeb1cc
admin-account-has-blocked = 🔇 Bloqueó el bot el { $time }, así que no recibe mensajes.
# b1c169aa
admin-account-ban = ⛔ Bloquear
# 99431f27
admin-account-unban = 🟢 Desbloquear
# 8fb7b563
admin-account-restrict = 🟠 Restringir
# 8304d8a8
admin-account-unrestrict = 🟢 Quitar restricción
# 0b319dfc
admin-account-apioff = ⚪️ API no
# 85ff15cc
admin-account-apion = 🟢 API sí
# ea60c897
admin-account-shopoff = ⚪️ Tienda no
# 9c56187a
admin-account-shopon = 🟢 Tienda sí
# a5a58a4b
admin-account-credit = ➕ Abono
# 705a437a
admin-account-debit = ➖ Cargo
# c5325549
admin-account-show = 👤 Cuenta

## approvals

# d3771616
admin-approvals-title = 🔐 Segunda persona
# 96a0276f
admin-approvals-above = Los abonos y reembolsos de más de { $amount } necesitan una segunda persona. Las tasas, las formas de pago y los roles que mueven dinero, siempre.
# 2805060e
admin-approvals-any-amount = sin límite
# 2ba6e007
admin-approvals-never = Ningún monto necesita una segunda persona.
# 2d6aa480
admin-approvals-kinds-adjustment = Abono o cargo
# f2edeae4
admin-approvals-kinds-top_up = Recarga
# dd0bdbcb
admin-approvals-kinds-top_up_refund = Devolución de una recarga
# a6919ee9
admin-approvals-kinds-payment = Pago por asignar
# 7891b357
admin-approvals-kinds-claim = Reembolso por un problema
# 95b25c88
admin-approvals-kinds-order = Cancelar un pedido
# 19e7d15a
admin-approvals-kinds-settings = Ajustes de recargas
# 8adf7383
admin-approvals-kinds-second_person = Monto para una segunda persona
# 51fe1014
admin-approvals-kinds-transfer = Forma de pago
# b456ef51
admin-approvals-kinds-supplier = Límites de un proveedor
# 3de50066
admin-approvals-kinds-role = Rol
# 0a4227dc
admin-approvals-kinds-tier = Nivel de una cuenta
# cb411644
admin-approvals-kinds-claim_codes = Cambio de códigos
# 2df54363
admin-approvals-kinds-payment_return = Devolución de un pago
# 3140f9fc
admin-approvals-state-open = en espera
# 8338b7e7
admin-approvals-state-confirmed = confirmado
# 9626df90
admin-approvals-state-declined = rechazado
# 1b2a9c4d
admin-approvals-state-expired = vencido
# ff89d4b3
admin-approvals-amount = Monto
# 188f16d6
admin-approvals-asked = Lo decidió
# a77fee31
admin-approvals-ended = Lo cerró
# 2f1bcdd8
admin-approvals-until = Hasta
# 5bab18e0
admin-approvals-reason = Motivo
# da0280ea
admin-approvals-confirm = ✅ Confirmar
# 6c7fa3be
admin-approvals-decline = ✖️ Rechazar
# fb4c2a0d
admin-approvals-withdraw = ✖️ Retirar
# 1cc2db69
admin-approvals-waits-for-other = Esto necesita una segunda persona. Ya está avisada y tiene 24 horas.
# cac57f13
admin-approvals-done-confirmed = Confirmado y hecho.
# 6c7b0415
admin-approvals-done-declined = Rechazado. Nada ha cambiado.
# 2bb821ac
admin-approvals-wanted = 🔐 { $who } necesita una segunda persona: { $what }, { $amount }.
# ea5eeaf1
admin-approvals-ended-confirmed = ✅ { $who } lo confirmó: { $what }, { $amount }. Está hecho.
# d3ac1753
admin-approvals-ended-declined = ✖️ { $who } lo rechazó: { $what }, { $amount }. Nada ha cambiado.
# 4ee18e4a
admin-approvals-show = Verlo
# 09db8d70
admin-approvals-waits = { $count ->
        [one] { $count } decisión espera a una segunda persona: mira { panel-inbox }
       *[other] { $count } decisiones esperan a una segunda persona: mira { panel-inbox }
    }

## broadcast

# 3ccc49fb
admin-broadcast-audience-all = Todos
# 4f9b8c06
admin-broadcast-audience-balance = Quienes tienen saldo
# 48271ce2
admin-broadcast-audience-tier = Un nivel
# 384a1bb8
admin-broadcast-audience-line = Compradores de una línea
# 205ddbc6
admin-broadcast-no-tier = Sin nivel
# 62c19d33
admin-broadcast-to-whom = Para
# 9d82151c
admin-broadcast-people = Personas
# 7fb32e74
admin-broadcast-about-sending = Todo lo demás se envía antes. Cada persona puede desactivar las noticias, y quien lo hizo no recibe ninguna.
# 8c81f974
admin-broadcast-state-draft = Sin enviar
# e8d6b90c
admin-broadcast-state-running = 📤 Enviándose
# f05be38f
admin-broadcast-state-stopped = ⏹ Detenido
# 454d5c14
admin-broadcast-sent = Enviados
# 81206766
admin-broadcast-unreached = No alcanzados
# ea8e9325
admin-broadcast-sent-of = { $sent } de { $total }
# 85d28998
admin-broadcast-written = Escrito

## deposits

# 17356241
admin-deposits-pending-title = 🧾 Recargas que te esperan
# e7f4c1b3
admin-deposits-none-pending = Ninguna recarga espera una decisión.
# 61097027
admin-deposits-credited-title = ✅ Recargas acreditadas
# c9b05447
admin-deposits-none-credited = Todavía no se acreditó ninguna recarga.
# a66fbbb8
admin-deposits-of-title = 🧾 Recargas de { $name }
# 09159223
admin-deposits-none-of = Todavía no hay recargas.
# 781252ea
admin-deposits-pending = 🔎 En espera
# 915bf165
admin-deposits-credited = ✅ Acreditadas
# 95f602fa
admin-deposits-top-up-of = Recarga de { $amount }
# ae22af5f
admin-deposits-status-label = Estado
# 5db19e8e
admin-deposits-status-open = 🕓 por pagar
# 44bd3375
admin-deposits-status-submitted = 🔎 espera una decisión
# d1d9745f
admin-deposits-status-credited = ✅ acreditada
# 2b380356
admin-deposits-status-rejected = ❌ rechazada
# ef30285b
admin-deposits-status-cancelled = ✕ cancelada por el titular
# 477b463d
admin-deposits-status-expired = ⌛ vencida
# 7bf89dae
admin-deposits-status-refunding = ↩️ en devolución
# a220f0b6
admin-deposits-status-refunded = ↩️ devuelta
# b6773116
admin-deposits-status-charged_back = ↩️ anulada por el servicio de pago
# d7243c4d
admin-deposits-credited-label = Acreditado
# 188f16d6
admin-deposits-decided-by = Decidió
# 5bab18e0
admin-deposits-reason = Motivo
# bdc1e180
admin-deposits-account-label = Cuenta
# b5249f23
admin-deposits-method = Forma de pago
# 7d5cf680
admin-deposits-reference = Referencia
# 2bada104
admin-deposits-payment = Pago
# 1ccaac18
admin-deposits-to-pay = Por pagar
# 1ad1ca4e
admin-deposits-rate = Tasa de cambio
# 3e3b4db3
admin-deposits-paid-in = Pagado en
# 0cf9e0e9
admin-deposits-receipts = Comprobantes
# f19fa33d
admin-deposits-started = Inicio
# b71ccd11
admin-deposits-ended = Fin
# 4881224f
admin-deposits-is-without-receipt = No hay comprobante.
# 1ed93974
admin-deposits-same-receipt = { $count ->
        [one] El mismo comprobante se envió para { $count } recarga más:
       *[other] El mismo comprobante se envió para { $count } recargas más:
    }
# fb0019a7
admin-deposits-same-receipt-elsewhere = { $count ->
        [one] El mismo comprobante se envió para { $count } recarga más (de otras cuentas: { $ofOthers }):
       *[other] El mismo comprobante se envió para { $count } recargas más (de otras cuentas: { $ofOthers }):
    }
# 3f9d001d
admin-deposits-submitted = 🔔 Te espera un comprobante
# eca0bcb7
admin-deposits-decided-meanwhile = 🔔 Llegó un comprobante, pero su recarga ya está decidida
# aa2ecd99
admin-deposits-one-receipt = 📎 Comprobante
# ab18cdb0
admin-deposits-all-receipts = { $count ->
        [one] 📎 Ver { $count } comprobante
       *[other] 📎 Ver { $count } comprobantes
    }
# e9c2bf17
admin-deposits-receipt-number = Comprobante { $number } de { $count }
# b77c0fbd
admin-deposits-no-receipt = Esta recarga no tiene comprobante.
# 16072d72
admin-deposits-receipt-gone = Telegram ya no tiene este archivo. Pide al titular que lo envíe otra vez.
# 6b30da50
admin-deposits-show = 🧾 Ver la recarga
# c5325549
admin-deposits-account = 👤 Cuenta
# d71b63f6
admin-deposits-back = ‹ Recargas
# 82d71ff4
admin-deposits-approve = ✅ Aprobar
# 2a6d4af3
admin-deposits-other-amount = ✏️ Otro monto
# cfda6f6d
admin-deposits-reject = ❌ Rechazar
# 94f47a94
admin-deposits-refund = ↩️ Devolver
# d651b68b
admin-deposits-confirm-approve = ¿Acreditar { $amount }?
# d3108169
admin-deposits-approves = El dinero entra en la billetera de { $name }, que recibirá un mensaje. Hazlo solo si recibiste el dinero, con la referencia { $reference }.
# 80394d76
admin-deposits-approve-now = ✅ Sí, acreditar
# 103efb4a
admin-deposits-how-much-arrived = ¿Cuánto dinero llegó, en { $currency }?
# e8eea08d
admin-deposits-wanted-to-pay = { $name } quería pagar { $amount }.
# 78f1e365
admin-deposits-ask-arrived = Escribe el monto, como { $example }. Te pregunto una vez más antes de acreditarlo.
# 82ea4e8f
admin-deposits-confirm-other = ¿Acreditar { $amount } en vez de { $claimed }?
# 03dbe0c4
admin-deposits-approves-other = El dinero entra en la billetera de { $name }, que recibirá un mensaje con los dos montos. Hazlo solo si recibiste ese monto, con la referencia { $reference }.
# 17a5cf49
admin-deposits-far-off = ⚠️ Los dos montos son muy distintos: ¿sobra o falta un dígito?
# 1c820ff0
admin-deposits-approved = ✅ Se acreditaron { $amount } a { $name }.
# f775037d
admin-deposits-approved-other = ✅ Se acreditaron { $amount } a { $name } en vez de { $claimed }.
# 3709e354
admin-deposits-why-rejected = ¿Por qué se rechaza la recarga de { $amount }?
# dd41f9e3
admin-deposits-ask-reason = Toca o escribe el motivo. El titular de la cuenta lo verá.
# c565cc65
admin-deposits-rejected = ❌ La recarga de { $amount } de { $name } está rechazada.
# 8795bd0f
admin-deposits-because = Motivo: { $reason }
# bfb17015
admin-deposits-confirm-refund = ¿Devolver { $amount }?
# 526bd69d
admin-deposits-refunds = El monto se descuenta de la billetera, que debe tener saldo suficiente. No se puede deshacer.
# 45605331
admin-deposits-refunds-stars = El monto se descuenta de la billetera, que debe tener saldo suficiente, y { $stars } vuelven al pagador. No se puede deshacer.
# 0be8a404
admin-deposits-charged-back = ↩️ El servicio de pago ya había anulado el pago de { $name }, así que se descontaron { $amount } de la billetera. Si una parte estaba gastada, la cuenta debe esa parte.
# 4b4045d6
admin-deposits-refunded = ↩️ Se devolvieron { $amount } a { $name }.
# d2802be5
admin-deposits-refunding = ↩️ Se descontaron { $amount } de la billetera de { $name }. El servicio de pago aún no confirma la devolución; sigo preguntando.
# 06f1bbe7
admin-deposits-cannot-refund = Esta recarga no se puede devolver desde aquí, o ya no. Ahora ves su estado actual.
# 5d67333e
admin-deposits-not-pending = Esta recarga ya no espera una decisión. Ahora ves su estado actual.
# 41a9bdbe
admin-deposits-reject-reasons-absent = No recibido
# 4e03d53f
admin-deposits-reject-reasons-amount = Monto incorrecto
# 8957ad3d
admin-deposits-reject-reasons-unreadable = El comprobante no se lee
# 52a76f98
admin-deposits-refund-reasons-asked = Como pediste
# 3d3f3f5a
admin-deposits-refund-reasons-twice = Pagado dos veces

## log

# aa73330e
admin-log-kinds-all = todo
# e1c5f015
admin-log-kinds-money = dinero
# ccf3c337
admin-log-kinds-orders = pedidos
# d9cebd30
admin-log-kinds-goods = productos
# 3bf6da2d
admin-log-kinds-people = personas
# 53e6471c
admin-log-kinds-service = servicio
# edc72ae0
admin-log-actor-admin = admin { $who }
# 3fe4edce
admin-log-actor-holder = titular { $who }
# bfe15b66
admin-log-actor-operator = el operador
# 7316aeea
admin-log-actor-service = el servicio
# df310cff
admin-log-action-account =
    .open = Cuenta abierta
    .credit = Abono en la billetera
    .debit = Cargo en la billetera
    .ban = Cuenta bloqueada
    .unban = Cuenta desbloqueada
    .restrict = Cuenta restringida
    .unrestrict = Restricción levantada
    .note = Nota añadida
    .note_removed = Nota quitada
    .move_order = Traslado de la cuenta ordenado
    .moved = Cuenta trasladada
    .move_declined = Traslado de la cuenta rechazado
    .move_stopped = Traslado de la cuenta detenido
    .move_cancelled = Traslado de la cuenta cancelado
    .move_refused = Traslado de la cuenta imposible
# 450b0e32
admin-log-action-allowlist =
    .add = Direcciones permitidas
    .remove = Direcciones ya no permitidas
    .clear = Cualquier dirección permitida
# b04d3c95
admin-log-action-api =
    .enable = API activada
    .disable = API desactivada
    .allow = Acceso a la API permitido
    .forbid = Acceso a la API desactivado
# 200bb4e1
admin-log-action-approval =
    .ask = Segunda persona solicitada
    .confirm = Confirmado como segunda persona
    .decline = Rechazado lo que necesitaba una segunda persona
# 50560cac
admin-log-action-broadcast =
    .start = Noticias enviadas
    .stop = Envío de noticias detenido
# 43138b13
admin-log-action-catalog =
    .import = Catálogo importado
    .routing = Elección de proveedores cambiada
    .sheet = Hoja de cálculo importada
# 2426e1d0
admin-log-action-claim =
    .open = Reclamo hecho
    .withdraw = Reclamo retirado
    .replace = Códigos cambiados
    .refund = Reembolso por un problema
    .refuse = Reclamo rechazado
# c0780f1e
admin-log-action-codes =
    .encrypt = Códigos cifrados
    .rotate = Códigos cifrados con otra clave
# 00b86ad4
admin-log-action-deposit =
    .approve = Recarga aprobada
    .reject = Recarga rechazada
    .credit = Recarga acreditada
    .charge_back = Recarga anulada
    .paid_back = Recarga devuelta por el servicio de pago
    .refund = Devolución de una recarga iniciada
    .refund_done = Recarga devuelta
    .refund_refused = Devolución de una recarga rechazada
# d75f0e87
admin-log-action-guard =
    .on = Preguntas por direcciones nuevas activadas
    .off = Preguntas por direcciones nuevas desactivadas
    .allow = Dirección nueva permitida
    .forget = Dirección olvidada
# 229ac9dc
admin-log-action-incident =
    .cancel = Pedidos no enviados cancelados
    .move = Pedidos enviados a otro proveedor
    .tell = Titulares avisados de un retraso
# 4555d9e5
admin-log-action-key =
    .create = Clave creada
    .rotate = Clave cambiada por otra
    .change = Clave modificada
    .revoke = Clave revocada
# 231e195e
admin-log-action-line =
    .status = Línea pausada o reanudada
# d5aebbd3
admin-log-action-order =
    .complete = Pedido completado
    .cancel = Pedido cancelado
    .take = Pedido tomado para hacerlo a mano
    .leave = Pedido dejado libre
    .show_codes = Códigos de un pedido vistos
# edd5fb12
admin-log-action-payment =
    .unmatched = Pago sin recarga
    .assign = Pago asignado
    .return = Pago devuelto
# a5567057
admin-log-action-pricing =
    .accept = Coste nuevo aceptado
    .margin = Margen cambiado
    .mode = Tipo de precio cambiado
    .reprice = Precios recalculados
    .rounding = Redondeo de precios cambiado
# ba9f0af3
admin-log-action-product =
    .change = Producto modificado
    .cost = Coste de un producto cambiado
# bf57141c
admin-log-action-service =
    .backup = Copia de seguridad hecha
    .export = Datos exportados
    .restore = Copia de seguridad restaurada
    .move = Base de datos trasladada
# 06c55e50
admin-log-action-settings =
    .change = Ajustes modificados
# 700f1b60
admin-log-action-shop =
    .allow = Tienda permitida
    .forbid = Tienda desactivada
# 7f8b0f88
admin-log-action-stock =
    .add = Códigos agregados
    .remove = Códigos quitados
    .release = Códigos de vuelta a la venta
    .discard = Códigos dados de baja
# bdc9b4e8
admin-log-action-supplier =
    .set = Ajustes de un proveedor cambiados
    .map = Producto asignado a un artículo de un proveedor
    .sync = Lista de precios de un proveedor aplicada
# 62a4dcef
admin-log-action-team =
    .role = Rol cambiado
# 6a613de8
admin-log-action-test =
    .open = Cuenta de prueba abierta
# 759c9fff
admin-log-action-tier =
    .add = Nivel añadido
    .assign = Nivel de una cuenta cambiado
    .discount = Descuento de un nivel cambiado
    .remove = Nivel eliminado
    .rename = Nivel renombrado
# d360b008
admin-log-action-transfer =
    .add = Forma de pago agregada
    .change = Forma de pago cambiada
    .remove = Forma de pago quitada
# d293aeb5
admin-log-action-webhook =
    .add = Webhook agregado
    .remove = Webhook quitado
    .rotate = Secreto de un webhook cambiado
    .on = Webhook activado
    .off = Webhook desactivado
    .types = Eventos de un webhook cambiados
    .resend = Eventos enviados otra vez

## money

# f705da5c
admin-money-usage-credit = Escribe /credit, un id o @nombre, el monto en USD y una nota: /credit @ada 25 Cortesía.
# 500d786e
admin-money-usage-debit = Escribe /debit, un id o @nombre, el monto en USD y una nota: /debit @ada 25 Pagado dos veces.
# 952db1b7
admin-money-how-much-credit = ➕ ¿Cuánto agregar?
# 7004f7cf
admin-money-how-much-debit = ➖ ¿Cuánto quitar?
# 7a2508d4
admin-money-ask-amount-credit = Escribe el monto en USD y una nota, como <code>25 Cortesía</code>. La nota queda en el libro, y la persona recibe un mensaje con ella. Te pregunto antes de anotar nada.
# 8658152f
admin-money-ask-amount-debit = Escribe el monto en USD y una nota, como <code>25 Pagado dos veces</code>. La nota queda en el libro, y la persona recibe un mensaje con ella. Te pregunto antes de anotar nada.
# 53e4bdf9
admin-money-balance = Saldo
# c40f6617
admin-money-owes = Debe
# ba0c7fde
admin-money-note = Nota
# dbb90df2
admin-money-confirm-credit = ➕ ¿Agregar { $amount } a la billetera de { $name }?
# 67a6fea9
admin-money-confirm-debit = ➖ ¿Quitar { $amount } de la billetera de { $name }?
# 90eca312
admin-money-get-message = Recibirá un mensaje con la nota.
# f3bee521
admin-money-yes-credit = ➕ Sí, agregar { $amount }
# ec622e7d
admin-money-yes-debit = ➖ Sí, quitar { $amount }
# 83e80363
admin-money-ask-note = ¿Por qué? Escribe una nota: queda en el libro, y la persona recibe un mensaje con ella.
# eca2f3f6
admin-money-done-credit = ➕ Se agregaron { $amount } a la billetera de { $name }.
# 793e6c92
admin-money-done-debit = ➖ Se quitaron { $amount } de la billetera de { $name }.

## moves

# ce9c2883
admin-moves-title = 📲 Traslados de cuentas
# 674e442b
admin-moves-waits = { $count ->
        [one] 📲 { $count } cuenta espera su traslado: mira Clientes en el panel
       *[other] 📲 { $count } cuentas esperan su traslado: mira Clientes en el panel
    }
# 4529a4cb
admin-moves-wait = Se hará cuando pasen 24 horas. El titular actual recibe un aviso ahora y puede detenerlo.
# 1a967d31
admin-moves-done = Se trasladará en 24 horas. Las dos personas reciben un aviso.
# 3140f9fc
admin-moves-state-open = espera
# 0af8f639
admin-moves-state-moved = hecho
# 920a87f6
admin-moves-state-declined = rechazado por el nuevo titular
# 79de8a98
admin-moves-state-stopped = detenido por el titular
# 8b9496d9
admin-moves-state-cancelled = cancelado
# 804fb921
admin-moves-state-refused = ya no era posible
# ae22af5f
admin-moves-status = Estado
# ff78fc52
admin-moves-from = De
# 62c19d33
admin-moves-to = A
# 747ef23b
admin-moves-at = Cuándo
# 5bab18e0
admin-moves-reason = Motivo
# b3781c9e
admin-moves-asked = Ordenado por
# 183f7038
admin-moves-why = Por qué
# e5d0d7ca
admin-moves-moved-from = Trasladada el { $time }, antes con el id de Telegram { $id }
# aeec6ae4
admin-moves-moved-to = La cuenta anterior de esta persona pasó el { $time } al id de Telegram { $id }

## notes

# a96dc151
admin-notes-removed = La nota se ha quitado.

## payments

# 56284d4e
admin-payments-waits = { $count ->
        [one] { $count } pago sin recarga: mira { panel-inbox }
       *[other] { $count } pagos sin recarga: mira { panel-inbox }
    }
# eca334c6
admin-payments-one = ❓ Un pago sin recarga
# e6ae1c87
admin-payments-paid = Pagado
# 8129fffb
admin-payments-unknown = no se sabe
# 795f61b6
admin-payments-for = Para
# 5e173294
admin-payments-payer = Pagó
# 2bada104
admin-payments-payment = Pago
# 3726c2e6
admin-payments-arrived = Llegó
# ae22af5f
admin-payments-status-label = Estado
# 188f16d6
admin-payments-decided-by = Decidió
# 5bab18e0
admin-payments-reason = Motivo
# 44bd3375
admin-payments-status-open = 🔎 espera una decisión
# d1d9745f
admin-payments-status-assigned = ✅ acreditado
# 4b3a54a4
admin-payments-status-returning = ↩️ en devolución
# a2f6d494
admin-payments-status-returned = ↩️ devuelto
# be1455ed
admin-payments-find = Averigua de quién es y asígnalo, o devuélvelo.
# 731e52d7
admin-payments-twice = La recarga { $reference } ya se acreditó: este es un segundo pago.
# f74c0327
admin-payments-assign-to = ✅ A { $reference }
# 4ae7b458
admin-payments-assign = ✅ Asignar
# 65328967
admin-payments-give-back = ↩️ Devolver
# 4aa5002e
admin-payments-confirm =
    <b>¿Acreditar { $amount } a { $name }?</b>
    
    El dinero entra en su billetera y recibirá un mensaje.
# 80394d76
admin-payments-yes = ✅ Sí, acreditar
# 1c820ff0
admin-payments-done = ✅ Se acreditaron { $amount } a { $name }.
# 04e107c1
admin-payments-by-service = El servicio de pago lo devuelve al pagador. Escribe el motivo.
# 4376850d
admin-payments-by-hand = Devuélvelo primero en el servicio de pago. Luego escribe aquí el motivo y quedará como devuelto.
# 969f07f0
admin-payments-gone = ↩️ El pago está devuelto.
# 425b86ed
admin-payments-not-yet = ↩️ El servicio de pago aún no lo confirma. Pulsa «Devolver» otra vez más tarde.

## standing

# 30b358f2
admin-standing-usage-ban = Escribe /ban, un id o @nombre y, si quieres, un motivo: /ban @ada Tarjeta robada.
# 1e452cda
admin-standing-usage-unban = Escribe /unban y un id o @nombre, y nada más.
# 68109c0c
admin-standing-usage-restrict = Escribe /restrict, un id o @nombre, cuánto tiempo y, si quieres, un motivo: /restrict @ada 2h Demasiados pagos anulados. Escribe el tiempo como 30m, 2h o 7d.
# 65925cb6
admin-standing-usage-unrestrict = Escribe /unrestrict y un id o @nombre, y nada más.
# 34920a01
admin-standing-usage-apioff = Escribe /apioff, un id o @nombre y, si quieres, un motivo: /apioff @ada Demasiadas llamadas malas.
# 3b359189
admin-standing-usage-apion = Escribe /apion y un id o @nombre, y nada más.
# e641e59b
admin-standing-usage-shopoff = Escribe /shopoff, un id o @nombre y, si quieres, un motivo: /shopoff @ada Solo API.
# 00f38b28
admin-standing-usage-shopon = Escribe /shopon y un id o @nombre, y nada más.
# a91727ad
admin-standing-not-for-admins-ban = { $name } es admin y no se puede bloquear: primero quítale el rol en el panel (Servicio) o quita su id de ADMIN_IDS.
# 72468b4a
admin-standing-not-for-admins-restrict = { $name } es admin y no se puede restringir: primero quítale el rol en el panel (Servicio) o quita su id de ADMIN_IDS.
# 81c34cb4
admin-standing-how-long = 🟠 ¿Restringir cuánto tiempo?
# fca28b0e
admin-standing-ask-time = El bot y la API rechazan a esta persona hasta entonces, y la restricción termina sola. Toca un tiempo, o escribe uno con un motivo, como 2h Demasiados pagos anulados.
# 84950242
admin-standing-effect-ban = El bot y la API rechazan a esta persona hasta que la desbloquees.
# 1a38894c
admin-standing-effect-restrict = El bot y la API rechazan a esta persona hasta entonces.
# 171c355c
admin-standing-effect-apioff = Las llamadas de sus programas se rechazan al instante, y no puede activar la API por su cuenta.
# bc2c5830
admin-standing-effect-shopoff = Ya no puede comprar en el chat. Su acceso a la API se queda como está.
# 4b39f86c
admin-standing-orders-continue = Los pedidos en proceso continúan, y conserva su saldo.
# e6b1cfff
admin-standing-ask-reason = Escribe el motivo. Esta persona lo verá.
# d0486412
admin-standing-confirm-ban = ⛔ ¿Bloquear a { $name }?
# e856d509
admin-standing-confirm-restrict = 🟠 ¿Restringir a { $name } hasta el { $until }?
# 1a8c287b
admin-standing-confirm-apioff = ⚪️ ¿Desactivar la API de { $name }?
# 697398f5
admin-standing-confirm-shopoff = ⚪️ ¿Desactivar la tienda del chat a { $name }?
# 5bab18e0
admin-standing-reason = Motivo
# be5c9dda
admin-standing-no-reason = ninguno
# 53e4bdf9
admin-standing-balance = Saldo
# 712a0fd1
admin-standing-replaces = ⚠️ Esto sustituye la restricción hasta el { $until }.
# f19a596d
admin-standing-get-message = Recibirá un mensaje.
# 368e909c
admin-standing-get-reason = Recibirá un mensaje con el motivo.
# 0eca0847
admin-standing-yes-ban = ⛔ Sí, bloquear
# 0f031eb7
admin-standing-yes-restrict = 🟠 Sí, restringir
# ce40e9b7
admin-standing-yes-apioff = ⚪️ Sí, desactivar
# ce40e9b7
admin-standing-yes-shopoff = ⚪️ Sí, desactivar
# b5d031b0
admin-standing-time-is-over = No cambió nada: ese momento ya pasó.
# 920dc4a3
admin-standing-did-ban = ⛔ La cuenta de { $name } está bloqueada.
# e3f7f7ad
admin-standing-did-unban = 🟢 La cuenta de { $name } ya no está bloqueada.
# 54a9c178
admin-standing-did-restrict = 🟠 La cuenta de { $name } está restringida hasta el { $until }.
# 05a25527
admin-standing-did-unrestrict = 🟢 La cuenta de { $name } ya no está restringida.
# 9c26615c
admin-standing-did-apioff = ⚪️ La API de { $name } está desactivada.
# b0ff74a5
admin-standing-did-apion = 🟢 La API de { $name } está permitida de nuevo.
# 1a1c8a5b
admin-standing-did-shopoff = ⚪️ La tienda del chat está desactivada para { $name }.
# 0880a171
admin-standing-did-shopon = 🟢 { $name } puede comprar otra vez en el chat.
# 8795bd0f
admin-standing-because = Motivo: { $reason }
# a89306a1
admin-standing-has-blocked = Bloqueó el bot, así que no recibe ningún mensaje.
# f6d1b957
admin-standing-already-ban = No cambió nada: la cuenta de { $name } ya está bloqueada desde el { $since }.
# d1fbea72
admin-standing-already-unban = No cambió nada: la cuenta de { $name } no está bloqueada.
# 4733a819
admin-standing-already-restrict = No cambió nada: la cuenta de { $name } ya está restringida hasta el { $until }. /restrict con otro tiempo lo cambia.
# df45bec5
admin-standing-already-unrestrict = No cambió nada: la cuenta de { $name } no está restringida.
# 399cd625
admin-standing-already-apioff = No cambió nada: la API de { $name } ya está desactivada.
# 6baf89ed
admin-standing-already-apion = No cambió nada: ningún admin desactivó la API de { $name }.
# fb56ae50
admin-standing-already-shopoff = No cambió nada: la tienda ya está desactivada para { $name }.
# 25aeefe9
admin-standing-already-shopon = No cambió nada: { $name } ya puede comprar en el chat.
# eb6e0380
admin-standing-still-restricted = Sigue restringida hasta el { $until }.
# 4a9b14c8
admin-standing-still-banned = Sigue bloqueada.
# 8b4ae5e7
admin-standing-still-off = Pero el titular la desactivó.

## undo

# 9f071b85
admin-undo-button = ↩️ Deshacer
# 8d642d45
admin-undo-ask = ¿Deshacer esto?
# 293d159e
admin-undo-taken-back = ↩️ Se quitaron { $amount } de la billetera de { $name }.
# 306af361
admin-undo-given-back = ↩️ Se devolvieron { $amount } a la billetera de { $name }.

## team

# 7b30731d
admin-team-roles-manager = Gerente
# 15e0dccb
admin-team-roles-finance = Finanzas
# d7242338
admin-team-roles-support = Soporte
# 8610a62b
admin-team-roles-stock = Existencias
# 9591492b
admin-team-rights-accounts = buscar cuentas
# 0c02bd78
admin-team-rights-standing = bloqueos y restricciones
# a8fa3e5a
admin-team-rights-money = abonos y cargos
# 81e57ee9
admin-team-rights-deposits = recargas y pagos
# 8ce8ba6d
admin-team-rights-orders = todos los pedidos y proveedores
# 9355371f
admin-team-rights-claims = problemas con pedidos
# cc52a992
admin-team-rights-stock = códigos
# 066820a5
admin-team-rights-broadcast = noticias para muchos
# e7cbfb1b
admin-team-rights-approvals = confirmar como segunda persona
# 55c6987b
admin-team-rights-catalog = catálogo y precios
# c7cff957
admin-team-rights-reports = ventas, libros y exportaciones
# ef5d8bbf
admin-team-rights-settings = interruptores y formas de pago
# b55898c7
admin-team-rights-log = el registro
# 4f9e8347
admin-team-rights-backup = copias de seguridad
# 56ed5392
admin-team-rights-move = traslados de cuentas
# 2c48bcde
admin-team-rights-team = el equipo
# d4ccdbfb
admin-team-removed = { $name } ya no tiene rol.
# dd2fbdfb
admin-team-not-yours = Tu rol no lo permite. Pregunta a un dueño.
# 228b982a
admin-team-your-role = Ahora estás en el equipo: { $role }. Puedes usar: { $rights }.
# 66e55dd1
admin-team-your-role-ended = Ya no estás en el equipo.

## orders

# c5325549
admin-orders-account = 👤 Cuenta

## order

# 8fadfee2
admin-order-usage = Escribe /order y un id, como /order API-GMA-7Q2M9XK4-0T8ZPD. /find lo busca por cualquier otro dato.
# 3bfeb44e
admin-order-is-test = 🧪 Prueba: pagado con dinero de prueba, y no se llama a ningún proveedor.
# aee47289
admin-order-lookup-title = 🔎 Consulta: { $path }
# ae22af5f
admin-order-labels-status = Estado
# 5bab18e0
admin-order-labels-reason = Motivo
# bdc1e180
admin-order-labels-account = Cuenta
# b50bd35c
admin-order-labels-key = Clave
# 95c7ae9d
admin-order-labels-idempotency-key = Clave de idempotencia
# d89879e6
admin-order-labels-product = Producto
# ff89d4b3
admin-order-labels-amount = Monto
# 5d5df79a
admin-order-labels-cost = Coste
# 7f53e279
admin-order-labels-paid-back = Devuelto
# e59f36ff
admin-order-labels-profit = Ganancia
# 1e574ae2
admin-order-labels-fee = Comisión
# 1e04c9a0
admin-order-labels-supplier = Proveedor
# aa033950
admin-order-labels-item = Artículo allí
# 3f9d2a4f
admin-order-labels-their-order = Pedido allí
# fb6d8032
admin-order-labels-next = Siguientes proveedores
# 78a85e7b
admin-order-labels-codes = Códigos
# 31cc833b
admin-order-labels-attempts = Intentos
# e7816fed
admin-order-labels-next-attempt = Próximo intento
# 1ccb853e
admin-order-labels-known = El proveedor lo conoce
# e3b8ecaf
admin-order-labels-result = Resultado
# d063ae9d
admin-order-fee-returned = devuelta
# db144410
admin-order-amount-for = { $pieces ->
        [one] { $amount } por { $pieces } unidad
       *[other] { $amount } por { $pieces } unidades
    }
# 1482b487
admin-order-codes-use-voucher = cupón para el proveedor
# a2fe98af
admin-order-perhaps-known = quizá
# e5565875
admin-order-not-known = no
# 3158e3a1
admin-order-complete = ✅ Completar a mano
# 37122509
admin-order-cancel = ↩️ Cancelar y reembolsar
# 9f85c75c
admin-order-refund = ↩️ Reembolsar…
# 23e2b579
admin-order-replace-codes = 🎟 Cambiar códigos…
# 51bf5e43
admin-order-no-codes = No tiene códigos.
# 4c2c0863
admin-order-codes-of = { $count ->
        [one] { $count } código de { $id }. El registro anota que los pediste.
       *[other] { $count } códigos de { $id }. El registro anota que los pediste.
    }
# 03a78758
admin-order-confirm-cancel =
    <b>¿Cancelar este pedido y reembolsarlo?</b>
    
    { $id }: { $amount } vuelven a la billetera.
# e367cd02
admin-order-voucher-back = Su cupón vuelve a las existencias.
# 19b0466f
admin-order-voucher-aside = Su cupón queda apartado hasta que sepas si se usó.
# 24db8c5e
admin-order-only-if-certain = Hazlo solo si es seguro que el pedido no se hizo ni se hará.
# c2d50302
admin-order-supplier-may-have = ⚠️ Puede que el proveedor tenga este pedido. Pregúntale antes.
# 0cd7e877
admin-order-why-cancel = ¿Por qué lo cancelas? El revendedor recibe tu respuesta en { $error }.
# ca0c1ce2
admin-order-type-reason = ✏️ Otro motivo
# a0aa97cd
admin-order-ask-reason = ¿Por qué se cancela?
# d331e412
admin-order-about-reason = Escribe el motivo. El revendedor lo verá. Después el pedido se cancela y se reembolsa.
# 08d12806
admin-order-confirm-complete =
    <b>¿Completar este pedido a mano?</b>
    
    { $id }: hazlo solo si es seguro que el jugador lo recibió. El pedido queda pagado. Si un proveedor tiene el pedido y no está de acuerdo, te escribiré.
# 7640f354
admin-order-complete-now = ✅ Sí, completarlo
# 120fc29b
admin-order-cancelled = Cancelado, y { $amount } volvieron a la billetera.
# 66a18308
admin-order-completed = Completado a mano.

## calls

# 60e10dc6
admin-calls-what-place = pedido
# cafbf6a1
admin-calls-what-check = seguimiento
# 327393aa
admin-calls-what-lookup = consulta
# 065bd443
admin-calls-what-checkLookup = seguimiento de una consulta
# 0a694b23
admin-calls-outcome-completed = completado
# df1be0a2
admin-calls-outcome-processing = en proceso
# 8ed91fbf
admin-calls-outcome-failed = fallido
# 9626df90
admin-calls-outcome-declined = rechazado
# f69bad17
admin-calls-outcome-absent = no existe
# 7e15cadb
admin-calls-outcome-not_sent = no enviado
# e0b446b6
admin-calls-outcome-unknown = no se sabe
# 326954cd
admin-calls-no-answer = aún sin respuesta

## tasks

# 45a5f8fa
admin-tasks-title = 🙋 Para hacer a mano
# 619a0643
admin-tasks-still-to-do = ⏰ Aún por hacer a mano
# 5bcb5906
admin-tasks-order = Pedido
# e75d359a
admin-tasks-placed = Pedido el
# 1e1626ea
admin-tasks-taken-by = Responsable
# e6791d25
admin-tasks-you = tú
# 9e4f2098
admin-tasks-since = Desde
# 55b1654e
admin-tasks-take = 🙋 Tomar
# f96237be
admin-tasks-done = ✅ Hecho
# 21777ed0
admin-tasks-failed = ↩️ No se pudo
# 15f6b4b1
admin-tasks-leave = Dejarlo libre
# 7786672e
admin-tasks-taken = Este pedido ahora es tuyo. Los demás admins lo ven.
# f9eb38d3
admin-tasks-left = Cualquier admin puede tomar otra vez este pedido.
# 00aaf26c
admin-tasks-confirm-done =
    <b>¿Lo recibió el jugador?</b>
    
    { $pack }, { $id }: esto completa el pedido, y sus { $amount } quedan pagados.
# 51b92184
admin-tasks-done-now = ✅ Sí, hecho
# f5db8cb3
admin-tasks-taken-by-other = ⚠️ Otro admin tomó este pedido. Pregúntale antes.

## delivery

# da1ab830
admin-delivery-ask =
    <b>{ $count ->
        [one] Envía { $count } código
       *[other] Envía { $count } códigos
    }</b>
    
    { $pack }, { $id }. Envía un código por línea, como texto o como archivo .txt. Esto completa el pedido, y el revendedor recibe los códigos al instante.
# 5fe2bcea
admin-delivery-wanted = Envía los códigos, uno por línea, como texto o como archivo .txt.
# 5ba81b70
admin-delivery-too-long = Telegram puede haber partido en dos un texto tan largo. Envía los códigos en un archivo .txt.

## stuck

# 6a6ade37
admin-stuck-why-unknown = no se sabe el resultado
# a46179aa
admin-stuck-why-not_sent = ningún proveedor lo tiene aún
# 14ff3bb6
admin-stuck-why-in_progress = el proveedor trabaja en ello
# 611ba6fc
admin-stuck-why-person = tiene que hacerlo una persona
# 3d5a9971
admin-stuck-attempts = { $count ->
        [one] { $count } intento
       *[other] { $count } intentos
    }

## incidents

# a0083bb3
admin-incidents-worked = 🟢 El proveedor { $who } funciona otra vez.
# be6cd8c3
admin-incidents-quiet = ⚪ El incidente con { $who } ha terminado.
# 9e4f2098
admin-incidents-since = Desde
# 847b167b
admin-incidents-lasts = Duración
# 6ac7e158
admin-incidents-open = Pedidos abiertos
# 95282d1f
admin-incidents-not-sent = ▫️ Con seguridad no enviados
# 97668593
admin-incidents-unknown = ▫️ Resultado desconocido
# 990d38e6
admin-incidents-at-work = ▫️ En proceso
# b0f8d14f
admin-incidents-worth = Valor
# 856b75e5
admin-incidents-notified-at = Se avisó a los titulares el { $at }.
# 117ac5d7
admin-incidents-tried-again = Se prueba otra vez cada pocos segundos. Por los pedidos de resultado desconocido se pregunta hasta conocerlo; desde aquí no se tocan.
# cbd987f9
admin-incidents-tried-next = Se prueba otra vez con el próximo pedido.
# 6d64ba4e
admin-incidents-over = Lo que sigue abierto continúa solo.
# 7d59c51a
admin-incidents-over-quiet = Allí no queda ningún pedido abierto y nada ha fallado desde hace { $span }. El próximo pedido dirá si funciona otra vez.
# 349126b0
admin-incidents-cancel = ↩️ Cancelar no enviados: { $count }
# 27579e67
admin-incidents-cancel-yes = ↩️ Sí, cancelar y reembolsar
# 19e27bc1
admin-incidents-confirm-cancel =
    { $count ->
        [one] ¿Cancelar y reembolsar { $count } pedido que con seguridad { $who } no tiene?
       *[other] ¿Cancelar y reembolsar { $count } pedidos que con seguridad { $who } no tiene?
    }
    
    Cada uno se mira otra vez. El que se haya enviado mientras tanto queda como está.
# c301f361
admin-incidents-cancelled = { $count ->
        [one] Cancelados y reembolsados: { $count } pedido.
       *[other] Cancelados y reembolsados: { $count } pedidos.
    }
# 06f8769d
admin-incidents-move = ➡️ Enviarlos a otro proveedor
# 2742c866
admin-incidents-where-to = { $count ->
        [one] ¿Adónde enviar { $count } pedido?
       *[other] ¿Adónde enviar { $count } pedidos?
    }
# 8526eb06
admin-incidents-nowhere = No hay otro proveedor para estos productos, o ninguno a un precio menor que lo pagado.
# 79a1df16
admin-incidents-about-targets = Junto a cada nombre se indica cuántos puede tomar sin pérdidas.
# 7a88b2d6
admin-incidents-to = ➡️ { $supplier } ({ $count })
# f72f6537
admin-incidents-moved = { $count ->
        [one] Enviados a { $supplier }: { $count } pedido.
       *[other] Enviados a { $supplier }: { $count } pedidos.
    }
# 57b11d42
admin-incidents-tell = 📣 Avisar a los titulares ({ $count })
# f1188a9a
admin-incidents-tell-yes = 📣 Sí, avisar
# fd1d1427
admin-incidents-confirm-tell = { $count ->
        [one] ¿Enviar esto a { $count } persona con pedidos abiertos allí de los que aún no se avisó?
       *[other] ¿Enviar esto a { $count } personas con pedidos abiertos allí de los que aún no se avisó?
    }
# 771f8fad
admin-incidents-notified = { $count ->
        [one] Se avisó a { $count } persona.
       *[other] Se avisó a { $count } personas.
    }

## suppliers

# 4c19d692
admin-suppliers-not-set-up = no configurado aquí
# 53e4bdf9
admin-suppliers-balance = Saldo
# 8129fffb
admin-suppliers-balance-unknown = no se conoce
# 6ac7e158
admin-suppliers-open-orders = Pedidos abiertos
# 58d6c6de
admin-suppliers-faults = fallidas: { $count }
# 5287ee86
admin-suppliers-no-calls = ninguna llamada

## stock

# e50bffc3
admin-stock-title = 🎟 Existencias
# d595cf58
admin-stock-none = El catálogo no tiene ningún producto que se venda de existencias.
# 71c91eaf
admin-stock-choose = Toca un producto para agregar códigos o ver los que tiene.
# 9dd0d2e9
admin-stock-in-stock = quedan { $count }
# bfc2fa3b
admin-stock-ask = Envía los códigos que quieres agregar, uno por línea, como texto o como archivo .txt. Borro tu mensaje y te pregunto antes de agregar nada.
# dd5859f2
admin-stock-no-codes = No encontré códigos. Envía un archivo de texto con un código por línea, o /cancel.
# bb849e5f
admin-stock-too-many = Puedo tomar { $max } líneas a la vez como máximo. Envía varios archivos, o usa la línea de comandos.
# 0118ddb9
admin-stock-nothing-new = 🎟 Nada que agregar: todos estos códigos ya se conocen
# b9a17b4d
admin-stock-confirm = { $count ->
        [one] 🎟 ¿Agregar { $count } código?
       *[other] 🎟 ¿Agregar { $count } códigos?
    }
# a82620d0
admin-stock-looks-like-codes = Parecen códigos, así que no he guardado ninguno. Para añadirlos, elige primero su producto.
# dbede246
admin-stock-deleted = Borré tu mensaje con los códigos.
# 900adae6
admin-stock-not-deleted = ⚠️ No pude borrar tu mensaje con los códigos. Bórralo tú, por favor.
# 2cc33e05
admin-stock-waits = No se agrega nada hasta que toques Sí. Tienes una hora.
# 7ede9b4b
admin-stock-code = Código
# c0bf7f5f
admin-stock-first = Primero
# 26f1bb05
admin-stock-last = último
# 52398f7b
admin-stock-characters = { $count ->
        [one] { $count } carácter
       *[other] { $count } caracteres
    }
# 8fa25934
admin-stock-characters-from = { $most ->
        [one] de { $least } a { $most } carácter
       *[other] de { $least } a { $most } caracteres
    }
# 0474cef3
admin-stock-with-spaces = { $count ->
        [one] ⚠️ { $count } línea tiene espacios: ¿es eso un código?
       *[other] ⚠️ { $count } líneas tienen espacios: ¿es eso un código?
    }
# f548bfa9
admin-stock-unlike = { $count ->
        [one] ⚠️ { $count } línea es distinta de las demás:
       *[other] ⚠️ { $count } líneas son distintas de las demás:
    }
# ca51656f
admin-stock-line = línea { $number }
# 5b905e2a
admin-stock-duplicates = Sin agregar, porque están repetidos: { $count }
# 78f45987
admin-stock-in-stock-already = ya está en existencias
# 493597f4
admin-stock-same-as = igual que la línea { $line }
# e064fc69
admin-stock-yes = { $count ->
        [one] ✅ Sí, agregar { $count } código
       *[other] ✅ Sí, agregar { $count } códigos
    }
# 14a6eef4
admin-stock-no = ✖️ No
# d429ffdf
admin-stock-dropped =
    <b>No se agregó nada.</b>
    Ya no tengo los códigos que enviaste.
# 82cc6472
admin-stock-added-before = Estos códigos ya estaban agregados.
# f6490add
admin-stock-interrupted = { $count ->
        [one] Me interrumpieron después de { $count } código. Toca Sí otra vez para agregar el resto.
       *[other] Me interrumpieron después de { $count } códigos. Toca Sí otra vez para agregar el resto.
    }
# f35871e4
admin-stock-added = { $count ->
        [one] 🎟 Agregado a { $pid }: { $count } código.
       *[other] 🎟 Agregado a { $pid }: { $count } códigos.
    }
# c3fe0779
admin-stock-none-left = 🎟 Ninguno de estos códigos de { $pid } queda en existencias.
# 9d3d22af
admin-stock-now = Ahora: { $level }.
# 6570d285
admin-stock-ask-undo =
    <b>{ $count ->
        [one] ↩️ ¿Quitar { $count } código de las existencias?
       *[other] ↩️ ¿Quitar { $count } códigos de las existencias?
    }</b>
    Se agregaron juntos a { $pid } y aún no se vendieron. Aquí se borran, pero puedes agregarlos otra vez.
# 12a5617b
admin-stock-stay-taken = { $count ->
        [one] { $count } de estos códigos ya se vendió o se apartó, y así queda.
       *[other] { $count } de estos códigos ya se vendieron o se apartaron, y así quedan.
    }
# 36bab2a0
admin-stock-undone = { $count ->
        [one] ↩️ Fuera de las existencias de { $pid }: { $count } código.
       *[other] ↩️ Fuera de las existencias de { $pid }: { $count } códigos.
    }
# 1d7ba137
admin-stock-nothing-to-undo = Ninguno de estos códigos está sin vender, así que no hay nada que quitar.
# afa2c5e0
admin-stock-no-unsold = No hay códigos sin vender.
# 92c37007
admin-stock-added-at = Agregado
# 407858f5
admin-stock-add-more = ➕ Agregar códigos
# 67b80472
admin-stock-back = ‹ Existencias

## quarantine

# 6a49c9c9
admin-quarantine-choose = Estos códigos pueden estar usados: su pedido se canceló, o se restauró una copia de seguridad. Averígualo y luego devuélvelos a la venta o dalos de baja.
# 46800500
admin-quarantine-none = No hay códigos en cuarentena.
# 3c821df4
admin-quarantine-was-used = { $count ->
        [one] ¿Se usó este código?
       *[other] ¿Se usaron estos { $count } códigos?
    }
# 96d7aa9a
admin-quarantine-of-restore = { $product }: se restauró una copia de seguridad. Lo que hay aquí puede haberse vendido después de hacer esa copia ({ $order }).
# 7165abfc
admin-quarantine-of-order = Era el cupón de { $order }. Verifícalo donde lo compraste.
# 32b2551f
admin-quarantine-decided-release = De vuelta a la venta.
# 71b57c84
admin-quarantine-decided-discard = Dado de baja.

## catalog

# e4f6e125
admin-catalog-line-summary = Líneas nuevas: { $added }, conocidas: { $known }
# 90e4c6e3
admin-catalog-product-summary = Productos nuevos: { $added }, conocidos: { $known }
# 132eb09a
admin-catalog-still-archived = No se venden, porque estaban archivados: { $pids }. Ponles "status": "active" en el archivo, o reanúdalos aquí.
# 46d3b2bb
admin-catalog-no-change = Ningún producto existente cambiaría.
# be5c9dda
admin-catalog-none = ninguno
# 52725868
admin-catalog-of-its-line = los de su línea
# 51d03b04
admin-catalog-imported-toast = Importado.

## lines

# ae22af5f
admin-lines-labels-status = Estado
# 2fdf4948
admin-lines-labels-kind = Tipo
# e5e2e841
admin-lines-labels-suppliers = Proveedores
# 55cf0d68
admin-lines-labels-line = Línea
# 1df13cbc
admin-lines-labels-price = Precio
# 5d5df79a
admin-lines-labels-cost = Coste
# b7c78745
admin-lines-labels-in-stock = Existencias
# 9f90b764
admin-lines-kind-topup = recarga de juego
# f68d532e
admin-lines-kind-gamekey = clave de juego
# fe5a578e
admin-lines-kind-giftcard = tarjeta de regalo
# 822d2545
admin-lines-missing = ⚠️ No configurado aquí: { $suppliers }. Mira SUPPLIERS en .env.example.
# 4b93132d
admin-lines-not-sold = ⚠️ No se vende: el patrón de { $field } { $problem }. Arréglalo en el archivo del catálogo e impórtalo otra vez.
# 20d9b581
admin-lines-no-price = sin precio
# 8129fffb
admin-lines-no-cost = desconocido
# f8fefafc
admin-lines-is-now = { $name }: ahora { $status }.

## pricing

# 045451be
admin-pricing-margin-all = Margen de todas las líneas
# 298ac654
admin-pricing-margin = Margen
# 3ccc49fb
admin-pricing-for-everybody = Todos
# 937439b6
admin-pricing-no-margin = ninguno todavía
# 8e3b8e52
admin-pricing-same-as = { $margin }, como arriba
# 22ea3e2d
admin-pricing-rounding = Se redondea hacia arriba a
# 11be2d4f
admin-pricing-max-age = Un coste vale
# 95149ff1
admin-pricing-days = { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
# 3339d704
admin-pricing-for-ever = siempre
# 5d512608
admin-pricing-max-jump = Un coste puede cambiar
# dafb6a1e
admin-pricing-any-amount = sin límite
# 79b36b73
admin-pricing-tiers = Niveles
# fda2fae5
admin-pricing-about-margins = Una línea sin margen propio tiene el de todas. Un nivel sin margen propio paga lo mismo que todos.
# d84da476
admin-pricing-and-more = … y { $count } más.
# a0a5be54
admin-pricing-applied = Hecho. Los precios nuevos valen desde el próximo pedido.
# fb5f4a7f
admin-pricing-modes-fixed = fijo
# 9c6bb451
admin-pricing-modes-margin = sigue al coste
# 52b904b5
admin-pricing-mode = El precio es
# b7c9822f
admin-pricing-why-no_margin = su línea no tiene margen
# 6475c2e0
admin-pricing-why-cost_missing = no se sabe lo que cuesta
# 73435677
admin-pricing-why-cost_zero = su coste es cero
# a4c758e8
admin-pricing-why-cost_old = su coste es demasiado antiguo
# bde7d228
admin-pricing-why-cost_jump = su coste ha cambiado demasiado
# 44e20485
admin-pricing-why-below_cost = te cuesta más que su precio
# f0efb6c8
admin-pricing-held-for = ⏸ Se ha pausado solo: { $why }.
# 8bb3dd55
admin-pricing-noticed = { $count ->
        [one] ⏸ Se han pausado { $count } producto, porque no se puede confiar en su coste o supera su precio.
       *[other] ⏸ Se han pausado { $count } productos, porque no se puede confiar en su coste o supera su precio.
    }
# 4cc087c2
admin-pricing-about-tiers = Un nivel es un grupo de cuentas con precios propios.
# a1a79e5c
admin-pricing-no-tiers = Aún no hay niveles: todos pagan lo mismo.
# 8e7024ef
admin-pricing-about-name = Un nombre corto que sus cuentas pueden ver, por ejemplo Gold.
# e873574e
admin-pricing-discount = Menos en precios fijos
# 57fabcef
admin-pricing-accounts = Cuentas
# c1001915
admin-pricing-ask-remove = ¿Eliminar el nivel { $name }? Sus cuentas pagarán lo mismo que todos.
# e3536dab
admin-pricing-removed = El nivel { $name } se ha eliminado.
# 08a54b5b
admin-pricing-tier = Nivel
# c08887b5
admin-pricing-standard = normal
# bbb3ac34
admin-pricing-assigned = { $name }: ahora { $tier }.

## routing

# ac8a6a3f
admin-routing-words-chosen-listed = primero de la lista
# 97915713
admin-routing-words-chosen-healthy = primero que funciona
# 659dbd93
admin-routing-words-chosen-by_hand = asignado a mano
# b617c2db
admin-routing-words-cheapest = { $others ->
        [none] el más barato ({ $cost })
       *[other] el más barato ({ $cost }; { $others })
    }
# b3c6e28a
admin-routing-words-cost-unknown = coste desconocido
# 5271099f
admin-routing-words-next-declined = siguiente, porque { $after } lo rechazó
# 15dfb6b8
admin-routing-words-next-unavailable = siguiente, porque no se pudo contactar con { $after }
# 7be76064
admin-routing-words-next-breaker_open = siguiente, porque { $after } está detenido por fallos
# 9b04f511
admin-routing-words-skipped-day_limit = omitido, alcanzó su límite diario
# 05fce058
admin-routing-words-skipped-no_codes = omitido, faltan códigos
# 1cf257d4
admin-routing-words-skipped-breaker_open = omitido, está detenido por fallos
# 4908dff0
admin-routing-words-skipped-full = omitido, ya tiene el máximo de pedidos abiertos
# ee5ecf1c
admin-routing-words-by-listed = por orden de la lista
# 0bd320e4
admin-routing-words-by-healthy = el primero que funciona
# 3535ba58
admin-routing-words-by-cheapest = primero el más barato
# e4a2b5ad
admin-routing-why = Por qué ahí
# 39bacea6
admin-routing-row = Proveedor elegido

## limits

# 8aee37b6
admin-limits-about = Los pedidos que ya no caben en el día van al siguiente proveedor o, si no hay otro, se rechazan. Si hay demasiados abiertos, van al siguiente o esperan.
# d3d833e5
admin-limits-day = Máximo al día
# 9ffb5edf
admin-limits-at-once = Pedidos abiertos a la vez
# 2805060e
admin-limits-none = sin límite

## sheets


## priceLists

# 5b861dd0
admin-price-lists-title = 📋 Lista de precios de { $supplier }
# da6c7732
admin-price-lists-read-before = Aplicada
# 8fe429fb
admin-price-lists-never = nunca
# cd6fdf80
admin-price-lists-list = La lista
# 49e75b20
admin-price-lists-fresh = nuevos: { $count }
# c57dd070
admin-price-lists-gone = ya no están: { $count }
# 037aab2a
admin-price-lists-back = de vuelta: { $count }
# e1300276
admin-price-lists-changed = cambiados: { $count }
# 7cfe4fee
admin-price-lists-nothing = Nada cambia para tus productos.
# e7429ff4
admin-price-lists-changes = Para tus productos:
# fd9024b1
admin-price-lists-prices = Precios que resultan:
# 37d67058
admin-price-lists-is-gone = ya no está, no se vende allí
# f1a8c3a9
admin-price-lists-is-back = de vuelta
# dabd43a9
admin-price-lists-no-cost = sin coste
# 90ee0c8b
admin-price-lists-apply = { $count ->
        [one] ✅ Aplicar { $count } cambio
       *[other] ✅ Aplicar { $count } cambios
    }
# 59d1bd6d
admin-price-lists-remember = ✅ Recordar la lista
# 0a13618c
admin-price-lists-applied = Hecho. Los precios nuevos valen desde el próximo pedido.
# 07698773
admin-price-lists-changed-since = La lista o el catálogo cambió mientras tanto. Así está ahora.
# 08d28343
admin-price-lists-waiting = ⚠️ Te esperan: { $count }
# e6c2ddb5
admin-price-lists-waiting-of = ⚠️ Te esperan: { $count } de { $all }
# c65e041b
admin-price-lists-none-waits = Nada te espera.
# 97c4633b
admin-price-lists-reason-cost_zero = Ahora no cuesta nada.
# 338d6b09
admin-price-lists-reason-cost_jump = Su coste cambia más que tu límite.
# 07866cdd
admin-price-lists-reason-renamed = Tiene otro nombre: quizá ahora es otra cosa.
# 532dca3b
admin-price-lists-reason-many_gone = Más de la mitad de tus artículos allí desaparecieron a la vez.
# bf734b01
admin-price-lists-reason-empty_list = La lista está vacía.
# 9370d84c
admin-price-lists-agree = ✅ De acuerdo
# 4bb2916f
admin-price-lists-agreed = Hecho.
# cc76e192
admin-price-lists-jumped = { $count ->
        [one] ⚠️ { $supplier }: { $count } cambio te espera, como precios que saltaron.
       *[other] ⚠️ { $supplier }: { $count } cambios te esperan, como precios que saltaron.
    }
# 7b845452
admin-price-lists-unreadable = ⚠️ Hace { $time } que no se puede leer la lista de precios de { $supplier }. Los costes y lo que se vende allí pueden ser viejos.
# d5e305f0
admin-price-lists-low-balance = 🪫 Tu saldo en { $supplier } es de { $amount }. Recárgalo antes de que fallen pedidos.
# 9ce11351
admin-price-lists-problem = No se puede leer la lista de precios
# dcbc87c4
admin-price-lists-show = 📋 Lista de precios
# a2ea13c7
admin-price-lists-gone-there = 📭 Ahora no se vende en { $supplier }.
# 939a5c0e
admin-price-lists-settings = ⏱ Horario y avisos
# 60cc373e
admin-price-lists-every = Se aplica sola
# 80832fc2
admin-price-lists-every-time = cada { $time }
# 864ececf
admin-price-lists-never-by-self = ✖️ No por sí sola
# 15a72ba5
admin-price-lists-off = no
# ac380f15
admin-price-lists-about-every = Lo sospechoso siempre te espera.
# 05364bc5
admin-price-lists-threshold = Aviso por debajo de
# 6322be82
admin-price-lists-set-threshold = 🪫 Aviso de saldo bajo
# 6d619782
admin-price-lists-ask-threshold = Avisarte cuando tu saldo en { $supplier } baje de:
# 86591773
admin-price-lists-about-threshold = Escribe un importe en USD, como { $example }, o { $off }.
# 1cc5ef42
admin-price-lists-saved = Guardado.

## settings

# 1e9560dc
setting-maintenance = 🛠 Mantenimiento
    .turned-on = Mantenimiento activado: se rechazan pedidos y consultas nuevos hasta que lo desactives.
    .turned-off = Mantenimiento desactivado: la API está abierta otra vez.
    .effect = sí: se rechazan pedidos y consultas nuevos
    .ask = ¿Activar el mantenimiento?
    .about = Todos los pedidos y consultas nuevos de todos los revendedores se rechazan al instante, hasta que lo desactives. Los pedidos abiertos continúan, y los revendedores pueden leer todo.
    .closed = 🛠 Las compras están en pausa por mantenimiento. Tu saldo y tus pedidos están a salvo.
    .meanwhile = Mientras tanto puedes recargar saldo, ver tus pedidos y mirar precios. Vuelve más tarde para comprar.
    .command = Pausar el servicio; off lo abre de nuevo
    .words = ajustes configuración mantenimiento pausar parar interruptor
# ece4700b
setting-shop = 🛍 Tienda del chat
    .turned-on = La tienda está abierta: los titulares pueden comprar en el chat.
    .turned-off = La tienda está cerrada: nadie puede comprar en el chat.
    .effect = no: nadie puede comprar en el chat
    .ask = ¿Cerrar la tienda del chat?
    .about = Nadie puede comprar en el chat hasta que la abras de nuevo. Los pedidos por API y los abiertos continúan.
    .closed = 🛍 La tienda está cerrada por ahora. Tu saldo y tus pedidos están a salvo.
    .meanwhile = Mientras tanto puedes recargar saldo y ver tus pedidos. Vuelve más tarde para comprar.
    .command = Cerrar la tienda del chat; on la abre de nuevo
    .words = ajustes configuración tienda cerrar abrir
# c67343b0
setting-apiOrders = 📦 Pedidos por API
    .turned-on = Los pedidos por API están activados.
    .turned-off = Los pedidos por API están desactivados: se rechazan pedidos nuevos.
    .effect = no: se rechazan pedidos nuevos
    .ask = ¿Desactivar los pedidos por API?
    .about = Todos los pedidos nuevos de todos los revendedores se rechazan al instante, hasta que los actives de nuevo. Las consultas y los pedidos abiertos continúan.
    .closed = 🔌 Los pedidos nuevos por API están en pausa por ahora. Tu saldo y tus pedidos están a salvo.
    .meanwhile = Mientras tanto puedes comprar en la tienda, recargar saldo y ver tus pedidos.
    .command = Rechazar pedidos nuevos por API; on los acepta de nuevo
    .words = ajustes configuración pedidos parar
# ba6005bd
setting-requireAllowlist = 🌐 Direcciones exigidas
    .turned-on = Se exige una lista de direcciones: se rechazan las cuentas sin ella.
    .turned-off = Ya no se exige una lista de direcciones.
    .ask = ¿Exigir una lista de direcciones?
    .about = La API rechaza al instante a todas las cuentas sin lista, hasta que tengan una o desactives esto.
    .command = Exigir direcciones permitidas a todas las cuentas
    .words = ajustes configuración direcciones lista blanca
# 5cf4e4e9
setting-statusPage = 📡 Página de estado
    .turned-on = La página de estado es pública.
    .turned-off = La página de estado está oculta.
    .command = Mostrar a todos la rapidez de los pedidos
    .words = estado página
# 7ae0fcc8
setting-eligibility = 🎓 Requisitos
    .turned-on = Los requisitos se aplican desde ahora.
    .turned-off = Los requisitos ya no se aplican.
    .ask = ¿Activar los requisitos?
    .about = La API rechaza al instante a todas las cuentas que no los cumplen.
    .command = Quién puede usar la API
    .words = ajustes configuración reglas requisitos
# 44234e53
setting-stars = ⭐️ Telegram Stars
    .turned-on = Se ofrecen Telegram Stars.
    .turned-off = Ya no se ofrecen Telegram Stars.
# 610b6a3f
setting-cryptoPay = 🪙 Cripto (@CryptoBot)
    .turned-on = Se ofrece pagar con cripto.
    .turned-off = Ya no se ofrece pagar con cripto.

## switches

# 938b1cb9
admin-switches-on = sí
# 15a72ba5
admin-switches-off = no
# fa51abe2
admin-switches-turn-on = { $name }: activar
# cc81c5c9
admin-switches-turn-off = { $name }: desactivar
# be9fe562
admin-switches-yes-on = Sí, activar
# b7e49e48
admin-switches-usage = Escribe { $command } on o { $command } off.
# f8240e72
admin-switches-rules = recargado al menos { $amount }, antigüedad de { $age }

## topUps

# ff89d4b3
admin-top-ups-amount = Monto
# 53a021c4
admin-top-ups-range = de { $least } a { $most }
# 21c6876a
admin-top-ups-open-at-once = Abiertas a la vez
# 2dd302a5
admin-top-ups-per-account = { $count } por cuenta
# 2f229b72
admin-top-ups-offered = 🟢 se ofrece
# dcae7dec
admin-top-ups-not-offered = no se ofrece
# 43a6c532
admin-top-ups-per-usd = ⭐️{ $stars } por USD
# 81baf695
admin-top-ups-changed = Cambiado. Se aplica a las recargas nuevas.

## transfers

# 1ad1ca4e
admin-transfers-rate = Tasa de cambio
# 9c59f7db
admin-transfers-rate-set = { $rate }, fijada { $ago }
# fd8ad029
admin-transfers-amounts-of-all = { $range }, como en todas las recargas
# 1e574ae2
admin-transfers-fee = Comisión
# be5c9dda
admin-transfers-no-fee = ninguna
# a01aad8e
admin-transfers-no-instructions = Todavía sin instrucciones.
# 0829abe9
admin-transfers-about-confirm = Se aplica a las recargas nuevas. Las abiertas conservan lo que ya se mostró.
# 4bf290b8
admin-transfers-pays = Por { $amount }
# f2f06f40
admin-transfers-confirm-remove = ¿Quitar { $name }?
# 28f6bf86
admin-transfers-about-remove = Ya nadie podrá elegirla. Las recargas abiertas siguen, pero ya no muestran sus instrucciones.
# 4368deb4
admin-transfers-added = Se agregó { $name }. Para ofrecerla, escribe las instrucciones y actívala.
# 81baf695
admin-transfers-changed = Cambiado. Se aplica a las recargas nuevas.
# f2c146dd
admin-transfers-removed = Se quitó { $name }.

## stats

# 3729c9ef
admin-stats-period-month = Los últimos 30 días
# bba6a9db
admin-stats-short-today = Hoy
# 03b86ec1
admin-stats-short-yesterday = Ayer
# 7adc86f4
admin-stats-short-week = 7 días
# 7df450ea
admin-stats-short-month = 30 días
# 05625054
admin-stats-short-quarter = 90 días
# 9f2cadcf
admin-stats-range = { $first } a { $last }
# 961fd8ad
admin-stats-bad-days = Necesito dos días, por ejemplo 2026-01-01 2026-01-31: primero el anterior, y un año como máximo.
# 7244ca10
admin-stats-none = No se vendió nada en esos días.
# 1db2dd96
admin-stats-sales = Ventas
# e59f36ff
admin-stats-profit = Ganancia
# 88544309
admin-stats-margin = { $share } de las ventas
# be548591
admin-stats-ended = Pedidos terminados
# 0a694b23
admin-stats-completed = completados
# b2445b03
admin-stats-times = La mitad en { $half }, 95 de cada 100 en { $most }
# 85cc75ea
admin-stats-about = Los días empiezan a las 00:00 UTC. Un pedido cuenta el día en que terminó, y a las ventas se les restan las devoluciones.

## digest

# 91136522
admin-digest-title = ☀️ Ayer, { $day }
# 4229cbdc
admin-digest-week-before = una semana antes: { $amount }
# e7840223
admin-digest-low = Códigos que se acaban
# 79270126
admin-digest-balances = Queda en los proveedores
# 644f75fe
admin-digest-lasts = { $days ->
        [0] menos de un día
        [one] unos { $days } día
       *[other] unos { $days } días
    }
# 6de155b9
admin-digest-backup-failed = ⚠️ La última copia de seguridad falló:
# 2ee45c61
admin-digest-set-time = 🕘 Hora

## exports


## books

# 1c2cbdb3
admin-books-opening = Billeteras al principio
# 77176784
admin-books-closing = Billeteras al final
# e652e5b1
admin-books-wrong = ⚠️ Faltan { $amount }. Ejecuta la auditoría: npm run cli -- audit
# 00ced5b1
admin-books-kind-deposit = Recargas
# 82372364
admin-books-kind-deposit_refund = Recargas devueltas
# a57167bc
admin-books-kind-deposit_refund_reversal = Devoluciones de recargas fallidas
# 6c1232f2
admin-books-kind-chargeback = Retirado por servicios de pago
# c104f9ea
admin-books-kind-debt = Deudas nuevas
# 8bc704af
admin-books-kind-debt_payment = Deudas pagadas
# 3e0c2e7d
admin-books-kind-credit = Añadido a mano
# eb46399a
admin-books-kind-debit = Quitado a mano
# da821c07
admin-books-kind-charge = Cobrado por pedidos
# 1bcffa92
admin-books-kind-refund = Pedidos reembolsados
# b86043f2
admin-books-kind-claim_refund = Devuelto tras problemas
# a3b51dfe
admin-books-kind-fee = Tarifas de consultas
# c3b45116
admin-books-kind-fee_refund = Tarifas devueltas
# bc68b750
admin-books-sold = Vendido
# 5d5df79a
admin-books-cost = Coste
# 96ce8f1a
admin-books-now = Ahora
# 2f49aaa2
admin-books-at-supplier = En { $supplier }
# 69dcf27c
admin-books-stock = Códigos en venta
# 62be004e
admin-books-in-stock = { $count ->
        [one] { $count } código
       *[other] { $count } códigos
    }
# e3119047
admin-books-cost-unknown = { $count ->
        [one] { $count } código sin coste conocido
       *[other] { $count } códigos sin coste conocido
    }
# 0d5a8a96
admin-books-debts = Deudas tras contracargos

## backup

# 220b25bc
admin-backup-confirm =
    <b>💾 ¿Enviar aquí una copia de seguridad?</b>
    
    El archivo lo tiene todo: cuentas, saldos, pedidos y códigos. Quien pueda leer este chat, en cualquiera de tus dispositivos, puede leer el archivo. Guárdalo bien y borra después el mensaje.
# 2d24d6bb
admin-backup-encrypted = Los códigos van cifrados.
# dfffce82
admin-backup-unencrypted = Los códigos van sin cifrar.
# 26b0df19
admin-backup-send-now = 💾 Sí, enviarla
# c7104463
admin-backup-sent = 💾 La copia está abajo.
# e73b0415
admin-backup-not-sent = Telegram no aceptó el archivo. Prueba /backup otra vez.
# 6de982b0
admin-backup-caption = 💾 La base de datos completa al { $time }, { $size }. Guárdala bien.
# c3418752
admin-backup-elsewhere = La base de datos está en PostgreSQL. Haz la copia con su propia herramienta: pg_dump --format=custom --file=FILE DATABASE_URL
# 4f7ef34b
admin-backup-too-large = La copia ocupa { $size }, pero un bot puede enviar 50 MB como máximo. En el servidor, ejecuta: npm run -s cli -- backup FILE

## files

# 61430053
admin-files-too-large = El archivo es demasiado grande: aquí puedo tomar { $megabytes } MB como máximo. Para archivos mayores usa la línea de comandos.
# 3a744fc7
admin-files-not-utf8 = El archivo no es texto UTF-8. Guárdalo como UTF-8 y envíalo otra vez.
# 697b896e
admin-files-gone = Telegram no me da este archivo. Envíalo otra vez, o envía uno más pequeño.
