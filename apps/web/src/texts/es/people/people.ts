import { formatCount } from '../../format.ts'
import type * as english from '../../people/people.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

/** From here `formatCount` writes millions, which are followed by “de”. */
const MILLION = 999_950

export const peopleTexts: Translation<typeof english.peopleTexts> = {
  like: {
    label: (title, likes) => `Me gusta ${title}, ${likes} me gusta`,
    like: 'Me gusta',
    count: formatCount,
    tabs: 'Listas',
    stories: 'Historias',
    liked: 'Me gusta',
    noneLiked: 'Todavía no te ha gustado ninguna historia. Las que te gusten aparecen aquí, solo para ti.',
  },
  follow: {
    follow: 'Seguir',
    following: 'Siguiendo',
    label: (name) => `Seguir a ${name}`,
    followers: (count) =>
      count >= MILLION
        ? `${formatCount(count)} de seguidores`
        : plural(count, { one: `${formatCount(count)} seguidor`, other: `${formatCount(count)} seguidores` }),
    followed: (count) =>
      count >= MILLION
        ? `${formatCount(count)} de seguidos`
        : plural(count, { one: `${formatCount(count)} seguido`, other: `${formatCount(count)} seguidos` }),
    followersOf: (name) => `Seguidores de ${name}`,
    followedBy: (name) => `A quién sigue ${name}`,
    noFollowers: 'Todavía nadie.',
    loading: 'Cargando personas',
    failed: 'No se pudieron cargar las personas',
    more: 'Ver más',
    tab: 'Siguiendo',
    empty: 'Todavía no hay nada aquí. Sigue a otras personas y sus historias nuevas aparecerán aquí.',
    suggested: 'Personas que podrías seguir',
  },
  profile: {
    bio: 'Sobre ti',
    bioHint: (left) =>
      plural(left, {
        one: `Queda ${left} carácter. Todos pueden leerlo en tu perfil.`,
        other: `Quedan ${left} caracteres. Todos pueden leerlo en tu perfil.`,
      }),
    links: 'Enlaces',
    linksHint: 'Hasta cinco, uno por línea; cada uno empieza por https://',
    save: 'Guardar',
    saved: 'Tu perfil se guardó',
  },
  block: {
    block: 'Bloquear',
    unblock: 'Desbloquear',
    label: (name) => `Desbloquear a ${name}`,
    confirm: (name) => `¿Bloquear a ${name}?`,
    confirmText:
      'Esta persona ya no podrá seguirte ni dar me gusta a tus historias ni comentarlas, y tú ya no verás las suyas. No se le avisa.',
    blocked: 'Bloqueaste a esta persona, por eso no ves sus historias.',
    done: (name) => `Bloqueaste a ${name}`,
    title: 'Personas bloqueadas',
    note: 'No pueden seguirte ni dar me gusta a tus historias ni comentarlas, y tú no ves las suyas.',
  },
}
