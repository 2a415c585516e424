import type * as english from '../../music/music-video.ts'
import type { Translation } from '../../locale/translation.ts'

export const musicVideoTexts: Translation<typeof english.musicVideoTexts> = {
  types: {
    'singing-dancing': {
      short: 'Un personnage chante et danse',
      text: 'Un personnage chante votre chanson, les lèvres calées sur les mots, et danse d’une scène à l’autre.',
    },
    'consistent-style': {
      short: 'Un seul style pour toute la chanson',
      text: 'Un seul style du premier au dernier temps, monté sur la musique. Aucun personnage n’est nécessaire.',
    },
    'consistent-character': {
      short: 'Le même visage dans une histoire',
      text: 'La chanson devient une histoire, et le même visage la traverse entièrement.',
    },
    'lyrics-video': {
      short: 'Les paroles sur des images',
      text: 'Les paroles apparaissent quand elles sont chantées, sur des images qui leur vont.',
    },
  },
  chooser: {
    title: 'Quel clip musical voulez-vous créer ?',
    note: 'Les quatre sont montés sur votre chanson. Le type peut être changé plus tard, dans le formulaire.',
    sampleLine: 'et la nuit chante avec nous',
  },

  typeLabel: 'Type de clip musical',
  songLabel: 'Chanson',
  songHint: 'Idéal avec des chansons de 5 minutes au plus. Les plus longues sont acceptées aussi, et facturées sur toute leur durée.',
  optionsLabel: 'Montage, format et qualité',
  castHint: {
    'singing-dancing': 'Deux au plus. Le premier chante.',
    'consistent-character': 'Deux au plus. Le premier est dans chaque scène.',
  },
  castHintInstrumental: 'Deux au plus. Le premier mène.',
  instrumental: {
    label: 'Cette chanson n’a pas de voix',
    singingNote:
      'Cette chanson n’a pas de voix, donc personne ne chante : les personnages dansent et jouent dessus. Pour des lèvres calées sur les mots, utilisez une chanson avec voix.',
    lyricsNote:
      'Cette chanson n’a pas de voix. Les mots s’affichent en rythme avec la musique : ceux que vous collez ci-dessous, sinon ceux de la chanson si elle en a.',
    switchToLyrics: 'Afficher plutôt les mots en texte',
  },

  sung: {
    label: (singer) => `La faire chanter par ${singer}`,
    nobody: 'La faire chanter : aucun fournisseur connecté ne le peut pour l’instant',
    hint: 'Une nouvelle chanson d’une minute est créée avec les mots ci-dessous, sinon ceux de la chanson, dans son ambiance et son genre. Elle sonne différemment de ce que vous entendez ici.',
  },

  counter: (count, limit) => `${count}/${limit}`,
  topic: {
    label: 'Récit',
    placeholder: 'Que se passe-t-il dans la chanson ? Un moment par ligne.',
    hint: 'Si vous laissez vide, la chanson raconte l’histoire toute seule.',
  },
  scenes: {
    label: 'Scènes',
    placeholder: 'Où est-elle chantée ? Une scène la nuit, un toit au lever du soleil…',
    hint: 'Facultatif',
  },
  lyrics: {
    label: 'Paroles',
    none: 'Facultatif',
    lines: (count) => `${count} ${count > 1 ? 'lignes' : 'ligne'}`,
    placeholder: 'Collez les paroles, une ligne chacune',
    hint: 'Les sous-titres suivent ces paroles quand elles sont chantées. Les temps comme [00:12.50] sont conservés. Si vous laissez vide, les paroles inscrites dans le fichier de la chanson sont utilisées, s’il en contient.',
    instrumentalHint:
      'Cette chanson n’a pas de voix : ces mots s’affichent en texte, répartis sur sa musique. Les temps comme [00:12.50] sont conservés.',
  },

  style: {
    label: 'Style de la vidéo',
    autoNote: 'La chanson choisit',
    customNote: 'Avec vos propres mots',
    describe: 'Décrivez le style',
    describeHint: 'Couleurs, matières, lumière. Par exemple : papier découpé, lumière chaude, couleurs d’automne.',
    reference: 'Image de référence',
    referenceHint: 'Déposez ou choisissez une image',
    referenceBusy: 'Envoi…',
    referenceUsed: 'Le style est tiré de cette image.',
    referenceNote: 'Ou montrez une image : ses couleurs et sa lumière deviennent le style de la vidéo.',
    remove: 'Retirer l’image',
  },

  toggles: {
    enable_beat_sync: { label: 'Calage sur le rythme', hint: 'Les coupes tombent sur le temps' },
    auto_captions: { label: 'Sous-titres', hint: 'Les paroles quand elles sont chantées' },
    enable_broll: { label: 'B-roll', hint: 'Des décors entre les plans principaux' },
    enable_start_end_frame: { label: 'Images de début et de fin', hint: 'Chaque plan s’enchaîne au suivant' },
  },
  startEndLocked: 'Toujours activé en mode Style',
  filmResolution: 'Résolution de la vidéo',
  upscaled: 'Le film est réalisé en 1080p.',

  animated: { label: 'Vidéo animée', on: 'Les images bougent', off: 'Images fixes, moins cher' },
  simple: {
    title: 'Importer une chanson (5 minutes au plus)',
    examples: 'Exemples de chansons',
  },

  advancedNote: 'Chaque plan est facturé selon ses modèles.',

  starts: {
    music_video: {
      started: (id) => `Création du clip musical lancée, traitement ${id}`,
      finished: 'Clip musical créé',
      failed: (reason) => `Échec de la création du clip musical : ${reason}`,
    },
    lyrics_video: {
      started: (id) => `Création de la vidéo de paroles lancée, traitement ${id}`,
      finished: 'Vidéo de paroles créée',
    },
    processFailed: (reason) => `Échec du traitement : ${reason}`,
    unknownError: 'Erreur inconnue',
  },

  missing: { song: 'Choisissez une chanson', character: 'Choisissez un personnage', both: 'Choisissez une chanson et un personnage' },

  validation: {
    music: 'Veuillez fournir l’URL d’une musique',
    url: 'Veuillez saisir une URL valide',
    character: 'Veuillez choisir un personnage',
    style: 'Veuillez décrire un style',
    styleOrPicture: 'Veuillez décrire un style ou en montrer une image',
    topic: (limit) => `Veuillez utiliser au plus ${limit} caractères`,
    uploadFailed: (reason) => `Échec de l’envoi : ${reason}`,
    imageUploadFailed: 'L’image n’a pas pu être envoyée',
  },
}
