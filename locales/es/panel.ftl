## panel

# 82f33140
panel-title = gamewallet
# 91643b8a
panel-skip = Ir al contenido
# 5fb67f0e
panel-menu = Secciones del panel
# bba6a9db
panel-today = Hoy
# 842269d1
panel-inbox = Pendientes
# 2bd8641e
panel-orders = Pedidos
# fa4b14cd
panel-customers = Clientes
# d96afe1d
panel-goods = Catálogo
# e5e2e841
panel-suppliers = Proveedores
# 1e29ac02
panel-money = Finanzas
# 58ccfa7c
panel-news = Noticias
# 11820c1f
panel-service = Servicio
# 311898d0
panel-leave = Salir
# 80fa41b7
panel-undo = Deshacer
# 1d2e2b0e
panel-undone = Se deshizo.
# f69545e5
panel-next = Continuar
# ce432383
panel-yes = Sí, confirmar
# fe62c359
panel-change = Cambiar
# cbb48603
panel-more = Más
# e933ff0a
panel-first = Volver al principio
# 35f49beb
panel-csv = Exportar CSV
# 90f0bf1e
panel-search = Buscar
# 6a8f6a84
panel-problem = No se pudo hacer
# 5e6a7eb5
panel-not-found = Esta página no existe.
# 20aee806
panel-not-yours = Tu rol no permite hacer esto.
# 8fc87da5
panel-sent-before = Ya se había hecho; ahora no cambió nada.
# bd2882c2
panel-asked-second = Otra persona tiene que confirmarlo. Está en Pendientes.
# 34ee54e6
panel-failed = Algo falló de nuestro lado. No cambió nada. Inténtalo otra vez; si sigue fallando, mira los logs del servicio.
# 10f88ff3
panel-too-large = Ocupa más de { $max } MB.
# 857bbb84
panel-opening = Abriendo el panel…
# 7219d952
panel-open-without-script = Esta página necesita JavaScript para leer los datos de Telegram. También puedes pedir un enlace al bot con /panel.
# 750c7363
panel-enter = Abrir el panel
# 7b64ec9b
panel-how-to-enter = No has iniciado sesión aquí. Envía /panel al bot o ejecuta “npm run cli -- panel link” en el servidor. Cada enlace sirve una sola vez, durante 60 segundos.
# 32f423e0
panel-other-host = Esta no es la dirección del panel. Ábrelo en la dirección de PUBLIC_URL.
# a5cd0a28
panel-other-origin = Esto no se envió desde una página del panel, así que no se hizo nada. Abre la página otra vez.

## panel-sessions

# b5f64976
panel-sessions = Sesiones
# c4f77cea
panel-sessions-who = Quién
# a0c5296f
panel-sessions-since = Abierta desde
# e2046f29
panel-sessions-address = Dirección
# 23add852
panel-sessions-browser = Navegador
# ab88dd79
panel-sessions-this = esta sesión
# 8317843f
panel-sessions-end = Cerrar
# a51d9abe
panel-sessions-end-all = Cerrar todas las demás
# 4379d899
panel-sessions-ended = Hecho.

# 8a3cdd47
admin-log-action-session =
    .open = Panel abierto
    .end = Sesión del panel cerrada

## panel-today-page

# aa81a385
panel-today-paused = En pausa: { $names }
# 8bae8a3a
panel-today-products-paused = { $count ->
        [one] { $count } producto está en pausa a mano
       *[other] { $count } productos están en pausa a mano
    }
# bfdc6fad
panel-today-supplier-fails = { $supplier } sigue fallando
# a9d346b9
panel-today-begin = Primeros pasos
# aa4415df
panel-today-step-done = hecho
# f2df3414
panel-today-step-open = por hacer
# 47f3e367
panel-today-add-goods = Agrega lo que vendes: una línea y su primer producto
# bce1e69a
panel-today-add-way = Agrega una forma de pago para que tus clientes puedan recargar
# cb697620
panel-today-invite = Envía el enlace de tu bot a tus primeros clientes: la cuenta se abre cuando le escriben
# c32bb69d
panel-today-completed = Completados
# aa20e93c
panel-today-yesterday = Ayer: { $figure }
# da5dfd69
panel-today-low = (bajo)
# c3c85ee5
panel-today-waits = Por atender
# 5659e4a9
panel-today-waits-pending = Comprobantes por revisar
# 69d3bb8a
panel-today-waits-unmatched = Pagos sin recarga
# 18cf3784
panel-today-waits-claims = Reclamos
# 1681d8d4
panel-today-waits-tasks = Pedidos para hacer a mano
# 8dc895f3
panel-today-waits-approvals = Decisiones que necesitan una segunda persona
# a19e7adc
panel-today-waits-incidents = Proveedores que siguen fallando
# d99ddde4
panel-today-waits-stuck = Pedidos con demasiada espera
# 60d132b3
panel-today-waits-moves = Cuentas por trasladar
# 8d26765b
panel-today-waits-aside = Códigos apartados: ¿se usaron?
# 74d2b374
panel-today-waits-held = Productos que se pausaron solos
# 2bd8641e
panel-chart-orders = Pedidos
# d02efcfd
panel-chart-day = Día
# ee40e247
panel-chart-table = Ver como tabla

## panel-inbox-page

# 1b0707d7
panel-inbox-queue = Pendientes, los más antiguos primero
# bf02c2e9
panel-inbox-empty = No tienes nada pendiente. Aquí aparecen solos los comprobantes, los reclamos y los pedidos para hacer a mano.
# e380bc9e
panel-inbox-more = { $count ->
        [one] y { $count } más, que aparecerá cuando termines con estos
       *[other] y { $count } más, que aparecerán cuando termines con estos
    }
