import type * as english from '../story-status.ts'
import type { Translation } from '../locale/translation.ts'

export const statusTexts: Translation<typeof english.statusTexts> = {
  draft: 'Borrador',
  pending: 'Pendiente',
  processing: 'En proceso',
  paused: 'En pausa',
  completed: 'Completada',
  failed: 'Falló',
  exportFailed: 'La exportación falló',
  canceledLabel: 'Cancelada',
  canceled: 'El workflow se canceló',
  generationError: 'Error al generar',
  executionFailed: 'La ejecución del workflow falló',
  timedOut: (attempts) => `El workflow no respondió a tiempo después de ${attempts} intentos`,
  steps: ['Creando el guion', 'Creando imágenes', 'Creando videos'],
  failures: {
    creating_story: 'No se pudo crear la historia. Los créditos se devolvieron.',
    generating_storyboard: 'No se pudo generar el storyboard. Los créditos se devolvieron.',
    generating_images: 'No se pudieron generar las imágenes. Los créditos se devolvieron.',
    generating_videos: 'No se pudieron generar los videos. Los créditos se devolvieron.',
    generating_timeline: 'No se pudo generar la línea de tiempo. Prueba la opción Recuperar.',
    exporting_video: 'No se pudo exportar el video. Prueba la opción Recuperar.',
    user_exporting_video: 'No se pudo exportar el video. Vuelve a intentarlo.',
  },
  failuresOfAnother: {
    generating_timeline: 'No se pudo generar la línea de tiempo. Quien la creó puede recuperarla gratis.',
    exporting_video: 'No se pudo exportar el video. Quien lo creó puede recuperarlo gratis.',
    user_exporting_video: 'No se pudo exportar el video. Quien lo creó puede volver a intentarlo.',
  },
  anyFailure: 'Algo salió mal. Los créditos se devolvieron.',
}
