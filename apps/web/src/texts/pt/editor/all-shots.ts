import type * as english from '../../editor/all-shots.ts'
import { formatDecimal } from '../../format.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('pt')

export const allShotsTexts: Translation<typeof english.allShotsTexts> = {
  title: 'Todos os planos',
  count: (shots, length, isEstimate) => {
    const duration = isEstimate ? `cerca de ${length}` : length
    return plural(shots, { one: `${shots} plano, ${duration}`, other: `${shots} planos, ${duration}` })
  },
  showHidden: 'Mostrar ocultos',
  add: 'Adicionar plano',
  addAfter: (number) => (number === null ? 'Adicionar um plano aqui' : `Adicionar um plano depois do plano ${number}`),
  missing: {
    image: (count) => plural(count, { one: `Gerar ${count} imagem que falta`, other: `Gerar ${count} imagens que faltam` }),
    video: (count) => plural(count, { one: `Gerar ${count} vídeo que falta`, other: `Gerar ${count} vídeos que faltam` }),
  },
  selected: (count) => plural(count, { one: `${count} selecionado`, other: `${count} selecionados` }),
  regenerate: {
    image: (count) => plural(count, { one: `Gerar ${count} imagem de novo`, other: `Gerar ${count} imagens de novo` }),
    video: (count) => plural(count, { one: `Gerar ${count} vídeo de novo`, other: `Gerar ${count} vídeos de novo` }),
  },
  clear: 'Limpar seleção',
  card: {
    name: (number, words) => {
      const name = number === null ? 'Plano oculto' : `Plano ${number}`
      return words ? `${name}: ${words}` : name
    },
    noText: 'Nada escrito ainda',
    hidden: 'Oculto',
    select: (number) => `Selecionar o plano ${number}`,
    more: 'Mais',
    hide: 'Ocultar',
    unhide: 'Mostrar de novo',
    delete: 'Excluir',
    moveEarlier: 'Mover para antes',
    moveLater: 'Mover para depois',
    regenerate: 'Gerar de novo',
    pending: { image: 'Gerando imagem', video: 'Gerando vídeo', audio: 'Gravando voz' },
    failed: 'Não foi possível gerar. Nenhum crédito usado.',
    seconds: (seconds) => `${formatDecimal(seconds, 1)} s`,
    estimate: (seconds) => `cerca de ${seconds} s`,
    noImage: 'Ainda sem imagem',
    takes: (pictures, clips) => {
      const images = plural(pictures, { one: `${pictures} imagem`, other: `${pictures} imagens` })
      return plural(clips, { one: `${images}, ${clips} clipe`, other: `${images}, ${clips} clipes` })
    },
  },
  moved: (number, of) => `Movido para a posição ${number} de ${of}`,
  list: 'Planos',
  editor: 'Plano',
  closeEditor: 'Fechar',
  noneSelected: 'Selecione um plano para mudá-lo',
  sheet: {
    title: 'Ficha do personagem',
    alt: (names) => `Aparência de ${names}`,
    note: (names) => `${names}: todas as imagens seguem esta. Ela foi criada uma vez para esta história e não custou créditos.`,
  },
  empty: {
    title: 'Conte plano a plano',
    text: 'Escreva o que se vê, gere a imagem e depois dê movimento a ela. Ou traga suas próprias imagens e clipes no editor.',
    action: 'Escrever o primeiro plano',
  },
}
