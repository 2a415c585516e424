import type * as english from '../../editor/shots.ts'
import { formatDecimal, formatList } from '../../format.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

const MEDIA_NAMES = { image: 'imagen', video: 'video', 'audio-voice-over': 'voz en off' } as const
type Medium = keyof typeof MEDIA_NAMES

const ACTIVE_MEDIA: Readonly<Record<Medium, string>> = {
  image: 'La imagen activa se cambió',
  video: 'El video activo se cambió',
  'audio-voice-over': 'La voz en off activa se cambió',
}

export const shotsTexts: Translation<typeof english.shotsTexts> = {
  name: (number) => `Toma ${number}`,
  hiddenName: 'Toma oculta',
  seconds: (seconds) => `${formatDecimal(seconds, 1)} s`,
  hide: 'Ocultar toma',
  unhide: 'Volver a mostrar la toma',
  remove: 'Eliminar toma',
  previous: 'Toma anterior',
  next: 'Toma siguiente',
  tabs: { label: 'Qué se crea con la toma', script: 'Guion', image: 'Imagen fija', video: 'Video' },
  uploaded: 'Subido',
  generated: 'Generado',
  takes: {
    label: { image: 'Imágenes de esta toma', video: 'Clips de esta toma', audio: 'Grabaciones de esta toma' },
    name: { image: 'Imagen', video: 'Clip', audio: 'Grabación' },
    takeName: (kind, number) => `${kind} ${number}`,
    active: 'en la película',
    pending: 'En proceso',
    failed: 'No se pudo generar. No se usaron créditos.',
    none: { image: 'Todavía sin imagen', video: 'Todavía sin clip', audio: 'Todavía sin grabación' },
    compare: 'Comparar',
    upload: 'Subir',
    history: 'Historial',
    loadFailed: (status) => `No se pudo cargar el material de la toma: ${status}`,
  },
  failure: {
    label: 'El último intento falló',
    again: 'Reintentar',
    use: (name) => `Usar ${name}`,
    builtIn: {
      image: 'Usar el motor de imagen integrado',
      video: 'Usar el motor de animación integrado',
      'audio-voice-over': 'Usar el motor de voz integrado',
    },
  },
  compare: {
    title: '¿Cuál prefieres?',
    left: 'Izquierda',
    right: 'Derecha',
    use: 'Usar esta',
    inUse: 'En la película',
    close: 'Cerrar',
  },
  prompts: {
    image: 'Prompt de imagen',
    video: 'Prompt de video',
    script: 'Voz en off',
    imageHint: 'Lo que se ve: quién, dónde, con qué luz',
    videoHint: 'Cómo se mueve: la cámara, las personas, el clima',
    scriptHint: 'Lo que se dice sobre esta toma',
  },
  model: 'Modelo',
  clipFacts: (resolution, seconds) => `${resolution}, ${seconds} s`,
  references: {
    label: 'Imágenes de referencia',
    add: 'Añadir una imagen de referencia',
    remove: 'Quitar esta referencia',
    hint: 'La imagen toma de ellas sus colores y su aspecto',
  },
  motion: {
    label: 'Cómo termina el clip',
    free: 'Libre',
    keyframe: 'Fotograma final',
    reference: 'Referencias',
    pick: 'Elegir la última imagen',
  },
  regenerate: { image: 'Regenerar imagen', video: 'Regenerar video', 'audio-voice-over': 'Narrar de nuevo' },
  regenerateImageAndVideo: 'Regenerar imagen y video',
  clipReplacedNote:
    'La película muestra un clip de esta toma. Una imagen nueva ocupa su lugar hasta que se cree un clip con ella; el clip sigue entre las variantes.',
  alsoGenerateClip: 'Crear también un clip con la imagen nueva',
  generate: { image: 'Generar imagen', video: 'Generar video', 'audio-voice-over': 'Narrar' },
  free: 'GRATIS',
  imageRequired: 'Un clip se crea a partir de una imagen: primero genera o elige una.',
  textRequired: { image: 'Primero escribe lo que se ve.', 'audio-voice-over': 'Primero escribe lo que se dice.' },
  voiceOverOutdated: 'La película todavía dice las palabras anteriores. Narra de nuevo para oír estas.',
  insufficientCredits: (balance) => `Créditos insuficientes: tienes ${balance}`,
  promptsUpdated: 'Los prompts de la toma se cambiaron',
  promptsFailed: 'No se pudieron cambiar los prompts de la toma',
  done: (media) => `Regenerado en la toma: ${formatList(media.map((medium) => MEDIA_NAMES[medium]))}`,
  activeMediaFailed: 'No se pudo cambiar el archivo activo',
  activeMediaUpdated: (medium) => ACTIVE_MEDIA[medium],
  errors: {
    noStory: 'No se indicó ningún ID de historia',
    start: 'No se pudo iniciar la regeneración',
    noRun: 'En la respuesta de la regeneración falta workflowRunId',
    noOutput: 'El workflow terminó, pero indicó un fallo o no dio resultado',
    someFailed: (count) =>
      plural(count, {
        one: `No se pudo crear ${count} toma. Sus créditos se devolvieron`,
        other: `No se pudieron crear ${count} tomas. Sus créditos se devolvieron`,
      }),
    unsaved: 'Tus últimos cambios no se pudieron guardar, así que no se inició nada. Vuelve a intentarlo',
    price: 'El precio cambió. Míralo y vuelve a intentarlo',
  },
}
