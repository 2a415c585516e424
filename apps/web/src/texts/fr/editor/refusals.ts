import type * as english from '../../editor/refusals.ts'
import type { Translation } from '../../locale/translation.ts'

const INCOMPATIBLE = {
  video_and_image: 'Seuls les fichiers vidéo et image sont autorisés',
  audio: 'Seuls les fichiers audio sont autorisés',
  caption: 'Non autorisé',
} as const

const MEDIA_KINDS: Readonly<Record<string, string>> = { video: 'vidéo', image: 'image', audio: 'audio' }

const frames = (count: number): string => (count > 1 ? `${count} images` : `${count} image`)

export const refusalText: Translation<typeof english.refusalText> = (refusal) => {
  switch (refusal.code) {
    case 'item_not_found':
      return `Élément de timeline introuvable : ${refusal.itemId}`
    case 'track_not_found':
      return `Piste introuvable : ${refusal.trackId}`
    case 'asset_not_found':
      return `Média introuvable : ${refusal.mediaAssetId}`
    case 'shot_not_found':
      return `Plan introuvable : ${refusal.shotId}`
    case 'missing_asset':
      return `Média (${MEDIA_KINDS[refusal.kind] ?? refusal.kind}) ${refusal.mediaAssetId} introuvable pour le plan ${refusal.shotId}`
    case 'group_not_found':
      return 'Ce groupe n’existe plus'
    case 'asset_not_ready':
      return 'Ce fichier n’est pas encore prêt'
    case 'asset_in_use':
      return 'Ce média est utilisé dans la timeline et ne peut pas être supprimé.'
    case 'incompatible_track':
      return INCOMPATIBLE[refusal.accepts]
    case 'no_room':
      return `Il n’y a pas assez de place ici : il faut ${frames(refusal.requiredFrames)}, ${frames(refusal.availableFrames)} de libre`
    case 'nothing_to_join':
      return 'Une transition demande un clip de chaque côté de la coupe'
    case 'no_transition_material':
      return `Les clips n’ont rien à faire se chevaucher : ${frames(refusal.afterFrames)} après la fin du premier, ${frames(refusal.beforeFrames)} avant le début du second. Rognez-les, ou utilisez un fondu au noir, qui n’en demande pas.`
    case 'too_long':
      return 'La source n’est pas aussi longue'
    case 'out_of_range':
      return `Veuillez choisir une valeur de ${refusal.min} à ${refusal.max}`
    case 'take_not_ready':
      return 'Cette prise n’est pas encore prête'
    case 'fixed_length':
      return 'La durée de cet élément est fixe'
    case 'nothing_to_split':
      return 'Placez la tête de lecture dans un clip pour le scinder'
    case 'nothing_to_trim':
      return 'Placez la tête de lecture dans un clip pour le rogner là'
    case 'no_beats':
      return 'Il n’y a pas encore de musique rythmée dans ce film'
    case 'nothing_to_cut':
      return 'Un film doit avoir au moins deux clips pour être coupé sur le rythme'
    case 'nothing_in_range':
      return 'Il n’y a rien du film à cet endroit'
    case 'words_not_found':
      return 'Ces mots ne sont plus dans le film'
    case 'too_short':
      return 'Il ne resterait rien du son ou de l’image qui va avec. Scindez-le plutôt, et supprimez la partie'
    case 'nothing_to_duplicate':
      return 'Sélectionnez un clip, un son ou un sous-titre pour le dupliquer'
    case 'nothing_to_copy':
      return 'Sélectionnez un clip, un son ou un sous-titre pour le copier'
    case 'nothing_to_paste':
      return 'Rien n’a encore été copié d’une timeline'
    case 'other_frame_rate':
      return `Ceci a été copié d’une histoire à ${refusal.copiedFps} images par seconde ; celle-ci en a ${refusal.fps}`
    case 'marker_not_found':
      return 'Ce repère n’existe plus'
    case 'empty_range':
      return 'Le point de sortie doit être après le point d’entrée'
    case 'too_many_markers':
      return `Une timeline a au plus ${refusal.max} repères`
    case 'track_locked':
      return refusal.name
        ? `La piste « ${refusal.name} » est verrouillée. Déverrouillez-la d’abord`
        : 'Une piste que cela modifierait est verrouillée. Déverrouillez-la d’abord'
    case 'nothing_to_freeze':
      return 'Placez la tête de lecture sur un clip pour figer son image'
    case 'sound_detached':
      return 'Le son de ce clip est déjà sur sa propre piste'
    case 'nothing_to_attach':
      return 'Le son de ce clip n’est pas détaché'
    case 'no_material':
      return 'Le fichier n’a plus rien à montrer dans cette direction'
    case 'no_cut':
      return 'Il n’y a pas de coupe ici : un autre élément doit le toucher'
    case 'nothing_to_link':
      return 'Sélectionnez au moins deux éléments pour les lier'
    case 'nothing_to_unlink':
      return 'La sélection n’est pas liée'
    case 'several_clips':
      return 'Un groupe ne peut contenir qu’un clip du film. Sélectionnez un clip et ce qui va avec'
    case 'invalid_version':
      return `Cette version ne peut pas être rétablie : ${refusal.message}`
    case 'read_only':
      return refusal.reason
    case 'no_boundary':
    case 'wrong_kind':
    case 'shot_exists':
      return null
  }
}
