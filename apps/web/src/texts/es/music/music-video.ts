import type * as english from '../../music/music-video.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

export const musicVideoTexts: Translation<typeof english.musicVideoTexts> = {
  types: {
    'singing-dancing': {
      short: 'Un personaje canta y baila',
      text: 'Un personaje canta tu canción, con los labios en las palabras, y baila por sus escenas.',
    },
    'consistent-style': {
      short: 'Un mismo estilo para toda la canción',
      text: 'Un mismo estilo del primer compás al último, cortado al ritmo de la música. No hace falta ningún personaje.',
    },
    'consistent-character': {
      short: 'La misma cara en una historia',
      text: 'La canción se convierte en una historia, y la misma cara la recorre entera.',
    },
    'lyrics-video': {
      short: 'La letra sobre imágenes',
      text: 'Las palabras aparecen cuando se cantan, sobre imágenes que van con ellas.',
    },
  },
  chooser: {
    title: '¿Qué video musical quieres crear?',
    note: 'Los cuatro se cortan a tu canción. El tipo se puede cambiar después, en el formulario.',
    sampleLine: 'y la noche canta también',
  },

  typeLabel: 'Tipo de video musical',
  songLabel: 'Canción',
  songHint: 'Mejor con canciones de hasta 5 minutos. También se aceptan más largas, y el precio cuenta toda su duración.',
  optionsLabel: 'Corte, formato y calidad',
  castHint: {
    'singing-dancing': 'Hasta dos. El primero canta.',
    'consistent-character': 'Hasta dos. El primero está en todas las escenas.',
  },
  castHintInstrumental: 'Hasta dos. El primero es el protagonista.',
  instrumental: {
    label: 'Esta canción no tiene voz',
    singingNote:
      'Esta canción no tiene voz, así que nadie canta: el reparto baila y actúa con ella. Para ver labios que cantan, usa una canción con voz.',
    lyricsNote:
      'Esta canción no tiene voz. Las palabras se muestran como texto al ritmo de la música: las que pegues abajo o, si no, las de la propia canción si las tiene.',
    switchToLyrics: 'Mostrar la letra como texto',
  },

  sung: {
    label: (singer) => `Que la cante ${singer}`,
    nobody: 'Que la canten: ahora ningún proveedor conectado puede',
    hint: 'Se crea una canción nueva de un minuto con la letra de abajo o, si no, con la de la propia canción, en su mismo ánimo y género. Suena distinta de lo que oyes aquí.',
  },

  counter: (count, limit) => `${count}/${limit}`,
  topic: {
    label: 'Historia',
    placeholder: '¿Qué pasa en la canción? Un momento por línea.',
    hint: 'Si lo dejas vacío, la canción cuenta la historia por sí sola.',
  },
  scenes: {
    label: 'Escenas',
    placeholder: '¿Dónde se canta? Un escenario de noche, una azotea al amanecer…',
    hint: 'Opcional',
  },
  lyrics: {
    label: 'Letra',
    none: 'Opcional',
    lines: (count) => plural(count, { one: `${count} línea`, other: `${count} líneas` }),
    placeholder: 'Pega la letra, un verso por línea',
    hint: 'Los subtítulos siguen esta letra a medida que se canta. Los tiempos como [00:12.50] se conservan. Si la dejas vacía, se usa la letra escrita en el archivo de la canción, si la tiene.',
    instrumentalHint:
      'Esta canción no tiene voz: estas palabras se muestran como texto, repartidas a lo largo de la música. Los tiempos como [00:12.50] se conservan.',
  },

  style: {
    label: 'Estilo del video',
    autoNote: 'Lo elige la canción',
    customNote: 'Con tus palabras',
    describe: 'Describe el estilo',
    describeHint: 'Colores, material, luz. Por ejemplo: recortes de papel, luz cálida, colores de otoño.',
    reference: 'Imagen de referencia',
    referenceHint: 'Suelta o elige una imagen',
    referenceBusy: 'Subiendo…',
    referenceUsed: 'El aspecto se toma de esta imagen.',
    referenceNote: 'O muestra una imagen: sus colores y su luz pasan a ser el aspecto del video.',
    remove: 'Quitar la imagen',
  },

  toggles: {
    enable_beat_sync: { label: 'Sincronizar al ritmo', hint: 'Los cortes caen en el ritmo' },
    auto_captions: { label: 'Subtítulos', hint: 'Las palabras a medida que se cantan' },
    enable_broll: { label: 'B-roll', hint: 'Paisajes entre las tomas principales' },
    enable_start_end_frame: { label: 'Fotogramas inicial y final', hint: 'Cada toma fluye hacia la siguiente' },
  },
  startEndLocked: 'Siempre activado en el modo de estilo',
  filmResolution: 'Resolución del video',
  upscaled: 'La película se hace en 1080p.',

  animated: { label: 'Video animado', on: 'Las imágenes se mueven', off: 'Imágenes fijas, más barato' },
  simple: {
    title: 'Sube una canción (hasta 5 minutos)',
    examples: 'Canciones de ejemplo',
  },

  advancedNote: 'El precio de cada toma depende de sus modelos.',

  starts: {
    music_video: {
      started: (id) => `Empezó la creación del video musical, workflow ${id}`,
      finished: 'El video musical está listo',
      failed: (reason) => `No se pudo generar el video musical: ${reason}`,
    },
    lyrics_video: {
      started: (id) => `Empezó la creación del video con letra, workflow ${id}`,
      finished: 'El video con letra está listo',
    },
    processFailed: (reason) => `No se pudo procesar: ${reason}`,
    unknownError: 'Error desconocido',
  },

  missing: { song: 'Elige una canción', character: 'Elige un personaje', both: 'Elige una canción y un personaje' },

  validation: {
    music: 'Indica la URL de la música',
    url: 'Escribe una URL válida',
    character: 'Selecciona un personaje',
    style: 'Describe un estilo',
    styleOrPicture: 'Describe un estilo o muestra una imagen de él',
    topic: (limit) => `Usa ${limit} caracteres como máximo`,
    uploadFailed: (reason) => `No se pudo subir: ${reason}`,
    imageUploadFailed: 'No se pudo subir la imagen',
  },
}