# 21e17265
panel-inbox-over = Ya no está pendiente.
# 250ffdad
panel-inbox-receipt = Comprobante
# 2bada104
panel-inbox-payment = Pago
# cef971ec
panel-inbox-claim = Reclamo
# 5da0b681
panel-inbox-task = A mano
# 8c0eee35
panel-inbox-stuck = Atascado
# 54ba0eb7
panel-inbox-approval = Segunda persona
# 1e04c9a0
panel-inbox-incident = Proveedor
# 5bab18e0
panel-inbox-reason = Motivo
# ac319c60
panel-inbox-worth = Valor en USD
# c4129fa2
panel-inbox-worth-hint = Déjalo vacío para usar el valor del pago.
# 1049ad88
panel-inbox-whose = ¿De quién es?
# 6f663943
panel-inbox-whose-hint = La referencia de una recarga, un id de Telegram o @nombre.
# a5a644a6
panel-inbox-replace = Cambiar códigos
# bbf1600b
panel-inbox-note = Nota para el titular
# 2586aa2f
panel-inbox-note-hint = La recibe palabra por palabra.
# 86960b2f
panel-inbox-all-codes = Los { $count } códigos
# 78a85e7b
panel-inbox-codes = Códigos
# 34f0d6cb
panel-inbox-codes-hint = Uno por línea.
# 49cf2a04
panel-inbox-asked-supplier = Ya pregunté al proveedor: no se hizo ni se hará
# 1b340385
panel-inbox-cancel-unsent = Cancelar los no enviados
# 3929547f
panel-inbox-tell = Avisar a los titulares
# 3de50066
panel-inbox-role = Rol
# 70b7d5a6
panel-inbox-to = Enviarlos a
# dee5f6ee
panel-inbox-no-picture = No es una imagen ni un PDF, así que aquí no se muestra. Míralo en el chat.

## panel-orders-page

# 943f49a4
panel-orders-search = Pedido, trxid, jugador, cuenta o código
# be5b1ab8
panel-orders-any-status = Todos los estados
# 43e07adf
panel-orders-any-line = Todas las líneas
# d5afe473
panel-orders-any-supplier = Todos los proveedores
# b47d7b0d
panel-orders-of-account = @nombre o id
# ff78fc52
panel-orders-from = Desde
# 62c19d33
panel-orders-to = Hasta
# 92056e94
panel-orders-none-yet = Todavía no hay pedidos.
# d31f9bfa
panel-orders-none = No se encontró nada. De un código, escribe los últimos 4 caracteres o lo que se muestra de él. Si ves “Más”, púlsalo para buscar más atrás.
# 5bcb5906
panel-orders-order = Pedido
# 0c3625aa
panel-orders-time = Fecha
# 24aa0286
panel-orders-player = Jugador
# 6434dfa6
panel-orders-status =
    .processing = en proceso
    .completed = completado
    .cancelled = cancelado
# 703079ab
panel-orders-lookup = Consulta { $path }
# de3b20fc
panel-orders-test = prueba
# 30724015
panel-orders-timeline = Historial
# f149aed1
panel-orders-facts = Detalles
# e75d359a
panel-orders-placed = Pedido recibido
# d87d313d
panel-orders-by-hand = Espera a que alguien lo haga a mano
# 55572fea
panel-orders-webhook = Webhook
# 3140f9fc
panel-orders-webhook-waiting = en espera
# eeeaef08
panel-orders-webhook-delivered = entregado
# 8ed91fbf
panel-orders-webhook-failed = fallido
# c5150202
panel-orders-second = Algo de este pedido espera a una segunda persona.
# 52af226f
panel-orders-back = Volver al pedido
# 766a8523
panel-orders-show-codes = Ver los códigos
# c119f3ac
panel-orders-refund = Reembolsar
# aff634f3
panel-orders-amount = Monto en USD
# 24f8f05e
panel-orders-at-most = Como máximo { $amount }. El pedido sigue completado.
# 038ec7f9
panel-orders-note = Nota para el cliente (opcional)
# a5a644a6
panel-orders-replace = Cambiar códigos
# a74cc2f5
panel-orders-ask = Preguntar al proveedor ahora
# 6df5f6ab
panel-orders-asked = Se está preguntando al proveedor. Recarga la página en un momento.
# af6c7b3a
panel-orders-player-act = Corregir los datos del jugador
# 065b90fe
panel-orders-player-about = Es seguro que el proveedor todavía no tiene este pedido. Se envía otra vez al instante.
# 96f10a65
panel-orders-player-done = Corregido. El pedido se envía ahora.
# a04d65d8
panel-orders-complete = Completar a mano
# 32082c6f
panel-orders-codes-asked = { $count ->
        [one] El código
       *[other] Los { $count } códigos, uno por línea
    }
# e30466c6
panel-orders-codes-file = O un archivo:
# c34fa7e7
panel-orders-deliver = { $count ->
        [one] ¿Entregar este código? No se puede deshacer.
       *[other] ¿Entregar estos { $count } códigos? No se puede deshacer.
    }
# 1017279a
panel-orders-cancel = Cancelar y reembolsar
# 5bab18e0
panel-orders-reason = Motivo
# 50c0f3c8
panel-orders-reason-hint = Lo lee el cliente, y los programas lo reciben en “error”.

# c8ecf1e3
admin-log-action-attempt =
    .now = Proveedor preguntado al instante
    .player = Datos del jugador corregidos
# 49a88f3e
error-ORDER_NOT_WAITING =
    .ended = Este pedido ya terminó.
    .running = En este momento se está preguntando al proveedor. Recarga la página.
    .sent = Puede que el proveedor ya tenga este pedido, así que los datos del jugador no se pueden cambiar. Pregunta al proveedor, o cancela el pedido cuando sea seguro que no se hará.
    .sent_since = Puede que el proveedor ya haya recibido este pedido mientras tanto. Vuelve al pedido y míralo otra vez.
# 233dcebd
error-INVALID_PLAYER_FIELDS = Revisa estos datos: { $fields }.

## panel-customers-page

