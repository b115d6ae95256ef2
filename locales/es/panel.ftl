## panel

## panel-words

panel-words-customers = mover trasladar cambiar telegram nivel descuento grupo asignar niveles descuentos grupos

panel-words-orders = pedidos lista compras ventas espera pendiente atascado lento cola

panel-words-suppliers = proveedor proveedores incidente fallo fallos caída

panel-words-goods = cuarentena apartados catálogo importar productos archivo línea juego pausar ocultar categoría producto precio precios paquete coste margen porcentaje ganancia márgenes costes ajustes configuración alerta aviso umbral

panel-words-money = ajustes configuración métodos pago banco cripto estrellas límites tasa cambio tipo moneda divisa dólar exportar descargar archivo contabilidad ganancias dinero cuentas

panel-words-news = mensaje anuncio noticias difusión todos

panel-words-service = rol roles equipo permisos gestor admins personal ajustes configuración soporte contacto términos registro historial auditoría acciones

panel-words-today = estadísticas ventas informe ingresos gráfico
