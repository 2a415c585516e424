import { MAX_OUTLINE_SHOTS } from '@fablecut/domain/story/inputs/outline'
import type * as english from '../outline.ts'
import { pluralOf } from '../locale/plural.ts'
import type { Translation } from '../locale/translation.ts'

const plural = pluralOf('pt')

export const outlineTexts: Translation<typeof english.outlineTexts> = {
  title: 'Esboço',
  summary: (shots, time) => plural(shots, { one: `${shots} plano, cerca de ${time}`, other: `${shots} planos, cerca de ${time}` }),
  free: 'Grátis até você pressionar Criar, não importa o que mude aqui. Um título abre o filme e uma cartela o encerra.',
  languageModel: 'O modelo de linguagem pode dirigir de outro jeito os planos que você deixar como estão.',
  updating: 'Atualizando o esboço…',
  shots: 'Planos do esboço',

  start: {
    text: 'Escreva o roteiro e os planos aparecem aqui, ou comece com uma frase.',
    sentence: 'Uma frase',
    placeholder: 'Por que os polvos têm três corações',
    count: 'Número de planos',
    fewer: 'Menos planos',
    more: 'Mais planos',
    make: 'Criar esboço',
    making: 'Criando o esboço…',
    failed: 'Não foi possível criar o esboço. Sua frase fica guardada: tente de novo.',
  },
  visitor: { text: 'Entre e os planos aparecem aqui enquanto você digita. É grátis.', signIn: 'Entrar' },
  tooLong: 'O esboço é atualizado quando o roteiro estiver curto o bastante.',
  offline: 'Você está sem conexão. O esboço é atualizado quando ela voltar.',
  failed: { text: 'Não foi possível atualizar o esboço. O que você escreveu fica guardado.', retry: 'Tentar de novo' },

  shot: {
    name: (number) => `Plano ${number}`,
    words: (number) => `Palavras do plano ${number}`,
    placeholder: 'O que é dito neste plano',
    seconds: (seconds) => `${seconds} s`,
    tooLong: 'Mais longo do que o clipe consegue acompanhar: o fim da imagem ficaria parado. Dois planos ficam melhor.',
    move: (number) => `Mover o plano ${number}`,
    moveHint: 'Arraste ou pressione as setas do teclado',
    moved: (number, total) => `Movido para a posição ${number} de ${total}`,
    addAfter: (number) => `Adicionar um plano depois do plano ${number}`,
    remove: (number) => `Remover o plano ${number}`,
    removed: (number) => `Plano ${number} removido`,
    plan: 'O que mostra',
    planOf: (number) => `(plano ${number})`,
    again: 'Planejar de novo',
    unplanned: 'As palavras decidem o que ele mostra quando o vídeo for criado.',
    planByHand: 'Planejar à mão',
    full: `O máximo é de ${MAX_OUTLINE_SHOTS} planos`,
    picture: (number, summary) => `Rascunho do plano ${number}: ${summary}`,
    pictureFailed: 'Sem imagem agora',
    retryPicture: (number) => `Tentar de novo a imagem do plano ${number}`,
    noPicture: 'Ainda sem imagem',
    filmTitle: 'Título',
    opens: '+ título',
    ends: '+ cartela final',
  },
  missing: {
    pending: 'O esboço está sendo atualizado',
    failed: 'Não foi possível atualizar o esboço',
    empty: (number) => `O plano ${number} não tem palavras`,
  },
}
