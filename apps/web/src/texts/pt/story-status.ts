import type * as english from '../story-status.ts'
import type { Translation } from '../locale/translation.ts'

export const statusTexts: Translation<typeof english.statusTexts> = {
  draft: 'Rascunho',
  pending: 'Pendente',
  processing: 'Em andamento',
  paused: 'Em pausa',
  completed: 'Concluída',
  failed: 'Falhou',
  exportFailed: 'A exportação falhou',
  canceledLabel: 'Cancelada',
  canceled: 'O processo foi cancelado',
  generationError: 'Erro na geração',
  executionFailed: 'O processo falhou',
  timedOut: (attempts) => `O processo não terminou após ${attempts} tentativas`,
  steps: ['Criando o roteiro', 'Criando imagens', 'Criando vídeos'],
  failures: {
    creating_story: 'A criação da história falhou. Os créditos foram devolvidos.',
    generating_storyboard: 'A criação do storyboard falhou. Os créditos foram devolvidos.',
    generating_images: 'A criação das imagens falhou. Os créditos foram devolvidos.',
    generating_videos: 'A criação dos vídeos falhou. Os créditos foram devolvidos.',
    generating_timeline: 'A criação da linha do tempo falhou. Tente a opção Recuperar.',
    exporting_video: 'A exportação do vídeo falhou. Tente a opção Recuperar.',
    user_exporting_video: 'A exportação do vídeo falhou. Tente de novo.',
  },
  failuresOfAnother: {
    generating_timeline: 'A criação da linha do tempo falhou. Quem a criou pode recuperá-la de graça.',
    exporting_video: 'A exportação do vídeo falhou. Quem a criou pode recuperá-la de graça.',
    user_exporting_video: 'A exportação do vídeo falhou. Quem a criou pode tentar de novo.',
  },
  anyFailure: 'Algo deu errado. Os créditos foram devolvidos.',
}
