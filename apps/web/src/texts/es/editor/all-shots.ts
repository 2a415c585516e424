import type * as english from '../../editor/all-shots.ts'
import { formatDecimal } from '../../format.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

export const allShotsTexts: Translation<typeof english.allShotsTexts> = {
  title: 'Todas las tomas',
  count: (shots, length, isEstimate) => {
    const duration = isEstimate ? `aprox. ${length}` : length
    return plural(shots, { one: `${shots} toma, ${duration}`, other: `${shots} tomas, ${duration}` })
  },
  showHidden: 'Mostrar ocultas',
  add: 'Añadir toma',
  addAfter: (number) => (number === null ? 'Añadir una toma aquí' : `Añadir una toma después de la toma ${number}`),
  missing: {
    image: (count) => plural(count, { one: `Generar ${count} imagen que falta`, other: `Generar ${count} imágenes que faltan` }),
    video: (count) => plural(count, { one: `Generar ${count} video que falta`, other: `Generar ${count} videos que faltan` }),
  },
  selected: (count) => plural(count, { one: `${count} seleccionada`, other: `${count} seleccionadas` }),
  regenerate: {
    image: (count) => plural(count, { one: `Regenerar ${count} imagen`, other: `Regenerar ${count} imágenes` }),
    video: (count) => plural(count, { one: `Regenerar ${count} video`, other: `Regenerar ${count} videos` }),
  },
  clear: 'Quitar selección',
  card: {
    name: (number, words) => {
      const name = number === null ? 'Toma oculta' : `Toma ${number}`
      return words ? `${name}: ${words}` : name
    },
    noText: 'Todavía no hay texto',
    hidden: 'Oculta',
    select: (number) => `Seleccionar la toma ${number}`,
    more: 'Más',
    hide: 'Ocultar',
    unhide: 'Volver a mostrar',
    delete: 'Eliminar',
    moveEarlier: 'Mover antes',
    moveLater: 'Mover después',
    regenerate: 'Regenerar',
    pending: { image: 'Generando imagen', video: 'Generando video', audio: 'Grabando voz' },
    failed: 'No se pudo generar. No se usaron créditos.',
    seconds: (seconds) => `${formatDecimal(seconds, 1)} s`,
    estimate: (seconds) => `unos ${seconds} s`,
    noImage: 'Todavía sin imagen',
    takes: (pictures, clips) => {
      const images = plural(pictures, { one: `${pictures} imagen`, other: `${pictures} imágenes` })
      return plural(clips, { one: `${images}, ${clips} clip`, other: `${images}, ${clips} clips` })
    },
  },
  moved: (number, of) => `Movida al lugar ${number} de ${of}`,
  list: 'Tomas',
  editor: 'Toma',
  closeEditor: 'Cerrar',
  noneSelected: 'Selecciona una toma para cambiarla',
  sheet: {
    title: 'Hoja de personaje',
    alt: (names) => `Aspecto de ${names}`,
    note: (names) => `${names}: todas las imágenes siguen esta. Se hizo una vez para esta historia y no costó créditos.`,
  },
  empty: {
    title: 'Cuéntala toma a toma',
    text: 'Escribe lo que se ve, genera su imagen y luego dale movimiento. O trae tus propias imágenes y clips en el editor.',
    action: 'Escribir la primera toma',
  },
}
