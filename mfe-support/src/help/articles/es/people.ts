import { head } from './head.ts';

export default {
  'reply-comments': head(
    'Leer y responder comentarios',
    'Todos los comentarios de todas las historias, con el pasaje del que hablan.',
    'responder comentario lector nuevo 400055',
  ),
  'moderate-comments': head(
    'Ocultar, cerrar el hilo y marcar como spam',
    'Un comentario o todos los de un filtro, con 10 segundos para deshacer.',
    'ocultar borrar congelar spam moderar deshacer 400057',
  ),
  'pin-comment': head(
    'Fijar un comentario',
    'Uno por capítulo. Fijar otro ocupa su lugar.',
    'fijar arriba primero 400056',
  ),
  'report-comment': head(
    'Denunciar un comentario',
    'Para lo que incumple las normas. Lo mira una persona.',
    'denunciar acoso odio amenaza',
  ),
  'block-reader': head(
    'Bloquear a un lector',
    'Lo que escribe ya no llega ni a ti ni a tus lectores. También se puede ocultar lo anterior.',
    'bloquear lector acoso desbloquear',
  ),
  'word-filter': head(
    'Tu propio filtro de palabras',
    'Hasta 500 palabras y frases que retienen un comentario para ti.',
    'filtro palabras lista destripes 400058 500',
  ),
  'held-comments': head(
    '¿Por qué está retenido un comentario?',
    'Por una palabra de la lista de la plataforma o de la tuya. Sobre la tuya decides tú.',
    'retenido espera liberar aprobar',
  ),
  'inappropriate-words': head(
    '«Tu comentario contiene palabras inapropiadas»',
    'Tu respuesta tiene una palabra de la lista de la plataforma. Cámbiala y envíala otra vez.',
    'inapropiadas palabras comentario rechazado 6001001',
  ),
  'pen-name': head(
    'Elegir o cambiar tu seudónimo',
    'Hasta 50 caracteres, único y distinto de «Guest».',
    'seudónimo nombre cambiar usuario perfil 400016',
  ),
  'sign-in-problems': head(
    'No puedo iniciar sesión',
    'Revisa el correo, restablece la contraseña o usa la forma con la que te registraste.',
    'entrar iniciar sesión acceso correo google facebook apple 6200003 6200005 6200006 400015 400031',
  ),
  'verification-code': head(
    'El código de verificación no llega o no funciona',
    'Los códigos tienen 6 cifras y valen 10 minutos. Solo sirve el último.',
    'código verificación correo caducado no llega rechazado 6200002 6200007 400009 400035',
  ),
  'choose-password': head(
    'Elegir una buena contraseña',
    'De 8 a 72 caracteres y que no sea una de las que usa todo el mundo.',
    'contraseña cambiar olvidada restablecer 400029',
  ),
  'sign-in-methods': head(
    'Vincular Apple, Facebook o Google',
    'Una cuenta, varias entradas. La última no se puede quitar.',
    'vincular conectar google facebook apple 400024 400025 400028',
  ),
  'authenticator-app': head(
    'Entrar con una aplicación de autenticación',
    'Un segundo paso que un ladrón de tu contraseña no tiene. Guarda los 10 códigos de recuperación.',
    'dos pasos autenticación código recuperación teléfono 400032 400033',
  ),
  'change-email': head(
    'Cambiar tu dirección de correo',
    'Con un código en cada dirección. La anterior puede recuperar la cuenta durante un tiempo.',
    'cambiar correo dirección nuevo buzón robado recuperar deshacer anterior',
  ),
  'signed-out': head(
    '¿Por qué se cerró mi sesión?',
    'Tras 30 días sin visita, tras un año, o porque se cerró desde otro sitio.',
    'sesión caducada dispositivos 101 103',
  ),
  notifications: head(
    'Elegir qué te enviamos',
    'En los ajustes, por tipo de novedad. Contratos, pagos y seguridad llegan siempre.',
    'notificaciones correo avisos desactivar',
  ),
  'language-theme': head(
    'Idioma, tema nocturno y tamaño del texto',
    'Arriba en cada página y en los ajustes.',
    'idioma español oscuro noche letra tamaño',
  ),
  'inbox-messages': head(
    'Mensajes, respuestas y conversaciones',
    'Archiva lo terminado. Los mensajes de contratos y pagos no se pueden eliminar.',
    'buzón bandeja mensaje archivar responder adjunto 400050 400051',
  ),
  'export-account': head(
    'Descargar tus datos',
    'Todo lo que has escrito y todo lo que guardamos sobre ti, en un zip.',
    'exportar datos copia descargar',
  ),
  'delete-account': head(
    'Eliminar tu cuenta',
    'Con 14 días para pensarlo. No mientras se te deba dinero o haya un contrato.',
    'eliminar borrar cuenta cerrar 400026 400027',
  ),
  'account-blocked': head(
    '«El usuario ha sido bloqueado»',
    'La plataforma ha cerrado la cuenta. Tus textos se pueden seguir descargando.',
    'bloqueado suspendido apelar 403',
  ),
  'region-closed': head(
    'El estudio no está disponible en tu región',
    'Algunos países están cerrados por motivos legales. Tus textos están a salvo.',
    'región país vpn no disponible 104104',
  ),
  'not-here': head(
    '«Esto ya no está aquí»',
    'Se movió o se eliminó, o es de otra cuenta.',
    'no encontrado falta 404 desaparecido 404 400007 5009005',
  ),
  'something-wrong': head(
    '«Algo ha fallado, inténtalo de nuevo»',
    'Un fallo nuestro. Lo escrito se conserva; prueba dentro de un minuto.',
    'error fallo 500 roto 500 ocupado lento 400001 400003 400006 400045',
  ),
  'too-many-tries': head(
    '«Demasiados intentos»',
    'Un límite contra quien adivina. Espera unos minutos.',
    'demasiados intentos límite esperar 400005',
  ),
  'device-clock': head(
    '«El reloj de este dispositivo no es correcto»',
    'Pon fecha y hora automáticas y recarga.',
    'reloj hora fecha 400002',
  ),
  'pictures-files': head(
    'Una imagen o un archivo no se acepta',
    'Qué tipos y tamaños admite el estudio.',
    'subir imagen archivo tamaño heic jpg 400004 400008 400034 400052',
  ),
  'about-us': head(
    'Sobre MyFiction Studio',
    'El estudio en el que los autores de ficción por entregas escriben, publican y cobran.',
    'sobre nosotros quiénes somos plataforma',
  ),
};
