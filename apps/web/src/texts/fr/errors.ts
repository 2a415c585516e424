import { formatNumber } from '../format.ts'
import type * as english from '../errors.ts'
import type { Translation } from '../locale/translation.ts'

export const errorTexts: Translation<typeof english.errorTexts> = {
  INVALID_INPUT: 'Une partie de la saisie n’est pas valide. Rien n’a été lancé.',
  MALFORMED_JSON: 'La requête n’a pas pu être lue. Veuillez recharger la page et réessayer.',
  IDEMPOTENCY_KEY_REUSED: 'Ceci a déjà été envoyé avec d’autres valeurs. Veuillez appuyer de nouveau sur le bouton.',
  COMMUNITY_CONTENT_MODERATION: 'Ce contenu ne peut pas être publié.',
  UNAUTHORIZED: 'Veuillez vous connecter.',
  INSUFFICIENT_CREDITS: 'Crédits insuffisants',
  FORBIDDEN: 'Vous n’avez pas le droit de faire cela.',
  FORBIDDEN_ORIGIN: 'Cette adresse n’est pas celle que le serveur attend. Ouvrez l’adresse que le serveur affiche à son démarrage.',
  NOT_FOUND: 'Introuvable',
  STORY_NOT_FOUND: 'Histoire introuvable',
  CONFLICT: 'Ce n’est pas possible maintenant. Veuillez recharger la page pour voir ce qui a changé.',
  PRICE_CHANGED: 'Le prix a changé. Rien n’a été débité ; veuillez regarder le nouveau prix.',
  RUN_IN_PROGRESS: 'Un autre traitement de cette histoire n’est pas encore terminé. Veuillez l’attendre.',
  STORY_NOT_PAUSED: 'Cette histoire n’est pas en pause.',
  BUDGET_SPENT: 'Le budget pour les modèles des fournisseurs est épuisé. Rien n’a été débité.',
  STALE_DOCUMENT: 'Cette histoire a été modifiée ailleurs. Veuillez recharger la page.',
  OUTDATED_CLIENT:
    'Fablecut a été mis à jour. Veuillez recharger la page ; les modifications pas encore enregistrées restent dans ce navigateur.',
  PAYLOAD_TOO_LARGE: 'C’est trop volumineux pour être envoyé.',
  UNSUPPORTED_MEDIA_TYPE: 'Ce type de fichier n’est pas pris en charge.',
  INVALID_WORKFLOW_ID: 'Identifiant de traitement non valide',
  INVALID_WORKFLOW_IDS: 'Identifiants de traitement non valides',
  TOO_MANY_REQUESTS: 'Trop de requêtes. Veuillez réessayer dans un instant.',
  TOO_MANY_RUNS: 'Trop d’histoires sont en cours de création à la fois. Veuillez attendre qu’une d’elles soit terminée.',
  OUT_OF_SPACE: 'Le serveur manque d’espace disque. Rien n’a été débité.',
  UNAVAILABLE: 'Le serveur n’est pas encore prêt. Veuillez réessayer dans un instant.',
  NEWER_DATA:
    'Ceci a été enregistré par une version de Fablecut plus récente que celle de ce serveur. Rien n’est perdu ; veuillez mettre le serveur à jour.',
  INTERNAL_ERROR: 'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
}

export const networkText: Translation<typeof english.networkText> = 'Erreur réseau. Veuillez vérifier votre connexion et réessayer.'

export const insufficientCreditsText: Translation<typeof english.insufficientCreditsText> = (required, available) =>
  `${errorTexts.INSUFFICIENT_CREDITS} : ${formatNumber(required)} nécessaires, vous en avez ${formatNumber(available)}`
