import type * as english from '../../editor/sound.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const soundTexts: Translation<typeof english.soundTexts> = {
  fadeIn: 'Fundido de entrada',
  fadeOut: 'Fundido de salida',
  seconds: (seconds) => `${formatDecimal(seconds, 2)} s`,
  line: 'Volumen',
  percent: (value) => `${Math.round(value * 100)} %`,
  point: (at) => `Volumen en ${at}`,
  pointRemoved: (at) => `Punto de volumen en ${at} eliminado`,
  noSoundHere: 'Selecciona un sonido o un clip que esté bajo el cabezal',
  pointAdded: (at) => `Punto de volumen añadido en ${at}`,
  voiceOver: {
    open: 'Grabar voz en off',
    hint: 'Tu voz se graba desde el cabezal mientras se reproduce la película. Usa auriculares para que la película no se grabe también.',
    asking: 'Permite el micrófono en tu navegador…',
    counting: (seconds) => `La grabación empieza en ${seconds}`,
    recording: 'Grabando…',
    saving: 'Guardando la grabación…',
    record: 'Grabar',
    stop: 'Detener y conservar',
    discard: 'Descartar',
    level: 'Nivel del micrófono',
    placed: 'La voz en off está donde se grabó',
    failures: {
      unsupported: 'Este navegador no puede grabar sonido para subirlo. Grábalo en otro lugar y sube el archivo en “Voz en off”.',
      refused: 'El navegador no permitió el micrófono. Permítelo en los ajustes de esta página y vuelve a pulsar “Grabar”.',
      no_microphone: 'No se encontró ningún micrófono. Conecta uno y vuelve a pulsar “Grabar”.',
      failed: 'No se grabó nada. Revisa el micrófono y vuelve a pulsar “Grabar”.',
    },
  },
}