# 6c46b114
panel-customers-find = Nombre, @nombre o id de Telegram
# 3ccc49fb
panel-customers-every-state = Todos
# 00c92c1a
panel-customers-state-banned = Bloqueados
# c2b377de
panel-customers-state-restricted = Restringidos
# 5287019a
panel-customers-state-in_debt = Con deuda
# 90086fe5
panel-customers-state-moving = Con traslado pendiente
# 34e675c2
panel-customers-every-tier = Todos los niveles
# be7085e5
panel-customers-none = Ninguna cuenta coincide. La cuenta se abre cuando alguien escribe al bot por primera vez.
# 425fa28c
panel-customers-none-here = Ninguna de las cuentas más nuevas coincide. “{ $more }” busca en las anteriores.
# 0438ca20
panel-customers-name = Nombre
# 7ff6427e
panel-customers-no-name = Sin nombre
# 427ebdad
panel-customers-id = Id de Telegram
# 6cc3ed0e
panel-customers-last-order = Último pedido
# 8fe429fb
panel-customers-never = nunca
# 16b84588
panel-customers-standing-active = activa
# 53bcc3c5
panel-customers-standing-restricted = restringida
# 26133441
panel-customers-standing-banned = bloqueada
# 73b3fa9f
panel-customers-chat = Abrir el chat
# bdc1e180
panel-customers-account = Cuenta
# b2db17d3
panel-customers-entries = Movimientos
# 00ced5b1
panel-customers-top-ups = Recargas
# 262aaa4b
panel-customers-log = Registro
# e842b019
panel-customers-credit = Abono
# 53e8a7c2
panel-customers-debit = Cargo
# f436f8a8
panel-customers-ban = Bloquear
# f6f26687
panel-customers-unban = Desbloquear
# 7feaf550
panel-customers-restrict = Restringir
# 52cd942e
panel-customers-unrestrict = Quitar restricción
# a7dd4c3b
panel-customers-apioff = Desactivar API
# f36851f3
panel-customers-apion = Activar API
# 6ace0f72
panel-customers-shopoff = Desactivar tienda
# 6bb13535
panel-customers-shopon = Activar tienda
# 15817e8a
panel-customers-tier = Cambiar nivel
# 456dc91d
panel-customers-move = Trasladar la cuenta
# ff89d4b3
panel-customers-amount = Monto
# aff634f3
panel-customers-amount-usd = Monto en USD
# ba0c7fde
panel-customers-note = Nota
# 6a95b117
panel-customers-note-hint = Queda en el libro, y la persona recibe un mensaje con ella.
# ac066cdd
panel-customers-for = Duración
# 5790b5a1
panel-customers-for-hint = Por ejemplo 2h, 7d o 30d. La restricción termina sola.
# 5bab18e0
panel-customers-reason = Motivo
# 7569aa25
panel-customers-reason-hint = La persona lo verá. Puedes dejarlo vacío.
# 9cfca7f2
panel-customers-api = Acceso a la API
# 0f450254
panel-customers-shop = Tienda del chat
# ddd24eee
panel-customers-shop-allowed = disponible
# 789f4e23
panel-customers-shop-forbidden = desactivada por un admin
# efdf6076
panel-customers-keys = Claves
# b50bd35c
panel-customers-key = Clave
# bb8ca1f7
panel-customers-key-replaced = sustituida
# be38ed17
panel-customers-key-may = Permisos
# 8fc6b16f
panel-customers-key-used = Último uso
# 91fb485e
panel-customers-no-keys = No tiene ninguna clave válida.
# 4e6096ff
panel-customers-revoke = Revocar
# d3bee339
panel-customers-revoke-all = Revocar todas las claves
# 8f5207c4
panel-customers-revoke-means = Desde ahora se rechazan todas las llamadas con esta clave. No se puede deshacer.
# eb0cf1bc
panel-customers-revoke-all-means = Desde ahora se rechazan todas las llamadas con cualquiera de sus claves, también las de prueba. No se puede deshacer.
# c4fbd40f
panel-customers-revoked-all = Se revocaron todas las claves.
# 15a72ba5
panel-customers-webhook-off = desactivado
# 938b1cb9
panel-customers-webhook-on = activo
# be5c9dda
panel-customers-none-yet = ninguno
# 87489c0c
panel-customers-test = Cuenta de prueba
# 0868e9ef
panel-customers-notes = Notas
# 8313e551
panel-customers-notes-none = No hay notas. Solo el equipo las ve.
# 6f733724
panel-customers-note-add = Agregar nota
# 7755967f
panel-customers-note-remove = Quitar
# 2f7a3aa2
panel-customers-note-what = ¿Qué quieres anotar?
# 8855a720
panel-customers-note-added = Nota agregada.
# d7ceb39d
panel-customers-orders-newest = Últimos pedidos
# 37211f74
panel-customers-orders-all = Todos los pedidos
# 7028d9f4
panel-customers-orders-none = Todavía no ha hecho ningún pedido.
# 0c3625aa
panel-customers-time = Fecha
# 5bcb5906
panel-customers-order = Pedido
# d89879e6
panel-customers-product = Producto
# ae22af5f
panel-customers-status = Estado
# 2fdf4948
panel-customers-kind = Tipo
# 5a7f2ca0
panel-customers-every-kind = Todos los tipos
# df79b726
panel-customers-about = Concepto
# 4f98c786
panel-customers-balance-after = Saldo resultante
# 4d97702f
panel-customers-entries-none = Ningún movimiento coincide. Aquí quedan los pedidos, las recargas y las correcciones.
# 599ad93a
panel-customers-top-ups-none = Todavía no ha empezado ninguna recarga.
# 7d5cf680
panel-customers-reference = Referencia
# b5249f23
panel-customers-method = Forma de pago
# d7243c4d
panel-customers-credited = Acreditado
# b71ccd11
panel-customers-ended = Fin
# 5b6b7a98
panel-customers-what = Acción
# c4f77cea
panel-customers-who = Quién
# d6456249
panel-customers-details = Detalles
# 64947d29
panel-customers-moves = Traslados
# 96f65726
panel-customers-move-to = Nuevo titular
# c54840d1
panel-customers-move-to-hint = Un id de Telegram o @nombre. Tiene que haber escrito al bot, pero sin haber usado todavía su cuenta.
# 183f7038
panel-customers-move-why = Motivo
# 79b8da3a
panel-customers-move-why-hint = Lo lee el titular actual.
# 25ef11fb
panel-customers-move-holder = Titular
# 0bfd19c8
panel-customers-move-cancel = Cancelar el traslado
# 60a26532
panel-customers-move-cancelled = Traslado cancelado: la cuenta se queda donde está.

## panel-goods-page

