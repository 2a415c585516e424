import type * as english from '../../editor/stage.ts'
import type { Translation } from '../../locale/translation.ts'

export const stageTexts: Translation<typeof english.stageTexts> = {
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  loading: 'Cargando video…',
  picture: (title) => `Vista previa: ${title}`,
  untitled: 'la historia',
  empty: { title: 'Todavía no hay nada que mostrar', text: 'Arrastra un video, una imagen o un sonido a la línea de tiempo.' },
  failure: {
    unreachable: (title) => `No se pudo cargar “${title}”.`,
    undecodable: (title) => `Este navegador no puede reproducir “${title}”. Aun así, está en el video exportado.`,
    unchanged: 'No se cambió nada en tu historia.',
    reload: 'Recargar',
  },
  canvas: {
    label: 'Elementos en la imagen',
    item: (type) => `${type} en la imagen: las flechas lo mueven, más y menos lo escalan, los corchetes lo giran`,
    scale: 'Arrastra para escalar',
    rotate: 'Arrastra para girar',
  },
  asset: { label: (title) => `Vista previa: ${title}`, play: 'Reproducir', pause: 'Pausar', close: 'Volver a la línea de tiempo' },
}
