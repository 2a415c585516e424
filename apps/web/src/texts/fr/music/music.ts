import type * as english from '../../music/music.ts'
import type { Translation } from '../../locale/translation.ts'
import { genreOf, moodNameOf } from './song-words.ts'

export const musicTexts: Translation<typeof english.musicTexts> = {
  background: {
    label: 'Musique de fond',
    choices: { auto: 'Auto', trending: 'Tendances', link: 'Lien', upload: 'Importer', none: 'Aucune' },
    hints: {
      auto: 'Choisie pour aller avec l’histoire.',
      none: 'La vidéo n’a pas de musique.',
    },
    missing: {
      link: 'Veuillez coller un lien musical Suno',
      upload: 'Veuillez importer un fichier audio',
      trending: 'Veuillez choisir une chanson dans les tendances',
    },
    ownFile: 'Un fichier à vous.',
    pick: { trending: 'Choisir une chanson', link: 'Coller un lien', upload: 'Choisir un fichier' },
  },

  source: {
    label: 'Musique',
    pasteLink: 'Coller un lien',
    upload: 'Importer / glisser',
    pick: 'Chansons à la une',
    drop: 'Déposez votre fichier musical ici. MP3, WAV, M4A et d’autres formats audio sont acceptés',
    tooLong: (length) => `Cette chanson dure ${length}. Coupez-la ou gardez-la entière.`,
    unknownLength: 'La durée n’a pas pu être lue ici. Elle est mesurée avant la création de la vidéo.',
    remove: (name) => `Retirer ${name}`,
    preparing: 'Préparation de la chanson…',
    trimmed: (start, end, total) => `de ${start} à ${end} sur ${total}`,
  },

  upload: {
    label: 'Fichier musical',
    busy: 'Traitement de l’audio…',
    notAudio: 'Veuillez choisir un fichier audio',
    tooLarge: (name, megabytes) => `${name} est trop volumineux (max. ${megabytes} Mo)`,
    failed: 'La musique n’a pas pu être envoyée. Veuillez réessayer.',
    tooShort: (seconds) => `La musique doit durer au moins ${seconds} secondes`,
  },

  link: {
    title: 'Coller un lien musical Suno ou TikTok',
    label: 'Lien vers la chanson',
    placeholder: 'https://suno.com/song/...',
    import: 'Récupérer la musique',
    importing: 'Récupération de la musique…',
    preparing: 'Préparation…',
    cancel: 'Annuler',
    empty: 'Veuillez saisir une URL',
    invalidUrl: 'Veuillez saisir une URL valide',
    unsupportedHost: 'Veuillez saisir une URL de TikTok ou de Suno Music',
    failed: 'Échec de la lecture de l’URL musicale. Veuillez réessayer.',
    fileFailed: 'Échec du téléchargement du fichier musical. Veuillez réessayer.',
    untitled: 'Chanson d’un lien',
  },

  trim: {
    title: 'Couper la chanson',
    open: 'Couper',
    part: 'Partie de la chanson utilisée',
    start: 'Début',
    end: 'Fin',
    length: 'Durée',
    play: 'Lire la partie',
    pause: 'Pause',
    limits: (min, max) => `De ${min} secondes à ${max / 60} minutes.`,
    how: { pointer: 'Glissez les bords ou déplacez-les avec les flèches du clavier.', touch: 'Glissez les bords.' },
    required: (max) => `Cette chanson dure plus de ${max / 60} minutes. Choisissez la partie à utiliser.`,
    cancel: 'Annuler',
    keepWhole: 'Garder la chanson entière',
    use: 'Utiliser cette partie',
    busy: 'Découpe…',
    unplayable: 'Cette chanson ne peut pas être lue ici. Elle peut quand même être utilisée entière.',
  },

  player: {
    listen: (name) => `Écouter ${name}`,
    stop: (name) => `Arrêter ${name}`,
    play: (name) => `Lire ${name}`,
    pause: (name) => `Mettre ${name} en pause`,
    unavailable: 'Cette chanson ne peut pas être lue maintenant',
  },

  songs: {
    title: 'Chansons tendance',
    featured: 'Chansons à la une',
    moods: 'Ambiances',
    mood: moodNameOf,
    facts: (artist, genre, tempo) => `${artist}, ${genreOf(genre)}, ${tempo} BPM`,
    select: 'Choisir',
    selectLabel: (name) => `Choisir ${name}`,
    failed: 'Les chansons n’ont pas pu être chargées. Votre formulaire est conservé.',
    retry: 'Réessayer',
    externalLinks: 'Plus de musique',
    freeMusic: 'Musique libre de droits',
    makeMusic: 'Créer une chanson',
    learnMore: 'En savoir plus',
  },
}
