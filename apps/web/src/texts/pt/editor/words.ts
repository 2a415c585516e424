import type * as english from '../../editor/words.ts'
import { formatNumber } from '../../format.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('pt')

export const wordsTexts: Translation<typeof english.wordsTexts> = {
  mode: { label: 'Mostrar', lines: 'Linhas', words: 'Palavras' },
  transcript: 'Palavras do filme',
  hint: 'Selecione palavras e pressione Delete para cortá-las do filme, ou digite outras no lugar. Arraste uma frase pela alça para movê-la.',
  hintOfRecording: 'Selecione palavras e pressione Delete para cortá-las do filme. Arraste uma frase pela alça para movê-la.',
  empty:
    'Ainda não há palavras. Elas aparecem quando planos são narrados ou quando as legendas da sua própria gravação são detectadas em “Linhas”. A fala de um clipe é encontrada depois que o som dele é separado.',
  untyped: 'As linhas ainda não têm palavras: alguém fala ali, mas as palavras não puderam ser reconhecidas. Digite-as em “Linhas”.',
  find: 'Buscar palavras',
  matches: (index, count) => (count === 0 ? 'Nenhum resultado' : `${index} de ${count}`),
  previous: 'Resultado anterior',
  next: 'Próximo resultado',
  actions: 'Palavras selecionadas',
  change: 'Mudar frase',
  up: 'Mover a frase para cima',
  down: 'Mover a frase para baixo',
  moved: (place, count) => `Frase ${place} de ${count}`,
  delete: 'Excluir palavras',
  cut: 'Recortar palavras',
  paste: 'Mover palavras para cá',
  toMove: (count) =>
    plural(count, {
      one: `${count} palavra para mover: escolha outra, e ela fica antes dessa`,
      other: `${count} palavras para mover: escolha outra, e elas ficam antes dessa`,
    }),
  pause: (seconds) => `${seconds} s`,
  cleanUp: {
    fillers: 'Vícios de fala',
    pauses: 'Pausas',
    longer: 'Pausas de mais de',
    seconds: (seconds) => `${formatNumber(seconds)} s`,
    found: (count, seconds) => {
      if (count === 0) return 'Nada encontrado'
      return plural(count, { one: `Encontrado: ${count}, ${seconds} s a menos`, other: `Encontrados: ${count}, ${seconds} s a menos` })
    },
    apply: (count) => `Remover ${count}`,
    cancel: 'Manter',
  },
}
