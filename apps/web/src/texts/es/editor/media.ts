import type * as english from '../../editor/media.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'
import { genreOf, moodsOf, songChoiceOf } from '../music/song-words.ts'

const plural = pluralOf('es')

const TYPES: Readonly<Record<string, string>> = { video: 'video', image: 'imagen', audio: 'audio', file: 'archivo' }

export const mediaTexts: Translation<typeof english.mediaTexts> = {
  tabs: { videos: 'Videos', images: 'Imágenes', music: 'Música', voiceover: 'Voz en off', captions: 'Subtítulos' },
  tabsLabel: 'Multimedia',
  count: {
    videos: (count) => plural(count, { one: `${count} video`, other: `${count} videos` }),
    images: (count) => plural(count, { one: `${count} imagen`, other: `${count} imágenes` }),
    music: (count) => plural(count, { one: `${count} canción`, other: `${count} canciones` }),
    voiceover: (count) => plural(count, { one: `${count} grabación`, other: `${count} grabaciones` }),
  },
  menu: { add: 'Añadir', create: 'Crear', upload: 'Subir', history: 'Historial', browse: 'Explorar' },
  empty: {
    videos: { title: 'Todavía no hay videos', text: 'Trae tus propios clips, crea nuevos o toma algunos de tus otras historias.' },
    images: {
      title: 'Todavía no hay imágenes',
      text: 'Las imágenes duran unos segundos en la línea de tiempo o son el comienzo de un clip nuevo.',
    },
    music: { title: 'No hay música en esta historia', text: 'Elige una canción de la biblioteca o sube una tuya.' },
    voiceover: { title: 'Todavía no hay voz en off', text: 'Escribe una toma y haz que se narre, o sube una grabación.' },
  },
  dropHere: 'Suelta un archivo para subirlo',
  oneFile: 'Solo se puede subir un archivo a la vez. Selecciona un único archivo.',
  fileLabel: 'Archivo para subir',

  tile: {
    video: (title, length) => `${title || 'Video sin título'}, ${length}`,
    other: (title) => title || 'Sin título',
    untitled: 'Sin título',
    keys: 'La barra espaciadora lo muestra, Enter lo añade a la línea de tiempo',
    addLabel: (title) => `Añadir ${title || 'elemento'} a la línea de tiempo`,
    removeLabel: (title) => `Eliminar ${title || 'elemento'}`,
    failedToLoad: 'No se pudo cargar',
    processing: 'En camino…',
    failed: 'Falló',
    listen: (title) => `Escuchar ${title}`,
    stop: (title) => `Detener ${title}`,
    unavailable: 'Este sonido no se puede reproducir ahora',
  },
  confirm: {
    title: (title) => `¿Eliminar ${title || 'este archivo'}?`,
    text: 'Desaparece de esta historia y de tu historial. No se puede deshacer.',
    confirm: 'Eliminar',
  },
  inUse: {
    video: 'Este video está en uso y no se puede eliminar.',
    image: 'Esta imagen está en uso y no se puede eliminar.',
    other: 'Este archivo se usa ahora en la línea de tiempo y no se puede eliminar.',
    failed: 'No se pudo quitar el archivo',
  },
  add: { failed: 'No se pudo añadir el archivo' },

  upload: {
    title: 'No se pudo subir',
    confirm: 'Entendido',
    unknown: 'Ocurrió un error desconocido',
    uploading: 'Subiendo',
    processing: 'Procesando…',
    cancel: (file) => `Dejar de subir ${file}`,
    failed: 'No se pudo subir',
    fileFailed: 'No se pudo subir el archivo',
    saveFailed: 'No se pudo subir y guardar',
    http: (status, statusText) => `HTTP ${status}: ${statusText}`,
    retrying: (retry, max) => `Se perdió la conexión. Enviando de nuevo (${retry} de ${max})…`,
  },
  errors: {
    unsupported: (file) => `Tipo de archivo no compatible: ${file}`,
    noLimit: (type) => `Todavía no se pueden subir archivos de este tipo: ${TYPES[type] ?? type}`,
    tooLarge: (file, max) => `${file} es demasiado grande (máx. ${max})`,
    wrongType: (file, type) => `${file}: este tipo de archivo no se admite aquí (se espera: ${TYPES[type] ?? type})`,
    unknown: 'Tipo de archivo no válido',
  },

  library: {
    search: 'Buscar entre más de 200 canciones',
    back: 'Atrás',
    filters: { genres: 'Género', moods: 'Ánimo', tempos: 'Tempo' },
    choice: songChoiceOf,
    clear: 'Borrar filtros',
    noResults: 'No se encontró música',
    loading: 'Cargando canciones',
    failed: 'No se pudieron cargar las canciones. Tu historia se conserva.',
    retry: 'Reintentar',
    resultCount: (count) => plural(count, { one: `${count} canción`, other: `${count} canciones` }),
    list: 'Canciones de la biblioteca',
    facts: (genre, mood, tempo) => `${genreOf(genre)}, ${moodsOf(mood)}, ${tempo} BPM`,
    preparing: 'Preparando la canción…',
    add: (name) => `Añadir ${name} a esta historia`,
    addToTimeline: (name) => `Añadir ${name} a la línea de tiempo`,
    added: (name) => `${name} está en esta historia`,
    adding: (name) => `Añadiendo ${name}`,
  },

  picker: {
    title: { video: 'Tus videos', image: 'Tus imágenes', audio: 'Tus sonidos' },
    tabs: { generation: 'Generados', albums: 'Álbumes', storyAsset: 'Esta historia' },
    tabsLabel: 'De dónde',
    count: (count, max) => `${count}/${max}`,
    confirm: 'Añadir',
    use: 'Usar',
    cancel: 'Cancelar',
    added: 'Añadido',
    loading: 'Cargando',
    failed: 'No se pudo cargar. No se ha perdido nada.',
    retry: 'Reintentar',
    empty: {
      generation: 'Todavía no hay nada. Lo que generas en tus historias se guarda aquí.',
      storyAsset: 'Esta historia todavía no tiene ninguno.',
      album: 'Este álbum no tiene nada de este tipo. Elige algo en “Generados” o “Esta historia” y ponlo dentro.',
    },
    albums: {
      none: 'Los álbumes guardan lo que usas una y otra vez.',
      list: 'Tus álbumes',
      create: 'Nuevo álbum',
      name: 'Nombre del álbum',
      save: 'Guardar',
      rename: 'Cambiar nombre',
      remove: 'Eliminar',
      menu: (name) => `Qué hacer con ${name}`,
      back: 'Todos los álbumes',
      count: (count) => plural(count, { one: `${count} elemento`, other: `${count} elementos` }),
      confirmTitle: (name) => `¿Eliminar el álbum ${name}?`,
      confirmText: 'Sus imágenes y sonidos se quedan en tus historias.',
      failed: 'No se pudo cambiar el álbum. Vuelve a intentarlo.',
      addTo: 'Poner en un álbum',
      addedTo: (name) => `Puesto en ${name}`,
    },
  },
}
