import type * as english from '../voices.ts'
import type { Translation } from '../locale/translation.ts'

const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1_000_000))}\u00a0Mo`
const GENDERS: Readonly<Record<string, string>> = { male: 'masculine', female: 'féminine' }

export const voiceTexts: Translation<typeof english.voiceTexts> = {
  size: megabytes,
  progress: (received, bytes) => `${megabytes(received)} sur ${megabytes(bytes)}`,
  details: (gender, language, bytes) => `voix ${GENDERS[gender] ?? gender}, ${language}, ${megabytes(bytes)}`,
  offer: {
    label: 'Une voix plus naturelle',
    title: (language) => `Une voix plus naturelle (${language}) pour ce film`,
    text: (name, source, bytes) =>
      `${name} (${source}) fonctionne sur cette machine, gratuitement. Elle est téléchargée une seule fois : ${megabytes(bytes)}.`,
    askStaff: 'La personne qui gère cette installation peut l’ajouter.',
    decline: 'Pas maintenant',
    selected: (name) => `${name} est installée et parle dans ce film.`,
    installed: (name) => `${name} est installée. Vous pouvez la choisir comme voix.`,
  },
  install: (name) => `Installer ${name}`,
  installShort: 'Installer',
  installing: (name) => `Installation de ${name}`,
  goesOn: 'Vous pouvez continuer à travailler ; le film peut commencer avant la fin, avec la voix choisie.',
  failed: (name) => `${name} n’a pas pu être installée.`,
  retry: 'Réessayer',
  more: {
    label: 'Voix plus naturelles',
    text: 'Téléchargées une seule fois sur la machine de cette installation, gratuitement.',
    askStaff: 'La personne qui gère cette installation peut les ajouter.',
    loading: 'Recherche d’autres voix',
    error: 'La liste des autres voix n’a pas pu être chargée.',
  },
}