# c08c31dd
panel-goods-products = Productos
# 0454b304
panel-goods-prices = Precios
# 8610a62b
panel-goods-stock = Existencias
# 79b36b73
panel-goods-tiers = Niveles
# 49f27fca
panel-goods-file = Archivo del catálogo
# d89879e6
panel-goods-product = Producto
# 4b2da834
panel-goods-id = Id
# 0438ca20
panel-goods-name = Nombre
# 5ec17879
panel-goods-sold = Vendidos en 30 días
# 01633749
panel-goods-search = Producto, id o línea
# 5449ddaf
panel-goods-all-lines = Todas las líneas
# 5582ea6e
panel-goods-all = Todo lo que se puede vender
# 94f16d97
panel-goods-only =
    .paused = En pausa
    .held = Pausados automáticamente
    .low = Pocas existencias
    .archived = Archivados
# 2952a172
panel-goods-status =
    .active = a la venta
    .paused = en pausa
    .hidden = oculto
    .archived = archivado
    .removed = eliminado
    .held = se pausó solo
# 1e5e769e
panel-goods-by-line = por su línea
# 99f31a2b
panel-goods-none = Ningún producto coincide. Cambia los filtros, agrega una línea o importa un archivo del catálogo.
# 2d465bed
panel-goods-show = Verlos
# 8af0ca77
panel-goods-or-more = { $count } o más
# 5e828a15
panel-goods-new-line = Línea nueva
# bf941bd4
panel-goods-new-product = Producto nuevo
# d00890c6
panel-goods-edit = Editar
# 664a3707
panel-goods-edit-prices = Editar precios
# e72d65f0
panel-goods-change-price = Cambiar el precio
# 81cdfc55
panel-goods-accept = Aceptar el coste nuevo
# e4f37e7c
panel-goods-still-right = El coste sigue siendo correcto
# aab42f66
panel-goods-verbs =
    .resume = Poner a la venta
    .pause = Pausar
    .hide = Ocultar
    .archive = Archivar
# 8cfdb2f9
panel-goods-decide =
    .release = Sin usar: volver a vender
    .discard = Usado: dar de baja
# 1d38d3d7
panel-goods-changed = { $count ->
        [0] No cambia ningún precio.
        [one] Cambia { $count } precio.
       *[other] Cambian { $count } precios.
    }
# 453459c5
panel-goods-will-pause = Se pausa solo: { $why }.
# c00a1468
panel-goods-below-cost = Está por debajo del coste.
# 6ac9c8ef
panel-goods-back = Vuelve a estar a la venta.
# c3610a27
panel-goods-below = Se puede vender bajo coste
# f2a94753
panel-goods-costs = Costes
# 629e5a0f
panel-goods-gone = ahora no se puede comprar allí
# 9e4f2098
panel-goods-since = Desde
# d6456249
panel-goods-more = Detalles
# 23d77225
panel-goods-margin-hint = Qué porcentaje se suma al coste, por ejemplo 12.5. Vacío: sin margen propio.
# d934d729
panel-goods-max-age = Días que vale un coste (0: siempre)
# bb5fe30d
panel-goods-max-jump = Cambio máximo de un coste en % (0: sin límite)
# 2cbda080
panel-goods-new-tier = Nivel nuevo
# 7755967f
panel-goods-remove = Eliminar
# 10435106
panel-goods-slug = Nombre corto (slug)
# b92eb302
panel-goods-slug-hint = De 2 a 40 letras minúsculas o dígitos, como lo envían los revendedores. No se puede cambiar después.
# 12561798
panel-goods-pid-hint = Letras, dígitos, - o _, como lo envían los revendedores. No se puede cambiar después.
# 621ce628
panel-goods-cost-hint = Lo que te cuesta cada uno en el primer proveedor.
# 43dbd916
panel-goods-line-name = Nombre de la línea
# 48efed86
panel-goods-game-name = Juego
# cc9e8319
panel-goods-order-code = Código en los ids de pedido
# 72e60553
panel-goods-order-code-hint = De 2 a 6 letras mayúsculas o dígitos.
# 166b3e4e
panel-goods-suppliers-hint = En el orden en que se les pregunta, separados por comas. Hay: { $names }
# 8582f917
panel-goods-own-suppliers = Proveedores propios
# 2b941a29
panel-goods-own-suppliers-hint = Vacío: los de su línea.
# 3830bbf3
panel-goods-ref = Nombre en el proveedor
# 08be6cec
panel-goods-ref-at = Su nombre en { $supplier }
# eaef7b6c
panel-goods-vouchers = Cada pedido toma un código de las existencias, y el proveedor lo canjea
# df4a17ad
panel-goods-player-label = { $field }: pregunta
# b0ace765
panel-goods-player-hint = Vacío: no se le pide al jugador.
# c0b26b55
panel-goods-stored = Guardado.
# b6bf02ca
panel-goods-import = Importar un archivo
# 67d4f422
panel-goods-import-about = Se agregan o cambian las líneas y los productos del archivo; lo demás queda igual. Antes ves los cambios.
# c95edef1
panel-goods-or-file = o un archivo:
# 4b69250c
panel-goods-file-about = Todo el catálogo en JSON: descárgalo, cámbialo e impórtalo otra vez.
# 178a1af6
panel-goods-download = Descargar el archivo
# 78a85e7b
panel-goods-codes = Códigos
# 1cc23fcf
panel-goods-add = Agregar códigos
# b458203c
panel-goods-codes-hint = Un código por línea. Antes de agregar nada, ves lo que se leyó.
# cf3c0ca9
panel-goods-code-cost = Coste de cada uno, USD
# 98009b2e
panel-goods-code-cost-hint = Vacío: el coste del producto.
# d860d4ac
panel-goods-nothing-new = { $count ->
        [0] Aquí no hay ningún código.
       *[other] Nada que agregar: todos estos códigos ya se conocen.
    }
