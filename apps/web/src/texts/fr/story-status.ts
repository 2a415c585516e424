import type * as english from '../story-status.ts'
import type { Translation } from '../locale/translation.ts'

export const statusTexts: Translation<typeof english.statusTexts> = {
  draft: 'Brouillon',
  pending: 'En attente',
  processing: 'En cours',
  paused: 'En pause',
  completed: 'Terminée',
  failed: 'Échec',
  exportFailed: 'Échec de l’exportation',
  canceledLabel: 'Annulée',
  canceled: 'Le traitement a été annulé',
  generationError: 'Erreur de génération',
  executionFailed: 'Le traitement a échoué',
  timedOut: (attempts) => `Le traitement n’a pas abouti après ${attempts} tentatives`,
  steps: ['Écriture de l’histoire', 'Création des images', 'Création des vidéos'],
  failures: {
    creating_story: 'La création de l’histoire a échoué. Les crédits ont été remboursés.',
    generating_storyboard: 'La création du storyboard a échoué. Les crédits ont été remboursés.',
    generating_images: 'La création des images a échoué. Les crédits ont été remboursés.',
    generating_videos: 'La création des vidéos a échoué. Les crédits ont été remboursés.',
    generating_timeline: 'La création de la timeline a échoué. Essayez l’option de récupération.',
    exporting_video: 'L’exportation de la vidéo a échoué. Essayez l’option de récupération.',
    user_exporting_video: 'L’exportation de la vidéo a échoué. Veuillez réessayer.',
  },
  failuresOfAnother: {
    generating_timeline: 'La création de la timeline a échoué. Son auteur peut la récupérer gratuitement.',
    exporting_video: 'L’exportation de la vidéo a échoué. Son auteur peut la récupérer gratuitement.',
    user_exporting_video: 'L’exportation de la vidéo a échoué. Son auteur peut réessayer.',
  },
  anyFailure: 'Un problème est survenu. Les crédits ont été remboursés.',
}
