import type * as english from '../../editor/shape.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

const pictureCount = (count: number): string => plural(count, { one: `${count} imagen`, other: `${count} imágenes` })
const clipCount = (count: number): string => plural(count, { one: `${count} clip`, other: `${count} clips` })

export const shapeTexts: Translation<typeof english.shapeTexts> = {
  menu: (ratio) => `Formato: ${ratio}`,
  title: 'Otro formato',
  description:
    'Las tomas dibujadas se componen de nuevo, con las mismas palabras, el mismo estilo y las mismas personas. Las demás imágenes se recortan alrededor de su motivo; los títulos y subtítulos se vuelven a colocar. Los cortes y los tiempos no cambian.',
  ratio: 'Formato de la película',
  names: { '16:9': 'Horizontal 16:9', '9:16': 'Vertical 9:16', '1:1': 'Cuadrado 1:1' },
  now: 'Este es el formato actual de la película.',
  preview: (ratio) => `Primeras imágenes, recortadas a ${ratio}`,
  previewHint: 'Es aproximado: lo dibujado se compone para este formato, no se recorta.',
  loading: 'Mirando qué hace falta…',
  loadError: 'No se pudo averiguar qué necesita este formato.',
  tryAgain: 'Reintentar',
  composed: (images, clips) => {
    const parts = [...(images > 0 ? [pictureCount(images)] : []), ...(clips > 0 ? [clipCount(clips)] : [])]
    return `Para componer de nuevo: ${parts.join(' y ')}.`
  },
  reframed: (count) =>
    plural(count, {
      one: `${count} imagen o clip más se recorta alrededor de su motivo, gratis.`,
      other: `${count} imágenes y clips más se recortan alrededor de su motivo, gratis.`,
    }),
  nothingToMake: 'No hay que dibujar nada para este formato: es gratis.',
  kept: 'La película actual se conserva entre las versiones, y puedes volver a ella gratis.',
  change: (ratio) => `Cambiar a ${ratio}`,
  close: 'Cerrar',
  running: 'Componiendo la película de nuevo',
  phases: { images: 'Imágenes', clips: 'Clips', waiting: 'Esperando para empezar' },
  wait: 'La película sigue como está hasta que todo esté listo. Lo que falla no se cobra.',
  cancel: 'Cancelar',
  done: (ratio) => `La película ahora es ${ratio}`,
  someFailed: (count) =>
    plural(count, {
      one: `${count} toma no se pudo componer: se recortó en su lugar y no se cobró`,
      other: `${count} tomas no se pudieron componer: se recortaron en su lugar y no se cobraron`,
    }),
  unsaved: 'No se pudieron guardar los últimos cambios, así que no se hizo nada. Primero pulsa “Reintentar” junto a “No se guardó”.',
  price: 'El precio cambió. Vuelve a mirarlo.',
  failed: 'No se pudo cambiar el formato. La película se conserva como está.',
}