# 826be896
panel-goods-batch-of = Lote { $id }
# 1b47c22b
panel-goods-batches = Lotes
# e11fd026
panel-goods-by = Quién
# 9837c8d0
panel-goods-still-unsold = Sin vender
# bab93515
panel-goods-taken = Vendidos o apartados
# 4deb3102
panel-goods-new = Códigos nuevos
# 48f19484
panel-goods-known = En existencias o ya vendidos
# dcbb3603
panel-goods-last = Último
# c1d7956d
panel-goods-length = Longitud
# 635bb685
panel-goods-take-out = Quitarlos de las existencias
# 4304b668
panel-goods-threshold-at = Avisar por debajo de (códigos)
# 63cbbcd0
panel-goods-threshold-hint = Con 0 se desactiva.
# bb31ba8f
panel-goods-quarantine = Cuarentena
# 5bcb5906
panel-goods-order = Pedido

# 2051ab93
admin-log-action-prices =
    .edit = Varios precios editados a la vez

## panel-suppliers-page

# fd80ef6c
panel-suppliers-wait = { $count ->
        [one] { $count } proveedor sigue fallando: mira Proveedores en el panel
       *[other] { $count } proveedores siguen fallando: mira Proveedores en el panel
    }
# cce6f8f2
panel-suppliers-none = No hay ningún proveedor configurado. Pon uno en SUPPLIERS y reinicia el servicio.
# 1e04c9a0
panel-suppliers-name = Proveedor
# 2fdf4948
panel-suppliers-kind = Tipo
# ae22af5f
panel-suppliers-status = Estado
# 3a2f5136
panel-suppliers-works = Funciona
# 57d5f215
panel-suppliers-fails = La mayoría de las llamadas falla
# 64a9d390
panel-suppliers-stopped = Detenido
# 36ad77e6
panel-suppliers-stopped-for = Detenido, nuevo intento en { $time }
# d638373a
panel-suppliers-trying = Probando con algunas llamadas
# 7add7a54
panel-suppliers-failing = { $supplier } falla desde { $since }: mira qué hacer con sus pedidos.
# 5d44795c
panel-suppliers-last-hour = Última hora
# 2087bad1
panel-suppliers-answered = { $count ->
        [one] { $count } respuesta
       *[other] { $count } respuestas
    }
# 2ec7bf20
panel-suppliers-today = Límite diario
# 14131374
panel-suppliers-of-limit = { $spent } de { $limit }
# 48353afd
panel-suppliers-price-list = Lista de precios
# 2fb90ec3
panel-suppliers-overview = Resumen
# b9cb5d73
panel-suppliers-lines = Líneas
# 175b4089
panel-suppliers-items = Artículos
# 2cb1988d
panel-suppliers-health = Funcionamiento
# 63b03357
panel-suppliers-balance-at = Saldo consultado
# 2e00278b
panel-suppliers-balance-problem = No se puede consultar el saldo
# 7a47affc
panel-suppliers-limits = Límites y avisos
# 83335f01
panel-suppliers-settings = Límites y avisos de { $supplier }
# 6ca00d97
panel-suppliers-empty-none = En USD. Vacío: ninguno.
# e9f0ba3e
panel-suppliers-at-once-hint = Vacío: sin límite. Con 0, el proveedor queda en pausa.
# 2f9d3e4f
panel-suppliers-resume = Reanudar
# a5c8dfc5
panel-suppliers-day-limit = Máximo que se compra allí al día (desde las 00:00 UTC)
# 037bb7b8
panel-suppliers-sync-every = Aplicar su lista de precios cada
# 1b11efca
panel-suppliers-sync-hint = Por ejemplo 1h o 6h. Vacío: solo a mano. Lo sospechoso siempre te espera.
# 482ad3bd
panel-suppliers-low-balance = Avisarme cuando mi saldo allí baje de
# fed5b283
panel-suppliers-newest-calls = Llamadas
# 34bb76b5
panel-suppliers-no-calls = Ninguna de las últimas llamadas fue a este proveedor.
# f82ea067
panel-suppliers-when = Cuándo
# 42f53118
panel-suppliers-call = Llamada
# df79b726
panel-suppliers-about = Referencia
# 3953b252
panel-suppliers-answer = Respuesta
# 51e84fab
panel-suppliers-unanswered = sin respuesta
# 3e80bfc9
panel-suppliers-took = Duración
# d89879e6
panel-suppliers-product = Producto
# 40eac413
panel-suppliers-list-of = Lista de precios de { $supplier }
# 530b56fd
panel-suppliers-pick = Aplicar
# d670200e
panel-suppliers-apply = Ver qué cambia
# 0324e05c
panel-suppliers-remember = Recordar la lista
# 66228ce0
panel-suppliers-only-remember = No cambia ningún producto. La lista se recuerda para compararla con la próxima.
# 27a9d09c
panel-suppliers-apply-list = Aplicar la lista de precios de { $supplier }
# eae996a6
panel-suppliers-unmapped = Artículos sin producto asignado
# dc757c53
panel-suppliers-items-of = Artículos de { $supplier }
# b285fedd
panel-suppliers-no-items = No hay artículos. Aplica primero la lista de precios, o busca con menos palabras.
# 4f4fbf3e
panel-suppliers-search-items = Buscar artículos y nombres
# 96a3281d
panel-suppliers-item = Artículo
# 334f9a12
panel-suppliers-item-name = Su nombre allí
# 266203e1
panel-suppliers-item-hint = Como en su lista de precios. Vacío: ya no se compra allí.
# 3f3fbb3c
panel-suppliers-pid = Id del producto
# aa93863d
panel-suppliers-map = Asignar
# c6fa2d30
panel-suppliers-map-product = Asignar un producto
# b1a464f4
panel-suppliers-map-at = Asignar un producto a un artículo de { $supplier }
# fcbc18aa
panel-suppliers-about-map = Desde ahora el producto se compra allí como este artículo. Su coste no cambia hasta que se aplique otra vez la lista de precios.
# 09174a3c
panel-suppliers-mapped = Asignado. Aplica la lista de precios para tener su coste.
# 5bab18e0
panel-incident-reason = Motivo

# 9723ea7f
error-SUPPLIER_NOT_FOUND = Aquí no hay ningún proveedor “{ $name }”.

## panel-money-page

