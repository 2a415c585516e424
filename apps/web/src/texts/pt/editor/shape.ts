import type * as english from '../../editor/shape.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('pt')

const pictureCount = (count: number): string => plural(count, { one: `${count} imagem`, other: `${count} imagens` })
const clipCount = (count: number): string => plural(count, { one: `${count} clipe`, other: `${count} clipes` })

export const shapeTexts: Translation<typeof english.shapeTexts> = {
  menu: (ratio) => `Formato: ${ratio}`,
  title: 'Outro formato',
  description:
    'Os planos desenhados são compostos de novo, com as mesmas palavras, o mesmo estilo e as mesmas pessoas. As outras imagens são recortadas em torno do assunto; títulos e legendas são reposicionados. Os cortes e os tempos não mudam.',
  ratio: 'Formato do filme',
  names: { '16:9': 'Horizontal 16:9', '9:16': 'Vertical 9:16', '1:1': 'Quadrado 1:1' },
  now: 'Este é o formato atual do filme.',
  preview: (ratio) => `Primeiras imagens, recortadas para ${ratio}`,
  previewHint: 'É aproximado: o que é desenhado será composto para este formato, não recortado.',
  loading: 'Vendo o que é necessário…',
  loadError: 'Não foi possível descobrir o que este formato precisa.',
  tryAgain: 'Tentar de novo',
  composed: (images, clips) => {
    const parts = [...(images > 0 ? [pictureCount(images)] : []), ...(clips > 0 ? [clipCount(clips)] : [])]
    return `Para compor de novo: ${parts.join(' e ')}.`
  },
  reframed: (count) =>
    plural(count, {
      one: `Mais ${count} imagem ou clipe recortado em torno do assunto, grátis.`,
      other: `Mais ${count} imagens e clipes recortados em torno do assunto, grátis.`,
    }),
  nothingToMake: 'Nada precisa ser desenhado para este formato: é grátis.',
  kept: 'O filme atual fica entre as versões, e você pode voltar a ele de graça.',
  change: (ratio) => `Mudar para ${ratio}`,
  close: 'Fechar',
  running: 'Compondo o filme de novo',
  phases: { images: 'Imagens', clips: 'Clipes', waiting: 'Esperando para começar' },
  wait: 'O filme fica como está até tudo estar pronto. O que falhar não é cobrado.',
  cancel: 'Cancelar',
  done: (ratio) => `O filme agora é ${ratio}`,
  someFailed: (count) =>
    plural(count, {
      one: `${count} plano não pôde ser composto: foi recortado e não foi cobrado`,
      other: `${count} planos não puderam ser compostos: foram recortados e não foram cobrados`,
    }),
  unsaved:
    'Não foi possível salvar as últimas mudanças, por isso nada foi feito. Pressione primeiro “Tentar de novo” ao lado de “Falha ao salvar”.',
  price: 'O preço mudou. Veja-o de novo.',
  failed: 'Não foi possível mudar o formato. O filme continua como está.',
}
