import type * as english from '../../music/music.ts'
import type { Translation } from '../../locale/translation.ts'
import { genreOf, moodNameOf } from './song-words.ts'

export const musicTexts: Translation<typeof english.musicTexts> = {
  background: {
    label: 'Música de fondo',
    choices: { auto: 'Automática', trending: 'Tendencias', link: 'Enlace', upload: 'Subir', none: 'Ninguna' },
    hints: {
      auto: 'Elegida para que vaya con la historia.',
      none: 'El video no tiene música.',
    },
    missing: {
      link: 'Pega un enlace de música de Suno',
      upload: 'Sube un archivo de audio',
      trending: 'Selecciona una canción de las tendencias',
    },
    ownFile: 'Un archivo tuyo.',
    pick: { trending: 'Elegir canción', link: 'Pegar enlace', upload: 'Elegir archivo' },
  },

  source: {
    label: 'Música',
    pasteLink: 'Pegar enlace',
    upload: 'Subir / Arrastrar',
    pick: 'Canciones destacadas',
    drop: 'Suelta aquí tu archivo de música. Admite MP3, WAV, M4A y otros formatos de audio',
    tooLong: (length) => `Esta canción dura ${length}. Recórtala o úsala entera.`,
    unknownLength: 'Aquí no se pudo leer la duración. Se mide antes de crear el video.',
    remove: (name) => `Quitar ${name}`,
    preparing: 'Preparando la canción…',
    trimmed: (start, end, total) => `de ${start} a ${end}, de un total de ${total}`,
  },

  upload: {
    label: 'Archivo de música',
    busy: 'Procesando audio…',
    notAudio: 'Selecciona un archivo de audio',
    tooLarge: (name, megabytes) => `${name} es demasiado grande (máx. ${megabytes} MB)`,
    failed: 'No se pudo subir la música. Vuelve a intentarlo.',
    tooShort: (seconds) => `La música tiene que durar al menos ${seconds} segundos`,
  },

  link: {
    title: 'Pega un enlace de música de Suno o TikTok',
    label: 'Enlace de la canción',
    placeholder: 'https://suno.com/song/...',
    import: 'Traer música',
    importing: 'Trayendo música…',
    preparing: 'Preparando…',
    cancel: 'Cancelar',
    empty: 'Escribe una URL',
    invalidUrl: 'Escribe una URL válida',
    unsupportedHost: 'Escribe una URL de TikTok o Suno Music',
    failed: 'No se pudo leer la URL de la música. Vuelve a intentarlo.',
    fileFailed: 'No se pudo descargar el archivo de música. Vuelve a intentarlo.',
    untitled: 'Canción de un enlace',
  },

  trim: {
    title: 'Recortar la canción',
    open: 'Recortar',
    part: 'Parte de la canción que se usa',
    start: 'Inicio',
    end: 'Fin',
    length: 'Duración',
    play: 'Reproducir la parte',
    pause: 'Pausar',
    limits: (min, max) => `De ${min} segundos a ${max / 60} minutos.`,
    how: { pointer: 'Arrastra los bordes o muévelos con las flechas del teclado.', touch: 'Arrastra los bordes.' },
    required: (max) => `Esta canción dura más de ${max / 60} minutos. Elige la parte que se usa.`,
    cancel: 'Cancelar',
    keepWhole: 'Usar la canción entera',
    use: 'Usar esta parte',
    busy: 'Recortando…',
    unplayable: 'Esta canción no se puede reproducir aquí. Aun así, puedes usarla entera.',
  },

  player: {
    listen: (name) => `Escuchar ${name}`,
    stop: (name) => `Detener ${name}`,
    play: (name) => `Reproducir ${name}`,
    pause: (name) => `Pausar ${name}`,
    unavailable: 'Esta canción no se puede reproducir ahora',
  },

  songs: {
    title: 'Canciones en tendencia',
    featured: 'Canciones destacadas',
    moods: 'Ánimos',
    mood: moodNameOf,
    facts: (artist, genre, tempo) => `${artist}, ${genreOf(genre)}, ${tempo} BPM`,
    select: 'Elegir',
    selectLabel: (name) => `Elegir ${name}`,
    failed: 'No se pudieron cargar las canciones. Tu formulario se conserva.',
    retry: 'Reintentar',
    externalLinks: 'Más música',
    freeMusic: 'Música sin derechos de autor',
    makeMusic: 'Crear una canción',
    learnMore: 'Más información',
  },
}
