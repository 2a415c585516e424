import type * as english from '../../editor/sound.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const soundTexts: Translation<typeof english.soundTexts> = {
  fadeIn: 'Fade de entrada',
  fadeOut: 'Fade de saída',
  seconds: (seconds) => `${formatDecimal(seconds, 2)} s`,
  line: 'Volume',
  percent: (value) => `${Math.round(value * 100)}%`,
  point: (at) => `Volume em ${at}`,
  pointRemoved: (at) => `Ponto de volume em ${at} excluído`,
  noSoundHere: 'Selecione um som ou um clipe que esteja sob o cursor de reprodução',
  pointAdded: (at) => `Ponto de volume adicionado em ${at}`,
  voiceOver: {
    open: 'Gravar uma narração',
    hint: 'Sua voz é gravada a partir do cursor de reprodução enquanto o filme toca. Use fones de ouvido para que o filme não seja gravado junto.',
    asking: 'Permita o microfone no navegador…',
    counting: (seconds) => `A gravação começa em ${seconds}`,
    recording: 'Gravando…',
    saving: 'Salvando a gravação…',
    record: 'Gravar',
    stop: 'Parar e manter',
    discard: 'Descartar',
    level: 'Nível do microfone',
    placed: 'A narração está onde foi falada',
    failures: {
      unsupported: 'Este navegador não consegue gravar som para enviar. Grave em outro lugar e envie o arquivo em “Narração”.',
      refused: 'O navegador não permitiu o microfone. Permita-o nas configurações desta página e pressione “Gravar” de novo.',
      no_microphone: 'Nenhum microfone foi encontrado. Conecte um e pressione “Gravar” de novo.',
      failed: 'Nada foi gravado. Verifique o microfone e pressione “Gravar” de novo.',
    },
  },
}
