import type * as english from '../offline.ts'
import type { Translation } from '../locale/translation.ts'

export const offlineTexts: Translation<typeof english.offlineTexts> = {
  offline: {
    title: 'Estás sin conexión',
    text: 'Fablecut necesita una conexión. Tus historias están guardadas en el servidor, y esta página se volverá a abrir en cuanto tengas conexión.',
  },
  unreachable: {
    title: 'El servidor no responde',
    text: 'Ahora no se puede acceder a Fablecut. Tus historias están guardadas en el servidor. Vuelve a intentarlo en un momento.',
  },
  retry: 'Reintentar',
}
