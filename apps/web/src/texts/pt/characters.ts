import type * as english from '../characters.ts'
import type { Translation } from '../locale/translation.ts'

export const characterTexts: Translation<typeof english.characterTexts> = {
  dialogTitle: 'Escolha um personagem',
  tabs: { premade: 'Prontos', community: 'Comunidade', mine: 'Meus personagens' },
  search: 'Buscar personagens',
  noMatch: (search) => `Nenhum personagem se chama “${search}”.`,
  empty: {
    premade: 'Ainda não há personagens disponíveis.',
    community: 'Ninguém compartilhou um personagem ainda.',
    mine: 'Você ainda não tem personagens. Crie um a partir de uma imagem.',
  },
  more: 'Mostrar mais',
  loadingMore: 'Carregando…',
  sharedBy: (author) => `por ${author}`,
  modes: { quick: 'Referência rápida', train: 'Treinado' },
  signInForOwn: 'Entre para usar seus próprios personagens',
  failed: 'Não foi possível carregar os personagens. Seu formulário está guardado.',
  retry: 'Tentar de novo',
  cast: {
    label: 'Personagens',
    main: 'Escolher um personagem',
    second: 'Adicionar outro',
    remove: (name) => `Remover ${name}`,
  },
  rules: {
    trained: (model) => `Um personagem treinado define o modelo de imagem como ${model}.`,
    quick: (model) => `Um personagem de referência rápida define o modelo de imagem como ${model}.`,
    several: (model) => `Um segundo personagem define o modelo de imagem como ${model}.`,
  },
  train: 'Treinar o personagem para mais consistência',

  creator: { label: 'Novo personagem', name: 'Nome do personagem', create: 'Criar personagem' },

  quick: {
    title: 'Referência rápida (mais rápido)',
    picture: 'Imagem do personagem',
    pictureHint: 'Solte ou escolha uma imagem',
    hint: 'Uma imagem que mostre o rosto. Pele, cabelo e roupas são tirados dela.',
    creating: 'Lendo a imagem…',
    incomplete: 'Forneça uma imagem e um nome para o personagem.',
    oneFile: 'Só é possível enviar um arquivo por vez. Escolha um único arquivo.',
    tooLarge: (file) => `${file} é grande demais (máx. 10 MB)`,
    unreadable: (file) => `${file} não é uma imagem que possa ser lida. Escolha um arquivo PNG, JPEG ou WebP.`,
    wrongType: (file) => `O tipo de ${file} não é aceito como imagem`,
    uploadFailed: 'Não foi possível enviar a imagem. Tente de novo.',
  },

  training: {
    title: 'Treinar com várias imagens',
    pictures: 'Imagens do personagem',
    pictureHint: (count, max) => (count === 0 ? 'Solte ou escolha imagens' : `${count} de ${max}`),
    hint: (min, max) =>
      `De ${min} a ${max} imagens de uma pessoa com luz diferente. O personagem se parece com a maioria delas, então uma imagem estranha não muda nada.`,
    remove: (file) => `Remover ${file}`,
    creating: 'Lendo as imagens…',
    incomplete: (min, max) => `Forneça de ${min} a ${max} imagens e um nome para o personagem.`,
    tooMany: (max) => `Um personagem pode ser treinado com no máximo ${max} imagens. As primeiras ${max} ficam.`,
  },

  model: { label: 'ID do modelo', apply: 'Aplicar', applying: 'Procurando…' },

  page: {
    title: 'Meus personagens',
    intro: 'A pele, o cabelo e as roupas de um personagem são tirados das imagens dele. O mesmo rosto é a mesma pessoa em cada plano.',
    deleteLabel: (name) => `Excluir ${name}`,
    deleteTitle: (name) => `Excluir ${name}?`,
    deleteText: 'As histórias feitas com este personagem continuam como estão.',
    deleteSharedText: 'Ele também sai da comunidade. As histórias feitas com este personagem continuam como estão.',
    confirm: 'Excluir',
    cancel: 'Manter',
    shared: 'Na comunidade',
    shareLabel: (name) => `Compartilhar ${name} com a comunidade`,
    shareTitle: (name) => `Compartilhar ${name}?`,
    shareText: 'Todos podem ver o nome e a imagem dele e usá-lo em suas histórias. Você pode retirá-lo a qualquer momento.',
    share: 'Compartilhar',
    unshareLabel: (name) => `Retirar ${name}`,
    unshareTitle: (name) => `Retirar ${name}?`,
    unshareText: 'Ninguém mais pode escolhê-lo. As histórias que outros fizeram com ele continuam como estão.',
    unshare: 'Retirar',
    sharedToast: (name) => `${name} está na comunidade`,
    unsharedToast: (name) => `${name} é só seu de novo`,
    signIn: 'Entre para ver seus personagens.',
    signInButton: 'Entrar',
  },
}
