import { formatCount } from '../../format.ts'
import type * as english from '../../people/people.ts'
import type { Translation } from '../../locale/translation.ts'

/** From here `formatCount` writes millions, which are followed by “de” or “d’”. */
const MILLION = 999_950

export const peopleTexts: Translation<typeof english.peopleTexts> = {
  like: {
    label: (title, likes) => `J’aime ${title}, ${likes > 1 ? `${likes} mentions J’aime` : `${likes} mention J’aime`}`,
    like: 'J’aime',
    count: formatCount,
    tabs: 'Listes',
    stories: 'Histoires',
    liked: 'Aimées',
    noneLiked: 'Vous n’avez pas encore aimé d’histoire. Celles que vous aimez apparaissent ici, pour vous seulement.',
  },
  follow: {
    follow: 'Suivre',
    following: 'Suivi',
    label: (name) => `Suivre ${name}`,
    followers: (count) => {
      if (count >= MILLION) return `${formatCount(count)} d’abonnés`
      return count > 1 ? `${formatCount(count)} abonnés` : `${count} abonné`
    },
    followed: (count) => {
      if (count >= MILLION) return `${formatCount(count)} d’abonnements`
      return count > 1 ? `${formatCount(count)} abonnements` : `${count} abonnement`
    },
    followersOf: (name) => `Abonnés de ${name}`,
    followedBy: (name) => `Abonnements de ${name}`,
    noFollowers: 'Personne pour l’instant.',
    loading: 'Chargement des personnes',
    failed: 'Les personnes n’ont pas pu être chargées',
    more: 'Afficher plus',
    tab: 'Abonnements',
    empty: 'Rien ici pour l’instant. Suivez des personnes, et leurs nouvelles histoires apparaîtront ici.',
    suggested: 'Personnes que vous pourriez suivre',
  },
  profile: {
    bio: 'À propos de vous',
    bioHint: (left) =>
      left > 1
        ? `${left} caractères restants. Tout le monde peut le lire sur votre profil.`
        : `${left} caractère restant. Tout le monde peut le lire sur votre profil.`,
    links: 'Liens',
    linksHint: 'Cinq au plus, un par ligne, chacun commençant par https://',
    save: 'Enregistrer',
    saved: 'Votre profil est enregistré',
  },
  block: {
    block: 'Bloquer',
    unblock: 'Débloquer',
    label: (name) => `Débloquer ${name}`,
    confirm: (name) => `Bloquer ${name} ?`,
    confirmText:
      'Cette personne ne pourra plus vous suivre, ni aimer ou commenter vos histoires, et vous ne verrez plus les siennes. Elle n’en est pas informée.',
    blocked: 'Vous avez bloqué cette personne, vous ne voyez donc pas ses histoires.',
    done: (name) => `Vous avez bloqué ${name}`,
    title: 'Personnes bloquées',
    note: 'Elles ne peuvent ni vous suivre, ni aimer ou commenter vos histoires, et vous ne voyez pas les leurs.',
  },
}