# c6346525
panel-money-books = Contabilidad
# 1db2dd96
panel-money-sales = Ventas
# 00ced5b1
panel-money-top-ups = Recargas
# 889a967a
panel-money-ways = Formas de pago
# d96174a0
panel-money-exports = Exportaciones
# ff78fc52
panel-money-from = Desde
# 62c19d33
panel-money-to = Hasta
# ac85a23e
panel-money-show = Ver
# 5b6b7a98
panel-money-item = Concepto
# 3cd36938
panel-money-entries = Movimientos
# c832786e
panel-money-moved = Total de movimientos
# 16120809
panel-money-nothing-moved = Sin movimientos en este período
# a1372a0e
panel-money-adding-up = El libro es largo. Sumando…
# 23030ea2
panel-money-adds-up = Cuadra con el libro hasta el último decimal.
# 6fba26c8
panel-money-about-books = Solo cuentas reales, sin las de prueba. El día empieza a las 00:00 UTC. Las ventas y la ganancia cuentan un pedido cuando terminó; el libro, cuando se cobró.
# e1bfefe5
panel-money-without-cost = { $count ->
        [one] { $count } pedido por { $amount } no está en la ganancia, porque no se sabe cuánto costó. Pon los costes en Catálogo.
       *[other] { $count } pedidos por { $amount } no están en la ganancia, porque no se sabe cuánto costaron. Pon los costes en Catálogo.
    }
# 9b8ccf99
panel-money-before = Período anterior: { $amount }
# 79f5f278
panel-money-total = Total
# 766b8ade
panel-money-by-line = Por línea
# bbbfdc3a
panel-money-by-product = Por producto
# dbb3e054
panel-money-by-supplier = Por proveedor
# ffe192e8
panel-money-by-account = Mejores clientes
# 55cf0d68
panel-money-of-line = Línea
# d89879e6
panel-money-of-product = Producto
# 1e04c9a0
panel-money-of-supplier = Proveedor
# ce5caec1
panel-money-of-account = Cliente
# 298ac654
panel-money-margin = Margen
# c51d2a04
panel-money-search-top-ups = Buscar: referencia, pago, nombre, @nombre o id de Telegram
# e6d01614
panel-money-none-found = Ninguna recarga coincide. Busca la referencia o el id de pago completos, o el cliente.
# f82ea067
panel-money-credited-at = Cuándo
# 5bab18e0
panel-money-reason = Motivo
# 3303fbe4
panel-money-about-reason = Lo lee el cliente.
# 266f3e04
panel-money-wallet-of = Billetera de { $name }
# 51fe1014
panel-money-way = Forma de pago
# 7c285ae5
panel-money-add-way = Agregar forma de pago
# f9014e3d
panel-money-no-ways = Todavía no hay ninguna forma de transferir dinero. Agrega una cuenta bancaria o una billetera móvil: quien paga envía un comprobante, y tú decides.
# fe37dd6b
panel-money-no-change = No cambiaría nada.
# 742eca19
panel-money-rated = Tasa fijada
# 2a6cea9a
panel-money-least = Recarga mínima, en USD
# a2465bd5
panel-money-most = Recarga máxima, en USD
# 526308c0
panel-money-stars-per-usd = Stars por USD
# 0438ca20
panel-money-way-name = Nombre
# 05cfd753
panel-money-way-about-name = El nombre que ve quien paga, por ejemplo bKash.
# f80b57f8
panel-money-way-on = Disponible
# 8a5932a0
panel-money-way-offer = Ofrecerla a quien paga
# 92fc64b9
panel-money-way-currency = Moneda
# 0ec295b2
panel-money-way-rate = Cuánto cuesta un USD en esta moneda
# b56effd3
panel-money-way-rate-checked = Revisé la tasa hoy: actualizar su fecha
# d63c50dc
panel-money-way-fee = Comisión (%)
# 6e677123
panel-money-way-about-fee = Se suma a lo que se paga. Si es negativa, es una bonificación y se resta.
# ba8ab567
panel-money-way-about-limits = Vacío: como en todas las recargas.
# 51c16a94
panel-money-way-instructions = Instrucciones de pago
# 7755967f
panel-money-way-remove = Quitar
# 2bd8641e
panel-money-exports-orders = Pedidos
# fc396c98
panel-money-exports-about-orders = hechos en este período, con coste, ganancia y proveedor
# b2db17d3
panel-money-exports-ledger = Libro
# a8acaf6b
panel-money-exports-about-ledger = todos los movimientos de este período
# 00ced5b1
panel-money-exports-deposits = Recargas
# 12e4060b
panel-money-exports-about-deposits = iniciadas en este período, con tasa, comisión y quién decidió

## panel-news-page

# ef1aa59e
panel-news-none = Todavía no se ha enviado nada. Escribe una noticia, mírala como se verá en Telegram y envíala a muchos titulares a la vez.
# cbbcb54b
panel-news-write = Escribir noticia
# dfbfbcb8
panel-news-text = Texto
# 69912391
panel-news-text-hint = Tal como se debe leer, { $max } caracteres como máximo. Nadie la recibe antes de que la hayas visto.
# 49de635d
panel-news-drafted = Así se verá. Todavía nadie la ha recibido.
# aa82d247
panel-news-try = Enviármela a mí
# f0a0155d
panel-news-tried = Va en camino a tu chat con el bot.
# 49f4d153
panel-news-start = Enviar a todos los destinatarios
# db63121a
panel-news-stop = Detener
# 7b7e3ca9
panel-news-again = Escribirla otra vez
# dda61246
panel-news-all = Todas las noticias
# 851299e0
panel-news-people-found = se sabrá durante el envío
# b71ccd11
panel-news-ended = Fin
# a12d81bb
panel-news-state = Estado
# 7e15cadb
panel-news-state-draft = sin enviar
# ae353194
panel-news-state-running = enviándose
# 5462c103
panel-news-state-stopped = detenida
# 2aadc95b
panel-news-state-done = enviada

## panel-service-page

