import { formatDecimal } from '../../format.ts'
import type * as english from '../../editor/sound.ts'
import type { Translation } from '../../locale/translation.ts'

export const soundTexts: Translation<typeof english.soundTexts> = {
  fadeIn: 'Fondu d’entrée',
  fadeOut: 'Fondu de sortie',
  seconds: (seconds) => `${formatDecimal(seconds, 2)} s`,
  line: 'Volume',
  percent: (value) => `${Math.round(value * 100)} %`,
  point: (at) => `Volume à ${at}`,
  pointRemoved: (at) => `Point de volume à ${at} supprimé`,
  noSoundHere: 'Sélectionnez un son ou un clip qui se trouve sous la tête de lecture',
  pointAdded: (at) => `Point de volume ajouté à ${at}`,
  voiceOver: {
    open: 'Enregistrer une voix off',
    hint: 'Votre voix est enregistrée à partir de la tête de lecture pendant que le film est lu. Mettez un casque, pour que le film ne soit pas enregistré avec elle.',
    asking: 'Autorisez le microphone dans votre navigateur…',
    counting: (seconds) => `L’enregistrement commence dans ${seconds}`,
    recording: 'Enregistrement…',
    saving: 'Sauvegarde de l’enregistrement…',
    record: 'Enregistrer',
    stop: 'Arrêter et garder',
    discard: 'Abandonner',
    level: 'Niveau du microphone',
    placed: 'Voix off placée là où elle a été dite',
    failures: {
      unsupported: 'Ce navigateur ne peut pas enregistrer de son à envoyer. Enregistrez-le ailleurs et importez le fichier sous Voix off.',
      refused: 'Le navigateur n’a pas autorisé le microphone. Autorisez-le dans les réglages de cette page, puis appuyez sur Enregistrer.',
      no_microphone: 'Aucun microphone trouvé. Branchez-en un, puis appuyez sur Enregistrer.',
      failed: 'Rien n’a été enregistré. Vérifiez le microphone, puis appuyez sur Enregistrer.',
    },
  },
}
