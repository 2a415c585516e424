import type * as english from '../../editor/translation.ts'
import { formatList } from '../../format.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

const GENDERS: Readonly<Record<string, string>> = { female: 'femenina', male: 'masculina' }

const listed = (shots: readonly number[]): string => formatList(shots.map(String))

export const translationTexts: Translation<typeof english.translationTexts> = {
  menu: 'Otro idioma',
  title: 'Crear esta historia en otro idioma',
  description:
    'Una historia nueva con las mismas imágenes: las voces, los subtítulos y los títulos se crean de nuevo y los clips se ajustan a las nuevas voces. Esta historia se queda como está.',
  language: 'Idioma',
  voice: 'Voz',
  autoVoice: 'Una voz del idioma',
  voiceName: (gender, source) => `${source}, ${GENDERS[gender] ?? gender}`,
  name: 'Título',
  sentences: 'Frases',
  line: {
    sentence: (shot, language) => `Frase de la toma ${shot} (${language})`,
    title: (number, language) => `Título ${number} (${language})`,
    picture: (shot, language) => `Palabras en la imagen de la toma ${shot} (${language})`,
  },
  original: {
    sentence: (shot) => `Toma ${shot}`,
    title: (number) => `Título ${number}`,
    picture: (shot) => `En la imagen de la toma ${shot}`,
  },
  propose: (count, language) =>
    plural(count, { one: `Traducir ${count} línea (${language})`, other: `Traducir ${count} líneas (${language})` }),
  proposedBy: (name) => `${name} traduce; lee cada línea antes de crear la historia.`,
  noModel:
    'No hay ningún modelo de lenguaje conectado, así que aquí nada se traduce solo. Escribe o pega la traducción junto a cada línea.',
  notAll: (count) =>
    plural(count, {
      one: `No se pudo traducir bien ${count} línea. Escríbela tú o vuelve a intentarlo.`,
      other: `No se pudieron traducir bien ${count} líneas. Escríbelas tú o vuelve a intentarlo.`,
    }),
  failed: 'No se pudieron traducir las frases. Lo que ya hay se conserva.',
  paintPictures: (language) => `Crear de nuevo las imágenes con palabras (${language})`,
  painted: (shots, credits) => {
    const price =
      credits === null
        ? ''
        : plural(credits, { one: `; las nuevas cuestan ${credits} crédito`, other: `; las nuevas cuestan ${credits} créditos` })
    return plural(shots.length, {
      one: `La imagen de la toma ${listed(shots)} muestra palabras: tradúcelas abajo${price}. Todas las demás imágenes se quedan.`,
      other: `Las imágenes de las tomas ${listed(shots)} muestran palabras: tradúcelas abajo${price}. Todas las demás imágenes se quedan.`,
    })
  },
  notPainted: (shots) =>
    plural(shots.length, {
      one: `La imagen de la toma ${listed(shots)} puede mostrar palabras y se queda como está.`,
      other: `Las imágenes de las tomas ${listed(shots)} pueden mostrar palabras y se quedan como están.`,
    }),
  missing: (count) => plural(count, { one: `Falta ${count} línea por traducir`, other: `Faltan ${count} líneas por traducir` }),
  start: 'Crear la historia',
  free: 'Gratis',
  running: (count, language) =>
    plural(count, { one: `Narrando ${count} frase (${language})`, other: `Narrando ${count} frases (${language})` }),
  runningNote: 'Puedes cerrar esto y seguir trabajando. La nueva historia está en Mis historias.',
  done: (title) => `“${title}” está lista`,
  someFailed: (count) =>
    plural(count, {
      one: `No se pudo narrar ${count} frase y todavía tiene la voz anterior. Vuelve a generarla en la nueva historia.`,
      other: `No se pudieron narrar ${count} frases y todavía tienen la voz anterior. Vuelve a generarlas en la nueva historia.`,
    }),
  picturesFailed: (count) =>
    plural(count, {
      one: `No se pudo crear de nuevo ${count} imagen y todavía tiene las palabras anteriores; no se cobró nada por ella.`,
      other: `No se pudieron crear de nuevo ${count} imágenes y todavía tienen las palabras anteriores; no se cobró nada por ellas.`,
    }),
  runFailed: 'No se pudieron crear las voces. La nueva historia está en Mis historias con sus frases traducidas; no se cobró nada.',
  open: 'Abrir la nueva historia',
  close: 'Cerrar',
  cancel: 'Cancelar',
  nothing: 'En esta historia no se narra nada.',
  unsaved: 'No se pudieron guardar los últimos cambios, así que no se hizo nada. Primero pulsa “Reintentar” junto a “No se guardó”.',
  startFailed: 'No se pudo crear la historia. Tus frases se conservan aquí.',
}