# 2446fd40
panel-service-tab-settings = Ajustes
# 2b8da2f6
panel-service-tab-team = Equipo
# 262aaa4b
panel-service-tab-log = Registro
# ae22af5f
panel-service-tab-status = Estado
# f0651ef4
panel-service-no-settings = Tu rol no permite cambiar ajustes. Tus sesiones están en la pestaña siguiente.
# 0e27617e
panel-service-switches = Interruptores
# d1ed7c50
panel-service-values = Reglas y textos
# 36da6bc4
panel-service-elsewhere = Las formas de pago y los límites de las recargas están en Finanzas; los de los proveedores, en Proveedores:
# d48baa71
panel-service-setting = Ajuste
# 96ce8f1a
panel-service-now = Ahora
# 8eafb99a
panel-service-turn-on = Activar
# 82365532
panel-service-turn-off = Desactivar
# 12162d8f
panel-service-changed = Cambiado.
# 8fe429fb
panel-service-never = nunca
# be5c9dda
panel-service-none = sin definir
# 9e12be05
panel-service-zero-never = 0: nunca
# 17ac52a9
panel-service-name-eligibility = Requisitos de la API
# 1af002bc
panel-service-name-secondPerson = Monto para una segunda persona
# 08755436
panel-service-name-lowStock = Aviso de pocas existencias
# 3d62c37f
panel-service-name-pricing = Límites de los costes
# 17aea420
panel-service-name-digest = Resumen diario
# 8131b7cd
panel-service-name-support = Contacto de soporte
# 45e5e777
panel-service-name-terms = Condiciones
# a1db6639
panel-service-about-eligibility = Cuánto tiene que haber recargado una cuenta y qué antigüedad necesita para usar la API. Se aplica mientras Requisitos está activado.
# 4ef3465c
panel-service-about-secondPerson = Los abonos y reembolsos por encima de este monto esperan a que otra persona del equipo los confirme. Las tasas, las formas de pago, los roles que mueven dinero y subir este monto siempre necesitan confirmación.
# 39a3ded9
panel-service-about-lowStock = El equipo recibe un aviso cuando a un producto le quedan menos códigos de los indicados, y cuando no le queda ninguno.
# a79db5da
panel-service-about-pricing = Un producto cuyo precio sigue al coste se pausa solo cuando su coste es demasiado antiguo o cambia demasiado de una vez.
# 709e1073
panel-service-about-digest = Un resumen para el equipo, cada mañana en el chat.
# d13afa31
panel-service-about-support = El bot lo muestra a quien pide ayuda.
# 8bcad2df
panel-service-about-terms = La respuesta del bot a /terms.
# f41faa75
panel-service-paid-in = Recargado, como mínimo (USD)
# 587d70a3
panel-service-age = Antigüedad mínima de la cuenta
# 0da2d2e2
panel-service-age-hint = Por ejemplo 7d, 12h o 0d
# e8bbc29d
panel-service-above = Monto (USD)
# 7c455954
panel-service-digest-at = cada día a las { $time } ({ $zone })
# 4ed3fe04
panel-service-digest-on = Enviarlo cada mañana
# 0c3625aa
panel-service-digest-time = Hora
# 57286188
panel-service-digest-zone = Zona horaria
# 53b167d1
panel-service-digest-zone-hint = Según la gran ciudad más cercana, por ejemplo Asia/Dhaka, o UTC
# c568c094
panel-service-contact = Contacto
# f121bee0
panel-service-contact-hint = Un @nombre de Telegram, un correo o una dirección https://. Vacío: no se muestra ninguno.
# dfbfbcb8
panel-service-terms-text = Texto
# 3b9a3906
panel-service-terms-hint = Vacío: el texto breve del propio bot.
# 52fc0f36
panel-service-short-terms = el texto breve del propio bot
# d65dda5b
panel-service-team-give = Dar un rol
# c4f77cea
panel-service-team-who = Quién
# 56fb3933
panel-service-team-who-hint = Su id de Telegram o @nombre. Tiene que haber escrito antes al bot.
# 3de50066
panel-service-team-role = Rol
# 1781f4b4
panel-service-team-owner = Dueño
# 9e4f2098
panel-service-team-since = Desde
# ae762ffd
panel-service-team-take = Quitar el rol
# fe1e6e3a
panel-service-team-did = Qué hizo
# fd088c95
panel-service-team-owners = Los dueños están en ADMIN_IDS y pueden hacerlo todo.
# 1f0e34f5
panel-service-team-rights = Qué puede hacer cada rol
# 1e6c86c6
panel-service-team-right = Permiso
# 038d7886
panel-service-log-account = Cuenta: id o @nombre
# 59a646ff
panel-service-log-kind = Todos los temas
# 04584d97
panel-service-log-by = Cualquier autor
# ff78fc52
panel-service-log-from = Desde
# 62c19d33
panel-service-log-to = Hasta
# 2e00a330
panel-service-log-none = No se encontró nada entre las últimas { $count } acciones. Cambia los filtros o, si ves “Más”, púlsalo para buscar más atrás.
# f82ea067
panel-service-log-when = Cuándo
# 5b6b7a98
panel-service-log-what = Acción
# bdc1e180
panel-service-log-about = Cuenta
# 697c477f
panel-service-log-detail = Detalle
# 4d70bd56
panel-service-backup-scheduled = Copias programadas
# 498aabac
panel-service-backup-none = No se hace ninguna. Pon BACKUP_DIR en la configuración para que la base de datos se copie sola.
# 37bed0cb
panel-service-backup-failed = La última copia falló: { $reason }
# dcbb3603
panel-service-backup-last = Última
# 937439b6
panel-service-backup-not-yet = todavía ninguna
# 0233a03f
panel-service-backup-size = Tamaño
# 571dd526
panel-service-backup-every = Cada
# df001ef0
panel-service-backup-kept = Guardadas
# 251cf477
panel-service-backup-folder = Carpeta
# a7cd9602
panel-service-backup-download = Descargar una ahora
# 42c6339c
panel-service-backup-about = El archivo lo contiene todo: cuentas, saldos, pedidos y códigos. Guárdalo donde solo tú puedas leerlo. En el registro queda anotado que lo descargaste.
# 11820c1f
panel-service-status-service = Servicio
# a7fdf152
panel-service-status-version = Versión
# 930f6bea
panel-service-status-processes = En marcha desde
# 01d1a239
panel-service-status-address = Dirección pública
# 481c9581
panel-service-status-bot = Bot
# c85451dd
panel-service-status-token = Telegram rechaza el token del bot. Pon en la configuración el de @BotFather y reinicia el servicio.
# 671a2d4b
panel-service-status-database = Base de datos
# 2fdf4948
panel-service-status-kind = Tipo
# f41c2be1
panel-service-status-free = Libre en su disco
# 78a85e7b
panel-service-status-codes = Códigos
# b070db78
panel-service-status-open = sin cifrar
# a0459555
panel-service-status-encrypted = cifrados
# 2a2a1ac2
panel-service-status-docs = Documentación de la API

