import type * as english from '../shell.ts'
import type { Translation } from '../locale/translation.ts'

export const shellTexts: Translation<typeof english.shellTexts> = {
  product: 'Fablecut',
  skip: 'Aller au contenu',
  nav: { label: 'Principale', home: 'Accueil', mine: 'Mes histoires', community: 'Communauté' },
  create: {
    label: 'Créer une histoire',
    items: { vlog: 'Vlog de personnage', music: 'Clip musical', script: 'Script en vidéo', scratch: 'À partir de zéro' },
  },
  account: {
    label: (name) => `Compte de ${name}`,
    credits: 'Crédits',
    settings: 'Compte',
    operations: 'Exploitation',
    accounts: 'Comptes',
    engines: 'Moteurs',
    signOut: 'Se déconnecter',
    signedOut: 'Vous êtes déconnecté',
  },
  signIn: 'Se connecter',
  secureContext:
    'Cette adresse n’est pas sécurisée (https) : la copie et l’aperçu à l’image près ne sont pas disponibles. Tout le reste fonctionne.',
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse est peut-être mal écrite, ou ce qui s’y trouvait a été supprimé.',
    action: 'Aller à l’accueil',
  },
  crash: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Un problème est survenu dans l’application. Ce que vous avez fait est en sécurité sur le serveur, et une histoire lancée se poursuit.',
    reload: 'Recharger la page',
  },
}
