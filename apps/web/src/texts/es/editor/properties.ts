import type * as english from '../../editor/properties.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

export const propertiesTexts: Translation<typeof english.propertiesTexts> = {
  label: 'Propiedades',
  noSelection: 'Selecciona un elemento para editarlo',
  musicBeyondFilm: 'La música sigue después del último clip, sobre una imagen negra.',
  followsFilm:
    'Esta música sigue a la película: cuando se mueve el final del último clip, se corta o se repite para terminar allí. Muévela o recórtala para dejarla como está.',
  trimMusic: 'Recortar música a la película',
  audioEditor: 'Editor de audio',
  types: {
    video: 'Video',
    image: 'Imagen',
    audio: 'Voz en off',
    caption: 'Subtítulo',
    overlay: 'Toma fallida',
    logo: 'Logo',
    title: 'Título',
    shape: 'Forma',
    sticker: 'Sticker',
  },
  delete: 'Eliminar',
  untitled: 'Sin título',
  volume: 'Volumen',
  speed: 'Velocidad',
  fadeIn: 'Fundido de entrada',
  fadeOut: 'Fundido de salida',
  duration: 'Duración',
  longImage: (seconds) => `Esta imagen dura ${seconds} s. Acórtala en la línea de tiempo para fijar aquí su duración.`,
  mixed: 'Varios',
  severalSelected: (count) => plural(count, { one: `${count} elemento seleccionado`, other: `${count} elementos seleccionados` }),
  volumeOfAll: (count) =>
    plural(count, { one: 'Volumen del único elemento con sonido.', other: `Volumen de los ${count} elementos con sonido.` }),
  noAudio: 'Ninguno de estos elementos tiene sonido.',
  deleteSeveral: (count) => plural(count, { one: `Eliminar ${count} elemento`, other: `Eliminar ${count} elementos` }),
  failed: 'No se pudo generar esta toma. No se usaron créditos.',
  seconds: (seconds) => `${seconds} s`,
  detail: {
    title: 'Detalles de la historia',
    hint: 'Selecciona un elemento en la línea de tiempo para editarlo.',
    script: 'Guion',
    topic: 'Tema',
    lyrics: 'Letra',
    style: 'Estilo',
    voice: 'Voz',
    characters: 'Personajes',
    music: 'Música',
    noMusic: 'Ninguna',
    film: 'Película',
    filmFacts: (length, shots) => plural(shots, { one: `${length}, ${shots} toma`, other: `${length}, ${shots} tomas` }),
    size: 'Tamaño',
    sizeFacts: (width, height, ratio, fps) => `${width} × ${height} (${ratio}), ${fps} fps`,
    imageModel: 'Imágenes de',
    clipModel: 'Clips de',
    captions: 'Subtítulos',
    captionCount: (lines, isShown) => {
      if (lines === 0) return 'Ninguno'
      if (isShown) return plural(lines, { one: `${lines} línea`, other: `${lines} líneas` })
      return plural(lines, { one: `${lines} línea, oculta`, other: `${lines} líneas, ocultas` })
    },
  },
}
