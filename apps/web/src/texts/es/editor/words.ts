import type * as english from '../../editor/words.ts'
import { formatNumber } from '../../format.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

export const wordsTexts: Translation<typeof english.wordsTexts> = {
  mode: { label: 'Mostrar', lines: 'Líneas', words: 'Palabras' },
  transcript: 'Palabras de la película',
  hint: 'Selecciona palabras y pulsa Delete para cortarlas de la película, o escribe otras en su lugar. Arrastra una frase por su asa para moverla.',
  hintOfRecording: 'Selecciona palabras y pulsa Delete para cortarlas de la película. Arrastra una frase por su asa para moverla.',
  empty:
    'Todavía no hay palabras. Aparecen cuando se narran tomas o cuando se detectan los subtítulos de tu propia grabación en “Líneas”. El habla de un clip se encuentra cuando se separa su sonido.',
  untyped: 'Las líneas todavía no tienen palabras: ahí habla alguien, pero no se pudieron reconocer las palabras. Escríbelas en “Líneas”.',
  find: 'Buscar palabras',
  matches: (index, count) => (count === 0 ? 'Sin resultados' : `${index} de ${count}`),
  previous: 'Resultado anterior',
  next: 'Resultado siguiente',
  actions: 'Palabras seleccionadas',
  change: 'Cambiar frase',
  up: 'Mover la frase hacia arriba',
  down: 'Mover la frase hacia abajo',
  moved: (place, count) => `Frase ${place} de ${count}`,
  delete: 'Eliminar palabras',
  cut: 'Cortar palabras',
  paste: 'Mover palabras aquí',
  toMove: (count) =>
    plural(count, {
      one: `${count} palabra por mover: elige una palabra, irá delante de ella`,
      other: `${count} palabras por mover: elige una palabra, irán delante de ella`,
    }),
  pause: (seconds) => `${seconds} s`,
  cleanUp: {
    fillers: 'Muletillas',
    pauses: 'Pausas',
    longer: 'Pausas de más de',
    seconds: (seconds) => `${formatNumber(seconds)} s`,
    found: (count, seconds) => {
      if (count === 0) return 'No hay ninguna'
      return plural(count, { one: `${count} encontrada, ${seconds} s menos`, other: `${count} encontradas, ${seconds} s menos` })
    },
    apply: (count) => `Quitar ${count}`,
    cancel: 'Conservarlas',
  },
}