## panel-refusals

# 20a4b9fc
error-NOT_LET_IN =
    .link_over = Este enlace ya se usó o tiene más de 60 segundos. Envía /panel al bot para recibir otro.
    .not_signed = Telegram no ha firmado esto para nuestro bot. Abre el panel desde el chat del bot.
    .too_old = Esto se abrió hace más de cinco minutos. Abre otra vez el panel desde el chat del bot.
    .used_before = Esto ya se había abierto. Abre otra vez el panel desde el chat del bot.
    .no_role = Solo el equipo puede abrir el panel, y tú no tienes un rol (o ya no lo tienes).
# e46108e6
error-FORM_OUTDATED = Esto cambió desde que abriste el formulario, así que no se hizo nada. Ábrelo otra vez.
# b4eb5a74
error-IS_OWNER = Los dueños se definen con ADMIN_IDS en la configuración. Su rol no se puede cambiar aquí.
# 8fc87da5
error-FORM_SENT = Ya se había hecho; ahora no cambió nada.
# 43fc0b18
error-PRODUCTS_CHANGED = { $pids ->
        [none] Los costes o los precios cambiaron desde esta vista previa, así que no se hizo nada. Revísalos otra vez.
       *[other] { $more ->
            [0] Estos productos cambiaron mientras tanto, así que no se hizo nada: { $pids }.
           *[other] Estos productos cambiaron mientras tanto, así que no se hizo nada: { $pids } +{ $more }.
        }
    }
# a60ead72
error-NOTHING_CHANGED = No se cambió nada en el formulario.
# e76405bb
error-IS_THERE = Ya existe “{ $name }”.
# e648e4c4
error-CATALOG_TOO_LARGE = Aquí un archivo del catálogo puede tener { $maxKb } KB. Importa uno mayor con “npm run cli -- catalog import”.
# a2c993dc
error-NOT_A_TEXT = Este archivo no es texto UTF-8 ni UTF-16, así que no se leyó nada. Guárdalo como UTF-8.
# ac778490
error-TOO_MANY_LINES = Tiene más de { $max } líneas. Agrégalas en varias partes, o con “npm run cli -- stock add”.
# 273b1851
error-FIELD_MISSING = Falta “{ $field }”.
# f1765ce8
error-NOT_A_COUNT = “{ $text }” no es un número entero.

## admin-panel

# 3cc27068
admin-panel-about = El panel muestra todo en una sola pantalla. El enlace sirve una sola vez, durante { $time }.
# 750c7363
admin-panel-open = Abrir el panel
# 4942fc6b
admin-panel-browser = Abrir en el navegador
# 4c8d8d6c
admin-panel-again = Enlace nuevo
# 2b6d3023
admin-panel-no-address = El panel todavía no tiene dirección. Pon en PUBLIC_URL la dirección de este servicio, o ejecuta “npm run cli -- panel link” en el servidor.
# 750c7363
admin-commands-panel = Abrir el panel
# 67026599
admin-words-panel = panel pantalla tablero navegador web página sitio computadora ordenador

## panel-words

# bf27ed0f
panel-words-today = hoy panel resumen estadísticas ventas informe reporte ingresos gráfico cifras ganancia ganancias
# 96f8fca5
panel-words-inbox = pendientes bandeja trabajo tareas espera esperando cola decisiones comprobantes recibos aprobaciones reclamos recargas recarga recibo aprobar rechazar reembolso depósito pagos pago desconocido devolver reclamo queja problema disputa reemplazo manual tarea mano aprobación confirmar segunda
# 2989792d
panel-words-orders = pedidos pedido lista compras ventas historial buscar reembolso trxid espera pendiente atascado lento retraso tarde cola
# c7208be4
panel-words-customers = clientes cliente usuarios personas cuentas cuenta notas mover trasladar cambiar telegram id teléfono perdido nivel vip descuento grupo asignar niveles descuentos grupos precios revendedor revendedores
# cd510237
panel-words-goods = cuarentena apartados códigos usados dudosos catálogo importar exportar json productos archivo línea líneas juego juegos pausar reanudar ocultar renombrar artículo categoría producto precio precios paquete coste costo margen porcentaje comisión ganancia márgenes costes costos límites reglas niveles elección proveedor cupones ajustes configuración alerta aviso umbral existencias inventario
# 7ba0cc88
panel-words-suppliers = proveedor proveedores precio lista listas precios límites elección estado saldo conexión incidente fallo fallos falla fallas caída caído
# 579e523f
panel-words-money = dinero finanzas contabilidad libro libros ajustes configuración métodos formas pago pagos banco cripto estrellas stars límites mínimo máximo tasa tasas cambio tipo moneda divisa dólar usd precio exportar descargar excel csv archivo informe reporte pedidos datos ingresos ganancia ganancias cuentas balance mes
# 1dca7eab
panel-words-news = noticias noticia mensaje anuncio anunciar difusión boletín todos avisar correo enviar
# 8d1fb205
panel-words-service = servicio rol roles papel equipo permisos derechos dueño gestor gerente ayudante admin admins personal ajustes configuración soporte ayuda contacto términos condiciones texto interruptores versión estado copias respaldo sesiones usuario correo registro historial quién cambios actividad auditoría acciones

## admin-find

# aa65adc6
admin-commands-find = Buscar un pedido, una cuenta, una recarga o un código
# 2a44bced
admin-arguments-find = qué
# 40782c20
admin-words-find = buscar encontrar búsqueda pedido cuenta cliente jugador código id trxid perfil usuario
# eaf3d6fa
admin-find-ask = ¿Qué buscas?
# 6be59aeb
admin-find-what = El id o trxid de un pedido, un jugador, @nombre o id de Telegram, una recarga, el final de un código.
# 7ff24dc4
pasted-nothing-found = No se encontró nada con esto. Revisa si falta una letra, o busca en el panel.
