import type * as english from '../../my-stories/organize.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('pt')

export const organizeTexts: Translation<typeof english.organizeTexts> = {
  search: 'Buscar por nome',
  sort: 'Ordenar',
  sorts: { newest: 'Mais recentes primeiro', oldest: 'Mais antigas primeiro', name: 'Por nome', changed: 'Últimas mudanças' },
  folders: 'Pastas',
  all: 'Todas as histórias',
  folder: (name, count) => `${name} (${count})`,
  newFolder: 'Nova pasta',
  folderMenu: (name) => `Pasta ${name}`,
  renameFolder: 'Renomear pasta',
  deleteFolder: 'Excluir pasta',
  folderName: 'Nome da pasta',
  create: 'Criar',
  save: 'Salvar',
  deleteTitle: 'Excluir pasta?',
  deleteText: (name) => `“${name}” é excluída. As histórias dela são mantidas em Todas as histórias.`,
  folderDeleted: 'Pasta excluída. As histórias dela são mantidas.',
  foldersFailed: 'Não foi possível carregar suas pastas. Suas histórias estão todas aqui.',
  select: 'Selecionar',
  done: 'Concluir',
  selectStory: (title) => `Selecionar ${title}`,
  selected: (count) => plural(count, { one: `${count} selecionada`, other: `${count} selecionadas` }),
  move: 'Mover para pasta',
  noFolder: 'Nenhuma pasta',
  moved: (count) => (count === 1 ? 'História movida' : `${count} histórias movidas`),
  rename: 'Renomear',
  storyName: 'Nome da história',
  noneFound: (name) => `Nenhuma destas histórias se chama “${name}”.`,
  showAll: 'Mostrar todas as histórias',
  emptyFolder: 'Esta pasta está vazia. Selecione histórias e mova-as para cá.',
}
