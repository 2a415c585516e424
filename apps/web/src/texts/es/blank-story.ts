import type * as english from '../blank-story.ts'
import type { Translation } from '../locale/translation.ts'

export const blankStoryTexts: Translation<typeof english.blankStoryTexts> = {
  tiles: {
    list: { title: 'Crear storyboard', note: 'Escríbela toma a toma' },
    'video-editor': { title: 'Abrir editor', note: 'Edita tu propio material' },
  },
  opening: 'Creando tu historia…',
  error: (message) => `Error: ${message}`,
  choose: {
    title: 'Elige cómo quieres crear',
    text: 'Las dos opciones crean la misma historia vacía y te la guardan; puedes cambiar de una a otra cuando quieras.',
    views: {
      list: { title: 'Escribir y generar', label: 'Storyboard' },
      'video-editor': { title: 'Subir y editar', label: 'Línea de tiempo' },
    },
  },
  wideScreenOnly: {
    title: 'Edita cómodamente en la web',
    text: 'El editor necesita una pantalla más ancha. Agranda esta ventana o reduce su zoom, o abre Fablecut en el navegador de una computadora: allí también están tus historias.',
    confirm: '¡OK, entendido!',
    page: 'Ver la historia',
  },
}
