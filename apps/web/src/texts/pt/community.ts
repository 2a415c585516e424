import type * as english from '../community.ts'
import type { Translation } from '../locale/translation.ts'

export const communityTexts: Translation<typeof english.communityTexts> = {
  title: 'Histórias da comunidade',
  viewAll: 'Ver tudo',
  viewAllLabel: 'Ver todas as histórias da comunidade',
  categoriesLabel: 'Tipos de história',
  all: 'Todas',
  order: 'Ordem',
  orders: { newest: 'Mais recentes', for_you: 'Para você' },
  soundOn: 'Som ligado',
  soundOff: 'Som desligado',
  soundNote: 'Som dos filmes que tocam sob o ponteiro',
  empty: '✨ Ainda não há histórias publicadas. Volte em breve para ver histórias inspiradoras da comunidade!',
  noResults: {
    note: 'Os filmes aparecem aqui quando quem os fez publica: Compartilhar e depois Publicar. Todos podem assistir e remixar.',
    publish: 'Publicar uma das suas',
    create: 'Fazer a primeira',
    allCategories: 'Mostrar todos os tipos',
  },
  examples: {
    title: 'Exemplos do Fablecut',
    note: 'Feitos pelos motores desta instalação. Abra um e faça um remix.',
    generatingFirst: 'Os primeiros estão sendo feitos em segundo plano: cada um aparece aqui quando fica pronto.',
    generatingMore: 'Mais estão sendo feitos em segundo plano: cada um aparece aqui quando fica pronto.',
  },
  loading: 'Carregando histórias da comunidade',
  failed: 'Não foi possível carregar a comunidade',
  failedText: 'Nada se perdeu. Tente de novo daqui a pouco.',
  example: 'Exemplo',
  open: (title) => `Abrir ${title}`,
  opening: 'Carregando a história',
  profile: {
    loading: 'Carregando o perfil',
    stories: (count) => `${count} ${count === 1 ? 'história publicada' : 'histórias publicadas'}`,
    none: 'Ainda não há histórias publicadas.',
    notFound: 'Perfil não encontrado',
    notFoundText: 'Ninguém aqui tem este nome.',
    notFoundAction: 'Ir para a comunidade',
    failed: 'Não foi possível carregar o perfil',
  },
}
