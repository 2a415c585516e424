import type * as english from '../story-import.ts'
import { pluralOf } from '../locale/plural.ts'
import type { Translation } from '../locale/translation.ts'

const plural = pluralOf('es')

const quoted = (name: string): string => (name ? `“${name}”` : 'sin nombre')
const itemOf = (name: string): string => (name ? `“${name}”` : 'Un elemento sin nombre')
const times = (count: number): string => (count === 1 ? '' : ` (${count} veces)`)

export const storyImportTexts: Translation<typeof english.storyImportTexts> = {
  button: 'Importar historia',
  importing: 'Importando…',
  hint: 'Un archivo .fablecut de cualquier Fablecut, o un proyecto de OpenTimelineIO: un archivo .otio o un .zip con su material.',
  input: 'Archivo con una historia',
  sending: {
    title: 'Importando una historia',
    label: (file) => `Subiendo ${file}`,
    next: 'Deja esta página abierta hasta que el archivo se haya subido.',
    cancel: 'Detener',
  },
  checking: {
    label: (file) => `Comprobando ${file}`,
    next: 'Sus archivos se comprueban y se guardan. Puede tardar uno o dos minutos.',
  },
  failed: {
    title: 'La historia no se importó',
    kept: 'Tus otras historias están como estaban.',
    other: 'Elegir otro archivo',
    retry: 'Reintentar',
    unknown: 'No se pudo importar la historia. Vuelve a intentarlo en un momento.',
    wrongType: (file) => `${file} no es una historia: elige un archivo .fablecut, .otio o .zip.`,
    empty: (file) => `${file} está vacío.`,
    tooLarge: (file, max) => `${file} es demasiado grande (máx. ${max}).`,
  },
  done: {
    title: (title) => `“${title}” está en Mis historias`,
    whole: 'Se importó todo lo que hay en el archivo.',
    partly: 'Lo que no se pudo importar:',
    open: 'Abrir editor',
    close: 'Más tarde',
  },
  notes: {
    effect: (name, count) => `El efecto ${quoted(name)}${times(count)}`,
    transition: (name, count) => `La transición ${quoted(name)}${times(count)}`,
    disabled: (name, count) => `${itemOf(name)}, que está desactivado en el proyecto${times(count)}`,
    object: (name, count) => `${itemOf(name)}, que no se puede leer aquí${times(count)}`,
    media: (name, count) => `El archivo ${quoted(name)}, que falta${times(count)}`,
    placement: (_, count) =>
      plural(count, {
        one: 'El lugar de un elemento: se movió para que nada se superponga',
        other: `El lugar de ${count} elementos: se movieron para que nada se superponga`,
      }),
  },
}
