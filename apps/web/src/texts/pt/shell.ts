import type * as english from '../shell.ts'
import type { Translation } from '../locale/translation.ts'

export const shellTexts: Translation<typeof english.shellTexts> = {
  product: 'Fablecut',
  skip: 'Ir para o conteúdo',
  nav: { label: 'Principal', home: 'Início', mine: 'Minhas histórias', community: 'Comunidade' },
  create: {
    label: 'Criar história',
    items: { vlog: 'Vlog de personagem', music: 'Clipe musical', script: 'Roteiro em vídeo', scratch: 'Do zero' },
  },
  account: {
    label: (name) => `Conta de ${name}`,
    credits: 'Créditos',
    settings: 'Conta',
    operations: 'Operação',
    accounts: 'Contas',
    engines: 'Motores',
    signOut: 'Sair',
    signedOut: 'Você saiu',
  },
  signIn: 'Entrar',
  secureContext:
    'Este endereço não é seguro (https), por isso copiar e a prévia exata por quadro não estão disponíveis. Todo o resto funciona.',
  notFound: {
    title: 'Esta página não existe',
    text: 'O endereço pode estar errado, ou o que estava aqui foi excluído.',
    action: 'Ir para o início',
  },
  crash: {
    title: 'Não foi possível mostrar esta página',
    text: 'Algo deu errado no app. O que você fez está seguro no servidor, e uma história iniciada continua.',
    reload: 'Recarregar a página',
  },
}
