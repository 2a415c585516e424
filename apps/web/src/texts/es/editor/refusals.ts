import type * as english from '../../editor/refusals.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

type Refusal = Parameters<typeof english.refusalText>[0]

const plural = pluralOf('es')

export const refusalText: Translation<typeof english.refusalText> = (refusal) => {
  switch (refusal.code) {
    case 'item_not_found':
      return `No se encontró el elemento de la línea de tiempo con el ID ${refusal.itemId}`
    case 'track_not_found':
      return `No se encontró la pista con el ID ${refusal.trackId}`
    case 'asset_not_found':
      return `No se encontró el archivo con el ID ${refusal.mediaAssetId}`
    case 'shot_not_found':
      return `No se encontró la toma con el ID ${refusal.shotId}`
    case 'missing_asset':
      return `No se encontró el archivo de ${KINDS[refusal.kind]} con el ID ${refusal.mediaAssetId} para la toma ${refusal.shotId}`
    case 'group_not_found':
      return 'Este grupo ya no existe'
    case 'asset_not_ready':
      return 'Este archivo todavía no está listo'
    case 'asset_in_use':
      return 'Este archivo se usa ahora en la línea de tiempo y no se puede eliminar.'
    case 'incompatible_track':
      return INCOMPATIBLE[refusal.accepts]
    case 'no_room':
      return `Aquí no hay espacio suficiente: hacen falta ${frames(refusal.requiredFrames)} y hay ${frames(refusal.availableFrames)} libres`
    case 'nothing_to_join':
      return 'Una transición necesita un clip a cada lado del corte'
    case 'no_transition_material':
      return noMaterialText(refusal)
    case 'too_long':
      return 'El original no es tan largo'
    case 'out_of_range':
      return `Elige un valor de ${refusal.min} a ${refusal.max}`
    case 'take_not_ready':
      return 'Esta variante todavía no está lista'
    case 'fixed_length':
      return 'La duración de este elemento es fija'
    case 'nothing_to_split':
      return 'Mueve el cabezal dentro de un clip para dividirlo'
    case 'nothing_to_trim':
      return 'Mueve el cabezal dentro de un clip para recortarlo ahí'
    case 'no_beats':
      return 'En esta película todavía no hay música con un ritmo marcado'
    case 'nothing_to_cut':
      return 'Una película necesita al menos dos clips para cortarla al ritmo'
    case 'nothing_in_range':
      return 'Ahí no hay nada de la película'
    case 'words_not_found':
      return 'Estas palabras ya no están en la película'
    case 'too_short':
      return 'No quedaría nada del sonido o de la imagen que le corresponde. Divídelo y elimina esa parte'
    case 'nothing_to_duplicate':
      return 'Selecciona un clip, un sonido o un subtítulo para duplicarlo'
    case 'nothing_to_copy':
      return 'Selecciona un clip, un sonido o un subtítulo para copiarlo'
    case 'nothing_to_paste':
      return 'Todavía no se copió nada de una línea de tiempo'
    case 'other_frame_rate':
      return `Esto se copió de una historia con ${refusal.copiedFps} fotogramas por segundo; esta tiene ${refusal.fps}`
    case 'marker_not_found':
      return 'Este marcador ya no existe'
    case 'empty_range':
      return 'El punto de salida tiene que estar después del punto de entrada'
    case 'too_many_markers':
      return `Una línea de tiempo tiene ${refusal.max} marcadores como máximo`
    case 'track_locked':
      return refusal.name
        ? `La pista “${refusal.name}” está bloqueada. Desbloquéala primero`
        : 'Una pista que esto cambiaría está bloqueada. Desbloquéala primero'
    case 'nothing_to_freeze':
      return 'Mueve el cabezal sobre un clip para congelar su fotograma'
    case 'sound_detached':
      return 'El sonido de este clip ya está en su propia pista'
    case 'nothing_to_attach':
      return 'El sonido de este clip no está separado'
    case 'no_material':
      return 'El archivo no tiene nada más que mostrar en esa dirección'
    case 'no_cut':
      return 'Aquí no hay ningún corte: otro elemento tiene que estar pegado a este'
    case 'nothing_to_link':
      return 'Selecciona dos elementos o más para vincularlos'
    case 'nothing_to_unlink':
      return 'Lo seleccionado no está vinculado'
    case 'several_clips':
      return 'En un grupo solo puede haber un clip de la película. Selecciona un clip y lo que va con él'
    case 'invalid_version':
      return `Esta versión no se puede restaurar: ${refusal.message}`
    case 'read_only':
      return refusal.reason
    case 'no_boundary':
    case 'wrong_kind':
    case 'shot_exists':
      return null
  }
}

const KINDS = { Video: 'video', Image: 'imagen', Audio: 'audio' } as const

const INCOMPATIBLE = {
  video_and_image: 'Aquí solo se permiten videos e imágenes',
  audio: 'Aquí solo se permiten archivos de audio',
  caption: 'No permitido',
} as const

const frames = (count: number): string => plural(count, { one: `${count} fotograma`, other: `${count} fotogramas` })

const noMaterialText = ({ beforeFrames, afterFrames }: Extract<Refusal, { code: 'no_transition_material' }>): string =>
  `Los clips no tienen con qué superponerse: ${frames(afterFrames)} después del final del primero, ${frames(beforeFrames)} antes del inicio del segundo. Recórtalos o usa un fundido a negro, que no necesita ninguno.`
