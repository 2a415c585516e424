import type * as english from '../blank-story.ts'
import type { Translation } from '../locale/translation.ts'

export const blankStoryTexts: Translation<typeof english.blankStoryTexts> = {
  tiles: {
    list: { title: 'Montar o storyboard', note: 'Escreva plano a plano' },
    'video-editor': { title: 'Abrir editor', note: 'Edite suas próprias gravações' },
  },
  opening: 'Criando sua história…',
  error: (message) => `Erro: ${message}`,
  choose: {
    title: 'Escolha como você quer criar',
    text: 'Os dois criam a mesma história vazia e a guardam para você; dá para alternar entre eles a qualquer momento.',
    views: {
      list: { title: 'Escrever e gerar', label: 'Storyboard' },
      'video-editor': { title: 'Enviar e editar', label: 'Linha do tempo' },
    },
  },
  wideScreenOnly: {
    title: 'Edite com conforto na web',
    text: 'O editor precisa de uma tela mais larga. Aumente esta janela ou diminua o zoom, ou abra o Fablecut no navegador de um computador: suas histórias também estão lá.',
    confirm: 'OK, entendi!',
    page: 'Ver a história',
  },
}
