import type * as english from '../../editor/sentence.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

const FITS = {
  picture: () => 'La imagen se muestra ese tiempo.',
  trimmed: () => 'El clip se corta a esa duración.',
  slowed: () => 'El clip se ralentiza hasta esa duración.',
  too_short: (canMakeClip: boolean) =>
    canMakeClip
      ? 'El clip es demasiado corto, incluso a media velocidad.'
      : 'El clip es demasiado corto, incluso a media velocidad: la voz sigue sobre la toma siguiente.',
} as const

export const sentenceTexts: Translation<typeof english.sentenceTexts> = {
  editor: 'Cambiar la frase',
  field: 'Palabras de la frase',
  change: 'Narrar',
  cancel: 'Cancelar',
  free: 'Gratis',
  newClip: 'Crear un clip nuevo si este es demasiado corto',
  offer: ({ fit, nowSeconds, thenSeconds, canMakeClip }) =>
    `Voz y subtítulos nuevos; la toma dura unos ${formatDecimal(thenSeconds, 1)} s en lugar de ${formatDecimal(nowSeconds, 1)} s. ${FITS[fit](canMakeClip)}`,
  running: 'La nueva voz está en camino',
  done: 'La frase se cambió. Deshacer revierte todo.',
  failed: (reason) => `${reason}. La película está como estaba, no se cobró nada y tus palabras se conservan.`,
  clipTooShort: 'La nueva voz es más larga de lo que se puede estirar el clip de su toma.',
  makeClip: (credits) => `Crear un clip nuevo por ${credits} créditos`,
  price: 'El precio cambió. Mira el nuevo y vuelve a pulsar.',
  unsaved: 'No se pudieron guardar los últimos cambios, así que no se hizo nada. Primero pulsa “Reintentar” junto a “No se guardó”.',
  inProgress: 'Esta frase ya se está cambiando, o se está creando toda la película. Espera a que termine; tus palabras se conservan aquí.',
  notStarted: 'No se pudo cambiar la frase. Tus palabras se conservan aquí.',
}
