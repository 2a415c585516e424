import type * as english from '../offline.ts'
import type { Translation } from '../locale/translation.ts'

export const offlineTexts: Translation<typeof english.offlineTexts> = {
  offline: {
    title: 'Você está offline',
    text: 'O Fablecut precisa de uma conexão. Suas histórias estão guardadas no servidor, e esta página abre de novo assim que você estiver online.',
  },
  unreachable: {
    title: 'O servidor não responde',
    text: 'Não é possível acessar o Fablecut agora. Suas histórias estão guardadas no servidor. Tente de novo daqui a pouco.',
  },
  retry: 'Tentar de novo',
}
