import type * as english from '../errors.ts'
import { formatNumber } from '../format.ts'
import type { Translation } from '../locale/translation.ts'

export const errorTexts: Translation<typeof english.errorTexts> = {
  INVALID_INPUT: 'Algunos datos no son válidos. No se inició nada.',
  MALFORMED_JSON: 'No se pudo leer la solicitud. Recarga la página y vuelve a intentarlo.',
  IDEMPOTENCY_KEY_REUSED: 'Esto ya se envió con otros valores. Vuelve a pulsar el botón.',
  COMMUNITY_CONTENT_MODERATION: 'Este contenido no se puede publicar.',
  UNAUTHORIZED: 'Inicia sesión.',
  INSUFFICIENT_CREDITS: 'Créditos insuficientes',
  FORBIDDEN: 'No tienes permiso para hacer esto.',
  FORBIDDEN_ORIGIN: 'El servidor espera otra dirección. Abre la dirección que el servidor muestra al iniciarse.',
  NOT_FOUND: 'No encontrado',
  STORY_NOT_FOUND: 'Historia no encontrada',
  CONFLICT: 'Ahora no es posible. Recarga la página para ver qué ha cambiado.',
  PRICE_CHANGED: 'El precio cambió. No se cobró nada; mira el precio nuevo.',
  RUN_IN_PROGRESS: 'Todavía se está trabajando en esta historia. Espera a que termine.',
  STORY_NOT_PAUSED: 'Esta historia no está en pausa.',
  BUDGET_SPENT: 'El presupuesto para modelos de proveedores está agotado. No se cobró nada.',
  STALE_DOCUMENT: 'Esta historia se cambió en otro lugar. Recarga la página.',
  OUTDATED_CLIENT: 'Fablecut se actualizó. Recarga la página; los cambios sin guardar se conservan en este navegador.',
  PAYLOAD_TOO_LARGE: 'Es demasiado grande para enviarlo.',
  UNSUPPORTED_MEDIA_TYPE: 'Este tipo de archivo no es compatible.',
  INVALID_WORKFLOW_ID: 'ID de workflow no válido',
  INVALID_WORKFLOW_IDS: 'IDs de workflow no válidos',
  TOO_MANY_REQUESTS: 'Demasiadas solicitudes. Vuelve a intentarlo en un momento.',
  TOO_MANY_RUNS: 'Se están creando demasiadas historias a la vez. Espera a que termine una.',
  OUT_OF_SPACE: 'El servidor tiene muy poco espacio libre en disco. No se cobró nada.',
  UNAVAILABLE: 'El servidor todavía no está listo. Vuelve a intentarlo en un momento.',
  NEWER_DATA: 'Esto se guardó con una versión de Fablecut más nueva que la de este servidor. No se perdió nada; actualiza el servidor.',
  INTERNAL_ERROR: 'Algo falló de nuestro lado. Vuelve a intentarlo en un momento.',
}

export const networkText: Translation<typeof english.networkText> = 'Error de red. Revisa tu conexión y vuelve a intentarlo.'

export const insufficientCreditsText: Translation<typeof english.insufficientCreditsText> = (required, available) =>
  `${errorTexts.INSUFFICIENT_CREDITS}: se necesitan ${formatNumber(required)} y tienes ${formatNumber(available)}`
