import type * as english from '../../community/collections.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('pt')

export const collectionTexts: Translation<typeof english.collectionTexts> = {
  add: 'Adicionar à coleção',
  addStory: (title) => `Adicionar “${title}” a uma coleção`,
  dialog: {
    title: 'Adicionar a uma coleção',
    text: (title) => `As coleções que contêm “${title}” estão marcadas.`,
    none: 'Você ainda não tem coleções.',
    new: 'Nova coleção',
    name: 'Nome da nova coleção',
    placeholder: 'Nome, por exemplo “Noites tranquilas”',
    public: 'Todos podem ver',
    create: 'Criar e adicionar',
    required: 'Escreva um nome',
    refused: (words) =>
      words.length === 0
        ? 'Este nome não pode ser publicado aqui.'
        : `Este nome não pode ser publicado aqui: ${words.map((word) => `“${word}”`).join(', ')}`,
    done: 'Concluir',
  },
  added: (name) => `Adicionada a “${name}”`,
  loading: 'Carregando coleções',
  failed: 'Não foi possível ler as coleções',
  retry: 'Tentar de novo',
  list: 'Coleções',
  private: 'Privada',
  public: 'Pública',
  count: (stories) => plural(stories, { one: `${stories} história`, other: `${stories} histórias` }),
  mine: {
    none: 'Você ainda não tem coleções. Adicione qualquer história publicada a uma delas com a pasta no cartão.',
    browse: 'Explorar a comunidade',
    all: 'Gerenciar coleções',
    create: 'Criar',
    created: (name) => `“${name}” foi criada`,
    menu: (name) => `Opções de “${name}”`,
  },
  page: {
    failed: 'Não foi possível ler a coleção',
    failedText: 'Tente de novo daqui a pouco.',
    by: 'por',
    empty: 'Não há histórias nesta coleção.',
    emptyOwn: 'Não há histórias nesta coleção. Escolha “Adicionar à coleção” em um cartão ou em uma história aberta.',
    notFound: 'Coleção não encontrada',
    notFoundText: 'Ela foi excluída, ou só a pessoa a quem pertence pode vê-la.',
    notFoundAction: 'Ir para a comunidade',
    manage: 'Organizar',
    manageDone: 'Concluir',
    order: 'Histórias em ordem',
    up: (title) => `Mover “${title}” para cima`,
    down: (title) => `Mover “${title}” para baixo`,
    remove: (title) => `Remover “${title}”`,
    moved: (title, place, count) => `“${title}” agora está na posição ${place} de ${count}`,
    rename: 'Renomear',
    renameTitle: 'Renomear a coleção',
    name: 'Nome',
    save: 'Salvar',
    makePublic: 'Tornar pública',
    makePrivate: 'Tornar privada',
    delete: 'Excluir',
    askDelete: { title: 'Excluir esta coleção?', text: 'As histórias dela são mantidas.', confirm: 'Excluir' },
    deleted: 'A coleção foi excluída.',
  },
}
