import { formatCount } from '../../format.ts'
import type * as english from '../../people/people.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('pt')

/** From here `formatCount` writes millions, which are followed by “de”. */
const MILLION = 999_950

export const peopleTexts: Translation<typeof english.peopleTexts> = {
  like: {
    label: (title, likes) => plural(likes, { one: `Curtir ${title}, ${likes} curtida`, other: `Curtir ${title}, ${likes} curtidas` }),
    like: 'Curtir',
    count: formatCount,
    tabs: 'Listas',
    stories: 'Histórias',
    liked: 'Curtidas',
    noneLiked: 'Você ainda não curtiu nenhuma história. O que você curte aparece aqui, só para você.',
  },
  follow: {
    follow: 'Seguir',
    following: 'Seguindo',
    label: (name) => `Seguir ${name}`,
    followers: (count) =>
      count >= MILLION
        ? `${formatCount(count)} de seguidores`
        : plural(count, { one: `${formatCount(count)} seguidor`, other: `${formatCount(count)} seguidores` }),
    followed: (count) => `${formatCount(count)} seguindo`,
    followersOf: (name) => `Seguidores de ${name}`,
    followedBy: (name) => `Quem ${name} segue`,
    noFollowers: 'Ninguém ainda.',
    loading: 'Carregando pessoas',
    failed: 'Não foi possível carregar as pessoas',
    more: 'Mostrar mais',
    tab: 'Seguindo',
    empty: 'Ainda não há nada aqui. Siga outras pessoas, e as novas histórias delas aparecerão aqui.',
    suggested: 'Pessoas que você pode seguir',
  },
  profile: {
    bio: 'Sobre você',
    bioHint: (left) =>
      plural(left, {
        one: `Resta ${left} caractere. Todos podem ler no seu perfil.`,
        other: `Restam ${left} caracteres. Todos podem ler no seu perfil.`,
      }),
    links: 'Links',
    linksHint: 'Até cinco, um por linha, cada um começando com https://',
    save: 'Salvar',
    saved: 'Seu perfil foi salvo',
  },
  block: {
    block: 'Bloquear',
    unblock: 'Desbloquear',
    label: (name) => `Desbloquear ${name}`,
    confirm: (name) => `Bloquear ${name}?`,
    confirmText:
      'Esta pessoa não pode mais seguir você nem curtir ou comentar suas histórias, e você não vê mais as dela. Ela não é avisada.',
    blocked: 'Você bloqueou esta pessoa, por isso não vê as histórias dela.',
    done: (name) => `Você bloqueou ${name}`,
    title: 'Pessoas bloqueadas',
    note: 'Elas não podem seguir você nem curtir ou comentar suas histórias, e você não vê as delas.',
  },
}
