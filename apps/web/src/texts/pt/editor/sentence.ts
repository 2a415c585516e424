import type * as english from '../../editor/sentence.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

const FITS = {
  picture: () => 'A imagem aparece por esse tempo.',
  trimmed: () => 'O clipe é cortado para essa duração.',
  slowed: () => 'O clipe fica mais lento para essa duração.',
  too_short: (canMakeClip: boolean) =>
    canMakeClip
      ? 'O clipe é curto demais, mesmo com metade da velocidade.'
      : 'O clipe é curto demais, mesmo com metade da velocidade: a voz continua sobre o próximo plano.',
} as const

export const sentenceTexts: Translation<typeof english.sentenceTexts> = {
  editor: 'Mudar a frase',
  field: 'Palavras da frase',
  change: 'Narrar',
  cancel: 'Cancelar',
  free: 'Grátis',
  newClip: 'Criar um novo clipe se este for curto demais',
  offer: ({ fit, nowSeconds, thenSeconds, canMakeClip }) =>
    `Voz e legendas novas; o plano dura cerca de ${formatDecimal(thenSeconds, 1)} s em vez de ${formatDecimal(nowSeconds, 1)} s. ${FITS[fit](canMakeClip)}`,
  running: 'A nova voz está a caminho',
  done: 'A frase foi mudada. Desfazer reverte tudo.',
  failed: (reason) => `${reason}. O filme está como estava, nada foi cobrado e suas palavras ficam guardadas.`,
  clipTooShort: 'A nova voz é mais longa do que o clipe do plano pode ser esticado.',
  makeClip: (credits) => `Criar um novo clipe por ${credits} créditos`,
  price: 'O preço mudou. Veja o novo e pressione de novo.',
  unsaved:
    'Não foi possível salvar as últimas mudanças, por isso nada foi feito. Pressione primeiro “Tentar de novo” ao lado de “Falha ao salvar”.',
  inProgress: 'Esta frase já está sendo mudada, ou o filme inteiro está sendo criado. Espere terminar; suas palavras ficam guardadas aqui.',
  notStarted: 'Não foi possível mudar a frase. Suas palavras ficam guardadas aqui.',
}
